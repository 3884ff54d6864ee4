//! What all illustrations are made of: the ground they stand on, pieces at a place and a size, and the few marks that
//! point something out.

use std::fmt::Display;

use engine::Seat;
use game_atlandice::{Area, Components, Good, Party, Tile};
use maud::{Markup, html};

use crate::art::{self, GateArt};
use crate::l10n::Lang;
use crate::layout::Tenth;

pub(super) const BLUE: Party = Party::Seat(Seat(0));
pub(super) const RED: Party = Party::Seat(Seat(1));
pub(super) const JADE: Party = Party::Seat(Seat(2));

/// The size of a picture in its own units.
#[derive(Clone, Copy)]
pub(super) struct Size {
    pub(super) width: f32,
    pub(super) height: f32,
}

/// A picture that also stands on a card.
pub(super) const CARD: Size = Size { width: 372.0, height: 222.0 };
/// A picture of one step.
pub(super) const STEP: Size = Size { width: 320.0, height: 170.0 };

pub(super) fn svg(size: Size, inside: &Markup) -> Markup {
    html! {
        svg.ill.wide[size.width > STEP.width] viewBox={ "0 0 " (size.width) " " (size.height) } aria-hidden="true" {
            (inside)
        }
    }
}

/// How far the ground goes on beyond a picture, for places of another shape.
const BEYOND: f32 = 700.0;

/// Dusk over a paved quay; the water begins at `sea`.
pub(super) fn quay(size: Size, floor: f32, sea: f32) -> Markup {
    let wide = size.width + 2.0 * BEYOND;
    html! {
        rect.ill-sky x=(-BEYOND) y="-90" width=(wide) height="92" {}
        rect x=(-BEYOND) y="0" width=(wide) height=(Tenth(floor * 1.4)) fill="url(#g-sky)" {}
        ellipse cx=(size.width / 2.0) cy=(floor) rx=(size.width * 0.6) ry=(floor * 0.8) fill="url(#g-sun)" {}
        g transform={ "translate(" (Tenth(size.width / 2.0 - 530.0)) " " (Tenth(floor - 272.0)) ")" } { use href="#far" {} }
        rect.ill-floor x=(-BEYOND) y=(floor) width=(wide) height=(size.height + 90.0 - floor) {}
        path.ill-joint d={
            "M" (-BEYOND) " " (Tenth(floor + 16.0)) "h" (wide) "M" (-BEYOND) " " (Tenth(floor + 42.0)) "h" (wide)
            @for index in -12..=12 { "M" (Tenth(size.width / 2.0 + 58.0 * index as f32)) " " (floor) "l" (12 * index) " 90" }
        } {}
        @if sea < size.height {
            g transform={ "translate(" (Tenth(size.width / 2.0 - 528.0)) " " (Tenth(sea)) ")" } {
                path.ill-edge d="M-300-6h1700v12h-1700Z" {}
                path fill="url(#g-sea)" d={
                    "M-300 6c60-5 90 3 132 0s88 5 132 0 88-5 132 0 88 5 132 0 88-5 132 0 88 5 132 0 88-5 132 0 88 5 132 0 "
                    "88-5 132 0 88 5 132 0 88-5 132 0 88 5 132 0V160H-300Z"
                } {}
                path.ill-crest d="M380 17q12-5 24 0t24 0M520 22q12-5 24 0t24 0M640 15q12-5 24 0t24 0M450 30q12-5 24 0t24 0" {}
            }
        }
    }
}

/// Pieces that are pictures of their own, at a place and a width.
fn placed(x: f32, y: f32, width: f32, height: f32, inside: &Markup) -> Markup {
    html! { svg.ill-piece aria-hidden="true" x=(Tenth(x)) y=(Tenth(y)) width=(Tenth(width)) height=(Tenth(height)) { (inside) } }
}

/// The building of an area; its middle and where it stands.
pub(super) fn building(area: Area, x: f32, floor: f32, width: f32) -> Markup {
    let (wide, tall) = if area.is_district() { (264.0, 152.0) } else { (340.0, 84.0) };
    let scale = width / wide;
    html! {
        g transform={
            "translate(" (Tenth(x - width / 2.0)) " " (Tenth(floor - tall * scale)) ")scale(" (format!("{scale:.3}")) ")"
        } { use href={ "#b-" (area.name()) } {} }
    }
}

