//! Locks held by others, full disks, second programs, servers that stall or vanish: what is lost, and that it goes on.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use sqlx::{AssertSqlSafe, ConnectOptions, Executor, SqliteConnection, query_scalar};
use store::{Database, Error, Secret, Settings, Store};
use store_testkit::{Cluster, Folder, Proxy, Scratch, Weather};

use crate::crash::running_table;
use crate::story::{running, step};

/// Longer than any test.
const NEVER: Duration = Duration::from_secs(3_600);

async fn beside(file: &Path) -> SqliteConnection {
    sqlx::sqlite::SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

fn patient(statement_limit: Duration) -> Settings {
    Settings { statement_limit, ..Settings::default() }
}

#[tokio::test]
async fn reads_wait_for_no_writer() {
    let folder = Folder::new();
    let store = Store::open_with(&Database::Sqlite(folder.file()), &patient(NEVER)).await.unwrap();
    let store = running_table(store).await;
    let mut other = beside(&folder.file()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let writes: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.append("t1", 0, &[step("a")], &running(1)).await })
        })
        .collect();
    // The lock is held until all of them are answered: if one waited for it, this would not end.
    for _ in 0..20 {
        assert!(store.table("t1").await.unwrap().is_some());
    }
    other.execute("ROLLBACK").await.unwrap();
    let mut written = 0;
    for write in writes {
        written += usize::from(write.await.unwrap().is_ok());
    }
    assert_eq!(written, 1, "then they go on");
}

#[tokio::test]
async fn readiness_is_writing() {
    let folder = Folder::new();
    let settings = patient(Duration::from_secs(2));
    let store = Store::open_with(&Database::Sqlite(folder.file()), &settings).await.unwrap();
    store.ready().await.unwrap();
    let mut other = beside(&folder.file()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    store.ping().await.unwrap();
    let why = store.ready().await.unwrap_err().to_string();
    assert!(why.contains("locked"), "{why}");
    other.execute("ROLLBACK").await.unwrap();
    store.ready().await.unwrap();
}

#[tokio::test]
async fn a_server_that_only_reads_is_not_ready() {
    let scratch = Scratch::postgres().await;
    let store = scratch.store().await;
    store.ready().await.unwrap();
    let mut other = Cluster::shared().options("postgres").connect().await.unwrap();
    // It holds for sessions that begin later, so the others are ended.
    let only_reads = |on: &str| {
        AssertSqlSafe(format!(
            "ALTER DATABASE {0} SET default_transaction_read_only = {on};
             SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{0}'",
            scratch.name()
        ))
    };
    other.execute(only_reads("on")).await.unwrap();
    store.ping().await.unwrap();
    let why = store.ready().await.unwrap_err().to_string();
    assert!(why.contains("read-only"), "{why}");
    other.execute(only_reads("off")).await.unwrap();
    store.ready().await.unwrap();
}

/// Runs a test of this file in a second process, as something that test asks for by the variable.
fn second_program(test: &str, wrapper: &[&str], variable: &str, value: &Path) -> Command {
    let own = std::env::current_exe().unwrap();
    let mut command = match wrapper {
        [program, arguments @ ..] => {
            let mut command = Command::new(program);
            command.args(arguments).arg(own);
            command
        }
        [] => Command::new(own),
    };
    command.args(["--exact", &format!("faults::{test}"), "--nocapture"]).env(variable, value);
    command
}

/// A disk of two megabytes that only the second process sees, and that vanishes with it.
const SMALL_DISK: &str = r#"mount -t tmpfs -o size=2m small "$CRITIAS_SMALL_DISK" && exec "$0" "$@""#;

#[test]
fn a_full_disk_stops_writing_only_until_there_is_room_again() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Some(folder) = std::env::var_os("CRITIAS_SMALL_DISK") {
        runtime.block_on(fill_and_empty(folder.as_ref()));
        println!("\nwent on");
        return;
    }
    let folder = Folder::new();
    let own_mounts = ["unshare", "--map-root-user", "--mount"];
    if !Command::new(own_mounts[0]).args(&own_mounts[1..]).arg("true").status().is_ok_and(|done| done.success()) {
        // What follows from a failed commit is also shown where the pools are.
        eprintln!("this machine lets nobody mount a small disk");
        return;
    }
    let wrapper = [&own_mounts[..], &["sh", "-c", SMALL_DISK]].concat();
    let test = "a_full_disk_stops_writing_only_until_there_is_room_again";
    let ended = second_program(test, &wrapper, "CRITIAS_SMALL_DISK", folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&ended.stdout);
    assert!(ended.status.success() && said.contains("went on"), "{said}{}", String::from_utf8_lossy(&ended.stderr));
}

