//! Thinking again about what is still sealed.

use axum::http::StatusCode;
use engine::{Game, Seat};
use game_doom::Ask;

use super::{Course, people, truth};
use crate::site::{Answer, Site, Visitor};

pub(super) async fn undo(site: &Site, person: &mut Visitor, table: &str, what: &str) -> Answer {
    let page = person.get(site, table).await;
    let form = page.text().split("/undo\"").nth(1).expect("something can be taken back");
    let decision = form.split("name=\"decision\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    person.post(site, &format!("{table}/undo"), &[("decision", &decision), ("what", what)]).await
}

#[tokio::test]
async fn a_sealed_bid_is_taken_back_while_others_still_bid() {
    let mut site = Site::open().await;
    let mut people = people(&site, 3).await;
    let course = Course::at(3, |course| {
        let bids = Seat::all(3).all(|seat| matches!(course.position().ask(seat), Some(Ask::Bid { .. })));
        bids && course.position().table().council.supply(Seat(0)) > 1
    });
    let table = course.store(&site, "takingback01", &people).await;
    let before = truth(&site, &table).await;
    let third = people[2].get(&site, &table).await;
    for (number, cubes) in [(0, 1), (1, 0)] {
        let decision = people[number].get(&site, &table).await.decision().unwrap();
        let action = format!("{{\"commit\":{{\"cubes\":{cubes}}}}}");
        people[number].choose(&site, &table, decision, &action).await.location();
    }
    assert_eq!(people[0].get(&site, &table).await.decision(), None, "the bid is in");
    assert_eq!(undo(&site, &mut people[0], &table, "step").await.location(), table);
    let now = truth(&site, &table).await;
    assert_eq!(now.played().len(), before.played().len() + 1, "the bid of the second stays");
    assert_eq!(now.awaited().iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);

    // After a restart too; and whoever looked at an old page can still answer it.
    site = site.restart().await;
    let page = people[0].get(&site, &table).await;
    let zero = "{\"commit\":{\"cubes\":0}}";
    people[0].choose(&site, &table, page.decision().unwrap(), zero).await.location();
    let last = people[2].choose(&site, &table, third.decision().unwrap(), zero).await;
    assert_eq!(last.location(), table, "{}", last.words());
    let after = truth(&site, &table).await;
    assert!(Seat::all(3).all(|seat| !matches!(after.position().ask(seat), Some(Ask::Bid { .. }))), "all is open now");
    let late = people[0].post(&site, &format!("{table}/undo"), &[("decision", "1"), ("what", "step")]).await;
    assert!(late.status == StatusCode::CONFLICT || late.status == StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(truth(&site, &table).await.played().len(), after.played().len());
}

#[tokio::test]
async fn a_row_is_laid_anew_while_others_lay_theirs() {
    let site = Site::open().await;
    let mut people = people(&site, 3).await;
    let course = Course::at(3, |course| {
        Seat::all(3).all(|seat| matches!(course.position().ask(seat), Some(Ask::Lay { slot: 0 })))
    });
    let table = course.store(&site, "takingback02", &people).await;
    for number in [0, 1, 0, 2, 0, 1] {
        let page = people[number].get(&site, &table).await;
        let card = page.choices().into_iter().find(|choice| choice.contains("lay")).unwrap();
        people[number].choose(&site, &table, page.decision().unwrap(), &card).await.location();
    }
    let laid = async |site: &Site, seat: u8| {
        let now = truth(site, "/t/takingback02").await;
        now.position().view(engine::Viewer::Seat(Seat(seat))).cards.players[Seat(seat)].laid
    };
    undo(&site, &mut people[0], &table, "step").await.location();
    assert_eq!((laid(&site, 0).await, laid(&site, 1).await, laid(&site, 2).await), (2, 2, 1));
    undo(&site, &mut people[0], &table, "turn").await.location();
    assert_eq!((laid(&site, 0).await, laid(&site, 1).await, laid(&site, 2).await), (0, 2, 1));
}
