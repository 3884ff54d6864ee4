//! The data file on the components page: its numbers in words, its cards, events and ships as tables.

use engine::{Components as _, Fact};
use game_doom::{Card, Components, EventCard, Faction, ShipKind, Special};
use maud::{Markup, html};

use super::words as said;
use crate::facts::{FactWords, Part, origin_mark};
use crate::l10n::{Lang, say};

/// The groups of entries that tables show.
const PARTS: [&str; 5] = ["ships.", "politics.", "specials.", "special_points.", "events."];

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let name = match fact.key.as_str() {
        "cubes" => "da-fact-cubes",
        "neutrals" => "da-fact-neutrals",
        "start_neutrals" => "da-fact-start-neutrals",
        "start_points" => "da-fact-start-points",
        "hand" => "da-fact-hand",
        "start_specials" => "da-fact-start-specials",
        "politics_cards" => "da-fact-politics-cards",
        "special_cards" => "da-fact-special-cards",
        "events_removed" => "da-fact-events-removed",
        "events_removed_short" => "da-fact-events-removed-short",
        "fields" => "da-fact-fields",
        "prices_2" => "da-fact-prices-2",
        "prices_3" => "da-fact-prices-3",
        "prices_4" => "da-fact-prices-4",
        "prices_5" => "da-fact-prices-5",
        "standard" => "da-fact-standard",
        "premium" => "da-fact-premium",
        "new_land_majority" => "da-fact-new-land",
        "senate_majority" => "da-fact-senate",
        "science_ship" => "da-fact-science-ship",
        "debts" => "da-fact-debts",
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
        let faction = Faction::ALL.into_iter().find(|faction| faction.name() == word);
        faction.map_or_else(|| word.to_owned(), |faction| said::faction(lang, faction))
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
        part("ships", "da-fact-ships", "DA-9.11", ships(set, lang)),
        part("politics", "da-fact-politics", "DA-10.1", politics(set, lang)),
        part("specials", "da-fact-specials", "DA-11.1", specials(set, lang)),
        part("events", "da-fact-events", "DA-12.1", events(set, lang)),
    ]
}

/// The origin of an entry.
fn origin(set: &Components, key: &str, lang: Lang) -> Markup {
    html! {
        @if let Some(fact) = set.facts().iter().find(|fact| fact.key == key) { " " (origin_mark(lang, fact.origin)) }
    }
}

/// A table with these headings.
fn table(lang: Lang, heads: &[&str], rows: Markup) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table.da-parts {
                thead { tr { @for key in heads { th scope="col" { (say(lang, key, &[])) } } } }
                tbody { (rows) }
            }
        }
    }
}

fn rule(id: &str) -> Markup {
    html! { a href={ "/games/doom/rules#" (id) } { (id) } }
}

fn ships(set: &Components, lang: Lang) -> Markup {
    let rows = html! {
        @for kind in ShipKind::ALL {
            tr {
                th scope="row" { (kind.letter()) " " (said::kind(lang, kind)) }
                td.n { (set.seats(kind, false)) (origin(set, &format!("ships.{}", kind.name()), lang)) }
                td.n { (set.seats(kind, true)) (origin(set, &format!("ships.{}", kind.name()), lang)) }
                td { (said::ship_power(lang, kind)) " " (rule(said::ship_clause(kind))) }
            }
        }
    };
    table(lang, &["da-fact-ship", "da-fact-seats-basic", "da-fact-seats-upgraded", "da-fact-power"], rows)
}

fn politics(set: &Components, lang: Lang) -> Markup {
    let rows = html! {
        @for card in Card::ALL {
            tr {
                th scope="row" { (said::card(lang, card)) }
                td { (said::card_effect(lang, card)) " " (rule(said::card_clause(card))) }
                td.n { (set.copies(card)) (origin(set, &format!("politics.{}", card.name()), lang)) }
            }
        }
    };
    table(lang, &["da-fact-card", "da-fact-effect", "da-fact-copies"], rows)
}

fn specials(set: &Components, lang: Lang) -> Markup {
    let rows = html! {
        @for special in Special::ALL {
            tr {
                th scope="row" { (said::special(lang, special)) }
                td {
                    (said::special_effect(lang, set, special)) " " (rule(said::special_clause(special)))
                    (origin(set, &format!("special_points.{}", special.name()), lang))
                }
                td.n { (set.special_copies(special)) (origin(set, &format!("specials.{}", special.name()), lang)) }
            }
        }
    };
    table(lang, &["da-fact-card", "da-fact-effect", "da-fact-copies"], rows)
}

fn events(set: &Components, lang: Lang) -> Markup {
    let rows = html! {
        @for event in EventCard::ALL {
            @let face = set.event(event);
            tr {
                th scope="row" { (said::event_title(lang, event)) }
                td { (said::event_plain(lang, event)) " " (rule(said::event_clause(event))) }
                td.n { (face.neutrals) (origin(set, &format!("events.{}", event.name()), lang)) }
                td.n { (said::vote(lang, face.vote)) (origin(set, &format!("events.{}", event.name()), lang)) }
            }
        }
    };
    table(lang, &["da-fact-card", "da-fact-effect", "da-fact-event-neutrals", "da-fact-vote"], rows)
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
            let words = words(fact, Lang::De);
            let is_part = PARTS.iter().any(|group| fact.key.starts_with(group));
            assert_eq!(words.is_none(), is_part, "{}", fact.key);
            assert!(words.is_none_or(|words| words.name != fact.key), "{} has no words", fact.key);
        }
    }
}
