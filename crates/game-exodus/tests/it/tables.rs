//! The data sets of the tests: the frozen copy, and one in which nearly everything is another.

use std::path::Path;
use std::sync::OnceLock;

use engine::Components as _;
use game_exodus::Components;

fn load(folder: &str) -> &'static Components {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    let read = |name: &&str| ((*name).to_owned(), std::fs::read_to_string(folder.join(name)).unwrap());
    Components::load(&Components::FILES.iter().map(read).collect()).unwrap()
}

/// The frozen copy of the data.
pub(crate) fn frozen() -> &'static Components {
    static FROZEN: OnceLock<&'static Components> = OnceLock::new();
    FROZEN.get_or_init(|| load("frozen"))
}

/// Rings of 6, 12 and 10 fields, a ragged grid, another training tree, four years.
pub(crate) fn altered() -> &'static Components {
    static ALTERED: OnceLock<&'static Components> = OnceLock::new();
    ALTERED.get_or_init(|| load("altered"))
}
