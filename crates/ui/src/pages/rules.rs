//! The rules of a game: for players first, with pictures; then every clause with its number as an anchor; and a search
//! that needs no script.

use maud::{Markup, PreEscaped, html};

use super::parts::{Tab, box_facts, first_game, game_head};
use crate::assets::asset_path;
use crate::entry::Entry;
use crate::icons::icon;
use crate::l10n::say;
use crate::learn::{Block, Explained, Explainer, Lesson, Part, explained};
use crate::rules::{Clause, RulesDoc, Section, has_words, highlight, search};
use crate::scenes;
use crate::shell::{Ctx, Frame, frame, notice};

#[derive(Clone, Debug)]
pub struct RulesModel<'a> {
    pub title: &'static Entry,
    pub document: &'a RulesDoc,
    pub query: Option<String>,
}

pub fn rules(ctx: &Ctx, model: &RulesModel<'_>) -> Markup {
    let query = model.query.as_deref().map(str::trim).filter(|query| !query.is_empty());
    let address = format!("/games/{}/rules", model.title.id());
    let lesson = model.title.lesson.as_ref();
    let heading = match lesson {
        Some(lesson) => lesson.guide(&model.title.rules, ctx.lang).title.clone(),
        None => ctx.say("rules"),
    };
    let body = html! {
        main #main .page.learn {
            (notice(ctx))
            @if let Some(lesson) = lesson { div.defs aria-hidden="true" { ((lesson.symbols)()) } }
            (game_head(ctx, model.title, Tab::Rules, &heading))
            @if lesson.is_some() { (box_facts(ctx, model.title)) }
            div.rules-columns {
                div.contents {
                    (search_form(ctx, model, query, &address))
                    @if query.is_none() { (contents(ctx, model)) }
                    @if lesson.is_some() {
                        (first_game(ctx, model.title))
                        p.hint { (ctx.say("first-game-hint")) }
                    }
                }
                div #read data-address=(address) {
                    @if model.document.lang != ctx.lang { p.notice { (ctx.say("rules-not-translated")) } }
                    @match query {
                        Some(query) => (found(ctx, model, query, &address)),
                        None => (whole(ctx, model)),
                    }
                }
            }
        }
    };
    let title = format!("{}: {}", model.title.name, ctx.say("rules"));
    let style = lesson.map(|lesson| lesson.style.path());
    let shape = Frame {
        title: &title,
        main: "main",
        styles: style.as_slice(),
        scripts: &[asset_path("rules.js"), asset_path("unfold.js")],
        ..Frame::default()
    };
    frame(ctx, &shape, body)
}

fn search_form(ctx: &Ctx, model: &RulesModel<'_>, query: Option<&str>, address: &str) -> Markup {
    html! {
        form.search role="search" method="get" action=(address) {
            label for="q" { (ctx.say("rules-search")) }
            div.search-line {
                input #q type="search" name="q" value=[query] maxlength="100" autocomplete="off";
                button.btn { (icon("i-search")) span.vh { (ctx.say("rules-search-go")) } }
            }
            @if let Some(id) = example(model.document) {
                p.hint { (say(ctx.lang, "rules-search-hint", &[("clause", id.into())])) }
            }
        }
    }
}

/// A clause somebody could look for: one from the middle of the rules.
fn example(document: &RulesDoc) -> Option<&str> {
    let numbered = || document.ids().filter(|id| id.contains('.'));
    numbered().nth(numbered().count() / 2)
}

fn contents(ctx: &Ctx, model: &RulesModel<'_>) -> Markup {
    let guide = model.title.lesson.as_ref().map(|lesson| lesson.guide(&model.title.rules, ctx.lang));
    let titled = |section: &&Section| !section.title.is_empty();
    html! {
        nav aria-label=(ctx.say("rules-contents")) {
            @if let Some(guide) = guide {
                details open {
                    summary { (ctx.say("guide-on-page")) }
                    ol {
                        @for (number, part) in (1..).zip(&guide.parts) {
                            li { a href={ "#" (part.id) } { b { (number) } " " (part.title) } }
                        }
                        li { a href="#words" { b { (guide.parts.len() + 1) } " " (ctx.say("glossary")) } }
                    }
                }
            }
            details open[guide.is_none()] {
                summary { (ctx.say(if guide.is_some() { "guide-clauses" } else { "rules-contents" })) }
                ol {
                    @for section in model.document.sections.iter().filter(titled) {
                        li { a href={ "#" (section.anchor) } { (section.title) } }
                    }
                }
            }
        }
    }
}

