//! What only this edition has in front of a player: whom Demagogos means, and the special cards on display.

use game_doom::{Doom, View};
use maud::{Markup, html};

use super::Face;
use super::art;
use super::choices::Offer;
use super::edition::Own;
use crate::l10n::say;
use ui::picture::Scene;
use ui_fleet::marks::Spot;
use ui_fleet::tray::{More, Own as Tray};
use ui_fleet::{cards, tray as shared};

/// What lies in front of the viewer; nothing for spectators.
pub(super) fn tray(view: &View, scene: &Scene<'_, Doom>, offer: &Offer) -> Markup {
    shared::tray(view, scene, offer, |own| More { hands: html! {}, bench: html! { (rivals(own)) (display(own)) } })
}

/// DA-8.3: at whose bid to look, whom to force.
fn rivals(own: &Tray<'_, Face>) -> Markup {
    let lang = own.scene.lang;
    let rivals: Vec<_> =
        own.lits(|spot| if let Spot::More(Own::Rival(seat)) = spot { Some(seat) } else { None }).collect();
    let slot = usize::from(own.view.table.council.vote.slot);
    html! {
        @if !rivals.is_empty() {
            section.rivals {
                h2 { (say(lang, "da-board-rivals", &[])) }
                ul {
                    @for (lit, seat) in rivals {
                        @let card = own.view.cards.players[seat].row[slot % 5];
                        @let inside = html! {
                            (art::seat_mark(seat, lang))
                            span.rname { (own.scene.name(seat)) }
                            @if own.view.table.council.ready.contains(seat) { (cards::seal()) }
                            @if let Some(card) = card { i class=(art::card_class(card)) { (art::icon(art::card_icon(card))) } }
                        };
                        li { (own.button(lit, "rival", &inside)) }
                    }
                }
            }
        }
    }
}

/// DA-13.5.2: the special cards on display, while one is taken.
fn display(own: &Tray<'_, Face>) -> Markup {
    let lang = own.scene.lang;
    let shown: Vec<_> =
        own.lits(|spot| if let Spot::More(Own::Display(card)) = spot { Some(card) } else { None }).collect();
    html! {
        @if !shown.is_empty() {
            section.display {
                h2 { (say(lang, "da-board-display", &[])) }
                ul {
                    @for (lit, special) in shown {
                        li {
                            @match special {
                                Some(special) => {
                                    (own.button(lit, "card small bronze", &cards::special_face(&own.facts, lang, special)))
                                }
                                None => {
                                    @let inside = html! { b.big { "?" } span.cn { (say(lang, "da-board-top", &[])) } };
                                    (own.button(lit, "card small back", &inside))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
