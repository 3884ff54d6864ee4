//! The tables read from `data/`. How the file is read and checked is in `data.rs`.

use engine::Origins;
use serde::Serialize;

use crate::kinds::{Area, Effect, Symbol, Tile};

/// AD-1.3: what a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileFace {
    /// What it does.
    pub effect: Effect,
    /// The faces that make a roll succeed: bit 0 for a one. None if nothing is rolled.
    pub faces: u8,
    /// The hand symbols (AD-7.1).
    pub hands: u8,
}

impl TileFace {
    /// Whether a roll of this face succeeds.
    #[inline]
    pub fn wants(&self, face: u8) -> bool {
        (1..=6).contains(&face) && self.faces >> (face - 1) & 1 == 1
    }

    /// The faces that make a roll succeed, from the lowest.
    pub fn wanted(&self) -> impl Iterator<Item = u8> + use<> {
        let faces = self.faces;
        (1..=6u8).filter(move |face| faces >> (face - 1) & 1 == 1)
    }
}

/// What is worth how much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// AD-6.2, AD-6.3: most in a district; a tile counts the same.
    pub district_first: u8,
    /// AD-6.4: second most.
    pub district_second: u8,
    /// AD-8.3: most at the end.
    pub final_first: u8,
    /// AD-8.3: second most at the end.
    pub final_second: u8,
    /// AD-7.3: most at an inventory.
    pub inventory: u8,
    /// AD-7.4: for two resources.
    pub donation: u8,
}

/// The numbers of the components, read from a data file and checked.
#[derive(Debug)]
pub struct Components {
    pub(crate) origins: Origins,
    pub(crate) per_type: u8,
    pub(crate) market_start: u8,
    /// These three by the number of seats, from 2.
    pub(crate) district_start: [u8; 3],
    pub(crate) dice: [u8; 3],
    pub(crate) dice_each: [u8; 3],
    pub(crate) refill_to: u8,
    pub(crate) submarine_start: Area,
    pub(crate) market_hands: u8,
    pub(crate) worth: Worth,
    pub(crate) tiles: [TileFace; 15],
    pub(crate) clock: Vec<Symbol>,
}

impl Components {
    /// AD-1.3: what a tile shows.
    #[inline]
    pub fn tile(&self, tile: Tile) -> TileFace {
        self.tiles[tile.index()]
    }

    /// AD-1.4: the spaces of the clock, from the arrow to the waves.
    pub fn clock(&self) -> &[Symbol] {
        &self.clock
    }

    /// AD-1.4: the space of the waves.
    #[inline]
    pub fn last_space(&self) -> u8 {
        self.clock.len() as u8 - 1
    }

    /// AD-R22: the hand symbols of the Black Market.
    pub fn market_hands(&self) -> u8 {
        self.market_hands
    }

    /// What is worth how much.
    pub fn worth(&self) -> &Worth {
        &self.worth
    }
}
