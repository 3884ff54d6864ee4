//! Every refusal says what is true and names its clause.

use engine::{Game, Refusal, Seat};

use super::scene::{P1, P2, P3, Scene, scene};
use crate::actions::{Action, Ask, Recipient};
use crate::kinds::{Area, Good};
use crate::refusals::Illegal;

fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::Decline, Action::Stop];
    actions.extend([Recipient::Own, Recipient::Neutral].map(|party| Action::For { party }));
    for area in Area::ALL {
        actions.extend([Action::Search { area }, Action::TurnDie { area }, Action::TurnTo { area }]);
        actions.extend([Action::Sail { area }, Action::TakeFrom { district: area }]);
        actions.extend([Action::SwapWith { district: area }, Action::MoveTo { district: area }]);
    }
    for good in Good::ALL {
        actions.extend([Action::Take { good }, Action::SwapAway { good }, Action::SwapIn { good }]);
        actions.push(Action::Move { good });
        actions.extend(Good::ALL.map(|second| Action::Donate { first: good, second }));
    }
    actions
}

/// A scene for each question that can be asked.
fn questions() -> Vec<Scene> {
    let at = |top: &str, submarine: &str, phrases: &str| {
        let mut scene = scene(3).top(top).lies("X{j2 w2 ..}").submarine(submarine);
        scene.play(phrases);
        scene
    };
    let mut donation = scene(3).top("F-A M-1").dice("F M").hand(4).holds("P2{j2 b1}").submarine("X");
    donation.play("search forge, take weapon, roll 1");
    vec![
        scene(2),
        scene(3).dice("J T"),
        at("J-A", "J", "search jeweller"),
        at("J-A", "J", "search jeweller, take jewel"),
        at("J-A", "X", "search jeweller, take jewel, roll 1"),
        at("L-A", "X", "search library, take book, roll 5"),
        at("L-A", "X", "search library, take book, roll 5, take from forge"),
        at("F-C", "X", "search forge, take weapon, roll 6"),
        at("J-B", "X", "search jeweller, take jewel"),
        at("J-B", "X", "search jeweller, take jewel, swap away jewel"),
        at("J-B", "X", "search jeweller, take jewel, swap away jewel, swap with forge"),
        at("L-B", "X", "search library, take book"),
        at("F-B", "X", "search forge, take weapon"),
        at("F-B", "X", "search forge, take weapon, move jewel"),
        at("T-C", "X", "search tavern, take provision"),
        at("T-C", "X", "search tavern, take provision, turn die at forge"),
        at("M-1", "X", "search machine works, take tool"),
        donation,
    ]
}

#[test]
fn ad_3_4_other_seats_wait() {
    for scene in questions() {
        let active = scene.asked().unwrap();
        for action in all_actions() {
            for seat in [P1, P2, P3, Seat(3), Seat(200)].into_iter().filter(|seat| *seat != active) {
                assert_eq!(scene.game.check(seat, &action), Err(Illegal::NotYourTurn { active }));
            }
        }
    }
}

#[test]
fn ad_3_1_nothing_can_be_done_while_luck_decides_or_after_the_end() {
    let mut rolling = scene(3);
    rolling.play("search jeweller, take jewel");
    let mut over = scene(3).top("F-A M-1").dice("F M").hand(22).submarine("X");
    over.play("search forge, take weapon, roll 1");
    for action in all_actions() {
        assert_eq!(rolling.game.check(P1, &action), Err(Illegal::LuckFirst));
        assert_eq!(over.game.check(P1, &action), Err(Illegal::Over));
        assert_eq!(over.game.check(P2, &action), Err(Illegal::Over));
        for seat in Seat::all(3) {
            assert_eq!(super::scene::fresh(3).check(seat, &action), Err(Illegal::LuckFirst));
        }
    }
}

#[test]
fn ad_3_1_other_decisions_wait() {
    let scene = scene(3).dice("J T");
    let asked = Ask::Area { party: super::scene::party("P1") };
    assert_eq!(scene.why_not(Action::Stop), Illegal::WrongMoment { asked });
    assert_eq!(scene.why_not(Action::Take { good: Good::Jewel }), Illegal::WrongMoment { asked });
    assert_eq!(scene.why_not(Action::Decline), Illegal::MustAct { asked });
    assert_eq!(scene.why_not(Action::Search { area: Area::Forge }), Illegal::NoDie { area: Area::Forge });
    let mut taking = super::scene::scene(3).lies("J{b2}").submarine("X");
    taking.play("search jeweller");
    assert_eq!(taking.why_not(Action::Decline), Illegal::MustTake);
    let why = taking.why_not(Action::Take { good: Good::Jewel });
    assert_eq!(why, Illegal::NotThere { good: Good::Jewel, area: Area::Jeweller });
}

#[test]
fn every_question_has_its_own_answers_and_every_refusal_its_clause() {
    let mut clauses = std::collections::BTreeSet::new();
    let mut asks = Vec::new();
    for scene in questions() {
        let (seat, ask) = scene.game.asked().unwrap();
        assert!(!asks.contains(&ask), "{ask:?} is asked twice");
        asks.push(ask);
        let mut listed = Vec::new();
        scene.game.legal_actions(seat, &mut listed);
        for action in all_actions() {
            match scene.game.check(seat, &action) {
                Ok(()) => assert!(listed.contains(&action), "{action} at {ask:?}"),
                Err(why) => {
                    assert!(!listed.contains(&action), "{action} at {ask:?}: {why}");
                    let sentence = why.to_string();
                    assert!(sentence.starts_with(&format!("{}: ", why.clause())), "{sentence}");
                    clauses.insert(why.clause());
                }
            }
        }
    }
    assert_eq!(asks.len(), 18, "one for each decision of chapter 10; AD-D13 and AD-D12 ask apart");
    assert!(clauses.len() >= 10, "{clauses:?}");
}
