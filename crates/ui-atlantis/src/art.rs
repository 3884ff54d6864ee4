//! The pieces as drawings: tiles, figures, coins, icons. Colours and strokes belong to `atlantis.css`.

use std::fmt::Write as _;
use std::sync::LazyLock;

use engine::Seat;
use game_atlantis::{Object, Tile};
use maud::{Markup, PreEscaped, Render, html};

use super::layout::{Point, whole};
use super::words;
use crate::l10n::Lang;

/// Gradients, scenery, icons and pieces: what every picture of this game refers to.
pub(super) fn symbols() -> Markup {
    static SYMBOLS: LazyLock<String> = LazyLock::new(|| {
        let tiles: String = Object::ALL.iter().map(|object| tile_symbol(object.name())).collect();
        format!("<defs>{}{tiles}</defs>{}", ui::built!("defs.svg"), ui::built!("objects.svg"))
    });
    html! { svg.defs width="0" height="0" aria-hidden="true" focusable="false" { (PreEscaped(SYMBOLS.as_str())) } }
}

/// The face of an object's tiles, and a whole small tile.
fn tile_symbol(name: &str) -> String {
    format!(
        "<g id=\"t-{name}\" class=\"{name}\"><use href=\"#face\"/>\
         <use href=\"#o-{name}\" class=\"oi\" x=\"-10\" y=\"-12\" width=\"36\" height=\"36\"/></g>\
         <g id=\"s-{name}\"><use href=\"#slab\"/><use href=\"#t-{name}\"/></g>"
    )
}

/// A place for a group of drawings, written straight into the page: there are hundreds of them.
pub(super) struct At(Point, f32);

/// Moves to `point`, then enlarges by `scale`.
pub(super) fn at(point: Point, scale: f32) -> At {
    At(point, scale)
}

impl Render for At {
    fn render_to(&self, page: &mut String) {
        let (x, y, hundredths) = (whole(self.0.x), whole(self.0.y), whole(self.1 * 100.0));
        let _ = write!(page, "translate({x} {y})");
        if hundredths != 100 {
            let _ = write!(page, " scale({}.{:02})", hundredths / 100, hundredths % 100);
        }
    }
}

/// How far each tile of a stack lifts the one above it.
const LIFT: i32 = 10;

/// How high the visible face of a stack lies.
pub(super) fn lift(height: u8) -> i32 {
    LIFT * i32::from(height.saturating_sub(1))
}

/// The upper face of a tile with its object and value. Under a figure the object moves aside.
pub(super) fn face(tile: Tile, y: i32, aside: bool) -> Markup {
    let name = tile.object.name();
    let lifted = (y != 0).then_some(y);
    html! {
        g class=(name) {
            @if aside {
                use href="#face" y=[lifted] {}
                use.oi href={ "#o-" (name) } x="-26" y=(y - 2) width="24" height="24" {}
            } @else {
                use href={ "#t-" (name) } y=[lifted] {}
            }
            text.val x="-16" y=(y - 7) { (tile.value) }
        }
    }
}

/// A small tile on its own, for panels and the log.
pub(super) fn mini(tile: Tile, lang: Lang) -> Markup {
    html! {
        svg class={ "mt " (tile.object.name()) } viewBox="-31 -31 62 72" role="img" aria-label=(words::tile(lang, tile)) {
            title { (words::tile(lang, tile)) }
            use href={ "#s-" (tile.object.name()) } {}
            text.val x="-16" y="-7" { (tile.value) }
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
    #[test]
    fn an_octagon_has_eight_softened_corners() {
        let d =
            ui::built!("defs.svg").split_once("id=\"oct\" d=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap();
        assert_eq!(d.matches('Q').count(), 8);
        assert!(d.starts_with('M') && d.ends_with('Z'));
    }
}
