//! What happened, one line for each act: who, what, with icons, in the present tense. A scoring explains itself.

use engine::{Seat, variants};
use game_atlandice::{
    Area, Atlandice, EndReason, Event, Faces, Good, PARTIES, Party, PerParty, Symbol, TakeReason, Tile, View,
};
use maud::{Markup, html};

use super::{art, words};
use crate::l10n::{Lang, Value, rich, say};
use ui::picture::{LogLine, Scene};
use ui::rich::{Arg, Rich, join};
use ui::table::LogEntry;

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

pub(super) struct Writer<'a> {
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a, Atlandice>,
    lines: Vec<LogLine>,
    draft: Option<Draft>,
    /// Who starts the round to come: told with its dice.
    starter: Option<Seat>,
    /// What the parties held of the good scored last: lost if its district is exhausted.
    pub(super) held: PerParty<u8>,
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
                let submarine = inked_arg(art::submarine_icon(lang), say(lang, "ad-log-submarine", &[]));
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
        if self.of(seat).is_some_and(|draft| draft.recipient) {
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
            Party::Neutral if self.of(seat).is_some_and(|draft| draft.neutral) => "it",
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

    /// AD-7.1, AD-7.2: how far the hand goes, and what it shows.
    fn hand(&mut self, step: usize, (area, symbols): (Area, u8), (from, to): (u8, u8), symbol: Symbol) {
        let lang = self.scene.lang;
        let args = [
            ("by", text(words::area_by(lang, area))),
            ("hands", text(words::hands(lang, symbols))),
            ("from", Arg::Plain(from.into())),
            ("to", Arg::Plain(to.into())),
            ("symbol", inked_arg(art::symbol_icon(symbol, lang), words::symbol(lang, symbol))),
        ];
        let mut said = vec![rich(lang, "ad-log-hand", &args)];
        let left = self.view.table.components().last_space().saturating_sub(to);
        if left > 0 {
            said.push(self.plain("ad-log-left", &[("spaces", words::spaces(lang, left).into())]));
        }
        self.all(step, said, &["AD-7.1"], false);
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
        if self.of(seat).is_some_and(|draft| draft.gave) {
            self.clause(step, seat, "ad-log-donate", args);
        } else {
            self.act(step, seat, "ad-log-donate", args);
        }
        if let Some(draft) = &mut self.draft {
            draft.gave = true;
        }
    }

    fn stopped(&mut self, step: usize, seat: Seat) {
        if self.of(seat).is_some_and(|draft| draft.gave) {
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

    pub(super) fn you(&self, party: Party) -> &'static str {
        if words::who(self.scene, party) == "you" { "yes" } else { "no" }
    }

    pub(super) fn plain(&self, key: &str, args: &[(&str, Value<'_>)]) -> Rich {
        let plain = self.scene.say(key, args);
        Rich { markup: html! { (plain) }, plain }
    }

    /// The line being written, if it is about this seat.
    fn of(&self, seat: Seat) -> Option<&Draft> {
        self.draft.as_ref().filter(|draft| draft.seat == seat)
    }

    /// A new line about a seat.
    fn act(&mut self, step: usize, seat: Seat, key: &str, args: Vec<(&str, Arg<'static>)>) {
        self.open(step, seat);
        self.clause(step, seat, key, args);
    }

    /// One more clause about the same seat, or a new line if the line is about another.
    fn clause(&mut self, step: usize, seat: Seat, key: &str, mut args: Vec<(&str, Arg<'static>)>) {
        if self.of(seat).is_none() {
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
    pub(super) fn all(&mut self, step: usize, said: Vec<Rich>, clauses: &[&'static str], loss: bool) {
        self.close();
        let plain = said.iter().map(|part| part.plain.as_str()).collect::<Vec<_>>().join(" ");
        let words = html! {
            @for part in &said { (part.markup) " " }
            @for (index, id) in clauses.iter().enumerate() { @if index > 0 { " " } (words::clause(id)) }
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
    matches!(event, variants!(Event: Searched Taken Swapped Moved DieTurned Sailed))
}

/// Words with an icon before them that says the same; the icon keeps to the first word.
pub(super) fn inked(icon: Markup, words: &str) -> Markup {
    let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
    html! { span.ink { span aria-hidden="true" { (icon) } "\u{a0}" (first) } @if !rest.is_empty() { " " (rest) } }
}

/// The same as a part of a message.
pub(super) fn inked_arg(icon: Markup, words: String) -> Arg<'static> {
    Arg::Drawn(inked(icon, &words), words)
}

pub(super) fn drawn(Rich { markup, plain }: Rich) -> Arg<'static> {
    Arg::Drawn(markup, plain)
}

pub(super) fn text(value: String) -> Arg<'static> {
    Arg::Plain(value.into())
}

fn good_arg(lang: Lang, good: Good) -> Arg<'static> {
    inked_arg(art::good_icon(good, lang), words::good_a(lang, good))
}

fn die_arg(lang: Lang, face: u8) -> Arg<'static> {
    Arg::Drawn(art::die_icon(face, lang), face.to_string())
}
