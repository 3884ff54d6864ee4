//! What a seat may choose, what luck may decide, what may have happened. No rule is decided here.

use std::fmt;

use engine::Seat;
use serde::{Deserialize, Serialize};

/// One variant per decision the rules ask a seat to make. The order is the order of listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// @XX@-3.2: draw a shell from the bag.
    Dive,
    /// @XX@-3.3: take no further part.
    Rest,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dive => "dive",
            Self::Rest => "rest",
        })
    }
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// @XX@-3.2: the shell that is drawn, by what it is worth.
    Shell(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shell(worth) => write!(f, "shell {worth}"),
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// @XX@-3.2: a seat dives.
    Dived {
        /// Who.
        seat: Seat,
    },
    /// @XX@-3.2: a seat has drawn a shell.
    Drawn {
        /// Who.
        seat: Seat,
        /// What it is worth; nothing for others.
        worth: Option<u8>,
    },
    /// @XX@-3.3: a seat takes no further part.
    Rested {
        /// Who.
        seat: Seat,
    },
    /// @XX@-4.2: the points a seat shows at the end.
    Shown {
        /// Who.
        seat: Seat,
        /// Its points.
        points: u8,
    },
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// @XX@-3.1: to dive or to rest.
    Turn,
}
