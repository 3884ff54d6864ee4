//! What the viewer may choose: keys, words, and what follows.

use engine::{Game, Seat, SeatSet};
use game_last_days::{
    Action, Ask, Berth, BoardReason, Card, Colour, EventCard, Illegal, LastDays, SailReason, Senator, Source, Special,
    View, Zone,
};

use super::{Face, words};
use crate::l10n::say;
use ui::choices::{self, is_final};
use ui::picture::Scene;
use ui_fleet::choices::{Preview, Told, landing_if, lands, number_key, place_key};

pub(super) type Lit = ui_fleet::choices::Lit<LastDays>;
pub(super) type Offer = ui_fleet::choices::Offer<LastDays>;

/// What the viewer may choose now and what not.
pub(super) fn offer(view: &View, scene: &Scene<'_, LastDays>) -> Offer {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Offer::none() };
    let Some(ask) = world.ask(seat) else { return Offer::none() };
    let fixed: Vec<Option<char>> = scene.legal.iter().map(|&action| fixed_key(world, action)).collect();
    // Letters, then the digits that are left.
    let free = choices::KEYS.chars().cycle().skip(9).take(choices::KEYS.len());
    let mut free = free.filter(|key| !fixed.contains(&Some(*key)));
    let details = Details { view, scene, world, seat, ask };
    let lits: Vec<Lit> = scene
        .legal
        .iter()
        .zip(&fixed)
        .map(|(&action, fixed)| {
            let key = fixed.or_else(|| free.next()).and_then(|key| scene.key(key));
            let preview = preview(world, seat, ask, action);
            Lit {
                detail: details.of(action, &preview),
                clause: clause(ask, action),
                // To pass needs no second click.
                confirm: !matches!(action, Action::Pass | Action::Enough) && is_final(world, seat, &action),
                ..Lit::new(action, key, words::action(view, scene, action), preview)
            }
        })
        .collect();
    Offer { lits, refused: why_not(view, world, seat, ask) }
}

/// Numbers of cubes have their digit, from ten on a letter; ships the number of their berth; cards of the hand, senators
/// and players their place; what ends a choice has `0`. The rest gets letters.
fn fixed_key(world: &LastDays, action: Action) -> Option<char> {
    match action {
        Action::Commit { cubes } | Action::Declare { cubes } => number_key(cubes),
        Action::Board { ship } | Action::Target { ship } | Action::Exchange { ship } => place_key(ship.into()),
        Action::Sail { ship, extra: false } | Action::Sacrifice { ship, hold: false } => place_key(ship.into()),
        Action::Lose { zone: Zone::Ship(ship) } => place_key(ship.into()),
        Action::Displace { colour } | Action::ThrowOff { colour, hold: false } => place_key(colour.index()),
        Action::TakeSenator { senator } => place_key(world.table().components().field(senator).into()),
        Action::Discard { card } | Action::Lay { card } => place_key(card.index()),
        Action::Refund { cubes } => number_key(cubes),
        Action::Spy | Action::Guard | Action::Ally | Action::UsePower { .. } => Some('1'),
        Action::Play { source: Source::Own } => Some('1'),
        Action::Play { source: Source::Borrowed } => Some('2'),
        Action::Play { source: Source::Unbid(slot) } => place_key(slot.into()),
        Action::Enough | Action::Pass | Action::KeepDown { slots: 0 } => Some('0'),
        _ => None,
    }
}

