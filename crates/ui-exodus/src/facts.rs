//! The data files of Atlantis Exodus on the components page: its numbers in words; its fields, tiles and cards in tables
//! with the origin of every entry.

use engine::{Components as _, Fact};
use game_exodus::Components;
use game_exodus::components::Called;
use game_exodus::kinds::{
    Agora, Catastrophe, Cell, Influence, Knowledge, Monument, OrderSpace, PillarCard, Profession, Residence, Ring,
    ShipType, Workshop,
};
use maud::{Markup, html};

use super::{cards, pieces, words as said};
use crate::l10n::{Lang, Value, knows, say};
use ui::facts::{FactWords, Part, Piece, origin_mark};

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let key = fact.key.as_str();
    if is_part(key) {
        return None;
    }
    if let Some(words) = of_area(fact, lang) {
        return Some(words);
    }
    let name = match key {
        "slots_per_circle" => "slots",
        "quarter_turn_slots" => "turn-slots",
        "end" => "track-end",
        "neutral.start" => "neutral",
        "settler_left" => "left",
        "full_row" => "row",
        "full_column" => "column",
        "unplayed_influence" => "unplayed",
        "refill_after" => "refill",
        key => &key.replace(['_', '.'], "-"),
    };
    let name = format!("exodus-fact-{name}");
    if !knows(lang, &name) {
        return Some(FactWords::plain(fact.key.clone(), fact));
    }
    Some(FactWords { name: say(lang, &name, &[]), value: value(fact, lang) })
}

/// The entries that [`parts`] shows: those of a field, a tile, a card, a space, a number of players or a title.
fn is_part(key: &str) -> bool {
    let (head, rest) = key.split_once('.').unwrap_or((key, ""));
    let letters = head.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase());
    let is_id = letters.len() < head.len() && (1..=2).contains(&letters.len());
    let is_profession = !rest.is_empty() && Profession::named(head).is_some();
    is_id
        || is_profession
        || (!rest.is_empty() && ["cell", "region", "track", "order", "players", "title"].contains(&head))
}

/// The slots, guards and turning of a ring: `top.0.slots`, `top.0.guard`, `top.turns`.
fn of_area(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let (ring, rest) = fact.key.split_once('.')?;
    let ring = Ring::ALL.into_iter().find(|one| one.name() == ring)?;
    let ring = ("ring", Value::from(ring.index()));
    let Some((area, what)) = rest.split_once('.') else {
        return Some(FactWords { name: say(lang, "exodus-fact-turns", &[ring]), value: value(fact, lang) });
    };
    let area = ("area", Value::from(area.parse::<u8>().unwrap_or_default() + 1));
    let key = if what == "guard" { "exodus-fact-area-guard" } else { "exodus-fact-area-slots" };
    Some(FactWords { name: say(lang, key, &[ring, area]), value: value(fact, lang) })
}

/// A value in the person's language, where it is made of words; several numbers are set apart.
fn value(fact: &Fact, lang: Lang) -> Markup {
    let set = Components::standard();
    let word = |word: &str| {
        let floor = set.names.floors.iter().position(|floor| floor.id == word);
        match (word, floor, Profession::named(word)) {
            ("true", ..) => say(lang, "exodus-fact-yes", &[]),
            ("false", ..) => say(lang, "exodus-fact-no", &[]),
            (_, Some(floor), _) => said::floor(lang, set, game_exodus::kinds::Floor(floor as u8)),
            (_, _, Some(profession)) => said::profession(lang, set, profession),
            _ => word.to_owned(),
        }
    };
    html! { (fact.value.split_whitespace().map(word).collect::<Vec<_>>().join(" / ")) }
}

/// One row of a table: what, its words, and the entries it comes from.
struct Row {
    name: String,
    words: String,
    keys: Vec<String>,
}

fn row(name: String, words: String, key: &str) -> Row {
    Row { name, words, keys: vec![key.to_owned()] }
}

/// All fields, tiles and cards. What lies in the box is drawn; what is printed on boards stands in tables only.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let part = |id, key: &str, clause, pieces: Vec<Piece>, rows: Vec<Row>| Part {
        id,
        heading: say(lang, key, &[]),
        clause,
        hint: String::new(),
        pieces,
        table: Some(table(set, lang, &rows)),
    };
    let kit = pieces::Kit { set, lang };
    let none = Vec::new;
    vec![
        part("training", "exodus-part-training", "AE-1.7", kit.settlers(), training(set, lang)),
        part("residences", "exodus-part-residences", "AE-1.14", kit.residences(), residences(set, lang)),
        part("workshops", "exodus-part-workshops", "AE-1.15", kit.workshops(), workshops(set, lang)),
        part("agoras", "exodus-part-agoras", "AE-1.16", kit.agoras(), agoras(set, lang)),
        part("ships", "exodus-part-ships", "AE-1.13", kit.ships(), ships(set, lang)),
        part("monuments", "exodus-part-monuments", "AE-1.17", kit.monuments(), monuments(set, lang)),
        part("pillars", "exodus-part-pillars", "AE-1.18", kit.pillars(), pillars(set, lang)),
        part("knowledge", "exodus-part-knowledge", "AE-1.19", kit.knowledge(), knowledge(set, lang)),
        part("influence", "exodus-part-influence", "AE-14.1", kit.influence(), influence(set, lang)),
        part("catastrophes", "exodus-part-catastrophes", "AE-1.12", kit.catastrophes(), catastrophes(set, lang)),
        part("city", "exodus-part-city", "AE-1.5", none(), city(set, lang)),
        part("settlement", "exodus-part-settlement", "AE-1.8", none(), settlement(set, lang)),
        part("track", "exodus-part-track", "AE-1.10", none(), track(set, lang)),
        part("order", "exodus-part-order", "AE-1.11", none(), order(set, lang)),
        part("players", "exodus-part-players", "AE-1.21", none(), players(set, lang)),
        part("titles", "exodus-part-titles", "AE-19.9", none(), titles(set, lang)),
    ]
}

