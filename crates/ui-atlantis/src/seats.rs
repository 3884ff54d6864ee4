//! What lies openly in front of everybody: the panel of each player, and the piles.

use engine::Seat;
use game_atlantis::{Atlantis, Cards, Event, Half, Tile, View};
use maud::{Markup, html};

use super::{art, words};
use crate::l10n::say;
use ui::picture::{Scene, SeatFacts};

/// A player in the panel.
pub(super) fn facts(view: &View, seat: Seat, scene: &Scene<'_, Atlantis>) -> SeatFacts {
    let lang = scene.lang;
    let own = &view.players[seat];
    let mainland = view.path.mainland();
    let home = own.figures.iter().filter(|&&at| at == mainland).count();
    let tiles: Vec<Tile> = own.tiles.iter().collect();
    let bridge = own.bridge.map_or_else(|| "–".to_owned(), |position| position.to_string());
    let counts = [("count", home.into()), ("all", own.figures.len().into())];
    // A picture with a number; in words for whoever points at it or hears it.
    let fact = |icon: &str, number: String, words: String| {
        html! {
            span.fact title=(words) {
                svg.ico.obj aria-hidden="true" { use href={ "#o-" (icon) } {} }
                span aria-hidden="true" { (number) }
                span.vh { (words) }
            }
        }
    };
    let facts = html! {
        span data-piece={ "hand-" (seat.0) } {
            (fact("cards", own.hand_size.to_string(), say(lang, "facts-hand", &[("count", own.hand_size.into())])))
        }
        (fact("home", format!("{home}/{}", own.figures.len()), say(lang, "facts-home", &counts)))
        (fact("bridge", bridge, words::bridge(lang, own)))
        @if view.start == Some(seat) { (fact("star", String::new(), say(lang, "facts-start", &[]))) }
        @if !scene.is_you(seat) && !own.known.is_empty() {
            span.fact.known { (say(lang, "facts-known", &[("cards", words::cards(lang, &own.known).into())])) }
        }
        // The viewer's own tiles lie large in the own area.
        @if !scene.is_you(seat) && !tiles.is_empty() {
            span.mini {
                span.vh { (say(lang, "facts-tiles", &[])) }
                @for (index, &tile) in tiles.iter().enumerate() {
                    @let copy = tiles[..index].iter().filter(|&&other| other == tile).count();
                    span data-piece=(tile_piece(seat, tile, copy)) data-from=[tile_origin(scene, seat, tile)] {
                        (art::mini(tile, lang))
                    }
                }
            }
        }
    };
    let args = [("colour", words::colour(lang, seat).into()), ("letter", words::letter(lang, seat).into())];
    let mark_words = say(lang, "figure-mark", &args);
    let points = own.final_score.map_or(own.points, |score| score.total);
    SeatFacts { mark: art::figure_icon(seat, lang), mark_words, letter: words::letter(lang, seat), points, facts }
}

/// The identity of a collected tile on the page.
pub(super) fn tile_piece(seat: Seat, tile: Tile, copy: usize) -> String {
    format!("got-{}-{}-{}-{copy}", seat.0, tile.object, tile.value)
}

/// Where a tile just came from: the piece on the board that it was.
pub(super) fn tile_origin(scene: &Scene<'_, Atlantis>, seat: Seat, tile: Tile) -> Option<String> {
    let mut uncovered = false;
    // Read backwards: a stack of two is told by the tile that appears below.
    for event in scene.last.iter().flat_map(|entry| &entry.events).rev() {
        match event {
            Event::Uncovered { .. } => uncovered = true,
            Event::Taken { seat: taker, tile: taken, position } if *taker == seat && *taken == tile => {
                return Some(format!("p{position}-{}", if uncovered { 2 } else { 1 }));
            }
            Event::Taken { .. } => uncovered = false,
            _ => {}
        }
    }
    None
}

/// Draw pile, discard pile, and what nobody or not everybody has seen.
pub(super) fn stores(view: &View, scene: &Scene<'_, Atlantis>) -> Markup {
    let lang = scene.lang;
    let last_card = scene.last.iter().flat_map(|entry| &entry.events).rev().find_map(|event| match event {
        Event::Moved { seat, object, .. } => Some((*seat, *object)),
        _ => None,
    });
    let total = view.discard.total();
    let unseen = if scene.viewer.seat().is_some() { "stores-unseen-cards" } else { "stores-unseen-cards-public" };
    html! {
        div.piles {
            span.pile.back data-piece="draw-pile" title=(say(lang, "draw-pile", &[])) aria-hidden="true" {}
            span { b { (view.draw_pile) } (say(lang, "draw-pile", &[])) }
            @match last_card.filter(|_| total > 0) {
                Some((seat, object)) => {
                    @let from = if scene.is_you(seat) { format!("card-{object}") } else { format!("hand-{}", seat.0) };
                    span.pile.up title={ (say(lang, "discard-pile", &[])) ": " (words::object(lang, object)) } aria-hidden="true" {
                        span class=(object.name()) data-piece={ "discard-" (total) } data-from=(from) {
                            svg.ico.obj { use href={ "#o-" (object.name()) } {} }
                        }
                    }
                }
                None => { span.pile.up.bare[total == 0] title=(say(lang, "discard-pile", &[])) aria-hidden="true" {} }
            }
            span { b { (total) } (say(lang, "discard-pile", &[])) }
        }
        details #stores {
            summary { (say(lang, "stores-more", &[])) }
            h3 { (say(lang, "discard-pile", &[])) }
            @if total == 0 { p { (say(lang, "discard-empty", &[])) } } @else { (counts(&view.discard, scene)) }
            h3 { (say(lang, unseen, &[])) }
            (counts(&view.unseen_cards, scene))
            @if !view.removed_cards.is_empty() {
                h3 { (say(lang, "stores-removed", &[])) }
                (counts(&view.removed_cards, scene))
            }
            @if !view.unseen_tiles.is_empty() {
                h3 { (say(lang, "stores-unseen-tiles", &[])) }
                @for (half, key) in [(Half::A, "stores-half-a"), (Half::B, "stores-half-b")] {
                    @let tiles: Vec<Tile> = view.unseen_tiles.iter(half).collect();
                    @if !tiles.is_empty() {
                        p.unseen {
                            span { (say(lang, key, &[])) " (" (tiles.len()) ")" }
                            @for tile in tiles { (art::mini(tile, lang)) }
                        }
                    }
                }
            }
        }
    }
}

/// How many cards of each object.
fn counts(cards: &Cards, scene: &Scene<'_, Atlantis>) -> Markup {
    html! {
        ul.counts {
            @for (object, count) in cards.iter() {
                li title=(words::object(scene.lang, object)) { (art::object_icon(object, scene.lang)) " " (count) }
            }
        }
    }
}
