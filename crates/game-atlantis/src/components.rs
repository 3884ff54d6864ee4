//! The kinds of components and the tables read from `data/`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// AT-1.2: what tiles and cards show, in the canonical order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Object {
    /// Brown.
    #[default]
    Amphora,
    /// Yellow.
    Crown,
    /// Red.
    Flag,
    /// Grey.
    Helmet,
    /// Green.
    Olive,
    /// Blue.
    Ring,
    /// White.
    Statue,
}

impl Object {
    /// All seven, in the canonical order.
    pub const ALL: [Self; 7] =
        [Self::Amphora, Self::Crown, Self::Flag, Self::Helmet, Self::Olive, Self::Ring, Self::Statue];

    /// The place in the canonical order.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["amphora", "crown", "flag", "helmet", "olive", "ring", "statue"][self.index()]
    }

    /// The letter of the notation of chapter 14.
    pub fn letter(self) -> char {
        ['A', 'C', 'F', 'H', 'O', 'R', 'S'][self.index()]
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// AT-1.3: what a path tile shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The object.
    pub object: Object,
    /// The value.
    pub value: u8,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.object, self.value)
    }
}
