//! Fuzzing begins with seeds, and they are tests as well: what was made from real games is taken, and what once broke
//! something, or could, is refused.
#![expect(clippy::unwrap_used, reason = "a test fails with its helpers")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use catalog::GameId;
use engine::{Dice, QuickDice};
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

/// What fuzzing does for hours with more cunning: seeds in which something is replaced, cut out or repeated. `FUZZ_TIMES`
/// says how often for each kind of input.
#[test]
fn changed_seeds_break_nothing() {
    let times = std::env::var("FUZZ_TIMES").map_or(400, |times| times.parse().unwrap());
    for (name, target) in TARGETS {
        let files = fs::read_dir(fuzz().join("seeds").join(name)).unwrap();
        let seeds: BTreeMap<PathBuf, Vec<u8>> =
            files.map(|file| file.unwrap().path()).map(|path| (path.clone(), fs::read(path).unwrap())).collect();
        let seeds: Vec<&Vec<u8>> = seeds.values().collect();
        let mut dice = QuickDice::new(1);
        let mut taken = 0;
        for _ in 0..times {
            let mut bytes = seeds[at(&mut dice, seeds.len() - 1)].clone();
            for _ in 0..=dice.below(3) {
                change(&mut bytes, &mut dice);
            }
            let tried = catch_unwind(|| target(&bytes));
            taken += u32::from(tried.unwrap_or_else(|_| panic!("{name}: {:?}", String::from_utf8_lossy(&bytes))));
        }
        assert!(taken > 0 && taken < times, "of {times} changed seeds of {name}, {taken} were taken");
    }
}

/// A place from 0 to `most`.
fn at(dice: &mut QuickDice, most: usize) -> usize {
    dice.below(u32::try_from(most + 1).unwrap()) as usize
}

/// Another digit, other bytes, a part cut out, or a part repeated elsewhere.
fn change(bytes: &mut Vec<u8>, dice: &mut QuickDice) {
    let digits: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
    let from = at(dice, bytes.len());
    let to = (from + at(dice, 12)).min(bytes.len());
    match dice.below(5) {
        0 | 1 if !digits.is_empty() => {
            let digit = digits[at(dice, digits.len() - 1)];
            bytes[digit] = b"0123456789-"[at(dice, 10)];
        }
        2 => drop(bytes.drain(from..to)),
        3 => {
            let (part, place) = (bytes[from..to].to_vec(), at(dice, bytes.len()));
            bytes.splice(place..place, part);
        }
        _ => {
            let other: Vec<u8> = (0..dice.below(6)).map(|_| dice.below(256) as u8).collect();
            bytes.splice(from..to, other);
        }
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
