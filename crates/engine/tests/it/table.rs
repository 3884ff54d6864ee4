//! What a table promises: sealed commitments, decision ids, forced actions, luck, taking back.

use engine::{
    Components, Game, GameOptions, QuickDice, Refused, Seat, SeatSet, Seed, Step, Table, UndoRefused, Viewer,
};

use crate::toy::{Action, Ask, Chance, Event, Illegal, Options, Prizes, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn act(seat: Seat, action: Action) -> Step<Toy> {
    Step::Act { seat, action, forced: false }
}

fn bid(seat: Seat, coins: u8) -> Step<Toy> {
    act(seat, Action::Bid { coins })
}

/// A table of three whose first round waits for the bids; B holds the veto, the prize is worth 4.
fn bidding() -> Table<Toy> {
    let mut table = Table::new(Prizes::standard(), Options::for_seats(3)).unwrap();
    push(&mut table, [Step::Chance(Chance::Deal { veto: B }), Step::Chance(Chance::Hide { worth: 4 })]);
    table
}

/// The same table where A has won the bidding and nobody has answered to the veto.
fn reacting() -> Table<Toy> {
    let mut table = bidding();
    push(&mut table, [bid(A, 3), bid(B, 2), bid(C, 1)]);
    table
}

/// The same table where A may give the prize.
fn giving() -> Table<Toy> {
    let mut table = reacting();
    push(&mut table, [act(A, Action::Pass), act(B, Action::Pass), act(C, Action::Pass)]);
    table
}

fn push(table: &mut Table<Toy>, steps: impl IntoIterator<Item = Step<Toy>>) {
    for step in steps {
        table.push(step).unwrap();
    }
}

#[test]
fn all_seats_are_awaited_until_each_has_committed() {
    let mut table = bidding();
    assert_eq!(table.awaited(), SeatSet::all(3));
    push(&mut table, [bid(B, 1)]);
    assert_eq!(table.awaited(), SeatSet::only(A).with(C));
    assert_eq!(table.decision(B), None);
    assert_eq!(table.push(bid(B, 2)), Err(Refused::NotAwaited { seat: B }));
}

#[test]
fn the_order_of_committing_changes_nothing() {
    let bids = [bid(A, 1), bid(B, 3), bid(C, 3)];
    let mut reached = Vec::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = bidding();
        push(&mut table, order.map(|index| bids[index].clone()));
        reached.push(table.position().clone());
    }
    assert!(reached.iter().all(|position| *position == reached[0]));
    // The tie falls to the lower seat.
    assert_eq!(reached[0].view(Viewer::Public).coins.as_slice(), [3, 0, 3]);
}

#[test]
fn a_sealed_value_shows_in_no_other_view_and_no_event() {
    let (mut low, mut high) = (bidding(), bidding());
    push(&mut low, [bid(A, 0)]);
    push(&mut high, [bid(A, 3)]);
    for viewer in [Viewer::Public, Viewer::Seat(B), Viewer::Seat(C)] {
        assert_eq!(low.position().view(viewer), high.position().view(viewer));
        assert_eq!(low.events_for(2, viewer), high.events_for(2, viewer));
    }
    assert_ne!(low.position().view(Viewer::Seat(A)), high.position().view(Viewer::Seat(A)));
}

#[test]
fn a_decision_stays_the_same_while_others_commit() {
    let mut table = bidding();
    let before = table.decision(C).unwrap();
    assert_eq!(table.decision(A), Some(before), "asked by the same step");
    push(&mut table, [bid(A, 1), bid(B, 1)]);
    assert_eq!(table.decision(C), Some(before));
    push(&mut table, [bid(C, 1)]);
    // The bids are open and everybody is asked something new.
    for seat in [A, B, C] {
        assert!(table.decision(seat).unwrap() > before);
    }
}

#[test]
fn two_decisions_of_one_seat_in_a_row_have_two_ids() {
    let mut table = giving();
    let first = table.decision(A).unwrap();
    push(&mut table, [act(A, Action::Point { seat: B })]);
    let second = table.decision(A).unwrap();
    assert_ne!(first, second);
    // The question looks the same as before, and yet it is another decision.
    push(&mut table, [act(A, Action::Point { seat: B })]);
    assert_eq!(table.position().ask(A), Some(Ask::Prize { peeked: false, pointed: Some(B) }));
    assert_ne!(table.decision(A), Some(second));
}

