//! AT-5: moving.

use super::scene::{K, R, cards, object, scene, scene_with, tile};
use crate::actions::{Action, Event};
use crate::refusals::Illegal;

fn play(name: &str) -> Action {
    Action::Play { object: object(name) }
}

#[test]
fn at_5_1_an_own_figure_that_is_not_home_is_chosen() {
    let mut scene = scene("A2@Ka F4@Rb C3").home(K, 1).hand(K, "crown");
    assert_eq!(scene.why_not(Action::Move { from: 2 }), Illegal::NoFigure { position: 2 });
    assert_eq!(scene.why_not(Action::Move { from: scene.game.path.mainland() }), Illegal::FigureHome);
    scene.act(Action::Move { from: 1 });
    assert_eq!(scene.events, [Event::FigureChosen { seat: K, figure: 0, from: 1 }]);
}

#[test]
fn at_5_2_the_figure_goes_to_the_nearest_visible_object_ahead() {
    let mut scene = scene("F7 A2@Ka C3/F1 F4 F5").hand(K, "flag");
    scene.moves(2, "flag");
    assert_eq!(scene.game.figures[0][0], 4);
    assert_eq!(scene.game.discard, cards("flag"));
    assert_eq!(scene.hand_size(K), 1, "one card is played, one is drawn");
}

#[test]
fn at_5_3_on_a_free_position_the_move_ends() {
    let mut scene = scene("A2@Ka C3 F4").hand(K, "flag, flag, crown").bridge_built(K);
    scene.moves(1, "flag");
    assert_eq!(scene.game.active, R, "nothing remained to be decided");
}

#[test]
fn at_v4_at_5_4_at_r6_an_own_figure_blocks_like_any_other() {
    let mut scene = scene("A2@Ka F4@Kb C3 S6").hand(K, "flag, statue").bridge_built(K);
    scene.moves(1, "flag statue");
    assert_eq!(scene.taken(), Some(tile("C3")));
    assert_eq!(scene.drawn(), 1);
    assert_eq!(scene.path(), "A2 F4@Kb ~ S6@Ka");
}

#[test]
fn at_5_5_no_further_card_on_a_free_position() {
    let mut scene = scene_with("A2@Ka ~ C3 F4", &[(K, "R2 R1")]).hand(K, "crown, flag");
    scene.moves(1, "crown");
    assert_eq!(scene.why_not(play("flag")), Illegal::MoveEnded);
}

#[test]
fn at_5_6_without_such_a_tile_ahead_the_figure_goes_to_the_mainland() {
    let mut scene = scene("R5 A2@Ka F4").home(R, 2).hand(K, "ring");
    scene.moves(2, "ring");
    assert_eq!(scene.game.home(K), 1, "whoever is there");
    assert_eq!(scene.game.active, R);
}

#[test]
fn at_5_7_no_position_holds_two_figures_after_a_turn() {
    let mut scene = scene("A2@Ka F4@Rb F6@Rc C3").hand(K, "flag, flag, crown");
    scene.moves(1, "flag");
    assert_eq!(scene.path(), "A2 F4@Ka@Rb F6@Rc C3", "in the middle of the move");
    scene.act(play("flag")).act(play("crown"));
    assert_eq!(scene.path(), "~ F4@Rb F6@Rc C3@Ka");
}

#[test]
fn at_r7_only_complete_moves_may_begin() {
    // Flag ends at Rb with a crown to go on, but the crown leads to Rc: no card is left there. And
    // crown ends at Rc, where the flag leads to Ra.
    let stuck = scene("A2@Ka F4@Rb C3@Rc F5@Ra O1").home(K, 2).hand(K, "flag, crown");
    assert_eq!(stuck.options(), ["show hand"]);
    // With a third card everything can be played, in any order that ends well.
    let mut free = scene("A2@Ka F4@Rb C3@Rc F5@Ra O1").home(K, 2).hand(K, "flag, crown, olive");
    assert_eq!(free.options(), ["move 1"]);
    free.act(Action::Move { from: 1 });
    assert_eq!(free.options(), ["play crown", "play flag", "play olive"]);
    free.act(play("flag"));
    assert_eq!(free.options(), ["play crown", "play olive"]);
}

#[test]
fn at_d2_cards_that_lead_to_a_complete_move_are_offered() {
    // The ring leads to Rb; the olive after it is too dear, the statue (Mainland) as well.
    let mut scene = scene("A2@Ka C6 R3@Rb ~ O7 ~ S6").home(K, 2).hand(K, "crown, ring, olive");
    scene.act(Action::Move { from: 1 });
    assert_eq!(scene.options(), ["play crown"]);
    assert_eq!(
        scene.why_not(play("ring")),
        Illegal::CardTooDear { object: object("ring"), cost: 3, payable: 1 },
        "of crown (9 with the Mainland) and olive (3) the better one"
    );
    assert_eq!(scene.why_not(play("statue")), Illegal::NoSuchCard { object: object("statue") });
}

#[test]
fn at_v11_at_5_6_at_r5_a_lower_tile_does_not_count() {
    let mut scene = scene("C4@Ka F2/O6 S1").hand(K, "olive");
    scene.moves(1, "olive");
    assert_eq!(scene.game.home(K), 1);
    assert_eq!(scene.taken(), Some(tile("S1")));
}

#[test]
fn at_v23_at_r24_the_last_object_ahead_is_occupied() {
    let mut scene = scene("A2@Ka R4@Rb C3").hand(K, "ring, ring");
    scene.moves(1, "ring ring");
    assert_eq!(scene.game.home(K), 1);
    assert_eq!(scene.taken(), Some(tile("C3")));
}

#[test]
fn at_r31_with_nothing_ahead_every_card_leads_to_the_mainland_free() {
    for name in ["amphora", "crown", "flag", "helmet", "olive", "ring", "statue"] {
        let mut scene = scene("A2 ~ F4@Ka ~ ~").hand(K, name);
        scene.moves(3, name);
        assert_eq!(scene.game.home(K), 1, "{name}");
        assert_eq!(scene.events.iter().filter(|event| matches!(event, Event::PaidCard { .. })).count(), 0);
    }
}
