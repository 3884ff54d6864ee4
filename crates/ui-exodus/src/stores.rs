//! What a player owns beside the settlement: books, gold, favour tokens, ships, cards.

use game_exodus::kinds::Book;
use maud::{Markup, html};

use super::board::Canvas;
use super::choices::Preview;
use super::marks::Spot;
use super::seatboard::SeatBoard;
use super::{art, cards, displays, says, tiles, words};
use crate::l10n::say;

/// Books and gold.
pub(super) fn purse(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    let coin = |here, id: &str, count: u8, said: String, change: &dyn Fn(&Preview) -> i8| {
        let inside = html! { (art::icon(id)) b { (count) } (changes(canvas, board, change)) };
        html! { li title=(said) { (canvas.control_plain(board.own, here, "coin", &said, &inside)) } }
    };
    html! {
        ul.purse {
            @for book in Book::ALL {
                @let count = board.books[book.index()];
                @let said = words::books(lang, Some(book), count);
                (coin(Spot::Book(book), art::book(book), count, said, &|preview| preview.books[book.index()]))
            }
            (coin(Spot::Gold, "x-gold", board.gold, words::gold(lang, board.gold), &|preview| preview.gold))
        }
    }
}

/// What each choice adds or takes, shown when it is pointed at.
fn changes(canvas: &Canvas<'_>, board: &SeatBoard, of: impl Fn(&Preview) -> i8) -> Markup {
    html! {
        @for lit in canvas.offer.lits.iter().filter(|lit| board.own && of(&lit.preview) != 0) {
            @let n = of(&lit.preview);
            em.plus.minus[n < 0].on[canvas.offer.is_armed(lit)] data-show=(lit.name) { (signed_plus(n)) }
        }
    }
}

/// A number with its sign, whichever it is.
fn signed_plus(n: i8) -> String {
    if n > 0 { format!("+{n}") } else { format!("−{}", n.unsigned_abs()) }
}

/// The favour spaces: tokens, free ones, and those that open with more covered cells.
pub(super) fn favours(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    let (tokens, limit) = board.favours;
    let words = say(lang, "exodus-board-favour-words", &[("tokens", tokens.into()), ("limit", limit.into())]);
    let inside = html! {
        span.flabel { (say(lang, "exodus-board-favour", &[])) }
        span.socks {
            @for (index, &needs) in canvas.set.grid.favour_needs.iter().enumerate() {
                @let index = index as u8;
                @if index < tokens {
                    span.sock { (art::icon("x-favour")) }
                } @else if index < limit {
                    span.sock {}
                } @else {
                    span.sock.lock title=(say(lang, "exodus-board-favour-opens", &[("cells", needs.into())])) { (needs) (art::icon("x-residence")) }
                }
            }
        }
    };
    canvas.control_plain(board.own, Spot::Favour, "fav", &words, &inside)
}

/// The ship spaces: ships with who is aboard, and the points that free ones give for a new type.
pub(super) fn ships(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        ol.ships aria-label=(say(lang, "exodus-board-ships", &[])) {
            @for (space, &points) in canvas.set.grid.ships.iter().enumerate() {
                li {
                    @match board.ships.get(space) {
                        Some(&(ship, aboard)) => {
                            @let said = says::vessel(canvas, ship, aboard);
                            @let inside = html! {
                                svg.vessel viewBox="0 0 66 66" aria-hidden="true" { (tiles::vessel(ship, aboard)) }
                            };
                            (canvas.control(board.own, Spot::Ship(space), "berth", &said, &inside))
                        }
                        None => {
                            @let said = say(lang, "exodus-board-ship-space", &[("points", words::points(lang, points.into()).into())]);
                            span.berth.free title=(said) {
                                (art::icon("x-ship"))
                                span.sname aria-hidden="true" { b { (points) } (art::icon("x-vp")) }
                                span.vh { (said) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A card by its symbol and its name.
fn named(id: &str, name: &str) -> Markup {
    html! { (art::icon(id)) span { (says::soft(name)) } }
}

/// Knowledge and influence cards.
pub(super) fn cards(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    let chips = board.knowledge.len()
        + board.hand.len()
        + usize::from(board.unknown > 0)
        + usize::from(!board.played.is_empty());
    html! {
        ul.cards.crowd[chips > 6] {
            @for &card in &board.knowledge {
                @let said = cards::knowledge(lang, canvas.set, card);
                li {
                    @let inside = html! { (art::icon("x-knowledge")) span { (displays::score(canvas.set.knowledge(card).score)) } };
                    (canvas.control(board.own, Spot::OwnKnowledge(card), "card know", &said, &inside))
                }
            }
            @for &card in &board.hand {
                @let inside = named("x-influence", &words::influence(lang, canvas.set, card));
                @let said = cards::influence(lang, canvas.set, card);
                li { (canvas.control(board.own, Spot::OwnInfluence(card), "card infl", &said, &inside)) }
            }
            @if board.unknown > 0 {
                @let said = say(lang, "exodus-board-sealed", &[("count", board.unknown.into())]);
                li.card.sealed title=(said) { (art::icon("x-deck")) b aria-hidden="true" { "×" (board.unknown) } span.vh { (said) } }
            }
            @if !board.played.is_empty() {
                @let names: Vec<String> = board.played.iter().map(|&card| words::influence(lang, canvas.set, card)).collect();
                @let said = say(lang, "exodus-board-played", &[("count", board.played.len().into()), ("cards", names.join(", ").into())]);
                li.card.played title=(said) { (art::icon("x-influence")) b aria-hidden="true" { (board.played.len()) " ✓" } span.vh { (said) } }
            }
        }
    }
}
