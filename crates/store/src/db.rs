//! Which database is behind the store: the one place that knows. All of them run the same SQL text; what one has and
//! another has not is a function here.

mod loan;
mod postgres;
mod sqlite;
mod values;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Postgres, SqlSafeStr, Sqlite};

use self::loan::Loan;
use self::postgres::Pg;
use self::sqlite::Lite;
pub(crate) use self::sqlite::{make_own_folder, make_private_file, make_private_folder, options as sqlite_options};
pub(crate) use self::values::Value;
use crate::notices::CHANNEL;
use crate::{Database, Error, Notice, Notices, Result, Stats, migrate};

/// The storage of the site. Cheap to clone; clones share their connections.
#[derive(Clone)]
pub struct Store {
    db: Db,
    database: Arc<Database>,
    stats: Arc<Stats>,
}

#[derive(Clone)]
enum Db {
    Lite(Lite),
    Pg(Box<Pg>),
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Store({})", self.database)
    }
}

/// What a site may need otherwise than most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How long to wait for the database: for a connection, for a lock, and for one statement of PostgreSQL.
    pub statement_limit: Duration,
    /// How many connections to PostgreSQL at most.
    pub connections: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { statement_limit: Duration::from_secs(10), connections: 16 }
    }
}

/// A transaction that will write. Dropped before it is committed, it has done nothing.
pub(crate) enum Work {
    Lite(Loan<Sqlite>),
    Pg(Loan<Postgres>),
}

/// What can be read from the rows of every database.
pub(crate) trait AnyRow: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}
impl<T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin> AnyRow for T {}

macro_rules! on {
    ($work:expr, $loan:ident => $do:expr) => {
        match $work {
            Work::Lite($loan) => $do,
            Work::Pg($loan) => $do,
        }
    };
}

impl Store {
    pub async fn open(database: &Database) -> Result<Self> {
        Self::open_with(database, &Settings::default()).await
    }

    /// Opens a database and brings it to the shape this program needs. A file of SQLite is created, with its folder, if it
    /// is not there.
    pub async fn open_with(database: &Database, settings: &Settings) -> Result<Self> {
        let db = match database {
            Database::Sqlite(file) => Db::Lite(Lite::open(file, settings).await?),
            Database::Postgres(address) => Db::Pg(Box::new(Pg::open(address, settings).await?)),
        };
        Ok(Self { db, database: Arc::new(database.clone()), stats: Arc::default() })
    }

    /// Opens the SQLite database in this file and creates it, with its folder, if it is not there.
    pub async fn sqlite(file: &Path) -> Result<Self> {
        Self::open(&Database::Sqlite(file.to_owned())).await
    }

    pub async fn open_to_read(database: &Database) -> Result<Self> {
        Self::open_to_read_with(database, &Settings::default()).await
    }

    /// Opens a site that is there, beside whatever else uses it, and changes nothing of it.
    pub async fn open_to_read_with(database: &Database, settings: &Settings) -> Result<Self> {
        let db = match database {
            Database::Sqlite(file) => Db::Lite(Lite::open_to_read(file, settings).await?),
            Database::Postgres(address) => Db::Pg(Box::new(Pg::open_to_read(address, settings).await?)),
        };
        let store = Self { db, database: Arc::new(database.clone()), stats: Arc::default() };
        let newest = store.row::<(i64,)>("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations", &[]).await;
        let refused = match newest {
            Ok(Some((newest,))) if newest >= migrate::NEWEST => return Ok(store),
            Ok(_) => Error::Older(database.to_string()),
            // Nothing of ours is there, or it is no database.
            Err(Error::Database(sqlx::Error::Database(_))) => Error::NoSite(database.to_string()),
            Err(why) => why,
        };
        store.close().await;
        Err(refused)
    }

    pub(crate) fn database(&self) -> &Database {
        &self.database
    }

