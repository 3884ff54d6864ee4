//! Chapter 8: the seven senators.

use engine::Seat;

use super::scene::{card, scene};
use crate::actions::Ask;
use crate::events::Event;
use crate::kinds::Senator;
use crate::refusals::Illegal;

#[test]
fn ld_8_1_ld_d4_ld_r82_archon_draws_and_discards_five() {
    let mut game = scene("bry").hands("b ref2 ref2 ref2 ref2 ref2 ref2 ref2").senate_phase();
    game.play("b take archon");
    assert_eq!(game.choices("b"), "use archon, pass");
    game.play("b use archon").draws("b", "cargo cargo treason ref1 ref1");
    assert_eq!(game.hand("b").total(), 12);
    assert_eq!(game.game.ask(game.seat("b")), Some(Ask::Discard { left: 5 }));
    assert_eq!(
        game.refused("b discard sabotage"),
        Illegal::Fleet(fleet::Illegal::NotInHand { card: card("sabotage") })
    );
    game.play("b discard ref2, b discard ref1, b discard ref1, b discard treason, b discard ref2");
    assert_eq!((game.hand("b").total(), game.asked()), (7, "r Senator".into()));
    // Face down: known to b alone.
    assert_eq!((game.game.cards.politics.discard.total(), game.game.cards.politics.buried[0].total()), (0, 5));
    assert_eq!(game.view("r").cards.buried.iter().count(), 0);
    assert_eq!(
        (
            game.view("b").cards.buried.counts().iter().sum::<u8>(),
            game.view("r").cards.players[game.seat("b")].buried_size
        ),
        (5, 5)
    );
}

#[test]
fn ld_8_2_ld_d5_basileus_places_one_refugee() {
    let mut game = scene("bry").ships("A 7r, B 5y, C 5n, D 3n, E 2r").senate_phase();
    game.play("b take basileus, b use basileus");
    assert_eq!(game.choices("b"), "board E");
    game.play("b board E");
    assert_eq!(
        (game.aboard("E"), game.supplies(), game.asked()),
        ("1b2r".into(), "b19 r11 y15".into(), "r Senator".into())
    );
    // No free seat, no special cards: nothing is asked. With a special card it is (LD-R65).
    let full = "A 7r, B 5y, C 5n, D 3n, E 3r";
    let mut game = scene("bry").ships(full).senate_phase();
    game.play("b take basileus");
    assert_eq!(game.asked(), "r Senator");
    let mut game = scene("bry").ships(full).specials("b birds").senate_phase();
    game.play("b take basileus");
    assert_eq!((game.asked(), game.choices("b")), ("b Power".into(), "pass".into()));
    // With the cards of LD-D15 and LD-D16.
    let mut game = scene("bry").ships(full).specials("b holds sacrifice").senate_phase();
    game.play("b take basileus, b use basileus, b open holds, b board D");
    assert_eq!((game.aboard("D"), game.asked()), ("3n hold 1b".into(), "b Sacrifice".into()));
    game.play("b sacrifice D from the hold");
    assert_eq!((game.aboard("D"), game.fronts()), ("sea 3n".into(), "b1 r0 y0".into()));
}

#[test]
fn ld_8_3_ld_d6_ld_r62_demagogos_moves_a_ship_out_of_port() {
    let mut game = scene("bry").current("winds").ships("A 1r, B sea 1y, D+ 1n").senate_phase();
    game.play("b take demagogos, b use demagogos");
    assert_eq!(
        (game.refused("b sail B"), game.refused("b sail C")),
        (
            Illegal::Fleet(fleet::Illegal::ShipAtSea { berth: 2 }),
            Illegal::Fleet(fleet::Illegal::EmptyShip { berth: 3 })
        )
    );
    assert_eq!(game.choices("b"), "sail A, sail D");
    game.play("b sail A");
    assert_eq!((game.aboard("A"), game.asked()), ("sea 1r".into(), "r Senator".into()), "winds add nothing");
    let mut game = scene("bry").ships("B sea 1y").senate_phase();
    game.play("b take demagogos");
    assert_eq!(game.asked(), "r Senator", "no ship to move");
    // It may be left.
    let mut game = scene("bry").ships("A 1r").senate_phase();
    game.play("b take demagogos, b pass");
    assert_eq!(game.aboard("A"), "1r");
}

