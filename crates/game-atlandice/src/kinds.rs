//! The kinds of things in the box: areas, goods, tiles, parties. No number is here; numbers are in `data/`.

use std::fmt;

use engine::{Seat, kinds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

kinds! {
    /// AD-1.2: one of the five districts or the Black Market, in the order of the die faces.
    #[derive(Default)]
    pub enum Area {
        /// Face 1; jewels.
        #[default]
        Jeweller: "jeweller",
        /// Face 2; books.
        Library: "library",
        /// Face 3; provisions.
        Tavern: "tavern",
        /// Face 4; tools.
        MachineWorks: "machine_works",
        /// Face 5; weapons.
        Forge: "forge",
        /// Face 6; no district and no good of its own.
        BlackMarket: "black_market",
    }
}

impl Area {
    /// The five districts.
    pub const DISTRICTS: [Self; 5] = [Self::Jeweller, Self::Library, Self::Tavern, Self::MachineWorks, Self::Forge];

    /// AD-1.2: the die face, 1 to 6.
    pub fn face(self) -> u8 {
        self as u8 + 1
    }

    /// AD-1.2: the area of a die face. Faces are 1 to 6.
    #[inline]
    pub fn of_face(face: u8) -> Self {
        Self::ALL[usize::from(face - 1) % 6]
    }

    /// AD-1.2: the good of a district; none for the Black Market.
    #[inline]
    pub fn good(self) -> Option<Good> {
        Good::ALL.get(self.index()).copied()
    }

    /// Whether it is a district.
    pub fn is_district(self) -> bool {
        self != Self::BlackMarket
    }

    /// The letter of chapter 1.
    pub fn letter(self) -> char {
        ['J', 'L', 'T', 'M', 'F', 'X'][self.index()]
    }
}

kinds! {
    /// AD-1.2: a type of resource, in the order of the districts.
    #[derive(Default)]
    pub enum Good {
        /// Of the Jeweller.
        #[default]
        Jewel: "jewel",
        /// Of the Library.
        Book: "book",
        /// Of the Tavern.
        Provision: "provision",
        /// Of the Machine Works.
        Tool: "tool",
        /// Of the Forge.
        Weapon: "weapon",
    }
}

impl Good {
    /// AD-1.2: the district it belongs to.
    #[inline]
    pub fn district(self) -> Area {
        Area::DISTRICTS[self.index()]
    }

    /// The letter of chapter 1.
    pub fn letter(self) -> char {
        ['j', 'b', 'p', 't', 'w'][self.index()]
    }
}

kinds! {
    /// AD-1.3: a district tile by its name. Three per district, in the order of the districts.
    #[derive(Default)]
    pub enum Tile {
        /// Odd roll: one more here.
        #[default]
        JA: "J-A",
        /// Swap.
        JB: "J-B",
        /// Six: search again.
        JC: "J-C",
        /// Roll 5-6: one more elsewhere.
        LA: "L-A",
        /// Move one to the market.
        LB: "L-B",
        /// Second die: one more here.
        LC: "L-C",
        /// Roll 1-4: clock +1.
        TA: "T-A",
        /// Market to another district.
        TB: "T-B",
        /// Turn a die.
        TC: "T-C",
        /// Submarine.
        M1: "M-1",
        /// Submarine.
        M2: "M-2",
        /// Submarine.
        M3: "M-3",
        /// Even roll: one more here.
        FA: "F-A",
        /// Market to any district.
        FB: "F-B",
        /// Six: one more from the market.
        FC: "F-C",
    }
}

impl Tile {
    /// The three tiles of a district; none of the Black Market.
    pub fn of(district: Area) -> &'static [Self] {
        Self::ALL.get(district.index() * 3..district.index() * 3 + 3).unwrap_or(&[])
    }

    /// The district it lies in.
    #[inline]
    pub fn district(self) -> Area {
        Area::DISTRICTS[self.index() / 3]
    }
}

/// Who holds resources and points: a player or, in the game for two, the neutral party (AD-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The player in this seat.
    Seat(Seat),
    /// The neutral party.
    Neutral,
}

impl Party {
    /// The place in tables by party: seats first; the neutral party exists only beside two seats.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index() % PARTIES,
            Self::Neutral => 2,
        }
    }

    /// The party's seat.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral => None,
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Neutral => f.write_str("the neutral party"),
        }
    }
}

/// The most parties at a table.
pub const PARTIES: usize = 4;

/// One value per party, by [`Party::index`].
pub type PerParty<T> = [T; PARTIES];

/// AD-1.4: what a space of the clock shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// The first space.
    Start,
    /// Nothing.
    #[default]
    Plain,
    /// AD-7.3: who holds most of this good.
    Inventory(Good),
    /// AD-7.3: who holds most of all.
    InventoryTotal,
    /// AD-7.4: points for goods.
    Donation,
    /// The last space: the waves.
    Waves,
}

kinds! {
    /// Chapter 5: what the tile in force does.
    pub enum Effect {
        /// AD-5.1, AD-5.11: roll; on one of the faces take one more from here.
        ExtraHereOnRoll: "extra_here_on_roll",
        /// AD-5.2: exchange one from here for one of another district.
        Swap: "swap",
        /// AD-5.3: roll; on one of the faces roll again and search that area.
        SearchAgainOnRoll: "search_again_on_roll",
        /// AD-5.4: roll; on one of the faces take one from another district.
        ExtraElsewhereOnRoll: "extra_elsewhere_on_roll",
        /// AD-5.5: move one from here to the Black Market.
        ToMarket: "to_market",
        /// AD-5.6: with the second die take one more from here.
        ExtraHereOnSecondDie: "extra_here_on_second_die",
        /// AD-5.7: roll; on one of the faces the clock hand moves one space.
        ClockOnRoll: "clock_on_roll",
        /// AD-5.8: move one from the Black Market to another district.
        MarketToAnother: "market_to_another",
        /// AD-5.9: turn a die.
        TurnDie: "turn_die",
        /// AD-5.10: move the submarine.
        Submarine: "submarine",
        /// AD-5.12: move one from the Black Market to any district.
        MarketToAny: "market_to_any",
        /// AD-5.13: roll; on one of the faces take one from the Black Market.
        ExtraFromMarketOnRoll: "extra_from_market_on_roll",
    }
}

impl Effect {
    /// Whether the die just taken is rolled for it.
    #[inline]
    pub fn rolls(self) -> bool {
        matches!(
            self,
            Self::ExtraHereOnRoll
                | Self::SearchAgainOnRoll
                | Self::ExtraElsewhereOnRoll
                | Self::ClockOnRoll
                | Self::ExtraFromMarketOnRoll
        )
    }
}
