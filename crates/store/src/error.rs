//! Why the store could not do what it was asked.

#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else was faster: read again before deciding again.
    #[error("somebody else changed this in the meantime")]
    Conflict,
    /// The database cannot be brought to the shape this program needs.
    #[error("the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("the folder {path} cannot be used: {why}")]
    Folder { path: String, why: std::io::Error },
    #[error("another program is using {0}: stop it first, or give this one a folder of its own")]
    InUse(String),
    #[error("there is no site in {0}")]
    NoSite(String),
    #[error("{0} belongs to an earlier version of this program: start the site once with this version, then try again")]
    Older(String),
    /// A site cannot be copied to where it was to go; nothing was written there.
    #[error("the site was not copied: {0}")]
    Copy(String),
    /// A file of SQLite is not what it should be. Nothing was taken from it.
    #[error("the file {file} is damaged: {why}")]
    Damaged { file: String, why: String },
    /// What was to be written may have been written or not.
    #[error("the database does not answer")]
    Silent,
    /// The database refused or failed. If the connection broke, what was to be written may have been written or not.
    #[error("the database: {0}")]
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => Self::Conflict,
            // `query_canceled`: the server itself counted the time.
            sqlx::Error::Database(database) if database.code().is_some_and(|code| code == "57014") => Self::Silent,
            sqlx::Error::PoolTimedOut => Self::Silent,
            _ => Self::Database(error),
        }
    }
}
