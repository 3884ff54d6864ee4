//! Tells the program which commit it is built from: reports of the arena name it.

use std::path::Path;
use std::process::Command;

fn main() {
    // Every crate of the workspace, for a change not yet committed; and what git notes down with each commit.
    println!("cargo::rerun-if-changed=..");
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]).filter(|log| Path::new(log).exists()) {
        println!("cargo::rerun-if-changed={log}");
    }
    if let Some(commit) = git(&["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]) {
        println!("cargo::rustc-env=CRITIAS_COMMIT={commit}");
    }
}

/// What git says, if there is one and this is a repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    let words = String::from_utf8(output.stdout).ok()?;
    Some(words.trim().to_owned()).filter(|words| !words.is_empty())
}
