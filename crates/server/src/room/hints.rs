//! Hints: what a search would do in somebody's place, and what it expects of it.
//!
//! A hint is made of the view of the seat that asks, so it knows what that person may know and nothing more. Others are
//! told nothing of it: the table does not change.

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use bots::{Effort, Found, Knowledge, Search};
use engine::Seat;
use render::table::{Hint, HintRule, Suggestion};
use store::SeatKind;

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
pub(super) fn effort(until: Instant) -> Effort {
    Effort::of(MOST).within(until.saturating_duration_since(Instant::now()))
}

/// What a search makes of the decision of `seat`, of which `view` is the view.
pub(super) fn find<G: Knowledge>(view: &G::View, seat: Seat, decision: u64, effort: Effort) -> Thoughts {
    let seed = (decision << 8) | u64::from(seat.0);
    let advice = Search::<G>::new(effort, seed).find(view, seat);
    let suggestion = |found: &Found<G::Action>| Suggestion {
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
