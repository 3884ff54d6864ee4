//! The data file on the components page: its numbers in words, its cards, events and ships as tables.

use engine::{Components as _, Fact};
use game_last_days::{Card, Components, EventCard, Senator};

use super::{Face, art, words as said};
use crate::l10n::Lang;
use ui::facts::{FactWords, Part};
use ui_fleet::faces;
use ui_fleet::facts::{self, Line, Parts};

/// An entry in words; nothing for what [`parts`] shows.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let own = |key: &str| {
        Some(match key {
            "gods" => "ld-fact-gods",
            "other_events" => "ld-fact-other-events",
            "other_events_long" => "ld-fact-other-events-long",
            "fields" => "ld-fact-fields",
            "refugees_vp" => "ld-fact-refugees-vp",
            _ => return None,
        })
    };
    facts::words::<Face>(fact, lang, own, |word| Some(said::senator(lang, Senator::named(word)?)))
}

/// Ships, politics cards, special cards, events, figures and cubes.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let event = |event: EventCard| {
        let face = set.event(event);
        let does = (said::event_plain(lang, event), said::event_clause(event));
        let shows = [face.neutrals.to_string(), said::vote(lang, face.auction)];
        Line::new((said::event_title(lang, event), event.name()), does, shows)
            .drawn(faces::event(art::event_icon(event), event.is_doom()))
    };
    let parts = Parts {
        groups: ["LD-9.10", "LD-10.1", "LD-11.1", "LD-12.1"],
        ship_clause: said::ship_clause,
        card_clause: said::card_clause,
        special_clause: said::special_clause,
        cards: &Card::ALL,
        premium: Card::Cargo,
        vote: "ld-fact-auction",
        events: EventCard::ALL.map(event).into(),
        figures: ("ld-fact-figures", "LD-8.1"),
        portraits: Senator::ALL
            .map(|senator| (art::portrait(senator), said::senator(lang, senator), said::senator_power(lang, senator)))
            .into(),
        wood: "LD-1.3",
    };
    facts::parts::<Face, _, _>(lang, set.facts(), &set.numbers, parts)
}
