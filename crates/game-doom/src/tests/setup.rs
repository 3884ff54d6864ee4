//! Chapters 1 and 2: zones, orders, the table before the first round.

use engine::{Game, GameOptions, QuickDice, Seat, Viewer};
use fleet::{Colour, ShipKind};

use super::scene::{Scene, fresh, frozen, scene, scene_with, special};
use crate::actions::{Action, Chance};
use crate::kinds::{EventCard, Faction};
use crate::refusals::Illegal;
use crate::setup::{Options, ShipUse};
use crate::state::Doom;

/// The markers in this order, everything else by luck.
fn opened(colours: &'static str, order: &str) -> Scene {
    let mut game = fresh(colours, |_| {});
    let seats = order.chars().map(|colour| game.seat(&colour.to_string())).collect();
    game.luck(Chance::Markers { seats });
    game.deal();
    game
}

#[test]
fn da_1_1_da_r1_to_the_left_is_the_next_seat_clockwise() {
    let left = |order: &'static str| {
        let game = scene("bry").rows("b ref1, r ref1, y ref1").ranking(order);
        game.game.table.may_borrow_from(game.seat(&order[..1])).map(|seat| seat.0)
    };
    assert_eq!(left("byr"), Some(1), "red sits left of blue");
    assert_eq!(left("rby"), Some(2), "yellow sits left of red");
    assert_eq!(left("yrb"), Some(0), "blue sits left of yellow");
}

/// All cubes of a player, zone by zone.
fn cubes(game: &Doom, seat: usize) -> u8 {
    let aboard =
        game.table.council.harbour.at_sea(Colour::Seat(Seat(seat as u8))) + game.table.council.harbour.new_land[seat];
    game.table.council.players.as_slice()[seat].supply
        + game.table.council.players.as_slice()[seat].senate
        + game.table.council.players.as_slice()[seat].spent
        + game.table.council.players.as_slice()[seat].on_slots.iter().sum::<u8>()
        + aboard
}

#[test]
fn da_1_2_da_1_10_da_i1_da_i2_every_cube_is_in_one_zone() {
    let mut game = scene("bry").ships("A 2r1n, B 1n").senate("r3").rows("b ref2, r treason").vote(1);
    let sound = |game: &Scene| {
        assert_eq!([0, 1, 2].map(|seat| cubes(&game.game, seat)), [20; 3]);
        let neutrals = game.game.table.council.harbour.camp + game.game.table.council.harbour.at_sea(Colour::Neutral);
        assert_eq!(neutrals + game.game.table.council.harbour.new_land[5], 10);
    };
    sound(&game);
    for step in ["b commit 5", "r commit 4", "y commit 3", "b play own", "b board A", "r play own", "r target A"] {
        game.play(step);
        sound(&game);
    }
    assert_eq!((game.aboard("A"), game.supplies()), ("2b2r1n".into(), "b13 r11 y17".into()));
    game.play("r throw off b, r throw off n, r enough");
    sound(&game);
    assert_eq!((game.spents(), game.game.table.council.harbour.camp), ("b1 r0 y0".into(), 9));
}

#[test]
fn da_1_3_influence_and_refugees_are_the_same_cubes() {
    let game = scene("bry").ships("A 7b, B 5b").new_land("3b").senate("b3").vote(1);
    assert!(game.may("b commit 2") && !game.may("b commit 3"), "2 of 20 are left to bid");
    let mut game = scene("bry").new_land("3b").senate("b3").doom("debts");
    assert_eq!(game.supplies(), "b20 r20 y20", "they can be bid again");
    game.deal();
}

#[test]
fn da_1_4_da_r29_neutrals_are_refugees_of_a_sixth_colour() {
    let game = scene("bry").ships("A 2b3n").rows("b royal").ranking("bry");
    assert_eq!(game.game.table.if_landed(0, None, false, Default::default()).as_slice(), [4, 0, 0]);
    let game = scene("bry").ships("C 2n").automatic();
    assert_eq!(game.aboard("C"), "sea 2n", "a ship with neutrals alone is not empty");
}

