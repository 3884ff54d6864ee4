//! SQLite: one connection that writes, several that read, and one program at a time.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection, SqliteConnection, SqlitePool};

use super::Settings;
use crate::{Error, Result, migrate};

#[derive(Clone)]
pub(crate) struct Lite {
    /// They see what was committed, and wait for nobody: no lock of a writer keeps them.
    pub(super) readers: SqlitePool,
    pub(super) writer: SqlitePool,
    /// None if this program only reads.
    _only_program: Option<Arc<OnlyProgram>>,
}

/// More than there are cores on the machines that run without PostgreSQL.
const READERS: u32 = 4;

impl Lite {
    pub(super) async fn open(file: &Path, settings: &Settings) -> Result<Self> {
        let refused = |path: &Path, why| Error::Folder { path: path.display().to_string(), why };
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_private_folder(folder).map_err(|why| refused(folder, why))?;
        }
        make_private_file(file).map_err(|why| refused(file, why))?;
        let only_program = lock(file)?;
        let limit = settings.statement_limit;
        let writing = options(file)
            .busy_timeout(limit)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit that has returned survives a power cut.
            .synchronous(SqliteSynchronous::Full);
        // On a connection of its own: one that failed to migrate may keep a lock and must not go back to the pool.
        let mut connection = SqliteConnection::connect_with(&writing).await?;
        let migrated = migrate::sqlite(&mut connection).await;
        connection.close().await?;
        migrated?;
        Ok(Self {
            readers: readers(file, settings).await?,
            writer: pool(settings).max_connections(1).connect_with(writing).await?,
            _only_program: Some(only_program),
        })
    }

    /// Opens what is there, beside a program that may be using it.
    pub(super) async fn open_to_read(file: &Path, settings: &Settings) -> Result<Self> {
        if !file.exists() {
            return Err(Error::NoSite(file.display().to_string()));
        }
        let readers = readers(file, settings).await?;
        Ok(Self { writer: readers.clone(), readers, _only_program: None })
    }

    pub(super) async fn close(&self) {
        self.readers.close().await;
        // The last connection tidies up, so it is the one that may write.
        self.writer.close().await;
    }
}

fn pool(settings: &Settings) -> SqlitePoolOptions {
    SqlitePoolOptions::new().acquire_timeout(settings.statement_limit).test_before_acquire(false)
}

async fn readers(file: &Path, settings: &Settings) -> Result<SqlitePool> {
    let reading = options(file).busy_timeout(settings.statement_limit).pragma("query_only", "on");
    Ok(pool(settings).max_connections(READERS).connect_with(reading).await?)
}

pub(crate) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).foreign_keys(true)
}

/// The locks this program holds: it may open a database several times.
static LOCKS: Mutex<BTreeMap<PathBuf, Weak<OnlyProgram>>> = Mutex::new(BTreeMap::new());

/// A lock, until the last handle on it is dropped.
struct OnlyProgram {
    name: PathBuf,
    file: File,
}

impl Drop for OnlyProgram {
    fn drop(&mut self) {
        let mut locks = LOCKS.lock().unwrap_or_else(PoisonError::into_inner);
        // If it does not work here, it does when the file is closed.
        let _ = self.file.unlock();
        locks.remove(&self.name);
    }
}

/// Says to other programs that this one has the database. What they write would be safe, but each would show its own
/// people old pages. The lock is on a file beside the database, so SQLite and its tools do not meet it; it ends with
/// this program, however that ends.
fn lock(file: &Path) -> Result<Arc<OnlyProgram>> {
    let failed = |why| Error::Folder { path: file.display().to_string(), why };
    let mut name = file.canonicalize().map_err(failed)?.into_os_string();
    name.push(".lock");
    let name = PathBuf::from(name);
    let mut locks = loop {
        let locks = LOCKS.lock().unwrap_or_else(PoisonError::into_inner);
        match locks.get(&name).map(Weak::upgrade) {
            Some(Some(held)) => return Ok(held),
            // Whoever had it last is about to give it back.
            Some(None) => drop(locks),
            None => break locks,
        }
        std::thread::yield_now();
    };
    make_private_file(&name).map_err(failed)?;
    let lock = OpenOptions::new().write(true).open(&name).map_err(failed)?;
    lock.try_lock().map_err(|refused| match refused {
        TryLockError::WouldBlock => Error::InUse(file.display().to_string()),
        TryLockError::Error(why) => failed(why),
    })?;
    let held = Arc::new(OnlyProgram { name: name.clone(), file: lock });
    locks.insert(name, Arc::downgrade(&held));
    Ok(held)
}

/// The database holds the seeds of running tables: nobody else on the machine needs to read it.
pub(crate) fn make_private_folder(folder: &Path) -> io::Result<()> {
    private_folders().recursive(true).create(folder)
}

/// The same where anybody may make folders: one that is there already is somebody else's, and refused.
pub(crate) fn make_own_folder(folder: &Path) -> io::Result<()> {
    private_folders().create(folder)
}

fn private_folders() -> fs::DirBuilder {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

/// The folder may have been there before, open to everyone: the file is closed by itself. SQLite gives the files beside
/// it the same rights. A database that is there is not opened here: to close it would end the locks that SQLite holds on
/// it in this program.
pub(crate) fn make_private_file(file: &Path) -> io::Result<()> {
    let mut create = OpenOptions::new();
    create.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut create, 0o600);
    match create.open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        created => return created.map(drop),
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        if fs::metadata(file)?.permissions().mode() & 0o077 != 0 {
            fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::query_scalar;

    use super::*;

    #[tokio::test]
    async fn every_commit_is_written_through_and_links_are_checked() {
        let folder = std::env::temp_dir().join(format!("critias-pragma-{}", std::process::id()));
        let lite = Lite::open(&folder.join("critias.sqlite"), &Settings::default()).await.unwrap();
        let journal: String = query_scalar("PRAGMA journal_mode").fetch_one(&lite.writer).await.unwrap();
        let synchronous: i64 = query_scalar("PRAGMA synchronous").fetch_one(&lite.writer).await.unwrap();
        let foreign_keys: i64 = query_scalar("PRAGMA foreign_keys").fetch_one(&lite.writer).await.unwrap();
        assert_eq!((journal.as_str(), synchronous, foreign_keys), ("wal", 2, 1));
        let refused = sqlx::query("DELETE FROM people").execute(&lite.readers).await;
        assert!(refused.is_err(), "what reads cannot write by mistake");
        lite.close().await;
        fs::remove_dir_all(folder).unwrap();
    }
}
