//! The second half of chapter 16.2: the vectors LD-V31 to LD-V55.

use std::collections::BTreeMap;

use engine::{Game as _, QuickDice};

use super::scene::{Scene, card, event, fresh, scene, scene_with};
use crate::actions::Chance;
use crate::refusals::Illegal;

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
fn ld_v37_ld_r26_cubes_are_lost_and_an_empty_ship_comes_home() {
    let mut game = scene("bry").current("all_lost").markers_gone(1).ships("E sea 1b").delayed();
    assert_eq!(game.choices("b"), "lose from supply, lose from ship E");
    game.play("b lose from ship E");
    assert_eq!((game.aboard("E"), game.vp(), game.landed()), ("".into(), "b0 r0 y0".into(), "".into()));
    game.play("b lose from supply");
    assert_eq!((game.losses(), game.supplies()), ("b2 r0 y0".into(), "b18 r20 y20".into()));
    game.play("r lose from supply, r lose from supply, y lose from supply, y lose from supply");
    assert_eq!(game.losses(), "b2 r2 y2");
}

/// LD-V38: Demagogos and the upgraded Airship.
#[test]
fn ld_v38_ld_r62_demagogos_lands_the_upgraded_airship() {
    let mut game = scene("bgr").ships("D+ 2g1n").senate_phase();
    game.play("b take demagogos, b use demagogos, b sail D");
    assert_eq!((game.vp(), game.aboard("D"), game.landed()), ("b1 g4 r0".into(), "".into(), "2g1n".into()));
}

/// LD-V39: Empathy in place of ref1_vp.
#[test]
fn ld_v39_ld_11_4_empathy_exchanges_three_neutrals() {
    let mut game = scene("bry").ships("A 4n").specials("b empathy").rows("b ref1_vp").supply("b3").bids("b0 r0 y0");
    game.play("b pass, b empathy for own, b exchange A");
    assert_eq!((game.aboard("A"), game.game.table.council.harbour.camp), ("3b1n".into(), 9));
    assert_eq!((game.vp(), game.game.table.council.supply(game.seat("b"))), ("b0 r0 y0".into(), 0));
}

/// LD-V40: Self-Sacrifice on a basic Airship.
#[test]
fn ld_v40_ld_11_10_self_sacrifice_moves_the_ship() {
    let mut game = scene("bry").ships("D 1r").specials("b sacrifice").rows("b ref2").ranking("bry");
    game.play("b play own, b board D");
    assert_eq!((game.asked(), game.choices("b")), ("b Sacrifice".into(), "sacrifice D, pass".into()));
    game.play("b sacrifice D");
    assert_eq!((game.aboard("D"), game.fronts()), ("sea 1b1r".into(), "b1 r0 y0".into()));
}

/// LD-V41: whose card the first of five may borrow.
#[test]
fn ld_v41_ld_5_14_borrowing_passes_over_entitled_players() {
    let lender = |ranking: &str| {
        let game = scene("brygv").ranking(ranking);
        let from = game.game.table.may_borrow_from(game.seat("b"));
        ["b", "r", "y", "g", "v"].into_iter().find(|colour| from == Some(game.seat(colour))).unwrap()
    };
    assert_eq!((lender("byrvg"), lender("brgyv")), ("g", "y"));
}

/// LD-V43: Ships (3) with two ships.
#[test]
fn ld_v43_three_ships_must_move() {
    let with = |ships: &str| scene("bry").ships(ships).rows("b ships3").ranking("bry");
    assert_eq!(
        with("A 1r, B sea 2n").refused("b play own"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("ships3") })
    );
    assert!(with("A 1r, B sea 2n, E 1y").may("b play own"));
}

/// LD-V44: the upgraded Warship.
#[test]
fn ld_v44_ld_9_13_treason_cannot_name_the_upgraded_warship() {
    let with = |ships: &str| {
        let mut game = scene("bry").ships(ships).rows("b treason").ranking("bry");
        game.play("b play own");
        game
    };
    let game = with("E+ 1r, A 1r");
    assert_eq!(
        (game.refused("b target E"), game.choices("b")),
        (Illegal::Fleet(fleet::Illegal::WarshipImmune), "target A".into())
    );
    assert!(with("E 1r").may("b target E"));
    let empty = scene("bry").ships("E, A sea 1r").rows("b treason").ranking("bry");
    assert_eq!(empty.refused("b play own"), Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("treason") }));
}

/// How often each event comes next in so many cases.
fn next_events(game: &Scene, cases: u32) -> BTreeMap<String, u32> {
    let mut dice = QuickDice::new(11);
    let mut counted = BTreeMap::new();
    for _ in 0..cases {
        let Chance::Event { event } = game.game.sample_chance(&mut dice) else { panic!("an event is revealed") };
        assert_eq!(game.game.check_chance(&Chance::Event { event }), Ok(()));
        *counted.entry(event.name().to_owned()).or_default() += 1;
    }
    counted
}

