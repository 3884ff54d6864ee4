//! Whole games as text, one for each number of seats and each way to end. `BLESS=1` rewrites them; the difference is
//! read line by line. They are played with the frozen data file.

use std::path::Path;

use engine::{Dice, GameOptions, QuickDice, Seat, Start, Table};
use game_atlandice::{Action, Area, Atlandice, EndReason, Event, Options};
use testkit::{chosen_table, golden, transcript};

use crate::tables::frozen;

fn keeps(name: &str, table: &Table<Atlandice>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(table));
}

/// How the game ended; every game ends once and tells how.
fn ended_by(table: &Table<Atlandice>) -> EndReason {
    let events = table.played().iter().flat_map(|played| &played.events);
    let ends: Vec<EndReason> = events
        .filter_map(|event| match event {
            Event::Ended { why } => Some(*why),
            _ => None,
        })
        .collect();
    assert_eq!(ends.len(), 1, "a game ends once");
    assert_eq!(table.position().ended(), Some(ends[0]));
    ends[0]
}

fn play(
    options: Options,
    words: &str,
    choose: impl Fn(&Atlandice, &[Action], &mut QuickDice) -> Action,
) -> Table<Atlandice> {
    chosen_table(frozen(), options, words, choose)
}

fn at_random(_: &Atlandice, actions: &[Action], dice: &mut QuickDice) -> Action {
    actions[dice.below(actions.len() as u32) as usize]
}

/// Empties districts as fast as it can and holds the clock back: the way to exhaust all five.
fn emptying(game: &Atlandice, actions: &[Action], _: &mut QuickDice) -> Action {
    let lies = |area: Area| u32::from(game.goods(area).iter().sum::<u8>());
    let fewest = |area: Area| match (area.is_district(), lies(area)) {
        (true, 1..) => lies(area),
        (true, 0) => 40,
        (false, _) => 50,
    };
    let dice: u8 = Area::ALL.iter().map(|&area| game.dice(area)).sum();
    let hands_left = |without: Area| -> u32 {
        let left = |area: Area| u32::from(game.dice(area) - u8::from(area == without));
        Area::ALL.iter().map(|&area| left(area) * u32::from(game.hands(area))).sum()
    };
    let cost = |action: &Action| match *action {
        // The last searches decide which die is left.
        Action::Search { area } if dice <= 3 => 100 * hands_left(area) + fewest(area),
        Action::Search { area } => fewest(area),
        Action::TakeFrom { district } => fewest(district),
        Action::Take { .. } => 0,
        Action::Sail { area } => fewest(area),
        Action::TurnDie { area } => 10 - u32::from(game.hands(area)),
        Action::TurnTo { area } => u32::from(game.hands(area)),
        Action::MoveTo { district } => 20 - lies(district).min(20),
        Action::Decline => 90,
        Action::Donate { .. } => 1,
        _ => 0,
    };
    *actions.iter().min_by_key(|action| cost(action)).unwrap()
}

#[test]
fn ad_8_1_two_seats_and_the_neutral_party() {
    let table = play(Options::for_seats(2), "2 seats 1", at_random);
    assert_eq!(ended_by(&table), EndReason::Clock);
    keeps("two-seats", &table);
}

#[test]
fn ad_8_1_three_seats_to_the_waves() {
    let table = play(Options::for_seats(3), "3 seats 3", at_random);
    assert_eq!(ended_by(&table), EndReason::Clock);
    keeps("three-seats", &table);
}

#[test]
fn ad_8_1_four_seats_to_the_waves() {
    let table = play(Options::for_seats(4), "4 seats 7", at_random);
    assert_eq!(ended_by(&table), EndReason::Clock);
    keeps("four-seats", &table);
}

#[test]
fn ad_8_2_the_tavern_brings_the_hand_to_the_waves() {
    let table = play(Options::for_seats(2), "2 seats 11", at_random);
    assert_eq!(ended_by(&table), EndReason::Tavern);
    keeps("tavern", &table);
}

#[test]
fn ad_r18_all_five_districts_are_exhausted() {
    let table = play(Options { seats: 3, start: Start::Seat(Seat(0)) }, "26778", emptying);
    assert_eq!(ended_by(&table), EndReason::Exhausted);
    assert!(table.position().hand() < 23, "the clock had time left");
    keeps("exhausted", &table);
}

#[test]
fn ad_8_4_a_shared_victory() {
    let table = play(Options::for_seats(3), "3 seats 2", at_random);
    assert_eq!(table.outcome().unwrap().winners, [Seat(0), Seat(2)]);
    keeps("shared-victory", &table);
}
