//! Home.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use ui::pages::{HomeModel, home};

use super::rows::row;
use super::{html, see};
use crate::AppState;
use crate::error::Error;
use crate::web::session::Session;

const ROWS: u32 = 20;

pub(crate) async fn show(
    State(app): State<AppState>,
    Extension(session): Extension<Session>,
) -> Result<Response, Error> {
    let person = session.person_id();
    let mine = match person {
        Some(person) => app.store.tables_of(person, ROWS).await?,
        None => Vec::new(),
    };
    let others = person.unwrap_or_default();
    let open = app.store.public_tables(store::TableState::Waiting, others, ROWS).await?;
    let watch = app.store.public_tables(store::TableState::Running, others, ROWS).await?;
    let rows = |tables: &[store::Listed]| tables.iter().map(|table| row(&app, table, person)).collect();
    let model = HomeModel { mine: rows(&mine), open: rows(&open), watch: rows(&watch) };
    Ok(html(StatusCode::OK, home(&session.ctx(), &model)))
}

/// Back home, from an address that only takes forms.
pub(crate) async fn back() -> Response {
    see("/")
}
