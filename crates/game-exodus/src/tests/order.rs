//! AE-4: the course of a year and the player order.

use engine::Seat;

use super::scene::scene;
use super::walk::walk;
use crate::Action;
use crate::events::Event;
use crate::kinds::OrderSpace;
use crate::refusals::Illegal;

fn space(number: u8) -> Action {
    Action::OrderSpace { space: OrderSpace(number - 1) }
}

#[test]
fn ae_4_1_a_year_is_order_three_rounds_and_perhaps_a_scoring() {
    let mut course = String::new();
    walk(2, 2, |moment| {
        for event in moment.events {
            match event {
                Event::YearBegan { year, .. } => course += &format!(" y{year} "),
                Event::OrderChosen { .. } => course.push('o'),
                Event::RoundBegan { round, .. } => course += &format!("{round}"),
                Event::KingPlaced { .. } => course.push('k'),
                Event::TurnEnded { .. } => course.push('t'),
                Event::SettlementCounted { row, .. } => course += &format!(" s{row}"),
                Event::FinalScoring => course += " f",
                _ => {}
            }
        }
    });
    let year = "oo1kktt2kktt3kktt";
    assert_eq!(course, format!(" y1 {year} y2 {year} s0 y3 {year} y4 {year} s1 y5 {year} s2 f"));
}

#[test]
fn ae_4_2_order_spaces_are_chosen_in_sorting_order() {
    let mut game = scene("rby").ordering("byr");
    assert_eq!(game.asked(), "b OrderSpace");
    assert_eq!(game.choices(), "order space 1, order space 2, order space 3, order space 4");
    game.play("order space 4");
    assert_eq!(game.asked(), "y OrderSpace");
    assert_eq!(game.choices(), "order space 1, order space 2, order space 3");
    assert_eq!(game.refused(space(4)), Illegal::SpaceTaken { space: OrderSpace(3), seat: Seat(1) });
    game.play("order space 1");
    assert_eq!(game.asked(), "r OrderSpace");
    game.play("order space 2");
    assert_eq!(game.asked(), "y PlaceKing");
}

#[test]
fn ae_4_3_ru_02_the_bonus_is_resolved_before_the_next_player_chooses() {
    let mut game = scene("rbyg").priest("1").ordering("rbyg");
    game.play("order space 2");
    assert_eq!(game.asked(), "r ChooseBook", "a flame, and the book of the second space");
    game.play("book C");
    assert_eq!((game.asked().as_str(), game.gains().as_str()), ("b OrderSpace", "C+1 F+1"));
    game.play("order space 3");
    assert_eq!((game.asked().as_str(), game.choices().as_str()), ("b ChooseBook", "book S, book C, book K"));
    game.play("book K");
    assert_eq!((game.asked().as_str(), game.gains_of("b").as_str()), ("y OrderSpace", "K+1"));
    game.play("order space 4");
    assert_eq!((game.asked().as_str(), game.gains_of("y").as_str()), ("g OrderSpace", "G+1"));
    game.play("order space 5");
    assert_eq!(game.gains_of("g"), "");
    let mut game = scene("rb").ordering("rb");
    game.play("order space 1");
    assert_eq!(game.gains(), "");
}

#[test]
fn ae_4_4_turn_order_is_the_order_track_from_left_to_right() {
    let mut game = scene("rbyg").ordering("rbyg");
    game.play("order space 4, order space 1, order space 5, order space 2");
    assert_eq!(game.letters(game.game.turn_order()), "bgry");
    assert_eq!(game.asked(), "b PlaceKing");
    // For all three rounds.
    let mut orders = Vec::new();
    walk(4, 3, |moment| {
        for event in moment.events {
            if let Event::RoundBegan { order, .. } = event {
                orders.push((moment.after.year(), order.as_slice().to_vec()));
            }
        }
    });
    for year in 1..=5 {
        let of: Vec<_> = orders.iter().filter(|(when, _)| *when == year).map(|(_, order)| order).collect();
        assert_eq!(of.len(), 3);
        assert!(of[0] == of[1] && of[1] == of[2]);
    }
}

#[test]
fn ae_4_5_ru_66_the_fifth_space_is_for_four_players() {
    let game = scene("rbyg").ordering("rbyg");
    assert_eq!(game.choices().matches("order space").count(), 5);
    for colours in ["rb", "rby"] {
        let game = scene(colours).ordering(colours);
        assert_eq!(game.refused(space(5)), Illegal::SpaceClosed { space: OrderSpace(4) });
    }
    // Its owner may share a field, nobody else.
    let start = || scene("rbyg").spaces("r1 b2 y3 g5").kings("r T1, b T2, y T3");
    assert_eq!(start().king("g", 1).choices(), "king to T0, king to T1, king to T2, king to T3");
    let start = || scene("rbyg").spaces("r1 b2 y3 g4").kings("r T1, b T2, y T3");
    assert_eq!(start().king("g", 1).choices(), "king to T0");
}
