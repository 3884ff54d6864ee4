//! What survives: restarts, a second program on the same storage, tables of another time.

use axum::http::StatusCode;
use server::{BotDelay, Database};
use std::time::Duration;
use store::{EntryKind, EntryRow, Now, TableState};

use crate::play::my_turn;
use crate::site::{Site, Visitor};

#[tokio::test]
async fn a_restart_in_the_middle_shows_the_same_page() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&site).await;
    for _ in 0..6 {
        let page = my_turn(&site, &mut anna, &table).await;
        anna.act(&site, &table, page.decision().unwrap(), &page.actions()[0]).await.location();
    }
    let before = my_turn(&site, &mut anna, &table).await;
    let past = anna.get(&site, &format!("{table}/at/9")).await;
    let stranger = Visitor::known_to(&site).await;
    let seen = stranger.clone().get(&site, &table).await;

    let site = site.restart().await;
    assert_eq!(anna.get(&site, &table).await.without_news(), before.without_news());
    assert_eq!(anna.get(&site, &format!("{table}/at/9")).await.without_news(), past.without_news());
    assert_eq!(stranger.clone().get(&site, &table).await.without_news(), seen.without_news());
    let action = before.actions()[0];
    let answer = anna.act(&site, &table, before.decision().unwrap(), &action).await;
    assert_eq!(answer.location(), table, "the page from before the restart still answers its decision");
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_being_asked() {
    let site = Site::open_with(|config| config.bot_delay = BotDelay::Fixed(Duration::from_secs(3_600))).await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:greedy"), ("start", "2")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let id = table.trim_start_matches("/t/").to_owned();
    let disk = site.store().await;
    let before = disk.entries(&id).await.unwrap().len();
    assert_eq!(disk.table(&id).await.unwrap().unwrap().0.awaited, 0b10, "the bot thinks for an hour");

    let site = site.restart().await;
    let disk = site.store().await;
    while disk.table(&id).await.unwrap().unwrap().0.awaited != 0b01 {
        tokio::task::yield_now().await;
    }
    assert!(disk.entries(&id).await.unwrap().len() > before);
    assert!(anna.get(&site, &table).await.decision().is_some());
}

#[tokio::test]
async fn a_second_program_on_the_same_storage_is_heard() {
    let first = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "here"), ("start", "1")];
    let table = anna.post(&first, "/tables", &fields).await.location().to_owned();
    anna.post(&first, &format!("{table}/uncover"), &[("seat", "0")]).await.location();
    let page = anna.get(&first, &table).await;
    let (decision, action) = (page.decision().unwrap(), page.actions()[0]);

    let second = Site::beside(&first).await;
    anna.post(&second, &format!("{table}/uncover"), &[("seat", "0")]).await.location();
    assert_eq!(anna.get(&second, &table).await.decision(), Some(decision));
    anna.act(&first, &table, decision, &action).await.location();
    let late = anna.act(&second, &table, decision, &action).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let (one, other) = (anna.get(&first, &table).await, anna.get(&second, &table).await);
    assert_eq!(one.without_news(), other.without_news(), "both show what is on the disk");
    assert_ne!(one.without_news(), page.without_news());
}

#[tokio::test]
async fn a_table_that_no_longer_replays_is_frozen_and_says_so() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("start", "1")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let id = table.trim_start_matches("/t/").to_owned();
    let disk = site.store().await;
    let entries = disk.entries(&id).await.unwrap().len() as u64;
    let nonsense = EntryRow { kind: EntryKind::Step, body: r#"{"act":{"seat":0,"action":"fly"}}"#.into(), written: 1 };
    let now = Now { state: TableState::Running, awaited: 0b11, winners: 0, at: 1, solo: None };
    disk.append(&id, entries, &[nonsense], &now).await.unwrap();

    let site = site.restart().await;
    for path in ["", "/fragment", "/at/1", "/record.json", "/events"] {
        let page = anna.get(&site, &format!("{table}{path}")).await;
        assert_eq!(page.status, StatusCode::CONFLICT, "{path}");
        assert!(page.text().contains("played by other rules"), "{}", page.words());
    }
    let act = anna.post(&site, &format!("{table}/act"), &[("decision", "1"), ("action", "\"done\"")]).await;
    assert_eq!(act.status, StatusCode::CONFLICT);
    assert_eq!(anna.get(&site, "/").await.status, StatusCode::OK, "the rest of the site stands");
    anna.play_now(&site).await;
}

#[tokio::test]
async fn a_bot_tries_again_after_the_storage_failed() {
    let site = Site::open().await;
    // Luck can be written, so that the game begins, but nothing anybody does.
    let (broken, mended) = match site.scratch.database() {
        Database::Sqlite(_) => (
            r#"CREATE TRIGGER broken BEFORE INSERT ON entries WHEN NEW.body LIKE '{"act"%'
               BEGIN SELECT RAISE(ABORT, 'broken'); END"#,
            "DROP TRIGGER broken",
        ),
        Database::Postgres(_) => (
            r#"CREATE FUNCTION break() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$ LANGUAGE plpgsql;
               CREATE TRIGGER broken BEFORE INSERT ON entries
               FOR EACH ROW WHEN (NEW.body LIKE '{"act"%') EXECUTE FUNCTION break()"#,
            "DROP TRIGGER broken ON entries",
        ),
    };
    site.scratch.meddle(broken).await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:greedy"), ("start", "2")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let id = table.trim_start_matches("/t/");
    let store = site.store().await;
    for _ in 0..50 {
        anna.get(&site, &table).await;
        assert_eq!(store.table(id).await.unwrap().unwrap().0.awaited, 0b10, "nothing can be written");
    }

    site.scratch.meddle(mended).await;
    let moved = async {
        while store.table(id).await.unwrap().unwrap().0.awaited != 0b01 {
            anna.get(&site, &table).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), moved).await.expect("the bot tries again");
}
