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
    assert_eq!(
        counts(&start(2), 15),
        [2, 8, 16, 36, 116, 284, 546, 1206, 2742, 6027, 11_184, 24_732, 46_494, 93_852, 120_420]
    );
    assert_eq!(
        counts(&start(3), 15),
        [4, 8, 29, 71, 189, 457, 1042, 2734, 5166, 12_228, 23_010, 42_750, 68_184, 101_598, 173_868]
    );
    assert_eq!(
        counts(&start(4), 15),
        [5, 9, 37, 91, 258, 680, 1580, 4586, 9355, 22_621, 54_467, 98_202, 219_454, 400_200, 712_022]
    );
}

#[test]
fn sequences_from_the_middle_and_near_the_end() {
    assert_eq!(counts(&later(2, "middle", 5), 11), [3, 3, 10, 18, 48, 72, 149, 310, 406, 802, 1352]);
    assert_eq!(counts(&later(3, "middle", 5), 11), [5, 8, 29, 61, 151, 385, 749, 1932, 3860, 8464, 20_215]);
    assert_eq!(counts(&later(4, "late", 9), 11), [5, 8, 33, 109, 230, 810, 2005, 5279, 14_261, 34_356, 87_883]);
}

#[test]
fn a_position_is_at_most_256_bytes() {
    assert!(size_of::<Atlandice>() <= 256, "{} bytes", size_of::<Atlandice>());
    assert_eq!(size_of::<Action>(), 2);
    assert!(size_of::<Chance>() <= 24, "{} bytes", size_of::<Chance>());
    assert_eq!(Components::standard().clock().len(), frozen().clock().len());
}
