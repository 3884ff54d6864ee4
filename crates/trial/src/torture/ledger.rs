//! What people were told was done, held against what is stored.
//!
//! Every stored entry is derived again: the luck from the seed, the rest from the answers of people and bots by the
//! rules. An entry that does not follow, a change of which only a part is there, one that is there twice, or one that
//! was there and is gone: all of that shows, and so does every answer that was acknowledged and is missing.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use anyhow::{Result, anyhow};
use catalog::{AnyTable, GameId};
use engine::{Seat, Seed, Viewer};
use serde_json::Value;
use store::{EntryKind, EntryRow, Store};
use ui::Lang;

use crate::script::bodies;

/// An answer that the site has taken.
#[derive(Clone, Debug)]
pub(super) struct Acknowledged {
    /// The number of the table in the ledger.
    pub(super) book: usize,
    pub(super) seat: usize,
    pub(super) decision: u64,
    pub(super) action: String,
    /// How many changes the page showed that came back.
    pub(super) shown: u64,
}

/// What is known of one table.
pub(super) struct Book {
    pub(super) id: String,
    pub(super) game: GameId,
    pub(super) window_seconds: u32,
    /// How many of the first seats are people's, where the server answers for nobody who does not leave it to it.
    pub(super) people: usize,
    /// Seats of people who never answer in windows.
    pub(super) silent: Vec<usize>,
    table: Arc<dyn AnyTable>,
    /// Whether the luck before the first question has been read.
    begun: bool,
    /// The entries, each as it was read first.
    entries: Vec<String>,
    /// What was answered, and how many changes the seat could notice then.
    answered: HashMap<(usize, u64), (Value, u64)>,
    /// Since when seats are asked in a window that has a time: the decision, and the time.
    asked: HashMap<usize, (u64, i64)>,
    /// Passes that the server may have made, for their time was over: seats that answer as a rule may be kept from it.
    run_out: HashSet<(usize, u64)>,
}

#[derive(Default)]
pub(super) struct Ledger {
    pub(super) books: Vec<Book>,
    pub(super) acknowledged: u64,
    /// What people have sent, whether or not they heard of it again: by table, seat and question.
    tried: HashMap<(usize, usize, u64), Vec<Value>>,
    /// Acknowledged, and not looked for yet.
    open: Vec<Acknowledged>,
    pub(super) wrong: Vec<String>,
    /// How often the server passed for somebody.
    pub(super) passes: u64,
    /// Whether times of entries tell how long something took.
    pub(super) clock_is_true: bool,
}

/// How much of a window may seem to be missing: times are whole milliseconds.
const TOLERANCE: i64 = 5;

