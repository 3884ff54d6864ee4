//! Whole games as text, one for each number of seats and each way to end. `BLESS=1` rewrites them; the difference is
//! read line by line. They are played with the frozen data file.

use std::path::Path;

use engine::{Components as _, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Start, Table};
use game_atlandice::{Action, Area, Atlandice, Components, EndReason, Event, Options};
use testkit::{golden, transcript};

use crate::tables::frozen;

fn keeps(name: &str, table: &Table<Atlandice>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/playthroughs/{name}.txt"));
    golden(&file, &transcript(table));
}

/// How the game ended; every game ends once and tells how.
fn ended_by(table: &Table<Atlandice>) -> EndReason {
    let events = table.played().iter().flat_map(|played| &played.events);
    let ends: Vec<EndReason> = events
        .filter_map(|event| match event {
            Event::Ended { why } => Some(*why),
            _ => None,
        })
        .collect();
    assert_eq!(ends.len(), 1, "a game ends once");
    assert_eq!(table.position().ended(), Some(ends[0]));
    ends[0]
}

/// A whole game, played by a rule of choice and with luck from words.
fn play(options: Options, words: &str, choose: impl Fn(&Atlandice, &[Action], &mut QuickDice) -> Action) -> Table<Atlandice> {
    let seed = Seed::from_words(words);
    let mut dice = QuickDice::new(words.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte)));
    let mut table = Table::new(frozen(), options).unwrap();
    let mut steps = table.plan_start(&seed);
    loop {
        for step in steps {
            table.push(step).unwrap();
        }
        let Some(seat) = table.awaited().iter().next() else { break };
        let mut actions = Vec::new();
        table.position().legal_actions(seat, &mut actions);
        let action = choose(table.position(), &actions, &mut dice);
        steps = table.plan(seat, action, &seed).unwrap();
    }
    let record = table.record(Vec::new(), &seed);
    let text = serde_json::to_string(&record).unwrap();
    let read: Record<Atlandice> = serde_json::from_str(&text).unwrap();
    assert_eq!(read.verify().unwrap().played(), table.played(), "the record proves the game");
    table
}

fn at_random(_: &Atlandice, actions: &[Action], dice: &mut QuickDice) -> Action {
    actions[dice.below(actions.len() as u32) as usize]
}
