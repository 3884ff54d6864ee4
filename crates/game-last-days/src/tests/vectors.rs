//! Chapter 16.1 and the first half of 16.2: the vectors LD-V1 to LD-V30.

use engine::Seat;

use engine::Game as _;

use super::scene::{FROZEN, card, fresh_with, scene};
use crate::kinds::Senator;
use crate::refusals::Illegal;

/// LD-V1: equal Senate cubes; b on Basileus, r on Demiurgos.
#[test]
fn ld_v1_ld_1_5_the_leftmost_marker_wins_a_tie() {
    let game = scene("bry").senate("b3 r3 y1").fields("b2 r4 y1");
    assert_eq!(game.order(), "bry");
    let game = scene("bry").senate("b3 r3 y1").fields("b4 r2 y1");
    assert_eq!(game.order(), "rby");
}

/// LD-V2: three seats r, y, g with supplies 16, 14, 12 and bids 4, 4, 5.
#[test]
fn ld_v2_a_secret_auction_of_three() {
    let game = scene("ryg").current("wisdom").senate("r4 y2 g1").front("y4 g7").fields("r3 y2 g1");
    let mut game = game.rows("r ref1, y ref2, g ships2").ships("A 1n, B 1n").auction(1);
    assert_eq!((game.supplies(), game.asked()), ("r16 y14 g12".into(), "r Bid, y Bid, g Bid".into()));
    game.play("r commit 4, y commit 4, g commit 5");
    assert_eq!((game.ranked(), game.entitled()), ("gry".into(), "gr".into()));
    assert_eq!(game.choices("g"), "play own, play borrowed, pass");
    assert_eq!(game.game.table.may_borrow_from(game.seat("g")), Some(game.seat("y")));
    game.play("g pass");
    assert_eq!((game.asked(), game.choices("r")), ("r Play".into(), "play own, pass".into()));
    assert_eq!(game.refused("r play borrowed"), Illegal::MayNotBorrow);
    game.play("r pass");
    assert_eq!(game.asked(), "r Bid, y Bid, g Bid", "y plays nothing");
    assert_eq!((game.game.table.council.on_slot(game.seat("y"), 0), game.supplies()), (4, "r12 y10 g7".into()));
}

/// LD-V3: the second auction is about the second slot.
#[test]
fn ld_v3_the_next_auction_is_about_the_next_slot() {
    let mut game = scene("bry").current("wisdom").rows("b ref2 ref2, r ref2 ref2, y ref2 ref2").auction(1);
    game.play("b commit 1, r commit 2, y commit 0, r pass, b pass");
    game.play("b commit 3, r commit 4, y commit 5");
    let on = |slot: u8| ["b", "r", "y"].map(|colour| game.game.table.council.on_slot(game.seat(colour), slot));
    assert_eq!((on(0), on(1), on(2)), ([1, 2, 0], [3, 4, 5], [0; 3]));
    assert_eq!(game.ranked(), "yrb");
}

/// LD-V4: too few cubes, or no ship with two free seats.
#[test]
fn ld_v4_two_refugees_that_do_not_fit_are_not_placed() {
    let refusal = Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("ref2") });
    let game = scene("bry").rows("b ref2").supply("b1").bids("b0 r0 y0");
    assert_eq!((game.refused("b play own"), game.choices("b")), (refusal, "pass".into()));
    assert!(scene("bry").rows("b ref2").supply("b2").bids("b0 r0 y0").may("b play own"));
    let full = "A 6r, B 4r, C 4r, D 2r, E 2r";
    let game = scene("bry").ships(full).rows("b ref2").ranking("bry");
    assert_eq!((game.refused("b play own"), game.aboard("A")), (refusal, "6r".into()));
    assert!(scene("bry").ships(full).rows("b ref1").ranking("bry").may("b play own"));
}

/// LD-V5: winds, then wisdom.
#[test]
fn ld_v5_each_doom_event_takes_one_marker_in_the_phase_after_its_reveal() {
    let mut game = scene("bry").revealed("winds").step_4();
    let upgraded = |game: &super::scene::Scene| ["A", "B", "C", "D", "E"].map(|ship| game.ship(ship).upgraded);
    assert_eq!((game.game.table.council.markers_left, upgraded(&game)), (2, [true, true, false, false, false]));
    game.reveal("wisdom").deal();
    assert_eq!((game.game.table.council.markers_left, game.game.table.event), (2, Some(super::scene::event("wisdom"))));
    let mut game = game.step_4();
    assert_eq!(game.order(), "bry");
    assert_eq!((game.game.table.council.markers_left, game.asked()), (2, "luck".into()), "the cards come first");
    game.gains("b", "key").gains("r", "birds");
    assert_eq!((game.game.table.council.markers_left, upgraded(&game)), (1, [true; 5]));
    assert_eq!((game.has("b", "key"), game.has("r", "birds"), game.game.cards.special.pile.total()), (1, 1, 23));
}

