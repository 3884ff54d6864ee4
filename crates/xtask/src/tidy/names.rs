//! A game is named by its own crates, by its evaluation in `bots`, and by one line in each of [`LISTS`]: nothing else knows
//! which games there are, so that a new one needs no other edit. Tests, benches and examples may speak of a game. The
//! workspace's own manifest says how games are optimised; a game that does not stand there works all the same.

use std::collections::BTreeSet;

use super::lexer::layers;
use super::{Complaints, File};

/// The list of games and that of evaluations, and the manifests that make both compile.
const LISTS: [&str; 4] = [
    "crates/catalog/src/lib.rs",
    "crates/catalog/Cargo.toml",
    "crates/bots/src/games/mod.rs",
    "crates/bots/Cargo.toml",
];

pub(crate) fn check(files: &[File]) -> Complaints {
    let games: BTreeSet<&str> = files.iter().filter_map(|file| file.crate_name()?.strip_prefix("game-")).collect();
    let product = |file: &&File| {
        let is_source = file.path.contains("/src/") && file.path.ends_with(".rs");
        file.is("crates/", "") && (is_source || file.name() == "Cargo.toml") && !LISTS.contains(&file.path.as_str())
    };
    files.iter().filter(product).flat_map(|file| named(file, &games)).collect()
}

/// The games that a file names although it is none of their own.
fn named(file: &File, games: &BTreeSet<&str>) -> Complaints {
    // Unit tests stand at the foot of a file, and what they need at the foot of a manifest.
    let text = file.text.split("#[cfg(test)]").next().unwrap_or_default();
    let text = text.split("[dev-dependencies]").next().unwrap_or_default();
    let layers = layers(text);
    // An id may be a word of another game, and one edition may cite the rules of the other.
    let is_of_a_game = file.crate_name().is_some_and(|name| name.starts_with("game-") || name.starts_with("ui-"));
    let complaint = |game: &&str| {
        let module = game.replace('-', "_");
        let own =
            [format!("crates/game-{game}/"), format!("crates/ui-{game}/"), format!("crates/bots/src/games/{module}")];
        let is_named = ["game_", "ui_"].iter().any(|start| layers.code.contains(&format!("{start}{module}")))
            || ["game-", "ui-"].iter().any(|start| layers.code.contains(&format!("\n{start}{game} ")))
            || !is_of_a_game && layers.strings.iter().any(|(_, string)| string == *game);
        (is_named && !own.iter().any(|own| file.path.starts_with(own)))
            .then(|| format!("{}: it names the game {game}; only {} do", file.path, LISTS.join(", ")))
    };
    games.iter().filter_map(complaint).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> Complaints {
        check(&[File::new("crates/game-last-days/Cargo.toml", ""), File::new(path, text)])
    }

    #[test]
    fn a_game_is_named_by_its_type_or_its_id() {
        let named = |path: &str| [format!("{path}: it names the game last-days; only {} do", LISTS.join(", "))];
        assert_eq!(complaints("crates/ui-doom/src/x.rs", "use ui_last_days::Face;"), named("crates/ui-doom/src/x.rs"));
        for text in ["use game_last_days::LastDays;", "use ui_last_days::Face;", "match id { \"last-days\" => 1 }"] {
            for path in ["ui/src/x.rs", "xtask/src/x.rs", "bots/src/level.rs", "bots/src/games/senate.rs"] {
                let path = format!("crates/{path}");
                assert_eq!(complaints(&path, text), named(&path), "{text}");
            }
        }
        let manifest = "[dependencies]\nui-last-days = { path = \"../ui-last-days\" }\n";
        assert_eq!(complaints("crates/server/Cargo.toml", manifest), named("crates/server/Cargo.toml"));
    }

    #[test]
    fn words_tests_and_the_list_itself_pass() {
        let tests = "fn f() {}\n#[cfg(test)]\nmod tests { use game_last_days::LastDays; }";
        for (path, text) in [
            ("crates/ui/src/x.rs", "/// As in last-days.\nlet words = \"the last-days of\";"),
            ("crates/ui/src/x.rs", tests),
            ("crates/server/tests/it/x.rs", "use game_last_days::LastDays;"),
            ("crates/catalog/src/lib.rs", "games![ui_last_days::Face];"),
            ("crates/bots/src/games/mod.rs", "mod last_days; use game_last_days as x;"),
            ("crates/bots/src/games/last_days/knowledge.rs", "use game_last_days::LastDays;"),
            ("crates/ui-last-days/src/lib.rs", "use game_last_days::LastDays;"),
            ("crates/ui-doom/src/x.rs", "let phase = \"last-days\";"),
            ("crates/server/Cargo.toml", "[dependencies]\n\n[dev-dependencies]\ngame-last-days = { path = \"x\" }"),
        ] {
            assert_eq!(complaints(path, text), Complaints::new(), "{path}");
        }
    }
}
