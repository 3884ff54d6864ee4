//! The tables in memory, each at most once.
//!
//! The lock of the map is held for a look into it and never while a table is read: whoever asks for a table waits for
//! that table alone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;
use tokio::task::JoinError;

/// How many idle tables leave memory when one comes, at most.
const LEAVE_AT_ONCE: usize = 8;

pub(crate) struct Rooms<T> {
    map: Mutex<Map<T>>,
    most_idle: usize,
    is_watched: fn(&T) -> bool,
}

struct Map<T> {
    slots: HashMap<String, Slot<T>>,
    /// How often anything was asked for: the age of a slot is counted in questions.
    asked: u64,
}

struct Slot<T> {
    /// Empty while the table is being read.
    cell: Arc<OnceCell<Arc<T>>>,
    last_asked: u64,
}

impl<T: Send + Sync + 'static> Rooms<T> {
    /// Keeps `most_idle` tables that nobody uses or watches, and all the others.
    pub(crate) fn new(most_idle: usize, is_watched: fn(&T) -> bool) -> Self {
        Self { map: Mutex::new(Map { slots: HashMap::new(), asked: 0 }), most_idle, is_watched }
    }

    /// The table of an id, if it is in memory. It does not count as a question.
    pub(crate) fn peek(&self, id: &str) -> Option<Arc<T>> {
        let cell = Arc::clone(&self.lock().slots.get(id)?.cell);
        cell.get().cloned()
    }

    pub(crate) fn get(&self, id: &str) -> Option<Arc<T>> {
        self.cell(id)?.get().cloned()
    }

    /// The table of an id, if it is in memory or being read. One that nobody has begun to read is not waited for: it
    /// will have what is on the disk now.
    pub(crate) async fn get_or_wait(&self, id: &str) -> Option<Arc<T>> {
        self.cell(id)?.get_or_try_init(|| async { Err(()) }).await.ok().cloned()
    }

    /// The table of an id. If it is not in memory, one of those who ask reads it and the others wait. If that fails, the
    /// next one reads.
    pub(crate) async fn get_or_load<E>(
        self: &Arc<Self>,
        id: &str,
        load: impl Future<Output = Result<Arc<T>, E>> + Send + 'static,
    ) -> Result<Arc<T>, E>
    where
        E: From<JoinError> + Send + 'static,
    {
        let cell = {
            let mut map = self.lock();
            map.asked += 1;
            let last_asked = map.asked;
            let slot = map.slots.entry(id.to_owned()).or_insert_with(|| Slot { cell: Arc::default(), last_asked });
            slot.last_asked = last_asked;
            Arc::clone(&slot.cell)
        };
        let (rooms, id) = (Arc::clone(self), id.to_owned());
        // In a task of its own, which goes on if the caller goes away: a table that was read and has begun to play must
        // not be read by the next one again.
        let loading = tokio::spawn(async move {
            let loaded = cell.get_or_try_init(|| load).await.cloned();
            rooms.settle(&id, &cell);
            loaded
        });
        loading.await?
    }

    fn cell(&self, id: &str) -> Option<Arc<OnceCell<Arc<T>>>> {
        let mut map = self.lock();
        map.asked += 1;
        let last_asked = map.asked;
        let slot = map.slots.get_mut(id)?;
        slot.last_asked = last_asked;
        Some(Arc::clone(&slot.cell))
    }

    /// After a table was read or could not be: makes room.
    fn settle(&self, id: &str, cell: &Arc<OnceCell<Arc<T>>>) {
        let mut map = self.lock();
        // The map has one handle and the caller the other, so nobody waits to try again.
        if !cell.initialized() && Arc::strong_count(cell) == 2 {
            map.slots.remove(id);
        }
        let mut idle: Vec<(u64, String)> = map
            .slots
            .iter()
            .filter(|(_, slot)| self.is_idle(slot))
            .map(|(id, slot)| (slot.last_asked, id.clone()))
            .collect();
        idle.sort_unstable();
        let too_many = idle.len().saturating_sub(self.most_idle).min(LEAVE_AT_ONCE);
        let leaving: Vec<_> = idle[..too_many].iter().filter_map(|(_, id)| map.slots.remove(id)).collect();
        drop(map);
        // A game with its whole past takes its time to be given back; nobody needs to wait for that.
        drop(leaving);
    }

    /// Whether a table can leave memory.
    ///
    /// Two rooms of one table would each believe in their own game, so a table leaves only when nothing can still change
    /// or use it. Whoever does has a handle: a request, a change on its way to the disk, a bot that thinks, a clock that
    /// runs, a review. Handles come out of the map under its lock, which is held here, or are copies of handles that
    /// are counted. So if only the map's own is left there is no other, and none appears before the slot is gone;
    /// whoever asks then reads from the disk what the last change wrote there. The handle on the cell is counted too: it
    /// is all that those have who still wait for the table.
    ///
    /// Listeners have no handle, since they may have come before the game began. A table they watch would work without
    /// them, but they would have it read again with the next change.
    fn is_idle(&self, slot: &Slot<T>) -> bool {
        let unused = |room: &Arc<T>| Arc::strong_count(room) == 1 && !(self.is_watched)(room);
        Arc::strong_count(&slot.cell) == 1 && slot.cell.get().is_none_or(unused)
    }

    fn lock(&self) -> MutexGuard<'_, Map<T>> {
        // The map is whole after every statement.
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::time::Duration;

    use tokio::sync::oneshot;
    use tokio::time::timeout;

    use super::*;

    /// The clock of these tests stands still unless all tasks wait, so that what waits for ever fails at once.
    const FOR_EVER: Duration = Duration::from_secs(3_600);

    #[derive(Debug)]
    enum Failed {
        Read,
        Task,
    }

    impl From<JoinError> for Failed {
        fn from(_: JoinError) -> Self {
            Self::Task
        }
    }

    #[derive(Debug, Default)]
    struct Watched(AtomicBool);

    /// Rooms, and how many were read.
    struct Site {
        rooms: Arc<Rooms<Watched>>,
        loads: Arc<AtomicUsize>,
    }

    impl Site {
        fn new(most_idle: usize) -> Self {
            let rooms = Arc::new(Rooms::new(most_idle, |room: &Watched| room.0.load(Ordering::Relaxed)));
            Self { rooms, loads: Arc::default() }
        }

        fn loads(&self) -> usize {
            self.loads.load(Ordering::Relaxed)
        }

        async fn ask(&self, id: &str) -> Arc<Watched> {
            self.ask_after(id, std::future::ready(Ok(()))).await.unwrap()
        }

        async fn ask_after(
            &self,
            id: &str,
            ready: impl Future<Output = Result<(), Failed>> + Send + 'static,
        ) -> Result<Arc<Watched>, Failed> {
            let loads = Arc::clone(&self.loads);
            let load = async move {
                loads.fetch_add(1, Ordering::Relaxed);
                ready.await?;
                Ok(Arc::default())
            };
            timeout(FOR_EVER, self.rooms.get_or_load(id, load)).await.expect("nobody waits for ever")
        }
    }

    /// Something to wait for: over when the sender says how it went.
    fn slow() -> (oneshot::Sender<Result<(), Failed>>, impl Future<Output = Result<(), Failed>> + Send + 'static) {
        let (done, wait) = oneshot::channel();
        (done, async { wait.await.unwrap_or(Err(Failed::Read)) })
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_table_is_read_once_and_keeps_nobody_else_waiting() {
        let site = Site::new(9);
        let (done, wait) = slow();
        let first = site.ask_after("slow", wait);
        let second = site.ask("slow");
        let other = async {
            tokio::task::yield_now().await;
            site.ask("other").await;
            assert!(site.rooms.get("slow").is_none(), "it is still being read");
            done.send(Ok(())).expect("somebody waits");
        };
        let (first, second, ()) = tokio::join!(first, second, other);
        assert!(Arc::ptr_eq(&first.unwrap(), &second), "there is one room of a table");
        assert_eq!(site.loads(), 2, "each table was read once");
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_is_read_once_although_the_first_who_asked_goes_away() {
        let site = Site::new(9);
        let (done, wait) = slow();
        let gone = timeout(Duration::from_secs(1), site.ask_after("t", wait)).await;
        assert!(gone.is_err(), "whoever asked first gave up");
        let second = site.ask("t");
        let (_, sent) = tokio::join!(second, async { done.send(Ok(())) });
        assert!(sent.is_ok(), "the table was still being read");
        assert_eq!(site.loads(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn a_load_that_failed_is_tried_again_and_not_kept() {
        let site = Site::new(9);
        let (done, wait) = slow();
        let first = site.ask_after("t", wait);
        let second = site.ask("t");
        let fail = async { done.send(Err(Failed::Read)).expect("somebody waits") };
        let (first, _second, ()) = tokio::join!(first, second, fail);
        assert!(matches!(first, Err(Failed::Read)), "whoever read it hears why it failed");
        assert_eq!(site.loads(), 2, "whoever waited read it");

        let failing = std::future::ready(Err(Failed::Read));
        assert!(site.ask_after("u", failing).await.is_err());
        assert!(!site.rooms.lock().slots.contains_key("u"), "nothing is kept of it");
        let panicking = async { panic!("on purpose") };
        assert!(matches!(site.ask_after("v", panicking).await, Err(Failed::Task)));
        site.ask("v").await;
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_for_what_is_on_its_way_gets_it_or_nothing() {
        let site = Site::new(9);
        assert!(site.rooms.get_or_wait("t").await.is_none());
        let (done, wait) = slow();
        let waiting = async {
            while site.loads() == 0 {
                tokio::task::yield_now().await;
            }
            let (waiting, sent) = tokio::join!(site.rooms.get_or_wait("t"), async { done.send(Ok(())) });
            sent.expect("it was still being read");
            waiting
        };
        let (reading, waiting) = tokio::join!(site.ask_after("t", wait), waiting);
        assert!(Arc::ptr_eq(&reading.unwrap(), &waiting.expect("it came")));
        assert_eq!(site.loads(), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn idle_tables_leave_the_oldest_first_and_a_few_at_a_time() {
        let site = Site::new(2);
        for id in ["a", "b", "c"] {
            site.ask(id).await;
        }
        site.rooms.get("a");
        site.ask("d").await;
        site.ask("e").await;
        let here = |id: &str| site.rooms.lock().slots.contains_key(id);
        assert!(!here("b") && !here("c"), "nobody asked for them for the longest time");
        assert!(here("a") && here("d") && here("e"));

        let watched: Vec<_> = (0..50).map(|number| number.to_string()).collect();
        for id in &watched {
            site.ask(id).await.0.store(true, Ordering::Relaxed);
        }
        for id in &watched {
            site.rooms.get(id).unwrap().0.store(false, Ordering::Relaxed);
        }
        let before = site.rooms.lock().slots.len();
        site.ask("f").await;
        assert_eq!(site.rooms.lock().slots.len(), before + 1 - LEAVE_AT_ONCE);
    }

    #[tokio::test(start_paused = true)]
    async fn six_hundred_watched_tables_are_read_once_each_however_often_they_change() {
        let site = Site::new(500);
        let ids: Vec<_> = (0..600).map(|number| number.to_string()).collect();
        for id in &ids {
            site.ask(id).await.0.store(true, Ordering::Relaxed);
        }
        for _ in 0..10 {
            for id in &ids {
                site.ask(id).await;
            }
        }
        // Others come and go in the meantime.
        for number in 600..1_200 {
            site.ask(&number.to_string()).await;
        }
        for id in &ids {
            site.ask(id).await;
        }
        assert_eq!(site.loads(), 1_200);
    }

    #[tokio::test(start_paused = true)]
    async fn what_somebody_uses_stays() {
        let site = Site::new(0);
        let used = site.ask("used").await;
        let (done, wait) = slow();
        let reading = site.ask_after("read", wait);
        let others = async {
            for number in 0..20 {
                site.ask(&number.to_string()).await;
            }
            done.send(Ok(())).expect("somebody waits");
        };
        let (reading, ()) = tokio::join!(reading, others);
        assert!(Arc::ptr_eq(&used, &site.rooms.get("used").unwrap()));
        assert!(Arc::ptr_eq(&reading.unwrap(), &site.rooms.get("read").unwrap()));
        assert!(site.rooms.lock().slots.len() <= 3, "nothing else is left: {}", site.rooms.lock().slots.len());
    }
}
