//! A connection on loan from its pool.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{Database, FromRow, Pool, Postgres, SqlSafeStr, Sqlite, query_as_with, query_with};
use tokio::runtime::Handle;
use tokio::time::timeout;

use super::values::{FromValues, Value};
use crate::{Error, Result, Stats};

/// It goes back to its pool only if everything that was done on it came to an end and left no transaction open. Else it
/// is thrown away, and what it had begun goes with it: a connection that nobody answers on, or that is still inside a
/// failed transaction, would harm whoever gets it next.
pub(crate) struct Loan<DB: Database> {
    connection: Option<PoolConnection<DB>>,
    /// How long one statement may take. None for SQLite, which is always there and has a limit of its own for locks.
    limit: Option<Duration>,
    /// The last statement has ended, well or with the database's own refusal.
    whole: bool,
    in_transaction: bool,
    stats: Arc<Stats>,
}

/// The time to come home. The connection is idle then, so this is long even for a slow network.
const HOME: Duration = Duration::from_secs(10);

impl<DB: Database> Loan<DB> {
    pub(super) async fn from(pool: &Pool<DB>, limit: Option<Duration>, stats: &Arc<Stats>) -> Result<Self> {
        let start = Instant::now();
        let connection = pool.acquire().await;
        stats.waits.add(start.elapsed());
        let connection = Some(counted(stats, connection.map_err(Error::from))?);
        Ok(Self { connection, limit, whole: true, in_transaction: false, stats: Arc::clone(stats) })
    }

    fn ended<T>(&mut self, start: Instant, done: Result<sqlx::Result<T>>) -> Result<T> {
        self.stats.statements.add(start.elapsed());
        self.whole = matches!(done, Ok(Ok(_) | Err(sqlx::Error::Database(_))));
        counted(&self.stats, done.and_then(|done| Ok(done?)))
    }
}

/// Counts what failed. That somebody else was faster is no failure.
fn counted<T>(stats: &Stats, done: Result<T>) -> Result<T> {
    if matches!(&done, Err(why) if !matches!(why, Error::Conflict)) {
        stats.failures.fetch_add(1, Ordering::Relaxed);
    }
    done
}

impl<DB: Database> Drop for Loan<DB> {
    fn drop(&mut self) {
        let Some(mut connection) = self.connection.take() else { return };
        match Handle::try_current() {
            // Going back it is asked whether it still answers, and sqlx would wait for that without end.
            Ok(runtime) if self.whole && !self.in_transaction => {
                runtime.spawn(timeout(HOME, connection.return_to_pool()));
            }
            _ => drop(connection.detach()),
        }
    }
}

async fn within<T>(limit: Option<Duration>, work: impl Future<Output = T>) -> Result<T> {
    match limit {
        Some(limit) => timeout(limit, work).await.map_err(|_| Error::Silent),
        None => Ok(work.await),
    }
}

macro_rules! loan {
    ($db:ident, begin $begin:literal, begin reading $begin_reading:literal) => {
        impl Loan<$db> {
            pub(super) async fn execute(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<u64> {
                let statement = query_with::<$db, _>(sql, <$db as Database>::Arguments::from_values(values)?);
                let connection = self.connection.as_deref_mut().expect("a loan has its connection until it is dropped");
                self.whole = false;
                let start = Instant::now();
                let done = within(self.limit, statement.execute(connection)).await;
                self.ended(start, done).map(|done| done.rows_affected())
            }

            pub(super) async fn rows<T>(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<Vec<T>>
            where
                T: for<'r> FromRow<'r, <$db as Database>::Row> + Send + Unpin,
            {
                let statement = query_as_with::<$db, T, _>(sql, <$db as Database>::Arguments::from_values(values)?);
                let connection = self.connection.as_deref_mut().expect("a loan has its connection until it is dropped");
                self.whole = false;
                let start = Instant::now();
                let done = within(self.limit, statement.fetch_all(connection)).await;
                self.ended(start, done)
            }

            pub(super) async fn begin(&mut self) -> Result<()> {
                self.in_transaction = true;
                self.execute($begin, &[]).await?;
                Ok(())
            }

            pub(super) async fn begin_reading(&mut self) -> Result<()> {
                self.in_transaction = true;
                self.execute($begin_reading, &[]).await?;
                Ok(())
            }

            pub(super) async fn commit(&mut self) -> Result<()> {
                self.execute("COMMIT", &[]).await?;
                self.in_transaction = false;
                Ok(())
            }

            /// Takes back what was done. What does not work needs no word: the connection is thrown away then.
            pub(super) async fn rollback(&mut self) {
                if self.whole && self.execute("ROLLBACK", &[]).await.is_ok() {
                    self.in_transaction = false;
                }
            }
        }
    };
}
// SQLite gives the one write lock at once: a transaction that first reads and then wants to write would fail if another
// wrote in between.
loan!(Sqlite, begin "BEGIN IMMEDIATE", begin reading "BEGIN");
// Whoever runs the server may have set another level.
loan!(
    Postgres,
    begin "BEGIN ISOLATION LEVEL READ COMMITTED",
    begin reading "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
);
