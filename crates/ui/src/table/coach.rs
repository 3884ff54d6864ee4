//! The coach of a first game: three cards before the first move, then a line that says why, each once.

use maud::{Markup, html};

use super::model::TableModel;
use crate::icons::icon;
use crate::l10n::{join_names, say};
use crate::learn::cards;
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

/// What has been said once the cards were read.
const CARDS: &str = "cards";

/// What a coach at this table has said so far.
fn said<P: Picture>(model: &TableModel<P>) -> Option<&Vec<String>> {
    model.context.coach.as_ref().filter(|_| model.replay.is_none() && model.result.is_none())
}

/// The message that the coach says now.
pub(super) fn line<P: Picture>(model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Option<&'static str> {
    let said = said(model)?;
    scene.actor()?;
    P::coach(&model.view, scene).into_iter().find(|key| !said.iter().any(|said| said == key))
}

/// The three cards, until they were read.
pub(super) fn cards_region<P: Picture>(ctx: &Ctx, model: &TableModel<P>) -> Markup {
    let unread = said(model).filter(|said| !said.iter().any(|said| said == CARDS));
    let (Some(_), Some(lesson)) = (unread, &P::ENTRY.lesson) else { return html! {} };
    let bots = model.seats.iter().filter(|seat| seat.bot).map(|seat| seat.name.as_str());
    let names = join_names(ctx.lang, &bots.collect::<Vec<_>>());
    let against = say(ctx.lang, "learn-against", &[("names", names.into())]);
    cards(ctx, P::ENTRY, lesson, &format!("/t/{}", model.id), &against)
}

/// What the coach says now. It stands at the side, where nothing has to make room for it; where there is no side, in the
/// place of the explanation. `place` is the class of the one of both.
pub(super) fn note<P: Picture>(
    ctx: &Ctx,
    model: &TableModel<P>,
    scene: &Scene<'_, P::Game>,
    place: &'static str,
) -> Markup {
    let Some(key) = line(model, scene) else { return html! {} };
    html! {
        form class={ "coach " (place) } method="post" action={ "/t/" (model.id) "/coach" } aria-label=(ctx.say("coach")) {
            p.why role="status" { (icon("i-hint")) (scene.say(key, &[])) }
            div.coach-acts {
                button.btn name="coach" value=(key) title=(ctx.say("coach-read")) {
                    (icon("i-check")) span { (ctx.say("coach-read")) }
                }
                button.btn.back name="coach" value="off" title=(ctx.say("coach-off")) aria-label=(ctx.say("coach-off")) {
                    (icon("i-close"))
                }
            }
        }
    }
}
