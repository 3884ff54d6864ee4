//! Home: the five games, my tables, tables looking for players, tables to watch.

use maud::{Markup, html};

use super::parts::{box_facts, name, play_now};
use super::rows::{RowKind, RowUse, TableRow, rows};
use super::solo::{has_solo, play_solo};
use crate::l10n::say;
use crate::scenes;
use crate::shell::{Ctx, Frame, frame, notice};
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
        (scenes::defs())
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
                    @for card in &model.games { (game_card(ctx, card)) }
                }
                (scenes::wave())
                div.lists {
                    (mine(ctx, &model.mine))
                    (list(ctx, "home-open", &model.open, RowUse::Open, html! {
                        (ctx.say("home-open-none")) " "
                        @if let Some(card) = model.games.iter().find(|card| card.playable) {
                            a href={ "/games/" (card.title.id) "/new" } { (ctx.say("home-open-new")) }
                        }
                    }))
                    (list(ctx, "home-watch", &model.watch, RowUse::Watch, html! { (ctx.say("home-watch-none")) }))
                }
            }
        }
    };
    frame(ctx, &Frame { class: "home", main: "main", ..Frame::default() }, body)
}

fn game_card(ctx: &Ctx, card: &GameCard) -> Markup {
    let href = format!("/games/{}", card.title.id);
    html! {
        article.game {
            a.pic href=(href) tabindex="-1" aria-hidden="true" { (scenes::scene(card.title.id)) }
            div.gt {
                h2 { a href=(href) { (name(card.title)) } }
                p { (ctx.say(pitch(card.title.id))) }
                (box_facts(ctx, card.title))
                div.ga {
                    @if card.playable {
                        (play_now(ctx, card.title, false))
                        @if has_solo(card.title) { (play_solo(ctx, card.title, false)) }
                    }
                    @else { span.making { (ctx.say("in-the-making")) } }
                    a.more href=(href) { (ctx.say("more")) span.vh { ": " (card.title.name) } }
                }
            }
        }
    }
}

/// The one-line pitch of a game.
pub(super) fn pitch(game: &str) -> &'static str {
    match game {
        "atlantis" => "pitch-atlantis",
        "atlandice" => "pitch-atlandice",
        "doom" => "pitch-doom",
        "last-days" => "pitch-last-days",
        _ => "pitch-exodus",
    }
}

/// My tables: those that wait for me first, finished ones last.
fn mine(ctx: &Ctx, tables: &[TableRow]) -> Markup {
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

fn list(ctx: &Ctx, key: &str, tables: &[TableRow], purpose: RowUse, none: Markup) -> Markup {
    html! {
        section aria-labelledby=(key) {
            h2 id=(key) { (ctx.say(key)) }
            @if tables.is_empty() { p.none { (none) } }
            @else { (rows(ctx, tables, purpose)) }
        }
    }
}
