//! The file of an arena that can be stopped and taken up again: a line for the setting, then a line for every block as it
//! ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::contender::Contender;
use super::report::Setting;
use crate::failure::{Done, Failure};
use catalog::{Block, Sides};

#[derive(Debug)]
pub(crate) struct ArenaFile {
    path: PathBuf,
    file: File,
    lines: Vec<Line>,
}

/// A block and whose it is. The names are a format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    candidate: String,
    opponent: String,
    block: Block,
}

impl ArenaFile {
    /// Takes up the arena of a file, or begins it. Another arena in the file is refused, and a file that another arena is
    /// writing to.
    pub(crate) fn open(path: &Path, setting: &Setting) -> Done<Self> {
        let setting = serde_json::to_value(setting).map_err(Failure::usage)?;
        let opened = OpenOptions::new().create(true).read(true).append(true).open(path);
        let mut file = opened.map_err(|error| unusable(path, error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => Failure::usage(format!(
                "another arena is being kept in {}: wait for its end, or give another file to --resume",
                path.display()
            )),
            TryLockError::Error(error) => unusable(path, error),
        })?;
        let lines = read(path, &file, &setting)?;
        if lines.is_none() {
            writeln!(file, "{setting}").map_err(|error| unusable(path, error))?;
        }
        Ok(Self { path: path.into(), file, lines: lines.unwrap_or_default() })
    }

    pub(crate) fn blocks(&self, contenders: &Sides<Contender>) -> Vec<Block> {
        let [candidate, opponent] = contenders.each_ref().map(Contender::to_string);
        let of_it = |line: &&Line| line.candidate == candidate && line.opponent == opponent;
        self.lines.iter().filter(of_it).map(|line| line.block.clone()).collect()
    }

    /// Keeps a block: a whole line at once, so that a program that is killed leaves at most one broken line at the end.
    pub(crate) fn keep(&mut self, contenders: &Sides<Contender>, block: &Block) -> Done {
        let [candidate, opponent] = contenders.each_ref().map(Contender::to_string);
        let line = Line { candidate, opponent, block: block.clone() };
        let text = serde_json::to_string(&line).map_err(Failure::usage)? + "\n";
        self.file.write_all(text.as_bytes()).map_err(|error| unusable(&self.path, error))
    }
}

fn unusable(path: &Path, error: std::io::Error) -> Failure {
    Failure::usage(format!("the arena cannot be kept in {}: {error}", path.display()))
}

/// The blocks of a file; nothing if it is empty.
fn read(path: &Path, file: &File, setting: &Value) -> Done<Option<Vec<Line>>> {
    let mut texts = BufReader::new(file).lines();
    let Some(first) = texts.next() else { return Ok(None) };
    let first = first.map_err(|error| unusable(path, error))?;
    let kept: Value = serde_json::from_str(&first).unwrap_or_default();
    if kept.get("game").is_none() {
        return Err(Failure::usage(format!("{} is no file of an arena: give another to --resume", path.display())));
    }
    if let Some(difference) = difference(&kept, setting) {
        return Err(Failure::usage(format!(
            "{} holds another arena: {difference}. Take that up with its own flags, or give another file",
            path.display()
        )));
    }
    let mut lines = Vec::new();
    let mut broken = None;
    for (number, text) in (2..).zip(texts) {
        let text = text.map_err(|error| unusable(path, error))?;
        if let Some((number, error)) = broken {
            let path = path.display();
            return Err(Failure::usage(format!("line {number} of {path} is no block of an arena: {error}")));
        }
        match serde_json::from_str(&text) {
            Ok(line) => lines.push(line),
            Err(error) => broken = Some((number, error)),
        }
    }
    // Only the last line may be broken: whoever wrote it was stopped. It is cut off, so that the next begins afresh.
    if broken.is_some() {
        cut_last_line(path).with_context(|| format!("{} cannot be mended", path.display())).map_err(Failure::Usage)?;
    }
    Ok(Some(lines))
}

fn cut_last_line(path: &Path) -> std::io::Result<()> {
    let bytes = std::fs::read(path)?;
    let body = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
    let end = body.iter().rposition(|&byte| byte == b'\n').map_or(0, |position| position + 1);
    OpenOptions::new().write(true).open(path)?.set_len(end as u64)
}

