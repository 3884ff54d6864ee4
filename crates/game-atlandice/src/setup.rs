//! Options and the position before the first luck.

use datafile::Shared;
use engine::{Choice, GameOptions, OptionError, Seat, SeatSet, Start};
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::kinds::{Area, Good, Party};
use crate::refusals::Illegal;
use crate::state::{Atlandice, Phase, Tokens};

/// What is fixed for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, 2 to 4.
    pub seats: u8,
    /// AD-2.1: who starts.
    #[serde(default)]
    pub start: Start,
}

impl GameOptions for Options {
    const CHOICES: &'static [Choice] = &[Start::choice(4)];

    fn for_seats(seats: u8) -> Self {
        Self { seats, start: Start::Random }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match (key, Start::of_name(value, self.seats)) {
            (Start::KEY, Some(start)) => {
                self.start = start;
                Ok(())
            }
            _ => Err(OptionError::unknown(Self::CHOICES, key, value)),
        }
    }

    fn get(&self, key: &str) -> Option<String> {
        (key == Start::KEY).then(|| self.start.name())
    }
}

/// AD-2.3 to AD-2.7: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Atlandice, Illegal> {
    let Options { seats, start } = *options;
    if !(2..=4).contains(&seats) {
        return Err(Illegal::Seats { seats });
    }
    let start = match start {
        Start::Random => None,
        Start::Seat(seat) if seat.0 < seats => Some(seat),
        Start::Seat(seat) => return Err(Illegal::StartSeat { seat, seats }),
    };
    let in_district = components.district_start[usize::from(seats - 2)];
    let mut goods = [[0; 5]; 6];
    for good in Good::ALL {
        goods[good.district().index()][good.index()] = in_district;
        goods[Area::BlackMarket.index()][good.index()] = components.market_start;
    }
    Ok(Atlandice {
        data: Shared(components),
        goods,
        held: [[0; 5]; 4],
        boxed: [components.per_type - components.market_start - in_district; 5],
        dice: [0; 6],
        top: [None; 5],
        below: [0b111; 5],
        won: [0; 4],
        unclaimed: 0,
        tokens: [Tokens::default(); 4],
        round: 0,
        submarine: components.submarine_start,
        hand: 0,
        seats,
        start,
        active: start.unwrap_or_default(),
        taken: [0; 4],
        given: SeatSet::EMPTY,
        searches: 0,
        party: Party::Seat(Seat(0)),
        here: Area::BlackMarket,
        filled: 0,
        last_round: false,
        phase: if start.is_some() { Phase::Tops } else { Phase::Start },
    })
}
