//! Typed rows read from `data/`.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use engine::{DataError, DataFiles};
use serde::Deserialize;

const FILE: &str = "@id@.toml";

/// The numbers of the components, read and checked.
#[derive(Debug)]
pub struct Components {
    files: DataFiles,
    digest: String,
    pub(crate) hand: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    cards: Cards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    hand: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Number {
    value: u8,
    #[serde(rename = "origin")]
    _origin: String,
}

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &[FILE];

    fn standard() -> &'static Self {
        static FILES: LazyLock<DataFiles> =
            LazyLock::new(|| DataFiles::from([(FILE.to_owned(), include_str!("../data/@id@.toml").to_owned())]));
        Self::load(&FILES).expect("the data that comes with the program is sound")
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        static KNOWN: Mutex<BTreeMap<String, &'static Components>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let digest = engine::digest(files);
        if let Some(components) = known.get(&digest) {
            return Ok(components);
        }
        // Sets are few and small and live as long as the program, so that positions refer to them plainly.
        let components = &*Box::leak(Box::new(read(files, digest.clone())?));
        known.insert(digest, components);
        Ok(components)
    }

    fn files(&self) -> &DataFiles {
        &self.files
    }

    fn digest(&self) -> &str {
        &self.digest
    }
}

fn read(files: &DataFiles, digest: String) -> Result<Components, DataError> {
    let refused = |line, reason: &str| DataError { file: FILE.into(), line, reason: reason.into() };
    let text = files.get(FILE).ok_or_else(|| refused(None, "the file is missing"))?;
    let data: Data = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        refused(line, error.message())
    })?;
    Ok(Components { files: files.clone(), digest, hand: data.cards.hand.value })
}
