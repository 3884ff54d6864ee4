//! Options and the position before the first luck.

use crate::components::Components;
use crate::lists::Cards;
use crate::path::Path;
use crate::piles::Pile;
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase};

/// What is fixed for a game: how many play, 2 to 4, and who starts (AT-2.4).
pub type Options = engine::StartOptions<4>;

/// AT-2.1 to AT-2.4: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Atlantis, Illegal> {
    let seats = options.seats;
    fail_if!(!(2..=4).contains(&seats), Illegal::Seats { seats });
    let start = options.chosen().map_err(|seat| Illegal::StartSeat { seat, seats })?;
    let all = Cards::each(components.per_object);
    Ok(Atlantis {
        path: Path::new(components),
        occupied: 0,
        unseen: components.all,
        tiles: [[0; 2]; 4],
        values: [[0; 7]; 4],
        worth: [0; 4],
        removed_tiles: 0,
        removed_worth: 0,
        hands: [Pile::default(); 4],
        draw_pile: all.into(),
        discard: Cards::default(),
        removed_cards: Cards::default(),
        known: [Cards::default(); 4],
        shuffled: all,
        undrawn: [all; 4],
        payable: Pile::default(),
        played: Cards::default(),
        bought: 0,
        figures: [[0; 3]; 4],
        seats,
        active: start.unwrap_or_default(),
        start,
        ended_by: None,
        stuck: 0,
        phase: if start.is_some() { Phase::Layout } else { Phase::Start },
    })
}
