//! The prompt: who must do what, what follows, the main button, and undo apart from it.

use engine::{Game, UndoRefused};
use maud::{Markup, html};

use super::model::TableModel;
use super::{hint, replay, result_words, windows};
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::picture::{Picture, Scene};
use crate::shell::{Ctx, notice_box};

pub(super) fn region<P: Picture>(
    ctx: &Ctx,
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    offer: &P::Offer,
) -> Markup {
    let lang = ctx.lang;
    let address = format!("/t/{}", model.id);
    let yours = scene.actor().is_some();
    html! {
        section #prompt .prompt.yours[yours] {
            @if let Some(notice) = model.context.notice.as_ref().or(ctx.error.as_ref()) { (notice_box(lang, notice)) }
            @if let Some(covered) = model.context.covered {
                @let name = model.seats.get(covered.index()).map_or("", |seat| seat.name.as_str());
                div.say {
                    p.sentence role="status" { (say(lang, "cover-sentence", &[("name", name.into())])) }
                    p.why { (say(lang, "cover-detail", &[("name", name.into())])) }
                }
                form method="post" action={ (address) "/uncover" } {
                    input type="hidden" name="seat" value=(covered.0);
                    button.btn.go { (say(lang, "cover-button", &[("name", name.into())])) }
                }
            } @else if model.replay.is_some() {
                (replay::controls(ctx, model, scene))
            } @else {
                (decide(lang, model, scene, offer))
            }
            (windows::clock(lang, model))
        }
    }
}

fn decide<P: Picture>(lang: Lang, model: &TableModel<P>, scene: &Scene<'_, P::Game>, offer: &P::Offer) -> Markup {
    let prompt = P::prompt(&model.view, scene, offer);
    let address = format!("/t/{}", model.id);
    let sentence = result_words(lang, model).unwrap_or(prompt.sentence);
    // On a shared device that is not covered, "you" is whoever is asked now.
    let turn = scene.actor().filter(|_| P::Game::OPEN && model.context.here.len() > 1);
    let shared = model.result.as_ref().is_some_and(|result| result.winners.len() > 1);
    html! {
        div.say {
            p.sentence role="status" {
                @if let Some(seat) = turn { b.turn { (say(lang, "turn-of", &[("name", scene.name(seat).into())])) } " " }
                (sentence)
            }
            p #detail .why {
                @if shared {
                    (say(lang, "over-tie", &[])) " "
                    a.clause href={ "/games/" (P::ENTRY.id()) "/rules#" (P::ENTRY.tie_clause) } { (P::ENTRY.tie_clause) }
                } @else if model.result.is_none() {
                    (prompt.detail)
                }
            }
            p #why-line .why-line role="status" hidden {}
            @if model.decision.is_none() && model.result.is_none() {
                p.why.noscript { a href=(address) { (say(lang, "reload-page", &[])) } }
            }
        }
        @if let (Some(decision), None) = (model.decision, &model.result) {
            form #act method="post" action={ (address) "/act" } {
                input type="hidden" name="decision" value=(decision);
            }
            @if model.context.hints.is_allowed() { (hint::form(&address, decision)) }
            div.mains {
                @for choice in &prompt.buttons {
                    button.btn.go form="act" name="action" value=(Scene::<P::Game>::value(&choice.action)) data-key=[choice.key] {
                        span { (choice.words) }
                        @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } }
                    }
                }
                // The script shows here what was pointed at last; without it the armed choice stays.
                @let value = prompt.armed.as_ref().map(|choice| Scene::<P::Game>::value(&choice.action));
                button #main .btn.go form="act" name="action" value=[value] hidden[prompt.armed.is_none()]
                    data-pv=[prompt.armed.as_ref().map(|choice| choice.name.as_str())] {
                    span { @if let Some(choice) = &prompt.armed { (choice.words) } }
                    kbd aria-hidden="true" { @if let Some(choice) = &prompt.armed { @if let Some(key) = choice.key { (key) } } }
                }
            }
        }
        @if let (Some(of), None) = (model.undo.of, &model.result) {
            // Whoever has chosen in secret while others still choose may think again.
            @if model.decision.is_some() || model.undo.step { (undo(scene, &address, of, model)) }
        }
    }
}

fn undo<P: Picture>(scene: &Scene<'_, P::Game>, address: &str, decision: u64, model: &TableModel<P>) -> Markup {
    let lang = scene.lang;
    let why_not = model.undo.why_not.map(|why| match why {
        UndoRefused::NotAwaited => say(lang, "undo-not-awaited", &[]),
        UndoRefused::Barrier => say(lang, "undo-barrier", &[]),
    });
    html! {
        form.acts.undo method="post" action={ (address) "/undo" } {
            input type="hidden" name="decision" value=(decision);
            @if model.context.hints.is_allowed() && model.decision.is_some() { (hint::button(scene)) }
            @for (what, possible, words) in [("step", model.undo.step, "undo-step"), ("turn", model.undo.turn, "undo-turn")] {
                @if possible {
                    button.btn.back name="what" value=(what) {
                        (icon(if what == "step" { "i-undo" } else { "i-undo-all" }))
                        span.long { (say(lang, words, &[])) }
                        @if let ("step", Some(key)) = (what, scene.key('u')) { kbd aria-hidden="true" { (key) } }
                    }
                } @else if what == "step" {
                    button.btn.back type="button" aria-disabled="true" title=[why_not.as_deref()] data-why=[why_not.as_deref()] {
                        (icon("i-undo")) span.long { (say(lang, words, &[])) }
                    }
                }
            }
        }
    }
}
