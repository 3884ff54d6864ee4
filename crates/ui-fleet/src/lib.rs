//! What the two editions of the senate game draw and say alike: pieces, ships, where cubes lie, names, lines of the log.
//!
//! There is no rule here and no phase: each edition's own pages lie in its own crate.

pub mod art;
pub mod banner;
pub mod cards;
pub mod choices;
pub mod coach;
pub mod edition;
pub mod faces;
pub mod facts;
pub mod harbour;
pub mod illustrations;
mod l10n;
pub mod layout;
pub mod log;
pub mod marks;
pub mod omens;
pub mod panels;
pub mod panes;
pub mod prompt;
pub mod refusals;
pub mod scenery;
pub mod scores;
pub mod senate;
pub mod text;
pub mod tray;
pub mod words;

pub use l10n::MESSAGES;
use ui::Sign;
use ui::assets::Asset;

/// The style sheet of the parts of both boxes.
pub static PARTS_STYLE: Asset = Asset::css("fleet-parts.css", ui::built!("fleet-parts.css"));

/// The sign of each seat.
pub const SIGNS: &[Sign] = &[Sign::Blue, Sign::Red, Sign::Green, Sign::Yellow, Sign::Violet];