#[test]
fn everybody_is_asked_alike_whoever_can_react() {
    let table = reacting();
    let mut other = Table::new(Prizes::standard(), Options::for_seats(3)).unwrap();
    push(&mut other, [Step::Chance(Chance::Deal { veto: C }), Step::Chance(Chance::Hide { worth: 4 })]);
    push(&mut other, [bid(A, 3), bid(B, 2), bid(C, 1)]);
    for table in [&table, &other] {
        assert_eq!(table.awaited(), SeatSet::all(3));
        for seat in [A, B, C] {
            assert_eq!(table.position().ask(seat), Some(Ask::React));
        }
    }
    // Who was dealt the veto shows to nobody but its holders.
    assert_eq!(table.position().view(Viewer::Public), other.position().view(Viewer::Public));
    assert_eq!(table.position().view(Viewer::Seat(A)), other.position().view(Viewer::Seat(A)));
    for step in 0..table.played().len() {
        assert_eq!(table.events_for(step, Viewer::Seat(A)), other.events_for(step, Viewer::Seat(A)));
    }
    assert_eq!(table.events_for(0, Viewer::Seat(B)), [Event::Dealt { veto: Some(B) }]);
}

#[test]
fn the_only_answer_to_a_reaction_is_not_given_for_a_seat() {
    let table = reacting();
    let seed = Seed::from_words("reaction");
    // A has no veto, so passing is all A can do; were it done at once, everybody would know.
    let steps = table.plan(B, Action::Pass, &seed).unwrap();
    assert_eq!(steps, [act(B, Action::Pass)]);
    let mut table = table;
    push(&mut table, [act(B, Action::Pass), act(C, Action::Pass)]);
    assert_eq!(table.awaited(), SeatSet::only(A));
    assert_eq!(table.plan_start(&seed), [], "the last one answers for itself, too");
}

#[test]
fn a_reaction_resolves_when_the_last_has_answered() {
    for order in [[A, B, C], [C, B, A], [B, A, C]] {
        let mut table = reacting();
        for seat in order {
            push(&mut table, [act(seat, if seat == B { Action::Veto } else { Action::Pass })]);
        }
        assert!(table.played().last().unwrap().events.contains(&Event::Vetoed));
        assert_eq!(table.position().ask(A), Some(Ask::Sigh));
    }
    assert_eq!(reacting().push(act(C, Action::Veto)), Err(Refused::Rule(Illegal::NoVeto)));
}

#[test]
fn luck_and_forced_actions_follow_a_choice_until_somebody_can_choose() {
    let seed = Seed::from_words("plan");
    let mut table = reacting();
    push(&mut table, [act(A, Action::Pass), act(C, Action::Pass)]);
    let before = table.position().clone();

    let steps = table.plan(B, Action::Veto, &seed).unwrap();

    assert_eq!(*table.position(), before, "a plan changes nothing");
    assert_eq!(steps[0], act(B, Action::Veto));
    assert_eq!(steps[1], Step::Act { seat: A, action: Action::Sigh, forced: true });
    let Step::Chance(Chance::Hide { worth }) = steps[2] else { panic!("{steps:?}") };
    assert_eq!(steps.len(), 3);
    // The outcome is the one the seed has for the third chance event of the game.
    push(&mut table, steps[..2].iter().cloned());
    assert_eq!(table.chance_events(), 2);
    assert_eq!(table.position().sample_chance(&mut seed.dice(2)), Chance::Hide { worth });
}

#[test]
fn the_last_of_several_is_moved_on_if_it_has_no_choice() {
    let seed = Seed::from_words("poor");
    let mut table = giving();
    let steps = table.plan(A, Action::Give { seat: C }, &seed).unwrap();
    push(&mut table, steps);
    // A has no coins left and can only bid nothing; while others think, nothing is done for A.
    let steps = table.plan(B, Action::Bid { coins: 1 }, &seed).unwrap();
    assert_eq!(steps, [bid(B, 1)]);
    push(&mut table, steps);
    let steps = table.plan(C, Action::Bid { coins: 0 }, &seed).unwrap();
    assert_eq!(steps, [bid(C, 0), Step::Act { seat: A, action: Action::Bid { coins: 0 }, forced: true }]);
}

