//! The option most games have, who starts; and the options of games that have no other.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{GameOptions, OptionChoice, OptionError, Seat};

/// Who starts. In JSON `"random"`, or the seat counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Luck decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl Start {
    /// The name of the option.
    pub const KEY: &'static str = "start";

    /// The option of a game for up to `most` players.
    pub const fn choice(most: usize) -> OptionChoice {
        const VALUES: [&str; 6] = ["random", "1", "2", "3", "4", "5"];
        OptionChoice { key: Self::KEY, values: VALUES.split_at(most + 1).0 }
    }

    /// The value of this name at a table of `seats`. People count seats from 1.
    pub fn of_name(name: &str, seats: u8) -> Option<Self> {
        if name == "random" {
            return Some(Self::Random);
        }
        let number = name.parse::<u8>().ok().filter(|number| (1..=seats).contains(number) && name.len() == 1)?;
        Some(Self::Seat(Seat(number - 1)))
    }

    /// The name of the value.
    pub fn name(self) -> String {
        match self {
            Self::Random => "random".into(),
            Self::Seat(seat) => (u16::from(seat.0) + 1).to_string(),
        }
    }
}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "the start is \"random\" or a seat counted from 0")]
        enum Form {
            Word(String),
            Seat(Seat),
        }
        match Form::deserialize(deserializer)? {
            Form::Seat(seat) => Ok(Self::Seat(seat)),
            Form::Word(word) if word == "random" => Ok(Self::Random),
            Form::Word(word) => Err(D::Error::custom(format!("the start \"{word}\" is neither \"random\" nor a seat"))),
        }
    }
}

/// The options of a game for up to `MOST` players in which only the start can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartOptions<const MOST: usize> {
    /// How many play.
    pub seats: u8,
    /// Who starts.
    #[serde(default)]
    pub start: Start,
}

/// As a game calls them: transcripts of games begin with this line.
impl<const MOST: usize> fmt::Debug for StartOptions<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("seats", &self.seats).field("start", &self.start).finish()
    }
}

impl<const MOST: usize> StartOptions<MOST> {
    /// The seat that was chosen to start, if it is at the table.
    pub fn chosen(self) -> Result<Option<Seat>, Seat> {
        match self.start {
            Start::Random => Ok(None),
            Start::Seat(seat) if seat.0 < self.seats => Ok(Some(seat)),
            Start::Seat(seat) => Err(seat),
        }
    }
}

impl<const MOST: usize> GameOptions for StartOptions<MOST> {
    const CHOICES: &'static [OptionChoice] = &[Start::choice(MOST)];

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_people_count() {
        assert_eq!(Start::of_name("random", 3), Some(Start::Random));
        assert_eq!(Start::of_name("3", 3), Some(Start::Seat(Seat(2))));
        for bad in ["4", "0", "03", "+1", "first", ""] {
            assert_eq!(Start::of_name(bad, 3), None, "{bad}");
        }
        for start in [Start::Random, Start::Seat(Seat(0)), Start::Seat(Seat(3))] {
            assert_eq!(Start::of_name(&start.name(), 4), Some(start));
        }
        assert_eq!(Start::choice(4).values, ["random", "1", "2", "3", "4"]);
    }

    #[test]
    fn options_are_plain_in_json() {
        let random = StartOptions::<4> { seats: 3, start: Start::Random };
        assert_eq!(serde_json::to_string(&random).unwrap(), r#"{"seats":3,"start":"random"}"#);
        let chosen: StartOptions<4> = serde_json::from_str(r#"{"seats":3,"start":0}"#).unwrap();
        assert_eq!(chosen.start, Start::Seat(Seat(0)));
        for bad in [r#"{"seats":3,"start":"first"}"#, r#"{"seats":3,"start":-1}"#, r#"{"seats":3,"begin":1}"#, "{}"] {
            assert!(serde_json::from_str::<StartOptions<4>>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn options_are_set_as_people_count() {
        let mut options = StartOptions::<4>::for_seats(3);
        assert_eq!(options.get("start").as_deref(), Some("random"));
        options.set("start", "3").unwrap();
        assert_eq!((options.start, options.get("start").as_deref()), (Start::Seat(Seat(2)), Some("3")));
        assert!(options.set("start", "4").is_err(), "three seats have no fourth");
        assert!(options.set("start", "0").is_err());
        assert!(options.set("begin", "1").is_err());
        assert_eq!(options.get("begin"), None);
    }
}
