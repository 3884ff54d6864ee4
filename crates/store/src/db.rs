//! Which database is behind the store: the one place that knows. A second one needs a second arm in the functions of
//! this file and nothing elsewhere, since all databases run the same SQL text.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{
    Connection, Executor, FromRow, Sqlite, SqliteConnection, SqlitePool, Transaction, query_as_with, query_with,
};

use crate::{Error, Result, migrate};

/// The storage of the site. Cheap to clone; clones share their connections.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: SqlitePool,
}

/// A transaction that will write. Dropped before it is committed, it has done nothing.
pub(crate) struct Work(Transaction<'static, Sqlite>);

/// What a statement is given: a text or a number, or none.
pub(crate) enum Value<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
}

impl<N: Into<i64>> From<Option<N>> for Value<'_> {
    fn from(number: Option<N>) -> Self {
        Self::Number(number.map(Into::into))
    }
}

macro_rules! value {
    ($($type:ty, $value:ident => $form:expr;)*) => {$(
        impl<'a> From<$type> for Value<'a> {
            fn from($value: $type) -> Self {
                $form
            }
        }
    )*};
}
value! {
    &'a str, text => Self::Text(Some(text));
    &'a String, text => Self::Text(Some(text));
    &'a Option<String>, text => Self::Text(text.as_deref());
    i64, number => Self::Number(Some(number));
    i32, number => Self::Number(Some(number.into()));
    u32, number => Self::Number(Some(number.into()));
    u8, number => Self::Number(Some(number.into()));
    bool, number => Self::Number(Some(number.into()));
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
        // On a connection of its own: one that failed to migrate may keep a lock and must not go back to the pool.
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let migrated = migrate::migrate(&mut connection).await;
        connection.close().await?;
        migrated?;
        Ok(Self { pool: SqlitePoolOptions::new().max_connections(4).connect_with(options).await? })
    }

    pub async fn ping(&self) -> Result<()> {
        self.execute("SELECT 1", &[]).await?;
        Ok(())
    }

    /// Closes every connection; clones are closed with it.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Begins to write. It takes the one write lock at once: a transaction that first reads and then wants to write would
    /// fail if another wrote in between.
    pub(crate) async fn begin(&self) -> Result<Work> {
        Ok(Work(self.pool.begin_with("BEGIN IMMEDIATE").await?))
    }

    /// Runs a statement; how many rows it changed.
    pub(crate) async fn execute(&self, sql: &'static str, values: &[Value<'_>]) -> Result<u64> {
        execute(&self.pool, sql, values).await
    }

    pub(crate) async fn rows<T: AnyRow>(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<T>> {
        rows(&self.pool, sql, values).await
    }

    pub(crate) async fn row<T: AnyRow>(&self, sql: &'static str, values: &[Value<'_>]) -> Result<Option<T>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }
}

impl Work {
    pub(crate) async fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64> {
        execute(&mut *self.0, sql, values).await
    }

    pub(crate) async fn rows<T: AnyRow>(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<T>> {
        rows(&mut *self.0, sql, values).await
    }

    /// When it has returned, everything is on the disk.
    pub(crate) async fn commit(self) -> Result<()> {
        Ok(self.0.commit().await?)
    }
}

/// What can be read from the rows of every database.
pub(crate) trait AnyRow: for<'r> FromRow<'r, SqliteRow> + Send + Unpin {}
impl<T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin> AnyRow for T {}

async fn execute<'c>(on: impl Executor<'c, Database = Sqlite>, sql: &'static str, values: &[Value<'_>]) -> Result<u64> {
    Ok(query_with(sql, arguments(values)?).execute(on).await?.rows_affected())
}

async fn rows<'c, T: AnyRow>(
    on: impl Executor<'c, Database = Sqlite>,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<Vec<T>> {
    Ok(query_as_with(sql, arguments(values)?).fetch_all(on).await?)
}

fn arguments(values: &[Value<'_>]) -> Result<SqliteArguments> {
    use sqlx::Arguments;
    let mut arguments = SqliteArguments::default();
    for value in values {
        let added = match value {
            Value::Text(text) => arguments.add(*text),
            Value::Number(number) => arguments.add(*number),
        };
        added.map_err(sqlx::Error::Encode)?;
    }
    Ok(arguments)
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
