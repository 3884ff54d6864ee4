//! What the two senate games ask alike of a world: what ships are likely to bring, what a card is worth to a seat, what it
//! bids for it, and how a sensible seat goes on. All worths are in points.

use engine::{Game, PerSeat, QuickDice, Seat};
use fleet::{Berth, Colour, Council, Counts, Harbour, Order, Place, SPECIALS, ShipList, Special};

use crate::SearchParameters;
use crate::knowledge::uniform;

/// A card as both editions have it: what it lets its player do.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Deal {
    /// Refugees for one ship, and for another.
    pub(super) lots: [u8; 2],
    /// Whether seats of others may be taken.
    pub(super) noble: bool,
    pub(super) ships: u8,
    /// Whether a landing by it counts more.
    pub(super) premium: bool,
    pub(super) specials: u8,
    pub(super) points: u8,
    /// Whether it sinks a ship at sea.
    pub(super) sinks: bool,
    pub(super) throws: bool,
}

/// What a seat may do, in words of both editions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum ActionKind {
    Tribute(u8),
    Bid(u8),
    Board(Berth),
    Displace(Colour),
    Sail(Berth),
    Sink(Berth),
    Expel(Seat, u8),
    ThrowOff(Colour),
    /// Plays or lays a card.
    Use(Deal),
    Ally(Berth),
    Guard(Berth),
    /// Anything else, with its worth.
    Other(f32),
}

/// What both editions say of a table.
pub(super) trait Senate: Game {
    fn council(&self) -> &Council;
    /// The points for own refugees aboard.
    fn table(&self) -> &[u8; 6];
    fn landing(&self, ship: Berth, mover: Option<Seat>, premium: bool) -> PerSeat<u8>;
    fn moving(&self) -> ShipList;
    /// The cubes a seat can place as refugees.
    fn stock(&self, seat: Seat) -> u8;
    fn row_length(&self) -> u8;
    /// The card of a seat in a slot, if it has not been carried out.
    fn deal(&self, seat: Seat, slot: u8) -> Option<Deal>;
    fn entitled(&self) -> u8;
    fn kind(&self, seat: Seat, action: &Self::Action) -> ActionKind;

    fn harbour(&self) -> &Harbour {
        &self.council().harbour
    }

    fn supply(&self, seat: Seat) -> u8 {
        self.council().supply(seat)
    }

    fn in_senate(&self, seat: Seat) -> u8 {
        self.council().senate(seat)
    }

    fn order(&self) -> Order {
        self.council().senate_order()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.council().points(seat)
    }

    /// The slot voted on, and how many there are.
    fn slots(&self) -> (u8, u8) {
        (self.council().vote.slot, self.row_length())
    }

    /// Cubes somebody has declared in this vote.
    fn declared(&self, seat: Seat) -> Option<u8> {
        let vote = &self.council().vote;
        vote.declared.contains(seat).then(|| self.council().on_slot(seat, vote.slot))
    }
}

/// All cubes of a seat that are neither aboard nor gone, as a feature.
pub(super) fn cubes(council: &Council, seat: Seat) -> f32 {
    f32::from(council.supply(seat) + council.players[seat].spent + council.senate(seat)) / 10.0
}

/// A special card nobody can read, in points.
pub(super) const SPECIAL: f32 = 1.6;

/// The points for so many refugees aboard.
fn for_aboard(world: &impl Senate, cubes: u8) -> f32 {
    f32::from(world.table()[usize::from(cubes).min(5)])
}

/// What each ship brings each seat if it lands, and how likely it does.
pub(super) struct Fleet {
    pub(super) points: [PerSeat<u8>; 5],
    pub(super) likely: [f32; 5],
    pub(super) moves: [bool; 5],
    count: usize,
}

