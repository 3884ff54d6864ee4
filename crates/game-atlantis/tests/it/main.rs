//! Long tests of the rules: random games under watch, playthroughs, counts, bad input.
#![expect(clippy::unwrap_used, reason = "a helper of a test fails with the test")]

mod battery;
mod bytes;
mod counts;
mod leaks;
mod playthroughs;
mod views;

use engine::{Components as _, DataFiles};
use game_atlantis::Components;

/// A set whose path nobody can walk: high prices, seven cards in all.
fn standstill_set() -> &'static Components {
    let text = include_str!("../playthroughs/standstill.toml");
    Components::load(&DataFiles::from([("atlantis.toml".to_owned(), text.to_owned())])).unwrap()
}
