//! What the viewer may choose: keys, words, and what follows.

use engine::{Game, Seat, SeatSet};
use game_doom::{Action, Ask, Berth, Card, Colour, Doom, Faction, Illegal, OpenTable, Source, Special, View};

use super::{Face, words};
use ui::choices::{self, is_final};
use ui::picture::Scene;
use ui_fleet::choices::{Preview, Told, landing_if, lands, number_key, place_key};

pub(super) type Lit = ui_fleet::choices::Lit<Doom>;
pub(super) type Offer = ui_fleet::choices::Offer<Doom>;

/// What the viewer may choose now and what not.
pub(super) fn offer(view: &View, scene: &Scene<'_, Doom>) -> Offer {
    let (Some(seat), Some(world)) = (scene.viewer.seat(), scene.world) else { return Offer::none() };
    let Some(ask) = world.ask(seat) else { return Offer::none() };
    let mut free = choices::keys(scene).skip(9);
    let details = Details { view, scene, world, seat, ask };
    let lits: Vec<Lit> = scene
        .legal
        .iter()
        .map(|&action| {
            let key = match fixed_key(world, action) {
                Some(key) => scene.key(key),
                None => free.next().flatten(),
            };
            let preview = preview(world, seat, ask, action);
            Lit {
                detail: details.of(action, &preview),
                clause: clause(world, ask, action),
                // To pass needs no second click.
                confirm: !matches!(action, Action::Pass | Action::Enough | Action::SkipPower { .. })
                    && is_final(world, seat, &action),
                ..Lit::new(action, key, words::action(view, scene, action), preview)
            }
        })
        .collect();
    Offer { lits, refused: why_not(view, world, seat, ask) }
}

/// Numbers of cubes have their digit, from ten on a letter; ships the number of their berth; cards of the hand, factions
/// and players their place; what ends a choice has `0`. The rest gets letters.
fn fixed_key(world: &Doom, action: Action) -> Option<char> {
    match action {
        Action::Commit { cubes } | Action::Declare { cubes } => number_key(cubes),
        Action::Board { ship } | Action::Sail { ship } | Action::Target { ship } | Action::Exchange { ship } => {
            place_key(ship.into())
        }
        Action::Sacrifice { ship, hold: false } => place_key(ship.into()),
        Action::Displace { colour } | Action::ThrowOff { colour, hold: false } => place_key(colour.index()),
        Action::TakeFaction { faction } => place_key(world.table().components().field(faction).into()),
        Action::Discard { card } | Action::Lay { card } => place_key(card.index()),
        Action::Peek { seat } | Action::Force { seat } => place_key(seat.index()),
        Action::ActFirst | Action::Spy | Action::Guard | Action::Ally | Action::Refund => Some('1'),
        Action::Play { source: Source::Own } => Some('1'),
        Action::Play { source: Source::Borrowed } => Some('2'),
        Action::ActInOrder => Some('2'),
        Action::PassFaction | Action::Enough | Action::Pass | Action::KeepDown { slots: 0 } => Some('0'),
        _ => None,
    }
}

/// What the rules foresee.
fn preview(world: &Doom, seat: Seat, ask: Ask, action: Action) -> Preview {
    let mut preview = Preview::default();
    let supply = world.table().council.supply(seat);
    match action {
        Action::Commit { cubes } | Action::Declare { cubes } => preview.left = Some(supply.saturating_sub(cubes)),
        Action::TakeFaction { .. } => {
            let price = if let Ask::Faction { price } = ask { price } else { 0 };
            preview.left = Some(supply.saturating_sub(price));
        }
        Action::Board { ship } => {
            let mut after = *world;
            after.apply(seat, &action, &mut ());
            preview.ship = Some(ship);
            // Where somebody has to make room, the cube boards only when that is decided.
            if after.table().council.harbour.ship(ship).total() > world.table().council.harbour.ship(ship).total() {
                preview.left = Some(after.table().council.supply(seat).min(supply));
                preview.worth = Some(after.table().if_landed(ship, None, false, SeatSet::EMPTY));
            }
        }
        Action::Sail { ship } => {
            preview.ship = Some(ship);
            let premium = matches!(ask, Ask::Sail { card: Card::Royal, .. });
            match lands(&world.table().council.harbour, ship) {
                true => preview.landing = Some(world.table().if_landed(ship, Some(seat), premium, SeatSet::EMPTY)),
                false => preview.worth = Some(world.table().if_landed(ship, None, false, SeatSet::EMPTY)),
            }
        }
        Action::Sacrifice { ship, .. } | Action::Target { ship } | Action::Exchange { ship } => {
            preview.ship = Some(ship)
        }
        Action::Ally | Action::Pass => {
            if let Ask::Ally { ship } = ask {
                preview.ship = Some(ship).filter(|_| action == Action::Ally);
                preview.landing = landing_if::<Face>(world, seat, action);
            }
        }
        Action::Spy => preview.left = Some(supply.saturating_sub(1)),
        Action::Refund => {
            if let Ask::Refund { cubes } = ask {
                preview.left = Some(supply + cubes);
            }
        }
        _ => {}
    }
    preview
}

