//! Who may enter the arena: the players of the site, and any program that speaks the protocol of `docs/bots.md`.

use std::fmt;
use std::str::FromStr;

use bots::BotSpec;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contender {
    Ours(BotSpec),
    /// A program and its arguments, separated by blanks.
    Program(String),
}

const PROGRAM: &str = "exec:";

impl Contender {
    /// Whether the same seed always gives the same answers, as far as we can know.
    pub(crate) fn has_clock(&self) -> bool {
        matches!(self, Self::Ours(player) if player.has_clock())
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ours(player) => player.fmt(f),
            Self::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let Some(command) = name.strip_prefix(PROGRAM) else {
            return name.parse().map(Self::Ours).map_err(|unknown: bots::UnknownBot| {
                format!("{unknown}; or search:500, search:20ms, or exec:./program for a program of your own")
            });
        };
        if command.trim().is_empty() {
            return Err("exec: names no program: write it like exec:./my_bot.py".into());
        }
        Ok(Self::Program(command.trim().into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contenders_are_read_as_they_are_written() {
        for name in ["greedy", "search:20ms", "exec:./my_bot.py", "exec:python3 my_bot.py --depth 3"] {
            let contender: Contender = name.parse().unwrap();
            assert_eq!(contender.to_string(), name);
        }
        assert_eq!("exec:a b".parse(), Ok(Contender::Program("a b".into())));
    }

    #[test]
    fn unknown_names_and_empty_commands_are_refused() {
        let refusal = |name: &str| name.parse::<Contender>().unwrap_err();
        assert!(refusal("genius").starts_with("there is no bot \"genius\""), "{}", refusal("genius"));
        assert!(refusal("genius").ends_with("or exec:./program for a program of your own"));
        assert!(refusal("exec: ").starts_with("exec: names no program"));
    }
}
