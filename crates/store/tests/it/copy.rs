//! Backups, and whole sites that move from one database to another.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{ConnectOptions, Connection, query_scalar};
use store::{ChatRow, Copied, Database, Error, Now, Pass, SeatKind, SoloResult, Store, TableState, copy_database};
use store_testkit::{Scratch, on_every_database};

use crate::crash::running_table;
use crate::story::{person, running, seat, step, table};

on_every_database! {
    a_site_moves_to_every_database_and_back
    a_backup_is_whole_though_the_site_goes_on
    a_copy_goes_only_where_nothing_is
    a_site_is_read_beside_its_program_and_not_changed
}

/// More than go at once.
const ENTRIES: u64 = 1_203;

/// A site that has something of everything.
async fn site(store: &Store) {
    store.keep_components("digest", "atlantis", r#"{"a":"zażółć 🌊"}"#).await.unwrap();
    let (anna, jan) = (person(store, "Anna").await, person(store, "Jan").await);
    // Each is the rematch of one that sorts behind it.
    for (id, of) in [("t3", None), ("t2", Some("t3")), ("t1", Some("t2"))] {
        let seats = vec![seat(SeatKind::Person, Some(&anna)), seat(SeatKind::Bot, None), seat(SeatKind::Open, None)];
        let mut new = table(id, &anna, seats);
        new.table.state = TableState::Running;
        new.table.rematch_of = of.map(String::from);
        new.table.day = of.map(|_| i64::from(id.as_bytes()[1]));
        store.create_table(&new).await.unwrap();
    }
    let entries: Vec<_> = (0..ENTRIES).map(|number| step(&format!("{number} '\u{1}\\ ü"))).collect();
    let over = Now {
        state: TableState::Finished,
        awaited: 0,
        winners: 1,
        at: i64::MAX,
        solo: Some(SoloResult { points: -3, won: true, verdict: None }),
    };
    store.append("t1", 0, &entries, &over).await.unwrap();
    store.append("t2", 0, &[step("")], &running(1)).await.unwrap();
    let line = ChatRow { person: jan.id.clone(), name: String::new(), said: "\n\"".into(), written: -1 };
    store.say("t2", &line).await.unwrap();
    store.pass("t2", &Pass { seat: 0, window: "spy".into(), round: Some(3) }).await.unwrap();
    store.pass("t2", &Pass { seat: 0, window: "guard".into(), round: None }).await.unwrap();
    store.hand_over("t2", &anna.id, 1).await.unwrap();
    store.secret("daily", store::Secret("secret".into())).await.unwrap();
    store.acquire("outbox", "node", Duration::ZERO).await.unwrap();
}

fn rows(copied: &Copied) -> BTreeMap<&'static str, u64> {
    copied.iter().map(|(table, sum)| (*table, sum.rows)).collect()
}

async fn looks_the_same(one: &Store, other: &Store) {
    for id in ["t1", "t2", "t3"] {
        assert_eq!(one.table(id).await.unwrap().unwrap(), other.table(id).await.unwrap().unwrap());
        assert_eq!(one.entries(id).await.unwrap(), other.entries(id).await.unwrap());
        assert_eq!(one.chat(id, 9).await.unwrap(), other.chat(id, 9).await.unwrap());
        assert_eq!(one.passes(id).await.unwrap(), other.passes(id).await.unwrap());
        assert_eq!(one.solo(id).await.unwrap(), other.solo(id).await.unwrap());
        assert_eq!(one.news(id).await.unwrap(), other.news(id).await.unwrap());
        assert_eq!(one.rematch(id).await.unwrap(), other.rematch(id).await.unwrap());
        let anna = one.person_by_token("hash-Anna").await.unwrap().unwrap().id;
        assert_eq!(one.hand(id, &anna).await.unwrap(), other.hand(id, &anna).await.unwrap());
    }
    assert_eq!(one.components("digest").await.unwrap(), other.components("digest").await.unwrap());
    assert_eq!(one.person_by_token("hash-Jan").await.unwrap(), other.person_by_token("hash-Jan").await.unwrap());
    let secret = other.secret("daily", store::Secret("another".into())).await.unwrap();
    assert_eq!(secret.0, "secret");
    assert_eq!(other.acquire("outbox", "other", Duration::ZERO).await.unwrap().unwrap().term, 2);
}

