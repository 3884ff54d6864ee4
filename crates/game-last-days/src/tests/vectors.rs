//! The vectors of chapter 16, played on the frozen copy of the tables.

use engine::{Game, QuickDice, Seat};

use super::scene::{Scene, fresh, scene};
use crate::actions::{Action, Chance};
use crate::events::Event;
use crate::kinds::{EventCard, Senator};
use crate::refusals::Illegal;

#[test]
fn ld_v1_equal_counts_go_by_the_leftmost_marker() {
    let game = scene("rby").senate("r3 b3").senators("b basileus, r demiurgos");
    assert_eq!(game.order(), "bry");
}

#[test]
fn ld_v2_the_tie_goes_to_the_higher_in_the_senate() {
    let rows = "r ref1, y ref1, g ref1";
    let mut game = scene("ryg").current("wrath").senate("r1").supply("r16 y14 g12").rows(rows).auction(1);
    game.play("r commit 4, y commit 4, g commit 5");
    assert_eq!((game.ranked(), game.entitled()), ("gry".into(), "gr".into()));
    assert_eq!(game.supplies(), "r12 y10 g7");
    assert_eq!(game.choices("g"), "play own, play borrowed, pass");
    assert_eq!(game.game.may_borrow_from(game.seat("g")), Some(game.seat("y")));
    game.play("g pass");
    assert_eq!(game.choices("r"), "play own, pass");
    game.play("r pass");
    assert_eq!(game.asked(), "r Bid, y Bid, g Bid");
    assert_eq!(game.game.on_slot(game.seat("y"), 0), 4);
}

#[test]
fn ld_v3_the_second_auction_is_on_the_second_slot() {
    let row = "ref1 cargo ref2 ref2 ref2";
    let mut game = scene("bry").current("wrath").rows(&format!("b {row}, r {row}")).ships("A 1b").auction(1);
    game.play("b commit 0, r commit 0, y commit 0, b pass, r pass");
    game.play("b commit 1, r commit 2, y commit 0");
    assert_eq!(game.game.slots.map(|slots| slots[1]), [1, 2, 0, 0, 0]);
    game.play("r play own");
    assert_eq!(game.asked(), "r Sail", "the card of the second slot is Precious Cargo");
}

#[test]
fn ld_v4_two_refugees_need_two_cubes_and_a_ship_with_two_seats() {
    let full = scene("bry").ships("A 7r, B 5r, C 5y, D 3y, E 2n").rows("b ref2").ranking("bry");
    assert_eq!(full.choices("b"), "pass");
    assert!(matches!(full.refused("b play own"), Illegal::CannotCarryOut { .. }));
    let poor = scene("bry").rows("b ref2").supply("b3").ranking("bry");
    assert_eq!((poor.supplies(), poor.choices("b")), ("b1 r19 y20".into(), "pass".into()));
}

#[test]
fn ld_v5_each_doom_event_takes_its_marker_in_the_next_doom_phase() {
    let mut game = scene("bry").current("winds").step_4();
    assert_eq!((game.game.markers_left(), game.asked()), (2, "luck".into()));
    assert_eq!(["A", "B", "C", "D", "E"].map(|name| game.ship(name).upgraded), [true, true, false, false, false]);
    game.reveal("wisdom");
    assert_eq!((game.game.event(), game.game.markers_left()), (Some(EventCard::Wisdom), 2));
    let mut game = game.step_4();
    game.gains("b", "spy").gains("r", "birds");
    assert_eq!((game.game.markers_left(), game.asked()), (1, "luck".into()));
    assert!(game.game.harbour().ships().iter().all(|ship| ship.upgraded));
}

#[test]
fn ld_v6_full_ships_then_the_fullest() {
    let game = scene("bry").ships("A 7b, B 5r, D 2b, E 2b").automatic();
    let at_sea = |name: &str| !game.ship(name).in_port();
    assert_eq!(["A", "B", "C", "D", "E"].map(at_sea), [true, true, false, true, false]);
}

#[test]
fn ld_v7_empty_ships_stay() {
    let game = scene("bry").ships("D 2b, E 2b").automatic();
    assert_eq!((game.aboard("D"), game.aboard("E")), ("sea 2b".into(), "sea 2b".into()));
    assert!(["A", "B", "C"].iter().all(|name| game.ship(name).in_port()));
}

#[test]
fn ld_v8_automatic_movement_lands_the_ark() {
    let game = scene("ygb").ships("A sea 3y2g1n").automatic();
    assert_eq!((game.vp(), game.landed()), ("y8 g5 b0".into(), "3y2g1n".into()));
}

