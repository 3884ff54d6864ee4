//! AE-3: the preparation of years 2 to 5, and what two players change in it.

use engine::{Awaiting, Game as _, QuickDice, Seat};

use super::scene::{Scene, fresh, scene};
use super::walk::walk;
use crate::actions::Chance;
use crate::events::Event;
use crate::kinds::{Display, Stage};
use crate::refusals::Illegal;

/// The rest of the preparation after the catastrophe.
fn prepared(mut game: Scene, tile: &str) -> Scene {
    game.catastrophe(tile).deal();
    game
}

#[test]
fn ae_3_1_kings_leave_the_city() {
    let game = prepared(scene("rb").kings("r B1, b B3").end_of_year(1), "CA1");
    assert!(Seat::all(2).all(|seat| game.game.player(seat).king().is_none()));
}

#[test]
fn ae_3_2_ru_76_a_catastrophe_turns_the_middle_disc_and_then_the_top_disc() {
    for (tile, start, end) in [
        ("CA1", (0, 0), (1, 2)),
        ("CA3", (0, 0), (2, 3)),
        ("CA6", (0, 0), (1, 3)),
        ("CA8", (0, 0), (2, 0)),
        ("CA7", (3, 2), (1, 2)),
        ("CA5", (3, 3), (0, 2)),
    ] {
        let mut game = scene("rby").discs(start.0, start.1).end_of_year(1);
        assert_eq!(game.asked(), "luck");
        game.catastrophe(tile).deal();
        assert_eq!((game.game.middle_turn(), game.game.top_turn()), end, "{tile} from {start:?}");
        assert_eq!(game.game.year(), 2);
        let told =
            |event: &Event| matches!(event, Event::CatastropheTurned { middle, top, .. } if (*middle, *top) == end);
        assert_eq!(game.told(told), 1);
    }
    // A tile comes once.
    let mut game = prepared(scene("rby").end_of_year(1), "CA4");
    assert_eq!(game.game.unseen_catastrophes().count(), 7);
    game = game.end_of_year(2);
    game.deal_to("Catastrophe");
    let again = Chance::Catastrophe { tile: crate::kinds::Catastrophe(3) };
    assert_eq!(game.game.check_chance(&again), Err(Illegal::NotInPile));
}

#[test]
fn ae_3_3_ae_18_3_ru_38_neutral_kings_walk_over_walls() {
    let neutrals = |game: &Scene| game.game.neutrals().map(|field| field.to_string()).collect::<Vec<_>>();
    // CA3: top 1, middle 2. The middle king walks the top number, the bottom king the middle number.
    let game = prepared(scene("rb").neutral_kings("M6 B4").end_of_year(1), "CA3");
    assert_eq!(neutrals(&game), ["M7", "B6"]);
    let game = prepared(scene("rb").neutral_kings("M7 B6").kings("r B7").end_of_year(1), "CA3");
    assert_eq!(neutrals(&game), ["M0", "B0"], "7 is followed by 0");
    let game = prepared(scene("r").neutral_kings("M7 B7").end_of_year(1), "CA6");
    assert_eq!(neutrals(&game), ["M1", "B0"], "solo as well");
    assert_eq!(neutrals(&prepared(scene("rby").end_of_year(1), "CA3")), [""; 0]);
}

#[test]
fn ru_38_ru_80_a_guard_is_taken_from_the_other_field_and_only_once() {
    // The neutral king on B2 blocks its field, not the guard beside it.
    let mut game = scene("rb").neutral_kings("M6 B2").kings("r M2, b M3").standing("GB1 w").king("r", 3);
    game.play("king to B3, take the guard");
    assert_eq!((game.stands("GB1").as_str(), game.gains().contains("IN+1")), ("-", true));
    // RU-80: the next king finds the place empty.
    let mut game = scene("rby").kings("r M2, b M2").standing("GB1 w").king("r", 3);
    game.play("king to B3, take the guard");
    assert_eq!(game.asked(), "b PlaceKing");
    game.play("king to B2");
    assert_eq!(game.asked(), "y PlaceKing", "nothing is left to ask");
}

#[test]
fn ae_3_4_ru_41_tiles_go_to_the_open_displays_and_new_ones_come() {
    let mut game = scene("rb").tiles("M0 turtle, M2 WS01, M4 AG10:b, B0 turtle, B4 AG01").open("WS09");
    let bag = game.game.bag();
    game = game.end_of_year(1);
    game.catastrophe("CA1");
    assert_eq!(game.opened(), "turtle*2 WS01 WS09 AG01 AG10");
    assert_eq!(game.game.bag()[2], bag[2] + 1, "RU-41: the settler of the agora is in the bag");
    game.tiles_come("whale WS02 AG11 dolphin WS03 AG02 WS04");
    assert_eq!(game.lying(), "M0 whale, M2 WS02, M4 AG11, B0 dolphin, B1 WS03, B4 AG02, B6 WS04");
    game.deal();
    assert!(game.lying().starts_with("M0 whale, M2 WS02, M4 AG11:"));
}

