//! What the viewer may choose: keys, words, and what follows.

use engine::{Awaiting, Game, PerSeat, Seat, SeatSet};
use game_doom::{Action, Ask, Berth, Card, Colour, Doom, Event, Faction, Illegal, ShipKind, Source, Special, View};

use super::words;
use crate::choices;
use crate::l10n::{Lang, say};
use crate::picture::Scene;

/// What follows a choice, as the rules foresee it: for drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Preview {
    /// The ship that moves or is boarded.
    pub ship: Option<Berth>,
    /// The victory points of every seat, if the choice lands a ship now.
    pub landing: Option<PerSeat<u8>>,
    /// The victory points of every seat if the ship landed later as it would be then.
    pub worth: Option<PerSeat<u8>>,
    /// The cubes left behind the own screen, where the choice takes some.
    pub left: Option<u8>,
}

/// One thing that may be chosen, and what follows for certain.
pub(super) type Lit = choices::Lit<Doom, Preview>;

/// What the viewer may choose now and what not.
pub type Offer = choices::Offer<Doom, Preview>;

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
                confirm: is_final(world, seat, action),
                ..Lit::new(action, key, words::action(view, scene, action), preview)
            }
        })
        .collect();
    let armed = armed(view, seat, ask, &lits);
    Offer { lits, armed, refused: why_not(view, world, seat, ask) }
}

/// Numbers of cubes have their digit, from ten on a letter; ships the number of their berth; cards of the hand, factions
/// and players their place; what ends a choice has `0`. The rest gets letters.
fn fixed_key(world: &Doom, action: Action) -> Option<char> {
    let number = |number: usize| char::from_digit(number as u32, 10);
    match action {
        Action::Commit { cubes } | Action::Declare { cubes } => match cubes {
            0..=9 => number(cubes.into()),
            // The letters begin with `a` for ten; no player has more than twenty cubes.
            _ => Some((b'a' + (cubes - 10)) as char).filter(|&key| key < 'u'),
        },
        Action::Board { ship } | Action::Sail { ship } | Action::Target { ship } | Action::Exchange { ship } => {
            number(usize::from(ship) + 1)
        }
        Action::Sacrifice { ship, hold: false } => number(usize::from(ship) + 1),
        Action::Displace { colour } | Action::ThrowOff { colour, hold: false } => number(colour.index() + 1),
        Action::TakeFaction { faction } => number(usize::from(world.components().field(faction)) + 1),
        Action::Discard { card } | Action::Lay { card } => number(card.index() + 1),
        Action::Peek { seat } | Action::Force { seat } => number(seat.index() + 1),
        Action::ActFirst | Action::Spy | Action::Guard | Action::Ally | Action::Refund => Some('1'),
        Action::Play { source: Source::Own } => Some('1'),
        Action::Play { source: Source::Borrowed } => Some('2'),
        Action::ActInOrder => Some('2'),
        Action::PassFaction | Action::Enough | Action::Pass | Action::KeepDown { slots: 0 } => Some('0'),
        _ => None,
    }
}

/// The choice that the main button makes first: for a sealed number none at all, or the bid there was; in an open vote
/// the lowest number that would lead; in a vote that was won the own card; where little is at stake the way on.
fn armed(view: &View, seat: Seat, ask: Ask, lits: &[Lit]) -> Option<usize> {
    let at = |wanted: Action| lits.iter().position(|lit| lit.action == wanted);
    match ask {
        Ask::Senate | Ask::Bid { .. } => at(Action::Commit { cubes: 0 }),
        Ask::NewBid { .. } => at(Action::Commit { cubes: view.sealed_bid(seat).unwrap_or(0) }),
        Ask::Declare { slot } => {
            let declared = view.table.vote().declared;
            let highest = declared.iter().map(|other| view.table.on_slot(other, slot)).max().unwrap_or(0);
            at(Action::Declare { cubes: highest + 1 }).or_else(|| at(Action::Declare { cubes: 0 }))
        }
        Ask::KeepDown => at(Action::KeepDown { slots: 0 }),
        Ask::Play { .. } => at(Action::Play { source: Source::Own }),
        _ => None,
    }
}