impl Fleet {
    pub(super) fn of(world: &impl Senate) -> Self {
        let moving = world.moving();
        let ships = world.harbour().ships();
        let none = || PerSeat::new(world.seats());
        let mut fleet = Self {
            points: [none(), none(), none(), none(), none()],
            likely: [0.0; 5],
            moves: [false; 5],
            count: ships.len(),
        };
        for (at, ship) in ships.iter().enumerate() {
            let moves = moving.as_slice().contains(&(at as u8));
            fleet.moves[at] = moves;
            fleet.likely[at] = match (ship.place, moves) {
                (Place::Port, false) => 0.35,
                (Place::Port, true) => 0.5,
                (Place::Ocean, false) => 0.65,
                (Place::Ocean, true) => 0.85,
            };
            if !ship.is_empty() {
                fleet.points[at] = world.landing(at as u8, None, false);
            }
        }
        fleet
    }

    /// What more own refugees aboard a ship are worth.
    fn by_boarding(&self, world: &impl Senate, seat: Seat, ship: usize, cubes: u8) -> f32 {
        let there = world.harbour().ship(ship as u8);
        let own = there.of(Colour::Seat(seat));
        let more = for_aboard(world, own + cubes) - for_aboard(world, own);
        let colours = if own == 0 { there.aboard().iter().filter(|&&count| count > 0).count() as f32 } else { 0.0 };
        // A fuller ship moves sooner.
        let fuller = f32::from(there.taken() + cubes) / f32::from(there.seats.max(1));
        (more + colours) * (self.likely[ship] + 0.1 * fuller.min(1.0))
    }

    /// The best ship for so many, but for one.
    fn best_to_board(
        &self,
        world: &impl Senate,
        seat: Seat,
        cubes: u8,
        but: Option<usize>,
        noble: bool,
    ) -> (f32, Option<usize>) {
        let mut best = (0.0, None);
        for ship in (0..self.count).filter(|&ship| Some(ship) != but) {
            let there = world.harbour().ship(ship as u8);
            if there.place == Place::Port && (there.free() >= cubes || noble && there.is_full()) {
                let worth = self.by_boarding(world, seat, ship, cubes);
                if worth > best.0 {
                    best = (worth, Some(ship));
                }
            }
        }
        best
    }

    /// What moving a ship brings a seat before the others.
    fn by_moving(&self, world: &impl Senate, seat: Seat, ship: usize, premium: bool) -> f32 {
        let there = world.harbour().ship(ship as u8);
        if there.is_empty() {
            return 0.0;
        }
        if there.place == Place::Port {
            let points = &self.points[ship];
            return 0.3 * (f32::from(points[seat]) - rivals(points, seat));
        }
        let landed = world.landing(ship as u8, Some(seat), premium);
        let gained = f32::from(landed[seat]) - self.likely[ship] * f32::from(self.points[ship][seat]);
        gained - (1.0 - self.likely[ship]) * rivals(&landed, seat)
    }

    /// What others lose more than this seat if everybody aboard is discarded.
    fn by_sinking(&self, seat: Seat, ship: usize) -> f32 {
        let points = &self.points[ship];
        self.likely[ship] * (rivals(points, seat) - f32::from(points[seat]))
    }

    /// What a card is worth to a seat now.
    pub(super) fn by_card(&self, world: &impl Senate, seat: Seat, deal: &Deal) -> f32 {
        let mut worth = SPECIAL * f32::from(deal.specials) + f32::from(deal.points);
        let [first, second] = deal.lots;
        if first > 0 {
            if world.stock(seat) < first + second {
                return 0.0;
            }
            let (gain, ship) = self.best_to_board(world, seat, first, None, deal.noble);
            if ship.is_none() {
                return 0.0;
            }
            worth += gain + if deal.noble { 0.4 } else { 0.0 };
            if second > 0 {
                worth += self.best_to_board(world, seat, second, ship, deal.noble).0;
            }
        }
        if deal.ships > 0 {
            let mut best = [0.0f32; 3];
            for ship in 0..self.count {
                let mut gain = self.by_moving(world, seat, ship, deal.premium);
                for place in best.iter_mut().take(usize::from(deal.ships)) {
                    if gain > *place {
                        std::mem::swap(place, &mut gain);
                    }
                }
            }
            worth += best.iter().sum::<f32>();
        }
        if deal.sinks {
            let at_sea = |ship: &usize| world.harbour().ship(*ship as u8).place == Place::Ocean;
            worth += (0..self.count).filter(at_sea).map(|ship| self.by_sinking(seat, ship)).fold(0.0, f32::max);
        }
        worth + if deal.throws { 0.7 } else { 0.0 }
    }
}

