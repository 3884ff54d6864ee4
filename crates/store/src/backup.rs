//! A copy of everything in one file, made while the site goes on.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};

use crate::db::{make_private_file, sqlite_options};
use crate::{Database, Error, Result, Store, copy_database};

/// Writes a site as it is at this moment into a new file of SQLite, while programs use it. A site in PostgreSQL comes as
/// the same kind of file: it can be copied back, or run as it is.
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

impl Store {
    /// Writes everything into a new file: see [`backup`].
    pub async fn backup(&self, file: &Path) -> Result<()> {
        backup(self.database(), file).await
    }
}

async fn write(database: &Database, file: &Path) -> Result<()> {
    let Database::Sqlite(from) = database else {
        return copy_database(database, &Database::Sqlite(file.to_owned())).await.map(drop);
    };
    make_private_file(file).map_err(|why| Error::Folder { path: file.display().to_string(), why })?;
    let mut connection = SqliteConnection::connect_with(&sqlite_options(from)).await?;
    let name = file.to_str().ok_or_else(|| Error::Copy(format!("{} is no name for a file", file.display())))?;
    let written = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await;
    connection.close().await?;
    written?;
    Ok(())
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
