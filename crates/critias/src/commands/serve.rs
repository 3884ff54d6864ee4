//! `critias serve`: the site.

use crate::cli::Serve;
use crate::failure::{Done, Failure};

/// Serves the site until it is stopped.
pub fn run(flags: &Serve) -> Done {
    Err(Failure::refused(format!("not yet: {}", flags.listen)))
}
