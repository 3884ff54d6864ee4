//! Bots at a table that knows no type: the one in the middle of its turn, hints, and the players of a whole game.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bots::{ActionValue, Bot, BotLimits, Budget, Knowledge, Level, Search, bot_within};
use engine::{Game as _, Seat, Viewer};
use ui::table::{Hint, Suggestion};

use crate::table::{AnyTable, Playable, TypedTable, json};

/// Work of a bot that runs elsewhere, until a deadline.
pub type BotTask<T> = Box<dyn FnOnce(Instant) -> T + Send>;

/// What a search found, with its actions as forms send them.
pub type AnyHint = Hint<String>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatedBot {
    pub seat: Seat,
    pub level: Level,
}

/// The bot that decided last. What it found is of use in the next small decision of the same turn; then it is forgotten,
/// for a tree is large.
pub(crate) struct BotMemory<G: Knowledge>(Mutex<Kept<G>>);

type Kept<G> = Option<(SeatedBot, Box<dyn Bot<G>>)>;

impl<G: Knowledge> Default for BotMemory<G> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<G: Knowledge> BotMemory<G> {
    /// What `seated` does, of whose seat `view` is the view. A bot that panics is not kept.
    pub(crate) fn choose(&self, view: &G::View, seated: SeatedBot, seed: u64, until: Instant) -> G::Action {
        let time = until.saturating_duration_since(Instant::now());
        let mut bot = match self.kept().take() {
            Some((same, bot)) if same == seated => bot,
            _ => bot_within(seated.level, BotLimits { time: Some(time), threads: 1 }, seed),
        };
        bot.think_within(time);
        let action = bot.choose(view, seated.seat);
        *self.kept() = Some((seated, bot));
        action
    }

    pub(crate) fn forget_bot(&self) {
        *self.kept() = None;
    }

    fn kept(&self) -> MutexGuard<'_, Kept<G>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The most a hint thinks, on a machine that could do more in its time.
const MOST: u32 = 100_000;
/// The suggestion and two others.
const SUGGESTIONS: usize = 3;
/// What was looked at less often is no opinion.
const LOOKS: u32 = 2;

/// How much a hint thinks that must be there in time.
pub(crate) fn budget(until: Instant) -> Budget {
    Budget::of(MOST).within(until.saturating_duration_since(Instant::now()))
}

/// What a search makes of the decision of `seat`, of which `view` is the view.
pub(crate) fn hint<G: Knowledge>(view: &G::View, seat: Seat, decision: u64, budget: Budget) -> AnyHint {
    let seed = (decision << 8) | u64::from(seat.0);
    let advice = Search::<G>::new(budget, seed).find(view, seat).by_promise();
    let suggestion = |found: &ActionValue<G::Action>| Suggestion {
        action: json(&found.action),
        chance: found.share,
        gain: found.gain,
    };
    let (first, others) = advice.choices.split_at(advice.choices.len().min(1));
    // What rests on few looks may seem better than what was looked at most: nothing is told that speaks against the first.
    let most = first.first().map_or(0.0, |best| best.share);
    let worth_telling = others.iter().filter(|found| found.visits >= LOOKS && found.share <= most);
    let choices = first.iter().chain(worth_telling).take(SUGGESTIONS).map(suggestion).collect();
    Hint { choices, sureness: advice.sureness() }
}

/// One bot for each seat of a whole game.
pub trait AnyBots: Send {
    /// What the bot of `seat` does at a table of its game.
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> String;
}

pub(crate) struct Bots<P: Playable>(pub(crate) Vec<Box<dyn Bot<P::Game>>>);

impl<P: Playable> AnyBots for Bots<P> {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> String {
        let running = table.as_any().downcast_ref::<TypedTable<P>>().expect("bots play at tables of their game");
        json(&self.0[seat.index()].choose(&running.table.position().view(Viewer::Seat(seat)), seat))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Awaiting, Components, Game, GameOptions, QuickDice};
    use game_atlantis::Atlantis;
    use game_doom::Doom;

    use super::*;

    /// A game before its first decision, and whose that is.
    fn begun(seed: u64) -> (Atlantis, Seat) {
        let mut game = Atlantis::setup(Components::standard(), &GameOptions::for_seats(2)).expect("the usual options");
        let mut dice = QuickDice::new(seed);
        while game.awaiting() == Awaiting::Chance {
            game.draw_chance(&mut dice);
        }
        let seat = game.awaiting().seats().iter().next().expect("somebody is asked");
        (game, seat)
    }

    #[test]
    fn the_last_bot_is_kept_until_it_is_forgotten() {
        let (game, seat) = begun(1);
        let view = game.view(Viewer::Seat(seat));
        let memory = BotMemory::<Atlantis>::default();
        let now = Instant::now();
        for level in [Level::Oracle, Level::Oracle, Level::Captain] {
            // There is no time left, and it answers all the same.
            let action = memory.choose(&view, SeatedBot { seat, level }, 3, now);
            assert!(game.check(seat, &action).is_ok(), "{level}: {action}");
            assert_eq!(memory.kept().as_ref().map(|(seated, _)| seated.level), Some(level));
        }
        memory.forget_bot();
        assert!(memory.kept().is_none());
    }

    /// The hint of somebody at a table that stands like this.
    fn asked<G: Knowledge>(position: &G, seat: Seat) -> AnyHint {
        hint::<G>(&position.view(Viewer::Seat(seat)), seat, 7, Budget::of(60))
    }

    /// Plays at random and asks now and then, in the true world and in others that look the same to whoever asks.
    fn worlds_that_look_the_same<G: Knowledge>(seats: u8) {
        let components = <G::Components as engine::Components>::standard();
        let mut game = G::setup(components, &G::Options::for_seats(seats)).expect("the usual options");
        let mut dice = QuickDice::new(11);
        let mut bot = bots::Random::new(5);
        let mut different = 0;
        for count in 0..60 {
            let awaited = match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Chance => {
                    game.draw_chance(&mut dice);
                    continue;
                }
                Awaiting::Seats(awaited) => awaited,
            };
            let seat = awaited.iter().next().expect("somebody is asked");
            let view = game.view(Viewer::Seat(seat));
            if count % 10 == 9 {
                let other = G::determinise(&view, &mut dice);
                different += u32::from(other != game);
                assert_eq!(asked(&other, seat), asked(&game, seat), "{} after {count} steps", G::META.id);
            }
            let action = bots::Bot::<G>::choose(&mut bot, &view, seat);
            game.apply(seat, &action, &mut ());
        }
        assert!(different > 1, "{}: the worlds are not the same", G::META.id);
    }

    #[test]
    fn a_hint_knows_no_more_than_whoever_asks() {
        worlds_that_look_the_same::<Atlantis>(3);
        worlds_that_look_the_same::<Doom>(3);
    }

    #[test]
    fn the_suggestion_and_at_most_two_others_are_suggested() {
        let (game, seat) = begun(3);
        let hint = asked(&game, seat);
        assert!((1..=SUGGESTIONS).contains(&hint.choices.len()), "{hint:?}");
        for suggestion in &hint.choices {
            let action: <Atlantis as Game>::Action = serde_json::from_str(&suggestion.action).expect("an action");
            assert!(game.check(seat, &action).is_ok(), "{suggestion:?}");
        }
    }
}
