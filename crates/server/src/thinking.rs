//! Thinking: how much of the machine bots and hints may take, and for how long.
//!
//! The work of a bot runs off the server's threads, and only so many run at once that a core is left to answer requests. Its time
//! counts from the question: whoever has to wait for a place thinks less, and answers all the same.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::timeout_at;

use crate::error::Error;

pub(crate) struct Thinking {
    places: Arc<Semaphore>,
    most: usize,
    waiting: AtomicUsize,
    time: Duration,
    helped: Arc<Mutex<HashSet<String>>>,
}

impl Thinking {
    /// So much time for a decision, and as many at once as there are cores but one.
    pub(crate) fn new(time: Duration) -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        let most = (cores - 1).max(1);
        let (waiting, helped) = (AtomicUsize::default(), Arc::default());
        Self { places: Arc::new(Semaphore::new(most)), most, waiting, time, helped }
    }

    /// How many think, and how many wait for a place.
    pub(crate) fn busy(&self) -> (usize, usize) {
        let thinking = self.most.saturating_sub(self.places.available_permits());
        (thinking, self.waiting.load(Ordering::Relaxed))
    }

    /// Runs the work of a bot, which gets its deadline. If no place becomes free until then it has no time left,
    /// and answers at once.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(Instant) -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        let until = Instant::now() + self.time;
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // Whoever asked may go away while it waits.
        let waiting = Waiting(&self.waiting);
        let place = timeout_at(until.into(), Arc::clone(&self.places).acquire_owned()).await;
        drop(waiting);
        let thinking = spawn_blocking(move || {
            let answer = work(until);
            drop(place);
            answer
        });
        thinking.await
    }

    /// Begins to help a person: one hint at a time.
    pub(crate) fn help(&self, person: &str) -> Result<Helped, Error> {
        let mut helped = self.helped.lock().unwrap_or_else(PoisonError::into_inner);
        if !helped.insert(person.to_owned()) {
            return Err(Error::HintUnderWay);
        }
        Ok(Helped { person: person.to_owned(), all: Arc::clone(&self.helped) })
    }
}

/// Something waits for a place to think, until this is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A person for whom a hint is under way, until this is dropped.
pub(crate) struct Helped {
    person: String,
    all: Arc<Mutex<HashSet<String>>>,
}

impl Drop for Helped {
    fn drop(&mut self) {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn whoever_finds_no_place_has_no_time_left_and_still_answers() {
        let thinking = Thinking { places: Arc::new(Semaphore::new(1)), ..Thinking::new(Duration::from_millis(20)) };
        let (let_go, wait) = mpsc::channel::<()>();
        let long = thinking.think(move |until| {
            wait.recv().expect("the other lets go");
            until
        });
        let short = async {
            let (until, now) = thinking.think(|until| (until, Instant::now())).await.unwrap();
            let_go.send(()).expect("the first one waits");
            now >= until
        };
        let (long, without_time) = tokio::join!(long, short);
        assert!(without_time, "the only place was taken all the time");
        assert!(long.is_ok());
        // The place is free again.
        assert!(thinking.places.try_acquire().is_ok());
    }

    #[test]
    fn a_person_is_helped_once_at_a_time() {
        let thinking = Thinking::new(Duration::ZERO);
        let first = thinking.help("anna").unwrap();
        assert!(matches!(thinking.help("anna"), Err(Error::HintUnderWay)));
        assert!(thinking.help("jan").is_ok());
        drop(first);
        assert!(thinking.help("anna").is_ok());
    }
}
