//! Playing: whole games, restarts, double clicks, old pages.

use std::time::Duration;

use axum::http::StatusCode;
use engine::{Dice, QuickDice};

use crate::house::{Answer, House, Visitor};

/// Waits until the table asks the visitor, or is over. Bots need no time here but are not asked to hurry.
pub(crate) async fn my_turn(house: &House, visitor: &mut Visitor, table: &str) -> Answer {
    for _ in 0..100_000 {
        let page = visitor.get(house, table).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text());
        if page.decision().is_some() || is_over(&page) {
            return page;
        }
        tokio::task::yield_now().await;
    }
    panic!("the bots stand still at {table}");
}

pub(crate) fn is_over(page: &Answer) -> bool {
    page.attribute("data-over").is_some()
}

#[tokio::test]
async fn a_whole_game_against_bots() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = anna.play_now(&house).await;
    let mut dice = QuickDice::new(7);
    let mut moves = 0;
    loop {
        let page = my_turn(&house, &mut anna, &table).await;
        if is_over(&page) {
            break;
        }
        let actions = page.actions();
        let action = actions[dice.below(actions.len() as u32) as usize];
        let answer = anna.act(&house, &table, page.decision().unwrap(), &action).await;
        assert_eq!(answer.location(), table);
        moves += 1;
    }
    assert!(moves > 10, "{moves} own decisions");
    let record = anna.get(&house, &format!("{table}/record.json")).await;
    let record: engine::Record<game_atlantis::Atlantis> = serde_json::from_slice(&record.bytes).unwrap();
    record.verify().unwrap();
    tokio::time::timeout(Duration::from_secs(5), house.app.close()).await.unwrap();
}
