//! What a scene may lack is named, instead of an overflow.

use fleet::Counts;

use super::super::scene;

/// A card that a scene lays somewhere comes from the draw pile.
pub(crate) fn take<const N: usize>(pile: &mut Counts<N>, kind: usize, name: &str) {
    assert!(pile.of(kind) > 0, "no {name} is left in the draw pile of the scene");
    pile.remove(kind);
}

/// What remains of so many; `what` says what the scene has too few of.
pub(crate) fn less(all: u8, taken: u8, what: &str) -> u8 {
    all.checked_sub(taken).unwrap_or_else(|| panic!("the scene needs {taken} {what}, and there are {all}"))
}

#[test]
#[should_panic(expected = "no spy is left in the draw pile of the scene")]
fn a_scene_names_the_card_it_lacks() {
    scene("bry").specials("b spy, r spy, y spy");
}

#[test]
#[should_panic(expected = "the scene needs 21 cubes of r, and there are 20")]
fn a_scene_names_the_colour_of_cubes_it_lacks() {
    scene("bry").senate("r15").new_land("6r");
}

#[test]
#[should_panic(expected = "the scene needs 8 seats on ship A, and there are 7")]
fn a_scene_names_the_ship_whose_seats_it_lacks() {
    scene("bry").ships("A 5b3r");
}

#[test]
fn supplies_and_camp_are_said_at_any_time() {
    let game = scene("bry").supply("b3").camp(1).ships("A 2b4n").senate("r5");
    assert_eq!((game.supplies(), game.game.table.council.harbour.camp), ("b3 r15 y20".into(), 1));
}
