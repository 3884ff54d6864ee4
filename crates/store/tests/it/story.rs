//! One story, told through the public face only, so that every database can run it.

use store::{
    ChatRow, EntryKind, EntryRow, Error, NewPerson, NewTable, Now, Pass, PersonRow, SeatKind, SeatRow, Secret, Store,
    TableRow, TableStart, TableState, Visibility,
};

use store_testkit::{Folder, Scratch, on_every_database};

on_every_database!(the_story);

async fn the_story(scratch: Scratch) {
    let store = scratch.store().await;
    story(&store).await;
    store.close().await;
}

#[tokio::test]
async fn the_folder_of_a_file_is_made() {
    let folder = Folder::new();
    Store::sqlite(&folder.path().join("new/folder/site.sqlite")).await.unwrap().ping().await.unwrap();
}

pub(crate) async fn person(store: &Store, name: &str) -> PersonRow {
    let new = NewPerson {
        id: format!("p-{name}"),
        name: name.into(),
        token_hash: Secret(format!("hash-{name}")),
        prefs: "{}".into(),
        created: 1,
    };
    store.add_person(&new).await.unwrap()
}

pub(crate) fn seat(kind: SeatKind, person: Option<&PersonRow>) -> SeatRow {
    SeatRow {
        kind,
        person: person.map(|person| person.id.clone()),
        name: person.map_or_else(String::new, |person| person.name.clone()),
        level: (kind == SeatKind::Bot).then(|| "greedy".into()),
    }
}

pub(crate) fn table(id: &str, host: &PersonRow, seats: Vec<SeatRow>) -> NewTable {
    let table = TableRow {
        id: id.into(),
        game: "atlantis".into(),
        rules_version: 1,
        components: "digest".into(),
        options: r#"{"seats":3}"#.into(),
        seed: Secret("5eed".into()),
        host: host.id.clone(),
        visibility: Visibility::Public,
        state: TableState::Waiting,
        created: 10,
        changed: 10,
        rematch_of: None,
        window_seconds: 0,
        hints: true,
        auto_start: false,
        news: 0,
        day: None,
        awaited: 0,
        winners: 0,
    };
    NewTable { table, seats, entries: Vec::new() }
}

pub(crate) fn step(body: &str) -> EntryRow {
    EntryRow { kind: EntryKind::Step, body: body.into(), written: 20 }
}

pub(crate) fn running(awaited: u8) -> Now {
    Now { state: TableState::Running, awaited, winners: 0, at: 30, solo: None }
}

async fn story(store: &Store) {
    let (anna, jan) = people(store).await;
    store.keep_components("digest", "atlantis", "{}").await.unwrap();
    store.keep_components("digest", "atlantis", "another text is not taken").await.unwrap();
    assert_eq!(store.components("digest").await.unwrap().as_deref(), Some("{}"));
    assert_eq!(store.components("none").await.unwrap(), None);

    lobby(store, &anna, &jan).await;
    play(store, &anna, &jan).await;
    finish_and_rematch(store, &anna, &jan).await;
    leave(store, &anna, &jan).await;
    passes(store, &anna).await;
}

async fn passes(store: &Store, anna: &PersonRow) {
    for id in ["p1", "p2"] {
        store.create_table(&table(id, anna, vec![seat(SeatKind::Person, Some(anna))])).await.unwrap();
    }
    let pass = |seat, window: &str, round| Pass { seat, window: window.into(), round };
    for kept in [pass(1, "spy", None), pass(0, "spy", Some(3)), pass(0, "guard", None)] {
        store.pass("p1", &kept).await.unwrap();
    }
    store.pass("p2", &pass(0, "spy", Some(1))).await.unwrap();
    let all = [pass(0, "guard", None), pass(0, "spy", Some(3)), pass(1, "spy", None)];
    assert_eq!(store.passes("p1").await.unwrap(), all);
    store.pass("p1", &pass(0, "spy", None)).await.unwrap();
    store.ask("p1", 0, "guard").await.unwrap();
    store.ask("p1", 4, "guard").await.unwrap();
    let left = [pass(0, "spy", None), pass(1, "spy", None)];
    assert_eq!(store.passes("p1").await.unwrap(), left, "the newest wish holds");
    assert_eq!(store.passes("p2").await.unwrap(), [pass(0, "spy", Some(1))], "every table has its own");
}

