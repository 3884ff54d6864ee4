//! AT-3 and AT-10: the course of a turn, showing the hand, drawing.

use engine::{Game, Viewer};

use super::scene::{K, R, cards, scene, scene_with};
use crate::actions::{Action, DrawReason, Event};
use crate::refusals::Illegal;

#[test]
fn at_3_1_a_turn_runs_in_its_order() {
    let mut scene = scene_with("A3 C4 ~ F5", &[(K, "R4 R2 O2")]).hand(K, "flag").next_draws("ring ring ring");
    scene.act(Action::Buy { value: 4 });
    scene.moves(0, "flag").pays("2 2");
    scene.act(Action::Bridge { gap: 2 });
    let told: Vec<&str> = scene
        .events
        .iter()
        .map(|event| match event {
            Event::Bought { .. } => "bought",
            Event::Drawn { .. } => "drew",
            Event::FigureChosen { .. } => "chose",
            Event::Moved { .. } => "moved",
            Event::PaidTile { .. } => "paid",
            Event::Taken { .. } => "took",
            Event::BridgeBuilt { .. } => "built",
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(told, ["bought", "drew", "chose", "moved", "paid", "paid", "took", "built", "drew"]);
    assert_eq!(scene.game.active, R, "clockwise");
}

#[test]
fn at_3_2_who_can_move_must_move() {
    let scene = scene("A3@Ka F5 C4").hand(K, "flag");
    assert_eq!(scene.options(), ["move 0", "move 1"]);
    assert_eq!(scene.why_not(Action::ShowHand), Illegal::MustMove { from: 0 });
}

#[test]
fn at_3_3_who_cannot_move_shows_the_hand_and_draws_two() {
    let mut scene = scene("A3@Ka F5@Ra").home(K, 2).hand(K, "flag").bridge_built(K).next_draws("ring olive");
    scene.act(Action::ShowHand);
    assert_eq!(scene.events[0], Event::HandShown { seat: K, cards: cards("flag") });
    assert!(matches!(scene.events[1], Event::Drawn { count: 2, why: DrawReason::CannotMove, .. }));
    assert_eq!(scene.game.active, R);
    let seen = scene.game.view(Viewer::Seat(R)).players[K];
    assert_eq!((seen.known, seen.hand_size), (cards("flag"), 3), "the shown card is known, the drawn ones are not");
}

#[test]
fn at_3_3_known_cards_are_forgotten_as_they_are_played_or_paid() {
    let path = "A3@Ka ~ F5@Ra C4@Rb S2";
    let mut scene = scene(path).home(K, 2).hand(K, "flag, flag, crown").bridge_built(K).next_draws("statue ring");
    assert_eq!(scene.options(), ["show hand"], "each move costs 3 and two cards are needed for it");
    scene.act(Action::ShowHand);
    let mut scene = scene.turn(K);
    assert_eq!(scene.game.known[0], cards("flag, flag, crown"));
    scene.moves(1, "statue").pays("crown flag flag");
    assert_eq!(scene.game.known[0], cards(""));
    assert!(scene.game.audit().is_ok());
}

#[test]
fn at_v5_at_r7_at_r9_shown_hands_draw_two_whatever_stands_on_the_mainland() {
    let mut scene = scene("A2@Ka F4@Rb C3").home(K, 2).hand(K, "flag").bridge_built(K);
    assert_eq!(scene.options(), ["show hand"]);
    scene.act(Action::ShowHand);
    assert_eq!((scene.drawn(), scene.hand_size(K)), (2, 3));
    assert_eq!(scene.taken(), None);
    assert_eq!(scene.game.active, R, "no late bridge");
}

#[test]
fn at_r8_an_expensive_move_is_compulsory_and_buying_never_is() {
    let dear = scene_with("A7@Ka ~ F7", &[(K, "R7")]).home(K, 2).hand(K, "flag").bridge_built(K);
    assert_eq!(dear.options(), ["buy with 7", "move 1"]);
    // Buying would bring a card to go on with, but nobody must buy.
    let blocked = scene_with("A2@Ka F4@Rb C3", &[(K, "R2")]).home(K, 2).hand(K, "flag").bridge_built(K);
    assert_eq!(blocked.options(), ["buy with 2", "show hand"]);
}

#[test]
fn at_r9_no_late_bridge_after_a_shown_hand() {
    let mut scene = scene("A3@Ka ~ F5").home(K, 2).hand(K, "flag");
    scene.act(Action::ShowHand);
    assert_eq!(scene.game.active, R);
}

#[test]
fn at_10_1_one_card_and_one_more_for_each_figure_home() {
    for (home, drawn) in [(0, 1), (1, 2), (2, 3)] {
        let mut scene = scene("A2 F4 F5@Rb C3").home(K, home).hand(K, "flag, flag, flag, flag");
        scene.moves(0, "flag");
        assert_eq!(scene.drawn(), drawn);
    }
}

#[test]
fn at_v15_arriving_figures_count_at_once_and_later() {
    let mut scene = scene("A2 F4 C3").hand(K, "ring, ring, ring, amphora").bridge_built(K);
    scene.moves(0, "ring");
    assert_eq!(scene.drawn(), 2, "the first figure");
    scene = scene.turn(K);
    scene.moves(0, "amphora");
    assert_eq!(scene.drawn(), 2, "in later turns too");
    scene = scene.turn(K);
    scene.moves(0, "ring");
    assert_eq!(scene.drawn(), 3, "the second");
    scene = scene.turn(K);
    scene.moves(1, "ring");
    assert_eq!(scene.drawn(), 4, "the third");
    assert_eq!(scene.game.awaiting(), engine::Awaiting::Over);
}

#[test]
fn at_v19_at_10_2_at_r22_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() {
    let mut scene = scene("A2 F4 C3").home(K, 2).hand(K, "crown").discard("flag, flag, flag, flag, flag");
    scene = scene.draw_pile("ring").next_draws("ring crown flag").bridge_built(K);
    scene.moves(0, "crown");
    assert_eq!(scene.hand_of(K), cards("ring, crown, flag"), "the card just played can come back");
    assert_eq!(scene.game.draw_pile.total(), 4);
    assert_eq!(scene.game.discard.total(), 0);
    assert!(scene.events.contains(&Event::Reshuffled { cards: 6 }));
}

#[test]
fn at_r22_fewer_cards_are_drawn_if_there_are_fewer() {
    let mut scene = scene("A2 F4 C3").home(K, 2).hand(K, "crown, ring").draw_pile("").bridge_built(K);
    scene.moves(0, "crown");
    assert_eq!(scene.drawn(), 1, "only the card just played");
    let mut none = super::scene::scene("A2@Ka F4@Rb").home(K, 2).hand(K, "flag").draw_pile("").bridge_built(K);
    none.act(Action::ShowHand);
    assert_eq!(none.drawn(), 0);
    assert_eq!(none.game.active, R);
}

#[test]
fn at_r23_a_hand_has_no_limit() {
    let mut scene = scene("A2 F4 C3").home(K, 2).hand(K, "flag, flag, flag, flag, flag, flag, flag, flag, flag, flag");
    scene = scene.hand(K, "ring, ring, ring, ring, ring, ring, ring, ring, ring, ring, ring");
    scene.moves(0, "flag");
    assert_eq!(scene.hand_size(K), 21 - 1 + 3);
}

#[test]
fn at_d1_the_turn_menu() {
    let scene = scene_with("A3 ~ F5@Ka ~ C4", &[(K, "R4 O4 R2 R1")]).hand(K, "crown, amphora");
    assert_eq!(scene.options(), ["buy with 2", "buy with 4", "bridge 2", "bridge 4", "move 0", "move 3"]);
    let mut after = scene.clone();
    after.act(Action::Bridge { gap: 2 });
    assert_eq!(after.options(), ["move 0", "move 3"]);
    let mut after = scene.clone();
    after.act(Action::Buy { value: 2 });
    assert_eq!(after.options(), ["bridge 2", "bridge 4", "move 0", "move 3"]);
}
