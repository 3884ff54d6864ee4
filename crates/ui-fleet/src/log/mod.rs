//! The log of both editions: lines about one subject, and lines about all.

mod events;

use ::fleet::{Berth, Colour, ShipKind, VoteKind};
use engine::{PerSeat, Seat};
use maud::{Markup, html};

use super::edition::{Edition, Event, Facts};
use super::{art, cards, words};
use crate::l10n::{Value, say};
use ui::picture::{LogLine, Scene, View};
use ui::table::LogEntry;

pub use events::is_choice;

pub type Args = Vec<(&'static str, Value<'static>)>;

/// A line being written: clauses about one subject.
struct Draft {
    step: usize,
    seat: Seat,
    clauses: Vec<String>,
    /// Cards discarded face down so far: told together.
    buried: Vec<Option<String>>,
    loss: bool,
    /// Nobody has acted in it.
    by_luck: bool,
    /// It says only that somebody has chosen in secret.
    sealed: bool,
    icon: Option<&'static str>,
}

/// The rules of an edition behind what both tell.
pub struct Clauses {
    pub markers: &'static str,
    /// Of politics cards, and of special cards.
    pub reshuffled: [&'static str; 2],
    pub bids: &'static str,
    pub rows: &'static str,
    pub ranked: &'static str,
    /// Ships sent home: by a card, and by an event.
    pub sent_home: [&'static str; 2],
    pub sailed: &'static str,
    pub landed: &'static str,
    pub ark_neutral: &'static str,
    pub marker_removed: &'static str,
    pub ended: &'static str,
    pub totals: &'static str,
    pub ship: fn(ShipKind) -> &'static str,
}

/// The lines of a log as they are written.
pub struct Lines<'a, E: Edition> {
    pub scene: &'a Scene<'a, E::Game>,
    facts: Facts<'a, E::Card>,
    clauses: &'static Clauses,
    /// The tile that gives cubes back.
    refunder: String,
    /// The first refugees are placed.
    pub opening: bool,
    /// Ships are sent home by an event, not by a card.
    pub wrath: bool,
    lines: Vec<LogLine>,
    /// The lines that say only that somebody has chosen in secret: gone when the choices are opened.
    sealed: Vec<usize>,
    draft: Option<Draft>,
    /// The icon of what is being told.
    icon: Option<&'static str>,
}

/// What an edition tells of its own.
pub trait Teller<'a, E: Edition> {
    fn lines(&mut self) -> &mut Lines<'a, E>;
    /// The icon of an event, if it has one.
    fn icon(&self, event: &Event<E>) -> Option<&'static str>;
    /// Tells the first of these events, or several together, and says how many.
    fn tell(&mut self, events: &[Event<E>], step: usize) -> usize;
    /// Whether an event is itself what was chosen.
    fn is_choice(event: &Event<E>) -> bool;

    fn tell_all(&mut self, entries: &[LogEntry<E::Game>]) {
        for entry in entries {
            if entry.seat.is_some() {
                self.lines().acts();
            }
            let mut rest = &entry.events[..];
            while let Some(event) = rest.first() {
                self.lines().icon = self.icon(event);
                let told = self.tell(rest, entry.step);
                if entry.forced && Self::is_choice(event) {
                    self.lines().note_forced();
                }
                rest = &rest[told..];
                self.lines().by_luck(entry.seat.is_none());
            }
        }
    }
}

impl<'a, E: Edition> Lines<'a, E> {
    pub fn new(
        view: &'a View<E>,
        scene: &'a Scene<'a, E::Game>,
        entries: &[LogEntry<E::Game>],
        clauses: &'static Clauses,
        refunder: String,
    ) -> Self {
        Self {
            scene,
            facts: E::facts(view, scene),
            clauses,
            refunder,
            opening: entries.first().is_some_and(|entry| entry.step == 1),
            wrath: false,
            lines: Vec::new(),
            sealed: Vec::new(),
            draft: None,
            icon: None,
        }
    }

    pub fn finish(mut self) -> Vec<LogLine> {
        self.close();
        self.lines
    }

    /// Somebody acts: what luck gave before is a line of its own.
    fn acts(&mut self) {
        if self.draft.as_ref().is_some_and(|draft| draft.by_luck) {
            self.close();
        }
    }

    /// The line being written tells what somebody did, not luck alone.
    fn by_luck(&mut self, luck: bool) {
        if let Some(draft) = &mut self.draft {
            draft.by_luck &= luck;
        }
    }

    /// A new line about a seat.
    pub fn act(&mut self, step: usize, seat: Seat, key: &str, args: Args) {
        self.open(step, seat);
        self.clause(step, seat, key, args);
    }

