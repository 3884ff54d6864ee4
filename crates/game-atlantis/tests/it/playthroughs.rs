//! Whole games as text, one for each number of seats and each way to end. `BLESS=1` rewrites them;
//! the difference is read line by line.

use std::path::Path;

use engine::{Components as _, GameOptions, Seat};
use game_atlantis::{Atlantis, Components, Event, Options, Start};
use testkit::{golden, random_table, transcript};

fn keeps(name: &str, table: &engine::Table<Atlantis>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(table));
}

fn ended_by(table: &engine::Table<Atlantis>) -> Option<Seat> {
    let events = table.played().iter().flat_map(|played| &played.events);
    let mut ends = events.filter_map(|event| match event {
        Event::Ended { seat } => Some(*seat),
        _ => None,
    });
    let end = ends.next().expect("the game ended");
    assert_eq!(ends.next(), None, "a game ends once");
    end
}

#[test]
fn at_11_1_two_seats_to_the_third_figure() {
    let options = Options { seats: 2, start: Start::Seat(Seat(1)) };
    let table = random_table(Components::standard(), options, "two seats");
    assert!(ended_by(&table).is_some());
    keeps("two-seats", &table);
}

#[test]
fn at_11_1_three_seats_to_the_third_figure() {
    let table = random_table(Components::standard(), Options::for_seats(3), "three seats");
    assert!(ended_by(&table).is_some());
    keeps("three-seats", &table);
}

#[test]
fn at_11_1_four_seats_to_the_third_figure() {
    let table = random_table(Components::standard(), Options::for_seats(4), "four seats");
    assert!(ended_by(&table).is_some());
    keeps("four-seats", &table);
}

#[test]
fn at_r30_a_standstill() {
    let table = random_table(super::standstill_set(), Options::for_seats(2), "standstill");
    assert_eq!(ended_by(&table), None);
    keeps("standstill", &table);
}

#[test]
fn at_i16_the_same_seed_and_decisions_give_the_same_game() {
    let play = |words| random_table::<Atlantis>(Components::standard(), Options::for_seats(3), words);
    assert_eq!(transcript(&play("one")), transcript(&play("one")));
    assert_ne!(transcript(&play("one")), transcript(&play("other")));
}
