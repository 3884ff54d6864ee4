//! The tables read from `data/`. How the file is read and checked is in `data.rs`.

use engine::Origins;
pub use fleet::SPECIALS;
use fleet::{Counts, ShipKind, Special, Tables, VoteKind};
use serde::{Deserialize, Serialize};

use crate::kinds::{CARDS, Card, EventCard, Faction};

/// Table T5: what an event shows beside its text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// How many neutrals board.
    pub neutrals: u8,
    /// The votes of the next round.
    pub vote: VoteKind,
}

/// The numbers of the components, read from a data file and checked.
#[derive(Debug)]
pub struct Components {
    pub(crate) origins: Origins,
    pub(crate) cubes: u8,
    pub(crate) neutrals: u8,
    pub(crate) start_neutrals: u8,
    pub(crate) start_points: u8,
    pub(crate) hand: u8,
    pub(crate) start_specials: u8,
    pub(crate) events_removed: [u8; 2],
    /// Seats by kind, basic and upgraded.
    pub(crate) ships: [[u8; 2]; 5],
    pub(crate) politics: Counts<CARDS>,
    pub(crate) specials: Counts<SPECIALS>,
    pub(crate) special_points: [u8; SPECIALS],
    pub(crate) events: [EventFace; 10],
    /// The field of each faction, from 0.
    pub(crate) fields: [u8; 7],
    /// By the number of seats, from 2, and the place in the pick order.
    pub(crate) prices: [[u8; 5]; 4],
    pub(crate) tables: Tables,
    pub(crate) new_land_majority: u8,
    pub(crate) senate_majority: u8,
    pub(crate) science_ship: u8,
    pub(crate) debts: [u8; 2],
}

impl Components {
    /// Table T2: the seats of a ship.
    pub fn seats(&self, kind: ShipKind, upgraded: bool) -> u8 {
        self.ships[kind.index()][usize::from(upgraded)]
    }

    /// Table T3: how many copies of a politics card there are.
    pub fn copies(&self, card: Card) -> u8 {
        self.politics.of(card.index())
    }

    /// Table T4: how many copies of a special card there are.
    pub fn special_copies(&self, special: Special) -> u8 {
        self.specials.of(special.index())
    }

    /// DA-11.11: the points on a special card at the end.
    pub fn special_points(&self, special: Special) -> u8 {
        self.special_points[special.index()]
    }

    /// Table T5: what an event shows.
    pub fn event(&self, event: EventCard) -> EventFace {
        self.events[event.index()]
    }

    /// Table T6: the field of a faction, from 0.
    pub fn field(&self, faction: Faction) -> u8 {
        self.fields[faction.index()]
    }

    /// Table T7: the price at a place of the pick order, from 0.
    pub fn price(&self, seats: u8, place: u8) -> u8 {
        self.prices[usize::from(seats - 2)][usize::from(place)]
    }

    /// Table T8: the arrival tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// DA-2.9: the victory points everybody begins with.
    pub fn start_points(&self) -> u8 {
        self.start_points
    }

    /// DA-2.8: the politics hand.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// DA-1.2: the cubes of a player.
    pub fn cubes(&self) -> u8 {
        self.cubes
    }
}