async fn a_site_moves_to_every_database_and_back(scratch: Scratch) {
    let store = scratch.store().await;
    site(&store).await;
    let expected: BTreeMap<&str, u64> = [
        ("people", 2),
        ("sessions", 2),
        ("components", 1),
        ("tables", 3),
        ("seats", 9),
        ("entries", ENTRIES + 1),
        ("chat", 1),
        ("passes", 2),
        ("solos", 1),
        ("hands", 1),
        ("secrets", 1),
        ("leases", 1),
    ]
    .into();
    for there in [Scratch::sqlite().await, Scratch::postgres().await] {
        let sent = copy_database(scratch.database(), there.database()).await.unwrap();
        assert_eq!(rows(&sent), expected);
        let back = match scratch.database() {
            Database::Sqlite(_) => Scratch::sqlite().await,
            Database::Postgres(_) => Scratch::postgres().await,
        };
        assert_eq!(copy_database(there.database(), back.database()).await.unwrap(), sent, "the digests too");
        let (there, back) = (there.store().await, back.store().await);
        looks_the_same(&store, &there).await;
        looks_the_same(&store, &back).await;
        back.append("t2", 1, &[step("on it goes")], &running(1)).await.unwrap();
    }
}

async fn a_copy_goes_only_where_nothing_is(scratch: Scratch) {
    site(&scratch.store().await).await;
    for there in [Scratch::sqlite().await, Scratch::postgres().await] {
        person(&there.store().await, "Ola").await;
        let refused = copy_database(scratch.database(), there.database()).await.unwrap_err();
        assert!(refused.to_string().contains("people"), "{refused}");
        assert!(there.store().await.person_by_token("hash-Ola").await.unwrap().is_some());
        assert_eq!(there.store().await.person_by_token("hash-Anna").await.unwrap(), None);
    }
}

#[tokio::test]
async fn what_arrives_otherwise_than_it_was_sent_is_not_kept() {
    let (from, to) = (Scratch::sqlite().await, Scratch::sqlite().await);
    site(&from.store().await).await;
    to.store().await.close().await;
    to.meddle("CREATE TRIGGER forger AFTER INSERT ON chat BEGIN UPDATE chat SET said = 'forged'; END").await;
    let refused = copy_database(from.database(), to.database()).await.unwrap_err();
    assert!(refused.to_string().contains("the table chat is not the same"), "{refused}");
    assert_eq!(to.store().await.person_by_token("hash-Anna").await.unwrap(), None, "nothing is left");
}

#[tokio::test]
async fn what_the_other_database_cannot_hold_is_told_and_nothing_is_left() {
    let (from, to) = (Scratch::sqlite().await, Scratch::postgres().await);
    site(&from.store().await).await;
    from.meddle("UPDATE chat SET said = 'nul' || char(0)").await;
    let refused = copy_database(from.database(), to.database()).await;
    assert!(matches!(refused, Err(Error::Database(_))), "{refused:?}");
    assert_eq!(to.store().await.person_by_token("hash-Anna").await.unwrap(), None);
}

#[tokio::test]
async fn a_site_of_a_later_program_is_not_copied_by_halves() {
    let (from, to) = (Scratch::sqlite().await, Scratch::sqlite().await);
    from.store().await.close().await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (99, 'later', TRUE, x'00', 0)";
    from.meddle(later).await;
    let refused = copy_database(from.database(), to.database()).await.unwrap_err();
    assert!(refused.to_string().contains("different versions"), "{refused}");
}

