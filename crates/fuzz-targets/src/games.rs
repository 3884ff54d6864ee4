//! Actions, records and data files of all games.

use std::collections::BTreeMap;
use std::str;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use bots::Level;
use catalog::{AnyTable, GameId, SeatedBot, Take, Trouble};
use engine::{Seat, Seed, Viewer};
use serde_json::Value;
use ui::Lang;

/// How many moments of one game actions are tried at.
const MOMENTS: usize = 8;

/// A game under way.
struct Scene {
    game: GameId,
    table: Arc<dyn AnyTable>,
}

/// Moments of a random game of each kind, from its beginning to shortly before its end.
static SCENES: LazyLock<Vec<Scene>> = LazyLock::new(|| {
    GameId::all()
        .flat_map(|game| {
            let tables = random_game(game);
            let moment = move |number: usize| Arc::clone(&tables[number * tables.len() / MOMENTS]);
            (0..MOMENTS).map(move |number| Scene { game, table: moment(number) })
        })
        .collect()
});

/// The table after each decision of a random game with all seats, as long as somebody has something to decide.
fn random_game(game: GameId) -> Vec<Arc<dyn AnyTable>> {
    let options = game.options(game.meta().max_seats, &[]).unwrap();
    let files = game.components(None).unwrap().files;
    let mut table = game.table(&files, &options, &Seed::from_words("fuzz")).unwrap().start().unwrap().table;
    let mut tables = Vec::new();
    while let Some(seat) = table.awaited().iter().next() {
        let action = random_action(&*table, seat, tables.len() as u64);
        let next = table.act(seat, table.decision(seat).unwrap(), &action, Lang::En).unwrap().table;
        tables.push(table);
        table = next;
    }
    tables
}

fn random_action(table: &dyn AnyTable, seat: Seat, seed: u64) -> String {
    let task = table.bot_task(SeatedBot { seat, level: Level::Random }, seed);
    let action = task(Instant::now() + Duration::from_secs(1));
    table.forget_bot();
    action
}

/// Any bytes as the action of whoever is asked, at moments of all games.
pub fn actions(bytes: &[u8]) -> bool {
    let Ok(action) = str::from_utf8(bytes) else { return false };
    SCENES.iter().filter(|scene| scene.is_tried(action)).count() > 0
}

impl Scene {
    /// Whether somebody who is asked may do so.
    fn is_tried(&self, action: &str) -> bool {
        let asked = self.table.awaited();
        asked.iter().filter(|&seat| self.act(seat, action)).count() > 0
    }

    fn act(&self, seat: Seat, action: &str) -> bool {
        let decision = self.table.decision(seat).expect("whoever is awaited decides");
        match self.table.act(seat, decision, action, Lang::En) {
            Ok(change) => {
                self.holds(&*change.table);
                true
            }
            Err(Trouble::Inside(why)) => panic!("{why}"),
            Err(Trouble::Stale | Trouble::Unreadable | Trouble::Refused(_)) => false,
        }
    }

    /// What was taken leads to a table like any other.
    fn holds(&self, table: &dyn AnyTable) {
        let asked = table.awaited();
        assert_eq!(table.is_over(), asked.iter().count() == 0, "a game that is not over waits for somebody");
        for seat in asked.iter() {
            assert!(table.any_action(seat).is_some(), "{seat} is asked and has no choice");
            let decision = table.decision(seat).expect("whoever is awaited decides");
            if let Err(Trouble::Inside(why)) = table.undo(seat, decision, Take::Step, Lang::En) {
                panic!("{why}");
            }
        }
        for seat in 0..self.game.meta().max_seats {
            table.view(Viewer::Seat(Seat(seat)));
        }
        let record = table.record(Vec::new(), true);
        if let Err(fault) = self.game.verify(record.as_bytes()) {
            panic!("its record does not hold: {}", fault.reason);
        }
    }
}

/// Any bytes as a record: one that holds is the record of a table that is recorded again the same way.
pub fn records(bytes: &[u8]) -> bool {
    GameId::all().filter(|game| is_record(*game, bytes)).count() > 0
}

fn is_record(game: GameId, bytes: &[u8]) -> bool {
    let opened = game.open(bytes);
    let Ok(facts) = game.verify(bytes) else { return false };
    let Ok((players, table)) = opened else { panic!("a record that holds cannot be opened") };
    let again = table.record(players, false);
    let Ok(same) = game.verify(again.as_bytes()) else { panic!("a record that holds is no longer one: {again}") };
    assert_eq!((same.steps, same.over, same.result), (facts.steps, facts.over, facts.result));
    true
}

/// Any bytes as a data file. A first line such as `# exodus agoras.toml` says of which game, and which file.
pub fn data_files(bytes: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(bytes) else { return false };
    let Some(head) = text.lines().next().and_then(|line| line.strip_prefix("# ")) else { return false };
    let Some((game, file)) = head.split_once(' ') else { return false };
    let Ok(game) = game.parse::<GameId>() else { return false };
    if !game.data_files().contains(&file) {
        return false;
    }
    let mut files = game.components(None).unwrap().files;
    files.insert(file.to_owned(), text.to_owned());
    let Ok(set) = game.components(Some(&files)) else { return false };
    assert_eq!(set.files, files);
    // A game with these numbers begins, or its rules say why not.
    let options = game.options(game.meta().min_seats, &[]).unwrap();
    if let Ok(table) = game.table(&files, &options, &Seed::from_words("fuzz")) {
        assert!(table.start().is_ok());
    }
    true
}

/// An action of each kind that is legal at some moment, by the name of its kind.
pub fn legal_actions() -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for Scene { game, table } in SCENES.iter() {
        for seat in table.awaited().iter() {
            for seed in 0..20 {
                let action = random_action(&**table, seat, seed);
                found.entry(format!("{game}-{}", kind(&action))).or_insert(action);
            }
        }
    }
    found
}

fn kind(action: &str) -> String {
    match serde_json::from_str(action).unwrap() {
        Value::String(kind) => kind,
        Value::Object(fields) => fields.into_iter().next().unwrap().0,
        other => panic!("{other} is no action"),
    }
}

/// A record of each game that goes only so far and leaves its data files out, so that there is little of it.
pub fn short_records() -> BTreeMap<String, String> {
    let early = SCENES.iter().skip(1).step_by(MOMENTS);
    let record = |scene: &Scene| {
        let mut record: Value = serde_json::from_str(&scene.table.record(Vec::new(), false)).unwrap();
        record["components"].as_object_mut().unwrap().remove("files");
        (scene.game.to_string(), record.to_string())
    };
    early.map(record).collect()
}
