//! What happened, one line for each act: who and what, in the present tense.

use engine::{KindSet, PerSeat, Seat, variants};
use fleet::Event as Shared;
use game_doom::{Berth, Colour, Doom, Event, EventCard, Faction, PointReason, View, VoteKind};

use super::{Face, art, words};
use crate::l10n::{join_names, say};
use ui::picture::{LogLine, Scene};
use ui::table::LogEntry;
use ui_fleet::log::{Clauses, Lines, Teller, is_choice};

static CLAUSES: Clauses = Clauses {
    markers: "DA-2.10",
    reshuffled: ["DA-R33", "DA-R34"],
    bids: "DA-5.9",
    rows: "DA-5.2",
    ranked: "DA-5.6",
    sent_home: ["DA-10.8", "DA-12.4"],
    sailed: "DA-9.9",
    landed: "DA-9.5",
    ark_neutral: "DA-9.12",
    marker_removed: "DA-12.2",
    ended: "DA-7.1",
    totals: "DA-7.3",
    ship: words::ship_clause,
};

pub(super) fn log(view: &View, entries: &[LogEntry<Doom>], scene: &Scene<'_, Doom>) -> Vec<LogLine> {
    let lines = Lines::new(view, scene, entries, &CLAUSES, words::faction(scene.lang, Faction::Strategos));
    let mut writer = Writer { view, scene, lines };
    writer.tell_all(entries);
    writer.lines.finish()
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    lines: Lines<'a, Face>,
}