    /// One more clause about the same seat, or a new line if the line is about another.
    pub fn clause(&mut self, step: usize, seat: Seat, key: &str, mut args: Args) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != seat) {
            self.open(step, seat);
        }
        args.push(("you", words::yes(self.scene.is_you(seat))));
        let clause = self.scene.say(key, &args);
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.clauses.push(clause);
            draft.buried.clear();
        }
    }

    /// The line being written tells of a loss of this seat.
    pub fn loses(&mut self, seat: Option<Seat>) {
        let lost = seat.is_some_and(|seat| self.scene.is_you(seat));
        if let Some(draft) = &mut self.draft {
            draft.loss |= lost;
        }
    }

    /// A message about all, with its rule.
    pub fn all_with(&mut self, step: usize, key: &str, args: Args, id: &'static str) {
        let line = self.scene.say(key, &args);
        self.all(step, vec![line], id, false);
    }

    /// A line about all, with its rule.
    pub fn all(&mut self, step: usize, said: Vec<String>, id: &'static str, loss: bool) {
        self.close();
        let plain = said.join(" ");
        let words = html! { (drawn(self.icon)) (plain) " " (words::clause::<E::Game>(id)) };
        self.lines.push(LogLine { step, seat: None, words, plain: format!("{plain} ({id})"), loss });
    }

    /// A remark in brackets after the last clause: nothing else could be chosen.
    fn note_forced(&mut self) {
        let note = say(self.scene.lang, "log-forced", &[]);
        if let Some(last) = self.draft.as_mut().and_then(|draft| draft.clauses.last_mut()) {
            *last += &format!(" ({note})");
        }
    }

    fn open(&mut self, step: usize, seat: Seat) {
        self.close();
        let (clauses, buried) = (Vec::new(), Vec::new());
        self.draft =
            Some(Draft { step, seat, clauses, buried, loss: false, by_luck: true, sealed: false, icon: self.icon });
    }

    fn close(&mut self) {
        let Some(draft) = self.draft.take() else { return };
        if draft.clauses.is_empty() {
            return;
        }
        let told = draft.clauses.join(", ");
        let subject = words::subject(self.scene, draft.seat);
        if draft.sealed {
            self.sealed.push(self.lines.len());
        }
        self.lines.push(LogLine {
            step: draft.step,
            seat: Some(draft.seat),
            words: html! { (drawn(draft.icon)) b { (subject) } " " (told) "." },
            plain: format!("{subject} {told}."),
            loss: draft.loss,
        });
    }

    /// Numbers that were sealed.
    pub fn opened(&mut self, step: usize, key: &str, cubes: &PerSeat<u8>, id: &'static str) {
        self.open_sealed();
        self.all_with(step, key, vec![("list", words::counted(self.scene, cubes).into())], id);
    }

    /// Who has chosen is told again by what was chosen.
    fn open_sealed(&mut self) {
        self.close();
        let sealed = std::mem::take(&mut self.sealed);
        let mut index = 0;
        self.lines.retain(|_| {
            index += 1;
            !sealed.contains(&(index - 1))
        });
    }

    /// A card is played from somewhere, as messages choose by it; one of the hand goes on with the same line.
    pub fn played(
        &mut self,
        step: usize,
        seat: Seat,
        (card, from): (E::Card, &'static str),
        of: Option<Seat>,
        key: &str,
    ) {
        let [who, name] = words::who(self.scene, Colour::Seat(of.unwrap_or(seat)));
        let card = cards::name::<E>(self.scene.lang, card);
        let args = vec![("from", from.into()), ("card", card.into()), who, name];
        match from {
            "hand" => self.clause(step, seat, key, args),
            _ => self.act(step, seat, key, args),
        }
    }

    /// Points beside landings, why, and the rule that gives or takes them.
    pub fn scored(&mut self, step: usize, key: &str, (seat, points): (Seat, u8), why: &'static str, id: &'static str) {
        let args = [
            ("subject", words::subject(self.scene, seat).into()),
            ("you", words::yes(self.scene.is_you(seat))),
            ("points", words::points(self.scene.lang, points.into()).into()),
            ("why", why.into()),
        ];
        let line = self.scene.say(key, &args);
        self.all(step, vec![line], id, why == "woe" && self.scene.is_you(seat));
    }

    /// An event is revealed: what it does, and what it shows.
    pub fn revealed(
        &mut self,
        step: usize,
        key: &str,
        (event, effect): (String, String),
        (neutrals, kind): (u8, VoteKind),
        id: &'static str,
    ) {
        let args = vec![
            ("event", event.into()),
            ("effect", effect.into()),
            ("neutrals", words::neutrals(self.scene.lang, neutrals).into()),
            ("kind", kind.name().into()),
        ];
        self.all_with(step, key, args, id);
    }

    /// Where neutrals board, one after another.
    pub fn neutrals_board(&self, boarded: impl Iterator<Item = Berth>) -> String {
        let lang = self.scene.lang;
        let mut ships: Vec<(Berth, u8)> = Vec::new();
        for ship in boarded {
            match ships.iter_mut().find(|(other, _)| *other == ship) {
                Some((_, count)) => *count += 1,
                None => ships.push((ship, 1)),
            }
        }
        let list: Vec<String> = ships
            .into_iter()
            .map(|(ship, count)| format!("{} {count}", words::ship(lang, &self.facts.council.harbour, ship)))
            .collect();
        say(lang, "fleet-log-neutrals", &[("list", list.join(", ").into())])
    }

    /// What comes back from the Senate, if anything does.
    pub fn senate_back(&self, senate: &PerSeat<u8>) -> Option<String> {
        let any = senate.iter().any(|(_, &cubes)| cubes > 0);
        let list = words::scored(self.scene, senate);
        any.then(|| say(self.scene.lang, "fleet-log-from-senate", &[("list", list.into())]))
    }
}

/// An icon before a line: the words say the same.
fn drawn(icon: Option<&str>) -> Markup {
    html! { @if let Some(id) = icon { (art::icon(id)) " " } }
}
