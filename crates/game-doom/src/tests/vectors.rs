//! The vectors of chapter 16, played on the frozen copy of the tables.

use engine::{Game, QuickDice, Seat};

use super::scene::{Scene, event, fresh, scene, scene_with};
use crate::actions::{Action, Chance};
use crate::kinds::{EventCard, Faction};
use crate::refusals::Illegal;
use crate::setup::ShipUse;

#[test]
fn da_v1_four_players_take_factions() {
    let mut game = scene("bryg").plus("basileus strategos oraklos").faction_phase();
    game.play("b take no faction, r take no faction, y take basileus, g take demiurgos");
    assert_eq!(game.supplies(), "b20 r20 y19 g20");
    assert_eq!(game.spents(), "b0 r0 y1 g0");
    game.play("b take philosophios, r take strategos");
    assert_eq!(game.vp(), "b0 r1 y1 g0");
    assert_eq!(game.supplies(), "b20 r20 y19 g20");
    assert_eq!(game.markers(), "b6 r7 y2 g4");
    game.play("y skip basileus, g skip demiurgos");
    let shown: Vec<Faction> = Faction::ALL.into_iter().filter(|&faction| game.game.table.shows_plus(faction)).collect();
    assert_eq!(shown, [Faction::Archon, Faction::Demagogos, Faction::Oraklos]);
}

#[test]
fn da_v2_the_second_price_does_not_depend_on_the_first_player() {
    let mut game = scene("bryg").faction_phase();
    game.play("b take archon, r take oraklos");
    assert_eq!(game.supplies(), "b18 r19 y20 g20");
}

#[test]
fn da_v3_the_tie_goes_to_the_higher_in_the_senate() {
    let mut game = scene("ryg").senate("r1").supply("r16 y14 g12").rows("r ref1, y ref1, g ref1").vote(1);
    game.play("r commit 4, y commit 4, g commit 5");
    assert_eq!((game.ranked(), game.entitled()), ("gry".into(), "gr".into()));
    assert_eq!(game.supplies(), "r12 y10 g7");
    assert_eq!(game.choices("g"), "play own, play borrowed, pass");
    assert_eq!(game.game.table.may_borrow_from(game.seat("g")), Some(game.seat("y")));
    game.play("g pass");
    assert_eq!(game.choices("r"), "play own, pass");
    game.play("r pass");
    assert_eq!(game.asked(), "r Bid, y Bid, g Bid");
    assert_eq!(game.game.table.council.on_slot(game.seat("y"), 0), 4);
}

#[test]
fn da_v4_the_second_vote_is_on_the_second_slot() {
    let row = "ref1 royal ref1 ref1 ref1";
    let mut game = scene("bry").rows(&format!("b {row}, r {row}, y {row}")).ships("A 1b").vote(1);
    game.play("b commit 0, r commit 0, y commit 0, b pass, r pass");
    game.play("b commit 1, r commit 2, y commit 3");
    assert_eq!([0, 1, 2].map(|seat| game.game.table.council.on_slot(Seat(seat), 1)), [1, 2, 3]);
    game.play("y play own");
    assert_eq!(game.asked(), "y Sail", "the card of the second slot is Royal Passage");
}

#[test]
fn da_v5_bids_stay_on_their_slots_until_step_six() {
    let mut game = scene("bry").vote(1);
    game.play("b commit 3, r commit 0, y commit 0, b pass, r pass");
    game.play("b commit 2, r commit 0, y commit 0, b pass, r pass");
    assert_eq!(game.asked(), "b Bid, r Bid, y Bid");
    assert_eq!(game.game.table.council.players[Seat(0)].on_slots, [3, 2, 0, 0, 0]);
    for _ in 0..3 {
        game.play("b commit 0, r commit 0, y commit 0, b pass, r pass");
    }
    assert_eq!(game.game.table.council.players[Seat(0)].on_slots, [3, 2, 0, 0, 0]);
    game.reveal("woe");
    assert_eq!(
        (game.game.table.council.players[Seat(0)].on_slots, game.game.table.council.players[Seat(0)].supply),
        ([0; 5], 20)
    );
}

