//! A game is named by its own crates, by its evaluation in `bots`, and by the one list in `catalog`: nothing else knows
//! which games there are, so that a new one needs no other edit.

use std::collections::BTreeSet;

use super::lexer::layers;
use super::{Complaints, File};

/// The list of games.
const LIST: &str = "crates/catalog/src/lib.rs";
/// Crates that speak of all games alike.
const CRATES: [&str; 5] = ["catalog", "critias", "server", "store", "ui"];

pub(crate) fn check(files: &[File]) -> Complaints {
    let games: BTreeSet<&str> = files.iter().filter_map(|file| file.crate_name()?.strip_prefix("game-")).collect();
    let speaks = |file: &&File| {
        file.crate_name().is_some_and(|name| CRATES.contains(&name))
            && file.path.contains("/src/")
            && file.path.ends_with(".rs")
            && file.path != LIST
    };
    files.iter().filter(speaks).flat_map(|file| named(file, &games)).collect()
}

fn named(file: &File, games: &BTreeSet<&str>) -> Complaints {
    // Unit tests stand at the foot of a file.
    let text = file.text.split("#[cfg(test)]").next().unwrap_or_default();
    let layers = layers(text);
    let names = |game: &&&str| {
        let module = game.replace('-', "_");
        ["game_", "ui_"].iter().any(|start| layers.code.contains(&format!("{start}{module}")))
            || layers.strings.iter().any(|(_, string)| string == **game)
    };
    let complaint = |game: &&str| format!("{}: it names the game {game}; only {LIST} lists games", file.path);
    games.iter().filter(names).map(complaint).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(path: &str, text: &str) -> Complaints {
        check(&[File::new("crates/game-last-days/Cargo.toml", ""), File::new(path, text)])
    }

    #[test]
    fn a_game_is_named_by_its_type_or_its_id() {
        let named = ["crates/ui/src/x.rs: it names the game last-days; only crates/catalog/src/lib.rs lists games"];
        for text in ["use game_last_days::LastDays;", "use ui_last_days::Face;", "match id { \"last-days\" => 1 }"] {
            assert_eq!(complaints("crates/ui/src/x.rs", text), named, "{text}");
        }
    }

    #[test]
    fn words_tests_and_the_list_itself_pass() {
        let tests = "fn f() {}\n#[cfg(test)]\nmod tests { use game_last_days::LastDays; }";
        for (path, text) in [
            ("crates/ui/src/x.rs", "/// As in last-days.\nlet words = \"the last-days of\";"),
            ("crates/ui/src/x.rs", tests),
            ("crates/server/tests/it/x.rs", "use game_last_days::LastDays;"),
            ("crates/catalog/src/lib.rs", "games![ui_last_days::Face];"),
            ("crates/bots/src/x.rs", "use game_last_days::LastDays;"),
        ] {
            assert_eq!(complaints(path, text), Complaints::new(), "{path}");
        }
    }
}
