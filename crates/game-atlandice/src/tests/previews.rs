//! What is foreseen is what happens.

use super::scene::{N, P1, P2, party, scene};
use crate::actions::{Action, Majority};
use crate::kinds::{Area, Good, Party, Symbol};
use crate::previews::HandStep;

#[test]
fn ad_7_1_ad_r21_where_the_hand_goes_if_a_die_stays() {
    let scene = scene(3).top("M-3 J-B").hand(7);
    let step = HandStep { symbols: 3, from: 7, to: 10, symbol: Symbol::Donation };
    assert_eq!(scene.game.if_stays(Area::MachineWorks), step);
    let step = HandStep { symbols: 2, from: 7, to: 9, symbol: Symbol::Plain };
    assert_eq!(scene.game.if_stays(Area::BlackMarket), step);
    let end = scene.hand(22);
    let step = HandStep { symbols: 3, from: 22, to: 23, symbol: Symbol::Waves };
    assert_eq!(end.game.if_stays(Area::MachineWorks), step);
}

#[test]
fn ad_4_2_ad_4_3_ad_5_6_what_a_search_gives_for_certain() {
    let search = |scene: &super::scene::Scene, area| scene.game.preview(P1, &Action::Search { area });
    let scene = scene(3).top("L-C").lies("L{b3} X{} J{j1} F{w1 j1}").dice("L J F X").submarine("L");
    let library = search(&scene, Area::Library);
    assert_eq!((library.certain, library.bonus), (3, true), "the first, the submarine's, the second die's");
    assert_eq!(library.gains, Some((party("P1"), Some(Good::Book))));
    assert!(library.empties.is_some());
    let jeweller = search(&scene, Area::Jeweller);
    assert_eq!((jeweller.certain, jeweller.bonus), (1, false));
    assert_eq!(search(&scene, Area::Forge).gains, Some((party("P1"), None)), "one of two types");
    let market = search(&scene, Area::BlackMarket);
    assert_eq!((market.certain, market.gains, market.empties), (0, None, None));
    assert_eq!(market.turns, None, "three dice are left");
}

#[test]
fn ad_6_2_ad_6_5_what_emptying_a_district_would_do() {
    let scene = scene(3).top("J-A").lies("J{j1} X{j1 ..}").holds("P1{j2} P2{j3} P3{j1}").submarine("M");
    let emptied = scene.game.if_emptied(Area::Jeweller, [1, 0, 0, 0]).unwrap();
    assert_eq!(emptied.majority, Majority { held: [3, 3, 1, 0], points: [3, 3, 0, 0] });
    assert_eq!((emptied.winner, emptied.last), (Some(Party::Seat(P1)), false));
    assert_eq!((emptied.returned, emptied.to_market, emptied.to_district), ([3, 3, 1, 0], 2, 5));
    assert_eq!(scene.game.if_emptied(Area::BlackMarket, [0; 4]), None);
    let mut taking = scene.clone();
    taking.play("search jeweller");
    let preview = taking.game.preview(P1, &Action::Take { good: Good::Jewel });
    assert_eq!(preview.empties, Some(emptied));
    taking.play("take jewel, roll 2");
    assert_eq!(taking.all_points(), [3, 3, 0]);
    taking.shows("J{j5} X{j3 ..}");
    let last = super::scene::scene(3).top("J-A").below("J", 0).lies("J{j1}").holds("P2{j2}");
    let emptied = last.game.if_emptied(Area::Jeweller, [0; 4]).unwrap();
    assert_eq!((emptied.last, emptied.to_market, emptied.to_district), (true, 0, 0));
    assert_eq!(super::scene::scene(3).exhausted("J").game.if_emptied(Area::Jeweller, [0; 4]), None);
}

#[test]
fn ad_r10_a_forge_that_may_be_refilled_is_not_foreseen_to_be_empty() {
    let mut scene = scene(3).top("F-B").lies("F{w1} X{p1}").submarine("M");
    scene.play("search forge");
    assert_eq!(scene.game.preview(P1, &Action::Take { good: Good::Weapon }).empties, None);
    let mut bare = super::scene::scene(3).top("F-B").lies("F{w1} X{}").submarine("M");
    bare.play("search forge");
    assert!(bare.game.preview(P1, &Action::Take { good: Good::Weapon }).empties.is_some());
}

#[test]
fn ad_8_2_no_hand_is_foreseen_in_the_last_round() {
    let mut scene = scene(3).top("T-C J-A").dice("T J").hand(22).submarine("X");
    assert!(scene.game.preview(P1, &Action::Search { area: Area::Tavern }).turns.is_some());
    (scene.game.hand, scene.game.last_round) = (23, true);
    let search = scene.game.preview(P1, &Action::Search { area: Area::Tavern });
    assert_eq!((search.stays, search.turns), (None, None));
    scene.play("search tavern, take provision, turn die at jeweller");
    let turn = scene.game.preview(P1, &Action::TurnTo { area: Area::Forge });
    assert_eq!((turn.stays, turn.turns), (None, None));
}

#[test]
fn ad_r23_a_tile_that_is_replaced_foretells_no_step() {
    let both = scene(3).top("F-A").dice("F F").lies("F{w1}").submarine("X");
    assert_eq!(both.game.preview(P1, &Action::Search { area: Area::Forge }).turns, None);
    let other = scene(3).top("F-A M-3").dice("F M").lies("F{w1}").submarine("X");
    let turns = other.game.preview(P1, &Action::Search { area: Area::Forge }).turns;
    assert_eq!(turns.map(|step| step.symbols), Some(3));
    let mut turning = scene(3).top("T-C").dice("T M").lies("T{p1}").submarine("X");
    turning.play("search tavern, take provision, turn die at machine works");
    assert_eq!(turning.game.preview(P1, &Action::TurnTo { area: Area::Tavern }).turns, None);
    assert!(turning.game.preview(P1, &Action::TurnTo { area: Area::Forge }).turns.is_some());
}

#[test]
fn ad_6_4_ad_7_3_ad_8_3_who_leads() {
    let three = scene(3).holds("P1{j3 b1} P2{j1} P3{j1 b1}");
    let jewels = three.game.standing(Good::Jewel);
    assert_eq!((jewels.most, jewels.margin), (3, 2));
    assert_eq!(jewels.leaders().collect::<Vec<_>>(), [Party::Seat(P1)]);
    let books = three.game.standing(Good::Book);
    assert_eq!((books.margin, books.leaders().count()), (0, 2));
    assert_eq!(three.game.standing(Good::Tool).leaders().count(), 0, "nothing is no majority");
    assert_eq!(three.game.if_ended(Good::Jewel).points, [3, 1, 1, 0]);
    assert_eq!(three.game.if_inventoried(Some(Good::Jewel)).points, [1, 0, 0, 0]);
    assert_eq!(three.game.if_inventoried(None).points, [1, 0, 0, 0]);
    let two = scene(2).holds("A{j1} N{j2}");
    assert_eq!(two.game.standing(Good::Jewel).leaders().collect::<Vec<_>>(), [N]);
    assert_eq!(two.game.preview(P2, &Action::Stop), crate::previews::Preview::default());
}
