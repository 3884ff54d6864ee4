//! Fuzzing begins with seeds, and they are tests as well: what was made from real games is taken, and what once broke
//! something, or could, is refused.
#![expect(clippy::unwrap_used, reason = "a test fails with its helpers")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catalog::GameId;
use fuzz_targets::{TARGETS, legal_actions, short_records};

/// The names of what must be refused begin so; everything else must be taken.
const BROKEN: &str = "broken-";

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn names(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| file.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

#[test]
fn sound_seeds_are_taken_and_broken_ones_refused() {
    for (name, target) in TARGETS {
        let folder = fuzz().join("seeds").join(name);
        let mut count = [0, 0];
        for seed in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let seed = seed.unwrap();
            let sound = !seed.file_name().to_str().unwrap().starts_with(BROKEN);
            assert_eq!(target(&fs::read(seed.path()).unwrap()), sound, "{}", seed.path().display());
            count[usize::from(sound)] += 1;
        }
        assert!(count[0] >= 5 && count[1] >= 5, "{name} has {} broken seeds and {} sound ones", count[0], count[1]);
    }
}

#[test]
fn every_target_has_a_program_of_its_name() {
    let named: BTreeSet<String> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(names(&fuzz().join("fuzz_targets")), named);
    assert_eq!(names(&fuzz().join("seeds")), named);
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    for name in named {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name} is not built");
    }
}

/// Actions of every kind, a beginning of every game, every data file.
#[test]
fn seeds_are_those_of_the_present_games() {
    let files = |game: GameId| {
        let set = game.components(None).unwrap().files;
        set.into_iter().map(move |(name, text)| (format!("{game}-{name}"), format!("# {game} {name}\n{text}")))
    };
    holds("actions", &legal_actions());
    holds("records", &short_records());
    holds("data_files", &GameId::all().flat_map(files).collect());
}

/// Compares seeds with their files; `BLESS=1` writes them instead.
fn holds(target: &str, seeds: &BTreeMap<String, String>) {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    for (name, text) in seeds {
        let file = fuzz().join("seeds").join(target).join(name);
        if bless {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, text).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == *text, "{} is not as it should be: `cargo xtask bless` writes it", file.display());
    }
}
