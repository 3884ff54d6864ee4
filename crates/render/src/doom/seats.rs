//! The panel of a player, and the common stores.

use engine::Seat;
use game_doom::{Colour, Doom, View};
use maud::{Markup, html};

use super::words;
use crate::picture::{Scene, SeatFacts};

/// What the panel says of a player.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, Doom>) -> SeatFacts {
    SeatFacts {
        mark: html! { (words::letter(scene.lang, Colour::Seat(seat))) },
        mark_words: words::mark(scene.lang, Colour::Seat(seat)),
        points: view.table.points(seat),
        facts: html! {},
    }
}

/// Piles and other common stores.
pub(super) fn stores(_view: &View, _scene: &Scene<'_, Doom>) -> Markup {
    html! {}
}
