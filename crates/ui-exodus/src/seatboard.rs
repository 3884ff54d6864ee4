//! The board of one player as plain values, and how it is put together: the same for the own board under the city and for
//! the boards of the others, which open in a window.

use engine::Seat;
use game_exodus::kinds::{Cell, Colour, Influence, Knowledge, PillarCard, ShipType};
use maud::{Markup, html};

use super::board::Canvas;
use super::tiles::{Settler, Tile};
use super::{pillars, schools, settlement, stores};
use crate::l10n::say;

/// What lies on a board.
pub(super) struct SeatBoard {
    pub(super) seat: Seat,
    /// Whether it is the viewer's, whose choices are lit on it.
    pub(super) own: bool,
    /// Settlers by profession.
    pub(super) school: [u8; 16],
    /// What lies on the cells, with whom.
    pub(super) cells: Vec<(Cell, Tile, Vec<Settler>)>,
    /// The ships from the left, with whoever is aboard.
    pub(super) ships: Vec<(ShipType, Option<Colour>)>,
    /// Favour tokens, and how many may be held.
    pub(super) favours: (u8, u8),
    /// The three stages of each pillar, from the base.
    pub(super) pillars: Vec<[Option<Part>; 3]>,
    pub(super) books: [u8; 3],
    pub(super) gold: u8,
    pub(super) knowledge: Vec<Knowledge>,
    /// Played influence cards, those in the hand that the viewer knows, and how many others there are.
    pub(super) played: Vec<Influence>,
    pub(super) hand: Vec<Influence>,
    pub(super) unknown: u8,
}

/// A pillar card on a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) card: PillarCard,
    /// A base is complete at once; the others need their settler.
    pub(super) complete: bool,
    /// Whether the pillar has been used this turn.
    pub(super) used: bool,
}

/// The whole board.
pub(super) fn sheet(canvas: &Canvas<'_>, board: &SeatBoard) -> Markup {
    let lang = canvas.scene.lang;
    html! {
        div.till { (stores::purse(canvas, board)) (stores::favours(canvas, board)) }
        section.schools aria-label=(say(lang, "exodus-board-schools", &[])) {
            h2 { (say(lang, "exodus-board-schools", &[])) }
            div.trees { @for colour in Colour::ALL { (schools::school(canvas, board, colour)) } }
        }
        section.settle aria-label=(say(lang, "exodus-board-settlement", &[])) {
            h2 { (say(lang, "exodus-board-settlement", &[])) }
            (settlement::regions(canvas, board))
        }
        section.hold aria-label=(say(lang, "exodus-board-stores", &[])) {
            (stores::ships(canvas, board))
            (pillars::own(canvas, board))
            (stores::cards(canvas, board))
        }
    }
}
