//! AT-11: the end of the game and the scores.

use engine::{Awaiting, Game, Seat, SeatSet};

use super::scene::{B, K, R, cards, scene, scene_with, tile};
use crate::actions::{Action, Event};
use crate::lists::Cards;

#[test]
fn at_11_1_at_r26_the_third_figure_completes_the_turn_and_ends_the_game_at_once() {
    let mut scene = scene_with("A2 C4/H2 ~ F5@Kc", &[(K, "R3")]).turn(K).home(K, 2).hand(K, "ring").hand(R, "ring");
    scene.moves(4, "ring");
    assert_eq!(scene.taken(), Some(tile("F5")), "it takes a tile");
    assert_eq!(scene.drawn(), 4, "and draws");
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
    assert!(scene.events.contains(&Event::Ended { seat: Some(K) }));
    assert_eq!(scene.game.hands[R.index()].total(), 1, "nobody gets another turn");
}

#[test]
fn at_11_1_the_last_move_is_paid_too() {
    let mut scene = scene_with("A2@Kc ~ C4", &[(K, "R3 R1")]).home(K, 2).hand(K, "ring");
    scene.moves(1, "ring");
    assert_eq!(scene.options(), ["pay tile 3"]);
    scene.pays("3");
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
}

#[test]
fn at_11_2_in_the_final_crossing_nothing_is_played_gained_or_built() {
    let mut scene = scene("A2@Ra ~ C4 ~ F5@Kc").home(K, 2).hand(K, "ring").hand(R, "flag, flag, flag");
    scene.moves(5, "ring");
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
    assert_eq!(scene.hand_of(R), cards("flag, flag, flag"));
    assert_eq!(scene.tiles_of(R), []);
    assert_eq!(scene.game.path.bridge(R), None);
}

#[test]
fn at_11_3_at_r29_every_figure_pays_every_gap_and_they_are_paid_together() {
    let mut scene = scene_with("A2@Ra ~ C4@Rb ~ F5@Kc O1", &[(R, "S7 S3")]).home(R, 1).home(K, 2).hand(K, "ring");
    scene.moves(5, "ring");
    let score = scene.game.final_score(R);
    // O1 was taken; the gaps cost 2 and 4: Ra pays both, Rb the second.
    assert_eq!(score.crossing, 2 + 4 + 4);
    assert_eq!((score.lost, score.total), (10, 0));
}

#[test]
fn at_11_4_who_cannot_pay_has_negative_points() {
    let mut scene = scene("A6@Ra ~ C4 ~ F5@Kc").home(R, 2).home(K, 2).hand(K, "ring").hand(R, "flag");
    scene.moves(5, "ring");
    let score = scene.game.final_score(R);
    assert_eq!((score.crossing, score.total), (4, 1 - 4));
}

#[test]
fn at_11_5_tiles_and_cards_count_and_an_unbuilt_bridge_does_not() {
    let mut scene = scene_with("A6 C4@Kc", &[(B, "R7 O2"), (R, "S1")]).home(K, 2).home(B, 2).home(R, 2);
    scene = scene.hand(K, "ring").hand(B, "flag, ring");
    scene.moves(2, "ring");
    assert_eq!(scene.game.scores().as_slice(), [4 + 4, 1, 9 + 2]);
    assert_eq!(scene.game.winners(), SeatSet::only(B));
    assert_eq!(scene.game.path.bridge(B), None);
}

#[test]
fn at_v24_at_11_5_tied_seats_win_together() {
    let tiles = [(K, "R7 R6 R5 R3 R2"), (R, "O7 O6 O5 O4 O3 O2 O1 A3"), (B, "S7 S6 S5 S2")];
    let mut scene = scene_with("C4@Kc", &tiles).home(K, 2).home(R, 2).home(B, 2).hand(K, "ring");
    scene.moves(1, "ring");
    assert_eq!(scene.game.scores().as_slice(), [23 + 4 + 4, 31, 20]);
    assert_eq!(scene.game.winners(), SeatSet::only(K).with(R));
}

