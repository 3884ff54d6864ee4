//! Names of things: small numbers that say which row of the data files is meant, and how many
//! rows there may be. A name is written by its position (`WS03` is the third workshop), so that a
//! record can be read without the files.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most fields of a ring.
pub const RING_FIELDS: usize = 12;
/// The most areas of a ring.
pub const RING_AREAS: usize = 8;
/// The most columns of the settlement; cells are numbered with this stride.
pub const COLUMNS_MOST: usize = 5;
/// The most rows of the settlement.
pub const ROWS_MOST: usize = 4;
/// The most cells.
pub const CELLS: usize = COLUMNS_MOST * ROWS_MOST;
/// The most fields of the training area.
pub const PROFESSIONS: usize = 16;
/// The most residences, workshops, agoras, pillar cards and influence cards: one bit each.
pub const TILES: usize = 32;
/// The most monuments.
pub const MONUMENTS: usize = 16;
/// The most names of knowledge cards.
pub const KNOWLEDGE: usize = 24;
/// The most fields of the knowledge display.
pub const KNOWLEDGE_FIELDS: usize = 8;
/// The most types of ship.
pub const SHIP_TYPES: usize = 8;
/// The most ship spaces of a player.
pub const SHIP_SPACES: usize = 8;
/// The most favour spaces of a player.
pub const FAVOUR_SPACES: usize = 8;
/// The most spaces of the Apotheosis track, the start among them.
pub const TRACK: usize = 64;
/// The most slots of a workshop.
pub const SLOTS: usize = 4;
/// The most order spaces.
pub const ORDER_SPACES: usize = 6;
/// The most catastrophe tiles.
pub const CATASTROPHES: usize = 16;
/// The most spaces of the track with monuments.
pub const MONUMENT_SPACES: usize = 2;
/// The most settlers standing on a city field.
pub const FIELD_PLACES: usize = 4;
/// The most settlers put into the city in one preparation.
pub const CITY_PLACES: usize = 64;
/// The most city fields with tiles.
pub const TILE_FIELDS: usize = 16;
/// The most places of a residence.
pub const RESIDENCE_PLACES: usize = 15;

/// AE-1.4: the rings of the city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ring {
    /// Entered in round 1.
    #[default]
    Top,
    /// Entered in round 2.
    Middle,
    /// Entered in round 3; it never turns.
    Bottom,
}

impl Ring {
    /// From the top.
    pub const ALL: [Self; 3] = [Self::Top, Self::Middle, Self::Bottom];

    /// The ring as an index.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter of its fields.
    fn letter(self) -> char {
        ['T', 'M', 'B'][self.index()]
    }
}

/// A field of the city: `T0` is the first of the top ring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field {
    /// Its ring.
    pub ring: Ring,
    /// Its number in the ring, clockwise from 0.
    pub index: u8,
}

impl Field {
    /// The field of this number in a ring.
    pub const fn new(ring: Ring, index: u8) -> Self {
        Self { ring, index }
    }

    /// Its place in tables of all fields.
    #[inline]
    pub fn flat(self) -> usize {
        self.ring.index() * RING_FIELDS + usize::from(self.index) % RING_FIELDS
    }

    /// The field at this place of a table of all fields.
    #[inline]
    pub fn of_flat(flat: usize) -> Self {
        Self { ring: Ring::ALL[flat / RING_FIELDS % 3], index: (flat % RING_FIELDS) as u8 }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.ring.letter(), self.index)
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let found = (0..3 * RING_FIELDS).map(Self::of_flat).find(|field| field.to_string() == name);
        found.ok_or_else(|| D::Error::custom(format!("no field is called \"{name}\"")))
    }
}

