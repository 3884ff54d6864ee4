//! AE-8: residences.

use super::scene::{cell, residence, scene};
use crate::Action;
use crate::actions::Target;
use crate::kinds::Profession;
use crate::refusals::{Idle, Illegal};

const FULL: &str =
    "n0 RS01 3p, n2 RS03 5w, n3 RS05 3w, p0 RS07 5p, p1 RS09 3b, p3 RS11 5b, a1 RS13 3p, a2 RS15 5w, a3 RS17 3b";

fn to_residence(profession: Profession) -> Action {
    Action::Dispatch { profession, target: Target::Residence }
}

#[test]
fn ae_8_1_residences_come_from_three_open_ones() {
    let mut game = scene("rb").school("1SC").turn();
    game.play("send SC to residence");
    assert_eq!(game.choices(), "take RS02, take RS06, take RS12");
    assert_eq!(game.refused(Action::TakeResidence { residence: residence("RS20") }), Illegal::ResidenceNotOpen);
    let pile = game.game.residence_pile();
    game.play("take RS06, place on n2");
    assert_eq!((game.game.open_residences().count(), game.game.residence_pile()), (3, pile - 1));
    assert!(game.game.open_residences().all(|open| open != residence("RS06")));
}

#[test]
fn ae_8_2_settlers_fill_the_incomplete_residence() {
    let mut game = scene("rb").school("2SC").board("n0 RS01 1b").turn();
    game.play("send SC to residence");
    assert_eq!((game.asked().as_str(), game.on("n0").as_str()), ("r Main", "RS01 1p1b"), "nothing is asked");
    game.play("send SC to residence");
    assert_eq!((game.on("n0").as_str(), game.player("r").incomplete()), ("RS01 2p1b", None));
    assert_eq!(game.gains(), "VP+2 SC-2", "no placement bonus");
}

#[test]
fn ae_8_3_a_new_residence_goes_on_a_free_cell_that_is_no_agora_cell() {
    let mut game = scene("rb").school("1SC").board("n0 RS01 3p, p1 WS01 -").turn();
    game.play("send SC to residence, take RS12");
    let cells = ["n2", "n3", "p0", "p3", "a1", "a2", "a3"].map(|at| format!("place on {at}"));
    assert_eq!(game.choices(), cells.join(", "));
    assert_eq!(game.refused(Action::PlaceTile { cell: cell("n0") }), Illegal::CellCovered { cell: cell("n0") });
    assert_eq!(game.refused(Action::PlaceTile { cell: cell("n1") }), Illegal::OtherCell { cell: cell("n1") });
    game.play("place on p3");
    assert_eq!((game.on("p3").as_str(), game.gains().as_str()), ("RS12 1p", "VP+3 SC-1"));
    assert_eq!(game.player("r").incomplete(), Some((cell("p3"), 4)));
    assert_eq!(game.game.actions_left(), 1, "all this is one dispatch");
}

#[test]
fn ae_8_4_ru_32_ru_33_no_residence_without_a_settler_and_none_beside_an_incomplete_one() {
    let mut game = scene("rb").school("3SC").holds("IF20").board("n0 RS01 1b").turn();
    assert_eq!(game.refused(Action::TakeResidence { residence: residence("RS02") }), Illegal::OtherQuestion);
    // The incomplete one must be filled first.
    game.play("send SC to residence");
    assert_eq!((game.on("n0").as_str(), game.player("r").residences().count_ones()), ("RS01 1p1b", 1));
    // RU-33: IF20 fills it, and begins no other.
    game.play("play IF20").deal();
    assert_eq!((game.player("r").incomplete(), game.player("r").residences().count_ones()), (None, 1));
    let game = scene("rb").holds("IF20").board("n0 RS01 3b").turn();
    assert_eq!(game.offers("play"), "");
    let card = super::scene::influence("IF20");
    let why = Illegal::CardWouldDoNothing { card, why: Idle::NoIncomplete };
    assert_eq!(game.refused(Action::PlayInfluence { card }), why);
    // RU-32: an exchange leaves one incomplete residence.
    let mut game = scene("rb").holds("IF01").school("1SC").board("n0 RS01 3b, a2 RS05 1w").turn();
    game.play("play IF01, swap n0, swap with a2");
    assert_eq!(game.player("r").incomplete(), Some((cell("n0"), 2)));
    game.play("send SC to residence");
    assert_eq!((game.on("n0").as_str(), game.on("a2").as_str()), ("RS05 1p1w", "RS01 3b"));
}

#[test]
fn ae_8_5_ru_13_without_cell_or_open_residence_there_is_none() {
    let game = scene("rb").school("1SC").board(FULL).turn();
    assert_eq!(game.offers("send"), "");
    assert_eq!(game.refused(to_residence(Profession::SC)), Illegal::NoCellForResidence);
    let game = scene("rb").school("1SC").residences("").no_pile("residences").turn();
    assert_eq!(game.offers("send"), "");
    assert_eq!(game.refused(to_residence(Profession::SC)), Illegal::NoOpenResidence);
    // An incomplete one still takes settlers.
    let game = scene("rb").school("1SC").board("n0 RS01 1b").residences("").no_pile("residences").turn();
    assert_eq!(game.offers("send"), "send SC to residence");
    let game = scene("rb").school("1SC").board(&FULL.replace("RS17 3b", "RS17 2b")).turn();
    assert_eq!(game.offers("send"), "send SC to residence");
    // RU-13: the display shrinks with an empty pile.
    let mut game = scene("rb").school("1SC").no_pile("residences").turn();
    game.play("send SC to residence, take RS02, place on n2");
    assert_eq!((game.asked().as_str(), game.game.open_residences().count()), ("r Main", 2));
}

#[test]
fn ae_8_6_colours_and_professions_mix() {
    let mut game = scene("rb").school("1MB 1IN 1PH").board("n0 RS03 1p").goods("1FT").turn();
    game.play("spend favour, send IN to residence, send PH to residence, book S");
    assert_eq!(game.on("n0"), "RS03 2p1w");
    game.play("send MB to residence");
    assert_eq!(game.on("n0"), "RS03 2p1w1b");
}

#[test]
fn ru_82_residences_that_look_alike_are_one_option() {
    let mut game = scene("rb").school("1SC").residences("RS01 RS02 RS06").turn();
    game.play("send SC to residence");
    assert_eq!(game.choices(), "take RS01, take RS06", "RS01 and RS02 are both sand with three places");
}
