//! Options and the position before the first luck.

use datafile::Shared;
use engine::{Seat, SeatSet};

use crate::components::Components;
use crate::kinds::{Area, Good, Party};
use crate::refusals::Illegal;
use crate::state::{Atlandice, Phase, Tokens};

/// What is fixed for a game: how many play, 2 to 4, and who starts (AD-2.1).
pub type Options = engine::StartOptions<4>;

/// AD-2.3 to AD-2.7: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Atlandice, Illegal> {
    let seats = options.seats;
    fail_if!(!(2..=4).contains(&seats), Illegal::Seats { seats });
    let start = options.chosen().map_err(|seat| Illegal::StartSeat { seat, seats })?;
    let in_district = components.district_start[usize::from(seats - 2)];
    let mut goods = [[0; 5]; 6];
    for good in Good::ALL {
        goods[good.district().index()][good.index()] = in_district;
        goods[Area::BlackMarket.index()][good.index()] = components.market_start;
    }
    Ok(Atlandice {
        data: Shared(components),
        goods,
        held: [[0; 5]; 4],
        boxed: [components.per_type - components.market_start - in_district; 5],
        dice: [0; 6],
        top: [None; 5],
        below: [0b111; 5],
        won: [0; 4],
        unclaimed: 0,
        tokens: [Tokens::default(); 4],
        round: 0,
        submarine: components.submarine_start,
        hand: 0,
        seats,
        start,
        active: start.unwrap_or_default(),
        taken: [0; 4],
        given: SeatSet::EMPTY,
        searches: 0,
        party: Party::Seat(Seat(0)),
        here: Area::BlackMarket,
        filled: 0,
        last_round: false,
        phase: if start.is_some() { Phase::Tops } else { Phase::Start },
    })
}
