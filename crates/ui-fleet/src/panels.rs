//! What lies openly in front of everybody: the panel of each player, and the common stores.

use ::fleet::{Colour, Council, Special};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::cards::{self, Bid, Row, Stage};
use super::edition::{Asking, Edition, Facts, Look};
use super::{art, edition, words};
use crate::l10n::{Lang, say};
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
    let facts = E::facts(view, scene);
    let shown = html! {
        (status::<E>(&facts, seat, scene))
        // The viewer's own row lies in the own area.
        @if !own && let Some(row) = Row::of(&facts, seat) { (mini::<E>(&facts, lang, &row)) }
        (offices(facts.council, seat, lang, figures))
        (counts::<E>(&facts, seat, scene))
        (more)
    };
    SeatFacts {
        mark: art::seat_mark(seat, lang),
        mark_words: words::mark(lang, Colour::Seat(seat)),
        letter: words::letter(lang, Colour::Seat(seat)),
        // At the end special cards count too.
        points: facts.scores[seat],
        facts: shown,
    }
}

/// What a player is doing: has sealed, thinks, is entitled.
fn status<E: Edition>(facts: &Facts<'_, E::Card>, seat: Seat, scene: &Scene<'_, E::Game>) -> Markup {
    let lang = scene.lang;
    let together = matches!(facts.asking, Asking::Influence | Asking::Sealing | Asking::Laying);
    let sealed = together && facts.council.ready.contains(seat);
    let acting = facts.vote.acting.as_slice().iter().position(|&other| other == seat);
    let played = facts.vote.played.contains(seat);
    let voting = facts.cards.players[seat].laid > 0 && !together;
    html! {
        @if sealed {
            (state("ok", &cards::seal(), &say(lang, "fleet-board-chosen", &[])))
        } @else if scene.awaited.contains(seat) {
            (state("think", &art::icon("x-think"), &say(lang, "fleet-board-thinks", &[])))
        } @else if let (true, Some(place)) = (voting, acting) {
            @let key = if played { "fleet-board-has-played" } else { "fleet-board-entitled" };
            (state("", &art::icon(if played { "x-check" } else { "x-flag" }), &say(lang, key, &[("place", (place + 1).into())])))
        }
    }
}

/// A sign, and what it means.
fn state(class: &str, sign: &Markup, words: &str) -> Markup {
    html! { span class={ "fact state " (class) } title=(words) { (sign) span.words { (words) } } }
}

/// A row of small cards: what everybody sees of it.
fn mini<E: Edition>(facts: &Facts<'_, E::Card>, lang: Lang, row: &Row<E::Card>) -> Markup {
    html! {
        ol class={ "mini n" (row.length) } {
            @for slot in 0..row.length {
                @let state = match row.stage(slot) { Stage::Done => " done", Stage::Now => " cur", Stage::ToCome => "" };
                @match row.card(slot) {
                    Some(card) => {
                        @let Look { icon, number, extra, class, .. } = E::look(card);
                        li class={ (class) (state) @if row.is_carried(slot) { " carried" } }
                            data-piece={ "row" (row.seat.0) "-" (slot) } title=(cards::name::<E>(lang, card)) {
                            (art::icon(icon)) b aria-hidden="true" { (number) } (cards::also(extra))
                            span.vh { (cards::name::<E>(lang, card)) }
                            @if let Some(rank) = row.rank(facts, slot) { b.rank aria-hidden="true" { (rank) } }
                            (badge(facts, lang, row, slot))
                        }
                    }
                    None if row.is_laid(slot) => {
                        li class={ "back" (state) } data-piece={ "row" (row.seat.0) "-" (slot) } title=(say(lang, "fleet-board-face-down", &[])) {
                            span aria-hidden="true" { "?" } span.vh { (say(lang, "fleet-board-face-down", &[])) }
                            (badge(facts, lang, row, slot))
                        }
                    }
                    None => { li class={ "hollow" (state) } {} }
                }
            }
        }
    }
}

