//! The kinds of things in the box: factions, politics cards, events. No number is here; numbers
//! are in `data/`.

use engine::kinds;
use serde::{Deserialize, Serialize};

kinds! {
    /// Table T6: the factions, in the order of their fields from the left.
    pub enum Faction {
        /// DA-8.1.
        Archon: "archon",
        /// DA-8.2.
        Basileus: "basileus",
        /// DA-8.3.
        Demagogos: "demagogos",
        /// DA-8.4.
        Demiurgos: "demiurgos",
        /// DA-8.5.
        Oraklos: "oraklos",
        /// DA-8.6.
        Philosophios: "philosophios",
        /// DA-8.7.
        Strategos: "strategos",
    }
}

impl Faction {
    /// DA-4.9: those whose power is used at the end of the Faction phase.
    pub const AT_THE_END: [Self; 3] = [Self::Archon, Self::Basileus, Self::Demiurgos];

    /// The same as bits.
    pub(crate) const POWERS: u8 = Self::Archon.bit() | Self::Basileus.bit() | Self::Demiurgos.bit();

    /// Its bit in a set of factions.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

kinds! {
    /// Table T3: the politics cards.
    #[derive(Default)]
    pub enum Card {
        /// DA-10.2: Refugees (1).
        #[default]
        Ref1: "ref1",
        /// DA-10.2: Refugees (2).
        Ref2: "ref2",
        /// DA-10.3: Refugees (2+1).
        Ref21: "ref21",
        /// DA-10.4: Aristocracy.
        Aristo: "aristo",
        /// DA-10.5: Ships.
        Ships2: "ships2",
        /// DA-10.6: Royal Passage.
        Royal: "royal",
        /// DA-10.7: Support.
        Support1: "support1",
        /// DA-10.8: Sabotage.
        Sabotage: "sabotage",
        /// DA-10.9: Treason.
        Treason: "treason",
    }
}

/// How many kinds of politics cards there are.
pub const CARDS: usize = 9;

impl Card {
    /// DA-11.4: whether Empathy can replace it.
    #[inline]
    pub fn is_refugees(self) -> bool {
        matches!(self, Self::Ref1 | Self::Ref2 | Self::Ref21)
    }

    /// DA-9.14: whether it is a red card.
    #[inline]
    pub fn is_red(self) -> bool {
        matches!(self, Self::Sabotage | Self::Treason)
    }
}

kinds! {
    /// Table T5: the event cards.
    pub enum EventCard {
        /// DA-12.2: Doom!
        DoomA: "doom_a",
        /// DA-12.2: Doom!
        DoomB: "doom_b",
        /// DA-12.2: Doom!
        DoomC: "doom_c",
        /// DA-12.3: The Senate Pays Its Debts!
        Debts: "debts",
        /// DA-12.4: Wrath of the Ocean God!
        Wrath: "wrath",
        /// DA-12.5: We Are All in This Together!
        Together: "together",
        /// DA-12.6: Confusion Spreads!
        Confusion: "confusion",
        /// DA-12.7: We Are All Lost!
        AllLost: "all_lost",
        /// DA-12.8: Woe to the Weak!
        Woe: "woe",
        /// DA-12.9: Under the Senate's Command!
        Command: "command",
    }
}

impl EventCard {
    /// The Doom cards: bits by [`EventCard::index`].
    pub(crate) const DOOMS: u16 = 0b111;

    /// DA-12.2: whether it is one of the three Doom cards.
    #[inline]
    pub fn is_doom(self) -> bool {
        Self::DOOMS >> self.index() & 1 == 1
    }
}

/// DA-5.15, DA-5.16, DA-11.8: where the card that is played comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The own card in the slot.
    Own,
    /// The card in the slot of the player to the left who is not entitled.
    Borrowed,
    /// A card of the own hand, by Unexpected Intervention.
    Hand(Card),
}
