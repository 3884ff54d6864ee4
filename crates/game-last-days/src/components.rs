//! The tables read from `data/`. How the file is read and checked is in `data.rs`.

use engine::Origins;
use fleet::{Counts, SPECIALS, ShipKind, Special, Tables, VoteKind};
use serde::{Deserialize, Serialize};

use crate::kinds::{CARDS, Card, EventCard, Senator};

/// Table T5: what an event shows beside its text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// How many neutrals board.
    pub neutrals: u8,
    /// The auctions of the round.
    pub auction: VoteKind,
}

/// The numbers of the components, read from a data file and checked.
#[derive(Debug)]
pub struct Components {
    pub(crate) origins: Origins,
    pub(crate) cubes: u8,
    pub(crate) neutrals: u8,
    pub(crate) hand: u8,
    pub(crate) start_specials: u8,
    pub(crate) gods: u8,
    /// The other events in the deck, usually and in the long game.
    pub(crate) other_events: [u8; 2],
    /// Seats by kind, basic and upgraded.
    pub(crate) ships: [[u8; 2]; 5],
    pub(crate) politics: Counts<CARDS>,
    pub(crate) specials: Counts<SPECIALS>,
    pub(crate) special_points: [u8; SPECIALS],
    pub(crate) events: [EventFace; 10],
    /// The field of each senator, from 0.
    pub(crate) fields: [u8; 7],
    pub(crate) tables: Tables,
    pub(crate) new_land_majority: u8,
    pub(crate) senate_majority: u8,
    pub(crate) science_ship: u8,
    pub(crate) refugees_vp: u8,
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

    /// LD-11.11: the points on a special card at the end.
    pub fn special_points(&self, special: Special) -> u8 {
        self.special_points[special.index()]
    }

    /// Table T5: what an event shows.
    pub fn event(&self, event: EventCard) -> EventFace {
        self.events[event.index()]
    }

    /// Table T6: the field of a senator, from 0.
    pub fn field(&self, senator: Senator) -> u8 {
        self.fields[senator.index()]
    }

    /// Table T7: the arrival tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// LD-2.7: the usual politics hand.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// LD-1.2: the cubes of a player.
    pub fn cubes(&self) -> u8 {
        self.cubes
    }

    /// LD-2.2: how many Doom events there are, one for each marker.
    pub(crate) fn dooms(&self) -> u8 {
        EventCard::DOOMS.count_ones() as u8
    }
}
