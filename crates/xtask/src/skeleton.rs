//! The proof that a game is added by its own files and one line in each list: in a copy of the workspace a new game is laid
//! out, and without another edit it is tested, stands on the home page, is played against a bot, replayed, recorded and
//! verified.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::new_game::lay_out;
use crate::run::{Run, cargo, command};
use crate::{binaries, packages, tidy};

/// In two halves, because no file of ours names the game.
const ID: &str = concat!("pearl-", "divers");
const TITLE: &str = "Pearl Divers";

/// What is looked at: the new crates and the program. `ui-build` is named because dependencies are built for all that is
/// named: with it, they are the same as for the whole workspace.
const PACKAGES: [&str; 6] = [
    "--package=game-pearl-divers",
    "--package=ui-pearl-divers",
    "--package=critias",
    "--package=ui-build",
    "--lib",
    "--test=it",
];

pub(crate) fn check(root: &Path) -> Result<()> {
    let copy = packages::target(root).join("skeleton");
    if copy.exists() {
        fs::remove_dir_all(&copy).context("cannot empty the old copy")?;
    }
    fs::create_dir_all(&copy).context("cannot make a copy")?;
    for part in ["Cargo.toml", "Cargo.lock", "clippy.toml", "rustfmt.toml", "crates", "docs"] {
        copy_all(&root.join(part), &copy.join(part))?;
    }
    lay_out(&copy, &[ID, TITLE])?;
    tidy::tidy(&copy)?;
    in_copy(root, &copy, &["clippy"], &["--", "--deny", "warnings"]).run()?;
    let built = in_copy(root, &copy, &["test", "--no-run", "--message-format=json-render-diagnostics"], &[]);
    let mut tests = binaries::built(built)?;
    tests.retain(|binary| binary.name.contains("-pearl-divers "));
    let long = tests.iter().find(|binary| binary.name == "game-pearl-divers it").context("the battery is not built")?;
    let blessed = long.command().args(["playthrough", "views_are"]).env("BLESS", "1").output()?;
    ensure!(blessed.status.success(), "nothing is blessed: {}", String::from_utf8_lossy(&blessed.stdout));
    binaries::run(&tests)?;
    let program = copy.join("target/debug/critias");
    is_played(&program, &copy)?;
    is_on_the_home_page(&program, &copy)?;
    println!("a new game is tested, played, recorded, replayed and on the home page without another edit");
    Ok(())
}

/// Cargo in the copy. What is built lies where all is built, so that only what depends on the new game is built anew; the
/// program itself does not take the place of the true one.
fn in_copy(root: &Path, copy: &Path, before: &[&str], after: &[&str]) -> Run {
    // The bots play a few moves here: optimising them would take longer than that.
    let plain = ["--offline", "--config=profile.dev.package.bots.opt-level=0"];
    cargo(copy, &[before, &plain, &PACKAGES, after].concat())
        .env("CARGO_BUILD_BUILD_DIR", packages::target(root))
        .env("CARGO_TARGET_DIR", copy.join("target"))
}

/// Copies a file or a folder. Times are kept, those of folders too: by them Cargo knows what is built already.
fn copy_all(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        fs::create_dir_all(to).with_context(|| format!("cannot create {}", to.display()))?;
        for entry in fs::read_dir(from).with_context(|| format!("cannot list {}", from.display()))? {
            let name = entry?.file_name();
            copy_all(&from.join(&name), &to.join(&name))?;
        }
    } else {
        fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    }
    let modified = fs::metadata(from).and_then(|known| known.modified());
    let kept = modified.and_then(|modified| fs::File::open(to)?.set_modified(modified));
    kept.with_context(|| format!("cannot keep the time of {}", from.display()))
}

/// A person plays a game against a bot in the terminal and bots play another; both records replay and hold.
fn is_played(program: &Path, copy: &Path) -> Result<()> {
    let played = ["play", ID, "--seats=2", "--bots=greedy", "--seed=1", "--out=played.json"];
    // Dive, dive and rest; what is typed after the end is not read.
    command(copy, program, &played).typed("1\n1\n2\n2\n")?;
    command(
        copy,
        program,
        &["record", ID, "--seats=4", "--bots=greedy,greedy,captain,captain", "--seed=1", "--out=bots.json"],
    )
    .run()?;
    command(copy, program, &["verify", "played.json", "bots.json"]).run()
}

/// The site shows the game on its first page, and the pages that this leads to.
fn is_on_the_home_page(program: &Path, copy: &Path) -> Result<()> {
    let mut site = Command::new(program)
        .args(["serve", "--listen=127.0.0.1:0", "--data"])
        .arg(copy.join("site"))
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the site")?;
    let looked = site.stdout.take().context("the site says nothing").and_then(|said| {
        let mut line = String::new();
        // It stays open while the site is asked: a program may end when nobody reads what it says.
        let mut said = BufReader::new(said);
        said.read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().unwrap_or_default();
        let home = get(address, "/")?;
        ensure!(
            home.contains(TITLE) && home.contains("href=\"/games/pearl-divers\""),
            "the game is not on the home page"
        );
        for path in [
            "/games/pearl-divers",
            "/games/pearl-divers/new",
            "/games/pearl-divers/rules",
            "/games/pearl-divers/components",
        ] {
            let page = get(address, path)?;
            ensure!(
                page.starts_with("HTTP/1.1 200") && page.contains(TITLE),
                "{path} does not show the game: {page:.80}"
            );
        }
        Ok(())
    });
    site.kill().context("cannot stop the site")?;
    site.wait().context("cannot stop the site")?;
    looked
}

/// What a site answers, with its head.
fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).with_context(|| format!("cannot reach {address:?}"))?;
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).with_context(|| format!("cannot ask {address} for {path}"))?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).with_context(|| format!("no whole answer from {address} for {path}"))?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}
