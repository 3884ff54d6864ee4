//! Pages of tables as they stand at every kind of decision: games are played with fixed luck, and what one seat sees of
//! them is served to the browser. So the same pages are looked at in every run, and rare ones too.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result, anyhow};
use catalog::{AnyTable, GameId, PageRequest, Show};
use engine::{Dice, QuickDice, Seat, Seed, Viewer};
use serde_json::Value;
use ui::table::{HintRule, SeatInfo, TableContext};
use ui::{Ctx, Keys, Lang, Person};

/// A table at a decision of the first seat.
pub(super) struct Still {
    pub(super) game: GameId,
    /// The names of the actions that can be chosen.
    pub(super) kind: String,
    /// How many choices there are: of each kind the fullest table is kept.
    pub(super) choices: usize,
    table: Arc<dyn AnyTable>,
    seats: usize,
}

/// Plays games with the luck of `seeds` and keeps a table for each kind of action: where the first seat has the most
/// choices with it.
pub(super) fn stills(
    game: &str,
    seats: u8,
    chosen: &[(&str, &str)],
    seeds: std::ops::Range<u64>,
) -> Result<Vec<Still>> {
    let game: GameId = game.parse().map_err(|_| anyhow!("there is no game {game}"))?;
    let options = game.options(seats, chosen).map_err(|error| anyhow!("{error}"))?;
    let files = game.components(None).map_err(|error| anyhow!("{error}"))?.files;
    let mut found: BTreeMap<String, Still> = BTreeMap::new();
    for number in seeds {
        let seed = Seed::from_words(&number.to_string());
        let table = game.table(&files, &options, &seed).map_err(|why| anyhow!(why))?;
        play(game, table, seats.into(), number, &mut found)?;
    }
    let mut fullest: BTreeMap<&str, &str> = BTreeMap::new();
    for still in found.values() {
        for name in still.kind.split(' ') {
            let best = fullest.entry(name).or_insert(&still.kind);
            if found[*best].choices < still.choices {
                *best = &still.kind;
            }
        }
    }
    let kept: BTreeSet<String> = fullest.into_values().map(str::to_owned).collect();
    Ok(found.into_values().filter(|still| kept.contains(&still.kind)).collect())
}

fn play(
    game: GameId,
    table: Arc<dyn AnyTable>,
    seats: usize,
    seed: u64,
    found: &mut BTreeMap<String, Still>,
) -> Result<()> {
    let mut dice = QuickDice::new(seed);
    let mut tried: Vec<String> = Vec::new();
    let mut table = table.start()?.table;
    while !table.is_over() {
        let awaited = table.awaited();
        for seat in awaited.iter() {
            let Some(decision) = table.decision(seat) else { continue };
            let (_, choices) = table.text_choices(Viewer::Seat(seat), &people(seats), Lang::En);
            let names: Vec<String> = choices.iter().map(|choice| name(&choice.action)).collect();
            if seat == Seat(0) {
                let mut kinds = names.clone();
                kinds.sort();
                kinds.dedup();
                let kind = kinds.join(" ");
                let fuller = found.get(&kind).is_none_or(|still| still.choices < choices.len());
                if fuller {
                    let (choices, table) = (choices.len(), Arc::clone(&table));
                    let still = Still { game, kind: kind.clone(), choices, table, seats };
                    found.insert(kind, still);
                }
            }
            // What was not tried yet leads to kinds that are seldom seen.
            let fresh: Vec<usize> = (0..names.len()).filter(|&at| !tried.contains(&names[at])).collect();
            let at = match fresh.is_empty() {
                true => dice.below(names.len() as u32) as usize,
                false => fresh[dice.below(fresh.len() as u32) as usize],
            };
            tried.extend(fresh.contains(&at).then(|| names[at].clone()));
            table = table.act(seat, decision, &choices[at].action, Lang::En)?.table;
        }
    }
    Ok(())
}

/// The name of an action: its own, or that of its only field.
fn name(action: &str) -> String {
    match serde_json::from_str(action) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

/// The first seat, and bots with names as long as ours.
fn people(seats: usize) -> Vec<SeatInfo> {
    let names = ["Amphitrite", "Bot Archimedes", "Bot Kleopatra", "Bot Nausikaa", "Bot Poseidon"];
    let info = |(at, name): (usize, &&str)| SeatInfo {
        name: (*name).into(),
        bot: at > 0,
        level: (at > 0).then(|| "captain".into()),
    };
    names.iter().enumerate().map(info).take(seats).collect()
}

impl Still {
    /// The page of the first seat; in a first game with the coach beside it, who says what there is to say now.
    pub(super) fn page(&self, lang: Lang, coached: bool) -> String {
        let ctx = Ctx {
            games: catalog::GAMES,
            lang,
            keys: Keys::On,
            person: Person { name: "Amphitrite".into() },
            path: "/".into(),
            ..Ctx::default()
        };
        let coach = coached.then(|| vec!["cards".to_owned()]);
        let context = TableContext { hints: HintRule::Alone, may_chat: true, coach, ..TableContext::default() };
        self.table.page(PageRequest {
            ctx: &ctx,
            id: "0123456789ab",
            seats: people(self.seats),
            viewer: Viewer::Seat(Seat(0)),
            changes: 1,
            context,
            may_reveal_seed: false,
            hint: None,
            show: Show::default(),
        })
    }
}

/// A server that shows one page at a time, with its style sheets and scripts.
pub(super) struct Easel {
    pub(super) address: String,
    page: Arc<Mutex<String>>,
}

impl Easel {
    pub(super) fn new() -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").context("no port")?;
        let address = format!("http://{}", listener.local_addr()?);
        let page = Arc::new(Mutex::new(String::new()));
        let shown = Arc::clone(&page);
        // It ends with the tests: nobody waits for it.
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let shown = Arc::clone(&shown);
                std::thread::spawn(move || answer(stream, &shown));
            }
        });
        Ok(Self { address, page })
    }

    /// The page is laid out and not painted: to paint every size of every page takes longer than to measure it.
    pub(super) fn put(&self, page: &str) {
        let unpainted = page.replacen("</head>", "<style>:root{opacity:0}</style></head>", 1);
        *self.page.lock().expect("nobody panics with it") = unpainted;
    }
}

fn answer(mut stream: TcpStream, page: &Mutex<String>) -> Option<()> {
    let mut line = String::new();
    let mut reader = BufReader::new(stream.try_clone().ok()?);
    reader.read_line(&mut line).ok()?;
    while reader.read_line(&mut String::new()).ok()? > 2 {}
    let path = line.split(' ').nth(1)?;
    let (status, mime, body) = match ui::assets::asset(catalog::GAMES, path) {
        Some(asset) => ("200 OK", asset.mime, asset.content.to_vec()),
        None if path == "/" => ("200 OK", "text/html; charset=utf-8", page.lock().ok()?.clone().into_bytes()),
        None => ("404 Not Found", "text/plain", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    stream.write_all(&body).ok()
}
