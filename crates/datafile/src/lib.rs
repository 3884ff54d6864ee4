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
/// `rows!(Copies: u8 { one, two })` makes a type to be read, with `rows()` and `facts()`.
#[macro_export]
macro_rules! rows {
    ($(#[$note:meta])* $vis:vis $name:ident: $value:ty { $($key:ident),+ $(,)? }) => {
        $(#[$note])*
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        $vis struct $name {
            $($key: $crate::Entry<$value>),+
        }

        impl $name {
            /// The entries in their order.
            $vis fn rows(&self) -> Vec<&$crate::Entry<$value>> {
                vec![$(&self.$key),+]
            }

            /// The entries as people see them; `table` stands before each name.
            $vis fn facts(
                &self,
                reader: &$crate::Reader<'_>,
                table: &str,
                clause: &'static str,
            ) -> Result<Vec<engine::Fact>, engine::DataError> {
                let keys = [$(stringify!($key)),+];
                keys.iter().zip(self.rows()).map(|(key, row)| reader.entry(format!("{table}{key}"), clause, row)).collect()
            }
        }
    };
}
