//! Why a request was not done: one enum, each reason with a status and a sentence in the person's language.

use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode as Status};
use axum::response::{IntoResponse, Response};
use ui::pages::{ErrorKind, ErrorModel, error};
use ui::table::HintRule;
use ui::{Ctx, Lang, Notice, say};

#[derive(Debug, thiserror::Error)]
#[error("{}", self.words())]
pub(crate) enum Error {
    NoPage,
    NoTable,
    NoGame,
    WrongMethod,
    AddressUnreadable,
    LongAddress,
    FormUnreadable,
    FieldMissing(&'static str),
    FieldUnreadable(&'static str),
    TooLarge,
    TooSlow,
    OtherSite,
    TooMany { seconds: u64 },
    TooManyStreams,
    BadName,
    SeatCount { min: u8, max: u8 },
    NoSuchOption { key: String, value: String },
    StartSeat,
    SeatTaken,
    NoSeatFree,
    AlreadySeated,
    NotSeated,
    NotHost,
    Begun,
    NotBegun,
    NotOver,
    OfTheDay,
    NoHints(HintRule),
    HintUnderWay,
    Stale,
    Covered,
    ActionUnreadable,
    NothingSaid,
    Refused(Notice),
    Frozen,
    Store(#[from] store::Error),
    Task(#[from] tokio::task::JoinError),
    Inside(String),
}

impl Error {
    /// The status, what the page says in general, and the message that says it in particular.
    fn facts(&self) -> (Status, ErrorKind, &'static str) {
        match self {
            Self::NoPage => (Status::NOT_FOUND, ErrorKind::NoPage, "server-no-page"),
            Self::NoTable => (Status::NOT_FOUND, ErrorKind::NoTable, "server-no-table"),
            Self::NoGame => (Status::NOT_FOUND, ErrorKind::NoGame, "server-no-game"),
            Self::WrongMethod => (Status::METHOD_NOT_ALLOWED, ErrorKind::NoPage, "server-wrong-method"),
            Self::AddressUnreadable => (Status::BAD_REQUEST, ErrorKind::BadRequest, "server-address-unreadable"),
            Self::LongAddress => (Status::URI_TOO_LONG, ErrorKind::TooLarge, "server-long-address"),
            Self::FormUnreadable => (Status::BAD_REQUEST, ErrorKind::BadRequest, "server-form-unreadable"),
            Self::FieldMissing(_) => (Status::BAD_REQUEST, ErrorKind::BadRequest, "server-field-missing"),
            Self::FieldUnreadable(_) => (Status::BAD_REQUEST, ErrorKind::BadRequest, "server-field-unreadable"),
            Self::TooLarge => (Status::PAYLOAD_TOO_LARGE, ErrorKind::TooLarge, "server-too-large"),
            Self::TooSlow => (Status::REQUEST_TIMEOUT, ErrorKind::BadRequest, "server-too-slow"),
            Self::OtherSite => (Status::FORBIDDEN, ErrorKind::OtherSite, "server-other-site"),
            Self::TooMany { .. } => (Status::TOO_MANY_REQUESTS, ErrorKind::TooMany, "server-too-many"),
            Self::TooManyStreams => (Status::TOO_MANY_REQUESTS, ErrorKind::TooMany, "server-too-many-streams"),
            Self::BadName => (Status::UNPROCESSABLE_ENTITY, ErrorKind::Refused, "server-bad-name"),
            Self::SeatCount { .. } => (Status::UNPROCESSABLE_ENTITY, ErrorKind::Refused, "server-seat-count"),
            Self::NoSuchOption { .. } => (Status::UNPROCESSABLE_ENTITY, ErrorKind::Refused, "server-no-such-option"),
            Self::StartSeat => (Status::UNPROCESSABLE_ENTITY, ErrorKind::Refused, "server-start-seat"),
            Self::SeatTaken => (Status::CONFLICT, ErrorKind::Refused, "server-seat-taken"),
            Self::NoSeatFree => (Status::CONFLICT, ErrorKind::Refused, "server-no-seat-free"),
            Self::AlreadySeated => (Status::CONFLICT, ErrorKind::Refused, "server-already-seated"),
            Self::NotSeated => (Status::FORBIDDEN, ErrorKind::NotAllowed, "server-not-seated"),
            Self::NotHost => (Status::FORBIDDEN, ErrorKind::NotAllowed, "server-not-host"),
            Self::Begun => (Status::CONFLICT, ErrorKind::Refused, "server-begun"),
            Self::NotBegun => (Status::CONFLICT, ErrorKind::Refused, "server-not-begun"),
            Self::NotOver => (Status::CONFLICT, ErrorKind::Refused, "server-not-over"),
            Self::OfTheDay => (Status::FORBIDDEN, ErrorKind::NotAllowed, "server-of-the-day"),
            Self::NoHints(HintRule::OfTheDay) => (Status::FORBIDDEN, ErrorKind::NotAllowed, "hints-of-the-day"),
            Self::NoHints(_) => (Status::FORBIDDEN, ErrorKind::NotAllowed, "hints-nobody"),
            Self::HintUnderWay => (Status::TOO_MANY_REQUESTS, ErrorKind::TooMany, "server-hint-under-way"),
            Self::Stale | Self::Store(store::Error::Conflict) => (Status::CONFLICT, ErrorKind::Refused, "server-stale"),
            Self::Covered => (Status::CONFLICT, ErrorKind::Refused, "server-covered"),
            Self::ActionUnreadable => (Status::BAD_REQUEST, ErrorKind::BadRequest, "server-action-unreadable"),
            Self::NothingSaid => (Status::UNPROCESSABLE_ENTITY, ErrorKind::Refused, "server-nothing-said"),
            Self::Frozen => (Status::CONFLICT, ErrorKind::Frozen, "server-frozen"),
            // Its sentence is the one of the rules.
            Self::Refused(_) => (Status::UNPROCESSABLE_ENTITY, ErrorKind::Refused, ""),
            Self::Store(_) | Self::Task(_) | Self::Inside(_) => {
                (Status::INTERNAL_SERVER_ERROR, ErrorKind::Inside, "server-inside")
            }
        }
    }

    pub(crate) fn status(&self) -> Status {
        self.facts().0
    }

    /// What happened, why, and what to do next.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let (_, _, key) = self.facts();
        match self {
            Self::FieldMissing(field) | Self::FieldUnreadable(field) => say(lang, key, &[("field", (*field).into())]),
            Self::TooMany { seconds } => say(lang, key, &[("seconds", (*seconds as usize).into())]),
            Self::BadName => say(lang, key, &[("most", crate::names::LONGEST.into())]),
            Self::SeatCount { min, max } => say(lang, key, &[("min", (*min).into()), ("max", (*max).into())]),
            Self::NoSuchOption { key: option, value } => {
                say(lang, key, &[("key", option.as_str().into()), ("value", value.as_str().into())])
            }
            Self::Refused(notice) => notice.text.clone(),
            _ => say(lang, key, &[]),
        }
    }

    /// For the log.
    fn words(&self) -> String {
        match self {
            Self::Store(error) => error.to_string(),
            Self::Task(error) => format!("a task failed: {error}"),
            Self::Inside(why) => why.clone(),
            other => other.sentence(Lang::En),
        }
    }

    pub(crate) fn notice(&self, lang: Lang) -> Notice {
        match self {
            Self::Refused(notice) => notice.clone(),
            other => Notice::refused(other.sentence(lang)),
        }
    }

    /// What a person cannot have caused is written down.
    pub(crate) fn log(&self) {
        if self.status().is_server_error() {
            tracing::error!(error = %self, "a request failed");
        }
    }
}

impl IntoResponse for Error {
    /// Without its page: that needs to know who asks, see [`give_page`].
    fn into_response(self) -> Response {
        self.log();
        let mut response = self.status().into_response();
        if let Self::TooMany { seconds } = self {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Gives a refusal its page, in the language of whoever asked.
pub(crate) fn give_page(response: &mut Response, ctx: &Ctx) {
    let refused = response.extensions_mut().remove::<Arc<Error>>();
    let refused = match (refused, response.status()) {
        (Some(refused), _) => refused,
        (None, Status::METHOD_NOT_ALLOWED) => Arc::new(Error::WrongMethod),
        _ => return,
    };
    let notice = refused.notice(ctx.lang);
    let (status, kind, _) = refused.facts();
    let model = ErrorModel { status: status.as_u16(), kind, reason: Some(notice.text), clause: notice.clause };
    *response.body_mut() = Body::from(error(ctx, &model).into_string());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    response.headers_mut().remove(axum::http::header::CONTENT_LENGTH);
}
