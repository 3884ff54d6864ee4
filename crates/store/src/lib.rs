//! How the site survives a restart: people, tables, their entries, and chat.
//!
//! [`Store`] is the one face; which database is behind it is known in `db.rs` alone. What is stored is plain text and
//! numbers: this crate knows no game, no clock and no page. Times come from the caller, in milliseconds since 1970.
//!
//! When a call has returned, what it wrote is on the disk.

mod backup;
mod chat;
mod components;
mod copy;
mod database;
mod db;
mod entries;
mod error;
mod hands;
mod leases;
mod lists;
mod lobby;
mod migrate;
mod model;
mod news;
mod notices;
mod passes;
mod people;
mod rows;
mod solo;
mod tables;

pub use backup::backup;
pub use copy::{Copied, copy_database};
pub use database::Database;
pub use db::{Settings, Store};
pub use error::Error;
pub use leases::Lease;
pub use model::{
    ChatRow, EntryKind, EntryRow, Listed, NewPerson, NewTable, Now, Pass, PersonRow, Rank, SeatKind, SeatRow, Secret,
    SoloResult, SoloRow, TableRow, TableState, Visibility,
};
pub use notices::{Notice, Notices};
pub use solo::DAY;
pub use tables::TableStart;

pub type Result<T> = std::result::Result<T, Error>;