#[test]
fn ld_8_4_ld_d7_ld_r76_demiurgos_draws_a_special_card() {
    let mut game = scene("bry").senate_phase();
    game.play("b take demiurgos, b use demiurgos").gains("b", "spy");
    assert_eq!(game.has("b", "spy"), 1);
    assert_eq!(game.view("r").cards.players[game.seat("b")].special_size, 1, "others see how many");
    assert!(game.view("r").cards.specials(game.seat("b")).is_empty(), "and not which");
    let mut game = scene("bry").senate_phase();
    game.play("b take demiurgos, b pass");
    assert_eq!((game.asked(), game.game.cards.special.pile.total()), ("r Senator".into(), 25));
    // No card at all: not asked.
    let mut game = scene("bry").no_special_deck().senate_phase();
    game.play("b take demiurgos");
    assert_eq!(game.asked(), "r Senator");
}

#[test]
fn ld_8_5_ld_r17_oraklos_keeps_up_to_two_cards_face_down() {
    let hands = "b ref2 ref2 cargo ref2 treason, r ref2 ref2 ref2 ref2 ref2, y ships2 ships2 ships2 ships2 ships2";
    let mut game = scene("bry").current("wrath").senators("b oraklos").hands(hands).laying();
    for card in ["ref2", "ref2", "cargo", "ref2", "treason"] {
        game.play(&format!("b lay {card}"));
    }
    assert_eq!(game.game.ask(game.seat("b")), Some(Ask::KeepDown), "before other rows are seen");
    assert_eq!(game.choices("b").matches("keep down").count(), 1 + 5 + 10);
    assert_eq!(game.refused("b keep down 00111"), Illegal::Fleet(fleet::Illegal::TooManyDown));
    game.play("b keep down 10100");
    for _ in 0..5 {
        game.play("r lay ref2, y lay ships2");
    }
    let row = game.view("r").cards.players[game.seat("b")].row;
    assert_eq!(row, [Some(card("ref2")), Some(card("ref2")), None, Some(card("ref2")), None]);
    assert_eq!(game.view("b").cards.players[game.seat("b")].row[2], Some(card("cargo")));
    for slot in 0..3 {
        assert_eq!(game.view("r").cards.players[game.seat("b")].row[2], None, "auction {slot}");
        game.play("b commit 0, r commit 0, y commit 0, r pass, y pass");
    }
    assert_eq!(game.view("r").cards.players[game.seat("b")].row[2], Some(card("cargo")));
    assert!(game.told(&Event::Fleet(fleet::Event::CardTurned { seat: game.seat("b"), card: card("cargo") })));
    assert_eq!(game.view("r").cards.players[game.seat("b")].row[4], None);
}

#[test]
fn ld_8_6_ld_d19_ld_r15_philosophos_takes_cubes_back_once_per_round() {
    let rows = "b ref2 ref2 ref2, r ref2 ref2 ref2, y ref2 ref2 ref2";
    let start = || scene("bry").current("wrath").senators("y philosophos").rows(rows).auction(1);
    let mut game = start();
    game.play("b commit 5, r commit 4, y commit 3, b play borrowed, b board A, r pass");
    // Not entitled; that somebody else played y's card does not count.
    assert_eq!((game.asked(), game.choices("y")), ("y Refund".into(), "refund 1, refund 2, pass".into()));
    let mut later = game.clone();
    game.play("y refund 2");
    assert_eq!(
        (game.game.table.council.on_slot(game.seat("y"), 0), game.game.table.council.supply(game.seat("y"))),
        (1, 19)
    );
    game.play("b commit 0, r commit 0, y commit 1, y pass, b pass");
    assert_eq!(game.asked(), "b Bid, r Bid, y Bid", "once per round");
    // Nothing taken back does not use up the power; whoever declines has played no card.
    later.play("y pass, b commit 0, r commit 0, y commit 1, y pass, b pass");
    assert_eq!(later.choices("y"), "refund 1, pass", "at most the bid");
    assert_eq!(later.refused("y refund 2"), Illegal::NoSuchRefund { cubes: 2, most: 1 });
    // Whoever has played is not asked; nor is one without a bid.
    let mut game = start();
    game.play("b commit 0, r commit 0, y commit 3, y play own, y board A, b pass");
    assert_eq!(game.asked(), "b Bid, r Bid, y Bid");
    let mut game = start();
    game.play("b commit 1, r commit 1, y commit 0, b pass, r pass");
    assert_eq!(game.asked(), "b Bid, r Bid, y Bid");
    // The cube of a Spy is part of the bid.
    let mut game = scene("bry").current("wrath").senators("y philosophos").specials("y spy").rows(rows).auction(1);
    game.play("b commit 3, r commit 3, y commit 1, y spy, b pass, r pass");
    assert_eq!(game.choices("y"), "refund 1, refund 2, pass");
}

