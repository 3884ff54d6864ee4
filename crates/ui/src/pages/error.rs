//! When something cannot be done: what happened, why, and what to do next.

use maud::{Markup, html};

use crate::l10n::say;
use crate::scenes;
use crate::shell::{ClauseLink, Ctx, page};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    NoPage,
    NoTable,
    /// There is no such game, or it cannot be played here yet.
    NoGame,
    /// The form or address cannot be read.
    BadRequest,
    NotAllowed,
    OtherSite,
    /// The rules or the state of the table forbid it.
    Refused,
    TooMany,
    TooLarge,
    /// The table's records no longer replay under the present rules.
    Frozen,
    /// Our fault.
    Inside,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorModel {
    pub status: u16,
    pub kind: ErrorKind,
    /// What happened, why, and what to do next, in the person's language; general words take its place.
    pub reason: Option<String>,
    pub clause: Option<ClauseLink>,
}

impl ErrorModel {
    pub fn new(status: u16, kind: ErrorKind) -> Self {
        Self { status, kind, reason: None, clause: None }
    }
}

pub fn error(ctx: &Ctx, model: &ErrorModel) -> Markup {
    let kind = engine::kebab(&format!("{:?}", model.kind));
    let (heading, next) = (ctx.say(&format!("error-{kind}")), format!("error-{kind}-next"));
    let body = html! {
        (scenes::defs(ctx.games))
        div.lost {
            (scenes::adrift())
            h1 { (heading) }
            p.lead data-refusal { @if let Some(reason) = &model.reason { (reason) } @else { (ctx.say(&next)) } }
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
