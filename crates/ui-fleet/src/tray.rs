//! The own area: the row of cards with the slot voted on pushed forward, hand, special cards, and what is chosen by
//! number, by card or by player.

use ::fleet::{Colour, Party, Special};
use engine::Seat;
use maud::{Markup, html};

use super::cards::{self, Bid, Row, Stage};
use super::choices::Lit;
use super::edition::{Asking, Edition, Facts, Look};
use super::marks::{self, Spot};
use super::{art, words};
use crate::l10n::say;
use ui::picture::{Scene, View};

/// What lies in front of the viewer, with what only one edition has there; nothing for spectators.
pub fn tray<E: Edition>(
    view: &View<E>,
    scene: &Scene<'_, E::Game>,
    offer: &E::Offer,
    more: impl Fn(&Own<'_, E>) -> More,
) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let own = Own { view, scene, offer, facts: E::facts(view, scene), seat };
    let here = |spot: Spot<E>| !spot.on_board() && spot != Spot::Prompt;
    let More { hands, bench } = more(&own);
    html! {
        div.mine.choosing[offer.lits.iter().any(|lit| here(E::spot(lit.action)))] {
            (own.row())
            div.hands { (own.other_cards()) (hands) (own.hand()) (own.specials()) }
            div.bench {
                (own.supply())
                (own.ties())
                (own.downs())
                (own.senators())
                (bench)
            }
        }
    }
}

/// What kind of cards these are, and how many.
fn title(id: &str, icon: &str, words: &str, total: u8) -> Markup {
    html! { h2 #(id) { (art::icon(icon)) span.kind { (words) } b { (total) } } }
}

/// What only one edition has in front of a player: beside the hand, and below it.
#[derive(Default)]
pub struct More {
    pub hands: Markup,
    pub bench: Markup,
}

/// The own area being drawn.
pub struct Own<'a, E: Edition> {
    pub view: &'a View<E>,
    pub scene: &'a Scene<'a, E::Game>,
    pub offer: &'a E::Offer,
    pub facts: Facts<'a, E::Card>,
    pub seat: Seat,
}