#[test]
fn ld_v9_a_ships_card_lands_the_ark() {
    let mut game = scene("byr").ships("A sea 3b2y1r1n, B 1b").rows("r ships2").ranking("rby");
    game.play("r play own, r sail A");
    assert_eq!(game.vp(), "b9 y6 r5");
}

#[test]
fn ld_v10_points_go_on_beyond_the_track() {
    let mut game = scene("bry").points("b68").ships("A sea 2b1r").rows("b cargo").ranking("bry");
    game.play("b play own, b sail A");
    assert_eq!(game.game.points(Seat(0)), 68 + 5 + 1 + 1);
    let game = scene("bry").points("b68").current("debts").delayed();
    assert_eq!(game.game.points(Seat(0)), 73);
}

#[test]
fn ld_v11_the_upgraded_science_ship() {
    let mut game = scene("bry").ships("B+ sea 2r1y, A 1r").rows("b ships2").ranking("bry");
    game.play("b play own, b sail B");
    assert_eq!(game.vp(), "b3 r4 y2");
}

#[test]
fn ld_v12_an_ally_scores_the_neutrals() {
    for (ship, draws) in [("C sea 2n2r1b", false), ("C+ sea 2n2r1b", true)] {
        let mut game = scene("grb").ships(ship).specials("g alliance").rows("g cargo").ranking("grb");
        game.play("g play own, g sail C, g ally");
        assert_eq!(game.vp(), "g8 r7 b3");
        assert_eq!(game.asked() == "luck", draws, "{ship}");
    }
}

#[test]
fn ld_v14_bids_of_nought_are_ranked() {
    let mut game = scene("brg").current("wrath").senate("b2 r2").fields("b5 r3 g1").auction(1);
    assert_eq!(game.order(), "rbg");
    game.play("b commit 0, r commit 0, g commit 0");
    assert_eq!((game.ranked(), game.entitled()), ("rbg".into(), "rb".into()));
}

#[test]
fn ld_v15_a_spy_may_make_a_tie() {
    let mut game = scene("rbg").senate("r2 b1").specials("r spy").auction(1);
    game.play("g declare 0, b declare 3");
    assert!(matches!(game.refused("r declare 3"), Illegal::NumberTaken { cubes: 3 }));
    game.play("r declare 2, r spy");
    assert_eq!((game.ranked(), game.supplies()), ("rbg".into(), "r15 b16 g20".into()));
    assert_eq!(game.game.on_slot(game.seat("r"), 0), 3);
}

#[test]
fn ld_v16_aristocracy_displaces_neutrals_and_players_ahead() {
    let mut game = scene("brg").points("b12 r15 g12").ships("D 1r1g1n").rows("b aristo1").ranking("brg");
    game.play("b play own, b board D");
    assert_eq!(game.choices("b"), "displace r, displace n");
    assert_eq!(game.refused("b displace g"), Illegal::NotAhead { seat: game.seat("g") });
    game.play("b displace r");
    assert_eq!((game.aboard("D"), game.fronts()), ("1b1g1n".into(), "b0 r1 g0".into()));
}

#[test]
fn ld_v18_sabotage_gives_a_point_for_each_refugee_of_a_player_ahead() {
    let mut game = scene("bry").points("b12 r13").ships("B sea 3r").rows("b sabotage").ranking("bry");
    game.play("b play own, b target B");
    assert_eq!((game.vp(), game.fronts()), ("b15 r13 y0".into(), "b0 r3 y0".into()));
    assert_eq!(game.aboard("B"), "");
}

#[test]
fn ld_v19_the_delayed_effect_comes_before_the_end() {
    let mut game = scene("bry").current("wisdom").markers_gone(2).senate("r2 y1").step_4();
    game.gains("r", "key").gains("y", "birds");
    assert_eq!((game.asked(), game.game.markers_left()), ("over".into(), 0));
    assert_eq!(game.game.scores().as_slice(), [0, 4, 2]);
}

#[test]
fn ld_v21_cubes_are_lost_by_markers_gone() {
    for (gone, cubes) in [(0, 0), (1, 2), (2, 4)] {
        let mut game = scene("bry").current("all_lost").markers_gone(gone).delayed();
        for colour in ["b", "r", "y"] {
            (0..cubes).for_each(|_| _ = game.play(&format!("{colour} lose from supply")));
        }
        let left = 20 - cubes;
        assert_eq!(game.asked(), "b Influence, r Influence, y Influence", "{gone} gone: nobody is asked for more");
        assert_eq!(game.losses(), format!("b{cubes} r{cubes} y{cubes}"));
        assert_eq!(game.supplies(), format!("b{left} r{left} y{left}"));
    }
}

