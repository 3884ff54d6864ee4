//! What lies openly in front of everybody: the panel of each player, and the common stores.

use engine::Seat;
use game_doom::{Ask, Card, Colour, Doom, Faction, Special, View};
use maud::{Markup, html};

use super::board::asked;
use super::cards::{self, Bid, Row, Stage};
use super::{art, words};
use crate::l10n::say;
use crate::picture::{Scene, SeatFacts};

/// A player in the panel.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, Doom>) -> SeatFacts {
    let lang = scene.lang;
    let own = scene.is_you(seat);
    let facts = html! {
        (status(view, seat, scene))
        // The viewer's own row lies in the own area.
        @if !own && let Some(row) = Row::of(view, scene, seat) { (mini(view, scene, &row)) }
        (offices(view, seat, scene))
        (counts(view, seat, scene))
    };
    SeatFacts {
        mark: art::seat_mark(seat, lang),
        mark_words: words::mark(lang, Colour::Seat(seat)),
        points: view.table.points(seat),
        facts,
    }
}

/// What a player is doing: has sealed, thinks, is entitled.
fn status(view: &View, seat: Seat, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let together =
        matches!(asked(view, scene), Some((_, Ask::Senate | Ask::Bid { .. } | Ask::Lay { .. } | Ask::KeepDown)));
    let sealed = together && table.ready().contains(seat);
    let acting = table.vote().acting.as_slice().iter().position(|&other| other == seat);
    let played = table.vote().played.contains(seat);
    let voting = view.laid(seat) > 0 && !together;
    html! {
        @if sealed {
            span.fact.state.ok { (cards::seal()) (say(lang, "da-board-chosen", &[])) }
        } @else if scene.awaited.contains(seat) {
            span.fact.state.think { (art::icon("x-think")) (say(lang, "da-board-thinks", &[])) }
        } @else if let (true, Some(place)) = (voting, acting) {
            span.fact.state {
                (art::icon(if played { "x-check" } else { "x-flag" }))
                (say(lang, if played { "da-board-has-played" } else { "da-board-entitled" }, &[("place", (place + 1).into())]))
            }
        }
    }
}

/// A row of small cards: what everybody sees of it.
fn mini(view: &View, scene: &Scene<'_, Doom>, row: &Row) -> Markup {
    let lang = scene.lang;
    html! {
        ol class={ "mini n" (row.length) } {
            @for slot in 0..row.length {
                @let state = match row.stage(slot) { Stage::Done => " done", Stage::Now => " cur", Stage::ToCome => "" };
                @match row.card(slot) {
                    Some(card) => {
                        li class={ (art::card_class(card)) (state) @if row.is_carried(slot) { " carried" } }
                            data-piece={ "row" (row.seat.0) "-" (slot) } title=(words::card(lang, card)) {
                            (art::icon(art::card_icon(card))) b aria-hidden="true" { (art::card_number(card)) }
                            span.vh { (words::card(lang, card)) }
                            @if let Some(rank) = row.rank(view, slot) { b.rank aria-hidden="true" { (rank) } }
                            (badge(view, scene, row, slot))
                        }
                    }
                    None if row.is_laid(slot) => {
                        li class={ "back" (state) } data-piece={ "row" (row.seat.0) "-" (slot) } title=(say(lang, "da-board-face-down", &[])) {
                            span aria-hidden="true" { "?" } span.vh { (say(lang, "da-board-face-down", &[])) }
                            (badge(view, scene, row, slot))
                        }
                    }
                    None => { li class={ "hollow" (state) } {} }
                }
            }
        }
    }
}

