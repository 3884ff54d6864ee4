//! `cargo xtask`: what the project does to itself. Knows no crate of ours.

mod binaries;
mod fuzz;
mod new_game;
mod packages;
mod run;
mod skeleton;
mod stages;
mod test;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const HELP: &str = "\
cargo xtask test           everything CI runs: packages, formatting, spelling, clippy, tidy, documents, tests, browser
cargo xtask tidy           arrows between crates, clauses named by tests, messages, sources; builds nothing
cargo xtask soak [GAMES]   random games of every seat count with every invariant checked (100000 each)
cargo xtask fuzz [SECONDS] makes up input for everything that strangers may send, a minute for each kind of it
cargo xtask bless          rewrites the golden playthroughs, docs/views and the seeds of fuzzing, and adds the records
                           that this version lacks; read the difference line by line
cargo xtask torture [KILLS] [FLAGS]
                           kills nodes and databases while people play, and counts what is lost: docs/torture.md
cargo xtask load [FLAGS]   lets people play at many tables, and measures what they wait for and what they cost
cargo xtask new-game ID TITLE [LETTERS]
                           lays out a small new game that can be played: docs/adding-a-game.md
cargo xtask skeleton       proves in a copy that such a game needs no other edit
cargo xtask shots DIR      takes pictures of the pages in headless Chromium, to look at
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match command(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(words: &[&str]) -> Result<()> {
    let root = root();
    match words {
        ["test"] => test::test(&root),
        ["tidy"] => tidy::tidy(&root),
        ["soak"] => soak(&root, "100000"),
        ["soak", games] => {
            games.parse::<u64>().with_context(|| format!("{games:?} is not a number of games"))?;
            soak(&root, games)
        }
        ["fuzz"] => fuzz::fuzz(&root, "60"),
        ["fuzz", seconds] => {
            seconds.parse::<u32>().with_context(|| format!("{seconds:?} is not a number of seconds"))?;
            fuzz::fuzz(&root, seconds)
        }
        [program @ ("torture" | "load"), words @ ..] => trial(&root, program, words),
        ["bless"] => bless(&root),
        ["new-game", words @ ..] => new_game::new_game(&root, words),
        ["skeleton"] => skeleton::check(&root),
        ["shots", directory] => test::shots(&root, Path::new(directory)),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        other => bail!("no such command: {}\n\n{HELP}", other.join(" ")),
    }
}

/// The long run of the battery: optimised, and as many games as asked for at every seat count.
fn soak(root: &Path, games: &str) -> Result<()> {
    run::cargo(
        root,
        &["test", "--release", "--package", "game-*", "--test", "it", "--", "battery", "watch", "--nocapture"],
    )
    .env("SOAK_GAMES", games)
    .run()
}

/// What tests compare with is written anew, and what they keep for ever is added to.
fn bless(root: &Path) -> Result<()> {
    new_game::bless(root, "game-*")?;
    let others = [("fuzz-targets", "seeds_are_those"), ("critias", "records_of_this")];
    others.iter().try_for_each(|(package, test)| {
        run::cargo(root, &["test", "--package", package, "--test", "it", "--", test]).env("BLESS", "1").run()
    })
}

/// Builds the program and one that puts it on trial, optimised, and runs that with these words.
fn trial(root: &Path, program: &str, words: &[&str]) -> Result<()> {
    run::cargo(root, &["build", "--release", "--package", "critias", "--package", "trial"]).run()?;
    run::command(root, packages::target(root).join("release").join(program), words).run()
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies in crates/xtask").to_path_buf()
}