/// A newtype over a number below `$most`, written by `$name(number)`.
macro_rules! id {
    ($(#[$doc:meta])* $id:ident, $most:expr, $write:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(pub u8);

        impl $id {
            /// How many there may be.
            pub const MOST: usize = $most;

            /// The number as an index.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// Its bit in a set.
            #[inline]
            pub fn bit(self) -> u32 {
                1u32.wrapping_shl(u32::from(self.0))
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let write: fn(usize, &mut fmt::Formatter<'_>) -> fmt::Result = $write;
                write(self.index(), f)
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                let found = (0..$most as u8).map(Self).find(|id| id.to_string() == name);
                found.ok_or_else(|| D::Error::custom(format!("there is no \"{name}\"")))
            }
        }
    };
}

const PROFESSION_CODES: [&str; PROFESSIONS] =
    ["SC", "IN", "WO", "PH", "SH", "DL", "AS", "MA", "PL", "AD", "SM", "MB", "P13", "P14", "P15", "P16"];
const SHIP_CODES: [&str; SHIP_TYPES] =
    ["turtle", "dolphin", "octopus", "seahorse", "swordfish", "whale", "ship-7", "ship-8"];
const PILLAR_CODES: [&str; 26] = [
    "BA1a", "BA1b", "BA2a", "BA2b", "BA3a", "BA3b", "BA4a", "BA4b", "BA5a", "BA5b", "SF1a", "SF1b", "SF2a", "SF2b",
    "SF3a", "SF3b", "SF4a", "SF4b", "SF5a", "SF5b", "CP1a", "CP1b", "CP1c", "CP2a", "CP2b", "CP2c",
];

id!(
    /// AE-1.7: a field of the training area.
    Profession, PROFESSIONS, |n, f| f.write_str(PROFESSION_CODES.get(n).copied().unwrap_or("?"))
);
id!(
    /// AE-1.13: a type of ship.
    ShipType, SHIP_TYPES, |n, f| f.write_str(SHIP_CODES.get(n).copied().unwrap_or("?"))
);
id!(
    /// AE-1.8: a cell of the settlement: `n0` is the first of North Africa.
    Cell, CELLS, |n, f| write!(f, "{}{}", ['n', 'p', 'a', 'd'].get(n / COLUMNS_MOST).copied().unwrap_or('?'), n % COLUMNS_MOST)
);
id!(
    /// AE-1.14: a residence tile.
    Residence, TILES, |n, f| write!(f, "RS{:02}", n + 1)
);
id!(
    /// AE-1.15: a workshop tile.
    Workshop, TILES, |n, f| write!(f, "WS{:02}", n + 1)
);
id!(
    /// AE-1.16: an agora tile.
    Agora, TILES, |n, f| write!(f, "AG{:02}", n + 1)
);
id!(
    /// AE-1.17: a monument tile.
    Monument, MONUMENTS, |n, f| write!(f, "MO{:02}", n + 1)
);
id!(
    /// AE-1.18: a pillar card.
    PillarCard, TILES, |n, f| match PILLAR_CODES.get(n) {
        Some(code) => f.write_str(code),
        None => write!(f, "PC{:02}", n + 1),
    }
);
id!(
    /// AE-1.19: the name of a knowledge card; equal copies have one name.
    Knowledge, KNOWLEDGE, |n, f| write!(f, "KN{:02}", n + 1)
);
id!(
    /// AE-1.20: an influence card.
    Influence, TILES, |n, f| write!(f, "IF{:02}", n + 1)
);
id!(
    /// AE-1.12: a catastrophe tile.
    Catastrophe, CATASTROPHES, |n, f| write!(f, "CA{}", n + 1)
);
id!(
    /// A floor colour of tiles.
    Floor, 8, |n, f| write!(f, "floor {}", n + 1)
);

impl Cell {
    /// The cell of a row and column.
    pub const fn at(row: u8, column: u8) -> Self {
        Self(row * COLUMNS_MOST as u8 + column)
    }

    /// Its row, from the top.
    #[inline]
    pub fn row(self) -> usize {
        self.index() / COLUMNS_MOST
    }

    /// Its column, from the left.
    #[inline]
    pub fn column(self) -> usize {
        self.index() % COLUMNS_MOST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_by_position() {
        assert_eq!(Field::new(Ring::Middle, 3).to_string(), "M3");
        assert_eq!(Cell::at(1, 2).to_string(), "p2");
        assert_eq!(Workshop(2).to_string(), "WS03");
        assert_eq!(Profession(3).to_string(), "PH");
        assert_eq!(ShipType(5).to_string(), "whale");
    }

    #[test]
    fn every_name_can_be_read_again() {
        for flat in 0..3 * RING_FIELDS {
            let field = Field::of_flat(flat);
            let text = serde_json::to_string(&field).unwrap();
            assert_eq!(serde_json::from_str::<Field>(&text).unwrap(), field);
            assert_eq!(field.flat(), flat);
        }
        for cell in (0..CELLS as u8).map(Cell) {
            let text = serde_json::to_string(&cell).unwrap();
            assert_eq!(serde_json::from_str::<Cell>(&text).unwrap(), cell);
        }
        for bad in ["\"T12\"", "\"X1\"", "3", "\"\""] {
            assert!(serde_json::from_str::<Field>(bad).is_err(), "{bad}");
            assert!(serde_json::from_str::<Workshop>(bad).is_err(), "{bad}");
        }
    }
}