#[test]
fn ld_8_7_ld_d14_ld_r71_strategos_plays_a_card_without_cubes() {
    let rows = "b ref2 cargo ref1 ref2 ref2, r ref2 ref2 ref2 ref2 ref2";
    let game = scene("bry").current("wrath").senators("b strategos").ships("A 1n").rows(rows);
    let mut game = game.on_cards("b", [1, 0, 0, 2, 0]);
    // The third was declined, the fifth cancelled or replaced: carried out.
    game.game.table.council.players[Seat(0)].carried_out.0 = 0b10000;
    let mut game = game.auction(6);
    assert_eq!(game.choices("b"), "play slot 2, play slot 3, pass");
    let mut left = game.clone();
    game.play("b play slot 3, b board B");
    assert!(game.told(&Event::Fleet(fleet::Event::Boarded { seat: game.seat("b"), ship: 1, seated: 1, hold: 0 })));
    assert_eq!(game.asked(), "luck", "one card, then the Doom phase");
    left.play("b pass");
    assert!(left.told(&Event::Fleet(fleet::Event::Declined { seat: left.seat("b") })));
    // Nothing without cubes: not asked.
    let game = scene("bry").current("wrath").senators("b strategos").rows("b ref2").on_cards("b", [1, 0, 0, 0, 0]);
    assert_eq!(game.auction(6).asked(), "luck");
}

#[test]
fn ld_r71_ld_r14_what_counts_as_carried_out() {
    // Declined, or another card played in its place: not carried out.
    let rows = "b ref2, r ref2, y ref2";
    let mut game = scene("bry").rows(rows).ranking("bry");
    game.play("b pass, r play own, r board A");
    assert_eq!(
        (
            game.game.table.council.players[Seat(0)].carried_out.0,
            game.game.table.council.players[Seat(1)].carried_out.0
        ),
        (0, 1)
    );
    // Replaced by Empathy, or cancelled by a Guardian: carried out.
    let mut game = scene("bry").ships("A 3n").specials("b empathy").rows(rows).ranking("bry");
    game.play("b empathy for own, b exchange A");
    assert_eq!(game.game.table.council.players[Seat(0)].carried_out.0, 1);
    let mut game = scene("bry").ships("A 1r").specials("r guardian").rows("b treason, r ref2").ranking("bry");
    game.play("b play own, b target A, r guard");
    assert_eq!(
        (game.game.table.council.players[Seat(0)].carried_out.0, game.aboard("A"), game.asked()),
        (1, "1r".into(), "r Play".into())
    );
    assert_eq!(game.game.table.council.on_slot(game.seat("b"), 0), 2, "no refund");
}

#[test]
fn ld_d22_ld_r40_powers_in_the_chaos_round() {
    let game = scene("brygv").current("chaos").senators("b strategos, r demiurgos, y archon, g demagogos, v basileus");
    let mut game = game.senate("g2 r1 v1").ships("A 1n").next_round();
    // Senate order: g, then v (field 2) before r (field 4), then y; b has nothing to use at once.
    assert_eq!(game.order(), "gvryb");
    game.play("g use demagogos, g sail A, v pass, r use demiurgos").gains("r", "key");
    assert_eq!(game.asked(), "y Power");
    game.play("y pass");
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay, g Lay, v Lay");
    assert!(!game.events.iter().any(|event| matches!(event, Event::BonusPlaced { .. })), "LD-R60");
    assert_eq!(game.game.table.holder(Senator::Strategos), Some(game.seat("b")), "other powers as usual");
}
