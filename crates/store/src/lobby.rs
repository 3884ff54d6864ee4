//! Seats of a waiting table: taken, given up. Every change first locks the row of the table: of two nodes that change one
//! table, the second sees what the first did.

use crate::db::{Work, transaction};
use crate::{Error, Result, Store};

impl Store {
    /// Sits a person down at a waiting table, in an open seat. Of two people who try, one gets [`Error::Conflict`];
    /// so does a person who already sits there.
    pub async fn take_seat(&self, table: &str, seat: u8, person: &str, name: &str, at: i64) -> Result<()> {
        transaction!(self, work => {
            work.change_waiting(table, at).await?;
            let taken = work
                .execute(
                    "UPDATE seats SET kind = 'person', person = $3, name = $4
                     WHERE table_id = $1 AND seat = $2 AND kind = 'open'
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person = $3 AND kind = 'person')",
                    &[table.into(), seat.into(), person.into(), name.into()],
                )
                .await?;
            some(taken)
        })
    }

    /// Sits a person down in every seat kept for them at a waiting table, under the names that are kept there too.
    /// Without such seats it is an [`Error::Conflict`].
    pub async fn take_kept_seats(&self, table: &str, person: &str, at: i64) -> Result<()> {
        transaction!(self, work => {
            work.change_waiting(table, at).await?;
            let taken = work
                .execute(
                    "UPDATE seats SET kind = 'person' WHERE table_id = $1 AND kind = 'invited' AND person = $2",
                    &[table.into(), person.into()],
                )
                .await?;
            some(taken)
        })
    }

    /// Says whether the game of a waiting table begins by itself. [`Error::Conflict`] if it has begun.
    pub async fn set_auto_start(&self, table: &str, wanted: bool, at: i64) -> Result<()> {
        transaction!(self, work => {
            work.change_waiting(table, at).await?;
            let set = "UPDATE tables SET auto_start = $2 WHERE id = $1";
            some(work.execute(set, &[table.into(), wanted.into()]).await?)
        })
    }

    /// Gives up every seat of a person at a waiting table. If the person was the host, the next
    /// person becomes it; if there is none, the table is removed. Answers whether it still exists.
    pub async fn leave(&self, table: &str, person: &str, at: i64) -> Result<bool> {
        transaction!(self, work => {
            work.change_waiting(table, at).await?;
            let left = work
                .execute(
                    "UPDATE seats SET kind = 'open', person = NULL, name = '' WHERE table_id = $1 AND person = $2",
                    &[table.into(), person.into()],
                )
                .await?;
            some(left)?;
            work.execute(
                "UPDATE tables SET host = COALESCE(
                     (SELECT person FROM seats WHERE table_id = $1 AND kind = 'person' ORDER BY seat LIMIT 1), host)
                 WHERE id = $1 AND host = $2",
                &[table.into(), person.into()],
            )
            .await?;
            // A host who does not sit at the table keeps it.
            let removed = work
                .execute(
                    "DELETE FROM tables WHERE id = $1 AND host = $2
                       AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'person')",
                    &[table.into(), person.into()],
                )
                .await?;
            Ok(removed == 0)
        })
    }
}

/// Nothing to change means that somebody else was faster.
fn some(changed: u64) -> Result<()> {
    if changed == 0 { Err(Error::Conflict) } else { Ok(()) }
}

impl Work {
    /// Locks the row of a table that must still wait.
    async fn change_waiting(&mut self, table: &str, at: i64) -> Result<()> {
        let change =
            "UPDATE tables SET changed = $2, news = news + 1 WHERE id = $1 AND state = 'waiting' RETURNING news";
        let news = self.rows(change, &[table.into(), at.into()]).await?;
        self.announce_news(table, &news).await?;
        Ok(())
    }
}
