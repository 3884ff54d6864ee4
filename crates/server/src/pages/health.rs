//! For whoever watches over the site.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::AppState;
use crate::router::plain;

/// Whether the program runs and its storage can be read.
pub(crate) async fn show(State(app): State<AppState>) -> Response {
    answer(app.store.ping().await, "the storage does not answer")
}

/// Whether people may be sent here: the storage can be written, and the program is not about to end.
pub(crate) async fn ready(State(app): State<AppState>) -> Response {
    if *app.stop.borrow() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "this node is about to end: ask another one");
    }
    answer(app.store.ready().await, "the storage cannot be written")
}

fn answer(done: Result<(), store::Error>, failed: &'static str) -> Response {
    match done {
        Ok(()) => plain(StatusCode::OK, "ok"),
        Err(error) => {
            tracing::error!(%error, "{failed}");
            plain(StatusCode::SERVICE_UNAVAILABLE, failed)
        }
    }
}
