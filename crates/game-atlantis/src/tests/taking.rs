//! AT-9: taking a tile.

use super::scene::{K, scene, tile};
use crate::actions::Event;

#[test]
fn at_9_1_the_nearest_free_tile_behind_is_taken_and_lies_openly() {
    let mut scene = scene("A2 C5 O4@Ka F3").hand(K, "flag");
    scene.moves(3, "flag");
    assert_eq!(scene.tiles_of(K), [tile("O4")]);
    assert_eq!(scene.game.worth[0], 4);
}

#[test]
fn at_9_2_after_a_move_to_the_mainland_the_last_free_tile_is_taken() {
    let mut scene = scene("A2@Ka C5 O4 F3@Rb").hand(K, "helmet");
    scene.moves(1, "helmet");
    assert_eq!(scene.taken(), Some(tile("O4")));
}

#[test]
fn at_9_3_a_lower_tile_becomes_visible_and_an_empty_position_is_water() {
    let mut scene = scene("A2/R6 C5 F3").hand(K, "crown, flag");
    scene.moves(0, "crown");
    assert_eq!(scene.path(), "R6 C5@Ka F3");
    let mut scene = scene.turn(K);
    scene.moves(2, "flag");
    assert_eq!(scene.path(), "R6 ~ F3@Ka");
    assert_eq!(scene.game.path.height(2), 0);
}

#[test]
fn at_r1_figures_and_water_are_skipped_however_far_back() {
    let mut scene = scene("A2 C5@Ra ~ O4@Kb H1@Ka F3").hand(K, "flag").bridge_built(K);
    scene.moves(4, "flag");
    // Behind F3: H1 (own figure), O4 (vacated).
    assert_eq!(scene.taken(), Some(tile("O4")));
    // The figure on Atlantis goes over all of them; only A2 is free behind.
    let hand = "flag, helmet, ring, ring, ring, ring";
    let mut scene = super::scene::scene("A2 C5@Ra ~ O4@Kb H1@Ka F3").hand(K, hand).bridge_built(K);
    scene.moves(0, "helmet flag").pays("ring ring ring ring");
    assert_eq!(scene.taken(), Some(tile("A2")));
}

#[test]
fn at_v3_at_r2_at_r10_the_vacated_tile_is_free_and_no_gap_opens_at_the_end() {
    let mut scene = scene("R3@Ka O5 C2").hand(K, "olive");
    scene.moves(1, "olive");
    assert_eq!(scene.taken(), Some(tile("R3")));
    assert_eq!(scene.path(), "~ O5@Ka C2");
    assert_eq!(scene.game.path.gaps().count(), 0);
}

#[test]
fn at_r3_without_a_free_tile_behind_none_is_taken() {
    let mut scene = scene("A2@Ra ~ C5@Rb F3").hand(K, "flag, amphora, crown").bridge_built(K).next_draws("ring");
    scene.moves(0, "flag").pays("amphora crown");
    assert_eq!(scene.taken(), None);
    assert!(scene.events.contains(&Event::NothingToTake { seat: K }));
    assert_eq!(scene.drawn(), 1, "the turn goes on");
}

#[test]
fn at_v2_at_r4_on_the_first_position_nothing_is_taken() {
    let mut scene = scene("R3/A2 O5/F1 H4").hand(K, "ring");
    scene.moves(0, "ring");
    assert_eq!(scene.taken(), None);
    assert_eq!(scene.drawn(), 1);
}

#[test]
fn at_v8_at_r11_a_figure_beside_a_gap_does_not_change_its_price() {
    let mut scene = scene("A5@Ka C2@Rb ~ F6 O1").hand(K, "flag, ring, ring").bridge_built(K);
    scene.moves(1, "flag");
    assert_eq!(scene.options(), ["pay card ring"], "cost 2");
    scene.pays("ring ring");
    assert_eq!(scene.taken(), Some(tile("A5")));
    assert_eq!(scene.path(), "~ C2@Rb ~ F6@Ka O1");
}

#[test]
fn at_v9_water_after_atlantis_costs_nothing() {
    let mut scene = scene("~ ~ C4 F2 S3").hand(K, "flag");
    scene.moves(0, "flag");
    assert_eq!(scene.taken(), Some(tile("C4")));
}
