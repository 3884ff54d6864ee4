//! AD-7: the clock.

use engine::Awaiting;

use super::scene::{P1, P2, P3, frozen, scene};
use crate::actions::{Action, Ask, EndReason, Event, Majority};
use crate::kinds::{Area, Good, Party, Symbol};
use crate::refusals::Illegal;

/// The last search of a round by P1, at the Forge; the last die lies where it is said.
fn last_die(at: &str) -> super::scene::Scene {
    scene(3).top("F-A").dice(&format!("F {at}")).submarine("X")
}

const LAST: &str = "search forge, take weapon, roll 1";

#[test]
fn ad_7_1_the_hand_moves_by_the_symbols_where_the_last_die_lies() {
    for (top, at, symbols) in [("M-1", "M", 1), ("M-2", "M", 2), ("M-3", "M", 3), ("J-B", "J", 1), ("L-A", "L", 3)] {
        let mut scene = last_die(at).top(top).hand(16);
        assert_eq!(scene.game.hands(super::scene::area(at)), symbols);
        scene.play(LAST);
        assert_eq!(scene.game.hand(), 16 + symbols);
    }
}

#[test]
fn ad_7_2_ad_r20_only_the_symbol_reached_is_carried_out() {
    // From 1 over the inventory of jewels (2) to the empty space 3.
    let mut scene = last_die("M").top("M-2").hand(1).holds("P1{j3} P2{b4}");
    scene.play(LAST);
    assert_eq!((scene.game.hand(), scene.all_points()), (3, vec![0, 0, 0]));
    let mut reached = last_die("M").top("M-1").hand(1).holds("P1{j3} P2{b4}");
    reached.play(LAST);
    assert_eq!((reached.game.hand(), reached.all_points()), (2, vec![1, 0, 0]));
}

#[test]
fn ad_7_3_whoever_holds_most_gets_a_point_and_all_tied_do() {
    let stop = |space: u8, holds: &str| {
        let mut scene = last_die("M").top("M-1").hand(space - 1).holds(holds);
        scene.play(LAST);
        assert_eq!(scene.game.hand(), space);
        scene
    };
    for (space, letter) in [(2, "j"), (6, "b"), (8, "p"), (13, "t")] {
        let tied = stop(space, &format!("P1{{{letter}1}} P2{{{letter}2}} P3{{{letter}2}}"));
        assert_eq!(tied.all_points(), [0, 1, 1], "space {space}");
        tied.shows(&format!("P1{{{letter}1 w1}} P2{{{letter}2}} P3{{{letter}2}}"));
    }
    let weapons = stop(16, "P2{j9}");
    assert_eq!(weapons.all_points(), [1, 0, 0]);
    let total = stop(4, "P1{j2} P2{b3} P3{t1 p1}");
    assert_eq!(total.all_points(), [1, 1, 0], "three resources each");
    let majority = Majority { held: [3, 3, 2, 0], points: [1, 1, 0, 0] };
    assert!(total.saw(|event| *event == Event::Inventory { good: None, majority }), "{:?}", total.events);
    assert_eq!(total.game.tokens(Party::Seat(P1)).inventory, 1);
}

#[test]
fn ad_7_4_ad_d18_pairs_are_given_for_points_from_the_start_player_on() {
    let mut scene = last_die("M").top("M-1").hand(4).holds("P1{j1} P2{j2 b1} P3{p3}");
    scene.play(LAST);
    assert_eq!(scene.game.start(), Some(P2));
    assert_eq!(scene.game.asked(), Some((P2, Ask::Donate { gained: 0 })));
    assert_eq!(scene.options(), ["donate jewel jewel", "donate jewel book", "stop"]);
    let why = scene.why_not(Action::Donate { first: Good::Book, second: Good::Book });
    assert_eq!(why, Illegal::NotHeld { good: Good::Book, needed: 2, held: 1 });
    let why = scene.why_not(Action::Donate { first: Good::Book, second: Good::Jewel });
    assert_eq!(why, Illegal::PairOrder { first: Good::Book, second: Good::Jewel });
    scene.play("stop");
    assert_eq!(scene.game.asked(), Some((P3, Ask::Donate { gained: 0 })));
    scene.play("donate provision provision");
    assert_eq!(scene.all_points(), [0, 0, 1]);
    assert_eq!(scene.game.tokens(Party::Seat(P3)).donation, 1);
    assert_eq!(scene.asked(), Some(P1), "one resource is too few for another");
    scene.play("donate jewel weapon");
    assert_eq!(scene.game.awaiting(), Awaiting::Chance);
    // Five types, two of each: fifteen pairs and stop.
    let mut rich = last_die("M").top("M-1").hand(4).holds("P2{j2 b2 p2 t2 w2}");
    rich.play(LAST);
    assert_eq!(rich.options().len(), 16);
    rich.play("donate jewel weapon, donate jewel weapon");
    assert_eq!(rich.game.asked(), Some((P2, Ask::Donate { gained: 2 })));
}