/// What was bid on a small card.
fn badge<C: Copy>(facts: &Facts<'_, C>, lang: Lang, row: &Row<C>, slot: u8) -> Markup {
    html! {
        @match Bid::of(facts, row, slot) {
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
fn offices(council: &Council, seat: Seat, lang: Lang, figures: &[String]) -> Markup {
    let place = council.senate_order().as_slice().iter().position(|&other| other == seat).unwrap_or(0) + 1;
    html! {
        span.fact.standing title=(say(lang, "fleet-board-place", &[("place", place.into())])) {
            (art::icon("x-senate")) b { (place) "." }
            span.vh { (say(lang, "fleet-board-place", &[("place", place.into())])) }
            @for figure in figures { span.office { (figure) } }
        }
    }
}

/// The sizes of what is hidden.
fn counts<E: Edition>(facts: &Facts<'_, E::Card>, seat: Seat, scene: &Scene<'_, E::Game>) -> Markup {
    let lang = scene.lang;
    let (party, cards) = (&facts.council.players[seat], &facts.cards.players[seat]);
    let supply = (!scene.is_you(seat)).then(|| format!("supply-{}", seat.0));
    let known = facts.cards.specials(seat);
    let shown = !scene.is_you(seat) && !known.is_empty();
    html! {
        span.fact.sizes {
            span title=(words::cubes(lang, party.supply)) data-piece=[supply] {
                (art::cube(Colour::Seat(seat))) b aria-hidden="true" { (party.supply) } span.vh { (words::cubes(lang, party.supply)) }
            }
            span title=(words::politics_cards(lang, cards.hand_size)) {
                (art::icon("x-cards")) b aria-hidden="true" { (cards.hand_size) } span.vh { (words::politics_cards(lang, cards.hand_size)) }
            }
            span title=(words::special_cards(lang, cards.special_size)) {
                (art::icon("x-special")) b aria-hidden="true" { (cards.special_size) } span.vh { (words::special_cards(lang, cards.special_size)) }
            }
            @if party.spent > 0 {
                span title=(E::say(lang, E::KEYS.spent, &[])) {
                    (art::icon("x-spent")) b aria-hidden="true" { (party.spent) } span.vh { (E::say(lang, E::KEYS.spent, &[])) " " (party.spent) }
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
pub fn order<G: Game, C>(facts: &Facts<'_, C>, scene: &Scene<'_, G>, beside: impl Fn(usize) -> Markup) -> Markup {
    let lang = scene.lang;
    let order = facts.council.senate_order();
    html! {
        h2 { (say(lang, "fleet-board-order", &[])) }
        ol.order {
            @for (place, &seat) in order.as_slice().iter().enumerate() {
                li.you[scene.is_you(seat)] title={ (words::name(scene, seat)) ": " (words::cubes(lang, facts.council.senate(seat))) } {
                    (art::named_mark(Colour::Seat(seat), lang)) b { (facts.council.senate(seat)) }
                    (beside(place))
                }
            }
        }
        p.note { (say(lang, "fleet-board-ties", &[])) " " (say(lang, "fleet-board-acting", &[("count", facts.entitled.into())])) }
    }
}

pub fn worth<E: Edition>(facts: &Facts<'_, E::Card>, lang: Lang) -> Markup {
    let (tables, premium) = (facts.tables, facts.premium);
    html! {
        h2 { (say(lang, "fleet-board-worth", &[])) }
        table.worth {
            tr { th scope="row" { (art::icon("x-refugee")) span.vh { (say(lang, "fleet-board-refugees", &[])) } } @for count in 1..=5 { th scope="col" { (count) @if count == 5 { "+" } } } }
            tr { th scope="row" { (art::icon("x-ship")) span.vh { (say(lang, "fleet-board-standard", &[])) } } @for points in &tables.standard[1..] { td { (points) } } }
            tr { th scope="row" { (art::icon(E::look(premium).icon)) span.vh { (cards::name::<E>(lang, premium)) } } @for points in &tables.premium[1..] { td { (points) } } }
        }
        p.note { (say(lang, "fleet-board-worth-more", &[])) }
    }
}

pub fn piles<E: Edition>(piles: &edition::Cards<'_, E::Card>, lang: Lang) -> Markup {
    let special_discard = piles.special_discard;
    html! {
        ul.piles {
            li title=(say(lang, "fleet-board-politics-pile", &[])) { (art::icon("x-politics")) b { (piles.politics_pile) } span { (say(lang, "fleet-board-politics-pile", &[])) } }
            li title=(say(lang, "fleet-board-special-pile", &[])) { (art::icon("x-special")) b { (piles.special_pile) } span { (say(lang, "fleet-board-special-pile", &[])) } }
        }
        @if !piles.discard.is_empty() || !special_discard.is_empty() {
            details #discards {
                summary { (say(lang, "fleet-board-discards", &[])) }
                ul.shown {
                    @for &(card, count) in &piles.discard {
                        @let Look { icon, number, .. } = E::look(card);
                        li { (art::icon(icon)) (cards::name::<E>(lang, card)) " " (number) b { " ×" (count) } }
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
