//! The data file of Atlandice on the components page: its pieces, its numbers in words, its tiles and its clock as tables.

use engine::{Components as _, Fact};
use game_atlandice::{Area, Components, Good, Symbol, Tile};
use maud::{Markup, html};

use super::{art, illustrations, words as said};
use crate::l10n::{Lang, MESSAGES, say};
use ui::facts::{FactWords, Part, Piece, origin_mark};

/// The entries that the table of the tiles shows.
const TILES: &str = "tiles.";
/// The entry that the table of the clock shows.
const CLOCK: &str = "clock";

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    if fact.key.starts_with(TILES) || fact.key == CLOCK {
        return None;
    }
    let key = format!("ad-fact-{}", fact.key.replace('_', "-"));
    if !MESSAGES.knows(lang, &key) {
        return Some(FactWords::plain(fact.key.clone(), fact));
    }
    Some(FactWords { name: say(lang, &key, &[]), value: value(fact, lang) })
}

/// A value in the person's language, where it is made of words; numbers for 2, 3 and 4 players are set apart.
fn value(fact: &Fact, lang: Lang) -> Markup {
    let words = match Area::named(&fact.value) {
        Some(area) => said::area(lang, area),
        None => fact.value.split_whitespace().collect::<Vec<_>>().join(" / "),
    };
    html! { (words) }
}

/// The fifteen tiles, the spaces of the clock, and the wooden pieces.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let part = |id, clause, heading: &str, hint: &str, pieces, table| Part {
        id,
        heading: say(lang, heading, &[]),
        clause,
        hint: if hint.is_empty() { String::new() } else { say(lang, hint, &[]) },
        pieces,
        table,
    };
    vec![
        part("tiles", "AD-1.3", "ad-fact-tiles", "ad-fact-tiles-hint", faces(set, lang), Some(tiles(set, lang))),
        part("wood", "AD-1.1", "ad-fact-wood", "", wood(set, lang), None),
        part("clock", "AD-1.4", "ad-fact-clock", "ad-fact-clock-hint", symbols(set, lang), Some(clock(set, lang))),
    ]
}

/// The tiles as they lie in the city.
fn faces(set: &Components, lang: Lang) -> Vec<Piece> {
    let face = |tile: Tile| {
        let name = format!("{} {tile}", said::area(lang, tile.district()));
        Piece::new(art::slab(Some(tile), 0, set), name, said::tile_effect(lang, set, tile))
    };
    Tile::ALL.map(face).into()
}

/// Resources, dice and the submarine.
fn wood(set: &Components, lang: Lang) -> Vec<Piece> {
    let says = |key: &str| say(lang, key, &[]);
    let district = |good: Good| Area::ALL.into_iter().find(|area| area.good() == Some(good));
    let resource = |good: Good| {
        let home = district(good).map(|area| said::area(lang, area)).unwrap_or_default();
        let words = say(lang, "ad-fact-home", &[("area", home.into())]);
        let name = said::good(lang, good);
        Piece::new(art::pile(good, 3, |_| (None, None)), name, words).as_many_as(set.facts(), "resources_per_type")
    };
    let mut pieces: Vec<Piece> = Good::ALL.map(resource).into();
    let most =
        set.facts().iter().find(|fact| fact.key == "dice").and_then(|fact| fact.value.rsplit(' ').next()?.parse().ok());
    let dice = Piece::new(illustrations::dice(), says("ad-fact-all-dice"), says("says-atlandice-gate"));
    pieces.push(Piece { count: most, ..dice });
    pieces.push(
        Piece::new(illustrations::submarine(), says("ad-fact-submarine"), says("says-atlandice-submarine")).times(1u8),
    );
    pieces
}

/// What the spaces of the clock show, each kind once.
fn symbols(set: &Components, lang: Lang) -> Vec<Piece> {
    let clock = set.clock();
    let first = |(space, symbol): &(usize, &Symbol)| !clock[..*space].contains(symbol);
    let piece = |(_, &symbol): (usize, &Symbol)| {
        let count = clock.iter().filter(|&&other| other == symbol).count() as u32;
        let picture = html! {
            span.ad-space {
                @match symbol {
                    Symbol::Plain => { svg.ic viewBox="0 0 24 24" aria-hidden="true" { circle.so cx="12" cy="12" r="3" {} } }
                    _ => { (sign(symbol)) }
                }
            }
        };
        Piece::new(picture, said::symbol(lang, symbol), said::symbol_words(lang, set, symbol)).times(count)
    };
    clock.iter().enumerate().filter(first).map(piece).collect()
}

