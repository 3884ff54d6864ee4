//! `critias check`: whether everything that is stored is what the rules make of it.

use indicatif::ProgressBar;

use crate::failure::{Done, Failure};
use crate::hosting::{CheckFlags, failed, run as wait};
use crate::output::{print_json, print_line};
use crate::threads::progress_bar;

pub(crate) fn run(flags: &CheckFlags) -> Done {
    let place = flags.site.place();
    let mut bar: Option<ProgressBar> = None;
    let mut progress = |done, of| {
        let bar = bar.get_or_insert_with(|| progress_bar(of, "{bar:40} {pos}/{len} tables, {eta} left"));
        bar.set_length(of);
        bar.set_position(done);
    };
    let checked = wait(async { place.check(&mut progress).await.map_err(failed) })?;
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    if flags.json {
        print_json(&checked)?;
    } else {
        for fault in &checked.faults {
            let entry = fault.entry.map(|entry| format!(", entry {entry}")).unwrap_or_default();
            print_line(&format!("table {}{entry}: {}", fault.table, fault.reason))?;
        }
        let found = match checked.faults.len() {
            0 => "all of them are what the rules make of them".into(),
            1 => "something is wrong with one of them".into(),
            many => format!("something is wrong with {many} of them"),
        };
        let tables = if checked.tables == 1 { "1 table".into() } else { format!("{} tables", checked.tables) };
        print_line(&format!("{tables} with {} entries: {found}.", checked.entries))?;
    }
    if checked.faults.is_empty() { Ok(()) } else { Err(Failure::Reported(1)) }
}