#[test]
fn ld_v22_an_airship_upgraded_at_sea_lands_at_once() {
    let game = scene("bry").current("flood").markers_gone(1).ships("A+, B+, D sea 2b1r").step_4();
    assert_eq!((game.vp(), game.aboard("D"), game.landed()), ("b4 r2 y0".into(), "".into(), "2b1r".into()));
    assert!(game.ship("D").in_port() && game.asked() == "luck");
}

#[test]
fn ld_v24_refugees_in_a_hold_land_and_score() {
    let mut game = scene("bry").ships("D 1b2r").specials("b holds").rows("b ref2").ranking("bry");
    game.play("b play own, b open holds, b board D");
    assert_eq!(game.aboard("D"), "1b2r hold 2b");
    let mut game = scene("bry").ships("D sea 1b2r hold 2b, A 1y").rows("r ships2").ranking("rby");
    game.play("r play own, r sail D");
    assert_eq!(game.vp(), "b7 r5 y0");
}

#[test]
fn ld_v25_under_the_senates_command_refugees_come_from_the_senate() {
    let start = || scene("bry").current("command").senate("b2 r1").supply("b10");
    let big = start().rows("b ref21").bids("b1");
    assert_eq!(big.choices("b"), "pass");
    let mut game = start().rows("b ref2").bids("b1");
    assert_eq!(game.order(), "bry");
    game.play("b play own, b board A");
    assert_eq!((game.senates(), game.supplies()), ("b0 r1 y0".into(), "b9 r19 y20".into()));
    assert_eq!(game.order(), "rby");
}

#[test]
fn ld_v27_neutrals_block_the_majority_on_new_land() {
    let after = |land: &str| scene("rby").current("gift").senate("b1").new_land(land).doom_phase();
    // The Senate majority gives blue 2 each time.
    assert_eq!(after("3n3r").vp(), "r0 b2 y0");
    assert_eq!(after("2n3r").vp(), "r2 b2 y0");
    assert_eq!(after("2n3r3b").vp(), "r0 b4 y0");
}

#[test]
fn ld_v28_strategos_plays_a_card_without_cubes() {
    let row = "support2 support2 ref1 ref1 ref1";
    let mut scene = scene("bry").senators("b strategos").rows(&format!("b {row}")).on_cards("b", [2, 0, 0, 3, 0]);
    scene.game.carried[0] = 0b10010;
    let mut game = scene.auction(6);
    assert_eq!((game.asked(), game.choices("b")), ("b Strategos".into(), "play slot 3, pass".into()));
    assert_eq!(game.refused("b play slot 1"), Illegal::NotUnbid);
    assert_eq!(game.refused("b play slot 5"), Illegal::CardCarriedOut);
    assert_eq!(game.refused("b play own"), Illegal::OnlyOwnCards);
    game.play("b play slot 3, b board A");
    assert_eq!(game.aboard("A"), "sea 1b", "then the ships move by themselves");
}

#[test]
fn ld_v30_a_refugees_card_with_a_ship_leaves_another_ship_to_move() {
    let mut game = scene("bry").ships("E 1r").rows("b ref1_ship").ranking("bry");
    game.play("b play own");
    assert_eq!(game.choices("b"), "board A, board B, board C, board D");
    assert_eq!(game.refused("b board E"), Illegal::NotCompletely);
    game.play("b board A");
    assert_eq!(game.choices("b"), "sail E");
    assert_eq!(game.refused("b sail A"), Illegal::JustBoarded { ship: 0 });
    game.play("b sail E");
    assert_eq!(game.aboard("E"), "sea 1r");
}

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

#[test]
fn ld_v34_bonus_markers_pile_up() {
    let mut game = scene("bryg").senate_phase();
    game.play("b take basileus, b pass, r take archon, r pass, y take demiurgos, y pass, g take strategos");
    assert_eq!(game.game.bonus(Senator::Oraklos), 1);
    game.game.holder = [None; 7];
    let mut game = game.senate_phase();
    game.play("r take archon, r pass, b take basileus, b pass, y take demiurgos, y pass, g take strategos");
    assert_eq!(game.game.bonus(Senator::Oraklos), 2);
    game.game.holder = [None; 7];
    let mut game = game.senate_phase();
    game.play("r take oraklos");
    assert_eq!((game.vp(), game.game.bonus(Senator::Oraklos)), ("b0 r2 y0 g0".into(), 0));
}

