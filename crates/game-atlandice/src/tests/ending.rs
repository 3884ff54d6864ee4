//! AD-8: the end of the game and the scores.

use engine::{Awaiting, Game, Seat};

use super::scene::{P1, P2, P3, scene, tile};
use crate::actions::{EndReason, Event, Majority};
use crate::kinds::{Good, Party};

#[test]
fn ad_8_1_the_waves_in_step_three_end_the_game_at_once() {
    let mut scene = scene(3).top("F-A M-1").dice("F M").hand(22).holds("P2{j2} P3{j1}").submarine("X");
    scene.play("search forge, take weapon, roll 1");
    assert_eq!((scene.game.awaiting(), scene.game.ended()), (Awaiting::Over, Some(EndReason::Clock)));
    assert!(!scene.saw(|event| matches!(event, Event::StartPassed { .. })), "no step 4");
    assert_eq!(scene.all_points(), [3, 3, 1]);
}

#[test]
fn ad_8_2_the_waves_by_the_tavern_end_the_game_after_the_searches() {
    // The last search of the round itself.
    let mut last = scene(3).top("T-A J-A").dice("T J").hand(22).submarine("X");
    last.play("search tavern, take provision, roll 4");
    assert_eq!((last.game.hand(), last.game.ended()), (23, Some(EndReason::Tavern)));
    assert!(!last.saw(|event| matches!(event, Event::HandTurned { .. })), "no step 3");
    // One search before: the last one is made.
    let mut before = scene(3).top("T-A J-A").dice("T J F").hand(22).submarine("X");
    before.play("search tavern, take provision, roll 4");
    assert_eq!((before.game.ended(), before.asked()), (None, Some(P2)));
    assert!(before.game.is_last_round());
    before.play("search forge, take weapon, roll 1");
    assert_eq!(before.game.ended(), Some(EndReason::Tavern));
    // A failed roll leaves the last step to step 3.
    let mut failed = scene(3).top("T-A J-A").dice("T J").hand(22).submarine("X");
    failed.play("search tavern, take provision, roll 5");
    assert_eq!((failed.game.hand(), failed.game.ended()), (23, Some(EndReason::Clock)));
}

#[test]
fn ad_8_3_every_type_is_scored_by_most_and_second_most() {
    let mut scene = scene(4)
        .top("F-A M-1")
        .dice("F M")
        .hand(22)
        .lies("F{w9}")
        .holds("P1{j3 b2 p1} P2{j3 b1 p2} P3{j1 b1 p2 t1} P4{j2}")
        .submarine("X");
    scene.play("search forge, take weapon, roll 1");
    let scored: Vec<(Good, Majority)> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::FinalScored { good, majority } => Some((*good, *majority)),
            _ => None,
        })
        .collect();
    let row = |held, points| Majority { held, points };
    assert_eq!(
        scored,
        [
            (Good::Jewel, row([3, 3, 1, 2], [3, 3, 0, 0])),
            (Good::Book, row([2, 1, 1, 0], [3, 1, 1, 0])),
            (Good::Provision, row([1, 2, 2, 0], [0, 3, 3, 0])),
            (Good::Tool, row([0, 0, 1, 0], [0, 0, 3, 0])),
            (Good::Weapon, row([1, 0, 0, 0], [3, 0, 0, 0])),
        ]
    );
    assert_eq!(scene.all_points(), [9, 7, 7, 0], "though resources still lie in the city");
}

#[test]
fn ad_8_4_tiles_count_three_and_tied_players_win_together() {
    let mut scene = scene(3).top("F-A M-1").dice("F M").lies("F{w1}").hand(22).points(&[1, 7, 2]).submarine("X");
    scene.play("search forge, take weapon, roll 1, uncover F-B");
    assert_eq!(scene.tiles_of(P1), ["F-A"]);
    assert_eq!(scene.all_points(), [4, 7, 2]);
    assert_eq!(scene.game.winners().iter().collect::<Vec<Seat>>(), [P2]);
    let mut tied = super::scene::scene(3).top("F-A M-1").dice("F M").hand(22).points(&[4, 7, 7]).submarine("X");
    tied.play("search forge, take weapon, roll 1");
    assert_eq!(tied.all_points(), [7, 7, 7]);
    assert_eq!(tied.game.winners().iter().collect::<Vec<Seat>>(), [P1, P2, P3]);
}

#[test]
fn ad_r18_the_game_ends_when_all_five_districts_are_exhausted() {
    let mut scene = scene(3)
        .top("F-A")
        .exhausted("J L T M")
        .below("F", 0)
        .lies("F{w1}")
        .holds("P1{w2} P3{w4}")
        .points(&[5, 6, 4])
        .submarine("X");
    scene.play("search forge, take weapon, roll 2");
    assert_eq!((scene.game.awaiting(), scene.game.ended()), (Awaiting::Over, Some(EndReason::Exhausted)));
    assert_eq!(scene.game.hand(), 0, "in the middle of a round");
    assert_eq!(scene.all_points(), [6, 6, 7], "nothing is held any more");
    assert!(scene.game.tiles_won(Party::Seat(P3)).eq([tile("F-A")]));
    assert_eq!(Good::ALL.map(|good| scene.game.boxed(good)), [12; 5]);
}
