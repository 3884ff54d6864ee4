//! Reviews of finished games: made when somebody first asks, one at a time, in small pieces of work between which others
//! get their turn, and kept in memory as long as there is room. The same game is always reviewed the same way, so one that
//! was let go is made anew.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use catalog::ReviewProgress;
use tokio::sync::Semaphore;

use crate::AppState;
use crate::error::Error;
use crate::room::Room;

/// Finished reviews kept in memory.
const KEPT: usize = 64;
/// Reviews under way or waiting for their turn.
const WAITING: usize = 24;
/// One piece of work, about; it ends with a decision.
const PIECE: Duration = Duration::from_millis(40);
/// How long somebody waits who comes when too many are waiting.
const LATER: u64 = 30;

pub(crate) struct Reviews {
    kept: Mutex<Kept>,
    /// One is made at a time.
    turn: Semaphore,
}

#[derive(Default)]
struct Kept {
    by_table: HashMap<String, ReviewProgress>,
    /// The tables of finished reviews, the oldest first.
    finished: VecDeque<String>,
}

impl Default for Reviews {
    fn default() -> Self {
        Self { kept: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Reviews {
    /// The review of a finished table, as far as it is; it begins if it has not.
    pub(crate) fn look(&self, app: &AppState, room: &Arc<Room>) -> Result<ReviewProgress, Error> {
        let table = room.table();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(reviewed) = kept.by_table.get(&room.id) {
            return Ok(reviewed.clone());
        }
        if !table.is_over() {
            return Err(Error::NotOver);
        }
        if kept.by_table.len() - kept.finished.len() >= WAITING {
            return Err(Error::TooMany { seconds: LATER });
        }
        let begun = ReviewProgress::Underway { done: 0, of: table.steps() };
        kept.by_table.insert(room.id.clone(), begun.clone());
        drop(kept);
        let (app, room) = (app.clone(), Arc::clone(room));
        tokio::spawn(async move {
            if let Err(error) = make(&app, &room).await {
                tracing::error!(table = room.id, "a review failed: {error}");
            }
            app.reviews.forget_unfinished(&room.id);
        });
        Ok(begun)
    }

    fn put(&self, table: &str, reviewed: ReviewProgress) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(reviewed, ReviewProgress::Done(_)) {
            kept.finished.push_back(table.to_owned());
            if kept.finished.len() > KEPT
                && let Some(oldest) = kept.finished.pop_front()
            {
                kept.by_table.remove(&oldest);
            }
        }
        kept.by_table.insert(table.to_owned(), reviewed);
    }

    /// Whoever asks again begins again.
    fn forget_unfinished(&self, table: &str) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(kept.by_table.get(table), Some(ReviewProgress::Underway { .. })) {
            kept.by_table.remove(table);
        }
    }
}

async fn make(app: &AppState, room: &Room) -> Result<(), Error> {
    let stop = app.stop.subscribe();
    let turn = app.reviews.turn.acquire().await;
    let table = room.table();
    let iterations = app.config.review_iterations;
    let mut reviewing = app.thinking.think(move |_| table.reviewing(iterations)).await?.ok_or(Error::NotOver)?;
    loop {
        if *stop.borrow() {
            return Ok(());
        }
        // A place among those who think for each piece: bots and hints get theirs in between.
        let piece = move |_| {
            let began = Instant::now();
            let mut goes_on = reviewing.advance();
            while goes_on && began.elapsed() < PIECE {
                goes_on = reviewing.advance();
            }
            (reviewing, goes_on)
        };
        let (back, goes_on) = app.thinking.think(piece).await?;
        reviewing = back;
        if !goes_on {
            break;
        }
        let (done, of) = reviewing.progress();
        app.reviews.put(&room.id, ReviewProgress::Underway { done, of });
    }
    app.reviews.put(&room.id, ReviewProgress::Done(reviewing.found()));
    drop(turn);
    Ok(())
}
