//! Chapter 5: rows, bids, ranking, plays.

use engine::Seat;

use super::scene::{Scene, card, scene};
use crate::actions::Ask;
use crate::events::Event;
use crate::refusals::Illegal;

const FIVE: &str = "ref2 ref2 ref2 ref2";

/// Everybody has five cards to lay.
fn laying() -> Scene {
    let hands =
        "b ref2 ref2 ref2 cargo cargo ref1 treason, r ref2 ref2 ref2 ref2 ref2, y ships2 ships2 ships2 ships2 ships2";
    scene("bry").current("wrath").hands(hands).laying()
}

fn lays(game: &mut Scene, colour: &str, cards: &str) {
    for card in cards.split(' ') {
        game.play(&format!("{colour} lay {card}"));
    }
}

#[test]
fn ld_5_1_ld_5_2_ld_d8_rows_are_laid_in_secret_and_opened_together() {
    let mut game = laying();
    assert_eq!(game.refused("b lay sabotage"), Illegal::Fleet(fleet::Illegal::NotInHand { card: card("sabotage") }));
    lays(&mut game, "b", "cargo ref2 ref2 cargo ref1");
    assert_eq!(game.refused("b lay treason"), Illegal::Fleet(fleet::Illegal::Committed), "five are laid");
    assert_eq!(game.view("r").cards.players[game.seat("b")].row, [None; 5]);
    lays(&mut game, "r", "ref2 ref2 ref2 ref2 ref2");
    assert_eq!(game.asked(), "y Lay");
    lays(&mut game, "y", "ships2 ships2 ships2 ships2 ships2");
    let row = ["cargo", "ref2", "ref2", "cargo", "ref1"].map(|name| Some(card(name)));
    assert_eq!(game.view("r").cards.players[game.seat("b")].row, row, "in the order that was chosen");
    assert_eq!((game.hand("b").total(), game.asked()), (2, "b Bid, r Bid, y Bid".into()));
    assert!(game.told(&Event::Fleet(fleet::Event::RowsOpened)));
    assert!(!game.may("b lay treason"), "nothing is rearranged");
}

#[test]
fn ld_5_3_five_auctions_one_after_the_other() {
    let rows = "b ref2 ref2 ref2 ref2 ref2, r cargo cargo cargo cargo cargo, y ships2 ships2 ships2 ships2 ships2";
    let mut game = scene("bry").current("wrath").rows(rows).auction(1);
    for (slot, ship) in (0..5).zip(["A", "A", "B", "C", "B"]) {
        assert_eq!(game.game.ask(game.seat("b")), Some(Ask::Bid { slot }));
        game.play("b commit 1, r commit 0, y commit 0, b play own").play(&format!("b board {ship}, r pass"));
    }
    assert_eq!(game.asked(), "luck", "the Doom phase");
    assert_eq!(game.events.iter().filter(|event| matches!(event, Event::AuctionBegan { .. })).count(), 5);
}

#[test]
fn ld_5_4_the_event_says_how_auctions_go() {
    let kinds = |event: &str| scene("bry").current(event).auction(1).asked();
    for event in ["wisdom", "winds", "wrath", "chaos", "all_lost"] {
        assert_eq!(kinds(event), "b Bid, r Bid, y Bid", "{event}");
    }
    for event in ["flood", "debts", "together", "gift", "command"] {
        assert_eq!(kinds(event), "y Declare", "{event}");
    }
}

#[test]
fn ld_5_5_the_steps_of_an_auction() {
    let game = scene("bry").current("wrath").senators("b oraklos, y philosophos").specials("r spy");
    let mut game = game.rows(&format!("b {FIVE}, r {FIVE}, y {FIVE}"));
    game.game.cards.down[0] = 1;
    let mut game = game.auction(1);
    game.play("b commit 1, r commit 0, y commit 2");
    assert_eq!((game.asked(), game.game.cards.down[0]), ("r Spy".into(), 1), "(b) before (c)");
    game.play("r spy");
    let names: Vec<&Event> = game.events.iter().collect();
    let at = |wanted: &dyn Fn(&Event) -> bool| names.iter().position(|event| wanted(event)).unwrap();
    let opened = at(&|event| matches!(event, Event::Fleet(fleet::Event::BidsOpened { .. })));
    let spied = at(&|event| matches!(event, Event::Fleet(fleet::Event::SpecialPlayed { .. })));
    let turned = at(&|event| matches!(event, Event::Fleet(fleet::Event::CardTurned { .. })));
    let ranked = at(&|event| matches!(event, Event::Fleet(fleet::Event::Ranked { .. })));
    assert!(opened < spied && spied < turned && turned < ranked);
    assert_eq!((game.ranked(), game.asked()), ("yrb".into(), "y Play".into()));
    game.play("y pass, r pass");
    assert_eq!(game.asked(), "y Refund", "(f)");
    game.play("y refund 2");
    assert_eq!(game.asked(), "b Bid, r Bid, y Bid");
}

