//! The prompt: who must do what, what follows, the main button, and undo apart from it.

use engine::{Game, UndoRefused};
use maud::{Markup, html};

use super::model::TableModel;
use super::{coach, hint, pace, replay, result_words, windows};
use crate::icons::icon;
use crate::l10n::say;
use crate::picture::{Picture, Scene};
use crate::shell::{Ctx, menu, notice_box};

/// The bar above the board: the menu, who must do what, the buttons.
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
            (menu(ctx, P::ENTRY))
            @if let Some(covered) = model.context.covered {
                @let name = model.seats.get(covered.index()).map_or("", |seat| seat.name.as_str());
                div.say {
                    p.sentence role="status" { (say(lang, "cover-sentence", &[("name", name.into())])) }
                    p.why { (say(lang, "cover-detail", &[("name", name.into())])) }
                }
                form.mains method="post" action={ (address) "/uncover" } {
                    input type="hidden" name="seat" value=(covered.0);
                    button.btn.go { (say(lang, "cover-button", &[("name", name.into())])) }
                }
            } @else if model.replay.is_some() {
                (replay::bar(ctx, model, scene))
            } @else {
                (decide(ctx, model, scene, offer))
            }
            @if let Some(notice) = model.context.notice.as_ref().or(ctx.error.as_ref()) { (notice_box(lang, notice)) }
        }
    }
}

fn decide<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>, offer: &P::Offer) -> Markup {
    let lang = ctx.lang;
    let prompt = P::prompt(&model.view, scene, offer);
    let address = format!("/t/{}", model.id);
    let sentence = result_words(lang, model).unwrap_or(prompt.sentence);
    // On a shared device that is not covered, "you" is whoever is asked now.
    let turn = scene.actor().filter(|_| P::Game::OPEN && model.context.here.len() > 1);
    let shared = model.result.as_ref().is_some_and(|result| result.winners.len() > 1);
    // What is plainly the one thing to do stands on the main button, unless it has a button already.
    let armed = prompt.armed.filter(|armed| prompt.buttons.iter().all(|button| button.action != armed.action));
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
            (coach::note(ctx, model, scene, "in-prompt"))
            (hint::region(model, scene, offer))
            @if model.decision.is_none() && model.result.is_none() {
                p.why.noscript { a href=(address) { (say(lang, "reload-page", &[])) } }
            }
            (windows::clock(lang, model))
        }
        @if let (Some(decision), None) = (model.decision, &model.result) {
            form #act method="post" action={ (address) "/act" } {
                input type="hidden" name="decision" value=(decision);
                // Whoever acts has read what the coach said.
                @if let Some(said) = coach::line(model, scene) { input type="hidden" name="coach" value=(said); }
            }
            @if model.context.hints.is_allowed() { (hint::form(&address, decision)) }
            @let both = prompt.buttons.len() > 1 && prompt.buttons.len() == scene.legal.len();
            div.mains.with[!prompt.buttons.is_empty()].both[both] {
                @if let Some((words, actions)) = P::at_once(&model.view, scene, offer) {
                    form.at-once method="post" action={ (address) "/act" } {
                        input type="hidden" name="decision" value=(decision);
                        @for action in &actions { input type="hidden" name="action" value=(Scene::<P::Game>::value(action)); }
                        button.btn.go data-key=[scene.key('0')] data-pv="at-once" data-confirm {
                            span { (words) }
                            @if let Some(key) = scene.key('0') { kbd aria-hidden="true" { (key) } }
                        }
                    }
                }
                (windows::switch(lang, model))
                @for choice in &prompt.buttons {
                    button.btn form="act" name="action" value=(Scene::<P::Game>::value(&choice.action)) data-key=[choice.key]
                        data-pv=(choice.name) data-words=(choice.words) data-detail=(choice.detail)
                        data-clause=(choice.clause) data-confirm=[choice.confirm.then_some("")] {
                        span { (choice.words) }
                        @if let Some(key) = choice.key { kbd aria-hidden="true" { (key) } }
                    }
                }
                div.place {
                    @if armed.is_none() && prompt.buttons.is_empty() {
                        p.pill { (say(lang, "choices-lit", &[("count", scene.legal.len().into())])) }
                    }
                    // The script shows here what was pointed at last.
                    @let value = armed.as_ref().map(|choice| Scene::<P::Game>::value(&choice.action));
                    button #main .btn.go form="act" name="action" value=[value] hidden[armed.is_none()]
                        data-pv=[armed.as_ref().map(|choice| choice.name.as_str())] {
                        span { @if let Some(choice) = &armed { (choice.words) } }
                        @if scene.keys { kbd aria-hidden="true" { (say(lang, "key-enter", &[])) } }
                    }
                }
            }
        }
        (pace::switch(ctx, model))
        div.acts {
            @if let (Some(of), None) = (model.undo.of, &model.result) {
                // Whoever has chosen in secret while others still choose may think again.
                @if model.decision.is_some() || model.undo.step { (undo(scene, &address, of, model)) }
            }
            a.btn.back.rules href={ "/games/" (P::ENTRY.id()) "/rules" } title=(say(lang, "menu-rules", &[])) {
                (icon("i-book")) span.long { (say(lang, "menu-rules", &[])) }
            }
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
        form.undo method="post" action={ (address) "/undo" } {
            input type="hidden" name="decision" value=(decision);
            @if model.context.hints.is_allowed() && model.decision.is_some() { (hint::button(scene)) }
            @for (what, possible, words) in [("step", model.undo.step, "undo-step"), ("turn", model.undo.turn, "undo-turn")] {
                @let sign = icon(if what == "step" { "i-undo" } else { "i-undo-all" });
                @let name = say(lang, words, &[]);
                @if possible {
                    button.btn.back.whole[what == "turn"] name="what" value=(what) title=(name) {
                        (sign)
                        span.long.vh[what == "turn"] { (name) }
                        @if let ("step", Some(key)) = (what, scene.key('u')) { kbd aria-hidden="true" { (key) } }
                    }
                } @else {
                    button.btn.back.whole[what == "turn"] type="button" aria-disabled="true" title=(why_not.as_deref().unwrap_or(&name)) data-why=[why_not.as_deref()] {
                        (sign) span.long.vh[what == "turn"] { (name) }
                    }
                }
            }
        }
    }
}