fn found(ctx: &Ctx, model: &RulesModel<'_>, query: &str, address: &str) -> Markup {
    let hits = search(model.document, query);
    let guide = model.title.lesson.as_ref().map(|lesson| lesson.guide(&model.title.rules, ctx.lang));
    let parts: Vec<&Part> =
        guide.iter().flat_map(|guide| &guide.parts).filter(|part| has_words(&part.text(), query)).collect();
    let words: Vec<Explained> = explained(model.title, ctx.lang)
        .into_iter()
        .filter(|word| has_words(&format!("{} {}", word.title, word.says), query))
        .collect();
    let count = hits.len() + parts.len() + words.len();
    let count = say(ctx.lang, "rules-hits", &[("count", count.into()), ("query", query.into())]);
    html! {
        div.rules.found lang=(model.document.lang.tag()) {
            p.hits role="status" lang=(ctx.lang.tag()) { (count) " " a href=(address) { (ctx.say("rules-all")) } }
            @if !words.is_empty() {
                h2 { (ctx.say("glossary")) }
                (list(&words, address, Some(query)))
            }
            @if !parts.is_empty() {
                h2 { (ctx.say("guide-hits")) }
                @for part in parts {
                    div.clause {
                        h3 { a.anchor href={ (address) "#" (part.id) } { (part.title) } }
                        div.words { p { (PreEscaped(highlight(&around(&part.text(), query), query))) } }
                    }
                }
            }
            @for (place, hit) in hits.iter().enumerate() {
                @if place == 0 || hits[place - 1].section.anchor != hit.section.anchor {
                    h2 { a href={ (address) "#" (hit.section.anchor) } { (hit.section.title) } }
                }
                (clause(ctx, hit.clause, Some(query), address))
            }
        }
    }
}

/// The lines of a text that have the first word of the question, as mark-up.
fn around(text: &str, query: &str) -> String {
    let word = query.split_whitespace().next().unwrap_or_default();
    let lines = text.lines().skip(1).filter(|line| has_words(line, word)).take(2).collect::<Vec<_>>();
    html! { (lines.join(" … ")) }.into_string()
}

fn whole(ctx: &Ctx, model: &RulesModel<'_>) -> Markup {
    let lang = model.document.lang.tag();
    let (curious, needed): (Vec<&Section>, Vec<&Section>) =
        model.document.sections.iter().partition(|section| section.is_for_the_curious());
    let sections = |sections: &[&Section]| {
        html! {
            @for section in sections {
                section #(section.anchor) {
                    @if !section.title.is_empty() { h2 { (section.title) } }
                    @for piece in &section.clauses { (clause(ctx, piece, None, "")) }
                }
            }
        }
    };
    html! {
        @if let Some(lesson) = &model.title.lesson {
            (guide(ctx, model.title, lesson))
            (scenes::wave())
            div.behind #clauses {
                h2 { (ctx.say("guide-clauses")) }
                p { (ctx.say("guide-clauses-lead")) }
            }
        }
        div.rules lang=(lang) { (sections(&needed)) }
        @if !curious.is_empty() {
            details #curious .curious {
                summary { (icon("i-book")) b { (ctx.say("guide-curious")) } " " span { (ctx.say("guide-curious-lead")) } }
                div.rules lang=(lang) { (sections(&curious)) }
            }
        }
    }
}

/// The rules for players: pictures in the middle, words below, clauses in the margin; and at the end the words of the
/// game.
fn guide(ctx: &Ctx, entry: &Entry, lesson: &Lesson) -> Markup {
    let words = explained(entry, ctx.lang);
    let parts = &lesson.guide(&entry.rules, ctx.lang).parts;
    html! {
        article #guide .guide {
            @for (number, part) in (1..).zip(parts) { (part_shown(ctx, lesson, &words, number, part)) }
            section #words .part {
                h2 { span.number { (parts.len() + 1) } (ctx.say("glossary")) }
                (list(&words, "", None))
            }
        }
    }
}

fn part_shown(ctx: &Ctx, lesson: &Lesson, words: &[Explained], number: usize, part: &Part) -> Markup {
    let mut explainer = Explainer::new(words, &part.id);
    let mut shown = |block: &Block| match block {
        Block::Words { html, .. } => html! { div.words { (PreEscaped(explainer.mark(html))) } },
        Block::Picture { name, alt } => html! {
            figure.picture role="img" aria-label=(alt) {
                @if let Some(picture) = (lesson.picture)(name, ctx.lang) { (picture) }
            }
        },
    };
    let body = html! {
        @for block in &part.blocks { (shown(block)) }
        @if !part.steps.is_empty() {
            ol.steps {
                @for (nth, step) in (1..).zip(&part.steps) {
                    li {
                        h3 { span.number { (nth) } (step.title) }
                        @for block in &step.blocks { (shown(block)) }
                    }
                }
            }
        }
    };
    let escaped = |words: &str| html! { (words) }.into_string();
    html! {
        section #(part.id) .part {
            h2 { span.number { (number) } (part.title) }
            div.body { (body) }
            @if !part.notes.is_empty() {
                div.notes {
                    h3.vh { (ctx.say("guide-notes")) }
                    @for note in &part.notes {
                        p {
                            a.clause-id href={ "#" (note.clause) } { (note.clause) }
                            " " (PreEscaped(explainer.mark(&escaped(&note.words))))
                        }
                    }
                }
            }
        }
    }
}

/// Words with what they mean.
fn list(words: &[Explained], address: &str, query: Option<&str>) -> Markup {
    let mark = |words: &str| {
        let escaped = html! { (words) }.into_string();
        PreEscaped(query.map_or_else(|| escaped.clone(), |query| highlight(&escaped, query)))
    };
    html! {
        dl.glossary {
            @for word in words {
                div {
                    dt { (mark(&word.title)) }
                    dd { (mark(&word.says)) " " a.clause-id href={ (address) "#" (word.clause) } { (word.clause) } }
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
