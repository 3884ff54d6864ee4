//! Where the viewer wants to be asked, and where the server passes.

use maud::{Markup, html};

use super::model::{TableModel, WindowRule, WindowTime};
use crate::l10n::{Lang, say};
use crate::picture::Picture;

/// One row of buttons for each window; the one that holds is pressed.
pub(super) fn region<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    let Some(seat) = model.viewer.seat() else { return html! {} };
    if model.context.windows.is_empty() || model.replay.is_some() || model.result.is_some() {
        return html! {};
    }
    html! {
        div.lists {
            details #windows {
                summary { (say(lang, "windows-title", &[])) }
                p { (say(lang, "windows-detail", &[])) }
                @if let Some(time) = model.context.time {
                    p { (say(lang, "windows-time", &[("seconds", time.whole.as_secs().into())])) }
                }
                form.windows method="post" action={ "/t/" (model.id) "/window" } {
                    input type="hidden" name="seat" value=(seat.0);
                    @for window in &model.context.windows {
                        @let name = P::say(lang, &format!("window-{}", window.name), &[]);
                        fieldset {
                            legend { (name) }
                            @for rule in WindowRule::ALL {
                                button.btn name="window" value={ (window.name) " " (rule.name()) }
                                    aria-pressed=(if window.rule == rule { "true" } else { "false" }) {
                                    (say(lang, &format!("windows-{}", rule.name()), &[]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// In the prompt of a window: not to be asked there again in this round.
pub(super) fn switch<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    let (Some(seat), Some(window)) = (model.viewer.seat(), model.context.window) else { return html! {} };
    html! {
        form.at-once method="post" action={ "/t/" (model.id) "/window" } {
            input type="hidden" name="seat" value=(seat.0);
            button.btn.back name="window" value={ (window) " " (WindowRule::Round.name()) } { span { (say(lang, "windows-not-again", &[])) } }
        }
    }
}

/// The time left to whoever is asked in a window: said once, then only shown. The script counts on from here.
pub(super) fn clock<P: Picture>(lang: Lang, model: &TableModel<P>) -> Markup {
    let Some(WindowTime { whole, open: Some((seat, left)) }) = model.context.time else { return html! {} };
    if model.replay.is_some() || model.result.is_some() {
        return html! {};
    }
    let name = model.seats.get(seat.index()).map_or("", |info| info.name.as_str());
    let seconds = ("seconds", whole.as_secs().into());
    html! {
        div #clock .clock data-left=(left.as_millis()) {
            p role="status" {
                @if model.viewer.is(seat) {
                    (say(lang, "clock-yours", &[seconds]))
                } @else {
                    (say(lang, "clock-theirs", &[seconds, ("name", name.into())]))
                }
            }
            progress max=(whole.as_millis()) value=(left.as_millis()) aria-hidden="true" {}
            b aria-hidden="true" { span { (left.as_millis().div_ceil(1000)) } " s" }
        }
    }
}
