//! What happened, one line for each act: who and what, in the present tense.

use engine::{PerSeat, Seat};
use game_last_days::{
    AuctionKind, Berth, Card, Colour, Event, EventCard, LastDays, PointReason, Senator, Source, View, Zone,
};

use super::{art, words};

use crate::l10n::say;
use ui::picture::{LogLine, Scene};
use ui::table::LogEntry;
use ui_fleet::log::{Landing, Lines};

/// The log of these entries.
pub(super) fn log(view: &View, entries: &[LogEntry<LastDays>], scene: &Scene<'_, LastDays>) -> Vec<LogLine> {
    let opening = entries.first().is_some_and(|entry| entry.step == 1);
    let lines = Lines::new(scene, &view.table.council.harbour);
    let mut writer = Writer { view, scene, lines, opening, wrath: false, losing: None, to_act: None };
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
            writer.event(event, entry.step, entry.forced);
            rest = &rest[1..];
            writer.lines.by_luck(entry.seat.is_none());
        }
    }
    writer.lines.finish()
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, LastDays>,
    lines: Lines<'a, LastDays>,
    /// The first refugees are placed.
    opening: bool,
    /// Ships are sent home by an event, not by a card.
    wrath: bool,
    /// Who removes cubes for good: told in one line.
    losing: Option<Seat>,
    /// How many entitled players have not acted in the auction under way, as far as these entries tell.
    to_act: Option<u8>,
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize, forced: bool) {
        let lang = self.scene.lang;
        let losing = self.losing.take();
        let lines = &mut self.lines;
        match *event {
            Event::EventRevealed { event } => {
                self.wrath = false;
                self.revealed(step, event);
            }
            Event::MarkersPlaced { seats } => lines.markers(step, &seats, "LD-2.9"),
            Event::Drawn { seat, count, cards } => {
                let known: Vec<String> = cards.as_slice().iter().map(|&card| words::card(lang, card)).collect();
                lines.drawn(step, seat, count, &known);
            }
            Event::SpecialsDrawn { seat, count, cards } => lines.specials_drawn(step, seat, count, cards.as_slice()),
            Event::Reshuffled { politics } => lines.reshuffled(step, politics, ["LD-R30", "LD-R31"]),
            Event::RoundBegan { round, auction, event } => {
                (self.opening, self.wrath) = (false, false);
                let ongoing = words::event_ongoing(lang, event);
                let args = [
                    ("round", round.into()),
                    ("kind", words::auction_key(auction).into()),
                    ("event", words::event(lang, event).into()),
                ];
                let said = [Some(say(lang, "ld-log-round", &args)), ongoing];
                lines.all(step, said.into_iter().flatten().collect(), "LD-5.4", false);
            }
            Event::Committed { seat } => lines.committed(step, seat),
            Event::InfluenceOpened { cubes } => lines.opened(step, "fleet-log-senate", &cubes, "LD-3.2"),
            Event::BidsOpened { cubes } => lines.opened(step, "fleet-log-bids", &cubes, "LD-5.8"),
            Event::GodsLaid { cards } => {
                let cards: Vec<String> = cards.as_slice().iter().map(|&card| words::card(lang, card)).collect();
                lines.all_with(step, "ld-log-gods", vec![("cards", cards.join(", ").into())], "LD-12.9");
            }
            Event::SenatorTaken { seat, senator } => self.senator(step, seat, "ld-log-senator", senator),
            Event::PowerUsed { seat, senator } => self.power(step, seat, "fleet-log-power", senator),
            Event::PowerSkipped { seat, senator } => self.power(step, seat, "fleet-log-power-skipped", senator),
            // LD-8.1.
            Event::Buried { seat, card } => lines.buried(step, seat, card.map(|card| words::card(lang, card))),
            Event::BonusPlaced { senators } => self.bonus(step, senators),
            Event::RowsOpened => lines.rows(step, "LD-5.2"),
            Event::AuctionBegan { slot, kind } => {
                let args = vec![("slot", (slot + 1).into()), ("kind", words::auction_key(kind).into())];
                lines.all_with(step, "ld-log-auction", args, "LD-5.3");
            }
            Event::Declared { seat, cubes } => lines.declared(step, seat, cubes),
            Event::CardTurned { seat, card } => {
                lines.act(step, seat, "fleet-log-turned", vec![("card", words::card(lang, card).into())]);
            }
            Event::Ranked { ranking, entitled } => {
                self.to_act = Some(entitled);
                lines.ranked(step, &ranking, entitled, "LD-5.6");
            }
            Event::Played { seat, card, source, from, empathy } => {
                self.played(step, seat, card, (source, from), empathy)
            }
            // LD-8.7: after all who are entitled, only Strategos can be left.
            Event::Declined { seat } if self.to_act == Some(0) => {
                self.senator_left(step, seat);
            }
            Event::Declined { seat } => {
                self.acted();
                self.lines.act(step, seat, "fleet-log-declined", vec![]);
            }
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
                lines.sent_home(step, ship, &aboard, if self.wrath { "LD-12.11" } else { "LD-10.8" });
            }
            Event::Sailed { ship, mover } => lines.sailed(step, ship, mover, "LD-9.9"),
            Event::Landed { ship, mover, aboard, premium, allied, points } => {
                let premium = premium.then(|| words::card(lang, Card::Cargo));
                let tables = self.view.table.components().tables();
                lines.landed(step, &Landing { ship, mover, aboard, premium, allied, points, tables }, "LD-9.5");
            }
            Event::ArkNeutral { ship } => lines.ark_neutral(step, ship, "LD-9.11"),
            Event::Refunded { seat, cubes } => {
                let philosophos = words::senator(lang, Senator::Philosophos);
                let args = vec![("cubes", words::cubes(lang, cubes).into()), ("tile", philosophos.into())];
                lines.act(step, seat, "fleet-log-refunded", args);
            }
            Event::Scored { seat, points, why } => self.scored(step, seat, points, why),
            Event::EffectBegan { event } => {
                self.wrath = event == EventCard::Wrath;
                self.effect_began(step, event);
            }
            Event::Lost { seat, zone } => self.lost(step, seat, zone, losing == Some(seat)),
            Event::CameHome { ship } => {
                let args = vec![("ship", words::ship_subject(lang, &self.view.table.council.harbour, ship).into())];
                lines.all_with(step, "ld-log-came-home", args, "LD-R26");
            }
            Event::MarkerRemoved { left } => {
                lines.all_with(step, "fleet-log-marker", vec![("left", left.into())], "LD-12.3");
            }
            Event::Upgraded { ship } => {
                let kind = self.view.table.council.harbour.ship(ship).kind;
                lines.upgraded(step, ship, words::ship_power(lang, kind), words::ship_clause(kind));
            }
            Event::NeutralBoarded { .. } => self.neutrals(step, &[*event]),
            Event::StoppedPlacing { seat } => lines.act(step, seat, "fleet-log-stopped", vec![]),
            Event::CleanedUp { senate, kept } => self.cleaned_up(step, &senate, kept),
            Event::Ended => lines.all_with(step, "fleet-log-ended", vec![], "LD-7.1"),
            // LD-7.2, LD-7.3.
            Event::SpecialsShown { seat, points } => {
                let over = self.view.table.is_over();
                let total = |seat: Seat| over.then(|| super::scores::score(self.view, seat).total);
                lines.shown(step, (seat, points), total, "LD-7.3");
            }
        }
        if forced && is_choice(event) {
            self.lines.note_forced();
        }
    }

    /// One of the entitled players has acted.
    fn acted(&mut self) {
        self.to_act = self.to_act.map(|left| left.saturating_sub(1));
    }

    fn senator_left(&mut self, step: usize, seat: Seat) {
        let strategos = words::senator(self.scene.lang, Senator::Strategos);
        self.lines.act(step, seat, "fleet-log-power-skipped", vec![("tile", strategos.into())]);
    }

    fn senator(&mut self, step: usize, seat: Seat, key: &str, senator: Senator) {
        self.lines.act(step, seat, key, vec![("senator", words::senator(self.scene.lang, senator).into())]);
    }

    fn power(&mut self, step: usize, seat: Seat, key: &str, senator: Senator) {
        self.lines.clause(step, seat, key, vec![("tile", words::senator(self.scene.lang, senator).into())]);
    }

    /// LD-4.6: which tiles got a bonus marker.
    fn bonus(&mut self, step: usize, senators: u8) {
        let lang = self.scene.lang;
        let names: Vec<String> = Senator::ALL
            .into_iter()
            .filter(|senator| senators >> senator.index() & 1 == 1)
            .map(|senator| words::senator(lang, senator))
            .collect();
        if !names.is_empty() {
            self.lines.all_with(step, "ld-log-bonus", vec![("senators", names.join(", ").into())], "LD-4.6");
        }
    }

    /// LD-5.13 to LD-5.17, LD-8.7: which card, and from where.
    fn played(&mut self, step: usize, seat: Seat, card: Card, (source, from): (Source, Option<Seat>), empathy: bool) {
        let lender = from.unwrap_or(seat);
        let [who, name] = words::who(self.scene, Colour::Seat(lender));
        let card = words::card(self.scene.lang, card);
        let args = vec![("from", words::source_key(source).into()), ("card", card.into()), who, name];
        let key = if empathy { "ld-log-empathy" } else { "ld-log-played" };
        self.acted();
        match source {
            Source::Hand(_) => self.lines.clause(step, seat, key, args),
            _ => self.lines.act(step, seat, key, args),
        }
    }

    /// LD-12.14: an own cube is gone for good; all of a player's in one line.
    fn lost(&mut self, step: usize, seat: Seat, zone: Zone, goes_on: bool) {
        let from = words::from_zone(self.scene.lang, &self.view.table.council.harbour, zone);
        let args = vec![("from", from.into())];
        match goes_on {
            true => self.lines.clause(step, seat, "ld-log-lost-more", args),
            false => self.lines.act(step, seat, "ld-log-lost", args),
        }
        self.losing = Some(seat);
    }

    /// Points beside landings, and why.
    fn scored(&mut self, step: usize, seat: Seat, points: u8, why: PointReason) {
        let (why, id) = match why {
            PointReason::Bonus => ("bonus", "LD-4.3"),
            PointReason::NewLand => ("land", "LD-6.1"),
            PointReason::Senate => ("senate", "LD-6.2"),
            PointReason::Refugees => ("refugees", "LD-10.3"),
            PointReason::Sabotage => ("sabotage", "LD-10.8"),
            PointReason::Treason => ("treason", "LD-10.9"),
            PointReason::Debts => ("debts", "LD-12.7"),
        };
        let lang = self.scene.lang;
        let args = vec![
            ("subject", words::subject(self.scene, seat).into()),
            ("you", words::yes(self.scene.is_you(seat))),
            ("points", words::points(lang, points.into()).into()),
            ("why", why.into()),
        ];
        self.lines.all_with(step, "ld-log-scored", args, id);
    }

    /// LD-6.4 (d): what the event does now, what it will do, and what it shows.
    fn revealed(&mut self, step: usize, event: EventCard) {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let face = table.components().event(event);
        let args = [
            ("event", words::event(lang, event).into()),
            ("effect", words::event_plain(lang, event).into()),
            ("neutrals", words::neutrals(lang, face.neutrals).into()),
            ("kind", words::auction_key(face.auction).into()),
        ];
        let line = say(lang, "ld-log-event", &args);
        self.lines.all(step, vec![line], words::event_clause(event), false);
    }

    /// LD-6.4 (b): what was announced takes place.
    fn effect_began(&mut self, step: usize, event: EventCard) {
        let args = vec![("event", words::event(self.scene.lang, event).into())];
        self.lines.all_with(step, "ld-log-effect", args, words::event_clause(event));
    }

    /// LD-2.4, LD-12.13: where neutrals board.
    fn neutrals(&mut self, step: usize, events: &[Event]) {
        let ships: Vec<Berth> = events
            .iter()
            .filter_map(|event| match *event {
                Event::NeutralBoarded { ship } => Some(ship),
                _ => None,
            })
            .collect();
        let line = self.lines.neutrals_board(ships.into_iter());
        self.lines.all(step, vec![line], "LD-12.13", false);
    }

    fn cleaned_up(&mut self, step: usize, senate: &PerSeat<u8>, kept: bool) {
        let mut said = vec![say(self.scene.lang, "ld-log-cleaned-up", &[("kept", words::yes(kept))])];
        said.extend(self.lines.senate_back(senate));
        self.lines.all(step, said, "LD-6.5", false);
    }
}