/// The clause behind a choice.
fn clause(world: &Doom, ask: Ask, action: Action) -> &'static str {
    let two = world.seats() == 2;
    let asked = ask_clause(world.table(), ask);
    match action {
        Action::TakeFaction { faction } | Action::UsePower { faction } | Action::SkipPower { faction } => {
            words::faction_clause(faction, two)
        }
        Action::Discard { card } | Action::Lay { card } => words::card_clause(card),
        Action::Play { source: Source::Borrowed } => "DA-5.16",
        Action::Play { source: Source::Hand(_) } => "DA-11.8",
        Action::PlayEmpathy { .. } => "DA-11.4",
        Action::Pursue => "DA-11.3",
        Action::OpenHolds => "DA-11.6",
        Action::TakeSpecial { special } => words::special_clause(special),
        Action::Pass if matches!(ask, Ask::Play { .. }) => "DA-5.15",
        _ => asked,
    }
}

/// The clause behind a question.
pub(super) fn ask_clause(table: &OpenTable, ask: Ask) -> &'static str {
    let two = table.seats() == 2;
    match ask {
        Ask::FirstRefugee => "DA-2.11",
        Ask::Senate => "DA-3.1",
        Ask::Faction { .. } => "DA-4.2",
        Ask::FreeFaction if two => "DA-13.1.3",
        Ask::FreeFaction => "DA-4.5",
        Ask::Power { .. } => "DA-4.9",
        Ask::Discard { .. } => "DA-8.1",
        Ask::Lay { .. } => "DA-5.1",
        Ask::KeepDown => "DA-8.5",
        Ask::Bid { .. } => "DA-5.9",
        Ask::Peek | Ask::NewBid { .. } | Ask::Force { .. } => "DA-8.3",
        Ask::Declare { .. } => "DA-5.13",
        Ask::Spy => "DA-11.9",
        Ask::ActFirst => "DA-8.6",
        Ask::Play { .. } => "DA-5.15",
        Ask::Board { why, .. } => match why {
            game_doom::BoardReason::Card(card) => words::card_clause(card),
            game_doom::BoardReason::Basileus => "DA-8.2",
            game_doom::BoardReason::Together => "DA-12.5",
        },
        Ask::Displace { .. } => "DA-10.4",
        Ask::Sail { card, .. } | Ask::Target { card } => words::card_clause(card),
        Ask::ThrowOff { .. } => "DA-10.9",
        Ask::Exchange => "DA-11.4",
        Ask::Sacrifice => "DA-11.10",
        Ask::Guard { .. } => "DA-11.7",
        Ask::Ally { .. } => "DA-11.5",
        Ask::Refund { .. } => "DA-8.7",
        Ask::ChooseSpecial => "DA-13.5.2",
    }
}

