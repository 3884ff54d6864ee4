//! `critias restore`: what a backup holds, in a folder or a database of its own.

use crate::failure::Done;
use crate::hosting::{RestoreFlags, not_empty, print_copied, run as wait};

pub(crate) fn run(flags: &RestoreFlags) -> Done {
    let database = flags.site.database();
    let restored = wait(async { server::restore(&flags.file, &database).await.map_err(not_empty) })?;
    print_copied(&restored, &database)
}
