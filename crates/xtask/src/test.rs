//! `cargo xtask test`: what CI runs, and what the README tells a stranger to run.

use std::path::Path;

use anyhow::{Context, Result};

use crate::run::cargo;
use crate::stages::Stages;
use crate::{new_game, packages, tidy};

/// All tests of the browser live in a module of this name, so that they can be told apart.
const BROWSER: &str = "chromium::";

pub(crate) fn test(root: &Path) -> Result<()> {
    let axe = packages::axe(root);
    let mut stages = Stages::default();
    stages.run("packages", || packages::install(root));
    stages.run("format", || cargo(root, &["fmt", "--all", "--check"]).run());
    stages.run("tidy", || tidy::tidy(root));
    stages.run("clippy", || cargo(root, &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]).run());
    stages.run("documents", || {
        cargo(root, &["doc", "--workspace", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "--deny warnings")
            .run()
    });
    stages.run("skeleton", || new_game::check_skeleton(root));
    // One selection of packages for both stages: another one would build dependencies anew.
    stages.run("tests", || cargo(root, &["test", "--workspace", "--", "--skip", BROWSER]).run());
    stages.run("browser", || {
        cargo(root, &["test", "--workspace", "--test", "browser", "--", BROWSER]).env("AXE", axe).run()
    });
    stages.finish()
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
