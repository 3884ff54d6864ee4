//! The tables read from `data/`. How the file is read and checked is in `data.rs`.

use engine::Origins;
use fleet::{Numbers, VoteKind};
use serde::{Deserialize, Serialize};

use crate::kinds::{CARDS, EventCard};

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
    /// What both editions have.
    pub numbers: Numbers<EventFace, CARDS>,
    pub(crate) gods: u8,
    /// The other events in the deck, usually and in the long game.
    pub(crate) other_events: [u8; 2],
    pub(crate) refugees_vp: u8,
}

impl Components {
    /// LD-2.2: how many Doom events there are, one for each marker.
    pub(crate) fn dooms(&self) -> u8 {
        EventCard::DOOMS.count_ones() as u8
    }
}
