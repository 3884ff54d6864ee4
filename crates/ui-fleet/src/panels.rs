//! What lies openly in front of everybody: the panel of each player, and the common stores.

use ::fleet::{Colour, Special};
use engine::Seat;
use maud::{Markup, html};

use super::cards::{self, Bid, Row, Stage};
use super::edition::{Asking, Edition, Look, Position, asking};
use super::{art, words};
use crate::l10n::say;
use ui::picture::{Scene, SeatFacts, View};

/// A player in the panel, with the figures and what else only one edition tells.
pub fn facts<E: Edition>(
    view: &View<E>,
    seat: Seat,
    scene: &Scene<'_, E::Game>,
    figures: &[String],
    more: Markup,
) -> SeatFacts {
    let lang = scene.lang;
    let own = scene.is_you(seat);
    let facts = html! {
        (status::<E>(view, seat, scene))
        // The viewer's own row lies in the own area.
        @if !own && let Some(row) = Row::of::<E>(view, scene, seat) { (mini::<E>(view, scene, &row)) }
        (offices::<E>(view, seat, scene, figures))
        (counts::<E>(view, seat, scene))
        (more)
    };
    SeatFacts {
        mark: art::seat_mark(seat, lang),
        mark_words: words::mark(lang, Colour::Seat(seat)),
        // At the end special cards count too.
        points: E::scores_of(view)[seat],
        facts,
    }
}

/// What a player is doing: has sealed, thinks, is entitled.
fn status<E: Edition>(view: &View<E>, seat: Seat, scene: &Scene<'_, E::Game>) -> Markup {
    let lang = scene.lang;
    let table = E::table(view);
    let together = matches!(asking::<E>(view, scene), Asking::Influence | Asking::Sealing | Asking::Laying);
    let ballot = table.ballot();
    let sealed = together && table.ready().contains(seat);
    let acting = ballot.acting.as_slice().iter().position(|&other| other == seat);
    let played = ballot.played.contains(seat);
    let voting = E::row(view, seat).laid > 0 && !together;
    html! {
        @if sealed {
            span.fact.state.ok { (cards::seal()) (say(lang, "fleet-board-chosen", &[])) }
        } @else if scene.awaited.contains(seat) {
            span.fact.state.think { (art::icon("x-think")) (say(lang, "fleet-board-thinks", &[])) }
        } @else if let (true, Some(place)) = (voting, acting) {
            span.fact.state {
                (art::icon(if played { "x-check" } else { "x-flag" }))
                (say(lang, if played { "fleet-board-has-played" } else { "fleet-board-entitled" }, &[("place", (place + 1).into())]))
            }
        }
    }
}

/// A row of small cards: what everybody sees of it.
fn mini<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>, row: &Row<E::Card>) -> Markup {
    let lang = scene.lang;
    html! {
        ol class={ "mini n" (row.length) } {
            @for slot in 0..row.length {
                @let state = match row.stage(slot) { Stage::Done => " done", Stage::Now => " cur", Stage::ToCome => "" };
                @match row.card(slot) {
                    Some(card) => {
                        @let Look { icon, number, extra, class } = E::card_look(card);
                        li class={ (class) (state) @if row.is_carried(slot) { " carried" } }
                            data-piece={ "row" (row.seat.0) "-" (slot) } title=(E::card_words(lang, card)) {
                            (art::icon(icon)) b aria-hidden="true" { (number) } (cards::also(extra))
                            span.vh { (E::card_words(lang, card)) }
                            @if let Some(rank) = row.rank::<E>(E::table(view), slot) { b.rank aria-hidden="true" { (rank) } }
                            (badge::<E>(view, scene, row, slot))
                        }
                    }
                    None if row.is_laid(slot) => {
                        li class={ "back" (state) } data-piece={ "row" (row.seat.0) "-" (slot) } title=(say(lang, "fleet-board-face-down", &[])) {
                            span aria-hidden="true" { "?" } span.vh { (say(lang, "fleet-board-face-down", &[])) }
                            (badge::<E>(view, scene, row, slot))
                        }
                    }
                    None => { li class={ "hollow" (state) } {} }
                }
            }
        }
    }
}

/// What was bid on a small card.
fn badge<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>, row: &Row<E::Card>, slot: u8) -> Markup {
    let lang = scene.lang;
    html! {
        @match Bid::of::<E>(view, scene, row, slot) {
            Bid::None => {}
            Bid::Sealed(known) => {
                small.w title=(say(lang, "fleet-board-sealed", &[])) {
                    (cards::seal()) @if let Some(count) = known { (count) }
                    span.vh { (say(lang, "fleet-board-sealed", &[])) }
                }
            }
            Bid::Open(count) => {
                small title=(words::cubes(lang, count)) {
                    (cards::cubes(row.seat, slot, count.min(1))) (count) span.vh { (words::cubes(lang, count)) }
                }
            }
        }
    }
}

/// The place in the Senate, and the figures.
fn offices<E: Edition>(view: &View<E>, seat: Seat, scene: &Scene<'_, E::Game>, figures: &[String]) -> Markup {
    let lang = scene.lang;
    let table = E::table(view);
    let place = table.senate_order().as_slice().iter().position(|&other| other == seat).unwrap_or(0) + 1;
    html! {
        span.fact title=(say(lang, "fleet-board-place", &[("place", place.into())])) {
            (art::icon("x-senate")) b { (place) "." }
            span.vh { (say(lang, "fleet-board-place", &[("place", place.into())])) }
            @for figure in figures { span.office { (figure) } }
        }
    }
}

