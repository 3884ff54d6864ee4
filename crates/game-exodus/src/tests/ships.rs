//! AE-9: ships.

use super::scene::scene;
use crate::Action;
use crate::asks::Building;
use crate::kinds::TileKind;
use crate::refusals::{Idle, Illegal};

#[test]
fn ae_9_1_ships_come_from_the_city_advisors_and_the_shipwright() {
    let mut game = scene("rb").tiles("M0 turtle").kings("r T0").king("r", 2);
    game.play("king to M0");
    assert_eq!((game.fleet().as_str(), game.gains().as_str()), ("turtle", "S+1 VP+1"));
    let mut game = scene("rb").tiles("B0 whale").kings("r M0").king("r", 3);
    game.play("king to B0");
    assert_eq!((game.fleet().as_str(), game.gains().as_str()), ("whale", "G+1 VP+1"));
    let mut game = scene("rb").school("1AD").open("dolphin").turn();
    game.play("send AD to residence, take RS02, place on n2, take dolphin, book S");
    assert_eq!(game.fleet(), "dolphin");
    let mut game = scene("rb").holds("IF09").open("octopus").turn();
    game.play("play IF09, take octopus");
    assert_eq!((game.fleet().as_str(), game.gains().as_str()), ("octopus", "VP+1"));
}

#[test]
fn ae_9_2_a_ship_of_a_new_type_pays_the_points_of_its_space() {
    let fleet = ["turtle", "dolphin", "octopus", "seahorse", "whale"];
    for (space, points) in [1, 2, 2, 3, 4].into_iter().enumerate() {
        let mut game = scene("rb").holds("IF09").open("swordfish turtle").ships(&fleet[..space].join(" "));
        game = game.turn();
        game.play("play IF09, take swordfish");
        assert_eq!(game.gains(), format!("VP+{points}"), "space {space}");
        assert!(game.fleet().ends_with("swordfish"), "the leftmost free space");
        if space > 0 {
            let mut game = scene("rb").holds("IF09").open("turtle").ships(&fleet[..space].join(" ")).turn();
            game.play("play IF09, take turtle");
            assert_eq!(game.gains(), "", "a second turtle on space {space}");
            assert!(game.fleet().ends_with("turtle"));
        }
    }
}

#[test]
fn ae_9_3_with_five_ships_no_other_can_be_taken() {
    let fleet = "turtle dolphin octopus seahorse whale";
    let game = scene("rb").holds("IF09").open("swordfish").ships(fleet).turn();
    assert_eq!(game.offers("play"), "");
    let card = super::scene::influence("IF09");
    let why = Illegal::CardWouldDoNothing { card, why: Idle::NoRoom(TileKind::Ship) };
    assert_eq!(game.refused(Action::PlayInfluence { card }), why);
    let mut game = scene("rb").ships(fleet).tiles("B0 swordfish").kings("r M0").king("r", 3);
    game.play("king to B0");
    assert_eq!((game.fleet().as_str(), game.gains().as_str()), (fleet, "G+1"));
    assert_eq!(game.lying(), "B0 swordfish");
}

#[test]
fn ae_9_4_ru_34_one_settler_boards_the_leftmost_free_ship() {
    let mut game = scene("rb").school("1SC 1WO 1PH").ships("turtle:w dolphin octopus").turn();
    game.play("send SC to ship, send WO to ship");
    assert_eq!(game.fleet(), "turtle:w dolphin:p octopus:b");
    assert_eq!(game.offers("send PH to ship"), "");
    assert_eq!(
        game.player("r").plots.iter().filter(|plot| matches!(plot.building, Some(Building::Residence(_)))).count(),
        0
    );
    // They count in all three settlement scorings.
    for year in [2, 4, 5] {
        let game = scene("rb").ships("turtle:w dolphin").ships("b: whale").end_of_year(year);
        assert_eq!((game.gains_of("r"), game.gains_of("b")), ("VP+5".into(), String::new()), "after year {year}");
    }
    for year in [1, 3] {
        let game = scene("rb").ships("turtle:w dolphin").ships("b: whale").end_of_year(year);
        assert_eq!(game.gains_of("r"), "", "after year {year}");
    }
}

#[test]
fn ru_82_ships_of_a_type_are_one_option() {
    let mut game = scene("rb").holds("IF09").open("turtle turtle turtle").no_pile("ships").turn();
    game.play("play IF09");
    assert_eq!(game.choices(), "take turtle");
    let mut game = scene("rb").holds("IF09").turn();
    game.play("play IF09, draw tiles").draws("turtle turtle");
    assert_eq!(game.choices(), "keep turtle");
    game.play("keep turtle");
    assert_eq!((game.fleet().as_str(), game.opened().as_str()), ("turtle", "turtle"), "the other one is open");
}
