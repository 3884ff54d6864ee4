//! The data file on the components page: its numbers in words, its cards, events and ships as tables.

use engine::{Components as _, Fact};
use game_doom::{Card, Components, EventCard, Faction};

use super::{Face, words as said};
use crate::l10n::Lang;
use ui::facts::{FactWords, Part};
use ui_fleet::facts::{self, Line};

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

/// Ships, politics cards, special cards and events.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let ship = |kind| {
        let seats = [false, true].map(|upgraded| set.seats(kind, upgraded));
        (seats, said::ship_power(lang, kind), said::ship_clause(kind))
    };
    let card = |card: Card| {
        let does = (said::card_effect(lang, card), said::card_clause(card));
        Line::new((said::card(lang, card), card.name()), does, [set.copies(card).to_string()])
    };
    let special = |special| {
        (said::special_effect(lang, set, special), said::special_clause(special), set.special_copies(special))
    };
    let event = |event: EventCard| {
        let face = set.event(event);
        let does = (said::event_plain(lang, event), said::event_clause(event));
        let shows = [face.neutrals.to_string(), said::vote(lang, face.vote)];
        Line::new((said::event_title(lang, event), event.name()), does, shows)
    };
    let groups = [
        ("DA-9.11", facts::ships(lang, ship)),
        ("DA-10.1", Card::ALL.map(card).into()),
        ("DA-11.1", facts::specials(lang, special)),
        ("DA-12.1", EventCard::ALL.map(event).into()),
    ];
    facts::parts::<Face>(lang, set.facts(), "da-fact-vote", groups)
}