/// What the others get: most the best of them.
fn rivals(points: &PerSeat<u8>, seat: Seat) -> f32 {
    let (mut best, mut sum, mut count) = (0, 0, 0);
    for (_, &points) in points.iter().filter(|&(other, _)| other != seat) {
        best = best.max(points);
        sum += i32::from(points);
        count += 1;
    }
    (f32::from(best) + sum as f32 / count.max(1) as f32) / 2.0
}

/// How many cubes a sensible seat bids in the vote under way: a part of what it has, by what this card and those to come
/// are worth to it; refugees need cubes too.
pub(super) fn usual_bid(world: &impl Senate, fleet: &Fleet, seat: Seat) -> f32 {
    let (slot, slots) = world.slots();
    let supply = f32::from(world.supply(seat));
    let (mut now, mut all, mut kept) = (0.0, 0.0, 0.0);
    for at in slot..slots {
        let Some(deal) = world.deal(seat, at) else { continue };
        let worth = fleet.by_card(world, seat, &deal).max(0.2);
        let placed = f32::from(deal.lots[0] + deal.lots[1]);
        if at == slot {
            now = worth;
            kept += placed;
        } else {
            kept += 0.5 * placed;
        }
        all += worth;
    }
    if all == 0.0 {
        return if slot + 1 == slots { supply } else { 0.5 };
    }
    (supply - kept).max(0.0) * now / all
}

/// How many cubes put a seat among the entitled as far as others have declared theirs, and whether it is the last to speak.
fn needed(world: &impl Senate, seat: Seat) -> (u8, bool) {
    let mut declared = [0; 5];
    let mut count = 0;
    for cubes in Seat::all(world.seats()).filter(|&other| other != seat).filter_map(|other| world.declared(other)) {
        declared[count] = cubes;
        count += 1;
    }
    let declared = &mut declared[..count];
    declared.sort_unstable_by_key(|&cubes| u8::MAX - cubes);
    let last = count + 1 == world.seats();
    match declared.get(usize::from(world.entitled()).saturating_sub(1)) {
        Some(&cubes) => (cubes + 1, last),
        None => (0, last),
    }
}

/// What a seat that would bid `usual` aims at: a bid that can win and no more than needed, or nothing if that is too dear.
fn aimed(world: &impl Senate, seat: Seat, usual: f32) -> f32 {
    let (needed, last) = needed(world, seat);
    let needed = f32::from(needed);
    if needed > 2.0 * usual + 1.0 {
        0.0
    } else if last {
        needed
    } else {
        usual.max(needed)
    }
}

/// How well an action of a kind looks, in points.
fn worth(world: &impl Senate, fleet: &Fleet, seat: Seat, kind: ActionKind) -> f32 {
    let aboard = |ship: Berth| f32::from(world.harbour().ship(ship).of(Colour::Seat(seat)));
    let standing = |of: Seat| (world.points(of) - world.points(seat)) as f32;
    match kind {
        ActionKind::Tribute(_) | ActionKind::Bid(_) => 0.0,
        ActionKind::Board(ship) => fleet.by_boarding(world, seat, usize::from(ship), 1),
        ActionKind::Sail(ship) => fleet.by_moving(world, seat, usize::from(ship), false),
        ActionKind::Sink(ship) => fleet.by_sinking(seat, usize::from(ship)),
        ActionKind::Expel(of, cubes) if of != seat => 0.1 * f32::from(cubes) + 0.02 * standing(of),
        ActionKind::Expel(..) => -1.0,
        ActionKind::Displace(Colour::Seat(of)) | ActionKind::ThrowOff(Colour::Seat(of)) if of == seat => -2.0,
        ActionKind::Displace(Colour::Seat(of)) | ActionKind::ThrowOff(Colour::Seat(of)) => 1.0 + 0.05 * standing(of),
        ActionKind::Displace(Colour::Neutral) => 0.3,
        ActionKind::ThrowOff(Colour::Neutral) => -0.2,
        ActionKind::Use(deal) => fleet.by_card(world, seat, &deal),
        ActionKind::Ally(ship) => {
            let there = world.harbour().ship(ship);
            let [own, neutrals] = [Colour::Seat(seat), Colour::Neutral].map(|colour| there.of(colour));
            for_aboard(world, neutrals) - for_aboard(world, own) - SPECIAL
        }
        ActionKind::Guard(ship) => 2.0 * aboard(ship) - SPECIAL,
        ActionKind::Other(worth) => worth,
    }
}

