//! Chapters 1, 2 and 13: zones, orders, the first position, the long game.

use engine::{Awaiting, Components as _, Game as _, GameOptions as _, QuickDice, Seat, Viewer};

use super::scene::{Scene, card, event, fresh, frozen, scene, scene_with};
use crate::actions::Chance;
use crate::components::Components;
use crate::events::Event;
use crate::kinds::{Card, EventCard, Senator};
use crate::refusals::Illegal;
use crate::setup::Options;
use crate::state::LastDays;

/// Set-up up to the first refugees: this first event, and the markers in the order of the seats.
fn set_up(colours: &'static str, first: &str) -> Scene {
    let mut game = fresh(colours, |_| {});
    game.reveal(first);
    let mut dice = QuickDice::new(3);
    while game.game.awaiting() == Awaiting::Chance {
        let chance = match game.game.sample_chance(&mut dice) {
            Chance::Markers { .. } => Chance::Markers { seats: Seat::all(colours.len()).collect() },
            other => other,
        };
        game.luck(chance);
    }
    game
}

#[test]
fn ld_1_1_ld_r1_ld_r9_left_is_the_next_seat_clockwise() {
    let lender = |ranking: &str, colour: &str| {
        let game = scene("bryg").ranking(ranking);
        game.game.table.may_borrow_from(game.seat(colour)).map(|seat| game.letters(engine::SeatSet::only(seat)))
    };
    assert_eq!(lender("brgy", "b"), Some("y".into()), "r sits left of b, but is entitled");
    assert_eq!(lender("gyrb", "g"), Some("b".into()), "the first seat is left of the last");
    assert_eq!(lender("bryg", "r"), None);
    // With three players there is one card to borrow.
    for (ranking, from) in [("bry", "y"), ("byr", "r"), ("ryb", "b"), ("yrb", "b")] {
        let game = scene("bry").ranking(ranking);
        let lender = game.game.table.may_borrow_from(game.seat(&ranking[..1])).unwrap();
        assert_eq!(game.letters(engine::SeatSet::only(lender)), from, "{ranking}");
    }
}

#[test]
fn ld_1_2_ld_1_3_ld_1_4_every_cube_is_in_a_zone() {
    let game = scene("bry").ships("A 2b1n hold 1b, B sea 3n").new_land("1b2n").senate("b3").front("b2");
    let game = game.on_cards("b", [1, 0, 2, 0, 0]).senate_phase();
    let b = game.seat("b");
    let slots: u8 = (0..5).map(|slot| game.game.table.council.on_slot(b, slot)).sum();
    assert_eq!(
        (
            game.game.table.council.supply(b),
            game.game.table.council.senate(b),
            game.game.table.council.players[b].spent,
            slots
        ),
        (8, 3, 2, 3)
    );
    assert_eq!(game.game.table.council.harbour.camp, 4);
    assert_eq!(game.game.audit(), Ok(()));
    // One cube too many, or a neutral too few, is found.
    assert!(game.clone().supply("b9").game.audit().unwrap_err().contains("LD-I1"));
    assert!(game.clone().camp(3).game.audit().unwrap_err().contains("LD-I2"));
    // LD-1.3: the cube that lay in the Senate is a refugee when it is placed.
    let mut game = scene("bry").current("command").senate("b1").rows("b ref1").bids("b0 r0 y0");
    game.play("b play own, b board A");
    assert_eq!((game.aboard("A"), game.senates()), ("1b".into(), "b0 r0 y0".into()));
}

#[test]
fn ld_1_6_every_tie_goes_by_senate_order() {
    // Ranking, majority on New Land, final score.
    let tied = |fields: &str| {
        let ranked = scene("bry").fields(fields).bids("b2 r2 y2").ranked();
        let landed = scene("bry").current("wrath").fields(fields).new_land("2b2r2y").doom_phase().vp();
        let mut over = scene("bry").fields(fields).points("b7 r7 y7").markers_gone(2).current("winds").step_4();
        over.deal();
        (ranked, landed, over.letters(over.game.winners()))
    };
    assert_eq!(tied("b1 r2 y3"), ("bry".into(), "b2 r0 y0".into(), "b".into()));
    assert_eq!(tied("b5 r6 y3"), ("ybr".into(), "b0 r0 y2".into(), "y".into()));
}

