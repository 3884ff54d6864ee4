//! What a search knows about Die letzten Tage von Atlantis.

use std::sync::LazyLock;

use engine::{Game, QuickDice, Seat, Viewer, variants};
use game_last_days::{Action, Ask, Berth, Card, EventCard, LastDays, Senator, Source, View, Zone};

use crate::LevelSetting::{NoisyGreedy, Search};
use crate::games::senate::{self, ActionKind, Deal, Senate};
use crate::{Knowledge, LevelSettings, SearchParameters, Weights};

static WEIGHTS: LazyLock<Weights> =
    LazyLock::new(|| Weights::read(include_str!("../../../weights/last-days.toml"), LastDays::FEATURES));

impl Knowledge for LastDays {
    const LEVELS: LevelSettings = [NoisyGreedy(400), NoisyGreedy(120), Search(80), Search(1000), Search(20_000)];

    const FEATURES: &'static [&'static str] = senate::feature_names!("senators", "cubes", "senate-event");

    fn search_parameters(_: usize) -> SearchParameters {
        senate::search_parameters(false)
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        let late = f32::from(3 - self.table().council.markers_left) / 2.0;
        let end = self.table().council.markers_left == 1 && self.table().event.is_some_and(EventCard::is_doom);
        senate::features(self, seat, late, f32::from(end), into);
        senate::specials(self.special_hand(seat), |special| self.table().components().special_points(special), into);
        into[senate::FEATURES] = Senator::ALL
            .iter()
            .filter(|&&senator| self.table().holds(seat, senator))
            .map(|&senator| lasting(senator))
            .sum();
        into[senate::FEATURES + 1] = senate::cubes(self.council(), seat);
        let place = self.table().council.senate_order().as_slice().iter().position(|&other| other == seat).unwrap_or(0);
        into[senate::FEATURES + 2] = match (self.table().event, place) {
            (Some(EventCard::Debts), 0) => 1.0,
            (Some(EventCard::Debts), 1) => 0.6,
            (Some(EventCard::Wisdom), 0 | 1) => 0.3,
            _ => 0.0,
        };
    }

    senate::knowledge_of_both!(Influence);

    fn sample_world(view: &View, dice: &mut QuickDice) -> Self {
        let world = Self::determinise(view, dice);
        match view.viewer {
            Viewer::Seat(seat) => world.before_others_chose(seat),
            Viewer::Public => world,
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
    fn stock(&self, seat: Seat) -> u8 {
        self.table().stock(seat)
    }

    senate::senate_of_both!(Influence);
}

/// What playing a card is.
fn played(world: &LastDays, seat: Seat, source: Source) -> ActionKind {
    let in_slot = |of: Seat| world.laid_out(of)[usize::from(world.table().council.vote.slot)];
    let card = match source {
        Source::Own => in_slot(seat),
        Source::Borrowed => world.table().may_borrow_from(seat).and_then(in_slot),
        Source::Unbid(slot) => world.laid_out(seat)[usize::from(slot)],
        Source::Gods(card) => Some(card),
        Source::Hand(_) => return ActionKind::Other(0.5),
    };
    card.map_or(ActionKind::Other(0.0), |card| ActionKind::Use(deal(card)))
}

/// What any other action is worth.
fn other(world: &LastDays, seat: Seat, action: Action) -> f32 {
    match action {
        Action::TakeSenator { senator } => {
            let power = match senator {
                Senator::Archon => 0.3,
                Senator::Basileus | Senator::Demagogos => 0.9,
                Senator::Demiurgos => 1.5,
                lasts => lasting(lasts),
            };
            f32::from(world.table().bonus(senator)) + power
        }
        Action::UsePower { senator: Senator::Archon } => 0.3,
        Action::Discard { card: Card::Ref1 | Card::Treason | Card::Sabotage } => 1.0,
        Action::Discard { card: Card::Aristo1 | Card::Ref1Vp } => 0.5,
        Action::Refund { cubes } => f32::from(cubes),
        Action::Lose { zone: Zone::Ship(ship) | Zone::Hold(ship) } => {
            -f32::from(world.table().council.harbour.ship(ship).of(fleet::Colour::Seat(seat)))
        }
        Action::UsePower { .. } | Action::Lose { .. } => 1.0,
        variants!(Action:
            Board Displace IntoHold Commit Discard Lay KeepDown Declare Play PlayEmpathy Sail Target Expel ThrowOff
            Enough Exchange Pursue OpenHolds Sacrifice Spy Guard Ally Pass
        ) => 0.0,
    }
}
