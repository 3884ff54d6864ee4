//! Tables before their game begins.

use axum::http::StatusCode;

use crate::site::{Site, Visitor};

async fn open_table(site: &Site, host: &mut Visitor, seats: &[&str]) -> String {
    let numbers = ["seat1", "seat2", "seat3", "seat4"];
    let mut fields = vec![("game", "atlantis")];
    fields.extend(numbers.into_iter().zip(seats.iter().copied()));
    host.post(site, "/tables", &fields).await.location().to_owned()
}

async fn is_running(site: &Site, table: &str) -> bool {
    Visitor::default().get(site, &format!("{table}/fragment")).await.status == StatusCode::OK
}

async fn names(site: &Site, table: &str) -> Vec<String> {
    let seats = site.store().await.seats(table.trim_start_matches("/t/")).await.unwrap();
    seats.into_iter().map(|seat| seat.name).collect()
}

#[tokio::test]
async fn friends_come_by_the_link_and_the_host_begins() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    anna.post(&site, "/me", &[("name", "Anna")]).await;
    jan.post(&site, "/me", &[("name", "Jan")]).await;
    let table = open_table(&site, &mut anna, &["me", "open"]).await;
    let lobby = anna.get(&site, &table).await;
    assert!(lobby.text().contains(&format!("http://site.example{table}")), "{}", lobby.words());
    let seed = site.seed(&table).await;
    let commitment = seed.parse::<engine::Seed>().unwrap().commitment().to_string();
    for page in [&lobby, &jan.get(&site, &table).await] {
        assert!(page.text().contains(&commitment), "the hash of the seed is shown before the game begins");
        assert!(!page.text().contains(&seed));
    }
    let early = anna.get(&site, &format!("{table}/fragment")).await;
    assert_eq!(early.status, StatusCode::CONFLICT);

    assert_eq!(jan.post(&site, &format!("{table}/start"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(jan.post(&site, &format!("{table}/join"), &[]).await.location(), table);
    assert_eq!(jan.post(&site, &format!("{table}/join"), &[]).await.status, StatusCode::CONFLICT, "one seat each");
    assert_eq!(jan.post(&site, &format!("{table}/start"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&site, &format!("{table}/start"), &[]).await.location(), table);
    assert!(is_running(&site, &table).await);
    assert_eq!(names(&site, &table).await, ["Anna", "Jan"]);
    let again = anna.post(&site, &format!("{table}/start"), &[]).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.text().contains("The game has begun"), "{}", again.words());
    let late = Visitor::default().post(&site, &format!("{table}/join"), &[]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_game_begins_by_itself_when_the_last_seat_is_taken_if_its_host_wants_it() {
    let site = Site::open().await;
    let (mut anna, mut jan, mut ola) = (Visitor::default(), Visitor::default(), Visitor::default());
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("seat3", "open"), ("auto", "yes")];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let lobby = anna.get(&site, &table).await;
    assert!(lobby.text().contains("The game starts by itself as soon as everybody is here"), "{}", lobby.words());
    jan.post(&site, &format!("{table}/join"), &[]).await.location();
    assert!(!is_running(&site, &table).await, "one seat is free");
    assert!(jan.get(&site, &table).await.text().contains("starts by itself"), "guests are told");
    assert_eq!(ola.post(&site, &format!("{table}/join"), &[]).await.location(), table);
    assert!(is_running(&site, &table).await);
    assert_eq!(anna.post(&site, &format!("{table}/auto"), &[("auto", "no")]).await.status, StatusCode::CONFLICT);
    let wrong = [("game", "atlantis"), ("seat1", "me"), ("seat2", "open"), ("auto", "perhaps")];
    assert_eq!(anna.post(&site, "/tables", &wrong).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_host_alone_changes_whether_a_game_begins_by_itself() {
    let site = Site::open().await;
    let (mut anna, mut jan, mut ola) = (Visitor::default(), Visitor::default(), Visitor::default());
    let table = open_table(&site, &mut anna, &["me", "open"]).await;
    let path = format!("{table}/auto");
    assert_eq!(jan.post(&site, &path, &[("auto", "yes")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&site, &path, &[("auto", "yes")]).await.location(), table);
    assert_eq!(anna.post(&site, &path, &[("auto", "no")]).await.location(), table);
    assert_eq!(anna.post(&site, &path, &[("auto", "king")]).await.status, StatusCode::BAD_REQUEST);
    jan.post(&site, &format!("{table}/join"), &[]).await.location();
    assert!(!is_running(&site, &table).await, "the host wants to begin it");
    let lobby = ola.get(&site, &table).await;
    assert!(lobby.text().contains("You are a spectator"), "{}", lobby.words());
    assert!(!jan.get(&site, &table).await.text().contains("You are a spectator"));
    assert_eq!(anna.post(&site, &path, &[("auto", "yes")]).await.location(), table, "everybody is here already");
    assert!(is_running(&site, &table).await);
    assert!(ola.get(&site, &table).await.text().contains("You are a spectator"), "at the table too");
    assert!(!anna.get(&site, &table).await.text().contains("You are a spectator"));
}

#[tokio::test]
async fn the_link_is_a_field_a_code_and_two_buttons_that_wait_for_the_script() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = open_table(&site, &mut anna, &["me", "open"]).await;
    let lobby = anna.get(&site, &table).await;
    let page = lobby.text();
    assert!(page.contains("role=\"img\" aria-label=\"The link as a QR code\""), "{}", lobby.words());
    for button in ["copy", "share"] {
        let tag = page.split('<').find(|tag| tag.contains(&format!("id=\"{button}\""))).unwrap();
        assert!(tag.contains(" hidden"), "without a script it does nothing: <{tag}");
    }
}

#[tokio::test]
async fn of_two_people_who_want_the_same_seat_one_gets_it() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = open_table(&site, &mut anna, &["me", "open", "open"]).await;
    let path = format!("{table}/join");
    let (mut jan, mut ola) = (Visitor::default(), Visitor::default());
    let (one, other) = tokio::join!(jan.post(&site, &path, &[("seat", "1")]), ola.post(&site, &path, &[("seat", "1")]));
    let mut statuses = [one.status, other.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::SEE_OTHER, StatusCode::CONFLICT]);
    let refused = if one.status == StatusCode::CONFLICT { &one } else { &other };
    assert!(refused.text().contains("This seat is taken"), "{}", refused.words());
    for wrong in ["0", "1", "7", "256", "-1", "x"] {
        let answer = Visitor::default().post(&site, &path, &[("seat", wrong)]).await;
        assert!(answer.status.is_client_error(), "{wrong}");
    }
}

#[tokio::test]
async fn open_seats_are_dropped_or_filled_with_bots() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let table = open_table(&site, &mut anna, &["open", "bot:random", "me", "open"]).await;
    anna.post(&site, &format!("{table}/start"), &[("open", "drop")]).await.location();
    assert_eq!(names(&site, &table).await.len(), 2);

    let table = open_table(&site, &mut anna, &["open", "bot:random", "me", "open"]).await;
    anna.post(&site, &format!("{table}/start"), &[("open", "bot:greedy")]).await.location();
    let names = names(&site, &table).await;
    assert_eq!(names.len(), 4);
    let mut different = names.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 4, "{names:?}");

    let table = open_table(&site, &mut anna, &["me", "open"]).await;
    let alone = anna.post(&site, &format!("{table}/start"), &[("open", "drop")]).await;
    assert_eq!(alone.status, StatusCode::UNPROCESSABLE_ENTITY, "nobody plays alone");
    assert!(alone.text().contains("2 to 4 players"), "{}", alone.words());
    let wrong = anna.post(&site, &format!("{table}/start"), &[("open", "bot:clever")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    assert!(!is_running(&site, &table).await);
}

#[tokio::test]
async fn the_start_player_stays_the_person_who_was_chosen() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [
        ("game", "atlantis"),
        ("seat1", "open"),
        ("seat2", "none"),
        ("seat3", "me"),
        ("seat4", "bot:random"),
        ("start", "3"),
    ];
    let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
    anna.post(&site, &format!("{table}/start"), &[]).await.location();
    let page = anna.get(&site, &table).await;
    assert!(page.decision().is_some(), "seat 3 of the form is seat 1 of the game, and begins");
    let unused = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random"), ("start", "4")];
    assert_eq!(anna.post(&site, "/tables", &unused).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn who_leaves_makes_room_and_the_last_takes_the_table_along() {
    let site = Site::open().await;
    let (mut anna, mut jan) = (Visitor::default(), Visitor::default());
    let table = open_table(&site, &mut anna, &["me", "open"]).await;
    jan.post(&site, &format!("{table}/join"), &[]).await.location();
    assert_eq!(anna.post(&site, &format!("{table}/leave"), &[]).await.location(), table);
    assert_eq!(anna.post(&site, &format!("{table}/leave"), &[]).await.status, StatusCode::FORBIDDEN);
    let other = Visitor::default().post(&site, &format!("{table}/leave"), &[]).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN);
    let started = jan.post(&site, &format!("{table}/start"), &[("open", "bot:random")]).await;
    assert_eq!(started.location(), table, "the next person is the host");
    assert_eq!(jan.post(&site, &format!("{table}/leave"), &[]).await.status, StatusCode::CONFLICT);

    let table = open_table(&site, &mut anna, &["me", "open"]).await;
    assert_eq!(anna.post(&site, &format!("{table}/leave"), &[]).await.location(), "/");
    assert_eq!(anna.get(&site, &table).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_table_that_cannot_be_played_is_not_made() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let atlantis = ("game", "atlantis");
    let wrong: &[(&[(&str, &str)], StatusCode)] = &[
        (&[], StatusCode::BAD_REQUEST),
        (&[("game", "chess")], StatusCode::NOT_FOUND),
        (&[atlantis], StatusCode::UNPROCESSABLE_ENTITY),
        (&[atlantis, ("seat1", "me")], StatusCode::UNPROCESSABLE_ENTITY),
        (&[atlantis, ("seat1", "me"), ("seat2", "king")], StatusCode::BAD_REQUEST),
        (&[atlantis, ("seat1", "me"), ("seat2", "bot:clever")], StatusCode::BAD_REQUEST),
        (&[atlantis, ("seat1", "me"), ("seat2", "open"), ("visibility", "all")], StatusCode::BAD_REQUEST),
        (&[atlantis, ("seat1", "me"), ("seat2", "open"), ("start", "winner")], StatusCode::UNPROCESSABLE_ENTITY),
        (&[atlantis, ("seat1", "me"), ("seat2", "here"), ("name2", "\u{200b}")], StatusCode::UNPROCESSABLE_ENTITY),
        (
            &[atlantis, ("seat1", "me"), ("seat2", "open"), ("seat3", "open"), ("seat4", "open"), ("seat5", "open")],
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ];
    for (fields, status) in wrong {
        let answer = anna.post(&site, "/tables", fields).await;
        assert_eq!(answer.status, *status, "{fields:?}");
        assert!(answer.text().contains("<html"), "{fields:?}");
    }
    for fields in [[("seats", "1")], [("seats", "9")], [("seats", "x")], [("level", "clever")]] {
        assert!(anna.post(&site, "/play/atlantis", &fields).await.status.is_client_error(), "{fields:?}");
    }
    assert!(!anna.get(&site, "/").await.text().contains("href=\"/t/"), "no table was made");
}
