//! One table in a list: my tables, looking for players, watch.

use maud::{Markup, html};

use crate::l10n::{join_names, say};
use crate::shell::Ctx;
use crate::titles::game_name;

/// What there is to say about a table in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// The person who looks must decide.
    YourTurn,
    /// Others must decide.
    Waiting {
        /// Who.
        names: Vec<String>,
    },
    /// Not started: so many seats are free.
    SeatsFree(usize),
    /// Under way; nothing waits for the person who looks.
    Running,
    /// Over.
    Finished {
        /// Who won.
        winners: Vec<String>,
    },
}

/// One seat of a table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatMark {
    /// Who sits there; nobody yet if `None`.
    pub name: Option<String>,
    /// The seat, from 0: its colour and shape.
    pub index: usize,
}

/// One table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The id in the address `/t/{id}`.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What to say about it.
    pub kind: RowKind,
    /// Who sits where.
    pub seats: Vec<SeatMark>,
    /// Who opened the table.
    pub host: Option<String>,
    /// How many people watch.
    pub watching: usize,
}

/// What the button of a row is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowUse {
    Mine,
    Open,
    Watch,
}

pub(crate) fn row(ctx: &Ctx, row: &TableRow, purpose: RowUse) -> Markup {
    let headline = match &row.kind {
        RowKind::YourTurn => ctx.say("row-your-turn"),
        RowKind::Waiting { names } => say(ctx.lang, "row-waiting", &[("names", join_names(ctx.lang, names).into())]),
        RowKind::SeatsFree(count) => say(ctx.lang, "row-seats-free", &[("count", (*count).into())]),
        RowKind::Running => ctx.say("row-running"),
        RowKind::Finished { winners } => say(
            ctx.lang,
            "row-finished",
            &[("names", join_names(ctx.lang, winners).into()), ("count", winners.len().into())],
        ),
    };
    let _ = purpose;
    html! { li { a href={ "/t/" (row.id) } { b { (headline) } small { (game_name(&row.game)) } } } }
}
