//! The worked examples of the rulebook (12.1).

use engine::Awaiting;

use super::scene::{P1, P2, scene};
use crate::actions::{Ask, Event};
use crate::kinds::{Area, Symbol};

#[test]
fn ad_ex1_a_search_at_the_forge_with_the_submarine_and_an_even_roll() {
    let mut scene = scene(3).top("F-A M-3").lies("F{w4 j1}").dice("F M").submarine("F").hand(7);
    scene.play("search forge, take weapon, take jewel, roll 6, take weapon");
    scene.shows("P1{w2 j1} F{w2}");
    assert_eq!(scene.game.submarine(), Area::Forge);
    assert_eq!(scene.dice_lie(), "M");
}

#[test]
fn ad_ex2_a_tie_for_the_books_of_the_library() {
    let mut scene =
        scene(4).top("L-C").below("L", 1).lies("L{b1} X{b1 ..} T{b1 ..} F{b3 ..}").holds("P1{b2} P2{b3} P3{b1} P4{}");
    scene.play("search library, take book");
    assert_eq!(scene.all_points(), [3, 3, 0, 0]);
    assert_eq!(scene.tiles_of(P1), ["L-C"]);
    assert_eq!(scene.tiles_of(P2), [""; 0]);
    scene.shows("P1{} P2{} P3{} P4{} L{b5} X{b3 ..} T{b1 ..} F{b3 ..}");
    assert!(scene.game.tile(Area::Library).is_some(), "the last tile is in force without luck");
}

#[test]
fn ad_ex3_three_hand_symbols_lead_to_a_donation() {
    let mut scene = scene(3).top("F-A M-3").lies("F{w4 j1}").dice("F M").submarine("F").hand(7).holds("P2{b2} P3{p3}");
    scene.play("search forge, take weapon, take jewel, roll 6, take weapon");
    let turned = Event::HandTurned { area: Area::MachineWorks, symbols: 3, from: 7, to: 10, symbol: Symbol::Donation };
    assert!(scene.events.contains(&turned), "{:?}", scene.events);
    // P1 made the last of six searches, so P2 started the round.
    assert_eq!(scene.game.start(), Some(P2));
    assert_eq!(scene.game.asked(), Some((P2, Ask::Donate { gained: 0 })));
}

#[test]
fn ad_ex4_a_jewel_for_a_weapon() {
    let mut scene = scene(3).top("J-B").lies("J{j5} F{w4}");
    scene.play("search jeweller, take jewel, swap away jewel, swap with forge, swap in weapon");
    scene.shows("P1{j1} J{j3 w1} F{w3 j1}");
}

#[test]
fn ad_ex5_two_sixes_lead_to_the_black_market() {
    let mut scene = scene(3).top("J-C").lies("J{j5} X{j3 b3}").submarine("M");
    scene.play("search jeweller, take jewel, roll 6, roll 6, take jewel");
    scene.shows("P1{j2} J{j4} X{j2 b3}");
    assert_eq!(scene.game.asked().map(|(seat, _)| seat), Some(P2), "the market has no effect");
}

#[test]
fn ad_ex6_the_submarine_sails_to_the_market() {
    let mut scene = scene(3).lies("M{t5}").submarine("L");
    scene.play("search machine works, take tool, sail to black market");
    scene.shows("P1{t1} M{t4}");
    assert_eq!(scene.game.submarine(), Area::BlackMarket);
    assert!(matches!(scene.game.awaiting(), Awaiting::Seats(_)));
    assert_eq!(scene.game.asked().map(|(seat, _)| seat), Some(P2), "no bonus");
}
