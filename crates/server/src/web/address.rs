//! The variable parts of an address.

use axum::Extension;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::fields::FormFields;
use super::session::Session;
use crate::AppState;
use crate::error::Error;

/// The parts in braces of a route.
pub(crate) struct Address<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Address<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(value)| Self(value)).map_err(|_| Error::AddressUnreadable)
    }
}

/// Who asks for what at an address with an id in it, of a table or a game.
pub(crate) struct Visit {
    pub(crate) app: AppState,
    pub(crate) session: Session,
    pub(crate) id: String,
}

impl FromRequestParts<AppState> for Visit {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, Error> {
        let Address(id) = Address::from_request_parts(parts, app).await?;
        let session = Extension::<Session>::from_request_parts(parts, app).await;
        let Extension(session) = session.map_err(|error| Error::Inside(format!("nobody asks: {error}")))?;
        Ok(Self { app: app.clone(), session, id })
    }
}

/// What stands behind the question mark.
pub(crate) struct Query(pub(crate) FormFields);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let query = parts.uri.query().unwrap_or_default();
        FormFields::read(query.as_bytes()).map(Self).ok_or(Error::AddressUnreadable)
    }
}
