//! `critias export`: finished games as records, one to a line.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use crate::failure::{Done, Failure};
use crate::files;
use crate::hosting::{ExportFlags, failed, run as wait};

pub(crate) fn run(flags: &ExportFlags) -> Done {
    let place = flags.site.place();
    let mut out: Box<dyn Write> = match &flags.out {
        Some(path) => {
            files::try_writing(path, "the export")?;
            Box::new(BufWriter::new(File::create(path)?))
        }
        None => Box::new(BufWriter::new(io::stdout())),
    };
    let mut line = |record: &str| writeln!(out, "{record}");
    let exported = wait(async { place.export(&mut line).await.map_err(failed) })?;
    out.flush()?;
    for fault in &exported.faults {
        eprintln!("table {} was left out: {}", fault.table, fault.reason);
    }
    eprintln!("{} finished games were written.", exported.games);
    if exported.faults.is_empty() { Ok(()) } else { Err(Failure::Reported(1)) }
}
