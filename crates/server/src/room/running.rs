//! A running game behind a face without its type.

use std::sync::Arc;
use std::time::Instant;

use bots::Knowledge;
use catalog::{GameId, with_face};
use engine::{Components, DataFiles, Game, Seat, SeatSet, Seed, Step, Table, UndoRefused, Viewer, read_json};
use serde::{Deserialize, Serialize};
use store::{Entry, EntryKind, Now, State};
use ui::picture::Picture;
use ui::table::refusal_notice;
use ui::{Lang, Notice, say};

use super::hints::{self, Thoughts};
use super::look::{self, Look, Moment};
use super::mind::{Mind, Thinker};
use super::review::{self, ReviewLook};
use crate::error::Error;
use crate::reviews::Reviewing;

/// A running or finished game: an immutable value.
pub(crate) trait AnyTable: Send + Sync {
    /// How often the table has changed: the number of its entries. Not for anybody at the table.
    fn changes(&self) -> u64;
    /// How many of the changes somebody with these seats could notice.
    fn noticed(&self, own: SeatSet) -> u64;
    /// How many public steps were taken, without those taken back.
    fn steps(&self) -> usize;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Who is to decide.
    fn awaited(&self) -> SeatSet;
    /// What decides who may look.
    fn moment(&self) -> Moment;
    /// The decision a seat is asked.
    fn decision(&self, seat: Seat) -> Option<u64>;
    /// The windows of the game in which a person may leave passing to the house.
    fn windows(&self) -> &'static [&'static str];
    /// The window in which `seat` is asked now, and how it passes.
    fn window(&self, seat: Seat) -> Option<(&'static str, String)>;
    /// The number of the round.
    fn round(&self) -> u32;
    /// What follows if nobody does anything: the same table.
    fn stay(&self) -> Next;
    /// What follows if `seat` answers `decision` with `action`.
    fn act(&self, seat: Seat, decision: u64, action: &str, lang: Lang) -> Result<Next, Error>;
    /// What follows if `seat` takes something back instead of answering `decision`, or after it.
    fn undo(&self, seat: Seat, decision: u64, what: Take, lang: Lang) -> Result<Next, Error>;
    /// A bot's thought about the decision of its seat: it gets a view and gives an action.
    fn thought(&self, thinker: Thinker, seed: u64) -> Thought<String>;
    /// No bot is in the middle of its turn.
    fn rest(&self);
    /// What a search makes of the decision of `seat`: it gets a view.
    fn hint(&self, seat: Seat) -> Option<Thought<Thoughts>>;
    /// Any legal action of `seat`.
    fn any_action(&self, seat: Seat) -> Option<String>;
    /// The page or fragment for one viewer.
    fn page(&self, look: Look<'_>) -> String;
    /// The record, once the game is over, perhaps without its seed.
    fn record(&self, players: Vec<String>, with_seed: bool) -> Option<String>;
    /// Begins a review with about so many iterations, once the game is over.
    fn reviewing(&self, iterations: u32) -> Option<Box<dyn Reviewing>>;
    /// The page of the review; none if what was found is not of this game.
    fn review_page(&self, look: &ReviewLook<'_>) -> Option<String>;
    /// The options for a rematch: the same, but another seat begins.
    fn rematch_options(&self) -> String;
}

/// What is thought off the server's threads, until some moment.
pub(crate) type Thought<T> = Box<dyn FnOnce(Instant) -> T + Send>;

/// What is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Take {
    Step,
    Turn,
}

/// What follows from a change: not true before its entries are stored.
pub(crate) struct Next {
    pub(crate) entries: Vec<Entry>,
    pub(crate) now: Now,
    pub(crate) table: Arc<dyn AnyTable>,
}

impl Next {
    /// This and then what follows from it.
    pub(crate) fn then(&mut self, later: Self) {
        self.entries.extend(later.entries);
        (self.now, self.table) = (later.now, later.table);
    }
}

/// The body of an undo entry.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Undone {
    /// How many steps are left.
    steps: usize,
    /// Which steps went, by their places from 0, if they were not the last ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    without: Vec<usize>,
}

struct Running<P: Picture<Game: Knowledge>> {
    table: Table<P::Game>,
    seed: Seed,
    /// When it last changed for everybody.
    changed: i64,
    /// The bot that is in the middle of its turn; the same for all that follows from this table.
    mind: Arc<Mind<P::Game>>,
}

/// Replays a stored table; the error says why it does not replay.
pub(crate) fn open(table: &store::Table, files: Option<&str>, entries: &[Entry]) -> Result<Arc<dyn AnyTable>, String> {
    let game: GameId = table.game.parse().map_err(|error| format!("{error}"))?;
    with_face!(game, P => Ok(Arc::new(replay::<P>(table, files, entries)?)))
}

/// What begins a game: the table with these options, and luck until somebody has a choice.
pub(crate) fn start(game: GameId, files: &DataFiles, options: &str, seed: &str) -> Result<Next, Error> {
    with_face!(game, P => {
        let running = empty::<P>(files, options, seed).map_err(Error::Inside)?;
        let steps = running.table.plan_start(&running.seed);
        running.next(steps)
    })
}

