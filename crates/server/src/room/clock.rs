//! The time people have to answer in a window, at a table that sets one.
//!
//! Whoever is asked has the same time, whatever they hold. When it is over the server passes for them, and never plays a
//! card: a step like any other, on the disk before anyone sees it. The clock itself is in memory only. None runs while
//! the site is closed; when it opens again, whoever is asked has the full time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::Seat;
use store::SeatKind;
use tokio::time::Instant;
use ui::Lang;
use ui::table::WindowTime;

use super::{Next, Room, RunningTable};
use crate::AppState;
use crate::error::Error;

/// How long the server waits after the storage failed.
const AGAIN: Duration = Duration::from_secs(1);

pub(super) struct Clock {
    time: Duration,
    hands: Mutex<Hands>,
}

#[derive(Default)]
struct Hands {
    due: Vec<Due>,
    /// Whether somebody waits for the first of them.
    watched: bool,
}

/// Somebody who is asked in a window, and until when.
#[derive(Clone, Copy)]
struct Due {
    seat: Seat,
    decision: u64,
    at: Instant,
}

impl Clock {
    /// The clock of a table that has one. Where all people share a device nobody else waits, so none is needed.
    pub(super) fn of(table: &store::TableRow, seats: &[store::SeatRow]) -> Option<Self> {
        let mut people = seats.iter().filter(|seat| seat.kind == SeatKind::Person).map(|seat| &seat.person);
        let first = people.next()?;
        let others = people.any(|person| person != first);
        let time = Duration::from_secs(u64::from(table.window_seconds));
        (others && !time.is_zero()).then(|| Self { time, hands: Mutex::default() })
    }

    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.hands.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the full time to whoever is asked anew; whoever was asked before keeps what is left.
    pub(super) fn set(&self, table: &RunningTable, seats: &[store::SeatRow]) {
        let at = Instant::now() + self.time;
        let mut hands = self.hands();
        let asked = table.awaited().iter().filter_map(|seat| {
            seats.get(seat.index()).filter(|row| row.kind == SeatKind::Person)?;
            table.window(seat)?;
            let decision = table.decision(seat)?;
            let before = hands.due.iter().find(|due| (due.seat, due.decision) == (seat, decision));
            Some(before.copied().unwrap_or(Due { seat, decision, at }))
        });
        let due = asked.collect();
        hands.due = due;
    }

    /// Whose time ends first; nobody waits for it any more if there is none, or if the site closes.
    fn next(&self, closing: bool) -> Option<Due> {
        let mut hands = self.hands();
        let next = hands.due.iter().copied().min_by_key(|due| due.at).filter(|_| !closing);
        hands.watched = next.is_some();
        next
    }

    /// Whether somebody is to begin to wait.
    fn begin(&self) -> bool {
        let mut hands = self.hands();
        let begin = !hands.watched && !hands.due.is_empty();
        hands.watched |= begin;
        begin
    }
}

impl Room {
    /// The time at this table as a page shows it: what is left to the viewer if the viewer is asked, else to whoever is.
    pub(crate) fn time(&self, table: &RunningTable, viewer: Option<Seat>) -> Option<WindowTime> {
        let clock = self.clock.as_ref()?;
        let hands = clock.hands();
        let open = hands.due.iter().filter(|due| table.decision(due.seat) == Some(due.decision));
        let shown = open.min_by_key(|due| (Some(due.seat) != viewer, due.at));
        let left = |at: Instant| at.saturating_duration_since(Instant::now()).min(clock.time);
        Some(WindowTime { whole: clock.time, open: shown.map(|due| (due.seat, left(due.at))) })
    }
}

/// Lets the server pass for people whose time is over. Harmless if it already does.
pub(super) fn run(app: &AppState, room: &Arc<Room>) {
    if !room.clock.as_ref().is_some_and(Clock::begin) {
        return;
    }
    let (app, room) = (app.clone(), Arc::clone(room));
    tokio::spawn(async move {
        let mut stop = app.stop.subscribe();
        while let Some(due) = room.clock.as_ref().and_then(|clock| clock.next(*stop.borrow())) {
            tokio::select! {
                () = strike(&app, &room, due) => {}
                _ = stop.wait_for(|stop| *stop) => {}
            }
        }
    });
}

/// Waits until the time is over, and passes if nobody has answered. Of several nodes one does; it says while it waits that
/// it lives.
async fn strike(app: &AppState, room: &Arc<Room>, due: Due) {
    loop {
        let alone = app.may_act_at(&room.id).await;
        let now = Instant::now();
        match (now < due.at, alone) {
            (true, _) => tokio::time::sleep_until(due.at.min(now + app.config.lease / 3)).await,
            (false, true) => break,
            (false, false) => return tokio::time::sleep(AGAIN).await,
        }
    }
    if let Err(error) = room.change(app, move |table| pass(table, due)).await {
        if !matches!(error, Error::Stale) {
            tracing::error!(table = room.id, "the server cannot pass for {}, and will try again: {error}", due.seat);
        }
        tokio::time::sleep(AGAIN).await;
    }
}

fn pass(table: &RunningTable, due: Due) -> Result<Next, Error> {
    let (_, pass) = table.window(due.seat).ok_or(Error::Stale)?;
    table.act(due.seat, due.decision, &pass, Lang::En)
}
