//! Bots at a table: they think off the server's threads, from a view, while nobody waits for a lock.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use bots::Level;
use engine::Seat;
use render::Lang;
use store::SeatKind;

use super::Room;
use super::mind::Thinker;
use crate::config::BotDelay;
use crate::error::Error;
use crate::{AppState, random};

/// How long a bot waits after the storage failed.
const AGAIN: Duration = Duration::from_secs(1);

/// Lets bots decide as long as bots are to decide. Harmless if they already do.
pub(super) fn drive(app: &AppState, room: &Arc<Room>) {
    let mut driving = room.bots.lock().unwrap_or_else(PoisonError::into_inner);
    if *driving || due(room).is_none() {
        return;
    }
    *driving = true;
    let (app, room) = (app.clone(), Arc::clone(room));
    tokio::spawn(async move {
        let mut stop = app.stop.subscribe();
        loop {
            let next = {
                let mut driving = room.bots.lock().unwrap_or_else(PoisonError::into_inner);
                let next = due(&room);
                if next.is_none() {
                    room.table().rest();
                }
                *driving = next.is_some() && !*stop.borrow();
                if *driving { next } else { None }
            };
            let Some(thinker) = next else { return };
            tokio::select! {
                done = decide_or_wait(&app, &room, thinker) => match done {
                    // The table changed under the bot: look again.
                    Ok(()) | Err(Error::Stale) => {}
                    Err(error) => {
                        tracing::error!(table = room.id, "a bot cannot decide: {error}");
                        *room.bots.lock().unwrap_or_else(PoisonError::into_inner) = false;
                        return;
                    }
                },
                _ = stop.wait_for(|stop| *stop) => {}
            }
        }
    });
}

/// The bot that is to decide.
fn due(room: &Room) -> Option<Thinker> {
    let seats = room.seats();
    let bot = |seat: Seat| {
        let seat_row = seats.get(seat.index()).filter(|row| row.kind == SeatKind::Bot)?;
        let level = seat_row.level.as_deref().and_then(|level| level.parse().ok());
        Some(Thinker { seat, level: level.unwrap_or(Level::Greedy) })
    };
    room.table().awaited().iter().find_map(bot)
}

/// Waits a while if the storage fails, so that the bot can try again.
async fn decide_or_wait(app: &AppState, room: &Arc<Room>, thinker: Thinker) -> Result<(), Error> {
    match decide(app, room, thinker).await {
        Err(error) if !matches!(error, Error::Stale | Error::Refused(_)) => {
            tracing::error!(table = room.id, "a bot will try again: {error}");
            tokio::time::sleep(AGAIN).await;
            Ok(())
        }
        done => done,
    }
}

async fn decide(app: &AppState, room: &Arc<Room>, thinker: Thinker) -> Result<(), Error> {
    let table = room.table();
    let seat = thinker.seat;
    let Some(decision) = table.decision(seat) else { return Ok(()) };
    let thinking = app.thinking.think(table.thought(thinker, random::number()));
    let (thought, ()) = tokio::join!(thinking, wait(app.config.bot_delay));
    let action = match thought {
        Ok(action) => action,
        Err(error) => {
            // A table must not stand still because a bot fell over its own thoughts.
            tracing::error!(table = room.id, "a bot failed: {error}");
            table.any_action(seat).ok_or_else(|| Error::Inside("a bot without a choice".into()))?
        }
    };
    match room.change(app, move |table| table.act(seat, decision, &action, Lang::En)).await {
        Err(Error::Refused(notice)) => {
            tracing::error!(table = room.id, "a bot chose what is not allowed: {}", notice.text);
            let action = table.any_action(seat).ok_or_else(|| Error::Inside("a bot without a choice".into()))?;
            room.change(app, move |table| table.act(seat, decision, &action, Lang::En)).await
        }
        done => done,
    }
}

async fn wait(delay: BotDelay) {
    let duration = match delay {
        BotDelay::Off => return,
        BotDelay::Fixed(duration) => duration,
        BotDelay::Natural => Duration::from_millis(600 + random::number() % 601),
    };
    tokio::time::sleep(duration).await;
}
