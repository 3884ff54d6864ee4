//! A running game at a table of the site: beside the game itself, what lists and the storage say of it.

use std::ops::Deref;
use std::sync::Arc;

use catalog::{AnyTable, GameId, StoredEntry, StoredTable, TableChange, Take, Trouble};
use engine::{DataFiles, Seat, SeatSet, Viewer};
use store::{EntryKind, EntryRow, Now, TableState};
use ui::Lang;

use super::look::TableMoment;
use crate::error::Error;

#[derive(Clone)]
pub(crate) struct RunningTable {
    pub(crate) game: GameId,
    table: Arc<dyn AnyTable>,
    /// When it last changed for everybody.
    changed: i64,
}

impl Deref for RunningTable {
    type Target = dyn AnyTable;

    fn deref(&self) -> &Self::Target {
        &*self.table
    }
}

/// What follows from a change: not true before its entries are stored.
pub(crate) struct Next {
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) now: Now,
    pub(crate) table: Arc<RunningTable>,
}

impl Next {
    /// This and then what follows from it.
    pub(crate) fn then(&mut self, later: Self) {
        self.entries.extend(later.entries);
        (self.now, self.table) = (later.now, later.table);
    }
}

/// Replays a stored table; the error says why it does not replay.
pub(crate) fn open(
    table: &store::TableRow,
    files: Option<&str>,
    entries: &[EntryRow],
) -> Result<Arc<RunningTable>, String> {
    let game: GameId = table.game.parse().map_err(|error| format!("{error}"))?;
    let files = files.ok_or("its components are missing")?;
    let files: DataFiles = serde_json::from_str(files).map_err(|error| format!("its components: {error}"))?;
    let stored = stored(entries);
    let (replayed, noticed) = game.replay(&StoredTable {
        rules_version: table.rules_version,
        files: &files,
        digest: &table.components,
        options: &table.options,
        seed: &table.seed.0.parse().map_err(|error| format!("{error}"))?,
        entries: &stored,
    })?;
    let changed = noticed.map_or_else(crate::now, |number| entries[number].written);
    Ok(Arc::new(RunningTable { game, table: replayed, changed }))
}

/// What begins a game: the table with these options, and luck until somebody has a choice.
pub(crate) fn start(game: GameId, files: &DataFiles, options: &str, seed: &str) -> Result<Next, Error> {
    let seed = seed.parse().map_err(|error| Error::Inside(format!("{error}")))?;
    let table = game.table(files, options, &seed).map_err(Error::Inside)?;
    let running = RunningTable { game, table, changed: crate::now() };
    Ok(running.follow(running.table.start()?))
}

fn stored(entries: &[EntryRow]) -> Vec<StoredEntry<'_>> {
    entries.iter().map(|entry| StoredEntry { kind: kind_of(entry.kind), body: &entry.body }).collect()
}

fn kind_of(kind: EntryKind) -> catalog::EntryKind {
    match kind {
        EntryKind::Step => catalog::EntryKind::Step,
        EntryKind::Undo => catalog::EntryKind::Undo,
    }
}

impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Stale => Self::Stale,
            Trouble::Unreadable => Self::ActionUnreadable,
            Trouble::Refused(notice) => Self::Refused(notice),
            Trouble::Inside(why) => Self::Inside(why),
        }
    }
}

impl RunningTable {
    /// How many of the changes somebody with these seats could notice.
    pub(crate) fn noticed_by(&self, own: SeatSet) -> u64 {
        match own.is_empty() {
            true => self.noticed(Viewer::Public),
            // Whoever passes a device on must not meet an older number there.
            false => own.iter().map(|seat| self.noticed(Viewer::Seat(seat))).sum(),
        }
    }

    pub(crate) fn moment(&self) -> TableMoment {
        TableMoment { awaited: self.awaited(), over: self.is_over(), open: self.game.is_open() }
    }

