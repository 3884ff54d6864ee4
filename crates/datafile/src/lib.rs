//! What the data files of all games share: entries that name their origin, refusals that name
//! their line, and sets of components that are read once.
//!
//! What the entries mean is each game's own affair.
#![warn(missing_docs)]

mod entry;
mod reader;
mod sets;

pub use entry::{Entry, Note};
pub use reader::{Reader, words};
pub use sets::{Sets, Shared};
pub use toml::Spanned;
