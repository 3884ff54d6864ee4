//! What both editions tell alike, event by event. A landing explains itself.

use ::fleet::{Aboard, Berth, COLOURS, Colour, Event as Shared, Order, Special};
use engine::{PerSeat, Seat, SeatSet, variants};

use super::{Args, Lines};
use crate::edition::{Edition, ship_power};
use crate::l10n::say;
use crate::{art, cards, words};

struct Landing {
    ship: Berth,
    mover: Option<Seat>,
    aboard: Aboard,
    /// The premium table counts.
    premium: bool,
    allied: SeatSet,
    points: PerSeat<u8>,
}

/// Whether an event of both editions is itself what was chosen.
pub fn is_choice<C>(event: &Shared<C>) -> bool {
    matches!(event, variants!(Shared: Declared Declined Boarded ThrownOff Exchanged Targeted Sailed))
}

impl<E: Edition> Lines<'_, E> {
    pub fn icon_of(&self, event: &Shared<E::Card>) -> Option<&'static str> {
        Some(match *event {
            Shared::Drawn { .. } | Shared::Buried { .. } => "x-cards",
            Shared::SpecialsDrawn { .. } | Shared::SpecialsShown { .. } => "x-special",
            Shared::Reshuffled { .. } | Shared::Exchanged { .. } => "x-swap",
            Shared::Committed { .. } => "x-seal",
            Shared::Expelled { .. } => "x-senate",
            Shared::BidsOpened { .. } | Shared::Declared { .. } | Shared::Refunded { .. } => "x-cube",
            Shared::RowsOpened | Shared::CardTurned { .. } => "x-politics",
            Shared::SpecialPlayed { special, .. } => art::special_icon(special),
            Shared::Boarded { .. } | Shared::ArkNeutral { .. } => "x-refugee",
            Shared::SentHome { .. } => "x-wave",
            Shared::Sailed { .. } => "x-ship",
            Shared::Landed { .. } => "x-land",
            Shared::Ended => "x-laurel",
            Shared::MarkerRemoved { .. } => "x-fallen",
            Shared::Upgraded { ship } => art::power_icon(self.facts.council.harbour.ship(ship).kind),
            variants!(Shared: MarkersPlaced Ranked Declined ThrownOff Targeted StoppedPlacing) => return None,
        })
    }

    /// Tells what happened in both editions.
    pub fn event(&mut self, event: &Shared<E::Card>, step: usize) {
        let lang = self.scene.lang;
        let ids = self.clauses;
        let card = |card| cards::name::<E>(lang, card);
        match *event {
            Shared::MarkersPlaced { seats } => self.markers(step, &seats),
            Shared::Drawn { seat, count, ref cards } => {
                let known: Vec<String> = cards.as_slice().iter().map(|&drawn| card(drawn)).collect();
                self.drawn(step, seat, count, &known);
            }
            Shared::SpecialsDrawn { seat, count, cards } => self.specials_drawn(step, seat, count, cards.as_slice()),
            Shared::Reshuffled { politics } => self.reshuffled(step, politics),
            Shared::Committed { seat } => self.committed(step, seat),
            Shared::Buried { seat, card: buried } => self.buried(step, seat, buried.map(card)),
            Shared::RowsOpened => self.rows(step),
            Shared::Declared { seat, cubes } => self.declared(step, seat, cubes),
            Shared::BidsOpened { cubes } => self.opened(step, "fleet-log-bids", &cubes, ids.bids),
            Shared::CardTurned { seat, card: turned } => {
                self.act(step, seat, "fleet-log-turned", vec![("card", card(turned).into())]);
            }
            Shared::Ranked { ranking, entitled } => self.ranked(step, &ranking, entitled),
            Shared::Declined { seat } => self.act(step, seat, "fleet-log-declined", vec![]),
            Shared::SpecialPlayed { seat, special } => self.special_played(step, seat, special),
            Shared::Boarded { seat, ship, seated, hold } => self.boarded(step, seat, ship, (seated, hold)),
            Shared::ThrownOff { seat, colour, ship } => self.thrown_off(step, seat, colour, ship),
            Shared::Exchanged { seat, ship } => self.exchanged(step, seat, ship),
            Shared::Targeted { seat, card: _, ship } => self.targeted(step, seat, ship),
            Shared::Expelled { seat, target, cubes } => self.expelled(step, seat, target, cubes),
            Shared::SentHome { ship, aboard } => self.sent_home(step, ship, &aboard),
            Shared::Sailed { ship, mover } => self.sailed(step, ship, mover),
            Shared::Landed { ship, mover, aboard, premium, allied, points } => {
                self.landed(step, &Landing { ship, mover, aboard, premium, allied, points });
            }
            Shared::ArkNeutral { ship } => self.ark_neutral(step, ship),
            Shared::Refunded { seat, cubes } => {
                let args = vec![("cubes", words::cubes(lang, cubes).into()), ("tile", self.refunder.clone().into())];
                self.act(step, seat, "fleet-log-refunded", args);
            }
            Shared::MarkerRemoved { left } => {
                self.all_with(step, "fleet-log-marker", vec![("left", left.into())], ids.marker_removed);
            }
            Shared::Upgraded { ship } => self.upgraded(step, ship),
            Shared::StoppedPlacing { seat } => self.act(step, seat, "fleet-log-stopped", vec![]),
            Shared::Ended => self.all_with(step, "fleet-log-ended", vec![], ids.ended),
            Shared::SpecialsShown { seat, points } => self.shown(step, seat, points),
        }
    }

    fn markers(&mut self, step: usize, seats: &Order) {
        let names: Vec<String> = seats.as_slice().iter().map(|&seat| words::name(self.scene, seat)).collect();
        self.all_with(step, "fleet-log-markers", vec![("names", names.join(", ").into())], self.clauses.markers);
    }

    /// Politics cards drawn; which, only to whoever may know.
    fn drawn(&mut self, step: usize, seat: Seat, count: u8, known: &[String]) {
        let cards = words::politics_cards(self.scene.lang, count);
        self.cards(step, seat, ("fleet-log-drawn", "fleet-log-drawn-known"), cards, known);
    }

    /// Special cards drawn; which, only to whoever may know.
    fn specials_drawn(&mut self, step: usize, seat: Seat, count: u8, known: &[Special]) {
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
    fn buried(&mut self, step: usize, seat: Seat, card: Option<String>) {
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

    fn reshuffled(&mut self, step: usize, politics: bool) {
        let key = if politics { "fleet-log-reshuffled" } else { "fleet-log-reshuffled-special" };
        self.all_with(step, key, vec![], self.clauses.reshuffled[usize::from(!politics)]);
    }

    fn committed(&mut self, step: usize, seat: Seat) {
        self.act(step, seat, "fleet-log-committed", vec![]);
        if let Some(draft) = &mut self.draft {
            draft.sealed = true;
        }
    }

    /// The rows, opened.
    fn rows(&mut self, step: usize) {
        self.open_sealed();
        self.all_with(step, "fleet-log-rows", vec![], self.clauses.rows);
    }

    fn declared(&mut self, step: usize, seat: Seat, cubes: u8) {
        let args = vec![("number", cubes.into()), ("cubes", words::cubes(self.scene.lang, cubes).into())];
        self.act(step, seat, "fleet-log-declared", args);
    }

    fn ranked(&mut self, step: usize, ranking: &Order, entitled: u8) {
        let order = ranking.as_slice();
        let names: Vec<String> = order.iter().map(|&seat| words::name(self.scene, seat)).collect();
        let entitled = words::names(self.scene, order.iter().copied().take(entitled.into()));
        let args = vec![("names", names.join(", ").into()), ("entitled", entitled.into())];
        self.all_with(step, "fleet-log-ranked", args, self.clauses.ranked);
    }

    fn special_played(&mut self, step: usize, seat: Seat, special: Special) {
        let key = if special == Special::Guardian { "fleet-log-guardian" } else { "fleet-log-special" };
        self.clause(step, seat, key, vec![("special", words::special(self.scene.lang, special).into())]);
    }

    fn boarded(&mut self, step: usize, seat: Seat, ship: Berth, (seated, hold): (u8, u8)) {
        let lang = self.scene.lang;
        if self.opening {
            self.close();
        }
        let args = vec![
            ("refugees", words::refugees(lang, seated + hold).into()),
            ("onto", words::ship_onto(lang, &self.facts.council.harbour, ship).into()),
            ("hold", hold.into()),
        ];
        self.clause(step, seat, "fleet-log-boarded", args);
    }

    fn thrown_off(&mut self, step: usize, seat: Seat, colour: Colour, ship: Berth) {
        let [who, name] = match colour {
            Colour::Seat(own) if own == seat => [("who", "own".into()), ("name", "".into())],
            _ => words::who(self.scene, colour),
        };
        let args =
            vec![who, name, ("from", words::ship_from(self.scene.lang, &self.facts.council.harbour, ship).into())];
        self.clause(step, seat, "fleet-log-thrown-off", args);
        self.loses(colour.seat().filter(|&lost| lost != seat));
    }

    fn exchanged(&mut self, step: usize, seat: Seat, ship: Berth) {
        let on = words::ship_on(self.scene.lang, &self.facts.council.harbour, ship);
        self.clause(step, seat, "fleet-log-exchanged", vec![("on", on.into())]);
    }

    fn targeted(&mut self, step: usize, seat: Seat, ship: Berth) {
        let the = words::ship_the(self.scene.lang, &self.facts.council.harbour, ship);
        self.clause(step, seat, "fleet-log-targeted", vec![("ship", the.into())]);
    }

    fn expelled(&mut self, step: usize, seat: Seat, target: Seat, cubes: u8) {
        let [who, name] = words::who(self.scene, Colour::Seat(target));
        let args = vec![who, name, ("cubes", words::cubes(self.scene.lang, cubes).into())];
        self.clause(step, seat, "fleet-log-expelled", args);
        self.loses(Some(target).filter(|&lost| lost != seat));
    }

    /// Who loses how many.
    fn sent_home(&mut self, step: usize, ship: Berth, aboard: &Aboard) {
        let lang = self.scene.lang;
        let args = [
            ("ship", words::ship_subject(lang, &self.facts.council.harbour, ship).into()),
            ("list", words::aboard(self.scene, aboard).into()),
        ];
        let loss = self.scene.viewer.seat().is_some_and(|seat| aboard[seat.index()] > 0);
        let line = say(lang, "fleet-log-sent-home", &args);
        self.all(step, vec![line], self.clauses.sent_home[usize::from(self.wrath)], loss);
    }

    /// A ship left the port: moved by somebody, or by itself.
    fn sailed(&mut self, step: usize, ship: Berth, mover: Option<Seat>) {
        let lang = self.scene.lang;
        match mover {
            Some(seat) => {
                let the = words::ship_the(lang, &self.facts.council.harbour, ship);
                self.clause(step, seat, "fleet-log-sailed", vec![("ship", the.into())]);
            }
            None => {
                let args = vec![("ship", words::ship_subject(lang, &self.facts.council.harbour, ship).into())];
                self.all_with(step, "fleet-log-sailed-itself", args, self.clauses.sailed);
            }
        }
    }

    /// Who was aboard, who moved it, by which table, and how everybody's points come about.
    fn landed(&mut self, step: usize, landing: &Landing) {
        let lang = self.scene.lang;
        let [who, name] = match landing.mover {
            Some(mover) => words::who(self.scene, Colour::Seat(mover)),
            None => [("who", "nobody".into()), ("name", "".into())],
        };
        let card = if landing.premium { cards::name::<E>(lang, self.facts.premium) } else { String::new() };
        let args = [
            who,
            name,
            ("ship", words::ship_subject(lang, &self.facts.council.harbour, landing.ship).into()),
            ("premium", words::yes(landing.premium)),
            ("card", card.into()),
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
        self.all(step, said, self.clauses.landed, false);
    }

    /// "Anna +9 (6 for 3 refugees + 3 for other colours)".
    fn share(&self, seat: Seat, points: u8, landing: &Landing) -> String {
        let lang = self.scene.lang;
        let tables = self.facts.tables;
        let rows = if landing.premium { &tables.premium } else { &tables.standard };
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
    fn ark_neutral(&mut self, step: usize, ship: Berth) {
        let args = vec![("onto", words::ship_onto(self.scene.lang, &self.facts.council.harbour, ship).into())];
        self.all_with(step, "fleet-log-ark-neutral", args, self.clauses.ark_neutral);
    }

    /// A ship is another one now, with its power.
    fn upgraded(&mut self, step: usize, ship: Berth) {
        let lang = self.scene.lang;
        let kind = self.facts.council.harbour.ship(ship).kind;
        let power = ship_power::<E>(lang, &self.facts, kind);
        let args = vec![
            ("ship", words::ship_subject(lang, &self.facts.council.harbour, ship).into()),
            ("power", power.into()),
        ];
        self.all_with(step, "fleet-log-upgraded", args, (self.clauses.ship)(kind));
    }

    /// Special cards at the end, and after the last ones the totals.
    fn shown(&mut self, step: usize, seat: Seat, points: u8) {
        let points = words::points(self.scene.lang, points.into());
        self.act(step, seat, "fleet-log-shown", vec![("points", points.into())]);
        if seat.index() + 1 < self.scene.seats.len() || !self.facts.is_over {
            return;
        }
        let total = |seat| format!("{} {}", words::name(self.scene, seat), self.facts.scores[seat]);
        let list: Vec<String> = Seat::all(self.scene.seats.len()).map(total).collect();
        self.all_with(step, "fleet-log-totals", vec![("list", list.join(", ").into())], self.clauses.totals);
    }
}
