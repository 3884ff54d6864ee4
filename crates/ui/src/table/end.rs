//! The end of a game: scores source by source, points over the game, rematch, replay, record, the revealed seed.

use maud::{Markup, html};

use super::chart;
use super::model::TableModel;
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

pub(super) fn region<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let lang = ctx.lang;
    let address = format!("/t/{}", model.id);
    html! {
        section #end .panel.end {
            (alone(lang, model))
            div.sheet { (P::score_sheet(&model.view, scene)) }
            div.course { (chart::chart(lang, model, scene)) }
            div.acts {
                @match &model.context.rematch {
                    Some(id) => { a.btn.go href={ "/t/" (id) } { (say(lang, "rematch-go", &[])) } }
                    None => {
                        @if model.viewer.seat().is_some() || !model.context.here.is_empty() {
                            form method="post" action={ (address) "/rematch" } {
                                button.btn.go { (say(lang, "rematch", &[])) }
                            }
                        }
                    }
                }
                a.btn href={ (address) "/at/0#play" } { (icon("i-play")) (say(lang, "replay-link", &[])) }
                a.btn href={ (address) "/review" } { (icon("i-chart")) (say(lang, "review-link", &[])) }
                a.btn href={ (address) "/record.json" } download { (say(lang, "record-link", &[])) }
            }
            @if let Some(seed) = &model.seed {
                details #fair {
                    summary { (say(lang, "fair-title", &[])) }
                    p { (say(lang, "fair-over", &[])) }
                    p { (say(lang, "fair-seed", &[])) ": " code { (seed) } }
                    p { (say(lang, "fair-commitment", &[])) ": " code { (model.commitment) } }
                }
            }
        }
    }
}

/// The title of whoever played alone, and where the game stands among the person's own.
fn alone<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    let Some(result) = model.result.as_ref().filter(|result| result.scores.len() == 1) else { return html! {} };
    let verdict = P::verdict(&model.view).filter(|_| !result.winners.is_empty());
    let place = |key: &str, (place, of): (u32, u32)| say(lang, key, &[("place", place.into()), ("of", of.into())]);
    html! {
        div.alone {
            @if let Some(verdict) = verdict {
                p.verdict { span { (say(lang, "solo-your-title", &[])) } " " b { (P::verdict_words(&verdict, lang)) } }
            } @else if result.winners.is_empty() {
                p.verdict { b { (say(lang, "solo-lost", &[])) } }
            }
            @if let Some(alone) = model.context.alone {
                p {
                    a href={ "/games/" (P::ENTRY.id()) "/solo" } {
                        @match alone.own {
                            Some(own) => (place("solo-place-own", own)),
                            None => (say(lang, "solo-best", &[])),
                        }
                    }
                    @if let Some(of_the_day) = alone.of_the_day { " · " (place("solo-place-today", of_the_day)) }
                }
            }
        }
    }
}
