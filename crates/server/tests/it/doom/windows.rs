//! "Ask me" and "pass for me".

use axum::http::StatusCode;
use engine::{Game, QuickDice, Seat, Step, Table};
use game_doom::{Action, Doom, Special};
use store::SeatKind;
use store_testkit::Scratch;

use super::{Course, go_on, people, set, truth, window_of};
use crate::site::{Site, Visitor, config};

/// How often a seat has passed in a window.
fn passes(table: &Table<Doom>, seat: Seat, window: &str) -> usize {
    let mut position = table.at(0);
    let mut count = 0;
    for played in table.played() {
        match &played.step {
            Step::Act { seat: actor, action, .. } => {
                let here = window_of(&position, *actor) == Some(window);
                count += usize::from(*actor == seat && here && *action == Action::Pass);
                position.apply(*actor, action, &mut ());
            }
            Step::Chance(chance) => position.apply_chance(chance, &mut ()),
        }
    }
    count
}

fn pressed(page: &str, value: &str) -> bool {
    let button = page.split("<button").find(|button| button.contains(&format!("value=\"{value}\""))).unwrap();
    button.split('>').next().unwrap().contains("aria-pressed=\"true\"")
}

#[tokio::test]
async fn who_leaves_passing_to_the_server_is_not_asked_again_even_after_a_restart() {
    let mut site = Site::open().await;
    let mut people = people(&site, 3).await;
    let course = Course::at(3, |course| course.window().is_some_and(|(_, name)| name == "spy"));
    let (seat, window) = course.window().unwrap();
    let table = course.store(&site, "windowalways", &people).await;
    let me = seat.index();

    let page = people[me].get(&site, &table).await;
    assert!(page.decision().is_some(), "everybody is asked at first");
    assert!(pressed(page.text(), "spy ask") && !pressed(page.text(), "spy always"));
    let before = truth(&site, &table).await;
    assert_eq!(set(&site, &mut people[me], &table, seat, "spy always").await.location(), table);
    let after = truth(&site, &table).await;
    assert_eq!(passes(&after, seat, window), passes(&before, seat, window) + 1, "the open question is answered too");
    let page = people[me].get(&site, &table).await;
    assert!(pressed(page.text(), "spy always") && pressed(page.text(), "guardian ask"));

    let mut dice = QuickDice::new(1);
    for decision in 0..100 {
        if decision == 40 {
            site = site.restart().await;
        }
        if !go_on(&site, &mut people, &table, &mut dice).await {
            break;
        }
        let now = truth(&site, &table).await;
        assert!(window_of(now.position(), seat) != Some(window), "nobody is asked who does not want to be");
    }
    assert!(passes(&truth(&site, &table).await, seat, window) > passes(&after, seat, window));
    let disk = site.store().await;
    assert_eq!(disk.passes("windowalways").await.unwrap().len(), 1, "and it is kept");
}

/// Where nobody but bots could read a pause, whoever can play nothing is not asked; among people everybody is.
#[tokio::test]
async fn among_bots_a_window_without_a_choice_is_passed() {
    let has_no_choice = |course: &Course, seat: Seat| {
        let mut actions = Vec::new();
        course.position().legal_actions(seat, &mut actions);
        actions == [Action::Pass]
    };
    let course = Course::at(3, |course| course.window().is_some_and(|(seat, _)| has_no_choice(course, seat)));
    let (seat, window) = course.window().unwrap();
    for (id, among_bots) in [("windowofbots", true), ("windowofmany", false)] {
        let site = Site::open().await;
        let mut people = people(&site, 3).await;
        let table = course
            .store_with(&site, id, &people, |_, seats| {
                for (index, row) in
                    seats.iter_mut().enumerate().filter(|(index, _)| among_bots && *index != seat.index())
                {
                    (row.kind, row.person, row.level) = (SeatKind::Bot, None, Some("random".into()));
                    row.name = format!("Bot {index}");
                }
            })
            .await;
        let before = passes(&truth(&site, &table).await, seat, window);
        let page = people[seat.index()].get(&site, &table).await;
        let after = passes(&truth(&site, &table).await, seat, window);
        if among_bots {
            assert!(after > before, "there was nothing to play, and the person is asked");
        } else {
            assert!(after == before && page.decision().is_some(), "everybody who could hold the card is asked");
        }
    }
}

#[tokio::test]
async fn passing_for_a_round_ends_with_the_round() {
    let site = Site::open().await;
    let mut people = people(&site, 3).await;
    let course = Course::at(3, |course| course.window().is_some_and(|(_, name)| name == "spy"));
    let (seat, _) = course.window().unwrap();
    let round = course.position().round();
    let table = course.store(&site, "windowaround", &people).await;
    set(&site, &mut people[seat.index()], &table, seat, "spy round").await.location();
    let mut dice = QuickDice::new(2);
    loop {
        let now = truth(&site, &table).await;
        let asked = window_of(now.position(), seat) == Some("spy");
        let page = people[seat.index()].get(&site, &table).await;
        assert_eq!(pressed(page.text(), "spy round"), now.position().round() == round);
        if asked {
            assert!(now.position().round() > round, "not in the same round");
            break;
        }
        assert!(go_on(&site, &mut people, &table, &mut dice).await, "the spy is asked for in the next round");
    }
    // A change of mind is heard as well.
    set(&site, &mut people[seat.index()], &table, seat, "spy always").await.location();
    set(&site, &mut people[seat.index()], &table, seat, "spy ask").await.location();
    assert!(site.store().await.passes("windowaround").await.unwrap().is_empty());
}

