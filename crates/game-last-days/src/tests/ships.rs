//! Chapter 9: ships, movement, arrival.

use engine::{Seat, SeatSet};
use fleet::ShipKind;

use super::scene::{Scene, card, scene};
use crate::events::Event;
use crate::refusals::Illegal;

/// A round in which b plays this card first.
fn plays(ships: &str, name: &str) -> Scene {
    let mut game = scene("bry").ships(ships).rows(&format!("b {name}, r ref2")).ranking("bry");
    game.play("b play own");
    game
}

/// The ships that landed, in their order.
fn landings(game: &Scene) -> Vec<u8> {
    let landed = |event: &Event| match event {
        Event::Fleet(fleet::Event::Landed { ship, .. }) => Some(*ship),
        _ => None,
    };
    game.events.iter().filter_map(landed).collect()
}

#[test]
fn ld_9_1_ships_move_forward_one_space_at_a_time() {
    let mut game = plays("A 1r, B sea 1r", "ships2");
    game.play("b sail A");
    assert_eq!(game.aboard("A"), "sea 1r");
    game.play("b sail B");
    assert_eq!((game.aboard("B"), game.landed()), ("".into(), "1r".into()));
    assert!(game.ship("B").in_port(), "in its own berth again");
}

#[test]
fn ld_9_2_refugees_board_in_port_only() {
    let game = plays("A sea 1r, E 3n", "ref1");
    assert_eq!(game.choices("b"), "board B, board C, board D");
    assert_eq!(game.refused("b board A"), Illegal::Fleet(fleet::Illegal::ShipAtSea { berth: 1 }));
}

#[test]
fn ld_9_3_ld_r25_an_empty_ship_never_moves_one_with_neutrals_does() {
    let game = plays("A 1n, B 1r", "ships2");
    assert_eq!(game.choices("b"), "sail A, sail B");
    assert_eq!(game.refused("b sail C"), Illegal::Fleet(fleet::Illegal::EmptyShip { berth: 3 }));
    let game = scene("bry").ships("C 1n").automatic();
    assert_eq!((game.aboard("C"), game.aboard("A")), ("sea 1n".into(), "".into()));
}

#[test]
fn ld_9_4_ld_r80_the_steps_of_an_arrival() {
    let mut game = scene("bry").ships("A sea 2r1n").specials("y birds").automatic();
    // (a) The window: the ship is at New Land, nobody has points yet.
    assert_eq!((game.asked(), game.vp(), game.landed()), ("y Ally".into(), "b0 r0 y0".into(), "".into()));
    assert_eq!(game.game.table.council.arriving(), Some(0));
    game.play("y pass");
    assert_eq!((game.vp(), game.landed(), game.aboard("A")), ("b0 r4 y0".into(), "2r1n".into(), "".into()));
    assert_eq!(
        (game.game.table.council.arriving(), game.game.table.council.harbour.camp),
        (None, 9),
        "neutrals stay there until clean-up"
    );
}

#[test]
fn ld_9_5_both_tables_and_nothing_beyond_the_fifth() {
    let points = |ships: &str, premium: bool| {
        let game = scene("bry").ships(ships);
        game.game.table.if_landed(0, None, premium, SeatSet::EMPTY)[Seat(0)]
    };
    let standard: Vec<u8> = (1..=8).map(|own| points(&format!("A+ sea {own}b"), false)).collect();
    let premium: Vec<u8> = (1..=8).map(|own| points(&format!("A+ sea {own}b"), true)).collect();
    assert_eq!(standard, [1, 3, 6, 10, 15, 15, 15, 15]);
    assert_eq!(premium, [1, 5, 9, 14, 20, 20, 20, 20]);
    // Premium only where Precious Cargo lands the ship.
    let mut game = plays("A sea 3b, B 1n", "cargo");
    game.play("b sail A");
    assert_eq!(game.vp(), "b10 r0 y0");
    let mut game = plays("A sea 3b, B 1n", "ships2");
    game.play("b sail A");
    assert_eq!(game.vp(), "b7 r0 y0");
}

