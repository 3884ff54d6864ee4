//! Why a request was not done: one enum, each reason with a status and a sentence in the person's language.

use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode as Status};
use axum::response::{IntoResponse, Response};
use ui::pages::{ErrorKind, ErrorModel, error};
use ui::table::HintRule;
use ui::{Ctx, Lang, Notice, say};

use crate::config::Rate;
use crate::web::limits::RequestKind;

/// The reasons: what they hold, the status, what the page says in general, and the message that says it in particular.
macro_rules! errors {
    ($($name:ident $(($(#[$from:meta])? $part:ty))? $({ $($field:ident: $type:ty),+ })?
        => $status:ident, $kind:ident, $key:literal;)+) => {
        #[derive(Debug, thiserror::Error)]
        #[error("{}", self.words())]
        pub(crate) enum Error {
            $($name $(($(#[$from])? $part))? $({ $($field: $type),+ })?,)+
        }

        impl Error {
            fn facts(&self) -> (Status, ErrorKind, &'static str) {
                match self {
                    Self::NoHints(HintRule::OfTheDay) => (Status::FORBIDDEN, ErrorKind::NotAllowed, "hints-of-the-day"),
                    Self::Store(store::Error::Conflict) => Self::Stale.facts(),
                    $(Self::$name { .. } => (Status::$status, ErrorKind::$kind, $key),)+
                }
            }
        }
    };
}

errors! {
    NoPage => NOT_FOUND, NoPage, "server-no-page";
    NoTable => NOT_FOUND, NoTable, "server-no-table";
    NoGame => NOT_FOUND, NoGame, "server-no-game";
    WrongMethod => METHOD_NOT_ALLOWED, NoPage, "server-wrong-method";
    AddressUnreadable => BAD_REQUEST, BadRequest, "server-address-unreadable";
    LongAddress => URI_TOO_LONG, TooLarge, "server-long-address";
    FormUnreadable => BAD_REQUEST, BadRequest, "server-form-unreadable";
    FieldMissing(&'static str) => BAD_REQUEST, BadRequest, "server-field-missing";
    FieldUnreadable(&'static str) => BAD_REQUEST, BadRequest, "server-field-unreadable";
    TooLarge => PAYLOAD_TOO_LARGE, TooLarge, "server-too-large";
    TooSlow => REQUEST_TIMEOUT, BadRequest, "server-too-slow";
    OtherSite => FORBIDDEN, OtherSite, "server-other-site";
    TooMany { seconds: u64 } => TOO_MANY_REQUESTS, TooMany, "server-too-many";
    OverLimit { kind: RequestKind, rate: Rate, seconds: u64 } => TOO_MANY_REQUESTS, TooMany, "server-too-many";
    TooManyAtOnce => TOO_MANY_REQUESTS, TooMany, "server-too-many-at-once";
    TooManyStreams => TOO_MANY_REQUESTS, TooMany, "server-too-many-streams";
    BadName => UNPROCESSABLE_ENTITY, Refused, "server-bad-name";
    SeatCount { min: u8, max: u8 } => UNPROCESSABLE_ENTITY, Refused, "server-seat-count";
    NoSuchOption { key: String, value: String } => UNPROCESSABLE_ENTITY, Refused, "server-no-such-option";
    StartSeat => UNPROCESSABLE_ENTITY, Refused, "server-start-seat";
    SeatTaken => CONFLICT, Refused, "server-seat-taken";
    NoSeatFree => CONFLICT, Refused, "server-no-seat-free";
    AlreadySeated => CONFLICT, Refused, "server-already-seated";
    NotSeated => FORBIDDEN, NotAllowed, "server-not-seated";
    NotHost => FORBIDDEN, NotAllowed, "server-not-host";
    NotAlone => FORBIDDEN, NotAllowed, "server-not-alone";
    Begun => CONFLICT, Refused, "server-begun";
    NotBegun => CONFLICT, Refused, "server-not-begun";
    NotOver => CONFLICT, Refused, "server-not-over";
    OfTheDay => FORBIDDEN, NotAllowed, "server-of-the-day";
    NoHints(HintRule) => FORBIDDEN, NotAllowed, "hints-nobody";
    HintUnderWay => TOO_MANY_REQUESTS, TooMany, "server-hint-under-way";
    Stale => CONFLICT, Refused, "server-stale";
    Covered => CONFLICT, Refused, "server-covered";
    ActionUnreadable => BAD_REQUEST, BadRequest, "server-action-unreadable";
    NothingSaid => UNPROCESSABLE_ENTITY, Refused, "server-nothing-said";
    Frozen => CONFLICT, Frozen, "server-frozen";
    // Its sentence is the one of the rules.
    Refused(Notice) => UNPROCESSABLE_ENTITY, Refused, "";
    Store(#[from] store::Error) => INTERNAL_SERVER_ERROR, Inside, "server-inside";
    Task(#[from] tokio::task::JoinError) => INTERNAL_SERVER_ERROR, Inside, "server-inside";
    Inside(String) => INTERNAL_SERVER_ERROR, Inside, "server-inside";
}

impl Error {
    pub(crate) fn status(&self) -> Status {
        self.facts().0
    }

    /// What happened, why, and what to do next.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let (_, _, key) = self.facts();
        match self {
            Self::FieldMissing(field) | Self::FieldUnreadable(field) => say(lang, key, &[("field", (*field).into())]),
            Self::TooMany { seconds } => say(lang, key, &[("seconds", (*seconds as usize).into())]),
            Self::OverLimit { kind, rate, seconds } => {
                let wait = say(lang, key, &[("seconds", (*seconds as usize).into())]);
                let burst = (rate.burst as usize).into();
                let a_minute = ((rate.per_second * 60.0).ceil() as usize).into();
                format!("{wait} {}", say(lang, limit_key(*kind), &[("burst", burst), ("minute", a_minute)]))
            }
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

fn limit_key(kind: RequestKind) -> &'static str {
    match kind {
        RequestKind::Get => "server-limit-pages",
        RequestKind::Post => "server-limit-changes",
        RequestKind::Guest => "server-limit-guests",
        RequestKind::Table => "server-limit-tables",
        RequestKind::Address => "server-limit-address",
    }
}

/// After how many seconds somebody may come back who finds too much open at once.
const SOON: u64 = 5;

impl IntoResponse for Error {
    /// Without its page: that needs to know who asks, see [`give_page`].
    fn into_response(self) -> Response {
        self.log();
        let mut response = self.status().into_response();
        let seconds = match self {
            Self::TooMany { seconds } | Self::OverLimit { seconds, .. } => Some(seconds),
            Self::TooManyAtOnce | Self::TooManyStreams => Some(SOON),
            _ => None,
        };
        if let Some(seconds) = seconds {
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
