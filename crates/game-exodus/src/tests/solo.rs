//! AE-19: the solo game.

use engine::{Awaiting, Game as _, Seat, SeatSet};

use super::scene::{Scene, fresh, scene};
use super::walk::{Decided, walk};
use crate::actions::Action;
use crate::asks::Ask;
use crate::events::{Event, PointReason};
use crate::state::Ending;

/// What luck decides in a preparation, in order.
fn prepare(mut game: Scene) -> (Scene, String) {
    let mut course = Vec::new();
    while game.game.awaiting() == Awaiting::Chance {
        course.push(format!("{:?}", game.game.stack.top()).split([' ', '{']).next().unwrap().to_owned());
        game.deal_once();
    }
    (game, course.join(" "))
}

#[test]
fn ae_19_2_there_is_no_order_choice() {
    let mut game = fresh("r");
    game.deal();
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("r PlaceKing", ""));
    for seed in 0..6 {
        walk(1, seed, |moment| {
            if let Decided::By(seat, action) = moment.decided {
                assert!(!matches!(action, Action::OrderSpace { .. }));
                assert_eq!(*seat, Seat(0));
            }
        });
    }
}

#[test]
fn ae_19_3_ru_68_guards_come_once() {
    let mut game = fresh("r");
    game.deal();
    assert!((0..8).all(|place| game.game.guard(place).is_some()), "eight for the whole game");
    for year in 1..=4 {
        let (game, _) = prepare(scene("r").board("n0 RS01 1p, p0 RS05 3p").standing("GM2 w").end_of_year(year));
        let guards: Vec<u8> = (0..8).filter(|&place| game.game.guard(place).is_some()).collect();
        assert_eq!(guards, [2], "after year {year}");
    }
}

#[test]
fn ae_19_4_ru_67_ru_95_the_city_is_renewed_after_years_two_and_four() {
    let start = || {
        let game = scene("r").board("n0 RS01 1p, p0 RS05 3p").tiles("M0 turtle, M4 AG10:b").standing("T0 p");
        game.pillar_cards("L BA1a").display("KN01 KN02 KN03").neutral_kings("M6 B4").kings("r B1")
    };
    for year in [1, 3] {
        let (game, course) = prepare(start().end_of_year(year));
        assert_eq!(course, "Catastrophe Pillars KnowledgeCards", "after year {year}");
        assert_eq!((game.lying().as_str(), game.opened().as_str()), ("M0 turtle, M4 AG10:b", ""));
        assert_eq!((game.stands("T0").as_str(), game.stands("T1").as_str()), ("p-", "--"));
        // All other steps happen.
        assert!(game.player("r").king().is_none());
        assert_ne!(game.game.middle_turn(), 0);
        assert!(game.game.neutrals().all(|field| !["M6", "B4"].contains(&field.to_string().as_str())));
        assert!(game.shown().ends_with("KN01 KN02"), "{}", game.shown());
        assert_eq!(game.heap(crate::kinds::Display::L, crate::kinds::Stage::Base).split(' ').count(), 2);
    }
    for year in [2, 4] {
        let (game, course) = prepare(start().end_of_year(year));
        assert_eq!(course, "Catastrophe Tiles Settlers Pillars KnowledgeCards", "after year {year}");
        assert_eq!(game.opened(), "turtle AG10");
        assert_eq!(game.lying().split(", ").count(), 7);
        assert!(["T0", "T1", "T2", "T3"].iter().all(|at| !game.stands(at).contains('-')));
        for field in ["M4", "B4"].map(super::scene::field) {
            let Some(crate::Tile::Agora(agora)) = game.game.tile(field) else { panic!("an agora lies on {field}") };
            let carries = game.game.components().agora(agora).trained.is_some();
            assert_eq!(game.game.agora_settler(field).is_some(), carries);
        }
    }
    // RU-95: IF17 works as ever.
    let mut game = start().holds("IF17").turn();
    game.play("play IF17").deal();
    assert_eq!(game.opened(), "turtle AG10");
    assert_eq!(game.lying().split(", ").count(), 7);
    assert_eq!(game.stands("T0"), "p-", "the top ring is not filled by it");
}

