//! Options and the position before the first luck.

use engine::{Choice, GameOptions, OptionError, Start};
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::lists::Cards;
use crate::path::Path;
use crate::piles::Pile;
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase};

/// What is fixed for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play, 2 to 4.
    pub seats: u8,
    /// AT-2.4: who starts.
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

/// AT-2.1 to AT-2.4: everything lies ready, nothing is shuffled yet.
pub(crate) fn setup(components: &'static Components, options: &Options) -> Result<Atlantis, Illegal> {
    let Options { seats, start } = *options;
    if !(2..=4).contains(&seats) {
        return Err(Illegal::Seats { seats });
    }
    let start = match start {
        Start::Random => None,
        Start::Seat(seat) if seat.0 < seats => Some(seat),
        Start::Seat(seat) => return Err(Illegal::StartSeat { seat, seats }),
    };
    let all = Cards::each(components.per_object);
    Ok(Atlantis {
        path: Path::new(components),
        occupied: 0,
        unseen: components.all,
        tiles: [[0; 2]; 4],
        values: [[0; 7]; 4],
        worth: [0; 4],
        removed_tiles: 0,
        removed_worth: 0,
        hands: [Pile::default(); 4],
        draw_pile: all.into(),
        discard: Cards::default(),
        removed_cards: Cards::default(),
        known: [Cards::default(); 4],
        shuffled: all,
        undrawn: [all; 4],
        payable: Pile::default(),
        played: Cards::default(),
        bought: 0,
        figures: [[0; 3]; 4],
        seats,
        active: start.unwrap_or_default(),
        start,
        ended_by: None,
        stuck: 0,
        phase: if start.is_some() { Phase::Layout } else { Phase::Start },
    })
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    #[test]
    fn options_are_plain_in_json() {
        let random = Options { seats: 3, start: Start::Random };
        assert_eq!(serde_json::to_string(&random).unwrap(), r#"{"seats":3,"start":"random"}"#);
        let chosen: Options = serde_json::from_str(r#"{"seats":3,"start":0}"#).unwrap();
        assert_eq!(chosen.start, Start::Seat(Seat(0)));
        for bad in [r#"{"seats":3,"start":"first"}"#, r#"{"seats":3,"start":-1}"#, r#"{"seats":3,"begin":1}"#, "{}"] {
            assert!(serde_json::from_str::<Options>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn options_are_set_as_people_count() {
        let mut options = Options::for_seats(3);
        assert_eq!(options.get("start").as_deref(), Some("random"));
        options.set("start", "3").unwrap();
        assert_eq!((options.start, options.get("start").as_deref()), (Start::Seat(Seat(2)), Some("3")));
        assert!(options.set("start", "4").is_err(), "three seats have no fourth");
        assert!(options.set("start", "0").is_err());
        assert!(options.set("begin", "1").is_err());
        assert_eq!(options.get("begin"), None);
    }
}
