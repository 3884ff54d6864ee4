//! The own area: the row of cards with the slot voted on pushed forward, hand, special cards, and what is chosen by
//! number, by card or by player.

use engine::Seat;
use game_doom::{Card, Colour, Doom, Source, Special, View};
use maud::{Markup, html};

use super::cards::{self, Bid, Row, Stage};
use super::choices::{Lit, Offer};
use super::marks::{self, Spot, spot};
use super::{art, words};
use crate::l10n::say;
use crate::picture::Scene;

/// What lies in front of the viewer; nothing for spectators.
pub(super) fn tray(view: &View, scene: &Scene<'_, Doom>, offer: &Offer) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let own = Own { view, scene, offer, seat };
    html! {
        div.mine.choosing[offer.lits.iter().any(|lit| !spot(lit.action).on_board() && spot(lit.action) != Spot::Prompt)] {
            (own.row())
            div.hands { (own.other_cards()) (own.hand()) (own.specials()) }
            div.bench {
                (own.supply())
                (own.ties())
                (own.downs())
                (own.rivals())
                (own.senators())
                (own.display())
            }
        }
    }
}

struct Own<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    offer: &'a Offer,
    seat: Seat,
}

impl Own<'_> {
    fn button(&self, lit: &Lit, class: &str, inside: &Markup) -> Markup {
        marks::lit_button(lit, self.offer.is_armed(lit), class, inside)
    }

    /// The choices of a kind of spot.
    fn lits<'a, T>(&'a self, wanted: impl Fn(Spot) -> Option<T> + 'a) -> impl Iterator<Item = (&'a Lit, T)> {
        self.offer.lits.iter().filter_map(move |lit| Some((lit, wanted(spot(lit.action))?)))
    }

    /// The own row.
    fn row(&self) -> Markup {
        let lang = self.scene.lang;
        let Some(row) = Row::of(self.view, self.scene, self.seat) else { return html! {} };
        html! {
            section.rowbox aria-label=(say(lang, "da-board-row", &[])) {
                ol class={ "row n" (row.length) } { @for slot in 0..row.length { li { (self.slot(&row, slot)) } } }
            }
        }
    }

    fn slot(&self, row: &Row, slot: u8) -> Markup {
        let lang = self.scene.lang;
        let stage = row.stage(slot);
        let state = match stage {
            Stage::Done => " done",
            Stage::Now => " cur",
            Stage::ToCome => "",
        };
        let Some(card) = row.card(slot) else {
            return html! { span class={ "card hollow" (state) } { b { (slot + 1) } } };
        };
        let inside = html! {
            (cards::face(lang, card))
            (self.bid(row, slot))
            @if let Some(rank) = row.rank(self.view, slot) {
                b.rank title=(say(lang, "da-board-entitled", &[("place", rank.into())])) { (rank) }
            }
            @if row.is_down(slot) { span.hidden title=(say(lang, "da-board-face-down", &[])) { (art::icon("x-secret")) } }
        };
        let class = format!("card {}{state}", art::card_class(card));
        let name = format!("{}. {}", slot + 1, words::card(lang, card));
        html! {
            div.cardbox data-piece={ "row" (self.seat.0) "-" (slot) } data-from={ "hand-" (card.name()) } {
                @if stage == Stage::Now {
                    (marks::control(self.offer, lang, Spot::Own, &class, &name, &inside))
                } @else {
                    span class=(class) { (inside) }
                }
            }
        }
    }

    fn bid(&self, row: &Row, slot: u8) -> Markup {
        let lang = self.scene.lang;
        html! {
            span.bids {
                @match Bid::of(self.view, self.scene, row, slot) {
                    Bid::None => {}
                    Bid::Sealed(known) => {
                        (cards::seal())
                        @if let Some(count) = known { (art::cube(Colour::Seat(self.seat))) b { (count) } }
                        span.vh { (say(lang, "da-board-sealed", &[])) }
                    }
                    Bid::Open(0) => { i { (say(lang, "da-board-no-bid", &[])) } }
                    Bid::Open(count) => { (cards::cubes(self.seat, slot, count)) b { (count) } }
                }
                @if row.is_carried(slot) { span.did { (art::icon("x-check")) (say(lang, "da-board-carried", &[])) } }
            }
        }
    }

    fn hand(&self) -> Markup {
        let lang = self.scene.lang;
        let hand = self.view.hand();
        html! {
            section.hand aria-labelledby="hand-title" {
                h2 #hand-title { (say(lang, "da-board-hand", &[])) span { (words::politics_cards(lang, hand.total())) } }
                ul {
                    @for card in Card::ALL {
                        @let count = hand.of(card.index());
                        @if count > 0 {
                            @let inside = html! {
                                (cards::face(lang, card))
                                @if count > 1 { b.many { "×" (count) } }
                            };
                            @let class = format!("card small {}{}", art::card_class(card), if count > 1 { " stacked" } else { "" });
                            li data-piece={ "hand-" (card.name()) } {
                                (marks::control(self.offer, lang, Spot::Hand(card), &class, &words::card(lang, card), &inside))
                            }
                        }
                    }
                    @if hand.is_empty() { li.none { (say(lang, "da-board-hand-empty", &[])) } }
                }
            }
        }
    }

    fn specials(&self) -> Markup {
        let lang = self.scene.lang;
        let specials = self.view.specials(self.seat);
        html! {
            section.hand.special aria-labelledby="special-title" {
                h2 #special-title { (say(lang, "da-board-specials", &[])) span { (words::special_cards(lang, specials.total())) } }
                ul {
                    @for special in Special::ALL {
                        @let count = specials.of(special.index());
                        @if count > 0 {
                            @let inside = html! {
                                (cards::special_face(self.view, lang, special))
                                @if count > 1 { b.many { "×" (count) } }
                            };
                            @let class = format!("card small bronze{}", if count > 1 { " stacked" } else { "" });
                            li data-piece={ "special-" (special.name()) } {
                                (marks::control(self.offer, lang, Spot::Special(special), &class, &words::special(lang, special), &inside))
                            }
                        }
                    }
                    @if specials.is_empty() { li.none { (say(lang, "da-board-specials-none", &[])) } }
                }
            }
        }
    }

    /// The own supply; while a number is chosen, every cube is one.
    fn supply(&self) -> Markup {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let supply = table.supply(self.seat);
        let numbers = |spot: Spot| if let Spot::Cubes(cubes) = spot { Some(cubes) } else { None };
        let most = self
            .offer
            .lits
            .iter()
            .map(|lit| lit.action)
            .chain(self.offer.refused.iter().map(|(action, _)| *action))
            .filter_map(|action| numbers(spot(action)))
            .max();
        let colour = Colour::Seat(self.seat);
        html! {
            section.supply aria-labelledby="supply-title" {
                h2 #supply-title {
                    (say(lang, "da-board-supply", &[]))
                    span data-piece={ "supply-" (self.seat.0) } { (art::cube(colour)) b { (supply) } }
                    @if table.spent(self.seat) > 0 {
                        span title=(say(lang, "da-board-spent", &[])) { (art::icon("x-spent")) (table.spent(self.seat)) span.vh { (say(lang, "da-board-spent", &[])) } }
                    }
                }
                @if let Some(most) = most.filter(|_| self.lits(numbers).next().is_some()) {
                    ol.picks {
                        @for cubes in 0..=most {
                            @let inside = html! {
                                @if cubes == 0 { (art::icon("x-none")) } @else { (art::cube(colour)) }
                                b { (cubes) }
                            };
                            li { (marks::control(self.offer, lang, Spot::Cubes(cubes), "bid", &words::cubes(lang, cubes), &inside)) }
                        }
                    }
                }
            }
        }
    }

    /// DA-1.6, DA-5.7, DA-5.16: while bids are chosen, who wins ties, how many act, and what the first may borrow.
    fn ties(&self) -> Markup {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let bids = self.offer.lits.iter().any(|lit| matches!(spot(lit.action), Spot::Cubes(_)));
        let Some(row) = Row::of(self.view, self.scene, self.seat).filter(|_| bids) else { return html! {} };
        let order = table.senate_order();
        let order = order.as_slice();
        let own = order.iter().position(|&seat| seat == self.seat).unwrap_or(0);
        let (before, after) = (&order[..own], &order[own + 1..]);
        let slot = (0..row.length).find(|&slot| row.stage(slot) == Stage::Now).unwrap_or(0);
        let seats = order.len();
        let mut left = self.seat.next(seats);
        let mut lefts = Vec::new();
        while left != self.seat {
            lefts.push((left, self.view.row(left)[usize::from(slot) % 5]));
            left = left.next(seats);
        }
        html! {
            ul.ties {
                @for (marks, key) in [(before, "da-board-tie-before"), (after, "da-board-tie-after")] {
                    @if !marks.is_empty() {
                        li { span { @for &seat in marks { (art::named_mark(Colour::Seat(seat), lang)) } } span { (say(lang, key, &[])) } }
                    }
                }
                li { span { (art::icon("x-flag")) } span { (say(lang, "da-board-acting", &[("count", table.entitled().into())])) } }
                li {
                    span { (art::icon("x-swap")) }
                    span {
                        (say(lang, "da-board-first-borrows", &[])) " "
                        span.lefts {
                            @for (seat, card) in lefts {
                                (art::named_mark(Colour::Seat(seat), lang))
                                @match card {
                                    Some(card) => {
                                        i class=(art::card_class(card)) title=(words::card(lang, card)) {
                                            (art::icon(art::card_icon(card))) (art::card_number(card))
                                            span.vh { (words::card(lang, card)) }
                                        }
                                    }
                                    None => { i.back { "?" } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// DA-8.5: which cards stay face down.
    fn downs(&self) -> Markup {
        let lang = self.scene.lang;
        let row = self.view.row(self.seat);
        let downs: Vec<_> = self.lits(|spot| if let Spot::Down(slots) = spot { Some(slots) } else { None }).collect();
        html! {
            @if !downs.is_empty() {
                section.downs {
                    h2 { (say(lang, "da-board-keep-down", &[])) }
                    ul {
                        @for (lit, slots) in downs {
                            @let inside = html! {
                                @for (slot, card) in row.iter().take(usize::from(self.view.table.row_length())).enumerate() {
                                    @if slots >> slot & 1 == 1 {
                                        i.back { "?" }
                                    } @else {
                                        i class=[card.map(art::card_class)] { @if let Some(card) = card { (art::icon(art::card_icon(*card))) } }
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

    /// DA-8.3: at whose bid to look, whom to force.
    fn rivals(&self) -> Markup {
        let lang = self.scene.lang;
        let rivals: Vec<_> = self.lits(|spot| if let Spot::Rival(seat) = spot { Some(seat) } else { None }).collect();
        let slot = usize::from(self.view.table.vote().slot);
        html! {
            @if !rivals.is_empty() {
                section.rivals {
                    h2 { (say(lang, "da-board-rivals", &[])) }
                    ul {
                        @for (lit, seat) in rivals {
                            @let card = self.view.row(seat)[slot % 5];
                            @let inside = html! {
                                (art::seat_mark(seat, lang))
                                span.rname { (self.scene.name(seat)) }
                                @if self.view.table.ready().contains(seat) { (cards::seal()) }
                                @if let Some(card) = card { i class=(art::card_class(card)) { (art::icon(art::card_icon(card))) } }
                            };
                            li { (self.button(lit, "rival", &inside)) }
                        }
                    }
                }
            }
        }
    }

    /// DA-10.9: whose cubes in the Senate, and how many.
    fn senators(&self) -> Markup {
        let lang = self.scene.lang;
        let order = self.view.table.senate_order();
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
                    h2 { (art::icon("x-senate")) (say(lang, "da-board-expel", &[])) }
                    ul {
                        @for &seat in order.as_slice() {
                            @if of(seat).next().is_some() {
                                li {
                                    span.rname { (art::seat_mark(seat, lang)) (self.scene.name(seat)) " " small { (self.view.table.senate(seat)) } }
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

    /// DA-5.16, DA-11.4: a borrowed card, and Empathy in place of a card.
    fn other_cards(&self) -> Markup {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let slot = usize::from(table.vote().slot) % 5;
        let lender = table.may_borrow_from(self.seat);
        let lent = lender.and_then(|seat| self.view.row(seat)[slot]);
        let card_of = |source: Source| match source {
            Source::Own => self.view.row(self.seat)[slot],
            Source::Borrowed => lent,
            Source::Hand(card) => Some(card),
        };
        let borrowed = marks::lit(self.offer, Spot::Borrowed);
        let empathies: Vec<_> =
            self.lits(|spot| if let Spot::Empathy(source) = spot { Some(source) } else { None }).collect();
        html! {
            @if let (Some(lit), Some(seat)) = (borrowed, lender) {
                section.borrowed {
                    h2 { (art::seat_mark(seat, lang)) (say(lang, "da-board-borrow", &[("name", self.scene.name(seat).into())])) }
                    @if let Some(card) = lent {
                        @let class = format!("card small {}", art::card_class(card));
                        (self.button(lit, &class, &cards::face(lang, card)))
                    } @else {
                        (self.button(lit, "card small back", &html! { b.big { "?" } }))
                    }
                }
            }
            @if !empathies.is_empty() {
                section.empathies {
                    h2 { (art::icon("x-empathy")) (words::special(lang, Special::Empathy)) }
                    ul {
                        @for (lit, source) in empathies {
                            @let inside = html! {
                                (art::icon("x-empathy")) (art::icon("x-go"))
                                @if let Some(card) = card_of(source) {
                                    i class=(art::card_class(card)) { (art::icon(art::card_icon(card))) (art::card_number(card)) }
                                }
                                small {
                                    (say(lang, match source {
                                        Source::Own => "da-board-source-own",
                                        Source::Borrowed => "da-board-source-borrowed",
                                        Source::Hand(_) => "da-board-source-hand",
                                    }, &[]))
                                }
                            };
                            li { (self.button(lit, "swapin", &inside)) }
                        }
                    }
                }
            }
        }
    }

    /// DA-13.5.2: the special cards on display, while one is taken.
    fn display(&self) -> Markup {
        let lang = self.scene.lang;
        let shown: Vec<_> = self.lits(|spot| if let Spot::Display(card) = spot { Some(card) } else { None }).collect();
        html! {
            @if !shown.is_empty() {
                section.display {
                    h2 { (say(lang, "da-board-display", &[])) }
                    ul {
                        @for (lit, special) in shown {
                            li {
                                @match special {
                                    Some(special) => {
                                        (self.button(lit, "card small bronze", &cards::special_face(self.view, lang, special)))
                                    }
                                    None => {
                                        @let inside = html! { b.big { "?" } span.cn { (say(lang, "da-board-top", &[])) } };
                                        (self.button(lit, "card small back", &inside))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