#[test]
fn ae_19_5_ru_37_ru_93_without_a_residence_in_the_region_the_game_is_lost() {
    for (year, fine, board) in [
        (2, true, "n0 RS01 1p"),
        (2, false, "p0 RS01 1p, n0 WS01 w, n2 MO01, n1 AG01"),
        (4, true, "p0 RS01 1p"),
        (4, false, "n0 RS01 1p"),
        (5, true, "a1 RS01 1p"),
        (5, false, "n0 RS01 3p, p0 RS05 3p"),
    ] {
        let game = scene("r").board(board).points("30").holds("IF01").school("1SC").end_of_year(year);
        let lost = game.game.ending() == Some(Ending::Lost);
        assert_eq!(lost, !fine, "{board} after year {year}");
        if lost {
            assert_eq!((game.asked().as_str(), game.game.winners()), ("over", SeatSet::EMPTY));
            assert_eq!(game.player("r").vp, 30, "RU-37: before the scoring, and without the final scoring");
            assert_eq!(game.told(|event| matches!(event, Event::SoloLost { .. })), 1);
            assert_eq!(game.told(|event| matches!(event, Event::Scored { .. } | Event::FinalScoring)), 0);
        }
    }
    // After years without a scoring nothing is asked for.
    let game = scene("r").end_of_year(1);
    assert_eq!(game.game.ending(), None);
    // RU-93: any other solo game is won.
    let game = scene("r").board("a1 RS01 1p").end_of_year(5);
    assert_eq!(game.game.winners(), SeatSet::only(Seat(0)));
    // With two players nobody loses so.
    let game = scene("rb").end_of_year(5);
    assert_eq!(game.game.ending(), Some(Ending::Scored));
}

#[test]
fn ae_19_6_ae_19_7_ru_36_all_three_colours_triple_the_smallest() {
    for (board, points) in [
        ("n0 RS03 3p2w", 5),
        ("n0 RS03 4b", 4),
        ("n0 RS03 3p1w1b", 3 + 1 + 3),
        ("n0 RS03 1p1w1b", 5),
        ("n0 RS03 2p2w1b", 3 + 2 + 2),
        ("n0 RS03 2p2w1b, n2 WS15 pb", 6 + 3 + 2),
        ("n0 RS03 1p1w1b, p0 RS01 3p", 5),
    ] {
        let game = scene("r").board(board).end_of_year(2);
        assert_eq!(game.gains(), format!("VP+{points}"), "{board}");
        assert_ne!(game.asked(), "r ChooseColour", "AE-19.7: no decision");
    }
    let game = scene("r").board("n0 RS03 2p").ships("turtle:w whale:b").end_of_year(2);
    assert_eq!(game.gains(), "VP+6", "ships count: 3 x 1 + 1 + 2");
    assert_eq!(
        game.told(|event| matches!(event, Event::Scored { why: PointReason::Settlement { colour: None, .. }, .. })),
        1
    );
}

#[test]
fn ae_19_8_the_final_scoring_is_that_of_all() {
    let game = scene("r").board("a1 RS01 1p, n0 MO01").school("2SC").knows("KN17").holds("IF01").end_of_year(5);
    // 1 settler; -6; MO01: two sand tiles, 4; KN17: 2; 1 card.
    assert_eq!(game.gains().split(' ').next(), Some("VP+2"));
    assert_eq!(game.told(|event| matches!(event, Event::FinalScoring)), 1);
}

#[test]
fn ae_19_9_ru_36_exactly_fifty_points_are_a_fisherman() {
    let data = scene("r").game.components();
    let id = |points| data.title(points).map(|title| title.id.as_str());
    assert_eq!((id(50), id(51), id(121)), (Some("fisherman"), Some("temple_servant"), Some("atlas")));
}

#[test]
fn ae_19_1_two_player_rules_hold_for_one() {
    let mut game = fresh("r");
    game.deal();
    let all: u8 = game.game.knowledge_deck() + game.game.knowledge_fields().flatten().count() as u8;
    assert_eq!(all, 19, "AE-18.4");
    assert_eq!(game.game.neutrals().count(), 2, "AE-18.2");
    assert_eq!(game.game.knowledge_fields().count(), 3, "AE-1.21");
    // Neutral kings block: T3 reaches M4 to M7, and M6 is taken.
    let game = scene("r").neutral_kings("M6 B4").kings("r T3").king("r", 2);
    assert_eq!(game.choices(), "king to M4, king to M5, king to M7");
    assert_eq!(game.game.ask(Seat(0)), Some(Ask::PlaceKing { round: 2 }));
}
