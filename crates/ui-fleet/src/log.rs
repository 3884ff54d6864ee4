//! The log of both editions: lines about one subject, lines about all, and what both editions tell alike. A landing explains
//! itself.

use ::fleet::{Aboard, Berth, COLOURS, Colour, Harbour, Order, Special, Tables};
use engine::{Game, PerSeat, Seat, SeatSet};
use maud::{Markup, html};

use super::{art, words};
use crate::l10n::{Value, say};
use ui::picture::{LogLine, Scene};

/// The arguments of a message.
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

/// The lines of a log as they are written.
pub struct Lines<'a, G: Game> {
    pub scene: &'a Scene<'a, G>,
    harbour: &'a Harbour,
    lines: Vec<LogLine>,
    /// The lines that say only that somebody has chosen in secret: gone when the choices are opened.
    sealed: Vec<usize>,
    draft: Option<Draft>,
    /// The icon of what is being told.
    pub icon: Option<&'static str>,
}

/// A ship that landed.
pub struct Landing<'a> {
    pub ship: Berth,
    pub mover: Option<Seat>,
    pub aboard: Aboard,
    /// The name of the card that makes the premium table count, if it does.
    pub premium: Option<String>,
    pub allied: SeatSet,
    pub points: PerSeat<u8>,
    pub tables: &'a Tables,
}

