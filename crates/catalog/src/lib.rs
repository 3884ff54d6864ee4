//! The list of games, and the one table that knows no type.
//!
//! A name arrives as text (a flag, an address, a record); [`GameId`] is that name checked. What can be done with a game
//! whose type is not known is [`AnyGame`], what can be done at its tables is [`AnyTable`]; both are written once for all
//! games, and compiled here once for each. A new game is one line in the list.

mod block;

mod game;
mod lines;
mod look;
mod playouts;
mod review;
mod table;
mod table_bots;

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use engine::Meta;
use ui::Games;

pub use block::{Block, CANDIDATE, Chair, OPPONENT, OutsideQuestion, Referee, Sides, WHOLE_WIN, part_seed};
pub use game::{AnyGame, AnyStart, ComponentSet, Facts, Fault, ReplayFault, StoredEntry, StoredTable};
pub use lines::to_lines;
pub use look::{PageRequest, Past, Show};
pub use playouts::Sums;
pub use review::{AnyFindings, ReviewPageRequest, ReviewProgress, ReviewReport, ReviewSummary, Reviewing};
pub use table::{AnyTable, EntryKind, Playable, TableChange, Take, Trouble};
pub use table_bots::{AnyBots, AnyHint, BotTask, SeatedBot};

macro_rules! games {
    ($($face:ty),+ $(,)?) => {
        /// Every game, in the order of the home page.
        static LIST: &[&dyn AnyGame] = &[$(&game::Of::<$face>::NEW),+];
        pub static GAMES: Games = Games(&[$(<$face as ui::picture::Picture>::ENTRY),+]);
    };
}

games! {
    ui_atlantis::Face,
    ui_atlandice::Face,
    ui_doom::Face,
    ui_last_days::Face,
    ui_exodus::Face,
}

/// A game, chosen by its name: its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameId(usize);

impl GameId {
    /// Every game, in the order of the home page.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LIST.len()).map(Self)
    }

    pub fn meta(self) -> Meta {
        self.entry().meta
    }

    /// The name in addresses, records and flags.
    pub fn name(self) -> &'static str {
        self.entry().id()
    }
}

impl Deref for GameId {
    type Target = dyn AnyGame;

    fn deref(&self) -> &Self::Target {
        LIST[self.0]
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GameId").field(&self.name()).finish()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::all().find(|game| game.name() == name).ok_or_else(|| UnknownGame(name.into()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game \"{0}\"; the games are: {known}", known = known())]
pub struct UnknownGame(pub String);

fn known() -> String {
    GameId::all().map(GameId::name).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_own_name_and_no_two_share_one() {
        let mut names: Vec<&str> = GameId::all().map(GameId::name).collect();
        for name in &names {
            assert_eq!(name.parse::<GameId>().map(GameId::name), Ok(*name));
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn an_unknown_name_is_told_the_known_ones() {
        let refusal = "chess".parse::<GameId>().unwrap_err().to_string();
        assert!(refusal.starts_with("there is no game \"chess\"; the games are: "), "{refusal}");
        for game in GameId::all() {
            assert!(refusal.contains(game.name()), "{refusal}");
            for almost in [game.name().to_uppercase(), format!(" {game}"), format!("{game}\0")] {
                assert!(almost.parse::<GameId>().is_err(), "{almost:?}");
            }
        }
    }
}
