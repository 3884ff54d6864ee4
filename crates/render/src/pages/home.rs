//! Home: the five games, my tables, tables looking for players, tables to watch.

use maud::{Markup, html};

use super::rows::{RowUse, TableRow, row};
use crate::shell::{Ctx, page};
use crate::titles::{TITLES, Title};

/// One of the five games on the home page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameCard {
    /// What stands on the box.
    pub title: &'static Title,
    /// Whether it can be played in this house already.
    pub playable: bool,
}

/// The five cards; `playable` says which games the house can play, by id.
pub fn game_cards(playable: impl Fn(&str) -> bool) -> Vec<GameCard> {
    TITLES.iter().map(|title| GameCard { title, playable: playable(title.id) }).collect()
}

/// What the home page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HomeModel {
    /// The five games.
    pub games: Vec<GameCard>,
    /// Tables of the person who looks; those that wait for them come first whatever the order here.
    pub mine: Vec<TableRow>,
    /// Public tables with free seats.
    pub open: Vec<TableRow>,
    /// Public tables under way.
    pub watch: Vec<TableRow>,
}

/// The home page.
pub fn home(ctx: &Ctx, model: &HomeModel) -> Markup {
    let body = html! {
        @for card in &model.games {
            h2 { a href={ "/games/" (card.title.id) } { (card.title.name) } }
            @if card.playable {
                form method="post" action={ "/play/" (card.title.id) } { button { (ctx.say("play-now")) } }
            }
        }
        ul {
            @for table in &model.mine { (row(ctx, table, RowUse::Mine)) }
            @for table in &model.open { (row(ctx, table, RowUse::Open)) }
            @for table in &model.watch { (row(ctx, table, RowUse::Watch)) }
        }
    };
    page(ctx, "", body)
}
