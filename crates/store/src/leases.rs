//! Leases: what exactly one node may do at a time, such as letting a bot think, letting a window run out, minding
//! players' clocks or emptying an outbox. A lease has a name that nodes agree on, and ends by itself if its holder does
//! not renew it. Its time is counted by the clock of the database, the one clock that all nodes share.
//!
//! Whoever acts under a lease must stop when its time is over by their own clock, counted from before they asked: they
//! then stop before anybody else begins. If the clock of the database is set forward two nodes may hold one lease for a
//! moment; what they do must be safe by itself, as appending by number is, or carry the term.

use std::time::Duration;

use crate::db::{Work, transaction};
use crate::{Result, Store};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    pub name: String,
    /// How often somebody new has held it: of two who believe they hold it, the higher term is right.
    pub term: u64,
}

impl Store {
    /// Takes a lease that nobody holds, or takes the own one anew; none if another holds it.
    pub async fn acquire(&self, name: &str, holder: &str, time: Duration) -> Result<Option<Lease>> {
        transaction!(self, work => {
            let (now, until) = work.until(time).await?;
            let taken = work
                .rows(
                    "INSERT INTO leases (name, holder, term, expires) VALUES ($1, $2, 1, $4)
                     ON CONFLICT (name) DO UPDATE SET
                         holder = excluded.holder,
                         term = leases.term + CASE WHEN leases.holder = $2 AND leases.expires > $3 THEN 0 ELSE 1 END,
                         expires = excluded.expires
                     WHERE leases.holder = $2 OR leases.expires <= $3
                     RETURNING name, term",
                    &[name.into(), holder.into(), now.into(), until.into()],
                )
                .await?;
            Ok(taken.into_iter().next())
        })
    }

    /// Renews everything that this holder still holds, in one statement, and says what that is: a lease that is not among
    /// it has ended.
    pub async fn renew(&self, holder: &str, time: Duration) -> Result<Vec<Lease>> {
        transaction!(self, work => {
            let (now, until) = work.until(time).await?;
            let mut held: Vec<Lease> = work
                .rows(
                    "UPDATE leases SET expires = $3 WHERE holder = $1 AND expires > $2 RETURNING name, term",
                    &[holder.into(), now.into(), until.into()],
                )
                .await?;
            held.sort_by(|one, other| one.name.cmp(&other.name));
            Ok(held)
        })
    }

    /// Gives a lease back before its time; nothing happens if another holds it. The row stays, so that terms go up.
    pub async fn release(&self, name: &str, holder: &str) -> Result<()> {
        let end = "UPDATE leases SET expires = 0 WHERE name = $1 AND holder = $2";
        self.execute(end, &[name.into(), holder.into()]).await?;
        Ok(())
    }

    /// Leases that ended by themselves and that nobody has taken since: what their holders had in hand stands still.
    pub async fn abandoned(&self, most: u32) -> Result<Vec<String>> {
        transaction!(self, work => {
            let now = work.clock().await?;
            let ended = "SELECT name FROM leases WHERE expires > 0 AND expires <= $1 ORDER BY expires, name LIMIT $2";
            let rows: Vec<(String,)> = work.rows(ended, &[now.into(), most.into()]).await?;
            Ok(rows.into_iter().map(|(name,)| name).collect())
        })
    }

    /// Gives back everything that a holder has, as a node does that ends.
    pub async fn release_all(&self, holder: &str) -> Result<()> {
        self.execute("UPDATE leases SET expires = 0 WHERE holder = $1", &[holder.into()]).await?;
        Ok(())
    }
}

impl Work {
    /// The present time of the database, and the time then.
    async fn until(&mut self, time: Duration) -> Result<(i64, i64)> {
        let now = self.clock().await?;
        Ok((now, now.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))))
    }
}