/// The first thing in which two settings differ, in words.
fn difference(kept: &Value, wanted: &Value) -> Option<String> {
    let empty = serde_json::Map::new();
    let (kept, wanted) = (kept.as_object().unwrap_or(&empty), wanted.as_object().unwrap_or(&empty));
    let value = |map: &serde_json::Map<String, Value>, key: &str| {
        map.get(key).map_or_else(|| "unknown".into(), Value::to_string)
    };
    let keys = wanted.keys().chain(kept.keys().filter(|key| !wanted.contains_key(*key)));
    let key = keys.into_iter().find(|&key| kept.get(key) != wanted.get(key))?;
    let name = if key == "commit" { "the commit (bots may have changed since)" } else { key };
    Some(format!("{name} is {} there and {} now", value(kept, key), value(wanted, key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("critias-arena-{}-{name}", std::process::id()));
            std::fs::create_dir_all(&path).unwrap();
            Self(path)
        }

        fn file(&self) -> PathBuf {
            self.0.join("arena.jsonl")
        }

        fn open(&self) -> ArenaFile {
            ArenaFile::open(&self.file(), &Setting::example()).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn pair() -> Sides<Contender> {
        ["greedy", "random"].map(|name| name.parse().unwrap())
    }

    fn block(number: u64) -> Block {
        Block { number, seed: 9, candidate_wins: vec![60, 30], seat_wins: vec![60, 60], ..Block::default() }
    }

    #[test]
    fn what_was_kept_is_found_again() {
        let folder = Folder::new("kept");
        let mut state = folder.open();
        assert_eq!(state.blocks(&pair()), []);
        state.keep(&pair(), &block(1)).unwrap();
        state.keep(&pair(), &block(0)).unwrap();
        drop(state);
        let again = folder.open();
        assert_eq!(again.blocks(&pair()), [block(1), block(0)]);
        let [greedy, random] = pair();
        assert_eq!(again.blocks(&[random, greedy]), [], "another match of the same arena");
    }

    #[test]
    fn a_line_broken_off_is_mended_and_a_broken_file_refused() {
        let folder = Folder::new("broken");
        let mut state = folder.open();
        state.keep(&pair(), &block(0)).unwrap();
        drop(state);
        let whole = std::fs::read_to_string(folder.file()).unwrap();
        std::fs::write(folder.file(), format!("{whole}{{\"candidate\":\"gre")).unwrap();
        let mut mended = folder.open();
        assert_eq!(mended.blocks(&pair()), [block(0)]);
        mended.keep(&pair(), &block(1)).unwrap();
        drop(mended);
        assert_eq!(folder.open().blocks(&pair()), [block(0), block(1)]);
        std::fs::write(folder.file(), whole.replace("greedy\",\"opp", "greedy\",opp") + &whole).unwrap();
        let refusal = ArenaFile::open(&folder.file(), &Setting::example()).unwrap_err().to_string();
        assert!(refusal.contains("line 2 of"), "{refusal}");
    }

    #[test]
    fn two_arenas_cannot_be_kept_in_one_file_at_a_time() {
        let folder = Folder::new("taken");
        let first = folder.open();
        let refusal = ArenaFile::open(&folder.file(), &Setting::example()).unwrap_err().to_string();
        assert!(refusal.contains("another arena is being kept in"), "{refusal}");
        drop(first);
        folder.open();
    }

    #[test]
    fn another_arena_in_the_file_is_refused_with_the_difference() {
        let folder = Folder::new("another");
        folder.open();
        let refusal = |setting: &Setting| ArenaFile::open(&folder.file(), setting).unwrap_err().to_string();
        let other = refusal(&Setting { seed: "2".into(), ..Setting::example() });
        assert!(other.contains("holds another arena: seed is \"1\" there and \"2\" now"), "{other}");
        let newer = refusal(&Setting { commit: Some("abc".into()), ..Setting::example() });
        assert!(newer.contains("the commit (bots may have changed since) is unknown there"), "{newer}");
        std::fs::write(folder.file(), "hello\n").unwrap();
        let refusal = refusal(&Setting::example());
        assert!(refusal.contains("is no file of an arena"), "{refusal}");
    }
}