#[test]
fn ld_5_6_ld_r70_ranking_and_entitled_players() {
    assert_eq!(scene("bry").bids("b1 r4 y4").ranked(), "ryb");
    assert_eq!(scene("bry").bids("b1 r4 y4").entitled(), "ry");
    assert_eq!(scene("bryg").bids("b1 r4 y5 g0").entitled(), "yr");
    assert_eq!(scene("brygv").bids("b1 r4 y5 g0 v0").entitled(), "yrb");
    assert_eq!(scene("bry").senate("y1").bids("b0 r0 y0").ranked(), "ybr");
    // What changes the Senate order during the plays does not change it.
    let mut game = scene("bryg").senate("r3 y2").rows("r treason, y ref2").bids("r0 y0 b0 g0");
    assert_eq!(game.ranked(), "rybg");
    game.play("r play own, r expel 2 of y");
    assert_eq!((game.order(), game.asked()), ("rbyg".into(), "y Play".into()));
}

#[test]
fn ld_5_7_ld_r11_bid_cubes_lie_on_the_own_card() {
    let rows = "b ref2 ref2, r ref2 ref2, y ref2 ref2";
    let mut game = scene("bry").current("wrath").rows(rows).auction(1);
    game.play("b commit 3, r commit 2, y commit 1, b play borrowed, b board A, r play own, r board B");
    let on = |game: &Scene| ["b", "r", "y"].map(|colour| game.game.table.council.on_slot(game.seat(colour), 0));
    assert_eq!(on(&game), [3, 2, 1], "won or lost, also when another card is played");
    let game = game.clean_up();
    assert_eq!(on(&game), [0, 0, 0]);
    assert_eq!(game.supplies(), "b18 r18 y20");
}

#[test]
fn ld_5_8_ld_5_11_ld_d9_secret_bids() {
    let mut game = scene("bry").current("wrath").front("y15").auction(1);
    assert_eq!(
        game.refused("y commit 6"),
        Illegal::Fleet(fleet::Illegal::TooFewCubes { cubes: 6, supply: 5, clause: "LD-5.8" })
    );
    game.play("y commit 5, b commit 0");
    assert_eq!(game.refused("y commit 4"), Illegal::Fleet(fleet::Illegal::Committed));
    assert_eq!(game.refused("r declare 4"), Illegal::WrongMoment { asked: Ask::Bid { slot: 0 } });
    assert_eq!(game.game.table.council.on_slot(game.seat("y"), 0), 0, "sealed");
    game.play("r commit 5");
    assert_eq!((game.ranked(), game.supplies()), ("ryb".into(), "b20 r15 y0".into()));
}

#[test]
fn ld_5_9_ld_5_10_ld_d10_ld_r58_open_bids() {
    let mut game = scene("bryg").senate("y2 r1").auction(1);
    assert_eq!((game.order(), game.asked()), ("yrbg".into(), "g Declare".into()));
    game.play("g declare 3");
    assert_eq!(game.refused("b declare 3"), Illegal::NumberTaken { cubes: 3 });
    assert_eq!(game.refused("r declare 1"), Illegal::Fleet(fleet::Illegal::NotYourTurn));
    game.play("b declare 0, r declare 0");
    assert_eq!(game.refused("g declare 4"), Illegal::Fleet(fleet::Illegal::NotYourTurn), "once");
    let game = game.supply("y3");
    assert_eq!(game.choices("y"), "declare 0, declare 1, declare 2");
    assert_eq!(
        game.refused("y declare 4"),
        Illegal::Fleet(fleet::Illegal::TooFewCubes { cubes: 4, supply: 3, clause: "LD-5.9" })
    );
    // Nothing but 0 is left.
    let mut game = scene("bry").supply("b1").auction(1);
    game.play("y declare 1, r declare 2");
    assert_eq!(game.choices("b"), "declare 0");
    // The order stays when somebody's cubes have left the Senate meanwhile: it was fixed.
    assert_eq!(game.game.table.council.order.as_slice().len(), 3);
}

#[test]
fn ld_5_12_ld_5_13_ld_d12_entitled_players_act_in_ranking_order() {
    let rows = "b ref2, r ref2, y ref2, g ref2, v cargo";
    let mut game = scene("brygv").ships("A 1n").rows(rows).ranking("yvbrg");
    assert_eq!((game.asked(), game.choices("y")), ("y Play".into(), "play own, play borrowed, pass".into()));
    game.play("y pass");
    assert_eq!((game.asked(), game.choices("v")), ("v Play".into(), "play own, pass".into()));
    game.play("v play own, v sail A");
    assert_eq!(game.asked(), "b Play");
    assert_eq!(game.refused("r play own"), Illegal::Fleet(fleet::Illegal::NotYourTurn), "r is not entitled");
    game.play("b pass");
    assert_eq!(game.asked(), "v Declare", "the next auction");
    assert_eq!(
        game.events.iter().filter(|event| matches!(event, Event::Fleet(fleet::Event::Declined { .. }))).count(),
        2
    );
}

