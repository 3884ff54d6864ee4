//! The names of the bots.

use std::fmt;
use std::str::FromStr;

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// The best end of its own turn, by the evaluation of the game; looks no further.
    Greedy,
    /// Looks ahead by search.
    Search,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: &'static [Self] = &[Self::Random, Self::Greedy, Self::Search];

    /// The name in flags, forms and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Search => "search",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.iter().copied().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.into()))
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "there is no bot \"{}\"; the bots are: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_found_by_name_and_unknown_ones_are_told_the_known() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let refusal = "Greedy".parse::<Level>().unwrap_err();
        assert_eq!(refusal.to_string(), "there is no bot \"Greedy\"; the bots are: random, greedy, search");
    }
}