#[test]
fn ad_7_5_on_the_last_space_the_game_ends() {
    let mut scene = last_die("M").top("M-1").hand(22);
    scene.play(LAST);
    assert_eq!((scene.game.awaiting(), scene.game.ended()), (Awaiting::Over, Some(EndReason::Clock)));
}

#[test]
fn ad_r21_the_hand_stops_on_the_last_space() {
    let mut scene = last_die("M").top("M-3").hand(21);
    scene.play(LAST);
    assert_eq!(scene.game.hand(), 23);
    let step = scene.events.iter().find_map(|event| match event {
        Event::HandTurned { symbols, from, to, .. } => Some((*symbols, *from, *to)),
        _ => None,
    });
    assert_eq!(step, Some((3, 21, 23)));
}

#[test]
fn ad_r22_the_market_has_hand_symbols_of_its_own() {
    let mut scene = last_die("X").hand(16);
    scene.play(LAST);
    assert_eq!(scene.game.hand(), 18);
    assert_eq!(scene.game.hands(Area::BlackMarket), 2);
}

#[test]
fn ad_r23_the_tile_visible_when_the_hand_is_turned_counts() {
    // The search empties the Forge; its next tile has one symbol instead of two.
    let begin = || scene(3).top("F-A").dice("F F").lies("F{w1}").hand(16).submarine("X");
    let mut one = begin();
    one.play("search forge, take weapon, roll 1, uncover F-B");
    assert_eq!(one.game.hand(), 17);
    let mut three = begin();
    three.play("search forge, take weapon, roll 1, uncover F-C");
    assert_eq!(three.game.hand(), 19);
    // Exhausted, its die lies at the market.
    let mut market = begin().below("F", 0);
    market.play("search forge, take weapon, roll 1");
    assert_eq!((market.dice_lie().as_str(), market.game.hand()), ("X", 18));
}

#[test]
fn ad_r25_each_player_finishes_before_the_next_and_nothing_goes_to_the_market() {
    let mut scene = last_die("M").top("M-1").hand(4).lies("X{} J{}").holds("P2{j4} P3{j6} P1{}");
    scene.play(LAST).play("donate jewel jewel, donate jewel jewel");
    assert_eq!(scene.asked(), Some(P3));
    scene.play("donate jewel jewel, stop");
    scene.shows("J{j6} X{} P2{} P3{j4}");
    assert_eq!(scene.game.awaiting(), Awaiting::Chance, "P1 has one resource");
    assert!(!scene.saw(|event| matches!(event, Event::DistrictScored { .. })));
    assert_eq!(scene.all_points(), [0, 2, 1]);
}

#[test]
fn ad_r26_a_space_has_one_symbol() {
    let clock = frozen().clock();
    assert_eq!(clock[0], Symbol::Start);
    assert_eq!(clock.last(), Some(&Symbol::Waves));
    let twice = super::scene::FROZEN.replacen("\"donation\"", "\"donation, inventory:total\"", 1);
    let files = engine::DataFiles::from([(crate::data::FILE.to_owned(), twice)]);
    let why = <crate::Components as engine::Components>::load(&files).unwrap_err();
    assert!(why.reason.contains("is no symbol"), "{why}");
}