#[test]
fn refused_steps_change_nothing() {
    let mut table = giving();
    let (position, changes, decision) = (table.position().clone(), table.changes(), table.decision(A));
    let wrong = [
        (act(B, Action::Give { seat: B }), Refused::NotAwaited { seat: B }),
        (act(Seat(4), Action::Pass), Refused::NotAwaited { seat: Seat(4) }),
        (act(Seat(255), Action::Pass), Refused::NotAwaited { seat: Seat(255) }),
        (act(A, Action::Veto), Refused::Rule(Illegal::NotAsked)),
        (act(A, Action::Give { seat: Seat(200) }), Refused::Rule(Illegal::NotAsked)),
        (Step::Chance(Chance::Hide { worth: 1 }), Refused::NoLuckNow),
    ];
    for (step, refusal) in wrong {
        assert_eq!(table.push(step), Err(refusal));
    }
    assert_eq!(table.plan(B, Action::Peek, &Seed::from_words("")), Err(Refused::NotAwaited { seat: B }));
    assert_eq!((table.position(), table.changes(), table.decision(A)), (&position, changes, decision));
    assert_eq!(table.played().len(), 8);
}

#[test]
fn a_refusal_names_its_clause_only_if_a_rule_is_behind_it() {
    assert_eq!(giving().push(act(A, Action::Veto)).unwrap_err().clause(), Some("TT-5"));
    assert_eq!(bidding().push(bid(A, 9)).unwrap_err().to_string(), "TT-2: a bid of 9 is more than the purse");
    assert_eq!(giving().push(act(B, Action::Veto)).unwrap_err().clause(), None);
}

#[test]
fn nobody_acts_and_no_luck_falls_after_the_end() {
    let mut table = giving();
    for steps in [2, 3] {
        assert!(!table.is_over());
        let seed = Seed::from_words("end");
        let planned = table.plan(A, Action::Give { seat: A }, &seed).unwrap();
        push(&mut table, planned);
        if steps == 2 {
            push(&mut table, [bid(A, 0), bid(B, 0), bid(C, 0)]);
            push(&mut table, [A, B, C].map(|seat| act(seat, Action::Pass)));
        }
    }
    assert!(table.is_over());
    assert_eq!(table.awaited(), SeatSet::EMPTY);
    assert_eq!(table.push(bid(A, 0)), Err(Refused::Over));
    assert_eq!(table.push(Step::Chance(Chance::Hide { worth: 1 })), Err(Refused::Over));
    assert_eq!(table.undo_step(A), Err(UndoRefused::NotAwaited));
}

#[test]
fn small_steps_go_back_one_by_one_or_all_at_once() {
    let mut table = giving();
    push(&mut table, [B, C, B].map(|seat| act(A, Action::Point { seat })));
    assert_eq!(table.undo_step(A), Ok(vec![10]));
    assert_eq!(table.undo_turn(A), Ok(vec![8, 9, 10]));
    table.take_back(&[10]).unwrap();
    assert_eq!(table.position().ask(A), Some(Ask::Prize { peeked: false, pointed: Some(C) }));
    table.take_back(&[8, 9]).unwrap();
    assert_eq!(*table.position(), *giving().position());
    // Before that the last answer to the veto opened a secret.
    assert_eq!(table.undo_step(A), Err(UndoRefused::Barrier));
}

#[test]
fn a_look_at_a_secret_cannot_be_taken_back_and_bars_what_was_before() {
    let mut table = giving();
    push(&mut table, [act(A, Action::Point { seat: B }), act(A, Action::Peek)]);
    assert!(table.played().last().unwrap().barrier);
    assert_eq!(table.undo_step(A), Err(UndoRefused::Barrier));
    push(&mut table, [act(A, Action::Point { seat: C })]);
    assert_eq!(table.undo_step(A), Ok(vec![10]));
    assert_eq!(table.undo_turn(A), Ok(vec![10]), "as far as the look, no further");
}

#[test]
fn the_last_commitment_opens_the_others_and_cannot_be_taken_back() {
    let table = reacting();
    let barriers: Vec<bool> = table.played().iter().map(|played| played.barrier).collect();
    assert_eq!(barriers, [true, true, false, false, true]);
    for seat in [A, B, C] {
        assert_eq!(table.undo_step(seat), Err(UndoRefused::Barrier));
    }
}

#[test]
fn nobody_takes_back_for_others() {
    let mut table = bidding();
    push(&mut table, [bid(A, 1)]);
    assert_eq!(table.undo_step(B), Err(UndoRefused::Barrier), "the step before is not B's");
    assert_eq!(table.undo_turn(Seat(9)), Err(UndoRefused::NotAwaited));
}

