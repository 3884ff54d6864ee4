//! The data files of a game: every number printed on a component lives there, with its origin.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

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

    /// What the set was read from.
    fn origins(&self) -> &Origins;

    /// The texts the set was read from: records of a corrected set carry them.
    fn files(&self) -> &DataFiles {
        &self.origins().files
    }

    /// The SHA-256 over the texts: the name of the set in records.
    fn digest(&self) -> &str {
        &self.origins().digest
    }

    /// Every entry of the files with its origin, in their order.
    fn facts(&self) -> &[Fact] {
        &self.origins().facts
    }
}

/// What a set of components was read from.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Origins {
    files: DataFiles,
    digest: String,
    facts: Vec<Fact>,
}

impl Origins {
    /// These texts; `facts` are their entries, in their order.
    pub fn new(files: &DataFiles, facts: Vec<Fact>) -> Self {
        Self { files: files.clone(), digest: digest(files), facts }
    }
}

/// Where a number of a data file comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Stated in the rulebook.
    Rulebook,
    /// Found elsewhere; the source is named.
    Outside,
    /// Ours, because no source gives it.
    Reconstruction,
}

/// One entry of a data file, for the page that shows them all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// Its name in the file.
    pub key: String,
    /// Its value in plain words.
    pub value: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The source, where there is one.
    pub source: Option<String>,
    /// The clause it belongs to.
    pub clause: &'static str,
}

/// The SHA-256 over data files: name, NUL, text, NUL, in order of names.
fn digest(files: &DataFiles) -> String {
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
