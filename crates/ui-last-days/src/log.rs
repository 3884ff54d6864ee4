//! What happened, one line for each act: who and what, in the present tense.

use engine::{KindSet, PerSeat, Seat, variants};
use fleet::Event as Shared;
use game_last_days::{Card, Event, EventCard, LastDays, PointReason, Senator, View, VoteKind, Zone};

use super::{Face, art, words};

use crate::l10n::say;
use ui::picture::{LogLine, Scene};
use ui::table::LogEntry;
use ui_fleet::log::{Clauses, Lines, Teller, is_choice};

static CLAUSES: Clauses = Clauses {
    markers: "LD-2.9",
    reshuffled: ["LD-R30", "LD-R31"],
    bids: "LD-5.8",
    rows: "LD-5.2",
    ranked: "LD-5.6",
    sent_home: ["LD-10.8", "LD-12.11"],
    sailed: "LD-9.9",
    landed: "LD-9.5",
    ark_neutral: "LD-9.11",
    marker_removed: "LD-12.3",
    ended: "LD-7.1",
    totals: "LD-7.3",
    ship: words::ship_clause,
};

pub(super) fn log(view: &View, entries: &[LogEntry<LastDays>], scene: &Scene<'_, LastDays>) -> Vec<LogLine> {
    let lines = Lines::new(view, scene, entries, &CLAUSES, words::senator(scene.lang, Senator::Philosophos));
    let mut writer = Writer { view, scene, lines, losing: None, to_act: None };
    writer.tell_all(entries);
    writer.lines.finish()
}

struct Writer<'a> {
    view: &'a View,
    scene: &'a Scene<'a, LastDays>,
    lines: Lines<'a, Face>,
    /// Who removes cubes for good: told in one line.
    losing: Option<Seat>,
    /// How many entitled players have not acted in the auction under way, as far as these entries tell.
    to_act: Option<u8>,
}

impl<'a> Teller<'a, Face> for Writer<'a> {
    fn lines(&mut self) -> &mut Lines<'a, Face> {
        &mut self.lines
    }

    fn icon(&self, event: &Event) -> Option<&'static str> {
        Some(match *event {
            Event::Fleet(ref shared) => return self.lines.icon_of(shared),
            Event::CleanedUp { .. } => "x-swap",
            Event::InfluenceOpened { .. } | Event::SenatorTaken { .. } => "x-senate",
            Event::Lost { .. } => "x-cube",
            Event::BonusPlaced { .. } => "x-plus",
            Event::GodsLaid { .. } => "x-politics",
            Event::AuctionBegan { kind: VoteKind::Secret, .. } => "x-secret",
            Event::AuctionBegan { kind: VoteKind::Open, .. } => "x-open",
            Event::Played { card, .. } => art::card_icon(card),
            Event::NeutralBoarded { .. } => "x-refugee",
            Event::CameHome { .. } => "x-wave",
            Event::Scored { .. } => "x-laurel",
            Event::EventRevealed { event } | Event::EffectBegan { event } => art::event_icon(event),
            variants!(Event: RoundBegan PowerUsed PowerSkipped) => return None,
        })
    }

    fn tell(&mut self, events: &[Event], step: usize) -> usize {
        let boarded = events.iter().take_while(|event| matches!(event, Event::NeutralBoarded { .. })).count();
        if boarded > 0 {
            self.neutrals(step, &events[..boarded]);
            return boarded;
        }
        self.event(&events[0], step);
        1
    }

    fn is_choice(event: &Event) -> bool {
        match event {
            Event::Fleet(shared) => is_choice(shared),
            variants!(Event: SenatorTaken PowerSkipped Lost) => true,
            variants!(Event:
                EventRevealed RoundBegan InfluenceOpened GodsLaid PowerUsed BonusPlaced AuctionBegan Played Scored
                EffectBegan CameHome NeutralBoarded CleanedUp
            ) => false,
        }
    }
}