#[test]
fn da_v6_full_ships_then_the_fullest() {
    let game = scene("bry").ships("A 7b, B 5r, D 2b, E 2b").automatic();
    let at_sea = |name: &str| !game.ship(name).in_port();
    assert_eq!(["A", "B", "C", "D", "E"].map(at_sea), [true, true, false, true, false]);
}

#[test]
fn da_v7_empty_ships_stay() {
    let game = scene("bry").ships("D 2b, E 2b").automatic();
    assert_eq!((game.aboard("D"), game.aboard("E")), ("sea 2b".into(), "sea 2b".into()));
    assert!(["A", "B", "C"].iter().all(|name| game.ship(name).in_port()));
}

#[test]
fn da_v8_a_ships_card_lands_the_ark() {
    let mut game = scene("grb").ships("A sea 3g2r1b1n, B 1g").rows("b ships2").ranking("bgr");
    game.play("b play own, b sail A");
    assert_eq!(game.vp(), "g9 r6 b5");
    assert_eq!(game.landed(), "3g2r1b1n");
}

#[test]
fn da_v9_two_refugees_with_one_seat_cannot_be_played() {
    let game = scene("bry").ships("A 7r, B 5r, C 5y, D 3y, E 2n").rows("b ref2").ranking("bry");
    assert_eq!(game.choices("b"), "pass");
    assert!(matches!(game.refused("b play own"), Illegal::Fleet(fleet::Illegal::CannotCarryOut { .. })));
}

#[test]
fn da_v10_three_neutrals_board_the_largest_ships() {
    let game = scene("bry").revealed("doom_a").camp(8).neutrals_board();
    assert_eq!(["A", "B", "C", "D", "E"].map(|name| game.aboard(name)), ["1n", "1n", "1n", "", ""]);
    assert_eq!(game.game.table.council.harbour.camp, 5);
}

#[test]
fn da_v11_royal_passage_scores_the_premium_table() {
    let mut game = scene("bry").ships("C sea 2r2b").rows("b royal").ranking("bry");
    game.play("b play own, b sail C");
    assert_eq!(game.vp(), "b7 r6 y0");
}

#[test]
fn da_v12_half_of_the_senate_comes_back() {
    let mut game = scene("bryg").fields("b4 r3 y2 g1").senate("b5 r4 y1").doom("wrath");
    assert_eq!(game.senates(), "b2 r2 y0 g0");
    game.deal();
    game = game.next_round();
    game.play("b commit 0, r commit 1, y commit 3, g commit 0");
    assert_eq!(game.senates(), "b2 r3 y3 g0");
    assert_eq!(game.order(), "yrbg", "yellow's marker is left of red's");
}

#[test]
fn da_v13_doom_returns_the_whole_senate() {
    for seen in ["woe", "doom_a"] {
        let game = scene("bryg").senate("b5 r4 y1").revealed(seen).doom("doom_b");
        assert_eq!(game.senates(), "b0 r0 y0 g0");
        assert_eq!(game.supplies(), "b20 r20 y20 g20");
    }
}

#[test]
fn da_v15_the_third_doom_ends_the_game_in_the_fourth_round() {
    let game = scene("bry")
        .ships("A 7b, C sea 1r")
        .senate("b2")
        .specials("r key birds")
        .revealed("doom_a doom_b woe")
        .round(4)
        .doom("doom_c");
    assert_eq!(game.asked(), "over");
    assert_eq!((game.aboard("A"), game.aboard("C")), ("7b".into(), "sea 1r".into()));
    assert_eq!(game.senates(), "b2 r0 y0");
    assert_eq!(game.game.cards.hands, [Default::default(); 5]);
    assert_eq!(game.game.scores().as_slice(), [2, 6, 0], "the Senate majority, and special cards");
}

#[test]
fn da_v16_the_first_doom_upgrades_before_neutrals_board_and_ships_move() {
    let game = scene("bry").ships("A 7b, B 3r, C sea 4r, D 3y, E").camp(8).doom("doom_a");
    assert!(game.ship("A").upgraded && game.ship("B").upgraded && !game.ship("C").upgraded);
    assert_eq!(game.aboard("A"), "sea 7b1n");
    assert_eq!(game.aboard("B"), "sea 3r2n");
    assert_eq!(game.aboard("C"), "sea 4r");
    assert_eq!(game.aboard("D"), "sea 3y");
    assert_eq!(game.aboard("E"), "1n");
    assert_eq!(game.game.table.council.harbour.camp, 4);
}

