//! What everybody must notice of what happened last: a figure that reached the Mainland, a hand that was shown.

use engine::Seat;
use game_atlantis::{Atlantis, Event, View};

use super::{art, log, words};
use crate::l10n::say;
use ui::banner::{Banner, latest};
use ui::picture::Scene;
use ui::table::LogEntry;

/// The banner of these entries.
pub(super) fn banner(view: &View, entries: &[LogEntry<Atlantis>], scene: &Scene<'_, Atlantis>) -> Option<Banner> {
    latest(entries, |entry| {
        let mainland = view.path.mainland();
        let told = |event: &Event| match event {
            Event::Moved { seat, to, .. } if *to == mainland => {
                Some((2, *seat, arrived(scene, *seat), home(view, scene, *seat)))
            }
            Event::HandShown { seat, cards } => {
                let cards = words::cards(scene.lang, cards).into();
                let args = [("cards", cards), ("you", you(scene, *seat).into())];
                let words = format!("{} {}.", log::subject(scene, *seat), say(scene.lang, "log-shows", &args));
                Some((1, *seat, words, String::new()))
            }
            _ => None,
        };
        let (weight, seat, words, more) = entry.events.iter().rev().find_map(told)?;
        let icon = art::figure_icon(seat, scene.lang);
        Some((weight, Banner { step: entry.step, icon, words, more, gains: Vec::new() }))
    })
}

/// AT-5.6: a figure of this seat is on the Mainland.
fn arrived(scene: &Scene<'_, Atlantis>, seat: Seat) -> String {
    let args = [("name", log::subject(scene, seat).into()), ("you", you(scene, seat).into())];
    say(scene.lang, "banner-mainland", &args)
}

/// How many figures of the seat are there now.
fn home(view: &View, scene: &Scene<'_, Atlantis>, seat: Seat) -> String {
    let figures = &view.players[seat].figures;
    let home = figures.iter().filter(|&&at| at == view.path.mainland()).count();
    say(scene.lang, "facts-home", &[("count", home.into()), ("all", figures.len().into())])
}

fn you(scene: &Scene<'_, Atlantis>, seat: Seat) -> &'static str {
    if scene.is_you(seat) { "yes" } else { "no" }
}
