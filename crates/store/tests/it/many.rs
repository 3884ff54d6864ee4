//! What several nodes share: notices, leases, counts of news.

use std::time::Duration;

use store::{ChatRow, Database, Error, Lease, Notice, SeatKind, Secret, Settings, Store, TableStart};
use store_testkit::{Cluster, Proxy, Scratch, Weather, on_every_database};

use crate::crash::running_table;
use crate::story::{person, running, seat, step, table};

on_every_database! {
    a_lease_has_one_holder_and_ends
    news_are_counted_and_outlive_a_restart
    of_nodes_that_start_at_once_one_migrates
    an_earlier_program_runs_beside_a_later_one
}

const LONG: Duration = Duration::from_secs(3_600);

fn lease(name: &str, term: u64) -> Lease {
    Lease { name: name.into(), term }
}

async fn a_lease_has_one_holder_and_ends(scratch: Scratch) {
    let (one, other) = (scratch.store().await, scratch.store().await);
    assert_eq!(one.acquire("bots:1", "one", LONG).await.unwrap(), Some(lease("bots:1", 1)));
    assert_eq!(other.acquire("bots:1", "other", LONG).await.unwrap(), None, "it is held");
    assert_eq!(one.acquire("bots:1", "one", LONG).await.unwrap(), Some(lease("bots:1", 1)), "the same, for longer");
    assert_eq!(one.acquire("outbox", "one", LONG).await.unwrap(), Some(lease("outbox", 1)));
    assert_eq!(one.renew("one", LONG).await.unwrap(), [lease("bots:1", 1), lease("outbox", 1)]);
    assert_eq!(other.renew("other", LONG).await.unwrap(), []);

    other.release("bots:1", "other").await.unwrap();
    assert_eq!(other.acquire("bots:1", "other", LONG).await.unwrap(), None, "nobody gives back what another holds");
    one.release("bots:1", "one").await.unwrap();
    assert_eq!(other.acquire("bots:1", "other", LONG).await.unwrap(), Some(lease("bots:1", 2)));
    assert_eq!(one.renew("one", LONG).await.unwrap(), [lease("outbox", 1)], "what is gone is not renewed");

    // Time that is over at once.
    assert_eq!(one.renew("one", Duration::ZERO).await.unwrap(), [lease("outbox", 1)]);
    assert_eq!(one.renew("one", LONG).await.unwrap(), [], "what has ended is not renewed");
    assert_eq!(other.acquire("outbox", "other", LONG).await.unwrap(), Some(lease("outbox", 2)));
    assert_eq!(one.acquire("outbox", "one", LONG).await.unwrap(), None);
    other.release_all("other").await.unwrap();
    assert_eq!(one.acquire("outbox", "one", LONG).await.unwrap(), Some(lease("outbox", 3)));
    assert_eq!(one.acquire("bots:1", "one", Duration::ZERO).await.unwrap(), Some(lease("bots:1", 3)));
    assert_eq!(one.acquire("bots:1", "one", LONG).await.unwrap(), Some(lease("bots:1", 4)), "it had ended between");
}

async fn news_are_counted_and_outlive_a_restart(scratch: Scratch) {
    let store = scratch.store().await;
    store.keep_components("digest", "atlantis", "{}").await.unwrap();
    let (anna, jan) = (person(&store, "Anna").await, person(&store, "Jan").await);
    let seats = [seat(SeatKind::Person, Some(&anna)), seat(SeatKind::Open, None)];
    store.create_table(&table("t1", &anna, seats.to_vec())).await.unwrap();
    let mut last = store.news("t1").await.unwrap().unwrap();
    assert_eq!(store.news("t2").await.unwrap(), None);
    assert!(matches!(store.more_news("t2").await, Err(Error::Conflict)));

    store.take_seat("t1", 1, &jan.id, &jan.name, 1).await.unwrap();
    goes_up(&store, &mut last).await;
    assert!(store.take_seat("t1", 1, &jan.id, &jan.name, 1).await.is_err());
    assert_eq!(store.news("t1").await.unwrap(), Some(last), "what was refused is no news");
    store.leave("t1", &jan.id, 1).await.unwrap();
    goes_up(&store, &mut last).await;
    store.set_auto_start("t1", true, 1).await.unwrap();
    goes_up(&store, &mut last).await;
    store.say("t1", &line()).await.unwrap();
    goes_up(&store, &mut last).await;
    let start = TableStart { options: "{}", seats: &seats, entries: &[], now: running(1) };
    store.start_table("t1", &seats, &start).await.unwrap();
    goes_up(&store, &mut last).await;
    assert_eq!(store.more_news("t1").await.unwrap(), last + 1);
    store.close().await;
    assert_eq!(scratch.store().await.news("t1").await.unwrap(), Some(last + 1));
}

