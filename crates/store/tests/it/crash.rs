//! What was acknowledged survives: a dropped pool, a killed process, a newer database.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use store::{Error, SeatKind, Store, TableState};

use store_testkit::{Folder, Scratch, on_every_database};

use crate::story::{person, running, seat, step, table};

/// A store with one running table that has no entries yet.
pub(crate) async fn running_table(store: Store) -> Store {
    let anna = person(&store, "Anna").await;
    store.keep_components("digest", "atlantis", "{}").await.unwrap();
    let mut new = table("t1", &anna, vec![seat(SeatKind::Person, Some(&anna))]);
    new.table.state = TableState::Running;
    store.create_table(&new).await.unwrap();
    store
}

on_every_database! {
    a_second_writer_conflicts_and_reads_what_the_first_wrote
    a_pool_that_was_never_closed_loses_nothing
    what_is_given_up_halfway_harms_nobody
}

async fn a_second_writer_conflicts_and_reads_what_the_first_wrote(scratch: Scratch) {
    let first = running_table(scratch.store().await).await;
    let second = scratch.store().await;
    first.append("t1", 0, &[step("first")], &running(1)).await.unwrap();
    assert!(matches!(second.append("t1", 0, &[step("second")], &running(1)).await, Err(Error::Conflict)));
    assert_eq!(second.entries("t1").await.unwrap(), [step("first")]);
    drop(first);
    second.append("t1", 1, &[step("second")], &running(1)).await.unwrap();
}

async fn a_pool_that_was_never_closed_loses_nothing(scratch: Scratch) {
    let store = running_table(scratch.store().await).await;
    store.append("t1", 0, &[step("a"), step("b")], &running(1)).await.unwrap();
    drop(store);
    assert_eq!(scratch.store().await.entries("t1").await.unwrap(), [step("a"), step("b")]);
}

/// The test runs itself as a second process that writes and says what was acknowledged, until it
/// is killed.
#[test]
fn a_killed_process_loses_nothing_acknowledged() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Some(file) = std::env::var_os("CRITIAS_CRASH_FILE") {
        runtime.block_on(async {
            let store = running_table(Store::sqlite(file.as_ref()).await.unwrap()).await;
            for number in 0u64.. {
                store.append("t1", number, &[step(&format!("{number}"))], &running(1)).await.unwrap();
                println!("\nwritten {number}");
            }
        });
    }

    let folder = Folder::new();
    let mut writer = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::a_killed_process_loses_nothing_acknowledged", "--nocapture"])
        .env("CRITIAS_CRASH_FILE", folder.file())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = 0;
    for line in BufReader::new(writer.stdout.take().unwrap()).lines() {
        if let Some(number) = line.unwrap().strip_prefix("written ") {
            acknowledged = number.parse::<usize>().unwrap() + 1;
            if acknowledged == 40 {
                writer.kill().unwrap();
            }
        }
    }
    writer.wait().unwrap();
    assert!(acknowledged >= 40, "the writer wrote");

    let kept = runtime.block_on(async {
        let store = Store::sqlite(&folder.file()).await.unwrap();
        store.entries("t1").await.unwrap()
    });
    assert!(kept.len() >= acknowledged, "{} of {acknowledged} entries are left", kept.len());
    for (number, entry) in kept.iter().enumerate() {
        assert_eq!(entry.body, number.to_string());
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = Folder::new();
    std::fs::write(folder.file(), "this is a letter, and no database at all, as anyone can see").unwrap();
    assert!(matches!(Store::sqlite(&folder.file()).await, Err(Error::Database(_))));
    let blocked = folder.file().join("below/site.sqlite");
    assert!(matches!(Store::sqlite(&blocked).await, Err(Error::Folder { .. })));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let rights = || std::fs::metadata(folder.file()).unwrap().permissions().mode() & 0o777;
    let store = running_table(Store::sqlite(&folder.file()).await.unwrap()).await;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
    }
    store.close().await;
    std::fs::set_permissions(folder.file(), std::fs::Permissions::from_mode(0o644)).unwrap();
    Store::sqlite(&folder.file()).await.unwrap().close().await;
    assert_eq!(rights(), 0o600);
}

/// People leave pages while these are still being answered: what they asked for is then dropped halfway.
async fn what_is_given_up_halfway_harms_nobody(scratch: Scratch) {
    let store = running_table(scratch.store().await).await;
    for number in 0..60 {
        let writer = tokio::spawn({
            let store = store.clone();
            async move {
                let next = store.entries("t1").await.unwrap().len() as u64;
                store.append("t1", next, &[step("given up")], &running(1)).await
            }
        });
        // Every time a little later, so that each part of it is met.
        for _ in 0..number {
            tokio::task::yield_now().await;
        }
        writer.abort();
        let _ = writer.await;
    }
    let left = store.entries("t1").await.unwrap().len() as u64;
    store.append("t1", left, &[step("done")], &running(1)).await.unwrap();
    assert_eq!(store.entries("t1").await.unwrap().last(), Some(&step("done")));
    store.ready().await.unwrap();
}
