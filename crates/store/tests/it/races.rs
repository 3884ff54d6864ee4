//! Several nodes that want the same at once: the winners are counted, on every database.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, query_scalar};
use store::{ChatRow, Error, PersonRow, SeatKind, SeatRow, Secret, Store, TableStart};
use store_testkit::{Cluster, Scratch, on_every_database};
use tokio::sync::Barrier;
use tokio::task::JoinSet;

use crate::crash::running_table;
use crate::story::{person, running, seat, step, table};

on_every_database! {
    of_many_writers_one_writes_a_step
    of_many_people_one_takes_a_seat
    of_many_clicks_of_one_person_one_takes_a_seat
    kept_seats_are_taken_once
    a_game_begins_with_the_seats_that_were_seen
    the_last_who_leaves_takes_the_table_along
    of_many_rematches_one_is_made
    chat_loses_no_line
    names_at_tables_are_those_of_people
    everybody_has_the_same_secret
    of_many_nodes_one_holds_a_lease
}

const MANY: usize = 12;

/// Runs this `MANY` times at once, on two nodes in turn, and answers what came out, by number.
async fn at_once<T, F>(scratch: &Scratch, run: impl Fn(Store, usize) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let nodes = [scratch.store().await, scratch.store().await];
    let start = Arc::new(Barrier::new(MANY));
    let mut tasks = JoinSet::new();
    for number in 0..MANY {
        let node = nodes[number % 2].clone();
        let (start, run) = (Arc::clone(&start), run(node.clone(), number));
        tasks.spawn(async move {
            // Nobody is late because they first have to connect.
            node.ping().await.unwrap();
            start.wait().await;
            (number, run.await)
        });
    }
    let mut ended = tasks.join_all().await;
    ended.sort_by_key(|(number, _)| *number);
    ended.into_iter().map(|(_, done)| done).collect()
}

/// How many were told that they have done it. Everybody else was told that somebody was faster.
fn winners<T: std::fmt::Debug>(done: &[Result<T, Error>]) -> usize {
    for refused in done.iter().filter_map(|done| done.as_ref().err()) {
        assert!(matches!(refused, Error::Conflict), "{refused}");
    }
    done.iter().filter(|done| done.is_ok()).count()
}

async fn site(scratch: &Scratch) -> (Store, PersonRow) {
    let store = scratch.store().await;
    store.keep_components("digest", "atlantis", "{}").await.unwrap();
    let anna = person(&store, "Anna").await;
    (store, anna)
}

async fn of_many_writers_one_writes_a_step(scratch: Scratch) {
    let store = running_table(scratch.store().await).await;
    for round in 0..5 {
        let done = at_once(&scratch, |node, number| async move {
            node.append("t1", round, &[step(&format!("writer {number}"))], &running(1)).await
        });
        assert_eq!(winners(&done.await), 1, "round {round}");
        assert_eq!(store.entries("t1").await.unwrap().len() as u64, round + 1);
    }
}

async fn of_many_people_one_takes_a_seat(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    for number in 0..MANY {
        person(&store, &number.to_string()).await;
    }
    for round in 0..5 {
        let id = format!("t{round}");
        store.create_table(&table(&id, &anna, vec![seat(SeatKind::Open, None)])).await.unwrap();
        let done = at_once(&scratch, |node, number| {
            let id = id.clone();
            async move { node.take_seat(&id, 0, &format!("p-{number}"), &number.to_string(), 20).await }
        })
        .await;
        assert_eq!(winners(&done), 1, "round {round}");
        let winner = done.iter().position(Result::is_ok).unwrap().to_string();
        assert_eq!(store.seats(&id).await.unwrap()[0].name, winner, "who was told so sits there");
    }
}

async fn of_many_clicks_of_one_person_one_takes_a_seat(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    let jan = person(&store, "Jan").await;
    for round in 0..5 {
        let id = format!("t{round}");
        store.create_table(&table(&id, &anna, vec![seat(SeatKind::Open, None); MANY])).await.unwrap();
        let done = at_once(&scratch, |node, number| {
            let (id, jan) = (id.clone(), jan.clone());
            async move { node.take_seat(&id, number as u8, &jan.id, &jan.name, 20).await }
        });
        assert_eq!(winners(&done.await), 1, "round {round}");
        let taken = store.seats(&id).await.unwrap().iter().filter(|seat| seat.kind == SeatKind::Person).count();
        assert_eq!(taken, 1, "round {round}");
    }
}

