//! One number or list of a data file, with where it comes from.

use engine::Origin;
use serde::Deserialize;
use toml::Spanned;

/// `{ value = …, origin = "…", source = "…" }`.
#[derive(Debug, Deserialize)]
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
