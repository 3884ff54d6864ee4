//! Chapter 15: the audit finds what is broken. That it finds nothing in real games is shown by
//! the battery; invariants that span a turn are watched in `tests/it/watch.rs`.

use engine::Game;

use super::scene::{K, R, Scene, cards, scene_with};
use crate::components::Object;
use crate::state::Phase;

fn sound() -> Scene {
    let scene =
        scene_with("A2@Ka ~ F4/C3@Rb = C5 ~ O6", &[(K, "R7 H1"), (R, "S3")]).hand(K, "flag").hand(R, "ring, ring");
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
fn at_i1_every_card_is_somewhere_once() {
    let why = broken(|scene| scene.game.hands[0].add(Object::Flag));
    assert_eq!(why, "AT-I1: 16 cards of flag, not 15");
    let why = broken(|scene| scene.game.draw_pile.remove(Object::Olive));
    assert_eq!(why, "AT-I1: 14 cards of olive, not 15");
    // A swap keeps the total of 105 but not the 15 of each.
    let why = broken(|scene| {
        scene.game.draw_pile.remove(Object::Olive);
        scene.game.discard[Object::Ring] += 1;
    });
    assert!(why.starts_with("AT-I1"), "{why}");
}

#[test]
fn at_i2_every_tile_is_somewhere_once_and_the_values_sum_up() {
    let why = broken(|scene| scene.game.tiles[1] = scene.game.tiles[0]);
    assert!(why.contains("in two places"), "{why}");
    let why = broken(|scene| scene.game.tiles[0] = [0; 2]);
    assert!(why.contains("seat 1 are miscounted"), "{why}");
    let why = broken(|scene| scene.game.worth[0] += 1);
    assert!(why.contains("seat 1 are miscounted"), "{why}");
    let why = broken(|scene| scene.game.removed_tiles += 1);
    assert!(why.contains("0 tiles are gone"), "{why}");
    let why = broken(|scene| scene.game.removed_worth += 3);
    assert!(why.contains("points are left"), "{why}");
    let why = broken(|scene| {
        scene.game.removed_tiles = 1;
        scene.game.removed_worth = 3;
        scene.game.unseen = [0; 2];
    });
    assert!(why.contains("the path hides 1 tiles of half A, 0 are unseen"), "{why}");
}

#[test]
fn at_i3_every_figure_stands_where_it_can_and_no_two_together() {
    let why = broken(|scene| scene.game.figures[0][0] = 2);
    assert!(why.contains("in the water at 2"), "{why}");
    let why = broken(|scene| scene.game.figures[0][0] = 3);
    assert!(why.contains("two figures stand at 3"), "{why}");
    let why = broken(|scene| scene.game.occupied = 0);
    assert!(why.starts_with("AT-I3: occupied"), "{why}");
}

#[test]
fn at_i9_gaps_have_their_prices_and_the_ends_none() {
    let why = broken(|scene| scene.game.path.spoil_toll());
    assert_eq!(why, "AT-I9: the running prices are wrong");
    let prices: Vec<u8> = sound().game.path.gaps().map(|gap| gap.price).collect();
    assert_eq!(prices, [2, 4, 5]);
}

#[test]
fn at_i12_a_bridge_lies_on_water() {
    let why = broken(|scene| scene.game.path.bridge_on_land(K));
    assert!(why.starts_with("AT-I12"), "{why}");
}

#[test]
fn at_i14_the_game_ends_when_and_only_when_it_ends() {
    let why = broken(|scene| scene.game.phase = Phase::Over);
    assert!(why.contains("too early or too late"), "{why}");
    let why = broken(|scene| scene.game.stuck = 3);
    assert!(why.contains("too early or too late"), "{why}");
    let why = broken(|scene| {
        scene.game.figures[2] = [scene.game.path.mainland(); 3];
    });
    assert!(why.starts_with("AT-I14: the game is ended by None"), "{why}");
}

#[test]
fn what_is_noted_about_hidden_cards_must_be_true() {
    let why = broken(|scene| scene.game.known[0] = cards("statue"));
    assert!(why.contains("known cards of seat 1"), "{why}");
    let why = broken(|scene| scene.game.undrawn[1] = cards(""));
    assert!(why.contains("seat 2 drew"), "{why}");
    let why = broken(|scene| scene.game.shuffled = cards("ring"));
    assert!(why.contains("not shuffled"), "{why}");
    let why = broken(|scene| scene.game.payable = cards("olive").into());
    assert!(why.starts_with("AT-R14"), "{why}");
}
