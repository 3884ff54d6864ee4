//! The kinds of things in the box: areas, goods, tiles, parties. No number is here; numbers are in
//! `data/`.

use std::fmt;

use engine::{Kind, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// AD-1.2: one of the five districts or the Black Market, in the order of the die faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Area {
    /// Face 1; jewels.
    #[default]
    Jeweller,
    /// Face 2; books.
    Library,
    /// Face 3; provisions.
    Tavern,
    /// Face 4; tools.
    MachineWorks,
    /// Face 5; weapons.
    Forge,
    /// Face 6; no district and no good of its own.
    BlackMarket,
}

impl Area {
    /// All six, in the order of the die faces.
    pub const ALL: [Self; 6] =
        [Self::Jeweller, Self::Library, Self::Tavern, Self::MachineWorks, Self::Forge, Self::BlackMarket];
    /// The five districts.
    pub const DISTRICTS: [Self; 5] = [Self::Jeweller, Self::Library, Self::Tavern, Self::MachineWorks, Self::Forge];

    /// The place in the order of the faces, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

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

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["jeweller", "library", "tavern", "machine_works", "forge", "black_market"][self.index()]
    }

    /// The letter of chapter 1.
    pub fn letter(self) -> char {
        ['J', 'L', 'T', 'M', 'F', 'X'][self.index()]
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name().replace('_', " "))
    }
}

/// AD-1.2: a type of resource, in the order of the districts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Good {
    /// Of the Jeweller.
    #[default]
    Jewel,
    /// Of the Library.
    Book,
    /// Of the Tavern.
    Provision,
    /// Of the Machine Works.
    Tool,
    /// Of the Forge.
    Weapon,
}

impl Good {
    /// All five, in the order of the districts.
    pub const ALL: [Self; 5] = [Self::Jewel, Self::Book, Self::Provision, Self::Tool, Self::Weapon];

    /// The place in that order, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// AD-1.2: the district it belongs to.
    #[inline]
    pub fn district(self) -> Area {
        Area::DISTRICTS[self.index()]
    }

    /// The plain name, as in records and data files.
    pub fn name(self) -> &'static str {
        ["jewel", "book", "provision", "tool", "weapon"][self.index()]
    }

    /// The letter of chapter 1.
    pub fn letter(self) -> char {
        ['j', 'b', 'p', 't', 'w'][self.index()]
    }
}

impl Kind for Good {
    const ALL: &'static [Self] = &Self::ALL;
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// AD-1.3: a district tile by its name. Three per district, in the order of the districts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[repr(u8)]
pub enum Tile {
    /// Odd roll: one more here.
    #[default]
    #[serde(rename = "J-A")]
    JA,
    /// Swap.
    #[serde(rename = "J-B")]
    JB,
    /// Six: search again.
    #[serde(rename = "J-C")]
    JC,
    /// Roll 5-6: one more elsewhere.
    #[serde(rename = "L-A")]
    LA,
    /// Move one to the market.
    #[serde(rename = "L-B")]
    LB,
    /// Second die: one more here.
    #[serde(rename = "L-C")]
    LC,
    /// Roll 1-4: clock +1.
    #[serde(rename = "T-A")]
    TA,
    /// Market to another district.
    #[serde(rename = "T-B")]
    TB,
    /// Turn a die.
    #[serde(rename = "T-C")]
    TC,
    /// Submarine.
    #[serde(rename = "M-1")]
    M1,
    /// Submarine.
    #[serde(rename = "M-2")]
    M2,
    /// Submarine.
    #[serde(rename = "M-3")]
    M3,
    /// Even roll: one more here.
    #[serde(rename = "F-A")]
    FA,
    /// Market to any district.
    #[serde(rename = "F-B")]
    FB,
    /// Six: one more from the market.
    #[serde(rename = "F-C")]
    FC,
}

impl Tile {
    /// All fifteen, in the order of the table.
    pub const ALL: [Self; 15] = [
        Self::JA,
        Self::JB,
        Self::JC,
        Self::LA,
        Self::LB,
        Self::LC,
        Self::TA,
        Self::TB,
        Self::TC,
        Self::M1,
        Self::M2,
        Self::M3,
        Self::FA,
        Self::FB,
        Self::FC,
    ];

    /// The three tiles of a district; none of the Black Market.
    pub fn of(district: Area) -> &'static [Self] {
        Self::ALL.get(district.index() * 3..district.index() * 3 + 3).unwrap_or(&[])
    }

    /// The place in the table, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The district it lies in.
    #[inline]
    pub fn district(self) -> Area {
        Area::DISTRICTS[self.index() / 3]
    }

    /// The name of the table of tiles.
    pub fn name(self) -> &'static str {
        ["J-A", "J-B", "J-C", "L-A", "L-B", "L-C", "T-A", "T-B", "T-C", "M-1", "M-2", "M-3", "F-A", "F-B", "F-C"]
            [self.index()]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
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

/// Chapter 5: what the tile in force does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// AD-5.1, AD-5.11: roll; on one of the faces take one more from here.
    ExtraHereOnRoll,
    /// AD-5.2: exchange one from here for one of another district.
    Swap,
    /// AD-5.3: roll; on one of the faces roll again and search that area.
    SearchAgainOnRoll,
    /// AD-5.4: roll; on one of the faces take one from another district.
    ExtraElsewhereOnRoll,
    /// AD-5.5: move one from here to the Black Market.
    ToMarket,
    /// AD-5.6: with the second die take one more from here.
    ExtraHereOnSecondDie,
    /// AD-5.7: roll; on one of the faces the clock hand moves one space.
    ClockOnRoll,
    /// AD-5.8: move one from the Black Market to another district.
    MarketToAnother,
    /// AD-5.9: turn a die.
    TurnDie,
    /// AD-5.10: move the submarine.
    Submarine,
    /// AD-5.12: move one from the Black Market to any district.
    MarketToAny,
    /// AD-5.13: roll; on one of the faces take one from the Black Market.
    ExtraFromMarketOnRoll,
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

    /// The plain name, as in data files.
    pub fn name(self) -> &'static str {
        match self {
            Self::ExtraHereOnRoll => "extra_here_on_roll",
            Self::Swap => "swap",
            Self::SearchAgainOnRoll => "search_again_on_roll",
            Self::ExtraElsewhereOnRoll => "extra_elsewhere_on_roll",
            Self::ToMarket => "to_market",
            Self::ExtraHereOnSecondDie => "extra_here_on_second_die",
            Self::ClockOnRoll => "clock_on_roll",
            Self::MarketToAnother => "market_to_another",
            Self::TurnDie => "turn_die",
            Self::Submarine => "submarine",
            Self::MarketToAny => "market_to_any",
            Self::ExtraFromMarketOnRoll => "extra_from_market_on_roll",
        }
    }
}