/// What the rules foresee.
fn preview(world: &LastDays, seat: Seat, ask: Ask, action: Action) -> Preview {
    let mut preview = Preview::default();
    let supply = world.table().council.supply(seat);
    match action {
        Action::Commit { cubes } | Action::Declare { cubes } => preview.left = Some(supply.saturating_sub(cubes)),
        Action::TakeSenator { senator } => preview.gain = Some(world.table().bonus(senator)).filter(|&gain| gain > 0),
        Action::Board { ship } => {
            let mut after = *world;
            after.apply(seat, &action, &mut ());
            preview.ship = Some(ship);
            // Where somebody has to make room, the cube boards only when that is decided.
            if after.table().council.harbour.ship(ship).total() > world.table().council.harbour.ship(ship).total() {
                preview.left = Some(after.table().council.supply(seat).min(supply)).filter(|_| !is_command(world));
                preview.worth = Some(after.table().if_landed(ship, None, false, SeatSet::EMPTY));
            }
        }
        Action::Sail { ship, extra } => {
            preview.ship = Some(ship);
            let premium = !extra && matches!(ask, Ask::Sail { why: SailReason::Card(Card::Cargo), .. });
            match lands(&world.table().council.harbour, ship) {
                true => preview.landing = Some(world.table().if_landed(ship, Some(seat), premium, SeatSet::EMPTY)),
                false => preview.worth = Some(world.table().if_landed(ship, None, false, SeatSet::EMPTY)),
            }
        }
        Action::Target { ship } => {
            preview.ship = Some(ship);
            if matches!(ask, Ask::Target { card: Card::Sabotage }) {
                preview.gain = Some(world.table().if_sunk(seat, ship)).filter(|&gain| gain > 0);
            }
        }
        Action::ThrowOff { colour, .. } => {
            let ahead = colour.seat().is_some_and(|other| world.table().is_ahead(other, seat));
            preview.gain = ahead.then_some(1);
        }
        Action::Sacrifice { ship, .. } | Action::Exchange { ship } => preview.ship = Some(ship),
        Action::Ally | Action::Pass => {
            if let Ask::Ally { ship } = ask {
                preview.ship = Some(ship).filter(|_| action == Action::Ally);
                preview.landing = landing_if::<Face>(world, seat, action);
            }
        }
        Action::Spy => preview.left = Some(supply.saturating_sub(1)),
        Action::Refund { cubes } => preview.left = Some(supply + cubes),
        Action::Lose { zone: Zone::Supply } => preview.left = Some(supply.saturating_sub(1)),
        Action::Lose { zone: Zone::Ship(ship) | Zone::Hold(ship) } => preview.ship = Some(ship),
        _ => {}
    }
    preview
}

/// LD-12.10: refugees come from the Senate.
fn is_command(world: &LastDays) -> bool {
    world.table().event == Some(EventCard::Command)
}

/// The clause behind a choice.
fn clause(ask: Ask, action: Action) -> &'static str {
    let asked = ask_clause(ask);
    match action {
        Action::TakeSenator { senator } | Action::UsePower { senator } => words::senator_clause(senator),
        Action::Discard { card } | Action::Lay { card } => words::card_clause(card),
        Action::Play { source: Source::Borrowed } => "LD-5.14",
        Action::Play { source: Source::Gods(_) } => "LD-12.9",
        Action::Play { source: Source::Hand(_) } => "LD-11.8",
        Action::PlayEmpathy { .. } => "LD-11.4",
        Action::Pursue => "LD-11.3",
        Action::OpenHolds => "LD-11.6",
        Action::Sail { extra: true, .. } => "LD-12.6",
        _ => asked,
    }
}

/// The clause behind a question.
pub(super) fn ask_clause(ask: Ask) -> &'static str {
    match ask {
        Ask::FirstRefugee => "LD-2.10",
        Ask::Influence => "LD-3.1",
        Ask::Senator => "LD-4.2",
        Ask::Power { senator } => words::senator_clause(senator),
        Ask::Discard { .. } => "LD-8.1",
        Ask::Lay { .. } => "LD-5.1",
        Ask::KeepDown => "LD-8.5",
        Ask::Bid { .. } => "LD-5.8",
        Ask::Declare { .. } => "LD-5.9",
        Ask::Spy => "LD-11.9",
        Ask::Play { .. } => "LD-5.13",
        Ask::Refund { .. } => "LD-8.6",
        Ask::Strategos => "LD-8.7",
        Ask::Board { why, .. } => match why {
            BoardReason::Card(card) => words::card_clause(card),
            BoardReason::Basileus => "LD-8.2",
            BoardReason::Together => "LD-12.12",
        },
        Ask::Displace { .. } => "LD-10.4",
        Ask::Flood { .. } => "LD-12.5",
        Ask::Sacrifice => "LD-11.10",
        Ask::Sail { left: 0, .. } => "LD-12.6",
        Ask::Sail { why: SailReason::Card(card), .. } | Ask::Target { card } => words::card_clause(card),
        Ask::Sail { why: SailReason::Demagogos, .. } => "LD-8.3",
        Ask::ThrowOff { .. } => "LD-10.9",
        Ask::Exchange => "LD-11.4",
        Ask::Guard { .. } => "LD-11.7",
        Ask::Ally { .. } => "LD-11.5",
        Ask::Lose { .. } => "LD-12.14",
    }
}

