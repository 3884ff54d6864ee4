//! What happened, one line for each act: who and what, in the present tense. A landing explains itself.

use engine::{PerSeat, Seat, SeatSet};
use game_doom::{
    Aboard, Berth, COLOURS, Card, Colour, Doom, Event, EventCard, Faction, PointReason, Source, Special, View, VoteKind,
};
use maud::{Markup, html};

use super::prompt::clause;
use super::{art, words};
use crate::l10n::{Value, join_names, say};
use crate::picture::{LogLine, Scene};
use crate::table::LogEntry;

type Args = Vec<(&'static str, Value<'static>)>;

/// A line being written: clauses about one subject.
struct Draft {
    step: usize,
    seat: Seat,
    clauses: Vec<String>,
    /// Cards discarded face down so far: told together.
    buried: Vec<Option<Card>>,
    loss: bool,
    /// Nobody has acted in it.
    by_luck: bool,
    /// It says only that somebody has chosen in secret.
    sealed: bool,
    icon: Option<&'static str>,
}

/// The log of these entries.
pub(super) fn log(view: &View, entries: &[LogEntry<Doom>], scene: &Scene<'_, Doom>) -> Vec<LogLine> {
    let opening = entries.first().is_some_and(|entry| entry.step == 1);
    let mut writer =
        Writer { view, scene, lines: Vec::new(), sealed: Vec::new(), draft: None, opening, icon: None, wrath: false };
    for entry in entries {
        // What luck gave is a line of its own.
        if entry.seat.is_some() && writer.draft.as_ref().is_some_and(|draft| draft.by_luck) {
            writer.close();
        }
        let mut rest = &entry.events[..];
        while let Some(event) = rest.first() {
            writer.icon = icon_of(event, view);
            let boarded = rest.iter().take_while(|event| matches!(event, Event::NeutralBoarded { .. })).count();
            if boarded > 0 {
                writer.neutrals(entry.step, &rest[..boarded]);
                rest = &rest[boarded..];
                continue;
            }
            if let [Event::EventRevealed { event }, Event::MarkerRemoved { left: 0 }, ..] = rest {
                writer.revealed_last(entry.step, *event);
            } else {
                writer.event(event, entry.step, entry.forced);
            }
            rest = &rest[1..];
            if let Some(draft) = &mut writer.draft {
                draft.by_luck &= entry.seat.is_none();
            }
        }
    }
    writer.close();
    writer.lines
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    lines: Vec<LogLine>,
    /// The lines that say only that somebody has chosen in secret: gone when the choices are opened.
    sealed: Vec<usize>,
    draft: Option<Draft>,
    /// The first refugees are placed.
    opening: bool,
    /// The icon of what is being told.
    icon: Option<&'static str>,
    /// Ships are sent home by an event, not by a card.
    wrath: bool,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize, forced: bool) {
        let lang = self.scene.lang;
        match *event {
            Event::MarkersPlaced { seats } => {
                let names: Vec<String> = seats.as_slice().iter().map(|&seat| words::name(self.scene, seat)).collect();
                self.all_with(step, "da-log-markers", vec![("names", names.join(", ").into())], "DA-2.10");
            }
            Event::Drawn { seat, count, cards } => {
                let known: Vec<String> = cards.as_slice().iter().map(|&card| words::card(lang, card)).collect();
                self.drawn(
                    step,
                    seat,
                    ("da-log-drawn", "da-log-drawn-known"),
                    words::politics_cards(lang, count),
                    &known,
                );
            }
            Event::SpecialsDrawn { seat, count, cards } => {
                let known: Vec<String> = cards.as_slice().iter().map(|&card| words::special(lang, card)).collect();
                self.drawn(
                    step,
                    seat,
                    ("da-log-gained", "da-log-gained-known"),
                    words::special_cards(lang, count),
                    &known,
                );
            }
            Event::SpecialTaken { seat, special } => {
                self.clause(
                    step,
                    seat,
                    "da-log-special-taken",
                    vec![("special", words::special(lang, special).into())],
                );
            }
            Event::Displayed { special } => {
                let args = vec![("special", words::special(lang, special).into())];
                self.all_with(step, "da-log-displayed", args, "DA-13.5.2");
            }
            Event::Reshuffled { politics } => {
                let (key, id) =
                    if politics { ("da-log-reshuffled", "DA-R33") } else { ("da-log-reshuffled-special", "DA-R34") };
                self.all_with(step, key, vec![], id);
            }
            Event::RoundBegan { round, vote } => {
                (self.opening, self.wrath) = (false, false);
                let args = vec![("round", round.into()), ("kind", words::vote_key(vote).into())];
                self.all_with(step, "da-log-round", args, "DA-5.4");
            }
            Event::Committed { seat } => {
                self.act(step, seat, "da-log-committed", vec![]);
                if let Some(draft) = &mut self.draft {
                    draft.sealed = true;
                }
            }
            Event::SenateOpened { cubes } => self.opened(step, "da-log-senate", &cubes, "DA-3.2"),
            Event::BidsOpened { cubes } => self.opened(step, "da-log-bids", &cubes, "DA-5.9"),
            Event::FactionTaken { seat, faction, price } => {
                let args = vec![
                    ("faction", words::faction(lang, faction).into()),
                    ("price", price.into()),
                    ("cubes", words::cubes(lang, price).into()),
                ];
                self.act(step, seat, "da-log-faction", args);
            }
            Event::FactionPassed { seat } => self.act(step, seat, "da-log-faction-passed", vec![]),
            Event::PowerUsed { seat, faction } => self.faction(step, seat, "da-log-power", faction),
            Event::PowerSkipped { seat, faction } => self.faction(step, seat, "da-log-power-skipped", faction),
            Event::Buried { seat, card } => self.buried(step, seat, card),
            Event::PlusTurned { factions } => self.plus(step, factions),
            Event::RowsOpened => {
                self.open_sealed();
                self.all_with(step, "da-log-rows", vec![], "DA-5.2");
            }
            Event::VoteBegan { slot, kind } => {
                let args = vec![("slot", (slot + 1).into()), ("kind", words::vote_key(kind).into())];
                self.all_with(step, "da-log-vote", args, "DA-5.3");
            }
            Event::Peeked { seat, at, cubes } => {
                let [who, name] = words::who(self.scene, Colour::Seat(at));
                let mut args = vec![who, name];
                let key = match cubes {
                    Some(cubes) => {
                        args.push(("cubes", words::cubes(lang, cubes).into()));
                        "da-log-peeked-known"
                    }
                    None => "da-log-peeked",
                };
                self.act(step, seat, key, args);
            }
            Event::Forced { seat, target } => {
                self.act(step, seat, "da-log-forced", words::who(self.scene, Colour::Seat(target)).to_vec());
            }
            Event::Declared { seat, cubes } => {
                let args = vec![("number", cubes.into()), ("cubes", words::cubes(lang, cubes).into())];
                self.act(step, seat, "da-log-declared", args);
            }
            Event::CardTurned { seat, card } => {
                self.act(step, seat, "da-log-turned", vec![("card", words::card(lang, card).into())]);
            }
            Event::Ranked { ranking, entitled } => {
                let order = ranking.as_slice();
                let names: Vec<String> = order.iter().map(|&seat| words::name(self.scene, seat)).collect();
                let entitled = words::names(self.scene, order.iter().copied().take(entitled.into()));
                let args = vec![("names", names.join(", ").into()), ("entitled", entitled.into())];
                self.all_with(step, "da-log-ranked", args, "DA-5.6");
            }
            Event::ActsFirst { seat } => self.act(step, seat, "da-log-acts-first", vec![]),
            Event::Played { seat, card, source, from, empathy } => {
                self.played(step, seat, card, (source, from), empathy)
            }
            Event::Declined { seat } => self.act(step, seat, "da-log-declined", vec![]),
            Event::SpecialPlayed { seat, special } => {
                let key = if special == Special::Guardian { "da-log-guardian" } else { "da-log-special" };
                self.clause(step, seat, key, vec![("special", words::special(lang, special).into())]);
            }
            Event::Boarded { seat, ship, seated, hold } => {
                let args = vec![
                    ("refugees", words::refugees(lang, seated + hold).into()),
                    ("onto", words::ship_onto(lang, self.view.table.harbour(), ship).into()),
                    ("hold", hold.into()),
                ];
                if self.opening {
                    self.close();
                }
                self.clause(step, seat, "da-log-boarded", args);
            }
            Event::ThrownOff { seat, colour, ship } => {
                let [who, name] = words::who(self.scene, colour);
                let args = vec![who, name, ("from", words::ship_from(lang, self.view.table.harbour(), ship).into())];
                self.clause(step, seat, "da-log-thrown-off", args);
                self.loses(colour.seat().filter(|&lost| lost != seat));
            }
            Event::Exchanged { seat, ship } => self.on_ship(step, seat, "da-log-exchanged", "on", ship),
            Event::Targeted { seat, card: _, ship } => self.on_ship(step, seat, "da-log-targeted", "ship", ship),
            Event::Expelled { seat, target, cubes } => {
                let [who, name] = words::who(self.scene, Colour::Seat(target));
                self.clause(
                    step,
                    seat,
                    "da-log-expelled",
                    vec![who, name, ("cubes", words::cubes(lang, cubes).into())],
                );
                self.loses(Some(target).filter(|&lost| lost != seat));
            }
            Event::SentHome { ship, aboard } => self.sent_home(step, ship, &aboard),
            Event::Sailed { ship, mover: Some(seat) } => self.on_ship(step, seat, "da-log-sailed", "ship", ship),
            Event::Sailed { ship, mover: None } => {
                let args = vec![("ship", words::ship_subject(lang, self.view.table.harbour(), ship).into())];
                self.all_with(step, "da-log-sailed-itself", args, "DA-9.9");
            }
            Event::Landed { ship, mover, aboard, premium, allied, points } => {
                self.landed(step, ship, &Landing { mover, aboard, premium, allied, points });
            }
            Event::ArkNeutral { ship } => {
                let args = vec![("onto", words::ship_onto(lang, self.view.table.harbour(), ship).into())];
                self.all_with(step, "da-log-ark-neutral", args, "DA-9.12");
            }
            Event::Refunded { seat, cubes } => {
                self.act(step, seat, "da-log-refunded", vec![("cubes", words::cubes(lang, cubes).into())]);
            }
            Event::Scored { seat, points, why } => self.scored(step, seat, points, why),
            Event::EventRevealed { event } => {
                self.wrath = event == EventCard::Wrath;
                self.revealed(step, event);
            }
            Event::NextEventSeen { event } => {
                let args = vec![("event", words::event(lang, event).into())];
                self.all_with(step, "da-log-next-event", args, "DA-13.5.1");
            }
            Event::DoomPutBack { .. } => self.all_with(step, "da-log-put-back", vec![], "DA-R3"),
            Event::MarkerRemoved { left } => {
                self.all_with(step, "da-log-marker", vec![("left", left.into())], "DA-12.2");
            }
            Event::Upgraded { ship } => {
                let kind = self.view.table.harbour().ship(ship).kind;
                let args = vec![
                    ("ship", words::ship_subject(lang, self.view.table.harbour(), ship).into()),
                    ("power", words::ship_power(lang, kind).into()),
                ];
                self.all_with(step, "da-log-upgraded", args, words::ship_clause(kind));
            }
            Event::NeutralBoarded { .. } => self.neutrals(step, &[*event]),
            Event::StoppedPlacing { seat } => self.act(step, seat, "da-log-stopped", vec![]),
            Event::CleanedUp { senate, factions_kept } => self.cleaned_up(step, &senate, factions_kept),
            Event::Ended => self.all_with(step, "da-log-ended", vec![], "DA-7.1"),
            Event::SpecialsShown { seat, points } => self.shown(step, seat, points),
        }
        if forced && is_choice(event) {
            self.note();
        }
    }

    fn drawn(&mut self, step: usize, seat: Seat, keys: (&str, &str), count: String, known: &[String]) {
        let mut args: Args = vec![("cards", count.into())];
        if known.is_empty() {
            return self.clause(step, seat, keys.0, args);
        }
        args.push(("list", known.join(", ").into()));
        self.clause(step, seat, keys.1, args);
    }

    fn opened(&mut self, step: usize, key: &str, cubes: &PerSeat<u8>, id: &'static str) {
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

    fn faction(&mut self, step: usize, seat: Seat, key: &str, faction: Faction) {
        self.act(step, seat, key, vec![("faction", words::faction(self.scene.lang, faction).into())]);
    }

    fn on_ship(&mut self, step: usize, seat: Seat, key: &str, name: &'static str, ship: Berth) {
        let lang = self.scene.lang;
        let harbour = self.view.table.harbour();
        let words =
            if name == "on" { words::ship_on(lang, harbour, ship) } else { words::ship_the(lang, harbour, ship) };
        self.clause(step, seat, key, vec![(name, words.into())]);
    }

    /// DA-8.1, ruling DA-R47: cards discarded face down, told together; which, only to whoever discarded them.
    fn buried(&mut self, step: usize, seat: Seat, card: Option<Card>) {
        let lang = self.scene.lang;
        let mut all = match &mut self.draft {
            Some(draft) if draft.seat == seat && !draft.buried.is_empty() => {
                draft.clauses.pop();
                std::mem::take(&mut draft.buried)
            }
            _ => Vec::new(),
        };
        all.push(card);
        let mut args: Args = vec![("cards", words::politics_cards(lang, all.len() as u8).into())];
        let known: Vec<String> = all.iter().flatten().map(|&card| words::card(lang, card)).collect();
        if known.is_empty() {
            self.clause(step, seat, "da-log-buried", args);
        } else {
            args.push(("list", known.join(", ").into()));
            self.clause(step, seat, "da-log-buried-known", args);
        }
        if let Some(draft) = &mut self.draft {
            draft.buried = all;
        }
    }

    fn plus(&mut self, step: usize, factions: u8) {
        let lang = self.scene.lang;
        let names: Vec<String> = Faction::ALL
            .into_iter()
            .filter(|faction| factions >> faction.index() & 1 == 1)
            .map(|faction| words::faction(lang, faction))
            .collect();
        if !names.is_empty() {
            self.all_with(step, "da-log-plus", vec![("factions", names.join(", ").into())], "DA-4.10");
        }
    }

    /// DA-5.15 to DA-5.19: which card, and from where.
    fn played(&mut self, step: usize, seat: Seat, card: Card, (source, from): (Source, Option<Seat>), empathy: bool) {
        let from_key = match source {
            Source::Own => "own",
            Source::Borrowed => "borrowed",
            Source::Hand(_) => "hand",
        };
        let lender = from.unwrap_or(seat);
        let [who, name] = words::who(self.scene, Colour::Seat(lender));
        let args = vec![("from", from_key.into()), ("card", words::card(self.scene.lang, card).into()), who, name];
        let key = if empathy { "da-log-empathy" } else { "da-log-played" };
        match source {
            Source::Hand(_) => self.clause(step, seat, key, args),
            _ => self.act(step, seat, key, args),
        }
    }

    /// DA-10.8, DA-12.4: who loses how many.
    fn sent_home(&mut self, step: usize, ship: Berth, aboard: &Aboard) {
        let lang = self.scene.lang;
        let args = vec![
            ("ship", words::ship_subject(lang, self.view.table.harbour(), ship).into()),
            ("list", words::aboard(self.scene, aboard).into()),
        ];
        let loss = self.scene.viewer.seat().is_some_and(|seat| aboard[seat.index()] > 0);
        let line = say(lang, "da-log-sent-home", &args);
        self.all(step, vec![line], if self.wrath { "DA-12.4" } else { "DA-10.8" }, loss);
    }

    /// DA-9.4 to DA-9.8: who was aboard, who moved it, by which table, and how everybody's points come about.
    fn landed(&mut self, step: usize, ship: Berth, landing: &Landing) {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let [who, name] = match landing.mover {
            Some(mover) => words::who(self.scene, Colour::Seat(mover)),
            None => [("who", "nobody".into()), ("name", "".into())],
        };
        let args = [
            who,
            name,
            ("ship", words::ship_subject(lang, table.harbour(), ship).into()),
            ("premium", words::yes(landing.premium)),
            ("list", words::aboard(self.scene, &landing.aboard).into()),
        ];
        let mut said = vec![say(lang, "da-log-landed", &args)];
        let each: Vec<String> = landing
            .points
            .iter()
            .filter(|(_, points)| **points > 0)
            .map(|(seat, &points)| self.share(seat, points, landing))
            .collect();
        said.push(match each.is_empty() {
            true => say(lang, "da-log-landed-nobody", &[]),
            false => say(lang, "da-log-landed-points", &[("list", each.join("; ").into())]),
        });
        self.all(step, said, "DA-9.5", false);
    }

    /// "Anna +9 (6 for 3 refugees, 3 for other colours)".
    fn share(&self, seat: Seat, points: u8, landing: &Landing) -> String {
        let lang = self.scene.lang;
        let tables = self.view.table.components().tables();
        let rows = if landing.premium { &tables.premium } else { &tables.standard };
        let allied = landing.allied.contains(seat);
        let own = landing.aboard[if allied { COLOURS - 1 } else { seat.index() }];
        let mut parts = Vec::new();
        let mut rest = points;
        if own > 0 {
            let worth = rows[usize::from(own.min(5))];
            let key = if allied { "da-share-neutrals" } else { "da-share-refugees" };
            let counted = if allied { words::neutrals(lang, own) } else { words::refugees(lang, own) };
            parts.push(say(lang, key, &[("points", worth.into()), ("refugees", counted.into())]));
            let others = landing.aboard.iter().filter(|&&cubes| cubes > 0).count() as u8 - 1;
            if others > 0 {
                parts.push(say(lang, "da-share-colours", &[("points", others.into())]));
            }
            rest = rest.saturating_sub(worth + others);
        }
        if landing.mover == Some(seat) && rest > 0 {
            parts.push(say(lang, "da-share-mover", &[]));
            rest -= 1;
        }
        if rest > 0 {
            parts.push(say(lang, "da-share-ship", &[("points", rest.into())]));
        }
        format!("{} +{points} ({})", words::name(self.scene, seat), parts.join(" + "))
    }

    /// Points beside landings, and why.
    fn scored(&mut self, step: usize, seat: Seat, points: u8, why: PointReason) {
        let (why, id) = match why {
            PointReason::PlusOne => ("plus", "DA-4.7"),
            PointReason::NewLand => ("land", "DA-6.2"),
            PointReason::Senate => ("senate", "DA-6.3"),
            PointReason::Debts => ("debts", "DA-12.3"),
            PointReason::Command => ("command", "DA-12.9"),
            PointReason::Woe => ("woe", "DA-12.8"),
        };
        let lang = self.scene.lang;
        let args = [
            ("subject", words::subject(self.scene, seat).into()),
            ("you", words::yes(self.scene.is_you(seat))),
            ("points", words::points(lang, points.into()).into()),
            ("why", why.into()),
        ];
        let line = say(lang, "da-log-scored", &args);
        self.all(step, vec![line], id, why == "woe" && self.scene.is_you(seat));
    }

    /// DA-12.1: what the event does, and what it shows.
    fn revealed(&mut self, step: usize, event: EventCard) {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let face = table.components().event(event);
        let args = [
            ("event", words::event(lang, event).into()),
            ("effect", words::event_effect(lang, event, table).into()),
            ("neutrals", words::neutrals(lang, face.neutrals).into()),
            ("kind", words::vote_key(face.vote).into()),
        ];
        let line = say(lang, "da-log-event", &args);
        self.all(step, vec![line], words::event_clause(event), false);
    }

    /// DA-7.1: the third Doom; the rest of the card does not take place.
    fn revealed_last(&mut self, step: usize, event: EventCard) {
        let lang = self.scene.lang;
        let effect = words::event_effect(lang, event, &self.view.table);
        let args = vec![("event", words::event(lang, event).into()), ("effect", effect.into())];
        self.all_with(step, "da-log-event-last", args, words::event_clause(event));
    }

    /// DA-12.10, DA-13.6.1: where neutrals board, and whose seats they take.
    fn neutrals(&mut self, step: usize, events: &[Event]) {
        let lang = self.scene.lang;
        let harbour = self.view.table.harbour();
        let mut ships: Vec<(Berth, u8)> = Vec::new();
        let mut victims: Vec<String> = Vec::new();
        let mut loss = false;
        for event in events {
            let Event::NeutralBoarded { ship, instead_of } = *event else { continue };
            match ships.iter_mut().find(|(other, _)| *other == ship) {
                Some((_, count)) => *count += 1,
                None => ships.push((ship, 1)),
            }
            if let Some(victim) = instead_of {
                victims.push(words::name(self.scene, victim));
                loss |= self.scene.is_you(victim);
            }
        }
        let list: Vec<String> =
            ships.into_iter().map(|(ship, count)| format!("{} {count}", words::ship(lang, harbour, ship))).collect();
        let mut said = vec![say(lang, "da-log-neutrals", &[("list", list.join(", ").into())])];
        let id = match victims.is_empty() {
            true => "DA-12.10",
            false => {
                let names = join_names(lang, &victims);
                said.push(say(lang, "da-log-neutrals-instead", &[("names", names.into())]));
                "DA-13.6.1"
            }
        };
        self.all(step, said, id, loss);
    }

    fn cleaned_up(&mut self, step: usize, senate: &PerSeat<u8>, factions_kept: bool) {
        let lang = self.scene.lang;
        let mut said = vec![say(lang, "da-log-cleaned-up", &[("kept", words::yes(factions_kept))])];
        if senate.iter().any(|(_, &cubes)| cubes > 0) {
            said.push(say(lang, "da-log-from-senate", &[("list", words::scored(self.scene, senate).into())]));
        }
        self.all(step, said, "DA-6.6", false);
    }

    /// DA-7.2, DA-7.3: special cards, and after the last ones the totals.
    fn shown(&mut self, step: usize, seat: Seat, points: u8) {
        let lang = self.scene.lang;
        self.act(step, seat, "da-log-shown", vec![("points", words::points(lang, points.into()).into())]);
        let table = &self.view.table;
        if !table.is_over() || seat.index() + 1 < self.scene.seats.len() {
            return;
        }
        let total = |seat: Seat| super::scores::Score::of(self.view, seat).total;
        let list: Vec<String> = Seat::all(self.scene.seats.len())
            .map(|seat| format!("{} {}", words::name(self.scene, seat), total(seat)))
            .collect();
        self.all_with(step, "da-log-totals", vec![("list", list.join(", ").into())], "DA-7.3");
    }

    /// A new line about a seat.
    fn act(&mut self, step: usize, seat: Seat, key: &str, args: Args) {
        self.open(step, seat);
        self.clause(step, seat, key, args);
    }

    /// One more clause about the same seat, or a new line if the line is about another.
    fn clause(&mut self, step: usize, seat: Seat, key: &str, mut args: Args) {
        if self.draft.as_ref().is_none_or(|draft| draft.seat != seat) {
            self.open(step, seat);
        }
        args.push(("you", words::yes(self.scene.is_you(seat))));
        let clause = say(self.scene.lang, key, &args);
        if let Some(draft) = &mut self.draft {
            draft.step = step;
            draft.clauses.push(clause);
            draft.buried.clear();
        }
    }

    /// The line being written tells of a loss of this seat.
    fn loses(&mut self, seat: Option<Seat>) {
        let lost = seat.is_some_and(|seat| self.scene.is_you(seat));
        if let Some(draft) = &mut self.draft {
            draft.loss |= lost;
        }
    }

    fn all_with(&mut self, step: usize, key: &str, args: Args, id: &'static str) {
        let line = say(self.scene.lang, key, &args);
        self.all(step, vec![line], id, false);
    }

    /// A line about all, with its rule.
    fn all(&mut self, step: usize, said: Vec<String>, id: &'static str, loss: bool) {
        self.close();
        let plain = said.join(" ");
        let words = html! { (drawn(self.icon)) (plain) " " (clause(id)) };
        self.lines.push(LogLine { step, seat: None, words, plain: format!("{plain} ({id})"), loss });
    }

    /// A remark in brackets after the last clause.
    fn note(&mut self) {
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
}

/// A ship that landed.
struct Landing {
    mover: Option<Seat>,
    aboard: Aboard,
    premium: bool,
    allied: SeatSet,
    points: PerSeat<u8>,
}

/// An icon before a line: the words say the same.
fn drawn(icon: Option<&str>) -> Markup {
    html! { @if let Some(id) = icon { (art::icon(id)) " " } }
}

/// The icon of what happened.
fn icon_of(event: &Event, view: &View) -> Option<&'static str> {
    Some(match *event {
        Event::Drawn { .. } | Event::Buried { .. } => "x-cards",
        Event::SpecialsDrawn { .. } | Event::SpecialTaken { .. } | Event::Displayed { .. } => "x-special",
        Event::SpecialsShown { .. } => "x-special",
        Event::Reshuffled { .. } | Event::CleanedUp { .. } | Event::Exchanged { .. } => "x-swap",
        Event::Committed { .. } => "x-seal",
        Event::SenateOpened { .. } | Event::FactionTaken { .. } | Event::Expelled { .. } => "x-senate",
        Event::BidsOpened { .. } | Event::Declared { .. } | Event::Refunded { .. } => "x-cube",
        Event::PlusTurned { .. } => "x-plus",
        Event::RowsOpened | Event::CardTurned { .. } => "x-politics",
        Event::VoteBegan { kind, .. } => match kind {
            VoteKind::Secret => "x-secret",
            VoteKind::Open => "x-open",
        },
        Event::Played { card, .. } => art::card_icon(card),
        Event::SpecialPlayed { special, .. } => art::special_icon(special),
        Event::Boarded { .. } | Event::NeutralBoarded { .. } | Event::ArkNeutral { .. } => "x-refugee",
        Event::SentHome { .. } => "x-wave",
        Event::Sailed { .. } => "x-ship",
        Event::Landed { .. } => "x-land",
        Event::Scored { .. } | Event::Ended => "x-laurel",
        Event::EventRevealed { event } | Event::NextEventSeen { event } | Event::DoomPutBack { event } => {
            art::event_icon(event)
        }
        Event::MarkerRemoved { .. } => "x-fallen",
        Event::Upgraded { ship } => art::power_icon(view.table.harbour().ship(ship).kind),
        _ => return None,
    })
}

/// Whether an event is itself what was chosen.
fn is_choice(event: &Event) -> bool {
    matches!(
        event,
        Event::FactionTaken { .. }
            | Event::FactionPassed { .. }
            | Event::PowerSkipped { .. }
            | Event::Declared { .. }
            | Event::Declined { .. }
            | Event::Boarded { .. }
            | Event::ThrownOff { .. }
            | Event::Exchanged { .. }
            | Event::Targeted { .. }
            | Event::Sailed { .. }
    )
}
