//! The event and the next event.

use game_doom::{Doom, Event, EventCard, View, VoteKind};
use maud::{Markup, html};

use super::{Face, art, words};
use crate::l10n::say;
use ui::picture::Scene;
use ui_fleet::banner::News;
use ui_fleet::edition::Canvas;
use ui_fleet::omens::vista;

/// The event in force, and the next one where it is open.
pub(super) fn events(canvas: &Canvas<'_, Face>) -> Markup {
    let lang = canvas.scene.lang;
    let table = &canvas.view.table;
    html! {
        section.events aria-label=(say(lang, "fleet-board-event", &[])) {
            @if let Some(next) = table.next_event {
                div.event.next data-piece={ "event-" (next.name()) } {
                    span.evh { (say(lang, "da-board-next", &[])) }
                    (card(canvas, next, false))
                }
            }
            @match table.event {
                Some(event) => {
                    div.event.doomed[event.is_doom()] data-piece={ "event-" (event.name()) } { (card(canvas, event, true)) }
                }
                None => {
                    div.event.first {
                        (vista("x-ship"))
                        b.evn { (say(lang, "fleet-board-round", &[("round", table.council.round.max(1).into())])) }
                        span.evt { (words::vote(lang, VoteKind::Secret)) }
                    }
                }
            }
        }
    }
}

/// DA-12.1: the event that is revealed.
pub(super) fn came(view: &View, scene: &Scene<'_, Doom>, event: &Event) -> Option<News> {
    let Event::EventRevealed { event } = *event else { return None };
    let lang = scene.lang;
    let (title, effect) = (words::event_title(lang, event), words::event_effect(lang, event, &view.table));
    Some(News { icon: art::event_icon(event), title, effect })
}

fn card(canvas: &Canvas<'_, Face>, event: EventCard, full: bool) -> Markup {
    let lang = canvas.scene.lang;
    let table = &canvas.view.table;
    let face = table.components().event(event);
    let secret = face.vote == VoteKind::Secret;
    html! {
        @if full { (vista(art::event_icon(event))) }
        b.evn { (words::event_title(lang, event)) }
        @if full { span.evt { (words::event_effect(lang, event, table)) } }
        span.evs {
            span title=(words::vote(lang, face.vote)) {
                (art::icon(if secret { "x-secret" } else { "x-open" })) span.evw { (words::vote(lang, face.vote)) }
            }
            span title=(words::neutrals(lang, face.neutrals)) {
                (art::cube(game_doom::Colour::Neutral)) b { (face.neutrals) } span.vh { (words::neutrals(lang, face.neutrals)) }
            }
        }
    }
}