/// LD-V6 and LD-V7: three ships move by themselves, or fewer.
#[test]
fn ld_v6_ld_v7_full_ships_first_then_the_fullest() {
    let game = scene("bry").ships("A 7r, B 5b, D 2y, E 2y").automatic();
    let aboard = |game: &super::scene::Scene| ["A", "B", "C", "D", "E"].map(|ship| game.aboard(ship)).join(", ");
    assert_eq!(aboard(&game), "sea 7r, sea 5b, , sea 2y, 2y");
    let game = scene("bry").ships("D 2b, E 2r").automatic();
    assert_eq!(aboard(&game), ", , , sea 2b, sea 2r");
}

/// LD-V8: the Ark lands by itself.
#[test]
fn ld_v8_an_automatic_landing() {
    let game = scene("ygb").ships("A sea 3y2g1n").automatic();
    assert_eq!((game.vp(), game.aboard("A"), game.landed()), ("y8 g5 b0".into(), "".into(), "3y2g1n".into()));
}

/// LD-V9: r's Ships card lands the Ark.
#[test]
fn ld_v9_whoever_lands_a_ship_gets_a_point_more() {
    let mut game = scene("bry").ships("A sea 3b2y1r1n, B 1b").rows("r ships2").ranking("rby");
    game.play("r play own, r sail A");
    assert_eq!(game.vp(), "b9 r5 y6");
    game.play("r sail B");
    assert_eq!((game.vp(), game.aboard("B")), ("b9 r5 y6".into(), "sea 1b".into()));
}

/// LD-V10: 68 and 5 are 73.
#[test]
fn ld_v10_ld_9_14_points_go_on_beyond_the_track() {
    let game = scene("bry").points("b68").delayed();
    assert_eq!(game.vp(), "b73 r3 y0");
    let game = scene("bry").points("b253").delayed();
    assert_eq!((game.vp(), game.game.scores()[game.seat("b")]), ("b258 r3 y0".into(), 258));
}

/// LD-V11: the upgraded Science Ship.
#[test]
fn ld_v11_ld_9_8_the_science_ship_gives_two_points_more() {
    let mut game = scene("bry").ships("B+ sea 2r1y, A 1n").rows("b ships2").ranking("bry");
    game.play("b play own, b sail B");
    assert_eq!(game.vp(), "b3 r4 y2");
    let game = scene("bry").ships("B+ sea 2r1y").automatic();
    assert_eq!(game.vp(), "b0 r4 y2", "nobody moved it");
}

/// LD-V12 as ruling LD-R84 has it: five refugees on the five seats of the Royal Barge.
#[test]
fn ld_v12_ld_r84_alliance_with_the_premium_table() {
    let landing = |ship: &str| {
        let ships = format!("{ship} sea 2n2r1b");
        let mut game = scene("grb").ships(&ships).specials("g alliance").rows("g cargo").ranking("grb");
        game.play("g play own, g sail C");
        assert_eq!((game.asked(), game.choices("g")), ("g Ally".into(), "ally, pass".into()));
        game.play("g ally");
        game
    };
    let game = landing("C");
    assert_eq!((game.vp(), game.ship("C").seats), ("g8 r7 b3".into(), 5));
    assert_ne!(game.asked(), "luck");
    let mut game = landing("C+");
    assert_eq!((game.vp(), game.asked()), ("g8 r7 b3".into(), "luck".into()));
    game.gains("g", "key");
    assert_eq!(game.has("g", "key"), 1);
}

/// LD-V14: three bids of nothing.
#[test]
fn ld_v14_ld_r8_bids_of_nothing_are_ranked() {
    let game = scene("brg").senate("b2 r2").fields("b5 r3 g1").bids("b0 r0 g0");
    assert_eq!((game.order(), game.ranked(), game.entitled()), ("rbg".into(), "rbg".into(), "rb".into()));
}

/// LD-V15: a Spy in an open auction makes a tie.
#[test]
fn ld_v15_ld_11_9_a_spy_may_create_a_tie() {
    let mut game = scene("rbg").specials("r spy").auction(1);
    game.play("g declare 0, b declare 3, r declare 2");
    assert_eq!((game.asked(), game.supplies()), ("r Spy".into(), "r18 b17 g20".into()));
    game.play("r spy");
    assert_eq!((game.ranked(), game.supplies()), ("rbg".into(), "r17 b17 g20".into()));
    assert_eq!(game.game.table.council.on_slot(game.seat("r"), 0), 3);
}

