//! What a search knows about Die letzten Tage von Atlantis.

use std::sync::LazyLock;

use engine::{Awaiting, Game, PerSeat, QuickDice, Seat, Viewer};
use fleet::Council;
use game_last_days::{Action, Ask, Berth, Card, EventCard, LastDays, Senator, ShipList, Source, View, Zone};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::games::senate::{self, ActionKind, Deal, Senate};
use crate::{Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/last-days.toml"), LastDays::FEATURES));

/// LD-5.1.
const ROW: u8 = 5;

impl Knowledge for LastDays {
    const LEVELS: LevelSettings = [NoisyGreedy(400), NoisyGreedy(120), Search(80), Search(1000), Search(20_000)];

    const FEATURES: &'static [&'static str] = &[
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
        "senators",
        "cubes",
        "senate-event",
    ];

    fn search_parameters(_: usize) -> SearchParameters {
        SearchParameters {
            rollout_depth: 0,
            exploration: 0.6,
            root_prior_temperature: Some(60.0),
            epsilon_percent: 0,
            own_choices_only: false,
            inverse_temperature: 1.0,
            solo_scale: (0, 1),
        }
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let late = f32::from(3 - self.table().council.markers_left) / 2.0;
        let end = self.table().council.markers_left == 1 && self.table().event.is_some_and(EventCard::is_doom);
        senate::features(self, seat, late, f32::from(end), into);
        let held = self.special_hand(seat);
        let (points, others) = senate::specials(
            |special| held.of(special.index()),
            |special| self.table().components().special_points(special),
        );
        into[senate::FEATURES] = points / 5.0;
        into[senate::FEATURES + 1] = others / 3.0;
        into[senate::FEATURES + 2] = Senator::ALL
            .iter()
            .filter(|&&senator| self.table().holds(seat, senator))
            .map(|&senator| lasting(senator))
            .sum();
        into[senate::FEATURES + 3] = senate::cubes(self.council(), seat);
        let place = self.table().council.senate_order().as_slice().iter().position(|&other| other == seat).unwrap_or(0);
        into[senate::FEATURES + 4] = match (self.table().event, place) {
            (Some(EventCard::Debts), 0) => 1.0,
            (Some(EventCard::Debts), 1) => 0.6,
            (Some(EventCard::Wisdom), 0 | 1) => 0.3,
            _ => 0.0,
        };
    }

    fn weights() -> &'static Weights {
        &WEIGHTS
    }

    fn priors(&self, seat: Seat, actions: &[Action], into: &mut Vec<f32>) {
        senate::priors(self, seat, actions, into);
    }

    fn policy(&self, seat: Seat, actions: &[Action], dice: &mut QuickDice) -> Option<usize> {
        Some(senate::policy(self, seat, actions, dice))
    }

    fn sample_world(view: &View, dice: &mut QuickDice) -> Self {
        let world = Self::determinise(view, dice);
        match view.viewer {
            Viewer::Seat(seat) => world.before_others_chose(seat),
            Viewer::Public => world,
        }
    }

    /// Between two auctions and between two rounds nothing is sealed.
    fn is_quiet(&self, _: bool) -> bool {
        let Awaiting::Seats(seats) = self.awaiting() else { return false };
        let all = seats.len() == self.seats();
        match seats.iter().next().and_then(|seat| self.ask(seat)) {
            Some(Ask::Influence | Ask::Bid { .. }) => all,
            Some(Ask::Declare { .. }) => self.table().council.vote.declared.is_empty(),
            _ => false,
        }
    }
}

/// What a senator is worth for the auctions to come.
fn lasting(senator: Senator) -> f32 {
    match senator {
        Senator::Archon | Senator::Basileus | Senator::Demagogos | Senator::Demiurgos => 0.0,
        Senator::Oraklos => 0.2,
        Senator::Philosophos => 0.4,
        Senator::Strategos => 1.2,
    }
}