impl Book {
    pub(super) fn new(id: String, game: GameId, options: &str, seed: &Seed) -> Result<Self> {
        let files = game.components(None).map_err(|error| anyhow!("{error}"))?.files;
        let table = game.table(&files, options, seed).map_err(|error| anyhow!(error))?;
        let begun = bodies(&table.start()?).is_empty();
        Ok(Self {
            id,
            game,
            window_seconds: 0,
            people: 0,
            silent: Vec::new(),
            table,
            begun,
            entries: Vec::new(),
            answered: HashMap::new(),
            asked: HashMap::new(),
            run_out: HashSet::new(),
        })
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// How many entries the ledger has read.
    pub(super) fn known(&self) -> usize {
        self.entries.len()
    }

    /// How many changes a seat could notice, as far as the ledger has read.
    pub(super) fn noticed(&self, seat: usize) -> u64 {
        self.table.noticed(Viewer::Seat(Seat(seat as u8)))
    }

    /// Whether somebody who never answers is asked in a window that has a time.
    pub(super) fn waits_for_silent(&self) -> bool {
        let asked = |seat: &usize| self.table.window(Seat(*seat as u8)).is_some();
        self.window_seconds > 0 && self.silent.iter().any(asked)
    }

    /// Reads on. Answers how many passes the server made; the error says what is wrong.
    fn read(&mut self, stored: &[EntryRow], clock_is_true: bool) -> Result<u64> {
        for (number, known) in self.entries.iter().enumerate() {
            match stored.get(number) {
                None => return Err(anyhow!("entry {number} is gone; {} are left", stored.len())),
                Some(entry) if entry.body != *known => return Err(anyhow!("entry {number} is another one now")),
                Some(_) => {}
            }
        }
        let mut passes = 0;
        while self.entries.len() < stored.len() {
            let number = self.entries.len();
            let entry = &stored[number];
            if entry.kind != EntryKind::Step {
                return Err(anyhow!("entry {number} takes something back, and nobody has asked for that"));
            }
            let answer = match self.begun {
                true => Some(self.answer(&entry.body).map_err(|why| anyhow!("entry {number}: {why}"))?),
                false => None,
            };
            let change = match &answer {
                None => self.table.start(),
                Some((seat, decision, action)) => {
                    let passed = self.check_pass((*seat, *decision), action, entry.written, clock_is_true)?;
                    passes += u64::from(passed);
                    self.table.act(Seat(*seat as u8), *decision, &action.to_string(), Lang::En)
                }
            };
            let change = change.map_err(|why| anyhow!("entry {number} is not by the rules: {why}"))?;
            let follows = bodies(&change);
            let found = stored[number..].iter().take(follows.len()).map(|entry| &entry.body);
            if !found.eq(&follows) {
                return Err(anyhow!("what follows from entry {number} is not what is stored, or not all of it"));
            }
            if let Some((seat, decision, action)) = answer {
                let noticed = change.table.noticed(Viewer::Seat(Seat(seat as u8)));
                self.answered.insert((seat, decision), (action, noticed));
            }
            (self.table, self.begun) = (change.table, true);
            self.entries.extend(follows);
            self.note_questions(entry.written);
        }
        Ok(passes)
    }

    /// Who answers what by an entry.
    fn answer(&self, body: &str) -> Result<(usize, u64, Value)> {
        let step: Value = serde_json::from_str(body)?;
        let act = step.get("act").ok_or_else(|| anyhow!("luck that nobody has led to: {body}"))?;
        let seat = act["seat"].as_u64().ok_or_else(|| anyhow!("nobody's action: {body}"))? as usize;
        let decision = self.table.decision(Seat(seat as u8)).ok_or_else(|| anyhow!("seat {seat} is not asked"))?;
        Ok((seat, decision, act["action"].clone()))
    }

    /// Whether this is a pass that the server made for somebody who never answers; it must not come before its time.
    fn check_pass(
        &mut self,
        (seat, decision): (usize, u64),
        action: &Value,
        written: i64,
        clock_is_true: bool,
    ) -> Result<bool> {
        let Some((name, pass)) = self.table.window(Seat(seat as u8)) else { return Ok(false) };
        let passed = serde_json::from_str::<Value>(&pass)? == *action;
        let since = self.asked.get(&seat).filter(|(asked, _)| *asked == decision).map_or(written, |(_, since)| *since);
        let took = written - since;
        let in_time = clock_is_true && took + TOLERANCE < i64::from(self.window_seconds) * 1_000;
        if !self.silent.contains(&seat) {
            if self.window_seconds > 0 && passed && !in_time {
                self.run_out.insert((seat, decision));
            }
            return Ok(false);
        }
        match (passed, in_time) {
            (false, _) => Err(anyhow!("seat {seat} never answers in {name}, and did something there")),
            (true, true) => Err(anyhow!("the server passed in {name} after {took} ms of {} s", self.window_seconds)),
            (true, false) => Ok(true),
        }
    }

    fn note_questions(&mut self, written: i64) {
        for seat in 0..self.people.max(self.silent.iter().max().map_or(0, |last| last + 1)) {
            let number = Seat(seat as u8);
            match self.table.window(number).and_then(|_| self.table.decision(number)) {
                None => drop(self.asked.remove(&seat)),
                Some(decision) => {
                    let kept = self.asked.get(&seat).filter(|(asked, _)| *asked == decision);
                    if kept.is_none() {
                        self.asked.insert(seat, (decision, written));
                    }
                }
            }
        }
    }
}

impl Ledger {
    pub(super) fn new(clock_is_true: bool) -> Self {
        Self { clock_is_true, ..Self::default() }
    }

    /// Somebody is about to send an answer.
    pub(super) fn try_to(&mut self, book: usize, seat: usize, decision: u64, action: &str) {
        let action = serde_json::from_str(action).unwrap_or_default();
        self.tried.entry((book, seat, decision)).or_default().push(action);
    }

    pub(super) fn note(&mut self, acknowledged: Acknowledged) {
        self.acknowledged += 1;
        self.open.push(acknowledged);
    }

    pub(super) fn complain(&mut self, what: String) {
        // Enough to see what is wrong; a fault that repeats itself must not fill the memory.
        if self.wrong.len() < 50 {
            self.wrong.push(what);
        }
    }

    /// Takes what is to be checked now: entries are read while others go on writing to the ledger.
    pub(super) fn take_open(&mut self) -> Vec<Acknowledged> {
        std::mem::take(&mut self.open)
    }

