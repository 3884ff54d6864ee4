//! What lies openly in front of everybody: the panel of each player, and the common stores.

use engine::Seat;
use game_last_days::{LastDays, View};
use maud::{Markup, html};

use super::Face;
use super::{art, words};
use crate::l10n::say;
use ui::picture::{Scene, SeatFacts};
use ui_fleet::edition::Edition;
use ui_fleet::panels;

/// A player in the panel.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, LastDays>) -> SeatFacts {
    let lang = scene.lang;
    let table = &view.table;
    let figures: Vec<String> = table.senator(seat).map(|senator| words::senator(lang, senator)).into_iter().collect();
    let lost = table.lost[seat];
    let more = html! {
        @if lost > 0 {
            span.fact.lost title=(say(lang, "ld-board-lost", &[])) {
                (art::icon("x-all_lost")) b { (lost) } span { (say(lang, "ld-board-lost", &[])) }
            }
        }
    };
    panels::facts::<Face>(view, seat, scene, &figures, more)
}

/// Who wins ties, the events to come, what landings are worth, and piles.
pub(super) fn stores(view: &View, scene: &Scene<'_, LastDays>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let facts = Face::facts(view, scene);
    html! {
        (panels::order(&facts, scene, |_| html! {}))
        (panels::worth::<Face>(&facts, lang))
        (panels::piles::<Face>(&facts.cards, lang))
        @if table.council.event_deck > 0 {
            details #unseen {
                summary { (say(lang, "ld-board-unseen", &[])) }
                ul.shown {
                    @for event in table.unseen_events.iter() {
                        li { (art::icon(art::event_icon(event))) (words::event_title(lang, event)) @if event.is_doom() { (art::icon("x-fallen")) } }
                    }
                }
            }
        }
    }
}
