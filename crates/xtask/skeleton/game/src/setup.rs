//! Options, their checks, and the first position.

use engine::{GameOptions, OptionChoice, OptionError, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Components, @Game@, Illegal, Phase};

/// Seats and variants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many seats play.
    pub seats: u8,
}

impl GameOptions for Options {
    const CHOICES: &'static [OptionChoice] = &[];

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

/// @XX@-2.1: two to four may play, and the first seat begins.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<@Game@, Illegal> {
    match options.seats {
        2..=4 => Ok(@Game@ {
            limit: components.limit,
            bag: components.shells,
            held: PerSeat::new(options.seats.into()),
            resting: SeatSet::EMPTY,
            phase: Phase::Turn(Seat(0)),
        }),
        seats => Err(Illegal::Seats { seats }),
    }
}

#[cfg(test)]
mod tests {
    use engine::Components as _;

    use super::*;

    #[test]
    fn @xx@_2_1_two_to_four_may_play_and_the_first_seat_begins() {
        let first = |seats| setup(Components::standard(), &Options { seats });
        assert_eq!(first(4).unwrap().phase, Phase::Turn(Seat(0)));
        for seats in [0, 1, 5] {
            assert_eq!(first(seats), Err(Illegal::Seats { seats }));
        }
    }
}
