//! Our own vectors (12.2).

use engine::{Awaiting, Game, Seat};

use super::scene::{A, N, P1, P2, P3, scene};
use crate::actions::{EndReason, Event};
use crate::kinds::{Area, Good, Symbol};

#[test]
fn ad_v1_the_table_of_three() {
    let mut game = super::scene::fresh(3);
    super::scene::deal(&mut game);
    for good in Good::ALL {
        assert_eq!(game.goods(good.district()), std::array::from_fn(|index| 7 * u8::from(index == good.index())));
        assert_eq!(game.boxed(good), 2);
    }
    assert_eq!(game.goods(Area::BlackMarket), [3; 5]);
    assert_eq!(Area::ALL.map(|area| game.dice(area)).iter().sum::<u8>(), 7);
    assert_eq!((game.hand(), game.submarine()), (0, Area::MachineWorks));
}

#[test]
fn ad_v3_one_weapon_is_no_bonus_and_a_tie_is_split() {
    let mut scene = scene(3).top("F-A").lies("F{w1} X{w1 ..} L{w2 ..}").submarine("F").holds("P1{w2} P2{w3} P3{w1}");
    scene.play("search forge, take weapon, roll 4");
    assert_eq!(scene.all_points(), [3, 3, 0]);
    assert_eq!(scene.tiles_of(P1), ["F-A"]);
    scene.play("uncover F-B");
    scene.shows("P1{} P2{} P3{} X{w3 ..} F{w5} L{w2 ..}");
}

#[test]
fn ad_v5_nobody_is_second_with_nothing() {
    let mut scene = scene(3).top("J-A").lies("J{j1}").holds("P1{j4}");
    scene.play("search jeweller, take jewel, roll 2");
    assert_eq!(scene.all_points(), [3, 0, 0]);
}

#[test]
fn ad_v6_the_third_tile_empties_another_district() {
    let mut scene = scene(3)
        .top("M-1 F-A")
        .below("M", 0)
        .below("F", 1)
        .lies("M{t1} F{t1} X{t3 w3} J{w3 ..}")
        .holds("P1{t3} P2{t2 w3} P3{w1}")
        .submarine("L")
        .dice("J L T M M F X");
    scene.play("search machine works, take tool, sail to jeweller");
    assert_eq!(scene.all_points(), [3, 4, 1]);
    assert_eq!(scene.tiles_of(P1), ["M-1"]);
    assert_eq!(scene.tiles_of(P2), ["F-A"]);
    scene.shows("P1{} P2{} P3{} F{w4} X{w3} M{} J{w3 ..}");
    assert!(scene.game.is_exhausted(Area::MachineWorks));
    assert_eq!(scene.game.boxed(Good::Tool), 12);
    assert_eq!(scene.dice_lie(), "J L T F X X");
    let exhausted = Event::Exhausted { district: Area::MachineWorks, removed: 10, dice: 1 };
    assert!(scene.events.contains(&exhausted), "{:?}", scene.events);
}

#[test]
fn ad_v9_a_district_refilled_by_the_effect_is_not_empty() {
    let begin = || scene(3).top("F-B").lies("F{w1} X{p2 w3}").holds("P1{w2} P2{w4}");
    let mut refilled = begin();
    refilled.play("search forge, take weapon, move provision, move to forge");
    refilled.shows("F{p1} P1{w3} P2{w4} X{p1 w3}");
    assert_eq!(refilled.all_points(), [0, 0, 0]);

    let mut emptied = begin();
    emptied.play("search forge, take weapon, move provision, move to tavern, uncover F-C");
    assert_eq!(emptied.all_points(), [1, 3, 0]);
    emptied.shows("F{w7} P1{} P2{} X{p1 w3}");
}