#[test]
fn ae_3_5_ru_11_settlers_fill_the_free_places_in_order() {
    let mut game = scene("rb").standing("T0 p, T2 wb, GM0 w, GB3 b").end_of_year(1);
    game.catastrophe("CA1").tiles_come("turtle WS01 AG10 dolphin WS02 AG01 WS03");
    game.settlers_come("wpbwwpwbpwbp").deal();
    assert_eq!(["T0", "T1", "T2", "T3"].map(|at| game.stands(at)), ["pw", "pb", "wb", "ww"]);
    assert_eq!(["GM0", "GM1", "GM2", "GM3"].map(|at| game.stands(at)), ["w", "p", "w", "b"]);
    assert_eq!(["GB0", "GB1", "GB2", "GB3"].map(|at| game.stands(at)), ["p", "w", "b", "b"]);
    assert!(game.lying().contains("M4 AG10:p"), "{}", game.lying());
    assert_eq!((game.stands("M3"), game.stands("B7")), (String::new(), String::new()));
    // RU-11: an almost empty bag leaves the last places empty.
    let mut game = scene("rb").standing("T0 p").bag("2b1w").end_of_year(1);
    game.catastrophe("CA1").deal();
    assert_eq!(game.stands("T3") + &game.stands("GM0") + &game.stands("GB3"), "----");
    let first = format!("{}{}", game.stands("T0"), game.stands("T1"));
    assert_eq!((first.matches('b').count(), first.matches('w').count(), first.len()), (2, 1, 4));
    assert_eq!(game.game.bag(), [0; 3]);
}

#[test]
fn ae_3_6_new_pillar_cards_cover_the_old_ones() {
    let mut game = scene("rby").pillar_cards("L BA1a SF1a CP1a, R BA3a").end_of_year(1);
    game.catastrophe("CA1").deal_to("Pillars").pillars_come("BA2a BA2b SF2a SF2b CP1b CP2a").deal();
    assert_eq!(game.heap(Display::L, Stage::Base), "BA1a BA2a");
    assert_eq!(game.heap(Display::R, Stage::Base), "BA3a BA2b");
    assert_eq!(game.heap(Display::L, Stage::Capital), "CP1a CP1b");
    assert_eq!(game.heap(Display::R, Stage::Shaft), "SF2b");
    // The capital deck is used up after year 3.
    let mut decks = Vec::new();
    walk(3, 4, |moment| {
        if moment.events.iter().any(|event| matches!(event, Event::YearBegan { .. })) {
            decks.push(Stage::ALL.map(|stage| moment.after.pillar_deck(stage).count()));
        }
    });
    assert_eq!(decks, [[8, 8, 4], [6, 6, 2], [4, 4, 0], [2, 2, 0], [0, 0, 0]]);
}

#[test]
fn ae_3_7_ru_24_knowledge_cards_slide_to_the_right() {
    let mut game = scene("rbyg").display("KN01 - KN03 - KN05").end_of_year(1);
    game.catastrophe("CA1").deal_to("Knowledge");
    assert_eq!(game.shown(), "- - - KN01 KN03");
    game.knowledge_comes("KN06 KN07 KN08").deal();
    assert_eq!(game.shown(), "KN08 KN07 KN06 KN01 KN03");
    assert_eq!(game.game.discarded(super::scene::knowledge("KN05")), 1);
    // A free last field: nothing is discarded.
    let mut game = scene("rbyg").display("KN01 KN02 - - -").end_of_year(1);
    game.catastrophe("CA1").deal_to("Knowledge").knowledge_comes("KN06 KN07 KN08").deal();
    assert_eq!(game.shown(), "KN08 KN07 KN06 KN01 KN02");
    assert_eq!(game.game.knowledge_discard, [0; 32]);
    // All fields full: only the last one goes.
    let mut game = scene("rbyg").display("KN01 KN02 KN03 KN04 KN05").end_of_year(1);
    game.catastrophe("CA1").deal_to("Knowledge").knowledge_comes("KN06").deal();
    assert_eq!(game.shown(), "KN06 KN01 KN02 KN03 KN04");
}

