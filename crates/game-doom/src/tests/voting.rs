//! Chapter 5: rows, bids, rankings, plays.

use engine::Seat;

use super::scene::{Scene, scene, scene_with};
use crate::actions::Ask;
use crate::events::Event;
use crate::refusals::Illegal;
use fleet::VoteKind;

const SEVEN: &str = "ref1 ref1 ref2 ref2 royal ships2 aristo";

fn with_hands() -> Scene {
    scene("bry").hands(&format!("b {SEVEN}, r {SEVEN}, y {SEVEN}"))
}

#[test]
fn da_5_1_da_5_2_da_d9_rows_are_laid_face_down_and_opened_together() {
    let mut game = with_hands().laying();
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay");
    assert!(matches!(game.refused("b lay treason"), Illegal::Fleet(fleet::Illegal::NotInHand { .. })));
    game.play("b lay royal, b lay ref1, b lay ref2, b lay ref1, b lay aristo");
    assert!(matches!(game.refused("b lay ref2"), Illegal::Fleet(fleet::Illegal::Committed)), "five cards and no more");
    let hidden = game.view("r");
    assert_eq!(hidden.cards.players[game.seat("b")].row, [None; 5]);
    game.play("r lay ref1, r lay ref1, r lay ref2, r lay ref2, r lay royal");
    assert_eq!(game.view("y").cards.players[game.seat("r")].row, [None; 5], "until all are ready");
    game.play("y lay ref1, y lay ref1, y lay ref2, y lay ref2, y lay royal");
    let names = |game: &Scene, colour: &str| {
        game.view("y").cards.players[game.seat(colour)].row.map(|card| card.unwrap().name())
    };
    assert_eq!(names(&game, "b"), ["royal", "ref1", "ref2", "ref1", "aristo"], "in the order they were laid");
    assert_eq!(game.hand("b").total(), 2);
    assert!(game.told(&Event::Fleet(fleet::Event::RowsOpened)));
    assert!(matches!(game.refused("b lay ref2"), Illegal::WrongMoment { .. }), "nothing is rearranged");
}

#[test]
fn da_5_3_five_votes_each_finished_before_the_next() {
    let mut game = scene("bry").ships("A 1b, B 1b").rows("b ref1 ref1 ref1 ref1 ref1").vote(1);
    for slot in 0..5 {
        assert_eq!(game.game.ask(game.seat("r")), Some(Ask::Bid { slot }));
        game.play("b commit 2, r commit 1, y commit 0, b play own, b board A");
        assert_eq!(game.game.ask(game.seat("r")), Some(Ask::Play { slot }), "the vote goes on");
        game.play("r pass");
    }
    assert_eq!(game.asked(), "luck");
    assert_eq!(game.aboard("A"), "6b");
}

#[test]
fn da_5_4_the_event_sets_the_kind_of_all_votes() {
    assert_eq!(scene("bry").game.table.vote_kind(), VoteKind::Secret, "the first round");
    for (event, kind) in [("wrath", VoteKind::Secret), ("command", VoteKind::Open)] {
        let mut game = scene("bry").revealed(event).vote(1);
        for _ in 0..2 {
            assert_eq!(game.game.table.vote_kind(), kind);
            match kind {
                VoteKind::Secret => game.play("b commit 0, r commit 0, y commit 0, b pass, r pass"),
                VoteKind::Open => game.play("y declare 0, r declare 0, b declare 0, b pass, r pass"),
            };
        }
    }
}

#[test]
fn da_5_5_da_5_8_the_steps_of_a_vote() {
    let mut game = scene("bry")
        .factions("b oraklos, y strategos")
        .revealed("woe")
        .points("y4")
        .specials("b spy")
        .rows("b ref1, r ref1, y ref1")
        .ships("A 1r");
    game.game.cards.down[0] = 1;
    let mut game = game.vote(1);
    game.play("b commit 3, r commit 2, y commit 1");
    assert_eq!(game.asked(), "b Spy", "(b) comes after the bids");
    assert_eq!(game.view("r").cards.players[game.seat("b")].row[0], None, "(c) has not come yet");
    game.play("b spy");
    assert_eq!(
        [0, 1, 2].map(|seat| game.game.table.council.on_slot(Seat(seat), 0)),
        [4, 2, 1],
        "(d) the bids lie on the cards"
    );
    assert_eq!(game.vp(), "b0 r0 y3", "(e) Woe");
    assert_eq!(game.asked(), "b Play", "(f)");
    game.play("b play own, b board A, r pass");
    assert_eq!(game.asked(), "y Refund", "(g)");
    let place = |wanted: fn(&Event) -> bool| game.events.iter().position(wanted).unwrap();
    let turned = place(|event| matches!(event, Event::Fleet(fleet::Event::CardTurned { .. })));
    let ranked = place(|event| matches!(event, Event::Fleet(fleet::Event::Ranked { .. })));
    let spied = place(|event| matches!(event, Event::Fleet(fleet::Event::SpecialPlayed { .. })));
    let woe = place(|event| matches!(event, Event::Scored { .. }));
    let played = place(|event| matches!(event, Event::Played { .. }));
    assert!(spied < turned && turned < ranked && ranked < woe && woe < played);
}

