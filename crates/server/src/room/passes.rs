//! Passing for people who do not want to be asked.
//!
//! Everybody who might hold a card is asked in its window, so many are asked who hold nothing. A person may leave
//! passing to the server, window by window. The server then passes as part of the very change that asks, and never looks
//! at a hand: neither what others see nor when they see it depends on what the seat holds. Only where a person plays with
//! bots alone does it look whether there is anything to choose, in windows and elsewhere: nobody there could read the
//! pause.

use std::sync::{Arc, PoisonError};

use catalog::Take;
use engine::Seat;
use store::{Pass, SeatKind};
use ui::Lang;
use ui::table::{WindowRule, WindowSetting};

use super::{Next, Room, RunningTable};
use crate::AppState;
use crate::error::Error;

impl Room {
    /// Where people leave passing to the server.
    fn passes(&self) -> Arc<[Pass]> {
        Arc::clone(&self.passes.read().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn windows_of(&self, table: &RunningTable, seat: Seat) -> Vec<WindowSetting> {
        let passes = self.passes();
        let rule = |name: &str| match passes.iter().find(|pass| pass.seat == seat.0 && pass.window == name) {
            None => WindowRule::Ask,
            Some(Pass { round: None, .. }) => WindowRule::Always,
            Some(Pass { round: Some(round), .. }) if *round == table.round() => WindowRule::Round,
            Some(_) => WindowRule::Ask,
        };
        table.game.windows().iter().map(|&name| WindowSetting { name, rule: rule(name) }).collect()
    }

    /// Keeps what a seat wants in a window; if it is asked there now, it takes effect at once.
    pub(crate) async fn set_window(
        self: &Arc<Self>,
        app: &AppState,
        seat: Seat,
        window: &'static str,
        rule: WindowRule,
    ) -> Result<(), Error> {
        {
            let _writing = self.writing.lock().await;
            let round = match rule {
                WindowRule::Ask => None,
                WindowRule::Round => Some(Some(self.table().round())),
                WindowRule::Always => Some(None),
            };
            match round {
                None => app.store.ask(&self.id, seat.0, window).await?,
                Some(round) => app.store.pass(&self.id, &Pass { seat: seat.0, window: window.into(), round }).await?,
            }
        }
        self.reload_passes(app).await
    }

    /// Reads anew what is left to the server, perhaps by way of another node, and passes where it is to.
    pub(crate) async fn reload_passes(self: &Arc<Self>, app: &AppState) -> Result<(), Error> {
        {
            let _writing = self.writing.lock().await;
            let passes = app.store.passes(&self.id).await?;
            *self.passes.write().unwrap_or_else(PoisonError::into_inner) = passes.into();
        }
        self.catch_up(app).await
    }

    /// Passes where somebody is asked who need not be: after a change of mind, or when the site opens again.
    pub(crate) async fn catch_up(self: &Arc<Self>, app: &AppState) -> Result<(), Error> {
        match self.passed_for(&self.table()) {
            Some(_) => self.change(app, |table| Ok(table.stay())).await,
            None => Ok(()),
        }
    }

    /// Takes something back. What the server passed for the person is taken back with what led to it.
    pub(crate) fn take_back(
        &self,
        table: &RunningTable,
        seat: Seat,
        decision: u64,
        (what, lang): (Take, Lang),
    ) -> Result<Next, Error> {
        let mut next = table.undo(seat, decision, what, lang)?;
        while self.passed_for(&next.table).is_some_and(|(passing, ..)| passing == seat) {
            let decision = next.table.decision(seat).ok_or(Error::Stale)?;
            let earlier = next.table.undo(seat, decision, Take::Step, lang)?;
            next.then(earlier);
        }
        Ok(next)
    }

    /// Lets the server pass until somebody is asked who wants to be.
    pub(super) fn pass_for_people(&self, next: &mut Next) {
        while let Some((seat, decision, pass)) = self.passed_for(&next.table) {
            match next.table.act(seat, decision, &pass, Lang::En) {
                Ok(passed) => next.then(passed),
                Err(error) => {
                    tracing::error!(table = self.id, "a pass for {seat} is refused: {error}");
                    return;
                }
            }
        }
    }

    /// A seat that is asked where it leaves passing to the server, or has no choice among bots; the decision, and what it
    /// does.
    fn passed_for(&self, table: &RunningTable) -> Option<(Seat, u64, String)> {
        let (passes, seats) = (self.passes(), self.seats());
        let among_bots = seats.iter().filter(|row| row.kind == SeatKind::Person).count() == 1;
        if passes.is_empty() && !among_bots {
            return None;
        }
        let round = table.round();
        let wants = |seat: Seat, window: &str| {
            let holds = |pass: &Pass| pass.round.is_none_or(|only| only == round);
            passes.iter().any(|pass| pass.seat == seat.0 && pass.window == window && holds(pass))
        };
        table.awaited().iter().find_map(|seat| {
            seats.get(seat.index()).filter(|row| row.kind == SeatKind::Person)?;
            let unasked = table.window(seat).filter(|(window, _)| wants(seat, window)).map(|(_, pass)| pass);
            let action = unasked.or_else(|| table.only_action(seat).filter(|_| among_bots))?;
            Some((seat, table.decision(seat)?, action))
        })
    }
}
