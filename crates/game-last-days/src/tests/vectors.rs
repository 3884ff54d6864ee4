//! Chapter 16: the vectors about single plays.

use super::scene::scene;
use crate::refusals::Illegal;

/// LD-V30: only E is not empty.
#[test]
fn ld_v30_a_refugees_card_with_a_ship_leaves_another_ship_to_move() {
    let mut game = scene("bry").ships("E 1r").rows("b ref1_ship").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board A, board B, board C, board D");
    assert_eq!(game.refused("b board E"), Illegal::NotCompletely);
    game.play("b board A");
    assert_eq!(game.choices("b"), "sail E");
    assert_eq!(game.refused("b sail A"), Illegal::JustBoarded { ship: 0 });
    game.play("b sail E");
    assert_eq!(game.aboard("E"), "sea 1r");
}

/// LD-V31: Precious Cargo under Favourable Winds.
#[test]
fn ld_v31_the_winds_move_a_standard_ship_beside_precious_cargo() {
    let mut game = scene("bry").current("winds").ships("C sea 2b1r, B sea 3r").rows("b cargo").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "sail B, sail B by the winds, sail C, sail C by the winds");
    game.play("b sail C");
    assert_eq!((game.vp(), game.choices("b")), ("b7 r2 y0".into(), "sail B by the winds, pass".into()));
    game.play("b sail B by the winds");
    assert_eq!(game.vp(), "b8 r8 y0");
}

/// LD-V37: the last refugee on the Ocean is lost.
#[test]
fn ld_v37_ld_v21_cubes_are_lost_and_an_empty_ship_comes_home() {
    let mut game = scene("bry").current("all_lost").markers_gone(1).ships("E sea 1b").delayed();
    assert_eq!(game.choices("b"), "lose from supply, lose from ship E");
    game.play("b lose from ship E, b lose from supply");
    assert_eq!(
        (game.aboard("E"), game.losses(), game.supplies()),
        ("".into(), "b2 r0 y0".into(), "b18 r20 y20".into())
    );
    game.play("r lose from supply, r lose from supply, y lose from supply, y lose from supply");
    assert_eq!(game.losses(), "b2 r2 y2");
}
