//! People who play, whatever happens to the site, and write down what they were told was done.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use engine::{Dice, QuickDice};
use tokio::sync::watch;
use tokio::time::sleep;

use super::ledger::{Acknowledged, Ledger};
use crate::client::{Clients, Cookie, listen};
use crate::page::Page;

/// How long a node may be behind what another one has acknowledged.
const BEHIND: Duration = Duration::from_secs(5);
/// How long people wait before they look by themselves: a stream may have ended unseen.
const LOOK: Duration = Duration::from_secs(2);

/// What all people and their tormentor share.
pub(super) struct Shared {
    pub(super) clients: Clients,
    pub(super) nodes: RwLock<Vec<SocketAddr>>,
    ledger: Mutex<Ledger>,
    /// Answers the site has taken.
    pub(super) taken: AtomicU64,
    /// Requests that came to nothing: no connection, or an answer that says that the site cannot.
    pub(super) in_vain: AtomicU64,
    pub(super) stop: watch::Sender<bool>,
}

impl Shared {
    pub(super) fn new(ledger: Ledger) -> Arc<Self> {
        Arc::new(Self {
            clients: Clients::new(false),
            nodes: RwLock::default(),
            ledger: Mutex::new(ledger),
            taken: AtomicU64::new(0),
            in_vain: AtomicU64::new(0),
            stop: watch::Sender::new(false),
        })
    }

    pub(super) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Any node: nobody has one of their own.
    fn node(&self, dice: &mut QuickDice) -> Option<SocketAddr> {
        let nodes = self.nodes.read().unwrap_or_else(PoisonError::into_inner);
        (!nodes.is_empty()).then(|| nodes[dice.below(nodes.len() as u32) as usize])
    }

    fn complain(&self, what: String) {
        self.ledger().complain(what);
    }
}

/// A table that somebody plays at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct At {
    pub(super) book: usize,
    pub(super) id: String,
}

pub(super) struct Player {
    pub(super) cookie: Arc<Cookie>,
    pub(super) seat: usize,
    /// Never answers in windows.
    pub(super) silent: bool,
    pub(super) table: watch::Receiver<At>,
    pub(super) dice: QuickDice,
}

impl Player {
    /// Plays until all stop.
    pub(super) async fn play(mut self, shared: Arc<Shared>) {
        let (heard, mut changes) = watch::channel(0);
        let listener = tokio::spawn(hear(Arc::clone(&shared), Arc::clone(&self.cookie), self.table.clone(), heard));
        let mut stop = shared.stop.subscribe();
        let mut seen = (self.table.borrow().clone(), 0);
        let mut behind: Option<Instant> = None;
        while !*stop.borrow() {
            let at = self.table.borrow_and_update().clone();
            if seen.0 != at {
                seen = (at.clone(), 0);
            }
            let Some(page) = self.look(&shared, &at).await else {
                sleep(Duration::from_millis(u64::from(30 + self.dice.below(120)))).await;
                continue;
            };
            if page.changes < seen.1 {
                // Another node may not have heard yet.
                if behind.get_or_insert_with(Instant::now).elapsed() > BEHIND {
                    let told = format!("a page went back from {} to {} changes", seen.1, page.changes);
                    return shared.complain(format!("table {} seat {}: {told}", at.id, self.seat));
                }
                sleep(Duration::from_millis(50)).await;
                continue;
            }
            behind = None;
            seen.1 = page.changes;
            changes.mark_unchanged();
            match page.decision.filter(|_| !(self.silent && page.in_window)) {
                Some(decision) if !page.choices.is_empty() => {
                    sleep(Duration::from_millis(u64::from(self.dice.below(150)))).await;
                    let choice = &page.choices[self.dice.below(page.choices.len() as u32) as usize];
                    if let Some(shown) = self.answer(&shared, &at, decision, choice).await {
                        seen.1 = seen.1.max(shown);
                    }
                }
                _ => {
                    tokio::select! {
                        _ = changes.changed() => {}
                        _ = self.table.changed() => {}
                        _ = stop.changed() => {}
                        () = sleep(LOOK) => {}
                    }
                }
            }
        }
        listener.abort();
    }

    async fn look(&mut self, shared: &Shared, at: &At) -> Option<Page> {
        let node = shared.node(&mut self.dice)?;
        let answer = shared.clients.get(node, &format!("/t/{}/fragment", at.id), &self.cookie).await;
        match answer {
            Ok(answer) if answer.status == 200 => {
                let page = answer.text().ok().and_then(|text| Page::read(&text));
                if page.is_none() {
                    shared.complain(format!("table {}: a page that is no page", at.id));
                }
                page
            }
            Ok(answer) if answer.status < 500 && answer.status != 429 => {
                shared.complain(format!("table {}: looking at it is answered by {}", at.id, answer.status));
                // It will not get better at once, and one complaint says enough.
                sleep(LOOK).await;
                None
            }
            _ => {
                shared.in_vain.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
    }

    /// Answers a question; how many changes the page shows then, if the answer was taken.
    async fn answer(&mut self, shared: &Shared, at: &At, decision: u64, action: &str) -> Option<u64> {
        let node = shared.node(&mut self.dice)?;
        let fields = [("decision", decision.to_string()), ("action", action.to_owned())];
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        shared.ledger().try_to(at.book, self.seat, decision, action);
        let answer = shared.clients.post(node, &format!("/t/{}/act", at.id), &self.cookie, &fields).await;
        match answer {
            Ok(answer) if answer.status == 200 => {
                let page = answer.text().ok().and_then(|text| Page::read(&text))?;
                let (book, seat, action) = (at.book, self.seat, action.to_owned());
                shared.ledger().note(Acknowledged { book, seat, decision, action, shown: page.changes });
                shared.taken.fetch_add(1, Ordering::Relaxed);
                Some(page.changes)
            }
            // Somebody was faster, or the answer before this one got there although nobody heard of it.
            Ok(answer) if answer.status == 409 => None,
            Ok(answer) if answer.status < 500 && answer.status != 429 => {
                let told = format!("what its page offered is answered by {}: {action}", answer.status);
                shared.complain(format!("table {} seat {}: {told}", at.id, self.seat));
                None
            }
            _ => {
                shared.in_vain.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
    }
}

/// Listens at whatever table is played at, and begins again whenever the stream ends.
async fn hear(shared: Arc<Shared>, cookie: Arc<Cookie>, mut table: watch::Receiver<At>, changes: watch::Sender<u64>) {
    let mut dice = QuickDice::new(u64::from(std::process::id()));
    loop {
        let at = table.borrow_and_update().clone();
        let Some(node) = shared.node(&mut dice) else { return };
        tokio::select! {
            _ = listen(node, &at.id, &cookie, &changes) => {}
            _ = table.changed() => continue,
        }
        sleep(Duration::from_millis(u64::from(50 + dice.below(200)))).await;
    }
}
