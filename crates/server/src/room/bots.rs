//! Bots at a table: they think off the server's threads, from a view, while nobody waits for a lock.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use bots::Level;
use catalog::SeatedBot;
use engine::Seat;
use store::SeatKind;
use ui::{Lang, Pace};

use super::Room;
use crate::config::BotDelay;
use crate::error::Error;
use crate::prefs::Prefs;
use crate::{AppState, random};

/// How much longer a bot waits for somebody who wants to follow every move.
const SLOWER: Duration = Duration::from_millis(1500);
/// How long a bot waits after the storage failed.
const AGAIN: Duration = Duration::from_secs(1);

/// Lets bots decide as long as bots are to decide. Harmless if they already do.
pub(super) fn run(app: &AppState, room: &Arc<Room>) {
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
                    room.skip.send_replace(false);
                    room.table().forget_bot();
                }
                *driving = next.is_some() && !*stop.borrow();
                if *driving { next } else { None }
            };
            let Some(bot) = next else { return };
            tokio::select! {
                done = turn(&app, &room, bot) => match done {
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

fn due(room: &Room) -> Option<SeatedBot> {
    let seats = room.seats();
    let bot = |seat: Seat| {
        let seat_row = seats.get(seat.index()).filter(|row| row.kind == SeatKind::Bot)?;
        let level = seat_row.level.as_deref().and_then(|level| level.parse().ok());
        Some(SeatedBot { seat, level: level.unwrap_or(Level::Greedy) })
    };
    room.table().awaited().iter().find_map(bot)
}

/// Lets a bot decide, or waits while another node does.
async fn turn(app: &AppState, room: &Arc<Room>, bot: SeatedBot) -> Result<(), Error> {
    if app.may_act_at(&room.id).await {
        // A bot may wait for longer than a lease: it is used all the time.
        let keep = async {
            loop {
                tokio::time::sleep(app.config.lease / 3).await;
                app.may_act_at(&room.id).await;
            }
        };
        return tokio::select! {
            done = decide_or_wait(app, room, bot) => done,
            () = keep => Ok(()),
        };
    }
    // When the table changes there is something else to look at, and later on that node may have ended.
    let _ = tokio::time::timeout(app.config.lease, room.live.next_change()).await;
    Ok(())
}

/// Waits a while if the storage fails, so that the bot can try again.
async fn decide_or_wait(app: &AppState, room: &Arc<Room>, bot: SeatedBot) -> Result<(), Error> {
    match decide(app, room, bot).await {
        Err(error) if !matches!(error, Error::Stale | Error::Refused(_)) => {
            tracing::error!(table = room.id, "a bot will try again: {error}");
            tokio::time::sleep(AGAIN).await;
            Ok(())
        }
        done => done,
    }
}

async fn decide(app: &AppState, room: &Arc<Room>, bot: SeatedBot) -> Result<(), Error> {
    let table = room.table();
    let seat = bot.seat;
    let Some(decision) = table.decision(seat) else { return Ok(()) };
    let thinking = app.thinking.think(table.bot_task(bot, app.dice_of_bot(seat, decision)));
    let moment = natural(app.config.bot_time, bot.level, table.game.is_open(), random::number());
    let (answer, ()) = tokio::join!(thinking, wait(app, moment, room));
    let any_action = || table.any_action(seat).ok_or_else(|| Error::Inside("a bot without a choice".into()));
    let action = match answer {
        Ok(action) => action,
        Err(error) => {
            // A table must not stand still because a bot panics.
            tracing::error!(table = room.id, "a bot failed: {error}");
            any_action()?
        }
    };
    match room.change(app, move |table| table.act(seat, decision, &action, Lang::En)).await {
        Err(Error::Refused(notice)) => {
            tracing::error!(table = room.id, "a bot chose what is not allowed: {}", notice.text);
            let action = any_action()?;
            room.change(app, move |table| table.act(seat, decision, &action, Lang::En)).await
        }
        done => done,
    }
}

/// Waits as the site and the only person at the table want it. Whoever is alone with bots may have them answer as fast
/// as they think: how long that takes is then for that person only to see.
async fn wait(app: &AppState, natural: Duration, room: &Room) {
    let delay = app.config.bot_delay;
    let pace = if delay == BotDelay::Natural { pace(app, room).await } else { Pace::default() };
    let Some(duration) = pause(delay, natural, pace) else { return };
    let mut skip = room.skip.subscribe();
    tokio::select! {
        () = tokio::time::sleep(duration) => {}
        _ = skip.wait_for(|skip| *skip) => {}
    }
}

/// How fast bots answer at a table, as the only person there wants it.
async fn pace(app: &AppState, room: &Room) -> Pace {
    let Some(person) = room.only_person() else { return Pace::default() };
    match app.store.person(&person).await {
        Ok(person) => person.map(|person| Prefs::read(&person.prefs).pace).unwrap_or_default(),
        Err(_) => Pace::default(),
    }
}

fn pause(delay: BotDelay, natural: Duration, pace: Pace) -> Option<Duration> {
    match (delay, pace) {
        (BotDelay::Off, _) | (BotDelay::Natural, Pace::Instant) => None,
        (BotDelay::Fixed(duration), _) => Some(duration),
        (BotDelay::Natural, Pace::Normal) => Some(natural),
        (BotDelay::Natural, Pace::Slow) => Some(natural + SLOWER),
    }
}

/// About as long as a person who knows what to do. Where something is hidden, a bot that looks ahead waits longer than it
/// may think: how long it had to think about its hand must not be seen.
fn natural(most: Duration, level: Level, open: bool, drawn: u64) -> Duration {
    match open || level < Level::Captain {
        true => Duration::from_millis(600 + drawn % 601),
        false => most.max(Duration::from_millis(600)) + Duration::from_millis(100 + drawn % 301),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_follow_the_pace_unless_the_site_has_one_of_its_own() {
        let natural = Duration::from_millis(700);
        let paused = |delay| Pace::ALL.map(|pace| pause(delay, natural, pace));
        assert_eq!(paused(BotDelay::Natural), [Some(natural + SLOWER), Some(natural), None]);
        assert_eq!(paused(BotDelay::Fixed(SLOWER)), [Some(SLOWER); 3]);
        assert_eq!(paused(BotDelay::Off), [None; 3]);
    }

    #[test]
    fn no_search_about_a_hand_takes_longer_than_the_moment_that_hides_it() {
        let second = Duration::from_secs(1);
        for &level in Level::ALL {
            for drawn in 0..2_000 {
                let (hidden, open) = (natural(second, level, false, drawn), natural(second, level, true, drawn));
                assert!(hidden >= Duration::from_millis(600) && open >= Duration::from_millis(600));
                assert!(hidden <= 2 * second && open <= 2 * second, "{level}: nobody waits longer than two seconds");
                assert!(hidden > second || level < Level::Captain, "{level}: {hidden:?}");
            }
        }
    }
}
