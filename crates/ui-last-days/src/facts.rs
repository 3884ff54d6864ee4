//! The data file on the components page: its numbers in words, its cards, events and ships as tables.

use engine::{Components as _, Fact};
use game_last_days::{Card, Components, EventCard, Senator};

use super::{Face, words as said};
use crate::l10n::Lang;
use ui::facts::{FactWords, Part};
use ui_fleet::facts::{self, Line};

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
        let shows = [face.neutrals.to_string(), said::auction(lang, face.auction)];
        Line::new((said::event_title(lang, event), event.name()), does, shows)
    };
    let groups = [
        ("LD-9.10", facts::ships(lang, ship)),
        ("LD-10.1", Card::ALL.map(card).into()),
        ("LD-11.1", facts::specials(lang, special)),
        ("LD-12.1", EventCard::ALL.map(event).into()),
    ];
    facts::parts::<Face>(lang, set.facts(), "ld-fact-auction", groups)
}