    /// Checks one table against what is stored, which was read after all of `acknowledged` had been.
    pub(super) fn check(&mut self, book: usize, stored: &[EntryRow], acknowledged: &[Acknowledged]) {
        let clock_is_true = self.clock_is_true;
        let here = &mut self.books[book];
        let mut wrong = Vec::new();
        match here.read(stored, clock_is_true) {
            Ok(passes) => self.passes += passes,
            Err(why) => wrong.push(format!("table {} ({:?}): {why}", here.id, here.game)),
        }
        for ((seat, decision), (action, _)) in &here.answered {
            let sent = self.tried.get(&(book, *seat, *decision)).is_some_and(|tried| tried.contains(action));
            let run_out = here.silent.contains(seat) || here.run_out.contains(&(*seat, *decision));
            if !sent && *seat < here.people && !run_out {
                wrong.push(format!("table {} seat {seat} question {decision}: nobody has sent {action}", here.id));
            }
        }
        for ack in acknowledged.iter().filter(|ack| ack.book == book) {
            let told = format!("table {} seat {} question {}: {}", here.id, ack.seat, ack.decision, ack.action);
            match here.answered.get(&(ack.seat, ack.decision)) {
                None => wrong.push(format!("LOST {told}")),
                Some((action, _)) if serde_json::from_str::<Value>(&ack.action).ok().as_ref() != Some(action) => {
                    wrong.push(format!("LOST {told}; stored is {action}"));
                }
                Some((_, noticed)) if ack.shown < *noticed => {
                    wrong.push(format!("{told}: the page that came back was of before ({} < {noticed})", ack.shown));
                }
                Some(_) => {}
            }
        }
        wrong.into_iter().for_each(|what| self.complain(what));
    }
}

/// The entries of tables.
pub(super) async fn read(store: &Store, ids: &[String]) -> Result<Vec<Vec<EntryRow>>> {
    let mut all = Vec::with_capacity(ids.len());
    for id in ids {
        all.push(store.entries(id).await?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Script;

    fn stored(script: &Script, turns: usize) -> Vec<EntryRow> {
        let row = |body: &String| EntryRow { kind: EntryKind::Step, body: body.clone(), written: 1 };
        script.entries_before(turns).map(row).collect()
    }

    /// A ledger with one table, in which so many turns were acknowledged.
    fn ledger(script: &Script, turns: usize) -> Ledger {
        let mut book = Book::new("t".into(), script.game, &script.options, &script.seed).unwrap();
        book.people = script.seats;
        let mut ledger = Ledger { books: vec![book], ..Ledger::default() };
        for turn in &script.turns[..turns] {
            let shown = turn.noticed[turn.seat];
            let (seat, decision, action) = (turn.seat, turn.decision, turn.action.clone());
            ledger.try_to(0, seat, decision, &action);
            ledger.note(Acknowledged { book: 0, seat, decision, action, shown });
        }
        ledger
    }

    fn complaints(script: &Script, turns: usize, stored: &[EntryRow]) -> String {
        let mut ledger = ledger(script, turns);
        let open = ledger.take_open();
        ledger.check(0, stored, &open);
        ledger.wrong.join("\n")
    }

    #[test]
    fn what_is_lost_doubled_or_made_up_is_found() {
        for game in GameId::all() {
            let seats = usize::from(game.meta().min_seats.max(2));
            let script = Script::play(game, seats, "ledger", 12).unwrap();
            let whole = stored(&script, 12);
            assert_eq!(complaints(&script, 12, &whole), "", "{game:?}");
            assert!(complaints(&script, 12, &stored(&script, 11)).contains("LOST"), "{game:?}");
            let mut doubled = whole.clone();
            doubled.extend(stored(&script, 12).split_off(script.turns[11].before));
            assert!(!complaints(&script, 12, &doubled).is_empty(), "{game:?}");
            let mut foreign = whole.clone();
            let last = foreign.len() - 1;
            foreign[last].body = whole[script.turns[0].before].body.clone();
            assert!(!complaints(&script, 11, &foreign).is_empty(), "{game:?}");
        }
    }

    #[test]
    fn what_was_there_must_stay() {
        let script = Script::play(GameId::all().next().unwrap(), 2, "stays", 8).unwrap();
        let mut ledger = ledger(&script, 8);
        let open = ledger.take_open();
        ledger.check(0, &stored(&script, 8), &open);
        ledger.check(0, &stored(&script, 7), &[]);
        assert!(ledger.wrong.concat().contains("is gone"), "{:?}", ledger.wrong);
    }
}
