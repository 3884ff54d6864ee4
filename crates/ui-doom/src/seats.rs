//! What lies openly in front of everybody: the panel of each player, and the common stores.

use engine::Seat;
use game_doom::{Doom, Faction, View};
use maud::{Markup, html};

use super::Face;
use super::{art, words};
use crate::l10n::say;
use ui::picture::{Scene, SeatFacts};
use ui_fleet::edition::Edition;
use ui_fleet::panels;

/// A player in the panel.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, Doom>) -> SeatFacts {
    let held = Faction::ALL.into_iter().filter(|&faction| view.table.holder(faction) == Some(seat));
    let figures: Vec<String> = held.map(|faction| words::faction(scene.lang, faction)).collect();
    panels::facts::<Face>(view, seat, scene, &figures, html! {})
}

/// Who wins ties, piles, the display, and what landings are worth.
pub(super) fn stores(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let facts = Face::facts(view, scene);
    let price = |place: usize| {
        html! {
            small title=(say(lang, "da-board-price", &[])) { (art::icon("x-cube")) (table.price(place as u8)) span.vh { (say(lang, "da-board-price", &[])) } }
        }
    };
    html! {
        (panels::order(&facts, scene, price))
        @if table.display.iter().any(Option::is_some) {
            h2 { (say(lang, "da-board-display", &[])) }
            ul.shown {
                @for special in table.display.into_iter().flatten() {
                    li { (art::icon(art::special_icon(special))) (words::special(lang, special)) }
                }
            }
        }
        (panels::worth::<Face>(&facts, lang))
        (panels::piles::<Face>(&facts.cards, lang))
    }
}