impl Writer<'_> {
    fn event(&mut self, event: &Event, step: usize) {
        let lang = self.scene.lang;
        let losing = self.losing.take();
        let lines = &mut self.lines;
        match *event {
            Event::Fleet(shared) => self.shared(&shared, step),
            Event::EventRevealed { event } => {
                lines.wrath = false;
                self.revealed(step, event);
            }
            Event::RoundBegan { round, auction, event } => {
                (lines.opening, lines.wrath) = (false, false);
                let ongoing = words::event_ongoing(lang, event);
                let args = [
                    ("round", round.into()),
                    ("kind", auction.name().into()),
                    ("event", words::event(lang, event).into()),
                ];
                let said = [Some(say(lang, "ld-log-round", &args)), ongoing];
                lines.all(step, said.into_iter().flatten().collect(), "LD-5.4", false);
            }
            Event::InfluenceOpened { cubes } => lines.opened(step, "fleet-log-senate", &cubes, "LD-3.2"),
            Event::GodsLaid { cards } => {
                let cards: Vec<String> = cards.as_slice().iter().map(|&card| words::card(lang, card)).collect();
                lines.all_with(step, "ld-log-gods", vec![("cards", cards.join(", ").into())], "LD-12.9");
            }
            Event::SenatorTaken { seat, senator } => {
                lines.act(step, seat, "ld-log-senator", vec![("senator", words::senator(lang, senator).into())]);
            }
            Event::PowerUsed { seat, senator } => self.power(step, seat, "fleet-log-power", senator),
            Event::PowerSkipped { seat, senator } => self.power(step, seat, "fleet-log-power-skipped", senator),
            Event::BonusPlaced { senators } => self.bonus(step, senators),
            Event::AuctionBegan { slot, kind } => {
                let args = vec![("slot", (slot + 1).into()), ("kind", kind.name().into())];
                lines.all_with(step, "ld-log-auction", args, "LD-5.3");
            }
            Event::Played { seat, card, source, from, empathy } => {
                let key = if empathy { "ld-log-empathy" } else { "ld-log-played" };
                lines.played(step, seat, (card, words::source_key(source)), from, key);
                self.acted();
            }
            Event::Scored { seat, points, why } => self.scored(step, seat, points, why),
            Event::EffectBegan { event } => {
                lines.wrath = event == EventCard::Wrath;
                let args = vec![("event", words::event(lang, event).into())];
                lines.all_with(step, "ld-log-effect", args, words::event_clause(event));
            }
            Event::Lost { seat, zone } => self.lost(step, seat, zone, losing == Some(seat)),
            Event::CameHome { ship } => {
                let args = vec![("ship", words::ship_subject(lang, &self.view.table.council.harbour, ship).into())];
                lines.all_with(step, "ld-log-came-home", args, "LD-R26");
            }
            Event::NeutralBoarded { .. } => self.neutrals(step, &[*event]),
            Event::CleanedUp { senate, kept } => self.cleaned_up(step, &senate, kept),
        }
    }

    fn shared(&mut self, event: &Shared<Card>, step: usize) {
        if let Shared::Ranked { entitled, .. } = *event {
            self.to_act = Some(entitled);
        }
        if let Shared::Declined { seat } = *event {
            // LD-8.7: after all who are entitled, only Strategos can be left.
            if self.to_act == Some(0) {
                let strategos = words::senator(self.scene.lang, Senator::Strategos);
                return self.lines.act(step, seat, "fleet-log-power-skipped", vec![("tile", strategos.into())]);
            }
            self.acted();
        }
        self.lines.event(event, step);
    }

    /// One of the entitled players has acted.
    fn acted(&mut self) {
        self.to_act = self.to_act.map(|left| left.saturating_sub(1));
    }

    fn power(&mut self, step: usize, seat: Seat, key: &str, senator: Senator) {
        self.lines.clause(step, seat, key, vec![("tile", words::senator(self.scene.lang, senator).into())]);
    }

    /// LD-4.6: which tiles got a bonus marker.
    fn bonus(&mut self, step: usize, senators: KindSet<Senator>) {
        let lang = self.scene.lang;
        let names: Vec<String> = senators.iter().map(|senator| words::senator(lang, senator)).collect();
        if !names.is_empty() {
            self.lines.all_with(step, "ld-log-bonus", vec![("senators", names.join(", ").into())], "LD-4.6");
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
        self.lines.scored(step, "ld-log-scored", (seat, points), why, id);
    }

    /// LD-6.4 (d): what the event does now, what it will do, and what it shows.
    fn revealed(&mut self, step: usize, event: EventCard) {
        let lang = self.scene.lang;
        let table = &self.view.table;
        let face = table.components().event(event);
        let words = (words::event(lang, event), words::event_plain(lang, event));
        self.lines.revealed(step, "ld-log-event", words, (face.neutrals, face.auction), words::event_clause(event));
    }

    /// LD-2.4, LD-12.13: where neutrals board.
    fn neutrals(&mut self, step: usize, events: &[Event]) {
        let ship = |event: &Event| if let Event::NeutralBoarded { ship } = *event { Some(ship) } else { None };
        let line = self.lines.neutrals_board(events.iter().filter_map(ship));
        self.lines.all(step, vec![line], "LD-12.13", false);
    }

    fn cleaned_up(&mut self, step: usize, senate: &PerSeat<u8>, kept: bool) {
        let mut said = vec![say(self.scene.lang, "ld-log-cleaned-up", &[("kept", words::yes(kept))])];
        said.extend(self.lines.senate_back(senate));
        self.lines.all(step, said, "LD-6.5", false);
    }
}