async fn fill_and_empty(folder: &Path) {
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![0; 1_000_000]).unwrap();
    let store = running_table(Store::sqlite(&folder.join("site.sqlite")).await.unwrap()).await;
    let body = "x".repeat(20_000);
    let mut acknowledged = 0;
    while store.append("t1", acknowledged, &[step(&body)], &running(1)).await.is_ok() {
        acknowledged += 1;
    }
    // Several, so that every connection has met the full disk.
    for _ in 0..5 {
        let why = store.append("t1", acknowledged, &[step(&body)], &running(1)).await.unwrap_err().to_string();
        assert!(why.contains("full"), "{why}");
    }
    assert_eq!(store.entries("t1").await.unwrap().len() as u64, acknowledged, "reading goes on");
    fs::remove_file(ballast).unwrap();
    store.ready().await.unwrap();
    store.append("t1", acknowledged, &[step(&body)], &running(1)).await.unwrap();
    assert_eq!(store.entries("t1").await.unwrap().len() as u64, acknowledged + 1);
}

/// The second process opens the database, says how that went, and stays.
#[test]
fn a_second_program_is_refused_until_the_first_is_gone() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Some(file) = std::env::var_os("CRITIAS_SECOND_PROGRAM") {
        let opened = runtime.block_on(Store::sqlite(file.as_ref()));
        match &opened {
            Ok(_) => println!("\nopened"),
            Err(why) => println!("\nrefused: {why}"),
        }
        std::io::stdin().read_line(&mut String::new()).unwrap();
        std::process::exit(0);
    }
    let folder = Folder::new();
    let test = "a_second_program_is_refused_until_the_first_is_gone";
    let open = || {
        let mut program = second_program(test, &[], "CRITIAS_SECOND_PROGRAM", &folder.file());
        let mut program = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let said = first_word(&mut program);
        (program, said)
    };
    let (mut first, said) = open();
    assert_eq!(said, "opened");
    let (mut second, said) = open();
    assert!(said.starts_with("refused: another program is using") && said.contains("site.sqlite"), "{said}");
    second.stdin.take().unwrap().write_all(b"\n").unwrap();
    second.wait().unwrap();
    let refused = runtime.block_on(Store::sqlite(&folder.file()));
    assert!(matches!(refused, Err(Error::InUse(_))), "{refused:?}");
    let tables: i64 = runtime
        .block_on(async {
            query_scalar("SELECT COUNT(*) FROM tables").fetch_one(&mut beside(&folder.file()).await).await
        })
        .unwrap();
    assert_eq!(tables, 0, "tools of SQLite may look");

    first.kill().unwrap();
    first.wait().unwrap();
    let (mut third, said) = open();
    assert_eq!(said, "opened", "a killed program holds nothing");
    third.stdin.take().unwrap().write_all(b"\n").unwrap();
    third.wait().unwrap();
    let store = runtime.block_on(Store::sqlite(&folder.file())).unwrap();
    runtime.block_on(store.ping()).unwrap();
}

fn first_word(program: &mut Child) -> String {
    let lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let mut said = lines.map(Result::unwrap).filter(|line| line == "opened" || line.starts_with("refused"));
    said.next().unwrap()
}

