//! The data file of Atlandice on the components page: its numbers in words, its tiles and its clock as tables.

use engine::{Components as _, Fact};
use game_atlandice::{Area, Components, Symbol, Tile};
use maud::{Markup, html};

use super::{art, words as said};
use crate::l10n::{Lang, MESSAGES, say};
use ui::facts::{FactWords, Part, origin_mark};

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

/// The fifteen tiles and the clock.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    let part = |id, clause, heading: &str, hint: &str, picture| Part {
        id,
        heading: say(lang, heading, &[]),
        clause,
        hint: say(lang, hint, &[]),
        picture,
    };
    vec![
        part("tiles", "AD-1.3", "ad-fact-tiles", "ad-fact-tiles-hint", tiles(set, lang)),
        part("clock", "AD-1.4", "ad-fact-clock", "ad-fact-clock-hint", clock(set, lang)),
    ]
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
                    div.which {
                        span.slab { (art::slab(Some(tile), 0, set)) }
                        span { (said::area(lang, tile.district())) " " span.code { (tile) } }
                    }
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
    html! { (art::symbols()) (table("ad-tiles", heads, lang, Tile::ALL.into_iter().map(row))) }
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
        let (tiles, clock) = (parts[0].picture.0.as_str(), parts[1].picture.0.as_str());
        for tile in Tile::ALL {
            assert!(tiles.contains(&format!(">{tile}<")), "{tile} is missing");
        }
        assert_eq!(tiles.matches("class=\"origin ").count(), 30, "effect and hand symbols of fifteen tiles");
        assert_eq!(clock.matches("class=\"origin ").count(), Components::standard().clock().len());
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
