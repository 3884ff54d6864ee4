//! The end of a game: scores source by source, points over the game, rematch, replay, record, the revealed seed.

use maud::{Markup, html};

use super::chart;
use super::model::TableModel;
use crate::icons::icon;
use crate::l10n::say;
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

/// The panel over the board of a finished game.
pub(super) fn region<G: Picture>(ctx: &Ctx, model: &TableModel<G>, scene: &Scene<'_, G>) -> Markup {
    let lang = ctx.lang;
    let address = format!("/t/{}", model.id);
    html! {
        section #end .panel.end {
            div.sheet { (G::score_sheet(&model.view, scene)) }
            div.course { (chart::chart(lang, model, scene)) }
            div.acts {
                @match &model.rematch {
                    Some(id) => { a.btn.go href={ "/t/" (id) } { (say(lang, "rematch-go", &[])) } }
                    None => {
                        @if model.viewer.seat().is_some() || !model.here.is_empty() {
                            form method="post" action={ (address) "/rematch" } {
                                button.btn.go { (say(lang, "rematch", &[])) }
                            }
                        }
                    }
                }
                a.btn href={ (address) "/at/0#play" } { (icon("i-play")) (say(lang, "replay-link", &[])) }
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