async fn kept_seats_are_taken_once(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    let seats = vec![seat(SeatKind::Invited, Some(&anna)), seat(SeatKind::Invited, Some(&anna))];
    store.create_table(&table("t1", &anna, seats)).await.unwrap();
    let done = at_once(&scratch, |node, _| async move { node.take_kept_seats("t1", "p-Anna", 20).await });
    assert_eq!(winners(&done.await), 1);
    assert!(store.seats("t1").await.unwrap().iter().all(|seat| seat.kind == SeatKind::Person));
}

async fn a_game_begins_with_the_seats_that_were_seen(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    let jan = person(&store, "Jan").await;
    for round in 0..6 {
        let id = format!("t{round}");
        let before = vec![seat(SeatKind::Person, Some(&anna)), seat(SeatKind::Person, Some(&jan))];
        store.create_table(&table(&id, &anna, before.clone())).await.unwrap();
        // Half of them begin the game, the others let Jan leave.
        let done = at_once(&scratch, |node, number| {
            let (id, before) = (id.clone(), before.clone());
            async move {
                if number % 4 < 2 {
                    let after: Vec<SeatRow> = before.iter().rev().cloned().collect();
                    let start = TableStart { options: "{}", seats: &after, entries: &[step("first")], now: running(1) };
                    node.start_table(&id, &before, &start).await
                } else {
                    node.leave(&id, "p-Jan", 20).await.map(drop)
                }
            }
        })
        .await;
        assert_eq!(winners(&done), 1, "round {round}");
        let began = done.iter().position(Result::is_ok).unwrap() % 4 < 2;
        let seats: Vec<String> = store.seats(&id).await.unwrap().into_iter().map(|seat| seat.name).collect();
        let entries = store.entries(&id).await.unwrap().len();
        let expected = if began { (["Jan", "Anna"], 1) } else { (["Anna", ""], 0) };
        assert_eq!((seats.as_slice(), entries), (expected.0.map(String::from).as_slice(), expected.1));
    }
}

async fn the_last_who_leaves_takes_the_table_along(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    let mut seats = vec![seat(SeatKind::Person, Some(&anna))];
    for number in 1..MANY {
        seats.push(seat(SeatKind::Person, Some(&person(&store, &number.to_string()).await)));
    }
    let people: Vec<String> = seats.iter().filter_map(|seat| seat.person.clone()).collect();
    for round in 0..5 {
        let id = format!("t{round}");
        store.create_table(&table(&id, &anna, seats.clone())).await.unwrap();
        let done = at_once(&scratch, |node, number| {
            let (id, person) = (id.clone(), people[number].clone());
            async move { node.leave(&id, &person, 20).await.unwrap() }
        });
        let removed = done.await.iter().filter(|exists| !**exists).count();
        assert_eq!((removed, store.table(&id).await.unwrap()), (1, None), "round {round}: one of them was the last");
    }
}

async fn of_many_rematches_one_is_made(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    store.create_table(&table("t1", &anna, Vec::new())).await.unwrap();
    let done = at_once(&scratch, |node, number| {
        let mut rematch = table(&format!("r{number}"), &anna, vec![seat(SeatKind::Person, Some(&anna))]);
        rematch.table.rematch_of = Some("t1".into());
        async move { node.create_table(&rematch).await }
    })
    .await;
    assert_eq!(winners(&done), 1);
    let winner = done.iter().position(Result::is_ok).unwrap();
    assert_eq!(store.rematch("t1").await.unwrap(), Some(format!("r{winner}")));
}

async fn chat_loses_no_line(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    store.create_table(&table("t1", &anna, Vec::new())).await.unwrap();
    let before = store.news("t1").await.unwrap().unwrap();
    let done = at_once(&scratch, |node, number| {
        let line = ChatRow { person: anna.id.clone(), name: anna.name.clone(), said: number.to_string(), written: 1 };
        async move { node.say("t1", &line).await }
    });
    assert_eq!(winners(&done.await), MANY);
    let mut said: Vec<usize> =
        store.chat("t1", 99).await.unwrap().iter().map(|line| line.said.parse().unwrap()).collect();
    said.sort_unstable();
    assert_eq!(said, (0..MANY).collect::<Vec<_>>());
    assert_eq!(store.news("t1").await.unwrap(), Some(before + MANY as u64), "every line is news");
}

