//! Players that are programs. A bot gets a view, never a position, so it cannot see what its
//! seat may not see; what it then imagines of the hidden things it draws itself
//! ([`engine::Game::determinise`]).
//!
//! [`bot`] makes one of a [`Level`]. How good a position is for a seat is a question about one
//! game and is answered by [`Evaluate`], in one file per game; the rest is the same for all.
#![warn(missing_docs)]

mod advice;
mod atlandice;
mod atlantis;
mod doom;
mod evaluate;
mod exodus;
mod greedy;
mod knowledge;
mod last_days;
mod level;
mod player;
mod random;
mod review;
mod rivals;
mod search;

pub use advice::{Advice, Found};
pub use evaluate::Evaluate;
pub use greedy::Greedy;
pub use knowledge::{Knowledge, MAX_FEATURES, Style, Weights};
pub use level::{Level, Limits, Recipe, Recipes, UnknownLevel, bot, bot_within};
pub use player::{Player, UnknownPlayer};
pub use random::Random;
pub use review::{Account, Judged, Pace, Review, Reviewed, Reviewer, Turn};
pub use search::{Effort, Search, shares};

use std::time::Duration;

use engine::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// What to do in `seat`, of which `view` is the view and which is asked to decide. Always one
    /// of the seat's legal actions.
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action;

    /// From now on a decision may take so long, at most. What does not look ahead is quick anyway.
    fn think_within(&mut self, time: Duration) {
        let _ = time;
    }
}