impl<'a> Teller<'a, Face> for Writer<'a> {
    fn lines(&mut self) -> &mut Lines<'a, Face> {
        &mut self.lines
    }

    fn icon(&self, event: &Event) -> Option<&'static str> {
        Some(match *event {
            Event::Fleet(ref shared) => return self.lines.icon_of(shared),
            Event::SpecialTaken { .. } | Event::Displayed { .. } => "x-special",
            Event::CleanedUp { .. } => "x-swap",
            Event::SenateOpened { .. } | Event::FactionTaken { .. } => "x-senate",
            Event::PlusTurned { .. } => "x-plus",
            Event::VoteBegan { kind: VoteKind::Secret, .. } => "x-secret",
            Event::VoteBegan { kind: VoteKind::Open, .. } => "x-open",
            Event::Played { card, .. } => art::card_icon(card),
            Event::NeutralBoarded { .. } => "x-refugee",
            Event::Scored { .. } => "x-laurel",
            Event::EventRevealed { event } | Event::NextEventSeen { event } | Event::DoomPutBack { event } => {
                art::event_icon(event)
            }
            variants!(Event: RoundBegan FactionPassed PowerUsed PowerSkipped Peeked Forced ActsFirst) => return None,
        })
    }

    fn tell(&mut self, events: &[Event], step: usize) -> usize {
        let boarded = events.iter().take_while(|event| matches!(event, Event::NeutralBoarded { .. })).count();
        if boarded > 0 {
            self.neutrals(step, &events[..boarded]);
            return boarded;
        }
        if let [Event::EventRevealed { event }, Event::Fleet(Shared::MarkerRemoved { left: 0 }), ..] = events {
            self.revealed_last(step, *event);
            return 1;
        }
        self.event(&events[0], step);
        1
    }

    fn is_choice(event: &Event) -> bool {
        match event {
            Event::Fleet(shared) => is_choice(shared),
            variants!(Event: FactionTaken FactionPassed PowerSkipped) => true,
            variants!(Event:
                SpecialTaken Displayed RoundBegan SenateOpened PowerUsed PlusTurned VoteBegan Peeked Forced ActsFirst
                Played Scored EventRevealed NextEventSeen DoomPutBack NeutralBoarded CleanedUp
            ) => false,
        }
    }
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize) {
        let lang = self.scene.lang;
        let lines = &mut self.lines;
        match *event {
            Event::Fleet(shared) => lines.event(&shared, step),
            Event::SpecialTaken { seat, special } => {
                let args = vec![("special", words::special(lang, special).into())];
                lines.clause(step, seat, "da-log-special-taken", args);
            }
            Event::Displayed { special } => {
                let args = vec![("special", words::special(lang, special).into())];
                lines.all_with(step, "da-log-displayed", args, "DA-13.5.2");
            }
            Event::RoundBegan { round, vote } => {
                (lines.opening, lines.wrath) = (false, false);
                let args = vec![("round", round.into()), ("kind", vote.name().into())];
                lines.all_with(step, "da-log-round", args, "DA-5.4");
            }
            Event::SenateOpened { cubes } => lines.opened(step, "fleet-log-senate", &cubes, "DA-3.2"),
            Event::FactionTaken { seat, faction, price } => {
                let args = vec![
                    ("faction", words::faction(lang, faction).into()),
                    ("price", price.into()),
                    ("cubes", words::cubes(lang, price).into()),
                ];
                lines.act(step, seat, "da-log-faction", args);
            }
            Event::FactionPassed { seat } => lines.act(step, seat, "da-log-faction-passed", vec![]),
            Event::PowerUsed { seat, faction } => {
                lines.act(step, seat, "fleet-log-power", vec![("tile", words::faction(lang, faction).into())]);
            }
            Event::PowerSkipped { seat, faction } => {
                lines.act(step, seat, "fleet-log-power-skipped", vec![("tile", words::faction(lang, faction).into())]);
            }
            Event::PlusTurned { factions } => self.plus(step, factions),
            Event::VoteBegan { slot, kind } => {
                let args = vec![("slot", (slot + 1).into()), ("kind", kind.name().into())];
                lines.all_with(step, "da-log-vote", args, "DA-5.3");
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
                lines.act(step, seat, key, args);
            }
            Event::Forced { seat, target } => {
                lines.act(step, seat, "da-log-forced", words::who(self.scene, Colour::Seat(target)).to_vec());
            }
            Event::ActsFirst { seat } => lines.act(step, seat, "da-log-acts-first", vec![]),
            Event::Played { seat, card, source, from, empathy } => {
                let key = if empathy { "da-log-empathy" } else { "da-log-played" };
                lines.played(step, seat, (card, words::source_key(source)), from, key);
            }
            Event::Scored { seat, points, why } => self.scored(step, seat, points, why),
            Event::EventRevealed { event } => {
                lines.wrath = event == EventCard::Wrath;
                self.revealed(step, event);
            }
            Event::NextEventSeen { event } => {
                let args = vec![("event", words::event(lang, event).into())];
                lines.all_with(step, "da-log-next-event", args, "DA-13.5.1");
            }
            Event::DoomPutBack { .. } => lines.all_with(step, "da-log-put-back", vec![], "DA-R3"),
            Event::NeutralBoarded { .. } => self.neutrals(step, &[*event]),
            Event::CleanedUp { senate, factions_kept } => self.cleaned_up(step, &senate, factions_kept),
        }
    }

    fn plus(&mut self, step: usize, factions: KindSet<Faction>) {
        let lang = self.scene.lang;
        let names: Vec<String> = factions.iter().map(|faction| words::faction(lang, faction)).collect();
        if !names.is_empty() {
            self.lines.all_with(step, "da-log-plus", vec![("factions", names.join(", ").into())], "DA-4.10");
        }
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
        self.lines.scored(step, "da-log-scored", (seat, points), why, id);
    }

    /// DA-12.1: what the event does, and what it shows.
    fn revealed(&mut self, step: usize, event: EventCard) {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let face = table.components().event(event);
        let words = (words::event(lang, event), words::event_effect(lang, event, table));
        self.lines.revealed(step, "da-log-event", words, (face.neutrals, face.vote), words::event_clause(event));
    }

    /// DA-7.1: the third Doom; the rest of the card does not take place.
    fn revealed_last(&mut self, step: usize, event: EventCard) {
        let lang = self.scene.lang;
        let effect = words::event_effect(lang, event, &self.view.table);
        let args = vec![("event", words::event(lang, event).into()), ("effect", effect.into())];
        self.lines.all_with(step, "da-log-event-last", args, words::event_clause(event));
    }

    /// DA-12.10, DA-13.6.1: where neutrals board, and whose seats they take.
    fn neutrals(&mut self, step: usize, events: &[Event]) {
        let boarded = |event: &Event| {
            if let Event::NeutralBoarded { ship, instead_of } = *event { Some((ship, instead_of)) } else { None }
        };
        let boarded: Vec<(Berth, Option<Seat>)> = events.iter().filter_map(boarded).collect();
        let mut said = vec![self.lines.neutrals_board(boarded.iter().map(|(ship, _)| *ship))];
        let victims: Vec<Seat> = boarded.iter().filter_map(|(_, victim)| *victim).collect();
        if victims.is_empty() {
            return self.lines.all(step, said, "DA-12.10", false);
        }
        let names: Vec<String> = victims.iter().map(|&victim| words::name(self.scene, victim)).collect();
        let names = join_names(self.scene.lang, &names);
        said.push(say(self.scene.lang, "da-log-neutrals-instead", &[("names", names.into())]));
        let loss = victims.iter().any(|&victim| self.scene.is_you(victim));
        self.lines.all(step, said, "DA-13.6.1", loss);
    }

    fn cleaned_up(&mut self, step: usize, senate: &PerSeat<u8>, factions_kept: bool) {
        let mut said = vec![say(self.scene.lang, "da-log-cleaned-up", &[("kept", words::yes(factions_kept))])];
        said.extend(self.lines.senate_back(senate));
        self.lines.all(step, said, "DA-6.6", false);
    }
}
