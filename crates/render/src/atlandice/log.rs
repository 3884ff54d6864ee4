//! What happened, one line for each act: who, what, with icons, in the present tense. A scoring explains itself.

use engine::{Game, Seat};
use game_atlandice::{
    Area, Atlandice, EndReason, Event, Faces, Good, Majority, PARTIES, Party, PerParty, Symbol, TakeReason, Tile, View,
};
use maud::{Markup, html};

use super::{art, words};
use crate::l10n::{Lang, Value, join_names, say};
use crate::picture::{LogLine, Scene};
use crate::rich::{Arg, Rich, join, rich};
use crate::table::LogEntry;

/// A line being written: clauses about one subject.
struct Draft {
    step: usize,
    seat: Seat,
    clauses: Vec<Rich>,
    /// It says only for whom the next die is: the search will say it again.
    recipient: bool,
    /// It has said that the search is for the neutral party.
    neutral: bool,
    /// Something has been donated in it.
    gave: bool,
}

/// The log of these entries.
pub(super) fn log(view: &View, entries: &[LogEntry<Atlandice>], scene: &Scene<'_, Atlandice>) -> Vec<LogLine> {
    let mut writer = Writer { view, scene, lines: Vec::new(), draft: None, starter: None, held: [0; PARTIES] };
    for entry in entries {
        for event in &entry.events {
            writer.event(event, entry.step, entry.forced);
        }
    }
    writer.close();
    writer.lines
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Atlandice>,
    lines: Vec<LogLine>,
    draft: Option<Draft>,
    /// Who starts the round to come: told with its dice.
    starter: Option<Seat>,
    /// What the parties held of the good scored last: lost if its district is exhausted.
    held: PerParty<u8>,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize, forced: bool) {
        let lang = self.scene.lang;
        match *event {
            Event::Started { seat } => self.act(step, seat, "ad-log-starts", vec![]),
            Event::TilesLaid { tiles } => self.tiles_laid(step, tiles),
            Event::GatesOpened { round, faces, dice } => self.gates(step, round, &faces, dice),
            Event::RecipientChosen { seat, party } => self.recipient(step, seat, party),
            Event::Searched { seat, party, area, rank } => self.searched(step, seat, party, area, rank),
            Event::SearchedAgain { seat, area, face, .. } => self.searched_again(step, seat, area, face),
            Event::NothingThere { .. } => self.more(step, "ad-log-nothing", vec![]),
            Event::Taken { seat, party, good, area, why } => self.taken(step, seat, party, (good, area), why),
            Event::Declined { seat, .. } => self.clause(step, seat, "ad-log-decline", vec![]),
            Event::Rolled { seat, face, success, .. } => {
                let key = if success { "ad-log-roll-success" } else { "ad-log-roll-failure" };
                self.clause(step, seat, key, vec![("die", die_arg(lang, face))]);
            }
            Event::NoTarget { .. } => self.more(step, "ad-log-no-target", vec![]),
            Event::Swapped { seat, area, away, district, came } => {
                let args = vec![
                    ("away", good_arg(lang, away)),
                    ("from", text(words::area_from(lang, area))),
                    ("came", good_arg(lang, came)),
                    ("other", text(words::area_from(lang, district))),
                ];
                self.clause(step, seat, "ad-log-swap", args);
            }
            Event::Moved { seat, good, from, to } => {
                let (from, to) = (words::area_from(lang, from), words::area_to(lang, to));
                let args = vec![("good", good_arg(lang, good)), ("from", text(from)), ("to", text(to))];
                self.clause(step, seat, "ad-log-move", args);
            }
            Event::DieTurned { seat, from, to } => self.die_turned(step, seat, from, to),
            Event::Sailed { seat, from, to } => {
                let (off, to) = (words::area_off(lang, from), words::area_towards(lang, to));
                let name = say(lang, "ad-log-submarine", &[]);
                let submarine = Arg::Drawn(inked(art::submarine_icon(lang), &name), name);
                let args = vec![("submarine", submarine), ("off", text(off)), ("to", text(to))];
                self.clause(step, seat, "ad-log-sail", args);
            }
            Event::HandNudged { from, to } => self.nudged(step, from, to),
            Event::DistrictScored { district, majority, winner, .. } => {
                self.district(step, district, &majority, winner);
            }
            Event::Returned { good, from, market, district } => self.returned(step, good, from, market, district),
            Event::Uncovered { tile } => self.uncovered(step, tile),
            Event::Exhausted { district, removed, dice } => self.exhausted(step, district, removed, dice),
            Event::HandTurned { area, symbols, from, to, symbol } => {
                self.hand(step, (area, symbols), (from, to), symbol);
            }
            Event::Inventory { good, majority } => self.inventory(step, good, &majority),
            Event::Donated { seat, first, second, points } => self.donated(step, seat, (first, second), points),
            Event::Stopped { seat } => self.stopped(step, seat),
            Event::StartPassed { seat } => self.starter = Some(seat),
            Event::Ended { why } => self.ended(step, why),
            Event::FinalScored { good, majority } => self.final_scored(step, good, &majority),
        }
        if forced && is_choice(event) {
            self.note("log-forced");
        }
    }

    fn tiles_laid(&mut self, step: usize, tiles: [Tile; 5]) {
        let lang = self.scene.lang;
        let components = self.view.table.components();
        let names = tiles.map(|tile| words::tile_name(lang, components, tile));
        let drawn = html! {
            @for (index, tile) in tiles.into_iter().enumerate() {
                @if index > 0 { ", " }
                (inked(art::tile_icon(tile, lang), &names[index]))
            }
        };
        let line = rich(lang, "ad-log-tiles", &[("tiles", Arg::Drawn(drawn, names.join(", ")))]);
        self.all(step, vec![line], &["AD-2.2"], false);
    }

    /// AD-3.2, AD-3.3: what the dice of a round show.
    fn gates(&mut self, step: usize, round: u16, faces: &Faces, dice: [u8; 6]) {
        let lang = self.scene.lang;
        let mut shown = faces.as_slice().to_vec();
        shown.sort_unstable();
        let plain = shown.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let drawn = html! { span.dice { @for &face in &shown { (art::die_icon(face, lang)) } } };
        let mut args = vec![("round", Arg::Plain(round.into())), ("dice", Arg::Drawn(drawn, plain))];
        let key = match self.starter.take() {
            Some(seat) => {
                args.push(("name", text(words::party(self.scene, Party::Seat(seat)))));
                "ad-log-gates-start"
            }
            None => "ad-log-gates",
        };
        let mut said = vec![rich(lang, key, &args)];
        let sixes = shown.iter().filter(|&&face| Area::of_face(face) == Area::BlackMarket).count() as u8;
        let moved = dice[Area::BlackMarket.index()].saturating_sub(sixes);
        let mut clauses = vec!["AD-3.2"];
        if moved > 0 {
            said.push(self.plain("ad-log-gates-market", &[("count", moved.into())]));
            clauses.push("AD-3.3");
        }
        self.all(step, said, &clauses, false);
    }

    fn recipient(&mut self, step: usize, seat: Seat, party: Party) {
        let key = if party == Party::Neutral { "ad-log-for-neutral" } else { "ad-log-for-own" };
        self.act(step, seat, key, vec![]);
        if let Some(draft) = &mut self.draft {
            draft.recipient = true;
        }
    }

    fn searched(&mut self, step: usize, seat: Seat, party: Party, area: Area, rank: u8) {
        if self.draft.as_ref().is_some_and(|draft| draft.seat == seat && draft.recipient) {
            self.draft = None;
        }
        let key = if party == Party::Neutral { "ad-log-search-neutral" } else { "ad-log-search" };
        let area = words::area_the(self.scene.lang, area);
        self.act(step, seat, key, vec![("area", text(area)), ("rank", Arg::Plain(rank.into()))]);
        if let Some(draft) = &mut self.draft {
            draft.neutral = party == Party::Neutral;
        }
    }

    /// AD-5.3, ruling AD-R8: the second roll, and where it leads.
    fn searched_again(&mut self, step: usize, seat: Seat, area: Area, face: u8) {
        let lang = self.scene.lang;
        let moved = Area::of_face(face) != area;
        let key = if moved { "ad-log-search-again-exhausted" } else { "ad-log-search-again" };
        let args = vec![("die", die_arg(lang, face)), ("area", text(words::area_the(lang, area)))];
        self.clause(step, seat, key, args);
    }

    fn taken(&mut self, step: usize, seat: Seat, party: Party, (good, area): (Good, Area), why: TakeReason) {
        let lang = self.scene.lang;
        let whose = match party {
            Party::Seat(_) => "own",
            Party::Neutral if self.draft.as_ref().is_some_and(|draft| draft.seat == seat && draft.neutral) => "it",
            Party::Neutral => "neutral",
        };
        let mut args = vec![("good", good_arg(lang, good)), ("for", Arg::Plain(whose.into()))];
        let key = match why {
            TakeReason::Search => "ad-log-take",
            TakeReason::Bonus => "ad-log-bonus",
            TakeReason::Effect(_) => {
                args.push(("from", text(words::area_from(lang, area))));
                "ad-log-effect"
            }
        };
        self.clause(step, seat, key, args);
    }

    fn die_turned(&mut self, step: usize, seat: Seat, from: Area, to: Area) {
        let lang = self.scene.lang;
        let mut args = vec![("by", text(words::area_by(lang, from)))];
        if from == to {
            return self.clause(step, seat, "ad-log-turn-same", args);
        }
        args.push(("die", die_arg(lang, to.face())));
        args.push(("area", text(words::area(lang, to))));
        self.clause(step, seat, "ad-log-turn", args);
    }

    /// AD-5.7, AD-8.2, ruling AD-R24.
    fn nudged(&mut self, step: usize, from: u8, to: u8) {
        match to {
            _ if from == to => self.more(step, "ad-log-nudge-none", vec![]),
            _ if to == self.view.table.components().last_space() => self.more(step, "ad-log-nudge-waves", vec![]),
            _ => self.more(step, "ad-log-nudge", vec![("to", Arg::Plain(to.into()))]),
        }
    }

    /// AD-6.2 to AD-6.4: who held how many, who gets the tile and why.
    fn district(&mut self, step: usize, district: Area, majority: &Majority, winner: Option<Party>) {
        let lang = self.scene.lang;
        self.held = majority.held;
        let Some(good) = district.good() else { return };
        let standing = self.standing(good, majority);
        let area = text(words::area_subject(lang, district));
        let mut said = vec![rich(
            lang,
            "ad-log-emptied",
            &[("area", area), ("standing", Arg::Drawn(standing.markup, standing.plain))],
        )];
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
                let you = self.you(winner);
                let args = [
                    ("names", self.names(&leaders).into()),
                    ("each", self.each(majority, winner).into()),
                    ("subject", words::subject(self.scene, winner).into()),
                    ("you", you.into()),
                ];
                said.push(self.plain("ad-log-won-tied", &args));
                clauses.extend(["AD-6.3", "AD-R15"]);
            }
        }
        self.all(step, said, &clauses, false);
    }

    /// "Jewels: you 3 (+3), Anna 1 (+1), Jonas 0."
    fn standing(&self, good: Good, majority: &Majority) -> Rich {
        let lang = self.scene.lang;
        let list = self.list(majority);
        let goods =
            Arg::Drawn(inked(art::good_icon(good, lang), &words::good_name(lang, good)), words::good_name(lang, good));
        rich(lang, "ad-standing", &[("goods", goods), ("list", Arg::Drawn(list.markup, list.plain))])
    }

    /// Every party with its number and its points.
    fn list(&self, majority: &Majority) -> Rich {
        let scene = self.scene;
        let entries = self.view.table.parties().map(|party| {
            let name = words::party(scene, party);
            let (held, points) = (majority.held[party.index()], majority.points[party.index()]);
            let number = if points > 0 { format!("{held} (+{points})") } else { held.to_string() };
            let markup = html! { span.got { (inked(art::party_icon(party, scene.lang), &name)) " " b { (number) } } };
            Rich { markup, plain: format!("{name} {number}") }
        });
        join(entries.collect())
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
        let args = [
            ("subject", words::subject(self.scene, party).into()),
            ("you", self.you(party).into()),
            ("points", points.into()),
        ];
        self.plain(key, &args)
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
    fn returned(&mut self, step: usize, good: Good, from: PerParty<u8>, market: u8, district: u8) {
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
    fn uncovered(&mut self, step: usize, tile: Tile) {
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
    fn exhausted(&mut self, step: usize, district: Area, removed: u8, dice: u8) {
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

    /// AD-7.1, AD-7.2: how far the hand goes, and what it shows.
    fn hand(&mut self, step: usize, (area, symbols): (Area, u8), (from, to): (u8, u8), symbol: Symbol) {
        let lang = self.scene.lang;
        let words = words::symbol(lang, symbol);
        let args = [
            ("by", text(words::area_by(lang, area))),
            ("hands", text(words::hands(lang, symbols))),
            ("from", Arg::Plain(from.into())),
            ("to", Arg::Plain(to.into())),
            ("symbol", Arg::Drawn(inked(art::symbol_icon(symbol, lang), &words), words.clone())),
        ];
        let mut said = vec![rich(lang, "ad-log-hand", &args)];
        let left = self.view.table.components().last_space().saturating_sub(to);
        if left > 0 {
            said.push(self.plain("ad-log-left", &[("spaces", words::spaces(lang, left).into())]));
        }
        self.all(step, said, &["AD-7.1"], false);
    }

    /// AD-7.3: who holds most, and who gets a point.
    fn inventory(&mut self, step: usize, good: Option<Good>, majority: &Majority) {
        let lang = self.scene.lang;
        let list = self.list(majority);
        let mut args = vec![("list", Arg::Drawn(list.markup, list.plain))];
        let key = match good {
            Some(good) => {
                let name = words::good_most(lang, good);
                args.push(("goods", Arg::Drawn(inked(art::good_icon(good, lang), &name), name)));
                "ad-log-inventory"
            }
            None => "ad-log-inventory-total",
        };
        let mut said = vec![rich(lang, key, &args)];
        let clauses = self.most(majority, "ad-log-most-tied", "AD-7.3", &mut said);
        self.all(step, said, &[clauses], false);
    }

    /// AD-8.3: a type in the final scoring.
    fn final_scored(&mut self, step: usize, good: Good, majority: &Majority) {
        let lang = self.scene.lang;
        let list = self.list(majority);
        let name = words::good_most(lang, good);
        let goods = Arg::Drawn(inked(art::good_icon(good, lang), &name), name);
        let args = [("goods", goods), ("list", Arg::Drawn(list.markup, list.plain))];
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
        let table = &self.view.table;
        let entries = table.parties().map(|party| {
            let mut name = words::party(scene, party);
            if party == Party::Neutral {
                name = format!("{name} ({})", say(scene.lang, "ad-text-unranked", &[]));
            }
            let points = table.points(party);
            let markup = html! { span.got { (inked(art::party_icon(party, scene.lang), &name)) " " b { (points) } } };
            Rich { markup, plain: format!("{name} {points}") }
        });
        let list = join(entries.collect());
        let line = rich(scene.lang, "ad-log-totals", &[("list", Arg::Drawn(list.markup, list.plain))]);
        self.all(step, vec![line], &["AD-8.4"], false);
    }

    fn donated(&mut self, step: usize, seat: Seat, (first, second): (Good, Good), points: u8) {
        let lang = self.scene.lang;
        let plain = words::pair_a(lang, first, second);
        let drawn = html! {
            span.ink {
                span aria-hidden="true" { (art::good_icon(first, lang)) (art::good_icon(second, lang)) }
                "\u{a0}" (plain)
            }
        };
        let args = vec![("goods", Arg::Drawn(drawn, plain)), ("points", text(words::points(lang, points.into())))];
        if self.draft.as_ref().is_some_and(|draft| draft.seat == seat && draft.gave) {
            self.clause(step, seat, "ad-log-donate", args);
        } else {
            self.act(step, seat, "ad-log-donate", args);
        }
        if let Some(draft) = &mut self.draft {
            draft.gave = true;
        }
    }

    fn stopped(&mut self, step: usize, seat: Seat) {
        if self.draft.as_ref().is_some_and(|draft| draft.seat == seat && draft.gave) {
            self.clause(step, seat, "ad-log-stop", vec![]);
        } else {
            self.act(step, seat, "ad-log-give-nothing", vec![]);
        }
        self.close();
    }

    fn ended(&mut self, step: usize, why: EndReason) {
        let (why, clause) = match why {
            EndReason::Clock => ("clock", "AD-8.1"),
            EndReason::Tavern => ("tavern", "AD-8.2"),
            EndReason::Exhausted => ("exhausted", "AD-R18"),
        };
        let line = self.plain("ad-log-end", &[("why", why.into())]);
        self.all(step, vec![line], &[clause], false);
    }

    fn you(&self, party: Party) -> &'static str {
        if words::who(self.scene, party) == "you" { "yes" } else { "no" }
    }

    fn plain(&self, key: &str, args: &[(&str, Value<'_>)]) -> Rich {
        let plain = say(self.scene.lang, key, args);
        Rich { markup: html! { (plain) }, plain }
    }

    /// A new line about a seat.
    fn act(&mut self, step: usize, seat: Seat, key: &str, args: Vec<(&str, Arg<'static>)>) {
        self.open(step, seat);
        self.clause(step, seat, key, args);
    }

    /// One more clause about the same seat, or a new line if the line is about another.
    fn clause(&mut self, step: usize, seat: Seat, key: &str, mut args: Vec<(&str, Arg<'static>)>) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != seat) {
            self.open(step, seat);
        }
        args.push(("you", Arg::Plain(self.you(Party::Seat(seat)).into())));
        let clause = rich(self.scene.lang, key, &args);
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.clauses.push(clause);
        }
    }

    /// One more clause of the line being written.
    fn more(&mut self, step: usize, key: &str, args: Vec<(&str, Arg<'static>)>) {
        if let Some(seat) = self.draft.as_ref().map(|draft| draft.seat) {
            self.clause(step, seat, key, args);
        }
    }

    /// A line about all, with its rules.
    fn all(&mut self, step: usize, said: Vec<Rich>, clauses: &[&'static str], loss: bool) {
        self.close();
        let plain = said.iter().map(|part| part.plain.as_str()).collect::<Vec<_>>().join(" ");
        let words = html! {
            @for part in &said { (part.markup) " " }
            @for (index, id) in clauses.iter().enumerate() { @if index > 0 { " " } (clause(id)) }
        };
        let plain = format!("{plain} ({})", clauses.join(", "));
        self.lines.push(LogLine { step, seat: None, words, plain, loss });
    }

    /// A remark in brackets after the last clause.
    fn note(&mut self, key: &str) {
        let note = say(self.scene.lang, key, &[]);
        if let Some(last) = self.draft.as_mut().and_then(|draft| draft.clauses.last_mut()) {
            last.plain += &format!(" ({note})");
            last.markup = html! { (last.markup) " " span.forced { "(" (note) ")" } };
        }
    }

    fn open(&mut self, step: usize, seat: Seat) {
        self.close();
        self.draft = Some(Draft { step, seat, clauses: Vec::new(), recipient: false, neutral: false, gave: false });
    }

    fn close(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        if draft.clauses.is_empty() {
            return;
        }
        let Rich { markup, plain } = join(draft.clauses);
        let subject = words::subject(self.scene, Party::Seat(draft.seat));
        self.lines.push(LogLine {
            step: draft.step,
            seat: Some(draft.seat),
            words: html! { b { (subject) } " " (markup) "." },
            plain: format!("{subject} {plain}."),
            loss: false,
        });
    }
}

/// Whether an event is itself what was chosen.
fn is_choice(event: &Event) -> bool {
    matches!(
        event,
        Event::Searched { .. }
            | Event::Taken { .. }
            | Event::Swapped { .. }
            | Event::Moved { .. }
            | Event::DieTurned { .. }
            | Event::Sailed { .. }
    )
}

fn clause(id: &str) -> Markup {
    html! { a.clause href={ "/games/" (Atlandice::META.id) "/rules#" (id) } { (id) } }
}

/// Words with an icon before them that says the same.
fn inked(icon: Markup, words: &str) -> Markup {
    html! { span.ink { span aria-hidden="true" { (icon) } "\u{a0}" (words) } }
}

fn text(value: String) -> Arg<'static> {
    Arg::Plain(value.into())
}

fn good_arg(lang: Lang, good: Good) -> Arg<'static> {
    let words = words::good_a(lang, good);
    Arg::Drawn(inked(art::good_icon(good, lang), &words), words)
}

fn die_arg(lang: Lang, face: u8) -> Arg<'static> {
    Arg::Drawn(art::die_icon(face, lang), face.to_string())
}