/// A pile of resources; its middle and where it stands.
pub(super) fn pile(good: Good, count: u8, x: f32, floor: f32, width: f32) -> Markup {
    let height = width * 1.5;
    placed(x - width / 2.0, floor - height, width, height, &art::pile(good, count, |_| (None, None)))
}

/// A gate with so many dice; its middle and where it stands.
pub(super) fn gate(area: Area, count: u8, x: f32, floor: f32, width: f32) -> Markup {
    let height = width * 107.0 / 84.0;
    let piece = |index: u8| (format!("lesson-{}-{index}", area.name()), None);
    let drawing = art::gate(&GateArt { area, count, gone: false, rolled: false, piece: &piece });
    let inside = placed(x - width / 2.0, floor - height, width, height, &drawing);
    html! { g.open[count > 0] { (inside) } }
}

/// A tile on the stack of its district; the upper left corner.
pub(super) fn slab(tile: Tile, below: usize, x: f32, y: f32, width: f32) -> Markup {
    let height = width * (71 + 8 * below) as f32 / 99.0;
    placed(x, y, width, height, &art::slab(Some(tile), below, <Components as engine::Components>::standard()))
}

/// A die that lies by itself; its middle.
pub(super) fn die(face: u8, x: f32, y: f32, size: f32) -> Markup {
    html! {
        g transform={ "translate(" (Tenth(x)) " " (Tenth(y)) ")scale(" (format!("{:.3}", size / 48.0)) ")" } {
            use href={ "#d-" (face) } {}
        }
    }
}

/// The sign of a player; its middle.
pub(super) fn mark(party: Party, x: f32, y: f32, size: f32, lang: Lang) -> Markup {
    html! {
        g class={ "mk " (art::colour(party)) } transform={
            "translate(" (Tenth(x - size / 2.0)) " " (Tenth(y - size / 2.0)) ")scale(" (format!("{:.3}", size / 24.0)) ")"
        } { (art::mark_inside(party, lang)) }
    }
}

/// A resource seen from above; its middle.
pub(super) fn token(good: Good, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use href={ "#f-" (good.name()) } x=(Tenth(x - size / 2.0)) y=(Tenth(y - size / 2.0)) width=(Tenth(size))
            height=(Tenth(size)) {}
    }
}

/// What a number on a chip means.
#[derive(Clone, Copy)]
pub(super) enum Chip {
    Points,
    Gained,
    Step,
}

/// A number that points something out; its middle.
pub(super) fn chip(kind: Chip, words: impl Display, x: f32, y: f32, size: f32) -> Markup {
    let words = words.to_string();
    let wide = size * (0.62 * words.chars().count() as f32 + 0.5).max(1.4);
    let (class, tall) = match kind {
        Chip::Points => ("ill-points", size * 1.3),
        Chip::Gained => ("ill-gained", size * 1.3),
        Chip::Step => ("ill-step", size * 1.4),
    };
    html! {
        g class={ "ill-chip " (class) } {
            rect x=(Tenth(x - wide / 2.0)) y=(Tenth(y - tall / 2.0)) width=(Tenth(wide)) height=(Tenth(tall))
                rx=(Tenth(tall / 2.0)) {}
            text x=(Tenth(x)) y=(Tenth(y + size * 0.36)) font-size=(Tenth(size)) { (words) }
        }
    }
}

/// A slab of marble to read something off.
pub(super) fn plate(x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! {
        rect.ill-under x=(Tenth(x)) y=(Tenth(y + 4.0)) width=(Tenth(width)) height=(Tenth(height)) rx="8" {}
        rect x=(Tenth(x)) y=(Tenth(y)) width=(Tenth(width)) height=(Tenth(height)) rx="8" fill="url(#g-marble)" {}
    }
}

/// A dotted way with an arrow at its end, as the `d` of a path.
pub(super) fn way(class: &str, path: &str) -> Markup {
    html! { path class={ "ill-way " (class) } d=(path) {} }
}
