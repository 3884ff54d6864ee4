//! The rules of a game: every clause with its number as an anchor, and a search that needs no script.

use maud::{Markup, PreEscaped, html};

use super::parts::{Tab, game_head};
use crate::entry::Entry;
use crate::icons::icon;
use crate::l10n::say;
use crate::rules::{Clause, RulesDoc, Section, highlight, search};
use crate::scenes;
use crate::shell::{Ctx, page};

#[derive(Clone, Debug)]
pub struct RulesModel<'a> {
    pub title: &'static Entry,
    pub document: &'a RulesDoc,
    pub query: Option<String>,
}

pub fn rules(ctx: &Ctx, model: &RulesModel<'_>) -> Markup {
    let query = model.query.as_deref().map(str::trim).filter(|query| !query.is_empty());
    let address = format!("/games/{}/rules", model.title.id());
    let body = html! {
        (game_head(ctx, model.title, Tab::Rules, &ctx.say("rules")))
        form.search.panel role="search" method="get" action=(address) {
            label for="q" { (ctx.say("rules-search")) }
            div.search-line {
                input #q type="search" name="q" value=[query] maxlength="100";
                button.btn { (icon("i-search")) span { (ctx.say("rules-search-go")) } }
            }
            @if let Some(id) = example(model.document) {
                p.hint { (say(ctx.lang, "rules-search-hint", &[("clause", id.into())])) }
            }
        }
        @if model.document.lang != ctx.lang { p.notice { (ctx.say("rules-not-translated")) } }
        @match query {
            Some(query) => (found(ctx, model, query, &address)),
            None => (whole(ctx, model)),
        }
    };
    page(ctx, &format!("{}: {}", model.title.name, ctx.say("rules")), body)
}

/// A clause somebody could look for: one from the middle of the rules.
fn example(document: &RulesDoc) -> Option<&str> {
    let numbered = || document.ids().filter(|id| id.contains('.'));
    numbered().nth(numbered().count() / 2)
}

fn found(ctx: &Ctx, model: &RulesModel<'_>, query: &str, address: &str) -> Markup {
    let hits = search(model.document, query);
    let count = say(ctx.lang, "rules-hits", &[("count", hits.len().into()), ("query", query.into())]);
    html! {
        div.rules.found lang=(model.document.lang.tag()) {
            p.hits role="status" lang=(ctx.lang.tag()) { (count) " " a href=(address) { (ctx.say("rules-all")) } }
            @for (place, hit) in hits.iter().enumerate() {
                @if place == 0 || hits[place - 1].section.anchor != hit.section.anchor {
                    h2 { a href={ (address) "#" (hit.section.anchor) } { (hit.section.title) } }
                }
                (clause(ctx, hit.clause, Some(query), address))
            }
        }
    }
}

fn whole(ctx: &Ctx, model: &RulesModel<'_>) -> Markup {
    let titled = |section: &&Section| !section.title.is_empty();
    html! {
        div.rules-columns {
            nav.contents aria-label=(ctx.say("rules-contents")) {
                details open {
                    summary { (ctx.say("rules-contents")) }
                    ol {
                        @for section in model.document.sections.iter().filter(titled) {
                            li { a href={ "#" (section.anchor) } { (section.title) } }
                        }
                    }
                }
            }
            div.rules lang=(model.document.lang.tag()) {
                @for (place, section) in model.document.sections.iter().enumerate() {
                    @if place == 1 { (scenes::wave()) }
                    section #(section.anchor) {
                        @if !section.title.is_empty() { h2 { (section.title) } }
                        @for piece in &section.clauses { (clause(ctx, piece, None, "")) }
                    }
                }
            }
        }
    }
}

fn clause(ctx: &Ctx, clause: &Clause, query: Option<&str>, address: &str) -> Markup {
    let mark = |html: &str| match query {
        Some(query) => PreEscaped(highlight(html, query)),
        None => PreEscaped(html.to_owned()),
    };
    let escaped = |words: &str| html! { (words) }.into_string();
    let label = |id: &str| say(ctx.lang, "rules-permalink", &[("clause", id.into())]);
    html! {
        div.clause.text[clause.id.is_none()] id=[clause.id.as_deref().filter(|_| query.is_none())] {
            @if clause.id.is_some() || clause.title.is_some() {
                h3 {
                    @if let Some(id) = &clause.id {
                        a.anchor href={ (address) "#" (id) } title=(label(id)) { (mark(&escaped(id))) }
                    }
                    @if let Some(title) = &clause.title { " " (mark(&escaped(title))) }
                }
            }
            div.words { (mark(&clause.html)) }
        }
    }
}
