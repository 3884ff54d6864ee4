//! Numbers of ways to play from fixed positions: they change with the smallest change of a rule, and so does the size of
//! a position.

use engine::{Game, GameOptions, Seat};
use game_exodus::{Action, Ask, Chance, Exodus, Options};
use testkit::{count_sequences, find_position};

use crate::tables::frozen;

fn counts(game: &Exodus, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| count_sequences(game, depth)).collect()
}

/// The first position of random games at which this is asked, in or after this year.
fn later(seats: u8, year: u8, wanted: fn(&Ask) -> bool) -> Exodus {
    let asks = |game: &Exodus| Seat::all(game.seats()).any(|seat| game.ask(seat).is_some_and(|ask| wanted(&ask)));
    let options = Options::for_seats(seats);
    find_position(frozen(), &options, "counts", |game: &Exodus| game.year() >= year && asks(game))
}

/// AE-4.2: five spaces, of which the third asks for a book before the next player chooses.
#[test]
fn sequences_from_the_start() {
    let start = |seats: u8| counts(&later(seats, 1, |ask| matches!(ask, Ask::OrderSpace)), 2);
    assert_eq!([2, 3, 4].map(start), [[4, 3 + 3 + 3 + 3], [4, 3 + 3 + 3 + 3], [5, 4 + 4 + 3 + 4 + 4]]);
    assert_eq!(counts(&later(1, 1, |ask| matches!(ask, Ask::PlaceKing { .. })), 1), [4]);
}

#[test]
fn sequences_of_turns_and_choices() {
    let found = [
        counts(&later(1, 1, |ask| matches!(ask, Ask::PlaceKing { round: 1 })), 4),
        counts(&later(2, 2, |ask| matches!(ask, Ask::Main { .. })), 3),
        counts(&later(3, 3, |ask| matches!(ask, Ask::Main { .. })), 3),
        counts(&later(4, 4, |ask| matches!(ask, Ask::Main { .. })), 3),
        counts(&later(4, 2, |ask| matches!(ask, Ask::PlaceKing { round: 2 })), 3),
        counts(&later(2, 1, |ask| matches!(ask, Ask::TakePillar { .. })), 3),
        counts(&later(2, 1, |ask| matches!(ask, Ask::TakeMonument { .. })), 3),
        counts(&later(3, 1, |ask| matches!(ask, Ask::TileSource { .. })), 3),
    ];
    let frozen: [&[u64]; 8] = [
        &[4, 22, 89, 353],
        &[6, 37, 127],
        &[12, 91, 520],
        &[15, 155, 546],
        &[4, 9, 28],
        &[1, 5, 30],
        &[4, 13, 34],
        &[1, 2, 16],
    ];
    assert_eq!(found, frozen);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Exodus>() <= 1400, "{} bytes", size_of::<Exodus>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
    assert!(size_of::<Chance>() <= 64, "{} bytes", size_of::<Chance>());
}
