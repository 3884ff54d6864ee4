//! Records that earlier versions of the program wrote: all of them still hold. A folder has the name of the version that
//! wrote it, or of the day before there were versions; nothing in it is ever changed. `cargo xtask bless` adds what the
//! present version lacks: a record for the fewest and the most seats of each game and version of its rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::GameId;

use crate::program::critias;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The records of one version of the program, without the ending of their names.
fn names(version: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(version).unwrap_or_else(|error| panic!("{}: {error}", version.display()));
    files.map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

fn verified(version: &Path) -> serde_json::Value {
    let files: Vec<String> =
        names(version).iter().map(|name| version.join(format!("{name}.json")).to_str().unwrap().to_owned()).collect();
    let words = ["verify", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect::<Vec<_>>();
    critias(&words).expect(0).json()
}

#[test]
fn records_of_every_earlier_version_hold() {
    let mut checked = 0;
    for version in fs::read_dir(folder()).unwrap() {
        for found in verified(&version.unwrap().path()).as_array().unwrap() {
            assert!(found["ok"] == true && found["record"]["luck_proved"] == true, "{found}");
            assert!(found["record"]["over"] == true, "{found}");
            checked += 1;
        }
    }
    assert!(checked >= 20, "only {checked} records are kept");
}

/// Rules that were corrected kept their old course for old games.
#[test]
fn records_by_every_version_of_the_rules_are_kept() {
    let versions: Vec<BTreeSet<String>> =
        fs::read_dir(folder()).unwrap().map(|version| names(&version.unwrap().path())).collect();
    for game in GameId::all() {
        for rules in 1..=game.meta().rules_version {
            let kept = versions.iter().flatten().any(|name| name.starts_with(&format!("{game}-rules-{rules}-")));
            assert!(kept, "no record of {game} by version {rules} of its rules is kept");
        }
    }
}

#[test]
fn records_of_this_version_are_kept() {
    let version = folder().join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(&version).unwrap();
    }
    for game in GameId::all() {
        let meta = game.meta();
        for seats in BTreeSet::from([meta.min_seats, meta.max_seats]) {
            let file = version.join(format!("{game}-rules-{}-seats-{seats}.json", meta.rules_version));
            if std::env::var_os("BLESS").is_some_and(|value| value == "1") && !file.exists() {
                let (path, seats) = (file.to_str().unwrap(), seats.to_string());
                let words =
                    ["record", game.name(), "--seats", &seats, "--seed", "kept", "--bots", "random", "--out", path];
                critias(&words).expect(0);
            }
            assert!(file.exists(), "{} is missing: `cargo xtask bless` adds it", file.display());
        }
    }
}
