//! What every game of the site shares and no rule of any of them: the [`Game`] trait, seats,
//! luck, views, records and replay.
//!
//! This crate knows no file, no clock, no network, no page and no bot.
//!
//! # One trait for five games
//!
//! The trait was drawn up against the rules of all five games. What they ask of it, beyond one
//! seat choosing after another, and where it is answered (letters are those of `docs/rules`; the
//! tests of this crate try each of these with a small game):
//!
//! | a game asks for | the answer |
//! |---|---|
//! | all choose in secret, then all is opened (DA-D2, DA-D9, DA-D10, LD-D2, LD-D8, LD-D9) | [`Awaiting::Seats`] names several seats; a position keeps sealed values, its views do not; the last commitment resolves all and says so by [`Game::reveals`]. A decision id ([`Table::decision`]) stays valid while others commit |
//! | a reaction that must not show who could react (DA-D14, DA-D20, DA-D21, LD-D11, LD-D17, LD-D18) | everybody is asked the same [`Game::Ask`]; [`Game::may_be_made_for`] refuses to answer for a seat that has only one answer |
//! | effects within effects (DA-D16 to DA-D19, LD-D12 to LD-D16, AE D-14 to D-19) | a stack of plain values in the position; [`Game::Ask`] tells two decisions in a row apart |
//! | who decides is not who gains (AD-D1, DA-D17, LD-D13) | a step names its actor; the position knows the rest |
//! | luck in the middle of a turn (AT-4.1, AD rolls, DA-D6, AE D-09) | [`Awaiting::Chance`] between two decisions of one seat; nothing before it can be taken back |
//! | a look at something hidden (DA-D6, DA-D11, AE D-10) | [`Game::reveals`] bars taking back; [`Game::seen`] hides the event from others |
//! | choices with many parts (DA-D9, LD-D21, AE D-14) | several small decisions in a row |
#![warn(missing_docs)]

mod components;
mod dice;
mod fair;
mod game;
mod json;
mod kinds;
mod labels;
mod list;
mod log;
mod options;
mod playout;
mod record;
mod refusals;
mod seats;
mod stack;
mod start;
mod table;

pub use components::{Components, DataError, DataFiles, Fact, Origin, Origins};
pub use dice::{Dice, QuickDice};
pub use fair::{Commitment, FairDice, Seed, SeedError};
pub use game::{Awaiting, Game, Meta, Refusal, Refused, Viewer};
pub use json::{ReadError, read_json};
pub use kinds::{Kind, KindSet, Tally};
pub use labels::commas;
pub use list::ShortList;
pub use log::Log;
pub use options::{GameOptions, OptionChoice, OptionError};
pub use playout::{PlayoutCounts, play_out};
pub use record::{ComponentsRef, FORMAT, Outcome, Record, RecordError, winners_words};
pub use refusals::{Field, Reason, kebab};
pub use seats::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use stack::Stack;
pub use start::{Start, StartOptions};
pub use table::{Played, Step, Table, UndoRefused};
