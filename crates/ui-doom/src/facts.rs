//! The data file on the components page: its numbers in words, its cards, events and ships as tables.

use engine::{Components as _, Fact};
use game_doom::{Card, Components, EventCard, Faction};

use super::{Face, art, words as said};
use crate::l10n::Lang;
use ui::facts::{FactWords, Part};
use ui_fleet::faces;
use ui_fleet::facts::{self, Line, Parts};

/// An entry in words; nothing for what [`parts`] shows.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let own = |key: &str| {
        Some(match key {
            "start_neutrals" => "da-fact-start-neutrals",
            "start_points" => "da-fact-start-points",
            "events_removed" => "da-fact-events-removed",
            "events_removed_short" => "da-fact-events-removed-short",
            "fields" => "da-fact-fields",
            "prices_2" => "da-fact-prices-2",
            "prices_3" => "da-fact-prices-3",
            "prices_4" => "da-fact-prices-4",
            "prices_5" => "da-fact-prices-5",
            _ => return None,
        })
    };
    facts::words::<Face>(fact, lang, own, |word| Some(said::faction(lang, Faction::named(word)?)))
}

/// Ships, politics cards, special cards, events, figures and cubes.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let event = |event: EventCard| {
        let face = set.event(event);
        let does = (said::event_plain(lang, event), said::event_clause(event));
        let shows = [face.neutrals.to_string(), said::vote(lang, face.vote)];
        Line::new((said::event_title(lang, event), event.name()), does, shows)
            .drawn(faces::event(art::event_icon(event), event.is_doom()))
    };
    let parts = Parts {
        groups: ["DA-9.11", "DA-10.1", "DA-11.1", "DA-12.1"],
        ship_clause: said::ship_clause,
        card_clause: said::card_clause,
        special_clause: said::special_clause,
        cards: &Card::ALL,
        premium: Card::Royal,
        vote: "da-fact-vote",
        events: EventCard::ALL.map(event).into(),
        figures: ("da-fact-figures", "DA-8.1"),
        portraits: Faction::ALL
            .map(|faction| (faction.name(), said::faction(lang, faction), said::faction_power(lang, faction, false)))
            .into(),
        wood: "DA-1.3",
    };
    facts::parts::<Face, _, _>(lang, set.facts(), &set.numbers, parts)
}
