//! A position of the past: steps, a slider and links that work without the script. They stand where they stand: nothing in
//! them has words that change.

use engine::{Game, Seat, Viewer};
use maud::{Markup, html};

use super::chart;
use super::model::{Replay, TableModel};
use crate::icons::icon;
use crate::l10n::{Lang, say};
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

/// The bar of a replay: which position, what happened last, with whose eyes, and the ways out.
pub(super) fn bar<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let lang = ctx.lang;
    let Some(replay) = &model.replay else { return html! {} };
    let (step, of) = (replay.step, replay.of);
    html! {
        div.say {
            p.sentence role="status" {
                (say(lang, "replay-sentence", &[("step", step.into()), ("of", of.into())]))
            }
            p.why { (last_line(model, scene)) }
        }
        div.acts {
            @if replay.open && !P::Game::OPEN {
                form.eyes method="get" action=(format!("/t/{}/at/{step}", model.id)) {
                    label for="as" { (say(lang, "replay-as", &[])) }
                    select #as name="as" {
                        option value="public" selected[model.viewer == Viewer::Public] { (say(lang, "replay-public", &[])) }
                        @for (index, info) in model.seats.iter().enumerate() {
                            option value=(index) selected[model.viewer.is(Seat(index as u8))] { (info.name) }
                        }
                    }
                    button.btn { (say(lang, "replay-look", &[])) }
                }
            }
            @if replay.open {
                a.btn href={ "/t/" (model.id) "/review" } title=(say(lang, "review-link", &[])) {
                    (icon("i-chart")) span.long { (say(lang, "review-link", &[])) }
                }
            }
            (back(lang, &model.id))
        }
    }
}

/// The way back to the table.
pub(crate) fn back(lang: Lang, id: &str) -> Markup {
    html! {
        a.btn.way-back href={ "/t/" (id) } title=(say(lang, "replay-table", &[])) {
            (icon("i-undo")) span.long { (say(lang, "replay-table", &[])) }
        }
    }
}

/// What happened last before a position.
pub(crate) fn last_line<P: Picture>(model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let last = P::log(&model.view, &model.log[model.last.min(model.log.len())..], scene).pop();
    html! { @if let Some(line) = last { (line.words) } }
}

/// The steps and the slider below the board, and the points over the game.
pub(super) fn reel<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let Some(replay) = &model.replay else { return html! {} };
    let steps = Steps {
        step: replay.step,
        of: replay.of,
        slide: format!("/t/{}/at", model.id),
        at: format!("/t/{}/at/", model.id),
        rest: query(replay),
        seen_as: seen_as(replay),
    };
    html! {
        section #reel .panel.reel aria-label=(say(ctx.lang, "replay-slider", &[])) {
            (steps.controls(ctx.lang))
            (chart::chart(ctx.lang, model, scene))
        }
    }
}

/// The address of a position, with the eyes it is looked at with.
pub(super) fn address<P: Picture>(model: &TableModel<P>, step: usize) -> String {
    format!("/t/{}/at/{step}{}", model.id, model.replay.as_ref().map(query).unwrap_or_default())
}

/// The address of this very page with every line of the log.
pub(super) fn whole_log<P: Picture>(model: &TableModel<P>) -> String {
    match &model.replay {
        None => format!("/t/{}?log=all", model.id),
        Some(replay) => {
            let also = seen_as(replay).map(|viewer| format!("&as={viewer}")).unwrap_or_default();
            format!("/t/{}/at/{}?log=all{also}", model.id, replay.step)
        }
    }
}

/// Where one is among the positions, and where the others are.
pub(crate) struct Steps {
    pub(crate) step: usize,
    pub(crate) of: usize,
    /// Where the slider leads as a plain form.
    pub(crate) slide: String,
    /// What stands before and after the number of a step in its address.
    pub(crate) at: String,
    pub(crate) rest: String,
    /// With whose eyes, if that was chosen.
    pub(crate) seen_as: Option<String>,
}

impl Steps {
    fn address(&self, step: usize) -> String {
        format!("{}{step}{}", self.at, self.rest)
    }

    pub(crate) fn controls(&self, lang: Lang) -> Markup {
        let Self { step, of, .. } = *self;
        let way = |key: &'static str, sign: &str, to: usize, possible: bool| {
            let words = say(lang, key, &[]);
            html! {
                @if possible {
                    a.reel-step href=(self.address(to)) data-go=(key) aria-label=(words) title=(words) { (icon(sign)) }
                } @else {
                    span.reel-step aria-hidden="true" { (icon(sign)) }
                }
            }
        };
        html! {
            div.reel-controls {
                nav.reel-steps aria-label=(say(lang, "replay-slider", &[])) {
                    (way("replay-first", "i-first", 0, step > 0))
                    (way("replay-back", "i-prev", step.saturating_sub(1), step > 0))
                    button #auto .reel-step type="button" hidden data-play=(say(lang, "replay-auto", &[]))
                        data-stop=(say(lang, "replay-stop", &[])) { (play_signs()) span.vh { (say(lang, "replay-auto", &[])) } }
                    (way("replay-on", "i-next", step + 1, step < of))
                    (way("replay-last", "i-last", of, step < of))
                }
                p.reel-count { b { (step) } " / " (of) }
                form.slide #slide method="get" action=(self.slide) data-at=(self.at) data-query=(self.rest) {
                    @if let Some(seen_as) = &self.seen_as { input type="hidden" name="as" value=(seen_as); }
                    input type="range" name="step" min="0" max=(of) value=(step) aria-label=(say(lang, "replay-slider", &[]));
                    button.btn.noscript { (say(lang, "replay-go", &[])) }
                }
            }
        }
    }
}

/// Both signs of the button that plays: the style sheet shows what it would do now.
fn play_signs() -> Markup {
    html! {
        svg.ico.plays viewBox="0 0 24 24" aria-hidden="true" { path d="M7.500 4.800v14.400L19 12Z" {} }
        svg.ico.stops viewBox="0 0 24 24" aria-hidden="true" { path d="M7 5h3.500v14H7ZM13.500 5H17v14h-3.500Z" {} }
    }
}

fn seen_as(replay: &Replay) -> Option<String> {
    match replay.chosen? {
        Viewer::Seat(seat) => Some(seat.0.to_string()),
        Viewer::Public => Some("public".into()),
    }
}

fn query(replay: &Replay) -> String {
    seen_as(replay).map(|viewer| format!("?as={viewer}")).unwrap_or_default()
}
