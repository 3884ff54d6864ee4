//! The panel of each player, their boards in windows of their own, and the next settlement scoring.

use engine::Seat;
use game_exodus::kinds::{Book, Cell, Colour};
use game_exodus::{Exodus, View};
use maud::{Markup, html};

use super::board::{Canvas, Offer};
use super::seatboard::{self, SeatBoard};
use super::{art, displays, scorings, words};
use crate::l10n::say;
use ui::picture::{Scene, SeatFacts};

/// A player in the panel.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, Exodus>) -> SeatFacts {
    let nothing = Offer::none();
    let canvas = Canvas::new(view, scene, &nothing);
    let board = canvas.board_of(seat);
    let lang = scene.lang;
    let player = canvas.table.player(seat);
    let facts = html! {
        (state(&canvas, seat))
        @if !scene.is_you(seat) {
            div.glance {
                (opened(&canvas, &board))
                div.counts { (counts(&canvas, &board)) }
            }
        } @else {
            div.counts { (steps(&canvas, seat)) (holdings(&canvas, &board)) }
        }
    };
    let (mark_words, letter) = (words::mark(lang, seat), words::seat_letter(lang, seat));
    SeatFacts { mark: art::king(seat), mark_words, letter, points: player.vp.into(), facts }
}

/// Whether the player is to move, and when in the round.
fn state(canvas: &Canvas<'_>, seat: Seat) -> Markup {
    let lang = canvas.scene.lang;
    // Whoever plays alone is always first.
    let place = canvas.table.player(seat).space().filter(|_| canvas.seats().count() > 1).map(|space| space.0 + 1);
    html! {
        span.state {
            (art::mark_named(seat, lang))
            @if let Some(place) = place { span { (say(lang, "exodus-board-place", &[("place", place.into())])) } }
            @if canvas.table.is_in_turn() && canvas.table.active() == seat && !canvas.table.is_over() {
                b { (words::actions(lang, canvas.table.actions_left())) }
            }
        }
    }
}

fn count(id: &str, n: u8, words: String) -> Markup {
    html! { span.one.zero[n == 0] title=(words) { (art::icon(id)) span aria-hidden="true" { (n) } span.vh { (words) } } }
}

/// Settlers, books and the rest in numbers.
fn counts(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    let school = &canvas.set.school;
    let trained = |colour: Colour| -> u8 {
        school.order.iter().filter(|&&p| school.field(p).colour == colour).map(|p| board.school[p.index()]).sum()
    };
    html! {
        @for colour in Colour::ALL {
            (count(art::settler(colour), trained(colour), say(lang, "exodus-board-in-school", &[("count", trained(colour).into()), ("colour", words::colour(lang, colour).into())])))
        }
        (steps(canvas, board.seat))
        @for book in Book::ALL { (count(art::book(book), board.books[book.index()], words::books(lang, Some(book), board.books[book.index()]))) }
        (count("x-gold", board.gold, words::gold(lang, board.gold)))
        (holdings(canvas, board))
    }
}

fn steps(canvas: &Canvas<'_>, seat: Seat) -> Markup {
    let steps = canvas.table.player(seat).priest;
    count("x-flame", steps, say(canvas.scene.lang, "exodus-board-steps", &[("steps", steps.into())]))
}

/// Favour tokens, ships and cards in numbers.
fn holdings(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    let (ships, knowledge) = (board.ships.len() as u8, board.knowledge.len() as u8);
    let hand = canvas.table.player(board.seat).hand_size();
    html! {
        (count("x-favour", board.favours.0, words::favours(lang, board.favours.0)))
        (count("x-ship", ships, say(lang, "exodus-board-ship-count", &[("count", ships.into())])))
        (count("x-knowledge", knowledge, words::knowledge_cards(lang, knowledge)))
        (count("x-influence", hand, words::influence_cards(lang, hand)))
    }
}

/// The settlement at a glance.
fn mini(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let grid = &canvas.set.grid;
    html! {
        svg.mini viewBox={ "0 0 " (21 * u16::from(grid.columns)) " " (21 * u16::from(grid.rows)) } aria-hidden="true" {
            @for cell in (0..grid.cells).map(Cell) {
                @let face = grid.cell(cell);
                @let (x, y) = (21 * u16::from(face.column) + 1, 21 * u16::from(face.row) + 1);
                @match board.cells.iter().find(|(at, _, _)| *at == cell) {
                    Some((_, tile, _)) => {
                        @if let Some(floor) = tile.floor(canvas.set) {
                            rect x=(x) y=(y) width="19" height="19" rx="3" fill={ "url(#fl-" (floor.index() % 8) ")" } stroke="#5b4526" {}
                        }
                        use href={ "#" (tile.symbol()) } x=(x + 2) y=(y + 2) width="15" height="15" {}
                    }
                    None => { rect.mc.ma[face.agora] x=(x) y=(y) width="19" height="19" rx="3" {} }
                }
            }
        }
    }
}

/// The whole board in a window of its own: one click or one key away.
fn opened(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    let name = canvas.scene.name(board.seat);
    let title = say(lang, "exodus-board-of", &[("name", name.into())]);
    let id = format!("board-{}", board.seat.0);
    html! {
        button.open type="button" popovertarget=(id) data-open=(id) title=(title) {
            (mini(canvas, board))
            span.vh { (say(lang, "exodus-board-open", &[])) " " (title) }
            // The key goes round from the first board: it is written there.
            @if canvas.scene.keys && board.seat == first_other(canvas) { span.key data-k="B" aria-hidden="true" {} }
        }
        div.window id=(id) popover role="dialog" aria-label=(title) {
            div.whead {
                (art::king(board.seat))
                h2 { (title) }
                button.btn.back type="button" popovertarget=(id) popovertargetaction="hide" { (say(lang, "exodus-board-close", &[])) }
            }
            div.tray { (seatboard::sheet(canvas, board)) }
        }
    }
}

/// The first of the boards that open, in the order of the panels.
fn first_other(canvas: &Canvas<'_>) -> Seat {
    let seats = canvas.seats().count().max(1);
    canvas.scene.viewer.seat().map_or(Seat(0), |own| Seat(((own.index() + 1) % seats) as u8))
}

/// For reference: what the next settlement scoring would give everybody, what is discarded and what is left.
pub(super) fn stores(view: &View, scene: &Scene<'_, Exodus>) -> Markup {
    let nothing = Offer::none();
    let canvas = Canvas::new(view, scene, &nothing);
    html! { (scorings::next(&canvas)) (displays::discards(&canvas)) (displays::supply(&canvas)) }
}
