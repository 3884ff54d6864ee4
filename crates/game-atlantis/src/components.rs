//! The kinds of components and the tables read from `data/`. How the file is read and checked is in `data.rs`.

use std::fmt;

use engine::{Origins, kinds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

kinds! {
    /// AT-1.2: what tiles and cards show, in the canonical order.
    #[derive(Default)]
    pub enum Object {
        /// Brown.
        #[default]
        Amphora: "amphora",
        /// Yellow.
        Crown: "crown",
        /// Red.
        Flag: "flag",
        /// Grey.
        Helmet: "helmet",
        /// Green.
        Olive: "olive",
        /// Blue.
        Ring: "ring",
        /// White.
        Statue: "statue",
    }
}

impl Object {
    /// The letter of the notation of chapter 14.
    pub fn letter(self) -> char {
        ['A', 'C', 'F', 'H', 'O', 'R', 'S'][self.index()]
    }
}

/// AT-1.3: what a path tile shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
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

/// AT-1.1: the back of a path tile, and so the part of the path it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Half {
    /// From Atlantis to the middle.
    A,
    /// From the middle to the Mainland.
    B,
}

impl Half {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// 0 or 1.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B"][self.index()])
    }
}

/// A tile as the position remembers it: an index into the table of the set. The two halves have
/// 64 ids each, so that a set of tiles of one half is one word.
pub(crate) type TileId = u8;

/// The numbers of the components, read from a data file and checked.
#[derive(Debug)]
pub struct Components {
    pub(crate) origins: Origins,
    /// AT-1.4: the position of the Mainland.
    pub(crate) mainland: u8,
    /// The positions that begin with at least one tile, with two tiles, and of the half B.
    pub(crate) tiles: u64,
    pub(crate) doubles: u64,
    pub(crate) half_b: u64,
    /// What each tile id shows; sorted by object and value within a half.
    pub(crate) tile: [Tile; 128],
    /// The ids of each half.
    pub(crate) all: [u64; 2],
    /// The ids by half and value.
    pub(crate) by_value: [[u64; 8]; 2],
    /// The ids by half, object and value.
    pub(crate) by_kind: [[[u64; 8]; 7]; 2],
    pub(crate) per_object: u8,
    pub(crate) start_hand: [u8; 4],
    pub(crate) draw_base: u8,
    pub(crate) draw_per_figure_home: u8,
    pub(crate) cannot_move_draw: u8,
    pub(crate) buy_divisor: u8,
}

impl Components {
    /// AT-1.3: the tiles of one half, by object and value.
    pub fn tiles(&self, half: Half) -> impl Iterator<Item = Tile> {
        bits(self.all[half.index()]).map(move |id| self.tile[half.index() * 64 + usize::from(id)])
    }

    /// AT-4.1: how many cards a tile of this value buys.
    pub fn buy_cards(&self, value: u8) -> u8 {
        value / self.buy_divisor
    }

    /// AT-10.1: how many cards end a turn for a seat with so many figures on the Mainland.
    pub fn turn_draw(&self, home: u8) -> u8 {
        self.draw_base + self.draw_per_figure_home * home
    }

    /// AT-3.3: how many cards are drawn after showing the hand.
    pub fn cannot_move_draw(&self) -> u8 {
        self.cannot_move_draw
    }

    /// AT-1.4: the half a position lies in.
    pub(crate) fn half_of(&self, position: u8) -> Half {
        if self.half_b & (1 << position) == 0 { Half::A } else { Half::B }
    }
}

/// The set bits of a word, from the lowest.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros() as u8)?;
        word &= word - 1;
        Some(bit)
    })
}

/// The components a position refers to.
pub(crate) type Data = datafile::Shared<Components>;