fn empty<P: Picture<Game: Knowledge>>(files: &DataFiles, options: &str, seed: &str) -> Result<Running<P>, String> {
    let components = <P::Game as Game>::Components::load(files).map_err(|error| error.to_string())?;
    let options: <P::Game as Game>::Options =
        serde_json::from_str(options).map_err(|error| format!("the options: {error}"))?;
    let table = Table::new(components, options).map_err(|error: <P::Game as Game>::Illegal| error.to_string())?;
    Ok(Running {
        table,
        seed: seed.parse().map_err(|error| format!("{error}"))?,
        changed: crate::now(),
        mind: Arc::default(),
    })
}

fn replay<P: Picture<Game: Knowledge>>(
    row: &store::Table,
    files: Option<&str>,
    entries: &[Entry],
) -> Result<Running<P>, String> {
    let files = files.ok_or("its components are missing")?;
    let files: DataFiles = serde_json::from_str(files).map_err(|error| format!("its components: {error}"))?;
    let mut running = empty::<P>(&files, &row.options, &row.seed.0)?;
    let version = row.rules_version;
    running.table =
        running.table.by_rules(version).ok_or_else(|| format!("it was played by version {version} of the rules"))?;
    if running.table.components().digest() != row.components {
        return Err("its components have another digest".into());
    }
    for (number, entry) in entries.iter().enumerate() {
        let told = |error: &dyn std::fmt::Display| format!("entry {number}: {error}");
        let before = running.table.noticed(Viewer::Public);
        match entry.kind {
            EntryKind::Step => {
                let step = serde_json::from_str(&entry.body).map_err(|error| told(&error))?;
                running.table.push(step).map_err(|error| told(&error))?;
            }
            EntryKind::Undo => {
                let Undone { steps, without } = serde_json::from_str(&entry.body).map_err(|error| told(&error))?;
                let before = running.table.played().len();
                let taken = if without.is_empty() { (steps..before).collect() } else { without };
                running.table.take_back(&taken).map_err(|error| told(&error))?;
            }
        }
        if running.table.noticed(Viewer::Public) > before {
            running.changed = entry.written;
        }
    }
    if running.table.changes() != entries.len() as u64 {
        return Err("an entry changed nothing".into());
    }
    Ok(running)
}

impl<P: Picture<Game: Knowledge>> Running<P> {
    fn next(&self, steps: Vec<Step<P::Game>>) -> Result<Next, Error> {
        let mut table = self.table.clone();
        let mut entries = Vec::with_capacity(steps.len());
        for step in steps {
            entries.push(entry(EntryKind::Step, &step));
            table.push(step).map_err(|error| Error::Inside(format!("a planned step is refused: {error}")))?;
        }
        Ok(self.follow(table, entries))
    }

    fn follow(&self, table: Table<P::Game>, entries: Vec<Entry>) -> Next {
        let over = table.is_over();
        // Lists of tables tell when a table changed; what somebody does in secret is not to be told there either.
        let public = table.noticed(Viewer::Public) > self.table.noticed(Viewer::Public);
        let changed = if public { crate::now() } else { self.changed };
        let now = Now {
            state: if over { State::Finished } else { State::Running },
            awaited: bits(table.awaited()),
            winners: if over { bits(table.position().winners()) } else { 0 },
            at: changed,
            solo: solo::<P>(&table),
        };
        Next {
            entries,
            now,
            table: Arc::new(Self { table, seed: self.seed.clone(), changed, mind: Arc::clone(&self.mind) }),
        }
    }

    /// Whether an answer to `decision` by `seat` is still asked for.
    fn check_decision(&self, seat: Seat, decision: u64) -> Result<(), Error> {
        if self.table.decision(seat) == Some(decision) { Ok(()) } else { Err(Error::Stale) }
    }
}

fn entry(kind: EntryKind, body: &impl Serialize) -> Entry {
    let body = serde_json::to_string(body).expect("steps have plain names");
    Entry { kind, body, written: crate::now() }
}

/// How a game for one went, if it is one and is over.
fn solo<P: Picture>(table: &Table<P::Game>) -> Option<store::Solo> {
    let outcome = table.outcome().filter(|outcome| outcome.scores.len() == 1)?;
    let won = !outcome.winners.is_empty();
    let verdict = P::verdict(&table.position().view(Viewer::Seat(Seat(0)))).filter(|_| won);
    Some(store::Solo { points: outcome.scores[0], won, verdict })
}

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

impl<P: Picture<Game: Knowledge>> AnyTable for Running<P> {
    fn changes(&self) -> u64 {
        self.table.changes()
    }

    fn noticed(&self, own: SeatSet) -> u64 {
        match own.is_empty() {
            true => self.table.noticed(Viewer::Public),
            // Whoever passes a device on must not meet an older number there.
            false => own.iter().map(|seat| self.table.noticed(Viewer::Seat(seat))).sum(),
        }
    }

