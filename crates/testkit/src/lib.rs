//! The battery every game must pass, generic over [`engine::Game`]. A game calls it from its own
//! tests: see `docs/adding-a-game.md`.
//!
//! - [`battery()`]: seeded random games; legality, refusals, invariants, records, undo, secrets;
//! - [`Stranger`]: anything a stranger may send is read or refused, and never panics;
//! - [`transcript`] and [`golden()`]: games as readable text, kept in files;
//! - [`view_format`]: the JSON of views is what `docs/views/` says;
//! - [`Twins`]: worlds that differ only in what is hidden, side by side;
//! - [`random_table`], [`chosen_table`], [`find_position`], [`asked_position`], [`random_playouts`], [`random_record`]: whole
//!   games, and positions out of them, for tests and benches;
//! - [`rules_benches!`]: the benches of a game;
//! - [`count_sequences`]: how many ways to play a few decisions there are from a position.
#![warn(missing_docs)]

mod battery;
mod benches;
mod bytes;
mod counts;
mod format;
mod golden;
mod pages;
mod secrets;
mod tables;
mod twins;

pub use battery::{Battery, battery, games_to_play};
pub use bytes::Stranger;
pub use counts::count_sequences;
pub use format::view_format;
pub use golden::{golden, transcript};
pub use tables::{asked_position, chosen_table, find_position, random_playouts, random_record, random_table};
pub use twins::{Met, Twins};
