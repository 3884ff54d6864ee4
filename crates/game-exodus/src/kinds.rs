//! The kinds of things in the box: books, colours, rings, stages, and the numbers that name a field,
//! a tile or a card. What is printed on them is in `data/`, read into [`crate::Components`].

use std::fmt;

use engine::{Kind, kinds};
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

kinds! {
    /// AE-0.3: the colour of a settler.
    #[derive(Default)]
    pub enum Colour {
        /// pur, scientists.
        #[default]
        Purple: "purple",
        /// whi, intellectuals.
        White: "white",
        /// bro, workers.
        Brown: "brown",
    }
}

impl Colour {
    /// The colour of a place below 3.
    #[inline]
    pub fn of(index: usize) -> Self {
        Self::ALL[index % 3]
    }

    /// The short name of AE-0.3, as in data files.
    pub fn short(self) -> &'static str {
        ["pur", "whi", "bro"][self.index()]
    }
}

kinds! {
    /// AE-1.4: a ring of the city, entered in this order by the three rounds of a year.
    #[derive(Default)]
    pub enum Ring {
        /// The small disc.
        #[default]
        Top: "top",
        /// The large disc.
        Middle: "middle",
        /// The fixed ring.
        Bottom: "bottom",
    }
}

impl Ring {
    /// The letter its fields begin with.
    pub fn letter(self) -> char {
        ['T', 'M', 'B'][self.index()]
    }
}

/// A thing that is known by how it is printed.
macro_rules! printed {
    ($name:ident) => {
        impl From<$name> for String {
            fn from(thing: $name) -> Self {
                thing.to_string()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
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

printed!(Field);

/// The most training fields.
pub const PROFESSIONS: usize = 16;

kinds! {
    /// AE-1.7: a training field by its letters. The four last are free for professions a corrected data
    /// set may add; colour, tier, arrows and bonus of each are data, and a set need not use them all.
    pub enum Profession {
        /// Scientist.
        SC: "SC",
        /// Intellectual.
        IN: "IN",
        /// Worker.
        WO: "WO",
        /// Physicist.
        PH: "PH",
        /// Scholar.
        SH: "SH",
        /// Day Labourer.
        DL: "DL",
        /// Astronomer.
        AS: "AS",
        /// Mathematician.
        MA: "MA",
        /// Philosopher.
        PL: "PL",
        /// Advisor.
        AD: "AD",
        /// Stonemason.
        SM: "SM",
        /// Master Builder.
        MB: "MB",
        /// A further profession.
        X1: "X1",
        /// A further profession.
        X2: "X2",
        /// A further profession.
        X3: "X3",
        /// A further profession.
        X4: "X4",
    }
}

impl Profession {
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
}

/// Numbers that name things of the data set by their places in its files, from 0. In records a thing is known by its
/// number, or, if it is `named`, as it is printed.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident, $most:ident = $count:literal, $text:literal $(, $named:ident)?;)+) => {$(
        numbers!(@number $(#[$doc])* $name, $most $(, $named)?);

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

        printed!($name);
    )+};
    (@number $(#[$doc:meta])* $name:ident, $most:ident) => {
        numbers!(@struct $(#[$doc])* #[serde(transparent)] $name);
    };
    (@number $(#[$doc:meta])* $name:ident, $most:ident, named) => {
        numbers!(@struct $(#[$doc])* #[serde(into = "String", try_from = "String")] $name);

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
    (@struct $(#[$doc:meta])* $name:ident) => {
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        $(#[$doc])*
        pub struct $name(pub u8);
    };
}

numbers! {
    /// AE-1.8: a cell of the settlement area, in grid order: rows from the top, each from the left.
    Cell, CELLS = 16, "cell {}";
    /// AE-1.14: a residence tile.
    Residence, RESIDENCES = 32, "RS{:02}", named;
    /// AE-1.15: a workshop tile.
    Workshop, WORKSHOPS = 32, "WS{:02}", named;
    /// AE-1.16: an agora tile.
    Agora, AGORAS = 32, "AG{:02}", named;
    /// AE-1.17: a monument tile.
    Monument, MONUMENTS = 16, "MO{:02}", named;
    /// AE-1.18: a pillar card. Cards of one stage follow each other: bases, shafts, capitals.
    PillarCard, PILLAR_CARDS = 32, "pillar card {}";
    /// AE-1.19: a name of knowledge cards.
    Knowledge, KNOWLEDGE = 32, "KN{:02}", named;
    /// AE-1.20: an influence card.
    Influence, INFLUENCE = 32, "IF{:02}", named;
    /// AE-1.12: a catastrophe tile.
    Catastrophe, CATASTROPHES = 16, "CA{}", named;
    /// AE-1.13: a type of ship.
    ShipType, SHIP_TYPES = 8, "ship type {}";
    /// AE-1.14: a floor colour.
    Floor, FLOORS = 8, "floor {}";
    /// AE-1.11: an order space.
    OrderSpace, ORDER_SPACES = 8, "order space {}";
}

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

kinds! {
    /// AE-12: a stage of a pillar.
    #[derive(Default)]
    pub enum Stage {
        /// The foot; complete at once.
        #[default]
        Base: "base",
        /// The middle part.
        Shaft: "shaft",
        /// The head.
        Capital: "capital",
    }
}

kinds! {
    /// AE-2.2: a pillar display.
    #[derive(Default)]
    pub enum Display {
        /// The left one.
        #[default]
        L: "L",
        /// The right one.
        R: "R",
    }
}

kinds! {
    /// AE-1.5: a kind of tile lying on city fields.
    #[derive(Default)]
    pub enum TileKind {
        /// AE-9.
        #[default]
        Ship: "ship",
        /// AE-10.
        Workshop: "workshop",
        /// AE-11.
        Agora: "agora",
    }
}