/// What was bid on a small card.
fn badge(view: &View, scene: &Scene<'_, Doom>, row: &Row, slot: u8) -> Markup {
    let lang = scene.lang;
    html! {
        @match Bid::of(view, scene, row, slot) {
            Bid::None => {}
            Bid::Sealed(known) => {
                small.w title=(say(lang, "da-board-sealed", &[])) {
                    (cards::seal()) @if let Some(count) = known { (count) }
                    span.vh { (say(lang, "da-board-sealed", &[])) }
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

/// The place in the Senate, and the factions.
fn offices(view: &View, seat: Seat, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let place = table.senate_order().as_slice().iter().position(|&other| other == seat).unwrap_or(0) + 1;
    html! {
        span.fact title=(say(lang, "da-board-place", &[("place", place.into())])) {
            (art::icon("x-senate")) b { (place) "." }
            span.vh { (say(lang, "da-board-place", &[("place", place.into())])) }
            @for faction in Faction::ALL.into_iter().filter(|&faction| table.holder(faction) == Some(seat)) {
                span.office { (words::faction(lang, faction)) }
            }
        }
    }
}

/// The sizes of what is hidden.
fn counts(view: &View, seat: Seat, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let supply = (!scene.is_you(seat)).then(|| format!("supply-{}", seat.0));
    let known = view.specials(seat);
    let shown = !scene.is_you(seat) && !known.is_empty();
    html! {
        span.fact.sizes {
            span title=(words::cubes(lang, table.supply(seat))) data-piece=[supply] {
                (art::cube(Colour::Seat(seat))) b aria-hidden="true" { (table.supply(seat)) } span.vh { (words::cubes(lang, table.supply(seat))) }
            }
            span title=(words::politics_cards(lang, view.hand_sizes[seat])) {
                (art::icon("x-cards")) b aria-hidden="true" { (view.hand_sizes[seat]) } span.vh { (words::politics_cards(lang, view.hand_sizes[seat])) }
            }
            span title=(words::special_cards(lang, view.special_sizes[seat])) {
                (art::icon("x-special")) b aria-hidden="true" { (view.special_sizes[seat]) } span.vh { (words::special_cards(lang, view.special_sizes[seat])) }
            }
            @if table.spent(seat) > 0 {
                span title=(say(lang, "da-board-spent", &[])) {
                    (art::icon("x-spent")) b aria-hidden="true" { (table.spent(seat)) } span.vh { (say(lang, "da-board-spent", &[])) " " (table.spent(seat)) }
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

/// Who wins ties, piles, the display, and what landings are worth.
pub(super) fn stores(view: &View, scene: &Scene<'_, Doom>) -> Markup {
    let lang = scene.lang;
    let table = &view.table;
    let order = table.senate_order();
    let set = table.components();
    html! {
        h2 { (say(lang, "da-board-order", &[])) }
        ol.order {
            @for (place, &seat) in order.as_slice().iter().enumerate() {
                li.you[scene.is_you(seat)] {
                    (art::named_mark(Colour::Seat(seat), lang)) b { (table.senate(seat)) }
                    small title=(say(lang, "da-board-price", &[])) { (art::icon("x-cube")) (table.price(place as u8)) span.vh { (say(lang, "da-board-price", &[])) } }
                }
            }
        }
        p.note { (say(lang, "da-board-ties", &[])) " " (say(lang, "da-board-acting", &[("count", table.entitled().into())])) }
        @if table.display().iter().any(Option::is_some) {
            h2 { (say(lang, "da-board-display", &[])) }
            ul.shown {
                @for special in table.display().into_iter().flatten() {
                    li { (art::icon(art::special_icon(special))) (words::special(lang, special)) }
                }
            }
        }
        h2 { (say(lang, "da-board-worth", &[])) }
        table.worth {
            tr { th scope="row" { (art::icon("x-refugee")) span.vh { (say(lang, "da-board-refugees", &[])) } } @for count in 1..=5 { th scope="col" { (count) @if count == 5 { "+" } } } }
            tr { th scope="row" { (art::icon("x-ship")) span.vh { (say(lang, "da-board-standard", &[])) } } @for points in &set.tables().standard[1..] { td { (points) } } }
            tr { th scope="row" { (art::icon("x-royal")) span.vh { (words::card(lang, Card::Royal)) } } @for points in &set.tables().premium[1..] { td { (points) } } }
        }
        p.note { (say(lang, "da-board-worth-more", &[])) }
        ul.piles {
            li title=(say(lang, "da-board-politics-pile", &[])) { (art::icon("x-politics")) b { (view.politics_pile) } span { (say(lang, "da-board-politics-pile", &[])) } }
            li title=(say(lang, "da-board-special-pile", &[])) { (art::icon("x-special")) b { (view.special_pile) } span { (say(lang, "da-board-special-pile", &[])) } }
        }
        @if !view.discard().is_empty() || !view.special_discard().is_empty() {
            details #discards {
                summary { (say(lang, "da-board-discards", &[])) }
                ul.shown {
                    @for card in Card::ALL {
                        @let count = view.discard().of(card.index());
                        @if count > 0 { li { (art::icon(art::card_icon(card))) (words::card(lang, card)) " " (art::card_number(card)) b { " ×" (count) } } }
                    }
                    @for special in Special::ALL {
                        @let count = view.special_discard().of(special.index());
                        @if count > 0 { li { (art::icon(art::special_icon(special))) (words::special(lang, special)) b { " ×" (count) } } }
                    }
                }
            }
        }
    }
}
