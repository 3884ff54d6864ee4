//! The rules of Atlandice: dice are taken to search the districts of the sinking city for majorities, while a clock
//! runs towards the waves. The numbered clauses (`AD-…`) are in `docs/rules/atlandice.md`.
//!
//! [`Atlandice`] is one position. It knows no file, clock, page or bot; see `README.md` for the
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
mod kinds;
mod legal;
mod phases;
mod previews;
mod redeal;
mod refusals;
mod scoring;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;

use engine::{Awaiting, Game, Meta, PerSeat, Seat};

pub use actions::{Action, Ask, Chance, EndReason, Event, Faces, Majority, Recipient, TakeReason};
pub use components::{Components, TileFace, Worth};
pub use engine::Start;
pub use kinds::{Area, Effect, Good, PARTIES, Party, PerParty, Symbol, Tile};
pub use previews::{HandStep, Preview};
pub use refusals::Illegal;
pub use scoring::{Emptied, Standing};
pub use setup::Options;
pub use state::{Atlandice, Goods, Search, Tokens};
pub use view::View;

impl Game for Atlandice {
    const META: Meta =
        Meta { id: "atlandice", prefix: "AD", min_seats: 2, max_seats: 4, rules_version: 1, minutes: 40, weight: 2 };
    const OPEN: bool = true;
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

    fn scores(&self) -> PerSeat<i32> {
        self.scores()
    }
}