/// What follows a choice.
struct Details<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    world: &'a Doom,
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
            Action::Commit { cubes } => {
                if self.ask == Ask::Senate {
                    let there = self.world.table().council.senate(self.seat) + cubes;
                    told.with("fleet-detail-senate", "cubes", words::cubes(lang, there));
                }
                let table = self.world.table();
                match self.ask {
                    Ask::Bid { slot } => {
                        let card = words::slot_card(self.view, self.seat).map(|card| words::card(lang, card));
                        told.bid(card, table.entitled());
                        told.left_for(preview.left, table.row_length().saturating_sub(slot + 1));
                    }
                    Ask::Senate => told.left_for(preview.left, table.row_length()),
                    _ => told.left(preview.left),
                }
            }
            Action::Declare { cubes } => told.declare(&self.world.table().council, self.seat, cubes, preview.left),
            Action::TakeFaction { faction } => self.faction(faction, preview, &mut told),
            Action::PassFaction => told.plain("da-detail-no-faction"),
            Action::UsePower { faction } => told.push(words::faction_power(lang, faction, self.world.seats() == 2)),
            Action::SkipPower { .. } => told.plain("fleet-detail-skip"),
            Action::Discard { card } | Action::Lay { card } => told.push(words::card_effect(lang, card)),
            Action::KeepDown { slots } => self.keep_down(slots, &mut told),
            Action::Peek { .. } => told.plain("da-detail-peek"),
            Action::Force { .. } => told.plain("da-detail-force"),
            Action::ActFirst => told.plain("da-detail-act-first"),
            Action::ActInOrder => told.plain("da-detail-act-in-order"),
            Action::Play { source } => self.play(source, &mut told),
            Action::PlayEmpathy { .. } => told.push(special(Special::Empathy)),
            Action::Sail { ship } => told.sail(ship, preview.landing.as_ref(), preview.worth.as_ref()),
            Action::Target { ship } => {
                let sabotage = matches!(self.ask, Ask::Target { card: Card::Sabotage });
                let key = if sabotage { "fleet-detail-sabotage" } else { "fleet-detail-treason" };
                told.with(
                    key,
                    "list",
                    words::aboard(self.scene, &self.world.table().council.harbour.ship(ship).aboard()),
                );
            }
            Action::Expel { seat, cubes } => {
                told.expel(seat, self.world.table().council.senate(seat).saturating_sub(cubes))
            }
            Action::IntoHold => told.plain("fleet-detail-into-hold"),
            Action::ThrowOff { colour, hold } => {
                if let Ask::ThrowOff { ship, .. } = self.ask {
                    told.throw_off(ship, colour, hold);
                }
            }
            Action::Enough => {}
            Action::Exchange { ship } => self.exchange(ship, &mut told),
            Action::Pursue => told.push(special(Special::Pursuit)),
            Action::OpenHolds => told.push(special(Special::Holds)),
            Action::Sacrifice { ship, hold } => told.sacrifice(ship, self.seat, hold),
            Action::Spy => told.spy(special(Special::Spy), preview.left),
            Action::Guard => told.push(special(Special::Guardian)),
            Action::Ally => told.points("fleet-detail-ally", preview.landing.as_ref()),
            Action::Refund => told.left(preview.left),
            Action::TakeSpecial { special: taken } => told.push(special(taken)),
            Action::TakeTop => told.plain("da-detail-take-top"),
            Action::Pass => self.pass(preview, &mut told),
        }
        told.finish()
    }

    fn board(&self, ship: Berth, preview: &Preview, told: &mut Told<'_, Doom>) {
        let cubes = if let Ask::Board { cubes, .. } = self.ask { cubes } else { 1 };
        let aristocracy = matches!(self.ask, Ask::Board { why: game_doom::BoardReason::Card(Card::Aristo), .. });
        told.seats(ship, cubes, if aristocracy { "fleet-detail-full" } else { "fleet-detail-hold" });
        told.points("fleet-detail-worth", preview.worth.as_ref());
        told.left(preview.left);
    }

    fn faction(&self, faction: Faction, preview: &Preview, told: &mut Told<'_, Doom>) {
        told.push(words::faction_power(self.scene.lang, faction, self.world.seats() == 2));
        if self.world.table().shows_plus(faction) {
            told.plain("da-detail-plus");
        }
        if matches!(self.ask, Ask::Faction { price: 1.. }) {
            told.left(preview.left);
        }
    }

    fn keep_down(&self, slots: u8, told: &mut Told<'_, Doom>) {
        let row = self.view.cards.players[self.seat].row;
        let kept = (0..5).filter(|slot| slots >> slot & 1 == 1).filter_map(|slot: usize| row[slot]);
        let kept: Vec<String> = kept.map(|card| words::card(self.scene.lang, card)).collect();
        if !kept.is_empty() {
            told.with("da-detail-keep-down", "cards", kept.join(", "));
        }
    }

    fn play(&self, source: Source, told: &mut Told<'_, Doom>) {
        if let Some(card) = words::source_card(self.view, self.seat, source) {
            told.push(words::card_effect(self.scene.lang, card));
        }
        match source {
            Source::Own => {}
            Source::Borrowed => told.plain("fleet-detail-borrowed"),
            Source::Hand(_) => told.plain("fleet-detail-hand"),
        }
    }

    /// DA-11.4: three neutrals for three of the own.
    fn exchange(&self, ship: Berth, told: &mut Told<'_, Doom>) {
        let mut after = *self.world;
        after.apply(self.seat, &Action::Exchange { ship }, &mut ());
        let (there, worth) =
            (after.table().council.harbour.ship(ship), after.table().if_landed(ship, None, false, SeatSet::EMPTY));
        let effect = words::special_effect(self.scene.lang, self.world.table().components(), Special::Empathy);
        told.exchange(self.seat, ship, there, &worth, effect);
    }

    fn pass(&self, preview: &Preview, told: &mut Told<'_, Doom>) {
        if preview.landing.is_some() {
            return told.points("fleet-detail-no-ally", preview.landing.as_ref());
        }
        match self.ask {
            Ask::Play { .. } => told.plain("fleet-detail-decline"),
            Ask::Board { .. } => told.plain("fleet-detail-stop"),
            Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice => told.plain("fleet-detail-pass"),
            _ => {}
        }
    }
}

