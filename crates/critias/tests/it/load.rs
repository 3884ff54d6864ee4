//! The measuring of load measures: everybody gets every page they wait for.

use std::path::Path;
use std::time::Duration;

use trial::load::{Plan, load};

use crate::program::Folder;

#[test]
fn everybody_gets_the_pages_they_wait_for() {
    let folder = Folder::new();
    let plan = Plan {
        program: env!("CARGO_BIN_EXE_critias").into(),
        serve: Vec::new(),
        log: Path::new(folder.as_str()).join("log"),
        postgres: false,
        nodes: 1,
        tables: 10,
        seconds: 2,
        every: Duration::from_secs(1),
        quiet: Duration::ZERO,
        stored: 10,
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let report = runtime.block_on(load(plan)).unwrap();
    assert!(report.failed.is_empty(), "{report}{:?}", report.failed);
    assert!(report.streams >= 20 && report.moves >= 20, "{report}");
}