/// LD-V16: 12 against 15 and 12 points.
#[test]
fn ld_v16_aristocracy_displaces_neutrals_and_players_ahead() {
    let game = scene("brg").points("b12 r15 g12").ships("D 1r1g1n").rows("b aristo1").ranking("brg");
    let displaced = |colour: &str| {
        let mut game = game.clone();
        game.play("b play own, b board D");
        assert_eq!((game.asked(), game.choices("b")), ("b Displace".into(), "displace r, displace n".into()));
        assert_eq!(game.refused("b displace g"), Illegal::NotAhead { seat: game.seat("g") });
        game.play(&format!("b displace {colour}"));
        (game.aboard("D"), game.fronts(), game.game.table.council.harbour.camp)
    };
    assert_eq!(displaced("r"), ("1b1g1n".into(), "b0 r1 g0".into(), 9));
    assert_eq!(displaced("n"), ("1b1r1g".into(), "b0 r0 g0".into(), 10));
}

/// LD-V18: 12 against 13 points, three times.
#[test]
fn ld_v18_ld_r34_points_are_compared_once() {
    let mut game = scene("bry").points("b12 r13").ships("A sea 3r").rows("b sabotage").ranking("bry");
    game.play("b play own, b target A");
    assert_eq!((game.vp(), game.aboard("A"), game.fronts()), ("b15 r13 y0".into(), "".into(), "b0 r3 y0".into()));
}

/// LD-V19: wisdom with two markers gone.
#[test]
fn ld_v19_the_cards_of_the_last_event_count() {
    let mut game = scene("bry").senate("y2 b1").markers_gone(2).current("wisdom").step_4();
    game.gains("y", "key").gains("b", "birds");
    assert_eq!((game.asked(), game.game.table.council.markers_left), ("over".into(), 0));
    let scores = game.game.scores();
    assert_eq!(["b", "r", "y"].map(|colour| scores[game.seat(colour)]), [2, 0, 4]);
}

/// LD-V21: two cubes for each marker gone.
#[test]
fn ld_v21_cubes_are_lost_for_markers() {
    for (gone, lost) in [(0, 0), (1, 2), (2, 4)] {
        let mut game = scene("bry").current("all_lost").markers_gone(gone).delayed();
        for colour in ["b", "r", "y"] {
            for _ in 0..lost {
                game.play(&format!("{colour} lose from supply"));
            }
        }
        assert_eq!(game.asked(), "b Influence, r Influence, y Influence", "{gone}");
        assert_eq!(game.losses(), format!("b{lost} r{lost} y{lost}"));
        let left = 20 - lost;
        assert_eq!(game.supplies(), format!("b{left} r{left} y{left}"));
    }
}

/// LD-V22: the Airship is upgraded at sea.
#[test]
fn ld_v22_ld_r27_an_airship_upgraded_at_sea_lands_at_once() {
    let game = scene("bry").markers_gone(1).current("flood").ships("A+, B+, D sea 2b1r").step_4();
    assert_eq!((game.vp(), game.aboard("D"), game.landed()), ("b4 r2 y0".into(), "".into(), "2b1r".into()));
    assert_eq!((game.asked(), game.game.table.council.markers_left), ("luck".into(), 1), "the next event is revealed");
}

/// LD-V24: two in the hold of the Airship.
#[test]
fn ld_v24_ld_11_6_refugees_in_the_hold_count_when_it_lands() {
    let rows = "b ref2 ref1, r ships2 ships2, y ref1 ref1";
    let mut game = scene("bry").ships("D 1b2r, E 1n").specials("b holds").rows(rows).ranking("bry");
    game.play("b play own, b open holds, b board D");
    assert_eq!(game.aboard("D"), "1b2r hold 2b");
    game.play("r play own, r sail D, r sail E, y declare 0, r declare 1, b declare 0, r play own, r sail D");
    assert_eq!((game.vp(), game.landed()), ("b7 r5 y0".into(), "3b2r".into()));
}

/// LD-V25: refugees from the Senate.
#[test]
fn ld_v25_ld_12_10_under_the_senates_command() {
    let scene_of = |card: &str| {
        let game = scene("bry").current("command").senate("b2 r1").supply("b9");
        game.rows(&format!("b {card}")).bids("b0 r0 y0")
    };
    assert_eq!(
        scene_of("ref21").refused("b play own"),
        Illegal::Fleet(fleet::Illegal::CannotCarryOut { card: card("ref21") })
    );
    let mut game = scene_of("ref2");
    assert_eq!(game.order(), "bry");
    game.play("b play own, b board A");
    assert_eq!((game.senates(), game.aboard("A")), ("b0 r1 y0".into(), "2b".into()));
    assert_eq!((game.game.table.council.supply(game.seat("b")), game.order()), (9, "rby".into()));
}

