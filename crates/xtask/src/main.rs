//! `cargo xtask`: what the project does to itself. Knows no crate of ours.

mod binaries;
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
cargo xtask torture [KILLS] [FLAGS]
                           kills nodes and databases while people play, and counts what is lost: docs/torture.md
cargo xtask load [FLAGS]   lets people play at many tables, and measures what they wait for and what they cost
cargo xtask bless          rewrites the golden playthroughs and docs/views; read the difference line by line
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
        [program @ ("torture" | "load"), words @ ..] => trial(&root, program, words),
        ["bless"] => new_game::bless(&root, "game-*"),
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

/// Builds the program and one that puts it on trial, optimised, and runs that with these words.
fn trial(root: &Path, program: &str, words: &[&str]) -> Result<()> {
    run::cargo(root, &["build", "--release", "--package", "critias", "--package", "trial"]).run()?;
    run::command(root, packages::target(root).join("release").join(program), words).run()
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies in crates/xtask").to_path_buf()
}
