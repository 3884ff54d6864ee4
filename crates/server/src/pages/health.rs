//! For whoever watches over the site.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::AppState;
use crate::router::plain;

/// Whether the storage answers.
pub(crate) async fn show(State(app): State<AppState>) -> Response {
    match app.store.ping().await {
        Ok(()) => plain(StatusCode::OK, "ok"),
        Err(error) => {
            tracing::error!(%error, "the storage does not answer");
            plain(StatusCode::SERVICE_UNAVAILABLE, "the storage does not answer")
        }
    }
}
