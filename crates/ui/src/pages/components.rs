//! The components of a game: every number and where it comes from. What the numbers are, and how the parts of the box
//! look, each game says itself.

use engine::{Components, Fact, Game};
use maud::{Markup, html};

use super::parts::{Tab, game_head};
use crate::entry::Entry;
use crate::facts::{FactWords, ORIGINS, Part, origin_mark, origin_words};
use crate::l10n::Lang;
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
    let body = html! {
        main #main .page {
            (notice(ctx))
            (game_head(ctx, model.title, Tab::Components, &ctx.say("components")))
            p.lead { (ctx.say("components-lead")) }
            (legend(ctx))
            div.stack {
                (numbers(ctx, model))
                @for shown in &model.parts { (part(model.title, shown)) }
            }
        }
    };
    let title = format!("{}: {}", model.title.name, ctx.say("components"));
    frame(
        ctx,
        &Frame { title: &title, main: "main", styles: &[model.title.parts_style.path()], ..Frame::default() },
        body,
    )
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
    html! { a href={ "/games/" (title.id()) "/rules#" (id) } { (id) } }
}

fn origin(ctx: &Ctx, fact: &Fact) -> Markup {
    html! {
        (origin_mark(ctx.lang, fact.origin)) " " (origin_words(ctx.lang, fact.origin).0)
        @if let Some(source) = &fact.source { " " span.source lang="en" { (source) } }
    }
}

fn part(title: &Entry, part: &Part) -> Markup {
    html! {
        section.panel aria-labelledby=(part.id) {
            h2 id=(part.id) { (part.heading) }
            p { (part.hint) " " (clause(title, part.clause)) }
            (part.picture)
        }
    }
}
