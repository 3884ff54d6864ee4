//! The rules of a game: every clause with its number as an anchor, and a search that needs no script.

use maud::{Markup, html};

use crate::rules::RulesDoc;
use crate::shell::{Ctx, page};
use crate::titles::Title;

/// What the rules page shows.
#[derive(Clone, Debug)]
pub struct RulesModel<'a> {
    /// What stands on the box.
    pub title: &'static Title,
    /// The rules, from [`crate::rules::document`].
    pub document: &'a RulesDoc,
    /// What is searched for.
    pub query: Option<String>,
}

/// The rules page.
pub fn rules(ctx: &Ctx, model: &RulesModel<'_>) -> Markup {
    page(ctx, &ctx.say("rules"), html! { h1 { (model.title.name) } })
}
