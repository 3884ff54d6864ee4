//! AT-8: bridges.

use super::scene::{K, R, scene, tile};
use crate::actions::{Action, Event};
use crate::refusals::Illegal;

fn bridge(gap: u8) -> Action {
    Action::Bridge { gap }
}

#[test]
fn at_8_1_the_own_bridge_goes_into_any_gap() {
    let mut scene = scene("A3 ~ F5 ~ ~ C4").hand(K, "amphora");
    assert_eq!(scene.options(), ["bridge 2", "bridge 4", "move 0"]);
    scene.act(bridge(4));
    assert_eq!(scene.events, [Event::BridgeBuilt { seat: K, gap: 4, last: 5 }]);
    assert_eq!(scene.options(), ["move 0"], "there is only one");
    assert_eq!(scene.why_not(bridge(2)), Illegal::BridgeGone { position: 4 });
}

#[test]
fn at_8_2_everybody_crosses_a_bridged_gap_free_also_if_it_grows() {
    let mut scene = scene("A3 ~ F5@Ra C4 S6").hand(K, "crown").hand(R, "statue").bridge_built(R);
    scene.act(bridge(2)).moves(0, "crown");
    assert_eq!(scene.path(), "~ = F5@Ra C4@Ka S6", "Atlantis moves up to F5");

    let mut growing = super::scene::scene("A3@Ka ~ F5 C4 S6").hand(K, "crown").hand(R, "statue").bridge_built(R);
    growing.act(bridge(2)).act(Action::Move { from: 0 }).moves_on("crown");
    assert_eq!(growing.path(), "A3@Ka = ~ C4@Kb S6");
    assert_eq!(growing.game.active, R);
    growing.moves(0, "statue");
    assert!(!growing.events.iter().any(|event| matches!(event, Event::PaidCard { .. } | Event::PaidTile { .. })));
    assert_eq!(growing.game.path.bridge(K), Some(2), "it stays");
}

#[test]
fn at_r19_a_bridge_is_built_before_the_move_or_after_the_tile_was_taken() {
    let mut scene = scene("A3@Ka ~ F5 C4@Ra S6").hand(K, "crown, statue, ring, ring, ring");
    scene.act(Action::Move { from: 1 });
    assert_eq!(scene.why_not(bridge(2)), Illegal::BridgeDuringMove);
    scene.moves_on("crown");
    assert_eq!(scene.why_not(bridge(2)), Illegal::BridgeDuringMove, "between two cards");
    scene.moves_on("statue");
    assert_eq!(scene.why_not(bridge(2)), Illegal::BridgeDuringMove, "while paying");
    scene.pays("ring ring ring");
    assert_eq!(scene.taken(), Some(tile("F5")));
    assert_eq!(scene.options(), ["bridge 2", "done"], "after the tile, before drawing");
    assert_eq!(scene.hand_size(K), 0);
}

#[test]
fn at_r19_only_into_a_gap_without_a_bridge() {
    let scene = scene("~ A3 = F5 ~ ~ C4 ~").hand(K, "flag");
    assert_eq!(scene.options(), ["bridge 5", "move 0"]);
    assert_eq!(scene.why_not(bridge(3)), Illegal::GapBridged { gap: 3 });
    assert_eq!(scene.why_not(bridge(6)), Illegal::InsideGap { position: 6, first: 5 });
    assert_eq!(scene.why_not(bridge(1)), Illegal::OuterWater { position: 1 });
    assert_eq!(scene.why_not(bridge(8)), Illegal::OuterWater { position: 8 });
    assert_eq!(scene.why_not(bridge(2)), Illegal::NoGap { position: 2 });
    assert_eq!(scene.why_not(bridge(0)), Illegal::NoGap { position: 0 });
    assert_eq!(scene.why_not(bridge(255)), Illegal::NoGap { position: 255 });
}

#[test]
fn at_v22_at_r8_at_r19_building_is_never_compulsory_and_can_make_a_move_possible() {
    let mut scene = scene("A3@Ka ~ F5").home(K, 2).hand(K, "flag");
    assert_eq!(scene.options(), ["bridge 2", "show hand"]);
    scene.act(bridge(2));
    assert_eq!(scene.options(), ["move 1"]);
    scene.act(Action::Move { from: 1 });
    assert_eq!(scene.options(), ["play flag"]);
    scene.moves_on("flag");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::PaidCard { .. })), "cost 0");
}

#[test]
fn at_d4_a_late_bridge_or_done() {
    let mut with_gap = scene("A3 C2 ~ F5").hand(K, "crown");
    with_gap.moves(0, "crown");
    assert_eq!(with_gap.options(), ["bridge 3", "done"]);
    with_gap.act(Action::Done);
    assert_eq!(with_gap.game.active, R);

    let mut without_gap = scene("A3 C2 F5").hand(K, "crown");
    without_gap.moves(0, "crown");
    assert_eq!(without_gap.game.active, R, "no gap, no question");

    let mut built = scene("A3 C2 ~ F5").hand(K, "crown").bridge_built(K);
    built.moves(0, "crown");
    assert_eq!(built.game.active, R, "no bridge, no question");

    let mut ending = scene("A3 ~ C2 ~ F5@Ka").home(K, 2).hand(K, "crown");
    ending.moves(5, "crown");
    assert_eq!(ending.options(), Vec::<String>::new(), "the game ended");
}