#[test]
fn a_sealed_commitment_is_taken_back_from_among_those_of_others() {
    let mut table = bidding();
    push(&mut table, [bid(A, 1), bid(B, 3)]);
    let asked = table.decision(C);
    assert_eq!(table.undo_step(A), Ok(vec![2]));
    assert_eq!(table.undo_turn(B), Ok(vec![3]));
    assert_eq!(table.undo_step(C), Err(UndoRefused::Barrier), "C has not bid");
    let (changes, sealed) = (table.changes(), table.opened(B));
    table.take_back(&[2]).unwrap();
    assert_eq!(table.awaited(), SeatSet::only(A).with(C));
    assert_eq!(table.changes(), changes + 1, "one change, of which others are told");
    assert_eq!((table.decision(C), table.opened(B)), (asked, sealed), "nobody else is asked anew");
    assert_eq!(table.decision(A), Some(changes + 1));
    let mut never = bidding();
    push(&mut never, [bid(B, 3)]);
    assert_eq!(*table.position(), *never.position(), "as if A had never bid");
    push(&mut table, [bid(A, 2), bid(C, 0)]);
    push(&mut never, [bid(A, 2), bid(C, 0)]);
    assert_eq!(*table.position(), *never.position());
    for seat in [A, B, C] {
        assert_eq!(table.undo_step(seat), Err(UndoRefused::Barrier), "the bids are open");
    }
    let seed = Seed::from_words("sealed");
    let record = table.record(Vec::new(), &seed);
    assert_eq!(record.replay().unwrap().position(), table.position());
}

#[test]
fn whoever_is_not_asked_takes_nothing_back_that_was_opened() {
    let mut table = giving();
    push(&mut table, [act(A, Action::Point { seat: B })]);
    for seat in [B, C] {
        assert_eq!(table.undo_step(seat), Err(UndoRefused::NotAwaited), "the last answer opened a secret");
    }
}

#[test]
fn a_decision_id_never_returns_after_a_step_was_taken_back() {
    let mut table = giving();
    let mut ids = vec![table.decision(A).unwrap()];
    let mut changes = table.changes();
    for round in 0..3 {
        push(&mut table, [act(A, Action::Point { seat: Seat(round) })]);
        ids.push(table.decision(A).unwrap());
        let taken = table.undo_step(A).unwrap();
        table.take_back(&taken).unwrap();
        ids.push(table.decision(A).unwrap());
        assert!(table.changes() > changes, "others must be told");
        changes = table.changes();
    }
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique, ids);
}

#[test]
fn a_forced_action_goes_back_with_the_choice_that_led_to_it() {
    let mut table = giving();
    push(&mut table, [act(A, Action::Point { seat: B })]);
    let forced = Step::Act { seat: A, action: Action::Point { seat: C }, forced: true };
    push(&mut table, [forced.clone(), forced]);
    assert_eq!(table.undo_step(A), Ok(vec![8, 9, 10]));
}

#[test]
fn going_back_forgets_luck_and_its_count() {
    let mut table = bidding();
    table.truncate(9);
    assert_eq!(table.played().len(), 2, "there is no step nine to go back to");
    table.truncate(1);
    assert_eq!((table.chance_events(), table.played().len()), (1, 1));
    assert_eq!(*table.position(), bidding().at(1));
    // The same seed then gives the same outcome again: going back never changes luck.
    let seed = Seed::from_words("again");
    assert_eq!(table.plan_start(&seed), table.plan_start(&seed));
}

#[test]
fn any_position_of_the_past_can_be_shown() {
    let table = giving();
    assert_eq!(table.at(table.played().len()), *table.position());
    assert_eq!(table.at(5), *reacting().position());
    assert_eq!(table.at(99), *table.position());
    assert_eq!(table.events_for(99, Viewer::Public), []);
}

#[test]
fn a_world_imagined_from_a_view_looks_the_same_and_offers_the_same() {
    let mut dice = QuickDice::new(5);
    for table in [bidding(), reacting(), giving()] {
        for seat in [A, B, C] {
            let view = table.position().view(Viewer::Seat(seat));
            let world = Toy::determinise(&view, &mut dice);
            assert_eq!(world.view(Viewer::Seat(seat)), view);
            let (mut real, mut imagined) = (Vec::new(), Vec::new());
            table.position().legal_actions(seat, &mut real);
            world.legal_actions(seat, &mut imagined);
            assert_eq!(real, imagined);
        }
    }
}
