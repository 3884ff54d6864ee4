//! When something cannot be done: what happened, why, and what to do next.

use maud::{Markup, html};

use crate::l10n::say;
use crate::scenes;
use crate::shell::{ClauseLink, Ctx, page};

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// There is no such page.
    NoPage,
    /// There is no such table.
    NoTable,
    /// There is no such game, or it cannot be played here yet.
    NoGame,
    /// The form or address cannot be read.
    BadRequest,
    /// The person may not do this.
    NotAllowed,
    /// The request came from another site.
    OtherSite,
    /// The rules or the state of the table forbid it.
    Refused,
    /// Too many requests in a short time.
    TooMany,
    /// The request is too large.
    TooLarge,
    /// The table's records no longer replay under the present rules.
    Frozen,
    /// Our fault.
    Inside,
}

/// What the error page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorModel {
    /// The HTTP status.
    pub status: u16,
    /// What went wrong.
    pub kind: ErrorKind,
    /// What happened, why, and what to do next, in the person's language; general words take its place.
    pub reason: Option<String>,
    /// The rule behind it.
    pub clause: Option<ClauseLink>,
}

impl ErrorModel {
    /// An error that needs no further words.
    pub fn new(status: u16, kind: ErrorKind) -> Self {
        Self { status, kind, reason: None, clause: None }
    }
}

/// The error page.
pub fn error(ctx: &Ctx, model: &ErrorModel) -> Markup {
    let (title, next) = words(model.kind);
    let heading = ctx.say(title);
    let body = html! {
        (scenes::defs(ctx.games))
        div.lost {
            (scenes::adrift())
            h1 { (heading) }
            p.lead data-refusal { @if let Some(reason) = &model.reason { (reason) } @else { (ctx.say(next)) } }
            @if let Some(clause) = &model.clause {
                p { a href=(clause.href()) { (say(ctx.lang, "read-clause", &[("clause", clause.id.as_str().into())])) } }
            }
            div.acts {
                a.btn.go href="/" { (ctx.say("error-home")) }
            }
            p.hint { (say(ctx.lang, "error-status", &[("status", model.status.to_string().into())])) }
        }
    };
    page(ctx, &heading, body)
}

/// What happened, and what to do next.
fn words(kind: ErrorKind) -> (&'static str, &'static str) {
    match kind {
        ErrorKind::NoPage => ("error-no-page", "error-no-page-next"),
        ErrorKind::NoTable => ("error-no-table", "error-no-table-next"),
        ErrorKind::NoGame => ("error-no-game", "error-no-game-next"),
        ErrorKind::BadRequest => ("error-bad-request", "error-bad-request-next"),
        ErrorKind::NotAllowed => ("error-not-allowed", "error-not-allowed-next"),
        ErrorKind::OtherSite => ("error-other-site", "error-other-site-next"),
        ErrorKind::Refused => ("error-refused", "error-refused-next"),
        ErrorKind::TooMany => ("error-too-many", "error-too-many-next"),
        ErrorKind::TooLarge => ("error-too-large", "error-too-large-next"),
        ErrorKind::Frozen => ("error-frozen", "error-frozen-next"),
        ErrorKind::Inside => ("error-inside", "error-inside-next"),
    }
}
