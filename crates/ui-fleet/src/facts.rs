//! The data files of both editions on the components page: numbers in words, and ships, cards and events as tables, each
//! number with its origin.

use ::fleet::{Numbers, ShipKind, Special};
use engine::Fact;
use maud::{Markup, html};

use super::edition::Edition;
use super::{cards, words as said};
use crate::l10n::Lang;
use ui::facts::{FactWords, Part, origin_mark};
use ui::picture::Picture;

/// The groups of entries that tables show.
pub const PARTS: [&str; 5] = ["ships.", "politics.", "specials.", "special_points.", "events."];

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands. `own` are
/// the messages of an edition's own entries; `office` names a faction or senator.
pub fn words<P: Picture>(
    fact: &Fact,
    lang: Lang,
    own: impl Fn(&str) -> Option<&'static str>,
    office: impl Fn(&str) -> Option<String>,
) -> Option<FactWords> {
    if PARTS.iter().any(|group| fact.key.starts_with(group)) {
        return None;
    }
    let Some(name) = shared(&fact.key).or_else(|| own(&fact.key)) else {
        return Some(FactWords::plain(fact.key.clone(), fact));
    };
    let value = match fact.key.as_str() {
        "fields" => {
            let words = fact.value.split(|letter: char| !letter.is_ascii_lowercase()).filter(|word| !word.is_empty());
            words.map(|word| office(word).unwrap_or_else(|| word.to_owned())).collect::<Vec<_>>().join(", ")
        }
        _ => fact.value.clone(),
    };
    Some(FactWords { name: P::say(lang, name, &[]), value: html! { (value) } })
}

/// The messages of the entries that both editions have.
fn shared(key: &str) -> Option<&'static str> {
    Some(match key {
        "cubes" => "fleet-fact-cubes",
        "neutrals" => "fleet-fact-neutrals",
        "hand" => "fleet-fact-hand",
        "start_specials" => "fleet-fact-start-specials",
        "politics_cards" => "fleet-fact-politics-cards",
        "special_cards" => "fleet-fact-special-cards",
        "standard" => "fleet-fact-standard",
        "premium" => "fleet-fact-premium",
        "new_land_majority" => "fleet-fact-new-land",
        "senate_majority" => "fleet-fact-senate",
        "science_ship" => "fleet-fact-science-ship",
        "debts" => "fleet-fact-debts",
        _ => return None,
    })
}

/// One thing in a table.
pub struct Line {
    name: String,
    /// Its name in the data file.
    key: &'static str,
    effect: String,
    clause: &'static str,
    /// What the data file says of it.
    values: Vec<String>,
}

impl Line {
    /// A thing by its name and its name in the data file, with what it does, the clause that says so, and its values.
    pub fn new(
        (name, key): (String, &'static str),
        (effect, clause): (String, &'static str),
        values: impl Into<Vec<String>>,
    ) -> Self {
        Self { name, key, effect, clause, values: values.into() }
    }
}

/// What an edition tells of its components.
pub struct Parts<'a, C> {
    /// The clauses of the groups: ships, politics cards, special cards, events.
    pub groups: [&'static str; 4],
    pub ship_clause: fn(ShipKind) -> &'static str,
    pub card_clause: fn(C) -> &'static str,
    pub special_clause: fn(Special) -> &'static str,
    /// All politics cards, and the one that moves a ship by the premium table.
    pub cards: &'a [C],
    pub premium: C,
    /// What heads the last column of events.
    pub vote: &'a str,
    pub events: Vec<Line>,
}

/// Ships with their seats, basic and upgraded, politics cards and special cards with their numbers, and events.
pub fn parts<E: Edition, F: Copy, const N: usize>(
    lang: Lang,
    facts: &[Fact],
    numbers: &Numbers<F, N>,
    parts: Parts<'_, E::Card>,
) -> Vec<Part> {
    let ships = ShipKind::ALL.map(|kind| {
        let name = format!("{} {}", kind.letter(), said::kind(lang, kind));
        let power = said::ship_power(lang, kind, cards::name::<E>(lang, parts.premium));
        let seats = numbers.ships[kind.index()].map(|seats| seats.to_string());
        Line::new((name, kind.name()), (power, (parts.ship_clause)(kind)), seats)
    });
    let politics = parts.cards.iter().zip(numbers.politics.0).map(|(&card, copies)| {
        let does = (cards::effect::<E>(lang, card), (parts.card_clause)(card));
        Line::new((cards::name::<E>(lang, card), E::look(card).name), does, [copies.to_string()])
    });
    let specials = Special::ALL.map(|special| {
        let effect = said::special_effect(lang, special, numbers.special_points(special));
        let copies = numbers.special_copies(special).to_string();
        Line::new((said::special(lang, special), special.name()), (effect, (parts.special_clause)(special)), [copies])
    });
    let ship = ["fleet-fact-ship", "fleet-fact-seats-basic", "fleet-fact-seats-upgraded", "fleet-fact-power"];
    let card = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-copies"];
    let event = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-event-neutrals", parts.vote];
    let part = |id: &'static str, heading: &str, heads: &[&str], lines: Vec<Line>, clause: &'static str| Part {
        id,
        heading: E::say(lang, heading, &[]),
        clause,
        hint: String::new(),
        picture: table::<E>(lang, facts, heads, id, &lines),
    };
    let [of_ships, of_politics, of_specials, of_events] = parts.groups;
    vec![
        part("ships", "fleet-fact-ships", &ship, ships.into(), of_ships),
        part("politics", "fleet-fact-politics", &card, politics.collect(), of_politics),
        part("specials", "fleet-fact-specials", &card, specials.into(), of_specials),
        part("events", "fleet-fact-events", &event, parts.events, of_events),
    ]
}

/// A table of one group of entries, with these headings.
fn table<P: Picture>(lang: Lang, facts: &[Fact], heads: &[&str], group: &str, lines: &[Line]) -> Markup {
    let origin = |key: &str| {
        html! { @if let Some(fact) = facts.iter().find(|fact| fact.key == key) { " " (origin_mark(lang, fact.origin)) } }
    };
    let rule = |id: &str| html! { a href={ "/games/" (P::ENTRY.id()) "/rules#" (id) } { (id) } };
    let values = |line: &Line| {
        html! { @for value in &line.values { td.n { (value) (origin(&format!("{group}.{}", line.key))) } } }
    };
    html! {
        div.scroll tabindex="0" {
            table.fleet-parts {
                thead { tr { @for key in heads { th scope="col" { (P::say(lang, key, &[])) } } } }
                tbody {
                    @for line in lines {
                        tr {
                            th scope="row" { (line.name) }
                            @if group == "ships" { (values(line)) }
                            // The points of a special card stand in its words.
                            td { (line.effect) " " (rule(line.clause)) @if group == "specials" { (origin(&format!("special_points.{}", line.key))) } }
                            @if group != "ships" { (values(line)) }
                        }
                    }
                }
            }
        }
    }
}
