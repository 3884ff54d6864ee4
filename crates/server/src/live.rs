//! Who listens at which table. A stream says only that something changed; the page then asks for its own view, so that
//! secrets are filtered in one place. On the server every change is announced; whether a browser learns of it is
//! decided by what they could notice (`tables/events.rs`).

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// How often the game has changed; 0 before it begins. Stays on the server.
    pub(crate) changes: u64,
    /// Counts everything else that shows: seats, names, chat. Not stored, but it only grows: open pages drop what is
    /// older than what they show, and they may be older than this run of the program. So it starts at the present
    /// time in milliseconds.
    pub(crate) news: u64,
}

#[derive(Debug)]
pub(crate) struct Live {
    sender: watch::Sender<Mark>,
    spectators: AtomicUsize,
}

impl Live {
    pub(crate) fn changed(&self, changes: u64) {
        self.sender.send_modify(|mark| mark.changes = changes);
    }

    /// Tells everyone that something beside the game has changed.
    pub(crate) fn news(&self) {
        self.sender.send_modify(|mark| mark.news += 1);
    }

    pub(crate) fn mark(&self) -> Mark {
        *self.sender.borrow()
    }

    pub(crate) fn has_listeners(&self) -> bool {
        self.sender.receiver_count() > 0
    }

    pub(crate) fn spectators(&self) -> usize {
        self.spectators.load(Ordering::Relaxed)
    }
}

/// Somebody who listens; leaving is being dropped.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) marks: watch::Receiver<Mark>,
    live: Arc<Live>,
    streams: Arc<Streams>,
    who: String,
    spectator: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Hub {
    tables: Mutex<HashMap<String, Arc<Live>>>,
    streams: Arc<Streams>,
}

#[derive(Debug, Default)]
struct Streams(Mutex<HashMap<String, usize>>);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What these locks guard is whole after every statement.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    pub(crate) fn table(&self, id: &str) -> Arc<Live> {
        let mut tables = lock(&self.tables);
        // Of tables nobody listens to, a fresh entry says enough.
        if tables.len() > 1_000 {
            tables.retain(|_, live| live.has_listeners() || Arc::strong_count(live) > 1);
        }
        let fresh = || {
            let mark = Mark { changes: 0, news: crate::now().unsigned_abs() };
            Arc::new(Live { sender: watch::Sender::new(mark), spectators: AtomicUsize::new(0) })
        };
        Arc::clone(tables.entry(id.to_owned()).or_insert_with(fresh))
    }

    /// How many streams are open.
    pub(crate) fn streams(&self) -> usize {
        lock(&self.streams.0).values().sum()
    }

    pub(crate) fn listen(&self, id: &str, who: &str, spectator: bool, most: (usize, usize)) -> Option<Listener> {
        let live = self.table(id);
        let mut streams = lock(&self.streams.0);
        let all: usize = streams.values().sum();
        let own = streams.get(who).copied().unwrap_or_default();
        if own >= most.0 || all >= most.1 {
            return None;
        }
        streams.insert(who.to_owned(), own + 1);
        drop(streams);
        live.spectators.fetch_add(usize::from(spectator), Ordering::Relaxed);
        let marks = live.sender.subscribe();
        Some(Listener { marks, live, streams: Arc::clone(&self.streams), who: who.to_owned(), spectator })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.live.spectators.fetch_sub(usize::from(self.spectator), Ordering::Relaxed);
        let mut streams = lock(&self.streams.0);
        if let Some(own) = streams.get_mut(&self.who) {
            *own -= 1;
            if *own == 0 {
                streams.remove(&self.who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listeners_are_counted_and_limited() {
        let hub = Hub::default();
        let one = hub.listen("t", "anna", true, (2, 3)).unwrap();
        let two = hub.listen("t", "anna", false, (2, 3)).unwrap();
        assert_eq!(hub.table("t").spectators(), 1);
        assert!(hub.listen("u", "anna", true, (2, 3)).is_none(), "one person has two streams at most");
        let three = hub.listen("u", "jan", true, (2, 3)).unwrap();
        assert!(hub.listen("u", "ola", true, (2, 3)).is_none(), "the site has three at most");
        assert!(!lock(&hub.streams.0).contains_key("ola"), "who was refused is not kept");
        drop((one, two));
        assert_eq!(hub.table("t").spectators(), 0);
        assert!(hub.listen("t", "anna", true, (2, 3)).is_some());
        drop(three);
    }

    #[tokio::test]
    async fn a_change_reaches_everyone_who_listens() {
        let hub = Hub::default();
        let mut listener = hub.listen("t", "anna", false, (9, 9)).unwrap();
        let news = hub.table("t").mark().news;
        hub.table("t").changed(7);
        listener.marks.changed().await.unwrap();
        assert_eq!(*listener.marks.borrow_and_update(), Mark { changes: 7, news });
        hub.table("t").news();
        listener.marks.changed().await.unwrap();
        assert_eq!(*listener.marks.borrow(), Mark { changes: 7, news: news + 1 });
    }

    #[test]
    fn news_of_the_next_run_are_newer() {
        let before = Hub::default().table("t").mark().news;
        assert!(before > 1_000_000_000_000, "milliseconds, and not a count from 0");
        std::thread::sleep(std::time::Duration::from_millis(2));
        assert!(Hub::default().table("t").mark().news > before);
    }
}
