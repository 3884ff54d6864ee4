//! Files the program reads and writes: components, records, plots. Every failure says which file and why.

use std::fs::{self, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use catalog::{ComponentSet, GameId};
use engine::DataFiles;

use crate::failure::{Done, Failure};

/// What cannot be written, if it cannot.
pub(crate) const RECORD: &str = "the record";

/// Before something long begins: what cannot be written is found out at once, not at the end. Nothing is left behind.
pub(crate) fn try_writing(path: &Path, what: &str) -> Done {
    let is_new = !path.exists();
    let opened = OpenOptions::new().create(true).write(true).truncate(false).open(path);
    let cleared = opened.and_then(|_| if is_new { fs::remove_file(path) } else { Ok(()) });
    cleared.map_err(|error| unwritten(path, what, &error))
}

pub(crate) fn write(path: &Path, what: &str, text: &str) -> Done {
    fs::write(path, text).map_err(|error| unwritten(path, what, &error))
}

pub(crate) fn write_record(path: &Path, record: &str) -> Done {
    write(path, RECORD, &format!("{record}\n"))
}

/// The content of a file; `-` is the standard input.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match path == Path::new("-") {
        true => io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes),
        false => fs::read(path),
    }
}

fn unwritten(path: &Path, what: &str, error: &io::Error) -> Failure {
    Failure::usage(format!("{what} cannot be written to {}: {error}", path.display()))
}

/// The components of a game: those in a folder, or those that come with the program.
pub(crate) fn components(game: GameId, folder: Option<&Path>) -> Done<ComponentSet> {
    let Some(folder) = folder else { return game.components(None).map_err(Failure::usage) };
    let mut files = DataFiles::new();
    for &name in game.data_files() {
        let path = folder.join(name);
        let text = fs::read_to_string(&path)
            .with_context(|| format!("the components of {game}: {} cannot be read", path.display()))
            .map_err(Failure::Usage)?;
        files.insert(name.into(), text);
    }
    game.components(Some(&files))
        .with_context(|| format!("the components in {} are refused", folder.display()))
        .map_err(Failure::Usage)
}
