//! Chapter 13: the audit finds what is broken. That it finds nothing in real games is shown by the battery; invariants
//! that span steps are watched in `tests/it/battery/watch.rs`.

use engine::Game;

use super::scene::{Scene, party, scene, tile};
use crate::actions::EndReason;
use crate::kinds::Area;
use crate::state::Phase;

fn sound() -> Scene {
    let scene = scene(3)
        .top("J-C F-A")
        .below("F", 0)
        .exhausted("L")
        .lies("F{w4 j1}")
        .holds("P1{w2} P3{t1}")
        .dice("F T X")
        .hand(7);
    scene.game.audit().unwrap();
    scene
}

/// What the audit says after a change that no rule would make.
fn broken(change: impl FnOnce(&mut Scene)) -> String {
    let mut scene = sound();
    change(&mut scene);
    scene.game.audit().expect_err("the audit is content")
}

#[test]
fn ad_i1_every_resource_is_somewhere_once() {
    assert_eq!(broken(|scene| scene.game.held[0][4] += 1), "AD-I1: 13 of weapon, not 12");
    assert_eq!(broken(|scene| scene.game.goods[0][0] -= 1), "AD-I1: 11 of jewel, not 12");
    // A swap of types keeps the total of sixty.
    let why = broken(|scene| {
        scene.game.goods[0][0] -= 1;
        scene.game.goods[0][2] += 1;
    });
    assert!(why.starts_with("AD-I1"), "{why}");
    let why = broken(|scene| scene.game.held[3] = std::mem::take(&mut scene.game.held[2]));
    assert!(why.starts_with("AD-I1: resources lie before a party that is not there"), "{why}");
}

#[test]
fn ad_i2_the_box_holds_two_of_a_type_or_all() {
    let why = broken(|scene| {
        scene.game.boxed[0] += 1;
        scene.game.goods[0][0] -= 1;
    });
    assert_eq!(why, "AD-I2: 3 of jewel are in the box, not 2");
    let why = broken(|scene| {
        scene.game.boxed[1] -= 1;
        scene.game.held[0][1] += 1;
    });
    assert_eq!(why, "AD-I2: 11 of book are in the box, not 12");
}

#[test]
fn ad_i3_every_die_lies_or_is_taken() {
    assert!(broken(|scene| scene.game.dice[0] += 1).starts_with("AD-I3: 4 dice lie and 4 are taken"));
    assert!(broken(|scene| scene.game.taken[0] -= 1).starts_with("AD-I3"));
    assert!(broken(|scene| scene.game.searches += 1).starts_with("AD-I3"));
    assert!(broken(|scene| scene.game.phase = Phase::Gates).contains("3 dice lie at the end of step 2"));
}

#[test]
fn ad_i4_an_exhausted_district_is_bare() {
    let why = broken(|scene| {
        scene.game.dice[Area::Library.index()] += 1;
        scene.game.dice[Area::BlackMarket.index()] -= 1;
    });
    assert_eq!(why, "AD-I4: the library is exhausted and not bare");
    let why = broken(|scene| {
        scene.game.goods[Area::Library.index()][0] += 1;
        scene.game.goods[Area::Jeweller.index()][0] -= 1;
    });
    assert_eq!(why, "AD-I4: the library is exhausted and not bare");
}

#[test]
fn ad_i5_every_tile_is_somewhere_once() {
    assert!(broken(|scene| scene.game.unclaimed &= !(1 << 3)).contains("tiles are missing"));
    assert!(broken(|scene| scene.game.won[0] |= 1 << 2).contains("in two places"));
    assert!(broken(|scene| scene.game.below[0] |= 0b100).contains("in two places"));
    let why = broken(|scene| {
        scene.game.top[2] = Some(tile("F-B"));
        scene.game.unclaimed &= !(1 << tile("F-B").index());
    });
    assert!(why.contains("F-B lies in the tavern"), "{why}");
}

#[test]
fn ad_i6_the_hand_is_on_the_clock() {
    assert_eq!(broken(|scene| scene.game.hand = 24), "AD-I6: the hand is on space 24 of 23");
    assert!(broken(|scene| scene.game.hand = 23).contains("the game goes on"));
    let mut scene = sound();
    (scene.game.hand, scene.game.last_round) = (23, true);
    scene.game.audit().unwrap();
}

#[test]
fn ad_i7_the_submarine_is_at_one_area_also_at_an_exhausted_one() {
    let scene = sound().submarine("L");
    scene.game.audit().unwrap();
    assert_eq!(Area::ALL.into_iter().filter(|&area| scene.game.submarine() == area).count(), 1);
}

#[test]
fn ad_i8_one_scoring_gives_three_each_or_three_and_ones_or_nothing() {
    for a in 0..4u8 {
        for b in 0..4 {
            for c in 0..4 {
                for d in 0..4 {
                    let held = [a, b, c, d];
                    let sum: u8 = crate::scoring::majority(held, 3, 1).points.iter().sum();
                    let mut ranked = held;
                    ranked.sort_unstable();
                    let count = |number: u8| held.iter().filter(|held| **held == number).count() as u8;
                    let second = held.iter().copied().filter(|held| *held < ranked[3]).max().unwrap_or(0);
                    let expected = match (ranked[3], count(ranked[3])) {
                        (0, _) => 0,
                        (_, 1) => 3 + if second > 0 { count(second) } else { 0 },
                        (_, tied) => 3 * tied,
                    };
                    assert_eq!(sum, expected, "{held:?}");
                }
            }
        }
    }
}

#[test]
fn ad_i9_nobody_takes_too_many_dice() {
    let why = broken(|scene| {
        scene.game.taken = [4, 0, 0, 0];
    });
    assert_eq!(why, "AD-I9: party 0 took 4 dice");
    let mut two = scene(2).dice("J X X X X");
    two.game.audit().unwrap();
    two.game.taken = [0, 0, 2, 0];
    two.game.audit().unwrap();
    two.game.given = engine::SeatSet::EMPTY;
    assert!(two.game.audit().unwrap_err().starts_with("AD-I9"));
}

#[test]
fn ad_i10_a_search_never_shrinks_a_supply() {
    let mut scene = scene(3).top("J-B").lies("J{j5}").holds("P1{w2 b1} P2{j1}").submarine("X");
    scene.play("search jeweller, take jewel, swap away jewel, swap with forge, swap in weapon");
    scene.shows("P1{w2 b1 j1} P2{j1}");
}

#[test]
fn ad_i11_equal_choices_and_luck_give_equal_positions() {
    let play = || {
        let mut scene = scene(3).top("F-A").submarine("F");
        scene.play("search forge, take weapon, decline, roll 3");
        scene
    };
    assert_eq!(play().game, play().game);
    assert_eq!(play().events, play().events);
    assert_eq!(play().game.points(party("P1")), 0);
}

#[test]
fn a_finished_game_passes_the_audit_wherever_the_hand_is() {
    let mut scene = sound();
    scene.game.phase = Phase::Over { why: EndReason::Exhausted };
    scene.game.audit().unwrap();
}
