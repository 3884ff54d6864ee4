//! Seats of a waiting table: taken, given up.

use crate::db::Work;
use crate::{Error, Result, Store};

impl Store {
    /// Sits a person down at a waiting table, in an open seat. Of two people who try, one gets [`Error::Conflict`];
    /// so does a person who already sits there.
    pub async fn take_seat(&self, table: &str, seat: u8, person: &str, name: &str, at: i64) -> Result<()> {
        let mut work = self.begin().await?;
        let taken = work
            .execute(
                "UPDATE seats SET kind = 'person', person = $3, name = $4
                 WHERE table_id = $1 AND seat = $2 AND kind = 'open'
                   AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person = $3 AND kind = 'person')
                   AND (SELECT state FROM tables WHERE id = $1) = 'waiting'",
                &[table.into(), seat.into(), person.into(), name.into()],
            )
            .await?;
        work.seats_taken(table, taken, at).await
    }

    /// Sits a person down in every seat kept for them at a waiting table, under the names that are kept there too.
    /// Without such seats it is an [`Error::Conflict`].
    pub async fn take_kept_seats(&self, table: &str, person: &str, at: i64) -> Result<()> {
        let mut work = self.begin().await?;
        let taken = work
            .execute(
                "UPDATE seats SET kind = 'person' WHERE table_id = $1 AND kind = 'invited' AND person = $2
                   AND (SELECT state FROM tables WHERE id = $1) = 'waiting'",
                &[table.into(), person.into()],
            )
            .await?;
        work.seats_taken(table, taken, at).await
    }

    /// Says whether the game of a waiting table begins by itself. [`Error::Conflict`] if it has begun.
    pub async fn set_auto_start(&self, table: &str, wanted: bool, at: i64) -> Result<()> {
        let mut work = self.begin().await?;
        let changed = work
            .execute(
                "UPDATE tables SET auto_start = $2, changed = $3 WHERE id = $1 AND state = 'waiting'",
                &[table.into(), wanted.into(), at.into()],
            )
            .await?;
        if changed == 0 {
            return Err(Error::Conflict);
        }
        work.commit().await
    }

    /// Gives up every seat of a person at a waiting table. If the person was the host, the next
    /// person becomes it; if there is none, the table is removed. Answers whether it still exists.
    pub async fn leave(&self, table: &str, person: &str, at: i64) -> Result<bool> {
        let mut work = self.begin().await?;
        let left = work
            .execute(
                "UPDATE seats SET kind = 'open', person = NULL, name = ''
                 WHERE table_id = $1 AND person = $2
                   AND (SELECT state FROM tables WHERE id = $1) = 'waiting'",
                &[table.into(), person.into()],
            )
            .await?;
        if left == 0 {
            return Err(Error::Conflict);
        }
        work.execute(
            "UPDATE tables SET changed = $3, host = COALESCE(
                 (SELECT person FROM seats WHERE table_id = $1 AND kind = 'person' ORDER BY seat LIMIT 1), host)
             WHERE id = $1 AND host = $2",
            &[table.into(), person.into(), at.into()],
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
        work.commit().await?;
        Ok(removed == 0)
    }
}

impl Work {
    /// Ends the taking of so many seats.
    async fn seats_taken(mut self, table: &str, taken: u64, at: i64) -> Result<()> {
        if taken == 0 {
            return Err(Error::Conflict);
        }
        self.execute("UPDATE tables SET changed = $2 WHERE id = $1", &[table.into(), at.into()]).await?;
        self.commit().await
    }
}