#[test]
fn da_5_6_da_5_7_da_r10_all_bids_are_ranked_also_nought() {
    let game = scene("bryg").senate("y1").bids("b0 r0 y0 g0");
    assert_eq!((game.ranked(), game.entitled()), ("ybrg".into(), "yb".into()));
    let game = scene("bryg").bids("b1 r3 y3 g0");
    assert_eq!((game.ranked(), game.entitled()), ("rybg".into(), "ry".into()));
    assert_eq!(scene("bry").bids("b0 r0 y1").entitled(), "yb");
    assert_eq!(scene("br").bids("b0 r1").entitled(), "r");
    assert_eq!(scene("brygv").bids("b0 r1 y2 g3 v4").entitled(), "vgy");
}

#[test]
fn da_5_9_da_d10_secret_bids_are_sealed() {
    let mut game = scene("bry").supply("b4").vote(1);
    assert_eq!(game.choices("b"), "commit 0, commit 1, commit 2, commit 3, commit 4");
    game.play("b commit 4");
    for colour in ["r", "y"] {
        let view = game.view(colour);
        let blue = game.seat("b");
        assert_eq!((view.cards.players[blue].sealed, view.table.council.supply(blue)), (None, 4));
    }
    assert_eq!(game.game.table.council.players[Seat(0)].on_slots[0], 0);
    game.play("y commit 0, r commit 5");
    assert_eq!([0, 1, 2].map(|seat| game.game.table.council.on_slot(Seat(seat), 0)), [4, 5, 0]);
}

#[test]
fn da_r70_a_number_committed_cannot_be_used_twice() {
    let mut game = scene("bry").supply("b4").vote(1);
    game.play("b commit 4, r commit 0, y commit 0");
    assert_eq!(game.game.table.council.players[Seat(0)].supply, 0);
    game.play("b pass, r pass");
    assert_eq!(game.choices("b"), "commit 0", "the cubes lie on the first card");
    let mut open = scene("bry").revealed("debts").supply("y3").vote(1);
    open.play("y declare 3");
    assert_eq!(open.game.table.council.players[Seat(2)].supply, 0, "a declared number has left the supply");
}

#[test]
fn da_5_10_demagogos_acts_between_choosing_and_revealing() {
    let mut game = scene("bry").factions("y demagogos").vote(1);
    game.play("b commit 2, r commit 1");
    assert_eq!(game.asked(), "y Bid", "not before all have chosen");
    game.play("y commit 0");
    assert_eq!(game.asked(), "y Peek");
    assert_eq!(game.game.table.council.players[Seat(0)].on_slots[0], 0, "nothing is revealed");
    game.play("y pass");
    assert_eq!(game.game.table.council.players[Seat(0)].on_slots[0], 2);
}

#[test]
fn da_5_11_da_5_12_da_d12_open_bids_in_reverse_senate_order() {
    let mut game = scene("bryg").senate("b1 r3").fields("b1 r2 y4 g3").supply("y2").revealed("debts").vote(1);
    assert_eq!(game.asked(), "y Declare");
    assert_eq!(game.choices("y"), "declare 0, declare 1, declare 2");
    for (colour, cubes) in [("y", 0), ("g", 1), ("b", 4), ("r", 2)] {
        assert_eq!(game.asked(), format!("{colour} Declare"));
        game.play(&format!("{colour} declare {cubes}"));
    }
    assert_eq!(game.ranked(), "brgy", "each declares once");
}

