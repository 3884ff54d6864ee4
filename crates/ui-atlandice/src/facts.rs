//! The data file of Atlandice on the components page: its numbers in words, its tiles and its clock as tables.

use engine::{Components as _, Fact};
use game_atlandice::{Area, Components, Symbol, Tile};
use maud::{Markup, html};

use super::{art, words as said};
use crate::l10n::{Lang, say};
use ui::facts::{FactWords, Part, origin_mark};

/// The entries that the table of the tiles shows.
const TILES: &str = "tiles.";
/// The entry that the table of the clock shows.
const CLOCK: &str = "clock";

/// An entry in words; nothing for what [`parts`] shows. A key without words of its own is shown as it stands.
pub(super) fn words(fact: &Fact, lang: Lang) -> Option<FactWords> {
    let name = match fact.key.as_str() {
        "resources_per_type" => "ad-fact-resources-per-type",
        "market_start_per_type" => "ad-fact-market-start",
        "district_start" => "ad-fact-district-start",
        "dice" => "ad-fact-dice",
        "dice_per_player" => "ad-fact-dice-per-player",
        "market_refill_to" => "ad-fact-market-refill",
        "submarine_start" => "ad-fact-submarine-start",
        "district_first" => "ad-fact-district-first",
        "district_second" => "ad-fact-district-second",
        "final_first" => "ad-fact-final-first",
        "final_second" => "ad-fact-final-second",
        "inventory" => "ad-fact-inventory",
        "donation_cost" => "ad-fact-donation-cost",
        "donation_gain" => "ad-fact-donation-gain",
        "market_hands" => "ad-fact-market-hands",
        part if part.starts_with(TILES) || part == CLOCK => return None,
        other => return Some(FactWords::plain(other.to_owned(), fact)),
    };
    Some(FactWords { name: say(lang, name, &[]), value: value(fact, lang) })
}

/// A value in the person's language, where it is made of words; numbers for 2, 3 and 4 players are set apart.
fn value(fact: &Fact, lang: Lang) -> Markup {
    let area = Area::ALL.into_iter().find(|area| area.name() == fact.value);
    html! {
        @match area {
            Some(area) => (said::area(lang, area)),
            None => (fact.value.split_whitespace().collect::<Vec<_>>().join(" / ")),
        }
    }
}

/// The fifteen tiles and the clock.
pub(super) fn parts(set: &Components, lang: Lang) -> Vec<Part> {
    vec![
        Part {
            id: "tiles",
            heading: say(lang, "ad-fact-tiles", &[]),
            clause: "AD-1.3",
            hint: say(lang, "ad-fact-tiles-hint", &[]),
            picture: tiles(set, lang),
        },
        Part {
            id: "clock",
            heading: say(lang, "ad-fact-clock", &[]),
            clause: "AD-1.4",
            hint: say(lang, "ad-fact-clock-hint", &[]),
            picture: clock(set, lang),
        },
    ]
}

/// The origin of an entry.
fn origin(set: &Components, key: &str, lang: Lang) -> Markup {
    html! {
        @if let Some(fact) = set.facts().iter().find(|fact| fact.key == key) { " " (origin_mark(lang, fact.origin)) }
    }
}

fn tiles(set: &Components, lang: Lang) -> Markup {
    html! {
        (art::symbols())
        div.scroll tabindex="0" {
            table.ad-tiles {
                thead {
                    tr {
                        @for key in ["ad-fact-tile", "ad-fact-effect", "ad-fact-hands"] {
                            th scope="col" { (say(lang, key, &[])) }
                        }
                    }
                }
                tbody {
                    @for tile in Tile::ALL {
                        tr.(tile.district().name()) {
                            th scope="row" {
                                div.which {
                                    span.slab { (art::slab(Some(tile), 0, set)) }
                                    span { (said::area(lang, tile.district())) " " span.code { (tile) } }
                                }
                            }
                            td {
                                (said::tile_effect(lang, set, tile)) " "
                                @let clause = said::tile_clause(set, tile);
                                a href={ "/games/atlandice/rules#" (clause) } { (clause) }
                                (origin(set, &format!("{TILES}{tile}.effect"), lang))
                            }
                            td { (set.tile(tile).hands) (origin(set, &format!("{TILES}{tile}.hands"), lang)) }
                        }
                    }
                }
            }
        }
    }
}

/// A symbol of the clock for the eye only: the words stand beside it.
fn sign(symbol: Symbol) -> Markup {
    let inventory = html! { (art::icon("x-scales")) };
    match symbol {
        Symbol::Inventory(good) => html! { (inventory) (art::flat(good)) },
        Symbol::InventoryTotal => html! { (inventory) (art::icon("x-all")) },
        _ => html! { @if let Some(id) = art::symbol_id(symbol) { (art::icon(id)) } },
    }
}

fn clock(set: &Components, lang: Lang) -> Markup {
    html! {
        div.scroll tabindex="0" {
            table.ad-clock {
                thead {
                    tr {
                        @for key in ["ad-fact-space", "ad-fact-symbol", "ad-fact-does"] {
                            th scope="col" { (say(lang, key, &[])) }
                        }
                    }
                }
                tbody {
                    @for (space, &symbol) in set.clock().iter().enumerate() {
                        tr {
                            th scope="row" { (space) }
                            td {
                                span.sign aria-hidden="true" { (sign(symbol)) }
                                (said::symbol(lang, symbol)) (origin(set, CLOCK, lang))
                            }
                            td { (said::symbol_words(lang, set, symbol)) }
                        }
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
