//! AD-3: the round.

use engine::{Awaiting, Seat};

use super::scene::{A, B, P1, P2, P3, P4, scene};
use crate::actions::Event;
use crate::kinds::{Area, Tile};

/// Searches of the market only: nothing but a take happens.
fn market(times: usize) -> String {
    vec!["search black market, take jewel"; times].join(", ")
}

#[test]
fn ad_3_1_gates_searches_hand_start_player() {
    let mut scene = scene(3).dice("X X X X X X X").lies("X{j9 ..}").submarine("J");
    scene.play(&market(6));
    let name = |event: &Event| match event {
        Event::Searched { .. } => "search",
        Event::HandTurned { .. } => "hand",
        Event::StartPassed { .. } => "pass",
        Event::GatesOpened { .. } => "gates",
        _ => "",
    };
    scene.play("gates 6 6 6 6 6 6 6");
    let steps: Vec<&str> = scene.events.iter().map(name).filter(|name| !name.is_empty()).collect();
    assert_eq!(steps, ["search", "search", "search", "search", "search", "search", "hand", "pass", "gates"]);
    assert_eq!(scene.game.round(), 2);
}

#[test]
fn ad_3_2_each_die_lies_beside_the_area_of_its_face() {
    let mut scene = scene(3).dice("X X").lies("X{j9 ..}").submarine("J");
    scene.play(&market(1)).play("gates 1 2 2 4 5 6 6");
    assert_eq!(scene.dice_lie(), "J L L M F X X");
    let opened = scene.events.iter().find_map(|event| match event {
        Event::GatesOpened { dice, faces, .. } => Some((*dice, faces.as_slice().to_vec())),
        _ => None,
    });
    assert_eq!(opened, Some(([1, 2, 0, 1, 1, 2], vec![1, 2, 2, 4, 5, 6, 6])));
}

#[test]
fn ad_3_3_dice_of_exhausted_districts_lie_beside_the_market() {
    let mut scene = scene(3).exhausted("L M").dice("X X").lies("X{j4 ..}").submarine("J");
    scene.play(&market(1)).play("gates 1 2 2 4 5 6 6");
    assert_eq!(scene.dice_lie(), "J F X X X X X");
}

#[test]
fn ad_3_4_the_table_is_passed_twice() {
    for (seats, order) in [(3, vec![P2, P3, P1, P2, P3, P1]), (4, vec![P2, P3, P4, P1, P2, P3, P4, P1])] {
        let dice = if seats == 3 { "X X X X X X X" } else { "X X X X X X X X X" };
        let mut scene = scene(seats).dice(dice).start(P2).lies("X{j9 ..}").submarine("J");
        let mut asked = Vec::new();
        for _ in 0..order.len() {
            asked.extend(scene.asked());
            scene.play(&market(1));
        }
        assert_eq!(asked, order);
        for seat in Seat::all(usize::from(seats)) {
            assert_eq!(scene.game.taken(crate::kinds::Party::Seat(seat)), 2);
        }
    }
    let mut two = scene(2).dice("X X X X X X X").lies("X{j9 ..}").submarine("J");
    let mut asked = Vec::new();
    for number in 0..6 {
        asked.extend(two.asked());
        let recipient = if number < 2 { "for the neutral party" } else { "for yourself" };
        two.play(recipient).play(&market(1));
    }
    assert_eq!(asked, [A, B, A, B, A, B]);
}

#[test]
fn ad_3_5_one_die_is_left() {
    let mut scene = scene(4).dice("X X X J").lies("X{j9 ..}").submarine("J");
    scene.play(&market(3));
    assert_eq!(scene.dice_lie(), "J");
    assert!(scene.saw(|event| matches!(event, Event::HandTurned { area: Area::Jeweller, .. })));
}

#[test]
fn ad_3_6_the_clock_is_resolved_after_the_last_search() {
    let mut scene = scene(3).top("J-B").dice("X X J").lies("X{j9 ..}").hand(0).submarine("J");
    scene.play(&market(1));
    assert_eq!(scene.game.hand(), 0);
    scene.play(&market(1));
    assert_eq!(scene.game.hand(), 1);
}

#[test]
fn ad_3_7_the_next_player_clockwise_becomes_start_player() {
    for (start, next) in [(P1, P2), (P2, P3), (P3, P1)] {
        let mut scene = scene(3).dice("X X").start(start).lies("X{j9 ..}").submarine("J");
        scene.play(&market(1));
        assert_eq!(scene.game.start(), Some(next));
        assert!(scene.saw(|event| *event == Event::StartPassed { seat: next }));
        assert_eq!(scene.game.awaiting(), Awaiting::Chance);
        scene.play("gates 6 6 6 6 6 6 6");
        assert_eq!(scene.asked(), Some(next));
    }
}

#[test]
fn ad_r27_with_two_players_the_start_alternates() {
    for (start, next) in [(A, B), (B, A)] {
        let mut scene = scene(2).dice("X X").start(start).lies("X{j9 ..}").submarine("J");
        scene.play("for yourself").play(&market(1));
        assert_eq!(scene.game.start(), Some(next));
        scene.play("gates 6 6 6 6 6 6 6");
        assert_eq!(scene.asked(), Some(next), "the neutral party is passed over");
    }
    // The neutral party takes part in district scoring and in step 3.
    let mut scene = scene(2).dice("J X").lies("J{j1}").holds("A{} B{j1} N{j3}").hand(0).top("J-A").start(A);
    scene.play("for yourself, search jeweller, take jewel, roll 2");
    assert_eq!(scene.points_of("A B N"), [0, 1, 3]);
    assert!(scene.game.tiles_won(super::scene::N).eq([Tile::JA]));
}
