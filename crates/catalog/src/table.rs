//! A running game behind an interface without its type: an immutable value.

use std::any::Any;
use std::sync::Arc;

use bots::Knowledge;
use engine::{
    Components, DataFiles, Game, GameOptions, Outcome, Seat, SeatSet, Seed, Step, Table, UndoRefused, Viewer, read_json,
};
use serde::{Deserialize, Serialize};
use ui::choices::is_final;
use ui::picture::{Action, Picture};
use ui::table::{SeatInfo, TableModel, TextChoice, log_text, refusal_notice, table_choices, table_text, table_why_not};
use ui::{Lang, Notice, say};

use crate::game::{StoredEntry, StoredTable};
use crate::lines::to_lines;
use crate::look::{self, PageRequest};
use crate::review::{self, ReviewPageRequest, ReviewSummary, Reviewing};
use crate::table_bots::{self, AnyHint, BotMemory, BotTask, SeatedBot};

/// A running or finished game. Actions come and go as the JSON of records and forms.
pub trait AnyTable: Send + Sync {
    /// How often the table has changed. Not for anybody at the table.
    fn changes(&self) -> u64;
    /// How many of the changes a viewer could notice.
    fn noticed(&self, viewer: Viewer) -> u64;
    /// How many public steps were taken, without those taken back.
    fn steps(&self) -> usize;
    fn is_over(&self) -> bool;
    /// Scores and winners, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What whoever played alone has earned, once the game is over.
    fn verdict(&self, seat: Seat) -> Option<String>;
    fn awaited(&self) -> SeatSet;
    fn decision(&self, seat: Seat) -> Option<u64>;
    /// The window in which `seat` is asked now, and how it passes.
    fn window(&self, seat: Seat) -> Option<(&'static str, String)>;
    fn round(&self) -> u32;

    /// The table after entries that were stored elsewhere, and the place among them of the last that everybody could
    /// notice; the error says why they do not replay.
    fn extend(&self, entries: &[StoredEntry<'_>]) -> Result<(Arc<dyn AnyTable>, Option<usize>), String>;
    /// What begins the game: luck until somebody has a choice.
    fn start(&self) -> Result<TableChange, Trouble>;
    /// What follows if `seat` answers `decision` with `action`.
    fn act(&self, seat: Seat, decision: u64, action: &str, lang: Lang) -> Result<TableChange, Trouble>;
    /// What follows if `seat` takes something back instead of answering `decision`, or after it.
    fn undo(&self, seat: Seat, decision: u64, what: Take, lang: Lang) -> Result<TableChange, Trouble>;

    /// What a seat may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// The work of a bot on the decision of its seat: it gets a view and gives an action.
    fn bot_task(&self, seated: SeatedBot, seed: u64) -> BotTask<String>;
    /// No bot is in the middle of its turn.
    fn forget_bot(&self);
    /// What a search makes of the decision of `seat`: it gets a view.
    fn hint(&self, seat: Seat) -> Option<BotTask<AnyHint>>;
    fn any_action(&self, seat: Seat) -> Option<String>;
    /// What `seat` must do, if it has no choice. Outside of windows it has one while it could take back something that it
    /// chose, or will choose before it is too late for that.
    fn only_action(&self, seat: Seat) -> Option<String>;

    fn page(&self, look: PageRequest<'_>) -> String;
    /// The table in plain text, as `viewer` may see it.
    fn text(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang) -> String;
    /// What `viewer` is asked, and the choices in plain text, in the order of the legal actions.
    fn text_choices(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang) -> (String, Vec<TextChoice<String>>);
    /// What cannot be chosen now: in words, why not, and the clause.
    fn text_why_not(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang) -> Vec<(String, String, &'static str)>;
    /// The log in plain text from the entry `from` on.
    fn text_log(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang, from: usize) -> Vec<String>;

    /// The record as far as the game goes, perhaps without its seed.
    fn record(&self, players: Vec<String>, with_seed: bool) -> String;
    /// Begins a review with about so many iterations, once the game is over.
    fn reviewing(&self, iterations: u32) -> Option<Box<dyn Reviewing>>;
    /// The page of the review; none if what was found is not of this game.
    fn review_page(&self, look: &ReviewPageRequest<'_>) -> Option<String>;
    /// A whole review with so many iterations for each decision, or about so many altogether.
    fn review(&self, each: Option<u32>, altogether: u32, seats: &[SeatInfo], lang: Lang) -> ReviewSummary;
    /// The options for a rematch: the same, but another seat begins.
    fn rematch_options(&self) -> String;

    /// The table of one type, for what only that game's bots read.
    fn as_any(&self) -> &dyn Any;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    Step,
    /// All steps of the turn.
    Turn,
}

/// What follows from a change: the entries that lead to it from the table before, and the table then.
pub struct TableChange {
    /// In the form in which they are stored.
    pub entries: Vec<(EntryKind, String)>,
    pub table: Arc<dyn AnyTable>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    Step,
    Undo,
}

/// Why nothing changes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    #[error("the question is no longer asked")]
    Stale,
    #[error("the action cannot be read")]
    Unreadable,
    #[error("{}", .0.text)]
    Refused(Notice),
    /// A fault of the program.
    #[error("{0}")]
    Inside(String),
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

/// A face whose game bots know.
pub trait Playable: Picture<Game: Knowledge> {}
impl<P: Picture<Game: Knowledge>> Playable for P {}

pub(crate) struct TypedTable<P: Playable> {
    pub(crate) table: Table<P::Game>,
    seed: Seed,
    /// The bot that is in the middle of its turn; the same for all that follows from this table.
    memory: Arc<BotMemory<P::Game>>,
}

impl<P: Playable> TypedTable<P> {
    pub(crate) fn new(files: &DataFiles, options: &str, seed: &Seed) -> Result<Self, String> {
        let (components, options) = parts::<P::Game>(files, options)?;
        Ok(Self::of(Table::<P::Game>::new(components, options).map_err(|illegal| illegal.to_string())?, seed))
    }

    pub(crate) fn of(table: Table<P::Game>, seed: &Seed) -> Self {
        Self { table, seed: seed.clone(), memory: Arc::default() }
    }

    /// A stored table, and the place of the last entry that everybody could notice.
    pub(crate) fn replay(stored: &StoredTable<'_>) -> Result<(Self, Option<usize>), String> {
        let mut running = Self::new(stored.files, stored.options, stored.seed)?;
        let version = stored.rules_version;
        let by_rules = running.table.by_rules(version);
        running.table = by_rules.ok_or_else(|| format!("it was played by version {version} of the rules"))?;
        if running.table.components().digest() != stored.digest {
            return Err("its components have another digest".into());
        }
        let noticed = replay_on(&mut running.table, stored.entries)?;
        Ok((running, noticed))
    }

    fn next(&self, steps: Vec<Step<P::Game>>) -> Result<TableChange, Trouble> {
        let mut table = self.table.clone();
        let mut entries = Vec::with_capacity(steps.len());
        for step in steps {
            entries.push((EntryKind::Step, json(&step)));
            table.push(step).map_err(|error| Trouble::Inside(format!("a planned step is refused: {error}")))?;
        }
        Ok(self.follow(table, entries))
    }

    fn follow(&self, table: Table<P::Game>, entries: Vec<(EntryKind, String)>) -> TableChange {
        TableChange {
            entries,
            table: Arc::new(Self { table, seed: self.seed.clone(), memory: Arc::clone(&self.memory) }),
        }
    }

    fn model(&self, viewer: Viewer, seats: &[SeatInfo]) -> TableModel<P> {
        TableModel::of("", &self.table, viewer, seats.to_vec())
    }
}

/// Plays stored entries on a table; the place among them of the last that everybody could notice. The error says why
/// they do not replay.
fn replay_on<G: Game>(table: &mut Table<G>, entries: &[StoredEntry<'_>]) -> Result<Option<usize>, String> {
    let first = table.changes();
    let mut noticed = None;
    for (place, StoredEntry { kind, body }) in entries.iter().enumerate() {
        let failed = |error: &dyn std::fmt::Display| format!("entry {}: {error}", first + place as u64);
        let before = table.noticed(Viewer::Public);
        match kind {
            EntryKind::Step => {
                let step = serde_json::from_str(body).map_err(|error| failed(&error))?;
                table.push(step).map_err(|error| failed(&error))?;
            }
            EntryKind::Undo => {
                let Undone { steps, without } = serde_json::from_str(body).map_err(|error| failed(&error))?;
                let before = table.played().len();
                let taken = if without.is_empty() { (steps..before).collect() } else { without };
                table.take_back(&taken).map_err(|error| failed(&error))?;
            }
        }
        if table.noticed(Viewer::Public) > before {
            noticed = Some(place);
        }
    }
    if table.changes() != first + entries.len() as u64 {
        return Err("an entry changed nothing".into());
    }
    Ok(noticed)
}

/// What a game is set up with; the error says what cannot be read.
pub(crate) fn parts<G: Game>(files: &DataFiles, options: &str) -> Result<(&'static G::Components, G::Options), String> {
    let components = G::Components::load(files).map_err(|error| error.to_string())?;
    Ok((components, serde_json::from_str(options).map_err(|error| format!("the options: {error}"))?))
}

/// What has plain names as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("steps, actions and views have plain names")
}

/// The one legal action of a seat.
fn single<G: Game>(position: &G, seat: Seat) -> Option<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(seat, &mut actions);
    if let [only] = actions[..] { Some(only) } else { None }
}

/// Whether `seat` has no choice after `action` before nothing can be taken back any more.
fn leads_to_no_choice<G: Game>(position: &G, seat: Seat, mut action: G::Action) -> bool {
    let mut after = position.clone();
    while !is_final(&after, seat, &action) {
        after.apply(seat, &action, &mut ());
        match single(&after, seat) {
            Some(next) => action = next,
            None => return false,
        }
    }
    true
}

impl<P: Playable> AnyTable for TypedTable<P> {
    fn changes(&self) -> u64 {
        self.table.changes()
    }

    fn noticed(&self, viewer: Viewer) -> u64 {
        self.table.noticed(viewer)
    }

    fn steps(&self) -> usize {
        self.table.public_steps()
    }

    fn is_over(&self) -> bool {
        self.table.is_over()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn verdict(&self, seat: Seat) -> Option<String> {
        P::verdict(&self.table.position().view(Viewer::Seat(seat)))
    }

    fn awaited(&self) -> SeatSet {
        self.table.awaited()
    }

    fn decision(&self, seat: Seat) -> Option<u64> {
        self.table.decision(seat)
    }

    fn window(&self, seat: Seat) -> Option<(&'static str, String)> {
        let (name, pass) = self.table.position().window(seat)?;
        Some((name, json(&pass)))
    }

    fn round(&self) -> u32 {
        self.table.position().round()
    }

    fn extend(&self, entries: &[StoredEntry<'_>]) -> Result<(Arc<dyn AnyTable>, Option<usize>), String> {
        let mut table = self.table.clone();
        let noticed = replay_on(&mut table, entries)?;
        Ok((self.follow(table, Vec::new()).table, noticed))
    }

    fn start(&self) -> Result<TableChange, Trouble> {
        self.next(self.table.plan_start(&self.seed))
    }

    fn act(&self, seat: Seat, decision: u64, action: &str, lang: Lang) -> Result<TableChange, Trouble> {
        if self.table.decision(seat) != Some(decision) {
            return Err(Trouble::Stale);
        }
        let action: Action<P> = read_json(action.as_bytes()).map_err(|_| Trouble::Unreadable)?;
        let planned = self.table.plan(seat, action, &self.seed);
        self.next(planned.map_err(|refused| Trouble::Refused(refusal_notice::<P>(&refused, lang)))?)
    }

    fn undo(&self, seat: Seat, decision: u64, what: Take, lang: Lang) -> Result<TableChange, Trouble> {
        // Whoever has chosen in secret is asked nothing, and may still think again.
        if self.table.opened(seat) != Some(decision) {
            return Err(Trouble::Stale);
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
            Trouble::Refused(Notice::refused(say(lang, key, &[])))
        })?;
        let mut table = self.table.clone();
        let before = table.played().len();
        table.take_back(&taken).map_err(|error| Trouble::Inside(format!("what was left is refused: {error}")))?;
        let steps = table.played().len();
        let last_ones = taken.first() == Some(&steps) && taken.len() == before - steps;
        let undone = Undone { steps, without: if last_ones { Vec::new() } else { taken } };
        Ok(self.follow(table, vec![(EntryKind::Undo, json(&undone))]))
    }

    fn view(&self, viewer: Viewer) -> String {
        json(&self.table.position().view(viewer))
    }

    fn bot_task(&self, seated: SeatedBot, seed: u64) -> BotTask<String> {
        let view = self.table.position().view(Viewer::Seat(seated.seat));
        let memory = Arc::clone(&self.memory);
        Box::new(move |until| json(&memory.choose(&view, seated, seed, until)))
    }

    fn forget_bot(&self) {
        self.memory.forget_bot();
    }

    fn hint(&self, seat: Seat) -> Option<BotTask<AnyHint>> {
        let decision = self.table.decision(seat)?;
        let view = self.table.position().view(Viewer::Seat(seat));
        Some(Box::new(move |until| table_bots::hint::<P::Game>(&view, seat, decision, table_bots::budget(until))))
    }

    fn any_action(&self, seat: Seat) -> Option<String> {
        let mut actions = Vec::new();
        self.table.position().legal_actions(seat, &mut actions);
        actions.first().map(json)
    }

    fn only_action(&self, seat: Seat) -> Option<String> {
        let position = self.table.position();
        let only = single(position, seat)?;
        if position.window(seat).is_some() {
            return Some(json(&only));
        }
        let own = self.table.undo_turn(seat).unwrap_or_default();
        let no_choice = own.into_iter().all(|step| single(&self.table.at(step), seat).is_some());
        (no_choice && leads_to_no_choice(position, seat, only)).then(|| json(&only))
    }

    fn page(&self, look: PageRequest<'_>) -> String {
        look::page::<P>(&self.table, &self.seed, look)
    }

    fn text(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang) -> String {
        table_text(lang, &self.model(viewer, seats))
    }

    fn text_choices(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang) -> (String, Vec<TextChoice<String>>) {
        let (sentence, choices) = table_choices(lang, &self.model(viewer, seats));
        let choice = |TextChoice { action, words, consequence }: TextChoice<Action<P>>| TextChoice {
            action: json(&action),
            words,
            consequence,
        };
        (sentence, choices.into_iter().map(choice).collect())
    }

    fn text_why_not(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang) -> Vec<(String, String, &'static str)> {
        table_why_not(lang, &self.model(viewer, seats))
    }

    fn text_log(&self, viewer: Viewer, seats: &[SeatInfo], lang: Lang, from: usize) -> Vec<String> {
        log_text(lang, &self.model(viewer, seats), from)
    }

    fn record(&self, players: Vec<String>, with_seed: bool) -> String {
        let mut record = self.table.record(players, &self.seed);
        record.seed = record.seed.filter(|_| with_seed);
        to_lines(&record)
    }

    fn reviewing(&self, iterations: u32) -> Option<Box<dyn Reviewing>> {
        self.table.is_over().then(|| review::begin(&self.table, iterations))
    }

    fn review_page(&self, look: &ReviewPageRequest<'_>) -> Option<String> {
        review::page::<P>(&self.table, look)
    }

    fn review(&self, each: Option<u32>, altogether: u32, seats: &[SeatInfo], lang: Lang) -> ReviewSummary {
        review::summary::<P>(&self.table, each, altogether, seats, lang)
    }

    fn rematch_options(&self) -> String {
        let mut options = self.table.options().clone();
        // A seat that was chosen to begin passes it on; luck stays luck.
        let first = options.get("start").and_then(|start| start.parse::<u8>().ok());
        if let Some(first) = first {
            let next = Seat(first - 1).next(usize::from(options.seats())).0 + 1;
            options.set("start", &next.to_string()).expect("whoever may begin is at the table");
        }
        json(&options)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
