//! The lines of the log about points: every comparison tells who holds how many, who gets what and why.

use game_atlandice::{Area, Good, Majority, Party, PerParty, Tile};
use maud::html;

use super::log::{Writer, drawn, inked, inked_arg, text};
use super::{art, words};
use crate::l10n::{join_names, rich, say};
use ui::rich::{Arg, Rich, join};

impl Writer<'_> {
    /// AD-6.2 to AD-6.4: who held how many, who gets the tile and why.
    pub(super) fn district(&mut self, step: usize, district: Area, majority: &Majority, winner: Option<Party>) {
        let lang = self.scene.lang;
        self.held = majority.held;
        let Some(good) = district.good() else { return };
        let goods = inked_arg(art::good_icon(good, lang), words::good_name(lang, good));
        let standing = rich(lang, "ad-standing", &[("goods", goods), ("list", self.list(majority))]);
        let args = [("area", text(words::area_subject(lang, district))), ("standing", drawn(standing))];
        let mut said = vec![rich(lang, "ad-log-emptied", &args)];
        let mut clauses = vec!["AD-6.1"];
        let leaders = self.leaders(majority);
        match (winner, &leaders[..]) {
            (None, _) | (_, []) => {
                said.push(self.plain("ad-log-nobody-tile", &[]));
                clauses.push("AD-R14");
            }
            (Some(winner), [_]) => {
                said.push(self.gets("ad-log-won", winner, majority));
                clauses.push("AD-6.2");
                clauses.extend(self.second(majority, "AD-6.4", &mut said));
            }
            (Some(winner), _) => {
                let args = [
                    ("names", self.names(&leaders).into()),
                    ("each", self.each(majority, winner).into()),
                    ("subject", words::subject(self.scene, winner).into()),
                    ("you", self.you(winner).into()),
                ];
                said.push(self.plain("ad-log-won-tied", &args));
                clauses.extend(["AD-6.3", "AD-R15"]);
            }
        }
        self.all(step, said, &clauses, false);
    }

    /// Every party with its number and its points.
    fn list(&self, majority: &Majority) -> Arg<'static> {
        self.each_party(|party| {
            let (held, points) = (majority.held[party.index()], majority.points[party.index()]);
            let number = if points > 0 { format!("{held} (+{points})") } else { held.to_string() };
            (words::party(self.scene, party), number)
        })
    }

    /// Every party by its mark, with a name and a number.
    fn each_party(&self, told: impl Fn(Party) -> (String, String)) -> Arg<'static> {
        let entries = self.view.table.parties().map(|party| {
            let (name, number) = told(party);
            let icon = art::party_icon(party, self.scene.lang);
            let markup = html! { span.got { (inked(icon, &name)) ": " b { (number) } } };
            Rich { markup, plain: format!("{name}: {number}") }
        });
        drawn(join(entries.collect()))
    }

    /// The parties that hold most.
    fn leaders(&self, majority: &Majority) -> Vec<Party> {
        let most = majority.held.into_iter().max().unwrap_or(0);
        self.view.table.parties().filter(|party| most > 0 && majority.held[party.index()] == most).collect()
    }

    /// One party and its points.
    fn gets(&self, key: &str, party: Party, majority: &Majority) -> Rich {
        let lang = self.scene.lang;
        let points = words::points(lang, majority.points[party.index()].into());
        let subject = words::subject(self.scene, party).into();
        self.plain(key, &[("subject", subject), ("you", self.you(party).into()), ("points", points.into())])
    }

    /// Second place, where one alone holds most; the clause if there was something to say.
    fn second(&self, majority: &Majority, clause: &'static str, said: &mut Vec<Rich>) -> Option<&'static str> {
        let leaders = self.leaders(majority);
        let others = || self.view.table.parties().filter(|party| !leaders.contains(party));
        let seconds: Vec<Party> = others().filter(|party| majority.points[party.index()] > 0).collect();
        match seconds[..] {
            [] if others().any(|party| majority.held[party.index()] > 0) => return None,
            [] => said.push(self.plain("ad-log-second-none", &[])),
            [party] => said.push(self.gets("ad-log-second", party, majority)),
            [party, ..] => {
                let args = [("names", self.names(&seconds).into()), ("each", self.each(majority, party).into())];
                said.push(self.plain("ad-log-second-tied", &args));
            }
        }
        Some(clause)
    }

    fn names(&self, parties: &[Party]) -> String {
        let names: Vec<String> = parties.iter().map(|&party| words::party(self.scene, party)).collect();
        join_names(self.scene.lang, &names)
    }

    fn each(&self, majority: &Majority, party: Party) -> String {
        say(self.scene.lang, "ad-each", &[("points", majority.points[party.index()].into())])
    }

    /// AD-6.5, rulings AD-R13 and AD-R16: what goes back, and where to.
    pub(super) fn returned(&mut self, step: usize, good: Good, from: PerParty<u8>, market: u8, district: u8) {
        let lang = self.scene.lang;
        let goods = words::good_most(lang, good);
        let gave = self.view.table.parties().map(|party| (party, from[party.index()])).filter(|(_, count)| *count > 0);
        let list = words::counted(self.scene, gave);
        if list.is_empty() {
            let line = self.plain("ad-log-returned-none", &[("goods", goods.into())]);
            return self.all(step, vec![line], &["AD-R13"], false);
        }
        let args = [
            ("goods", goods.into()),
            ("list", list.into()),
            ("market", market.into()),
            ("district", district.into()),
            ("to", words::area_to(lang, good.district()).into()),
        ];
        let line = self.plain("ad-log-returned", &args);
        self.all(step, vec![line], &["AD-6.5"], self.is_loss(&from));
    }

    /// AD-6.5: the next tile is in force.
    pub(super) fn uncovered(&mut self, step: usize, tile: Tile) {
        let lang = self.scene.lang;
        let components = self.view.table.components();
        let args = [
            ("in", words::area_in(lang, tile.district()).into()),
            ("effect", words::tile_effect(lang, components, tile).into()),
            ("hands", words::hands(lang, components.tile(tile).hands).into()),
        ];
        let line = self.plain("ad-log-uncovered", &args);
        self.all(step, vec![line], &[words::tile_clause(components, tile)], false);
    }

    /// AD-6.6, ruling AD-R17.
    pub(super) fn exhausted(&mut self, step: usize, district: Area, removed: u8, dice: u8) {
        let lang = self.scene.lang;
        let Some(good) = district.good() else { return };
        let area = words::area_subject(lang, district);
        let args = [("area", area.into()), ("removed", words::goods(lang, good, removed).into())];
        let mut said = vec![self.plain("ad-log-exhausted", &args)];
        let mut clauses = vec!["AD-6.6"];
        if dice > 0 {
            said.push(self.plain("ad-log-exhausted-dice", &[("count", dice.into())]));
            clauses.push("AD-R17");
        }
        let loss = self.is_loss(&self.held);
        self.all(step, said, &clauses, loss);
    }

    fn is_loss(&self, lost: &PerParty<u8>) -> bool {
        self.scene.viewer.seat().is_some_and(|seat| lost[Party::Seat(seat).index()] > 0)
    }

    /// AD-7.3: who holds most, and who gets a point.
    pub(super) fn inventory(&mut self, step: usize, good: Option<Good>, majority: &Majority) {
        let lang = self.scene.lang;
        let mut args = vec![("list", self.list(majority))];
        let key = match good {
            Some(good) => {
                args.push(("goods", inked_arg(art::good_icon(good, lang), words::good_most(lang, good))));
                "ad-log-inventory"
            }
            None => "ad-log-inventory-total",
        };
        let mut said = vec![rich(lang, key, &args)];
        let clauses = self.most(majority, "ad-log-most-tied", "AD-7.3", &mut said);
        self.all(step, said, &[clauses], false);
    }

    /// AD-8.3: a type in the final scoring.
    pub(super) fn final_scored(&mut self, step: usize, good: Good, majority: &Majority) {
        let lang = self.scene.lang;
        let goods = inked_arg(art::good_icon(good, lang), words::good_most(lang, good));
        let args = [("goods", goods), ("list", self.list(majority))];
        let mut said = vec![rich(lang, "ad-log-final", &args)];
        let clause = self.most(majority, "ad-log-most-tied-final", "AD-8.3", &mut said);
        if self.leaders(majority).len() == 1 {
            self.second(majority, clause, &mut said);
        }
        self.all(step, said, &[clause], false);
        if good == Good::Weapon && self.view.table.ended().is_some() {
            self.totals(step);
        }
    }

    /// Who gets points for most, and the clause.
    fn most(&self, majority: &Majority, tied: &str, clause: &'static str, said: &mut Vec<Rich>) -> &'static str {
        let leaders = self.leaders(majority);
        match leaders[..] {
            [] => {
                said.push(self.plain("ad-log-nobody", &[]));
                return "AD-R14";
            }
            [party] => said.push(self.gets("ad-log-most", party, majority)),
            [party, ..] => {
                let args = [("names", self.names(&leaders).into()), ("each", self.each(majority, party).into())];
                said.push(self.plain(tied, &args));
            }
        }
        clause
    }

    /// AD-8.4: what everybody has at the end.
    fn totals(&mut self, step: usize) {
        let scene = self.scene;
        let list = self.each_party(|party| {
            let mut name = words::party(scene, party);
            if party == Party::Neutral {
                name = format!("{name} ({})", scene.say("ad-text-unranked", &[]));
            }
            (name, self.view.table.points(party).to_string())
        });
        let line = rich(scene.lang, "ad-log-totals", &[("list", list)]);
        self.all(step, vec![line], &["AD-8.4"], false);
    }
}
