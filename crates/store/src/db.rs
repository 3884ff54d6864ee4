//! Which database is behind the store.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, SqlitePool, Transaction};

use crate::{Error, Result, migrate};

/// The databases we know. All of them run the same SQL text.
#[derive(Clone, Debug)]
pub(crate) enum Db {
    Lite(SqlitePool),
}

/// Runs the same code against whichever database there is.
macro_rules! on {
    ($store:expr, $pool:ident => $body:expr) => {
        match &$store.db {
            crate::db::Db::Lite($pool) => $body,
        }
    };
}
pub(crate) use on;

/// The storage of the house. Cheap to clone; clones share their connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) db: Db,
}

impl Store {
    /// Opens the SQLite database in this file and creates it, with its folder, if it is not there.
    pub async fn sqlite(file: &Path) -> Result<Self> {
        if let Some(folder) = file.parent() {
            make_private_folder(folder).map_err(|why| Error::Folder { path: folder.display().to_string(), why })?;
        }
        make_private_file(file).map_err(|why| Error::Folder { path: file.display().to_string(), why })?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit that has returned survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let store = Self { db: Db::Lite(pool) };
        migrate::migrate(&store).await?;
        Ok(store)
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        on!(self, pool => sqlx::query("SELECT 1").execute(pool).await?);
        Ok(())
    }

    /// Closes every connection; clones are closed with it.
    pub async fn close(&self) {
        on!(self, pool => pool.close().await);
    }
}

/// The database holds the seeds of running tables: nobody else on the machine needs to read it.
fn make_private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The folder may have been there before, open to everyone: the file is closed by itself. SQLite gives the files beside
/// it the same rights.
fn make_private_file(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let opened = std::fs::OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(file)?;
        if opened.metadata()?.permissions().mode() & 0o077 != 0 {
            opened.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        }
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// A transaction that will write.
pub(crate) trait BeginWrite {
    type Database: sqlx::Database;
    async fn begin_write(&self) -> sqlx::Result<Transaction<'static, Self::Database>>;
}

impl BeginWrite for SqlitePool {
    type Database = Sqlite;

    /// Takes the one write lock at once: a transaction that first reads and then wants to write
    /// would fail if another wrote in between.
    async fn begin_write(&self) -> sqlx::Result<Transaction<'static, Sqlite>> {
        self.begin_with("BEGIN IMMEDIATE").await
    }
}