#[test]
fn da_5_13_da_i12_numbers_above_nought_differ() {
    let mut game = scene("bry").revealed("debts").supply("r3").vote(1);
    game.play("y declare 2");
    assert_eq!(game.refused("r declare 2"), Illegal::NumberTaken { cubes: 2 });
    assert_eq!(game.choices("r"), "declare 0, declare 1, declare 3");
    game.play("r declare 0");
    assert!(game.may("b declare 0"), "several may pass");
}

#[test]
fn da_5_14_da_5_15_da_d16_the_entitled_act_in_ranking_order_and_may_decline() {
    let mut game = scene("bry").rows("b ref1, r ref1, y ref1").ranking("yrb");
    assert_eq!((game.asked(), game.choices("y")), ("y Play".into(), "play own, play borrowed, pass".into()));
    game.play("y pass");
    assert_eq!((game.asked(), game.choices("r")), ("r Play".into(), "play own, pass".into()));
    game.play("r play own, r board C");
    assert_eq!(game.aboard("C"), "1r");
    assert!(game.asked().ends_with("Bid"), "blue is not entitled");
}

#[test]
fn da_5_16_da_r11_the_first_may_borrow_instead_of_the_own_card() {
    let mut game = scene("bryg").rows("b ref1, r ref1, y ref2, g ref21").ranking("bryg");
    game.play("b play borrowed");
    assert_eq!(game.game.ask(game.seat("b")).map(|ask| format!("{ask:?}").contains("cubes: 2")), Some(true));
    game.play("b board A");
    assert_eq!(
        (
            game.aboard("A"),
            game.game.table.council.players[Seat(0)].carried_out.0,
            game.game.table.council.players[Seat(2)].carried_out.0
        ),
        ("2b".into(), 0, 1)
    );
    assert_eq!(game.refused("r play borrowed"), Illegal::MayNotBorrow, "only the first may");
    game.play("r play own, r board B");
    assert_eq!(game.refused("b play own"), Illegal::WrongMoment { asked: Ask::Bid { slot: 1 } });
}

#[test]
fn da_r72_a_borrowed_card_that_is_gone_is_not_replaced_by_the_next() {
    for how in ["r play borrowed, r board A", "r empathy for borrowed, r exchange B"] {
        let mut game = scene("bryg")
            .factions("r philosophios")
            .specials("r empathy")
            .ships("B 3n")
            .rows("b ref1, r ref1, y ref1, g ref1")
            .ranking("bryg");
        game.play("r act first").play(how);
        while game.asked().ends_with("Sacrifice") {
            game.play("r pass");
        }
        assert_eq!(game.refused("b play borrowed"), Illegal::Fleet(fleet::Illegal::CardCarriedOut), "{how}");
    }
}

#[test]
fn da_5_17_da_r14_a_card_is_carried_out_completely_or_not_at_all() {
    // Two refugees and one more: one ship has two seats, and no other has any.
    let ships = "A 5r, B sea 1r, C sea 1r, D 3r, E 3r";
    let game = scene("bry").ships(ships).rows("b ref21").ranking("bry");
    assert_eq!(game.choices("b"), "pass");
    // It is tested when it is played: green has just filled the seats.
    let mut game = scene("bry").ships("A 5n, B sea 1r, C sea 1r, D 3r, E 3r").rows("b ref2, r ref1").ranking("rby");
    game.play("r play own, r board A");
    assert_eq!(game.choices("b"), "pass", "one seat is left");
    // With the special cards of the own hand.
    let mut game = scene("bry").specials("b pursuit").ships(ships).rows("b ref21").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "pursue", "without it the card cannot be carried out");
    game.play("b pursue, b board A, b board B");
    assert_eq!((game.aboard("A"), game.aboard("B")), ("2b5r".into(), "sea 1b1r".into()));
    let game = scene("bry").rows("b ships2").ships("A 1r").ranking("bry");
    assert_eq!(game.choices("b"), "pass", "exactly two ships");
}

#[test]
fn da_5_18_da_r12_whose_card_it_was_does_not_matter() {
    let mut game = scene("bry").rows("b ref1, r ref2, y ref1").ranking("bry");
    game.play("b pass, r pass");
    let mut game = scene("bry").rows("b ref1, y ref2").hands("b ref1").ranking("bry");
    let players = game.game.table.council.players;
    game.play("b play borrowed, b board A");
    assert_eq!(game.aboard("A"), "2b", "with the cubes of whoever plays it");
    assert_eq!(
        (game.game.table.council.players[Seat(0)].supply, game.game.table.council.players[Seat(2)].supply),
        (players[Seat(0)].supply - 2, players[Seat(2)].supply)
    );
    assert_eq!(game.game.table.council.players[Seat(0)].on_slots[0], 2, "the bid stays on the own card");
    game.play("r pass");
    let game = game.doom("woe");
    assert_eq!(game.view("b").cards.discard().of(1), 1, "and both cards are discarded in step 6");
    assert_eq!(game.view("b").cards.discard().of(0), 1);
}

