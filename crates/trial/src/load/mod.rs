//! Load: people with their streams at many tables, each of which sees a move now and then.
//!
//! What is played was played beforehand, so that the clients only send, wait and read: they must cost much less than
//! what they measure.

mod beside;
mod play;
mod report;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use catalog::GameId;
use sqlx::{ConnectOptions, Executor};
use store::{Database, Secret, Store, TableState};
use store_testkit::{Cluster, Folder};
use tokio::time::sleep;

use crate::client::{Clients, Cookie};
use crate::node::Node;
use crate::script::Script;
use crate::stock::{Sitter, Stock, Wanted, table_id};
use crate::usage::{cpu_seconds, cpu_seconds_of_family, memory_kb};
pub use beside::{Beside, beside};
use play::{Seated, Table, open_streams, play};
pub use report::Report;

#[derive(Clone, Debug)]
pub struct Plan {
    /// The program `critias`, and what it is told beside what it must be.
    pub program: PathBuf,
    pub serve: Vec<String>,
    /// Where the nodes write what they have to say.
    pub log: PathBuf,
    pub postgres: bool,
    pub nodes: usize,
    pub tables: usize,
    pub seconds: u64,
    /// How often each table sees a move.
    pub every: Duration,
    /// How long nothing happens first, to see what waiting costs.
    pub quiet: Duration,
    /// How many tables lie there beside those that are played at.
    pub stored: usize,
}

/// Games of each kind that are played beforehand: every table follows one of them.
const SCRIPTS: u64 = 6;
/// Longer than most games.
const MOST_TURNS: usize = 400;

pub async fn load(plan: Plan) -> Result<Report> {
    let folder = Folder::new();
    let cluster = match plan.postgres {
        true => Some(tokio::task::spawn_blocking(Cluster::alone).await?),
        false => None,
    };
    let address = cluster.as_ref().map(|cluster| cluster.address("site"));
    let database = match (&cluster, &address) {
        (Some(cluster), Some(address)) => {
            cluster.options("postgres").connect().await?.execute("CREATE DATABASE site").await?;
            Database::Postgres(Secret(address.clone()))
        }
        _ => Database::Sqlite(folder.path().join("critias.sqlite")),
    };
    let mut report = Report::default();
    (report.tables, report.nodes) = (plan.tables, plan.nodes);
    let filling = Instant::now();
    let mut tables = fill(&plan, &database).await?;
    report.filled = filling.elapsed();

    let mut nodes = Vec::new();
    for _ in 0..plan.nodes {
        let mut command = vec![plan.program.display().to_string(), "serve".into()];
        command.extend(["--data".into(), folder.path().display().to_string()]);
        if let Some(address) = &address {
            command.extend(["--database".into(), address.clone()]);
        }
        command.extend(plan.serve.iter().cloned());
        let mut node = Node::new(command, plan.log.clone());
        let start = Instant::now();
        node.start().await?;
        report.started.push(start.elapsed());
        nodes.push(node);
    }
    let clients = Arc::new(Clients::new(true));
    let addresses: Vec<_> = nodes.iter().map(Node::address).collect();
    let processes: Vec<u32> = nodes.iter().filter_map(Node::id).collect();
    let memory = || processes.iter().map(|&process| memory_kb(process)).sum::<u64>();
    let postmaster = cluster.as_ref().and_then(|cluster| cluster.process());
    let spent = || Spent {
        nodes: processes.iter().map(|&process| cpu_seconds(process)).sum(),
        database: postmaster.map_or(0.0, cpu_seconds_of_family),
        clients: cpu_seconds(std::process::id()),
    };
    // Whatever is made with the first page of all is not what a stream costs.
    clients.get(addresses[0], "/", &Cookie::new("")).await.context("the first page")?;
    report.memory_before = memory();
    report.streams = open_streams(&mut tables, &addresses).await?;
    report.memory_idle = memory();
    let (before, start) = (spent(), Instant::now());
    sleep(plan.quiet).await;
    report.quiet = spent().since(&before).per(start.elapsed());
    let (before, start) = (spent(), Instant::now());
    let times = play(tables, &addresses, &clients, plan.every, Duration::from_secs(plan.seconds)).await;
    report.busy = spent().since(&before);
    report.took = start.elapsed();
    report.memory_after = memory();
    report.take(times);
    Ok(report)
}

/// Seconds of all cores together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    pub nodes: f64,
    pub database: f64,
    pub clients: f64,
}

impl Spent {
    fn since(self, before: &Self) -> Self {
        Self {
            nodes: self.nodes - before.nodes,
            database: self.database - before.database,
            clients: self.clients - before.clients,
        }
    }

    fn per(self, time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        Self { nodes: self.nodes / seconds, database: self.database / seconds, clients: self.clients / seconds }
    }
}

/// Writes people and tables, each table at another moment of its game.
async fn fill(plan: &Plan, database: &Database) -> Result<Vec<Table>> {
    let mut scripts = Vec::new();
    for number in 0..SCRIPTS {
        for game in GameId::all() {
            let seats = usize::from(game.meta().min_seats.max(2));
            scripts.push(Arc::new(Script::play(game, seats, &format!("load {number}"), MOST_TURNS)?));
        }
    }
    let stock = Stock::open(Store::open(database).await?).await?;
    let moves = (plan.seconds as usize).div_ceil(plan.every.as_secs().max(1) as usize) + 1;
    let (mut tables, mut people) = (Vec::with_capacity(plan.tables), 0);
    for number in 0..plan.tables {
        let script = &scripts[number % scripts.len()];
        // Spread over the games as far as there is enough left to play.
        let room = script.turns.len().saturating_sub(moves).max(1);
        let next = (number / scripts.len()) * 7 % room;
        let mut persons = Vec::new();
        for _ in 0..script.seats {
            persons.push(stock.person(people).await?);
            people += 1;
        }
        let id = table_id(number);
        stock
            .table(Wanted {
                id: id.clone(),
                game: script.game,
                options: &script.options,
                seed: &script.seed,
                seats: persons.iter().map(Sitter::Person).collect(),
                window_seconds: 0,
                entries: script.entries_before(next).cloned().collect(),
                state: TableState::Running,
                awaited: script.turns[next].awaited,
            })
            .await?;
        let seated = persons.iter().map(|person| Seated::new(Cookie::new(&person.token))).collect();
        tables.push(Table { id, script: Arc::clone(script), next, people: seated });
    }
    if plan.stored > 0 {
        let host = stock.person(people).await?;
        for number in 0..plan.stored {
            let script = &scripts[number % scripts.len()];
            let persons = [&host].into_iter().cycle().take(script.seats);
            stock
                .table(Wanted {
                    id: table_id(plan.tables + number),
                    game: script.game,
                    options: &script.options,
                    seed: &script.seed,
                    seats: persons.map(Sitter::Person).collect(),
                    window_seconds: 0,
                    entries: script.opening.clone(),
                    state: TableState::Finished,
                    awaited: 0,
                })
                .await?;
        }
    }
    stock.store().close().await;
    Ok(tables)
}
