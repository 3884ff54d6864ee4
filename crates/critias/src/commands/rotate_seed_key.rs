//! `critias rotate-seed-key`: every seed is sealed anew.

use crate::failure::Done;
use crate::hosting::{RotateSeedKeyFlags, failed, run as wait};
use crate::output::print_line;

pub(crate) fn run(flags: &RotateSeedKeyFlags) -> Done {
    let place = flags.site.place();
    let sealed = wait(async { place.reseal(!flags.keep_key).await.map_err(failed) })?;
    print_line(&format!(
        "The seeds of {sealed} tables are sealed with the first key in {}. Backups made before need the keys below it: \
         take those out of the file only when you have thrown the backups away.",
        place.seed_key.display()
    ))
}
