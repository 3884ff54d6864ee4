//! How the house survives a restart: people, tables, their entries, and chat.
//!
//! [`Store`] is the one face; behind it, SQLite today and PostgreSQL as a second variant of
//! `Db`, with the same SQL text. What is stored is plain text and numbers: this crate knows no
//! game, no clock and no page. Times come from the caller, in milliseconds since 1970.
//!
//! When a call has returned, what it wrote is on the disk.
#![warn(missing_docs)]

mod chat;
mod components;
mod db;
mod entries;
mod error;
mod lists;
mod lobby;
mod migrate;
mod model;
mod passes;
mod people;
mod solo;
mod tables;

pub use db::Store;
pub use error::Error;
pub use model::{
    Alone, ChatLine, Entry, EntryKind, Listed, NewPerson, NewTable, Now, Pass, Person, Place, Seat, SeatKind, Secret,
    Solo, State, Table, Visibility,
};
pub use solo::DAY;
pub use tables::Start;

/// What a call to the store answers.
pub type Result<T> = std::result::Result<T, Error>;
