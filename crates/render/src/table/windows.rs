//! Where the viewer wants to be asked, and where the house passes.

use maud::{Markup, html};

use super::model::{TableModel, WindowRule};
use crate::l10n::{Lang, say};
use crate::picture::Picture;

/// One row of buttons for each window; the one that holds is pressed.
pub(super) fn region<G: Picture>(lang: Lang, model: &TableModel<G>) -> Markup {
    let Some(seat) = model.viewer.seat() else { return html! {} };
    if model.windows.is_empty() || model.replay.is_some() || model.result.is_some() {
        return html! {};
    }
    html! {
        div.lists {
            details #windows {
                summary { (say(lang, "windows-title", &[])) }
                p { (say(lang, "windows-detail", &[])) }
                form.windows method="post" action={ "/t/" (model.id) "/window" } {
                    input type="hidden" name="seat" value=(seat.0);
                    @for window in &model.windows {
                        @let name = say(lang, &format!("window-{}", window.name), &[]);
                        fieldset {
                            legend { (name) }
                            @for rule in WindowRule::ALL {
                                button.btn name="window" value={ (window.name) " " (rule.name()) }
                                    aria-pressed=(if window.rule == rule { "true" } else { "false" }) {
                                    (say(lang, words(rule), &[]))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn words(rule: WindowRule) -> &'static str {
    match rule {
        WindowRule::Ask => "windows-ask",
        WindowRule::Round => "windows-round",
        WindowRule::Always => "windows-always",
    }
}