#[test]
fn ld_v35_chaos_keeps_tiles_and_the_senate() {
    let scene = scene("bry").senators("b demiurgos").senate("b4").front("b3").current("chaos");
    let mut game = scene.clean_up();
    assert_eq!(
        (game.senates(), game.fronts(), game.supplies()),
        ("b4 r0 y0".into(), "b0 r0 y0".into(), "b16 r20 y20".into())
    );
    assert!(game.game.holds(game.seat("b"), Senator::Demiurgos));
    game.deal();
    let mut game = game.next_round();
    assert_eq!((game.asked(), game.choices("b")), ("b Power".into(), "use demiurgos, pass".into()));
    game.play("b use demiurgos").gains("b", "key");
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay");
    assert!(Senator::ALL.iter().all(|&senator| game.game.bonus(senator) == 0));
}

#[test]
fn ld_v36_the_first_neutrals_board_from_the_left() {
    let text = super::scene::FROZEN.replace("debts = { value = { neutrals = 3", "debts = { value = { neutrals = 4");
    let mut game = fresh("bry", |_| {});
    game.game.data = datafile::Shared(super::scene::load(&text));
    game.reveal("debts");
    assert_eq!(["A", "B", "C", "D", "E"].map(|name| game.aboard(name)), ["1n", "1n", "1n", "1n", ""]);
    assert_eq!(game.game.harbour().camp, 6);
}

#[test]
fn ld_v37_a_ship_on_the_ocean_that_loses_its_last_refugee_comes_home() {
    let mut game = scene("bry").current("all_lost").markers_gone(1).ships("E sea 1b").delayed();
    assert_eq!(game.choices("b"), "lose from supply, lose from ship E");
    game.play("b lose from ship E, b lose from supply");
    assert_eq!((game.aboard("E"), game.losses(), game.vp()), ("".into(), "b2 r0 y0".into(), "b0 r0 y0".into()));
    assert!(game.told(&Event::CameHome { ship: 4 }) && game.ship("E").in_port());
}

#[test]
fn ld_v38_demagogos_lands_the_upgraded_airship() {
    let mut game = scene("bgr").ships("D+ 2g1n, A sea 1b").senate_phase();
    game.play("b take demagogos, b use demagogos");
    assert_eq!(game.choices("b"), "sail D");
    assert_eq!(game.refused("b sail A"), Illegal::ShipAtSea { ship: 0 });
    game.play("b sail D");
    assert_eq!((game.vp(), game.aboard("D")), ("b1 g4 r0".into(), "".into()));
}

#[test]
fn ld_v39_empathy_replaces_the_whole_card() {
    let scene = scene("bry").ships("A 4n").specials("b empathy").rows("b ref1_vp").supply("b5");
    let mut game = scene.ranking("bry");
    game.play("b empathy for own, b exchange A");
    assert_eq!((game.aboard("A"), game.game.harbour().camp), ("3b1n".into(), 9));
    assert_eq!((game.vp(), game.supplies()), ("b0 r0 y0".into(), "b0 r19 y20".into()));
}

#[test]
fn ld_v40_self_sacrifice_moves_the_ship() {
    let mut game = scene("bry").ships("D 1r").specials("b sacrifice").rows("b ref2").ranking("bry");
    game.play("b play own, b board D, b sacrifice D");
    assert_eq!((game.aboard("D"), game.fronts()), ("sea 1b1r".into(), "b1 r0 y0".into()));
}

#[test]
fn ld_v41_the_nearest_card_to_the_left_of_whoever_is_not_entitled() {
    let lender = |ranking: &str| {
        let game = scene("brygv").ranking(ranking);
        game.letters(game.game.may_borrow_from(game.seat("b")).into_iter().collect())
    };
    assert_eq!((lender("byrvg"), lender("brgyv")), ("g".into(), "y".into()));
}

#[test]
fn ld_v43_three_ships_must_move() {
    let game = scene("bry").ships("A 1b, B sea 1r").rows("b ships3").ranking("bry");
    assert_eq!(game.choices("b"), "pass");
    let game = scene("bry").ships("A 1b, B sea 1r, C 1n").rows("b ships3").ranking("bry");
    assert!(game.may("b play own"));
}