/// How promising each action looks before it is tried.
pub(super) fn priors<G: Senate>(world: &G, seat: Seat, actions: &[G::Action], into: &mut Vec<f32>) {
    let fleet = Fleet::of(world);
    let bell = |cubes: u8, usual: f32| {
        let apart = (f32::from(cubes) - usual) / (0.6 * usual + 1.2);
        (-apart * apart).exp() + 0.03
    };
    let mut usual = None;
    for action in actions {
        into.push(match world.kind(seat, action) {
            ActionKind::Bid(cubes) => {
                bell(cubes, *usual.get_or_insert_with(|| aimed(world, seat, usual_bid(world, &fleet, seat))))
            }
            ActionKind::Tribute(cubes) => bell(cubes, usual_tribute(world, seat)),
            kind => (1.2 * worth(world, &fleet, seat, kind).clamp(-4.0, 8.0)).exp(),
        });
    }
}

fn usual_tribute(world: &impl Senate, seat: Seat) -> f32 {
    0.1 * f32::from(world.supply(seat))
}

/// About how many cubes a seat is ready to bid in the vote under way.
fn willing(world: &impl Senate, fleet: &Fleet, seat: Seat, dice: &mut QuickDice) -> f32 {
    usual_bid(world, fleet, seat) * (0.5 + uniform(dice)) + uniform(dice) - 0.3
}

/// What a sensible seat may have bid in secret.
pub(super) fn some_bid(world: &impl Senate, seat: Seat, dice: &mut QuickDice) -> u8 {
    willing(world, &Fleet::of(world), seat, dice).round().max(0.0) as u8
}

/// What a sensible seat does, with some luck.
pub(super) fn policy<G: Senate>(world: &G, seat: Seat, actions: &[G::Action], dice: &mut QuickDice) -> usize {
    let fleet = Fleet::of(world);
    let aim = match world.kind(seat, &actions[0]) {
        ActionKind::Bid(_) => Some(aimed(world, seat, willing(world, &fleet, seat, dice))),
        ActionKind::Tribute(_) => Some(usual_tribute(world, seat) * 2.2 * uniform(dice)),
        _ => None,
    };
    let mut best = (f32::MIN, 0);
    for (at, action) in actions.iter().enumerate() {
        let worth = match (world.kind(seat, action), aim) {
            (ActionKind::Bid(cubes) | ActionKind::Tribute(cubes), Some(aim)) => -(f32::from(cubes) - aim).abs(),
            (kind, _) => worth(world, &fleet, seat, kind) + uniform(dice),
        };
        if worth > best.0 {
            best = (worth, at);
        }
    }
    best.1
}

/// How a seat stands, in words of both editions; the rest is the edition's.
pub(super) const FEATURES: usize = 16;

/// Fills in the first features: `late` is how much of the game is over, `end` how likely this round is the last.
pub(super) fn features(world: &impl Senate, seat: Seat, late: f32, end: f32, into: &mut [f32]) {
    let fleet = Fleet::of(world);
    let points = world.points(seat) as f32 / 10.0;
    into[0] = points;
    into[1] = points * late;
    for (at, ship) in world.harbour().ships().iter().enumerate() {
        let landing = f32::from(fleet.points[at][seat]) / 10.0;
        let class = match (ship.place, fleet.moves[at]) {
            (Place::Ocean, true) => 2,
            (Place::Ocean, false) => 3,
            (Place::Port, true) => 4,
            (Place::Port, false) => 5,
        };
        into[class] += landing;
        into[if class < 4 { 6 } else { 7 }] += landing * end;
    }
    let order = world.order();
    let place = order.as_slice().iter().position(|&other| other == seat).unwrap_or(0);
    let cubes = world.in_senate(seat);
    into[8] = f32::from(place == 0 && cubes > 0);
    into[9] = f32::from(cubes) / 5.0;
    into[10] = 1.0 - place as f32 / (world.seats() - 1) as f32;
    // The votes to come in this round.
    let (slot, slots) = world.slots();
    let left = slots.saturating_sub(slot);
    let supply = f32::from(world.supply(seat)) / 10.0;
    into[11] = supply * f32::from(left) / 5.0;
    into[12] =
        (slot..slots).filter_map(|at| world.deal(seat, at)).map(|deal| fleet.by_card(world, seat, &deal)).sum::<f32>()
            / 10.0;
    into[13] = supply.min(0.3 * f32::from(left));
}

