//! The option most games have: who starts.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Choice, Seat};

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
    pub const fn choice(most: usize) -> Choice {
        const VALUES: [&str; 6] = ["random", "1", "2", "3", "4", "5"];
        Choice { key: Self::KEY, values: VALUES.split_at(most + 1).0 }
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
}