/// A table with a row for each thing.
fn table(class: &str, heads: [&str; 3], lang: Lang, rows: impl Iterator<Item = Markup>) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table class=(class) {
                thead { tr { @for key in heads { th scope="col" { (say(lang, key, &[])) } } } }
                tbody { @for row in rows { (row) } }
            }
        }
    }
}

fn origin(set: &Components, key: &str, lang: Lang) -> Markup {
    html! {
        @if let Some(fact) = set.facts().iter().find(|fact| fact.key == key) { " " (origin_mark(lang, fact.origin)) }
    }
}

fn tiles(set: &Components, lang: Lang) -> Markup {
    let row = |tile: Tile| {
        let clause = said::tile_clause(set, tile);
        html! {
            tr.(tile.district().name()) {
                th scope="row" {
                    (said::area(lang, tile.district())) " " span.code { (tile) }
                }
                td {
                    (said::tile_effect(lang, set, tile)) " " a href={ "/games/atlandice/rules#" (clause) } { (clause) }
                    (origin(set, &format!("{TILES}{tile}.effect"), lang))
                }
                td { (set.tile(tile).hands) (origin(set, &format!("{TILES}{tile}.hands"), lang)) }
            }
        }
    };
    let heads = ["ad-fact-tile", "ad-fact-effect", "ad-fact-hands"];
    table("ad-tiles", heads, lang, Tile::ALL.into_iter().map(row))
}

/// A symbol of the clock for the eye only: the words stand beside it.
fn sign(symbol: Symbol) -> Markup {
    match symbol {
        Symbol::Inventory(good) => html! { (art::icon("x-scales")) (art::flat(good)) },
        Symbol::InventoryTotal => html! { (art::icon("x-scales")) (art::icon("x-all")) },
        _ => html! { @if let Some(id) = art::symbol_id(symbol) { (art::icon(id)) } },
    }
}

fn clock(set: &Components, lang: Lang) -> Markup {
    let row = |(space, &symbol): (usize, &Symbol)| {
        html! {
            tr {
                th scope="row" { (space) }
                td {
                    span.sign aria-hidden="true" { (sign(symbol)) } (said::symbol(lang, symbol)) (origin(set, CLOCK, lang))
                }
                td { (said::symbol_words(lang, set, symbol)) }
            }
        }
    };
    let heads = ["ad-fact-space", "ad-fact-symbol", "ad-fact-does"];
    table("ad-clock", heads, lang, set.clock().iter().enumerate().map(row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_and_every_space_is_shown_with_its_origin() {
        let parts = parts(Components::standard(), Lang::En);
        let table = |at: usize| parts[at].table.as_ref().unwrap().0.as_str();
        let (tiles, clock) = (table(0), table(2));
        for tile in Tile::ALL {
            assert!(tiles.contains(&format!(">{tile}<")), "{tile} is missing");
        }
        assert_eq!(tiles.matches("class=\"origin ").count(), 30, "effect and hand symbols of fifteen tiles");
        assert_eq!(clock.matches("class=\"origin ").count(), Components::standard().clock().len());
    }

    #[test]
    fn the_pieces_are_those_of_the_box() {
        let set = Components::standard();
        let parts = parts(set, Lang::En);
        let count = |at: usize| parts[at].pieces.iter().filter_map(|piece| piece.count).sum::<u32>();
        assert_eq!(parts[0].pieces.len(), 15);
        assert_eq!(count(1), 5 * 12 + 9 + 1, "resources, dice, the submarine");
        assert_eq!(count(2) as usize, set.clock().len(), "every space of the clock");
    }

    #[test]
    fn every_entry_of_the_data_file_has_words() {
        for fact in Components::standard().facts() {
            let words = words(fact, Lang::De);
            let is_part = fact.key.starts_with(TILES) || fact.key == CLOCK;
            assert_eq!(words.is_none(), is_part, "{}", fact.key);
            assert!(words.is_none_or(|words| words.name != fact.key), "{} has no words", fact.key);
        }
    }
}
