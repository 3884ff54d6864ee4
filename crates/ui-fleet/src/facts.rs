//! The data files of both editions on the components page: numbers in words, and ships, cards and events as tables, each
//! number with its origin.

use ::fleet::{ShipKind, Special};
use engine::Fact;
use maud::{Markup, html};

use super::words as said;
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

/// All ships: their seats, basic and upgraded, what they can do then, and the clause that says so.
pub fn ships(lang: Lang, of: impl Fn(ShipKind) -> ([u8; 2], String, &'static str)) -> Vec<Line> {
    let line = |kind: ShipKind| {
        let (seats, power, clause) = of(kind);
        let name = format!("{} {}", kind.letter(), said::kind(lang, kind));
        Line::new((name, kind.name()), (power, clause), seats.map(|seats| seats.to_string()))
    };
    ShipKind::ALL.map(line).into()
}

/// All special cards: what they do, the clause that says so, and how many there are.
pub fn specials(lang: Lang, of: impl Fn(Special) -> (String, &'static str, u8)) -> Vec<Line> {
    let line = |special: Special| {
        let (effect, clause, copies) = of(special);
        Line::new((said::special(lang, special), special.name()), (effect, clause), [copies.to_string()])
    };
    Special::ALL.map(line).into()
}

/// Ships, politics cards, special cards and events, each group with its clause; `vote` heads the last column of events.
pub fn parts<P: Picture>(
    lang: Lang,
    facts: &[Fact],
    vote: &str,
    [ships, politics, specials, events]: [(&'static str, Vec<Line>); 4],
) -> Vec<Part> {
    let part = |id: &'static str, heading: &str, heads: &[&str], (clause, lines): (&'static str, Vec<Line>)| Part {
        id,
        heading: P::say(lang, heading, &[]),
        clause,
        hint: String::new(),
        picture: table::<P>(lang, facts, heads, id, &lines),
    };
    let ship = ["fleet-fact-ship", "fleet-fact-seats-basic", "fleet-fact-seats-upgraded", "fleet-fact-power"];
    let card = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-copies"];
    let event = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-event-neutrals", vote];
    vec![
        part("ships", "fleet-fact-ships", &ship, ships),
        part("politics", "fleet-fact-politics", &card, politics),
        part("specials", "fleet-fact-specials", &card, specials),
        part("events", "fleet-fact-events", &event, events),
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
