//! Stretches of path in the notation of the rules' examples. Prices follow from the tiles, so that no picture can show a
//! wrong one.

use engine::Seat;
use game_atlantis::{Object, Tile};

/// A stretch of path and what is marked on it.
pub(super) struct Strip {
    /// One word for each position: `O3` a tile, `O3+` a pair, `O3@r` a figure on it, `~` water, `=r` with a bridge.
    pub(super) path: &'static str,
    pub(super) marks: &'static [Mark],
}

/// What a picture points at: positions count from 0.
#[derive(Clone, Copy)]
pub(super) enum Mark {
    /// Where a card leads.
    Goal(usize),
    /// Where a card leads although somebody stands there.
    Stop(usize),
    /// The tile that is taken.
    Take(usize),
    /// The way from one position to another.
    Way(usize, usize),
    /// The prices of all gaps.
    Prices,
    /// The prices of all gaps, to be paid.
    Paid,
}

/// One position of a stretch.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub(super) tile: Option<Tile>,
    pub(super) pair: bool,
    pub(super) figure: Option<Seat>,
    pub(super) bridge: Option<Seat>,
}

impl Place {
    pub(super) fn height(self) -> u8 {
        u8::from(self.tile.is_some()) + u8::from(self.pair)
    }
}

pub(super) fn read(word: &str) -> Place {
    let seat = |sign: &str| "rbwk".find(sign).map(|index| Seat(index as u8));
    if let Some(sign) = word.strip_prefix('=') {
        return Place { bridge: seat(sign), ..Place::default() };
    }
    let (stack, sign) = word.split_once('@').unwrap_or((word, ""));
    let figure = if sign.is_empty() { None } else { seat(sign) };
    let letters = stack.trim_end_matches('+');
    match letters {
        "~" => Place::default(),
        _ => Place { tile: Some(tile(letters)), pair: letters != stack, figure, bridge: None },
    }
}

/// `O3`: the object's letter and the value.
pub(super) fn tile(word: &str) -> Tile {
    let mut signs = word.chars();
    let letter = signs.next().unwrap_or_default();
    let object = Object::ALL.into_iter().find(|object| object.letter() == letter).unwrap_or_default();
    Tile { object, value: signs.as_str().parse().unwrap_or_default() }
}

/// AT-6.1: water between two tiles.
pub(super) struct Water {
    pub(super) left: usize,
    pub(super) right: usize,
    /// AT-6.2: the lower of the two values.
    pub(super) price: u8,
    pub(super) bridged: bool,
}

pub(super) fn gaps(places: &[Place]) -> Vec<Water> {
    let tiles: Vec<(usize, u8)> =
        places.iter().enumerate().filter_map(|(index, place)| Some((index, place.tile?.value))).collect();
    let wet = tiles.windows(2).filter_map(|pair| match *pair {
        [(left, one), (right, other)] if right - left > 1 => {
            let bridged = places[left..right].iter().any(|place| place.bridge.is_some());
            Some(Water { left, right, price: one.min(other), bridged })
        }
        _ => None,
    });
    wet.collect()
}
