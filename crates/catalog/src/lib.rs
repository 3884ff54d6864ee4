//! The list of games, and the one door from a game's name to its type.
//!
//! A name arrives as text (a flag, an address, a record); [`GameId`] is that name checked, and
//! [`with_face!`] runs code that is generic over [`Picture`] with the face it stands for.
//! A new game is one variant and one arm here.
#![warn(missing_docs)]

use std::fmt;
use std::str::FromStr;

use engine::Meta;
use serde::{Deserialize, Serialize};
pub use ui::picture::Picture;
use ui::{Entry, Games};

/// The faces of the games, for [`with_face!`].
pub mod games {
    pub use ui_atlandice::Face as Atlandice;
    pub use ui_atlantis::Face as Atlantis;
    pub use ui_doom::Face as Doom;
    pub use ui_exodus::Face as Exodus;
    pub use ui_last_days::Face as LastDays;
}

/// What the games offer to pages, in the order of the home page.
pub static GAMES: Games = Games(&[
    games::Atlantis::ENTRY,
    games::Atlandice::ENTRY,
    games::Doom::ENTRY,
    games::LastDays::ENTRY,
    games::Exodus::ENTRY,
]);

/// A game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    /// Atlantis, by Leo Colovini.
    Atlantis,
    /// Atlandice, by Scott Huntington and Shaun Graham.
    Atlandice,
    /// Zagłada Atlantydy, by Marcin Wełnicki.
    Doom,
    /// Die letzten Tage von Atlantis, by Marcin Wełnicki.
    LastDays,
    /// Atlantis Exodus, by Konstantinos Karagiannis and George Halkias.
    Exodus,
}

/// Runs an expression with the type of the face of the game of an id.
///
/// ```
/// use catalog::{GameId, with_face};
/// use ui::picture::Picture;
/// let seats = with_face!(GameId::Atlantis, P => P::ENTRY.meta.max_seats);
/// assert_eq!(seats, 4);
/// ```
#[macro_export]
macro_rules! with_face {
    ($id:expr, $face:ident => $body:expr) => {
        match $id {
            $crate::GameId::Atlantis => {
                type $face = $crate::games::Atlantis;
                $body
            }
            $crate::GameId::Atlandice => {
                type $face = $crate::games::Atlandice;
                $body
            }
            $crate::GameId::Doom => {
                type $face = $crate::games::Doom;
                $body
            }
            $crate::GameId::LastDays => {
                type $face = $crate::games::LastDays;
                $body
            }
            $crate::GameId::Exodus => {
                type $face = $crate::games::Exodus;
                $body
            }
        }
    };
}

/// Runs an expression with the type of the game of an id.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::with_face!($id, Face => {
            type $game = <Face as $crate::Picture>::Game;
            $body
        })
    };
}

impl GameId {
    /// Every game, in the order of their listing.
    pub const ALL: &'static [Self] = &[Self::Atlantis, Self::Atlandice, Self::Doom, Self::LastDays, Self::Exodus];

    /// What is fixed about the game.
    pub fn meta(self) -> Meta {
        self.entry().meta
    }

    /// What the game offers to pages.
    pub fn entry(self) -> &'static Entry {
        with_face!(self, P => P::ENTRY)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.meta().id)
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.iter().copied().find(|id| id.meta().id == name).ok_or_else(|| UnknownGame(name.into()))
    }
}

/// No game has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game \"{0}\"; the games are: {known}", known = known())]
pub struct UnknownGame(pub String);

fn known() -> String {
    GameId::ALL.iter().map(GameId::to_string).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_own_name_and_no_two_share_one() {
        for &id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        let mut names: Vec<&str> = GameId::ALL.iter().map(|id| id.meta().id).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), GameId::ALL.len());
    }

    #[test]
    fn an_unknown_name_is_told_the_known_ones() {
        let refusal = "chess".parse::<GameId>().unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "there is no game \"chess\"; the games are: atlantis, atlandice, doom, last-days, exodus"
        );
        for almost in ["", "Atlantis", " atlantis", "atlantis\0"] {
            assert!(almost.parse::<GameId>().is_err(), "{almost:?}");
        }
    }
}