async fn names_at_tables_are_those_of_people(scratch: Scratch) {
    let (store, anna) = site(&scratch).await;
    store.create_table(&table("t1", &anna, vec![seat(SeatKind::Person, Some(&anna))])).await.unwrap();
    let done = at_once(&scratch, |node, number| {
        let renamed = PersonRow { name: format!("Anna {number}"), ..anna.clone() };
        async move { node.change_person(&renamed).await }
    });
    assert_eq!(winners(&done.await), MANY);
    let name = store.person_by_token("hash-Anna").await.unwrap().unwrap().name;
    assert_eq!(store.seats("t1").await.unwrap()[0].name, name);
}

async fn everybody_has_the_same_secret(scratch: Scratch) {
    let done =
        at_once(
            &scratch,
            |node, number| async move { node.secret("daily", Secret(number.to_string())).await.unwrap().0 },
        )
        .await;
    assert!(done.iter().all(|secret| *secret == done[0]), "{done:?}");
}

async fn of_many_nodes_one_holds_a_lease(scratch: Scratch) {
    let (store, _) = site(&scratch).await;
    for round in 1..=5 {
        let done = at_once(&scratch, |node, number| async move {
            node.acquire("bots", &format!("node {number}"), Duration::from_secs(3_600)).await.unwrap()
        })
        .await;
        let holders: Vec<_> = done.iter().flatten().collect();
        assert_eq!(holders.len(), 1, "round {round}");
        assert_eq!(holders[0].term, round);
        let holder = done.iter().position(Option::is_some).unwrap();
        store.release("bots", &format!("node {holder}")).await.unwrap();
    }
}

/// Two transactions that lock the same rows the other way round: PostgreSQL ends one of them, and the store runs it again.
#[tokio::test]
async fn a_transaction_that_was_ended_for_a_deadlock_is_run_again() {
    let cluster = Cluster::shared();
    let scratch = Scratch::postgres().await;
    let (store, anna) = site(&scratch).await;
    store.create_table(&table("t1", &anna, Vec::new())).await.unwrap();

    let name = scratch.name();
    let mut other = PgConnection::connect_with(&cluster.options(&name)).await.unwrap();
    // It never looks for deadlocks, so it is not the one that is ended.
    other.execute("SET deadlock_timeout = '1h'").await.unwrap();
    other.execute("BEGIN; SELECT id FROM people WHERE id = 'p-Anna' FOR UPDATE").await.unwrap();
    let line = ChatRow { person: anna.id.clone(), name: anna.name.clone(), said: "hello".into(), written: 1 };
    let saying = tokio::spawn({
        let store = store.clone();
        async move { store.say("t1", &line).await }
    });
    waits_for_a_lock(&name).await;
    other.execute("UPDATE tables SET changed = 77 WHERE id = 't1'; COMMIT").await.unwrap();
    saying.await.unwrap().unwrap();
    assert_eq!(store.chat("t1", 9).await.unwrap().len(), 1, "said once");
    assert_eq!(store.table("t1").await.unwrap().unwrap().0.changed, 77);
    // The server counts in its own time.
    let deadlocks = format!("SELECT deadlocks FROM pg_stat_database WHERE datname = '{name}'");
    while query_scalar::<_, i64>(AssertSqlSafe(deadlocks.clone())).fetch_one(&mut other).await.unwrap() != 1 {
        tokio::task::yield_now().await;
    }
}

/// Until a session in this database waits for a lock of another.
async fn waits_for_a_lock(database: &str) {
    let mut connection = PgConnection::connect_with(&Cluster::shared().options("postgres")).await.unwrap();
    let waiting =
        format!("SELECT COUNT(*) FROM pg_stat_activity WHERE datname = '{database}' AND wait_event_type = 'Lock'");
    while query_scalar::<_, i64>(AssertSqlSafe(waiting.clone())).fetch_one(&mut connection).await.unwrap() == 0 {
        tokio::task::yield_now().await;
    }
}
