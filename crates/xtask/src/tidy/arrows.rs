//! Which crate may know which. Arrows point towards `engine` and never back; a new one is a
//! decision that belongs into this table and into `ARCHITECTURE.md`.

use std::collections::BTreeSet;

use toml::Table;

use super::{Complaints, File};

/// What a crate may depend on. `game-*` stands for every game.
struct Arrows {
    crate_name: &'static str,
    /// Crates of ours.
    ours: &'static [&'static str],
    /// Crates of ours for its tests alone.
    tests: &'static [&'static str],
    /// Crates of others, if they are limited: rule crates take only these.
    others: Option<&'static [&'static str]>,
}

const fn arrows(crate_name: &'static str, ours: &'static [&'static str]) -> Arrows {
    Arrows { crate_name, ours, tests: &[], others: None }
}

const TABLE: &[Arrows] = &[
    Arrows {
        others: Some(&["rand_chacha", "rand_core", "schemars", "serde", "serde_json", "sha2", "thiserror"]),
        ..arrows("engine", &[])
    },
    Arrows { others: Some(&["serde", "toml"]), ..arrows("datafile", &["engine"]) },
    Arrows { others: Some(&["schemars", "serde"]), ..arrows("fleet", &["engine", "datafile"]) },
    Arrows {
        tests: &["testkit"],
        others: Some(&["schemars", "serde"]),
        ..arrows("game-*", &["engine", "datafile", "fleet"])
    },
    arrows("testkit", &["engine"]),
    arrows("bots", &["engine", "fleet", "game-*"]),
    arrows("ui-build", &[]),
    arrows("ui", &["engine", "ui-build"]),
    arrows("ui-testkit", &["engine", "ui"]),
    arrows("ui-fleet", &["engine", "fleet", "ui", "ui-build"]),
    Arrows { tests: &["ui-testkit"], ..arrows("ui-*", &["engine", "fleet", "game-*", "ui", "ui-build", "ui-fleet"]) },
    Arrows { tests: &["game-*", "ui-testkit"], ..arrows("catalog", &["bots", "engine", "ui", "ui-*"]) },
    Arrows { tests: &["store-testkit"], ..arrows("store", &[]) },
    arrows("store-testkit", &["store"]),
    Arrows { tests: &["game-*", "store-testkit"], ..arrows("server", &["engine", "bots", "catalog", "store", "ui"]) },
    arrows("fuzz-targets", &["engine", "bots", "catalog", "server", "store", "ui"]),
    arrows("trial", &["engine", "bots", "catalog", "store", "store-testkit", "ui"]),
    Arrows { tests: &["store-testkit", "trial"], ..arrows("critias", &["engine", "bots", "catalog", "server", "ui"]) },
    arrows("xtask", &[]),
];

pub(crate) fn check(files: &[File]) -> Complaints {
    let manifests: Vec<&File> = files.iter().filter(|file| is_manifest(&file.path)).collect();
    let ours: BTreeSet<&str> = manifests.iter().filter_map(|file| file.crate_name()).collect();
    manifests.iter().flat_map(|file| check_manifest(file, &ours)).collect()
}

fn is_manifest(path: &str) -> bool {
    path.starts_with("crates/") && path.ends_with("/Cargo.toml") && path.matches('/').count() == 2
}

fn check_manifest(file: &File, all_ours: &BTreeSet<&str>) -> Complaints {
    let folder = file.crate_name().unwrap_or_default();
    let manifest: Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(error) => return vec![format!("{}: {error}", file.path)],
    };
    let name = manifest.get("package").and_then(|package| package.get("name")).and_then(|name| name.as_str());
    if name != Some(folder) {
        return vec![format!("{}: the crate is not named like its folder", file.path)];
    }
    let Some(arrows) = TABLE.iter().find(|arrows| matches(arrows.crate_name, folder)) else {
        return vec![format!("{}: {folder} is not in the table of arrows", file.path)];
    };
    let mut complaints = Complaints::new();
    for section in ["dependencies", "build-dependencies", "dev-dependencies"] {
        for dependency in manifest.get(section).and_then(|section| section.as_table()).into_iter().flat_map(Table::keys)
        {
            let tests = section == "dev-dependencies";
            let allowed = match arrows.others {
                _ if all_ours.contains(dependency.as_str()) => {
                    let extra = if tests { arrows.tests } else { &[] };
                    arrows.ours.iter().chain(extra).any(|pattern| matches(pattern, dependency))
                }
                Some(others) => tests || others.contains(&dependency.as_str()),
                None => true,
            };
            if !allowed {
                complaints.push(format!("{}: {folder} may not depend on {dependency}", file.path));
            }
        }
    }
    complaints
}

fn matches(pattern: &str, name: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == name, |start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(name: &str, rest: &str) -> File {
        File::new(&format!("crates/{name}/Cargo.toml"), &format!("[package]\nname = \"{name}\"\n{rest}"))
    }

    #[test]
    fn the_usual_arrows_pass() {
        let files = [
            manifest("engine", "[dependencies]\nserde.workspace = true\n"),
            manifest(
                "game-x",
                "[dependencies]\nengine.workspace = true\n[dev-dependencies]\ntestkit.workspace = true\nproptest = \"1\"\n",
            ),
            manifest("testkit", "[dependencies]\nengine.workspace = true\n"),
            manifest("ui-x", "[dependencies]\ngame-x.workspace = true\nmaud = \"1\"\n"),
        ];
        assert_eq!(check(&files), Complaints::new());
    }

    #[test]
    fn a_new_arrow_is_found() {
        let files = [
            manifest("engine", "[dependencies]\ngame-x.workspace = true\n"),
            manifest("game-x", "[dependencies]\ngame-y.workspace = true\ntestkit.workspace = true\ntokio = \"1\"\n"),
            manifest("game-y", ""),
            manifest("store", "[dev-dependencies]\nserver.workspace = true\n"),
            manifest("testkit", ""),
            manifest("server", ""),
        ];
        assert_eq!(
            check(&files),
            [
                "crates/engine/Cargo.toml: engine may not depend on game-x",
                "crates/game-x/Cargo.toml: game-x may not depend on game-y",
                "crates/game-x/Cargo.toml: game-x may not depend on testkit",
                "crates/game-x/Cargo.toml: game-x may not depend on tokio",
                "crates/store/Cargo.toml: store may not depend on server",
            ]
        );
    }

    #[test]
    fn an_unknown_or_misnamed_crate_is_found() {
        let misnamed = File::new("crates/store/Cargo.toml", "[package]\nname = \"shop\"\n");
        assert_eq!(
            check(&[manifest("extra", ""), misnamed]),
            [
                "crates/extra/Cargo.toml: extra is not in the table of arrows",
                "crates/store/Cargo.toml: the crate is not named like its folder",
            ]
        );
    }
}