#[test]
fn at_r27_figures_on_atlantis_pay_all_gaps_of_the_path() {
    let mut scene = scene("C4 ~ F2 ~ S6@Kc").home(K, 2).home(R, 2).hand(K, "ring").hand(R, "flag, flag, flag, flag");
    scene.moves(5, "ring");
    // S6 was taken with the last move: one gap remains.
    assert_eq!(scene.game.final_score(R).crossing, 2);
}

#[test]
fn at_v18_at_r27_three_figures_on_atlantis() {
    let scene = scene("C4 ~ F2 ~ S6");
    assert_eq!(scene.game.final_score(R).crossing, 12);
    assert_eq!(scene.home(R, 2).game.final_score(R).crossing, 4);
}

#[test]
fn at_v17_at_r28_the_smallest_loss() {
    // One figure before a gap of 5, or of 6.
    for (path, crossing, total) in [("A5@Ra ~ C5", 5, 7), ("A6@Ra ~ C6", 6, 5)] {
        let scene = scene_with(path, &[(R, "S7 S4")]).home(R, 2).hand(R, "flag");
        let score = scene.game.final_score(R);
        assert_eq!((score.tiles, score.cards, score.crossing, score.total), (11, 1, crossing, total));
    }
}

/// Everybody is stuck before a gap, and all cards are out of the game.
fn standstill() -> super::scene::Scene {
    let mut scene = scene("A6@Ka C6@Ra S6@Ba ~ F6").home(K, 2).home(R, 2).home(B, 2);
    for seat in [K, R, B] {
        scene = scene.bridge_built(seat);
    }
    scene.draw_pile("")
}

#[test]
fn at_r30_a_lap_of_shown_hands_without_a_card_ends_the_game() {
    let mut scene = standstill();
    scene.act(Action::ShowHand).act(Action::ShowHand);
    assert_eq!(scene.game.awaiting(), Awaiting::Seats(SeatSet::only(B)));
    scene.act(Action::ShowHand);
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
    assert!(scene.events.contains(&Event::Ended { seat: None }));
    assert_eq!(scene.game.scores().as_slice(), [-6, -6, -6], "everybody makes the final crossing");
    assert!(scene.game.audit().is_ok());
}

#[test]
fn at_r30_at_r32_a_card_drawn_begins_the_lap_anew() {
    let mut scene = standstill();
    scene.game.removed_cards = Cards([15, 15, 15, 15, 15, 14, 15]);
    scene.game.draw_pile.add(crate::components::Object::Ring);
    scene.act(Action::ShowHand);
    assert_eq!((scene.drawn(), scene.game.stuck), (1, 0));
    scene.act(Action::ShowHand).act(Action::ShowHand);
    assert_eq!(scene.game.active, Seat(0), "two turns without a card are no lap");
    scene.act(Action::ShowHand);
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
}

#[test]
fn at_r32_a_turn_with_a_bought_card_does_not_count() {
    let mut scene = scene_with("A6@Ka C6@Ra S6@Ba ~ F6", &[(K, "R2 O2")]).home(K, 2).home(R, 2).home(B, 2);
    for seat in [K, R, B] {
        scene = scene.bridge_built(seat);
    }
    scene = scene.draw_pile("ring");
    scene.act(Action::Buy { value: 2 }).act(Action::ShowHand);
    assert_eq!((scene.drawn(), scene.game.stuck), (0, 0), "a card was bought");
    scene.act(Action::ShowHand).act(Action::ShowHand).act(Action::Buy { value: 2 });
    assert_eq!(scene.drawn(), 0, "sold for no card");
    scene.act(Action::ShowHand);
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
}

#[test]
fn at_r32_a_bridge_built_in_the_lap_does_not_prolong_it() {
    let mut scene = scene("A6@Ka ~ C6@Ra ~ F6").turn(R).home(K, 2).home(R, 2).home(B, 2);
    scene = scene.draw_pile("").bridge_built(K);
    scene.act(Action::ShowHand).act(Action::Bridge { gap: 2 }).act(Action::ShowHand);
    assert_eq!(scene.game.active, K);
    scene.act(Action::ShowHand);
    assert_eq!(scene.game.awaiting(), Awaiting::Over);
}
