//! `cargo xtask load`: many people at many tables, what they wait for and what they cost.

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use trial::load::{Plan, beside, load};

/// Lets people play at many tables of all games, and measures what they wait for and what they cost.
#[derive(Parser)]
struct Flags {
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How long they play
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many seconds pass between two moves at a table
    #[arg(long, default_value_t = 20)]
    every: u64,
    /// How many nodes share the site (PostgreSQL only)
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// Store the site in a PostgreSQL of its own, instead of SQLite
    #[arg(long)]
    postgres: bool,
    /// How many finished tables lie there beside
    #[arg(long, default_value_t = 0)]
    stored: usize,
    /// The program `critias`; by default the one beside this program
    #[arg(long)]
    program: Option<PathBuf>,
    /// Let boardgame.io's server do the same afterwards (needs Node and npm)
    #[arg(long)]
    beside: bool,
    /// What `critias serve` is told beside
    #[arg(last = true)]
    serve: Vec<String>,
}

fn main() -> ExitCode {
    match run(Flags::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("load: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(flags: Flags) -> Result<()> {
    raise_file_limit();
    let own = env::current_exe().context("where this program lies")?;
    let plan = Plan {
        program: flags.program.unwrap_or_else(|| own.with_file_name("critias")),
        serve: flags.serve,
        log: own.with_file_name(format!("load-{}.log", std::process::id())),
        postgres: flags.postgres,
        nodes: if flags.postgres { flags.nodes } else { 1 },
        tables: flags.tables,
        seconds: flags.seconds,
        every: Duration::from_secs(flags.every.max(1)),
        quiet: Duration::from_secs(10),
        stored: flags.stored,
    };
    println!("{}, whose log is {}", plan.program.display(), plan.log.display());
    // One thread: whoever measures takes a core at most.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    println!("{}", runtime.block_on(load(plan.clone()))?);
    if flags.beside {
        println!("{}", beside(&plan, &own.with_file_name("beside"))?);
    }
    Ok(())
}

/// Every stream is a file, here and at the server; where the system does not let us have more, fewer must do.
fn raise_file_limit() {
    let own = std::process::id().to_string();
    for most in ["1048576", "65536", "20000"] {
        let mut raise = Command::new("prlimit");
        raise.args(["--pid", &own, &format!("--nofile={most}:{most}")]).stderr(Stdio::null());
        if raise.status().is_ok_and(|done| done.success()) {
            return;
        }
    }
}
