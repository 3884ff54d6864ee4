//! stub
use crate::picture::{Scene, SeatFacts};
use engine::Seat;
use game_atlandice::{Atlandice, Party, View};
use maud::{Markup, html};
pub(super) fn facts(view: &View, seat: Seat, _: &Scene<'_, Atlandice>) -> SeatFacts {
    SeatFacts {
        mark: html! {},
        mark_words: String::new(),
        points: view.table.points(Party::Seat(seat)),
        facts: html! {},
    }
}
pub(super) fn stores(_: &View, _: &Scene<'_, Atlandice>) -> Markup {
    html! {}
}
