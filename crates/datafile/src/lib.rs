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

/// A table of entries of several types, each with its clause: `entries!(Counts { dice: u8 = "AD-2.6" })` makes a type to be
/// read, with `facts()`. What has no words of its own is told by what stands after `as`: `start: Vec<u8> = "AD-2.4" as words`.
#[macro_export]
macro_rules! entries {
    ($name:ident { $($key:ident: $value:ty = $clause:literal $(as $told:expr)?),+ $(,)? }) => {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $($key: $crate::Entry<$value>),+
        }

        impl $name {
            /// The entries as people see them; `table` stands before each name.
            fn facts(&self, reader: &$crate::Reader<'_>, table: &str) -> Result<Vec<engine::Fact>, engine::DataError> {
                let told = [$(($crate::entries!(@told self.$key.get() $(, $told)?), self.$key.note())),+];
                let keys = [$((stringify!($key), $clause)),+];
                let fact = |((key, clause), (value, note))| reader.fact(format!("{table}{key}"), clause, note, value);
                keys.into_iter().zip(told).map(fact).collect()
            }
        }
    };
    (@told $value:expr) => { $value.to_string() };
    (@told $value:expr, $told:expr) => { ($told)($value) };
}

/// Makes a type the components of a game: its files lie in `data/` beside `src/`, where this must be called; `read` makes a
/// set of their texts, with its `origins`.
#[macro_export]
macro_rules! components {
    ($set:ty, $read:path: $($file:literal),+ $(,)?) => {
        /// Every set that was ever read.
        static SETS: $crate::Sets<$set> = $crate::Sets::new();

        impl engine::Components for $set {
            const FILES: &'static [&'static str] = &[$($file),+];

            fn standard() -> &'static Self {
                SETS.standard([$(($file, include_str!(concat!("../data/", $file)))),+], $read)
            }

            fn load(files: &engine::DataFiles) -> Result<&'static Self, engine::DataError> {
                SETS.load(files, $read)
            }

            fn origins(&self) -> &engine::Origins {
                &self.origins
            }
        }
    };
}
