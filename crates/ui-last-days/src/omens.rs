//! The event: what it does now, what it will do at the next step 4, and the kind of auctions.

use game_last_days::{Colour, Event, EventCard, LastDays, View};
use maud::{Markup, html};

use super::Face;
use super::{art, words};
use crate::l10n::{Lang, say};
use ui::picture::Scene;
use ui_fleet::banner::News;
use ui_fleet::edition::Canvas;
use ui_fleet::omens::vista;

/// LD-1.11: the current event.
pub(super) fn events(canvas: &Canvas<'_, Face>) -> Markup {
    let lang = canvas.scene.lang;
    let table = &canvas.view.table;
    html! {
        section.events aria-label=(say(lang, "fleet-board-event", &[])) {
            @if let Some(event) = table.event {
                div.event.doomed[event.is_doom()] data-piece={ "event-" (event.name()) } { (event_card(canvas, event)) }
            }
        }
    }
}

/// LD-6.4 (d): the event that is revealed.
pub(super) fn came(view: &View, scene: &Scene<'_, LastDays>, event: &Event) -> Option<News> {
    let Event::EventRevealed { event } = *event else { return None };
    let lang = scene.lang;
    let effect = effect(lang, event, view.table.cubes_to_lose());
    Some(News { icon: art::event_icon(event), title: words::event_title(lang, event), effect })
}

/// What an event does now, or what it will do.
fn effect(lang: Lang, event: EventCard, lost: u8) -> String {
    let args = [("event", event.name().into()), ("lost", lost.into()), ("cubes", words::cubes(lang, lost).into())];
    match event.is_delayed() {
        true => say(lang, "ld-board-effect-later", &args),
        false => say(lang, "ld-board-effect-now", &args[..1]),
    }
}

fn event_card(canvas: &Canvas<'_, Face>, event: EventCard) -> Markup {
    let lang = canvas.scene.lang;
    let table = &canvas.view.table;
    let face = table.components().event(event);
    let effect = effect(lang, event, table.cubes_to_lose());
    let line = |key: &str, icon: &str, said: String| {
        html! {
            span.evt {
                b.evk { (art::icon(icon)) (say(lang, key, &[])) }
                span { (said) }
            }
        }
    };
    html! {
        (vista(art::event_icon(event)))
        b.evn { (words::event_title(lang, event)) }
        @if event.is_delayed() {
            (line("ld-board-step4", "x-wave", effect))
        } @else {
            (line("ld-board-now", "x-think", effect))
        }
        @if event.is_doom() {
            (line("ld-board-doomed", "x-fallen", say(lang, "ld-board-effect-fall", &[("left", table.council.markers_left.into())])))
        }
        span.evs {
            span title=(words::vote(lang, face.auction)) { (art::auction_sign(face.auction)) span.evw { (words::vote(lang, face.auction)) } }
            span title=(words::neutrals(lang, face.neutrals)) {
                (art::cube(Colour::Neutral)) b { (face.neutrals) } span.vh { (words::neutrals(lang, face.neutrals)) }
            }
        }
    }
}
