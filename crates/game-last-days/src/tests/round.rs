//! Chapters 3, 4, 6 and 7: influence, the senators, the Doom phase, the end.

use engine::{Game as _, Refusal as _, Seat};

use super::scene::clauses::clauses_of_wrong_draws;
use super::scene::{Scene, event, fresh, scene};
use crate::events::{Event, PointReason};
use crate::kinds::Senator;
use crate::refusals::Illegal;

#[test]
fn ld_3_0_four_phases_follow_each_other() {
    let mut game = scene("bry").current("wrath").next_round();
    let four = "ref2 ref2 ref2 ref2 cargo";
    game = game.hands(&format!("b {four}, r {four}"));
    game = game.hands("y ships2 ships2 ships2 ships2 ships2");
    assert_eq!(game.asked(), "b Influence, r Influence, y Influence");
    game.play("b commit 1, r commit 0, y commit 0");
    assert_eq!(game.asked(), "b Senator");
    game.play("b take oraklos, r take philosophos, y take strategos");
    assert_eq!(game.asked(), "b Lay, r Lay, y Lay");
    for (colour, card) in [("b", "ref2"), ("r", "ref2"), ("y", "ships2")] {
        let last = if colour == "y" { "ships2" } else { "cargo" };
        for card in [card, card, card, card, last] {
            game.play(&format!("{colour} lay {card}"));
        }
    }
    game.play("b keep down 00000");
    for _ in 0..5 {
        assert_eq!(game.asked(), "b Bid, r Bid, y Bid");
        game.play("b commit 0, r commit 0, y commit 0, b pass, r pass");
    }
    assert_eq!(game.asked(), "y Strategos");
    game.play("y pass");
    assert_eq!((game.vp(), game.asked()), ("b2 r0 y0".into(), "luck".into()), "the Doom phase reveals an event");
    game.reveal("chaos").deal();
    assert!(game.told(&Event::RoundBegan { round: 4, auction: fleet::VoteKind::Secret, event: event("chaos") }));
}

#[test]
fn ld_3_1_ld_3_2_ld_d2_ld_r69_influence_is_chosen_in_secret_and_opened_together() {
    let mut game = scene("bry").front("y3").next_round();
    assert!(game.may("b commit 0") && game.may("b commit 20"));
    assert_eq!(
        game.refused("y commit 18"),
        Illegal::Fleet(fleet::Illegal::TooFewCubes { cubes: 18, supply: 17, clause: "LD-3.1" })
    );
    game.play("b commit 5");
    assert_eq!(game.refused("b commit 4"), Illegal::Fleet(fleet::Illegal::Committed));
    assert_eq!(game.senates(), "b0 r0 y0", "nothing is opened yet");
    let (own, other) = (game.view("b"), game.view("r"));
    assert_eq!((own.cards.players[Seat(0)].sealed, other.cards.players[Seat(0)].sealed), (Some(5), None));
    assert_eq!(other.table.council.supply(Seat(0)), 20, "others know supply and bid together");
    game.play("y commit 17, r commit 0");
    assert_eq!((game.senates(), game.supplies()), ("b5 r0 y17".into(), "b15 r20 y0".into()));
}

#[test]
fn ld_3_3_senate_cubes_stay_until_they_are_taken_away() {
    let rows = "b ref2, r treason, y ref2";
    let mut game = scene("bry").senate("b3 r2 y4").rows(rows).ranking("bry");
    game.play("b pass, r play own, r expel 1 of y");
    assert_eq!(game.senates(), "b3 r2 y3", "auctions leave the others");
    let game = game.current("wrath").clean_up();
    assert_eq!(game.senates(), "b0 r0 y0");
}

#[test]
fn ld_4_1_the_pick_order_is_fixed() {
    // b stands where r and y would be before b, but the order does not change on the way.
    let mut game = scene("bry").senate("b1 r1 y1").senate_phase();
    game.play("b take strategos");
    assert_eq!((game.asked(), game.markers()), ("r Senator".into(), "b7 r2 y3".into()));
    game.play("r take philosophos");
    assert_eq!(game.asked(), "y Senator");
    let game = scene("bry").senate("y2 r1").senate_phase();
    assert_eq!(game.asked(), "y Senator");
}