#[test]
fn da_v18_the_upgraded_airship_lands_by_itself() {
    let landed = scene("bry").ships("D+ 2r1b").automatic();
    assert_eq!((landed.vp(), landed.landed()), ("b2 r4 y0".into(), "1b2r".into()));
    let mut game = scene("bry").ships("D+ 2r1b").revealed("doom_a doom_b").doom("woe");
    assert_eq!(game.vp(), "b2 r4 y0", "no majority on New Land for those who land now");
    assert_eq!((game.landed(), game.supplies()), (String::new(), "b20 r20 y20".into()));
    game.deal();
}

#[test]
fn da_v19_woe_hits_the_lowest_of_the_lowest() {
    let game = scene("bryg").revealed("woe").points("b5 r5 g5").bids("b2 r0 y0 g3");
    assert_eq!(game.entitled(), "gb");
    assert_eq!(game.vp(), "b5 r5 y0 g5");
}

#[test]
fn da_v20_demagogos_makes_blue_declare() {
    let mut game = scene("bryg").senate("b3 r2 y1").factions("y demagogos").revealed("debts").vote(1);
    assert_eq!(game.asked(), "y Force");
    game.play("y pass, g declare 2, y force b, b declare 3");
    assert_eq!(game.asked(), "y Declare");
    for said in [2, 3] {
        assert_eq!(game.refused(&format!("y declare {said}")), Illegal::NumberTaken { cubes: said });
    }
    game.play("y declare 4, r declare 0");
    assert_eq!(game.ranked(), "ybgr");
}

#[test]
fn da_v22_the_card_of_the_nearest_who_is_not_entitled() {
    let game = scene("brygv").rows("g ref1, y ref2").ranking("brygv");
    assert_eq!(game.game.table.may_borrow_from(game.seat("b")), Some(game.seat("g")));
    let game = scene("brygv").rows("g ref1, y ref2").ranking("brgyv");
    assert_eq!(game.game.table.may_borrow_from(game.seat("b")), Some(game.seat("y")));
}

#[test]
fn da_v24_command_scores_the_neutrals_of_new_land() {
    let game = scene("bry").new_land("3n").senate("y2 b1").revealed("command").doom_phase();
    assert_eq!(game.vp(), "b2 r0 y5", "and 2 for the Senate majority");
}

#[test]
fn da_v25_neutrals_block_only_if_they_are_more() {
    assert_eq!(scene("bry").new_land("3n3r1b").doom_phase().vp(), "b0 r2 y0");
    assert_eq!(scene("bry").new_land("4n3r").doom_phase().vp(), "b0 r0 y0");
}

#[test]
fn da_v26_strategos_takes_back_two_or_one() {
    let mut game = scene("bryg").factions("g strategos").vote(1);
    game.play("b commit 9, r commit 8, y commit 0, g commit 5, b pass, r pass, g refund");
    assert_eq!(
        (game.game.table.council.players[Seat(3)].on_slots[0], game.game.table.council.players[Seat(3)].supply),
        (3, 17)
    );
    game.play("b commit 3, r commit 2, y commit 0, g commit 1, b pass, r pass, g refund");
    assert_eq!(
        (game.game.table.council.players[Seat(3)].on_slots, game.game.table.council.players[Seat(3)].supply),
        ([3, 0, 0, 0, 0], 17)
    );
}

#[test]
fn da_v30_the_upgraded_science_ship_pays_its_mover() {
    let mut game = scene("ryg").ships("B+ sea 2y1g, A 1y").rows("r ships2").ranking("ryg");
    game.play("r play own, r sail B");
    assert_eq!(game.vp(), "r3 y4 g2");
}

