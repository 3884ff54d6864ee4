//! A short time to answer in a window. The clock of these tests is turned by hand.

use std::time::Duration;

use axum::http::StatusCode;
use engine::{Game, Seat, Step};
use game_doom::Action;
use server::BotDelay;
use store::SeatKind;

use super::{Course, people, truth};
use crate::site::{Answer, Site, Visitor};

/// So much time goes by at once.
async fn later(seconds: u64) {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(seconds)).await;
    tokio::time::resume();
}

/// A game of four in which somebody is asked for a Guardian whom they hold or not.
fn guarding(holds: bool) -> (Course, Seat) {
    let course = Course::at(4, |course| {
        course.window().is_some_and(|(seat, name)| {
            let mut actions = Vec::new();
            course.position().legal_actions(seat, &mut actions);
            name == "guardian" && (actions.len() > 1) == holds
        })
    });
    let (seat, _) = course.window().unwrap();
    (course, seat)
}

/// How much time the page shows, in milliseconds.
fn left(page: &Answer) -> Option<u64> {
    page.attribute("data-left").map(|left| left.parse().unwrap())
}

/// The steps of a table, once there are more than `known`, or after a while.
async fn steps(site: &Site, table: &str, known: usize) -> Vec<Step<game_doom::Doom>> {
    let mut played = Vec::new();
    for _ in 0..200 {
        played = truth(site, table).await.played().iter().map(|played| played.step.clone()).collect();
        if played.len() > known {
            break;
        }
    }
    played
}

/// Nothing happens at a table however often one looks.
async fn stands(site: &Site, table: &str, known: usize) {
    for _ in 0..10 {
        Visitor::default().get(site, table).await;
        assert_eq!(truth(site, table).await.played().len(), known);
    }
}

#[tokio::test]
async fn when_the_time_is_over_the_server_passes_whatever_is_held() {
    for (holds, id) in [(true, "clockguards1"), (false, "clockguards2")] {
        let site = Site::open().await;
        let mut people = people(&site, 4).await;
        let (course, seat) = guarding(holds);
        let known = course.table.played().len();
        let table = course.store_with(&site, id, &people, |table, _| table.window_seconds = 20).await;
        for (number, person) in people.iter_mut().enumerate() {
            let page = person.get(&site, &table).await;
            assert!(left(&page).is_some_and(|left| left > 10_000 && left <= 20_000), "{:?}", left(&page));
            let yours = page.text().contains("the house passes for you.");
            assert_eq!(yours, number == seat.index(), "whoever is asked is told so");
        }
        later(9).await;
        stands(&site, &table, known).await;
        let page = people[seat.index()].get(&site, &table).await;
        assert!(left(&page).is_some_and(|left| left <= 11_000), "{:?}", left(&page));
        assert!(page.decision().is_some());
        later(11).await;
        let played = steps(&site, &table, known).await;
        assert_eq!(played.get(known), Some(&Step::Act { seat, action: Action::Pass, forced: false }), "{holds}");
        let late = people[seat.index()].choose(&site, &table, page.decision().unwrap(), "\"guard\"").await;
        assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.words());
    }
}

#[tokio::test]
async fn whoever_answers_in_time_stops_the_clock_and_the_next_has_the_full_time() {
    let site = Site::open().await;
    let mut people = people(&site, 4).await;
    let course = Course::at(4, |course| {
        let Some((seat, "alliance")) = course.window() else { return false };
        let mut next = course.clone();
        next.act(seat, Action::Pass);
        next.window().is_some_and(|(other, name)| other != seat && name == "alliance")
    });
    let (first, _) = course.window().unwrap();
    let table = course.store_with(&site, "clockthenext", &people, |table, _| table.window_seconds = 30).await;
    let decision = people[first.index()].get(&site, &table).await.decision().unwrap();
    later(20).await;
    people[first.index()].choose(&site, &table, decision, "\"pass\"").await.location();
    let known = truth(&site, &table).await.played().len();
    let page = people[first.index()].get(&site, &table).await;
    assert!(left(&page).is_some_and(|left| left > 20_000), "{:?}", left(&page));
    later(15).await;
    stands(&site, &table, known).await;
    later(15).await;
    assert!(steps(&site, &table, known).await.len() > known);
}