    /// The table after entries that another node has stored; the error says why they do not replay.
    pub(crate) fn extend(&self, entries: &[EntryRow]) -> Result<Arc<Self>, String> {
        let (table, noticed) = self.table.extend(&stored(entries))?;
        let changed = noticed.map_or(self.changed, |place| entries[place].written);
        Ok(Arc::new(Self { game: self.game, table, changed }))
    }

    /// What follows if nobody does anything: the same table.
    pub(crate) fn stay(&self) -> Next {
        self.follow(TableChange { entries: Vec::new(), table: Arc::clone(&self.table) })
    }

    /// What follows if `seat` answers `decision` with `action`.
    pub(crate) fn act(&self, seat: Seat, decision: u64, action: &str, lang: Lang) -> Result<Next, Error> {
        Ok(self.follow(self.table.act(seat, decision, action, lang)?))
    }

    /// What follows if `seat` answers `decision` with the first of `actions`, and what it is asked then with the next:
    /// all of them or none.
    pub(crate) fn act_in_turn(&self, seat: Seat, decision: u64, actions: &[String], lang: Lang) -> Result<Next, Error> {
        let (first, others) = actions.split_first().ok_or(Error::FieldMissing("action"))?;
        let mut next = self.act(seat, decision, first, lang)?;
        let mut told = 0;
        for action in others {
            // What nothing else could follow was made by the table already.
            if let Some(made) = next.entries[told..].iter().position(|entry| is_forced(&entry.body, action)) {
                told += made + 1;
                continue;
            }
            told = next.entries.len();
            let decision = next.table.decision(seat).ok_or(Error::Stale)?;
            let later = next.table.act(seat, decision, action, lang)?;
            next.then(later);
        }
        Ok(next)
    }

    /// What follows if `seat` takes something back instead of answering `decision`, or after it.
    pub(crate) fn undo(&self, seat: Seat, decision: u64, what: Take, lang: Lang) -> Result<Next, Error> {
        Ok(self.follow(self.table.undo(seat, decision, what, lang)?))
    }

    fn follow(&self, TableChange { entries, table }: TableChange) -> Next {
        let written = crate::now();
        let entry = |(kind, body)| {
            let kind = match kind {
                catalog::EntryKind::Step => EntryKind::Step,
                catalog::EntryKind::Undo => EntryKind::Undo,
            };
            EntryRow { kind, body, written }
        };
        // Lists of tables tell when a table changed; what somebody does in secret is not to be told there either.
        let public = table.noticed(Viewer::Public) > self.noticed(Viewer::Public);
        let changed = if public { written } else { self.changed };
        let outcome = table.outcome();
        let winners = outcome.iter().flat_map(|outcome| outcome.winners.iter().copied()).collect();
        let now = Now {
            state: if table.is_over() { TableState::Finished } else { TableState::Running },
            awaited: bits(table.awaited()),
            winners: bits(winners),
            at: changed,
            solo: solo(&*table),
        };
        Next {
            entries: entries.into_iter().map(entry).collect(),
            now,
            table: Arc::new(Self { game: self.game, table, changed }),
        }
    }
}

/// Whether a stored step is this action, made because there was no other.
fn is_forced(step: &str, action: &str) -> bool {
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
    let step = &read(step)["act"];
    step["forced"] == true && step["action"] == read(action)
}

fn solo(table: &dyn AnyTable) -> Option<store::SoloResult> {
    let outcome = table.outcome().filter(|outcome| outcome.scores.len() == 1)?;
    let won = !outcome.winners.is_empty();
    Some(store::SoloResult { points: outcome.scores[0], won, verdict: table.verdict(Seat(0)).filter(|_| won) })
}

fn bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_step_is_known_by_its_action() {
        let step = r#"{"act":{"seat":0,"action":{"play":{"object":"ring"}},"forced":true}}"#;
        assert!(is_forced(step, r#"{"play":{"object":"ring"}}"#));
        assert!(!is_forced(step, r#"{"play":{"object":"crown"}}"#));
        assert!(!is_forced(&step.replace(",\"forced\":true", ""), r#"{"play":{"object":"ring"}}"#));
        assert!(!is_forced("nonsense", "nonsense"));
    }
}
