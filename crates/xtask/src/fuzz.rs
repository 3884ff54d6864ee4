//! `cargo xtask fuzz`: programs that make up input until something breaks, one for each kind of input. They are laid out
//! as `cargo fuzz` wants them, but need no more than Cargo and a compiler of C++.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::run::{answers, cargo, command};

/// What tells libFuzzer which ways through the code an input takes; no sanitizer, for no code of ours is unsafe, and so
/// the usual compiler does.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Runs each program for so many seconds. What it finds to be of interest it keeps in `fuzz/corpus`, and what breaks
/// something in `fuzz/artifacts`.
pub(crate) fn fuzz(root: &Path, seconds: &str) -> Result<()> {
    if !answers("c++", &["--version"]) {
        bail!("please install a compiler of C++, such as Debian's g++: libFuzzer is written in it");
    }
    let folder = root.join("fuzz");
    // The same dependencies as everywhere; Cargo adds the one more that fuzzing needs.
    let (ours, theirs) = (root.join("Cargo.lock"), folder.join("Cargo.lock"));
    fs::copy(&ours, &theirs).with_context(|| format!("cannot copy {}", ours.display()))?;
    // With its target named, Cargo builds what runs while it builds without these flags.
    let target = host(root)?;
    cargo(&folder, &["build", "--release", "--target", &target]).env("RUSTFLAGS", FLAGS).run()?;
    let time = format!("-max_total_time={seconds}");
    let mut broken = Vec::new();
    for name in names(&folder)? {
        let (corpus, artifacts) = (format!("corpus/{name}"), format!("artifacts/{name}/"));
        for made in [&corpus, &artifacts] {
            fs::create_dir_all(folder.join(made)).with_context(|| format!("cannot make {made}"))?;
        }
        let (seeds, artifacts) = (format!("seeds/{name}"), format!("-artifact_prefix={artifacts}"));
        let program = folder.join("target").join(&target).join("release").join(&name);
        // Sets of components that were read are kept as long as a program runs, so it may grow.
        let words = [&corpus, &seeds, &time, &artifacts, "-rss_limit_mb=4096", "-print_final_stats=1"];
        if let Err(error) = command(&folder, program, &words).run() {
            broken.push(format!("{error:#}"));
        }
    }
    if !broken.is_empty() {
        bail!("something broke: {}; what did it lies in fuzz/artifacts", broken.join(", "));
    }
    Ok(())
}

/// What the compiler compiles for by itself.
fn host(root: &Path) -> Result<String> {
    let said = command(root, "rustc", &["--version", "--verbose"]).stdout()?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what it compiles for")?.to_owned())
}

/// The programs, by the names of their files.
fn names(folder: &Path) -> Result<Vec<String>> {
    let folder = folder.join("fuzz_targets");
    let files = fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let name = |file: PathBuf| Some(file.file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = files.filter_map(|file| name(file.ok()?.path())).collect();
    names.sort();
    Ok(names)
}