/// The icon of what happened.
fn icon_of(event: &Event, view: &View) -> Option<&'static str> {
    Some(match *event {
        Event::Drawn { .. } | Event::Buried { .. } => "x-cards",
        Event::SpecialsDrawn { .. } | Event::SpecialsShown { .. } => "x-special",
        Event::Reshuffled { .. } | Event::CleanedUp { .. } | Event::Exchanged { .. } => "x-swap",
        Event::Committed { .. } => "x-seal",
        Event::InfluenceOpened { .. } | Event::SenatorTaken { .. } | Event::Expelled { .. } => "x-senate",
        Event::BidsOpened { .. } | Event::Declared { .. } | Event::Refunded { .. } | Event::Lost { .. } => "x-cube",
        Event::BonusPlaced { .. } => "x-plus",
        Event::RowsOpened | Event::CardTurned { .. } | Event::GodsLaid { .. } => "x-politics",
        Event::AuctionBegan { kind, .. } => match kind {
            AuctionKind::Secret => "x-secret",
            AuctionKind::Open => "x-open",
        },
        Event::Played { card, .. } => art::card_icon(card),
        Event::SpecialPlayed { special, .. } => art::special_icon(special),
        Event::Boarded { .. } | Event::NeutralBoarded { .. } | Event::ArkNeutral { .. } => "x-refugee",
        Event::SentHome { .. } | Event::CameHome { .. } => "x-wave",
        Event::Sailed { .. } => "x-ship",
        Event::Landed { .. } => "x-land",
        Event::Scored { .. } | Event::Ended => "x-laurel",
        Event::EventRevealed { event } | Event::EffectBegan { event } => art::event_icon(event),
        Event::MarkerRemoved { .. } => "x-fallen",
        Event::Upgraded { ship } => art::power_icon(view.table.council.harbour.ship(ship).kind),
        _ => return None,
    })
}

/// Whether an event is itself what was chosen.
fn is_choice(event: &Event) -> bool {
    matches!(
        event,
        Event::SenatorTaken { .. }
            | Event::PowerSkipped { .. }
            | Event::Declared { .. }
            | Event::Declined { .. }
            | Event::Boarded { .. }
            | Event::ThrownOff { .. }
            | Event::Exchanged { .. }
            | Event::Targeted { .. }
            | Event::Sailed { .. }
            | Event::Lost { .. }
    )
}