impl<'a, G: Game> Lines<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>, harbour: &'a Harbour) -> Self {
        Self { scene, harbour, lines: Vec::new(), sealed: Vec::new(), draft: None, icon: None }
    }

    /// All lines.
    pub fn finish(mut self) -> Vec<LogLine> {
        self.close();
        self.lines
    }

    /// Somebody acts: what luck gave before is a line of its own.
    pub fn acts(&mut self) {
        if self.draft.as_ref().is_some_and(|draft| draft.by_luck) {
            self.close();
        }
    }

    /// The line being written tells what somebody did, not luck alone.
    pub fn by_luck(&mut self, luck: bool) {
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
        let words = html! { (drawn(self.icon)) (plain) " " (words::clause::<G>(id)) };
        self.lines.push(LogLine { step, seat: None, words, plain: format!("{plain} ({id})"), loss });
    }

    /// A remark in brackets after the last clause: nothing else could be chosen.
    pub fn note_forced(&mut self) {
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

    /// Ends the line being written.
    pub fn close(&mut self) {
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

    pub fn markers(&mut self, step: usize, seats: &Order, id: &'static str) {
        let names: Vec<String> = seats.as_slice().iter().map(|&seat| words::name(self.scene, seat)).collect();
        self.all_with(step, "fleet-log-markers", vec![("names", names.join(", ").into())], id);
    }

    /// Politics cards drawn; which, only to whoever may know.
    pub fn drawn(&mut self, step: usize, seat: Seat, count: u8, known: &[String]) {
        let cards = words::politics_cards(self.scene.lang, count);
        self.cards(step, seat, ("fleet-log-drawn", "fleet-log-drawn-known"), cards, known);
    }

    /// Special cards drawn; which, only to whoever may know.
    pub fn specials_drawn(&mut self, step: usize, seat: Seat, count: u8, known: &[Special]) {
        let lang = self.scene.lang;
        let known: Vec<String> = known.iter().map(|&special| words::special(lang, special)).collect();
        let cards = words::special_cards(lang, count);
        self.cards(step, seat, ("fleet-log-gained", "fleet-log-gained-known"), cards, &known);
    }

    fn cards(&mut self, step: usize, seat: Seat, keys: (&str, &str), count: String, known: &[String]) {
        let mut args: Args = vec![("cards", count.into())];
        if known.is_empty() {
            return self.clause(step, seat, keys.0, args);
        }
        args.push(("list", known.join(", ").into()));
        self.clause(step, seat, keys.1, args);
    }

    /// Cards discarded face down, told together; which, only to whoever discarded them.
    pub fn buried(&mut self, step: usize, seat: Seat, card: Option<String>) {
        let mut all = match &mut self.draft {
            Some(draft) if draft.seat == seat && !draft.buried.is_empty() => {
                draft.clauses.pop();
                std::mem::take(&mut draft.buried)
            }
            _ => Vec::new(),
        };
        all.push(card);
        let cards = words::politics_cards(self.scene.lang, all.len() as u8);
        let known: Vec<String> = all.iter().flatten().cloned().collect();
        self.cards(step, seat, ("fleet-log-buried", "fleet-log-buried-known"), cards, &known);
        if let Some(draft) = &mut self.draft {
            draft.buried = all;
        }
    }

    pub fn reshuffled(&mut self, step: usize, politics: bool, ids: [&'static str; 2]) {
        let key = if politics { "fleet-log-reshuffled" } else { "fleet-log-reshuffled-special" };
        self.all_with(step, key, vec![], ids[usize::from(!politics)]);
    }

    pub fn committed(&mut self, step: usize, seat: Seat) {
        self.act(step, seat, "fleet-log-committed", vec![]);
        if let Some(draft) = &mut self.draft {
            draft.sealed = true;
        }
    }

    /// Numbers that were sealed.
    pub fn opened(&mut self, step: usize, key: &str, cubes: &PerSeat<u8>, id: &'static str) {
        self.open_sealed();
        self.all_with(step, key, vec![("list", words::counted(self.scene, cubes).into())], id);
    }

    /// The rows, opened.
    pub fn rows(&mut self, step: usize, id: &'static str) {
        self.open_sealed();
        self.all_with(step, "fleet-log-rows", vec![], id);
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

    pub fn declared(&mut self, step: usize, seat: Seat, cubes: u8) {
        let args = vec![("number", cubes.into()), ("cubes", words::cubes(self.scene.lang, cubes).into())];
        self.act(step, seat, "fleet-log-declared", args);
    }

    pub fn ranked(&mut self, step: usize, ranking: &Order, entitled: u8, id: &'static str) {
        let order = ranking.as_slice();
        let names: Vec<String> = order.iter().map(|&seat| words::name(self.scene, seat)).collect();
        let entitled = words::names(self.scene, order.iter().copied().take(entitled.into()));
        let args = vec![("names", names.join(", ").into()), ("entitled", entitled.into())];
        self.all_with(step, "fleet-log-ranked", args, id);
    }

    pub fn special_played(&mut self, step: usize, seat: Seat, special: Special) {
        let key = if special == Special::Guardian { "fleet-log-guardian" } else { "fleet-log-special" };
        self.clause(step, seat, key, vec![("special", words::special(self.scene.lang, special).into())]);
    }

    pub fn boarded(&mut self, step: usize, seat: Seat, ship: Berth, (seated, hold): (u8, u8)) {
        let lang = self.scene.lang;
        let args = vec![
            ("refugees", words::refugees(lang, seated + hold).into()),
            ("onto", words::ship_onto(lang, self.harbour, ship).into()),
            ("hold", hold.into()),
        ];
        self.clause(step, seat, "fleet-log-boarded", args);
    }

    pub fn thrown_off(&mut self, step: usize, seat: Seat, colour: Colour, ship: Berth) {
        let [who, name] = match colour {
            Colour::Seat(own) if own == seat => [("who", "own".into()), ("name", "".into())],
            _ => words::who(self.scene, colour),
        };
        let args = vec![who, name, ("from", words::ship_from(self.scene.lang, self.harbour, ship).into())];
        self.clause(step, seat, "fleet-log-thrown-off", args);
        self.loses(colour.seat().filter(|&lost| lost != seat));
    }

    pub fn exchanged(&mut self, step: usize, seat: Seat, ship: Berth) {
        let on = words::ship_on(self.scene.lang, self.harbour, ship);
        self.clause(step, seat, "fleet-log-exchanged", vec![("on", on.into())]);
    }

    pub fn targeted(&mut self, step: usize, seat: Seat, ship: Berth) {
        let the = words::ship_the(self.scene.lang, self.harbour, ship);
        self.clause(step, seat, "fleet-log-targeted", vec![("ship", the.into())]);
    }

    pub fn expelled(&mut self, step: usize, seat: Seat, target: Seat, cubes: u8) {
        let [who, name] = words::who(self.scene, Colour::Seat(target));
        let args = vec![who, name, ("cubes", words::cubes(self.scene.lang, cubes).into())];
        self.clause(step, seat, "fleet-log-expelled", args);
        self.loses(Some(target).filter(|&lost| lost != seat));
    }

    /// Who loses how many.
    pub fn sent_home(&mut self, step: usize, ship: Berth, aboard: &Aboard, id: &'static str) {
        let lang = self.scene.lang;
        let args = [
            ("ship", words::ship_subject(lang, self.harbour, ship).into()),
            ("list", words::aboard(self.scene, aboard).into()),
        ];
        let loss = self.scene.viewer.seat().is_some_and(|seat| aboard[seat.index()] > 0);
        let line = say(lang, "fleet-log-sent-home", &args);
        self.all(step, vec![line], id, loss);
    }

    /// A ship left the port: moved by somebody, or by itself.
    pub fn sailed(&mut self, step: usize, ship: Berth, mover: Option<Seat>, id: &'static str) {
        let lang = self.scene.lang;
        match mover {
            Some(seat) => {
                let the = words::ship_the(lang, self.harbour, ship);
                self.clause(step, seat, "fleet-log-sailed", vec![("ship", the.into())]);
            }
            None => {
                let args = vec![("ship", words::ship_subject(lang, self.harbour, ship).into())];
                self.all_with(step, "fleet-log-sailed-itself", args, id);
            }
        }
    }

    /// Who was aboard, who moved it, by which table, and how everybody's points come about.
    pub fn landed(&mut self, step: usize, landing: &Landing<'_>, id: &'static str) {
        let lang = self.scene.lang;
        let [who, name] = match landing.mover {
            Some(mover) => words::who(self.scene, Colour::Seat(mover)),
            None => [("who", "nobody".into()), ("name", "".into())],
        };
        let args = [
            who,
            name,
            ("ship", words::ship_subject(lang, self.harbour, landing.ship).into()),
            ("premium", words::yes(landing.premium.is_some())),
            ("card", landing.premium.clone().unwrap_or_default().into()),
            ("list", words::aboard(self.scene, &landing.aboard).into()),
        ];
        let mut said = vec![say(lang, "fleet-log-landed", &args)];
        let each: Vec<String> = landing
            .points
            .iter()
            .filter(|(_, points)| **points > 0)
            .map(|(seat, &points)| self.share(seat, points, landing))
            .collect();
        said.push(match each.is_empty() {
            true => say(lang, "fleet-log-landed-nobody", &[]),
            false => say(lang, "fleet-log-landed-points", &[("list", each.join("; ").into())]),
        });
        self.all(step, said, id, false);
    }

    /// "Anna +9 (6 for 3 refugees + 3 for other colours)".
    fn share(&self, seat: Seat, points: u8, landing: &Landing<'_>) -> String {
        let lang = self.scene.lang;
        let rows = if landing.premium.is_some() { &landing.tables.premium } else { &landing.tables.standard };
        let allied = landing.allied.contains(seat);
        let own = landing.aboard[if allied { COLOURS - 1 } else { seat.index() }];
        let mut parts = Vec::new();
        let mut rest = points;
        if own > 0 {
            let worth = rows[usize::from(own.min(5))];
            let key = if allied { "fleet-share-neutrals" } else { "fleet-share-refugees" };
            let counted = if allied { words::neutrals(lang, own) } else { words::refugees(lang, own) };
            parts.push(say(lang, key, &[("points", worth.into()), ("refugees", counted.into())]));
            let others = landing.aboard.iter().filter(|&&cubes| cubes > 0).count() as u8 - 1;
            if others > 0 {
                parts.push(say(lang, "fleet-share-colours", &[("points", others.into())]));
            }
            rest = rest.saturating_sub(worth + others);
        }
        if landing.mover == Some(seat) && rest > 0 {
            parts.push(say(lang, "fleet-share-mover", &[]));
            rest -= 1;
        }
        if rest > 0 {
            parts.push(say(lang, "fleet-share-ship", &[("points", rest.into())]));
        }
        format!("{} +{points} ({})", words::name(self.scene, seat), parts.join(" + "))
    }

    /// A neutral takes its seat on the upgraded Ark.
    pub fn ark_neutral(&mut self, step: usize, ship: Berth, id: &'static str) {
        let args = vec![("onto", words::ship_onto(self.scene.lang, self.harbour, ship).into())];
        self.all_with(step, "fleet-log-ark-neutral", args, id);
    }

    /// A ship is another one now, with this power.
    pub fn upgraded(&mut self, step: usize, ship: Berth, power: String, id: &'static str) {
        let args =
            vec![("ship", words::ship_subject(self.scene.lang, self.harbour, ship).into()), ("power", power.into())];
        self.all_with(step, "fleet-log-upgraded", args, id);
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
            .map(|(ship, count)| format!("{} {count}", words::ship(lang, self.harbour, ship)))
            .collect();
        say(lang, "fleet-log-neutrals", &[("list", list.join(", ").into())])
    }

    /// What comes back from the Senate, if anything does.
    pub fn senate_back(&self, senate: &PerSeat<u8>) -> Option<String> {
        let any = senate.iter().any(|(_, &cubes)| cubes > 0);
        let list = words::scored(self.scene, senate);
        any.then(|| say(self.scene.lang, "fleet-log-from-senate", &[("list", list.into())]))
    }

    /// Special cards at the end, and after the last ones the totals.
    pub fn shown(
        &mut self,
        step: usize,
        (seat, points): (Seat, u8),
        total: impl Fn(Seat) -> Option<i32>,
        id: &'static str,
    ) {
        let points = words::points(self.scene.lang, points.into());
        self.act(step, seat, "fleet-log-shown", vec![("points", points.into())]);
        if seat.index() + 1 < self.scene.seats.len() {
            return;
        }
        let list: Vec<String> = Seat::all(self.scene.seats.len())
            .filter_map(|seat| Some(format!("{} {}", words::name(self.scene, seat), total(seat)?)))
            .collect();
        if !list.is_empty() {
            self.all_with(step, "fleet-log-totals", vec![("list", list.join(", ").into())], id);
        }
    }
}

/// An icon before a line: the words say the same.
fn drawn(icon: Option<&str>) -> Markup {
    html! { @if let Some(id) = icon { (art::icon(id)) " " } }
}
