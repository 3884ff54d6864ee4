//! The pieces in a picture: cubes, ships, cards, pillars, and the marks that say what happens to them. They have no
//! identity and no buttons: on a table they would be taken for those of the board.

use ::fleet::{Colour, Ship};
use maud::{Markup, html};

use crate::art;
use crate::edition::Look;
use crate::harbour::each;
use crate::l10n::Lang;
use crate::layout::{Point, Tenth, heap, hull, seats};
use crate::words;

/// A cube with its letter; a point is its upper left corner.
pub(super) fn cube(lang: Lang, colour: Colour, at: Point, scale: f32) -> Markup {
    let key = art::key(colour);
    let y = if key == "1" { 18.3 } else { 16.8 };
    html! {
        g class={ "cube f" (key) } transform=(placed(at, scale)) {
            use href={ "#q-" (key) } {}
            text x="10" y=(Tenth(y)) { (words::letter(lang, colour)) }
        }
    }
}

/// Cubes in rows of so many, from the upper left.
pub(crate) fn cubes(lang: Lang, colour: Colour, count: u8, row: u8, at: Point, scale: f32) -> Markup {
    html! {
        @for nth in 0..count {
            @let (x, y) = (f32::from(nth % row), f32::from(nth / row));
            (cube(lang, colour, Point { x: at.x + 21.0 * scale * x, y: at.y + 17.0 * scale * y }, scale))
        }
    }
}

/// Cubes heaped up on land; the point is the middle of the foot.
pub(super) fn heaped(lang: Lang, colour: Colour, count: u8, foot: Point, scale: f32) -> Markup {
    let (cubes, size) = heap(count);
    html! {
        ellipse.cast cx=(Tenth(foot.x)) cy=(Tenth(foot.y - 1.0)) rx=(Tenth((size.x / 2.0 + 3.0) * scale)) ry=(Tenth(5.0 * scale)) {}
        @for at in cubes.iter().rev() {
            (cube(lang, colour, Point { x: foot.x + (at.x - size.x / 2.0) * scale, y: foot.y + (at.y - size.y) * scale }, scale))
        }
    }
}

/// A player's mark, as large as the number says; the point is its middle.
pub(super) fn mark(lang: Lang, colour: Colour, at: Point, size: f32) -> Markup {
    let corner = Point { x: at.x - size / 2.0, y: at.y - size / 2.0 };
    html! { g class={ "mk f" (art::key(colour)) } transform=(placed(corner, size / 24.0)) { (art::mark_inside(colour, lang)) } }
}

/// A ship with everybody aboard; the point is the left end of its waterline.
pub(crate) fn ship(lang: Lang, ship: &Ship, at: Point, scale: f32) -> Markup {
    let name = ship.kind.name();
    let left = f32::from(hull(ship.kind)[0]);
    let places = seats(ship.kind, ship.seats);
    let mut sitting = each(&ship.seated).map(|(colour, _)| Some(colour)).chain(std::iter::repeat(None));
    let seated: Vec<_> = places.into_iter().map(|place| (place, sitting.next().flatten())).collect();
    let seat = |at: Point, sits: Option<Colour>| match sits {
        Some(colour) => cube(lang, colour, at, 1.0),
        None => html! { use href="#seat" x=(Tenth(at.x)) y=(Tenth(at.y)) {} },
    };
    html! {
        g.il-ship transform=(placed(Point { x: at.x - left * scale, y: at.y }, scale)) {
            use href={ "#sb-" (name) } {}
            @for ((at, behind), sits) in &seated { @if *behind { (seat(*at, *sits)) } }
            use href={ "#sf-" (name) } {}
            @for ((at, behind), sits) in &seated { @if !behind { (seat(*at, *sits)) } }
        }
    }
}

/// A politics card, 60 by 84; the point is its upper left corner.
pub(crate) fn card(look: &Look, at: Point, scale: f32) -> Markup {
    html! {
        g transform=(placed(at, scale)) {
            (paper(look.class, look.icon))
            g class={ "il-card " (look.class) } {
                @match look.extra {
                    Some(extra) => {
                        text.il-face x="20" y="74" { (look.number) }
                        use.il-extra href={ "#" (extra) } x="32" y="59" width="18" height="18" {}
                    }
                    None => { text.il-face x="30" y="74" { (look.number) } }
                }
            }
        }
    }
}

/// A card of a class with its icon and nothing written on it.
pub(crate) fn paper(class: &str, icon: &str) -> Markup {
    html! {
        g class={ "il-card " (class) } {
            rect.il-under x="1.500" y="3" width="60" height="84" rx="7" {}
            rect.il-paper width="60" height="84" rx="7" {}
            rect.il-art x="4" y="4" width="52" height="50" rx="5" {}
            use href={ "#" (icon) } x="13" y="11" width="34" height="34" {}
        }
    }
}

/// The pillars of doom, 150 wide and 80 high: some have fallen, and the next one cracks.
pub(crate) fn pillars(fallen: u8, at: Point, scale: f32) -> Markup {
    html! {
        g transform=(placed(at, scale)) {
            @for index in 0..3u8 {
                @let x = 6.0 + 52.0 * f32::from(index);
                g transform=(placed(Point { x, y: 8.0 }, 0.62)) {
                    @if index < fallen {
                        use href="#stump" {}
                        use href="#column" transform="translate(26 62)rotate(78)scale(.5)" {}
                    } @else {
                        use href="#column" {}
                        @if index == fallen { path.il-crack d="M14 20l9 16-10 12 11 18-7 12 8 14" {} }
                    }
                }
            }
            @if fallen == 0 { path d="M2 0h146l-4 9H6Z" fill="url(#g-marv)" {} }
            path d="M-2 69h154l4 6H-6Z" fill="url(#g-marv)" {}
            path d="M-6 75h162v9H-6Z" fill="url(#g-mard)" {}
        }
    }
}

/// What may come next: a way in gold with its head.
pub(super) fn way(path: &str, head: Point, turn: f32) -> Markup {
    html! {
        path.il-way d=(path) {}
        path.il-head transform={ "translate(" (Tenth(head.x)) " " (Tenth(head.y)) ")rotate(" (Tenth(turn)) ")" } d="M-9-6 3 0-9 6Z" {}
    }
}

/// A step, a place: a number in gold; the point is its middle.
pub(super) fn number(number: usize, at: Point, scale: f32) -> Markup {
    html! {
        g transform=(placed(at, scale)) {
            circle.il-number r="11" {}
            text.il-count y="5" { (number) }
        }
    }
}

/// Points for somebody: the mark and what is gained.
pub(super) fn gained(lang: Lang, colour: Colour, points: u8, at: Point) -> Markup {
    html! {
        rect.il-gain x=(Tenth(at.x)) y=(Tenth(at.y)) width="48" height="22" rx="11" {}
        (mark(lang, colour, Point { x: at.x + 13.0, y: at.y + 11.0 }, 16.0))
        text.il-gained x=(Tenth(at.x + 33.0)) y=(Tenth(at.y + 16.0)) { (points) }
    }
}

/// What comes to nothing.
pub(super) fn lost(at: Point) -> Markup {
    html! {
        circle.il-lost cx=(Tenth(at.x)) cy=(Tenth(at.y)) r="11" {}
        path.il-cross d={ "M" (Tenth(at.x - 4.0)) " " (Tenth(at.y - 4.0)) "l8 8m0-8-8 8" } {}
    }
}

pub(super) fn placed(at: Point, scale: f32) -> String {
    format!("translate({} {})scale({scale:.3})", Tenth(at.x), Tenth(at.y))
}
