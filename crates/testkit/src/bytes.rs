//! Bad input: any bytes as an action, outcome, options, record or data file are read or refused.

use std::path::Path;

use engine::{Components, Dice, Game, GameOptions, QuickDice, Record, Seat, Seed, Step};

use crate::random_table;

/// Somebody who sends anything: bytes are read as everything a stranger may send, and what could be read is tried at
/// the positions of a game.
pub struct Stranger<G: Game> {
    positions: Vec<G>,
    /// Texts that are read in full: a record, a data file, then actions and outcomes.
    texts: Vec<String>,
}

impl<G: Game> Stranger<G> {
    /// Tries things at the positions of one random game with these options.
    pub fn new(options: G::Options) -> Self {
        let components = G::Components::standard();
        let table = random_table::<G>(components, options.clone(), "feeder");
        let positions = (0..=table.played().len()).map(|steps| table.at(steps)).collect();
        let table = random_table::<G>(components, options, "bytes");
        let players = (0..table.position().seats()).map(|seat| format!("player {seat}")).collect();
        let mut texts = vec![written(&table.record(players, &Seed::from_words("bytes")))];
        texts.extend(components.files().values().take(1).cloned());
        texts.extend(table.played().iter().map(|played| match &played.step {
            Step::Act { action, .. } => written(action),
            Step::Chance(chance) => written(chance),
        }));
        Self { positions, texts }
    }

    /// The record of a whole game.
    pub fn record(&self) -> &str {
        &self.texts[0]
    }

    /// What is sound is read, as one thing.
    pub fn sends_sound_texts(&self) {
        for text in &self.texts {
            assert_eq!(self.feed(text.as_bytes()), 1, "{text}");
        }
    }

    /// Inputs that once were, or could be, a problem; one file each, with a telling name.
    pub fn sends_the_corpus(&self, folder: &Path, at_least: usize) {
        let files = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
        let sent = files.map(|file| {
            let path = file.expect("the folder can be read").path();
            self.feed(&std::fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())));
        });
        let sent = sent.count();
        assert!(sent >= at_least, "{sent} files");
    }

    /// Any bytes, anything that looks like a text of ours, and sound texts with changes.
    pub fn sends_anything(&self, times: u32) {
        let mut dice = QuickDice::new(1);
        for _ in 0..times {
            let length = dice.below(200);
            self.feed(&some(&mut dice, length, |dice| dice.below(256) as u8));
            const SIGNS: &[u8] = b"[]{}{}::,,\"\"\"\"abcdefghijklmnopqrstuvwxyz0123456789 .=_-";
            let length = dice.below(80);
            self.feed(&some(&mut dice, length, |dice| SIGNS[dice.below(SIGNS.len() as u32) as usize]));
            let text = self.some_text(&mut dice).to_owned();
            let changes = 1 + dice.below(3);
            self.feed(&with_changes(&text, changes, &mut dice));
            self.feed(&with_other_digits(&text, changes, &mut dice));
        }
    }

    /// Records and data files as often as all the short texts together.
    fn some_text(&self, dice: &mut QuickDice) -> &str {
        match dice.below(4) {
            0 => &self.texts[0],
            1 => &self.texts[1],
            _ => &self.texts[dice.below(self.texts.len() as u32) as usize],
        }
    }

    /// Must not panic. Returns how many things the bytes could be read as.
    pub fn feed(&self, bytes: &[u8]) -> usize {
        let mut read = 0;
        if let Ok(action) = serde_json::from_slice::<G::Action>(bytes) {
            read += 1;
            self.try_action(&action);
        }
        if let Ok(chance) = serde_json::from_slice::<G::Chance>(bytes) {
            read += 1;
            for position in &self.positions {
                let _ = position.check_chance(&chance);
            }
        }
        if let Ok(options) = serde_json::from_slice::<G::Options>(bytes) {
            read += 1;
            let _ = G::setup(G::Components::standard(), &options);
        }
        if let Ok(record) = serde_json::from_slice::<Record<G>>(bytes) {
            read += 1;
            let _ = record.verify();
        }
        if let Ok(text) = str::from_utf8(bytes) {
            let mut options = G::Options::for_seats(G::META.max_seats);
            for choice in G::Options::CHOICES {
                let _ = options.set(choice.key, text);
            }
            let _ = options.set(text, text);
            read += usize::from(data_file::<G>(text));
        }
        read
    }

    fn try_action(&self, action: &G::Action) {
        for position in &self.positions {
            for seat in [0, 1, G::META.max_seats, u8::MAX].map(Seat) {
                if position.check(seat, action).is_ok() {
                    position.clone().apply(seat, action, &mut ());
                }
            }
        }
    }
}

/// Whether the text can be read as one of the data files of the game, the others being what they are.
fn data_file<G: Game>(text: &str) -> bool {
    // Without an assignment no data file is sound, and one of them is enough to see that nothing panics.
    let tried = if text.contains(" = ") { G::Components::FILES.len() } else { 1 };
    G::Components::FILES.iter().take(tried).any(|&name| {
        let mut files = G::Components::standard().files().clone();
        files.insert(name.to_owned(), text.to_owned());
        G::Components::load(&files).is_ok()
    })
}

fn written(thing: &impl serde::Serialize) -> String {
    serde_json::to_string(thing).expect("what we write has plain names")
}

fn some(dice: &mut QuickDice, length: u32, mut byte: impl FnMut(&mut QuickDice) -> u8) -> Vec<u8> {
    (0..length).map(|_| byte(dice)).collect()
}

/// A few bytes here and there are replaced by others.
fn with_changes(text: &str, changes: u32, dice: &mut QuickDice) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..changes {
        let place = dice.below(bytes.len() as u32 + 1) as usize;
        let end = (place + dice.below(12) as usize).min(bytes.len());
        let length = dice.below(6);
        bytes.splice(place..end, some(dice, length, |dice| dice.below(256) as u8));
    }
    bytes
}

/// A few digits are others.
fn with_other_digits(text: &str, changes: u32, dice: &mut QuickDice) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let digits: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at].is_ascii_digit()).collect();
    for _ in 0..changes.min(digits.len() as u32) {
        bytes[digits[dice.below(digits.len() as u32) as usize]] = b'0' + dice.below(10) as u8;
    }
    bytes
}
