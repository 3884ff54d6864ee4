//! Home: the games, my tables, tables looking for players, tables to watch.

use maud::{Markup, html};

use super::parts::{box_facts, first_game, name, play_now};
use super::rows::{RowKind, RowUse, TableListItem, rows};
use super::solo::{has_solo, play_solo};
use crate::entry::Entry;
use crate::l10n::say;
use crate::scenes;
use crate::shell::{Ctx, Frame, frame, notice};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HomeModel {
    /// Tables of the person who looks; those that wait for them come first whatever the order here.
    pub mine: Vec<TableListItem>,
    pub open: Vec<TableListItem>,
    pub watch: Vec<TableListItem>,
}

pub fn home(ctx: &Ctx, model: &HomeModel) -> Markup {
    let body = html! {
        (scenes::defs(ctx.games))
        main #main .home {
            div.hero {
                (scenes::hero())
                div.hero-words {
                    h1 { "Critias" }
                    p { (ctx.say("home-tagline")) }
                }
            }
            div.page {
                (notice(ctx))
                section.games aria-label=(ctx.say("home-games")) {
                    @for title in ctx.games.iter() { (game_card(ctx, title)) }
                }
                (scenes::wave())
                div.lists {
                    (mine(ctx, &model.mine))
                    (list(ctx, "home-open", &model.open, RowUse::Open, html! {
                        (ctx.say("home-open-none")) " "
                        @if let Some(title) = ctx.games.iter().next() {
                            a href={ "/games/" (title.id()) "/new" } { (ctx.say("home-open-new")) }
                        }
                    }))
                    (list(ctx, "home-watch", &model.watch, RowUse::Watch, html! { (ctx.say("home-watch-none")) }))
                }
            }
        }
    };
    frame(ctx, &Frame { class: "home", main: "main", ..Frame::default() }, body)
}

fn game_card(ctx: &Ctx, title: &Entry) -> Markup {
    let href = format!("/games/{}", title.id());
    html! {
        article.game {
            a.pic href=(href) tabindex="-1" aria-hidden="true" { (scenes::scene(title)) }
            div.gt {
                h2 { a href=(href) { (name(title)) } }
                p { (title.say(ctx.lang, title.pitch)) }
                (box_facts(ctx, title))
                div.ga {
                    (play_now(ctx, title, false))
                    a.more href=(href) { (ctx.say("more")) span.vh { ": " (title.name) } }
                }
                div.ga.ways {
                    (first_game(ctx, title))
                    @if has_solo(title) { (play_solo(ctx, title, false)) }
                }
            }
        }
    }
}

/// My tables: those that wait for me first, finished ones last.
fn mine(ctx: &Ctx, tables: &[TableListItem]) -> Markup {
    let mut sorted = tables.to_vec();
    sorted.sort_by_key(|row| match row.kind {
        RowKind::YourTurn => 0,
        RowKind::SeatsFree(_) => 1,
        RowKind::Waiting { .. } | RowKind::Running => 2,
        RowKind::Finished { .. } => 3,
    });
    let waiting = tables.iter().filter(|row| row.kind == RowKind::YourTurn).count();
    html! {
        section aria-labelledby="home-mine" {
            h2 #home-mine {
                (ctx.say("home-mine"))
                @if waiting > 0 {
                    " " span.count { (say(ctx.lang, "home-waiting", &[("count", waiting.into())])) }
                }
            }
            @if sorted.is_empty() { p.none { (ctx.say("home-mine-none")) } }
            @else { (rows(ctx, &sorted, RowUse::Mine)) }
        }
    }
}

fn list(ctx: &Ctx, key: &str, tables: &[TableListItem], purpose: RowUse, none: Markup) -> Markup {
    html! {
        section aria-labelledby=(key) {
            h2 id=(key) { (ctx.say(key)) }
            @if tables.is_empty() { p.none { (none) } }
            @else { (rows(ctx, tables, purpose)) }
        }
    }
}
