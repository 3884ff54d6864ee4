//! When something cannot be done: what happened, why, and what to do next.

use maud::{Markup, html};

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
    /// A sentence that says more, in the person's language.
    pub reason: Option<String>,
    /// The rule behind it.
    pub clause: Option<ClauseLink>,
}

/// The error page.
pub fn error(ctx: &Ctx, model: &ErrorModel) -> Markup {
    page(
        ctx,
        &model.status.to_string(),
        html! { h1 { (model.status) } @if let Some(reason) = &model.reason { p { (reason) } } },
    )
}
