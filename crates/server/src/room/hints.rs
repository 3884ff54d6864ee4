//! Hints: what a search would do in somebody's place, and what it expects of it.
//!
//! A hint is made of the view of the seat that asks, so it knows what that person may know and nothing more. Others are
//! told nothing of it: the table does not change.

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use bots::{ActionValue, Budget, Knowledge, Search};
use engine::Seat;
use store::SeatKind;
use ui::table::{Hint, HintRule, Suggestion};

use super::{AnyTable, Room};
use crate::AppState;
use crate::error::Error;

/// What a search found, with its actions as forms send them.
pub(crate) type Thoughts = Hint<String>;

/// The most a hint thinks, on a machine that could do more in its time.
const MOST: u32 = 100_000;
/// The suggestion and two others.
const TOLD: usize = 3;
/// What was looked at less often is no opinion.
const LOOKS: u32 = 2;

/// A hint that was given.
pub(super) struct Given {
    seat: Seat,
    decision: u64,
    thoughts: Arc<Thoughts>,
}

/// How much a hint thinks that must be there in time.
pub(super) fn budget(until: Instant) -> Budget {
    Budget::of(MOST).within(until.saturating_duration_since(Instant::now()))
}

/// What a search makes of the decision of `seat`, of which `view` is the view.
pub(super) fn find<G: Knowledge>(view: &G::View, seat: Seat, decision: u64, budget: Budget) -> Thoughts {
    let seed = (decision << 8) | u64::from(seat.0);
    let advice = Search::<G>::new(budget, seed).find(view, seat).by_promise();
    let suggestion = |found: &ActionValue<G::Action>| Suggestion {
        action: serde_json::to_string(&found.action).expect("actions have plain names"),
        chance: found.share,
        gain: found.gain,
    };
    let (first, others) = advice.choices.split_at(advice.choices.len().min(1));
    let worth_telling = others.iter().filter(|found| found.visits >= LOOKS);
    let choices = first.iter().chain(worth_telling).take(TOLD).map(suggestion).collect();
    Hint { choices, sureness: advice.sureness() }
}

impl Room {
    /// Who may ask for a hint here.
    pub(crate) fn hint_rule(&self) -> HintRule {
        let seats = self.seats();
        let people = seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
        match (self.day, people) {
            (Some(_), _) => HintRule::OfTheDay,
            (None, 0..=1) => HintRule::Alone,
            _ if self.hints => HintRule::Everybody,
            _ => HintRule::Nobody,
        }
    }

    /// Finds a hint for a person who is asked `decision` in `seat`. The same question gets the same answer.
    pub(crate) async fn find_hint(&self, app: &AppState, person: &str, seat: Seat, decision: u64) -> Result<(), Error> {
        let rule = self.hint_rule();
        if !rule.is_allowed() {
            return Err(Error::NoHints(rule));
        }
        let table = self.table();
        if table.decision(seat) != Some(decision) {
            return Err(Error::Stale);
        }
        if self.hint(&*table, seat).is_some() {
            return Ok(());
        }
        let _helped = app.thinking.help(person)?;
        let thought = table.hint(seat).ok_or(Error::Stale)?;
        let thoughts = Arc::new(app.thinking.think(thought).await?);
        let mut given = self.hints_given.lock().unwrap_or_else(PoisonError::into_inner);
        given.retain(|given| given.seat != seat);
        given.push(Given { seat, decision, thoughts });
        Ok(())
    }

    /// The hint a seat was given about what it is asked now.
    pub(crate) fn hint(&self, table: &dyn AnyTable, seat: Seat) -> Option<Arc<Thoughts>> {
        let decision = table.decision(seat)?;
        let given = self.hints_given.lock().unwrap_or_else(PoisonError::into_inner);
        let about = |given: &&Given| (given.seat, given.decision) == (seat, decision);
        given.iter().find(about).map(|given| Arc::clone(&given.thoughts))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Awaiting, Game, GameOptions, QuickDice, Viewer};
    use game_atlantis::Atlantis;
    use game_doom::Doom;

    use super::*;

    /// The hint of somebody at a table that stands like this.
    fn hint<G: Knowledge>(position: &G, seat: Seat) -> Thoughts {
        find::<G>(&position.view(Viewer::Seat(seat)), seat, 7, Budget::of(60))
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
                    let chance = game.sample_chance(&mut dice);
                    game.apply_chance(&chance, &mut ());
                    continue;
                }
                Awaiting::Seats(awaited) => awaited,
            };
            let seat = awaited.iter().next().expect("somebody is asked");
            let view = game.view(Viewer::Seat(seat));
            if count % 10 == 9 {
                let other = G::determinise(&view, &mut dice);
                different += u32::from(other != game);
                assert_eq!(hint(&other, seat), hint(&game, seat), "{} after {count} steps", G::META.id);
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
    fn the_suggestion_and_at_most_two_others_are_told() {
        let components = engine::Components::standard();
        let mut game = Atlantis::setup(components, &GameOptions::for_seats(2)).expect("the usual options");
        let mut dice = QuickDice::new(3);
        while game.awaiting() == Awaiting::Chance {
            let chance = game.sample_chance(&mut dice);
            game.apply_chance(&chance, &mut ());
        }
        let Awaiting::Seats(awaited) = game.awaiting() else { panic!("somebody is asked") };
        let seat = awaited.iter().next().expect("somebody is asked");
        let thoughts = hint(&game, seat);
        assert!((1..=TOLD).contains(&thoughts.choices.len()), "{thoughts:?}");
        for told in &thoughts.choices {
            let action: <Atlantis as Game>::Action = serde_json::from_str(&told.action).expect("an action");
            assert!(game.check(seat, &action).is_ok(), "{told:?}");
        }
    }
}
