//! The worked examples of the rulebook (14.1).

use super::scene::{B, K, R, scene, scene_with, tile};
use crate::actions::{Action, Event};

#[test]
fn at_ex1_three_turns_in_a_row() {
    let mut scene = scene("S2@Kb O4/C2 F1 C3@Ra F4/S3 H2@Ka A6@Rb O3 R7/A1 H5 S6")
        .hand(K, "flag")
        .hand(R, "olive")
        .hand(B, "helmet, helmet");
    for seat in [K, R, B] {
        scene = scene.bridge_built(seat);
    }

    // a) AT-5.3, AT-9.1
    scene.moves(1, "flag");
    assert_eq!(scene.taken(), Some(tile("O4")));
    assert_eq!(scene.path(), "S2 C2 F1@Kb C3@Ra F4/S3 H2@Ka A6@Rb O3 R7/A1 H5 S6");

    // b) Ruling AT-R1
    assert_eq!(scene.game.active, R);
    scene.moves(4, "olive");
    assert_eq!(scene.taken(), Some(tile("F4")));
    assert_eq!(scene.path(), "S2 C2 F1@Kb C3 S3 H2@Ka A6@Rb O3@Ra R7/A1 H5 S6");

    // c) AT-5.4, AT-10.1
    assert_eq!(scene.game.active, B);
    scene.moves(0, "helmet helmet");
    assert_eq!(scene.taken(), Some(tile("R7")));
    assert_eq!(scene.drawn(), 1);
    assert_eq!(scene.path(), "S2 C2 F1@Kb C3 S3 H2@Ka A6@Rb O3@Ra A1 H5@Ba S6");
}

#[test]
fn at_ex2_a_five_buys_two_cards_and_pays_five() {
    let mut buying = scene_with("A2 F4", &[(K, "R5")]).hand(K, "flag");
    buying.act(Action::Buy { value: 5 });
    assert_eq!((buying.drawn(), buying.hand_size(K)), (2, 3));

    let mut paying = scene_with("A6@Ka ~ F7", &[(K, "R5 C1")]).hand(K, "flag");
    paying.moves(1, "flag").pays("5 1");
    assert!(paying.events.iter().any(|event| matches!(event, Event::PaidTile { paid: 5, cost: 6, .. })));
}

#[test]
fn at_ex3_three_gaps_cost_eight_and_a_bridge_is_free() {
    let mut scene = scene_with("H1@Ba ~ O4 ~ F6 = S3 ~ C5@Ka R2 A4", &[(B, "A7 C1")]).turn(B).hand(B, "ring");

    scene.moves(1, "ring");
    assert_eq!(scene.public().turn.cost, 1 + 4 + 3);
    scene.pays("7 1");

    assert_eq!(scene.taken(), Some(tile("S3")));
    assert_eq!(scene.path(), "H1 ~ O4 ~ F6 = ~ ~ C5@Ka R2@Ba A4");
    let wide = scene.game.path.gaps().last().unwrap();
    assert_eq!((wide.first, wide.last, wide.bridged), (6, 8, true));
    assert_eq!(scene.game.path.price(5, 9), 0);
    assert_eq!(wide.price, 5, "without the bridge");
}

#[test]
fn at_ex4_the_final_crossing() {
    let mut scene = scene_with("H1@Ra ~ O4 ~ F5@Ba C6@Rb ~ S1@Kc R5", &[(R, "A7")])
        .home(K, 2)
        .home(R, 1)
        .home(B, 2)
        .hand(K, "helmet")
        .hand(B, "ring");

    scene.moves(8, "helmet");

    assert_eq!(scene.taken(), Some(tile("R5")));
    assert_eq!(scene.drawn(), 4);
    let view = scene.public();
    assert!(view.over);
    let score = |seat| view.players[seat].final_score.unwrap();
    assert_eq!((score(K).crossing, score(K).tiles, score(K).cards, score(K).total), (0, 5, 4, 9));
    // Ra 1 + 4 + 1, Rb 1: paid together with one tile of 7.
    assert_eq!((score(R).crossing, score(R).lost, score(R).total), (7, 7, 0));
    assert_eq!((score(B).crossing, score(B).lost, score(B).total), (1, 1, 0));
}