#[test]
fn ld_1_7_ld_r5_senate_order_is_made_anew_when_it_is_needed() {
    // Treason counts at once, for the next auction.
    let rows = "b treason ref2, r ref2 ref2, y ref2 ref2";
    let mut game = scene("bry").senate("r4 b2 y1").rows(rows).ranking("bry");
    assert_eq!(game.order(), "rby");
    game.play("b play own, b expel 4 of r");
    assert_eq!((game.order(), game.asked()), ("byr".into(), "r Play".into()), "the ranking stands");
    game.play("r pass");
    assert_eq!(game.asked(), "r Declare", "reverse Senate order");
    // After the picks, new fields count.
    let mut game = scene("bry").senate_phase();
    game.play("b take strategos, r take philosophos, y take oraklos");
    assert_eq!(game.order(), "yrb");
}

#[test]
fn ld_1_8_discarded_cubes_lie_before_the_screen_and_neutrals_in_the_camp() {
    let mut game = scene("bry").ships("A 2r1n1b").rows("b treason").ranking("bry");
    let before = game.supplies();
    game.play("b play own, b target A, b throw off r, b throw off n, b throw off b, b enough");
    assert_eq!((game.fronts(), game.supplies()), ("b1 r1 y0".into(), before));
    assert_eq!((game.game.table.council.harbour.camp, game.aboard("A")), (10, "1r".into()));
    // They cannot be used before clean-up.
    let game = scene("bry").front("b20").auction(1);
    assert_eq!(game.supplies(), "b0 r20 y20");
    assert!(game.clone().clean_up().supplies().starts_with("b20"));
}

#[test]
fn ld_1_9_full_and_empty_ships() {
    let game = scene("bry").ships("D 2r1n, E hold 1b, A 6r hold 2b");
    assert!(game.ship("D").is_full() && !game.ship("A").is_full(), "hold cubes take no seat");
    assert!(game.ship("B").is_empty() && !game.ship("E").is_empty() && !game.ship("D").is_empty());
    // LD-R25: neutrals alone are refugees.
    assert!(!scene("bry").ships("C 1n").ship("C").is_empty());
}

#[test]
fn ld_1_10_refugees_come_from_supply() {
    let mut game = scene("bry").senate("b3").rows("b ref2").ranking("bry");
    let b = game.seat("b");
    let before = game.game.table.council.supply(b);
    game.play("b play own, b board A");
    assert_eq!((game.game.table.council.supply(b), game.game.table.council.senate(b)), (before - 2, 3));
}

#[test]
fn ld_1_11_the_event_revealed_last_is_current() {
    let mut game = scene("bry").revealed("wrath").step_4();
    assert_eq!(game.game.table.event, Some(event("wrath")));
    game.reveal("chaos");
    assert_eq!(game.game.table.event, Some(event("chaos")));
    assert!(game.told(&Event::EventRevealed { event: event("chaos") }));
}

#[test]
fn ld_2_1_ld_r64_decks_are_sets() {
    let game = fresh("bry", |_| {});
    for card in Card::ALL {
        assert_eq!(game.game.cards.politics.pile.of(card.index()), frozen().copies(card));
    }
    assert_eq!((game.game.cards.politics.pile.total(), game.game.cards.special.pile.total()), (80, 25));
    // Any card may come, as often as it is there.
    let mut game = game;
    game.reveal("debts");
    let mut dice = QuickDice::new(2);
    let mut drawn = [0u32; 14];
    for _ in 0..8_000 {
        let Chance::Draw { cards, .. } = game.game.sample_chance(&mut dice) else { panic!("cards are dealt") };
        cards.as_slice().iter().for_each(|card| drawn[card.index()] += 1);
    }
    for card in Card::ALL {
        let expected = 700 * u32::from(frozen().copies(card));
        assert!(drawn[card.index()].abs_diff(expected) < expected / 10, "{card}: {drawn:?}");
    }
}

#[test]
fn ld_2_2_the_first_event_is_one_of_the_seven_others() {
    let game = fresh("bry", |_| {});
    let mut dice = QuickDice::new(5);
    let mut counted = [0u32; 10];
    for _ in 0..7_000 {
        let Chance::Event { event } = game.game.sample_chance(&mut dice) else { panic!("the event comes first") };
        counted[event.index()] += 1;
    }
    assert_eq!(counted[..3], [0; 3], "no Doom event");
    assert!(counted[3..].iter().all(|&times| times.abs_diff(1_000) < 130), "{counted:?}");
    for event in EventCard::ALL {
        let comes = game.game.check_chance(&Chance::Event { event }).is_ok();
        assert_eq!(comes, !event.is_doom(), "{event}");
    }
    let game = set_up("bry", "gift");
    assert_eq!(
        (game.game.table.event, game.game.table.council.event_deck, game.game.table.unseen_events.iter().count()),
        (Some(event("gift")), 5, 9)
    );
}

