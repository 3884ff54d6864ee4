//! Answering ahead of time: whoever sets a window before it opens is not asked, and nobody waits.

use engine::{Game, Seat, Step};
use game_doom::{Action, Doom};

use super::{Course, people, set, truth};
use crate::site::Site;

/// A game of four in which a step of `seat` opens this window, with whoever is then asked.
fn before(window: &str) -> (Course, Seat, Action, Seat) {
    let mut found = None;
    let course = Course::at(4, |course| {
        if course.window().is_some() {
            return false;
        }
        found = course.table.awaited().iter().find_map(|seat| {
            let mut actions = Vec::new();
            course.position().legal_actions(seat, &mut actions);
            actions.into_iter().find_map(|action| {
                let mut next = course.clone();
                next.act(seat, action);
                let (asked, name) = next.window()?;
                (name == window).then_some((seat, action, asked))
            })
        });
        found.is_some()
    });
    let (seat, action, asked) = found.unwrap();
    (course, seat, action, asked)
}

#[tokio::test]
async fn every_window_can_be_answered_before_it_opens() {
    assert_eq!(Doom::WINDOWS, ["spy", "guardian", "alliance", "sacrifice"], "the windows of the rules (DA-R66)");
    let site = Site::open().await;
    for (number, window) in Doom::WINDOWS.iter().enumerate() {
        let (course, seat, action, asked) = before(window);
        for (rule, lang) in [("round", "de"), ("always", "pl"), ("always", "en")] {
            let mut people = people(&site, 4).await;
            people[asked.index()].language = Some(lang);
            let table = course.store(&site, &format!("ahead{number}{rule:.4}{lang}"), &people).await;
            let me = &mut people[asked.index()];
            let page = me.get(&site, &table).await;
            assert!(page.text().contains(&format!("<html lang=\"{lang}\"")), "{lang}");
            let value = format!("{window} {rule}");
            assert!(page.text().contains(&format!("value=\"{value}\"")), "{value} is on the page of whoever waits");
            assert!(!page.text().contains(&format!("window-{window}")), "{window} has a name in {lang}");
            set(&site, me, &table, asked, &value).await.location();
            assert_eq!(truth(&site, &table).await.played().len(), course.table.played().len(), "nothing happens yet");

            let actor = &mut people[seat.index()];
            let decision = actor.get(&site, &table).await.decision().unwrap();
            actor.choose(&site, &table, decision, &serde_json::to_string(&action).unwrap()).await.location();
            // One answer, and the window is behind them already.
            let now = truth(&site, &table).await;
            let pass = Step::Act { seat: asked, action: Action::Pass, forced: false };
            let new = &now.played()[course.table.played().len()..];
            assert!(new.iter().any(|played| played.step == pass), "{value}: {new:?}");
            assert!(super::window_of(now.position(), asked) != Some(window), "{value}: asked all the same");
        }
    }
}