impl<E: Edition> Own<'_, E> {
    pub fn button(&self, lit: &Lit<E::Game>, class: &str, inside: &Markup) -> Markup {
        marks::lit_button(lit, self.offer.is_armed(lit), class, inside)
    }

    /// The choices of a kind of spot.
    pub fn lits<'a, T>(
        &'a self,
        wanted: impl Fn(Spot<E>) -> Option<T> + 'a,
    ) -> impl Iterator<Item = (&'a Lit<E::Game>, T)> {
        self.offer.lits.iter().filter_map(move |lit| Some((lit, wanted(E::spot(lit.action))?)))
    }

    fn row(&self) -> Markup {
        let lang = self.scene.lang;
        let Some(row) = Row::of(&self.facts, self.seat) else { return html! {} };
        html! {
            section.rowbox aria-labelledby="row-title" {
                h2 #row-title { (say(lang, "fleet-board-row", &[])) }
                ol class={ "row n" (row.length) } { @for slot in 0..row.length { li { (self.slot(&row, slot)) } } }
            }
        }
    }

    fn slot(&self, row: &Row<E::Card>, slot: u8) -> Markup {
        let lang = self.scene.lang;
        let stage = row.stage(slot);
        let state = match stage {
            Stage::Done => " done",
            Stage::Now => " cur",
            Stage::ToCome => "",
        };
        let Some(card) = row.card(slot) else {
            let words = say(self.scene.lang, "fleet-board-slot", &[("place", (slot + 1).into())]);
            return html! { span class={ "card hollow" (state) } title=(words) { b { (slot + 1) } } };
        };
        let inside = html! {
            (cards::face::<E>(lang, card))
            (self.bid(row, slot))
            @if let Some(rank) = row.rank(&self.facts, slot) {
                b.rank title=(say(lang, "fleet-board-entitled", &[("place", rank.into())])) { (rank) }
            }
            @if row.is_down(slot) { span.hidden title=(say(lang, "fleet-board-face-down", &[])) { (art::icon("x-secret")) } }
        };
        let class = format!("card {}{state}", E::look(card).class);
        let name = format!("{}. {}", slot + 1, cards::name::<E>(lang, card));
        let here = if stage == Stage::Now { Spot::Own } else { Spot::Slot(slot) };
        html! {
            div.cardbox data-piece={ "row" (self.seat.0) "-" (slot) } data-from={ "hand-" (E::look(card).name) }
                data-tell=(cards::in_words::<E>(lang, card)) {
                (marks::control::<E>(self.offer, lang, here, &class, &name, &inside))
            }
        }
    }

    fn bid(&self, row: &Row<E::Card>, slot: u8) -> Markup {
        let lang = self.scene.lang;
        html! {
            span.bids {
                @match Bid::of(&self.facts, row, slot) {
                    Bid::None => {}
                    Bid::Sealed(known) => {
                        (cards::seal())
                        @if let Some(count) = known { (art::cube(Colour::Seat(self.seat))) b { (count) } }
                        span.vh { (say(lang, "fleet-board-sealed", &[])) }
                    }
                    Bid::Open(0) => { i { (say(lang, "fleet-board-no-bid", &[])) } }
                    Bid::Open(count) => { (cards::cubes(self.seat, slot, count)) b { (count) } }
                }
                @if row.is_carried(slot) { span.did title=(say(lang, "fleet-board-carried", &[])) { (art::icon("x-check")) span.words { (say(lang, "fleet-board-carried", &[])) } } }
            }
        }
    }

    fn hand(&self) -> Markup {
        let lang = self.scene.lang;
        let hand = &self.facts.cards.hand;
        let total: u8 = hand.iter().map(|(_, count)| count).sum();
        html! {
            section.hand aria-label=(say(lang, "fleet-board-hand", &[])) {
                (title("hand-title", "x-politics", &say(lang, "fleet-board-hand", &[]), total))
                ul {
                    @for &(card, count) in hand {
                        @let Look { name, class, .. } = E::look(card);
                        @let inside = html! {
                            (cards::face::<E>(lang, card))
                            @if count > 1 { b.many { "×" (count) } }
                        };
                        @let class = format!("card small {class}{}", if count > 1 { " stacked" } else { "" });
                        li data-piece={ "hand-" (name) } data-tell=(cards::in_words::<E>(lang, card)) {
                            (marks::control::<E>(self.offer, lang, Spot::Hand(card), &class, &cards::name::<E>(lang, card), &inside))
                        }
                    }
                    @if total == 0 { li.none { (say(lang, "fleet-board-hand-empty", &[])) } }
                }
            }
        }
    }

    fn specials(&self) -> Markup {
        let lang = self.scene.lang;
        let specials = self.facts.cards.specials(self.seat);
        html! {
            section.hand.special aria-label=(say(lang, "fleet-board-specials", &[])) {
                (title("special-title", "x-special", &say(lang, "fleet-board-specials", &[]), specials.total()))
                ul {
                    @for special in Special::ALL {
                        @let count = specials.of(special.index());
                        @if count > 0 {
                            @let inside = html! {
                                (cards::special_face(&self.facts, lang, special))
                                @if count > 1 { b.many { "×" (count) } }
                            };
                            @let class = format!("card small bronze{}", if count > 1 { " stacked" } else { "" });
                            @let told = format!("{}: {}", words::special(lang, special), self.facts.special_effect(lang, special));
                            li data-piece={ "special-" (special.name()) } data-tell=(told) {
                                (marks::control::<E>(self.offer, lang, Spot::Special(special), &class, &words::special(lang, special), &inside))
                            }
                        }
                    }
                    @if specials.is_empty() { li.none { (say(lang, "fleet-board-specials-none", &[])) } }
                }
            }
        }
    }

    /// The own supply; while a number is chosen, every cube is one.
    fn supply(&self) -> Markup {
        let lang = self.scene.lang;
        let Party { supply, spent, .. } = self.facts.council.players[self.seat];
        let numbers = |spot: Spot<E>| if let Spot::Cubes(cubes) = spot { Some(cubes) } else { None };
        let refused = self.offer.refused.iter().map(|(action, _)| *action);
        let chosen = self.offer.lits.iter().map(|lit| lit.action).chain(refused);
        let chosen = chosen.filter_map(|action| numbers(E::spot(action)));
        let range = chosen.clone().min().zip(chosen.max());
        let colour = Colour::Seat(self.seat);
        html! {
            section.supply aria-labelledby="supply-title" {
                h2 #supply-title {
                    span.kind { (say(lang, "fleet-board-supply", &[])) }
                    span data-piece={ "supply-" (self.seat.0) } { (art::cube(colour)) b { (supply) } }
                    @if spent > 0 {
                        span title=(E::say(lang, E::KEYS.spent, &[])) { (art::icon("x-spent")) (spent) span.vh { (E::say(lang, E::KEYS.spent, &[])) } }
                    }
                }
                @if let Some((least, most)) = range.filter(|_| self.lits(numbers).next().is_some()) {
                    ol.picks {
                        // Numbers keep their places, also where the lowest is not 0.
                        @for _ in 0..least { li {} }
                        @for cubes in least..=most {
                            @let inside = html! {
                                @if cubes == 0 { (art::icon("x-none")) } @else { (art::cube(colour)) }
                                b { (cubes) }
                            };
                            li { (marks::control::<E>(self.offer, lang, Spot::Cubes(cubes), "bid", &words::cubes(lang, cubes), &inside)) }
                        }
                    }
                }
            }
        }
    }

    /// DA-1.6, DA-5.7, DA-5.16, LD-1.6, LD-5.6, LD-5.14: while bids are chosen, who wins ties, how many act, and what the first may borrow.
    fn ties(&self) -> Markup {
        let lang = self.scene.lang;
        let facts = &self.facts;
        let voted = matches!(facts.asking, Asking::Sealing | Asking::Looking | Asking::Declaring);
        let bids = voted && self.offer.lits.iter().any(|lit| matches!(E::spot(lit.action), Spot::Cubes(_)));
        let Some(row) = Row::of(&self.facts, self.seat).filter(|_| bids) else { return html! {} };
        let order = facts.council.senate_order();
        let order = order.as_slice();
        let own = order.iter().position(|&seat| seat == self.seat).unwrap_or(0);
        let slot = (0..row.length).find(|&slot| row.stage(slot) == Stage::Now).unwrap_or(0);
        let seats = order.len();
        let mut left = self.seat.next(seats);
        let mut lefts = Vec::new();
        while left != self.seat {
            lefts.push((left, facts.cards.players[left].row[usize::from(slot) % 5]));
            left = left.next(seats);
        }
        let among =
            |before: bool| say(lang, if before { "fleet-board-tie-before" } else { "fleet-board-tie-after" }, &[]);
        html! {
            ul.ties {
                li {
                    (art::icon("x-senate"))
                    @for (place, &seat) in order.iter().enumerate() {
                        @if place > 0 { " › " }
                        @match place == own {
                            true => { b { (say(lang, "fleet-board-tie-you", &[])) } }
                            false => { span title=(among(place < own)) { (art::named_mark(Colour::Seat(seat), lang)) span.vh { (among(place < own)) } } }
                        }
                    }
                }
                li { (art::icon("x-flag")) b { (facts.entitled) } span.words { (say(lang, "fleet-board-acting", &[("count", facts.entitled.into())])) } }
                li title=(say(lang, "fleet-board-first-borrows", &[])) {
                    (art::icon("x-swap"))
                    span.vh { (say(lang, "fleet-board-first-borrows", &[])) " " }
                    @for (seat, card) in lefts {
                        (art::named_mark(Colour::Seat(seat), lang))
                        @match card {
                            Some(card) => {
                                i class=(E::look(card).class) title=(cards::name::<E>(lang, card)) {
                                    (art::icon(E::look(card).icon)) (E::look(card).number)
                                    span.vh { (cards::name::<E>(lang, card)) }
                                }
                            }
                            None => { i.back { "?" } }
                        }
                    }
                }
            }
        }
    }

    /// DA-8.5, LD-8.5: which cards stay face down.
    fn downs(&self) -> Markup {
        let lang = self.scene.lang;
        let row = self.facts.cards.players[self.seat].row;
        let downs: Vec<_> = self.lits(|spot| if let Spot::Down(slots) = spot { Some(slots) } else { None }).collect();
        html! {
            @if !downs.is_empty() {
                section.downs {
                    h2 { (say(lang, "fleet-board-keep-down", &[])) }
                    ul {
                        @for (lit, slots) in downs {
                            @let inside = html! {
                                @for (slot, card) in row.iter().take(usize::from(self.facts.row_length)).enumerate() {
                                    @if slots >> slot & 1 == 1 {
                                        i.back { "?" }
                                    } @else {
                                        i class=[card.map(|card| E::look(card).class)] { @if let Some(card) = card { (art::icon(E::look(*card).icon)) } }
                                    }
                                }
                            };
                            li { (self.button(lit, "down", &inside)) }
                        }
                    }
                }
            }
        }
    }

    /// DA-10.9, LD-10.9: whose cubes in the Senate, and how many.
    fn senators(&self) -> Markup {
        let lang = self.scene.lang;
        let order = self.facts.council.senate_order();
        let of = |wanted: Seat| {
            self.lits(move |spot| match spot {
                Spot::Senator(seat, cubes) if seat == wanted => Some(cubes),
                _ => None,
            })
        };
        let any = order.as_slice().iter().any(|&seat| of(seat).next().is_some());
        html! {
            @if any {
                section.senators {
                    h2 { (art::icon("x-senate")) (say(lang, "fleet-board-expel", &[])) }
                    ul {
                        @for &seat in order.as_slice() {
                            @if of(seat).next().is_some() {
                                li {
                                    span.rname { (art::seat_mark(seat, lang)) span.kind { (self.scene.name(seat)) } " " small { (self.facts.council.senate(seat)) } }
                                    @for (lit, cubes) in of(seat) {
                                        @let inside = html! { (art::cube(Colour::Seat(seat))) b { "−" (cubes) } };
                                        (self.button(lit, "expel", &inside))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// DA-5.16, DA-11.4, LD-5.14, LD-11.4: a borrowed card, and Empathy in place of a card.
    fn other_cards(&self) -> Markup {
        let lang = self.scene.lang;
        let slot = usize::from(self.facts.vote.slot) % 5;
        let lender = self.facts.lender;
        let lent = lender.and_then(|seat| self.facts.cards.players[seat].row[slot]);
        let borrowed = marks::lit::<E>(self.offer, Spot::Borrowed);
        let empathies: Vec<_> =
            self.lits(|spot| if let Spot::Empathy(source) = spot { Some(source) } else { None }).collect();
        html! {
            @if let (Some(lit), Some(seat)) = (borrowed, lender) {
                section.borrowed {
                    h2 {
                        (art::seat_mark(seat, lang)) (art::icon("x-swap"))
                        span.kind { (say(lang, "fleet-board-borrow", &[("name", self.scene.name(seat).into())])) }
                    }
                    @if let Some(card) = lent {
                        @let class = format!("card small {}", E::look(card).class);
                        div.cardbox { (self.button(lit, &class, &cards::face::<E>(lang, card))) }
                    } @else {
                        div.cardbox { (self.button(lit, "card small back", &html! { b.big { "?" } })) }
                    }
                }
            }
            @if !empathies.is_empty() {
                section.empathies {
                    h2 { (art::icon("x-empathy")) (words::special(lang, Special::Empathy)) }
                    ul {
                        @for (lit, source) in empathies {
                            @let (card, stands_for) = E::source(self.view, self.seat, source);
                            @let inside = html! {
                                (art::icon("x-empathy")) (art::icon("x-go"))
                                @if let Some(card) = card {
                                    @let Look { icon, number, class, .. } = E::look(card);
                                    i class=(class) { (art::icon(icon)) (number) }
                                }
                                small { (E::say(lang, stands_for, &[])) }
                            };
                            li { (self.button(lit, "swapin", &inside)) }
                        }
                    }
                }
            }
        }
    }
}