#[test]
fn da_v31_aggressive_neutrals_take_the_seats_of_the_lowest() {
    let game = scene_with("bry", |options| options.aggressive = true)
        .senate("b2 r1")
        .ships("A 3b2r2n, B sea 1b, C sea 1b, D 1r2n, E sea 1b")
        .revealed("debts")
        .neutrals_board();
    assert_eq!((game.aboard("A"), game.aboard("D")), ("3b1r3n".into(), "3n".into()));
    assert_eq!(game.spents(), "b0 r2 y0");
}

#[test]
fn da_v32_confusion_keeps_tokens_and_senate_for_a_round() {
    let mut game = scene("bry").factions("b strategos, r archon, y oraklos").senate("b3").spent("b2").doom("confusion");
    assert_eq!(game.game.table.holder(Faction::Strategos), Some(game.seat("b")));
    assert_eq!(
        (game.senates(), game.spents(), game.supplies()),
        ("b3 r0 y0".into(), "b0 r0 y0".into(), "b17 r20 y20".into())
    );
    game.deal();
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay");
    let game = game.doom("woe");
    assert!(Faction::ALL.iter().all(|&faction| game.game.table.holder(faction).is_none()));
    assert_eq!(game.senates(), "b1 r0 y0");
}

#[test]
fn da_v33_two_players_cannot_borrow_from_philosophios() {
    let borrow = |faction: &str| {
        let game = scene("br").factions(&format!("r {faction}")).rows("b ref1, r ref1").ranking("br");
        game.choices("b")
    };
    assert_eq!(borrow("philosophios"), "play own, pass");
    assert_eq!(borrow("archon"), "play own, play borrowed, pass");
}

#[test]
fn da_v35_two_players_cannot_hit_demagogos() {
    let mut game = scene("br").factions("r demagogos").ships("B 2r1b1n").rows("b treason").ranking("br");
    game.play("b play own, b target B");
    assert_eq!(game.choices("b"), "throw off b, throw off n");
    game.play("b throw off n");
    assert_eq!(game.choices("b"), "throw off b, enough");
    game.play("b throw off b");
    assert_eq!(game.aboard("B"), "2r");
    assert!(game.asked().ends_with("Bid"), "nobody is left who may go: {}", game.asked());
}

#[test]
fn da_v38_self_sacrifice_may_not_empty_the_ship() {
    let mut game = scene("bry").specials("b sacrifice").rows("b ref1").ranking("bry");
    game.play("b play own, b board E");
    assert_eq!(game.asked(), "r Play", "nothing could be sacrificed, so nothing is asked");
    let mut game = scene("bry").specials("b sacrifice").ships("A 1r").rows("b ref21").ranking("bry");
    game.play("b play own, b board A, b board E");
    assert_eq!(game.refused("b sacrifice E"), Illegal::Fleet(fleet::Illegal::WouldBeEmpty { berth: 5 }));
    game.play("b sacrifice A");
}

#[test]
fn da_v39_four_small_ships_seat_five_players() {
    let mut game = fresh("brygv", |options| {
        options.ships = Some([ShipUse::None, ShipUse::None, ShipUse::None, ShipUse::Both, ShipUse::Both]);
    });
    game.deal();
    let ships = game.game.table.council.harbour.ships();
    assert_eq!(ships.iter().map(|ship| ship.seats).sum::<u8>(), 12);
    while game.asked().ends_with("FirstRefugee") {
        let colour = game.asked()[..1].to_owned();
        let ship = game
            .game
            .table
            .council
            .harbour
            .berths()
            .find(|&ship| !game.game.table.council.harbour.ship(ship).is_full())
            .unwrap();
        let seat = game.seat(&colour);
        game.game.play(seat, &Action::Board { ship }, &mut ()).unwrap();
    }
    assert!(game.game.table.council.harbour.ships().iter().all(|ship| ship.is_full()));
}

#[test]
fn da_v40_family_debts_go_by_marker() {
    let game = scene_with("bry", |options| options.family = true).fields("b5 r2 y7").doom("debts");
    assert_eq!(game.vp(), "b3 r5 y0");
}