/// What follows a choice.
struct Details<'a> {
    view: &'a View,
    scene: &'a Scene<'a, LastDays>,
    world: &'a LastDays,
    seat: Seat,
    ask: Ask,
}

impl Details<'_> {
    fn of(&self, action: Action, preview: &Preview) -> String {
        let lang = self.scene.lang;
        let mut told = Told::new(self.scene, &self.world.table().council.harbour);
        let special = |special: Special| words::special_effect(lang, self.world.table().components(), special);
        match action {
            Action::Board { ship } => self.board(ship, preview, &mut told),
            Action::Displace { colour } => told.displace(colour),
            Action::IntoHold => told.plain("fleet-detail-into-hold"),
            Action::Commit { cubes } => {
                if self.ask == Ask::Influence {
                    let there = self.world.table().council.senate(self.seat) + cubes;
                    told.with("fleet-detail-senate", "cubes", words::cubes(lang, there));
                }
                if let Ask::Bid { slot } = self.ask {
                    let card = words::slot_card(self.view, self.seat).map(|card| words::card(lang, card));
                    told.bid(card, self.world.table().entitled());
                    told.left_for(preview.left, 4_u8.saturating_sub(slot));
                } else {
                    told.left_for(preview.left, 5);
                }
            }
            Action::Declare { cubes } => told.declare(&self.world.table().council, self.seat, cubes, preview.left),
            Action::TakeSenator { senator } => self.senator(senator, &mut told),
            Action::UsePower { senator } => told.push(words::senator_power(lang, senator)),
            Action::Discard { card } | Action::Lay { card } => told.push(words::card_effect(lang, card)),
            Action::KeepDown { slots } => self.keep_down(slots, &mut told),
            Action::Play { source } => self.play(source, &mut told),
            Action::PlayEmpathy { .. } => told.push(special(Special::Empathy)),
            Action::Sail { ship, .. } => told.sail(ship, preview.landing.as_ref(), preview.worth.as_ref()),
            Action::Target { ship } => self.target(ship, preview, &mut told),
            Action::Expel { seat, cubes } => {
                told.expel(seat, self.world.table().council.senate(seat).saturating_sub(cubes))
            }
            Action::ThrowOff { colour, hold } => {
                if let Ask::ThrowOff { ship, .. } = self.ask {
                    told.throw_off(ship, colour, hold);
                }
                self.gain("ld-detail-gain", preview, &mut told);
            }
            Action::Enough => {}
            Action::Exchange { ship } => self.exchange(ship, &mut told),
            Action::Pursue => told.push(special(Special::Pursuit)),
            Action::OpenHolds => told.push(special(Special::Holds)),
            Action::Sacrifice { ship, hold } => told.sacrifice(ship, self.seat, hold),
            Action::Spy => told.spy(special(Special::Spy), preview.left),
            Action::Guard => told.push(special(Special::Guardian)),
            Action::Ally => told.points("fleet-detail-ally", preview.landing.as_ref()),
            Action::Refund { .. } => told.left(preview.left),
            Action::Lose { zone } => self.lose(zone, preview, &mut told),
            Action::Pass => self.pass(preview, &mut told),
        }
        told.finish()
    }

    fn gain(&self, key: &str, preview: &Preview, told: &mut Told<'_, LastDays>) {
        if let Some(gain) = preview.gain {
            told.with(key, "points", words::points(self.scene.lang, gain.into()));
        }
    }

    fn board(&self, ship: Berth, preview: &Preview, told: &mut Told<'_, LastDays>) {
        let cubes = if let Ask::Board { cubes, .. } = self.ask { cubes } else { 1 };
        let aristocracy = matches!(self.ask, Ask::Board { why: BoardReason::Card(card), .. } if card.is_aristocracy());
        told.seats(ship, cubes, if aristocracy { "fleet-detail-full" } else { "fleet-detail-hold" });
        told.points("fleet-detail-worth", preview.worth.as_ref());
        told.left(preview.left);
        if is_command(self.world) && self.ask != Ask::FirstRefugee {
            let left = self.world.table().council.senate(self.seat).saturating_sub(cubes);
            told.with("ld-detail-senate-left", "cubes", words::cubes(self.scene.lang, left));
        }
    }

    /// LD-4.3: the power, and the bonus markers on the tile.
    fn senator(&self, senator: Senator, told: &mut Told<'_, LastDays>) {
        let lang = self.scene.lang;
        told.push(words::senator_power(lang, senator));
        let bonus = self.world.table().bonus(senator);
        if bonus > 0 {
            let args =
                [("markers", words::bonus(lang, bonus).into()), ("points", words::points(lang, bonus.into()).into())];
            told.push(say(lang, "ld-detail-bonus", &args));
        }
    }

    fn keep_down(&self, slots: u8, told: &mut Told<'_, LastDays>) {
        let row = self.view.cards.players[self.seat].row;
        let kept = (0..5).filter(|slot| slots >> slot & 1 == 1).filter_map(|slot: usize| row[slot]);
        let kept: Vec<String> = kept.map(|card| words::card(self.scene.lang, card)).collect();
        if !kept.is_empty() {
            told.with("ld-detail-keep-down", "cards", kept.join(", "));
        }
    }

    fn play(&self, source: Source, told: &mut Told<'_, LastDays>) {
        if let Some(card) = words::source_card(self.view, self.seat, source) {
            told.push(words::card_effect(self.scene.lang, card));
        }
        match source {
            Source::Own | Source::Unbid(_) => {}
            Source::Borrowed => told.plain("fleet-detail-borrowed"),
            Source::Gods(_) => told.plain("ld-detail-gods"),
            Source::Hand(_) => told.plain("fleet-detail-hand"),
        }
    }

    /// LD-10.8, LD-10.9: who is aboard, and what it gives.
    fn target(&self, ship: Berth, preview: &Preview, told: &mut Told<'_, LastDays>) {
        let list = words::aboard(self.scene, &self.world.table().council.harbour.ship(ship).aboard());
        let sabotage = matches!(self.ask, Ask::Target { card: Card::Sabotage });
        told.with(if sabotage { "fleet-detail-sabotage" } else { "fleet-detail-treason" }, "list", list);
        match sabotage {
            true => self.gain("ld-detail-sunk", preview, told),
            false if self.world.table().if_sunk(self.seat, ship) > 0 => told.plain("ld-detail-treason-points"),
            false => {}
        }
    }

    /// LD-11.4: three neutrals for three of the own.
    fn exchange(&self, ship: Berth, told: &mut Told<'_, LastDays>) {
        let mut after = *self.world;
        after.apply(self.seat, &Action::Exchange { ship }, &mut ());
        let (there, worth) =
            (after.table().council.harbour.ship(ship), after.table().if_landed(ship, None, false, SeatSet::EMPTY));
        let effect = words::special_effect(self.scene.lang, self.world.table().components(), Special::Empathy);
        told.exchange(self.seat, ship, there, &worth, effect);
    }

    /// LD-12.14, ruling LD-R26: the cube is gone for good, and an empty ship comes home.
    fn lose(&self, zone: Zone, preview: &Preview, told: &mut Told<'_, LastDays>) {
        told.plain("ld-detail-lose");
        told.left(preview.left);
        if let Zone::Ship(ship) | Zone::Hold(ship) = zone {
            let there = self.world.table().council.harbour.ship(ship);
            told.throw_off(ship, Colour::Seat(self.seat), matches!(zone, Zone::Hold(_)));
            if there.total() == 1 && !there.in_port() {
                told.plain("ld-detail-lose-home");
            }
        }
    }

    fn pass(&self, preview: &Preview, told: &mut Told<'_, LastDays>) {
        if preview.landing.is_some() {
            return told.points("fleet-detail-no-ally", preview.landing.as_ref());
        }
        match self.ask {
            Ask::Play { .. } => told.plain("fleet-detail-decline"),
            Ask::Board { .. } => told.plain("fleet-detail-stop"),
            Ask::Power { .. } => told.plain("ld-detail-skip"),
            Ask::Refund { .. } if self.world.table().council.vote.slot < 4 => told.plain("ld-detail-no-refund"),
            Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice => told.plain("fleet-detail-pass"),
            _ => {}
        }
    }
}

