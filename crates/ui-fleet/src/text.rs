//! The table in plain words: what both editions write alike. Lines that begin with `# ` are headings.

use std::fmt::Write as _;

use ::fleet::Special;
use engine::Seat;

use super::edition::{Asking, Edition, Facts, ship_words};
use super::{cards, scores, words};
use crate::l10n::{Value, say};
use ui::picture::{Scene, View};

/// A faction or senator.
pub struct Tile {
    /// From 0.
    pub field: u8,
    pub name: String,
    pub role: String,
    pub holder: Option<Seat>,
    /// What is said where nobody holds it.
    pub free: String,
    pub power: String,
}

pub struct Page<'a, E: Edition> {
    pub scene: &'a Scene<'a, E::Game>,
    facts: Facts<'a, E::Card>,
    text: String,
}

impl<'a, E: Edition> Page<'a, E> {
    pub fn new(view: &'a View<E>, scene: &'a Scene<'a, E::Game>) -> Self {
        Self { scene, facts: E::facts(view, scene), text: String::with_capacity(8192) }
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

    /// The Doom markers, and the events nobody has seen.
    pub fn doom(&mut self, unseen: &[String]) {
        let council = self.facts.council;
        self.say("fleet-text-markers", &[("left", council.markers_left.into())]);
        let args = [("count", council.event_deck.into()), ("events", self.list(unseen).into())];
        self.say("fleet-text-event-deck", &args);
    }

    /// Every ship with its place, seats, people and worth; which move by themselves; Camp and New Land.
    pub fn harbour(&mut self) {
        let lang = self.scene.lang;
        let harbour = &self.facts.council.harbour;
        self.heading("fleet-text-harbour");
        for berth in harbour.berths() {
            self.line(&ship_words::<E>(self.scene, &self.facts, berth));
        }
        let moving: Vec<String> =
            self.facts.would_move.as_slice().iter().map(|&berth| words::ship(lang, harbour, berth)).collect();
        self.say("fleet-text-moving", &[("ships", self.list(&moving).into())]);
        self.say("fleet-text-camp", &[("neutrals", words::neutrals(lang, harbour.camp).into())]);
        let landed = words::aboard(self.scene, &harbour.new_land);
        let landed = if landed.is_empty() { say(lang, "fleet-nobody", &[]) } else { landed };
        self.say("fleet-text-new-land", &[("list", landed.into())]);
    }

    /// The factions or senators from the left: who holds each, whose marker stands there, what it can do.
    pub fn tiles(&mut self, heading: &str, mut tiles: Vec<Tile>) {
        let lang = self.scene.lang;
        self.heading(heading);
        tiles.sort_by_key(|tile| tile.field);
        for Tile { field, name, role, holder, free, power } in tiles {
            let args = [("field", (field + 1).into()), ("tile", name.into()), ("role", role.into())];
            let mut parts = vec![say(lang, "fleet-text-tile", &args)];
            parts.push(match holder {
                Some(seat) => say(lang, "fleet-text-holder", &[("name", words::name(self.scene, seat).into())]),
                None => free,
            });
            let council = self.facts.council;
            let stands = |seat: &Seat| council.players[*seat].marker == field && holder != Some(*seat);
            let standing: Vec<Seat> = council.all_seats().filter(stands).collect();
            if !standing.is_empty() {
                parts.push(say(lang, "fleet-text-marker", &[("names", self.names(&standing).into())]));
            }
            parts.push(power);
            self.line(&parts.join(" "));
        }
    }

    /// The ranking of the vote under way, or how many will be entitled; by these messages.
    pub fn ranking(&mut self, voting: bool, [ranking, entitled]: [&str; 2]) {
        let vote = self.facts.council.vote;
        self.heading("fleet-text-rows");
        if !voting || vote.ranking.is_empty() {
            return self.say(entitled, &[("count", self.facts.entitled.into())]);
        }
        let names = self.names(vote.ranking.as_slice());
        let acting = words::names(self.scene, vote.acting.as_slice().iter().copied());
        self.say(ranking, &[("slot", (vote.slot + 1).into()), ("names", names.into()), ("entitled", acting.into())]);
    }

    /// The rows, card by card, with the bids on them.
    pub fn rows(&mut self) {
        for seat in self.facts.council.all_seats() {
            let laid = self.facts.cards.players[seat].laid.min(5);
            let slots: Vec<String> = (0..laid).map(|slot| self.slot(seat, slot)).collect();
            let args = [("name", words::marked(self.scene, seat).into()), ("cards", self.list(&slots).into())];
            self.say("fleet-text-row", &args);
        }
    }

    fn slot(&self, seat: Seat, slot: u8) -> String {
        let lang = self.scene.lang;
        let (cards, party) = (&self.facts.cards.players[seat], &self.facts.council.players[seat]);
        let card = cards.row[usize::from(slot)].map(|card| cards::name::<E>(lang, card));
        let is_down = card.is_some() && cards.face_down.0 >> slot & 1 == 1;
        let args = [
            ("card", card.unwrap_or_else(|| say(lang, "fleet-face-down", &[])).into()),
            ("down", words::yes(is_down)),
            ("bid", self.facts.council.on_slot(seat, slot).into()),
            ("carried", words::yes(party.carried_out.0 >> slot & 1 == 1)),
        ];
        say(lang, "fleet-text-slot", &args)
    }

    /// After what an edition tells of a player: the tiles held, known special cards, and a secret choice.
    pub fn player(&mut self, seat: Seat, tiles: &[String]) {
        if !tiles.is_empty() {
            self.say("fleet-text-holds", &[("tiles", tiles.join(", ").into())]);
        }
        let known = self.facts.cards.specials(seat);
        if !self.scene.is_you(seat) && !known.is_empty() {
            self.say("fleet-text-known", &[("cards", words::specials(self.scene.lang, &known).into())]);
        }
        if self.facts.council.ready.contains(seat) {
            // Numbers, not rows, are sealed now.
            let bids = matches!(self.facts.asking, Asking::Influence | Asking::Sealing | Asking::Looking);
            self.sealed(self.facts.cards.players[seat].sealed.filter(|_| bids));
        }
    }

    /// The own cards: what others do not see.
    pub fn own(&mut self) {
        let lang = self.scene.lang;
        let Some(seat) = self.scene.viewer.seat() else { return };
        self.heading("fleet-text-hand");
        let specials = self.facts.cards.specials(seat);
        if self.facts.cards.hand.is_empty() && specials.is_empty() {
            return self.say("fleet-text-nothing", &[]);
        }
        for (card, count) in self.facts.cards.hand.clone() {
            let (name, effect) = (cards::name::<E>(lang, card), cards::effect::<E>(lang, card));
            self.held("fleet-text-card", count, name, effect);
        }
        for special in Special::ALL {
            let count = specials.of(special.index());
            if count > 0 {
                let effect = self.facts.special_effect(lang, special);
                self.held("fleet-text-special", count, words::special(lang, special), effect);
            }
        }
    }

    fn held(&mut self, key: &str, count: u8, name: String, effect: String) {
        self.say(key, &[("count", count.into()), ("card", name.into()), ("effect", effect.into())]);
    }

    pub fn piles(&mut self) {
        let lang = self.scene.lang;
        let piles = &self.facts.cards;
        let discard = piles.discard.iter().map(|&(card, count)| (cards::name::<E>(lang, card), count));
        let buried: u8 = piles.players.iter().map(|(_, cards)| cards.buried_size).sum();
        let politics = [
            ("count", piles.politics_pile.into()),
            ("discard", words::stacked(lang, discard).into()),
            ("buried", buried.into()),
        ];
        let discard = words::specials(lang, &piles.special_discard);
        let specials = [("count", piles.special_pile.into()), ("discard", discard.into())];
        self.heading("fleet-text-stores");
        self.say("fleet-text-politics", &politics);
        self.say("fleet-text-specials", &specials);
    }

    pub fn scores(&mut self) {
        if !self.facts.is_over {
            return;
        }
        self.heading("fleet-score-title");
        for line in scores::lines(self.scene, &scores::ranked(&self.facts)) {
            self.line(&line);
        }
        self.say("fleet-score-note", &[]);
    }

    /// A secret choice of somebody, and the number where the viewer knows it.
    fn sealed(&mut self, known: Option<u8>) {
        match known {
            Some(bid) => {
                self.say("fleet-text-sealed-known", &[("cubes", words::cubes(self.scene.lang, bid).into())]);
            }
            None => self.say("fleet-text-sealed", &[]),
        }
    }
}