/// Whether it opens what was sealed, or luck decides at once: then nothing can be taken back. To pass needs no second
/// click.
fn is_final(world: &Doom, seat: Seat, action: Action) -> bool {
    if matches!(action, Action::Pass | Action::Enough | Action::SkipPower { .. }) {
        return false;
    }
    if world.reveals(seat, &action) {
        return true;
    }
    let mut after = *world;
    after.apply(seat, &action, &mut ());
    after.awaiting() == Awaiting::Chance
}

/// What the rules foresee.
fn preview(world: &Doom, seat: Seat, ask: Ask, action: Action) -> Preview {
    let mut preview = Preview::default();
    let supply = world.supply(seat);
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
            preview.left = Some(after.supply(seat).min(supply));
            if after.harbour().ship(ship).total() > world.harbour().ship(ship).total() {
                preview.worth = Some(after.if_landed(ship, None, false, SeatSet::EMPTY));
            }
        }
        Action::Sail { ship } => {
            preview.ship = Some(ship);
            let premium = matches!(ask, Ask::Sail { card: Card::Royal, .. });
            match lands(world, ship) {
                true => preview.landing = Some(world.if_landed(ship, Some(seat), premium, SeatSet::EMPTY)),
                false => preview.worth = Some(world.if_landed(ship, None, false, SeatSet::EMPTY)),
            }
        }
        Action::Sacrifice { ship, .. } | Action::Target { ship } | Action::Exchange { ship } => {
            preview.ship = Some(ship)
        }
        Action::Ally => {
            if let Ask::Ally { ship } = ask {
                preview.ship = Some(ship);
                preview.landing = if_answered(world, seat, Action::Ally);
            }
        }
        Action::Pass if matches!(ask, Ask::Ally { .. }) => preview.landing = if_answered(world, seat, Action::Pass),
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

/// DA-11.5: what the landing gives if the seat answers so and all after it pass.
fn if_answered(world: &Doom, seat: Seat, answer: Action) -> Option<PerSeat<u8>> {
    let mut after = *world;
    let mut events = Vec::new();
    let (mut seat, mut answer) = (seat, answer);
    loop {
        after.apply(seat, &answer, &mut events);
        let landed = events.iter().find_map(|event| match event {
            Event::Landed { points, .. } => Some(*points),
            _ => None,
        });
        let Awaiting::Seats(next) = after.awaiting() else { return landed };
        let next = next.iter().next().filter(|&next| matches!(after.ask(next), Some(Ask::Ally { .. })));
        match (landed, next) {
            (None, Some(next)) => (seat, answer) = (next, Action::Pass),
            _ => return landed,
        }
    }
}

/// Whether the next move of a ship brings it to New Land.
pub(super) fn lands(world: &Doom, ship: Berth) -> bool {
    let there = world.harbour().ship(ship);
    !there.in_port() || there.kind == ShipKind::Airship && there.upgraded
}

/// The clause behind a choice.
fn clause(world: &Doom, ask: Ask, action: Action) -> &'static str {
    let two = world.seats() == 2;
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
        _ => ask_clause(world, ask),
    }
}

/// The clause behind a question.
pub(super) fn ask_clause(world: &Doom, ask: Ask) -> &'static str {
    let two = world.seats() == 2;
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

/// What follows a choice, in one order: what it does, what it costs, what it scores and for whom, what is lost.
struct Details<'a> {
    view: &'a View,
    scene: &'a Scene<'a, Doom>,
    world: &'a Doom,
    seat: Seat,
    ask: Ask,
}