#[test]
fn ad_v10_passed_symbols_do_nothing() {
    let mut scene = scene(3).top("F-A M-3").dice("F M").hand(3).holds("P1{b2} P2{b2} P3{j1}").submarine("X");
    scene.play("search forge, take weapon, roll 1");
    assert_eq!(scene.game.hand(), 6);
    assert_eq!(scene.all_points(), [1, 1, 0]);
    scene.shows("P1{b2 w1} P2{b2} P3{j1}");
}

#[test]
fn ad_v11_the_hand_stops_on_the_waves() {
    let mut scene = scene(3).top("F-A M-3").dice("F M").hand(22).submarine("X");
    scene.play("search forge, take weapon, roll 1");
    assert_eq!((scene.game.hand(), scene.game.ended()), (23, Some(EndReason::Clock)));
    assert_eq!(scene.all_points(), [3, 0, 0], "final scoring: P1 has the only weapon held");
}

#[test]
fn ad_v12_the_tavern_ends_the_game_after_the_round() {
    let mut scene = scene(3).top("T-A J-A").dice("T T X X X X").lies("X{j4 ..}").start(P1).hand(22).submarine("M");
    assert_eq!(scene.game.active(), Some(P2), "the second search of the round");
    scene.play("search tavern, take provision, roll 3");
    assert_eq!((scene.game.hand(), scene.game.ended()), (23, None));
    assert!(scene.game.is_last_round());
    scene.play("search black market, take jewel, search black market, take jewel");
    scene.play("search tavern, take provision, roll 2");
    assert_eq!((scene.game.hand(), scene.game.ended()), (23, None));
    scene.play("search black market, take jewel");
    assert_eq!(scene.game.ended(), Some(EndReason::Tavern));
    assert!(!scene.events.iter().any(|event| matches!(event, Event::HandTurned { .. } | Event::StartPassed { .. })));
    // Jewels 1/0/2, provisions 0/2/0.
    assert_eq!(scene.all_points(), [1, 3, 3]);
}

#[test]
fn ad_v13_the_tavern_carries_out_no_symbol() {
    let mut scene = scene(3).top("T-A").hand(4).holds("P1{j3} P2{b3}").submarine("M");
    scene.play("search tavern, take provision, roll 1");
    assert_eq!(scene.game.hand(), 5);
    assert_eq!(scene.game.components().clock()[5], Symbol::Donation);
    assert!(matches!(scene.game.asked(), Some((P2, crate::actions::Ask::Area { .. }))), "no donation takes place");
}

#[test]
fn ad_v14_donations_go_to_the_districts() {
    // P1 makes the last search of the round, and the market's two symbols lead from 3 to 5.
    let mut scene = scene(3)
        .top("M-1")
        .dice("M X")
        .hand(3)
        .lies("J{j7} L{b5} F{w6} M{t9} X{b1 w1 p1 t0 j0}")
        .holds("P2{j3 b1 w1} P3{p1} P1{t1}")
        .submarine("X");
    assert_eq!(scene.game.start(), Some(P2));
    scene.play("search machine works, take tool, sail to jeweller");
    scene.play("donate jewel jewel, donate book weapon");
    assert_eq!(scene.all_points(), [0, 2, 0]);
    scene.shows("J{j9} L{b6} F{w7} X{b1 w1 p1} P2{j1} P3{p1} P1{t2}");
    assert_eq!(scene.game.asked().map(|(seat, _)| seat), Some(P1), "P2 cannot go on and P3 cannot begin");
    assert_eq!(scene.options(), ["donate tool tool", "stop"]);
    scene.play("donate tool tool");
    assert_eq!(scene.all_points(), [1, 2, 0]);
    scene.shows("M{t10} P1{}");
    assert_eq!(scene.game.awaiting(), Awaiting::Chance, "the next round begins");
}