fn deal(card: Card) -> Deal {
    Deal {
        lots: card.lots(),
        noble: card.is_aristocracy(),
        ships: card.ships(),
        premium: card == Card::Cargo,
        specials: card.specials(),
        points: u8::from(card == Card::Ref1Vp),
        sinks: card == Card::Sabotage,
        throws: card == Card::Treason,
    }
}

impl Senate for LastDays {
    fn council(&self) -> &Council {
        &self.table().council
    }

    fn table(&self) -> &[u8; 6] {
        &self.table().components().tables().standard
    }

    fn landing(&self, ship: Berth, mover: Option<Seat>, premium: bool) -> PerSeat<u8> {
        self.table().if_landed(ship, mover, premium, senate::NOBODY)
    }

    fn moving(&self) -> ShipList {
        self.table().would_move()
    }

    fn stock(&self, seat: Seat) -> u8 {
        self.table().stock(seat)
    }

    fn row_length(&self) -> u8 {
        ROW
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
        let in_slot = |of: Seat| self.laid_out(of)[usize::from(self.table().council.vote.slot)];
        let using = |card: Option<Card>| card.map_or(ActionKind::Other(0.0), |card| ActionKind::Use(deal(card)));
        match *action {
            Action::Commit { cubes } if self.ask(seat) == Some(Ask::Influence) => ActionKind::Tribute(cubes),
            Action::Commit { cubes } | Action::Declare { cubes } => ActionKind::Bid(cubes),
            Action::Board { ship } => ActionKind::Board(ship),
            Action::Displace { colour } => ActionKind::Displace(colour),
            Action::Sail { ship, .. } => ActionKind::Sail(ship),
            Action::Target { ship } => ActionKind::Sink(ship),
            Action::Expel { seat: of, cubes } => ActionKind::Expel(of, cubes),
            Action::ThrowOff { colour, .. } => ActionKind::ThrowOff(colour),
            Action::Lay { card } => ActionKind::Use(deal(card)),
            Action::Play { source } => match source {
                Source::Own => using(in_slot(seat)),
                Source::Borrowed => using(self.table().may_borrow_from(seat).and_then(in_slot)),
                Source::Unbid(slot) => using(self.laid_out(seat)[usize::from(slot)]),
                Source::Gods(card) => using(Some(card)),
                Source::Hand(_) => ActionKind::Other(0.5),
            },
            Action::PlayEmpathy { .. } => ActionKind::Other(1.5),
            Action::Ally => self.table().council.arriving().map_or(ActionKind::Other(0.0), ActionKind::Ally),
            Action::Guard => match self.ask(seat) {
                Some(Ask::Guard { ship, .. }) => ActionKind::Guard(ship),
                _ => ActionKind::Other(0.0),
            },
            Action::TakeSenator { senator } => {
                let power = match senator {
                    Senator::Archon => 0.3,
                    Senator::Basileus => 0.9,
                    Senator::Demagogos => 0.9,
                    Senator::Demiurgos => 1.5,
                    lasts => lasting(lasts),
                };
                ActionKind::Other(f32::from(self.table().bonus(senator)) + power)
            }
            Action::UsePower { senator } => ActionKind::Other(if senator == Senator::Archon { 0.3 } else { 1.0 }),
            Action::Discard { card } => ActionKind::Other(match card {
                Card::Ref1 | Card::Treason | Card::Sabotage => 1.0,
                Card::Aristo1 | Card::Ref1Vp => 0.5,
                _ => 0.0,
            }),
            Action::Spy | Action::Pursue | Action::OpenHolds | Action::Sacrifice { .. } => ActionKind::Other(-0.8),
            Action::Refund { cubes } => ActionKind::Other(f32::from(cubes)),
            Action::Lose { zone: Zone::Ship(ship) | Zone::Hold(ship) } => {
                let there = self.table().council.harbour.ship(ship);
                ActionKind::Other(-f32::from(there.of(game_last_days::Colour::Seat(seat))))
            }
            Action::Lose { .. } => ActionKind::Other(1.0),
            _ => ActionKind::Other(0.0),
        }
    }
}
