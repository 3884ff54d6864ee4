//! Options, their checks, and the first position.

use engine::{Choice, GameOptions, OptionError};
use serde::{Deserialize, Serialize};

use crate::{Components, Exodus, Illegal};

/// Seats and variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many seats play.
    pub seats: u8,
}

impl GameOptions for Options {
    const CHOICES: &'static [Choice] = &[];

    fn for_seats(seats: u8) -> Self {
        Self { seats }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown(Self::CHOICES, key, value))
    }

    fn get(&self, _: &str) -> Option<String> {
        None
    }
}

/// AE-1.1: the first position.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Exodus, Illegal> {
    match options.seats {
        1..=4 => Ok(Exodus { seats: options.seats, hand: components.hand }),
        seats => Err(Illegal::Seats { seats }),
    }
}
