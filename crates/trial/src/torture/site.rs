//! The site that is tortured: its nodes, its database, and the wires between them.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, SqliteConnection};
use store::{Database, Secret, Store};
use store_testkit::{Cluster, Folder, Proxy, Weather};

use super::Plan;
use crate::node::Node;

const NAME: &str = "site";
/// What makes another clock for a program, where Debian's package libfaketime is installed.
const CLOCKS: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

pub(super) struct Site {
    pub(super) nodes: Vec<Node>,
    /// One wire for each node, if the database is a server.
    pub(super) wires: Vec<Proxy>,
    pub(super) cluster: Option<Cluster>,
    database: Database,
    folder: PathBuf,
    /// How far the clock of the nodes goes wrong, if that can be.
    clock: Option<PathBuf>,
    _scratch: Folder,
}

impl Site {
    /// Everything but the nodes themselves: these are started later.
    pub(super) async fn new(plan: &Plan) -> Result<Self> {
        let scratch = Folder::new();
        let folder = plan.small_disk.clone().unwrap_or_else(|| scratch.path().to_owned());
        let (mut cluster, mut wires) = (None, Vec::new());
        let database = match plan.postgres {
            false => Database::Sqlite(folder.join("critias.sqlite")),
            true => {
                let own = tokio::task::spawn_blocking(Cluster::alone).await?;
                let mut connection = own.options("postgres").connect().await?;
                connection.execute(AssertSqlSafe(format!("CREATE DATABASE {NAME}"))).await?;
                for _ in 0..plan.nodes {
                    wires.push(Proxy::before(&own).await);
                }
                let database = Database::Postgres(Secret(own.address(NAME)));
                cluster = Some(own);
                database
            }
        };
        let clock = (plan.clock && PathBuf::from(CLOCKS).exists()).then(|| scratch.path().join("clock"));
        let mut nodes = Vec::new();
        for number in 0..plan.nodes {
            let text = |path: &PathBuf| path.display().to_string();
            let mut command = vec![text(&plan.program), "serve".into(), "--data".into(), text(&folder)];
            command.extend(["--bot-delay".into(), "20".into(), "--bot-time".into(), "20".into()]);
            if let Some(wire) = wires.get(number) {
                command.extend(["--database".into(), wire.address(NAME)]);
            }
            let mut node = Node::new(command, plan.log.clone());
            if let Some(clock) = &clock {
                std::fs::write(clock, "+0")?;
                node.set("LD_PRELOAD", CLOCKS);
                node.set("FAKETIME_TIMESTAMP_FILE", text(clock));
                node.set("FAKETIME_NO_CACHE", "1");
                node.set("DONT_FAKE_MONOTONIC", "1");
            }
            nodes.push(node);
        }
        Ok(Self { nodes, wires, cluster, database, folder, clock, _scratch: scratch })
    }

    /// Another way to the database, without bad weather. On SQLite only while no node runs.
    pub(super) async fn store(&self) -> Result<Store> {
        Ok(Store::open(&self.database).await?)
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(Node::address).collect()
    }

    pub(super) async fn start(&mut self) -> Result<()> {
        for node in &mut self.nodes {
            if node.id().is_none() {
                node.start().await?;
            }
        }
        Ok(())
    }

    pub(super) fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// Lets the clock of all nodes go wrong by so many seconds.
    pub(super) fn set_clock(&self, seconds: i64) -> Result<()> {
        let Some(clock) = &self.clock else { return Ok(()) };
        // Put in its place whole: programs read it at any moment.
        let fresh = clock.with_extension("new");
        std::fs::write(&fresh, format!("{seconds:+}"))?;
        Ok(std::fs::rename(fresh, clock)?)
    }

    pub(super) fn weather(&self, wire: usize, weather: Weather) {
        self.wires[wire].set(weather);
    }

    /// What fills the disk until it is removed.
    pub(super) fn ballast(&self) -> PathBuf {
        self.folder.join("ballast")
    }

    /// Holds the lock of the database for writing, as another program might.
    pub(super) async fn lock(&self) -> Result<SqliteConnection> {
        let file = self.folder.join("critias.sqlite");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(20));
        let mut other = options.connect().await?;
        other.execute("BEGIN IMMEDIATE").await.context("the lock of the database")?;
        Ok(other)
    }

    /// Whether the server takes changes; sessions that are open now are ended.
    pub(super) async fn read_only(&self, on: bool) -> Result<()> {
        let Some(cluster) = &self.cluster else { return Ok(()) };
        let mut other = cluster.options("postgres").connect().await?;
        let word = if on { "on" } else { "off" };
        let sql = format!(
            "ALTER DATABASE {NAME} SET default_transaction_read_only = {word};
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{NAME}'"
        );
        other.execute(AssertSqlSafe(sql)).await?;
        Ok(())
    }

    /// Ends the database server like a loss of power.
    pub(super) async fn kill_database(&self) {
        if let Some(cluster) = &self.cluster {
            tokio::task::block_in_place(|| cluster.kill());
        }
    }

    pub(super) async fn revive_database(&self) {
        if let Some(cluster) = &self.cluster {
            tokio::task::block_in_place(|| cluster.revive());
        }
    }
}