#[test]
fn da_v41_a_displayed_card_is_replaced_at_once() {
    let begin = || {
        let open = scene_with("bry", |options| options.open_specials = true).display("spy key birds");
        let mut game = open.factions("b demiurgos").end_of_faction_phase();
        game.play("b use demiurgos");
        game
    };
    let mut game = begin();
    game.play("b take key");
    assert_eq!((game.asked(), game.has("b", "key")), ("luck".into(), 1));
    game.shows("guardian");
    let shown: Vec<_> = game.game.table.display.into_iter().flatten().map(|special| special.name()).collect();
    assert_eq!(shown, ["spy", "guardian", "birds"]);
    let mut game = begin();
    game.play("b take top").gains("b", "orichalcum");
    let shown: Vec<_> = game.game.table.display.into_iter().flatten().map(|special| special.name()).collect();
    assert_eq!(shown, ["spy", "key", "birds"]);
}

#[test]
fn da_v42_all_lost_leaves_one_entitled() {
    let game = scene("bryg").revealed("all_lost").rows("b ref1, r ref2, y ref1").ranking("bryg");
    assert_eq!(game.entitled(), "b");
    assert_eq!(game.game.table.may_borrow_from(game.seat("b")), Some(game.seat("r")));
    assert_eq!(game.choices("b"), "play own, play borrowed, pass");
}

#[test]
fn da_v43_demagogos_looks_and_changes_the_own_bid() {
    let mut game = scene("bry").factions("r demagogos").supply("r9").vote(1);
    game.play("b commit 5, r commit 3, y commit 1");
    assert_eq!(game.choices("r"), "peek at b, peek at y, pass");
    game.play("r peek at b");
    assert_eq!(game.view("r").cards.players[game.seat("b")].sealed, Some(5));
    assert_eq!(game.view("y").cards.players[game.seat("b")].sealed, None);
    assert!(game.may("r commit 0") && game.may("r commit 9") && !game.may("r commit 10"));
    game.play("r commit 6");
    assert_eq!((game.ranked(), game.supplies()), ("rby".into(), "b15 r3 y19".into()));
    game.play("r pass, b pass, b commit 0, r commit 0, y commit 0");
    assert_eq!(game.asked(), "b Play", "the power is used for this round");
}

#[test]
fn da_v44_the_sixth_refugee_counts_nothing() {
    let game = scene("ryg").ships("A+ sea 6r2n").automatic();
    assert_eq!(game.vp(), "r16 y0 g0");
    let mut game = scene("ryg").ships("A+ sea 6r2n").rows("r royal").ranking("ryg");
    game.play("r play own, r sail A");
    assert_eq!(game.vp(), "r22 y0 g0");
}

/// How often each event comes, in so many cases.
fn events_drawn(game: &Scene, cases: u32) -> [u32; 10] {
    let mut dice = QuickDice::new(3);
    let mut drawn = [0; 10];
    for _ in 0..cases {
        let Chance::Event { event } = game.game.sample_chance(&mut dice) else { panic!("an event is next") };
        drawn[event.index()] += 1;
    }
    drawn
}

#[test]
fn da_v45_the_next_event_is_as_likely_as_in_a_shuffled_deck() {
    let near = |found: u32, wanted: u32| found.abs_diff(wanted) < 250;
    let game = scene("bry").revealed("doom_a doom_b debts wrath woe").doom_phase();
    let drawn = events_drawn(&game, 12_000);
    assert!(near(drawn[EventCard::DoomC.index()], 4000), "{drawn:?}");
    for name in ["together", "confusion", "all_lost", "command"] {
        assert!(near(drawn[event(name).index()], 2000), "{name}: {drawn:?}");
    }
    let game = scene("bry").revealed("doom_a doom_b debts wrath woe command").doom_phase();
    let drawn = events_drawn(&game, 12_000);
    assert!(near(drawn[EventCard::DoomC.index()], 6000), "{drawn:?}");
    for name in ["together", "confusion", "all_lost"] {
        assert!(near(drawn[event(name).index()], 2000), "{name}: {drawn:?}");
    }
}