/// The sizes of what is hidden.
fn counts<E: Edition>(view: &View<E>, seat: Seat, scene: &Scene<'_, E::Game>) -> Markup {
    let lang = scene.lang;
    let table = E::table(view);
    let supply = (!scene.is_you(seat)).then(|| format!("supply-{}", seat.0));
    let known = E::specials(view, seat);
    let sizes = E::sizes(view);
    let shown = !scene.is_you(seat) && !known.is_empty();
    html! {
        span.fact.sizes {
            span title=(words::cubes(lang, table.supply(seat))) data-piece=[supply] {
                (art::cube(Colour::Seat(seat))) b aria-hidden="true" { (table.supply(seat)) } span.vh { (words::cubes(lang, table.supply(seat))) }
            }
            span title=(words::politics_cards(lang, sizes.hands[seat])) {
                (art::icon("x-cards")) b aria-hidden="true" { (sizes.hands[seat]) } span.vh { (words::politics_cards(lang, sizes.hands[seat])) }
            }
            span title=(words::special_cards(lang, sizes.specials[seat])) {
                (art::icon("x-special")) b aria-hidden="true" { (sizes.specials[seat]) } span.vh { (words::special_cards(lang, sizes.specials[seat])) }
            }
            @if table.spent(seat) > 0 {
                span title=(E::say(lang, E::SPENT, &[])) {
                    (art::icon("x-spent")) b aria-hidden="true" { (table.spent(seat)) } span.vh { (E::say(lang, E::SPENT, &[])) " " (table.spent(seat)) }
                }
            }
        }
        @if shown {
            span.fact.known {
                @for special in Special::ALL {
                    @for _ in 0..known.of(special.index()) {
                        span.seen title=(words::special(lang, special)) { (art::icon(art::special_icon(special))) span.vh { (words::special(lang, special)) } }
                    }
                }
            }
        }
    }
}

/// Senate order: who wins ties. Beside the cubes of each stands what an edition puts there.
pub fn order<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>, beside: impl Fn(usize) -> Markup) -> Markup {
    let lang = scene.lang;
    let table = E::table(view);
    let order = table.senate_order();
    html! {
        h2 { (say(lang, "fleet-board-order", &[])) }
        ol.order {
            @for (place, &seat) in order.as_slice().iter().enumerate() {
                li.you[scene.is_you(seat)] {
                    (art::named_mark(Colour::Seat(seat), lang)) b { (table.senate(seat)) }
                    (beside(place))
                }
            }
        }
        p.note { (say(lang, "fleet-board-ties", &[])) " " (say(lang, "fleet-board-acting", &[("count", table.entitled().into())])) }
    }
}

/// What landings are worth; the second row is that of this card.
pub fn worth<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>, premium: E::Card) -> Markup {
    let lang = scene.lang;
    let tables = E::table(view).landing_tables();
    html! {
        h2 { (say(lang, "fleet-board-worth", &[])) }
        table.worth {
            tr { th scope="row" { (art::icon("x-refugee")) span.vh { (say(lang, "fleet-board-refugees", &[])) } } @for count in 1..=5 { th scope="col" { (count) @if count == 5 { "+" } } } }
            tr { th scope="row" { (art::icon("x-ship")) span.vh { (say(lang, "fleet-board-standard", &[])) } } @for points in &tables.standard[1..] { td { (points) } } }
            tr { th scope="row" { (art::icon(E::card_look(premium).icon)) span.vh { (E::card_words(lang, premium)) } } @for points in &tables.premium[1..] { td { (points) } } }
        }
        p.note { (say(lang, "fleet-board-worth-more", &[])) }
    }
}

/// Draw piles and discarded cards.
pub fn piles<E: Edition>(view: &View<E>, scene: &Scene<'_, E::Game>) -> Markup {
    let lang = scene.lang;
    let sizes = E::sizes(view);
    let special_discard = E::special_discard(view);
    let discarded = E::CARDS.iter().any(|&card| E::discarded(view, card) > 0);
    html! {
        ul.piles {
            li title=(say(lang, "fleet-board-politics-pile", &[])) { (art::icon("x-politics")) b { (sizes.politics_pile) } span { (say(lang, "fleet-board-politics-pile", &[])) } }
            li title=(say(lang, "fleet-board-special-pile", &[])) { (art::icon("x-special")) b { (sizes.special_pile) } span { (say(lang, "fleet-board-special-pile", &[])) } }
        }
        @if discarded || !special_discard.is_empty() {
            details #discards {
                summary { (say(lang, "fleet-board-discards", &[])) }
                ul.shown {
                    @for &card in E::CARDS {
                        @let count = E::discarded(view, card);
                        @if count > 0 {
                            @let Look { icon, number, .. } = E::card_look(card);
                            li { (art::icon(icon)) (E::card_words(lang, card)) " " (number) b { " ×" (count) } }
                        }
                    }
                    @for special in Special::ALL {
                        @let count = special_discard.of(special.index());
                        @if count > 0 { li { (art::icon(art::special_icon(special))) (words::special(lang, special)) b { " ×" (count) } } }
                    }
                }
            }
        }
    }
}
