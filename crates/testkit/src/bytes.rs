//! Bad input: any bytes as an action, outcome, options, record or data file are read or refused.

use engine::{Components, Game, GameOptions, Record, Seat};

use crate::random_table;

/// Reads bytes as everything a stranger may send, and tries what could be read at the positions
/// of a game.
pub struct Feeder<G: Game> {
    positions: Vec<G>,
}

impl<G: Game> Feeder<G> {
    /// Tries things at the positions of one random game with these options.
    pub fn new(options: G::Options) -> Self {
        let table = random_table::<G>(G::Components::standard(), options, "feeder");
        Self { positions: (0..=table.played().len()).map(|steps| table.at(steps)).collect() }
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

/// Whether the text can be read as the data files of the game.
fn data_file<G: Game>(text: &str) -> bool {
    let files = G::Components::FILES.iter().map(|&name| (name.to_owned(), text.to_owned())).collect();
    G::Components::load(&files).is_ok()
}

/// A text with a few changes: at each place so many bytes are replaced by others.
pub fn spoil(text: &str, edits: &[(u32, u8, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (place, length, new) in edits {
        let place = *place as usize % (bytes.len() + 1);
        let end = (place + usize::from(*length)).min(bytes.len());
        bytes.splice(place..end, new.iter().copied());
    }
    bytes
}
