//! Every refusal says what is true and names its clause.

use engine::{Game, Refusal, Seat};

use super::scene::{B, K, R, object, scene, scene_with};
use crate::actions::{Action, Ask, Chance, DrawReason};
use crate::refusals::Illegal;
use crate::state::Phase;

fn all_actions() -> Vec<Action> {
    let objects = crate::components::Object::ALL;
    let numbers = 0..=70;
    (numbers.clone().map(|value| Action::Buy { value }))
        .chain(numbers.clone().map(|gap| Action::Bridge { gap }))
        .chain(numbers.clone().map(|from| Action::Move { from }))
        .chain([Action::ShowHand, Action::Done])
        .chain(objects.map(|object| Action::Play { object }))
        .chain(numbers.map(|value| Action::PayTile { value }))
        .chain(objects.map(|object| Action::PayCard { object }))
        .collect()
}

#[test]
fn at_3_1_other_seats_wait() {
    let scene = scene("A2 F4").hand(K, "flag").hand(R, "flag");
    for action in all_actions() {
        for seat in [R, B, Seat(3), Seat(200)] {
            assert_eq!(scene.game.check(seat, &action), Err(Illegal::NotYourTurn { active: K }));
        }
    }
}

#[test]
fn at_3_1_nothing_can_be_done_while_luck_decides_or_after_the_end() {
    let mut scene = scene("A2 F4").hand(K, "flag");
    scene.game.phase = Phase::Draw { count: 1, why: crate::actions::DrawReason::TurnEnd };
    assert_eq!(scene.why_not(Action::Done), Illegal::LuckFirst);
    scene.game.phase = Phase::Over;
    assert_eq!(scene.why_not(Action::Done), Illegal::Over);
}

#[test]
fn at_3_1_other_decisions_wait() {
    let menu = scene_with("A2@Ka ~ F4", &[(K, "R2")]).hand(K, "flag");
    let mut card = menu.clone();
    card.act(Action::Move { from: 1 });
    let mut pay = card.clone();
    pay.moves_on("flag");
    let mut late = scene("A2@Ka F4 ~ C1").hand(K, "flag");
    late.moves(1, "flag");
    let card_ask = Ask::Card { from: 1, at: 1 };
    let play = Action::Play { object: object("flag") };
    assert_eq!(menu.why_not(Action::Done), Illegal::WrongMoment { asked: Ask::Menu });
    assert_eq!(menu.why_not(play), Illegal::FigureFirst);
    assert_eq!(menu.why_not(Action::PayTile { value: 2 }), Illegal::NothingToPay);
    assert_eq!(menu.why_not(Action::PayCard { object: object("flag") }), Illegal::NothingToPay);
    assert_eq!(card.why_not(Action::Move { from: 0 }), Illegal::WrongMoment { asked: card_ask });
    assert_eq!(card.why_not(Action::ShowHand), Illegal::WrongMoment { asked: card_ask });
    assert_eq!(pay.why_not(Action::Move { from: 0 }), Illegal::WrongMoment { asked: Ask::Pay { cost: 2, paid: 0 } });
    assert_eq!(pay.why_not(play), Illegal::MoveEnded);
    assert_eq!(late.why_not(play), Illegal::MoveEnded);
    assert_eq!(late.why_not(Action::Move { from: 0 }), Illegal::WrongMoment { asked: Ask::LateBridge });
}

#[test]
fn at_r7_a_blocked_figure_and_a_blocked_card() {
    let scene = scene("A2@Ka F4@Rb C3").home(K, 2).hand(K, "flag").bridge_built(K);
    let why = scene.why_not(Action::Move { from: 1 });
    assert_eq!(why, Illegal::FigureBlocked { from: 1, at: 2 });
    let mut scene = super::scene::scene("A2@Ka F4@Rb F5@Rc C3").home(K, 2).hand(K, "flag, flag, crown").bridge_built(K);
    scene.act(Action::Move { from: 1 });
    // Flag, flag and crown go well together, so each first card may be played.
    assert_eq!(scene.options(), ["play crown", "play flag"]);
    scene.moves_on("flag");
    scene.game.hands[0] = super::scene::cards("flag").into();
    let why = scene.why_not(Action::Play { object: object("flag") });
    assert_eq!(why, Illegal::CardBlocked { object: object("flag"), at: 3 });
    assert_eq!(why.to_string(), "AT-R7: this card leads to occupied position 3, and no further card of yours leads on");
}

#[test]
fn an_empty_hand_cannot_move() {
    let scene = scene("A2@Ka F4");
    assert_eq!(scene.why_not(Action::Move { from: 1 }), Illegal::NoCards);
    assert_eq!(scene.options(), ["show hand"]);
}

#[test]
fn at_2_3_at_3_3_at_4_1_at_10_1_a_refused_draw_cites_what_the_draw_is_for() {
    let mut scene = scene("A2 F4").hand(K, "flag");
    let clauses = [
        (DrawReason::Deal, "AT-2.3"),
        (DrawReason::CannotMove, "AT-3.3"),
        (DrawReason::Bought, "AT-4.1"),
        (DrawReason::TurnEnd, "AT-10.1"),
    ];
    for (why, clause) in clauses {
        scene.game.phase = Phase::Draw { count: 1, why };
        let draws = [(R, vec!["flag"]), (K, vec![]), (K, vec!["ring"])];
        scene.game.draw_pile = super::scene::cards("flag").into();
        for (seat, cards) in draws {
            let cards = cards.into_iter().map(object).collect();
            let refused = scene.game.check_chance(&Chance::Draw { seat, cards }).unwrap_err();
            assert_eq!(refused.clause(), clause, "{refused}");
        }
    }
}

#[test]
fn every_refusal_begins_with_its_clause() {
    let mut scenes = vec![
        scene_with("A2@Ka ~ F4@Rb ~ C1", &[(K, "R2 R1")]).hand(K, "flag, crown, crown"),
        scene("A2@Ka F4 ~ C1").hand(K, "flag"),
    ];
    let mut moving = scenes[0].clone();
    moving.act(Action::Move { from: 1 });
    scenes.push(moving.clone());
    moving.moves_on("crown");
    scenes.push(moving);
    let mut met = std::collections::BTreeSet::new();
    for scene in &scenes {
        for action in all_actions() {
            if let Err(why) = scene.game.check(K, &action) {
                let sentence = why.to_string();
                assert!(sentence.starts_with(&format!("{}: ", why.clause())), "{sentence}");
                met.insert(why.clause());
            }
        }
    }
    assert!(met.len() >= 10, "{met:?}");
}
