//! One number or list of a data file, with where it comes from.

use std::fmt::{self, Display};
use std::ops::Deref;

use engine::Origin;
use serde::de::{Deserialize, Deserializer, Error};
use toml::Spanned;

use crate::words;

/// `{ value = …, origin = "…", source = "…" }`.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<T> {
    /// What it is.
    pub value: Spanned<T>,
    origin: Spanned<Origin>,
    source: Option<String>,
}

impl<T> Entry<T> {
    /// What it is.
    pub fn get(&self) -> &T {
        self.value.get_ref()
    }

    /// Where it comes from.
    pub fn note(&self) -> Note<'_> {
        Note { origin: &self.origin, source: &self.source }
    }
}

/// Where an entry comes from.
#[derive(Clone, Copy, Debug)]
pub struct Note<'a> {
    /// The kind of source.
    pub origin: &'a Spanned<Origin>,
    /// Its name.
    pub source: &'a Option<String>,
}

/// A list of exactly so many values. An array alone would leave out what is too many, and say nothing.
#[derive(Clone, Copy, Debug)]
pub struct Exactly<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Deref for Exactly<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: ToString, const N: usize> Display for Exactly<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(&self.0))
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Exactly<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let refusal = format!("{} values where there must be {N}", list.len());
        list.try_into().map(Self).map_err(|_| D::Error::custom(refusal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    struct Row {
        seats: Entry<Exactly<u8, 2>>,
    }

    #[test]
    fn a_list_has_as_many_values_as_it_must() {
        let read = |list: &str| toml::from_str::<Row>(&format!("seats = {{ value = {list}, origin = \"rulebook\" }}"));
        assert_eq!(read("[7, 8]").unwrap().seats.get().0, [7, 8]);
        for list in ["[7]", "[7, 8, 9]", "[]", "7", "[7, -8]"] {
            assert!(read(list).is_err(), "{list}");
        }
        assert!(read("[7, 8, 9]").unwrap_err().to_string().contains("3 values where there must be 2"));
    }
}
