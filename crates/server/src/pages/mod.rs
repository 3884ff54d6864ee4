//! The pages beside the table.

pub(crate) mod assets;
pub(crate) mod games;
pub(crate) mod health;
pub(crate) mod home;
pub(crate) mod me;
mod rows;
pub(crate) mod solo;

use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Redirect, Response};

pub(crate) fn html(status: StatusCode, page: impl Into<String>) -> Response {
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8")], page.into()).into_response()
}

pub(crate) fn see(address: &str) -> Response {
    Redirect::to(address).into_response()
}
