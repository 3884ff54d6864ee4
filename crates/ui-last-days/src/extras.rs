//! What only this edition has on the board and in front of a player: the Hand of the Gods, the further ship of Favourable
//! Winds, and cubes that are lost for good.

use game_last_days::{Berth, Card, Colour, EventCard, Zone};
use maud::{Markup, html};

use super::Face;
use super::edition::Own;
use super::{art, words};
use crate::l10n::say;
use ui_fleet::cards;
use ui_fleet::edition::{Canvas, Edition, Look};
use ui_fleet::marks::{self, Spot};
use ui_fleet::tray;
use ui_fleet::words::soft;

/// LD-12.9: the Hand of the Gods lies open between sky and sea.
pub(super) fn gods(canvas: &Canvas<'_, Face>) -> Markup {
    let lang = canvas.scene.lang;
    let table = &canvas.view.table;
    let gods = table.gods;
    if gods.is_empty() {
        return html! {};
    }
    let note = if table.gods_played { "ld-board-gods-taken" } else { "ld-board-gods-note" };
    html! {
        section.gods aria-labelledby="gods-title" {
            h2 #gods-title { (art::icon("x-gift")) (say(lang, "ld-board-gods", &[])) small { (say(lang, note, &[])) } }
            ul {
                @for card in Card::ALL.into_iter().filter(|card| gods.of(card.index()) > 0) {
                    @let Look { icon, number, extra, class, .. } = Face::look(card);
                    @let count = gods.of(card.index());
                    @let inside = html! {
                        span.gart { (art::icon(icon)) b { (number) } (cards::also(extra)) }
                        span.gname { (soft(&words::card(lang, card))) }
                        @if count > 1 { b.many { "×" (count) } }
                    };
                    li data-piece={ "gods-" (card.name()) } title=(words::card_effect(lang, card)) {
                        (marks::control::<Face>(canvas.offer, lang, Spot::More(Own::Gods(card)), &format!("god {class}"), &words::card(lang, card), &inside))
                    }
                }
            }
        }
    }
}

/// LD-12.6: where a ship could be either the premium one or the further one, the further one is a button of its own.
pub(super) fn winds(canvas: &Canvas<'_, Face>, berth: Berth) -> Markup {
    let lang = canvas.scene.lang;
    let both = marks::lit::<Face>(canvas.offer, Spot::Ship(berth)).is_some();
    let inside = html! { (art::icon("x-winds")) span { (words::event_title(lang, EventCard::Winds)) } };
    html! {
        @if let Some(lit) = marks::lit::<Face>(canvas.offer, Spot::Further(berth)).filter(|_| both) {
            (marks::lit_button(lit, canvas.offer.is_armed(lit), "fromhold bywinds", &inside))
        }
    }
}

/// LD-12.14: own cubes on the Senate and on New Land, while some must go for good.
pub(super) fn lose_on_board(canvas: &Canvas<'_, Face>, zone: Zone) -> Markup {
    let Some(lit) = marks::lit::<Face>(canvas.offer, Spot::OnBoard(Own::Lose(zone))) else { return html! {} };
    let Some(seat) = canvas.scene.viewer.seat() else { return html! {} };
    let table = &canvas.view.table;
    let count =
        if zone == Zone::Senate { table.council.senate(seat) } else { table.council.harbour.new_land[seat.index()] };
    let class = if zone == Zone::Senate { "lose insenate" } else { "lose onland" };
    let inside = html! { (art::cube(Colour::Seat(seat))) b { (count) } (art::icon("x-all_lost")) };
    marks::lit_button(lit, canvas.offer.is_armed(lit), class, &inside)
}

/// LD-12.14: own cubes off the board, while some must go for good.
pub(super) fn lose_at_home(own: &tray::Own<'_, Face>) -> Markup {
    let lang = own.scene.lang;
    let table = &own.view.table;
    let there: Vec<_> =
        own.lits(|spot| if let Spot::More(Own::Lose(zone)) = spot { Some(zone) } else { None }).collect();
    html! {
        @if !there.is_empty() {
            section.loses {
                h2 { (art::icon("x-all_lost")) (say(lang, "ld-board-lose", &[])) }
                ul {
                    @for (lit, zone) in there {
                        @let (key, count) = match zone {
                            Zone::Supply => ("ld-board-zone-supply", table.council.supply(own.seat)),
                            Zone::Front => ("ld-board-zone-front", table.council.players[own.seat].spent),
                            _ => ("ld-board-zone-slots", (0..5).map(|slot| table.council.on_slot(own.seat, slot)).sum()),
                        };
                        @let inside = html! { (art::cube(Colour::Seat(own.seat))) b { (count) } span { (say(lang, key, &[])) } };
                        li { (own.button(lit, "lose", &inside)) }
                    }
                }
            }
        }
    }
}
