//! A ship: its kind, where it is and who is aboard.

use engine::kinds;
use schemars::JsonSchema;
use serde::Serialize;

use crate::colour::{Aboard, Colour};
use crate::json::{Cubes, serialize_aboard};

kinds! {
    /// Table T2, T2 of the revised edition: the five kinds of ships, A to E.
    #[derive(Default)]
    pub enum ShipKind {
        /// A; the largest.
        #[default]
        Ark: "ark",
        /// B.
        ScienceShip: "science_ship",
        /// C.
        RoyalBarge: "royal_barge",
        /// D.
        Airship: "airship",
        /// E.
        Warship: "warship",
    }
}

impl ShipKind {
    /// DA-12.2, LD-12.3: the ships that are upgraded when so many Doom markers are left.
    pub fn upgraded_at(markers_left: u8) -> &'static [Self] {
        match markers_left {
            2 => &Self::ALL[..2],
            1 => &Self::ALL[2..],
            _ => &[],
        }
    }

    /// The letter of the tables.
    pub fn letter(self) -> char {
        ['A', 'B', 'C', 'D', 'E'][self.index()]
    }
}

/// DA-9.1, LD-9.1: where a ship is between decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In its berth.
    #[default]
    Port,
    /// Under way.
    Ocean,
}

/// One ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Ship {
    /// What it is.
    pub kind: ShipKind,
    /// Whether it is the upgraded one.
    pub upgraded: bool,
    /// Where it is.
    pub place: Place,
    /// How many regular seats it has.
    pub seats: u8,
    /// Who sits there.
    #[serde(serialize_with = "serialize_aboard")]
    #[schemars(with = "Vec<Cubes>")]
    pub seated: Aboard,
    /// Who is in a hidden hold (DA-11.6, LD-11.6).
    #[serde(serialize_with = "serialize_aboard")]
    #[schemars(with = "Vec<Cubes>")]
    pub hold: Aboard,
}

impl Ship {
    /// How many regular seats are taken.
    #[inline]
    pub fn taken(&self) -> u8 {
        self.seated.iter().sum()
    }

    /// DA-1.9, LD-1.9: how many regular seats are free.
    #[inline]
    pub fn free(&self) -> u8 {
        self.seats - self.taken()
    }

    /// DA-1.9, LD-1.9: whether every regular seat is taken.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.free() == 0
    }

    /// How many of each colour are aboard, in seats or in the hold.
    #[inline]
    pub fn aboard(&self) -> Aboard {
        std::array::from_fn(|colour| self.seated[colour] + self.hold[colour])
    }

    #[inline]
    pub fn total(&self) -> u8 {
        self.taken() + self.hold.iter().sum::<u8>()
    }

    /// DA-1.9, LD-1.9: whether nobody of any colour is aboard.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total() == 0
    }

    #[inline]
    pub fn in_port(&self) -> bool {
        self.place == Place::Port
    }

    /// DA-9.13, LD-9.12: whether it goes from port straight to New Land: the upgraded Airship.
    #[inline]
    pub fn flies(&self) -> bool {
        self.kind == ShipKind::Airship && self.upgraded
    }

    /// DA-9.14, LD-9.13: whether red politics cards have no effect on it: the upgraded Warship.
    #[inline]
    pub fn is_immune(&self) -> bool {
        self.kind == ShipKind::Warship && self.upgraded
    }

    /// How many of this colour are aboard.
    #[inline]
    pub fn of(&self, colour: Colour) -> u8 {
        colour.count(&self.seated) + colour.count(&self.hold)
    }

    /// How many of this colour are in a seat, or in the hold.
    #[inline]
    pub fn of_part(&self, colour: Colour, hold: bool) -> u8 {
        colour.count(if hold { &self.hold } else { &self.seated })
    }

    /// Takes one of this colour off, from its seat or from the hold.
    #[inline]
    pub fn take_off(&mut self, colour: Colour, hold: bool) {
        let part = if hold { &mut self.hold } else { &mut self.seated };
        part[colour.index()] -= 1;
    }
}