async fn a_backup_is_whole_though_the_site_goes_on(scratch: Scratch) {
    let store = running_table(scratch.store().await).await;
    let acknowledged = Arc::new(AtomicU64::new(0));
    let writer = tokio::spawn({
        let (store, acknowledged) = (store.clone(), Arc::clone(&acknowledged));
        async move {
            for number in 0.. {
                store.append("t1", number, &[step(&number.to_string())], &running(1)).await.unwrap();
                acknowledged.store(number + 1, Ordering::SeqCst);
            }
        }
    });
    let mut before = 0;
    while before < 20 {
        tokio::task::yield_now().await;
        before = acknowledged.load(Ordering::SeqCst);
    }
    let file = scratch.folder().path().join("backups.sqlite");
    store.backup(&file).await.unwrap();
    let after = acknowledged.load(Ordering::SeqCst);
    while acknowledged.load(Ordering::SeqCst) < after + 5 {
        tokio::task::yield_now().await;
    }
    writer.abort();
    assert!(matches!(store.backup(&file).await, Err(Error::Folder { .. })), "no backup is overwritten");
    let names = std::fs::read_dir(scratch.folder().path()).unwrap().map(|entry| entry.unwrap().file_name());
    let left: Vec<_> = names.filter(|name| name.to_string_lossy().starts_with("backups")).collect();
    assert_eq!(left, ["backups.sqlite"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }

    let mut connection = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let sound: String = query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(sound, "ok");
    connection.close().await.unwrap();
    let restored = Store::sqlite(&file).await.unwrap();
    let kept = restored.entries("t1").await.unwrap();
    // One more may have been on the disk before it was acknowledged.
    assert!((before..=after + 1).contains(&(kept.len() as u64)), "{before} {} {after}", kept.len());
    assert!(kept.iter().enumerate().all(|(number, entry)| entry.body == number.to_string()));
}

async fn a_site_is_read_beside_its_program_and_not_changed(scratch: Scratch) {
    let nothing = Store::open_to_read(scratch.database()).await.unwrap_err();
    assert!(matches!(nothing, Error::NoSite(_)), "{nothing}");
    let store = scratch.store().await;
    site(&store).await;
    let reader = Store::open_to_read(scratch.database()).await.unwrap();
    let whole = reader.whole_table("t1").await.unwrap().unwrap();
    assert_eq!((whole.table, whole.seats), store.table("t1").await.unwrap().unwrap());
    assert_eq!(whole.entries, store.entries("t1").await.unwrap());
    assert!(whole.numbers.iter().copied().eq(0..ENTRIES as i64));
    assert_eq!(whole.solo, store.solo("t1").await.unwrap().map(|(_, row)| row.solo));
    assert_eq!(whole.files, store.components("digest").await.unwrap());
    assert!(reader.whole_table("t9").await.unwrap().is_none());
    assert_eq!(reader.table_ids("t1", 9).await.unwrap(), ["t2", "t3"]);
    assert!(reader.ready().await.is_err(), "whoever reads writes nothing");

    store.append("t2", 1, &[step("meanwhile")], &running(1)).await.unwrap();
    assert_eq!(reader.entries("t2").await.unwrap().len(), 2, "both go on");
    reader.close().await;
    scratch.meddle("DELETE FROM _sqlx_migrations WHERE version > 1").await;
    let older = Store::open_to_read(scratch.database()).await.unwrap_err();
    assert!(matches!(older, Error::Older(_)), "{older}");
}

#[tokio::test]
async fn a_damaged_backup_is_told_and_not_restored() {
    let scratch = Scratch::sqlite().await;
    let store = scratch.store().await;
    site(&store).await;
    let file = scratch.folder().path().join("backup.sqlite");
    store.backup(&file).await.unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 20_000].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    let there = Scratch::sqlite().await;
    let refused = store::restore(&file, there.database()).await.unwrap_err();
    assert!(matches!(refused, Error::Damaged { .. }), "{refused}");
    assert_eq!(std::fs::read_dir(there.folder().path()).unwrap().count(), 0, "nothing is left");
}
