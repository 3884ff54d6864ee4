//! What every game of the house shares and no rule of any of them: the [`Game`] trait, seats,
//! luck, views, records and replay.
//!
//! This crate knows no file, no clock, no network, no page and no bot.
#![warn(missing_docs)]

mod components;
mod dice;
mod fair;
mod game;
mod log;
mod options;
mod playout;
mod record;
mod seats;
mod table;

pub use components::{Components, DataError, DataFiles, digest};
pub use dice::{Dice, QuickDice};
pub use fair::{Commitment, FairDice, Seed, SeedError};
pub use game::{Awaiting, Game, Meta, Refusal, Refused, Viewer};
pub use log::Log;
pub use options::{Choice, GameOptions, OptionError};
pub use playout::{PlayoutCounts, play_out};
pub use record::{ComponentsRef, FORMAT, Outcome, Record, RecordError};
pub use seats::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use table::{Played, Step, Table, UndoRefused};
