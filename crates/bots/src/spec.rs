//! Players by name, as flags and reports call them: a level (`oracle`, `5`), a level with a limit of time (`oracle:1s`),
//! or a search of any budget (`search:500`, `search:20ms`).

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::level::{BotLimits, Level, UnknownLevel, bot_within};
use crate::{Bot, Budget, Knowledge, Search};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    Level(Level),
    /// A level that thinks no longer than this about a decision.
    Hurried(Level, Duration),
    /// A search of so many iterations a decision.
    Iterations(u32),
    /// A search of so much time a decision.
    Time(Duration),
}

impl BotSpec {
    /// The bot that plays so. Equal seeds and equal questions give equal answers, unless a clock decides
    /// ([`BotSpec::has_clock`]).
    pub fn bot<G: Knowledge>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Self::Level(level) => bot_within(level, BotLimits::NONE, seed),
            Self::Hurried(level, time) => bot_within(level, BotLimits { time: Some(time), ..BotLimits::NONE }, seed),
            Self::Iterations(iterations) => Box::new(Search::new(Budget::of(iterations), seed)),
            Self::Time(time) => Box::new(Search::new(Budget::of(u32::MAX).within(time), seed)),
        }
    }

    /// Whether a clock has a say in what it answers.
    pub fn has_clock(self) -> bool {
        matches!(self, Self::Hurried(..) | Self::Time(_))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Hurried(level, time) => write!(f, "{level}:{}", words_of(*time)),
            Self::Iterations(iterations) => write!(f, "search:{iterations}"),
            Self::Time(time) => write!(f, "search:{}", words_of(*time)),
        }
    }
}

fn words_of(time: Duration) -> String {
    match (time.as_millis(), time.subsec_millis()) {
        (_, 0) => format!("{}s", time.as_secs()),
        (millis, _) => format!("{millis}ms"),
    }
}

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let (who, budget) = name.split_once(':').unwrap_or((name, ""));
        if who == "search" {
            let iterations = budget.parse().ok().filter(|&iterations| iterations > 0).map(Self::Iterations);
            let search = iterations.or_else(|| time_of(budget).map(Self::Time));
            return search.ok_or_else(|| UnknownBot::Budget { name: name.into() });
        }
        if who == name {
            return Ok(Self::Level(name.parse()?));
        }
        let level: Level = who.parse()?;
        if level.number().is_none() {
            return Err(UnknownBot::Hurry { level });
        }
        time_of(budget)
            .map(|time| Self::Hurried(level, time))
            .ok_or_else(|| UnknownBot::Time { name: name.into(), budget: budget.into() })
    }
}

/// `20ms` or `1s`: whole numbers, a minute at most.
fn time_of(words: &str) -> Option<Duration> {
    let millis = match words.strip_suffix("ms") {
        Some(millis) => millis.parse().ok()?,
        None => words.strip_suffix('s')?.parse::<u64>().ok()?.checked_mul(1000)?,
    };
    (1..=60_000).contains(&millis).then(|| Duration::from_millis(millis))
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    #[error(
        "\"{name}\" does not say how much to search: give iterations (search:500) or a time up to a minute (search:20ms, \
         search:1s)"
    )]
    Budget { name: String },
    #[error("\"{budget}\" in \"{name}\" is no time up to a minute: write it like oracle:20ms or oracle:1s")]
    Time { name: String, budget: String },
    #[error("{level} takes no time to think, so it takes no limit: write {level}")]
    Hurry { level: Level },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for name in
            ["random", "greedy", "oracle", "captain:20ms", "oracle:1s", "search:500", "search:20ms", "search:2s"]
        {
            let spec: BotSpec = name.parse().unwrap();
            assert_eq!(spec.to_string(), name);
        }
        assert_eq!("5".parse(), Ok(BotSpec::Level(Level::Oracle)));
        assert_eq!("search:1500ms".parse::<BotSpec>().unwrap().to_string(), "search:1500ms");
        assert_eq!("search:1000ms".parse::<BotSpec>().unwrap().to_string(), "search:1s");
    }

    #[test]
    fn only_time_makes_answers_depend_on_the_machine() {
        let has_clock = |name: &str| name.parse::<BotSpec>().unwrap().has_clock();
        assert!(has_clock("search:1s") && has_clock("5:20ms"));
        assert!(!has_clock("search:500") && !has_clock("5") && !has_clock("greedy"));
    }

    #[test]
    fn what_cannot_be_read_is_told_how_to_write_it() {
        let refusal = |name: &str| name.parse::<BotSpec>().unwrap_err().to_string();
        for name in
            ["search", "search:", "search:0", "search:0ms", "search:fast", "search:61s", "search:-5", "search:1h"]
        {
            let words = refusal(name);
            assert!(words.starts_with(&format!("\"{name}\" does not say how much")), "{words}");
        }
        assert!(refusal("genius").starts_with("there is no bot \"genius\""));
        assert!(refusal("genius:1s").starts_with("there is no bot \"genius\""));
        assert_eq!(refusal("greedy:1s"), "greedy takes no time to think, so it takes no limit: write greedy");
        assert!(refusal("oracle:500").starts_with("\"500\" in \"oracle:500\" is no time"));
    }
}
