//! AE-11: agoras.

use super::king::course;
use super::scene::{cell, scene};
use crate::Action;
use crate::refusals::{Idle, Illegal};

const THREE: &str = "n1 AG01, p2 AG02, a0 AG03";

#[test]
fn ae_11_1_agoras_come_from_the_city_and_the_marketplace() {
    let mut game = scene("rb").tiles("M4 AG09").kings("r T2").king("r", 2);
    game.play("king to M4, place on a0");
    assert_eq!((game.on("a0").as_str(), game.gains().as_str()), ("AG09", "G+2 F+1"));
    let mut game = scene("rb").tiles("B4 AG09").kings("r M2").king("r", 3);
    game.play("king to B4, place on p2");
    assert_eq!((game.on("p2").as_str(), game.gains().as_str()), ("AG09", "G+2 FT+1 F+1"));
    let mut game = scene("rb").holds("IF10").open("AG09").turn();
    game.play("play IF10, take AG09, place on n1");
    assert_eq!((game.on("n1").as_str(), game.gains().as_str()), ("AG09", "G+2 F+1"));
}

#[test]
fn ae_11_2_first_the_bonus_of_the_tile_then_the_cell() {
    let mut game = scene("rb").tiles("M4 AG01").kings("r T2").board("p2 AG02").king("r", 2);
    game.play("king to M4");
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("r PlaceTile", "S+2 C+1"));
    assert_eq!(game.choices(), "place on n1, place on a0");
    assert_eq!(game.refused(Action::PlaceTile { cell: cell("n0") }), Illegal::OtherCell { cell: cell("n0") });
    game.play("place on a0");
    assert_eq!(course(&game), "tile SSC placed 1F".replace("SSC", "SS C"));
    let books =
        [("AG02", "C+2 K+1 F+1"), ("AG03", "S+1 K+2 F+1"), ("AG05", "S+1 C+1 K+1 F+1"), ("AG07", "C+1 G+1 F+1")];
    for (id, gains) in books {
        let mut game = scene("rb").tiles(&format!("M4 {id}")).kings("r T2").king("r", 2);
        game.play("king to M4, place on a0");
        assert_eq!(game.gains(), gains, "{id}");
    }
}

#[test]
fn ae_11_3_with_three_agoras_the_tile_stays_and_gives_nothing() {
    let mut game = scene("rb").board(THREE).tiles("B4 AG10:w").kings("r M2").king("r", 3);
    game.play("king to B4");
    assert_eq!((game.gains().as_str(), game.lying().as_str()), ("FT+1", "B4 AG10:w"), "RU-94: with its settler");
    let game = scene("rb").board(THREE).holds("IF10").open("AG09").turn();
    assert_eq!(game.offers("play"), "");
    let card = super::scene::influence("IF10");
    let why = Illegal::CardWouldDoNothing { card, why: Idle::NoRoom(crate::kinds::TileKind::Agora) };
    assert_eq!(game.refused(Action::PlayInfluence { card }), why);
}

#[test]
fn ae_11_4_the_settler_of_an_agora_is_trained() {
    let mut game = scene("rb").tiles("M4 AG14:w").kings("r T2").king("r", 2);
    game.play("king to M4, place on a0");
    assert_eq!(game.gains(), "F+1 AD+1");
    // By IF10 he is drawn from the bag.
    let mut game = scene("rb").holds("IF10").open("AG14").turn();
    let bag = game.game.bag();
    game.play("play IF10, take AG14").draws("p").play("place on a0");
    assert_eq!((game.gains().as_str(), game.game.bag()[0]), ("F+1 MA+1", bag[0] - 1));
    let mut game = scene("rb").holds("IF10").open("AG10").bag("").turn();
    game.play("play IF10, take AG10, place on a0");
    assert_eq!(game.gains(), "F+1", "an empty bag brings nobody");
}

#[test]
fn ru_84_a_tile_of_the_city_pays_workshops_then_its_bonus_then_its_cell() {
    // WS22 for the agora; the settler is an item with his own triggers (WS15: bro gives 1 F).
    let mut game = scene("rb").board("n0 WS22 w, n2 WS15 pb").tiles("M4 AG10:b").kings("r T2").king("r", 2);
    game.play("king to M4, place on a0, book S");
    assert_eq!(course(&game), "tile G DL 1F placed 1F S");
    // A workshop: the tile's triggers, the cell, the settlers.
    let mut game = scene("rb").board("n0 WS24 b").tiles("M2 WS03").school("1DL").kings("r T1").king("r", 2);
    game.play("king to M2, place on n2, activate with DL slot 1");
    assert_eq!(course(&game), "C tile G placed G 1VP 1F");
}

#[test]
fn ru_94_a_settler_agora_without_a_settler_brings_none() {
    let mut game = scene("rb").tiles("M4 AG10").kings("r T2").king("r", 2);
    game.play("king to M4, place on a0");
    assert_eq!((game.gains().as_str(), game.on("a0").as_str()), ("F+1", "AG10"));
}