#[test]
fn ld_v44_the_upgraded_warship_is_immune_to_treason() {
    let game = scene("bry").ships("E+ 2r").rows("b treason").ranking("bry");
    assert_eq!(game.choices("b"), "pass", "there is nothing else to hit");
    let mut game = scene("bry").ships("E+ 2r, A 1r").rows("b treason").ranking("bry");
    game.play("b play own");
    assert_eq!(game.refused("b target E"), Illegal::WarshipImmune);
    let mut game = scene("bry").ships("E 2r").rows("b treason").ranking("bry");
    game.play("b play own");
    assert!(game.may("b target E"));
}

fn times(game: &Scene) -> [u32; 10] {
    let mut dice = QuickDice::new(5);
    let mut times = [0; 10];
    for _ in 0..30_000 {
        let Chance::Event { event } = game.game.sample_chance(&mut dice) else { panic!("no event") };
        times[event.index()] += 1;
    }
    times
}

#[test]
fn ld_v45_the_next_event_comes_as_from_a_shuffled_deck() {
    let mut game = scene("bry").revealed("winds wrath").step_4();
    let near = |found: u32, wanted: u32| found.abs_diff(wanted) < 500;
    let found = times(&game);
    assert!(near(found[0], 10_000) && near(found[1], 10_000), "{found:?}");
    for event in ["together", "chaos", "gift", "command", "all_lost"].map(super::scene::event) {
        assert!(near(found[event.index()], 2_000), "{event}: {found:?}");
    }
    game.reveal("gift");
    let found = times(&game.step_4());
    assert!(near(found[0], 15_000) && near(found[1], 15_000), "{found:?}");
}

#[test]
fn ld_v46_who_is_asked_follows_from_public_facts() {
    let scene = |played: &str| {
        let ships = scene("bryg").senate("b4 r3 y2 g1").ships("A sea 1n").played_specials(played);
        ships.specials("b spy spy, y birds, g key key alliance").automatic()
    };
    let mut game = scene("alliance");
    for asked in ["b Ally", "y Ally", "g Ally"] {
        assert_eq!(game.asked(), asked);
        game.play(&format!("{} pass", &asked[..1]));
    }
    assert_eq!(game.aboard("A"), "");
    let ships = self::scene("bryg").ships("A sea 1n").played_specials("alliance alliance");
    let game = ships.specials("b spy spy, y birds, g key key").automatic();
    assert_eq!(game.aboard("A"), "", "with both played nobody is asked");
}

#[test]
fn ld_v47_the_circle_of_spies() {
    let mut game = scene("bry").senate("b3 r2 y1").specials("b key, r spy, y key").bids("b3 r3 y0");
    assert_eq!(game.asked(), "b Spy");
    game.play("b pass, r spy, y pass, b pass");
    assert_eq!((game.ranked(), game.asked()), ("rby".into(), "r Play".into()));
}

#[test]
fn ld_v48_whoever_could_not_place_has_not_stopped() {
    let ships = "A sea 1n, B sea 1n, C sea 1n, D+ 2r, E sea 1n";
    let scene = scene("bry").current("together").senate("b3 r2 y1").ships(ships).specials("b sacrifice key");
    let mut game = scene.delayed();
    game.play("b board D");
    assert_eq!((game.aboard("D"), game.asked()), ("1b2r".into(), "b Sacrifice".into()));
    game.play("b sacrifice D");
    assert_eq!((game.vp(), game.aboard("D")), ("b1 r3 y0".into(), "".into()));
    game.play("r board D, y board D");
    assert_eq!(game.asked(), "b Board");
}

#[test]
fn ld_v49_own_refugees_are_not_displaced() {
    let closed = scene("bry").ships("E 3b").rows("b aristo1").ranking("bry");
    let mut game = closed.clone();
    game.play("b play own");
    assert_eq!(game.refused("b board E"), Illegal::ShipFull { ship: 4 });
    let mut game = scene("bry").ships("E 3b").specials("b holds").rows("b aristo1").ranking("bry");
    game.play("b play own, b open holds, b board E");
    assert_eq!(game.aboard("E"), "3b hold 1b");
}

#[test]
fn ld_v50_windows_of_the_senate_phase_go_by_the_pick_order() {
    let scene = scene("bry").ships("D+ 2r1n").specials("b birds, r birds, y birds").senate_phase();
    let mut game = scene;
    game.play("b take demagogos, b use demagogos, b sail D");
    assert_eq!(game.markers(), "b3 r2 y3");
    for asked in ["b Ally", "r Ally", "y Ally"] {
        assert_eq!(game.asked(), asked);
        game.play(&format!("{} pass", &asked[..1]));
    }
    assert_eq!(game.vp(), "b1 r4 y0");
}

