//! Players that are programs. A bot gets a view, never a position, so it cannot see what its seat may not see; what it
//! then imagines of the hidden things it draws itself ([`engine::Game::determinise`]).
//!
//! [`bot`] makes one of a [`Level`]. How good a position is for a seat is a question about one
//! game and is answered by [`Evaluate`] and [`Knowledge`], in a folder or file of its own below `games`; the rest is the same for all.

mod advice;
mod evaluate;
mod games;
mod greedy;
mod knowledge;
mod level;
mod random;
mod review;
mod search;
mod spec;

pub use advice::{ActionValue, Advice};
pub use evaluate::Evaluate;
pub use greedy::Greedy;
pub use knowledge::{Knowledge, MAX_FEATURES, SearchParameters, Weights};
pub use level::{BotLimits, Level, LevelSetting, LevelSettings, UnknownLevel, bot, bot_within};
pub use random::Random;
pub use review::{Account, Judged, Pace, Review, Reviewed, Reviewer, Turn};
pub use search::{Budget, Search, shares};
pub use spec::{BotSpec, UnknownBot};

use std::time::Duration;

use engine::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// What to do in `seat`, of which `view` is the view and which is asked to decide. Always one
    /// of the seat's legal actions.
    fn choose(&mut self, view: &G::View, seat: Seat) -> G::Action;

    /// From now on a decision may take so long, at most. What does not look ahead is quick anyway.
    fn think_within(&mut self, _time: Duration) {}
}
