//! The kinds of things in the box: books, colours, rings, stages, and the numbers that name a field,
//! a tile or a card. What is printed on them is in `data/`, read into [`crate::Components`].

use std::fmt;

use engine::Kind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// AE-0.3: a kind of textbook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Book {
    /// S, the book of the scientists.
    #[default]
    Science,
    /// C, the book of the intellectuals.
    Culture,
    /// K, the book of the workers.
    Craft,
}

impl Book {
    /// All three, in the order S, C, K.
    pub const ALL: [Self; 3] = [Self::Science, Self::Culture, Self::Craft];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter of AE-0.3.
    pub fn letter(self) -> char {
        ['S', 'C', 'K'][self.index()]
    }

    /// The plain name, as in records.
    pub fn name(self) -> &'static str {
        ["science", "culture", "craft"][self.index()]
    }
}

impl Kind for Book {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// AE-0.3: the colour of a settler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// pur, scientists.
    #[default]
    Purple,
    /// whi, intellectuals.
    White,
    /// bro, workers.
    Brown,
}

impl Colour {
    /// All three, in the order of AE-0.3.
    pub const ALL: [Self; 3] = [Self::Purple, Self::White, Self::Brown];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The colour of a place below 3.
    #[inline]
    pub fn of(index: usize) -> Self {
        Self::ALL[index % 3]
    }

    /// The short name of AE-0.3, as in data files.
    pub fn name(self) -> &'static str {
        ["pur", "whi", "bro"][self.index()]
    }
}

impl Kind for Colour {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["purple", "white", "brown"][self.index()])
    }
}

/// AE-1.4: a ring of the city, entered in this order by the three rounds of a year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Ring {
    /// The small disc.
    #[default]
    Top,
    /// The large disc.
    Middle,
    /// The fixed ring.
    Bottom,
}

impl Ring {
    /// All three, from the top.
    pub const ALL: [Self; 3] = [Self::Top, Self::Middle, Self::Bottom];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter its fields begin with.
    pub fn letter(self) -> char {
        ['T', 'M', 'B'][self.index()]
    }

    /// The plain name, as in data files.
    pub fn name(self) -> &'static str {
        ["top", "middle", "bottom"][self.index()]
    }
}

/// AE-0.3: a city field, `T0` to `B7`: the ring and the number on it. As an index it is ring times
/// [`RING_FIELDS`] plus number, so tables by field have [`FIELDS`] places.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
pub struct Field(pub u8);

/// The most fields of one ring.
pub const RING_FIELDS: usize = 12;
/// The length of a table by field.
pub const FIELDS: usize = 3 * RING_FIELDS;

impl Field {
    /// The field of this number on a ring.
    #[inline]
    pub const fn new(ring: Ring, number: u8) -> Self {
        Self(ring as u8 * RING_FIELDS as u8 + number)
    }

    /// The place in tables by field.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) % FIELDS
    }

    /// Its ring.
    #[inline]
    pub fn ring(self) -> Ring {
        Ring::ALL[self.index() / RING_FIELDS]
    }

    /// Its number on the ring, clockwise from 0.
    #[inline]
    pub fn number(self) -> u8 {
        self.0 % RING_FIELDS as u8
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.ring().letter(), self.number())
    }
}

impl From<Field> for String {
    fn from(field: Field) -> Self {
        field.to_string()
    }
}

impl TryFrom<String> for Field {
    type Error = String;

    /// `M3`, as it is printed.
    fn try_from(text: String) -> Result<Self, String> {
        let read = |text: &str| {
            let ring = Ring::ALL.into_iter().find(|ring| text.starts_with(ring.letter()))?;
            let number: u8 = text[1..].parse().ok().filter(|&number| usize::from(number) < RING_FIELDS)?;
            Some(Self::new(ring, number))
        };
        read(&text).filter(|field| field.to_string() == text).ok_or_else(|| format!("there is no city field {text}"))
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The most training fields.
pub const PROFESSIONS: usize = 16;

/// AE-1.7: a training field by its letters. The four last are free for professions a corrected data
/// set may add; colour, tier, arrows and bonus of each are data, and a set need not use them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Profession {
    /// Scientist.
    SC,
    /// Intellectual.
    IN,
    /// Worker.
    WO,
    /// Physicist.
    PH,
    /// Scholar.
    SH,
    /// Day Labourer.
    DL,
    /// Astronomer.
    AS,
    /// Mathematician.
    MA,
    /// Philosopher.
    PL,
    /// Advisor.
    AD,
    /// Stonemason.
    SM,
    /// Master Builder.
    MB,
    /// A further profession.
    X1,
    /// A further profession.
    X2,
    /// A further profession.
    X3,
    /// A further profession.
    X4,
}

impl Profession {
    /// All sixteen, in the order of AE-1.7.
    pub const ALL: [Self; PROFESSIONS] = [
        Self::SC,
        Self::IN,
        Self::WO,
        Self::PH,
        Self::SH,
        Self::DL,
        Self::AS,
        Self::MA,
        Self::PL,
        Self::AD,
        Self::SM,
        Self::MB,
        Self::X1,
        Self::X2,
        Self::X3,
        Self::X4,
    ];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The profession of a place below 16.
    #[inline]
    pub fn of(index: usize) -> Self {
        Self::ALL[index % PROFESSIONS]
    }