#[test]
fn ld_4_2_ld_d3_everybody_takes_one_free_tile() {
    let mut game = scene("bry").senate_phase();
    assert_eq!(game.choices("b").matches("take").count(), 7);
    assert_eq!(game.refused("b pass"), Illegal::WrongMoment { asked: crate::actions::Ask::Senator });
    game.play("b take oraklos");
    let taken = Illegal::Fleet(fleet::Illegal::OfficeTaken { office: Senator::Oraklos, holder: game.seat("b") });
    assert_eq!((game.refused("r take oraklos"), game.choices("r").matches("take").count()), (taken, 6));
    assert_eq!((game.supplies(), game.markers()), ("b20 r20 y20".into(), "b5 r2 y3".into()));
}

#[test]
fn ld_4_3_ld_r7_bonus_markers_are_points_at_once() {
    let mut game = scene("bry").bonus("archon9").senate_phase();
    game.play("b take archon");
    assert_eq!((game.vp(), game.game.table.bonus(Senator::Archon)), ("b9 r0 y0".into(), 0));
    assert_eq!(game.asked(), "b Power", "then the power");
    // More markers than the box holds are no limit.
    let mut game = scene("bry").senate_phase();
    game.game.table.senators.iter_mut().for_each(|senator| senator.bonus = 18);
    game.play("b take oraklos, r take strategos, y take philosophos");
    assert_eq!(game.game.table.bonus(Senator::Archon), 19);
}

#[test]
fn ld_4_4_ld_r6_the_power_comes_before_the_next_pick() {
    let mut game = scene("bry").senate_phase();
    game.play("b take demiurgos");
    assert_eq!(game.asked(), "b Power");
    game.play("b pass");
    assert!(game.told(&Event::PowerSkipped { seat: game.seat("b"), senator: Senator::Demiurgos }));
    assert_eq!(game.asked(), "r Senator");
    game.play("r take oraklos, y take strategos");
    // Declined is lost for the round, and those three have nothing to use at once.
    assert_eq!(game.asked(), "b Influence, r Influence, y Influence");
    assert!(!game.may("b use demiurgos"));
}

#[test]
fn ld_4_5_the_same_tile_may_be_taken_again() {
    let mut game = scene("bry").senate_phase();
    game.play("b take oraklos, r take strategos, y take philosophos");
    let mut game = game.clean_up();
    game.deal();
    assert!(Senator::ALL.iter().all(|&senator| game.game.table.holder(senator).is_none()));
    let mut game = game.senate_phase();
    game.play("b take oraklos");
    assert_eq!(game.game.table.holder(Senator::Oraklos), Some(game.seat("b")));
}

#[test]
fn ld_4_6_tiles_not_taken_get_a_marker() {
    let mut game = scene("bry").bonus("archon2").senate_phase();
    game.play("b take oraklos, r take strategos, y take philosophos");
    let bonus = Senator::ALL.map(|senator| game.game.table.bonus(senator));
    assert_eq!(bonus, [3, 1, 1, 1, 0, 0, 0]);
}

#[test]
fn ld_6_2_ld_r19_the_senate_majority() {
    let after =
        |senate: &str, fields: &str| scene("bry").current("wrath").senate(senate).fields(fields).doom_phase().vp();
    assert_eq!(after("b1 r2 y0", "b1 r2 y3"), "b0 r2 y0");
    assert_eq!(after("b2 r2 y0", "b4 r2 y1"), "b0 r2 y0", "a tie by the leftmost marker");
    assert_eq!(after("b0 r0 y0", "b1 r2 y3"), "b0 r0 y0", "nobody has most of nothing");
}

#[test]
fn ld_6_3_ld_r18_ships_come_after_the_majorities() {
    let game = scene("bry").current("wrath").ships("A sea 2b").doom_phase();
    assert_eq!((game.vp(), game.landed()), ("b3 r0 y0".into(), "2b".into()), "no majority for those landed now");
    let order: Vec<bool> =
        game.events.iter().map(|event| matches!(event, Event::Fleet(fleet::Event::Landed { .. }))).collect();
    assert_eq!(order.iter().filter(|&&landed| landed).count(), 1);
    // Nobody on New Land, nobody scores.
    assert_eq!(scene("bry").current("wrath").doom_phase().vp(), "b0 r0 y0");
}

/// What was told of step 4, by name.
fn told(game: &Scene) -> Vec<String> {
    let name = |words: String| words.trim_start_matches("Fleet(").split([' ', '{']).next().unwrap().to_owned();
    game.events.iter().map(|event| name(format!("{event:?}"))).collect()
}