#[test]
fn ld_v51_the_flood_adds_one_on_a_ship_of_the_card() {
    let mut game = scene("bry").current("flood").ships("D 1r").rows("b ref1").ranking("bry");
    game.play("b play own, b board D");
    assert_eq!(game.choices("b"), "board D, pass");
    assert_eq!(game.refused("b board A"), Illegal::NotChosen { ship: 0 });
    game.play("b board D");
    assert_eq!(game.aboard("D"), "2b1r");
    let mut game = scene("bry").current("flood").ships("D 1r").rows("b ref2").ranking("bry");
    game.play("b play own, b board D");
    assert_eq!((game.aboard("D"), game.asked()), ("2b1r".into(), "r Play".into()));
}

#[test]
fn ld_v52_the_winds_add_a_ship_to_a_refugees_card() {
    let ships = "E sea 2b1r, B 1y";
    let mut game = scene("bry").current("winds").ships(ships).rows("b ref1_ship").ranking("bry");
    game.play("b play own, b board A");
    assert_eq!(game.choices("b"), "sail B, sail E");
    game.play("b sail E");
    assert_eq!((game.vp(), game.choices("b")), ("b5 r2 y0".into(), "sail B by the winds, pass".into()));
    assert_eq!(game.refused("b sail A by the winds"), Illegal::JustBoarded { ship: 0 });
}

#[test]
fn ld_v53_strategos_and_empathy() {
    let scene = scene("bry").senators("b strategos").rows("b ref2 ref2 ref1").on_cards("b", [1, 1, 0, 0, 0]);
    let scene = scene.ships("A 3n").supply("b3").specials("b empathy intervention").hands("b ref2");
    let mut game = scene.auction(6);
    assert_eq!(game.choices("b"), "play slot 3, empathy for slot 3, pass");
    assert_eq!(game.refused("b play ref2 from hand"), Illegal::OnlyOwnCards);
    game.play("b empathy for slot 3, b exchange A");
    assert_eq!((game.aboard("A"), game.game.harbour().camp), ("sea 3b".into(), 10));
}

#[test]
fn ld_v54_one_card_of_the_gods_in_an_auction() {
    let scene = scene("bryg").current("gift").gods("ref1 ref2 cargo support2 treason").rows("r ref1");
    let mut game = scene.ranking("bryg");
    game.play("b play ref2 of the gods, b board A");
    assert_eq!((game.asked(), game.choices("r")), ("r Play".into(), "play own, pass".into()));
    assert_eq!(game.refused("r play ref1 of the gods"), Illegal::GodsTaken);
    assert_eq!(game.game.gods().total(), 4);
    game.play("r pass");
    assert!(game.asked().starts_with("g Declare") && !game.game.auction().gods);
}

#[test]
fn ld_v55_the_long_game() {
    let mut game = fresh("bry", |options| options.extra_cards = 2);
    game.reveal("wrath").deal();
    let hand = |game: &Scene, seat: usize| game.game.hands[seat].total();
    assert_eq!([0, 1, 2].map(|seat| hand(&game, seat)), [9; 3]);
    let mut dice = QuickDice::new(3);
    let mut sizes = Vec::new();
    let mut actions = Vec::new();
    while game.game.round() < 2 {
        game.deal();
        let seat = Seat::all(3).find(|&seat| game.game.ask(seat).is_some()).unwrap();
        actions.clear();
        game.game.legal_actions(seat, &mut actions);
        let archon = Action::TakeSenator { senator: Senator::Archon };
        let wanted =
            [archon, Action::UsePower { senator: Senator::Archon }].into_iter().find(|it| actions.contains(it));
        if matches!(actions[0], Action::Discard { .. }) {
            sizes.push(hand(&game, seat.index()));
        }
        let any = actions[engine::Dice::below(&mut dice, actions.len() as u32) as usize];
        let laid = matches!(any, Action::Lay { .. });
        game.game.play(seat, &wanted.unwrap_or(any), &mut ()).unwrap();
        if laid && game.game.laid[seat.index()] == 5 {
            assert_eq!(hand(&game, seat.index()), 4, "four are kept");
        }
    }
    assert_eq!(sizes, [14, 13, 12, 11, 10]);
    game.deal();
    assert_eq!([0, 1, 2].map(|seat| hand(&game, seat)), [9; 3]);
}
