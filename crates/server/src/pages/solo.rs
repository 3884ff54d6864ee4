//! Playing alone: what only the person who looks may see.

use axum::http::StatusCode;
use axum::response::Response;
use catalog::GameId;
use store::{Rank, SoloRow};
use ui::Lang;
use ui::pages::{SoloListItem, SoloModel, Todays, solo};

use super::games::playable;
use super::html;
use crate::daily;
use crate::error::Error;
use crate::web::address::Visit;

const ROWS: u32 = 50;

pub(crate) async fn show(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let game = playable(&id)?;
    let title = game.entry();
    if game.meta().min_seats > 1 {
        return Err(Error::NoPage);
    }
    let today = daily::today();
    let mut model = SoloModel { title, today, todays: Todays::Open, best: vec![], played: 0, days: vec![] };
    if let Some(person) = session.person_id() {
        for played in app.store.best_solos(person, &id, ROWS).await? {
            model.best.push(row(game, played, None, session.lang()));
        }
        model.played = app.store.own_place(person, &id, 0).await?.of as usize;
        for played in app.store.daily_solos(person, &id, ROWS).await? {
            let place = app.store.place_of_the_day(&id, &played).await?;
            model.days.push(row(game, played, place, session.lang()));
        }
        let begun = app.store.daily_table(person, &id, today).await?;
        let over = model.days.first().is_some_and(|row| row.day == Some(today));
        model.todays = match begun {
            None => Todays::Open,
            Some(_) if over => Todays::Over,
            Some(table) => Todays::Running(table),
        };
    }
    Ok(html(StatusCode::OK, solo(&session.ctx(), &model)))
}

fn row(game: GameId, played: SoloRow, place: Option<Rank>, lang: Lang) -> SoloListItem {
    let words = |verdict: String| game.verdict_words(&verdict, lang);
    SoloListItem {
        table: played.table,
        points: played.solo.points,
        won: played.solo.won,
        verdict: played.solo.verdict.map(words),
        finished: daily::day_of(played.finished),
        day: played.day,
        place: place.map(|place| (place.place, place.of)),
    }
}
