//! Records of other sites, as finished tables that everybody may look at.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;
use store::{
    EntryKind, EntryRow, NewPerson, NewTable, Now, PersonRow, SeatKind, SeatRow, Secret, Store, TableRow, TableState,
    Visibility,
};

use super::export::{digest, game_of, records};
use super::{AT_ONCE, Trouble};
use crate::room::open;
use crate::seals::{Seals, of_table};
use crate::{names, random};

/// Who is said to have made the tables: nobody, since no session has this as its hash.
const HOST: &str = "imported";

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Imported {
    pub new: u64,
    pub known: u64,
    pub refused: u64,
}

/// What became of a line. Lines count from 1.
#[derive(Debug, PartialEq, Eq)]
pub enum Told {
    New {
        line: u64,
        table: String,
        game: &'static str,
    },
    /// This game is at that table already.
    Known {
        line: u64,
        table: String,
    },
    Refused {
        line: u64,
        why: String,
    },
}

pub(super) async fn import(
    store: &Store,
    seals: &Arc<Seals>,
    lines: &mut dyn Iterator<Item = std::io::Result<Vec<u8>>>,
    told: &mut dyn FnMut(Told),
) -> Result<Imported, Trouble> {
    let host = host(store).await?;
    let mut known = known(store, seals).await?;
    let mut imported = Imported::default();
    for (line, record) in (1..).zip(lines) {
        let record = record?;
        if record.trim_ascii().is_empty() {
            continue;
        }
        let game = match read(&record) {
            Ok(game) => game,
            Err(why) => {
                imported.refused += 1;
                told(Told::Refused { line, why });
                continue;
            }
        };
        if let Some(table) = known.get(&game.digest) {
            imported.known += 1;
            told(Told::Known { line, table: table.clone() });
            continue;
        }
        let (table, name) = (random::id(), game.name);
        let digest = game.digest;
        keep(store, seals, game, (&table, &host)).await?;
        known.insert(digest, table.clone());
        imported.new += 1;
        told(Told::New { line, table, game: name });
    }
    Ok(imported)
}

async fn host(store: &Store) -> Result<PersonRow, Trouble> {
    let token_hash = Secret(format!("no session: {HOST}"));
    let new = NewPerson { id: HOST.into(), name: HOST.into(), token_hash, prefs: "{}".into(), created: crate::now() };
    Ok(store.add_person(&new).await?)
}

/// The finished games that are here already.
async fn known(store: &Store, seals: &Arc<Seals>) -> Result<HashMap<[u8; 32], String>, Trouble> {
    let mut known = HashMap::new();
    let mut last = (i64::MIN, String::new());
    loop {
        let found = store.finished_games((last.0, &last.1), i64::MAX, AT_ONCE).await?;
        let Some(newest) = found.last() else { return Ok(known) };
        last.clone_from(newest);
        let ids = found.into_iter().map(|(_, id)| id).collect();
        for (table, record) in records(store, seals, ids).await? {
            // What does not replay is nothing a record could be the same as.
            if let Some(digest) = record.ok().and_then(|record| digest(&record)) {
                known.insert(digest, table);
            }
        }
    }
}

/// A record that holds: over, and its luck is proved.
struct Game {
    name: &'static str,
    digest: [u8; 32],
    rules_version: u32,
    components: String,
    files: String,
    options: String,
    seed: String,
    players: Vec<String>,
    steps: Vec<String>,
}

fn read(record: &[u8]) -> Result<Game, String> {
    let game = game_of(record)?;
    let facts = game.verify(record).map_err(|fault| fault.reason)?;
    if !facts.over {
        return Err("its game is not over".into());
    }
    if !facts.luck_proved {
        return Err("its luck is not proved: it has no seed".into());
    }
    let (players, table) = game.open(record).map_err(|fault| fault.reason)?;
    // In the one form in which this program writes it: what was left out is there.
    let whole = table.record(Vec::new(), false);
    let digest = digest(&whole).ok_or("it cannot be written again")?;
    let whole: Value = serde_json::from_str(&whole).map_err(|error| error.to_string())?;
    let own: Value = serde_json::from_slice(record).map_err(|error| error.to_string())?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let steps = whole["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
    Ok(Game {
        name: game.name(),
        digest,
        rules_version: whole["rules_version"].as_u64().unwrap_or_default() as u32,
        components: text(&whole["components"]["sha256"]),
        files: whole["components"]["files"].to_string(),
        options: whole["options"].to_string(),
        seed: text(&own["seed"]),
        players: if players.is_empty() { vec![String::new(); facts.seats] } else { players },
        steps: steps.iter().map(Value::to_string).collect(),
    })
}

async fn keep(store: &Store, seals: &Seals, game: Game, (id, host): (&str, &PersonRow)) -> Result<(), Trouble> {
    let at = crate::now();
    let entry = |body| EntryRow { kind: EntryKind::Step, body, written: at };
    let entries: Vec<EntryRow> = game.steps.into_iter().map(entry).collect();
    // Nobody of this site sat there, whatever the names.
    let seat = |(number, name): (usize, String)| SeatRow {
        kind: SeatKind::Person,
        person: None,
        name: names::tidy(&name).unwrap_or_else(|| format!("Seat {number}")),
        level: None,
    };
    let mut table = TableRow {
        id: id.to_owned(),
        game: game.name.into(),
        rules_version: game.rules_version,
        components: game.components,
        options: game.options,
        seed: Secret(game.seed),
        host: host.id.clone(),
        visibility: Visibility::Public,
        state: TableState::Finished,
        created: at,
        changed: at,
        rematch_of: None,
        window_seconds: 0,
        day: None,
        hints: false,
        auto_start: false,
        news: 0,
        awaited: 0,
        winners: 0,
    };
    // As it will be read again.
    let replayed = open(&table, Some(&game.files), &entries)
        .map_err(|why| Trouble::Inside(format!("a record that holds does not replay as a table: {why}")))?;
    let Now { winners, solo, .. } = replayed.stay().now;
    table.winners = winners;
    table.seed = seals.seal(&of_table(id), &table.seed.0)?;
    store.keep_components(&table.components, game.name, &game.files).await?;
    let seats = (1..).zip(game.players).map(seat).collect();
    store.keep_finished(&NewTable { table, seats, entries }, solo.as_ref()).await?;
    Ok(())
}
