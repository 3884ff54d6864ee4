//! The pages of a game.

use axum::http::StatusCode;
use axum::response::Response;
use catalog::GameId;
use ui::pages::{GameModel, RulesModel};

use super::html;
use super::rows::row;
use crate::error::Error;
use crate::web::address::{Query, Visit};

const ROWS: u32 = 20;
const LONGEST_SEARCH: usize = 100;

/// A game that can be played.
pub(crate) fn playable(id: &str) -> Result<GameId, Error> {
    id.parse().map_err(|_| Error::NoGame)
}

pub(crate) async fn show(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let title = playable(&id)?.entry();
    let person = session.person_id();
    let open = app.store.public_tables(store::TableState::Waiting, person.unwrap_or_default(), ROWS).await?;
    let of_this = open.iter().filter(|table| table.game == id);
    let model = GameModel { title, open: of_this.map(|table| row(&app, table, person)).collect() };
    Ok(html(StatusCode::OK, ui::pages::game(&session.ctx(), &model)))
}

pub(crate) async fn rules(Visit { session, id, .. }: Visit, Query(query): Query) -> Result<Response, Error> {
    let title = playable(&id)?.entry();
    let document = title.rules.document(session.lang());
    let search = |text: &str| text.chars().filter(|&c| crate::names::shows(c)).take(LONGEST_SEARCH).collect::<String>();
    let query = query.get("q").map(search).filter(|text| !text.trim().is_empty());
    let model = RulesModel { title, document, query };
    Ok(html(StatusCode::OK, ui::pages::rules(&session.ctx(), &model)))
}

pub(crate) async fn components(Visit { app, session, id }: Visit) -> Result<Response, Error> {
    let game = playable(&id)?;
    let set = app.components(game);
    let model = game.components_page(&set.files, session.lang()).map_err(|error| Error::Inside(error.to_string()))?;
    Ok(html(StatusCode::OK, ui::pages::components(&session.ctx(), &model)))
}