#[test]
fn da_5_19_da_11_8_da_r12_intervention_plays_a_card_of_the_hand() {
    let mut game = scene("bry").specials("b intervention").hands("b ref2 royal").rows("b ref1").ranking("bry");
    assert_eq!(game.choices("b"), "play own, play ref2 from hand, pass");
    game.play("b play ref2 from hand, b board A");
    assert_eq!((game.aboard("A"), game.hand("b").total(), game.has("b", "intervention")), ("2b".into(), 1, 0));
    assert_eq!((game.view("r").cards.discard().of(1), game.game.table.council.players[Seat(0)].carried_out.0), (1, 0));
    assert!(matches!(game.refused("r play ref2 from hand"), Illegal::Fleet(fleet::Illegal::NoSuchSpecial { .. })));
}

#[test]
fn da_5_20_da_d17_a_card_is_carried_out_step_by_step() {
    let mut game = scene("bry")
        .specials("b pursuit holds sacrifice, r guardian")
        .ships("A 2r1n, B 1b, C sea 1r, D 3r")
        .rows("b ref21, r treason")
        .ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board A, board B, board E, pursue, open holds", "(2) before a ship is named");
    game.play("b pursue");
    assert!(game.may("b board C") && !game.may("b board D"));
    game.play("b board C");
    assert_eq!(game.choices("b"), "board A, board B, board E", "(5) a different ship, and no special card any more");
    game.play("b board A");
    assert_eq!(game.asked(), "b Sacrifice", "(6)");
    game.play("b pass");
    assert_eq!(game.asked(), "r Play");
    // Only choices that leave a complete execution possible.
    let mut game = scene("bry").ships("A 5r, B 4r, C sea 1r, D sea 1r, E sea 1r").rows("b ref21").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board A");
}

#[test]
fn da_5_20_da_r15_da_r25_one_ship_after_another() {
    let mut game = scene("bry").ships("A+ sea 1b1r, C+ sea 1r, B 1y").rows("b ships2").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "sail A, sail B, sail C");
    game.play("b sail C");
    assert_eq!((game.asked(), game.vp()), ("luck".into(), "b1 r1 y0".into()), "the Royal Barge's card comes first");
    game.gains("b", "birds");
    assert_eq!(game.choices("b"), "sail A, sail B", "two different ships; the Barge is empty, too");
    game.play("b sail A");
    assert_eq!((game.aboard("A"), game.vp()), ("1n".into(), "b4 r3 y0".into()), "the Ark's neutral boards");
    assert_eq!(game.asked(), "r Play");
}

#[test]
fn da_r71_the_ranking_stands_during_the_plays() {
    let mut game = scene("bryg").senate("b3 r2 y1").rows("b treason, r ref1").bids("b0 r0 y0 g0");
    assert_eq!((game.ranked(), game.entitled()), ("bryg".into(), "br".into()));
    game.play("b play own, b expel 2 of r");
    assert_eq!((game.order(), game.asked()), ("byrg".into(), "r Play".into()));
    game.play("r pass, b commit 0, r commit 0, y commit 0, g commit 0");
    assert_eq!(game.entitled(), "by", "the next vote sees the new order");
}

#[test]
fn da_i8_no_card_is_carried_out_twice() {
    let mut game =
        scene_with("bryg", |_| {}).factions("r philosophios").rows("b ref1, r ref1, y ref1, g ref1").ranking("bryg");
    game.play("r act in order, b play borrowed, b board A");
    assert_eq!(game.choices("r"), "play own, pass", "yellow's card is gone");
    assert_eq!([0, 1, 2].map(|seat| game.game.table.council.players[Seat(seat)].carried_out.0), [0, 0, 1]);
    let mut used = scene("bry").factions("y demagogos").vote(1);
    used.play("b commit 2, r commit 1, y commit 0, y peek at b, y commit 0, b pass, r pass");
    used.play("b commit 2, r commit 1, y commit 0");
    assert_eq!(used.asked(), "b Play", "Demagogos is used once per round");
}
