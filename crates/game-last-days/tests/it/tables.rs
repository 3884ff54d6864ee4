//! The frozen copy of the data file.

use engine::{Components as _, DataFiles};
use game_last_days::Components;

pub(crate) fn frozen() -> &'static Components {
    let text = include_str!("../data/frozen.toml").to_owned();
    Components::load(&DataFiles::from([("last-days.toml".to_owned(), text)])).unwrap()
}