async fn people(store: &Store) -> (PersonRow, PersonRow) {
    let anna = person(store, "Anna").await;
    let jan = person(store, "Jan").await;
    let again = NewPerson {
        id: "p-other".into(),
        name: "Other".into(),
        token_hash: Secret("hash-Anna".into()),
        prefs: "{}".into(),
        created: 2,
    };
    assert_eq!(store.add_person(&again).await.unwrap(), anna, "one session is one person");
    assert_eq!(store.person_by_token("hash-Jan").await.unwrap(), Some(jan.clone()));
    assert_eq!(store.person_by_token("hash-nobody").await.unwrap(), None);
    (anna, jan)
}

async fn lobby(store: &Store, anna: &PersonRow, jan: &PersonRow) {
    let seats = vec![seat(SeatKind::Person, Some(anna)), seat(SeatKind::Open, None), seat(SeatKind::Bot, None)];
    let new = table("t1", anna, seats);
    store.create_table(&new).await.unwrap();
    assert!(matches!(store.create_table(&new).await, Err(Error::Conflict)), "an id is used once");
    assert_eq!(store.table("t1").await.unwrap(), Some((new.table.clone(), new.seats.clone())));
    assert_eq!(store.table("t2").await.unwrap(), None);

    let open = store.public_tables(TableState::Waiting, &jan.id, 10).await.unwrap();
    assert_eq!(open.iter().map(|listed| listed.id.as_str()).collect::<Vec<_>>(), ["t1"]);
    assert_eq!(open[0].seats, new.seats);
    assert!(
        store.public_tables(TableState::Waiting, &anna.id, 10).await.unwrap().is_empty(),
        "own tables are elsewhere"
    );
    assert!(store.append("t1", 0, &[step("{}")], &running(1)).await.is_err(), "the game has not begun");

    store.take_seat("t1", 1, &jan.id, &jan.name, 11).await.unwrap();
    for taken in [0, 1, 2, 7] {
        let refused = store.take_seat("t1", taken, &anna.id, &anna.name, 12).await;
        assert!(matches!(refused, Err(Error::Conflict)), "seat {taken} is not open");
    }
    let mut wide = table("wide", anna, vec![seat(SeatKind::Open, None), seat(SeatKind::Open, None)]);
    wide.table.visibility = Visibility::Link;
    store.create_table(&wide).await.unwrap();
    store.take_seat("wide", 0, &jan.id, &jan.name, 11).await.unwrap();
    let second = store.take_seat("wide", 1, &jan.id, &jan.name, 11).await;
    assert!(matches!(second, Err(Error::Conflict)), "one seat each");
    assert!(store.leave("wide", &jan.id, 12).await.unwrap(), "the table is Anna's, who does not sit at it");
    assert!(store.table("wide").await.unwrap().is_some());
    assert!(store.leave("t1", &jan.id, 13).await.unwrap());
    assert!(matches!(store.leave("t1", &jan.id, 13).await, Err(Error::Conflict)), "who does not sit cannot leave");
    store.take_seat("t1", 1, &jan.id, &jan.name, 14).await.unwrap();
}

