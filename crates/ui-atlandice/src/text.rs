//! The table in plain words: all that the picture says, for readers and the terminal. Lines that begin with `# ` are
//! headings.

use std::fmt::Write as _;

use game_atlandice::{Area, Atlandice, Good, Party, Symbol, View};

use super::{scores, words};
use crate::l10n::{Value, join_names, say};
use ui::picture::Scene;

pub(super) fn text(view: &View, scene: &Scene<'_, Atlandice>) -> String {
    let mut page = Page { view, scene, text: String::with_capacity(4096) };
    page.clock();
    page.areas();
    page.standings();
    page.parties();
    page.boxed();
    if view.table.ended().is_some() {
        page.scores();
    }
    page.text
}

struct Page<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Atlandice>,
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

    /// A list in words, or "none".
    fn list(&self, items: &[String]) -> String {
        if items.is_empty() { say(self.scene.lang, "ad-none", &[]) } else { items.join(", ") }
    }

    /// The hand, what it points at, all that is ahead; the round and whose turn it is.
    fn clock(&mut self) {
        let lang = self.scene.lang;
        let table = &self.view.table;
        self.heading("ad-text-clock");
        self.line(&words::clock(lang, self.view));
        self.say("ad-text-here", &[("symbol", words::symbol(lang, table.symbol()).into())]);
        let ahead: Vec<String> = (0u8..)
            .zip(table.components().clock())
            .filter(|(space, symbol)| *space > table.hand() && **symbol != Symbol::Plain)
            .map(|(space, &symbol)| (space, words::symbol(lang, symbol)))
            .map(|(space, symbol)| say(lang, "ad-text-space", &[("n", space.into()), ("symbol", symbol.into())]))
            .collect();
        if !ahead.is_empty() {
            self.say("ad-text-ahead", &[("spaces", ahead.join(", ").into())]);
        }
        self.say("ad-text-round", &[("round", table.round().into())]);
        if let Some(seat) = table.active() {
            let party = Party::Seat(seat);
            let who = words::who(self.scene, party).into();
            self.say("ad-text-turn", &[("who", who), ("name", self.scene.name(seat).to_owned().into())]);
        }
        if table.is_last_round() && table.ended().is_none() {
            self.say("ad-prompt-last-round", &[]);
        }
    }

    fn areas(&mut self) {
        let table = self.view.table;
        self.heading("ad-text-areas");
        for area in Area::ALL {
            self.line(&words::area_words(self.view, self.scene, area));
            let below: Vec<String> =
                table.below(area).map(|tile| words::tile_short(self.scene.lang, table.components(), tile)).collect();
            if !below.is_empty() {
                let args = [("count", below.len().into()), ("tiles", below.join("; ").into())];
                self.say("ad-text-below", &args);
            }
        }
    }

    /// Who leads in each type.
    fn standings(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.heading("ad-text-standings");
        for good in Good::ALL.into_iter().filter(|good| table.is_in_play(good.district())) {
            let standing = table.standing(good);
            let leaders: Vec<String> = standing.leaders().map(|party| words::party(self.scene, party)).collect();
            let who = ["none", "single", "tie"][leaders.len().min(2)];
            let args = [
                ("list", words::standing(self.view, self.scene, good).trim_end_matches('.').to_owned().into()),
                ("who", who.into()),
                ("names", join_names(lang, &leaders).into()),
                ("margin", standing.margin.into()),
            ];
            self.say("ad-text-leads", &args);
        }
    }

    fn parties(&mut self) {
        let lang = self.scene.lang;
        let table = self.view.table;
        self.heading("ad-text-parties");
        for party in table.parties() {
            let mut name = self.name(party);
            if party.seat().is_some() && party.seat() == table.start() {
                name = format!("{name}, {}", say(lang, "ad-text-start", &[]));
            }
            let held = table.held(party);
            let args = [
                ("name", name.into()),
                ("points", words::points(lang, table.points(party)).into()),
                ("resources", words::resources(lang, held.iter().sum()).into()),
                ("goods", words::holding(lang, &held).into()),
            ];
            self.say("ad-text-party", &args);
            let tiles: Vec<String> = table.tiles_won(party).map(|tile| words::area(lang, tile.district())).collect();
            let tokens = table.tokens(party);
            let args = [
                ("tiles", self.list(&tiles).into()),
                ("district", tokens.district.into()),
                ("inventory", tokens.inventory.into()),
                ("donation", tokens.donation.into()),
            ];
            self.say("ad-text-won", &args);
            if table.ended().is_none() {
                self.dice(party);
            }
        }
    }

    /// A name with the letter of its mark.
    fn name(&self, party: Party) -> String {
        let name = match party {
            Party::Seat(seat) => self.scene.name(seat).to_owned(),
            Party::Neutral => words::party_title(self.scene, party),
        };
        let letter = words::party_letter(self.scene.lang, party);
        match party {
            Party::Seat(_) => format!("{name} [{letter}]"),
            Party::Neutral => format!("{name} [{letter}], {}", say(self.scene.lang, "ad-text-unranked", &[])),
        }
    }

    /// AD-3.4, AD-9.2: how many dice are still to be taken.
    fn dice(&mut self, party: Party) {
        let table = self.view.table;
        match party {
            Party::Neutral => self.say("ad-text-dice-neutral", &[("taken", table.taken(party).into())]),
            Party::Seat(seat) => {
                let taken = table.taken(party) + u8::from(table.has_given(seat));
                self.say("ad-text-dice", &[("left", table.dice_each().saturating_sub(taken).into())]);
            }
        }
    }

    /// AD-2.5, AD-6.6: what is out of the game.
    fn boxed(&mut self) {
        let boxed = Good::ALL.map(|good| self.view.table.boxed(good));
        self.heading("ad-text-box");
        self.line(&words::holding(self.scene.lang, &boxed));
    }

    fn scores(&mut self) {
        self.heading("ad-score-title");
        for party in self.view.table.parties() {
            let score = scores::Score::of(&self.view.table, party);
            let args = [
                ("name", self.name(party).into()),
                ("tiles", score.tiles.into()),
                ("districts", score.districts.into()),
                ("inventories", score.inventories.into()),
                ("donations", score.donations.into()),
                ("final", score.held.iter().sum::<i32>().into()),
                ("total", score.total.into()),
            ];
            self.say("ad-score-line", &args);
        }
    }
}
