//! The data file of Atlantis on the components page: its pieces, its numbers in words, its tiles as tables.

use engine::{Components as _, Fact};
use game_atlantis::{Components, Half, Object};
use maud::{Markup, html};

use super::{illustrations, words};
use crate::l10n::{Lang, MESSAGES, say};
use ui::facts::{FactWords, Part, Piece, origin_mark};

/// The entries that the tables of the tiles show.
const TILES: &str = "tiles.";

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    if fact.key.starts_with(TILES) {
        return None;
    }
    let key = format!("fact-{}", fact.key.replace('_', "-"));
    if !MESSAGES.knows(lang, &key) {
        return Some(FactWords::plain(fact.key.clone(), fact));
    }
    Some(FactWords { name: say(lang, &key, &[]), value: value(fact, lang) })
}

/// A value in the person's language, where it is made of words.
fn value(fact: &Fact, lang: Lang) -> Markup {
    let pieces = || fact.value.split(", ");
    match fact.key.as_str() {
        "colours" => {
            let colours: Vec<String> =
                pieces().map(|colour| say(lang, "fact-colour", &[("colour", colour.into())])).collect();
            html! { (colours.join(", ")) }
        }
        "layout" => html! { ol.stretches { @for piece in pieces() { li { (stretch(piece, lang)) } } } },
        _ => html! { (fact.value) },
    }
}

/// A stretch of the path: `10 x 2 A`, or `1 x water`.
fn stretch(piece: &str, lang: Lang) -> String {
    let words: Vec<&str> = piece.split(' ').collect();
    let number = |text: &str| text.parse::<u32>().ok();
    match words[..] {
        [positions, "x", "water"] if number(positions).is_some() => {
            say(lang, "fact-stretch-water", &[("positions", number(positions).into())])
        }
        [positions, "x", tiles, half] => match (number(positions), number(tiles)) {
            (Some(positions), Some(tiles)) => {
                let args = [("positions", positions.into()), ("tiles", tiles.into()), ("half", half.into())];
                say(lang, "fact-stretch", &args)
            }
            _ => piece.to_owned(),
        },
        _ => piece.to_owned(),
    }
}

/// The path tiles, the cards, and what each player has.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let halves = html! {
        div.halves {
            @for half in Half::ALL { div.scroll tabindex="0" { (half_table(set, half, lang)) } }
        }
    };
    let part = |id, clause, heading: &str, hint: &str, pieces| Part {
        id,
        heading: say(lang, heading, &[]),
        clause,
        hint: if hint.is_empty() { String::new() } else { say(lang, hint, &[]) },
        pieces,
        table: None,
    };
    let tiles = Object::ALL.map(|object| tiles_of(set, object, lang)).into();
    let cards = Object::ALL.map(|object| {
        let name = words::object(lang, object);
        Piece::new(illustrations::card_face(object), name, String::new()).as_many_as(set.facts(), "per_object")
    });
    let says = |key: &str| say(lang, key, &[]);
    let figures = Piece::new(illustrations::all_figures(lang), says("fact-figures"), says("says-atlantis-figure"));
    let bridges = Piece::new(illustrations::bridge(), says("fact-bridges"), says("says-atlantis-bridge"));
    let others = vec![figures.as_many_as(set.facts(), "figures"), bridges.as_many_as(set.facts(), "bridges")];
    vec![
        Part { table: Some(halves), ..part("tiles", "AT-1.3", "components-tiles", "components-tiles-hint", tiles) },
        part("cards", "AT-1.2", "fact-cards", "components-cards-hint", cards.into()),
        part("others", "AT-1.1", "components-others", "", others),
    ]
}

/// The tiles of an object: which values they have in each half.
fn tiles_of(set: &Components, object: Object, lang: Lang) -> Piece {
    let all = |half: Half| set.tiles(half).filter(move |tile| tile.object == object);
    let values = |half: Half| {
        let mut values: Vec<u8> = all(half).map(|tile| tile.value).collect();
        values.sort_unstable();
        values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
    };
    let [a, b] = Half::ALL.map(values);
    let words = say(lang, "components-values", &[("a", a.into()), ("b", b.into())]);
    let best = Half::ALL.into_iter().flat_map(all).max_by_key(|tile| tile.value);
    let picture = best.map(illustrations::tile_face).unwrap_or_default();
    let count = Half::ALL.into_iter().flat_map(all).count() as u32;
    Piece::new(picture, words::object(lang, object), words).times(count)
}

fn half_table(set: &Components, half: Half, lang: Lang) -> Markup {
    let caption = ["components-half-a", "components-half-b"][half.index()];
    let highest =
        Half::ALL.into_iter().flat_map(|half| set.tiles(half)).map(|tile| tile.value).max().unwrap_or(7).max(7);
    let values = |object: Object| set.tiles(half).filter(move |tile| tile.object == object).map(|tile| tile.value);
    let count = |object: Object, value: u8| values(object).filter(|&other| other == value).count();
    let fact = |object: Object| {
        let key = format!("{TILES}{}.{object}", half.to_string().to_lowercase());
        set.facts().iter().find(move |fact| fact.key == key)
    };
    html! {
        table.tiles {
            caption { (say(lang, caption, &[])) }
            thead {
                tr {
                    th scope="col" { (say(lang, "components-object", &[])) }
                    @for value in 1..=highest { th scope="col" { (value) } }
                    th scope="col" { (say(lang, "components-sum", &[])) }
                }
            }
            tbody {
                @for object in Object::ALL {
                    tr {
                        th scope="row" {
                            (words::object(lang, object)) " "
                            @if let Some(fact) = fact(object) { (origin_mark(lang, fact.origin)) }
                        }
                        @for value in 1..=highest {
                            td {
                                @match count(object, value) {
                                    0 => span.tile.no { span aria-hidden="true" { "·" } span.vh { (say(lang, "components-none", &[])) } },
                                    1 => span.tile.(object) { (value) },
                                    many => { span.tile.(object) { (value) } "×" (many) },
                                }
                            }
                        }
                        td { (values(object).map(u32::from).sum::<u32>()) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_shown_once_with_its_origin() {
        let parts = parts(Components::standard(), Lang::En);
        let table = parts[0].table.as_ref().unwrap().0.as_str();
        let shown = |object: Object| table.matches(&format!("class=\"tile {object}\"")).count();
        assert_eq!(Object::ALL.into_iter().map(shown).sum::<usize>(), 84);
        assert_eq!(table.matches("class=\"origin c\"").count(), 14, "each list of tiles");
    }

    #[test]
    fn the_pieces_are_those_of_the_box() {
        let parts = parts(Components::standard(), Lang::En);
        let count = |at: usize| parts[at].pieces.iter().filter_map(|piece| piece.count).sum::<u32>();
        assert_eq!([count(0), count(1), count(2)], [84, 105, 12 + 4]);
        assert!(parts[0].pieces[0].words.contains("2, 3, 4, 5, 6, 7"), "{}", parts[0].pieces[0].words);
    }

    #[test]
    fn the_path_is_told_in_words() {
        assert_eq!(stretch("10 x 2 A", Lang::De), "10 Felder mit je 2 Plättchen (A)");
        assert_eq!(stretch("1 x water", Lang::De), "1 Feld Wasser");
        assert_eq!(stretch("something else", Lang::De), "something else");
    }
}
