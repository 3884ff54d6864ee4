//! Games for one, told through the public face only, so that every database can run it.

use store::{DAY, Error, Now, PersonRow, Rank, SeatKind, Secret, SoloResult, Store, TableState};

use store_testkit::{Scratch, on_every_database};

use crate::story::{person, running, seat, step, table};

const TODAY: i64 = 20_000;

on_every_database!(games_for_one);

async fn games_for_one(scratch: Scratch) {
    let store = scratch.store().await;
    store.keep_components("digest", "atlantis", "{}").await.unwrap();
    let (anna, jan) = (person(&store, "Anna").await, person(&store, "Jan").await);
    lists_are_private_and_sorted(&store, &anna, &jan).await;
    one_game_a_day(&store, &anna, &jan).await;

    let kept = store.secret("daily", Secret("first".into())).await.unwrap();
    assert_eq!(kept.0, "first");
    store.close().await;
    let store = scratch.store().await;
    let again = store.secret("daily", Secret("second".into())).await.unwrap();
    assert_eq!(again.0, "first", "a secret outlives a restart");
    let other = store.secret("another", Secret("second".into())).await.unwrap();
    assert_eq!(other.0, "second");
    store.close().await;
}

fn won(points: i32, verdict: &str) -> SoloResult {
    SoloResult { points, won: true, verdict: Some(verdict.into()) }
}

fn lost(points: i32) -> SoloResult {
    SoloResult { points, won: false, verdict: None }
}

async fn begin(store: &Store, id: &str, who: &PersonRow, day: Option<i64>) -> Result<(), Error> {
    let mut new = table(id, who, vec![seat(SeatKind::Person, Some(who))]);
    new.table.state = TableState::Running;
    new.table.day = day;
    new.entries = vec![step("{}")];
    store.create_table(&new).await
}

async fn end(store: &Store, id: &str, at: i64, solo: &SoloResult) {
    let now =
        Now { state: TableState::Finished, awaited: 0, winners: u8::from(solo.won), at, solo: Some(solo.clone()) };
    store.append(id, 1, &[step("{}")], &now).await.unwrap();
}

async fn lists_are_private_and_sorted(store: &Store, anna: &PersonRow, jan: &PersonRow) {
    let games = [("a1", lost(99)), ("a2", won(70, "healer")), ("a3", won(90, "king")), ("a4", won(70, "healer"))];
    for (at, (id, solo)) in (100..).zip(&games) {
        begin(store, id, anna, None).await.unwrap();
        end(store, id, at, solo).await;
    }
    begin(store, "j1", jan, None).await.unwrap();
    end(store, "j1", 100, &won(200, "king")).await;
    // Not over, and with others: in no list.
    begin(store, "a5", anna, None).await.unwrap();
    store.append("a5", 1, &[step("{}")], &running(1)).await.unwrap();

    let best = store.best_solos(&anna.id, "atlantis", 10).await.unwrap();
    let order: Vec<&str> = best.iter().map(|game| game.table.as_str()).collect();
    assert_eq!(order, ["a3", "a2", "a4"], "best first, the earlier first among equals, lost ones not at all");
    assert_eq!((&best[0].solo, best[0].finished, best[0].day), (&won(90, "king"), 102, None));
    assert_eq!(store.best_solos(&anna.id, "atlantis", 2).await.unwrap().len(), 2);
    assert_eq!(store.best_solos(&anna.id, "doom", 10).await.unwrap(), []);
    assert_eq!(store.best_solos(&jan.id, "atlantis", 10).await.unwrap().len(), 1, "only one's own");

    let place = async |points| store.own_place(&anna.id, "atlantis", points).await.unwrap();
    assert_eq!(place(90).await, Rank { place: 1, of: 3 });
    assert_eq!(place(70).await, Rank { place: 2, of: 3 }, "equals share the better place");
    assert_eq!(place(0).await, Rank { place: 4, of: 3 });
}

async fn one_game_a_day(store: &Store, anna: &PersonRow, jan: &PersonRow) {
    assert_eq!(store.daily_table(&anna.id, "atlantis", TODAY).await.unwrap(), None);
    begin(store, "d1", anna, Some(TODAY)).await.unwrap();
    assert_eq!(store.daily_table(&anna.id, "atlantis", TODAY).await.unwrap().as_deref(), Some("d1"));
    match begin(store, "d2", anna, Some(TODAY)).await {
        Err(Error::Conflict) => {}
        other => panic!("a second game on one day: {other:?}"),
    }
    begin(store, "d2", anna, Some(TODAY + 1)).await.unwrap();
    begin(store, "d3", jan, Some(TODAY)).await.unwrap();
    let (table, _) = store.table("d3").await.unwrap().unwrap();
    assert_eq!(table.day, Some(TODAY));

    let ended = (TODAY + 1) * DAY;
    end(store, "d1", ended - 1, &won(80, "healer")).await;
    end(store, "d3", ended - 2, &won(85, "healer")).await;
    let late = person(store, "Late").await;
    begin(store, "d4", &late, Some(TODAY)).await.unwrap();
    end(store, "d4", ended, &won(120, "king")).await;
    end(store, "d2", ended + 5, &lost(3)).await;

    let (game, first) = store.solo("d1").await.unwrap().unwrap();
    assert_eq!((game.as_str(), &first.solo, first.day), ("atlantis", &won(80, "healer"), Some(TODAY)));
    let place = store.place_of_the_day("atlantis", &first).await.unwrap();
    assert_eq!(place, Some(Rank { place: 2, of: 2 }), "whoever was late is not counted");
    let (_, after) = store.solo("d4").await.unwrap().unwrap();
    assert_eq!(store.place_of_the_day("atlantis", &after).await.unwrap(), None, "and has no place");
    let (_, free) = store.solo("a1").await.unwrap().unwrap();
    assert_eq!(store.place_of_the_day("atlantis", &free).await.unwrap(), None);
    assert_eq!(store.solo("a5").await.unwrap(), None, "a running game is in no list");
    let days = store.daily_solos(&anna.id, "atlantis", 10).await.unwrap();
    let days: Vec<_> = days.iter().map(|game| (game.table.as_str(), game.day)).collect();
    assert_eq!(days, [("d2", Some(TODAY + 1)), ("d1", Some(TODAY))], "the newest first");
    let best = store.best_solos(&anna.id, "atlantis", 10).await.unwrap();
    assert_eq!(best[1].day, Some(TODAY), "the seed of the day is marked");
}
