//! One game: what it is, and the ways to begin.

use maud::{Markup, PreEscaped, html};

use super::home::pitch;
use super::parts::{Tab, box_facts, level_field, name, play_now, tabs};
use super::rows::{RowUse, TableRow, rows};
use super::solo::{has_solo, play_solo};
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::levels::{self, LADDER, level_hint};
use crate::rules::differences;
use crate::scenes;
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
    let title = model.title;
    let (heading, steps) = course(title.id);
    let body = html! {
        (scenes::defs())
        section.stage {
            div.pic { (scenes::scene(title.id)) }
            div.stage-words {
                h1 { (name(title)) }
                p.lead { (ctx.say(pitch(title.id))) }
                (box_facts(ctx, title))
                @if model.playable { (ways_to_begin(ctx, title)) }
                @else { p.making-note { (ctx.say("in-the-making-long")) } }
                p.credit {
                    (say(ctx.lang, "credit", &[("designer", title.designer.into()), ("publisher", title.publisher.into())]))
                }
            }
        }
        @if model.playable { (tabs(ctx, title, Tab::Overview)) }
        div.reading {
            div {
                section.panel {
                    h2 { (ctx.say("game-about")) }
                    @for key in about(title.id) { p { (ctx.say(key)) } }
                }
                @if model.playable { (bots(ctx)) }
            }
            section.panel {
                h2 { (ctx.say(heading)) }
                ol.steps { @for key in steps { li { (ctx.say(key)) } } }
                p { a href={ "/games/" (title.id) "/rules" } { (ctx.say("game-read-rules")) } }
            }
            @if !first_game(title.id).is_empty() {
                section.panel.first #first-game aria-labelledby="first-title" {
                    h2 #first-title { (ctx.say("game-first")) }
                    ol.steps { @for key in first_game(title.id) { li { (ctx.say(key)) } } }
                }
            }
        }
        @if let Some(differences) = differences(title.id, ctx.lang) {
            section.panel.editions #editions aria-labelledby="editions-title" lang=[other_lang(ctx, differences.lang)] {
                h2 #editions-title { (differences.title) }
                p.hint { (ctx.say("game-differences-hint")) }
                (PreEscaped(differences.table))
            }
        }
        @if !model.open.is_empty() {
            (scenes::wave())
            section.lists.one aria-labelledby="open" {
                h2 #open { (ctx.say("home-open")) }
                (rows(ctx, &model.open, RowUse::Open))
            }
        }
    };
    page(ctx, title.name, body)
}

/// The tag of a language that is not the page's.
fn other_lang(ctx: &Ctx, lang: Lang) -> Option<&'static str> {
    (lang != ctx.lang).then(|| lang.tag())
}

fn ways_to_begin(ctx: &Ctx, title: &Title) -> Markup {
    html! {
        div.acts {
            (play_now(ctx, title, true))
            @if has_solo(title) {
                (play_solo(ctx, title, false))
                a.btn href={ "/games/" (title.id) "/solo" } { (icon("i-sun")) (ctx.say("solo-today")) }
            }
            a.btn href={ "/games/" (title.id) "/new" } { (icon("i-plus")) (ctx.say("new-table")) }
            a.btn href={ "/games/" (title.id) "/new?here=1" } { (icon("i-device")) (ctx.say("on-one-device")) }
        }
        (level_field(ctx, "level-pick", Some("play-now")))
        p.hint { (ctx.say("ways-hint")) @if has_solo(title) { " " (ctx.say("solo-ways-hint")) } }
    }
}

/// Who the bots are, level for level.
fn bots(ctx: &Ctx) -> Markup {
    html! {
        section.panel #bots aria-labelledby="bots-title" {
            h2 #bots-title { (ctx.say("game-bots")) }
            ol.steps {
                @for level in LADDER { li { b { (levels::name(ctx.lang, level)) } " " (level_hint(ctx.lang, level)) } }
            }
            p.hint { (ctx.say("game-bots-fair")) }
        }
    }
}

/// What a game is, in a few paragraphs.
fn about(game: &str) -> &'static [&'static str] {
    match game {
        "atlantis" => &["about-atlantis-1", "about-atlantis-2", "about-atlantis-3"],
        "atlandice" => &["about-atlandice-1", "about-atlandice-2", "about-atlandice-3"],
        "doom" => &["about-doom-1", "about-doom-2", "about-doom-3"],
        "last-days" => &["about-last-days-1", "about-last-days-2", "about-last-days-3"],
        _ => &["about-exodus-1", "about-exodus-2", "about-exodus-3"],
    }
}

/// How a turn or a round goes, step by step: the heading and the steps.
fn course(game: &str) -> (&'static str, &'static [&'static str]) {
    match game {
        "atlantis" => (
            "game-turn",
            &[
                "turn-atlantis-1",
                "turn-atlantis-2",
                "turn-atlantis-3",
                "turn-atlantis-4",
                "turn-atlantis-5",
                "turn-atlantis-6",
            ],
        ),
        "atlandice" => (
            "game-round",
            &[
                "turn-atlandice-1",
                "turn-atlandice-2",
                "turn-atlandice-3",
                "turn-atlandice-4",
                "turn-atlandice-5",
                "turn-atlandice-6",
                "turn-atlandice-7",
            ],
        ),
        "doom" => (
            "game-round-doom",
            &["turn-doom-1", "turn-doom-2", "turn-doom-3", "turn-doom-4", "turn-doom-5", "turn-doom-6", "turn-doom-7"],
        ),
        "last-days" => (
            "game-round-doom",
            &[
                "turn-last-days-1",
                "turn-last-days-2",
                "turn-last-days-3",
                "turn-last-days-4",
                "turn-last-days-5",
                "turn-last-days-6",
                "turn-last-days-7",
            ],
        ),
        _ => (
            "game-year",
            &[
                "turn-exodus-1",
                "turn-exodus-2",
                "turn-exodus-3",
                "turn-exodus-4",
                "turn-exodus-5",
                "turn-exodus-6",
                "turn-exodus-7",
                "turn-exodus-8",
            ],
        ),
    }
}

/// What to look at in a first game, for the game that has the most to look at.
fn first_game(game: &str) -> &'static [&'static str] {
    match game {
        "exodus" => &[
            "first-exodus-1",
            "first-exodus-2",
            "first-exodus-3",
            "first-exodus-4",
            "first-exodus-5",
            "first-exodus-6",
            "first-exodus-7",
        ],
        _ => &[],
    }
}