#[test]
fn ld_6_4_ld_12_2_the_order_of_step_4() {
    let mut game = scene("bry").revealed("wisdom").step_4();
    game.gains("b", "key").gains("r", "key").reveal("gift");
    let names = told(&game);
    let at = |name: &str| names.iter().position(|told| told == name).unwrap_or_else(|| panic!("{name}: {names:?}"));
    assert!(at("EffectBegan") < at("SpecialsDrawn") && at("SpecialsDrawn") < at("MarkerRemoved"));
    assert!(at("MarkerRemoved") < at("Upgraded") && at("Upgraded") < at("EventRevealed"));
    assert!(at("EventRevealed") < at("NeutralBoarded") && at("NeutralBoarded") < at("CleanedUp"));
}

#[test]
fn ld_6_5_ld_r48_ld_r49_clean_up_brings_everything_back() {
    let game = scene("bry").current("wrath").senators("b archon, r oraklos").senate("b3").front("b2 r1");
    let game = game.on_cards("r", [1, 0, 2, 0, 0]).new_land("2b1y3n").rows("b ref2 ref2 cargo");
    let mut game = game.gods("treason").hands("b support2").clean_up();
    assert_eq!((game.senates(), game.fronts(), game.landed()), ("b0 r0 y0".into(), "b0 r0 y0".into(), "".into()));
    assert_eq!((game.supplies(), game.game.table.council.harbour.camp), ("b20 r20 y20".into(), 10));
    assert!(Senator::ALL.iter().all(|&senator| game.game.table.holder(senator).is_none()));
    assert_eq!(game.markers(), "b1 r5 y3", "markers stay");
    let discard = game.game.cards.politics.discard;
    assert_eq!((discard.total(), game.game.table.gods.total()), (4, 0));
    assert_eq!(game.hand("b").total(), 1, "what was not laid out stays in hand");
    game.deal();
    // Cubes discarded in step 4 come back in the same phase.
    let mut game = scene("bry").revealed("wrath").ships("A sea 2b").step_4();
    assert_eq!(game.fronts(), "b2 r0 y0");
    game.reveal("winds");
    assert_eq!((game.fronts(), game.supplies()), ("b0 r0 y0".into(), "b20 r20 y20".into()));
}

#[test]
fn ld_6_5_ld_r10_a_slot_carried_out_is_open_again_in_the_next_round() {
    let mut game = scene("bry").current("wrath").rows("b ref1, y ref1").ranking("bry");
    game.play("b play own, b board A");
    let mut game = game.clean_up();
    game.deal();
    let mut next = game.rows("b ref2, y ref1").ranking("bry");
    next.play("b play own, b board B");
    assert_eq!((next.aboard("A"), next.aboard("B")), ("1b".into(), "2b".into()));
}

#[test]
fn ld_6_6_refugees_aboard_stay_aboard() {
    let game = scene("bry").ships("A 2b1n, C sea 1r hold 1y").clean_up();
    assert_eq!(
        (game.aboard("A"), game.aboard("C"), game.supplies()),
        ("2b1n".into(), "sea 1r hold 1y".into(), "b18 r19 y19".into())
    );
}

#[test]
fn ld_6_7_ld_r77_hands_are_filled_in_senate_order() {
    // The Senate is empty after clean-up, so the markers decide, though y had more cubes there.
    let game = scene("bry").senate("y5").fields("b3 r1 y2").hands("b ref2 ref2, r ref2, y ref2 ref2 ref2");
    let mut game = game.current("wrath").clean_up();
    let four = "ref1 ref1 ref1 ref1";
    game.draws("r", &format!("{four} cargo cargo")).draws("y", "cargo cargo cargo cargo");
    game.draws("b", "ships2 ships2 ships2 ships2 ships2");
    assert_eq!(["b", "r", "y"].map(|colour| game.hand(colour).total()), [7; 3]);
    assert_eq!(game.asked(), "b Influence, r Influence, y Influence");
}

#[test]
fn ld_7_1_the_third_marker_ends_the_game_at_once() {
    let mut game = scene("bry").markers_gone(2).current("winds").senate("b2").front("r3").new_land("1y");
    game = game.ships("A+ sea 2b, B+ 1r").doom_phase();
    assert_eq!((game.asked(), game.game.table.council.markers_left), ("over".into(), 0));
    // Majorities and ships of that phase have counted: 2 for y, 2 and 3 for b.
    assert_eq!((game.vp(), game.aboard("B")), ("b5 r0 y2".into(), "sea 1r".into()));
    assert_eq!((game.senates(), game.fronts()), ("b2 r0 y0".into(), "b0 r3 y0".into()), "nothing after it");
    assert_eq!(game.refused("b pass"), Illegal::Fleet(fleet::Illegal::Over));
    assert!(game.told(&Event::Fleet(fleet::Event::Ended)));
    // The delayed effect before it has been carried out.
    let mut game = scene("bry").markers_gone(2).current("wisdom").doom_phase();
    game.gains("b", "birds").gains("r", "spy");
    assert_eq!(game.asked(), "over");
}