/// What might be expected to be choosable and is not, with the refusal of the rules.
fn why_not(view: &View, world: &LastDays, seat: Seat, ask: Ask) -> Vec<(Action, Illegal)> {
    let ships = |action: fn(Berth) -> Action| world.table().council.harbour.berths().map(action).collect::<Vec<_>>();
    let aboard = |ship: Berth, action: fn(Colour) -> Action| {
        let there = *world.table().council.harbour.ship(ship);
        words::colours().filter(|&colour| there.of(colour) > 0).map(action).collect::<Vec<_>>()
    };
    let holds = |special: Special| view.cards.specials(seat).of(special.index()) > 0;
    let candidates = match ask {
        Ask::FirstRefugee | Ask::Flood { .. } => ships(|ship| Action::Board { ship }),
        Ask::Board { why, .. } => {
            let mut list = ships(|ship| Action::Board { ship });
            list.extend([Action::Pursue, Action::OpenHolds]);
            if why == BoardReason::Together {
                list.push(Action::Pass);
            }
            list
        }
        Ask::Senator => Senator::ALL.map(|senator| Action::TakeSenator { senator }).into(),
        Ask::Power { senator } => vec![Action::UsePower { senator }],
        Ask::Declare { .. } => {
            (0..=world.table().council.supply(seat)).map(|cubes| Action::Declare { cubes }).collect()
        }
        Ask::Spy => vec![Action::Spy],
        Ask::Guard { .. } => vec![Action::Guard],
        Ask::Ally { .. } => vec![Action::Ally],
        Ask::Play { .. } => {
            let mut list = vec![Action::Play { source: Source::Own }, Action::Play { source: Source::Borrowed }];
            let play = |source: fn(Card) -> Source| move |card: Card| Action::Play { source: source(card) };
            let gods = view.table.gods;
            list.extend(Card::ALL.into_iter().filter(|card| gods.of(card.index()) > 0).map(play(Source::Gods)));
            if holds(Special::Intervention) {
                let hand = view.cards.hand();
                list.extend(Card::ALL.into_iter().filter(|card| hand.of(card.index()) > 0).map(play(Source::Hand)));
            }
            if holds(Special::Empathy) {
                list.push(Action::PlayEmpathy { source: Source::Own });
            }
            list
        }
        Ask::Strategos => (0..5).map(|slot| Action::Play { source: Source::Unbid(slot) }).collect(),
        Ask::Sail { extra, .. } => {
            let mut list = ships(|ship| Action::Sail { ship, extra: false });
            if extra {
                list.push(Action::Pass);
            }
            list
        }
        Ask::Target { card } => {
            let mut list = ships(|ship| Action::Target { ship });
            if card == Card::Treason {
                list.extend(Seat::all(world.seats()).map(|seat| Action::Expel { seat, cubes: 1 }));
            }
            list
        }
        Ask::Displace { ship } => aboard(ship, |colour| Action::Displace { colour }),
        Ask::ThrowOff { ship, .. } => {
            let mut list = aboard(ship, |colour| Action::ThrowOff { colour, hold: false });
            list.push(Action::Enough);
            list
        }
        Ask::Exchange => ships(|ship| Action::Exchange { ship }),
        Ask::Sacrifice => ships(|ship| Action::Sacrifice { ship, hold: false }),
        _ => Vec::new(),
    };
    choices::refused(world, seat, candidates)
}
