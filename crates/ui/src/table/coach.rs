//! The coach of a first game: three cards before the first move, then a line that says why, each once.

use maud::{Markup, html};

use super::model::TableModel;
use crate::icons::icon;
use crate::l10n::{join_names, say};
use crate::learn::cards;
use crate::picture::{Picture, Scene};
use crate::shell::Ctx;

/// What has been said once the cards were read.
pub(super) const CARDS: &str = "cards";

/// Whether there is a coach at this table: the place for its line is kept for the whole game, so that nothing moves.
pub(super) fn is_there<P: Picture>(model: &TableModel<P>) -> bool {
    model.context.coach.is_some() && model.replay.is_none() && model.result.is_none()
}

/// The message that the coach says now.
pub(super) fn line<P: Picture>(model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Option<&'static str> {
    let said = model.context.coach.as_ref().filter(|_| is_there(model))?;
    scene.actor()?;
    P::coach(&model.view, scene).into_iter().find(|key| !said.iter().any(|said| said == key))
}

pub(super) fn region<P: Picture>(ctx: &Ctx, model: &TableModel<P>, scene: &Scene<'_, P::Game>) -> Markup {
    let Some(said) = model.context.coach.as_ref().filter(|_| is_there(model)) else { return html! {} };
    let address = format!("/t/{}", model.id);
    if let (Some(lesson), false) = (&P::ENTRY.lesson, said.iter().any(|said| said == CARDS)) {
        let bots = model.seats.iter().filter(|seat| seat.bot).map(|seat| seat.name.as_str());
        let names = join_names(ctx.lang, &bots.collect::<Vec<_>>());
        return cards(ctx, P::ENTRY, lesson, &address, &say(ctx.lang, "learn-against", &[("names", names.into())]));
    }
    html! {
        form #coach .coach method="post" action={ (address) "/coach" } aria-label=(ctx.say("coach")) {
            @if let Some(key) = line(model, scene) {
                b { (icon("i-hint")) (ctx.say("coach")) }
                span role="status" { (scene.say(key, &[])) }
                button.btn name="coach" value=(key) { (ctx.say("coach-read")) }
            }
            button.btn.back name="coach" value="off" title=(ctx.say("coach-off")) aria-label=(ctx.say("coach-off")) { (icon("i-close")) }
        }
    }
}
