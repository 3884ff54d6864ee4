//! Numbers of ways to play from fixed positions: they change with the smallest change of a rule,
//! and so does the size of a position.

use engine::{Components as _, Game, GameOptions, Seat};
use game_atlantis::{Atlantis, Components, Options, Start};
use testkit::{count_sequences, random_table};

fn start() -> Atlantis {
    Atlantis::setup(Components::standard(), &Options { seats: 2, start: Start::Seat(Seat(0)) }).unwrap()
}

/// The position before a turn menu well into a random game.
fn later(words: &str, share: usize) -> Atlantis {
    let table = random_table::<Atlantis>(Components::standard(), Options::for_seats(3), words);
    let steps = table.played().len() * share / 10;
    let menu = (steps..).find(|&steps| table.at(steps).view(engine::Viewer::Public).turn.may_buy).unwrap();
    table.at(menu)
}

#[test]
fn sequences_from_the_start() {
    let counts: Vec<u64> = (0..=14).map(|depth| count_sequences(&start(), depth)).collect();
    assert_eq!(counts, [1, 2, 4, 9, 12, 30, 78, 227, 662, 1907, 5595, 17_281, 54_576, 172_617, 550_934]);
}

#[test]
fn sequences_from_the_middle_and_near_the_end() {
    let counts = |game: &Atlantis| (1..=9).map(|depth| count_sequences(game, depth)).collect::<Vec<_>>();
    assert_eq!(counts(&later("middle", 5)), [4, 8, 36, 103, 317, 1080, 3314, 9762, 28_143]);
    assert_eq!(counts(&later("late", 9)), [3, 8, 40, 133, 329, 702, 1332, 2306, 4225]);
}

#[test]
fn a_position_is_at_most_512_bytes() {
    assert!(size_of::<Atlantis>() <= 512, "{} bytes", size_of::<Atlantis>());
    assert_eq!(size_of::<game_atlantis::Action>(), 2);
}