/// What might be expected to be choosable and is not, with the refusal of the rules.
fn why_not(view: &View, world: &Doom, seat: Seat, ask: Ask) -> Vec<(Action, Illegal)> {
    let ships = |action: fn(Berth) -> Action| world.table().council.harbour.berths().map(action).collect::<Vec<_>>();
    let seats = |action: fn(Seat) -> Action| {
        Seat::all(world.seats()).filter(|&other| other != seat).map(action).collect::<Vec<_>>()
    };
    let aboard = |ship: Berth, action: fn(Colour) -> Action| {
        let there = *world.table().council.harbour.ship(ship);
        words::colours().filter(|&colour| there.of(colour) > 0).map(action).collect::<Vec<_>>()
    };
    let holds = |special: Special| view.cards.specials(seat).of(special.index()) > 0;
    let candidates = match ask {
        Ask::FirstRefugee => ships(|ship| Action::Board { ship }),
        Ask::Board { why, .. } => {
            let mut list = ships(|ship| Action::Board { ship });
            list.extend([Action::Pursue, Action::OpenHolds]);
            if why == game_doom::BoardReason::Together {
                list.push(Action::Pass);
            }
            list
        }
        Ask::Faction { .. } | Ask::FreeFaction => {
            let take = Faction::ALL.into_iter().map(|faction| Action::TakeFaction { faction });
            take.chain([Action::PassFaction]).collect()
        }
        Ask::Power { left } => left.iter().map(|faction| Action::UsePower { faction }).collect(),
        Ask::Declare { .. } => {
            (0..=world.table().council.supply(seat)).map(|cubes| Action::Declare { cubes }).collect()
        }
        Ask::Force { .. } => seats(|seat| Action::Force { seat }),
        Ask::Spy => vec![Action::Spy],
        Ask::Guard { .. } => vec![Action::Guard],
        Ask::Ally { .. } => vec![Action::Ally],
        Ask::Play { .. } => {
            let mut list = vec![Action::Play { source: Source::Own }, Action::Play { source: Source::Borrowed }];
            if holds(Special::Intervention) {
                let hand = view.cards.hand();
                let held = Card::ALL.into_iter().filter(|card| hand.of(card.index()) > 0);
                list.extend(held.map(|card| Action::Play { source: Source::Hand(card) }));
            }
            if holds(Special::Empathy) {
                list.push(Action::PlayEmpathy { source: Source::Own });
            }
            list
        }
        Ask::Sail { .. } => ships(|ship| Action::Sail { ship }),
        Ask::Target { card } => {
            let mut list = ships(|ship| Action::Target { ship });
            if card == Card::Treason {
                list.extend(seats(|seat| Action::Expel { seat, cubes: 1 }));
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
        Ask::ChooseSpecial => vec![Action::TakeTop],
        _ => Vec::new(),
    };
    choices::refused(world, seat, candidates)
}
