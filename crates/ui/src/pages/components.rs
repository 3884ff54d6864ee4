//! The components of a game: its pieces as the table draws them, with their numbers and what they do; and, folded below,
//! every number and where it comes from. What the numbers are, and how the pieces look, each game says itself.

use engine::{Components, Fact, Game};
use maud::{Markup, html};

use super::parts::{Tab, game_head};
use crate::assets::asset_path;
use crate::entry::Entry;
use crate::facts::{FactWords, ORIGINS, Part, origin_mark, origin_words};
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::picture::Picture;
use crate::shell::{Ctx, Frame, frame, notice};

pub struct ComponentsModel {
    pub title: &'static Entry,
    /// Every number that no part shows.
    pub rows: Vec<(Fact, FactWords)>,
    pub parts: Vec<Part>,
}

impl ComponentsModel {
    pub fn of<P: Picture>(set: &<P::Game as Game>::Components, lang: Lang) -> Self {
        let row = |fact: &Fact| Some((fact.clone(), P::fact_words(fact, lang)?));
        Self { title: P::ENTRY, rows: set.facts().iter().filter_map(row).collect(), parts: P::parts(set, lang) }
    }
}

pub fn components(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    let lesson = model.title.lesson.as_ref();
    let body = html! {
        main #main .page.parts {
            (notice(ctx))
            @if let Some(lesson) = lesson { div.defs aria-hidden="true" { ((lesson.symbols)()) } }
            (game_head(ctx, model.title, Tab::Components, &ctx.say("components")))
            p.lead { (ctx.say("components-faces-lead")) }
            div.stack {
                @for part in model.parts.iter().filter(|part| !part.pieces.is_empty()) { (pieces(ctx, model.title, part)) }
                (sources(ctx, model))
            }
        }
    };
    let title = format!("{}: {}", model.title.name, ctx.say("components"));
    let styles: Vec<&str> =
        lesson.map(|lesson| lesson.style.path()).into_iter().chain([model.title.parts_style.path()]).collect();
    let shape =
        Frame { title: &title, main: "main", styles: &styles, scripts: &[asset_path("unfold.js")], ..Frame::default() };
    frame(ctx, &shape, body)
}

/// The pieces of a kind, as they lie on the table.
fn pieces(ctx: &Ctx, title: &Entry, part: &Part) -> Markup {
    html! {
        section aria-labelledby=(part.id) {
            h2 id=(part.id) { (part.heading) " " (clause(title, part.clause)) }
            @if !part.hint.is_empty() { p { (part.hint) } }
            ul.pieces {
                @for piece in &part.pieces {
                    li {
                        div.picture aria-hidden="true" { (piece.picture) }
                        div.told {
                            h3 { (piece.name) @if let Some(count) = piece.count { " " (copies(ctx, count)) } }
                            @if !piece.words.is_empty() { p { (piece.words) } }
                        }
                    }
                }
            }
        }
    }
}

fn copies(ctx: &Ctx, count: u32) -> Markup {
    let words = say(ctx.lang, "components-copies", &[("count", count.into())]);
    html! { span.copies title=(words) { span aria-hidden="true" { "×" (count) } span.vh { (words) } } }
}

/// Every number with its origin and its clause. An address that leads to one of them opens it.
fn sources(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    html! {
        details #sources .sources {
            summary { (icon("i-book")) b { (ctx.say("components-sources")) } }
            p { (ctx.say("components-sources-lead")) }
            (legend(ctx))
            div.stack {
                (numbers(ctx, model))
                @for part in &model.parts {
                    @if let Some(table) = &part.table { (table_of(model.title, part, table)) }
                }
            }
        }
    }
}

fn legend(ctx: &Ctx) -> Markup {
    html! {
        ul.legend aria-label=(ctx.say("components-origin")) {
            @for origin in ORIGINS {
                @let (name, hint) = origin_words(ctx.lang, origin);
                li {
                    b { (origin_mark(ctx.lang, origin)) (name) }
                    span.hint { (hint) }
                }
            }
        }
    }
}

fn numbers(ctx: &Ctx, model: &ComponentsModel) -> Markup {
    html! {
        section.panel aria-labelledby="numbers" {
            h2 #numbers { (ctx.say("components-numbers")) }
            // On a phone the rows are cards; the roles keep it a table for readers.
            table.numbers role="table" {
                thead role="rowgroup" {
                    tr role="row" {
                        @for key in ["components-what", "components-value", "components-origin", "components-clause"] {
                            th scope="col" role="columnheader" { (ctx.say(key)) }
                        }
                    }
                }
                tbody role="rowgroup" {
                    @for (fact, words) in &model.rows {
                        tr id={ "fact-" (fact.key) } role="row" {
                            th scope="row" role="rowheader" { (words.name) }
                            td role="cell" { (words.value) }
                            td role="cell" { (origin(ctx, fact)) }
                            td role="cell" { (clause(model.title, fact.clause)) }
                        }
                    }
                }
            }
        }
    }
}

fn clause(title: &Entry, id: &str) -> Markup {
    html! { a.clause-id href={ "/games/" (title.id()) "/rules#" (id) } { (id) } }
}

fn origin(ctx: &Ctx, fact: &Fact) -> Markup {
    html! {
        (origin_mark(ctx.lang, fact.origin)) " " (origin_words(ctx.lang, fact.origin).0)
        @if let Some(source) = &fact.source { " " span.source lang="en" { (source) } }
    }
}

fn table_of(title: &Entry, part: &Part, table: &Markup) -> Markup {
    let id = format!("from-{}", part.id);
    html! {
        section.panel aria-labelledby=(id) {
            h2 #(id) { (part.heading) }
            p { (clause(title, part.clause)) }
            (table)
        }
    }
}
