//! When a coach speaks in a first game, as far as both editions ask the same. Each has lines of its own.

use engine::Seat;

use super::edition::Facts;

/// What somebody is asked, as far as a line belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// One of the first two refugees.
    First,
    /// Cubes for the Senate.
    Senate,
    /// A card of the row.
    Row,
    /// A bid in secret.
    Bid,
    /// A bid that everybody hears.
    Declare,
    /// A card, or none.
    Play,
    /// A ship for refugees.
    Board,
    /// A ship to move.
    Sail,
    /// A special card, or passing.
    Window,
}

/// The messages of an edition.
pub struct Lines {
    pub first: &'static str,
    pub senate: &'static str,
    pub row: &'static str,
    pub bid: &'static str,
    pub declare: &'static str,
    pub borrow: &'static str,
    pub board: &'static str,
    pub sail: &'static str,
    pub window: &'static str,
}

impl Lines {
    /// The line for this moment, if there is something to say to this seat.
    pub fn at<C: Copy>(&self, moment: Moment, facts: &Facts<'_, C>, seat: Seat) -> Option<&'static str> {
        Some(match moment {
            Moment::First => self.first,
            Moment::Senate => self.senate,
            Moment::Row => self.row,
            Moment::Bid => self.bid,
            Moment::Declare => self.declare,
            // Only the first of the ranking has a choice between two cards.
            Moment::Play if facts.lender.is_some() && facts.vote.ranking.as_slice().first() == Some(&seat) => {
                self.borrow
            }
            Moment::Play => return None,
            Moment::Board => self.board,
            Moment::Sail => self.sail,
            Moment::Window => self.window,
        })
    }
}