#[test]
fn ld_9_6_ld_r22_a_point_for_every_other_colour_aboard() {
    let game = scene("brygv").ships("A sea 1b1r1y1g1v1n").automatic();
    assert_eq!(game.vp(), "b6 r6 y6 g6 v6");
    // Those with nobody aboard get none; those in the hold are aboard.
    let game = scene("bryg").ships("A sea 2b1n hold 1r").automatic();
    assert_eq!(game.vp(), "b5 r3 y0 g0");
}

#[test]
fn ld_9_7_ld_r29_ld_r72_a_point_for_whoever_moved_the_ship() {
    // By a card, with nobody aboard.
    let mut game = plays("A sea 1r, B 1r", "ships2");
    game.play("b sail A");
    assert_eq!(game.vp(), "b1 r1 y0");
    // By the extra ship of a Refugees card.
    let mut game = plays("B+ sea 1r", "ref1_ship");
    game.play("b board A, b sail B");
    assert_eq!(game.vp(), "b3 r1 y0");
    // By Self-Sacrifice, with the card of the Royal Barge.
    let game = scene("bry").ships("C+ sea 1r").specials("b pursuit sacrifice").rows("b ref1").ranking("bry");
    let mut game = game;
    game.play("b play own, b pursue, b board C, b sacrifice C");
    assert_eq!((game.vp(), game.asked()), ("b1 r1 y0".into(), "luck".into()));
    // By Demagogos in the Senate phase: those landed count for the majority of the same round.
    let mut game = scene("bry").current("wrath").ships("D+ 2r1b").senate_phase();
    game.play("b take demagogos, b use demagogos, b sail D");
    assert_eq!(game.vp(), "b3 r4 y0");
    assert_eq!(game.doom_phase().vp(), "b3 r6 y0");
    // Nobody by automatic movement.
    assert_eq!(scene("bry").ships("A sea 1r").automatic().vp(), "b0 r1 y0");
}

#[test]
fn ld_9_8_the_royal_barge_gives_a_special_card() {
    let mut game = plays("C+ sea 1r, A 1n", "ships2");
    game.play("b sail C");
    assert_eq!(game.asked(), "luck");
    game.gains("b", "key");
    assert_eq!((game.has("b", "key"), game.vp()), (1, "b1 r1 y0".into()));
    // Not the basic one, not by itself, not from an empty deck.
    let mut game = plays("C sea 1r, A 1n", "ships2");
    game.play("b sail C");
    assert_eq!(game.asked(), "b Sail");
    assert_eq!(scene("bry").ships("C+ sea 1r").automatic().asked(), "b Influence, r Influence, y Influence");
    let mut game = scene("bry").ships("C+ sea 1r, A 1n").no_special_deck().rows("b ships2").ranking("bry");
    game.play("b play own, b sail C");
    assert_eq!(game.asked(), "b Sail");
}

#[test]
fn ld_9_9_ld_r20_ld_r21_automatic_movement() {
    let moved = |ships: &str| {
        let game = scene("bry").ships(ships);
        let names = game.game.table.would_move();
        names.as_slice().iter().map(|&ship| ShipKind::ALL[usize::from(ship)].letter()).collect::<String>()
    };
    assert_eq!(moved("A 6r, B 5b, C 4y, D 3n, E 2b"), "BDA", "full ones first, then the fullest");
    assert_eq!(moved("A 4r, B 4b, C 4y, D 1r"), "ABC", "ties by berth");
    assert_eq!(moved("A 1r, C 2y hold 1r, E 2b"), "CEA", "those in a hold are counted");
    assert_eq!(moved("D 2r hold 4b, E 3y"), "ED", "but they fill no seat");
    assert_eq!(moved("A"), "");
    // Arrivals in that order, by the standard table; each ship once, though the Ark has a neutral again.
    let game = scene("bry").ships("A+ sea 8r, B sea 5r, C sea 2y").automatic();
    assert_eq!((landings(&game), game.vp()), (vec![0, 1, 2], "b0 r30 y3".into()));
    assert_eq!((game.aboard("A"), game.ship("A").in_port()), ("1n".into(), true));
}

