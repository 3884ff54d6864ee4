//! The eleven kinds of special cards. Both editions have the same; how many copies is data.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Table T4, T4 of the revised edition, chapter 11 of both editions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Special {
    /// Ships on the Ocean may be boarded.
    #[default]
    Pursuit,
    /// Three neutrals are exchanged for own refugees.
    Empathy,
    /// Treason or Sabotage has no effect.
    Guardian,
    /// Neutrals are scored like own refugees.
    Alliance,
    /// Full ships may be boarded.
    Holds,
    /// Another card is played instead.
    Intervention,
    /// A refugee is given up to move a ship.
    Sacrifice,
    /// A cube more is bid.
    Spy,
    /// Victory points.
    Birds,
    /// Victory points.
    Orichalcum,
    /// Victory points.
    Key,
}

impl Special {
    /// All eleven.
    pub const ALL: [Self; 11] = [
        Self::Pursuit,
        Self::Empathy,
        Self::Guardian,
        Self::Alliance,
        Self::Holds,
        Self::Intervention,
        Self::Sacrifice,
        Self::Spy,
        Self::Birds,
        Self::Orichalcum,
        Self::Key,
    ];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        [
            "pursuit",
            "empathy",
            "guardian",
            "alliance",
            "holds",
            "intervention",
            "sacrifice",
            "spy",
            "birds",
            "orichalcum",
            "key",
        ][self.index()]
    }
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
