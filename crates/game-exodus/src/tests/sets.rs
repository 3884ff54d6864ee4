//! Data sets for tests: the frozen copy, on which examples with numbers rest, and sets altered in a
//! line or in everything.

use engine::{Components as _, DataError, DataFiles};

use crate::Components;

/// A folder of test data with its fourteen files.
macro_rules! folder {
    ($folder:literal: $($file:literal),+) => {
        [$(($file, include_str!(concat!("../../tests/data/", $folder, "/", $file)))),+]
    };
}

fn files(texts: &[(&str, &str)]) -> DataFiles {
    texts.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
}

/// The texts of the frozen copy: whoever corrects `data/` need not correct every example.
pub(crate) fn frozen_files() -> DataFiles {
    files(&folder!("frozen": "rondel.toml", "board.toml", "track.toml", "order.toml", "catastrophes.toml",
        "ships.toml", "residences.toml", "workshops.toml", "agoras.toml", "monuments.toml", "pillars.toml",
        "knowledge.toml", "influence.toml", "players.toml"))
}

/// The frozen copy of the data set.
pub(crate) fn frozen() -> &'static Components {
    Components::load(&frozen_files()).expect("the frozen copy is sound")
}

/// The frozen copy with some texts replaced: file, old, new.
pub(crate) fn changed(changes: &[(&str, &str, &str)]) -> Result<&'static Components, DataError> {
    let mut files = frozen_files();
    for (file, old, new) in changes {
        let text = files.get_mut(*file).expect("such a file");
        assert!(text.contains(old), "{old} is in {file}");
        *text = text.replacen(old, new, 1);
    }
    Components::load(&files)
}

/// A set in which nearly every number, list and shape is another: 28 city fields in rings of 6, 12
/// and 10, six turns of a disc, a ragged grid of four regions, four years, another training tree.
pub(crate) fn altered() -> &'static Components {
    let files = files(&folder!("altered": "rondel.toml", "board.toml", "track.toml", "order.toml",
        "catastrophes.toml", "ships.toml", "residences.toml", "workshops.toml", "agoras.toml", "monuments.toml",
        "pillars.toml", "knowledge.toml", "influence.toml", "players.toml"));
    Components::load(&files).expect("the altered set is sound")
}