/// LD-V45: which event comes next.
#[test]
fn ld_v45_ld_r64_events_come_as_from_a_shuffled_deck() {
    let near =
        |found: Option<&u32>, expected: u32| found.is_some_and(|&found| found.abs_diff(expected) < expected / 10);
    let game = scene("bry").revealed("winds wrath").step_4();
    let next = next_events(&game, 30_000);
    for (name, expected) in [("wisdom", 10_000), ("flood", 10_000)] {
        assert!(near(next.get(name), expected), "{name}: {next:?}");
    }
    for name in ["together", "chaos", "gift", "command", "all_lost"] {
        assert!(near(next.get(name), 2_000), "{name}: {next:?}");
    }
    assert_eq!(next.len(), 7);
    let game = scene("bry").revealed("winds wrath chaos").step_4();
    let next = next_events(&game, 10_000);
    assert!(next.len() == 2 && near(next.get("wisdom"), 5_000) && near(next.get("flood"), 5_000), "{next:?}");
    let refused = game.game.check_chance(&Chance::Event { event: event("gift") });
    assert_eq!(refused, Err(Illegal::NoEventLeft { event: event("gift") }));
}

/// LD-V46: who is asked for an Alliance.
#[test]
fn ld_v46_ld_r65_public_facts_say_who_is_asked() {
    for held in [
        "b alliance key, y birds, g birds birds key",
        "b birds key, y alliance, g birds birds key",
        "b birds key, y birds, g alliance birds key",
        "b birds key, y birds, g birds birds key",
    ] {
        let with = |played: &str| scene("bryg").specials(held).played_specials(played).ships("A sea 1n").automatic();
        let mut game = with("alliance");
        for colour in ["b", "y", "g"] {
            assert_eq!(game.asked(), format!("{colour} Ally"), "{held}");
            game.play(&format!("{colour} pass"));
        }
        assert_eq!(game.landed(), "1n");
        if !held.contains("alliance") {
            assert_eq!(with("alliance alliance").landed(), "1n", "nobody is asked");
        }
    }
}

/// LD-V47: the circle of the Spy.
#[test]
fn ld_v47_ld_r67_a_spy_without_cards_drops_out() {
    let mut game = scene("bry").specials("b birds, r spy, y birds").bids("b3 r3 y0");
    for (colour, action) in [("b", "pass"), ("r", "spy"), ("y", "pass"), ("b", "pass")] {
        assert_eq!(game.asked(), format!("{colour} Spy"));
        game.play(&format!("{colour} {action}"));
    }
    let bids = ["b", "r", "y"].map(|colour| game.game.table.council.on_slot(game.seat(colour), 0));
    assert_eq!((bids, game.ranked(), game.asked()), ([3, 4, 0], "rby".into(), "r Play".into()));
}

/// LD-V48: Self-Sacrifice while all place together.
#[test]
fn ld_v48_ld_r72_ld_r73_a_ship_comes_back_and_others_may_place() {
    let away = "A sea 1n, B sea 1n, C sea 1n, E sea 1n, D+ 2r";
    let mut game = scene("bry").current("together").ships(away).specials("b sacrifice").delayed();
    game.play("b board D");
    assert_eq!((game.asked(), game.aboard("D")), ("b Sacrifice".into(), "1b2r".into()));
    game.play("b sacrifice D");
    assert_eq!((game.vp(), game.aboard("D"), game.landed()), ("b1 r3 y0".into(), "".into(), "2r".into()));
    for colour in ["r", "y", "b"] {
        assert_eq!(game.asked(), format!("{colour} Board"));
        game.play(&format!("{colour} board D"));
    }
    assert_eq!(game.aboard("D"), "1b1r1y");
}

/// LD-V49: only own refugees on a full ship.
#[test]
fn ld_v49_ld_r75_aristocracy_and_hidden_holds() {
    let mut game = scene("bry").ships("E 3b").specials("b holds").rows("b aristo1").ranking("bry");
    game.play("b play own");
    assert_eq!(game.refused("b board E"), Illegal::Fleet(fleet::Illegal::ShipFull { berth: 5 }));
    game.play("b open holds, b board E");
    assert_eq!(game.aboard("E"), "3b hold 1b");
}

/// LD-V50: two markers on one field.
#[test]
fn ld_v50_ld_r85_windows_of_the_senate_phase_go_by_the_pick_order() {
    let specials = "b birds, r birds, y birds";
    let mut game = scene("bry").senate("b2 r2 y2").specials(specials).ships("D+ 2r1n").senate_phase();
    game.play("b take demagogos, b use demagogos, b sail D");
    assert_eq!(game.markers(), "b3 r2 y3");
    for colour in ["b", "r", "y"] {
        assert_eq!(game.asked(), format!("{colour} Ally"));
        game.play(&format!("{colour} pass"));
    }
    assert_eq!(game.vp(), "b1 r4 y0");
}

