//! Whole games as text, one for each number of seats and some variants. `BLESS=1` rewrites them; the difference is read
//! line by line. They are played with the frozen data file.

use std::path::Path;

use engine::{GameOptions, Table};
use game_doom::{Doom, Options};
use testkit::{chosen_table, golden, transcript};

use crate::battery::choose;
use crate::tables::frozen;

/// A whole game with luck from words; its record proves it, and its text is kept.
fn keeps(name: &str, options: Options) -> Table<Doom> {
    let table = chosen_table(frozen(), options, name, choose);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(&table));
    table
}

#[test]
fn da_13_1_1_two_seats() {
    let table = keeps("two-seats", Options::for_seats(2));
    assert_eq!(table.position().table().council.harbour.ships().len(), 4);
}

#[test]
fn da_7_1_three_seats() {
    let table = keeps("three-seats", Options::for_seats(3));
    assert_eq!(table.position().table().council.markers_left, 0);
}

#[test]
fn da_7_1_four_seats() {
    keeps("four-seats", Options::for_seats(4));
}

#[test]
fn da_13_2_1_five_seats() {
    keeps("five-seats", Options::for_seats(5));
}

#[test]
fn da_13_3_1_family() {
    let table = keeps("family", Options { family: true, ..Options::for_seats(3) });
    let senate = table.played().iter().any(|played| played.step.to_string().contains("senate"));
    assert!(!senate);
}

#[test]
fn da_13_7_1_short() {
    let table = keeps("short", Options { short: true, ..Options::for_seats(4) });
    assert!((4..=6).contains(&table.position().table().council.round));
}

#[test]
fn da_13_5_1_da_13_5_2_open_decks() {
    keeps("open-decks", Options { open_events: true, open_specials: true, ..Options::for_seats(3) });
}