#[tokio::test]
async fn no_clock_runs_while_the_site_is_closed() {
    let mut site = Site::open().await;
    let mut people = people(&site, 4).await;
    let (course, seat) = guarding(true);
    let known = course.table.played().len();
    let table = course.store_with(&site, "clockrestart", &people, |table, _| table.window_seconds = 30).await;
    let page = people[seat.index()].get(&site, &table).await;
    later(20).await;
    site = site.restart().await;
    let again = people[seat.index()].get(&site, &table).await;
    assert_eq!(again.decision(), page.decision());
    assert!(left(&again).is_some_and(|left| left > 20_000), "{:?}", left(&again));
    later(15).await;
    stands(&site, &table, known).await;
    // And it runs although nobody comes, as soon as the site has taken the table up again.
    site = site.restart().await;
    let mut passed = false;
    for _ in 0..20 {
        later(30).await;
        passed = passed || steps(&site, &table, known).await.len() > known;
    }
    assert!(passed);
}

#[tokio::test]
async fn a_table_without_a_limit_and_a_shared_device_have_no_clock() {
    let site = Site::open().await;
    let people = people(&site, 4).await;
    let (course, seat) = guarding(false);
    let known = course.table.played().len();
    let shared = vec![people[0].clone(); 4];
    for (id, people, seconds) in [("clockwithout", &people, 0), ("clockonedevi", &shared, 20)] {
        let table = course.store_with(&site, id, people, |table, _| table.window_seconds = seconds).await;
        let page = people[seat.index()].clone().get(&site, &table).await;
        assert!(!page.text().contains("id=\"clock\""), "{id}");
        later(100).await;
        stands(&site, &table, known).await;
    }
}

#[tokio::test]
async fn the_time_is_chosen_with_the_table() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let cases = [
        ("doom", "open", "link", None, 0),
        ("doom", "open", "public", None, 20),
        ("doom", "open", "public", Some("usual"), 20),
        ("doom", "open", "public", Some("none"), 0),
        ("doom", "open", "link", Some("10"), 10),
        ("doom", "open", "link", Some("30"), 30),
        ("doom", "here", "link", Some("30"), 0),
        ("doom", "bot:random", "public", Some("30"), 0),
        ("atlantis", "open", "public", Some("30"), 0),
    ];
    for (game, others, visibility, time, seconds) in cases {
        let mut fields = vec![("game", game), ("seat1", "me"), ("seat2", others), ("seat3", others)];
        fields.push(("visibility", visibility));
        fields.extend(time.map(|time| ("window-time", time)));
        let table = anna.post(&site, "/tables", &fields).await.location().to_owned();
        let row = site.store().await.table(table.trim_start_matches("/t/")).await.unwrap().unwrap().0;
        assert_eq!(row.window_seconds, seconds, "{game}, {others}, {visibility}, {time:?}");
        let told = anna.get(&site, &table).await.text().contains(&format!("has {seconds} seconds"));
        assert_eq!(told, seconds > 0, "whoever sits down is told");
    }
    for wrong in ["", "0", "15", "-10", "ten"] {
        let fields = [("game", "doom"), ("seat1", "me"), ("seat2", "open"), ("window-time", wrong)];
        assert_eq!(anna.post(&site, "/tables", &fields).await.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    let form = anna.get(&site, "/games/doom/new").await;
    assert!(form.text().contains("name=\"window-time\" value=\"usual\" checked"));
    assert!(!anna.get(&site, "/games/atlantis/new").await.text().contains("window-time"), "a game without windows");
}

/// Bots answer in a window when their delay is over, not sooner and not later, whatever they hold and do.
#[tokio::test]
async fn how_long_a_bot_takes_tells_nothing() {
    for (holds, id) in [(true, "clockofabot1"), (false, "clockofabot2")] {
        let hour = BotDelay::Fixed(Duration::from_secs(3_600));
        let site = Site::open_with(|config| config.bot_delay = hour).await;
        let people = people(&site, 4).await;
        let (course, seat) = guarding(holds);
        let known = course.table.played().len();
        let bot =
            store::SeatRow { kind: SeatKind::Bot, person: None, name: "Bot".into(), level: Some("greedy".into()) };
        let table = course
            .store_with(&site, id, &people, |table, seats| {
                // The time of people is not the time of bots.
                table.window_seconds = 20;
                seats[seat.index()] = bot;
            })
            .await;
        stands(&site, &table, known).await;
        later(3_500).await;
        stands(&site, &table, known).await;
        later(100).await;
        let played = steps(&site, &table, known).await;
        assert!(
            matches!(played[known], Step::Act { seat: actor, .. } if actor == seat),
            "{holds}: {:?}",
            played[known]
        );
    }
}
