//! One table in a list: my tables, looking for players, watch.

use maud::{Markup, html};

use super::parts::seat_mark;
use crate::l10n::{join_names, say};
use crate::scenes::emblem;
use crate::shell::Ctx;

/// What there is to say about a table in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowKind {
    YourTurn,
    Waiting { names: Vec<String> },
    SeatsFree(usize),
    Running,
    Finished { winners: Vec<String> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableListItem {
    pub id: String,
    pub game: String,
    pub kind: RowKind,
    /// Who sits in each seat; nobody yet if `None`.
    pub seats: Vec<Option<String>>,
    pub host: Option<String>,
    pub watching: usize,
}

/// What a list of tables is for: what its buttons say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowUse {
    Mine,
    Open,
    Watch,
}

pub(super) fn rows(ctx: &Ctx, tables: &[TableListItem], purpose: RowUse) -> Markup {
    html! { ul.rows { @for table in tables { (row(ctx, table, purpose)) } } }
}

fn row(ctx: &Ctx, row: &TableListItem, purpose: RowUse) -> Markup {
    let headline = headline(ctx, row);
    let button = match (purpose, &row.kind) {
        (RowUse::Open, _) => "row-join",
        (RowUse::Watch, _) => "row-watch",
        (RowUse::Mine, RowKind::YourTurn) => "row-play",
        (RowUse::Mine, RowKind::Finished { .. }) => "row-look-back",
        (RowUse::Mine, _) => "row-open",
    };
    let hot = purpose == RowUse::Mine && row.kind == RowKind::YourTurn;
    let label = format!("{}: {}, {headline}", ctx.say(button), ctx.games.name(&row.game));
    html! {
        li {
            span.thumb { (emblem(&row.game)) }
            div.about {
                b { (headline) }
                small { (subline(ctx, row)) }
                (marks(ctx, row))
            }
            a.btn.go[hot] href={ "/t/" (row.id) } aria-label=(label) { (ctx.say(button)) }
        }
    }
}

fn headline(ctx: &Ctx, row: &TableListItem) -> String {
    match &row.kind {
        RowKind::YourTurn => ctx.say("row-your-turn"),
        RowKind::Waiting { names } => say(ctx.lang, "row-waiting", &[("names", join_names(ctx.lang, names).into())]),
        RowKind::SeatsFree(0) => ctx.say("row-ready"),
        RowKind::SeatsFree(count) => say(ctx.lang, "row-seats-free", &[("count", (*count).into())]),
        RowKind::Running => ctx.say("row-running"),
        RowKind::Finished { winners } if winners.is_empty() => ctx.say("row-over"),
        RowKind::Finished { winners } => {
            let names = join_names(ctx.lang, winners);
            say(ctx.lang, "row-finished", &[("names", names.into()), ("count", winners.len().into())])
        }
    }
}

fn subline(ctx: &Ctx, row: &TableListItem) -> String {
    let game = ctx.games.name(&row.game);
    let others: Vec<&String> = row.seats.iter().flatten().filter(|name| **name != ctx.person.name).collect();
    let mut line = match (&row.kind, &row.host) {
        (RowKind::SeatsFree(_), Some(host)) if *host != ctx.person.name => {
            say(ctx.lang, "row-hosted", &[("game", game.into()), ("host", host.as_str().into())])
        }
        _ if others.is_empty() => game.to_owned(),
        _ => say(ctx.lang, "row-with", &[("game", game.into()), ("names", join_names(ctx.lang, &others).into())]),
    };
    if row.watching > 0 {
        line += " · ";
        line += &say(ctx.lang, "row-watching", &[("count", row.watching.into())]);
    }
    line
}

/// The seats as small signs; their names are in the words already, so readers get a count only.
fn marks(ctx: &Ctx, row: &TableListItem) -> Markup {
    let signs = ctx.games.find(&row.game).map_or(&[][..], |title| title.signs);
    let taken = row.seats.iter().flatten().count();
    let words = say(ctx.lang, "row-seats-taken", &[("taken", taken.into()), ("seats", row.seats.len().into())]);
    html! {
        span.marks title=(words) {
            span.vh { (words) }
            @for (index, name) in row.seats.iter().enumerate() { (seat_mark(signs, index, name.is_some())) }
        }
    }
}