    /// The bit in sets of professions.
    #[inline]
    pub fn bit(self) -> u16 {
        1 << self as u8
    }

    /// The letters.
    pub fn name(self) -> &'static str {
        ["SC", "IN", "WO", "PH", "SH", "DL", "AS", "MA", "PL", "AD", "SM", "MB", "X1", "X2", "X3", "X4"][self.index()]
    }

    /// The profession of these letters.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|profession| profession.name() == name)
    }
}

impl Kind for Profession {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Profession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number that names a thing of the data set by its place in its file, from 0.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $most:ident = $count:literal, $text:literal) => {
        number!($(#[$doc])* #[serde(transparent)] $name, $most = $count, $text, plain);
    };
    ($(#[$doc:meta])* $name:ident, $most:ident = $count:literal, $text:literal, named) => {
        number!($(#[$doc])* #[serde(into = "String", try_from = "String")] $name, $most = $count, $text, plain);

        impl From<$name> for String {
            fn from(thing: $name) -> Self {
                thing.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            /// As it is printed.
            fn try_from(text: String) -> Result<Self, String> {
                let digits = text.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
                let number = digits.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Self);
                let known = |thing: &Self| usize::from(thing.0) < $most && thing.to_string() == text;
                number.filter(known).ok_or_else(|| format!("there is no {text}"))
            }
        }
    };
    ($(#[$doc:meta])* $name:ident, $most:ident = $count:literal, $text:literal, plain) => {
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        $(#[$doc])*
        pub struct $name(pub u8);

        /// The most of them, and the length of tables by them.
        pub const $most: usize = $count;

        impl $name {
            /// The place in tables; never beyond them, whatever the number.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0) % $most
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, $text, u16::from(self.0) + 1)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

number!(
    /// AE-1.8: a cell of the settlement area, in grid order: rows from the top, each from the left.
    Cell, CELLS = 16, "cell {}"
);
number!(
    /// AE-1.14: a residence tile.
    Residence, RESIDENCES = 32, "RS{:02}", named
);
number!(
    /// AE-1.15: a workshop tile.
    Workshop, WORKSHOPS = 32, "WS{:02}", named
);
number!(
    /// AE-1.16: an agora tile.
    Agora, AGORAS = 32, "AG{:02}", named
);
number!(
    /// AE-1.17: a monument tile.
    Monument, MONUMENTS = 16, "MO{:02}", named
);
number!(
    /// AE-1.18: a pillar card. Cards of one stage follow each other: bases, shafts, capitals.
    PillarCard, PILLAR_CARDS = 32, "pillar card {}"
);
number!(
    /// AE-1.19: a name of knowledge cards.
    Knowledge, KNOWLEDGE = 32, "KN{:02}", named
);
number!(
    /// AE-1.20: an influence card.
    Influence, INFLUENCE = 32, "IF{:02}", named
);
number!(
    /// AE-1.12: a catastrophe tile.
    Catastrophe, CATASTROPHES = 16, "CA{}", named
);
number!(
    /// AE-1.13: a type of ship.
    ShipType, SHIP_TYPES = 8, "ship type {}"
);
number!(
    /// AE-1.14: a floor colour.
    Floor, FLOORS = 8, "floor {}"
);
number!(
    /// AE-1.11: an order space.
    OrderSpace, ORDER_SPACES = 8, "order space {}"
);

impl Kind for Knowledge {
    const ALL: &'static [Self] = &{
        let mut all = [Self(0); KNOWLEDGE];
        let mut number = 0;
        while number < KNOWLEDGE {
            all[number] = Self(number as u8);
            number += 1;
        }
        all
    };
}

/// AE-12: a stage of a pillar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Stage {
    /// The foot; complete at once.
    #[default]
    Base,
    /// The middle part.
    Shaft,
    /// The head.
    Capital,
}

impl Stage {
    /// All three, from the foot.
    pub const ALL: [Self; 3] = [Self::Base, Self::Shaft, Self::Capital];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The plain name, as in data files.
    pub fn name(self) -> &'static str {
        ["base", "shaft", "capital"][self.index()]
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// AE-2.2: a pillar display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Display {
    /// The left one.
    #[default]
    L,
    /// The right one.
    R,
}

impl Display {
    /// Both, L first.
    pub const ALL: [Self; 2] = [Self::L, Self::R];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter.
    pub fn name(self) -> &'static str {
        ["L", "R"][self.index()]
    }
}

impl fmt::Display for Display {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// AE-1.5: a kind of tile lying on city fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum TileKind {
    /// AE-9.
    Ship,
    /// AE-10.
    Workshop,
    /// AE-11.
    Agora,
}

impl TileKind {
    /// The plain name, as in data files.
    pub fn name(self) -> &'static str {
        ["ship", "workshop", "agora"][self as usize]
    }
}

impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