#[test]
fn ld_9_10_ld_r63_upgrading_leaves_everybody_aboard() {
    let game = scene("bry").revealed("winds").ships("A sea 7r, B 3b hold 2y").step_4();
    assert_eq!((game.aboard("A"), game.aboard("B")), ("sea 7r1n".into(), "3b hold 2y".into()));
    assert_eq!((game.ship("A").seats, game.ship("A").upgraded, game.ship("B").upgraded), (8, true, true));
    assert!(!game.ship("C").upgraded);
}

#[test]
fn ld_9_11_ld_r24_the_neutral_of_the_upgraded_ark() {
    // On upgrading, in port and at sea.
    let game = scene("bry").revealed("winds").ships("A 2r").step_4();
    assert_eq!((game.aboard("A"), game.game.table.council.harbour.camp), ("2r1n".into(), 9));
    // Each time it comes home: landing, Sabotage.
    assert_eq!(scene("bry").ships("A+ sea 1r").automatic().aboard("A"), "1n");
    let mut game = plays("A+ sea 2r1n", "sabotage");
    game.play("b target A");
    assert_eq!((game.aboard("A"), game.game.table.council.harbour.camp), ("1n".into(), 9));
    // It is an ordinary neutral: thrown off, the seat stays free.
    let mut game = plays("A+ 1r1n", "treason");
    game.play("b target A, b throw off n, b enough");
    assert_eq!((game.aboard("A"), game.ship("A").seats, game.game.table.council.harbour.camp), ("1r".into(), 8, 10));
    // No neutral in the Camp, none aboard.
    let game = scene("bry").ships("A+ sea 1r, B 5n, C 5n").automatic();
    assert_eq!((game.aboard("A"), game.game.table.council.harbour.camp), ("".into(), 0));
    // LD-R26: by losing its last refugee.
    let mut game = scene("bry").current("all_lost").markers_gone(1).ships("A+ sea 1b").delayed();
    game.play("b lose from ship A");
    assert_eq!(game.aboard("A"), "1n");
}

#[test]
fn ld_9_12_ld_r28_the_upgraded_airship() {
    let mut game = plays("D+ 2b, A 1n", "ships2");
    game.play("b sail D");
    assert_eq!((game.vp(), game.aboard("D")), ("b4 r0 y0".into(), "".into()), "from port to New Land");
    let game = plays("D+ 2b, A 1n", "cargo");
    assert_eq!((game.choices("b"), game.refused("b sail D")), ("sail A".into(), Illegal::NoCargoAirship));
    // Nor as the further ship of the winds.
    let mut game = scene("bry").current("winds").ships("D+ 2b, A 1n").rows("b cargo, r ref2").ranking("bry");
    game.play("b play own");
    assert_eq!(game.refused("b sail D by the winds"), Illegal::NoCargoAirship);
    game.play("b sail A");
    assert_eq!(game.asked(), "r Play", "no other ship is left");
    // The basic one is an ordinary ship.
    assert!(plays("D 2b", "cargo").may("b sail D"));
    // Automatic movement too takes it all the way.
    assert_eq!(scene("bry").ships("D+ 2b").automatic().vp(), "b3 r0 y0");
}

#[test]
fn ld_9_13_ld_r47_the_upgraded_warship_and_wrath() {
    let game = scene("bry").ships("E+ sea 2r").rows("b sabotage").ranking("bry");
    assert_eq!(game.refused("b play own"), Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("sabotage") }));
    let game = plays("E+ sea 2r, A sea 1r", "sabotage");
    assert_eq!(
        (game.choices("b"), game.refused("b target E")),
        ("target A".into(), Illegal::Fleet(fleet::Illegal::WarshipImmune))
    );
    // Events are no red cards; the Ark gets its neutral.
    let game = scene("bry").current("wrath").ships("E+ sea 2r, A+ sea 1b").delayed();
    assert_eq!((game.aboard("E"), game.aboard("A"), game.fronts()), ("".into(), "1n".into(), "b1 r2 y0".into()));
}
