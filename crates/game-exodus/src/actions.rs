//! What a seat may choose, what luck may decide, what may have happened, and why not. No rule is
//! decided here.

use std::fmt;

use engine::{Refusal, Seat};
use serde::{Deserialize, Serialize};

/// One variant per decision the rules ask a seat to make. The order is the order of listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Do nothing.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => write!(f, "pass"),
        }
    }
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Nothing yet.
    Nothing,
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => write!(f, "nothing"),
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat did nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To take its turn.
    Turn,
}

/// Why not, with the clause.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game does not take so many seats.
    #[error("AE-1.1: the game takes 1 to 4 seats, not {seats}")]
    Seats {
        /// How many were asked for.
        seats: u8,
    },
    /// No rule is written yet.
    #[error("AE-1.1: this rule is not written yet")]
    NotYet,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        "AE-1.1"
    }
}
