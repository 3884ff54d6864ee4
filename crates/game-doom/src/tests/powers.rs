//! Chapter 8: the factions.

use engine::{Game, Seat};

use super::scene::{Scene, scene};
use crate::actions::{Action, Ask};
use crate::events::Event;
use crate::kinds::Card;
use crate::refusals::Illegal;
use crate::state::Doom;

#[test]
fn da_8_1_da_d6_archon_draws_five_and_discards_five() {
    let hand = "ref1 ref1 ref1 royal royal ref2 ref2";
    let mut game = scene("bry").factions("b archon").hands(&format!("b {hand}")).end_of_faction_phase();
    assert_eq!(game.choices("b"), "use archon, skip archon");
    game.play("b use archon").draws("b", "treason ships2 ref1 ref1 aristo");
    assert_eq!(game.hand("b").total(), 12);
    for left in (1..=5).rev() {
        assert_eq!(game.game.ask(game.seat("b")), Some(Ask::Discard { left }));
        assert!(matches!(game.refused("b discard sabotage"), Illegal::Fleet(fleet::Illegal::NotInHand { .. })));
        game.play(if left % 2 == 1 { "b discard ref1" } else { "b discard royal" });
    }
    assert_eq!(game.hand("b").0, [2, 2, 0, 1, 1, 0, 0, 0, 1]);
    assert_ne!(game.asked(), "b Discard");
}

