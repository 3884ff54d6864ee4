//! What a table keeps of its bots: the one that is in the middle of its turn.

use std::sync::{Mutex, MutexGuard, PoisonError};
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
pub(super) struct Mind<G: Knowledge>(Mutex<Kept<G>>);

type Kept<G> = Option<(Thinker, Box<dyn Bot<G>>)>;

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

    fn kept(&self) -> MutexGuard<'_, Kept<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Awaiting, Components, Game, GameOptions, QuickDice, Viewer};
    use game_atlantis::Atlantis;

    use super::*;

    #[test]
    fn the_bot_that_thought_last_is_kept_until_it_rests() {
        let mut game = Atlantis::setup(Components::standard(), &GameOptions::for_seats(2)).expect("the usual options");
        let mut dice = QuickDice::new(1);
        while game.awaiting() == Awaiting::Chance {
            let chance = game.sample_chance(&mut dice);
            game.apply_chance(&chance, &mut ());
        }
        let Awaiting::Seats(awaited) = game.awaiting() else { panic!("somebody is asked") };
        let seat = awaited.iter().next().expect("somebody is asked");
        let view = game.view(Viewer::Seat(seat));
        let mind = Mind::<Atlantis>::default();
        let now = Instant::now();
        for level in [Level::Oracle, Level::Oracle, Level::Captain] {
            // There is no time left, and it answers all the same.
            let action = mind.choose(&view, Thinker { seat, level }, 3, now);
            assert!(game.check(seat, &action).is_ok(), "{level}: {action}");
            assert_eq!(mind.kept().as_ref().map(|(thinker, _)| thinker.level), Some(level));
        }
        mind.rest();
        assert!(mind.kept().is_none());
    }
}
