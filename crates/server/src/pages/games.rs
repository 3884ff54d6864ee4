//! The pages of a game.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use catalog::{GameId, with_game};
use engine::{Components, Game};
use render::pages::{ComponentsModel, GameModel, RulesModel};
use render::rules::document;
use render::titles::{Title, title};

use super::html;
use super::rows::row;
use crate::AppState;
use crate::error::Error;
use crate::web::address::{Address, Question};
use crate::web::session::Session;

/// How many open tables are listed.
const ROWS: u32 = 20;
/// The longest search.
const LONGEST_SEARCH: usize = 100;

/// A game of the house, playable or not yet.
fn known(id: &str) -> Result<(&'static Title, Option<GameId>), Error> {
    Ok((title(id).ok_or(Error::NoGame)?, id.parse().ok()))
}

/// A game that can be played.
pub(crate) fn playable(id: &str) -> Result<(&'static Title, GameId), Error> {
    let (title, game) = known(id)?;
    Ok((title, game.ok_or(Error::NoGame)?))
}

/// The page of a game.
pub(crate) async fn show(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
) -> Result<Response, Error> {
    let (title, game) = known(&id)?;
    let person = session.person_id();
    let open = app.store.public_tables(store::State::Waiting, person.unwrap_or_default(), ROWS).await?;
    let of_this = open.iter().filter(|table| table.game == id);
    let model =
        GameModel { title, playable: game.is_some(), open: of_this.map(|table| row(&app, table, person)).collect() };
    Ok(html(StatusCode::OK, render::pages::game(&session.ctx(), &model)))
}

/// The rules of a game.
pub(crate) async fn rules(
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
    Question(question): Question,
) -> Result<Response, Error> {
    let (title, _) = known(&id)?;
    let document = document(&id, session.lang()).ok_or(Error::NoPage)?;
    let search = |text: &str| text.chars().filter(|&c| crate::names::shows(c)).take(LONGEST_SEARCH).collect::<String>();
    let query = question.get("q").map(search).filter(|text| !text.trim().is_empty());
    let model = RulesModel { title, document, query };
    Ok(html(StatusCode::OK, render::pages::rules(&session.ctx(), &model)))
}

/// Every number of a game and where it comes from.
pub(crate) async fn components(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
    Address(id): Address<String>,
) -> Result<Response, Error> {
    let (title, game) = playable(&id)?;
    let set = app.components(game);
    let model = with_game!(game, G => {
        let set = <G as Game>::Components::load(&set.files).map_err(|error| Error::Inside(error.to_string()))?;
        ComponentsModel::of::<G>(title, set, session.lang())
    });
    Ok(html(StatusCode::OK, render::pages::components(&session.ctx(), &model)))
}