/// Fills in the features of special cards in hand: points on them, and how many have none.
pub(super) fn specials(held: &Counts<SPECIALS>, points: impl Fn(Special) -> u8, into: &mut [f32]) {
    let (points, others) = Special::ALL.iter().fold((0.0, 0.0), |(worth, others), &special| {
        let count = f32::from(held.of(special.index()));
        match points(special) {
            0 => (worth, others + count),
            points => (worth + count * f32::from(points), others),
        }
    });
    into[14] = points / 5.0;
    into[15] = others / 3.0;
}

/// The names of the features: those of both editions, and the edition's own.
macro_rules! feature_names {
    ($($own:literal),+) => {
        &[
            "points",
            "points-late",
            "at-sea-moving",
            "at-sea-waiting",
            "in-port-moving",
            "in-port-waiting",
            "at-sea-at-the-end",
            "in-port-at-the-end",
            "senate-first",
            "senate-cubes",
            "senate-order",
            "cubes-for-votes",
            "cards-laid",
            "a-few-cubes",
            "special-points",
            "special-cards",
            $($own),+
        ]
    };
}

/// What both editions answer of [`Senate`] by their tables: `$senate` is the question for cubes for the Senate.
macro_rules! senate_of_both {
    ($senate:ident) => {
        fn council(&self) -> &fleet::Council {
            &self.table().council
        }

        fn table(&self) -> &[u8; 6] {
            &self.table().components().tables.standard
        }

        fn landing(&self, ship: Berth, mover: Option<Seat>, premium: bool) -> engine::PerSeat<u8> {
            self.table().if_landed(ship, mover, premium, engine::SeatSet::EMPTY)
        }

        fn moving(&self) -> fleet::ShipList {
            self.table().would_move()
        }

        fn row_length(&self) -> u8 {
            self.table().row_length()
        }

        fn deal(&self, seat: Seat, slot: u8) -> Option<Deal> {
            self.laid_out(seat)[usize::from(slot)]
                .filter(|_| !self.table().council.players[seat].carried_out.contains(slot))
                .map(deal)
        }

        fn entitled(&self) -> u8 {
            self.table().entitled()
        }

        fn kind(&self, seat: Seat, action: &Action) -> ActionKind {
            match *action {
                Action::Commit { cubes } if self.ask(seat) == Some(Ask::$senate) => ActionKind::Tribute(cubes),
                Action::Commit { cubes } | Action::Declare { cubes } => ActionKind::Bid(cubes),
                Action::Board { ship } => ActionKind::Board(ship),
                Action::Displace { colour } => ActionKind::Displace(colour),
                Action::Sail { ship, .. } => ActionKind::Sail(ship),
                Action::Target { ship } => ActionKind::Sink(ship),
                Action::Expel { seat: of, cubes } => ActionKind::Expel(of, cubes),
                Action::ThrowOff { colour, .. } => ActionKind::ThrowOff(colour),
                Action::Lay { card } => ActionKind::Use(deal(card)),
                Action::Play { source } => played(self, seat, source),
                Action::PlayEmpathy { .. } => ActionKind::Other(1.5),
                Action::Ally => self.table().council.arriving().map_or(ActionKind::Other(0.0), ActionKind::Ally),
                Action::Guard => match self.ask(seat) {
                    Some(Ask::Guard { ship, .. }) => ActionKind::Guard(ship),
                    _ => ActionKind::Other(0.0),
                },
                Action::Spy | Action::Pursue | Action::OpenHolds | Action::Sacrifice { .. } => ActionKind::Other(-0.8),
                action => ActionKind::Other(other(self, seat, action)),
            }
        }
    };
}

