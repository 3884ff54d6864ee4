//! Hints: what a search would do in somebody's place, and what it expects of it.
//!
//! A hint is made of the view of the seat that asks, so it knows what that person may know and nothing more. Others learn
//! nothing of it: the table does not change.

use std::sync::{Arc, PoisonError};

use catalog::AnyHint;
use engine::Seat;
use store::SeatKind;
use ui::table::HintRule;

use super::{Room, RunningTable};
use crate::AppState;
use crate::error::Error;

pub(super) struct Given {
    seat: Seat,
    decision: u64,
    hint: Arc<AnyHint>,
}

impl Room {
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
        if self.hint(&table, seat).is_some() {
            return Ok(());
        }
        let _helped = app.thinking.help(person)?;
        let search = table.hint(seat).ok_or(Error::Stale)?;
        let hint = Arc::new(app.thinking.think(search).await?);
        let mut given = self.hints_given.lock().unwrap_or_else(PoisonError::into_inner);
        given.retain(|given| given.seat != seat);
        given.push(Given { seat, decision, hint });
        Ok(())
    }

    pub(crate) fn hint(&self, table: &RunningTable, seat: Seat) -> Option<Arc<AnyHint>> {
        let decision = table.decision(seat)?;
        let given = self.hints_given.lock().unwrap_or_else(PoisonError::into_inner);
        let about = |given: &&Given| (given.seat, given.decision) == (seat, decision);
        given.iter().find(about).map(|given| Arc::clone(&given.hint))
    }
}
