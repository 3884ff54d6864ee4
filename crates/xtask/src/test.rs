//! `cargo xtask test`: what CI runs, and what the README tells a stranger to run.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::binaries::{Binary, Started};
use crate::run::{answers, cargo, command};
use crate::stages::Stages;
use crate::{binaries, packages, skeleton, tidy};

/// The tests of requests: they run on every database.
const REQUESTS: &str = "server it";
/// The tests of the browser: they wait more than they work, so they run beside the others.
const BROWSER: &str = "critias browser";

pub(crate) fn test(root: &Path) -> Result<()> {
    let mut stages = Stages::default();
    stages.run("packages", || packages::install(root));
    stages.run("format", || cargo(root, &["fmt", "--all", "--check"]).run());
    stages.run("spelling", || command(root, packages::typos(root), &[]).run());
    stages.run("tidy", || tidy::tidy(root));
    stages.run("dependencies", || dependencies(root));
    stages.run("clippy", || cargo(root, &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]).run());
    stages.run("documents", || {
        cargo(root, &["doc", "--workspace", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "--deny warnings")
            .run()
    });
    let (mut tests, mut browser) = (Vec::new(), Vec::new());
    stages.run("build", || {
        (browser, tests) = binaries::build(root)?.into_iter().partition(|binary| binary.name == BROWSER);
        let requests =
            tests.iter().find(|binary| binary.name == REQUESTS).context("the tests of requests are not built")?;
        tests.push(requests.on_postgres());
        Ok(())
    });
    let browser = start_browser(root, &browser);
    stages.run("skeleton", || skeleton::check(root));
    stages.run("tests", || binaries::run(&tests));
    stages.run("examples", || cargo(root, &["test", "--workspace", "--doc"]).run());
    stages.run("browser", || browser?.finish());
    stages.finish()
}

/// Whoever waits for a browser should not wait for the other stages too: they let it go first.
fn start_browser(root: &Path, browser: &[Binary]) -> Result<Started> {
    let [browser] = browser else { bail!("there is no {BROWSER}, or more than one") };
    let log = packages::target(root).join("browser.log");
    println!("\n==> browser: runs beside the next stages, and says what it does in {}", log.display());
    let started = browser.start(("AXE", &packages::axe(root)), log)?;
    binaries::step_back();
    Ok(started)
}

/// Licences and sources of what we depend on. The advisories come from the network: they are no part of this.
fn dependencies(root: &Path) -> Result<()> {
    if !answers("cargo", &["deny", "--version"]) {
        println!("NOT CHECKED: cargo-deny is not installed (`cargo install cargo-deny` would do it)");
        return Ok(());
    }
    cargo(root, &["deny", "--offline", "check", "bans", "licenses", "sources"]).run()
}

/// Pictures of the pages, taken by the harness of the browser tests.
pub(crate) fn shots(root: &Path, directory: &Path) -> Result<()> {
    packages::install(root)?;
    std::fs::create_dir_all(directory).with_context(|| format!("cannot create {}", directory.display()))?;
    let directory = directory.canonicalize().with_context(|| format!("cannot find {}", directory.display()))?;
    cargo(root, &["test", "--workspace", "--test", "browser", "--", "chromium::shots", "--nocapture"])
        .env("SHOTS", directory)
        .run()
}
