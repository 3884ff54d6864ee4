//! What the commands for whoever hosts a site share: their flags, where a site is, and their words.

use std::fmt;
use std::future::Future;
use std::path::PathBuf;

use clap::Args;
use server::hosting::{Place, Trouble};
use server::{Copied, Database, StoreError};

use crate::commands::serve::data_folder;
use crate::failure::{Done, Failure};
use crate::output::print_line;

/// Which site: as in `critias serve`.
#[derive(Debug, Args)]
pub(crate) struct SiteFlags {
    /// The folder of the site, as in `critias serve`
    #[arg(long, value_name = "DIR", env = "CRITIAS_DATA")]
    data: Option<PathBuf>,
    /// The database of the site, if it is no file in that folder: `postgres://USER:PASSWORD@HOST/NAME`, or the path of a
    /// file of SQLite
    #[arg(long, value_name = "URL", env = "CRITIAS_DATABASE", hide_env_values = true)]
    database: Option<Database>,
}

impl SiteFlags {
    fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(data_folder)
    }

    pub(crate) fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::Sqlite(self.folder().join("critias.sqlite")))
    }
}

/// The same for commands that read seeds.
#[derive(Debug, Args)]
pub(crate) struct SecretSiteFlags {
    #[command(flatten)]
    site: SiteFlags,
    /// The file with the keys of the site; by default `seed.key` in its folder
    #[arg(long, value_name = "FILE", env = "CRITIAS_SEED_KEY")]
    seed_key: Option<PathBuf>,
}

impl SecretSiteFlags {
    pub(crate) fn place(&self) -> Place {
        let seed_key = self.seed_key.clone().unwrap_or_else(|| self.site.folder().join("seed.key"));
        Place { database: self.site.database(), seed_key }
    }
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/backup.txt"))]
pub(crate) struct BackupFlags {
    /// The file to write; it must not be there yet
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) site: SiteFlags,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/restore.txt"))]
pub(crate) struct RestoreFlags {
    /// A file that `critias backup` wrote
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) site: SiteFlags,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/check.txt"))]
pub(crate) struct CheckFlags {
    #[command(flatten)]
    pub(crate) site: SecretSiteFlags,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/export.txt"))]
pub(crate) struct ExportFlags {
    #[command(flatten)]
    pub(crate) site: SecretSiteFlags,
    /// Where to write the records; without it, to the standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/import.txt"))]
pub(crate) struct ImportFlags {
    /// Records, one to a line; `-` is the standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) site: SecretSiteFlags,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/copy-database.txt"))]
pub(crate) struct CopyDatabaseFlags {
    /// Where the site is: `postgres://USER:PASSWORD@HOST/NAME`, or the path of a file of SQLite
    pub(crate) from: Database,
    /// Where it is to go: the same, with nothing in it yet
    pub(crate) to: Database,
}

#[derive(Debug, Args)]
#[command(after_help = include_str!("help/rotate-seed-key.txt"))]
pub(crate) struct RotateSeedKeyFlags {
    #[command(flatten)]
    pub(crate) site: SecretSiteFlags,
    /// Make no new key: seal with the one that is first in the file
    #[arg(long)]
    pub(crate) keep_key: bool,
}

/// Runs what waits for a database.
pub(crate) fn run<T>(work: impl Future<Output = Done<T>>) -> Done<T> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}

/// A site that is not there, or that somebody else uses, is a question that cannot be asked.
pub(crate) fn failed(trouble: impl Into<Trouble>) -> Failure {
    match trouble.into() {
        Trouble::Write(error) => error.into(),
        trouble => Failure::Usage(trouble.into()),
    }
}

/// The same for commands that keep away from what is there.
pub(crate) fn not_empty(error: StoreError) -> Failure {
    match error {
        StoreError::Copy(why) => Failure::refused(format_args!(
            "the site was not copied: {why}. Choose a folder or a database that is empty; nothing was changed"
        )),
        other => failed(other),
    }
}

/// Says of every table how many rows have arrived, and their digest.
pub(crate) fn print_copied(copied: &Copied, place: &impl fmt::Display) -> Done {
    let width = copied.keys().map(|name| name.len()).max().unwrap_or_default();
    for (name, sum) in copied {
        print_line(&format!("{name:width$} {:>9} rows  {sum}", sum.rows))?;
    }
    print_line(&format!("All of it is in {place}, and was read back."))
}
