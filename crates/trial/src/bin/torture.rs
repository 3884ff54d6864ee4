//! `cargo xtask torture`: kills and breaks whatever it can while people play, and counts what is lost.

use std::env;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use trial::torture::{Plan, torture};

/// Kills and breaks a site while people play at it, and looks whether anything is lost that they were told was done.
#[derive(Parser)]
struct Flags {
    /// How many kills; other faults come in between
    #[arg(default_value_t = 100)]
    kills: u32,
    /// The program `critias`; by default the one beside this program
    #[arg(long)]
    program: Option<PathBuf>,
    /// Store the site in a PostgreSQL of its own, instead of SQLite
    #[arg(long)]
    postgres: bool,
    /// How many nodes share the site (PostgreSQL only)
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    #[arg(long, default_value_t = 30)]
    tables: usize,
    /// What decides what is broken when
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Let clocks jump (needs Debian's package libfaketime); times of windows are then not judged
    #[arg(long)]
    clock: bool,
    /// How many seconds the site may take to go on
    #[arg(long, default_value_t = 20)]
    bound: u64,
}

/// The folder of a disk of 64 megabytes that only this process and its children see.
const SMALL_DISK: &str = "CRITIAS_SMALL_DISK";

fn main() -> ExitCode {
    match run(&Flags::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("torture: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(flags: &Flags) -> Result<bool> {
    let small_disk = env::var_os(SMALL_DISK).map(PathBuf::from);
    if small_disk.is_none() && !flags.postgres {
        on_small_disk()?;
        println!("this machine lets nobody mount a small disk: it is never full");
    }
    let own = env::current_exe().context("where this program lies")?;
    let program = flags.program.clone().unwrap_or_else(|| own.with_file_name("critias"));
    let log = own.with_file_name(format!("torture-{}.log", std::process::id()));
    println!("{} and its nodes' log {}; seed {}", program.display(), log.display(), flags.seed);
    let plan = Plan {
        program,
        log,
        postgres: flags.postgres,
        nodes: if flags.postgres { flags.nodes } else { 1 },
        tables: flags.tables,
        kills: flags.kills,
        seed: flags.seed,
        small_disk: small_disk.clone(),
        clock: flags.clock,
        bound: Duration::from_secs(flags.bound),
        talks: true,
    };
    let report = tokio::runtime::Runtime::new()?.block_on(torture(plan))?;
    println!("{report}");
    Ok(report.wrong.is_empty())
}

/// Becomes this program again with a small disk of its own, if the machine lets it; else returns.
fn on_small_disk() -> Result<()> {
    let folder = env::temp_dir().join(format!("critias-small-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let ways: [&[&str]; 2] = [&["--mount"], &["--map-root-user", "--mount"]];
    let possible = |way: &&&[&str]| {
        let tried = Command::new("unshare").args(**way).args(["mount", "-t", "tmpfs", "small"]).arg(&folder).output();
        tried.is_ok_and(|tried| tried.status.success())
    };
    let Some(way) = ways.iter().find(possible) else { return Ok(()) };
    let script = format!(r#"mount -t tmpfs -o size=64m small "${SMALL_DISK}" && exec "$0" "$@""#);
    let mut command = Command::new("unshare");
    command.args(*way).args(["sh", "-c", &script]).arg(env::current_exe()?).args(env::args_os().skip(1));
    Err(command.env(SMALL_DISK, absolute(&folder)?).exec().into())
}

fn absolute(folder: &Path) -> Result<PathBuf> {
    Ok(folder.canonicalize()?)
}
