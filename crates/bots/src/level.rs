//! The names of the bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::search::Budget;
use crate::{Bot, Greedy, Knowledge, Random, Search};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// The best end of its own turn, by the evaluation of the game; looks no further.
    Greedy,
    /// Level 1: knows what is good and often errs about how good.
    Apprentice,
    /// Level 2: errs less.
    Citizen,
    /// Level 3: looks a little ahead.
    Captain,
    /// Level 4: looks further.
    Senator,
    /// Level 5: the best we have at a second for a decision.
    Oracle,
}

impl Level {
    /// All bots: first the two that others are measured by, then the levels from the gentlest.
    pub const ALL: &'static [Self] =
        &[Self::Random, Self::Greedy, Self::Apprentice, Self::Citizen, Self::Captain, Self::Senator, Self::Oracle];

    /// The levels 1 to 5 that people choose from.
    pub const LADDER: &'static [Self] = Self::ALL.split_at(2).1;

    /// The name in flags, forms and records.
    pub fn name(self) -> &'static str {
        ["random", "greedy", "apprentice", "citizen", "captain", "senator", "oracle"][self as usize]
    }

    /// 1 to 5, if it is one of the ladder.
    pub fn number(self) -> Option<usize> {
        Self::LADDER.iter().position(|&level| level == self).map(|index| index + 1)
    }
}

/// How a level plays a game: fixed, so that strength means the same tomorrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelSetting {
    /// Plays greedily and errs about each choice by up to twice so many hundredths of a point.
    NoisyGreedy(u32),
    /// Searches with so many iterations.
    Search(u32),
}

/// What each level does in a game, from level 1 to level 5.
pub type LevelSettings = [LevelSetting; 5];

/// How long and on how many threads a bot may think, beside what its level is; on a busy machine it gets weaker, never
/// late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotLimits {
    pub time: Option<Duration>,
    pub threads: usize,
}

impl BotLimits {
    /// No limit of time, one thread: equal seeds and equal questions give equal answers.
    pub const NONE: Self = Self { time: None, threads: 1 };
}

pub fn bot<G: Knowledge>(level: Level, seed: u64) -> Box<dyn Bot<G>> {
    bot_within(level, BotLimits::NONE, seed)
}

pub fn bot_within<G: Knowledge>(level: Level, limits: BotLimits, seed: u64) -> Box<dyn Bot<G>> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Greedy => Box::new(Greedy::new(seed)),
        _ => match G::LEVELS[level.number().map_or(0, |number| number - 1)] {
            LevelSetting::NoisyGreedy(points) => Box::new(Greedy::noisy(points, seed)),
            LevelSetting::Search(iterations) => {
                Box::new(Search::new(Budget { iterations, time: limits.time, threads: limits.threads }, seed))
            }
        },
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// By its name, or a level of the ladder by its number.
    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let number = name.parse().ok().and_then(|number: usize| Self::LADDER.get(number.checked_sub(1)?));
        let named = || Self::ALL.iter().find(|level| level.name() == name);
        number.or_else(named).copied().ok_or_else(|| UnknownLevel(name.into()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\"; the bots are: {known}, or 1 to 5 for the last five", known = known())]
pub struct UnknownLevel(pub String);

fn known() -> String {
    Level::ALL.iter().map(|level| level.name()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_found_by_name_or_number_and_unknown_ones_are_told_the_known() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for (number, &level) in (1..).zip(Level::LADDER) {
            assert_eq!(level.number(), Some(number));
            assert_eq!(number.to_string().parse(), Ok(level));
        }
        for wrong in ["Greedy", "0", "6", ""] {
            let known = "random, greedy, apprentice, citizen, captain, senator, oracle, or 1 to 5 for the last five";
            let refusal = wrong.parse::<Level>().unwrap_err().to_string();
            assert_eq!(refusal, format!("there is no bot \"{wrong}\"; the bots are: {known}"));
        }
    }
}
