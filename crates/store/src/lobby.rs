//! Seats of a waiting table: taken, given up.

use sqlx::query;

use crate::db::{BeginWrite, Store, on};
use crate::{Error, Result};

impl Store {
    /// Sits a person down at a waiting table, in an open seat. Of two people who try, one gets [`Error::Conflict`];
    /// so does a person who already sits there.
    pub async fn take_seat(&self, table: &str, seat: u8, person: &str, name: &str, at: i64) -> Result<()> {
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            let taken = query(
                "UPDATE seats SET kind = 'person', person = $3, name = $4
                 WHERE table_id = $1 AND seat = $2 AND kind = 'open'
                   AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person = $3 AND kind = 'person')
                   AND (SELECT state FROM tables WHERE id = $1) = 'waiting'",
            )
            .bind(table)
            .bind(i64::from(seat))
            .bind(person)
            .bind(name)
            .execute(&mut *work)
            .await?;
            if taken.rows_affected() != 1 {
                return Err(Error::Conflict);
            }
            query("UPDATE tables SET changed = $2 WHERE id = $1").bind(table).bind(at).execute(&mut *work).await?;
            work.commit().await?;
        });
        Ok(())
    }

    /// Sits a person down in every seat kept for them at a waiting table, under the names that are kept there too.
    /// Without such seats it is an [`Error::Conflict`].
    pub async fn take_kept_seats(&self, table: &str, person: &str, at: i64) -> Result<()> {
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            let taken = query(
                "UPDATE seats SET kind = 'person' WHERE table_id = $1 AND kind = 'invited' AND person = $2
                   AND (SELECT state FROM tables WHERE id = $1) = 'waiting'",
            )
            .bind(table)
            .bind(person)
            .execute(&mut *work)
            .await?;
            if taken.rows_affected() == 0 {
                return Err(Error::Conflict);
            }
            query("UPDATE tables SET changed = $2 WHERE id = $1").bind(table).bind(at).execute(&mut *work).await?;
            work.commit().await?;
        });
        Ok(())
    }

    /// Gives up every seat of a person at a waiting table. If the person was the host, the next
    /// person becomes it; if there is none, the table is removed. Answers whether it still exists.
    pub async fn leave(&self, table: &str, person: &str, at: i64) -> Result<bool> {
        on!(self, pool => {
            let mut work = pool.begin_write().await?;
            let left = query(
                "UPDATE seats SET kind = 'open', person = NULL, name = ''
                 WHERE table_id = $1 AND person = $2
                   AND (SELECT state FROM tables WHERE id = $1) = 'waiting'",
            )
            .bind(table)
            .bind(person)
            .execute(&mut *work)
            .await?;
            if left.rows_affected() == 0 {
                return Err(Error::Conflict);
            }
            query(
                "UPDATE tables SET changed = $3, host = COALESCE(
                     (SELECT person FROM seats WHERE table_id = $1 AND kind = 'person' ORDER BY seat LIMIT 1), host)
                 WHERE id = $1 AND host = $2",
            )
            .bind(table)
            .bind(person)
            .bind(at)
            .execute(&mut *work)
            .await?;
            // A host who does not sit at the table keeps it.
            let removed = query(
                "DELETE FROM tables WHERE id = $1 AND host = $2
                   AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'person')",
            )
            .bind(table)
            .bind(person)
            .execute(&mut *work)
            .await?;
            work.commit().await?;
            Ok(removed.rows_affected() == 0)
        })
    }
}