#[test]
fn da_1_5_senate_order_goes_by_cubes_then_by_marker() {
    let game = scene("bryg").senate("b2 r3 y2").fields("b4 r3 y1 g2");
    assert_eq!(game.order(), "rybg");
    assert_eq!(game.senate("g2").order(), "rygb");
}

#[test]
fn da_1_6_ties_go_to_the_higher_in_senate_order() {
    let game = scene("bry").fields("b7 r2 y3").new_land("2b2y").doom_phase();
    assert_eq!(game.vp(), "b0 r0 y2");
    let game = scene("bry").fields("b7 r2 y3").senate("b2 y2").doom_phase();
    assert_eq!(game.vp(), "b0 r0 y2");
    let game = scene("bry").fields("b7 r2 y3").bids("b1 r1 y1");
    assert_eq!(game.ranked(), "ryb");
}

#[test]
fn da_1_7_da_r5_order_follows_the_position_but_is_fixed_for_picks_and_speakers() {
    let mut game = scene("bry").faction_phase();
    game.play("b take strategos, r take philosophios");
    assert_eq!(game.asked(), "y Faction", "the pick order stands while markers move");
    game.play("y take archon");
    assert_eq!(game.order(), "yrb", "afterwards the new fields count");
    let mut game = scene("bry").senate("b3 r2 y1").revealed("debts").rows("b treason").vote(1);
    game.play("y declare 1, r declare 2, b declare 3, b play own, b expel 2 of r, r pass");
    assert_eq!((game.order(), game.asked()), ("byr".into(), "r Declare".into()), "the next vote has its own order");
}

#[test]
fn da_1_8_discarded_cubes_are_spent_and_neutrals_go_to_the_camp() {
    let mut game = scene("bry").ships("A 2r1b1n").rows("b treason").ranking("bry");
    game.play("b play own, b target A, b throw off r, b throw off n, b throw off b, b enough");
    assert_eq!((game.spents(), game.game.table.council.harbour.camp), ("b1 r1 y0".into(), 10));
    assert_eq!(game.aboard("A"), "1r");
}

#[test]
fn da_1_9_full_means_every_seat_and_empty_means_nobody() {
    let full = scene("bry").ships("E 3b, D 2b hold 1r, A hold 1y");
    assert!(full.ship("E").is_full() && !full.ship("D").is_full() && !full.ship("A").is_full());
    assert!(!full.ship("A").is_empty(), "somebody is in the hold");
    let moved = full.automatic();
    assert_eq!(moved.aboard("A"), "sea hold 1y");
}

#[test]
fn da_2_1_da_2_8_da_r79_hands_are_dealt_by_seat_from_the_whole_decks() {
    let mut game = fresh("bry", |_| {});
    assert_eq!((game.game.cards.politics.pile.total(), game.game.cards.special.pile.total()), (80, 25));
    game.luck(Chance::Markers { seats: [2, 1, 0].map(Seat).into_iter().collect() });
    game.draws("b", "ref1 ref1 ref1 ref2 royal treason support1").gains("b", "spy key");
    game.draws("r", "ref1 ref1 ref1 ref2 royal treason support1").gains("r", "spy key");
    game.draws("y", "ref1 ref1 ref1 ref2 royal treason support1");
    assert_eq!(
        game.game
            .check_chance(&Chance::DrawSpecials { seat: Seat(2), cards: [special("key"); 2].into_iter().collect() }),
        Err(Illegal::Fleet(fleet::Illegal::NoSpecialLeft { special: special("key"), clause: "DA-2.8" }))
    );
    game.gains("y", "birds birds");
    for colour in ["b", "r", "y"] {
        let view = game.view(colour);
        assert_eq!(
            (view.cards.hand().total(), [0, 1, 2].map(|seat| view.cards.players[Seat(seat)].hand_size)),
            (7, [7; 3])
        );
        let own = view.cards.specials(game.seat(colour)).total();
        let others: u8 = Seat::all(3).map(|seat| view.cards.specials(seat).total()).sum();
        assert_eq!((own, others), (2, 2), "only the own special cards are seen");
    }
}

