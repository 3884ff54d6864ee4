//! What happened, one line for each act: who and what, in the present tense.

use engine::{PerSeat, Seat};
use game_doom::{Berth, Card, Colour, Doom, Event, EventCard, Faction, PointReason, Source, View, VoteKind};

use super::{art, words};
use crate::l10n::{join_names, say};
use ui::picture::{LogLine, Scene};
use ui::table::LogEntry;
use ui_fleet::log::{Landing, Lines};

/// The log of these entries.
pub(super) fn log(view: &View, entries: &[LogEntry<Doom>], scene: &Scene<'_, Doom>) -> Vec<LogLine> {
    let opening = entries.first().is_some_and(|entry| entry.step == 1);
    let mut writer =
        Writer { view, scene, lines: Lines::new(scene, &view.table.council.harbour), opening, wrath: false };
    for entry in entries {
        if entry.seat.is_some() {
            writer.lines.acts();
        }
        let mut rest = &entry.events[..];
        while let Some(event) = rest.first() {
            writer.lines.icon = icon_of(event, view);
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
            writer.lines.by_luck(entry.seat.is_none());
        }
    }
    writer.lines.finish()
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    lines: Lines<'a, Doom>,
    /// The first refugees are placed.
    opening: bool,
    /// Ships are sent home by an event, not by a card.
    wrath: bool,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize, forced: bool) {
        let lang = self.scene.lang;
        let lines = &mut self.lines;
        match *event {
            Event::MarkersPlaced { seats } => lines.markers(step, &seats, "DA-2.10"),
            Event::Drawn { seat, count, cards } => {
                let known: Vec<String> = cards.as_slice().iter().map(|&card| words::card(lang, card)).collect();
                lines.drawn(step, seat, count, &known);
            }
            Event::SpecialsDrawn { seat, count, cards } => lines.specials_drawn(step, seat, count, cards.as_slice()),
            Event::SpecialTaken { seat, special } => {
                let args = vec![("special", words::special(lang, special).into())];
                lines.clause(step, seat, "da-log-special-taken", args);
            }
            Event::Displayed { special } => {
                let args = vec![("special", words::special(lang, special).into())];
                lines.all_with(step, "da-log-displayed", args, "DA-13.5.2");
            }
            Event::Reshuffled { politics } => lines.reshuffled(step, politics, ["DA-R33", "DA-R34"]),
            Event::RoundBegan { round, vote } => {
                (self.opening, self.wrath) = (false, false);
                let args = vec![("round", round.into()), ("kind", words::vote_key(vote).into())];
                lines.all_with(step, "da-log-round", args, "DA-5.4");
            }
            Event::Committed { seat } => lines.committed(step, seat),
            Event::SenateOpened { cubes } => lines.opened(step, "fleet-log-senate", &cubes, "DA-3.2"),
            Event::BidsOpened { cubes } => lines.opened(step, "fleet-log-bids", &cubes, "DA-5.9"),
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
            // DA-8.1, ruling DA-R47.
            Event::Buried { seat, card } => lines.buried(step, seat, card.map(|card| words::card(lang, card))),
            Event::PlusTurned { factions } => self.plus(step, factions),
            Event::RowsOpened => lines.rows(step, "DA-5.2"),
            Event::VoteBegan { slot, kind } => {
                let args = vec![("slot", (slot + 1).into()), ("kind", words::vote_key(kind).into())];
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
            Event::Declared { seat, cubes } => lines.declared(step, seat, cubes),
            Event::CardTurned { seat, card } => {
                lines.act(step, seat, "fleet-log-turned", vec![("card", words::card(lang, card).into())]);
            }
            Event::Ranked { ranking, entitled } => lines.ranked(step, &ranking, entitled, "DA-5.6"),
            Event::ActsFirst { seat } => lines.act(step, seat, "da-log-acts-first", vec![]),
            Event::Played { seat, card, source, from, empathy } => {
                self.played(step, seat, card, (source, from), empathy)
            }
            Event::Declined { seat } => lines.act(step, seat, "fleet-log-declined", vec![]),
            Event::SpecialPlayed { seat, special } => lines.special_played(step, seat, special),
            Event::Boarded { seat, ship, seated, hold } => {
                if self.opening {
                    lines.close();
                }
                lines.boarded(step, seat, ship, (seated, hold));
            }
            Event::ThrownOff { seat, colour, ship } => lines.thrown_off(step, seat, colour, ship),
            Event::Exchanged { seat, ship } => lines.exchanged(step, seat, ship),
            Event::Targeted { seat, card: _, ship } => lines.targeted(step, seat, ship),
            Event::Expelled { seat, target, cubes } => lines.expelled(step, seat, target, cubes),
            Event::SentHome { ship, aboard } => {
                lines.sent_home(step, ship, &aboard, if self.wrath { "DA-12.4" } else { "DA-10.8" });
            }
            Event::Sailed { ship, mover } => lines.sailed(step, ship, mover, "DA-9.9"),
            Event::Landed { ship, mover, aboard, premium, allied, points } => {
                let premium = premium.then(|| words::card(lang, Card::Royal));
                let tables = self.view.table.components().tables();
                lines.landed(step, &Landing { ship, mover, aboard, premium, allied, points, tables }, "DA-9.5");
            }
            Event::ArkNeutral { ship } => lines.ark_neutral(step, ship, "DA-9.12"),
            Event::Refunded { seat, cubes } => {
                let strategos = words::faction(lang, Faction::Strategos);
                let args = vec![("cubes", words::cubes(lang, cubes).into()), ("tile", strategos.into())];
                lines.act(step, seat, "fleet-log-refunded", args);
            }
            Event::Scored { seat, points, why } => self.scored(step, seat, points, why),
            Event::EventRevealed { event } => {
                self.wrath = event == EventCard::Wrath;
                self.revealed(step, event);
            }
            Event::NextEventSeen { event } => {
                let args = vec![("event", words::event(lang, event).into())];
                lines.all_with(step, "da-log-next-event", args, "DA-13.5.1");
            }
            Event::DoomPutBack { .. } => lines.all_with(step, "da-log-put-back", vec![], "DA-R3"),
            Event::MarkerRemoved { left } => {
                lines.all_with(step, "fleet-log-marker", vec![("left", left.into())], "DA-12.2");
            }
            Event::Upgraded { ship } => {
                let kind = self.view.table.council.harbour.ship(ship).kind;
                lines.upgraded(step, ship, words::ship_power(lang, kind), words::ship_clause(kind));
            }
            Event::NeutralBoarded { .. } => self.neutrals(step, &[*event]),
            Event::StoppedPlacing { seat } => lines.act(step, seat, "fleet-log-stopped", vec![]),
            Event::CleanedUp { senate, factions_kept } => self.cleaned_up(step, &senate, factions_kept),
            Event::Ended => lines.all_with(step, "fleet-log-ended", vec![], "DA-7.1"),
            // DA-7.2, DA-7.3.
            Event::SpecialsShown { seat, points } => {
                let over = self.view.table.is_over();
                let total = |seat: Seat| over.then(|| super::scores::score(self.view, seat).total);
                lines.shown(step, (seat, points), total, "DA-7.3");
            }
        }
        if forced && is_choice(event) {
            self.lines.note_forced();
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
            self.lines.all_with(step, "da-log-plus", vec![("factions", names.join(", ").into())], "DA-4.10");
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
            Source::Hand(_) => self.lines.clause(step, seat, key, args),
            _ => self.lines.act(step, seat, key, args),
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
        let lang = self.scene.lang;
        let args = [
            ("subject", words::subject(self.scene, seat).into()),
            ("you", words::yes(self.scene.is_you(seat))),
            ("points", words::points(lang, points.into()).into()),
            ("why", why.into()),
        ];
        let line = say(lang, "da-log-scored", &args);
        self.lines.all(step, vec![line], id, why == "woe" && self.scene.is_you(seat));
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
        self.lines.all(step, vec![line], words::event_clause(event), false);
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
        let boarded = |event: &Event| match *event {
            Event::NeutralBoarded { ship, instead_of } => Some((ship, instead_of)),
            _ => None,
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
        Event::Upgraded { ship } => art::power_icon(view.table.council.harbour.ship(ship).kind),
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
