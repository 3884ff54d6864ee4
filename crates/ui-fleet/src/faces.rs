//! Pieces by themselves, as the components page shows them: with the drawings of the pictures of the lesson.

use ::fleet::{Colour, Ship, ShipKind, Special};
use maud::{Markup, html};

use super::art;
use super::edition::Look;
use super::illustrations::pieces;
use super::layout::{Point, hull};
use super::omens::vista;
use crate::l10n::Lang;

const CORNER: Point = Point { x: 0.0, y: 0.0 };

/// An empty ship with so many seats.
pub(super) fn ship(lang: Lang, kind: ShipKind, seats: u8) -> Markup {
    let [left, top, width, height] = hull(kind);
    let ship = Ship { kind, seats, ..Ship::default() };
    let at = Point { x: f32::from(left), y: 0.0 };
    html! {
        svg viewBox={ (left) " " (top) " " (width) " " (height) } aria-hidden="true" { (pieces::ship(lang, &ship, at, 1.0)) }
    }
}

/// A politics card.
pub(super) fn card(look: &Look) -> Markup {
    html! { svg viewBox="-2 -2 66 92" aria-hidden="true" { (pieces::card(look, CORNER, 1.0)) } }
}

/// A special card: what it is worth stands on it where it is points.
pub(super) fn special(special: Special, points: u8) -> Markup {
    let icon = art::special_icon(special);
    html! {
        svg viewBox="-2 -2 66 92" aria-hidden="true" {
            (pieces::paper("special", icon))
            @if points > 0 { text.il-face x="30" y="74" { (points) } }
        }
    }
}

/// An event; a Doom has a sky of its own.
pub fn event(icon: &str, doomed: bool) -> Markup {
    html! { div.il-event.doomed[doomed] { (vista(icon)) } }
}

/// One of the figures above the Senate.
pub(super) fn portrait(id: &str) -> Markup {
    html! { svg viewBox="0 0 80 98" aria-hidden="true" { use href={ "#b-" (id) } width="80" height="98" {} } }
}

/// A few cubes of a colour.
pub(super) fn cubes(lang: Lang, colour: Colour) -> Markup {
    html! { svg viewBox="-4 -6 52 44" aria-hidden="true" { (pieces::cubes(lang, colour, 4, 2, CORNER, 1.0)) } }
}

/// The pillars of doom, standing.
pub(super) fn pillars() -> Markup {
    html! { svg viewBox="-10 -4 170 92" aria-hidden="true" { (pieces::pillars(0, CORNER, 1.0)) } }
}
