//! The data file on the components page: its numbers in words, its cards, events and ships as tables.

use engine::{Components as _, Fact};
use game_last_days::{Card, Components, EventCard, Senator, ShipKind, Special};
use maud::{Markup, html};

use super::{Face, words as said};
use crate::l10n::{Lang, say};
use ui::facts::{FactWords, Part};
use ui_fleet::facts::{Cell, table};

/// The groups of entries that tables show.
const PARTS: [&str; 5] = ["ships.", "politics.", "specials.", "special_points.", "events."];

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let name = match fact.key.as_str() {
        "cubes" => "fleet-fact-cubes",
        "neutrals" => "fleet-fact-neutrals",
        "hand" => "fleet-fact-hand",
        "start_specials" => "fleet-fact-start-specials",
        "politics_cards" => "fleet-fact-politics-cards",
        "special_cards" => "fleet-fact-special-cards",
        "gods" => "ld-fact-gods",
        "other_events" => "ld-fact-other-events",
        "other_events_long" => "ld-fact-other-events-long",
        "fields" => "ld-fact-fields",
        "standard" => "fleet-fact-standard",
        "premium" => "fleet-fact-premium",
        "new_land_majority" => "fleet-fact-new-land",
        "senate_majority" => "fleet-fact-senate",
        "science_ship" => "fleet-fact-science-ship",
        "refugees_vp" => "ld-fact-refugees-vp",
        "debts" => "fleet-fact-debts",
        part if PARTS.iter().any(|group| part.starts_with(group)) => return None,
        other => return Some(FactWords::plain(other.to_owned(), fact)),
    };
    Some(FactWords { name: say(lang, name, &[]), value: value(fact, lang) })
}

/// A value in the person's language, where it is made of words.
fn value(fact: &Fact, lang: Lang) -> Markup {
    if fact.key != "fields" {
        return html! { (fact.value) };
    }
    let name = |word: &str| {
        let senator = Senator::ALL.into_iter().find(|senator| senator.name() == word);
        senator.map_or_else(|| word.to_owned(), |senator| said::senator(lang, senator))
    };
    let words = fact.value.split(|letter: char| !letter.is_ascii_lowercase()).filter(|word| !word.is_empty());
    html! { (words.map(name).collect::<Vec<_>>().join(", ")) }
}

/// Ships, politics cards, special cards and events.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let part = |id, heading: &str, clause, picture| Part {
        id,
        heading: say(lang, heading, &[]),
        clause,
        hint: String::new(),
        picture,
    };
    vec![
        part("ships", "fleet-fact-ships", "LD-9.10", ships(set, lang)),
        part("politics", "fleet-fact-politics", "LD-10.1", politics(set, lang)),
        part("specials", "fleet-fact-specials", "LD-11.1", specials(set, lang)),
        part("events", "fleet-fact-events", "LD-12.1", events(set, lang)),
    ]
}

fn ships(set: &Components, lang: Lang) -> Markup {
    let row = |kind: ShipKind| {
        let key = format!("ships.{}", kind.name());
        let cells = vec![
            Cell::Value(set.seats(kind, false).to_string(), key.clone()),
            Cell::Value(set.seats(kind, true).to_string(), key),
            Cell::Words(said::ship_power(lang, kind), said::ship_clause(kind), String::new()),
        ];
        (format!("{} {}", kind.letter(), said::kind(lang, kind)), cells)
    };
    let heads = ["fleet-fact-ship", "fleet-fact-seats-basic", "fleet-fact-seats-upgraded", "fleet-fact-power"];
    table::<Face>(lang, set.facts(), &heads, ShipKind::ALL.map(row).into())
}

const CARD: [&str; 3] = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-copies"];

fn politics(set: &Components, lang: Lang) -> Markup {
    let row = |card: Card| {
        let cells = vec![
            Cell::Words(said::card_effect(lang, card), said::card_clause(card), String::new()),
            Cell::Value(set.copies(card).to_string(), format!("politics.{}", card.name())),
        ];
        (said::card(lang, card), cells)
    };
    table::<Face>(lang, set.facts(), &CARD, Card::ALL.map(row).into())
}

fn specials(set: &Components, lang: Lang) -> Markup {
    let row = |special: Special| {
        let points = format!("special_points.{}", special.name());
        let cells = vec![
            Cell::Words(said::special_effect(lang, set, special), said::special_clause(special), points),
            Cell::Value(set.special_copies(special).to_string(), format!("specials.{}", special.name())),
        ];
        (said::special(lang, special), cells)
    };
    table::<Face>(lang, set.facts(), &CARD, Special::ALL.map(row).into())
}

fn events(set: &Components, lang: Lang) -> Markup {
    let row = |event: EventCard| {
        let (face, key) = (set.event(event), format!("events.{}", event.name()));
        let cells = vec![
            Cell::Words(said::event_plain(lang, event), said::event_clause(event), String::new()),
            Cell::Value(face.neutrals.to_string(), key.clone()),
            Cell::Value(said::auction(lang, face.auction), key),
        ];
        (said::event_title(lang, event), cells)
    };
    let heads = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-event-neutrals", "ld-fact-auction"];
    table::<Face>(lang, set.facts(), &heads, EventCard::ALL.map(row).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_and_every_ship_is_shown_with_its_origin() {
        let set = Components::standard();
        let parts = parts(set, Lang::En);
        let marks = |at: usize| parts[at].picture.0.matches("class=\"origin ").count();
        assert_eq!(marks(0), 10, "five ships, basic and upgraded");
        assert_eq!(marks(1), Card::ALL.len());
        assert_eq!(marks(2), Special::ALL.len() + 3, "three have points");
        assert_eq!(marks(3), 2 * EventCard::ALL.len());
    }

    #[test]
    fn every_entry_of_the_data_file_has_words() {
        for fact in Components::standard().facts() {
            let words = words(fact, Lang::Pl);
            let is_part = PARTS.iter().any(|group| fact.key.starts_with(group));
            assert_eq!(words.is_none(), is_part, "{}", fact.key);
            assert!(words.is_none_or(|words| words.name != fact.key), "{} has no words", fact.key);
        }
    }
}
