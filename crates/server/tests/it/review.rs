//! The review of a finished game.

use axum::http::StatusCode;

use crate::play::finished_table;
use crate::site::{Answer, Site, Visitor};

/// Looks until the review is made.
async fn made(site: &Site, person: &mut Visitor, table: &str) -> Answer {
    loop {
        let page = person.get(site, &format!("{table}/review")).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.words());
        if !page.text().contains("id=\"review-wait\"") {
            return page;
        }
        assert!(page.text().contains("<progress"), "{}", page.words());
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_running_game_is_not_reviewed_and_a_finished_one_is_for_everybody() {
    let site = Site::open().await;
    let mut anna = Visitor::default();
    let fields = [("game", "atlantis"), ("seat1", "me"), ("seat2", "bot:random")];
    let running = anna.post(&site, "/tables", &fields).await.location().to_owned();
    let early = anna.get(&site, &format!("{running}/review")).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    let early = anna.get(&site, &format!("{running}/review?step=0")).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "no position of it either");
    assert!(!early.text().contains("Moments"), "{}", early.words());
    let nowhere = anna.get(&site, "/t/nosuchtable/review").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);

    let table = finished_table(&site, &mut anna, &[("seat1", "me"), ("seat2", "bot:random")]).await;
    assert!(anna.get(&site, &table).await.text().contains(&format!("{table}/review")), "the end leads to it");
    let own = made(&site, &mut anna, &table).await;
    for part in ["Chances of winning", "Luck and decisions", "Moments", "How to read this", "Back to the table"] {
        assert!(own.text().contains(part), "{part}: {}", own.words());
    }
    assert!(own.text().contains(&format!("{table}/review?step=")), "it leads to positions");
    let position = anna.get(&site, &format!("{table}/review?step=3")).await;
    assert!(position.words().contains("Position 3 of "), "{}", position.words());
    for nonsense in ["step=three", "choice=-1", "step="] {
        let refused = anna.get(&site, &format!("{table}/review?{nonsense}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{nonsense}");
    }
    let past = anna.get(&site, &format!("{table}/at/3")).await;
    assert!(past.text().contains(&format!("{table}/review")), "and the replay leads back");
    let stranger = made(&site, &mut Visitor::default(), &table).await;
    assert!(stranger.text().contains("Chances of winning"));
    // What is kept and what is made anew are the same.
    let site = site.restart().await;
    let again = made(&site, &mut anna, &table).await;
    assert_eq!(again.words(), own.words());
}
