//! `critias copy-database`: a whole site moves.

use crate::failure::Done;
use crate::hosting::{CopyDatabaseFlags, not_empty, print_copied, run as wait};

pub(crate) fn run(flags: &CopyDatabaseFlags) -> Done {
    let copied = wait(async { server::copy_database(&flags.from, &flags.to).await.map_err(not_empty) })?;
    print_copied(&copied, &flags.to)
}
