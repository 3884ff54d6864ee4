//! The site on the network: sessions, tables, pages, live updates.
//!
//! Here is decided who may ask what over which wire. What is allowed in a game is the games' to say, how it looks is
//! `ui`'s, how it survives a restart is `store`'s. Only a room holds a game with its secrets; pages, bots and
//! streams get views.

mod app;
mod config;
mod connections;
mod daily;
mod edge;
mod error;
pub mod hosting;
mod leases;
mod live;
mod metrics;
mod names;
mod nodes;
mod pages;
mod prefs;
mod random;
mod reviews;
mod room;
mod rooms;
mod router;
mod seals;
mod serve;
mod tables;
mod thinking;
mod tls;
mod web;
mod wire;

pub use app::{AppState, OpenError};
pub use config::{BotDelay, Config, Limits, PublicAddress, Rate, Tls};
pub use router::router;
pub use seals::{SealError, SealSiteError, Seals};
pub use serve::{Server, end_of_program};
pub use store::{Copied, Database, Error as StoreError, backup, copy_database, restore};
pub use tls::TlsError;
pub use web::fields::read_form;

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}
