//! Typed rows read from `data/`.

use std::sync::OnceLock;

use datafile::{Entry, Reader, Sets};
use engine::{DataError, DataFiles, Fact};
use serde::Deserialize;

const FILE: &str = "exodus.toml";
const STANDARD: &str = include_str!("../data/exodus.toml");

/// Every set that was ever read.
static SETS: Sets<Components> = Sets::new();

/// The numbers of the components, read and checked.
#[derive(Debug)]
pub struct Components {
    files: DataFiles,
    digest: String,
    facts: Vec<Fact>,
    pub(crate) hand: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cards: Cards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    hand: Entry<u8>,
}

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &[FILE];

    fn standard() -> &'static Self {
        static STANDARD_SET: OnceLock<&'static Components> = OnceLock::new();
        STANDARD_SET.get_or_init(|| {
            let files = DataFiles::from([(FILE.to_owned(), STANDARD.to_owned())]);
            Self::load(&files).expect("the data file that comes with the program is tested")
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

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let File { cards } = reader.parse()?;
    let hand = reader.within(&cards.hand, 1, 20)?;
    let facts = vec![reader.fact("hand", "AE-1.1", cards.hand.note(), hand.to_string())?];
    Ok(Components { files: files.clone(), digest: engine::digest(files), facts, hand })
}
