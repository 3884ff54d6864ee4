//! Me: name, language, theme, motion, my tables.

use maud::{Markup, html};

use super::rows::TableRow;
use crate::shell::{Ctx, page};

/// What the page shows beside what [`Ctx`] already knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeModel {
    /// All tables of the person, running and finished.
    pub tables: Vec<TableRow>,
}

/// The page of the person who looks.
pub fn me(ctx: &Ctx, model: &MeModel) -> Markup {
    let _ = &model.tables;
    page(ctx, &ctx.say("me-title"), html! { h1 { (ctx.person.name) } })
}