fn table(set: &Components, lang: Lang, rows: &[Row]) -> Markup {
    let origin = |key: &String| set.facts().iter().find(|fact| fact.key == *key).map(|fact| fact.origin);
    html! {
        div.scroll tabindex="0" {
            table.exodus-parts {
                tbody {
                    @for row in rows {
                        tr {
                            th scope="row" { (row.name) }
                            td {
                                (row.words)
                                @for key in &row.keys {
                                    @if let Some(origin) = origin(key) { " " (origin_mark(lang, origin)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The numbers of the things in a set.
pub(super) fn each(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |number| set >> number & 1 == 1)
}

fn city(set: &Components, lang: Lang) -> Vec<Row> {
    let fields = set.city.all();
    fields.map(|field| row(said::field(field), said::field_gains(lang, set, field), &said::field(field))).collect()
}

fn training(set: &Components, lang: Lang) -> Vec<Row> {
    set.school
        .order
        .iter()
        .map(|&profession| {
            let field = set.school.field(profession);
            let bonus = ("bonus", Value::from(said::gains(lang, field.dispatch.get())));
            let colour = ("colour", Value::from(said::colour(lang, field.colour)));
            let mut keys = vec![format!("{profession}.field")];
            let words = match field.from {
                Some(from) => {
                    keys.push(format!("{from}.{profession}"));
                    let args = [
                        bonus,
                        colour,
                        ("from", said::profession(lang, set, from).into()),
                        ("cost", said::cost(lang, field).into()),
                    ];
                    say(lang, "exodus-part-trained", &args)
                }
                None => say(lang, "exodus-part-untrained", &[bonus, colour]),
            };
            keys.push(format!("{profession}.dispatch"));
            Row { name: said::profession(lang, set, profession), words, keys }
        })
        .collect()
}

fn settlement(set: &Components, lang: Lang) -> Vec<Row> {
    let mut rows: Vec<Row> = (0..set.grid.rows)
        .map(|number| {
            let year = (0..=set.counts.years)
                .find(|&year| set.grid.scored.get(usize::from(year)).is_some_and(|rows| rows >> number & 1 == 1));
            let id = said::id(&set.names.regions, number.into());
            let words = say(lang, "exodus-part-region", &[("year", year.unwrap_or(0).into())]);
            row(said::region(lang, set, number), words, &format!("region.{id}"))
        })
        .collect();
    rows.extend((0..set.grid.cells).map(Cell).map(|cell| {
        let face = set.grid.cell(cell);
        let agora = if face.agora { "yes" } else { "no" };
        let bonus = said::atom(lang, face.bonus);
        let words = say(lang, "exodus-part-cell", &[("agora", agora.into()), ("bonus", bonus.into())]);
        let id = said::id(&set.names.cells, cell.index());
        row(said::cell(lang, set, cell), words, &format!("cell.{id}"))
    }));
    rows
}

fn track(set: &Components, lang: Lang) -> Vec<Row> {
    (0..=set.track.end)
        .filter_map(|space| Some((space, set.track.bonus[usize::from(space)]?)))
        .map(|(space, atom)| row(space.to_string(), said::atom(lang, atom), &format!("track.{space}")))
        .collect()
}

fn order(set: &Components, lang: Lang) -> Vec<Row> {
    (0..set.order_spaces)
        .map(|space| {
            let face = set.order(OrderSpace(space));
            let args = [
                ("bonus", said::gains(lang, face.bonus.get()).into()),
                ("players", face.min_players.into()),
                ("share", if face.may_share { "yes" } else { "no" }.into()),
            ];
            row((space + 1).to_string(), say(lang, "exodus-part-space", &args), &format!("order.{}", space + 1))
        })
        .collect()
}

/// A row for each thing of a set by its id: its number and its words.
fn by_id(list: &[Called], set: u32, words: impl Fn(u8) -> String) -> Vec<Row> {
    let thing = |number: u8| {
        let id = said::id(list, number.into());
        row(id.to_owned(), words(number), id)
    };
    each(set).map(thing).collect()
}

fn catastrophes(set: &Components, lang: Lang) -> Vec<Row> {
    by_id(&set.names.catastrophes, set.catastrophe_set.into(), |number| {
        let face = set.catastrophe(Catastrophe(number));
        say(lang, "exodus-catastrophe", &[("middle", face.middle.into()), ("top", face.top.into())])
    })
}

fn ships(set: &Components, lang: Lang) -> Vec<Row> {
    (0..set.ship_types)
        .map(|number| {
            let id = said::id(&set.names.ships, number.into());
            let first = set.facts().iter().find(|fact| fact.clause == "AE-1.13" && fact.value == id);
            let count = set.ships[usize::from(number)].to_string();
            row(said::ship(lang, set, ShipType(number)), count, first.map_or("", |fact| fact.key.as_str()))
        })
        .collect()
}

fn residences(set: &Components, lang: Lang) -> Vec<Row> {
    by_id(&set.names.residences, set.residence_set, |number| said::residence(lang, set, Residence(number)))
}

fn workshops(set: &Components, lang: Lang) -> Vec<Row> {
    let words = |number| said::sentence(said::workshop(lang, set, Workshop(number)));
    by_id(&set.names.workshops, set.workshop_set, words)
}

fn agoras(set: &Components, lang: Lang) -> Vec<Row> {
    by_id(&set.names.agoras, set.agora_set, |number| said::agora(lang, set, Agora(number)))
}

fn monuments(set: &Components, lang: Lang) -> Vec<Row> {
    by_id(&set.names.monuments, set.monument_set.into(), |number| cards::monument(lang, set, Monument(number)))
}

fn pillars(set: &Components, lang: Lang) -> Vec<Row> {
    let all = set.pillar_sets.iter().fold(0, |all, stage| all | stage);
    by_id(&set.names.pillars, all, |number| said::sentence(cards::pillar(lang, set, PillarCard(number))))
}

fn knowledge(set: &Components, lang: Lang) -> Vec<Row> {
    each(set.knowledge_set)
        .map(|number| {
            let (name, id) = (Knowledge(number), said::id(&set.names.knowledge, number.into()));
            let face = set.knowledge(name);
            let args = [
                ("requires", cards::knowledge_requires(lang, set, name).into()),
                ("score", cards::knowledge_score(lang, set, name).into()),
                ("copies", face.copies.into()),
                ("few", face.copies_below_3.into()),
            ];
            let words = say(lang, "exodus-part-knowledge-card", &args);
            Row { name: said::knowledge(lang, set, name), words, keys: vec![id.to_owned(), format!("{id}.score")] }
        })
        .collect()
}

fn influence(set: &Components, lang: Lang) -> Vec<Row> {
    each(set.influence_set)
        .map(|number| {
            let card = Influence(number);
            let id = said::id(&set.names.influence, number.into());
            row(said::influence(lang, set, card), said::influence_effect(lang, set, card), id)
        })
        .collect()
}

fn players(set: &Components, lang: Lang) -> Vec<Row> {
    (1..=4)
        .map(|players| {
            let face = set.players(players);
            let args = [
                ("bag", face.bag.into()),
                ("fields", face.knowledge_fields.into()),
                ("monuments", face.monuments.into()),
                ("points", said::points(lang, face.majority_vp.into()).into()),
                ("solo", if players == 1 { "yes" } else { "no" }.into()),
                ("neutral", face.neutral_kings.into()),
            ];
            row(players.to_string(), say(lang, "exodus-part-row", &args), &format!("players.{players}"))
        })
        .collect()
}

fn titles(set: &Components, lang: Lang) -> Vec<Row> {
    set.counts
        .titles
        .iter()
        .map(|title| {
            let words = match title.from {
                Some(from) => say(lang, "exodus-part-title", &[("points", said::points(lang, from.into()).into())]),
                None => say(lang, "exodus-part-lowest-title", &[]),
            };
            row(said::title(lang, title), words, &format!("title.{}", title.id))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_of_the_data_files_is_shown_with_its_origin() {
        let set = Components::standard();
        for lang in Lang::ALL {
            let parts = parts(set, lang);
            let marks: usize =
                parts.iter().flat_map(|part| &part.table).map(|table| table.0.matches("class=\"origin ").count()).sum();
            // Ships of one type share a row; everything else has a mark of its own.
            let in_parts = set.facts().iter().filter(|fact| is_part(&fact.key));
            let ships = set.facts().iter().filter(|fact| fact.clause == "AE-1.13").count();
            assert_eq!(marks, in_parts.count() - ships + usize::from(set.ship_types));
        }
    }

    #[test]
    fn every_number_of_the_data_files_has_words() {
        for fact in Components::standard().facts() {
            let words = words(fact, Lang::De);
            assert_eq!(words.is_none(), is_part(&fact.key), "{}", fact.key);
            assert!(words.is_none_or(|words| words.name != fact.key), "{} has no words", fact.key);
        }
    }
}