#[test]
fn ld_2_3_ld_2_5_ld_2_6_ld_2_8_everything_lies_ready() {
    let game = set_up("bryg", "debts");
    let letters: String = game.game.table.council.harbour.ships().iter().map(|ship| ship.kind.letter()).collect();
    assert_eq!((letters.as_str(), game.game.table.council.markers_left), ("ABCDE", 3));
    assert!(game.game.table.council.harbour.ships().iter().all(|ship| ship.in_port() && !ship.upgraded));
    assert!(Senator::ALL.into_iter().all(|it| game.game.table.holder(it).is_none() && game.game.table.bonus(it) == 0));
    assert_eq!((game.supplies(), game.vp()), ("b20 r20 y20 g20".into(), "b0 r0 y0 g0".into()));
    assert_eq!(game.game.table.council.players.get(Seat(4)), None, "nobody sits there");
    for seats in [0, 2, 6] {
        let refused = LastDays::setup(frozen(), &Options::for_seats(seats));
        assert_eq!(refused.unwrap_err(), Illegal::Seats { seats });
    }
}

#[test]
fn ld_2_7_ld_r77_seven_politics_cards_and_two_special_cards_by_seat() {
    let mut game = fresh("bry", |_| {});
    game.reveal("debts");
    let mut dealt = Vec::new();
    let mut dice = QuickDice::new(1);
    while let chance @ (Chance::Draw { seat, .. } | Chance::DrawSpecials { seat, .. }) =
        game.game.sample_chance(&mut dice)
    {
        let count = match &chance {
            Chance::Draw { cards, .. } => cards.len(),
            Chance::DrawSpecials { cards, .. } => cards.len(),
            _ => 0,
        };
        dealt.push((seat.0, count));
        game.luck(chance);
    }
    assert_eq!(dealt, [(0, 7), (0, 2), (1, 7), (1, 2), (2, 7), (2, 2)]);
    let view = game.view("b");
    assert_eq!(
        (view.cards.hand().total(), [0, 1, 2].map(|seat| view.cards.players[Seat(seat)].hand_size)),
        (7, [7; 3])
    );
    assert!(view.cards.specials(Seat(1)).is_empty(), "only the own cards are seen");
}

#[test]
fn ld_2_9_the_markers_stand_on_the_leftmost_fields() {
    let mut game = fresh("bryg", |_| {});
    game.reveal("debts");
    let mut dice = QuickDice::new(1);
    while !matches!(game.game.sample_chance(&mut dice), Chance::Markers { .. }) {
        let chance = game.game.sample_chance(&mut dice);
        game.luck(chance);
    }
    let order = [2, 0, 3, 1].map(Seat).into_iter().collect();
    game.luck(Chance::Markers { seats: order });
    assert_eq!((game.markers(), game.order()), ("b2 r4 y1 g3".into(), "ybgr".into()));
    let twice = [0, 0, 1, 2].map(Seat).into_iter().collect();
    let mut other = fresh("bryg", |_| {});
    other.reveal("debts");
    assert_eq!(
        other.game.check_chance(&Chance::Markers { seats: twice }),
        Err(Illegal::Fleet(fleet::Illegal::OtherLuck))
    );
}

#[test]
fn ld_2_10_ld_2_11_ld_d1_ld_r4_ld_r68_first_refugees_there_and_back() {
    let mut game = set_up("bry", "debts");
    game.game.cards.specials = Default::default();
    let mut asked = Vec::new();
    for ship in ["A", "A", "E", "E", "A", "A"] {
        asked.push(game.asked());
        let colour = game.asked()[..1].to_owned();
        game.play(&format!("{colour} board {ship}"));
    }
    assert_eq!(asked, ["b", "r", "y", "y", "r", "b"].map(|colour| format!("{colour} FirstRefugee")));
    assert_eq!(
        (game.aboard("A"), game.aboard("E"), game.supplies()),
        ("2b2r1n".into(), "2y".into(), "b18 r18 y18".into())
    );
    assert_eq!(game.asked(), "b Influence, r Influence, y Influence");
    // Only free seats, and no special cards.
    let mut game = set_up("bryg", "debts");
    game.game.cards.specials[0].0 = [1; 11];
    for (colour, ship) in [("b", "D"), ("r", "D"), ("y", "E")] {
        game.play(&format!("{colour} board {ship}"));
    }
    let game = game.ships("D 1b1r1n");
    assert_eq!(
        (game.choices("g"), game.refused("g board D")),
        ("board A, board B, board C, board E".into(), Illegal::Fleet(fleet::Illegal::ShipFull { berth: 4 }))
    );
    assert!(!game.may("g pursue") && !game.may("g open holds") && !game.may("g pass"));
}

