//! What lies beside the path in pictures: cards, collected tiles, land, numbers.

use engine::Seat;
use game_atlantis::{Object, Tile};
use maud::{Markup, PreEscaped, html};

use super::sketch::point;
use crate::art::{self, at};
use crate::l10n::Lang;
use crate::layout::{Point, polyline};
use crate::words;

/// A picture of its own: the sea runs on beyond its edges.
pub(super) fn framed((width, height): (i32, i32), inside: &Markup) -> Markup {
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
            @for class in ["sea", "waves"] {
                rect class=(class) x=(-width) y=(-height) width=(3 * width) height=(3 * height) {}
            }
            (inside)
        }
    }
}

/// The own area, darker than the sea.
pub(super) fn shelf((x, y): (i32, i32), (width, height): (i32, i32)) -> Markup {
    html! { rect.at-shelf x=(x) y=(y) width=(width) height=(height) {} }
}

pub(super) fn figure(lang: Lang, seat: Seat, feet: (f32, f32), scale: f32) -> Markup {
    html! {
        g class={ "f" (seat.0) } transform=(at(point(feet), scale)) { (art::figure(seat, &words::letter(lang, seat))) }
    }
}

/// A movement card.
pub(super) fn card(object: Object, middle: (f32, f32)) -> Markup {
    let name = object.name();
    html! {
        g class=(name) transform=(at(point(middle), 1.0)) {
            rect.at-cast x="-25" y="-36" width="58" height="80" rx="8" {}
            rect.at-card x="-29" y="-40" width="58" height="80" rx="8" {}
            circle.fc r="21" cy="-4" {}
            circle.bv r="21" cy="-4" {}
            use.oi href={ "#o-" (name) } x="-13" y="-17" width="26" height="26" {}
        }
    }
}

pub(super) fn card_back(middle: (f32, f32)) -> Markup {
    html! {
        g transform=(at(point(middle), 1.0)) {
            rect.at-cast x="-25" y="-36" width="58" height="80" rx="8" {}
            rect.at-back x="-29" y="-40" width="58" height="80" rx="8" {}
            path.at-hatch d="M-24-16-8-36M-24 4 8-36M-24 24 24-36M-12 36 24-9M4 36 24 11" {}
        }
    }
}

/// A collected tile.
pub(super) fn held(tile: Tile, middle: (f32, f32), scale: f32) -> Markup {
    html! {
        g transform=(at(point(middle), scale)) { use href="#slab" {} (art::face(tile, 0, false)) }
    }
}

/// A collected tile that is paid: it leaves the game.
pub(super) fn lost(tile: Tile, middle: (f32, f32)) -> Markup {
    html! {
        (held(tile, middle, 1.1))
        use.at-lost href="#oct" transform=(at(point(middle), 1.1)) {}
        g.gain.lost transform=(at(point((middle.0, middle.1 + 32.0)), 1.1)) {
            rect x="-19" y="-11" width="38" height="22" rx="11" {}
            text y="5" { "−" (tile.value) }
        }
    }
}

pub(super) fn gain(value: u8, middle: Point, scale: f32) -> Markup {
    html! {
        g.gain transform=(at(middle, scale)) {
            rect x="-19" y="-11" width="38" height="22" rx="11" {}
            text y="5" { "+" (value) }
        }
    }
}

/// A bridge that lies unused.
pub(super) fn unbuilt(middle: (f32, f32)) -> Markup {
    html! {
        g transform=(at(point(middle), 1.0)) {
            path.deck0 d="M-30 0H30" {}
            path.deck d="M-30 0H30" {}
            path.deck1 d="M-30 0H30" {}
            rect.at-unused x="-38" y="-26" width="76" height="52" rx="10" {}
        }
    }
}

/// The number of a step.
pub(super) fn number(value: u8, (x, y): (f32, f32)) -> Markup {
    html! {
        g.at-number transform=(at(point((x, y)), 1.0)) {
            circle r="13" {}
            text y="5.5" { (value) }
        }
    }
}

/// Leads to what follows.
pub(super) fn arrow((x, y): (f32, f32)) -> Markup {
    html! {
        g transform=(at(point((x, y)), 1.2)) {
            path.chev0 d="M-4-7 4 0-4 7" {}
            path.chev d="M-4-7 4 0-4 7" {}
        }
    }
}

/// The Mainland in the lower right corner, or mirrored in the lower left one.
pub(super) fn coast(corner: (f32, f32), scale: f32, mirrored: bool) -> Markup {
    html! {
        g transform={ (at(point(corner), scale)) @if mirrored { " scale(-1 1)" } } {
            (PreEscaped(ui::built!("coast-wide.svg")))
        }
    }
}

pub(super) fn isle(middle: (f32, f32), scale: f32) -> Markup {
    html! { use href="#isle" transform=(at(point(middle), scale)) {} }
}

/// Sand between the path and the land: there is no gap (AT-6.4).
pub(super) fn spit(points: &[(f32, f32)]) -> Markup {
    let d = polyline(&points.iter().copied().map(point).collect::<Vec<_>>());
    html! {
        path.spit2 d=(d) stroke-width="44" {}
        path.spit d=(d) stroke-width="32" {}
    }
}
