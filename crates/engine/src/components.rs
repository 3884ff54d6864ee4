//! The data files of a game: every number printed on a component lives there, with its origin.

use std::collections::BTreeMap;

/// The texts of a game's data files by file name.
pub type DataFiles = BTreeMap<String, String>;

/// The components of a game, read once and kept for the life of the program, so that a position
/// refers to them by a plain reference.
pub trait Components: Send + Sync + 'static {
    /// The names of the files a set consists of.
    const FILES: &'static [&'static str];

    /// The set that comes with the program.
    fn standard() -> &'static Self;

    /// Reads a set. Equal texts give the same reference.
    fn load(files: &DataFiles) -> Result<&'static Self, DataError>;

    /// The texts the set was read from: records of a corrected set carry them.
    fn files(&self) -> &DataFiles;

    /// The SHA-256 over the texts: the name of the set in records.
    fn digest(&self) -> &str;
}

/// The SHA-256 over data files: name, NUL, text, NUL, in order of names.
pub fn digest(files: &DataFiles) -> String {
    let mut bytes = Vec::new();
    for (name, text) in files {
        bytes.extend_from_slice(name.as_bytes());
        bytes.push(0);
        bytes.extend_from_slice(text.as_bytes());
        bytes.push(0);
    }
    crate::fair::sha256_hex(&bytes)
}

/// Why a data file was refused: where, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}{}: {reason}", line.map(|line| format!(", line {line}")).unwrap_or_default())]
pub struct DataError {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1, where it can be named.
    pub line: Option<usize>,
    /// What is wrong, as a sentence.
    pub reason: String,
}