/// A store on a wire with bad weather, impatient, with one connection: if that were kept broken, nothing would work.
async fn far_away(limit: Duration) -> (Scratch, Proxy, Store) {
    let scratch = Scratch::postgres().await;
    let proxy = Proxy::before(Cluster::shared()).await;
    let settings = Settings { statement_limit: limit, connections: 1 };
    let database = Database::Postgres(Secret(proxy.address(&scratch.name())));
    let store = running_table(Store::open_with(&database, &settings).await.unwrap()).await;
    (scratch, proxy, store)
}

#[tokio::test]
async fn a_server_that_stalls_costs_one_connection_and_no_more() {
    let (scratch, proxy, store) = far_away(Duration::from_secs(2)).await;
    for _ in 0..2 {
        proxy.set(Weather::Stalled);
        let (steps, now, line) = ([step("a")], running(1), line());
        let (read, write, said) =
            tokio::join!(store.entries("t1"), store.append("t1", 0, &steps, &now), store.say("t1", &line));
        assert!(matches!(read, Err(Error::Silent)), "{read:?}");
        assert!(matches!(write, Err(Error::Silent)), "{write:?}");
        assert!(matches!(said, Err(Error::Silent)), "{said:?}");
        proxy.set(Weather::Fair);
        store.ready().await.unwrap();
    }
    let kept = scratch.store().await.entries("t1").await.unwrap();
    assert_eq!(store.entries("t1").await.unwrap(), kept);
}

#[tokio::test]
async fn a_cut_connection_is_replaced() {
    let (_scratch, proxy, store) = far_away(NEVER).await;
    store.append("t1", 0, &[step("a")], &running(1)).await.unwrap();
    proxy.set(Weather::Cut);
    assert!(store.append("t1", 1, &[step("b")], &running(1)).await.is_err());
    assert!(store.ping().await.is_err());
    proxy.set(Weather::Fair);
    store.append("t1", 1, &[step("b")], &running(1)).await.unwrap();
    assert_eq!(store.entries("t1").await.unwrap(), [step("a"), step("b")]);
}

#[tokio::test]
async fn a_row_that_somebody_keeps_locked_stops_nobody_for_ever() {
    let scratch = Scratch::postgres().await;
    let store = Store::open_with(scratch.database(), &patient(Duration::from_secs(2))).await.unwrap();
    let store = running_table(store).await;
    let mut other = Cluster::shared().options(&scratch.name()).connect().await.unwrap();
    other.execute("BEGIN; UPDATE tables SET changed = 0").await.unwrap();
    let refused = store.append("t1", 0, &[step("a")], &running(1)).await;
    assert!(matches!(refused, Err(Error::Silent)), "{refused:?}");
    assert!(store.table("t1").await.unwrap().is_some(), "reading goes on");
    other.execute("ROLLBACK").await.unwrap();
    store.append("t1", 0, &[step("a")], &running(1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_nothing_acknowledged() {
    let cluster = Cluster::alone();
    let database = Database::Postgres(Secret(cluster.address("postgres")));
    let store = running_table(Store::open(&database).await.unwrap()).await;
    let mut acknowledged = 0;
    for _ in 0..3 {
        let writer = tokio::spawn({
            let store = store.clone();
            async move {
                let mut next = acknowledged;
                while store.append("t1", next, &[step(&next.to_string())], &running(1)).await.is_ok() {
                    next += 1;
                }
                next
            }
        });
        while store.entries("t1").await.unwrap().len() as u64 <= acknowledged + 10 {
            tokio::task::yield_now().await;
        }
        cluster.kill();
        let told = writer.await.unwrap();
        cluster.revive();
        let kept = store.entries("t1").await.unwrap();
        // The last one may have been written without our hearing of it.
        assert!((told..=told + 1).contains(&(kept.len() as u64)), "{} of {told} are left", kept.len());
        assert!(kept.iter().enumerate().all(|(number, entry)| entry.body == number.to_string()));
        acknowledged = kept.len() as u64;
    }
}

fn line() -> store::ChatRow {
    store::ChatRow { person: "p-Anna".into(), name: "Anna".into(), said: "hello".into(), written: 1 }
}
