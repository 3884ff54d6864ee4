//! The colours of cubes: one for each player, and the neutral one.

use std::fmt;

use engine::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many colours there are: five players and the neutral refugees.
pub const COLOURS: usize = MAX_SEATS + 1;

/// The place of the neutral colour in tables by colour.
pub const NEUTRAL: usize = MAX_SEATS;

/// How many cubes of each colour, players by seat and then the neutral ones.
pub type Aboard = [u8; COLOURS];

/// DA-1.3, DA-1.4, LD-1.3, LD-1.4: whose cube it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The player's in this seat.
    Seat(Seat),
    /// A neutral refugee.
    Neutral,
}

impl Colour {
    /// The place in tables by colour, of a colour that is in play.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => NEUTRAL,
        }
    }

    /// How many of these cubes are of this colour: none, if it is of a seat that no table has. An action may name any.
    #[inline]
    pub fn count(self, cubes: &Aboard) -> u8 {
        let (players, neutral) = cubes.split_at(NEUTRAL);
        match self {
            Self::Seat(seat) => players.get(seat.index()).copied().unwrap_or(0),
            Self::Neutral => neutral[0],
        }
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral => None,
        }
    }
}

pub fn colours() -> impl DoubleEndedIterator<Item = Colour> + Clone {
    (0..COLOURS as u8).map(
        |index| {
            if usize::from(index) == NEUTRAL { Colour::Neutral } else { Colour::Seat(Seat(index)) }
        },
    )
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Neutral => f.write_str("neutral"),
        }
    }
}
