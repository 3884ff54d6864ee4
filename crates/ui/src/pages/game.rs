//! One game: what it is, and the ways to begin.

use maud::{Markup, PreEscaped, html};

use super::parts::{Tab, box_facts, first_game, level_field, name, play_now, tabs};
use super::rows::{RowUse, TableListItem, rows};
use super::solo::{has_solo, play_solo};
use crate::entry::Entry;
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::levels::{self, LADDER, level_hint};
use crate::rules::differences;
use crate::scenes;
use crate::shell::{Ctx, page};

#[derive(Clone, Debug)]
pub struct GameModel {
    pub title: &'static Entry,
    pub open: Vec<TableListItem>,
}

pub fn game(ctx: &Ctx, model: &GameModel) -> Markup {
    let title = model.title;
    let (heading, steps) = title.course;
    let text = |key: &str| title.say(ctx.lang, key);
    let other_lang = |lang: Lang| (lang != ctx.lang).then(|| lang.tag());
    let body = html! {
        (scenes::defs(ctx.games))
        section.stage {
            div.pic { (scenes::scene(title)) }
            div.stage-words {
                h1 { (name(title)) }
                p.lead { (title.say(ctx.lang, title.pitch)) }
                (box_facts(ctx, title))
                (ways_to_begin(ctx, title))
                p.credit {
                    (say(ctx.lang, "credit", &[("designer", title.designer.into()), ("publisher", title.publisher.into())]))
                }
            }
        }
        (tabs(ctx, title, Tab::Overview))
        div.reading {
            div {
                section.panel {
                    h2 { (ctx.say("game-about")) }
                    @for key in title.about { p { (text(key)) } }
                }
                (bots(ctx))
            }
            section.panel {
                h2 { (text(heading)) }
                ol.steps { @for key in steps { li { (text(key)) } } }
                p { a href={ "/games/" (title.id()) "/rules" } { (ctx.say("game-read-rules")) } }
            }
            @if !title.first_game.is_empty() {
                section.panel.first #first-game aria-labelledby="first-title" {
                    h2 #first-title { (ctx.say("game-first")) }
                    ol.steps { @for key in title.first_game { li { (text(key)) } } }
                }
            }
        }
        @if let Some(differences) = differences(title, ctx.lang) {
            section.panel.editions #editions aria-labelledby="editions-title" lang=[other_lang(differences.lang)] {
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

fn ways_to_begin(ctx: &Ctx, title: &Entry) -> Markup {
    html! {
        div.acts {
            (play_now(ctx, title, true))
            (first_game(ctx, title))
            @if has_solo(title) {
                (play_solo(ctx, title, false))
                a.btn href={ "/games/" (title.id()) "/solo" } { (icon("i-sun")) (ctx.say("solo-today")) }
            }
            a.btn href={ "/games/" (title.id()) "/new" } { (icon("i-plus")) (ctx.say("new-table")) }
            a.btn href={ "/games/" (title.id()) "/new?here=1" } { (icon("i-device")) (ctx.say("on-one-device")) }
        }
        (level_field(ctx, "level-pick", Some("play-now")))
        p.hint { (ctx.say("ways-hint")) @if has_solo(title) { " " (ctx.say("solo-ways-hint")) } }
    }
}

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
