//! boardgame.io's server doing the same beside: two people at each table, a move there now and then. It is fetched from
//! the registry of its packages into a folder that is thrown away with all that is built.

use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::Plan;
use crate::usage::{cpu_seconds, memory_kb};

const FILES: [(&str, &str); 4] = [
    ("package.json", include_str!("../../beside/package.json")),
    ("game.js", include_str!("../../beside/game.js")),
    ("server.js", include_str!("../../beside/server.js")),
    ("clients.js", include_str!("../../beside/clients.js")),
];

/// What was measured of it.
pub struct Beside {
    measured: Value,
    memory_before: u64,
    memory_idle: u64,
    streams: usize,
    /// Seconds of a core while people played: the server, and the clients.
    server: f64,
    clients: f64,
}

/// A program of ours in its folder, ended with this value.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub fn beside(plan: &Plan, folder: &Path) -> Result<Beside> {
    fs::create_dir_all(folder)?;
    for (name, text) in FILES {
        fs::write(folder.join(name), text)?;
    }
    if !folder.join("node_modules").exists() {
        let install = ["install", "--no-audit", "--no-fund", "--loglevel", "error"];
        let done =
            Command::new("npm").args(install).current_dir(folder).status().context("npm, to fetch boardgame.io")?;
        ensure!(done.success(), "npm did not fetch boardgame.io: {done}");
    }
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port().to_string();
    let (server, mut said) = start(folder, "server.js", &[&port])?;
    until(&mut said, "listens")?;
    let memory_before = memory_kb(server.0.id());
    let words = [plan.tables.to_string(), plan.seconds.to_string(), plan.every.as_secs().to_string()];
    let (clients, mut said) = start(folder, "clients.js", &[&port, &words[0], &words[1], &words[2]])?;
    until(&mut said, "there")?;
    let memory_idle = memory_kb(server.0.id());
    let spent = || (cpu_seconds(server.0.id()), cpu_seconds(clients.0.id()));
    let before = spent();
    until(&mut said, "over")?;
    let after = spent();
    let last = said.next().context("the clients say what they measured")??;
    Ok(Beside {
        measured: serde_json::from_str(&last)?,
        memory_before,
        memory_idle,
        streams: plan.tables * 2,
        server: after.0 - before.0,
        clients: after.1 - before.1,
    })
}

type Said = Lines<BufReader<ChildStdout>>;

fn start(folder: &Path, script: &str, words: &[&str]) -> Result<(Program, Said)> {
    let mut command = Command::new("node");
    command.arg(script).args(words).current_dir(folder).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().context("node, to run boardgame.io")?;
    let said = child.stdout.take().context("what it says is read here")?;
    Ok((Program(child), BufReader::new(said).lines()))
}

fn until(said: &mut Said, word: &str) -> Result<()> {
    for line in said {
        if line? == word {
            return Ok(());
        }
    }
    anyhow::bail!("boardgame.io ended before it said {word:?}")
}

impl fmt::Display for Beside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |key: &str| self.measured[key].as_f64().unwrap_or_default();
        let moves = number("moves").max(1.0);
        let held = self.memory_idle.saturating_sub(self.memory_before) as f64;
        writeln!(f, "boardgame.io beside, a game of a single counter: {} streams, {moves} moves", self.streams)?;
        writeln!(f, "memory: {} MB before, {:.1} kB a stream", self.memory_before / 1024, held / self.streams as f64)?;
        writeln!(
            f,
            "CPU a move: server {:.2} ms, clients {:.2} ms",
            self.server * 1e3 / moves,
            self.clients * 1e3 / moves
        )?;
        let [half, most, all] = ["p50", "p99", "max"].map(number);
        write!(f, "from a move to the other's new position: p50 {half:.1} ms, p99 {most:.1} ms, max {all:.1} ms")
    }
}
