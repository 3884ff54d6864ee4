//! A table before it starts: who sits where, the link to share, join, leave, start.

use maud::{Markup, html};

use crate::shell::{Ctx, page};
use crate::titles::Title;

/// Who sits in a seat before the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The person who looks.
    Me,
    /// Somebody else.
    Person(String),
    /// A further person on the host's device.
    Here(String),
    /// A bot: its name and level.
    Bot {
        /// The name.
        name: String,
        /// The level.
        level: String,
    },
    /// Nobody yet.
    Free,
}

/// One seat before the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbySeat {
    /// The seat, from 0: its colour and shape.
    pub index: usize,
    /// Who sits there.
    pub sitter: Sitter,
}

/// What the page of a table before its start shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyModel {
    /// The id in the address `/t/{id}`.
    pub id: String,
    /// What stands on the box.
    pub title: &'static Title,
    /// The seats in turn order.
    pub seats: Vec<LobbySeat>,
    /// The fewest seats the game takes.
    pub min_seats: u8,
    /// The whole address to share.
    pub link: String,
    /// Who opened the table.
    pub host: String,
    /// Whether the person who looks opened it.
    pub is_host: bool,
    /// Whether the table stands in the public list.
    pub public: bool,
    /// Who begins: `None` for luck, or the seat.
    pub start: Option<usize>,
}

/// The page of a table before its start; whoever could join and has not sees the invitation instead.
pub fn lobby(ctx: &Ctx, model: &LobbyModel) -> Markup {
    page(ctx, model.title.name, html! { h1 { (model.title.name) } })
}

/// The invitation: what somebody sees who follows the link.
pub fn join(ctx: &Ctx, model: &LobbyModel) -> Markup {
    page(ctx, model.title.name, html! { h1 { (model.title.name) } })
}
