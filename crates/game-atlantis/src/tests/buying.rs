//! AT-4: buying cards.

use super::scene::{K, scene_with, tile};
use crate::actions::{Action, DrawReason, Event};
use crate::lists::CardList;
use crate::refusals::Illegal;

#[test]
fn at_4_1_half_the_value_in_cards_rounded_down() {
    for (value, cards) in [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)] {
        let mut scene = scene_with("A2 F4", &[(K, &format!("R{value}"))]).hand(K, "flag");
        assert_eq!(scene.game.buy_cards(value), cards);
        scene.act(Action::Buy { value });
        assert_eq!(scene.drawn(), cards);
        assert_eq!(scene.hand_size(K), 1 + cards);
        assert_eq!(scene.game.removed_tiles, 1, "the tile is out of the game");
        assert_eq!(scene.events[0], Event::Bought { seat: K, tile: tile(&format!("R{value}")), cards });
    }
}

#[test]
fn at_4_1_the_cards_come_from_the_draw_pile() {
    let mut scene = scene_with("A2 F4", &[(K, "R7")]).draw_pile("ring").discard("").next_draws("ring");
    scene.act(Action::Buy { value: 7 });
    let drawn = [crate::components::Object::Ring].into_iter().collect::<CardList>();
    assert_eq!(
        scene.events.last(),
        Some(&Event::Drawn { seat: K, count: 1, cards: drawn, why: DrawReason::Bought }),
        "only one was left"
    );
}

#[test]
fn at_r18_one_tile_before_everything_else_and_no_tile_of_one() {
    let mut scene = scene_with("A2 ~ F4", &[(K, "R5 C5 R3 R1")]).hand(K, "flag, ring");
    assert_eq!(scene.options(), ["buy with 3", "buy with 5", "bridge 2", "move 0"], "each value once");
    assert_eq!(scene.why_not(Action::Buy { value: 1 }), Illegal::BuysNothing { value: 1 });
    assert_eq!(scene.why_not(Action::Buy { value: 4 }), Illegal::NoTileToSell { value: 4 });
    assert_eq!(scene.why_not(Action::Buy { value: 0 }), Illegal::NoTileToSell { value: 0 });
    assert_eq!(scene.why_not(Action::Buy { value: 255 }), Illegal::NoTileToSell { value: 255 });

    let mut bridged = scene.clone();
    bridged.act(Action::Bridge { gap: 2 });
    assert_eq!(bridged.why_not(Action::Buy { value: 5 }), Illegal::BuyFirst);

    scene.act(Action::Buy { value: 5 });
    assert_eq!(scene.why_not(Action::Buy { value: 3 }), Illegal::BuyFirst);
    scene.act(Action::Move { from: 0 });
    assert_eq!(scene.why_not(Action::Buy { value: 3 }), Illegal::BuyFirst);
}
