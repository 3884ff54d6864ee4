//! The battery every game must pass, generic over [`engine::Game`]. A game calls it from its own
//! tests: see `docs/adding-a-game.md`.
//!
//! - [`battery()`]: seeded random games; legality, refusals, invariants, records, undo, secrets;
//! - [`Feeder`]: anything a stranger may send is read or refused, and never panics;
//! - [`transcript`] and [`golden()`]: games as readable text, kept in files;
//! - [`count_sequences`]: how many ways to play a few decisions there are from a position.
#![warn(missing_docs)]

mod battery;
mod bytes;
mod counts;
mod golden;
mod secrets;

pub use battery::{Battery, battery, games_to_play, random_table};
pub use bytes::{Feeder, spoil};
pub use counts::count_sequences;
pub use golden::{golden, transcript};
