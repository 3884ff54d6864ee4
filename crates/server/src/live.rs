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
    /// Counts everything else that shows: seats, names, chat. Stored, so that it only grows: open pages drop what is
    /// older than what they show, and they may be older than this run of the program.
    pub(crate) news: u64,
}

#[derive(Debug)]
pub(crate) struct Live {
    sender: watch::Sender<Mark>,
    spectators: AtomicUsize,
}

impl Live {
    /// Tells everyone that the game has changed so often.
    pub(crate) fn changed(&self, changes: u64) {
        self.grow(|mark| mark.changes = mark.changes.max(changes));
    }

    /// Tells everyone that something beside the game has changed so often.
    pub(crate) fn set_news(&self, news: u64) {
        self.grow(|mark| mark.news = mark.news.max(news));
    }

    fn grow(&self, change: impl FnOnce(&mut Mark)) {
        self.sender.send_if_modified(|mark| {
            let before = *mark;
            change(mark);
            *mark != before
        });
    }

    /// Waits until something changes.
    pub(crate) async fn next_change(&self) {
        // The sender lives as long as this is borrowed.
        let _ = self.sender.subscribe().changed().await;
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
    /// The marks of a table, of which the store knows so many news.
    pub(crate) fn table(&self, id: &str, news: u64) -> Arc<Live> {
        let live = self.get_or_make(id);
        live.set_news(news);
        live
    }

    /// The marks of a table that somebody here has asked for.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Live>> {
        lock(&self.tables).get(id).cloned()
    }

    pub(crate) fn ids(&self) -> Vec<String> {
        lock(&self.tables).keys().cloned().collect()
    }

    fn get_or_make(&self, id: &str) -> Arc<Live> {
        let mut tables = lock(&self.tables);
        // Of tables nobody listens to, a fresh entry says enough.
        if tables.len() > 1_000 {
            tables.retain(|_, live| live.has_listeners() || Arc::strong_count(live) > 1);
        }
        let fresh = || {
            let mark = Mark { changes: 0, news: 0 };
            Arc::new(Live { sender: watch::Sender::new(mark), spectators: AtomicUsize::new(0) })
        };
        Arc::clone(tables.entry(id.to_owned()).or_insert_with(fresh))
    }

    pub(crate) fn listen(&self, live: Arc<Live>, who: &str, spectator: bool, most: (usize, usize)) -> Option<Listener> {
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
        let (here, there) = (hub.table("t", 0), hub.table("u", 0));
        let listen = |live: &Arc<Live>, who, spectator| hub.listen(Arc::clone(live), who, spectator, (2, 3));
        let one = listen(&here, "anna", true).unwrap();
        let two = listen(&here, "anna", false).unwrap();
        assert_eq!(here.spectators(), 1);
        assert!(listen(&there, "anna", true).is_none(), "one person has two streams at most");
        let three = listen(&there, "jan", true).unwrap();
        assert!(listen(&there, "ola", true).is_none(), "the site has three at most");
        assert!(!lock(&hub.streams.0).contains_key("ola"), "who was refused is not kept");
        drop((one, two));
        assert_eq!(here.spectators(), 0);
        assert!(listen(&here, "anna", true).is_some());
        drop(three);
    }

    #[tokio::test]
    async fn a_change_reaches_everyone_who_listens() {
        let hub = Hub::default();
        let live = hub.table("t", 5);
        let mut listener = hub.listen(Arc::clone(&live), "anna", false, (9, 9)).unwrap();
        hub.known("t").unwrap().changed(7);
        listener.marks.changed().await.unwrap();
        assert_eq!(*listener.marks.borrow_and_update(), Mark { changes: 7, news: 5 });
        live.set_news(6);
        listener.marks.changed().await.unwrap();
        assert_eq!(*listener.marks.borrow_and_update(), Mark { changes: 7, news: 6 });
        hub.table("t", 3).changed(6);
        assert!(!listener.marks.has_changed().unwrap(), "what comes late says nothing new");
        assert!(hub.known("u").is_none());
    }
}
