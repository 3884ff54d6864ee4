//! The games, as the tests sit down to them. What holds for every game is tested for all that stand here.

use anyhow::Result;

use super::browser::Browser;
use super::table::{ATLANDICE, ATLANTIS, DOOM, EXODUS, LAST_DAYS};

/// A game and the tables that the tests make of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Title {
    pub(super) id: &'static str,
    /// A small table: the own seat, alone where the game can be played so, or with bots that choose without thinking.
    pub(super) small: &'static [&'static str],
    /// A table where every seat is taken.
    pub(super) full: &'static [&'static str],
    /// What else is asked of the form, by name and value: that the own seat begins, that the game is short.
    pub(super) form: &'static [(&'static str, &'static str)],
    /// How many choices show enough of the game.
    pub(super) telling: usize,
    /// Whether several choose at once, so that an answer may come too late.
    pub(super) together: bool,
}

impl Title {
    /// Fails if the console complains of more than answers that came too late, where that can be.
    pub(super) async fn is_quiet(&self, browser: &Browser, page: &str) -> Result<()> {
        match self.together {
            true => browser.console_holds_only_conflicts(page).await,
            false => browser.console_is_quiet(page).await,
        }
    }
}

/// Nobody but the own seat.
const ALONE: &[&str] = &["me", "none", "none", "none"];
const TWO: &[&str] = &["me", "bot:random", "none", "none"];
const THREE: &[&str] = &["me", "bot:random", "bot:random"];
const FOUR: &[&str] = &["me", "bot:greedy", "bot:greedy", "bot:random"];
const FIVE: &[&str] = &["me", "bot:greedy", "bot:greedy", "bot:random", "bot:random"];

/// Every game that can be played.
pub(super) const GAMES: &[Title] = &[
    Title { id: ATLANTIS, small: TWO, full: FOUR, form: &[("start", "1")], telling: 14, together: false },
    Title { id: ATLANDICE, small: TWO, full: FOUR, form: &[("start", "1")], telling: 24, together: false },
    Title { id: DOOM, small: TWO, full: FIVE, form: &[("short", "yes")], telling: 24, together: true },
    Title { id: LAST_DAYS, small: THREE, full: FIVE, form: &[], telling: 24, together: true },
    Title { id: EXODUS, small: ALONE, full: FOUR, form: &[("start", "1")], telling: 24, together: false },
];

/// What the tests know of a game.
pub(super) fn title(id: &str) -> &'static Title {
    GAMES.iter().find(|title| title.id == id).expect("the game stands in the list")
}

/// A test for each game, so that they run beside each other: the name of a function that takes a game's title.
macro_rules! for_each_game {
    ($check:ident) => {
        mod $check {
            use super::super::games::title;
            use super::super::table::{ATLANDICE, ATLANTIS, DOOM, EXODUS, LAST_DAYS};

            #[test]
            fn atlantis() {
                super::$check(title(ATLANTIS));
            }

            #[test]
            fn atlandice() {
                super::$check(title(ATLANDICE));
            }

            #[test]
            fn doom() {
                super::$check(title(DOOM));
            }

            #[test]
            fn last_days() {
                super::$check(title(LAST_DAYS));
            }

            #[test]
            fn exodus() {
                super::$check(title(EXODUS));
            }
        }
    };
}
pub(super) use for_each_game;