/// What both editions answer of [`Knowledge`](crate::Knowledge).
macro_rules! knowledge_of_both {
    ($senate:ident) => {
        fn weights() -> &'static Weights {
            &WEIGHTS
        }

        fn priors(&self, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
            senate::priors(self, seat, actions, into);
        }

        fn policy(&self, seat: Seat, actions: &[Action], dice: &mut QuickDice) -> Option<usize> {
            Some(senate::policy(self, seat, actions, dice))
        }

        /// Between two votes and between two rounds nothing is sealed.
        fn is_quiet(&self, _: bool) -> bool {
            let engine::Awaiting::Seats(seats) = self.awaiting() else { return false };
            let all = seats.len() == self.seats();
            match seats.iter().next().and_then(|seat| self.ask(seat)) {
                Some(Ask::$senate | Ask::Bid { .. }) => all,
                Some(Ask::Declare { .. }) => self.table().council.vote.declared.is_empty(),
                _ => false,
            }
        }
    };
}

/// How both editions weigh a position; the Senate, the offices and the cards are each edition's own.
macro_rules! evaluate_of_both {
    ($game:ident) => {
        impl crate::Evaluate for $game {
            fn evaluate(view: &View, seat: Seat) -> i32 {
                let (table, council) = (&view.table, &view.table.council);
                if table.is_over() {
                    return rivals::at_the_end(&view.scores(), view.winners(), seat);
                }
                let mut worth = rivals::points_and_cubes(council);
                let landed = |ship| table.if_landed(ship, None, false, SeatSet::EMPTY);
                rivals::add_ships(council, &table.would_move(), landed, &mut worth);
                add_senate(table, &mut worth);
                for of in council.all_seats() {
                    let points = |special| table.components().special_points(special);
                    worth[of] += rivals::specials(&view.cards, of, points) + offices(table, of);
                }
                let votes = (table.row_length(), table.entitled());
                worth[seat] += rivals::prospects(council, &view.cards, seat, votes, |card| gain(view, seat, card));
                rivals::lead(&worth, seat)
            }

            fn candidates(&self, seat: Seat, into: &mut Vec<Action>) {
                self.legal_actions(seat, into);
                rivals::fewer_bids(into, |action| {
                    let (Action::Commit { cubes } | Action::Declare { cubes }) = *action else { return None };
                    Some(cubes)
                });
                if matches!(self.ask(seat), Some(Ask::KeepDown)) {
                    into.truncate(1);
                }
            }
        }

        /// What moving a ship brings this seat before the others.
        fn moving(table: &OpenTable, seat: Seat, ship: u8, premium: bool) -> i32 {
            let landed = || table.if_landed(ship, Some(seat), premium, SeatSet::EMPTY);
            rivals::by_moving(&table.council, seat, ship, landed)
        }
    };
}

pub(super) use {evaluate_of_both, feature_names, knowledge_of_both, senate_of_both};

