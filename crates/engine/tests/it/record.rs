//! Records survive their text, and every false claim in one is found where it stands.

use engine::{
    Components, ComponentsRef, Dice, GameOptions, QuickDice, Record, RecordError, Refused, Seat, Seed, Step, Table,
};

use crate::toy::{Action, Chance, Illegal, Options, Prizes, Toy, prize_files};

/// A whole game by random choices, played as a table plays it.
fn whole_game(components: &'static Prizes, seats: u8, words: &str) -> (Table<Toy>, Seed) {
    let seed = Seed::from_words(words);
    let mut dice = QuickDice::new(words.len() as u64);
    let mut table = Table::new(components, Options::for_seats(seats)).unwrap();
    let mut steps = table.plan_start(&seed);
    let mut actions = Vec::new();
    loop {
        for step in steps {
            table.push(step).unwrap();
        }
        let awaited: Vec<Seat> = table.awaited().iter().collect();
        if awaited.is_empty() {
            return (table, seed);
        }
        let seat = awaited[dice.below(awaited.len() as u32) as usize];
        actions.clear();
        engine::Game::legal_actions(table.position(), seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        steps = table.plan(seat, action, &seed).unwrap();
    }
}

fn record() -> Record<Toy> {
    let (table, seed) = whole_game(Prizes::standard(), 3, "record");
    table.record(vec!["Ada".into(), "Bo".into(), "Cy".into()], &seed)
}

fn verify(record: &Record<Toy>) -> Result<(), RecordError<Illegal>> {
    record.verify().map(|_| ())
}

/// The first step that is luck, counted from 0, after `from`.
fn luck_after(record: &Record<Toy>, from: usize) -> usize {
    (from..).find(|&index| matches!(record.steps[index], Step::Chance(_))).unwrap()
}

#[test]
fn a_record_survives_its_text_and_leads_to_the_same_position() {
    for seats in 2..=5 {
        for words in ["a", "bb", "ccc"] {
            let (table, seed) = whole_game(Prizes::standard(), seats, words);
            let text = serde_json::to_string(&table.record(Vec::new(), &seed)).unwrap();
            let read: Record<Toy> = serde_json::from_str(&text).unwrap();
            assert_eq!(read.verify().unwrap().position(), table.position());
            assert_eq!(serde_json::to_string(&read).unwrap(), text);
        }
    }
}

#[test]
fn a_running_game_is_recorded_without_its_seed() {
    let (table, seed) = whole_game(Prizes::standard(), 4, "running");
    let mut part = Table::<Toy>::new(Prizes::standard(), table.options().clone()).unwrap();
    for played in &table.played()[..table.played().len() - 1] {
        part.push(played.step.clone()).unwrap();
        let record = part.record(Vec::new(), &seed);
        if !part.is_over() {
            assert_eq!((&record.seed, &record.result), (&None, &None));
            assert!(!serde_json::to_string(&record).unwrap().contains(&seed.reveal()));
        }
        assert_eq!(verify(&record), Ok(()));
    }
}

#[test]
fn corrected_components_travel_with_the_record() {
    let files = prize_files("9");
    let (table, seed) = whole_game(Prizes::load(&files).unwrap(), 3, "corrected");
    let mut record = table.record(Vec::new(), &seed);
    assert_eq!(record.components.files, Some(files));
    assert_eq!(verify(&record), Ok(()));

    record.components.files = Some(prize_files("8"));
    let named = record.components.sha256.clone();
    assert!(matches!(verify(&record), Err(RecordError::ComponentsDigest { named: n, .. }) if n == named));

    record.components.files = Some(prize_files("many"));
    assert_eq!(verify(&record).unwrap_err().to_string(), "the components in the record: toy.txt, line 1: not a number");

    // Without the files the digest is of a set this program does not have.
    record.components.files = None;
    assert!(matches!(verify(&record), Err(RecordError::ComponentsDigest { .. })));
}

#[test]
fn the_head_of_a_record_is_checked() {
    let wrong = |change: fn(&mut Record<Toy>)| {
        let mut record = record();
        change(&mut record);
        verify(&record).unwrap_err()
    };
    assert_eq!(wrong(|r| r.format = "chess-1".into()), RecordError::Format("chess-1".into()));
    assert_eq!(wrong(|r| r.game = "go".into()), RecordError::Game("go".into()));
    assert_eq!(wrong(|r| r.rules_version = 3), RecordError::RulesVersion { found: 3, known: 4 });
    assert_eq!(wrong(|r| r.options.seats = 9), RecordError::Options(Illegal::Seats));
    assert_eq!(wrong(|r| r.players = vec!["Ada".into()]), RecordError::Players { named: 1, seats: 3 });
    let none = ComponentsRef { sha256: "0".repeat(64), files: None };
    let found = Prizes::standard().digest().to_owned();
    let mut other = record();
    other.components = none.clone();
    assert_eq!(verify(&other), Err(RecordError::ComponentsDigest { found, named: none.sha256 }));
}

#[test]
fn a_refused_action_is_named_with_its_step_and_reason() {
    let mut record = record();
    let index = record.steps.iter().position(|step| matches!(step, Step::Act { .. })).unwrap();
    let Step::Act { seat, .. } = record.steps[index] else { panic!() };
    record.steps[index] = Step::Act { seat, action: Action::Bid { coins: 77 }, forced: false };
    let error = verify(&record).unwrap_err();
    assert_eq!(
        error,
        RecordError::Step { step: index + 1, what: format!("{seat}: bid 77"), why: Refused::Rule(Illegal::Purse(77)) }
    );
    assert_eq!(
        error.to_string(),
        format!("step {} ({seat}: bid 77): TT-2: a bid of 77 is more than the purse", index + 1)
    );
}

#[test]
fn an_action_of_a_seat_that_does_not_exist_is_refused_in_words() {
    for seat in [3, 7, 8, 254, 255] {
        let mut record = record();
        record.steps[2] = Step::Act { seat: Seat(seat), action: Action::Pass, forced: false };
        let words = verify(&record).unwrap_err().to_string();
        let number = u32::from(seat) + 1;
        assert_eq!(words, format!("step 3 (seat {number}: pass): seat {number} is not asked to decide anything now"));
    }
}

#[test]
fn a_choice_cannot_be_called_forced() {
    let mut record = record();
    let Step::Act { seat, action, .. } = record.steps[2] else { panic!() };
    record.steps[2] = Step::Act { seat, action, forced: true };
    assert_eq!(verify(&record), Err(RecordError::Forced { step: 3, what: format!("{seat}: {action} (forced)") }));
}

#[test]
fn steps_after_the_end_are_refused() {
    let mut record = record();
    let steps = record.steps.len();
    record.steps.push(Step::Act { seat: Seat(0), action: Action::Pass, forced: false });
    let error = verify(&record).unwrap_err();
    assert!(matches!(error, RecordError::Step { step, why: Refused::Over, .. } if step == steps + 1), "{error}");
}

#[test]
fn luck_out_of_place_is_refused() {
    let mut record = record();
    record.steps.insert(2, Step::Chance(Chance::Hide { worth: 1 }));
    let error = verify(&record).unwrap_err();
    assert!(matches!(error, RecordError::Step { step: 3, why: Refused::NoLuckNow, .. }), "{error}");
    record.steps.remove(2);
    record.steps.remove(1);
    let error = verify(&record).unwrap_err();
    assert!(matches!(error, RecordError::Step { step: 2, why: Refused::NotAwaited { .. }, .. }), "{error}");
}

#[test]
fn impossible_luck_is_refused_by_the_rules_and_possible_luck_by_the_seed() {
    let mut impossible = record();
    let index = luck_after(&impossible, 2);
    impossible.steps[index] = Step::Chance(Chance::Hide { worth: 7 });
    let error = verify(&impossible).unwrap_err();
    assert!(matches!(&error, RecordError::Step { step, why: Refused::Rule(Illegal::Luck), .. } if *step == index + 1));

    let mut possible = record();
    let Step::Chance(Chance::Hide { worth }) = possible.steps[index] else { panic!() };
    let other = worth % 6 + 1;
    possible.steps[index] = Step::Chance(Chance::Hide { worth: other });
    assert_eq!(
        verify(&possible).unwrap_err(),
        RecordError::Outcome {
            step: index + 1,
            recorded: format!("a prize of {other}"),
            given: format!("a prize of {worth}"),
        }
    );
}

#[test]
fn the_first_fault_is_told_and_not_what_follows_from_it() {
    let mut record = record();
    let index = luck_after(&record, 2);
    let Step::Chance(Chance::Hide { worth }) = record.steps[index] else { panic!() };
    record.steps[index] = Step::Chance(Chance::Hide { worth: worth % 6 + 1 });
    record.steps.pop();
    assert_eq!(verify(&record).unwrap_err().step(), Some(index + 1));
}

#[test]
fn the_seed_must_be_the_one_committed_to() {
    let mut record = record();
    let named = record.commitment.unwrap();
    let other = Seed::from_words("another");
    record.seed = Some(other.reveal());
    assert_eq!(verify(&record), Err(RecordError::Commitment { found: other.commitment(), named }));
    // Without a commitment the false seed is still found, by the outcomes.
    record.commitment = None;
    assert!(matches!(verify(&record), Err(RecordError::Outcome { .. })));
    record.seed = Some("zz".into());
    assert!(matches!(verify(&record), Err(RecordError::Seed(_))));
}

#[test]
fn a_seed_told_before_the_end_is_a_fault() {
    let mut record = record();
    record.steps.pop();
    record.result = None;
    let steps = record.steps.len();
    assert_eq!(verify(&record), Err(RecordError::EarlySeed { steps }));
}

#[test]
fn the_result_must_be_the_one_the_steps_lead_to() {
    let mut record = record();
    let true_result = record.result.clone().unwrap();
    record.result.as_mut().unwrap().scores[0] += 1;
    assert!(matches!(verify(&record), Err(RecordError::Result { .. })));

    record.result = Some(true_result.clone());
    record.result.as_mut().unwrap().winners.clear();
    assert!(matches!(verify(&record), Err(RecordError::Result { .. })));

    record.result = None;
    let error = verify(&record).unwrap_err().to_string();
    assert!(error.starts_with("the result is recorded as no result yet, but the steps lead to scores ["), "{error}");

    record.result = Some(true_result);
    record.seed = None;
    assert_eq!(verify(&record), Ok(()), "without a seed the rest is checked all the same");
}

#[test]
fn unknown_fields_and_wrong_types_are_refused_by_name() {
    let text = serde_json::to_string(&record()).unwrap();
    for (from, to, word) in [
        ("\"format\"", "\"fromat\"", "fromat"),
        ("\"chance\"", "\"luck\"", "luck"),
        ("\"seat\":", "\"seat\":-", "-"),
        ("\"steps\":[", "\"steps\":[{\"act\":{}},", "seat"),
        ("\"seats\":3", "\"seats\":300", "300"),
    ] {
        let tampered = text.replacen(from, to, 1);
        assert_ne!(tampered, text);
        let error = serde_json::from_str::<Record<Toy>>(&tampered).unwrap_err().to_string();
        assert!(error.contains(word), "{error}");
    }
}