#[test]
fn da_2_2_da_r65_eight_events_and_which_were_removed_is_decided_late() {
    let game = fresh("bry", |_| {});
    assert_eq!((game.game.table.council.event_deck, game.game.table.unseen_events.iter().count()), (8, 10));
    // Five other events are seen: the two left can come no more, the Doom cards can.
    let game = scene("bry").revealed("doom_a debts wrath together confusion all_lost").doom_phase();
    let may = |event: EventCard| game.game.check_chance(&Chance::Event { event }).is_ok();
    assert!(may(EventCard::DoomB) && may(EventCard::DoomC) && !may(EventCard::Woe) && !may(EventCard::Command));
    assert!(!may(EventCard::DoomA) && !may(EventCard::Debts), "what was seen does not come again");
    let mut dice = QuickDice::new(4);
    for _ in 0..200 {
        let chance = game.game.sample_chance(&mut dice);
        assert!(matches!(chance, Chance::Event { event } if event.is_doom()), "{chance}");
    }
    // Decks have no order: any card of the pile may be drawn.
    let game = fresh("bry", |_| {});
    let drawn: std::collections::BTreeSet<Vec<Seat>> = (0..60)
        .filter_map(|number| match game.game.sample_chance(&mut QuickDice::new(number)) {
            Chance::Markers { seats } => Some(seats.as_slice().to_vec()),
            _ => None,
        })
        .collect();
    assert_eq!(drawn.len(), 6, "every order of the markers comes");
}

#[test]
fn da_2_3_da_2_4_da_2_5_da_2_6_the_table_at_the_start() {
    let game = fresh("bryg", |_| {});
    assert_eq!(game.game.table.council.markers_left, 3);
    let kinds: Vec<ShipKind> = game.game.table.council.harbour.ships().iter().map(|ship| ship.kind).collect();
    assert_eq!(kinds, ShipKind::ALL);
    assert!(game.game.table.council.harbour.ships().iter().all(|ship| ship.in_port() && !ship.upgraded));
    assert_eq!((game.aboard("A"), game.game.table.council.harbour.camp), ("2n".into(), 8));
    assert!(["B", "C", "D", "E"].iter().all(|name| game.ship(name).is_empty()));
    assert!(
        Faction::ALL
            .iter()
            .all(|&faction| game.game.table.holder(faction).is_none() && !game.game.table.shows_plus(faction))
    );
}

#[test]
fn da_2_7_da_2_9_da_2_13_twenty_cubes_and_two_points_for_those_who_play() {
    let game = fresh("bry", |_| {});
    assert_eq!((game.supplies(), game.vp()), ("b20 r20 y20".into(), "b2 r2 y2".into()));
    assert_eq!(game.game.table.council.players.len(), 3, "other colours are in the box");
    for seats in [0, 1, 6, 255] {
        assert_eq!(Doom::setup(frozen(), &Options::for_seats(seats)).err(), Some(Illegal::Seats { seats }));
    }
}

#[test]
fn da_2_10_markers_stand_on_the_first_fields_in_random_order() {
    let game = opened("bryg", "gbyr");
    assert_eq!(game.markers(), "b2 r4 y3 g1");
    let mut twice = fresh("bry", |_| {});
    let bad = Chance::Markers { seats: [0, 0, 1].map(Seat).into_iter().collect() };
    assert_eq!(twice.game.check_chance(&bad), Err(Illegal::Fleet(fleet::Illegal::MarkerOrder)));
    twice.deal();
}