#[test]
fn ad_v16_a_face_of_an_exhausted_district_means_the_market() {
    let mut scene = scene(3).top("J-C").exhausted("L").lies("X{w3 p1}").submarine("X");
    scene.play("search jeweller, take jewel, roll 6, roll 2, take weapon, take provision");
    scene.shows("P1{j1 w1 p1} X{w2}");
    let again = Event::SearchedAgain { seat: P1, party: super::scene::party("P1"), area: Area::BlackMarket, face: 2 };
    assert!(scene.events.contains(&again), "{:?}", scene.events);
}

#[test]
fn ad_v17_turning_the_last_die_changes_the_step() {
    let begin = || scene(3).top("T-C M-3").dice("T M").hand(0).submarine("X");
    let mut turned = begin();
    turned.play("search tavern, take provision, turn die at machine works, turn to black market");
    assert_eq!(turned.dice_lie(), "X");
    assert_eq!(turned.game.hand(), 2);
    let mut left = begin();
    left.play("search tavern, take provision, turn die at machine works, turn to machine works");
    assert_eq!(left.game.hand(), 3);
}

#[test]
fn ad_v18_the_neutral_partys_second_die() {
    let begin = || scene(2).top("L-C J-B").lies("L{b5} J{} X{j3 p3 t3}").dice("X X X X L L X").submarine("F");
    let mut scene = begin();
    scene.play("for the neutral party, search black market, take jewel");
    scene.play("for yourself, search black market, take jewel");
    scene.play("for yourself, search black market, take jewel");
    scene.play("for yourself, search black market, take provision");
    scene.play("for yourself, search black market, take provision");
    scene.play("for the neutral party, search library, take book, take book");
    scene.shows("N{j1 b2} L{b3}");
    assert_eq!(scene.game.taken(N), 2);

    let mut scene = begin();
    scene.play("for the neutral party, search black market, take jewel");
    scene.play("for yourself, search black market, take jewel");
    scene.play("for yourself, search black market, take jewel");
    scene.play("for the neutral party, search black market, take provision");
    scene.play("for yourself, search black market, take provision");
    scene.play("for yourself, search library, take book, take book");
    scene.shows("B{j1 b2} L{b3}");
}

#[test]
fn ad_v19_the_neutral_party_takes_part_in_an_inventory() {
    // B makes the last search of the round and takes a fifth resource; the market's two symbols lead from 2 to 4.
    let mut scene = scene(2).top("M-1").dice("M X").hand(2).holds("A{j4 b2} B{p4} N{w6}").submarine("X").start(A);
    assert_eq!(scene.game.start(), Some(A));
    scene.play("for yourself, search machine works, take tool, sail to jeweller");
    assert_eq!(scene.game.hand(), 4);
    assert_eq!(scene.points_of("A B N"), [1, 0, 1]);
}

#[test]
fn ad_v20_a_resource_from_elsewhere_empties_another_district() {
    let mut scene =
        scene(3).top("L-A J-A").lies("J{j1} X{j2 ..} T{j1 ..}").holds("P1{j1} P2{j3} P3{j2}").submarine("M");
    scene.play("search library, take book, roll 5, take from jeweller, take jewel, uncover J-B");
    assert_eq!(scene.all_points(), [1, 3, 1]);
    scene.shows("P1{b1} P2{} P3{} X{j3 ..} J{j6} T{j1 ..}");
}

#[test]
fn ad_v22_a_shared_victory() {
    let mut scene = scene(3)
        .top("F-A J-A")
        .exhausted("M")
        .dice("F J")
        .hand(22)
        .points(&[10, 9, 12])
        .start(P1)
        .holds("P1{j3 b4} P2{j3 b2 w1} P3{j1 b2 w4}")
        .submarine("X");
    scene.play("search forge, take weapon, roll 1");
    scene.shows("P1{j3 b4} P2{j3 b2 w1} P3{j1 b2 w5}");
    assert_eq!(scene.all_points(), [16, 14, 16]);
    assert_eq!(scene.game.winners().iter().collect::<Vec<Seat>>(), [P1, P3]);
}
