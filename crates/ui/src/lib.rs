//! The shell of pages, the table page, words, rules texts, review and replay, in three languages. It knows no game: what a
//! game looks like and says is the [`picture::Picture`] of its own crate, and every page is given the list of games.
//!
//! Every function here is pure: it takes what a viewer may know and gives mark-up that is escaped by construction. There is
//! no state of a table, no clock, no network and no file in this crate, and no rule of a game.

/// What the build script of the crate made under this name: a style sheet or a picture.
#[macro_export]
macro_rules! built {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

pub mod assets;
pub mod banner;
pub mod choices;
pub mod dates;
pub mod drawing;
pub mod entry;
mod face;
pub mod facts;
mod graph;
pub mod icons;
pub mod l10n;
pub mod learn;
pub mod levels;
pub mod pages;
pub mod picture;
pub mod refusals;
pub mod review;
pub mod rich;
pub mod rules;
pub mod scenes;
pub mod sheet;
pub mod shell;
pub mod strip;
pub mod table;

pub use entry::{Entry, Games, Sign};
pub use l10n::{Lang, say};
pub use maud::{Markup, PreEscaped};
pub use shell::{ClauseLink, Commit, Ctx, Frame, Keys, Motion, Notice, Pace, Person, Theme, frame, page};
