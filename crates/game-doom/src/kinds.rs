//! The kinds of things in the box: factions, politics cards, events. No number is here; numbers
//! are in `data/`.

use std::fmt;

use engine::Kind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Table T6: the factions, in the order of their fields from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Faction {
    /// DA-8.1.
    Archon,
    /// DA-8.2.
    Basileus,
    /// DA-8.3.
    Demagogos,
    /// DA-8.4.
    Demiurgos,
    /// DA-8.5.
    Oraklos,
    /// DA-8.6.
    Philosophios,
    /// DA-8.7.
    Strategos,
}

impl Faction {
    /// All seven, from the left.
    pub const ALL: [Self; 7] = [
        Self::Archon,
        Self::Basileus,
        Self::Demagogos,
        Self::Demiurgos,
        Self::Oraklos,
        Self::Philosophios,
        Self::Strategos,
    ];

    /// DA-4.9: those whose power is used at the end of the Faction phase.
    pub const AT_THE_END: [Self; 3] = [Self::Archon, Self::Basileus, Self::Demiurgos];

    /// The place in the box's own list, from 0. Which field a faction has is data.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["archon", "basileus", "demagogos", "demiurgos", "oraklos", "philosophios", "strategos"][self.index()]
    }
}

impl Kind for Faction {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Table T3: the politics cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// DA-10.2: Refugees (1).
    #[default]
    Ref1,
    /// DA-10.2: Refugees (2).
    Ref2,
    /// DA-10.3: Refugees (2+1).
    Ref21,
    /// DA-10.4: Aristocracy.
    Aristo,
    /// DA-10.5: Ships.
    Ships2,
    /// DA-10.6: Royal Passage.
    Royal,
    /// DA-10.7: Support.
    Support1,
    /// DA-10.8: Sabotage.
    Sabotage,
    /// DA-10.9: Treason.
    Treason,
}

/// How many kinds of politics cards there are.
pub const CARDS: usize = 9;

impl Card {
    /// All nine, in the order of the table.
    pub const ALL: [Self; CARDS] = [
        Self::Ref1,
        Self::Ref2,
        Self::Ref21,
        Self::Aristo,
        Self::Ships2,
        Self::Royal,
        Self::Support1,
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
        ["ref1", "ref2", "ref21", "aristo", "ships2", "royal", "support1", "sabotage", "treason"][self.index()]
    }

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
    /// DA-12.2: Doom!
    DoomA,
    /// DA-12.2: Doom!
    DoomB,
    /// DA-12.2: Doom!
    DoomC,
    /// DA-12.3: The Senate Pays Its Debts!
    Debts,
    /// DA-12.4: Wrath of the Ocean God!
    Wrath,
    /// DA-12.5: We Are All in This Together!
    Together,
    /// DA-12.6: Confusion Spreads!
    Confusion,
    /// DA-12.7: We Are All Lost!
    AllLost,
    /// DA-12.8: Woe to the Weak!
    Woe,
    /// DA-12.9: Under the Senate's Command!
    Command,
}

impl EventCard {
    /// All ten, in the order of the table.
    pub const ALL: [Self; 10] = [
        Self::DoomA,
        Self::DoomB,
        Self::DoomC,
        Self::Debts,
        Self::Wrath,
        Self::Together,
        Self::Confusion,
        Self::AllLost,
        Self::Woe,
        Self::Command,
    ];

    /// The Doom cards: bits by [`EventCard::index`].
    pub(crate) const DOOMS: u16 = 0b111;

    /// The place in the table, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["doom_a", "doom_b", "doom_c", "debts", "wrath", "together", "confusion", "all_lost", "woe", "command"]
            [self.index()]
    }

    /// DA-12.2: whether it is one of the three Doom cards.
    #[inline]
    pub fn is_doom(self) -> bool {
        Self::DOOMS >> self.index() & 1 == 1
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

/// DA-5.4: the kind of the votes of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteKind {
    /// DA-5.9: all at once.
    #[default]
    Secret,
    /// DA-5.11: one after another.
    Open,
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