#[test]
fn ru_14_an_empty_knowledge_deck_leaves_fields_empty() {
    let mut game = scene("rbyg").display("KN01 KN02 KN03 KN04 KN05").knowledge_deck("").end_of_year(1);
    game.catastrophe("CA1").deal();
    assert_eq!(game.shown(), "- KN01 KN02 KN03 KN04");
    let mut game = scene("rbyg").display("- - - KN04 KN05").knowledge_deck("KN07").end_of_year(1);
    game.catastrophe("CA1").deal();
    assert_eq!(game.shown(), "- - - KN07 KN04", "the discard pile is not shuffled back");
    // IF11 may still use the discard pile.
    let mut game = scene("rbyg").discards("KN05").knowledge_deck("").holds("IF11").turn();
    game.play("play IF11");
    assert!(
        game.told(|event| matches!(event, Event::KnowledgeTaken { field: None, .. })) == 1 || game.may("take KN05")
    );
}

#[test]
fn ae_3_8_the_last_in_order_sorts_first() {
    let game = prepared(scene("rbyg").spaces("y1 r3 g4 b5").end_of_year(1), "CA1");
    assert_eq!(game.letters(game.game.sorting()), "bgry");
    assert_eq!(game.asked(), "b OrderSpace");
    let game = prepared(scene("rb").spaces("b1 r2").end_of_year(3), "CA1");
    assert_eq!(game.letters(game.game.sorting()), "rb");
}

#[test]
fn ae_3_9_boards_supplies_residences_monuments_and_influence_stay() {
    let board = "n0 RS01 2p1w, n1 AG04, p3 WS05 p-";
    let start = scene("rb").board(board).school("2SC 1PH").ships("turtle dolphin:p").pillars("BA1a SF1a*");
    let start = start.open("IF05").holds("IF07").goods("3S 0G 1FT").points("7").priest("9").knows("KN01");
    let game = prepared(start.clone().end_of_year(1), "CA1");
    for seat in Seat::all(2) {
        let (mut was, mut is) = (*start.game.player(seat), *game.game.player(seat));
        (was.space, is.space) = (0, 0);
        assert_eq!(was, is);
    }
    let (was, is) = (&start.game, &game.game);
    assert_eq!((was.open_residences, was.monuments), (is.open_residences, is.monuments));
    assert_eq!((was.open_influence, was.hidden.deck), (is.open_influence, is.hidden.deck));
    assert_eq!((was.books, was.gold, was.favours), (is.books, is.gold, is.favours));
}

#[test]
fn ae_3_steps_come_in_their_order() {
    let mut game = scene("rb").end_of_year(1);
    let mut order = Vec::new();
    let mut dice = QuickDice::new(1);
    while game.game.awaiting() == Awaiting::Chance {
        let chance = game.game.sample_chance(&mut dice);
        order.push(match &chance {
            Chance::Catastrophe { .. } => "catastrophe",
            Chance::Tiles { .. } => "tiles",
            Chance::Settlers { .. } => "settlers",
            Chance::Pillars { .. } => "pillars",
            Chance::Knowledge { .. } => "knowledge",
            _ => "something else",
        });
        game.luck(chance);
    }
    assert_eq!(order, ["catastrophe", "tiles", "settlers", "pillars", "knowledge"]);
}

#[test]
fn ru_63_there_is_no_preparation_after_year_five() {
    let game = scene("rb").kings("r B1, b B3").end_of_year(5);
    assert_eq!(game.asked(), "over");
    assert_eq!(game.game.player(Seat(0)).king(), Some(super::scene::field("B1")), "kings stay");
    assert_eq!(game.told(|event| matches!(event, Event::CatastropheTurned { .. })), 0);
}

#[test]
fn ru_77_neutral_kings_block_by_where_they_stand() {
    let mut game = fresh("rb");
    game.deal();
    let blocked = |game: &Scene, at: &str| game.game.neutrals().any(|field| field == super::scene::field(at));
    assert!(blocked(&game, "M6") && blocked(&game, "B4"));
    let mut game = prepared(scene("rb").neutral_kings("M6 B4").end_of_year(1), "CA1");
    assert!(!blocked(&game, "M6") && !blocked(&game, "B4"));
    game = game.kings("r T3").discs(0, 0).king("r", 2);
    assert_eq!(game.choices(), "king to M4, king to M5, king to M6", "M7 is blocked now");
}

#[test]
fn ae_18_1_ae_18_5_two_players_have_their_own_numbers() {
    let mut game = fresh("rb");
    game.deal();
    assert_eq!(game.choices(), "order space 1, order space 2, order space 3, order space 4");
    let data = game.game.components();
    let row = data.players(2);
    assert_eq!((row.bag, row.knowledge_fields, row.monuments, row.majority_vp), (20, 3, 3, 5));
    // AE-18.1: one colour is worth 5 points.
    let game = scene("rb").board("n0 RS01 2p").board("b: n0 RS05 1p").end_of_year(2);
    assert_eq!((game.gains_of("r"), game.gains_of("b")), ("VP+5".into(), String::new()));
}