impl Details<'_> {
    fn of(&self, action: Action, preview: &Preview) -> String {
        let lang = self.lang();
        let mut said = Vec::new();
        match action {
            Action::Board { ship } => self.board(ship, preview, &mut said),
            Action::Displace { colour } => said.push(say(lang, "da-detail-displace", &words::who(self.scene, colour))),
            Action::Commit { cubes } => self.commit(cubes, preview, &mut said),
            Action::Declare { cubes } => self.declare(cubes, preview, &mut said),
            Action::TakeFaction { faction } => self.faction(faction, preview, &mut said),
            Action::PassFaction => said.push(self.say("da-detail-no-faction")),
            Action::UsePower { faction } => said.push(words::faction_power(lang, faction, self.world.seats() == 2)),
            Action::SkipPower { .. } => said.push(self.say("da-detail-skip")),
            Action::Discard { card } | Action::Lay { card } => said.push(words::card_effect(lang, card)),
            Action::KeepDown { slots } => self.keep_down(slots, &mut said),
            Action::Peek { .. } => said.push(self.say("da-detail-peek")),
            Action::Force { .. } => said.push(self.say("da-detail-force")),
            Action::ActFirst => said.push(self.say("da-detail-act-first")),
            Action::ActInOrder => said.push(self.say("da-detail-act-in-order")),
            Action::Play { source } => self.play(source, &mut said),
            Action::PlayEmpathy { .. } => said.push(self.special(Special::Empathy)),
            Action::Sail { ship } => self.sail(ship, preview, &mut said),
            Action::Target { ship } => self.target(ship, &mut said),
            Action::Expel { seat, cubes } => {
                let [who, name] = words::who(self.scene, Colour::Seat(seat));
                let left = self.world.senate(seat).saturating_sub(cubes);
                said.push(say(lang, "da-detail-expel", &[who, name, ("cubes", words::cubes(lang, left).into())]));
            }
            Action::IntoHold => said.push(self.say("da-detail-into-hold")),
            Action::ThrowOff { colour, hold } => self.throw_off(colour, hold, &mut said),
            Action::Enough => {}
            Action::Exchange { ship } => self.exchange(ship, &mut said),
            Action::Pursue => said.push(self.special(Special::Pursuit)),
            Action::OpenHolds => said.push(self.special(Special::Holds)),
            Action::Sacrifice { ship, hold } => self.sacrifice(ship, hold, &mut said),
            Action::Spy => {
                said.push(self.special(Special::Spy));
                self.left(preview, &mut said);
            }
            Action::Guard => said.push(self.special(Special::Guardian)),
            Action::Ally => {
                if let Some(points) = &preview.landing {
                    said.push(self.with("da-detail-ally", "list", words::scored(self.scene, points)));
                }
            }
            Action::Refund => self.left(preview, &mut said),
            Action::TakeSpecial { special } => said.push(self.special(special)),
            Action::TakeTop => said.push(self.say("da-detail-take-top")),
            Action::Pass => self.pass(preview, &mut said),
        }
        said.join(" ")
    }

    fn lang(&self) -> Lang {
        self.scene.lang
    }

    fn say(&self, key: &str) -> String {
        say(self.lang(), key, &[])
    }

    fn with(&self, key: &str, name: &str, value: String) -> String {
        say(self.lang(), key, &[(name, value.into())])
    }

    fn special(&self, special: Special) -> String {
        words::special_effect(self.lang(), self.world.components(), special)
    }

    /// How many cubes remain.
    fn left(&self, preview: &Preview, said: &mut Vec<String>) {
        if let Some(left) = preview.left {
            said.push(self.with("da-detail-left", "cubes", words::cubes(self.lang(), left)));
        }
    }

    fn board(&self, ship: Berth, preview: &Preview, said: &mut Vec<String>) {
        let there = self.world.harbour().ship(ship);
        let cubes = if let Ask::Board { cubes, .. } = self.ask { cubes } else { 1 };
        if there.free() < cubes {
            let aristocracy = matches!(self.ask, Ask::Board { why: game_doom::BoardReason::Card(Card::Aristo), .. });
            said.push(self.say(if aristocracy { "da-detail-full" } else { "da-detail-hold" }));
        } else {
            let taken = there.taken() + cubes;
            said.push(say(self.lang(), "da-detail-seats", &[("taken", taken.into()), ("seats", there.seats.into())]));
        }
        if let Some(points) = &preview.worth {
            said.push(self.with("da-detail-worth", "list", words::scored(self.scene, points)));
        }
        self.left(preview, said);
    }

    fn commit(&self, cubes: u8, preview: &Preview, said: &mut Vec<String>) {
        if self.ask == Ask::Senate {
            let there = self.world.senate(self.seat) + cubes;
            said.push(self.with("da-detail-senate", "cubes", words::cubes(self.lang(), there)));
        }
        self.left(preview, said);
    }

    /// Which place the number would have among those declared so far.
    fn declare(&self, cubes: u8, preview: &Preview, said: &mut Vec<String>) {
        let table = self.world;
        let slot = table.vote().slot;
        let order = table.senate_order();
        let place_of = |seat: Seat| order.as_slice().iter().position(|&other| other == seat);
        let higher = table.vote().declared.iter().filter(|&other| {
            let theirs = table.on_slot(other, slot);
            theirs > cubes || theirs == cubes && place_of(other) < place_of(self.seat)
        });
        let place = higher.count() + 1;
        said.push(say(self.lang(), "da-detail-place", &[("place", place.into())]));
        self.left(preview, said);
    }

    fn faction(&self, faction: Faction, preview: &Preview, said: &mut Vec<String>) {
        said.push(words::faction_power(self.lang(), faction, self.world.seats() == 2));
        if self.world.shows_plus(faction) {
            said.push(self.say("da-detail-plus"));
        }
        if matches!(self.ask, Ask::Faction { price: 1.. }) {
            self.left(preview, said);
        }
    }

    fn keep_down(&self, slots: u8, said: &mut Vec<String>) {
        let row = self.view.row(self.seat);
        let kept = (0..5).filter(|slot| slots >> slot & 1 == 1).filter_map(|slot: usize| row[slot]);
        let kept: Vec<String> = kept.map(|card| words::card(self.lang(), card)).collect();
        if !kept.is_empty() {
            said.push(self.with("da-detail-keep-down", "cards", kept.join(", ")));
        }
    }

    fn play(&self, source: Source, said: &mut Vec<String>) {
        let lang = self.lang();
        let card = match source {
            Source::Own => words::slot_card(self.view, self.seat),
            Source::Borrowed => {
                let lender = self.world.may_borrow_from(self.seat);
                lender.and_then(|lender| words::slot_card(self.view, lender))
            }
            Source::Hand(card) => Some(card),
        };
        said.extend(card.map(|card| words::card_effect(lang, card)));
        match source {
            Source::Own => {}
            Source::Borrowed => said.push(self.say("da-detail-borrowed")),
            Source::Hand(_) => said.push(self.say("da-detail-hand")),
        }
    }

    fn sail(&self, ship: Berth, preview: &Preview, said: &mut Vec<String>) {
        match (&preview.landing, &preview.worth) {
            (Some(points), _) => {
                said.push(self.with("da-detail-lands", "list", words::scored(self.scene, points)));
                let there = self.world.harbour().ship(ship);
                if there.upgraded && there.kind == ShipKind::RoyalBarge {
                    said.push(self.say("da-detail-barge"));
                }
            }
            (None, Some(points)) => {
                said.push(self.with("da-detail-ocean", "list", words::scored(self.scene, points)));
            }
            (None, None) => {}
        }
    }

    fn target(&self, ship: Berth, said: &mut Vec<String>) {
        let sabotage = matches!(self.ask, Ask::Target { card: Card::Sabotage });
        let key = if sabotage { "da-detail-sabotage" } else { "da-detail-treason" };
        said.push(self.with(key, "list", words::aboard(self.scene, &self.world.harbour().ship(ship).aboard())));
    }

    fn throw_off(&self, colour: Colour, hold: bool, said: &mut Vec<String>) {
        let Ask::ThrowOff { ship, .. } = self.ask else { return };
        let mut after = *self.world.harbour().ship(ship);
        after.take_off(colour, hold);
        let list = words::aboard(self.scene, &after.aboard());
        said.push(match list.is_empty() {
            true => self.say("da-detail-nobody-left"),
            false => self.with("da-detail-remain", "list", list),
        });
    }

    /// DA-11.4: three neutrals for three of the own.
    fn exchange(&self, ship: Berth, said: &mut Vec<String>) {
        let mut after = *self.world;
        after.apply(self.seat, &Action::Exchange { ship }, &mut ());
        let there = after.harbour().ship(ship);
        if there.of(Colour::Seat(self.seat)) > self.world.harbour().ship(ship).of(Colour::Seat(self.seat)) {
            said.push(self.with("da-detail-remain", "list", words::aboard(self.scene, &there.aboard())));
            let points = after.if_landed(ship, None, false, SeatSet::EMPTY);
            said.push(self.with("da-detail-worth", "list", words::scored(self.scene, &points)));
        } else {
            said.push(self.special(Special::Empathy));
        }
    }

    fn sacrifice(&self, ship: Berth, hold: bool, said: &mut Vec<String>) {
        said.push(self.say("da-detail-sacrifice"));
        let mut after = *self.world.harbour().ship(ship);
        after.take_off(Colour::Seat(self.seat), hold);
        let key = if lands(self.world, ship) { "da-detail-sacrifice-lands" } else { "da-detail-sacrifice-ocean" };
        said.push(self.with(key, "list", words::aboard(self.scene, &after.aboard())));
    }

    fn pass(&self, preview: &Preview, said: &mut Vec<String>) {
        if let Some(points) = &preview.landing {
            return said.push(self.with("da-detail-no-ally", "list", words::scored(self.scene, points)));
        }
        match self.ask {
            Ask::Play { .. } => said.push(self.say("da-detail-decline")),
            Ask::Board { .. } => said.push(self.say("da-detail-stop")),
            Ask::Spy | Ask::Guard { .. } | Ask::Ally { .. } | Ask::Sacrifice => said.push(self.say("da-detail-pass")),
            _ => {}
        }
    }
}

