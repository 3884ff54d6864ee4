//! Why a request was not done: one enum, each reason with a status and a sentence in the person's language.

use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use ui::pages::{ErrorKind, ErrorModel, error};
use ui::table::HintRule;
use ui::{Ctx, Lang, Notice, say};

/// One variant for each reason.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("no such page")]
    NoPage,
    #[error("no such table")]
    NoTable,
    #[error("no such game")]
    NoGame,
    #[error("this address does not take that method")]
    WrongMethod,
    #[error("the address cannot be read")]
    AddressUnreadable,
    #[error("the address is too long")]
    LongAddress,
    #[error("the form cannot be read")]
    FormUnreadable,
    #[error("the field {0} is missing")]
    FieldMissing(&'static str),
    #[error("the field {0} cannot be read")]
    FieldUnreadable(&'static str),
    #[error("the request is too large")]
    TooLarge,
    #[error("the request did not arrive in time")]
    TooSlow,
    #[error("the request came from another site")]
    OtherSite,
    #[error("too many requests; wait {seconds} s")]
    TooMany { seconds: u64 },
    #[error("too many streams")]
    TooManyStreams,
    #[error("a name is 1 to {0} characters", crate::names::LONGEST)]
    BadName,
    #[error("the game takes {min} to {max} seats")]
    SeatCount { min: u8, max: u8 },
    #[error("the option {key} has no value {value}")]
    NoSuchOption { key: String, value: String },
    #[error("the start player's seat is not used")]
    StartSeat,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("no seat is free")]
    NoSeatFree,
    #[error("already seated")]
    AlreadySeated,
    #[error("not seated at this table")]
    NotSeated,
    #[error("only the host may do this")]
    NotHost,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game is not over")]
    NotOver,
    #[error("the game has the luck of the day, and the day is not over")]
    OfTheDay,
    #[error("no hints at this table: {0:?}")]
    NoHints(HintRule),
    #[error("a hint for this person is under way")]
    HintUnderWay,
    #[error("the decision was made already")]
    Stale,
    #[error("the device is to be handed over first")]
    Covered,
    #[error("the action cannot be read")]
    ActionUnreadable,
    #[error("nothing was said")]
    NothingSaid,
    #[error("refused: {}", .0.text)]
    Refused(Notice),
    #[error("the table is frozen")]
    Frozen,
    #[error(transparent)]
    Store(#[from] store::Error),
    #[error("a task failed: {0}")]
    Task(#[from] tokio::task::JoinError),
    #[error("{0}")]
    Inside(String),
}

impl Error {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NoPage | Self::NoTable | Self::NoGame => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::AddressUnreadable
            | Self::FormUnreadable
            | Self::FieldMissing(_)
            | Self::FieldUnreadable(_)
            | Self::ActionUnreadable => StatusCode::BAD_REQUEST,
            Self::LongAddress => StatusCode::URI_TOO_LONG,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::OtherSite | Self::NotSeated | Self::NotHost | Self::OfTheDay | Self::NoHints(_) => {
                StatusCode::FORBIDDEN
            }
            Self::TooMany { .. } | Self::TooManyStreams | Self::HintUnderWay => StatusCode::TOO_MANY_REQUESTS,
            Self::BadName
            | Self::SeatCount { .. }
            | Self::NoSuchOption { .. }
            | Self::StartSeat
            | Self::NothingSaid
            | Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::SeatTaken
            | Self::NoSeatFree
            | Self::AlreadySeated
            | Self::Begun
            | Self::NotBegun
            | Self::NotOver
            | Self::Stale
            | Self::Covered
            | Self::Frozen
            | Self::Store(store::Error::Conflict) => StatusCode::CONFLICT,
            Self::Store(_) | Self::Task(_) | Self::Inside(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn kind(&self) -> ErrorKind {
        match self {
            Self::NoPage | Self::WrongMethod => ErrorKind::NoPage,
            Self::NoTable => ErrorKind::NoTable,
            Self::NoGame => ErrorKind::NoGame,
            Self::AddressUnreadable
            | Self::FormUnreadable
            | Self::FieldMissing(_)
            | Self::FieldUnreadable(_)
            | Self::ActionUnreadable
            | Self::TooSlow => ErrorKind::BadRequest,
            Self::LongAddress | Self::TooLarge => ErrorKind::TooLarge,
            Self::OtherSite => ErrorKind::OtherSite,
            Self::NotSeated | Self::NotHost | Self::OfTheDay | Self::NoHints(_) => ErrorKind::NotAllowed,
            Self::TooMany { .. } | Self::TooManyStreams | Self::HintUnderWay => ErrorKind::TooMany,
            Self::Frozen => ErrorKind::Frozen,
            Self::BadName
            | Self::SeatCount { .. }
            | Self::NoSuchOption { .. }
            | Self::StartSeat
            | Self::SeatTaken
            | Self::NoSeatFree
            | Self::AlreadySeated
            | Self::Begun
            | Self::NotBegun
            | Self::NotOver
            | Self::Stale
            | Self::Covered
            | Self::NothingSaid
            | Self::Refused(_)
            | Self::Store(store::Error::Conflict) => ErrorKind::Refused,
            Self::Store(_) | Self::Task(_) | Self::Inside(_) => ErrorKind::Inside,
        }
    }

    /// What happened, why, and what to do next.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let plain = |key| say(lang, key, &[]);
        match self {
            Self::NoPage => plain("server-no-page"),
            Self::NoTable => plain("server-no-table"),
            Self::NoGame => plain("server-no-game"),
            Self::WrongMethod => plain("server-wrong-method"),
            Self::AddressUnreadable => plain("server-address-unreadable"),
            Self::LongAddress => plain("server-long-address"),
            Self::FormUnreadable => plain("server-form-unreadable"),
            Self::FieldMissing(field) => say(lang, "server-field-missing", &[("field", (*field).into())]),
            Self::FieldUnreadable(field) => say(lang, "server-field-unreadable", &[("field", (*field).into())]),
            Self::TooLarge => plain("server-too-large"),
            Self::TooSlow => plain("server-too-slow"),
            Self::OtherSite => plain("server-other-site"),
            Self::TooMany { seconds } => say(lang, "server-too-many", &[("seconds", (*seconds as usize).into())]),
            Self::TooManyStreams => plain("server-too-many-streams"),
            Self::BadName => say(lang, "server-bad-name", &[("most", crate::names::LONGEST.into())]),
            Self::SeatCount { min, max } => {
                say(lang, "server-seat-count", &[("min", usize::from(*min).into()), ("max", usize::from(*max).into())])
            }
            Self::NoSuchOption { key, value } => {
                say(lang, "server-no-such-option", &[("key", key.as_str().into()), ("value", value.as_str().into())])
            }
            Self::StartSeat => plain("server-start-seat"),
            Self::SeatTaken => plain("server-seat-taken"),
            Self::NoSeatFree => plain("server-no-seat-free"),
            Self::AlreadySeated => plain("server-already-seated"),
            Self::NotSeated => plain("server-not-seated"),
            Self::NotHost => plain("server-not-host"),
            Self::Begun => plain("server-begun"),
            Self::NotBegun => plain("server-not-begun"),
            Self::NotOver => plain("server-not-over"),
            Self::OfTheDay => plain("server-of-the-day"),
            Self::NoHints(HintRule::OfTheDay) => plain("hints-of-the-day"),
            Self::NoHints(_) => plain("hints-nobody"),
            Self::HintUnderWay => plain("server-hint-under-way"),
            Self::Stale | Self::Store(store::Error::Conflict) => plain("server-stale"),
            Self::Covered => plain("server-covered"),
            Self::ActionUnreadable => plain("server-action-unreadable"),
            Self::NothingSaid => plain("server-nothing-said"),
            Self::Refused(notice) => notice.text.clone(),
            Self::Frozen => plain("server-frozen"),
            Self::Store(_) | Self::Task(_) | Self::Inside(_) => plain("server-inside"),
        }
    }

    /// The refusal as a notice on a page.
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
        (None, StatusCode::METHOD_NOT_ALLOWED) => Arc::new(Error::WrongMethod),
        _ => return,
    };
    let notice = refused.notice(ctx.lang);
    let model = ErrorModel {
        status: refused.status().as_u16(),
        kind: refused.kind(),
        reason: Some(notice.text),
        clause: notice.clause,
    };
    *response.body_mut() = Body::from(error(ctx, &model).into_string());
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    response.headers_mut().remove(axum::http::header::CONTENT_LENGTH);
}
