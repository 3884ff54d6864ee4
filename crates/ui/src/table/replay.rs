//! A position of the past: a slider and links that work without the script.

use engine::{Game, Seat, Viewer};
use maud::{Markup, html};

use super::model::{Replay, TableModel};
use crate::icons::icon;
use crate::l10n::say;
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

pub(super) fn controls<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let lang = ctx.lang;
    let Some(replay) = &model.replay else { return html! {} };
    let at = |step: usize| format!("/t/{}/at/{step}{}", model.id, query(replay));
    let (step, of) = (replay.step, replay.of);
    let links = [
        ("replay-first", "i-first", 0, step > 0),
        ("replay-back", "i-prev", step.saturating_sub(1), step > 0),
        ("replay-on", "i-next", step + 1, step < of),
        ("replay-last", "i-last", of, step < of),
    ];
    let last_line = P::log(&model.view, &model.log[model.last.min(model.log.len())..], scene).pop();
    html! {
        div.say {
            p.sentence role="status" {
                (say(lang, "replay-sentence", &[("step", step.into()), ("of", of.into())]))
            }
            p.why { @if let Some(line) = last_line { (line.words) } }
        }
        div.reel {
            nav.steps aria-label=(say(lang, "replay-slider", &[])) {
                @for (key, sign, to, possible) in links {
                    @if possible {
                        a.btn.step href=(at(to)) data-go=(key) aria-label=(say(lang, key, &[])) title=(say(lang, key, &[])) { (icon(sign)) }
                    } @else {
                        span.btn.step aria-hidden="true" { (icon(sign)) }
                    }
                }
                button #auto .btn.step type="button" hidden data-play=(say(lang, "replay-auto", &[]))
                    data-stop=(say(lang, "replay-stop", &[])) { (icon("i-play")) span { (say(lang, "replay-auto", &[])) } }
            }
            form.slide #slide method="get" action={ "/t/" (model.id) "/at" } data-at={ "/t/" (model.id) "/at/" }
                data-query=(query(replay)) {
                input type="range" name="step" min="0" max=(of) value=(step) aria-label=(say(lang, "replay-slider", &[]));
                button.btn.noscript { (say(lang, "replay-go", &[])) }
            }
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
            @if replay.open { a.btn href={ "/t/" (model.id) "/review" } { (say(lang, "review-link", &[])) } }
            a.btn href={ "/t/" (model.id) } { (say(lang, "replay-table", &[])) }
        }
    }
}

fn query(replay: &Replay) -> String {
    match replay.chosen {
        Some(Viewer::Seat(seat)) => format!("?as={}", seat.0),
        Some(Viewer::Public) => "?as=public".into(),
        None => String::new(),
    }
}
