//! The kinds of things in the box: senators, politics cards, events. No number is here; numbers
//! are in `data/`.

use std::fmt;

use engine::kinds;
use serde::{Deserialize, Serialize};

kinds! {
    /// Table T6: the senators, in the order of the rulebook's list.
    pub enum Senator {
        /// LD-8.1.
        Archon: "archon",
        /// LD-8.2.
        Basileus: "basileus",
        /// LD-8.3.
        Demagogos: "demagogos",
        /// LD-8.4.
        Demiurgos: "demiurgos",
        /// LD-8.5.
        Oraklos: "oraklos",
        /// LD-8.6.
        Philosophos: "philosophos",
        /// LD-8.7.
        Strategos: "strategos",
    }
}

impl Senator {
    /// LD-4.4: whether the power is used at once when the tile is taken.
    #[inline]
    pub fn is_immediate(self) -> bool {
        matches!(self, Self::Archon | Self::Basileus | Self::Demagogos | Self::Demiurgos)
    }
}

kinds! {
    /// Table T3: the politics cards.
    #[derive(Default)]
    pub enum Card {
        /// LD-10.2: Refugees (1).
        #[default]
        Ref1: "ref1",
        /// LD-10.3: Refugees (1) and a special card.
        Ref1Special: "ref1_special",
        /// LD-10.3: Refugees (1) and a ship.
        Ref1Ship: "ref1_ship",
        /// LD-10.3: Refugees (1) and a victory point.
        Ref1Vp: "ref1_vp",
        /// LD-10.2: Refugees (2).
        Ref2: "ref2",
        /// LD-10.2: Refugees (2+1).
        Ref21: "ref21",
        /// LD-10.4: Aristocracy (1).
        Aristo1: "aristo1",
        /// LD-10.4: Aristocracy (1+1).
        Aristo2: "aristo2",
        /// LD-10.5: Ships (2).
        Ships2: "ships2",
        /// LD-10.5: Ships (3).
        Ships3: "ships3",
        /// LD-10.6: Precious Cargo.
        Cargo: "cargo",
        /// LD-10.7: Support.
        Support2: "support2",
        /// LD-10.8: Sabotage.
        Sabotage: "sabotage",
        /// LD-10.9: Treason.
        Treason: "treason",
    }
}

/// How many kinds of politics cards there are.
pub const CARDS: usize = 14;

impl Card {
    /// LD-11.4: whether it is a Refugees card, which Empathy can replace.
    #[inline]
    pub fn is_refugees(self) -> bool {
        matches!(self, Self::Ref1 | Self::Ref1Special | Self::Ref1Ship | Self::Ref1Vp | Self::Ref2 | Self::Ref21)
    }

    /// LD-10.4: whether it is an Aristocracy card.
    #[inline]
    pub fn is_aristocracy(self) -> bool {
        matches!(self, Self::Aristo1 | Self::Aristo2)
    }

    /// LD-9.13: whether it is a red card.
    #[inline]
    pub fn is_red(self) -> bool {
        matches!(self, Self::Sabotage | Self::Treason)
    }

    /// LD-10.2, LD-10.4: how many refugees it places on a ship, and how many on a different one.
    #[inline]
    pub fn lots(self) -> [u8; 2] {
        match self {
            Self::Ref1 | Self::Ref1Special | Self::Ref1Ship | Self::Ref1Vp | Self::Aristo1 => [1, 0],
            Self::Ref2 => [2, 0],
            Self::Ref21 => [2, 1],
            Self::Aristo2 => [1, 1],
            _ => [0, 0],
        }
    }

    /// LD-10.3, LD-10.5, LD-10.6: how many different ships it moves.
    #[inline]
    pub fn ships(self) -> u8 {
        match self {
            Self::Ref1Ship | Self::Cargo => 1,
            Self::Ships2 => 2,
            Self::Ships3 => 3,
            _ => 0,
        }
    }

    /// LD-10.3, LD-10.7: how many special cards it lets its player draw.
    #[inline]
    pub fn specials(self) -> u8 {
        match self {
            Self::Ref1Special => 1,
            Self::Support2 => 2,
            _ => 0,
        }
    }
}

kinds! {
    /// Table T5: the event cards.
    pub enum EventCard {
        /// LD-12.4: Wisdom of the Senator, a Doom event.
        Wisdom: "wisdom",
        /// LD-12.5: Flood of the Poor, a Doom event.
        Flood: "flood",
        /// LD-12.6: Favourable Winds, a Doom event.
        Winds: "winds",
        /// LD-12.7: The Senate Pays Its Debts.
        Debts: "debts",
        /// LD-12.11: Wrath of the Sea Lord.
        Wrath: "wrath",
        /// LD-12.12: We Are in This Together!
        Together: "together",
        /// LD-12.8: Chaos Grows!
        Chaos: "chaos",
        /// LD-12.9: Gift of the Gods.
        Gift: "gift",
        /// LD-12.10: Under the Senate's Command.
        Command: "command",
        /// LD-12.14: We Are All Lost!
        AllLost: "all_lost",
    }
}

impl EventCard {
    /// The Doom events: bits by [`EventCard::index`].
    pub(crate) const DOOMS: u16 = 0b111;

    /// LD-12.3: whether it is one of the three Doom events.
    #[inline]
    pub fn is_doom(self) -> bool {
        Self::DOOMS >> self.index() & 1 == 1
    }

    /// LD-12.1: whether its effect is delayed to the next Doom phase; otherwise it is ongoing.
    #[inline]
    pub fn is_delayed(self) -> bool {
        matches!(self, Self::Wisdom | Self::Debts | Self::Wrath | Self::Together | Self::AllLost)
    }
}

/// LD-5.13, LD-5.14, LD-5.17, LD-8.7: where the card that is played comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The own card in the slot.
    Own,
    /// The card in the slot of the nearest player to the left who is not entitled.
    Borrowed,
    /// LD-8.7: an own card without cubes, in this slot from 0, by Strategos.
    Unbid(u8),
    /// LD-12.9: a card of the Hand of the Gods.
    Gods(Card),
    /// A card of the own hand, by Unexpected Intervention.
    Hand(Card),
}

/// LD-1.2, LD-D21: where a cube lies that a player removes for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names and types of its fields say it")]
pub enum Zone {
    /// Behind the screen.
    Supply,
    Senate,
    /// On the laid-out cards.
    Slots,
    /// Discarded, before the screen.
    Front,
    NewLand,
    /// In a seat of this ship, by berth from 0.
    Ship(fleet::Berth),
    /// In the hold of this ship, by berth from 0.
    Hold(fleet::Berth),
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Supply => write!(f, "supply"),
            Self::Senate => write!(f, "senate"),
            Self::Slots => write!(f, "cards"),
            Self::Front => write!(f, "front"),
            Self::NewLand => write!(f, "new land"),
            Self::Ship(ship) => write!(f, "ship {}", u16::from(*ship) + 1),
            Self::Hold(ship) => write!(f, "hold {}", u16::from(*ship) + 1),
        }
    }
}
