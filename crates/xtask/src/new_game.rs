//! `cargo xtask new-game ID`.

use std::path::Path;

use anyhow::Result;

pub(crate) fn new_game(root: &Path, id: &str) -> Result<()> {
    let _ = (root, id);
    Ok(())
}
