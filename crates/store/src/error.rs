//! Why the store could not do what it was asked.

/// One variant per reason.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else was faster: read again before deciding again.
    #[error("somebody else changed this in the meantime")]
    Conflict,
    /// The database was written by a newer program.
    #[error("the database has version {found}, but this program knows versions up to {known}: use a newer program")]
    Newer {
        /// In the database.
        found: i64,
        /// Of this program.
        known: i64,
    },
    /// The database holds something that no version of this program wrote.
    #[error("the database holds an unknown {what}: \"{value}\"")]
    Corrupt {
        /// Which kind of value.
        what: &'static str,
        /// What is there.
        value: String,
    },
    /// The folder for the database cannot be used.
    #[error("the folder {path} cannot be used: {why}")]
    Folder {
        /// Which.
        path: String,
        /// Why.
        why: std::io::Error,
    },
    /// The database refused or failed.
    #[error("the database: {0}")]
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Conflict,
            _ => Self::Database(error),
        }
    }
}
