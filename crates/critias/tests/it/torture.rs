//! A short torture: nodes and databases are killed while people play, and nothing that they were told was done is lost.

use std::path::Path;
use std::time::Duration;

use trial::torture::{Plan, torture};

use crate::program::Folder;

fn tortured(postgres: bool, kills: u32) {
    let folder = Folder::new();
    let plan = Plan {
        program: env!("CARGO_BIN_EXE_critias").into(),
        log: Path::new(folder.as_str()).join("log"),
        postgres,
        nodes: if postgres { 2 } else { 1 },
        tables: 10,
        kills,
        seed: 19,
        small_disk: None,
        clock: false,
        // Machines that run tests may be busy.
        bound: Duration::from_secs(60),
        talks: false,
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let report = runtime.block_on(torture(plan)).unwrap();
    let log = std::fs::read_to_string(Path::new(folder.as_str()).join("log")).unwrap_or_default();
    assert!(report.wrong.is_empty(), "{report}\n{log}");
    assert_eq!(report.kills(), kills as usize);
    assert!(report.acknowledged > u64::from(kills), "people play: {report}");
}

#[test]
fn nothing_is_lost_on_sqlite() {
    tortured(false, 6);
}

#[test]
fn nothing_is_lost_on_postgres() {
    tortured(true, 6);
}