#[test]
fn da_2_11_da_2_12_da_d1_da_r4_there_and_back_on_any_ship() {
    let mut game = opened("bry", "ryb");
    let mut asked = String::new();
    for _ in 0..6 {
        let colour = game.asked()[..1].to_owned();
        assert_eq!(game.asked(), format!("{colour} FirstRefugee"));
        let choices = game.choices(&colour);
        assert!(choices.starts_with("board A, board B, board C, board D"), "{choices}");
        game.play(&format!("{colour} board E")).events.clear();
        asked += &colour;
        if asked.len() == 3 {
            assert_eq!(game.choices("b"), "board A, board B, board C, board D", "E is full");
            assert_eq!(game.refused("b board E"), Illegal::Fleet(fleet::Illegal::ShipFull { berth: 5 }));
            break;
        }
    }
    assert_eq!(asked, "ryb");
    game.play("b board D, y board D, r board D");
    assert_eq!((game.aboard("E"), game.aboard("D")), ("1b1r1y".into(), "1b1r1y".into()));
    assert_eq!(game.asked(), "b Senate, r Senate, y Senate");
    let mut one = opened("bry", "ryb");
    one.play("r board C, y board C, b board A, b board A, y board C, r board C");
    assert_eq!((one.aboard("A"), one.aboard("C")), ("2b2n".into(), "2r2y".into()), "both on one ship");
    assert_eq!(one.supplies(), "b18 r18 y18");
}

#[test]
fn da_r69_no_special_card_is_played_at_set_up() {
    let mut game = fresh("bry", |_| {});
    game.luck(Chance::Markers { seats: [0, 1, 2].map(Seat).into_iter().collect() });
    for (colour, cards) in [("b", "sacrifice pursuit"), ("r", "sacrifice holds"), ("y", "pursuit holds")] {
        game.draws(colour, "ref1 ref1 ref1 ref1 ref1 ref1 ref1").gains(colour, cards);
    }
    assert_eq!(game.choices("b"), "board A, board B, board C, board D, board E");
    game.play("b board A");
    assert_eq!(game.asked(), "r FirstRefugee", "no Self-Sacrifice either");
}

#[test]
fn da_i16_the_same_luck_and_choices_give_the_same_game() {
    let play = || {
        let mut game = opened("bry", "ryb");
        game.play("r board C, y board C, b board A, b board A, y board C, r board C");
        game.play("b commit 3, r commit 2, y commit 1");
        (game.game, game.events)
    };
    assert_eq!(play(), play());
}

#[test]
fn options_are_named_and_kept() {
    let mut options = Options::for_seats(4);
    for choice in Options::CHOICES {
        for value in choice.values {
            options.set(choice.key, value).unwrap();
            let kept = options.get(choice.key).unwrap();
            assert!(
                kept == *value || choice.key == "chosen-ships" || choice.key.starts_with("ship-"),
                "{}",
                choice.key
            );
        }
        assert!(options.set(choice.key, "perhaps").is_err());
    }
    assert!(options.set("weather", "yes").is_err() && options.get("weather").is_none());
    let mut ships = Options::for_seats(4);
    ships.set("ship-d", "both").unwrap();
    assert_eq!(ships.ships.unwrap()[3], ShipUse::Both);
    ships.set("chosen-ships", "no").unwrap();
    assert_eq!(ships, Options::for_seats(4));
    let json = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
    assert_eq!(serde_json::from_str::<Options>(r#"{"seats":3}"#).unwrap(), Options::for_seats(3));
}

#[test]
fn luck_and_other_seats_come_first() {
    let game = fresh("bry", |_| {});
    assert_eq!(game.game.check(Seat(0), &Action::Pass), Err(Illegal::Fleet(fleet::Illegal::LuckFirst)));
    let game = scene_with("bry", |_| {}).vote(1);
    assert!(matches!(game.refused("b pass"), Illegal::WrongMoment { .. }));
    let mut game = game;
    game.play("b commit 1");
    assert_eq!(game.refused("b commit 2"), Illegal::Fleet(fleet::Illegal::Committed));
    assert_eq!(game.game.check(Seat(4), &Action::Pass), Err(Illegal::Fleet(fleet::Illegal::NotYourTurn)));
    assert!(game.game.view(Viewer::Public).cards.hand().is_empty());
}
