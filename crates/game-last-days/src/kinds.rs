//! The kinds of things in the box: senators, politics cards, events. No number is here; numbers
//! are in `data/`.

use std::fmt;

use engine::Kind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Table T6: the senators, in the order of the rulebook's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Senator {
    /// LD-8.1.
    Archon,
    /// LD-8.2.
    Basileus,
    /// LD-8.3.
    Demagogos,
    /// LD-8.4.
    Demiurgos,
    /// LD-8.5.
    Oraklos,
    /// LD-8.6.
    Philosophos,
    /// LD-8.7.
    Strategos,
}

impl Senator {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::Archon,
        Self::Basileus,
        Self::Demagogos,
        Self::Demiurgos,
        Self::Oraklos,
        Self::Philosophos,
        Self::Strategos,
    ];

    /// The place in the box's own list, from 0. Which field a senator has is data.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// LD-4.4: whether the power is used at once when the tile is taken.
    #[inline]
    pub fn is_immediate(self) -> bool {
        matches!(self, Self::Archon | Self::Basileus | Self::Demagogos | Self::Demiurgos)
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["archon", "basileus", "demagogos", "demiurgos", "oraklos", "philosophos", "strategos"][self.index()]
    }
}

impl Kind for Senator {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Senator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Table T3: the politics cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// LD-10.2: Refugees (1).
    #[default]
    Ref1,
    /// LD-10.3: Refugees (1) and a special card.
    Ref1Special,
    /// LD-10.3: Refugees (1) and a ship.
    Ref1Ship,
    /// LD-10.3: Refugees (1) and a victory point.
    Ref1Vp,
    /// LD-10.2: Refugees (2).
    Ref2,
    /// LD-10.2: Refugees (2+1).
    Ref21,
    /// LD-10.4: Aristocracy (1).
    Aristo1,
    /// LD-10.4: Aristocracy (1+1).
    Aristo2,
    /// LD-10.5: Ships (2).
    Ships2,
    /// LD-10.5: Ships (3).
    Ships3,
    /// LD-10.6: Precious Cargo.
    Cargo,
    /// LD-10.7: Support.
    Support2,
    /// LD-10.8: Sabotage.
    Sabotage,
    /// LD-10.9: Treason.
    Treason,
}

/// How many kinds of politics cards there are.
pub const CARDS: usize = 14;

impl Card {
    /// All fourteen, in the order of the table.
    pub const ALL: [Self; CARDS] = [
        Self::Ref1,
        Self::Ref1Special,
        Self::Ref1Ship,
        Self::Ref1Vp,
        Self::Ref2,
        Self::Ref21,
        Self::Aristo1,
        Self::Aristo2,
        Self::Ships2,
        Self::Ships3,
        Self::Cargo,
        Self::Support2,
        Self::Sabotage,
        Self::Treason,
    ];

    /// The place in the table, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        [
            "ref1",
            "ref1_special",
            "ref1_ship",
            "ref1_vp",
            "ref2",
            "ref21",
            "aristo1",
            "aristo2",
            "ships2",
            "ships3",
            "cargo",
            "support2",
            "sabotage",
            "treason",
        ][self.index()]
    }

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

impl From<Card> for usize {
    fn from(card: Card) -> Self {
        card.index()
    }
}

impl Kind for Card {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Table T5: the event cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum EventCard {
    /// LD-12.4: Wisdom of the Senator, a Doom event.
    Wisdom,
    /// LD-12.5: Flood of the Poor, a Doom event.
    Flood,
    /// LD-12.6: Favourable Winds, a Doom event.
    Winds,
    /// LD-12.7: The Senate Pays Its Debts.
    Debts,
    /// LD-12.11: Wrath of the Sea Lord.
    Wrath,
    /// LD-12.12: We Are in This Together!
    Together,
    /// LD-12.8: Chaos Grows!
    Chaos,
    /// LD-12.9: Gift of the Gods.
    Gift,
    /// LD-12.10: Under the Senate's Command.
    Command,
    /// LD-12.14: We Are All Lost!
    AllLost,
}

impl EventCard {
    /// All ten, in the order of the table.
    pub const ALL: [Self; 10] = [
        Self::Wisdom,
        Self::Flood,
        Self::Winds,
        Self::Debts,
        Self::Wrath,
        Self::Together,
        Self::Chaos,
        Self::Gift,
        Self::Command,
        Self::AllLost,
    ];

    /// The Doom events: bits by [`EventCard::index`].
    pub(crate) const DOOMS: u16 = 0b111;

    /// The place in the table, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["wisdom", "flood", "winds", "debts", "wrath", "together", "chaos", "gift", "command", "all_lost"][self.index()]
    }

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

impl Kind for EventCard {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// LD-5.4: the kind of the auctions of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionKind {
    /// LD-5.8: all at once.
    #[default]
    Secret,
    /// LD-5.9: one after another.
    Open,
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
pub enum Zone {
    /// Behind the screen.
    Supply,
    /// In the Senate.
    Senate,
    /// On the laid-out cards.
    Slots,
    /// Discarded, before the screen.
    Front,
    /// On New Land.
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
