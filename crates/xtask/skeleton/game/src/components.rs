//! Typed rows read from `data/`.

use datafile::{Entry, Exactly, Reader, Sets};
use engine::{DataError, DataFiles, Origins};
use serde::Deserialize;

use crate::Shells;

const FILE: &str = "@id@.toml";
const STANDARD: &str = include_str!("../data/@id@.toml");

/// Every set that was ever read.
static SETS: Sets<Components> = Sets::new();

/// The numbers of the components, read and checked.
#[derive(Debug)]
pub struct Components {
    origins: Origins,
    /// @XX@-1.1: the shells in the bag.
    pub shells: Shells,
    /// @XX@-4.2: whoever has more gets nothing.
    pub limit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    bag: Bag,
    scoring: Scoring,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bag {
    shells: Entry<Exactly<u8, 3>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scoring {
    limit: Entry<u8>,
}

impl engine::Components for Components {
    const FILES: &'static [&'static str] = &[FILE];

    fn standard() -> &'static Self {
        SETS.standard([(FILE, STANDARD)], read)
    }

    fn load(files: &DataFiles) -> Result<&'static Self, DataError> {
        SETS.load(files, read)
    }

    fn origins(&self) -> &Origins {
        &self.origins
    }
}

fn read(files: &DataFiles) -> Result<Components, DataError> {
    let reader = Reader::only(FILE, files)?;
    let File { bag, scoring } = reader.parse()?;
    let shells = bag.shells.get().0;
    if shells.iter().any(|count| !(1..=20).contains(count)) {
        return reader.refuse(&bag.shells.value, "there are 1 to 20 shells of each worth");
    }
    let limit = reader.within(&scoring.limit, 3, 40)?;
    let [ones, twos, threes] = shells;
    let facts = vec![
        reader.fact("bag.shells", "@XX@-1.1", bag.shells.note(), format!("{ones}, {twos}, {threes}"))?,
        reader.fact("scoring.limit", "@XX@-4.2", scoring.limit.note(), limit.to_string())?,
    ];
    Ok(Components { origins: Origins::new(files, facts), shells, limit })
}

#[cfg(test)]
mod tests {
    use engine::Components as _;

    use super::*;

    fn load(old: &str, new: &str) -> Result<&'static Components, DataError> {
        assert!(STANDARD.contains(old), "{old}");
        Components::load(&DataFiles::from([(FILE.to_owned(), STANDARD.replacen(old, new, 1))]))
    }

    #[test]
    fn numbers_out_of_bounds_and_unknown_keys_are_refused_with_their_line() {
        assert!(load("", "").is_ok());
        for (old, new) in [("[4, 4, 4]", "[4, 4, 0]"), ("value = 7", "value = 41"), ("limit", "limits")] {
            assert!(load(old, new).unwrap_err().line.is_some(), "{new}");
        }
    }
}