/// LD-V51: one refugee more, where there is room.
#[test]
fn ld_v51_ld_r88_the_flood_needs_a_free_seat() {
    let played = |card: &str| {
        let mut game = scene("bry").current("flood").ships("D 1r").rows(&format!("b {card}")).ranking("bry");
        game.play("b play own, b board D");
        game
    };
    let mut game = played("ref1");
    assert_eq!((game.asked(), game.choices("b")), ("b Flood".into(), "board D, pass".into()));
    game.play("b board D");
    assert_eq!(game.aboard("D"), "2b1r");
    let game = played("ref2");
    assert_eq!((game.asked(), game.aboard("D")), ("r Play".into(), "2b1r".into()));
}

/// LD-V52: a ship more with a Refugees card.
#[test]
fn ld_v52_ld_r89_the_winds_and_a_refugees_card() {
    let ships = "E sea 2b1r, B 1y";
    let mut game = scene("bry").current("winds").ships(ships).rows("b ref1_ship").ranking("bry");
    game.play("b play own, b board A");
    assert_eq!(game.choices("b"), "sail B, sail E");
    let mut first = game.clone();
    first.play("b sail E");
    assert_eq!((first.vp(), first.choices("b")), ("b5 r2 y0".into(), "sail B by the winds, pass".into()));
    assert_eq!(first.refused("b sail A by the winds"), Illegal::JustBoarded { berth: 1 });
    first.play("b sail B by the winds");
    assert_eq!((first.aboard("B"), first.asked()), ("sea 1y".into(), "r Play".into()));
    game.play("b sail B");
    assert_eq!(game.choices("b"), "sail E by the winds, pass");
    game.play("b sail E by the winds");
    assert_eq!(game.vp(), "b5 r2 y0");
}

/// LD-V53: Empathy by Strategos.
#[test]
fn ld_v53_ld_r91_strategos_and_special_cards() {
    let rows = "b ref2 ref2 ref1 ref2 ref2";
    let game = scene("bry").senators("b strategos").ships("A 3n").specials("b empathy intervention");
    let game = game.rows(rows).hands("b ref2").on_cards("b", [1, 1, 0, 1, 1]).supply("b3");
    let mut game = game.auction(6);
    assert_eq!(game.choices("b"), "play slot 3, empathy for slot 3, pass");
    assert_eq!(game.refused("b play ref2 from hand"), Illegal::OnlyOwnCards);
    game.play("b empathy for slot 3, b exchange A");
    // The Doom phase has begun, and the Ark has left by itself.
    assert_eq!(
        (game.aboard("A"), game.game.table.council.harbour.camp, game.has("b", "intervention")),
        ("sea 3b".into(), 10, 1)
    );
}

/// LD-V54: the Hand of the Gods.
#[test]
fn ld_v54_ld_r90_one_card_of_the_gods_in_each_auction() {
    let rows = "b ref2 ref2, r ref2 ref2, y ref2 ref2, g ref2 ref2";
    let mut game = scene("bryg").current("gift").gods("ref1 ref2 ref2 cargo support2").rows(rows).ranking("bryg");
    assert!(game.may("b play ref2 of the gods") && game.may("b play own"));
    game.play("b play ref2 of the gods, b board A");
    assert_eq!(game.game.cards.politics.discard.of(card("ref2").index()), 1, "discarded at once");
    assert_eq!((game.asked(), game.choices("r")), ("r Play".into(), "play own, pass".into()));
    assert_eq!(game.refused("r play ref2 of the gods"), Illegal::GodsTaken);
    game.play("r pass, g declare 1, y declare 0, r declare 0, b declare 0");
    assert_eq!(game.game.table.gods.total(), 4);
    assert!(game.may("g play ref2 of the gods"));
}

/// LD-V55: two cards more.
#[test]
fn ld_v55_ld_r93_the_long_game_and_archon() {
    let mut dealt = fresh("bry", |options| options.extra_cards = 2);
    dealt.deal();
    assert_eq!(["b", "r", "y"].map(|colour| dealt.hand(colour).total()), [9; 3]);
    let nine = "ref2 ref2 ref2 ref2 ref2 ref2 ref2 ref2 ref2";
    let game = scene_with("bry", |options| options.extra_cards = 2).hands(&format!("b {nine}"));
    let mut game = game.senate_phase();
    game.play("b take archon, b use archon").draws("b", "ref1 ref1 cargo cargo cargo");
    assert_eq!(game.hand("b").total(), 14);
    game.play("b discard ref2, b discard ref2, b discard ref1, b discard cargo, b discard ref2");
    assert_eq!((game.hand("b").total(), game.asked()), (9, "r Senator".into()));
    let mut game = game.laying();
    game.play("b lay ref2, b lay ref2, b lay ref2, b lay ref2, b lay cargo");
    assert_eq!(game.hand("b").total(), 4);
    let mut game = game.clean_up();
    game.deal();
    assert_eq!(game.hand("b").total(), 9);
}
