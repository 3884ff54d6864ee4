//! The data file of Atlantis on the components page: its numbers in words, its tiles as tables.

use engine::{Components as _, Fact};
use game_atlantis::{Components, Half, Object};
use maud::{Markup, html};

use super::words;
use crate::l10n::{Lang, MESSAGES, say};
use ui::facts::{FactWords, Part, origin_mark};

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

/// The path tiles: an object a line, a value a column, a table for each half.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let picture = html! {
        div.halves {
            @for half in Half::ALL { div.scroll tabindex="0" { (half_table(set, half, lang)) } }
        }
    };
    let (heading, hint) = (say(lang, "components-tiles", &[]), say(lang, "components-tiles-hint", &[]));
    vec![Part { id: "tiles", heading, clause: "AT-1.3", hint, picture }]
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
        let picture = parts[0].picture.0.as_str();
        let shown = |object: Object| picture.matches(&format!("class=\"tile {object}\"")).count();
        assert_eq!(Object::ALL.into_iter().map(shown).sum::<usize>(), 84);
        assert_eq!(picture.matches("class=\"origin c\"").count(), 14, "each list of tiles");
    }

    #[test]
    fn the_path_is_told_in_words() {
        assert_eq!(stretch("10 x 2 A", Lang::De), "10 Felder mit je 2 Plättchen (A)");
        assert_eq!(stretch("1 x water", Lang::De), "1 Feld Wasser");
        assert_eq!(stretch("something else", Lang::De), "something else");
    }
}