/// How a search goes about both editions.
pub(super) fn search_parameters(own_choices_only: bool) -> SearchParameters {
    SearchParameters {
        rollout_depth: 0,
        exploration: 0.6,
        root_prior_temperature: Some(60.0),
        epsilon_percent: 0,
        own_choices_only,
        inverse_temperature: 1.0,
        solo_scale: (0, 1),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Awaiting, Components as _, GameOptions, play_out};
    use game_doom::{Ask, Doom};
    use game_last_days::LastDays;

    use super::*;
    use crate::Knowledge;

    /// Looks at every decision of some games played by the policy.
    fn look<G: Knowledge>(seats: u8, mut at: impl FnMut(&G, Seat, &[G::Action])) {
        for seed in 0..6 {
            let mut game = G::setup(G::Components::standard(), &G::Options::for_seats(seats)).unwrap();
            play_out(&mut game, &mut QuickDice::new(seed), &mut Vec::new(), |game, seat, actions, dice| {
                at(game, seat, actions);
                game.policy(seat, actions, dice).unwrap()
            });
        }
    }

    /// The cubes of the bid that looks best.
    fn likeliest<G: Senate + Knowledge>(game: &G, seat: Seat, actions: &[G::Action]) -> Option<u8> {
        let mut priors = Vec::new();
        Knowledge::priors(game, seat, actions, &mut priors);
        assert_eq!(priors.len(), actions.len());
        assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0), "{priors:?}");
        let best = (0..actions.len()).max_by(|&a, &b| priors[a].total_cmp(&priors[b])).unwrap();
        if let ActionKind::Bid(cubes) = game.kind(seat, &actions[best]) { Some(cubes) } else { None }
    }

    fn prefers_bids_that_can_win<G: Senate + Knowledge>(seats: u8) {
        let mut met = 0;
        look::<G>(seats, |game, seat, actions| {
            let Some(cubes) = likeliest(game, seat, actions) else { return };
            let (needed, _) = needed(game, seat);
            let wins = |action| matches!(game.kind(seat, action), ActionKind::Bid(cubes) if cubes >= needed);
            if !actions.iter().any(wins) {
                return;
            }
            assert!(cubes == 0 || cubes >= needed, "{cubes} of {needed}");
            met += usize::from(needed > 1 && cubes > 0);
        });
        assert!(met > 5, "{met} bids were needed");
    }

    #[test]
    fn a_bid_that_can_win_looks_better_than_one_that_cannot() {
        prefers_bids_that_can_win::<Doom>(4);
        prefers_bids_that_can_win::<LastDays>(4);
    }

    #[test]
    fn a_usual_bid_leaves_the_cubes_that_refugees_need() {
        let mut met = 0;
        look::<Doom>(3, |game, seat, _| {
            let Some(Ask::Bid { slot }) = game.ask(seat) else { return };
            let fleet = Fleet::of(game);
            let usual = usual_bid(game, &fleet, seat);
            let placed = game.deal(seat, slot).map_or(0, |deal| deal.lots[0] + deal.lots[1]);
            assert!(usual >= 0.0 && usual <= f32::from(game.supply(seat).saturating_sub(placed)), "{usual}");
            met += 1;
        });
        assert!(met > 100);
    }

    #[test]
    fn two_refugees_with_own_ones_are_worth_more_than_one_among_strangers() {
        let game = Doom::setup(game_doom::Components::standard(), &game_doom::Options::for_seats(3)).unwrap();
        let fleet = Fleet::of(&game);
        let by_card = |lots: [u8; 2]| fleet.by_card(&game, Seat(0), &Deal { lots, ..Deal::default() });
        assert!(by_card([2, 0]) > by_card([1, 0]));
        assert!(by_card([2, 1]) > by_card([2, 0]));
        assert_eq!(by_card([30, 0]), 0.0, "more than there are cubes");
    }

    #[test]
    fn nothing_is_sealed_where_a_search_stops() {
        fn stops<G: Knowledge>(sealed: impl Fn(&G) -> bool) -> (usize, usize) {
            let mut stops = (0, 0);
            look::<G>(3, |game, seat, _| {
                let Awaiting::Seats(awaited) = game.awaiting() else { return };
                if game.is_quiet(true) {
                    assert!(!sealed(game), "{game:?}");
                    stops.0 += usize::from(awaited.len() == game.seats());
                    stops.1 += usize::from(awaited.len() == 1 && awaited.contains(seat));
                }
            });
            stops
        }
        let doom = stops::<Doom>(|game| !game.table().council.ready.is_empty());
        let last_days = stops::<LastDays>(|game| !game.table().council.ready.is_empty());
        for (together, alone) in [doom, last_days] {
            assert!(together > 50 && alone > 20, "before secret votes {together}, before open ones {alone}");
        }
    }

    #[test]
    fn features_are_small_numbers_and_begin_with_the_points() {
        look::<LastDays>(3, |game, seat, _| {
            let mut features = [0.0; 19];
            game.features(seat, &mut features);
            assert!(features.iter().all(|feature| feature.abs() < 12.0), "{features:?}");
            assert_eq!(features[0], game.points(seat) as f32 / 10.0);
        });
    }
}