async fn goes_up(store: &Store, last: &mut u64) {
    let now = store.news("t1").await.unwrap().unwrap();
    assert!(now > *last, "{now} is not more than {last}");
    *last = now;
}

async fn of_nodes_that_start_at_once_one_migrates(scratch: Scratch) {
    let (one, other, third) = tokio::join!(scratch.store(), scratch.store(), scratch.store());
    for store in [one, other, third] {
        store.ready().await.unwrap();
    }
}

/// What a later program adds to the database is no concern of this one, also not in the middle of its work. What somebody
/// edited is.
async fn an_earlier_program_runs_beside_a_later_one(scratch: Scratch) {
    let store = running_table(scratch.store().await).await;
    let before = store.table("t1").await.unwrap();
    scratch.meddle("ALTER TABLE tables ADD COLUMN later BIGINT NOT NULL DEFAULT 0").await;
    let applied = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                   SELECT 99, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    scratch.meddle(applied).await;
    assert_eq!(store.table("t1").await.unwrap(), before, "connections that were there before go on");
    store.append("t1", 0, &[step("a")], &running(1)).await.unwrap();
    let again = scratch.store().await;
    again.append("t1", 1, &[step("b")], &running(1)).await.unwrap();

    let edited = "UPDATE _sqlx_migrations SET checksum =
                  (SELECT checksum FROM _sqlx_migrations WHERE version = 1) WHERE version = 2";
    scratch.meddle(edited).await;
    let refused = Store::open(scratch.database()).await;
    assert!(matches!(refused, Err(Error::Migration(_))), "{refused:?}");
}

fn line() -> ChatRow {
    ChatRow { person: "p-Anna".into(), name: "Anna".into(), said: "hello".into(), written: 1 }
}

fn steps(steps: u64) -> Notice {
    Notice::Steps { table: "t1".into(), steps }
}

#[tokio::test]
async fn other_nodes_learn_what_was_written_and_nothing_else() {
    let scratch = Scratch::postgres().await;
    let (one, other) = (running_table(scratch.store().await).await, scratch.store().await);
    let mut notices = other.notices().await.unwrap();
    one.append("t1", 0, &[step("a"), step("b")], &running(1)).await.unwrap();
    assert_eq!(notices.next().await, steps(2));
    assert_eq!(other.entries("t1").await.unwrap().len(), 2, "what is told can be read");
    assert!(one.append("t1", 0, &[step("late")], &running(1)).await.is_err());
    one.say("t1", &line()).await.unwrap();
    let news = one.news("t1").await.unwrap().unwrap();
    assert_eq!(notices.next().await, Notice::News { table: "t1".into(), news }, "what was refused is not told");
    other.append("t1", 2, &[step("own")], &running(1)).await.unwrap();
    assert_eq!(notices.next().await, steps(3), "one's own come too");
}

#[tokio::test]
async fn where_there_is_no_other_node_nothing_is_told() {
    let scratch = Scratch::sqlite().await;
    let store = running_table(scratch.store().await).await;
    let mut notices = store.notices().await.unwrap();
    let (steps, now) = ([step("a")], running(1));
    tokio::select! {
        biased;
        notice = notices.next() => panic!("{notice:?}"),
        done = store.append("t1", 0, &steps, &now) => done.unwrap(),
    }
}

#[tokio::test]
async fn after_a_lost_connection_it_is_time_to_catch_up() {
    let scratch = Scratch::postgres().await;
    let near = running_table(scratch.store().await).await;
    let proxy = Proxy::before(Cluster::shared()).await;
    let settings = Settings { statement_limit: Duration::from_secs(2), ..Settings::default() };
    let database = Database::Postgres(Secret(proxy.address(&scratch.name())));
    let far = Store::open_with(&database, &settings).await.unwrap();
    let mut notices = far.notices().await.unwrap();
    let mut written = 0;
    for weather in [Weather::Cut, Weather::Stalled, Weather::Cut] {
        near.append("t1", written, &[step("heard")], &running(1)).await.unwrap();
        assert_eq!(notices.next().await, steps(written + 1), "before {weather:?}");
        proxy.set(weather);
        near.append("t1", written + 1, &[step("missed")], &running(1)).await.unwrap();
        let hear = async {
            loop {
                match notices.next().await {
                    Notice::CatchUp => break,
                    early => assert_eq!(early, steps(written + 2)),
                }
            }
        };
        let mend = async {
            // Whoever comes anew has given up the old connection.
            proxy.next_arrival().await;
            proxy.set(Weather::Fair);
        };
        tokio::join!(hear, mend);
        written += 2;
        assert_eq!(far.entries("t1").await.unwrap().len() as u64, written, "by number, nothing is missed");
    }
}