#[test]
fn ld_2_12_ld_r3_the_first_event_applies_to_the_first_round() {
    let begun = |first: &str| {
        let mut game = set_up("bry", first);
        while game.asked().ends_with("FirstRefugee") {
            let colour = game.asked()[..1].to_owned();
            game.play(&format!("{colour} board A"));
        }
        game
    };
    // The kind of auction.
    let kind = |first: &str| begun(first).game.table.auction_kind();
    assert_eq!((kind("debts"), kind("wrath")), (fleet::VoteKind::Open, fleet::VoteKind::Secret));
    // Chaos: no Influence phase and no Senate phase; order by markers, nobody holds a senator.
    let game = begun("chaos");
    assert_eq!(
        (game.asked(), game.order(), game.game.table.council.round),
        ("b Lay, r Lay, y Lay".into(), "bry".into(), 1)
    );
    assert!(Senator::ALL.into_iter().all(|senator| game.game.table.holder(senator).is_none()));
    // Command: the first refugees come from supply.
    let game = begun("command");
    assert_eq!((game.supplies(), game.senates()), ("b18 r18 y18".into(), "b0 r0 y0".into()));
    // All Lost: no marker is gone, nobody loses a cube.
    let game = begun("all_lost").doom_phase();
    assert_eq!((game.losses(), game.asked()), ("b0 r0 y0".into(), "luck".into()));
    // Debts: 5 and 3 in the first Doom phase.
    let game = begun("debts").doom_phase();
    assert_eq!(game.vp(), "b5 r3 y0");
}

#[test]
fn ld_13_1_ld_r59_the_long_game_has_larger_hands() {
    for extra in 1..=5u8 {
        let mut game = fresh("brygv", |options| options.extra_cards = extra);
        game.deal();
        assert_eq!(["b", "v"].map(|colour| game.hand(colour).total()), [7 + extra; 2]);
        assert_eq!(game.game.table.hand_size(), 7 + extra);
        // Five are laid out; the rest stays, and is filled up.
        let mut laid = game.laying();
        for _ in 0..5 {
            let mut actions = Vec::new();
            laid.game.legal_actions(Seat(0), &mut actions);
            laid.game.play(Seat(0), &actions[0], &mut ()).unwrap();
        }
        assert_eq!(laid.hand("b").total(), 2 + extra);
        let mut filled = laid.clean_up();
        filled.deal();
        assert_eq!(filled.hand("b").total(), 7 + extra);
    }
    let options = Options { extra_cards: 6, ..Options::for_seats(3) };
    assert_eq!(LastDays::setup(frozen(), &options).unwrap_err(), Illegal::ExtraCards { cards: 6 });
    // The option is chosen by its number.
    let mut options = Options::for_seats(4);
    assert_eq!((options.get("extra-cards"), options.is_long()), (Some("0".into()), false));
    options.set("extra-cards", "3").unwrap();
    assert_eq!((options.extra_cards, options.is_long()), (3, true));
    assert!(options.set("extra-cards", "6").is_err() && options.set("cards", "1").is_err());
}

#[test]
fn ld_13_2_ld_r61_the_long_game_has_one_event_more() {
    let game = scene_with("bry", |options| options.extra_cards = 1);
    assert_eq!(game.game.table.council.event_deck, 6);
    // Three others may come, then Doom events alone; the last one is never covered.
    let game = game.revealed("wrath chaos gift").step_4();
    let comes = |event: &str| game.game.check_chance(&Chance::Event { event: super::scene::event(event) }).is_ok();
    assert!(comes("winds") && !comes("command") && !comes("together"));
    let usual = scene("bry").revealed("wrath chaos").step_4();
    assert!(usual.game.check_chance(&Chance::Event { event: event("gift") }).is_err(), "two others in the usual game");
    let last = scene("bry").revealed("wrath chaos winds flood wisdom");
    assert_eq!((last.game.table.council.event_deck, last.game.table.council.markers_left), (0, 1));
    let mut last = last.step_4();
    last.deal();
    assert_eq!(last.asked(), "over", "no further event is needed");
}

#[test]
fn the_shipped_data_file_plays_as_the_frozen_one() {
    let game = LastDays::setup(Components::standard(), &Options::for_seats(3)).unwrap();
    assert_eq!(game.view(Viewer::Public).cards.politics.pile_size, 80);
    assert_eq!(Components::standard().copies(card("ref2")), 12);
}
