//! One game: what it is, and the ways to begin.

use maud::{Markup, html};

use super::rows::TableRow;
use crate::shell::{Ctx, page};
use crate::titles::Title;

/// What the page of a game shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameModel {
    /// What stands on the box.
    pub title: &'static Title,
    /// Whether it can be played in this house already.
    pub playable: bool,
    /// Public tables of this game with free seats.
    pub open: Vec<TableRow>,
}

/// The page of a game.
pub fn game(ctx: &Ctx, model: &GameModel) -> Markup {
    page(ctx, model.title.name, html! { h1 { (model.title.name) } })
}
