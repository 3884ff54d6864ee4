//! Reads one data file and turns places in its text into lines of refusals.

use std::fmt::Display;

use engine::{DataError, DataFiles, Fact, Origin};
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::{Entry, Note};

/// The text of a data file.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    file: &'static str,
    text: &'a str,
}

impl<'a> Reader<'a> {
    /// The file of this name, which must be the only one of the set.
    pub fn only(file: &'static str, files: &'a DataFiles) -> Result<Self, DataError> {
        let refuse = |file: &str, reason: String| Err(DataError { file: file.into(), line: None, reason });
        if let Some(name) = files.keys().find(|name| *name != file) {
            return refuse(name, format!("this game has one data file, {file}"));
        }
        match files.get(file) {
            Some(text) => Ok(Self { file, text }),
            None => refuse(file, "the file is missing".into()),
        }
    }

    /// The files of these names, which must be all of the set, in the order of the names given.
    pub fn all<const N: usize>(names: &[&'static str; N], files: &'a DataFiles) -> Result<[Self; N], DataError> {
        let refuse = |file: &str, reason: &str| DataError { file: file.into(), line: None, reason: reason.into() };
        if let Some(name) = files.keys().find(|name| !names.contains(&name.as_str())) {
            return Err(refuse(name, &format!("this game has no such data file; its files are {}", names.join(", "))));
        }
        if let Some(name) = names.iter().find(|name| !files.contains_key(**name)) {
            return Err(refuse(name, "the file is missing"));
        }
        Ok(names.map(|file| Self { file, text: &files[file] }))
    }

    /// Refuses the file as a whole.
    pub fn refuse_file<V>(&self, reason: impl Into<String>) -> Result<V, DataError> {
        Err(DataError { file: self.file.into(), line: None, reason: reason.into() })
    }

    /// The file as typed rows; what is unknown or missing is refused with its line.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|error| DataError {
            file: self.file.into(),
            line: error.span().map(|span| self.line(span.start)),
            reason: error.message().to_owned(),
        })
    }

    fn line(&self, at: usize) -> usize {
        self.text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
    }

    /// Refuses a value.
    pub fn refuse<T, V>(&self, value: &Spanned<T>, reason: impl Into<String>) -> Result<V, DataError> {
        let line = Some(self.line(value.span().start));
        Err(DataError { file: self.file.into(), line, reason: reason.into() })
    }

    /// The number of an entry, if it lies in these bounds.
    pub fn within<T: Copy + PartialOrd + Display>(&self, entry: &Entry<T>, least: T, most: T) -> Result<T, DataError> {
        let value = *entry.get();
        if (least..=most).contains(&value) {
            return Ok(value);
        }
        self.refuse(&entry.value, format!("{value} is not between {least} and {most}"))
    }

    /// A deck must have as many cards as the entry says; `table` is where the copies are listed.
    pub fn total(&self, entry: &Entry<u8>, copies: &[u8], table: &str) -> Result<(), DataError> {
        let found: u16 = copies.iter().map(|&copies| u16::from(copies)).sum();
        match u16::from(*entry.get()) {
            value if value == found => Ok(()),
            value => self.refuse(&entry.value, format!("{value} cards, but [{table}] has {found}")),
        }
    }

    /// The place of each of `N` things in a list that must name each once; `index` numbers them.
    pub fn places<T: Copy, const N: usize>(
        &self,
        entry: &Entry<Vec<T>>,
        index: impl Fn(T) -> usize,
        reason: &str,
    ) -> Result<[u8; N], DataError> {
        let mut places = [u8::MAX; N];
        for (place, &thing) in (0u8..).zip(entry.get()) {
            places[index(thing)] = place;
        }
        if entry.get().len() != N || places.contains(&u8::MAX) {
            return self.refuse(&entry.value, reason);
        }
        Ok(places)
    }

    /// The entry as people see it, with its value as it is written.
    pub fn entry<T: Display>(
        &self,
        key: impl Into<String>,
        clause: &'static str,
        entry: &Entry<T>,
    ) -> Result<Fact, DataError> {
        self.fact(key, clause, entry.note(), entry.get().to_string())
    }

    /// The entry as people see it. One that comes from outside must name its source.
    pub fn fact(
        &self,
        key: impl Into<String>,
        clause: &'static str,
        note: Note<'_>,
        value: String,
    ) -> Result<Fact, DataError> {
        let (key, origin) = (key.into(), *note.origin.get_ref());
        if origin == Origin::Outside && note.source.is_none() {
            return self.refuse(note.origin, format!("\"{key}\" comes from outside and must name its source"));
        }
        Ok(Fact { key, value, origin, source: note.source.clone(), clause })
    }
}

/// The numbers of a table, in its order; there must be so many rows.
pub fn numbers<const N: usize>(rows: Vec<&Entry<u8>>) -> [u8; N] {
    std::array::from_fn(|index| *rows[index].get())
}

/// The values one after the other.
pub fn words<T: ToString>(values: &[T]) -> String {
    values.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
