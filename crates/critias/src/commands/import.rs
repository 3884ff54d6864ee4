//! `critias import`: records become tables that everybody may look at.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use anyhow::Context;
use server::hosting::{Imported, Told};

use crate::failure::{Done, Failure};
use crate::hosting::{ImportFlags, failed, run as wait};
use crate::output::print_line;

pub(crate) fn run(flags: &ImportFlags) -> Done {
    let place = flags.site.place();
    let input: Box<dyn BufRead> = match flags.file.as_path() {
        path if path == Path::new("-") => Box::new(BufReader::new(io::stdin())),
        path => {
            let file = File::open(path).with_context(|| format!("{} cannot be read", path.display()));
            Box::new(BufReader::new(file.map_err(Failure::Usage)?))
        }
    };
    let mut printed = Ok(());
    let mut told = |told: Told| {
        let done = match told {
            Told::New { line, table, game } => print_line(&format!("line {line}: {game}, now at /t/{table}")),
            Told::Known { line, table } => print_line(&format!("line {line}: there already, at /t/{table}")),
            Told::Refused { line, why } => {
                eprintln!("line {line}: refused: {why}");
                Ok(())
            }
        };
        if printed.is_ok() {
            printed = done;
        }
    };
    let mut lines = input.split(b'\n');
    let Imported { new, known, refused } = wait(async { place.import(&mut lines, &mut told).await.map_err(failed) })?;
    printed?;
    print_line(&format!("{new} games were taken in, {known} were there already, {refused} were refused."))?;
    if refused == 0 { Ok(()) } else { Err(Failure::Reported(1)) }
}