#[test]
fn ld_7_2_ld_11_11_vp_cards_count_at_the_end() {
    let held = "b birds birds key, r orichalcum, y spy alliance";
    let before = scene("bry").points("b1 r2 y3").specials(held).markers_gone(2).current("winds");
    assert_eq!(before.game.scores().as_slice(), [1, 2, 3], "not before the end");
    let game = before.step_4();
    assert_eq!(game.game.scores().as_slice(), [9, 5, 3]);
    assert!(game.told(&Event::Fleet(fleet::Event::SpecialsShown { seat: game.seat("b"), points: 8 })));
    assert_eq!(game.view("y").cards.specials(game.seat("b")).total(), 3, "they are shown");
}

#[test]
fn ld_7_3_ld_r50_ties_at_the_end_by_senate_order_at_that_moment() {
    let winner = |senate: &str, fields: &str| {
        let game = scene("bry").points("b7 r7 y6").specials("y birds").senate(senate).fields(fields);
        let game = game.markers_gone(2).current("winds").step_4();
        game.letters(game.game.winners())
    };
    assert_eq!(winner("b1", "b7 r1 y2"), "y", "8 points");
    let tied = |senate: &str, fields: &str| {
        let game = scene("bry").points("b7 r7 y6").senate(senate).fields(fields).markers_gone(2).current("winds");
        let game = game.step_4();
        game.letters(game.game.winners())
    };
    assert_eq!((tied("b1", "b7 r1 y2"), tied("b1 r1", "b7 r1 y2")), ("b".into(), "r".into()));
}

#[test]
fn ld_r33_ld_i8_no_rule_takes_points_away() {
    let reasons = [
        PointReason::Bonus,
        PointReason::NewLand,
        PointReason::Senate,
        PointReason::Refugees,
        PointReason::Sabotage,
        PointReason::Treason,
        PointReason::Debts,
    ];
    for why in reasons {
        let mut game = scene("bry");
        crate::phases::doom::score(&mut game.game, engine::Seat(1), 4, why, &mut ());
        assert_eq!(game.vp(), "b0 r4 y0", "{why:?}");
    }
    // Nor does Sabotage against a player behind.
    let mut game = scene("bry").points("b5 r3").ships("A sea 2r").rows("b sabotage").ranking("bry");
    game.play("b play own, b target A");
    assert_eq!(game.vp(), "b5 r3 y0");
}

#[test]
fn ld_3_1_ld_5_8_ld_5_9_cubes_that_are_not_there_cite_the_choice() {
    let clause = |game: &Scene, text: &str| game.refused(text).clause();
    assert_eq!(clause(&scene("bry"), "b commit 21"), "LD-3.1");
    assert_eq!(clause(&scene("bry").current("chaos").auction(1), "b commit 21"), "LD-5.8");
    assert_eq!(clause(&scene("bry").auction(1), "y declare 21"), "LD-5.9");
}

#[test]
fn ld_2_7_ld_6_7_ld_8_1_ld_11_1_ld_12_9_wrong_draws_cite_the_draw() {
    let mut deal = fresh("bry", |_| {});
    deal.reveal("debts");
    assert_eq!(clauses_of_wrong_draws(&deal, "b", false), ["LD-2.7"; 2]);
    deal.draws("b", "ref1 ref1 ref1 ref1 cargo cargo cargo");
    assert_eq!(clauses_of_wrong_draws(&deal, "b", true), ["LD-2.7"; 2]);
    let mut archon = scene("bry").senate_phase();
    archon.play("b take archon, b use archon");
    assert_eq!(clauses_of_wrong_draws(&archon, "b", false), ["LD-8.1"; 2]);
    let refill = scene("bry").current("wrath").clean_up();
    assert_eq!(clauses_of_wrong_draws(&refill, "b", false), ["LD-6.7"; 2]);
    let mut gain = scene("bry").senate_phase();
    gain.play("b take demiurgos, b use demiurgos");
    assert_eq!(clauses_of_wrong_draws(&gain, "b", true), ["LD-11.1"; 2]);
}
