//! People and tables, written through the storage as the server would have: so that a trial begins with as many as it
//! wants, and not with thousands of forms.

use std::collections::HashMap;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use catalog::GameId;
use engine::Seed;
use sha2::{Digest, Sha256};
use store::{
    EntryKind, EntryRow, NewPerson, NewTable, SeatKind, SeatRow, Secret, Store, TableRow, TableState, Visibility,
};

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

#[derive(Clone, Debug)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// What the browser sends.
    pub token: String,
}

/// A site that is being filled.
pub struct Stock {
    store: Store,
    /// The digest of the components of each game.
    components: HashMap<&'static str, String>,
}

/// A table that is to be there.
pub struct Wanted<'a> {
    pub id: String,
    pub game: GameId,
    pub options: &'a str,
    pub seed: &'a Seed,
    pub seats: Vec<Sitter<'a>>,
    pub window_seconds: u32,
    pub entries: Vec<String>,
    pub state: TableState,
    /// Who is asked, one bit for each seat.
    pub awaited: u8,
}

pub enum Sitter<'a> {
    Person(&'a Person),
    /// A bot of this level.
    Bot(&'static str),
}

impl Stock {
    pub async fn open(store: Store) -> Result<Self> {
        let mut components = HashMap::new();
        for game in GameId::all() {
            let set = game.components(None).map_err(|error| anyhow!("{error}"))?;
            store.keep_components(&set.digest, game.name(), &serde_json::to_string(&set.files)?).await?;
            components.insert(game.name(), set.digest);
        }
        Ok(Self { store, components })
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    pub async fn person(&self, number: usize) -> Result<Person> {
        let token: [u8; 32] = Sha256::digest(format!("person {number}")).into();
        let (id, name) = (format!("person{number:06}"), format!("Person {number}"));
        let new = NewPerson {
            id: id.clone(),
            name: name.clone(),
            token_hash: Secret(hex(&Sha256::digest(token))),
            prefs: "{}".into(),
            created: now(),
        };
        self.store.add_person(&new).await?;
        Ok(Person { id, name, token: hex(&token) })
    }

    pub async fn table(&self, wanted: Wanted<'_>) -> Result<()> {
        let (game, written) = (wanted.game, now());
        let mut bots = 0;
        let mut seat = |sitter: &Sitter<'_>| match sitter {
            Sitter::Person(person) => SeatRow {
                kind: SeatKind::Person,
                person: Some(person.id.clone()),
                name: person.name.clone(),
                level: None,
            },
            Sitter::Bot(level) => {
                bots += 1;
                let name = format!("Bot {bots}");
                SeatRow { kind: SeatKind::Bot, person: None, name, level: Some((*level).into()) }
            }
        };
        let seats: Vec<SeatRow> = wanted.seats.iter().map(&mut seat).collect();
        let host = seats.iter().find_map(|seat| seat.person.clone()).ok_or_else(|| anyhow!("a table needs a host"))?;
        let table = TableRow {
            id: wanted.id,
            game: game.name().into(),
            rules_version: game.meta().rules_version,
            components: self.components[game.name()].clone(),
            options: wanted.options.into(),
            seed: Secret(wanted.seed.reveal()),
            host,
            visibility: Visibility::Link,
            state: wanted.state,
            created: written,
            changed: written,
            rematch_of: None,
            window_seconds: wanted.window_seconds,
            day: None,
            hints: false,
            auto_start: false,
            news: 0,
            awaited: wanted.awaited,
            winners: 0,
        };
        let entry = |body| EntryRow { kind: EntryKind::Step, body, written };
        let entries = wanted.entries.into_iter().map(entry).collect();
        Ok(self.store.create_table(&NewTable { table, seats, entries }).await?)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The id of a table by its number.
pub fn table_id(number: usize) -> String {
    format!("trial{number:07}")
}
