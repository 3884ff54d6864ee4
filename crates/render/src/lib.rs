//! Views to HTML, SVG and text, in every language of the house.
//!
//! Every function here is pure: it takes what a viewer may know and gives mark-up that is escaped by construction. There is
//! no state of a table, no clock, no network and no file in this crate, and no rule of a game.

pub mod assets;
pub mod atlandice;
pub mod atlantis;
pub mod choices;
pub mod dates;
pub mod doom;
pub mod exodus;
pub mod facts;
mod fleet;
pub mod icons;
pub mod l10n;
pub mod last_days;
pub mod levels;
pub mod pages;
pub mod picture;
pub mod review;
mod rich;
pub mod rules;
pub mod scenes;
mod sheet;
pub mod shell;
pub mod table;
pub mod titles;

pub use l10n::{Lang, say};
pub use maud::{Markup, PreEscaped};
pub use shell::{ClauseLink, Ctx, Frame, Keys, Motion, Notice, Person, Theme, frame, page};
