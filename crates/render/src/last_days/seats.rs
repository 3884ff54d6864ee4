//! What lies openly in front of everybody.

use engine::Seat;
use game_last_days::{Colour, LastDays, View};
use maud::{Markup, html};

use super::words;
use crate::fleet::art;
use crate::picture::{Scene, SeatFacts};

pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, LastDays>) -> SeatFacts {
    SeatFacts {
        mark: art::seat_mark(seat, scene.lang),
        mark_words: words::mark(scene.lang, Colour::Seat(seat)),
        points: view.table.points(seat),
        facts: html! {},
    }
}

pub(super) fn stores(_: &View, _: &Scene<'_, LastDays>) -> Markup {
    html! {}
}
