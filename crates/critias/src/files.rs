//! Files the program reads: components and records. Every failure says which file and why.

use std::path::Path;

use anyhow::Context;
use engine::{Components, DataFiles, Game};

use crate::failure::{Done, Failure};

/// The components of a game: those in a folder, or those that come with the program.
pub(crate) fn components<G: Game>(folder: Option<&Path>) -> Done<&'static G::Components> {
    let Some(folder) = folder else { return Ok(G::Components::standard()) };
    let mut files = DataFiles::new();
    for &name in G::Components::FILES {
        let path = folder.join(name);
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("the components of {}: {} cannot be read", G::META.id, path.display()))
            .map_err(Failure::Usage)?;
        files.insert(name.into(), text);
    }
    G::Components::load(&files)
        .with_context(|| format!("the components in {} are refused", folder.display()))
        .map_err(Failure::Usage)
}
