//! The entries of a table: what was done, in order. The table itself is their replay.

use crate::db::{Work, transaction};
use crate::{EntryRow, Error, Now, Result, Store};

impl Work {
    pub(crate) async fn insert_entries(&mut self, table: &str, first: u64, entries: &[EntryRow]) -> Result<()> {
        for (seq, entry) in (first as i64..).zip(entries) {
            self.execute(
                "INSERT INTO entries (table_id, seq, kind, body, written) VALUES ($1, $2, $3, $4, $5)",
                &[table.into(), seq.into(), entry.kind.name().into(), (&entry.body).into(), entry.written.into()],
            )
            .await?;
        }
        Ok(())
    }
}

impl Store {
    /// Adds entries to a running table that must have exactly `expected` entries now; else
    /// [`Error::Conflict`], and nothing is written. All of them are on the disk, or none.
    pub async fn append(&self, table: &str, expected: u64, entries: &[EntryRow], now: &Now) -> Result<()> {
        transaction!(self, work => {
            // This locks the row of the table, so whoever comes second counts the entries of the first.
            let changed = work
                .execute(
                    "UPDATE tables SET state = $2, awaited = $3, winners = $4, changed = $5
                     WHERE id = $1 AND state = 'running'",
                    &[table.into(), now.state.name().into(), now.awaited.into(), now.winners.into(), now.at.into()],
                )
                .await?;
            let count = "SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = $1";
            let found: Vec<(i64,)> = work.rows(count, &[table.into()]).await?;
            if changed != 1 || found != [(expected as i64,)] {
                return Err(Error::Conflict);
            }
            work.insert_entries(table, expected, entries).await?;
            if let Some(solo) = &now.solo {
                work.execute(
                    "INSERT INTO solos (table_id, points, won, verdict, finished) VALUES ($1, $2, $3, $4, $5)",
                    &[table.into(), solo.points.into(), solo.won.into(), (&solo.verdict).into(), now.at.into()],
                )
                .await?;
            }
            work.announce_steps(table, expected + entries.len() as u64).await
        })
    }

    pub async fn entries(&self, table: &str) -> Result<Vec<EntryRow>> {
        self.entries_from(table, 0).await
    }

    /// The entries that have this number or a later one, counted from 0.
    pub async fn entries_from(&self, table: &str, first: u64) -> Result<Vec<EntryRow>> {
        self.rows(
            "SELECT kind, body, written FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
            &[table.into(), (first as i64).into()],
        )
        .await
    }
}
