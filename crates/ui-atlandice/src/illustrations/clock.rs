//! The tower clock, whole or in part.

use std::f32::consts::TAU;

use engine::Components as _;
use game_atlandice::{Area, Components, Good, Symbol, Tile};
use maud::{Markup, PreEscaped, html};

use super::frame::{BLUE, CARD, Chip, JADE, RED, STEP, chip, die, gate, mark, plate, quay, slab, svg, token};
use crate::art;
use crate::dial::{kind, when};
use crate::l10n::Lang;
use crate::layout::{Dial, Tenth, polar};

/// The clock around its middle, with the hand on a space.
fn dial(hand: u8) -> Markup {
    let spaces = Components::standard().clock();
    let hand = usize::from(hand);
    let face = Dial::new(spaces.len());
    let level = 152.0 - 250.0 * hand as f32 / (spaces.len() - 1) as f32;
    html! {
        (PreEscaped(ui::built!("dial-back.svg")))
        g clip-path="url(#c-dial)" {
            g transform={ "translate(-190 " (Tenth(level)) ")" } { (PreEscaped(ui::built!("dial-water.svg"))) }
        }
        @for (space, &symbol) in spaces.iter().enumerate() {
            path class={ "sp " (kind(symbol)) (when(space, hand)) } d=(face.wedge(space)) {}
        }
        circle r="166" fill="url(#g-well)" {}
        @for (space, &symbol) in spaces.iter().enumerate() { (space_symbol(face, space, hand, symbol)) }
        circle.rl r="225.500" {}
        circle.rl2 r="168" {}
        circle.rl r="165" {}
        g transform={ "rotate(" (face.turn(hand)) ")" } { (PreEscaped(ui::built!("dial-hand.svg"))) }
        (PreEscaped(ui::built!("medallion.svg")))
        circle r="13" fill="url(#g-bronze)" {}
        circle r="8" fill="url(#g-bronze-dark)" {}
    }
}

/// What a space shows. The clock is small here, so an inventory shows what is counted, and no scales.
fn space_symbol(face: Dial, space: usize, hand: usize, symbol: Symbol) -> Markup {
    let Some(id) = art::symbol_id(symbol) else {
        let spot = face.at(space, 197.0);
        return html! { circle.spd cx=(Tenth(spot.x)) cy=(Tenth(spot.y)) r="4" {} };
    };
    let size = 36.0;
    let spot = face.at(space, 197.0);
    html! {
        g class={ "spi " (kind(symbol)) (when(space, hand)) } {
            use href={ "#" (id) } x=(Tenth(spot.x - size / 2.0)) y=(Tenth(spot.y - size / 2.0)) width=(size) height=(size) {}
        }
    }
}

/// AD-7.1: from where the hand stands to where it goes, with the space it reaches.
fn forecast(class: &str, from: u8, to: u8, radius: f32) -> Markup {
    let face = Dial::new(Components::standard().clock().len());
    let (from, to) = (usize::from(from), usize::from(to));
    html! {
        path class={ "ill-way " (class) } d=(face.way(from, to, radius)) {}
        path class={ "ill-target " (class) } d=(face.wedge(to)) {}
    }
}

/// Where the hand goes from a space if the last die lies beside this tile.
fn reached(from: u8, tile: Tile) -> u8 {
    let components = Components::standard();
    (from + components.tile(tile).hands).min(components.last_space())
}

/// A part of the clock: its middle and how large it is.
fn part(x: f32, y: f32, scale: f32, inside: &Markup) -> Markup {
    html! { g transform={ "translate(" (Tenth(x)) " " (Tenth(y)) ")scale(" (scale) ")" } { (inside) } }
}

/// The last die lies at the Machine Works, whose tile has three hand symbols.
pub(super) fn hand() -> Markup {
    let (from, tile) = (7, Tile::M3);
    let clock = html! { (dial(from)) (forecast("gained", from, reached(from, tile), 147.0)) };
    let inside = html! {
        (quay(STEP, 120.0, 190.0))
        (part(196.0, 6.0, 0.62, &clock))
        (slab(tile, 0, 6.0, 92.0, 92.0))
        (gate(Area::MachineWorks, 1, 52.0, 92.0, 66.0))
        rect.ill-ring x="10" y="126.500" width="80" height="26" rx="5" {}
    };
    svg(STEP, &inside)
}

/// The hand on the waves, and all five types once more.
pub(super) fn end(lang: Lang) -> Markup {
    let components = Components::standard();
    let worth = components.worth();
    let places = [(BLUE, RED), (RED, JADE), (JADE, BLUE), (RED, BLUE), (BLUE, JADE)];
    let inside = html! {
        (quay(CARD, 140.0, 176.0))
        (part(104.0, 112.0, 0.4, &html! {
            (dial(components.last_space()))
            @for (index, good) in Good::ALL.into_iter().enumerate() {
                @let spot = polar(64.0, TAU * (index as f32 - 2.0) / 5.0);
                (token(good, spot.x, spot.y, 40.0))
            }
        }))
        @for ((index, good), (first, second)) in Good::ALL.into_iter().enumerate().zip(places) {
            @let y = 8.0 + 42.0 * index as f32;
            (plate(214.0, y, 152.0, 34.0))
            (token(good, 234.0, y + 17.0, 28.0))
            (mark(first, 264.0, y + 17.0, 24.0, lang))
            (chip(Chip::Points, format_args!("+{}", worth.final_first), 296.0, y + 17.0, 18.0))
            (mark(second, 328.0, y + 17.0, 20.0, lang))
            text.ill-small x="351" y=(y + 23.5) { "+" (worth.final_second) }
        }
    };
    svg(CARD, &inside)
}

/// Two dice are left: one leads to a space without a symbol, the other to an inventory.
pub(super) fn two_dice() -> Markup {
    let from = 13;
    let stays = [(Tile::M3, "gained", 147.0, 40.0), (Tile::LB, "lost", 128.0, 124.0)];
    let clock = html! {
        (dial(from))
        @for (tile, class, radius, _) in stays {
            (forecast(class, from, reached(from, tile), radius))
        }
    };
    let inside = html! {
        (quay(STEP, 120.0, 190.0))
        (part(158.0, -12.0, 0.62, &clock))
        @for (tile, class, _, y) in stays {
            rect class={ "ill-halo " (class) } x="199" y=(y - 22.0) width="46" height="48" rx="12" {}
            (die(tile.district().face(), 222.0, y, 34.0))
            (slab(tile, 0, 250.0, y - 25.0, 66.0))
        }
    };
    svg(STEP, &inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the words in `docs/play` say of these pictures.
    #[test]
    fn the_hand_goes_where_the_texts_say() {
        let clock = Components::standard().clock();
        let stop = |from, tile| clock[usize::from(reached(from, tile))];
        assert_eq!(stop(7, Tile::M3), Symbol::Donation);
        assert_eq!(stop(13, Tile::LB), Symbol::Plain);
        assert_eq!(stop(13, Tile::M3), Symbol::Inventory(Good::Weapon));
    }
}
