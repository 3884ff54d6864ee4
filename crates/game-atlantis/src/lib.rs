//! The rules of Atlantis: a walk over a sinking path, in which every step takes away a tile that
//! others will miss. The numbered clauses (`AT-…`) are in `docs/rules/atlantis.md`.
//!
//! [`Atlantis`] is one position. It knows no file, clock, page or bot; see `README.md` for the
//! edition and for what is left out.
#![warn(missing_docs)]
#![deny(clippy::float_arithmetic)]

/// Ends a check with an error if this holds.
macro_rules! fail_if {
    ($condition:expr, $error:expr) => {
        if $condition {
            return Err($error);
        }
    };
}

mod actions;
mod audit;
mod components;
mod data;
mod legal;
mod lists;
mod moves;
mod path;
mod phases;
mod piles;
mod redeal;
mod refusals;
mod scoring;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

use engine::{Awaiting, Game, Meta, PerSeat, Seat};

pub use actions::{Action, Ask, Chance, DrawReason, Event, FinalScore, Position};
pub use components::{Components, Half, Object, Tile};
pub use engine::Start;
pub use lists::{CardList, Cards, TileList};
pub use moves::Preview;
pub use path::{Gap, Path};
pub use refusals::Illegal;
pub use setup::Options;
pub use state::Atlantis;
pub use view::{Asked, Moving, PlayerView, TileSet, TurnView, UnseenTiles, View};

impl Game for Atlantis {
    const META: Meta =
        Meta { id: "atlantis", prefix: "AT", min_seats: 2, max_seats: 4, rules_version: 1, minutes: 30, weight: 2 };
    engine::rules_in_modules!();

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    fn awaiting(&self) -> Awaiting {
        self.awaiting()
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.ask(seat)
    }

    fn may_be_made_for(&self, seat: Seat, action: &Action) -> bool {
        view::is_plainly_forced(self, seat, action)
    }

    fn scores(&self) -> PerSeat<i32> {
        self.scores()
    }
}
