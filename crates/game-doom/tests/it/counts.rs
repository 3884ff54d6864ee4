//! Numbers of ways to play from fixed positions: they change with the smallest change of a rule, and so does the size of
//! a position.

use engine::{Game, GameOptions, Seat};
use game_doom::{Action, Ask, Chance, Doom, Options};
use testkit::{count_sequences, find_position};

use crate::tables::frozen;

fn counts(game: &Doom, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| count_sequences(game, depth)).collect()
}

/// The first position of random games at which this is asked, in or after this round.
fn later(options: Options, words: &str, round: u8, wanted: fn(&Ask) -> bool) -> Doom {
    let asks = |game: &Doom| Seat::all(game.seats()).any(|seat| game.ask(seat).is_some_and(|ask| wanted(&ask)));
    find_position(frozen(), &options, words, |game: &Doom| game.table().council.round >= round && asks(game))
}

#[test]
fn sequences_from_the_start() {
    let start = |seats: u8| counts(&Doom::setup(frozen(), &Options::for_seats(seats)).unwrap(), 4);
    assert_eq!([2, 3, 4, 5].map(start), [[4, 16, 64, 253], [5, 25, 125, 623], [5, 25, 125, 623], [5, 25, 125, 623]]);
}

#[test]
fn sequences_of_plays() {
    let play =
        |seats: u8| counts(&later(Options::for_seats(seats), "plays", seats, |ask| matches!(ask, Ask::Play { .. })), 4);
    assert_eq!([2, 3, 4, 5].map(play), [[2, 3, 14, 124], [3, 7, 18, 47], [2, 3, 4, 4], [3, 10, 21, 42]]);
}

#[test]
fn sequences_of_windows_and_choices() {
    let three = Options::for_seats(3);
    let open = Options { open_specials: true, open_events: true, ..three };
    let found = [
        counts(&later(three, "factions", 2, |ask| matches!(ask, Ask::Faction { .. })), 4),
        counts(&later(three, "windows", 1, |ask| matches!(ask, Ask::Spy)), 4),
        counts(&later(three, "sail", 1, |ask| matches!(ask, Ask::Sail { .. })), 4),
        counts(&later(three, "treason", 1, |ask| matches!(ask, Ask::ThrowOff { .. })), 4),
        counts(&later(open, "special", 1, |ask| matches!(ask, Ask::ChooseSpecial)), 4),
    ];
    assert_eq!(found, [[1, 8, 57, 301], [1, 1, 1, 2], [3, 9, 28, 112], [4, 17, 82, 426], [4, 16, 52, 136]]);
}

#[test]
fn a_position_is_at_most_960_bytes() {
    assert!(size_of::<Doom>() <= 960, "{} bytes", size_of::<Doom>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
    assert!(size_of::<Chance>() <= 24, "{} bytes", size_of::<Chance>());
}
