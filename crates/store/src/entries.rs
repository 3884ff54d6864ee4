//! The entries of a table: what was done, in order. The table itself is their replay.

use sqlx::{query, query_as, query_scalar};

use crate::db::{BeginWrite, Store, on};
use crate::{Entry, EntryKind, Error, Now, Result};

/// Adds entries from `$first` on inside a transaction.
macro_rules! insert_entries {
    ($work:expr, $table:expr, $first:expr, $entries:expr) => {
        for (seq, entry) in ($first as i64..).zip($entries) {
            query("INSERT INTO entries (table_id, seq, kind, body, written) VALUES ($1, $2, $3, $4, $5)")
                .bind($table)
                .bind(seq)
                .bind(entry.kind.name())
                .bind(&entry.body)
                .bind(entry.written)
                .execute(&mut *$work)
                .await?;
        }
    };
}
pub(crate) use insert_entries;

impl Store {
    /// Adds entries to a running table that must have exactly `expected` entries now; else
    /// [`Error::Conflict`], and nothing is written. All of them are on the disk, or none.
    pub async fn append(&self, table: &str, expected: u64, entries: &[Entry], now: &Now) -> Result<()> {
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            let next: Option<i64> = query_scalar("SELECT MAX(seq) + 1 FROM entries WHERE table_id = $1")
                .bind(table)
                .fetch_one(&mut *work)
                .await?;
            if next.unwrap_or(0) as u64 != expected {
                return Err(Error::Conflict);
            }
            insert_entries!(work, table, expected, entries);
            let changed = query(
                "UPDATE tables SET state = $2, awaited = $3, winners = $4, changed = $5
                 WHERE id = $1 AND state = 'running'",
            )
            .bind(table)
            .bind(now.state.name())
            .bind(i64::from(now.awaited))
            .bind(i64::from(now.winners))
            .bind(now.at)
            .execute(&mut *work)
            .await?;
            if changed.rows_affected() != 1 {
                return Err(Error::Conflict);
            }
            if let Some(solo) = &now.solo {
                query("INSERT INTO solos (table_id, points, won, verdict, finished) VALUES ($1, $2, $3, $4, $5)")
                    .bind(table)
                    .bind(i64::from(solo.points))
                    .bind(i64::from(solo.won))
                    .bind(&solo.verdict)
                    .bind(now.at)
                    .execute(&mut *work)
                    .await?;
            }
            work.commit().await?;
        });
        Ok(())
    }

    /// All entries of a table, in order.
    pub async fn entries(&self, table: &str) -> Result<Vec<Entry>> {
        let rows: Vec<(String, String, i64)> = on!(self, pool => {
            query_as("SELECT kind, body, written FROM entries WHERE table_id = $1 ORDER BY seq")
                .bind(table)
                .fetch_all(pool)
                .await?
        });
        rows.into_iter()
            .map(|(kind, body, written)| Ok(Entry { kind: EntryKind::read(&kind)?, body, written }))
            .collect()
    }
}
