//! The data files of both editions on the components page: ships, cards, events, portraits and cubes as they are drawn,
//! numbers in words, and tables in which each number has its origin.

use ::fleet::{Colour, Numbers, ShipKind, Special};
use engine::{Fact, Seat};
use maud::{Markup, html};

use super::edition::Edition;
use super::{cards, faces, words as said};
use crate::l10n::{Lang, Value};
use ui::facts::{FactWords, Part, Piece, origin_mark};
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
    /// How it is drawn, where the edition draws it.
    picture: Markup,
}

impl Line {
    /// A thing by its name and its name in the data file, with what it does, the clause that says so, and its values.
    pub fn new(
        (name, key): (String, &'static str),
        (effect, clause): (String, &'static str),
        values: impl Into<Vec<String>>,
    ) -> Self {
        Self { name, key, effect, clause, values: values.into(), picture: Markup::default() }
    }

    pub fn drawn(self, picture: Markup) -> Self {
        Self { picture, ..self }
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
    /// The heading and the clause of the seven figures above the Senate.
    pub figures: (&'a str, &'static str),
    /// Each with its drawing, its name and its power.
    pub portraits: Vec<(&'static str, String, String)>,
    /// The clause on cubes and markers.
    pub wood: &'static str,
}

/// Ships with their seats, basic and upgraded, politics cards and special cards with their numbers, events, the figures
/// above the Senate, and what is of wood.
pub fn parts<E: Edition, F: Copy, const N: usize>(
    lang: Lang,
    facts: &[Fact],
    numbers: &Numbers<F, N>,
    parts: Parts<'_, E::Card>,
) -> Vec<Part> {
    let ships = ShipKind::ALL.map(|kind| {
        let name = format!("{} {}", kind.letter(), said::kind(lang, kind));
        let power = said::ship_power(lang, kind, cards::name::<E>(lang, parts.premium));
        let seats = numbers.ships[kind.index()];
        Line::new((name, kind.name()), (power, (parts.ship_clause)(kind)), seats.map(|seats| seats.to_string()))
            .drawn(faces::ship(lang, kind, seats[0]))
    });
    let politics = parts.cards.iter().zip(numbers.politics.0).map(|(&card, copies)| {
        let does = (cards::effect::<E>(lang, card), (parts.card_clause)(card));
        Line::new((cards::name::<E>(lang, card), E::look(card).name), does, [copies.to_string()])
            .drawn(faces::card(&E::look(card)))
    });
    let politics: Vec<Line> = politics.collect();
    let specials = Special::ALL.map(|special| {
        let points = numbers.special_points(special);
        let effect = said::special_effect(lang, special, points);
        let copies = numbers.special_copies(special).to_string();
        Line::new((said::special(lang, special), special.name()), (effect, (parts.special_clause)(special)), [copies])
            .drawn(faces::special(special, points))
    });
    let ship = ["fleet-fact-ship", "fleet-fact-seats-basic", "fleet-fact-seats-upgraded", "fleet-fact-power"];
    let card = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-copies"];
    let event = ["fleet-fact-card", "fleet-fact-effect", "fleet-fact-event-neutrals", parts.vote];
    let part = |id: &'static str, heading: &str, clause: &'static str, pieces: Vec<Piece>, table: Option<Markup>| {
        Part { id, heading: E::say(lang, heading, &[]), clause, hint: String::new(), pieces, table }
    };
    let table = |id: &str, heads: &[&str], lines: &[Line]| Some(table::<E>(lang, facts, heads, id, lines));
    let [of_ships, of_politics, of_specials, of_events] = parts.groups;
    let (figures, of_figures) = parts.figures;
    let portrait = |(id, name, power)| Piece::new(faces::portrait(id), name, power);
    vec![
        part("ships", "fleet-fact-ships", of_ships, vessels(lang, &ships), table("ships", &ship, &ships)),
        part("politics", "fleet-fact-politics", of_politics, copied(&politics), table("politics", &card, &politics)),
        part("specials", "fleet-fact-specials", of_specials, copied(&specials), table("specials", &card, &specials)),
        part("events", "fleet-fact-events", of_events, titled(&parts.events), table("events", &event, &parts.events)),
        part("figures", figures, of_figures, parts.portraits.into_iter().map(portrait).collect(), None),
        Part {
            hint: E::say(lang, "says-fleet-cube", &[]),
            ..part("wood", "fleet-part-wood", parts.wood, wood(lang, numbers.cubes, numbers.neutrals), None)
        },
    ]
}

/// Ships, with their seats in words.
fn vessels(lang: Lang, ships: &[Line]) -> Vec<Piece> {
    let piece = |line: &Line| {
        let mut args: Vec<(&str, Value<'_>)> = vec![("power", line.effect.clone().into())];
        let seats = ["basic", "upgraded"].into_iter().zip(&line.values);
        args.extend(seats.map(|(name, seats)| (name, seats.parse::<u8>().unwrap_or_default().into())));
        let grows = line.values.windows(2).any(|seats| seats[0] != seats[1]);
        args.push(("grows", said::yes(grows)));
        Piece::new(line.picture.clone(), line.name.clone(), crate::l10n::say(lang, "fleet-part-ship", &args))
    };
    ships.iter().map(piece).collect()
}

/// Cards, whose value is how many of them there are.
fn copied(lines: &[Line]) -> Vec<Piece> {
    let piece = |line: &Line| {
        let piece = Piece::new(line.picture.clone(), line.name.clone(), line.effect.clone());
        Piece { count: line.values.first().and_then(|copies| copies.parse().ok()), ..piece }
    };
    lines.iter().map(piece).collect()
}

/// Events, each title once.
fn titled(lines: &[Line]) -> Vec<Piece> {
    let first = |(at, line): &(usize, &Line)| !lines[..*at].iter().any(|other| other.name == line.name);
    let piece = |(_, line): (usize, &Line)| {
        let count = lines.iter().filter(|other| other.name == line.name).count() as u32;
        Piece::new(line.picture.clone(), line.name.clone(), line.effect.clone()).times(count)
    };
    lines.iter().enumerate().filter(first).map(piece).collect()
}

/// Cubes of the players and neutral ones, and the pillars with their markers.
fn wood(lang: Lang, cubes: u8, neutrals: u8) -> Vec<Piece> {
    let says = |key: &str| crate::l10n::say(lang, key, &[]);
    let colours = Seat::all(5).map(Colour::Seat);
    let own = colours.map(|colour| {
        let name = said::colour(lang, colour);
        Piece::new(faces::cubes(lang, colour), name, String::new()).times(cubes)
    });
    let neutral = Piece::new(
        faces::cubes(lang, Colour::Neutral),
        said::colour(lang, Colour::Neutral),
        says("says-fleet-neutral"),
    );
    let pillars = Piece::new(faces::pillars(), says("fleet-part-pillars"), says("fleet-part-pillars-say")).times(3u8);
    own.chain([neutral.times(neutrals), pillars]).collect()
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
