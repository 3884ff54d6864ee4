//! Style sheets, scripts, pictures, the font.

use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use ui::assets::asset;

use crate::error::Error;
use crate::router::plain;
use crate::web::address::Address;

/// The address of an asset changes with its content, so it is kept for ever.
pub(crate) async fn show(file: Result<Address<String>, Error>) -> Response {
    match file.ok().and_then(|Address(file)| asset(catalog::GAMES, &file)) {
        Some(found) => {
            let headers = [(CONTENT_TYPE, found.mime), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, found.content).into_response()
        }
        None => plain(StatusCode::NOT_FOUND, "no such asset"),
    }
}
