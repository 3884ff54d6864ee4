//! The pieces as drawings: tiles, figures, coins, icons. Colours and strokes belong to `atlantis.css`.

use std::sync::LazyLock;

use engine::Seat;
use game_atlantis::{Object, Tile};
use maud::{Markup, PreEscaped, html};

use super::layout::{CUT, HALF, Point};
use super::words;
use crate::l10n::Lang;

/// Gradients, scenery, icons and pieces: what every picture of this game refers to.
pub(super) fn symbols() -> Markup {
    static SYMBOLS: LazyLock<String> = LazyLock::new(|| {
        format!(
            "<defs><path id=\"oct\" d=\"{}\"/><path id=\"oct-in\" d=\"{}\"/>{}</defs>{}",
            octagon(HALF, CUT),
            octagon(HALF - 3.2, CUT - 1.0),
            include_str!("art/defs.svg").replace('\n', ""),
            include_str!("art/objects.svg").replace('\n', "")
        )
    });
    html! { svg.defs width="0" height="0" aria-hidden="true" focusable="false" { (PreEscaped(SYMBOLS.as_str())) } }
}

/// A square with cut and softened corners.
fn octagon(half: f32, cut: f32) -> String {
    const SOFT: f32 = 2.6;
    // The eight corners clockwise from the upper left, each with the directions to come from and to go on to.
    let inner = half - cut;
    let corners = [
        (-inner, -half, (-0.7, 0.7), (1.0, 0.0)),
        (inner, -half, (-1.0, 0.0), (0.7, 0.7)),
        (half, -inner, (-0.7, -0.7), (0.0, 1.0)),
        (half, inner, (0.0, -1.0), (-0.7, 0.7)),
        (inner, half, (0.7, -0.7), (-1.0, 0.0)),
        (-inner, half, (1.0, 0.0), (-0.7, -0.7)),
        (-half, inner, (0.7, 0.7), (0.0, -1.0)),
        (-half, -inner, (0.0, 1.0), (0.7, -0.7)),
    ];
    let mut d = String::new();
    for (index, (x, y, before, after)) in corners.into_iter().enumerate() {
        let letter = if index == 0 { 'M' } else { 'L' };
        let (bx, by, ax, ay) = (x + SOFT * before.0, y + SOFT * before.1, x + SOFT * after.0, y + SOFT * after.1);
        d += &format!("{letter}{bx:.1} {by:.1}Q{x:.1} {y:.1} {ax:.1} {ay:.1}");
    }
    d + "Z"
}

/// A place for a group of drawings.
pub(super) fn at(point: Point, scale: f32) -> String {
    if (scale - 1.0).abs() < 0.001 {
        format!("translate({:.0} {:.0})", point.x, point.y)
    } else {
        format!("translate({:.0} {:.0}) scale({scale:.2})", point.x, point.y)
    }
}

/// How far each tile of a stack lifts the one above it.
pub(super) const LIFT: f32 = 10.0;

/// How high the visible face of a stack lies.
pub(super) fn lift(height: u8) -> f32 {
    LIFT * f32::from(height.saturating_sub(1))
}

/// The upper face of a tile with its object and value. Under a figure the object moves aside.
pub(super) fn face(tile: Tile, y: f32, aside: bool) -> Markup {
    let name = tile.object.name();
    let (x, top, size) = if aside { (-26.0, y - 2.0, 24.0) } else { (-10.0, y - 12.0, 36.0) };
    html! {
        g class=(name) {
            use href="#face" y=[(y != 0.0).then_some(y)] {}
            use.oi href={ "#o-" (name) } x=(x) y=(top) width=(size) height=(size) {}
            text.val x="-16" y=(y - 7.0) { (tile.value) }
        }
    }
}

/// A small tile on its own, for panels and the log.
pub(super) fn mini(tile: Tile, lang: Lang) -> Markup {
    html! {
        svg.mt viewBox="-31 -31 62 72" role="img" aria-label=(words::tile(lang, tile)) {
            use href="#slab" {}
            (face(tile, 0.0, false))
        }
    }
}

/// The icon of an object with its name for readers.
pub(super) fn object_icon(object: Object, lang: Lang) -> Markup {
    html! {
        svg.ico.obj role="img" aria-label=(words::object(lang, object)) { use href={ "#o-" (object.name()) } {} }
    }
}

/// A figure, feet at the origin.
pub(super) fn figure(seat: Seat, letter: &str) -> Markup {
    let head = format!("#h-{}", seat.0);
    html! {
        ellipse.fs cx="4" cy="2" rx="16" ry="6" {}
        g.fb { use href="#pawn" {} use href=(head) {} }
        g.fg { use href="#pawn" {} use href=(head) {} }
        text.fl y="-3" { (letter) }
    }
}

/// A figure on its own, for panels and the log.
pub(super) fn figure_icon(seat: Seat, lang: Lang) -> Markup {
    html! {
        svg class={ "fgi f" (seat.0) } viewBox="-18 -47 36 56" aria-hidden="true" {
            (figure(seat, &words::letter(lang, seat)))
        }
    }
}

/// The price of a gap.
pub(super) fn coin(price: u8) -> Markup {
    html! {
        circle.pc r="19" {}
        use.pi href="#o-boat" x="-16" y="-10" width="18" height="18" {}
        text x="9" y="6.5" { (price) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_octagon_has_eight_softened_corners() {
        let d = octagon(HALF, CUT);
        assert_eq!(d.matches('Q').count(), 8);
        assert!(d.starts_with('M') && d.ends_with('Z'));
    }
}
