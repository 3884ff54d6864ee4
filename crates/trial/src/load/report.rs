//! What a load has shown.

use std::fmt;
use std::time::Duration;

use super::Spent;
use super::play::Times;
use crate::times::Sorted;

#[derive(Default)]
pub struct Report {
    pub tables: usize,
    pub nodes: usize,
    pub streams: usize,
    /// How long it took to write people and tables.
    pub filled: Duration,
    /// How long each node took to listen.
    pub started: Vec<Duration>,
    /// Memory of all nodes in kB: before anybody listens, when all do, and after they have played.
    pub memory_before: u64,
    pub memory_idle: u64,
    pub memory_after: u64,
    /// What is spent in a second while nothing happens.
    pub quiet: Spent,
    /// What was spent while people played.
    pub busy: Spent,
    pub took: Duration,
    pub moves: u64,
    pages: u64,
    bytes: u64,
    own: Vec<Duration>,
    others: Vec<Duration>,
    pub failed: Vec<String>,
}

impl Report {
    pub(super) fn take(&mut self, times: Times) {
        let Times { own, others, bytes, pages, moves, failed } = times;
        (self.own, self.others, self.bytes, self.pages, self.moves, self.failed) =
            (own, others, bytes, pages, moves, failed);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        let started: Vec<String> = self.started.iter().map(|time| format!("{:.0} ms", milliseconds(*time))).collect();
        writeln!(f, "{} tables, {} streams, {} nodes", self.tables, self.streams, self.nodes)?;
        writeln!(f, "written in {:.1} s; nodes listen after {}", self.filled.as_secs_f64(), started.join(", "))?;
        let held = self.memory_idle.saturating_sub(self.memory_before) as f64;
        writeln!(
            f,
            "memory: {} MB before, {} MB with streams, {} MB after play: {:.1} kB a stream, {:.1} kB a table",
            self.memory_before / 1024,
            self.memory_idle / 1024,
            self.memory_after / 1024,
            held / self.streams.max(1) as f64,
            held / self.tables.max(1) as f64
        )?;
        let Spent { nodes, database, clients } = self.quiet;
        writeln!(
            f,
            "while nothing happens, CPU a second: nodes {nodes:.3}, database {database:.3}, clients {clients:.3}"
        )?;
        let moves = self.moves.max(1) as f64;
        writeln!(
            f,
            "{} moves in {:.1} s ({:.1} a second), {} pages of {:.1} kB on the wire",
            self.moves,
            self.took.as_secs_f64(),
            moves / self.took.as_secs_f64().max(0.001),
            self.pages,
            self.bytes as f64 / 1024.0 / self.pages.max(1) as f64
        )?;
        let Spent { nodes, database, clients } = self.busy;
        let quiet = self.quiet.nodes * self.took.as_secs_f64();
        writeln!(
            f,
            "CPU a move: nodes {:.2} ms ({:.2} ms without what waiting costs), database {:.2} ms, clients {:.2} ms",
            nodes * 1e3 / moves,
            (nodes - quiet) * 1e3 / moves,
            database * 1e3 / moves,
            clients * 1e3 / moves
        )?;
        for (what, times) in [("the own new page", &self.own), ("the other's new page", &self.others)] {
            let times = Sorted::new(times);
            let [half, most, all] = [0.5, 0.99, 1.0].map(|part| milliseconds(times.at(part)));
            writeln!(
                f,
                "from a move to {what}: p50 {half:.1} ms, p99 {most:.1} ms, max {all:.1} ms ({})",
                times.len()
            )?;
        }
        match &self.failed[..] {
            [] => Ok(()),
            failed => writeln!(f, "{} tables FAILED, such as {}", failed.len(), failed[0]),
        }
    }
}
