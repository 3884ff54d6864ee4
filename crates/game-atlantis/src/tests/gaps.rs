//! AT-6: gaps and their prices.

use super::scene::{K, scene, scene_with, tile};
use crate::actions::Action;
use crate::path::Gap;
use crate::refusals::Illegal;

#[test]
fn at_6_1_a_gap_is_a_longest_run_of_water_between_tiles() {
    let scene = scene("~ A5 ~ ~ C4 F2 ~ S3 ~");
    let gaps: Vec<Gap> = scene.game.path.gaps().collect();
    assert_eq!(
        gaps,
        [Gap { first: 3, last: 4, price: 4, bridged: false }, Gap { first: 7, last: 7, price: 2, bridged: false }],
        "width has no meaning"
    );
}

#[test]
fn at_6_2_a_crossing_costs_the_lower_bordering_value() {
    let scene = scene("A5 ~ C3 ~ F7");
    assert_eq!(scene.game.path.price(1, 3), 3);
    assert_eq!(scene.game.path.price(3, 5), 3);
}

#[test]
fn at_6_3_a_bridged_gap_costs_nothing() {
    let scene = scene("A5 = C3 ~ F7");
    assert_eq!(scene.game.path.price(1, 3), 0);
    assert_eq!(scene.game.path.price(1, 5), 3);
}

#[test]
fn at_6_4_there_is_no_gap_beside_atlantis_or_the_mainland() {
    let scene = scene("~ A5 C3 ~ ~");
    assert_eq!(scene.game.path.gaps().count(), 0);
    assert_eq!(scene.game.path.price(0, 2), 0);
    assert_eq!(scene.game.path.price(3, scene.game.path.mainland()), 0);
}

#[test]
fn at_6_5_at_r13_the_gaps_of_all_cards_are_added_and_paid_once() {
    let mut scene = scene_with("A5@Ka ~ C3@Ra ~ F7 ~ O2", &[(K, "R7 R1")]).hand(K, "crown, olive");
    scene.moves(1, "crown");
    assert_eq!(scene.public().turn.cost, 3, "nothing is paid before the end");
    assert_eq!(scene.taken(), None);
    scene.moves_on("olive");
    assert_eq!(scene.public().turn.cost, 3 + 3 + 2);
    assert_eq!(scene.taken(), None, "paid before the tile is taken");
    scene.pays("7 1");
    assert_eq!(scene.taken(), Some(tile("F7")));
}

#[test]
fn at_v7_at_r5_at_r12_the_tile_under_the_start_borders_the_gap_and_is_read_before_it_is_taken() {
    let mut scene = scene_with("C7/A1@Ka ~ F3/R6 S2", &[(K, "S3")]).hand(K, "flag");
    scene.moves(1, "flag");
    assert_eq!(scene.options(), ["pay tile 3"]);
    scene.pays("3");
    assert_eq!(scene.taken(), Some(tile("C7")));
    assert_eq!(scene.path(), "A1 ~ F3/R6@Ka S2");
    assert_eq!(scene.game.path.price(1, 3), 1);
}

#[test]
fn at_r10_water_at_the_ends_is_free_also_from_atlantis() {
    let scene = scene("~ ~ C4 ~ F2 ~ ~");
    assert_eq!(scene.game.path.price(0, 3), 0);
    assert_eq!(scene.game.path.price(0, 5), 2);
    assert_eq!(scene.game.path.price(0, scene.game.path.mainland()), 2);
}

#[test]
fn at_v14_at_r20_two_bridges_in_one_gap() {
    let mut scene = scene("A3@Rb = F5 = C4").hand(K, "crown").bridge_built(K);
    scene.moves(0, "crown");
    assert_eq!(scene.taken(), Some(tile("F5")));
    assert_eq!(scene.path(), "A3@Rb = ~ = C4@Ka");
    assert_eq!(scene.game.path.gaps().count(), 1);
    assert_eq!(scene.game.path.price(1, 5), 0);
}

#[test]
fn at_r20_a_merged_gap_is_free_and_a_bridge_at_the_end_is_lost() {
    let mut merging = scene("A3 = O2 ~ C4 ~ F6").hand(K, "crown, flag, flag").bridge_built(K);
    merging.moves(0, "crown").pays("flag flag");
    let scene = merging;
    assert_eq!(scene.path(), "A3 = ~ ~ C4@Ka ~ F6");
    assert_eq!(scene.game.path.gaps().map(|gap| (gap.first, gap.bridged)).collect::<Vec<_>>(), [(2, true), (6, false)]);

    let mut losing = super::scene::scene("A3@Ka = O2").hand(K, "olive").bridge_built(K);
    losing.moves(1, "olive");
    assert_eq!(losing.path(), "~ = O2@Ka");
    assert_eq!(losing.game.path.gaps().count(), 0);
    let why = losing.why_not(Action::Bridge { gap: 2 });
    assert_eq!(why, Illegal::BridgeGone { position: 2 }, "red's bridge is not returned");
}

#[test]
fn at_r21_water_is_unlimited() {
    // More water than the 24 markers of the box: 30 positions without a tile.
    let path = format!("A3 {} C4", "~ ".repeat(30));
    let scene = scene(&path);
    assert_eq!(scene.game.path.gaps().collect::<Vec<_>>(), [Gap { first: 2, last: 31, price: 3, bridged: false }]);
}

#[test]
fn at_r25_the_price_to_the_mainland_is_all_gaps_to_the_last_tile() {
    let scene = scene("A3 ~ O2 ~ C4 ~ ~");
    assert_eq!(scene.game.path.price(1, scene.game.path.mainland()), 2 + 2);
}
