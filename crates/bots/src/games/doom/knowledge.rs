//! What a search knows about Zagłada Atlantydy.

use std::sync::LazyLock;

use engine::{Awaiting, Game, PerSeat, QuickDice, Seat, Viewer};
use fleet::Council;
use game_doom::{Action, Ask, Berth, Card, Doom, Faction, ShipList, Source, View};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::games::senate::{self, ActionKind, Deal, Senate};
use crate::{Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/doom.toml"), Doom::FEATURES));

impl Knowledge for Doom {
    const LEVELS: LevelSettings = [NoisyGreedy(400), NoisyGreedy(120), Search(30), Search(100), Search(4000)];

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
        "factions",
        "cubes",
    ];

    fn search_parameters(_: usize) -> SearchParameters {
        SearchParameters {
            rollout_depth: 0,
            exploration: 0.6,
            root_prior_temperature: Some(60.0),
            epsilon_percent: 0,
            own_choices_only: true,
            inverse_temperature: 1.0,
            solo_scale: (0, 1),
        }
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let late = f32::from(3 - self.table().council.markers_left) / 2.0;
        senate::features(self, seat, late, self.chance_of_the_end(), into);
        let held = self.special_hand(seat);
        let (points, others) = senate::specials(
            |special| held.of(special.index()),
            |special| self.table().components().special_points(special),
        );
        into[senate::FEATURES] = points / 5.0;
        into[senate::FEATURES + 1] = others / 3.0;
        into[senate::FEATURES + 2] = Faction::ALL
            .iter()
            .filter(|&&faction| self.table().holds(seat, faction))
            .map(|&faction| lasting(faction))
            .sum();
        into[senate::FEATURES + 3] = senate::cubes(self.council(), seat);
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
            Viewer::Seat(seat) => world
                .before_others_chose(seat)
                .with_sealed_bids(seat, |world, other| senate::some_bid(world, other, dice)),
            Viewer::Public => world,
        }
    }

    /// Between two votes and between two rounds nothing is sealed.
    fn is_quiet(&self, _: bool) -> bool {
        let Awaiting::Seats(seats) = self.awaiting() else { return false };
        let all = seats.len() == self.seats();
        match seats.iter().next().and_then(|seat| self.ask(seat)) {
            Some(Ask::Senate | Ask::Bid { .. }) => all,
            Some(Ask::Declare { .. }) => self.table().council.vote.declared.is_empty(),
            _ => false,
        }
    }
}

/// What a faction is worth for the votes to come.
fn lasting(faction: Faction) -> f32 {
    match faction {
        Faction::Archon | Faction::Basileus | Faction::Demiurgos => 0.0,
        Faction::Demagogos => 0.5,
        Faction::Oraklos => 0.2,
        Faction::Philosophios => 0.7,
        Faction::Strategos => 1.0,
    }
}

trait Ending {
    fn chance_of_the_end(&self) -> f32;
}

impl Ending for Doom {
    /// DA-7.1: how likely the third Doom comes in this round.
    fn chance_of_the_end(&self) -> f32 {
        if self.table().council.markers_left != 1 || self.table().council.round < 4 {
            return 0.0;
        }
        match self.table().next_event {
            Some(event) => f32::from(event.is_doom()),
            None => 1.0 / f32::from(self.table().council.event_deck.max(1)),
        }
    }
}

fn deal(card: Card) -> Deal {
    let none = Deal::default();
    match card {
        Card::Ref1 => Deal { lots: [1, 0], ..none },
        Card::Ref2 => Deal { lots: [2, 0], ..none },
        Card::Ref21 => Deal { lots: [2, 1], ..none },
        Card::Aristo => Deal { lots: [1, 0], noble: true, ..none },
        Card::Ships2 => Deal { ships: 2, ..none },
        Card::Royal => Deal { ships: 1, premium: true, ..none },
        Card::Support1 => Deal { specials: 1, ..none },
        Card::Sabotage => Deal { sinks: true, ..none },
        Card::Treason => Deal { throws: true, ..none },
    }
}

impl Senate for Doom {
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
        self.table().council.supply(seat)
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
        let in_slot = |of: Seat| self.laid_out(of)[usize::from(self.table().council.vote.slot)];
        match *action {
            Action::Commit { cubes } if self.ask(seat) == Some(Ask::Senate) => ActionKind::Tribute(cubes),
            Action::Commit { cubes } | Action::Declare { cubes } => ActionKind::Bid(cubes),
            Action::Board { ship } => ActionKind::Board(ship),
            Action::Displace { colour } => ActionKind::Displace(colour),
            Action::Sail { ship } => ActionKind::Sail(ship),
            Action::Target { ship } => ActionKind::Sink(ship),
            Action::Expel { seat: of, cubes } => ActionKind::Expel(of, cubes),
            Action::ThrowOff { colour, .. } => ActionKind::ThrowOff(colour),
            Action::Lay { card } => ActionKind::Use(deal(card)),
            Action::Play { source } => match source {
                Source::Own => in_slot(seat).map_or(ActionKind::Other(0.0), |card| ActionKind::Use(deal(card))),
                Source::Borrowed => self
                    .table()
                    .may_borrow_from(seat)
                    .and_then(in_slot)
                    .map_or(ActionKind::Other(0.0), |card| ActionKind::Use(deal(card))),
                Source::Hand(_) => ActionKind::Other(0.5),
            },
            Action::PlayEmpathy { .. } => ActionKind::Other(1.5),
            Action::Ally => self.table().council.arriving().map_or(ActionKind::Other(0.0), ActionKind::Ally),
            Action::Guard => match self.ask(seat) {
                Some(Ask::Guard { ship, .. }) => ActionKind::Guard(ship),
                _ => ActionKind::Other(0.0),
            },
            Action::TakeFaction { faction } => {
                let plus = if self.table().shows_plus(faction) { 1.0 } else { 0.0 };
                let power = match faction {
                    Faction::Archon => 0.3,
                    Faction::Basileus => 0.9,
                    Faction::Demiurgos => 1.5,
                    lasts => lasting(lasts),
                };
                ActionKind::Other(plus + power)
            }
            Action::PassFaction => ActionKind::Other(0.6),
            Action::UsePower { faction } => ActionKind::Other(if faction == Faction::Archon { 0.3 } else { 1.0 }),
            Action::SkipPower { .. } => ActionKind::Other(0.0),
            Action::Discard { card } => ActionKind::Other(match card {
                Card::Ref1 | Card::Treason | Card::Sabotage => 1.0,
                Card::Aristo | Card::Support1 => 0.5,
                _ => 0.0,
            }),
            Action::Spy | Action::Pursue | Action::OpenHolds | Action::Sacrifice { .. } => ActionKind::Other(-0.8),
            Action::ActFirst | Action::Refund => ActionKind::Other(1.0),
            _ => ActionKind::Other(0.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Components as _, GameOptions};
    use game_doom::{Components, Options};

    use super::*;

    #[test]
    fn the_end_is_near_with_the_last_doom_only() {
        let game = Doom::setup(Components::standard(), &Options::for_seats(3)).unwrap();
        assert_eq!(game.chance_of_the_end(), 0.0);
    }
}
