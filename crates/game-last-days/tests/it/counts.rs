//! Numbers of ways to play from fixed positions: they change with the smallest change of a rule, and so does the size of
//! a position.

use engine::{Game, GameOptions, Seat};
use game_last_days::{Action, Ask, Chance, LastDays, Options};
use testkit::{count_sequences, find_position};

use crate::tables::frozen;

fn counts(game: &LastDays, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| count_sequences(game, depth)).collect()
}

/// The first position of random games at which this is asked, in or after this round.
fn later(options: Options, words: &str, round: u8, wanted: fn(&Ask) -> bool) -> LastDays {
    let asks = |game: &LastDays| Seat::all(game.seats()).any(|seat| game.ask(seat).is_some_and(|ask| wanted(&ask)));
    find_position(frozen(), &options, words, |game: &LastDays| game.table().council.round >= round && asks(game))
}

#[test]
fn sequences_from_the_start() {
    let start = |seats: u8| counts(&LastDays::setup(frozen(), &Options::for_seats(seats)).unwrap(), 4);
    assert_eq!([3, 4, 5].map(start), [[5, 25, 125, 623]; 3]);
}

#[test]
fn sequences_of_plays() {
    let play =
        |seats: u8| counts(&later(Options::for_seats(seats), "plays", seats, |ask| matches!(ask, Ask::Play { .. })), 4);
    assert_eq!([3, 4, 5].map(play), [[5, 12, 29, 91], [2, 7, 23, 103], [3, 46, 91, 307]]);
}

#[test]
fn sequences_of_windows_and_choices() {
    let three = Options::for_seats(3);
    let long = Options { extra_cards: 2, ..three };
    let found = [
        counts(&later(three, "senators", 2, |ask| matches!(ask, Ask::Senator)), 3),
        counts(&later(three, "treason e", 2, |ask| matches!(ask, Ask::Spy)), 3),
        counts(&later(three, "sail", 1, |ask| matches!(ask, Ask::Sail { .. })), 3),
        counts(&later(three, "treason b", 1, |ask| matches!(ask, Ask::ThrowOff { .. })), 3),
        counts(&later(three, "lose", 1, |ask| matches!(ask, Ask::Lose { .. })), 3),
        counts(&later(long, "archon", 1, |ask| matches!(ask, Ask::Discard { .. })), 3),
        counts(&later(three, "flood", 1, |ask| matches!(ask, Ask::Flood { .. })), 3),
        counts(&later(three, "treason e", 1, |ask| matches!(ask, Ask::Strategos)), 3),
    ];
    assert_eq!(
        found,
        [[7, 26, 98], [2, 2, 6], [4, 10, 67], [1, 21, 441], [2, 4, 7], [10, 93, 802], [3, 6, 18], [3, 18, 36]]
    );
}

#[test]
fn a_position_is_at_most_960_bytes() {
    assert!(size_of::<LastDays>() <= 960, "{} bytes", size_of::<LastDays>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
    assert!(size_of::<Chance>() <= 24, "{} bytes", size_of::<Chance>());
}