#[tokio::test]
async fn the_server_passes_alike_whether_or_not_the_card_is_there() {
    let site = Site::open().await;
    for (holds, id) in [(true, "windowholds1"), (false, "windowholds2")] {
        let mut people = people(&site, 4).await;
        let course = Course::at(4, |course| {
            course.window().is_some_and(|(seat, name)| {
                let mut actions = Vec::new();
                course.position().legal_actions(seat, &mut actions);
                name == "guardian" && (actions.len() > 1) == holds
            })
        });
        let (seat, _) = course.window().unwrap();
        let view = course.position().view(engine::Viewer::Seat(seat));
        assert_eq!(view.cards.specials(seat).of(Special::Guardian.index()) > 0, holds);
        let table = course.store(&site, id, &people).await;
        set(&site, &mut people[seat.index()], &table, seat, "guardian always").await.location();
        let now = truth(&site, &table).await;
        let first = &now.played()[course.table.played().len()].step;
        assert_eq!(*first, Step::Act { seat, action: Action::Pass, forced: false }, "holds it: {holds}");
    }
}

/// Nobody else can tell a pass of the site from a pass of the person.
#[tokio::test]
async fn others_see_a_pass_and_nothing_more() {
    let course = Course::at(3, |course| course.window().is_some_and(|(_, name)| name == "alliance"));
    let (seat, _) = course.window().unwrap();
    let site = Site::open().await;
    let mut people = people(&site, 3).await;
    let table = course.store(&site, "windowothers", &people).await;
    let scratch = Scratch::wanted().await;
    let copy = scratch.store().await;
    for person in &people {
        copy.add_person(&crate::secrets::stored(&site, person).await).await.unwrap();
    }
    crate::secrets::share_sessions(&site, &scratch).await;
    copy.close().await;
    let config = config(&scratch);
    let twin = Site::open_in(scratch, config).await;
    course.store(&twin, "windowothers", &people).await;

    let page = people[seat.index()].get(&site, &table).await;
    let mut me = people[seat.index()].clone();
    me.choose(&site, &table, page.decision().unwrap(), "\"pass\"").await.location();
    set(&twin, &mut me, &table, seat, "alliance always").await.location();
    people[seat.index()] = Visitor::known_to(&site).await;
    for person in &mut people {
        for path in ["", "/fragment", "/at/3"] {
            let path = format!("{table}{path}");
            let (here, there) = (person.get(&site, &path).await, person.get(&twin, &path).await);
            assert!(here.without_news() == there.without_news(), "{path}: {} / {}", here.words(), there.words());
        }
    }
}

#[tokio::test]
async fn what_the_server_passed_is_taken_back_with_what_led_to_it() {
    let site = Site::open().await;
    let mut people = people(&site, 3).await;
    // Somebody who boards is asked for Self-Sacrifice, and then goes on.
    let mut found = None;
    let course = Course::at(3, |course| {
        let Some(seat) = course.table.awaited().iter().next().filter(|_| course.table.awaited().len() == 1) else {
            return false;
        };
        let mut actions = Vec::new();
        course.position().legal_actions(seat, &mut actions);
        found = actions.into_iter().find_map(|action| {
            let mut next = course.clone();
            next.act(seat, action);
            if next.window() != Some((seat, "sacrifice")) || next.table.undo_step(seat).is_err() {
                return None;
            }
            next.act(seat, Action::Pass);
            let may = next.window().is_none() && next.table.undo_step(seat).is_ok();
            may.then_some((seat, action))
        });
        found.is_some()
    });
    let (seat, action) = found.unwrap();
    let table = course.store(&site, "windowtaken1", &people).await;
    let me = &mut people[seat.index()];
    set(&site, me, &table, seat, "sacrifice always").await.location();
    let decision = me.get(&site, &table).await.decision().unwrap();
    me.choose(&site, &table, decision, &serde_json::to_string(&action).unwrap()).await.location();
    assert!(truth(&site, &table).await.played().len() >= course.table.played().len() + 2, "boarded and passed");
    let decision = me.get(&site, &table).await.decision().unwrap().to_string();
    let fields = [("decision", decision.as_str()), ("what", "step")];
    assert_eq!(me.post(&site, &format!("{table}/undo"), &fields).await.location(), table);
    assert_eq!(truth(&site, &table).await.played().len(), course.table.played().len());
}

#[tokio::test]
async fn only_windows_of_the_own_seat_can_be_set() {
    let site = Site::open().await;
    let mut people = people(&site, 3).await;
    let course = Course::new(3, 1);
    let table = course.store(&site, "windowwrongs", &people).await;
    let (me, other) = (Seat(0), Seat(1));
    for wrong in ["", "spy", "spy never", "throne always", "spy always more", "always spy"] {
        let answer = set(&site, &mut people[0], &table, me, wrong).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(set(&site, &mut people[0], &table, other, "spy always").await.status, StatusCode::CONFLICT);
    let stranger = set(&site, &mut Visitor::default(), &table, me, "spy always").await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    assert!(site.store().await.passes("windowwrongs").await.unwrap().is_empty());
    assert!(!Visitor::default().get(&site, &table).await.text().contains("id=\"windows\""), "spectators are not asked");
    let atlantis = people[0].play_now(&site).await;
    assert!(!people[0].get(&site, &atlantis).await.text().contains("id=\"windows\""), "a game without windows");
    assert_eq!(set(&site, &mut people[0], &atlantis, me, "spy always").await.status, StatusCode::BAD_REQUEST);
}
