//! What the data files of all games share: entries that name their origin, refusals that name
//! their line, and sets of components that are read once.
//!
//! What the entries mean is each game's own affair.
#![warn(missing_docs)]

mod entry;
mod reader;
mod sets;

pub use entry::{Entry, Exactly, Note};
pub use reader::{Reader, numbers, words};
pub use sets::{Sets, Shared};
pub use toml::Spanned;

/// A table of entries with fixed names, listed in the order in which they are given here:
/// `rows!(Copies: u8 { one, two })` makes a type to be read, with `KEYS` and `rows()`.
#[macro_export]
macro_rules! rows {
    ($name:ident: $value:ty { $($key:ident),+ $(,)? }) => {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $($key: $crate::Entry<$value>),+
        }

        impl $name {
            const KEYS: &'static [&'static str] = &[$(stringify!($key)),+];

            fn rows(&self) -> Vec<&$crate::Entry<$value>> {
                vec![$(&self.$key),+]
            }
        }
    };
}
