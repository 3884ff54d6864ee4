//! Numbers of ways to play from fixed positions: they change with the smallest change of a rule, and so does the size of
//! a position.

use engine::{Components as _, Game, GameOptions, Seat, Start};
use game_atlandice::{Action, Atlandice, Chance, Components, Options};
use testkit::{count_sequences, random_table};

use crate::tables::frozen;

fn start(seats: u8) -> Atlandice {
    Atlandice::setup(frozen(), &Options { seats, start: Start::Seat(Seat(0)) }).unwrap()
}

/// The position before a search well into a random game.
fn later(seats: u8, words: &str, share: usize) -> Atlandice {
    let table = random_table::<Atlandice>(frozen(), Options::for_seats(seats), words);
    let steps = table.played().len() * share / 10;
    let search = |&steps: &usize| table.at(steps).asked().is_some() && table.at(steps).search().is_none();
    table.at((steps..).find(search).unwrap())
}

fn counts(game: &Atlandice, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| count_sequences(game, depth)).collect()
}

#[test]
fn sequences_from_the_start() {
    assert_eq!(counts(&start(2), 9), []);
    assert_eq!(counts(&start(3), 9), []);
    assert_eq!(counts(&start(4), 9), []);
}

#[test]
fn sequences_from_the_middle_and_near_the_end() {
    assert_eq!(counts(&later(2, "middle", 5), 7), []);
    assert_eq!(counts(&later(3, "middle", 5), 7), []);
    assert_eq!(counts(&later(4, "late", 9), 7), []);
}

#[test]
fn a_position_is_at_most_256_bytes() {
    assert!(size_of::<Atlandice>() <= 256, "{} bytes", size_of::<Atlandice>());
    assert_eq!(size_of::<Action>(), 3);
    assert!(size_of::<Chance>() <= 24, "{} bytes", size_of::<Chance>());
    assert_eq!(Components::standard().clock().len(), frozen().clock().len());
}
