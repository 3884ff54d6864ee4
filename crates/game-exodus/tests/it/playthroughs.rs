//! Whole games as text, one for each number of seats, and a solo game that is lost. `BLESS=1` rewrites them; the
//! difference is read line by line. They are played with the frozen data.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{Game, GameOptions, Seat, SeatSet, Table};
use game_exodus::{Ending, Event, Exodus, Options};
use testkit::{chosen_table, golden, transcript};

use crate::battery::choose;
use crate::tables::frozen;

/// The first game of this name that ends like this.
fn game(name: &str, seats: u8, ending: Ending) -> Table<Exodus> {
    let play = |number: u32| chosen_table(frozen(), Options::for_seats(seats), &format!("{name} {number}"), choose);
    (0..60).map(play).find(|table| table.position().ending() == Some(ending)).unwrap()
}

/// A whole game with luck from words; its record proves it, and its text is kept.
fn keep(name: &str, seats: u8, ending: Ending) -> Table<Exodus> {
    let table = game(name, seats, ending);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(&table));
    table
}

#[test]
fn ae_19_8_one_seat() {
    let table = keep("one-seat", 1, Ending::Scored);
    let (points, year) = (table.position().player(Seat(0)).vp, table.position().year());
    assert_eq!((table.position().winners(), year), (SeatSet::only(Seat(0)), 5), "RU-93");
    assert!(frozen().title(points).is_some(), "AE-19.9");
}

#[test]
fn ae_19_5_one_seat_lost() {
    let table = keep("one-seat-lost", 1, Ending::Lost);
    assert_eq!(table.position().winners(), SeatSet::EMPTY);
}

#[test]
fn ae_18_5_two_seats() {
    assert_eq!(keep("two-seats", 2, Ending::Scored).position().year(), 5);
}

#[test]
fn ae_4_1_three_seats() {
    assert_eq!(keep("three-seats", 3, Ending::Scored).position().year(), 5);
}

#[test]
fn ae_4_1_four_seats() {
    assert_eq!(keep("four-seats", 4, Ending::Scored).position().year(), 5);
}

/// Together they play most of the influence cards and use every stage of a pillar.
#[test]
fn ae_14_25_many_cards_are_in_a_playthrough() {
    let names = [("one-seat", 1), ("two-seats", 2), ("three-seats", 3), ("four-seats", 4)];
    let (mut cards, mut stages) = (BTreeSet::new(), BTreeSet::new());
    for (name, seats) in names {
        let table = game(name, seats, Ending::Scored);
        for event in table.played().iter().flat_map(|played| &played.events) {
            match *event {
                Event::InfluencePlayed { card, .. } => _ = cards.insert(card),
                Event::PillarUsed { stage, .. } => _ = stages.insert(stage),
                _ => {}
            }
        }
    }
    assert!(cards.len() >= 15 && stages.len() >= 2, "{cards:?}, {stages:?}");
}