/// LD-V27: neutrals on New Land.
#[test]
fn ld_v27_ld_6_1_neutrals_block_the_majority_when_they_are_as_many() {
    let after =
        |there: &str, fields: &str| scene("bry").current("wrath").new_land(there).fields(fields).doom_phase().vp();
    assert_eq!(after("3n3r", "b1 r2 y3"), "b0 r0 y0");
    assert_eq!(after("2n3r", "b1 r2 y3"), "b0 r2 y0");
    assert_eq!(after("2n3r3b", "b1 r2 y3"), "b2 r0 y0");
    assert_eq!(after("2n3r3b", "b2 r1 y3"), "b0 r2 y0");
    assert_eq!(after("3n3r3b", "b2 r1 y3"), "b0 r0 y0");
}

/// LD-V28: bids 2, 0, 0, 3, 0; the second and the fifth card have been carried out.
#[test]
fn ld_v28_ld_r16_strategos_plays_what_nobody_bid_for_and_nobody_played() {
    let mut game = scene("bry").senators("b strategos").rows("b ref2 ref2 ref2 ref2 ref2");
    game = game.on_cards("b", [2, 0, 0, 3, 0]);
    game.game.table.council.players[Seat(0)].carried_out.0 = 0b10010;
    let game = game.auction(6);
    assert_eq!((game.asked(), game.choices("b")), ("b Strategos".into(), "play slot 3, pass".into()));
    assert_eq!(game.refused("b play slot 2"), Illegal::Fleet(fleet::Illegal::CardCarriedOut));
    assert_eq!(game.refused("b play slot 5"), Illegal::Fleet(fleet::Illegal::CardCarriedOut));
    assert_eq!(game.refused("b play slot 1"), Illegal::NotUnbid);
    assert_eq!(game.refused("b play slot 4"), Illegal::NotUnbid);
}

/// LD-V30: only E is not empty.
#[test]
fn ld_v30_a_refugees_card_with_a_ship_leaves_another_ship_to_move() {
    let mut game = scene("bry").ships("E 1r").rows("b ref1_ship").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board A, board B, board C, board D");
    assert_eq!(game.refused("b board E"), Illegal::Fleet(fleet::Illegal::NotCompletely));
    game.play("b board A");
    assert_eq!(game.choices("b"), "sail E");
    assert_eq!(game.refused("b sail A"), Illegal::JustBoarded { berth: 1 });
    game.play("b sail E");
    assert_eq!(game.aboard("E"), "sea 1r");
}

/// LD-V34: Oraklos is left twice, then taken.
#[test]
fn ld_v34_bonus_markers_pile_up() {
    let mut game = scene("bryg").senate_phase();
    game.play("b take philosophos, r take strategos, y take archon, y pass, g take demiurgos, g pass");
    let mut game = game.clean_up().senate_phase();
    game.play("y take archon, y pass, g take demiurgos, g pass, b take philosophos, r take strategos");
    assert_eq!(game.game.table.bonus(Senator::Oraklos), 2);
    let mut game = game.clean_up().senate_phase();
    game.play("y take oraklos");
    assert_eq!((game.vp(), game.game.table.bonus(Senator::Oraklos)), ("b0 r0 y2 g0".into(), 0));
}

/// LD-V35: Chaos grows.
#[test]
fn ld_v35_ld_12_8_chaos_keeps_tiles_and_senate_cubes() {
    let mut game = scene("bry").current("chaos").senators("b demiurgos").senate("b4").front("b3").clean_up();
    assert_eq!(
        (game.senates(), game.fronts(), game.supplies()),
        ("b4 r0 y0".into(), "b0 r0 y0".into(), "b16 r20 y20".into())
    );
    game.deal();
    assert_eq!((game.asked(), game.choices("b")), ("b Power".into(), "use demiurgos, pass".into()));
    game.play("b use demiurgos").gains("b", "spy");
    assert_eq!((game.asked(), game.has("b", "spy")), ("b Lay, r Lay, y Lay".into(), 1));
}

/// LD-V36: the first event shows 4.
#[test]
fn ld_v36_ld_2_4_the_first_neutrals_are_spread_from_the_left() {
    let four = FROZEN.replacen("debts = { value = { neutrals = 3", "debts = { value = { neutrals = 4", 1);
    let mut game = fresh_with("bry", &four);
    game.reveal("debts");
    let aboard = ["A", "B", "C", "D", "E"].map(|ship| game.aboard(ship)).join(", ");
    assert_eq!((aboard.as_str(), game.game.table.council.harbour.camp), ("1n, 1n, 1n, 1n, ", 6));
    assert_eq!(game.game.audit(), Ok(()));
}
