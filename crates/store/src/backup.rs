//! A copy of everything in one file, made while the site goes on, and the way back.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection, query_scalar};

use crate::copy::count;
use crate::db::{make_own_folder, make_private_file, make_private_folder, sqlite_options};
use crate::{Copied, Database, Error, Result, Store, copy_database};

/// Writes a site as it is at this moment into a new file of SQLite, while programs use it. A site in PostgreSQL comes as
/// the same kind of file: it can be copied back, or run as it is. The file is read through before it gets its name.
pub async fn backup(database: &Database, file: &Path) -> Result<()> {
    let refused = |why| Error::Folder { path: file.display().to_string(), why };
    if file.exists() {
        return Err(refused(io::ErrorKind::AlreadyExists.into()));
    }
    // Under its own name there is only a whole backup.
    let unfinished = beside(file, ".unfinished");
    remove(&unfinished).map_err(refused)?;
    let written = write(database, &unfinished).await;
    let kept = match &written {
        // SQLite does not wait for the disk when it makes a copy.
        Ok(()) => File::open(&unfinished).and_then(|file| file.sync_all()).and_then(|()| fs::rename(&unfinished, file)),
        Err(_) => Ok(()),
    };
    remove(&unfinished).map_err(refused)?;
    kept.and_then(|()| sync_folder(file)).map_err(refused)?;
    written
}

/// Brings back what a backup holds, to where nothing is yet. The backup itself stays as it is, also if it was made by an
/// earlier version of this program: a copy of it is brought to the shape of this one.
pub async fn restore(file: &Path, to: &Database) -> Result<Copied> {
    let from = Database::Sqlite(file.to_owned());
    if !file.exists() {
        return Err(Error::NoSite(file.display().to_string()));
    }
    match to {
        Database::Sqlite(target) => {
            if target.exists() {
                return Err(Error::Copy(format!("there is a site in {} already", target.display())));
            }
            if let Some(folder) = target.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                make_private_folder(folder).map_err(|why| Error::Folder { path: folder.display().to_string(), why })?;
            }
            backup(&from, target).await?;
            count(to).await
        }
        Database::Postgres(_) => {
            let folder = std::env::temp_dir().join(format!("critias-restore-{}", std::process::id()));
            let refused = |why| Error::Folder { path: folder.display().to_string(), why };
            make_own_folder(&folder).map_err(refused)?;
            let copy = folder.join("site.sqlite");
            let restored = async {
                backup(&from, &copy).await?;
                copy_database(&Database::Sqlite(copy), to).await
            }
            .await;
            fs::remove_dir_all(&folder).map_err(refused)?;
            restored
        }
    }
}

impl Store {
    /// Writes everything into a new file: see [`backup`].
    pub async fn backup(&self, file: &Path) -> Result<()> {
        backup(self.database(), file).await
    }
}

async fn write(database: &Database, file: &Path) -> Result<()> {
    match database {
        Database::Sqlite(from) => vacuum(from, file).await?,
        Database::Postgres(_) => drop(copy_database(database, &Database::Sqlite(file.to_owned())).await?),
    }
    let mut connection = SqliteConnection::connect_with(&sqlite_options(file)).await?;
    let found: String = query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    connection.close().await?;
    let damaged = |why| Error::Damaged { file: file.display().to_string(), why };
    if found == "ok" { Ok(()) } else { Err(damaged(found)) }
}

async fn vacuum(from: &Path, file: &Path) -> Result<()> {
    if !from.exists() {
        return Err(Error::NoSite(from.display().to_string()));
    }
    let name = file.to_str().ok_or_else(|| Error::Copy(format!("{} is no name for a file", file.display())))?;
    make_private_file(file).map_err(|why| Error::Folder { path: file.display().to_string(), why })?;
    let mut connection = SqliteConnection::connect_with(&sqlite_options(from)).await?;
    let written = async {
        let ours =
            "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name IN ('people', 'tables', 'entries')";
        match query_scalar::<_, i64>(ours).fetch_one(&mut connection).await {
            Ok(3) => {}
            // Another database, or no database at all.
            Ok(_) => return Err(Error::NoSite(from.display().to_string())),
            Err(sqlx::Error::Database(why)) if why.code().as_deref() == Some(NO_DATABASE) => {
                return Err(Error::NoSite(from.display().to_string()));
            }
            Err(why) => return Err(unreadable(why, from)),
        }
        let written = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
        written.map(drop).map_err(|why| unreadable(why, from))
    }
    .await;
    connection.close().await?;
    written
}

/// What SQLite calls `SQLITE_NOTADB` and `SQLITE_CORRUPT`.
const NO_DATABASE: &str = "26";
const DAMAGED: &str = "11";

fn unreadable(why: sqlx::Error, file: &Path) -> Error {
    match &why {
        sqlx::Error::Database(refusal) if refusal.code().as_deref() == Some(DAMAGED) => {
            Error::Damaged { file: file.display().to_string(), why: refusal.message().into() }
        }
        _ => why.into(),
    }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Removes a file and what SQLite and the store keep beside it.
fn remove(file: &Path) -> io::Result<()> {
    for ending in ["", "-wal", "-shm", "-journal", ".lock"] {
        match fs::remove_file(beside(file, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// The new name is on the disk too.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