    /// Whether other nodes may write to the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.db, Db::Pg(_))
    }

    /// What this store and its clones have done.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        self.rows::<(i64,)>("SELECT CAST(1 AS BIGINT)", &[]).await?;
        Ok(())
    }

    /// Closes every connection; clones are closed with it.
    pub async fn close(&self) {
        match &self.db {
            Db::Lite(lite) => lite.close().await,
            Db::Pg(pg) => pg.pool.close().await,
        }
    }

    /// Whether the site can do its work: it really writes. Else it says why not.
    pub async fn ready(&self) -> Result<()> {
        self.execute(
            "INSERT INTO readiness (id, written) VALUES (1, 1)
             ON CONFLICT (id) DO UPDATE SET written = readiness.written + 1",
            &[],
        )
        .await?;
        Ok(())
    }

    /// Begins to listen to what nodes write.
    pub async fn notices(&self) -> Result<Notices> {
        match &self.db {
            Db::Lite(_) => Ok(Notices::none()),
            Db::Pg(pg) => Notices::listen(pg.options.clone(), pg.limit).await,
        }
    }

    /// A connection for one statement that reads.
    async fn reading(&self) -> Result<Work> {
        Ok(match &self.db {
            Db::Lite(lite) => Work::Lite(Loan::from(&lite.readers, None, &self.stats).await?),
            Db::Pg(pg) => Work::Pg(Loan::from(&pg.pool, Some(pg.limit), &self.stats).await?),
        })
    }

    async fn writing(&self) -> Result<Work> {
        match &self.db {
            Db::Lite(lite) => Ok(Work::Lite(Loan::from(&lite.writer, None, &self.stats).await?)),
            Db::Pg(_) => self.reading().await,
        }
    }

    /// Begins to write, for [`transaction!`].
    pub(crate) async fn begin(&self) -> Result<Work> {
        let mut work = self.writing().await?;
        on!(&mut work, loan => loan.begin().await?);
        Ok(work)
    }

    /// Begins to read: all of it as it is at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Work> {
        let mut work = self.reading().await?;
        on!(&mut work, loan => loan.begin_reading().await?);
        Ok(work)
    }

    /// Runs a statement; how many rows it changed.
    pub(crate) async fn execute(&self, sql: &'static str, values: &[Value<'_>]) -> Result<u64> {
        self.writing().await?.execute(sql, values).await
    }

    pub(crate) async fn rows<T: AnyRow>(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<T>> {
        self.reading().await?.rows(sql, values).await
    }

    pub(crate) async fn row<T: AnyRow>(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Option<T>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }
}

impl Work {
    pub(crate) async fn execute(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<u64> {
        on!(self, loan => loan.execute(sql, values).await)
    }

    pub(crate) async fn rows<T: AnyRow>(&mut self, sql: impl SqlSafeStr, values: &[Value<'_>]) -> Result<Vec<T>> {
        on!(self, loan => loan.rows(sql, values).await)
    }

    /// The time of the database, in milliseconds since 1970.
    pub(crate) async fn clock(&mut self) -> Result<i64> {
        let now = match self {
            Self::Lite(_) => "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS BIGINT)",
            Self::Pg(_) => "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        };
        let row: Option<(i64,)> = self.rows(now, &[]).await?.pop();
        Ok(row.ok_or(sqlx::Error::RowNotFound)?.0)
    }

    /// Says something to all nodes as soon as this transaction is committed, and not before.
    pub(crate) async fn announce(&mut self, notice: &Notice) -> Result<()> {
        if let Self::Pg(loan) = self {
            let said = notice.to_string();
            loan.execute("SELECT pg_notify($1, $2)", &[CHANNEL.into(), (&said).into()]).await?;
        }
        Ok(())
    }

    /// Ends a transaction: if all went well it is committed, and everything is on the disk when this returns.
    pub(crate) async fn end<T>(mut self, done: Result<T>) -> Result<T> {
        match done {
            Ok(done) => on!(&mut self, loan => loan.commit().await).map(|()| done),
            Err(why) => {
                on!(&mut self, loan => loan.rollback().await);
                Err(why)
            }
        }
    }
}

/// How often a transaction is tried: more than there are nodes that could be in its way at once.
pub(crate) const TRIES: u32 = 8;

/// Runs a block that writes as one transaction: all of it is on the disk, or nothing. If the database could not fit it
/// between others it is run again from its beginning. The block ends with the first statement that fails. A macro,
/// because futures of async closures are not known to be `Send`.
macro_rules! transaction {
    ($store:expr, $work:ident => $block:block) => {{
        let mut tries = 0;
        loop {
            tries += 1;
            let mut $work = $store.begin().await?;
            let done: $crate::Result<_> = async { $block }.await;
            match $work.end(done).await {
                Err(why) if why.asks_for_another_try() && tries < $crate::db::TRIES => {}
                ended => break ended,
            }
        }
    }};
}
pub(crate) use transaction;

impl Error {
    /// Whether PostgreSQL could not fit a transaction between others, so that it has done nothing and may be run again.
    pub(crate) fn asks_for_another_try(&self) -> bool {
        /// `serialization_failure` and `deadlock_detected`.
        const CODES: [&str; 2] = ["40001", "40P01"];
        match self {
            Self::Database(sqlx::Error::Database(refusal)) => {
                refusal.code().is_some_and(|code| CODES.contains(&&*code))
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SQLite leaves a transaction open when its commit fails. Whoever writes next must not find themselves inside it.
    #[tokio::test]
    async fn a_connection_whose_commit_failed_is_thrown_away() {
        let folder = std::env::temp_dir().join(format!("critias-commit-{}", std::process::id()));
        let store = Store::sqlite(&folder.join("critias.sqlite")).await.unwrap();
        for _ in 0..3 {
            let mut work = store.begin().await.unwrap();
            work.execute("PRAGMA defer_foreign_keys = on", &[]).await.unwrap();
            let orphan = "INSERT INTO seats (table_id, seat, kind, name) VALUES ('none', 0, 'open', '')";
            work.execute(orphan, &[]).await.unwrap();
            let refused = work.end(Ok(())).await.unwrap_err();
            assert!(refused.to_string().contains("FOREIGN KEY"), "{refused}");
            store.ready().await.unwrap();
            assert_eq!(store.seats("none").await.unwrap(), []);
        }
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