#[test]
fn da_r47_archons_discards_are_known_to_nobody_else() {
    let hand = "ref1 ref1 ref1 royal royal ref2 ref2";
    let mut game = scene("bry").factions("b archon").hands(&format!("b {hand}")).end_of_faction_phase();
    game.play("b use archon").draws("b", "treason ships2 ref1 ref1 aristo");
    game.play("b discard ref1, b discard royal, b discard ref2, b discard ref1, b discard treason");
    let view = game.view("r");
    assert_eq!(
        (view.cards.discard().total(), [0, 1, 2].map(|seat| view.cards.players[Seat(seat)].buried_size)),
        (0, [5, 0, 0])
    );
    assert_eq!(view.cards.buried.iter().count(), 0);
    assert_eq!(game.view("b").cards.buried.counts().iter().sum::<u8>(), 5, "whoever discarded them knows");
    let told = game.events.iter().filter_map(|event| match Doom::seen(event, engine::Viewer::Seat(game.seat("r"))) {
        Event::Fleet(fleet::Event::Buried { card, .. }) => Some(card),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [None; 5]);
}

#[test]
fn da_8_2_da_d7_basileus_places_one_refugee() {
    let mut game = scene("bry").factions("b basileus").ships("A 7r, B sea 1r").end_of_faction_phase();
    assert_eq!(game.choices("b"), "use basileus, skip basileus");
    game.play("b use basileus");
    assert_eq!(game.choices("b"), "board C, board D, board E");
    game.play("b board C");
    assert_eq!((game.aboard("C"), game.game.table.council.players[Seat(0)].supply), ("1b".into(), 19));
    let full = "A 7r, B 5r, C sea 1b, D 3y, E 3y";
    let idle = scene("bry").factions("b basileus").ships(full).end_of_faction_phase();
    assert_ne!(idle.asked(), "b Power", "everybody sees that nothing can be placed");
    let mut game = scene("bry").factions("b basileus").specials("b pursuit").ships(full).end_of_faction_phase();
    game.play("b use basileus, b pursue, b board C");
    assert_eq!(game.aboard("C"), "sea 2b");
    let bluff = scene("bry").factions("b basileus").specials("b birds").ships(full).end_of_faction_phase();
    assert_eq!((bluff.asked(), bluff.choices("b")), ("b Power".into(), "skip basileus".into()));
}

#[test]
fn da_8_3_da_d11_da_r85_demagogos_in_a_secret_vote() {
    let mut game = scene("bryg").factions("r demagogos").vote(1);
    game.play("b commit 5, r commit 3, y commit 1, g commit 0");
    assert_eq!(game.choices("r"), "peek at b, peek at y, peek at g, pass");
    game.play("r peek at b");
    let (r, b) = (game.seat("r"), game.seat("b"));
    for colour in ["b", "y", "g"] {
        let viewer = engine::Viewer::Seat(game.seat(colour));
        let seen: Vec<Event> = game.events.iter().map(|event| Doom::seen(event, viewer)).collect();
        assert!(
            seen.contains(&Event::Peeked { seat: r, at: b, cubes: None }),
            "that it is used, and on whom, is public"
        );
    }
    assert_eq!(game.view("y").cards.players[b].sealed, None);
    assert_eq!(game.view("r").cards.players[b].sealed, Some(5));
    assert_eq!(game.view("r").cards.players[game.seat("y")].sealed, None, "one bid only");
    let before = game.view("y");
    game.events.clear();
    let mut kept = game.clone();
    kept.play("r commit 3");
    game.play("r commit 6");
    assert!(
        !game.events.iter().any(|event| matches!(event, Event::Fleet(fleet::Event::Committed { .. }))),
        "no word about a change"
    );
    assert_eq!(
        [0, 1, 2].map(|seat| before.cards.players[Seat(seat)].sealed),
        [None, None, Some(1)],
        "yellow knows the own bid alone"
    );
    assert!(game.game.table.demagogos_used && kept.game.table.demagogos_used);
}

#[test]
fn da_d13_da_r18_da_r85_demagogos_in_an_open_vote() {
    let mut game = scene("bryg").senate("b3 r2 y1").factions("r demagogos").revealed("debts").vote(1);
    // Speaking order g, y, r, b: the holder is asked before each declaration.
    assert_eq!((game.asked(), game.choices("r")), ("r Force".into(), "force b, force y, pass".into()), "not the next");
    game.play("r pass, g declare 1");
    assert_eq!(game.choices("r"), "force b, pass", "not who has declared, nor yellow, who is next");
    game.play("r pass, y declare 2");
    assert_eq!(game.choices("r"), "force b, pass", "the holder is next");
    game.play("r force b");
    assert_eq!(game.asked(), "b Declare");
    assert!(matches!(game.refused("b declare 2"), Illegal::NumberTaken { .. }), "bound like everybody");
    game.play("b declare 3");
    assert_eq!(game.asked(), "r Declare", "the order goes on without blue");
    game.play("r declare 0");
    assert_eq!((game.ranked(), game.asked()), ("bygr".into(), "b Play".into()));
    game.play("b pass, y pass");
    assert!(!game.asked().ends_with("Force"), "once per round");
    let senate = scene("bry").factions("b demagogos").next_round();
    assert_eq!(senate.asked(), "b Senate, r Senate, y Senate", "not in the Senate phase");
    let mut last = scene("bry").senate("b3 r2 y1").factions("b demagogos").revealed("debts").vote(1);
    last.play("b pass, y declare 1");
    assert_eq!(last.asked(), "r Declare", "nobody is left who may be named, so nothing is asked");
}

#[test]
fn da_8_4_da_d8_demiurgos_gains_a_special_card() {
    let mut game = scene("bry").factions("b demiurgos").end_of_faction_phase();
    assert_eq!(game.choices("b"), "use demiurgos, skip demiurgos");
    game.play("b use demiurgos").gains("b", "spy");
    assert_eq!(game.has("b", "spy"), 1);
    let view = game.view("r");
    assert_eq!((view.cards.specials(game.seat("b")).total(), view.cards.players[game.seat("b")].special_size), (0, 1));
    let none = scene("bry").factions("b demiurgos").no_special_deck().end_of_faction_phase();
    assert_ne!(none.asked(), "b Power", "no card at all");
}

fn with_oraklos() -> Scene {
    let row = "ref1 ref2 royal ships2 aristo";
    scene("bry").factions("b oraklos").hands(&format!("b {row}, r {row}, y {row}")).laying()
}

#[test]
fn da_8_5_da_r9_oraklos_keeps_up_to_two_cards_down() {
    let mut game = with_oraklos();
    for colour in ["b", "r", "y"] {
        for card in ["ref1", "ref2", "royal", "ships2", "aristo"] {
            game.play(&format!("{colour} lay {card}"));
        }
    }
    assert_eq!(game.asked(), "b KeepDown");
    let b = game.seat("b");
    let count = |game: &Scene| {
        let mut actions = Vec::new();
        game.game.legal_actions(b, &mut actions);
        actions.len()
    };
    assert_eq!(count(&game), 1 + 5 + 10, "none, one or two of five");
    assert_eq!(
        game.game.check(b, &Action::KeepDown { slots: 0b111 }),
        Err(Illegal::Fleet(fleet::Illegal::TooManyDown))
    );
    game.play("b keep down 00101");
    let row = |game: &Scene, colour: &str| game.view(colour).cards.players[b].row.map(|card| card.is_some());
    assert_eq!(row(&game, "r"), [false, true, false, true, true]);
    assert_eq!(row(&game, "b"), [true; 5]);
    game.play("b commit 0, r commit 0, y commit 0");
    assert_eq!(row(&game, "r"), [true, true, false, true, true], "turned up when the bids of its vote are final");
    assert!(game.told(&Event::Fleet(fleet::Event::CardTurned { seat: b, card: Card::Ref1 })));
}

#[test]
fn da_8_6_da_d15_da_r13_philosophios_acts_first_and_borrows() {
    let begin = || {
        let rows = "b ref1, r ref1, y ref2, g ref1";
        scene("bryg").factions("r philosophios").rows(rows).ranking("bryg")
    };
    let mut game = begin();
    assert_eq!((game.asked(), game.choices("r")), ("r ActFirst".into(), "act first, act in order".into()));
    game.play("r act first");
    assert_eq!(game.choices("r"), "play own, play borrowed, pass");
    let mut order = begin();
    order.play("r act in order");
    assert_eq!(order.asked(), "b Play");
    order.play("b play borrowed, b board A");
    assert_eq!(order.choices("r"), "play own, pass", "both want yellow's card: who acts first gets it");
    let mut second = begin();
    second.play("r act in order, b pass, r play borrowed, r board A");
    assert_eq!(second.aboard("A"), "2r");
    // Not when first-ranked, not when not entitled.
    assert_eq!(scene("bryg").factions("r philosophios").ranking("rbyg").asked(), "r Play");
    assert_eq!(scene("bryg").factions("r philosophios").ranking("byrg").asked(), "b Play");
}

#[test]
fn da_8_7_da_d22_da_r17_strategos_takes_cubes_back() {
    let begin = |bids: &str| scene("bry").factions("r strategos").specials("r spy").rows("r ref1, b ref1").bids(bids);
    let mut game = begin("b5 r4 y0");
    game.play("r pass, b pass");
    assert_eq!((game.asked(), game.choices("r")), ("r Play".into(), "play own, pass".into()));
    game.play("r play own, r board A");
    assert!(game.asked().ends_with("Bid"), "a card was played: nothing comes back; {}", game.asked());
    let mut declined = begin("b5 r4 y0");
    declined.play("r pass, b pass, r pass");
    assert_eq!(declined.choices("r"), "refund, pass");
    declined.play("r refund");
    assert_eq!(declined.game.table.council.players[Seat(1)].on_slots[0], 2);
    // The Spy's cube is part of the bid; somebody else playing the card does not count.
    let mut spied = begin("b5 r0 y4");
    spied.play("r spy, b play borrowed, b board A, y pass");
    assert_eq!(spied.game.ask(spied.seat("r")), Some(Ask::Refund { cubes: 1 }));
    spied.play("r refund");
    assert_eq!(spied.game.table.council.players[Seat(1)].on_slots[0], 0);
    let mut nothing = begin("b5 r0 y4");
    nothing.play("r pass, b pass, y pass");
    assert!(nothing.asked().ends_with("Bid"), "nothing was bid");
}

#[test]
fn da_r16_a_cancelled_card_was_played() {
    let mut game = scene("bryg")
        .factions("b strategos")
        .specials("r guardian")
        .ships("A 2r")
        .rows("b treason, y ref1")
        .ranking("bryg");
    game.play("b play own, b target A, r guard");
    assert_eq!((game.aboard("A"), game.asked()), ("2r".into(), "r Play".into()), "no second choice");
    assert_eq!(game.game.table.council.players[Seat(0)].carried_out.0, 1);
    game.play("r pass");
    assert!(game.asked().ends_with("Bid"), "no refund");
}

#[test]
fn da_d25_two_powers_in_either_order_before_the_other_player() {
    let mut game = scene("br").factions("r basileus, b demiurgos, b archon").end_of_faction_phase();
    assert_eq!(game.choices("b"), "use archon, use demiurgos, skip archon, skip demiurgos");
    game.play("b use demiurgos").gains("b", "birds");
    assert_eq!(game.choices("b"), "use archon, skip archon", "both before the other player");
    game.play("b skip archon");
    assert_eq!(game.asked(), "r Power");
}