async fn play(store: &Store, anna: &PersonRow, jan: &PersonRow) {
    let (_, seen) = store.table("t1").await.unwrap().unwrap();
    let entries = [step("laid"), step("dealt")];
    let start = TableStart { options: r#"{"seats":3,"x":1}"#, seats: &seen, entries: &entries, now: running(0b100) };
    let old = vec![seat(SeatKind::Person, Some(anna)), seat(SeatKind::Open, None), seat(SeatKind::Bot, None)];
    assert!(matches!(store.start_table("t1", &old, &start).await, Err(Error::Conflict)), "somebody sat down meanwhile");
    store.start_table("t1", &seen, &start).await.unwrap();
    assert!(matches!(store.start_table("t1", &seen, &start).await, Err(Error::Conflict)), "a game begins once");
    assert!(matches!(store.leave("t1", &jan.id, 30).await, Err(Error::Conflict)), "the game has begun");
    assert_eq!(store.tables_awaiting_bots().await.unwrap(), ["t1"]);

    store.append("t1", 2, &[step("a"), step("b")], &running(0b010)).await.unwrap();
    assert!(store.tables_awaiting_bots().await.unwrap().is_empty());
    for wrong in [0, 2, 3, 5] {
        let refused = store.append("t1", wrong, &[step("double")], &running(1)).await;
        assert!(matches!(refused, Err(Error::Conflict)), "there are four entries, not {wrong}");
    }
    let undo = EntryRow { kind: EntryKind::Undo, body: "2".into(), written: 25 };
    store.append("t1", 4, std::slice::from_ref(&undo), &running(0b010)).await.unwrap();
    let kept = store.entries("t1").await.unwrap();
    assert_eq!(kept, [step("laid"), step("dealt"), step("a"), step("b"), undo]);
    let (row, _) = store.table("t1").await.unwrap().unwrap();
    assert_eq!((row.options.as_str(), row.awaited, row.changed), (r#"{"seats":3,"x":1}"#, 0b010, 30));

    for said in ["hello", "zażółć 🌊", "'; DROP TABLE chat; --"] {
        let line = ChatRow { person: jan.id.clone(), name: jan.name.clone(), said: said.into(), written: 40 };
        store.say("t1", &line).await.unwrap();
    }
    let chat = store.chat("t1", 2).await.unwrap();
    assert_eq!(chat.iter().map(|line| line.said.as_str()).collect::<Vec<_>>(), ["zażółć 🌊", "'; DROP TABLE chat; --"]);

    let renamed = PersonRow { name: "Janek".into(), prefs: r#"{"lang":"pl"}"#.into(), ..jan.clone() };
    store.change_person(&renamed).await.unwrap();
    assert_eq!(store.person_by_token("hash-Jan").await.unwrap(), Some(renamed));
    assert_eq!(store.seats("t1").await.unwrap()[1].name, "Janek");
}

async fn finish_and_rematch(store: &Store, anna: &PersonRow, jan: &PersonRow) {
    let over = Now { state: TableState::Finished, awaited: 0, winners: 0b001, at: 50, solo: None };
    store.append("t1", 5, &[step("last")], &over).await.unwrap();
    assert!(matches!(store.append("t1", 6, &[step("more")], &running(1)).await, Err(Error::Conflict)));
    assert_eq!(store.entries("t1").await.unwrap().len(), 6, "a refused entry leaves nothing behind");

    let beside_jan = SeatRow { name: "Zosia".into(), ..seat(SeatKind::Invited, Some(jan)) };
    let seats = vec![seat(SeatKind::Person, Some(anna)), seat(SeatKind::Invited, Some(jan)), beside_jan];
    let mut rematch = table("t2", anna, seats);
    rematch.table.rematch_of = Some("t1".into());
    store.create_table(&rematch).await.unwrap();
    rematch.table.id = "t3".into();
    assert!(matches!(store.create_table(&rematch).await, Err(Error::Conflict)), "one rematch of each table");
    assert_eq!(store.table("t3").await.unwrap(), None);
    assert_eq!(store.rematch("t1").await.unwrap().as_deref(), Some("t2"));
    let uninvited = person(store, "Ola").await;
    assert!(store.take_seat("t2", 1, &uninvited.id, "Ola", 60).await.is_err(), "the seat is kept for Jan");
    assert!(matches!(store.take_kept_seats("t2", &uninvited.id, 60).await, Err(Error::Conflict)));
    store.take_kept_seats("t2", &jan.id, 60).await.unwrap();
    let taken = store.seats("t2").await.unwrap();
    assert!(taken.iter().all(|seat| seat.kind == SeatKind::Person), "both seats are Jan's");
    assert_eq!(taken[2].name, "Zosia", "and keep their names");

    let mine = store.tables_of(&anna.id, 10).await.unwrap();
    assert_eq!(mine.iter().map(|listed| listed.id.as_str()).collect::<Vec<_>>(), ["t2", "t1"]);
    assert_eq!((mine[1].state, mine[1].winners), (TableState::Finished, 0b001));
    assert_eq!(store.tables_of(&anna.id, 1).await.unwrap().len(), 1);
}

async fn leave(store: &Store, anna: &PersonRow, jan: &PersonRow) {
    assert!(store.leave("t2", &anna.id, 70).await.unwrap());
    assert_eq!(store.table("t2").await.unwrap().unwrap().0.host, jan.id, "the next person is the host");
    assert!(!store.leave("t2", &jan.id, 71).await.unwrap(), "nobody is left");
    assert_eq!(store.table("t2").await.unwrap(), None);
    assert_eq!(store.rematch("t1").await.unwrap(), None);
}

#[tokio::test]
async fn a_secret_is_not_printed() {
    let folder = Folder::new();
    let store = Store::sqlite(&folder.file()).await.unwrap();
    let anna = person(&store, "Anna").await;
    let new = table("t1", &anna, Vec::new());
    assert!(!format!("{new:?} {anna:?} {store:?}").contains("5eed"));
}
