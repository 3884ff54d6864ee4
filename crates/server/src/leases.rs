//! What this node alone may do: letting bots think and windows run out at a table. Leases in the database say so; they
//! end with the node that holds them. Without other nodes nobody asks.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::Store;
use tokio::time::Instant;

use crate::random;

const TABLE: &str = "table ";

pub(crate) struct Leases {
    holder: String,
    time: Duration,
    held: Mutex<HashMap<String, Held>>,
}

struct Held {
    /// By the clock of this machine, counted from before it was asked for: it ends here before it ends for others.
    until: Instant,
    used: Instant,
}

impl Leases {
    pub(crate) fn new(time: Duration) -> Self {
        Self { holder: random::id(), time, held: Mutex::default() }
    }

    /// Whether this node alone may act at a table now. It may go on for a third of the time of a lease.
    pub(crate) async fn hold(&self, store: &Store, table: &str) -> Result<bool, store::Error> {
        if !store.is_shared() {
            return Ok(true);
        }
        let name = format!("{TABLE}{table}");
        let now = Instant::now();
        if let Some(held) = self.held().get_mut(&name).filter(|held| held.until > now + self.time / 3) {
            held.used = now;
            return Ok(true);
        }
        let taken = store.acquire(&name, &self.holder, self.time).await?.is_some();
        match taken {
            true => self.held().insert(name, Held { until: now + self.time, used: now }),
            false => self.held().remove(&name),
        };
        Ok(taken)
    }

    /// Whether this node has a lease on a table, as far as it knows.
    pub(crate) fn has(&self, table: &str) -> bool {
        self.held().get(&format!("{TABLE}{table}")).is_some_and(|held| held.until > Instant::now())
    }

    /// Renews what is in use, and gives back what is not: also what the database gave without our hearing of it, or could
    /// not take back the last time. To be done more often than leases end.
    pub(crate) async fn keep(&self, store: &Store) -> Result<(), store::Error> {
        let now = Instant::now();
        let mut renewed = store.renew(&self.holder, self.time).await?;
        {
            let mut held = self.held();
            held.retain(|name, held| {
                let goes_on = renewed.iter().any(|lease| lease.name == *name);
                if goes_on {
                    held.until = held.until.max(now + self.time);
                }
                // What was taken while the others were renewed is not among them.
                held.used > now || goes_on && held.used + self.time >= now
            });
            renewed.retain(|lease| !held.contains_key(&lease.name));
        }
        for lease in &renewed {
            store.release(&lease.name, &self.holder).await?;
        }
        Ok(())
    }

    /// Tables at which a node was to act that is no more.
    pub(crate) async fn abandoned(&self, store: &Store, most: u32) -> Result<Vec<String>, store::Error> {
        let names = store.abandoned(most).await?;
        Ok(names.iter().filter_map(|name| name.strip_prefix(TABLE)).map(str::to_owned).collect())
    }

    /// Gives everything back.
    pub(crate) async fn end(&self, store: &Store) -> Result<(), store::Error> {
        self.held().clear();
        if store.is_shared() { store.release_all(&self.holder).await } else { Ok(()) }
    }

    fn held(&self) -> MutexGuard<'_, HashMap<String, Held>> {
        // The map is whole after every statement.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
