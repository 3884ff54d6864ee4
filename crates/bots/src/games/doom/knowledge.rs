//! What a search knows about Zagłada Atlantydy.

use std::sync::LazyLock;

use engine::{Game, QuickDice, Seat, Viewer, variants};
use game_doom::{Action, Ask, Berth, Card, Doom, Faction, Source, View};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::games::senate::{self, ActionKind, Deal, Senate};
use crate::{Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/doom.toml"), Doom::FEATURES));

impl Knowledge for Doom {
    const LEVELS: LevelSettings = [NoisyGreedy(400), NoisyGreedy(120), Search(30), Search(100), Search(4000)];

    const FEATURES: &'static [&'static str] = senate::feature_names!("factions", "cubes");

    fn search_parameters(_: usize) -> SearchParameters {
        senate::search_parameters(true)
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let late = f32::from(3 - self.table().council.markers_left) / 2.0;
        senate::features(self, seat, late, chance_of_the_end(self), into);
        senate::specials(self.special_hand(seat), |special| self.table().components().special_points(special), into);
        into[senate::FEATURES] = Faction::ALL
            .iter()
            .filter(|&&faction| self.table().holds(seat, faction))
            .map(|&faction| lasting(faction))
            .sum();
        into[senate::FEATURES + 1] = senate::cubes(self.council(), seat);
    }

    senate::knowledge_of_both!(Senate);

    fn sample_world(view: &View, dice: &mut QuickDice) -> Self {
        let world = Self::determinise(view, dice);
        match view.viewer {
            Viewer::Seat(seat) => world
                .before_others_chose(seat)
                .with_sealed_bids(seat, |world, other| senate::some_bid(world, other, dice)),
            Viewer::Public => world,
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

/// DA-7.1: how likely the third Doom comes in this round.
fn chance_of_the_end(game: &Doom) -> f32 {
    if game.table().council.markers_left != 1 || game.table().council.round < 4 {
        return 0.0;
    }
    match game.table().next_event {
        Some(event) => f32::from(event.is_doom()),
        None => 1.0 / f32::from(game.table().council.event_deck.max(1)),
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
    fn stock(&self, seat: Seat) -> u8 {
        self.table().council.supply(seat)
    }

    senate::senate_of_both!(Senate);
}

/// What playing a card is.
fn played(world: &Doom, seat: Seat, source: Source) -> ActionKind {
    let in_slot = |of: Seat| world.laid_out(of)[usize::from(world.table().council.vote.slot)];
    let card = match source {
        Source::Own => in_slot(seat),
        Source::Borrowed => world.table().may_borrow_from(seat).and_then(in_slot),
        Source::Hand(_) => return ActionKind::Other(0.5),
    };
    card.map_or(ActionKind::Other(0.0), |card| ActionKind::Use(deal(card)))
}

/// What any other action is worth.
fn other(world: &Doom, _: Seat, action: Action) -> f32 {
    match action {
        Action::TakeFaction { faction } => {
            let plus = if world.table().shows_plus(faction) { 1.0 } else { 0.0 };
            plus + match faction {
                Faction::Archon => 0.3,
                Faction::Basileus => 0.9,
                Faction::Demiurgos => 1.5,
                lasts => lasting(lasts),
            }
        }
        Action::PassFaction => 0.6,
        Action::UsePower { faction: Faction::Archon } => 0.3,
        Action::Discard { card: Card::Ref1 | Card::Treason | Card::Sabotage } => 1.0,
        Action::Discard { card: Card::Aristo | Card::Support1 } => 0.5,
        Action::UsePower { .. } | Action::ActFirst | Action::Refund => 1.0,
        variants!(Action:
            Board Displace Commit SkipPower Discard Lay KeepDown Peek Declare Force ActInOrder Play PlayEmpathy Sail
            Target Expel IntoHold ThrowOff Enough Exchange Pursue OpenHolds Sacrifice Spy Guard Ally TakeSpecial
            TakeTop Pass
        ) => 0.0,
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
        assert_eq!(chance_of_the_end(&game), 0.0);
    }
}
