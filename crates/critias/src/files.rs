//! Files the program reads and writes: components, records, plots. Every failure says which file and why.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use anyhow::Context;
use engine::{Components, DataFiles, Game, Record};

use crate::failure::{Done, Failure};
use crate::output;

/// What cannot be written, if it cannot.
pub(crate) const RECORD: &str = "the record";

/// Before something long begins: what cannot be written is found out at once, not at the end. Nothing is left behind.
pub(crate) fn try_writing(path: &Path, what: &str) -> Done {
    let is_new = !path.exists();
    let opened = OpenOptions::new().create(true).write(true).truncate(false).open(path);
    let cleared = opened.and_then(|_| if is_new { fs::remove_file(path) } else { Ok(()) });
    cleared.map_err(|error| unwritten(path, what, &error))
}

/// Writes a file, in the place of one that may be there.
pub(crate) fn write(path: &Path, what: &str, text: &str) -> Done {
    fs::write(path, text).map_err(|error| unwritten(path, what, &error))
}

/// Writes the record of a game.
pub(crate) fn write_record<G: Game>(path: &Path, record: &Record<G>) -> Done {
    write(path, RECORD, &(output::to_json(record)? + "\n"))
}

fn unwritten(path: &Path, what: &str, error: &io::Error) -> Failure {
    Failure::usage(format!("{what} cannot be written to {}: {error}", path.display()))
}

/// The components of a game: those in a folder, or those that come with the program.
pub(crate) fn components<G: Game>(folder: Option<&Path>) -> Done<&'static G::Components> {
    let Some(folder) = folder else { return Ok(G::Components::standard()) };
    let mut files = DataFiles::new();
    for &name in G::Components::FILES {
        let path = folder.join(name);
        let text = fs::read_to_string(&path)
            .with_context(|| format!("the components of {}: {} cannot be read", G::META.id, path.display()))
            .map_err(Failure::Usage)?;
        files.insert(name.into(), text);
    }
    G::Components::load(&files)
        .with_context(|| format!("the components in {} are refused", folder.display()))
        .map_err(Failure::Usage)
}