#[test]
fn ld_5_14_ld_5_16_ld_r10_a_borrowed_card_is_played_with_own_cubes() {
    let mut game = scene("bry").rows("b ref2, r ref2, y ref21").ranking("bry");
    game.play("b play borrowed, b board A");
    assert_eq!(game.choices("b"), "board B, board C, board D, board E");
    game.play("b board B");
    assert_eq!((game.aboard("A"), game.aboard("B")), ("2b".into(), "1b".into()));
    assert_eq!(game.supplies(), "b15 r19 y20", "two bid and three placed");
    // The own card was not played and is not carried out; y's is.
    assert_eq!(
        (
            game.game.table.council.players[Seat(0)].carried_out.0,
            game.game.table.council.players[Seat(2)].carried_out.0
        ),
        (0, 1)
    );
    let from = Some(game.seat("y"));
    let source = crate::kinds::Source::Borrowed;
    assert!(game.told(&Event::Played { seat: game.seat("b"), card: card("ref21"), source, from, empathy: false }));
}

#[test]
fn ld_5_15_ld_r12_ld_r32_what_cannot_be_carried_out_completely_is_not_played() {
    let with = |card: &str, ships: &str| scene("bry").ships(ships).rows(&format!("b {card}")).ranking("bry");
    for (name, ships) in [
        ("ref21", "A 5r, B 5y, C 5y, D 3n, E 3n"),
        ("ships2", "A 1b"),
        ("cargo", "D+ 1b"),
        ("sabotage", "A 1b"),
        ("treason", "A sea 1b"),
        ("ref1_ship", "A"),
    ] {
        let refused = with(name, ships).refused("b play own");
        assert_eq!(refused, Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card(name) }), "{name} on {ships}");
    }
    // It is tested when it is played: the first card may take the last seat.
    let ships = "A 7y, B 5y, C 5n, D 3r, E 1r";
    let mut game = scene("bry").ships(ships).rows("b ref1, r ref2").ranking("bry");
    game.play("b play own, b board E");
    assert_eq!(game.refused("r play own"), Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("ref2") }));
    // Playing is optional all the same.
    assert!(scene("bry").rows("b ref2").ranking("bry").may("b pass"));
}

#[test]
fn ld_5_17_other_ways_to_play() {
    let game = scene("bry").current("gift").ships("A 3n").gods("ref2 cargo").hands("b ref1 treason");
    let game = game.specials("b intervention empathy").rows("b ref2, r ref2, y ref21").ranking("bry");
    let expected = [
        "play own",
        "play borrowed",
        "play ref2 of the gods",
        "play cargo of the gods",
        "play ref1 from hand",
        "play treason from hand",
        "empathy for own",
        "empathy for borrowed",
        "empathy for ref2 of the gods",
        "empathy for ref1 from hand",
        "pass",
    ];
    assert_eq!(game.choices("b"), expected.join(", "));
    assert_eq!(
        game.refused("b empathy for cargo of the gods"),
        Illegal::Fleet(fleet::Illegal::NotRefugees { card: card("cargo") })
    );
}

#[test]
fn ld_5_18_ld_d13_the_sequence_of_one_card() {
    // Pursuit Ship before the ships, Flood after them, then Self-Sacrifice, then the extra.
    let game = scene("bry").current("flood").ships("A sea 1r, B 1n").specials("b pursuit sacrifice");
    let mut game = game.rows("b ref1_special").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board B, board C, board D, board E, pursue");
    game.play("b pursue, b board A");
    assert_eq!((game.asked(), game.choices("b")), ("b Flood".into(), "board A, pass".into()));
    game.play("b board A");
    assert_eq!(game.asked(), "b Sacrifice");
    game.play("b sacrifice A");
    // A lands with one of b and one of r: 1 + 1 + 1 for b.
    assert_eq!((game.vp(), game.asked()), ("b3 r2 y0".into(), "luck".into()), "the draw comes last");
    game.gains("b", "key");
    assert_eq!(game.asked(), "r Play");
    // Ships are named one by one, each arrival finished before the next.
    let mut game = scene("bry").ships("C+ sea 1b, A sea 1r").rows("b ships2").ranking("bry");
    game.play("b play own, b sail C");
    assert_eq!(game.asked(), "luck", "the card of the Royal Barge");
    game.gains("b", "spy");
    assert_eq!((game.asked(), game.choices("b")), ("b Sail".into(), "sail A".into()));
}
