//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use std::fmt::Write as _;

use engine::Seat;
use game_atlantis::{Atlantis, Position, View};

use super::words;
use crate::l10n::{Value, say};
use ui::picture::Scene;

pub(super) fn text(view: &View, scene: &Scene<'_, Atlantis>) -> String {
    let mut page = Page { view, scene, text: String::with_capacity(4096) };
    page.path();
    page.players();
    page.piles();
    if view.over {
        page.scores();
    }
    page.text
}

struct Page<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Atlantis>,
    text: String,
}

impl Page<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{line}");
    }

    fn heading(&mut self, key: &str) {
        let words = say(self.scene.lang, key, &[]);
        self.line(&format!("# {words}"));
    }

    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        let words = say(self.scene.lang, key, args);
        self.line(&words);
    }

    fn path(&mut self) {
        let path = &self.view.path;
        let mainland = path.mainland();
        self.heading("text-path");
        self.gathered(0, "text-on-atlantis");
        let mut position = 1;
        while position < mainland {
            if path.tile(position).is_some() {
                self.line(&words::stack(self.view, self.scene, position));
                position += 1;
                continue;
            }
            let last = (position..mainland).take_while(|&p| path.height(p) == 0).last().unwrap_or(position);
            let gap = path.gaps().find(|gap| gap.first == position);
            let range = words::range(position, last);
            match gap {
                Some(gap) if gap.bridged => self.say("gap-bridged", &[("gap", range.into())]),
                Some(gap) => self.say("gap-price", &[("gap", range.into()), ("price", gap.price.into())]),
                None => self.say("text-water", &[("gap", range.into())]),
            }
            position = last + 1;
        }
        self.gathered(mainland, "text-on-mainland");
    }

    /// Who stands on Atlantis or on the Mainland.
    fn gathered(&mut self, position: Position, key: &str) {
        let lang = self.scene.lang;
        let there: Vec<String> = self
            .view
            .players
            .iter()
            .filter_map(|(seat, own)| {
                let count = own.figures.iter().filter(|&&at| at == position).count();
                let args = [("name", self.name(seat).into()), ("count", count.into())];
                (count > 0).then(|| say(lang, "text-figures", &args))
            })
            .collect();
        let figures = if there.is_empty() { say(lang, "none", &[]) } else { there.join(", ") };
        self.say(key, &[("figures", figures.into())]);
    }

    /// A name with the letter of its figures.
    fn name(&self, seat: Seat) -> String {
        words::lettered(self.scene, seat, self.scene.name(seat))
    }

    fn players(&mut self) {
        let lang = self.scene.lang;
        let mainland = self.view.path.mainland();
        self.heading("text-players");
        for (seat, own) in self.view.players.iter() {
            let home = own.figures.iter().filter(|&&at| at == mainland).count();
            let mut name = self.name(seat);
            if self.view.start == Some(seat) {
                name = format!("{name}, {}", say(lang, "facts-start", &[]));
            }
            let args = [
                ("name", name.into()),
                ("points", own.points.into()),
                ("cards", own.hand_size.into()),
                ("home", home.into()),
                ("all", own.figures.len().into()),
                ("bridge", words::bridge(lang, own).into()),
            ];
            self.say("text-player", &args);
            let tiles: Vec<String> = own.tiles.iter().map(|tile| words::tile(lang, tile)).collect();
            let tiles = if tiles.is_empty() { say(lang, "none", &[]) } else { tiles.join(", ") };
            self.say("text-tiles", &[("tiles", tiles.into())]);
            if self.scene.is_you(seat) {
                self.say("text-hand", &[("cards", words::cards(lang, &self.view.hand).into())]);
            } else if !own.known.is_empty() {
                self.say("text-known", &[("cards", words::cards(lang, &own.known).into())]);
            }
        }
    }

    fn piles(&mut self) {
        let lang = self.scene.lang;
        self.heading("text-piles");
        self.say("text-draw-pile", &[("count", self.view.draw_pile.into())]);
        self.say("text-discard", &[("cards", words::cards(lang, &self.view.discard).into())]);
        if !self.view.removed_cards.is_empty() {
            self.say("text-removed", &[("cards", words::cards(lang, &self.view.removed_cards).into())]);
        }
    }

    fn scores(&mut self) {
        self.heading("score-title");
        for (seat, own) in self.view.players.iter() {
            let Some(score) = own.final_score else { continue };
            let args = [
                ("name", self.name(seat).into()),
                ("tiles", score.tiles.into()),
                ("cards", score.cards.into()),
                ("crossing", score.crossing.into()),
                ("lost", score.lost.into()),
                ("total", score.total.into()),
            ];
            self.say("score-line", &args);
        }
    }
}
