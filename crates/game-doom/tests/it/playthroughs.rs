//! Whole games as text, one for each number of seats and some variants. `BLESS=1` rewrites them; the difference is read
//! line by line. They are played with the frozen data file.

use std::path::Path;

use engine::{Game, GameOptions, QuickDice, Record, Seed, Table};
use game_doom::{Doom, Options};
use testkit::{golden, transcript};

use crate::battery::choose;
use crate::tables::frozen;

/// A whole game with luck from words; its record proves it, and its text is kept.
fn keeps(name: &str, options: Options) -> Table<Doom> {
    let seed = Seed::from_words(name);
    let mut dice = QuickDice::new(name.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte)));
    let mut table = Table::<Doom>::new(frozen(), options).unwrap();
    let mut steps = table.plan_start(&seed);
    loop {
        for step in steps {
            table.push(step).unwrap();
        }
        let Some(seat) = table.awaited().iter().next() else { break };
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let action = choose(table.position(), &actions, &mut dice);
        steps = table.plan(seat, action, &seed).unwrap();
    }
    let record = table.record(Vec::new(), &seed);
    let text = serde_json::to_string(&record).unwrap();
    let read: Record<Doom> = serde_json::from_str(&text).unwrap();
    assert_eq!(read.verify().unwrap().played(), table.played(), "the record proves the game");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(&table));
    table
}

#[test]
fn da_13_1_1_two_seats() {
    let table = keeps("two-seats", Options::for_seats(2));
    assert_eq!(table.position().harbour().ships().len(), 4);
}

#[test]
fn da_7_1_three_seats() {
    let table = keeps("three-seats", Options::for_seats(3));
    assert_eq!(table.position().markers_left(), 0);
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
    assert!((4..=6).contains(&table.position().round()));
}

#[test]
fn da_13_5_1_da_13_5_2_open_decks() {
    keeps("open-decks", Options { open_events: true, open_specials: true, ..Options::for_seats(3) });
}
