//! The tables read from `data/`. How the file is read and checked is in `data.rs`.

use engine::Origins;
pub use fleet::SPECIALS;
use fleet::{Numbers, VoteKind};
use serde::{Deserialize, Serialize};

use crate::kinds::CARDS;

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
    /// What both editions have.
    pub numbers: Numbers<EventFace, CARDS>,
    pub(crate) start_neutrals: u8,
    pub(crate) start_points: u8,
    pub(crate) events_removed: [u8; 2],
    /// By the number of seats, from 2, and the place in the pick order.
    pub(crate) prices: [[u8; 5]; 4],
}

impl Components {
    /// Table T7: the price at a place of the pick order, from 0.
    pub fn price(&self, seats: u8, place: u8) -> u8 {
        self.prices[usize::from(seats - 2)][usize::from(place)]
    }

    /// DA-2.9: the victory points everybody begins with.
    pub fn start_points(&self) -> u8 {
        self.start_points
    }
}
