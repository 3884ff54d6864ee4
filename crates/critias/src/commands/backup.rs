//! `critias backup`: a whole site in one file.

use crate::failure::{Done, Failure};
use crate::hosting::{BackupFlags, failed, run as wait};
use crate::output::print_line;

pub(crate) fn run(flags: &BackupFlags) -> Done {
    let (database, file) = (flags.site.database(), &flags.file);
    if file.exists() {
        return Err(Failure::usage(format!("{} is there already: no backup is overwritten", file.display())));
    }
    wait(async { server::backup(&database, file).await.map_err(failed) })?;
    let size = std::fs::metadata(file)?.len();
    print_line(&format!(
        "{} holds {database} as it was now, {size} bytes, and was read back. The seeds in it are sealed: \
         keep the key file of the site too, and elsewhere.",
        file.display()
    ))
}
