//! What a table keeps of its bots: the one that is in the middle of its turn.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bots::{Bot, Knowledge, Level, Limits, bot_within};
use engine::Seat;

/// Whose thoughts these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thinker {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
}

/// The bot that thought last. What it found is of use in the next small decision of the same turn; then it is forgotten,
/// for a tree is large.
pub(super) struct Mind<G: Knowledge>(Mutex<Option<(Thinker, Box<dyn Bot<G>>)>>);

impl<G: Knowledge> Default for Mind<G> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<G: Knowledge> Mind<G> {
    /// What `thinker` does, of whose seat `view` is the view. A bot that falls over its own thoughts is not kept.
    pub(super) fn choose(&self, view: &G::View, thinker: Thinker, seed: u64, until: Instant) -> G::Action {
        let time = until.saturating_duration_since(Instant::now());
        let mut bot = match self.kept().take() {
            Some((same, bot)) if same == thinker => bot,
            _ => bot_within(thinker.level, Limits { time: Some(time), threads: 1 }, seed),
        };
        bot.think_within(time);
        let action = bot.choose(view, thinker.seat);
        *self.kept() = Some((thinker, bot));
        action
    }

    /// Forgets the bot.
    pub(super) fn rest(&self) {
        *self.kept() = None;
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, Option<(Thinker, Box<dyn Bot<G>>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