    fn steps(&self) -> usize {
        self.table.public_steps()
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn moment(&self) -> Moment {
        Moment { awaited: self.table.awaited(), over: self.table.is_over(), open: P::Game::OPEN }
    }

    fn awaited(&self) -> SeatSet {
        self.table.awaited()
    }

    fn decision(&self, seat: Seat) -> Option<u64> {
        self.table.decision(seat)
    }

    fn windows(&self) -> &'static [&'static str] {
        P::Game::WINDOWS
    }

    fn window(&self, seat: Seat) -> Option<(&'static str, String)> {
        let (name, pass) = self.table.position().window(seat)?;
        Some((name, serde_json::to_string(&pass).expect("actions have plain names")))
    }

    fn round(&self) -> u32 {
        self.table.position().round()
    }

    fn stay(&self) -> Next {
        self.follow(self.table.clone(), Vec::new())
    }

    fn act(&self, seat: Seat, decision: u64, action: &str, lang: Lang) -> Result<Next, Error> {
        self.check_decision(seat, decision)?;
        let action: <P::Game as Game>::Action = read_json(action.as_bytes()).map_err(|_| Error::ActionUnreadable)?;
        let steps = self
            .table
            .plan(seat, action, &self.seed)
            .map_err(|refused| Error::Refused(refusal_notice::<P>(&refused, lang)))?;
        self.next(steps)
    }

    fn undo(&self, seat: Seat, decision: u64, what: Take, lang: Lang) -> Result<Next, Error> {
        // Whoever has chosen in secret is asked nothing, and may still think again.
        if self.table.opened(seat) != Some(decision) {
            return Err(Error::Stale);
        }
        let taken = match what {
            Take::Step => self.table.undo_step(seat),
            Take::Turn => self.table.undo_turn(seat),
        };
        let taken = taken.map_err(|refused| {
            let key = match refused {
                UndoRefused::NotAwaited => "server-undo-not-awaited",
                UndoRefused::Barrier => "server-undo-barrier",
            };
            Error::Refused(Notice::refused(say(lang, key, &[])))
        })?;
        let mut table = self.table.clone();
        let before = table.played().len();
        table.take_back(&taken).map_err(|error| Error::Inside(format!("what was left is refused: {error}")))?;
        let steps = table.played().len();
        let last_ones = taken.first() == Some(&steps) && taken.len() == before - steps;
        let undone = Undone { steps, without: if last_ones { Vec::new() } else { taken } };
        Ok(self.follow(table, vec![entry(EntryKind::Undo, &undone)]))
    }

    fn thought(&self, thinker: Thinker, seed: u64) -> Thought<String> {
        let view = self.table.position().view(Viewer::Seat(thinker.seat));
        let mind = Arc::clone(&self.mind);
        Box::new(move |until| {
            let action = mind.choose(&view, thinker, seed, until);
            serde_json::to_string(&action).expect("actions have plain names")
        })
    }

    fn rest(&self) {
        self.mind.rest();
    }

    fn hint(&self, seat: Seat) -> Option<Thought<Thoughts>> {
        let decision = self.table.decision(seat)?;
        let view = self.table.position().view(Viewer::Seat(seat));
        Some(Box::new(move |until| hints::find::<P::Game>(&view, seat, decision, hints::budget(until))))
    }

    fn any_action(&self, seat: Seat) -> Option<String> {
        let mut actions = Vec::new();
        self.table.position().legal_actions(seat, &mut actions);
        actions.first().map(|action| serde_json::to_string(action).expect("actions have plain names"))
    }

    fn page(&self, look: Look<'_>) -> String {
        look::page::<P>(&self.table, &self.seed, look)
    }

    fn record(&self, players: Vec<String>, with_seed: bool) -> Option<String> {
        let mut record = self.table.is_over().then(|| self.table.record(players, &self.seed))?;
        record.seed = record.seed.filter(|_| with_seed);
        Some(serde_json::to_string_pretty(&record).expect("records have plain names"))
    }

    fn reviewing(&self, iterations: u32) -> Option<Box<dyn Reviewing>> {
        self.table.is_over().then(|| review::begin(&self.table, iterations))
    }

    fn review_page(&self, look: &ReviewLook<'_>) -> Option<String> {
        review::page::<P>(&self.table, look)
    }

    fn rematch_options(&self) -> String {
        use engine::GameOptions;
        let mut options = self.table.options().clone();
        // A seat that was chosen to begin passes it on; luck stays luck.
        let first = options.get("start").and_then(|start| start.parse::<u8>().ok());
        if let Some(first) = first {
            let next = Seat(first - 1).next(usize::from(options.seats())).0 + 1;
            if let Err(error) = options.set("start", &next.to_string()) {
                tracing::error!("a rematch keeps its start player: {error}");
            }
        }
        serde_json::to_string(&options).expect("options have plain names")
    }
}
