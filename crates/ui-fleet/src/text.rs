//! The table in plain words: what both editions write alike. Lines that begin with `# ` are headings.

use std::fmt::Write as _;

use ::fleet::{Berth, Harbour, ShipList};
use engine::{Game, Seat};

use super::words;
use crate::l10n::{Value, say};
use ui::picture::Scene;

/// A page of text.
pub struct Page<'a, G: Game> {
    pub scene: &'a Scene<'a, G>,
    text: String,
}

/// A card of a row.
pub struct Slot {
    /// The name of the card, if the viewer may know it.
    pub card: Option<String>,
    /// Others cannot see it.
    pub down: bool,
    /// The cubes on it.
    pub bid: u8,
    pub carried: bool,
}

/// Cards of one kind in the own hand.
pub struct Held {
    pub count: u8,
    pub name: String,
    pub effect: String,
}

/// Decks and discard piles.
pub struct Piles {
    pub politics: u8,
    pub discard: String,
    /// Cards discarded face down.
    pub buried: u8,
    pub special: u8,
    pub special_discard: String,
}

impl<'a, G: Game> Page<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>) -> Self {
        Self { scene, text: String::with_capacity(8192) }
    }

    pub fn finish(self) -> String {
        self.text
    }

    pub fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    pub fn heading(&mut self, key: &str) {
        let words = self.scene.say(key, &[]);
        self.line(&format!("# {words}"));
    }

    pub fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        let words = self.scene.say(key, args);
        self.line(&words);
    }

    /// A list in words, or "none".
    pub fn list(&self, items: &[String]) -> String {
        if items.is_empty() { say(self.scene.lang, "fleet-none", &[]) } else { items.join(", ") }
    }

    /// Players one after another.
    pub fn names(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| words::name(self.scene, seat)).collect::<Vec<_>>().join(", ")
    }

    /// Every ship with its place, seats, people and worth; which move by themselves; Camp and New Land.
    pub fn harbour(&mut self, harbour: &Harbour, moving: &ShipList, ship_words: impl Fn(Berth) -> String) {
        let lang = self.scene.lang;
        self.heading("fleet-text-harbour");
        for berth in harbour.berths() {
            self.line(&ship_words(berth));
        }
        let moving: Vec<String> = moving.as_slice().iter().map(|&berth| words::ship(lang, harbour, berth)).collect();
        self.say("fleet-text-moving", &[("ships", self.list(&moving).into())]);
        self.say("fleet-text-camp", &[("neutrals", words::neutrals(lang, harbour.camp).into())]);
        let landed = words::aboard(self.scene, &harbour.new_land);
        let landed = if landed.is_empty() { say(lang, "fleet-nobody", &[]) } else { landed };
        self.say("fleet-text-new-land", &[("list", landed.into())]);
    }

    /// A player's row, card by card.
    pub fn row(&mut self, seat: Seat, slots: impl Iterator<Item = Slot>) {
        let lang = self.scene.lang;
        let slots: Vec<String> = slots
            .map(|slot| {
                let known = slot.card.is_some();
                let args = [
                    ("card", slot.card.unwrap_or_else(|| say(lang, "fleet-face-down", &[])).into()),
                    ("down", words::yes(known && slot.down)),
                    ("bid", slot.bid.into()),
                    ("carried", words::yes(slot.carried)),
                ];
                say(lang, "fleet-text-slot", &args)
            })
            .collect();
        let args = [("name", words::marked(self.scene, seat).into()), ("cards", self.list(&slots).into())];
        self.say("fleet-text-row", &args);
    }

    /// The own cards: what others do not see.
    pub fn hand(&mut self, cards: Vec<Held>, specials: Vec<Held>) {
        self.heading("fleet-text-hand");
        if cards.is_empty() && specials.is_empty() {
            return self.say("fleet-text-nothing", &[]);
        }
        for (key, held) in [("fleet-text-card", cards), ("fleet-text-special", specials)] {
            for Held { count, name, effect } in held {
                self.say(key, &[("count", count.into()), ("card", name.into()), ("effect", effect.into())]);
            }
        }
    }

    /// Decks and discard piles.
    pub fn piles(&mut self, piles: Piles) {
        self.heading("fleet-text-stores");
        let args =
            [("count", piles.politics.into()), ("discard", piles.discard.into()), ("buried", piles.buried.into())];
        self.say("fleet-text-politics", &args);
        let args = [("count", piles.special.into()), ("discard", piles.special_discard.into())];
        self.say("fleet-text-specials", &args);
    }

    /// A secret choice of somebody, and the number where the viewer knows it.
    pub fn sealed(&mut self, known: Option<u8>) {
        match known {
            Some(bid) => {
                self.say("fleet-text-sealed-known", &[("cubes", words::cubes(self.scene.lang, bid).into())]);
            }
            None => self.say("fleet-text-sealed", &[]),
        }
    }
}