#[test]
fn da_v46_whoever_could_hold_an_alliance_is_asked() {
    let begin = |specials: &str| {
        scene("bryg")
            .senate("b4 r3 y2 g1")
            .specials(specials)
            .played_specials("alliance")
            .ships("A sea 1b1n")
            .automatic()
    };
    for specials in ["b birds spy, y alliance, g key birds birds", "b birds spy, y birds, g key birds birds"] {
        let mut game = begin(specials);
        let mut asked = String::new();
        while game.asked().ends_with("Ally") {
            let colour = game.asked()[..1].to_owned();
            game.play(&format!("{colour} pass"));
            asked += &colour;
        }
        assert_eq!(asked, "byg");
    }
    let game =
        begin("b birds spy, y birds, g key birds birds").played_specials("alliance").ships("A sea 1b1n").automatic();
    assert!(!game.asked().ends_with("Ally"), "{}", game.asked());
}

#[test]
fn da_v47_the_circle_of_spies() {
    let mut game = scene("bry").senate("b3 r2 y1").specials("b birds, r spy, y key").bids("b3 r3 y0");
    game.play("b pass, r spy, y pass, b pass");
    assert_eq!([0, 1, 2].map(|seat| game.game.table.council.on_slot(Seat(seat), 0)), [3, 4, 0]);
    assert_eq!(game.ranked(), "rby");
}

#[test]
fn da_v48_a_sacrifice_together_brings_the_airship_back() {
    let mut game = scene("bry")
        .senate("b3 r2 y1")
        .specials("b sacrifice birds")
        .ships("A sea 1y, B sea 1y, C sea 1y, D+ 2r, E sea 1y")
        .doom("together");
    let before = game.vp();
    game.play("b board D");
    assert_eq!(game.aboard("D"), "1b2r");
    game.play("b sacrifice D");
    assert_eq!((before.as_str(), game.vp().as_str()), ("b2 r0 y0", "b3 r3 y0"));
    assert_eq!(game.aboard("D"), "");
    assert_eq!(game.asked(), "r Board");
    game.play("r board D");
    assert_eq!(game.asked(), "y Board");
    game.play("y pass");
    assert_eq!(game.asked(), "b Board");
}

#[test]
fn da_v49_refugees_in_the_hold_are_landed_and_scored() {
    let mut game = scene("bry").specials("b holds").ships("D 1b2r, A 1y").rows("b ref2, r ships2").ranking("bry");
    game.play("b play own, b open holds, b board D");
    assert_eq!(game.aboard("D"), "1b2r hold 2b");
    let mut game = scene("bry").ships("D sea 1b2r hold 2b, A 1y").rows("r ships2").ranking("rby");
    game.play("r play own, r sail D");
    assert_eq!(game.vp(), "b7 r5 y0");
}

#[test]
fn da_v50_an_ally_scores_neutrals_by_the_premium_table() {
    let mut game = scene("brg").specials("g alliance").ships("C sea 3n1r1b").rows("g royal").ranking("gbr");
    game.play("g play own, g sail C");
    assert_eq!(game.asked(), "g Ally");
    game.play("g ally");
    assert_eq!(game.vp(), "b3 r3 g12");
}

#[test]
fn da_v51_a_card_borrowed_first_is_gone() {
    let mut game = scene("bryg").factions("r philosophios").rows("b ref1, r ref1, y ref1, g ref1").ranking("bryg");
    assert_eq!(game.asked(), "r ActFirst");
    game.play("r act first");
    assert_eq!(game.game.table.may_borrow_from(game.seat("r")), Some(game.seat("y")));
    game.play("r play borrowed, r board A");
    assert_eq!(game.choices("b"), "play own, pass");
    assert_eq!(game.refused("b play borrowed"), Illegal::Fleet(fleet::Illegal::CardCarriedOut));
}

#[test]
fn da_v52_aristocracy_among_own_refugees_needs_the_hold() {
    let full = "A sea 1r, B sea 1r, C sea 1r, D sea 1r, E 3b";
    let game = scene("bry").ships(full).rows("b aristo").ranking("bry");
    assert_eq!(game.choices("b"), "pass");
    let mut game = scene("bry").specials("b holds").ships(full).rows("b aristo").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "open holds");
    game.play("b open holds, b board E");
    assert_eq!(game.aboard("E"), "3b hold 1b");
}