/// What might be expected to be choosable and is not, with the refusal of the rules.
fn why_not(view: &View, world: &Doom, seat: Seat, ask: Ask) -> Vec<(Action, Illegal)> {
    let ships = |action: fn(Berth) -> Action| world.harbour().berths().map(action).collect::<Vec<_>>();
    let seats = |action: fn(Seat) -> Action| {
        Seat::all(world.seats()).filter(|&other| other != seat).map(action).collect::<Vec<_>>()
    };
    let aboard = |ship: Berth, action: fn(Colour) -> Action| {
        let there = *world.harbour().ship(ship);
        words::colours().filter(|&colour| there.of(colour) > 0).map(action).collect::<Vec<_>>()
    };
    let holds = |special: Special| view.specials(seat).of(special.index()) > 0;
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
        Ask::Power { left } => {
            let held = Faction::AT_THE_END.into_iter().enumerate().filter(|(index, _)| left >> index & 1 == 1);
            held.map(|(_, faction)| Action::UsePower { faction }).collect()
        }
        Ask::Declare { .. } => (0..=world.supply(seat)).map(|cubes| Action::Declare { cubes }).collect(),
        Ask::Force { .. } => seats(|seat| Action::Force { seat }),
        Ask::Spy => vec![Action::Spy],
        Ask::Guard { .. } => vec![Action::Guard],
        Ask::Ally { .. } => vec![Action::Ally],
        Ask::Play { .. } => {
            let mut list = vec![Action::Play { source: Source::Own }, Action::Play { source: Source::Borrowed }];
            if holds(Special::Intervention) {
                let hand = view.hand();
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
        Ask::Senate
        | Ask::Discard { .. }
        | Ask::Lay { .. }
        | Ask::KeepDown
        | Ask::Bid { .. }
        | Ask::Peek
        | Ask::NewBid { .. }
        | Ask::ActFirst
        | Ask::Refund { .. } => Vec::new(),
    };
    choices::refused(world, seat, candidates)
}
