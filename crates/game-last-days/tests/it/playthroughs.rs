//! Whole games as text, one for each number of seats, and the long game. `BLESS=1` rewrites them; the difference is read
//! line by line. They are played with the frozen data file.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{GameOptions, Table};
use game_last_days::{Event, EventCard, LastDays, Options};
use testkit::{chosen_table, golden, transcript};

use crate::battery::choose;
use crate::tables::frozen;

/// The games that are kept: their names, the words of their luck, and their options.
fn kept() -> [(&'static str, &'static str, Options); 4] {
    let long = Options { extra_cards: 2, ..Options::for_seats(5) };
    [
        ("three-seats", "three-seats 7", Options::for_seats(3)),
        ("four-seats", "four-seats 9", Options::for_seats(4)),
        ("five-seats", "five-seats 6", Options::for_seats(5)),
        ("long-game", "long-game 0", long),
    ]
}

/// A whole game with luck from words; its record proves it, and its text is kept.
fn keep(index: usize) -> Table<LastDays> {
    let (name, words, options) = kept()[index];
    let table = chosen_table(frozen(), options, words, choose);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(&table));
    table
}

#[test]
fn ld_7_1_three_seats() {
    assert_eq!(keep(0).position().table().council.markers_left, 0);
}

#[test]
fn ld_7_1_four_seats() {
    assert!((4..=6).contains(&keep(1).position().table().council.round));
}

#[test]
fn ld_5_6_five_seats() {
    assert_eq!(keep(2).position().table().entitled(), 3);
}

#[test]
fn ld_13_1_ld_13_2_the_long_game_of_five() {
    let table = keep(3);
    assert_eq!((table.position().table().hand_size(), table.position().table().council.round), (9, 7));
}

/// Together they meet every event.
#[test]
fn ld_12_1_every_event_is_in_a_playthrough() {
    let mut met = BTreeSet::new();
    for (_, words, options) in kept() {
        let table = chosen_table(frozen(), options, words, choose);
        for event in table.played().iter().flat_map(|played| &played.events) {
            if let Event::EventRevealed { event } = event {
                met.insert(*event);
            }
        }
    }
    assert_eq!(met, EventCard::ALL.into_iter().collect());
}
