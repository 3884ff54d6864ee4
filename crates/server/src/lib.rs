//! The site on the network: sessions, tables, pages, live updates.
//!
//! Here is decided who may ask what over which wire. What is allowed in a game is the games' to say, how it looks is
//! `ui`'s, how it survives a restart is `store`'s. Only a room holds a game with its secrets; pages, bots and
//! streams get views.

mod app;
mod config;
mod daily;
mod error;
mod leases;
mod live;
mod names;
mod nodes;
mod pages;
mod prefs;
mod random;
mod reviews;
mod room;
mod rooms;
mod router;
mod serve;
mod tables;
mod thinking;
mod web;

pub use app::{AppState, OpenError};
pub use config::{BotDelay, Config, Limits, Rate};
pub use router::router;
pub use serve::{Server, end_of_program};
pub use store::Database;

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}
