//! The pictures of the rules for players and of the cards before a first game: the pieces of the board with few facts, one
//! point each. What a picture says in numbers is read from the data of the game.
//!
//! Nothing here has an id or a name of a piece, since the cards lie over a table that has them all.

mod city;
mod school;
mod settlement;

use engine::{Components as _, Seat};
use game_exodus::Components;
use game_exodus::atoms::Atom;
use game_exodus::kinds::{Colour, Knowledge, Profession};
use maud::{Markup, html};

use crate::art;
use crate::l10n::Lang;
use crate::layout::{Point, Tenth};
use crate::tiles::{self, Settler, Tile};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// The picture of a name.
pub(crate) fn picture(name: &str, lang: Lang) -> Option<Markup> {
    let sheet = Sheet { set: Components::standard(), lang };
    let (wide, high, inside) = match name {
        "goal" => (372, 222, sheet.goal()),
        "turn" => (372, 222, sheet.turn()),
        "end" => (372, 222, sheet.end()),
        "reach" => (480, 232, sheet.reach()),
        "settlement" => (480, 244, sheet.settlement()),
        "regions" => (480, 232, sheet.regions()),
        "track" => (320, 170, sheet.track()),
        "train" => (320, 170, sheet.train()),
        "leave" => (320, 170, sheet.leave()),
        "knowledge" => (320, 170, sheet.knowledge()),
        "no-time" => (320, 170, sheet.no_time()),
        "wrong-row" => (320, 170, sheet.wrong_row()),
        "too-large" => (320, 170, sheet.too_large()),
        _ => return None,
    };
    // The sea goes on beyond the picture, for places that are wider or higher.
    Some(html! {
        svg class={ "xp xp-" (wide) } viewBox={ "0 0 " (wide) " " (high) } aria-hidden="true" focusable="false" {
            (waves())
            (inside)
        }
    })
}

/// A piece by itself, without the sea.
fn alone(width: u16, height: u16, inside: &Markup) -> Markup {
    html! {
        svg.xp-piece viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" { (inside) }
    }
}

/// A settler of a profession on the stone of the school.
pub(crate) fn settler(set: &Components, profession: Profession) -> Markup {
    alone(72, 72, &Sheet { set, lang: Lang::En }.pupil(at(36.0, 36.0), 66.0, profession))
}

/// A knowledge card: whom it asks for.
pub(crate) fn knowledge_face(set: &Components, card: Knowledge) -> Markup {
    let [first, second] = set.knowledge(card).requires;
    let inside = html! {
        (art::put("x-knowledge", at(44.0, 42.0), 40.0))
        path.xp-line d="M12 70h64" {}
        (art::figure(&set.school, first, at(28.0, 90.0), 28.0))
        (art::figure(&set.school, second, at(60.0, 90.0), 28.0))
    };
    paper(&inside)
}

/// An influence card.
pub(crate) fn influence_face() -> Markup {
    paper(&art::put("x-influence", at(44.0, 58.0), 56.0))
}

fn paper(inside: &Markup) -> Markup {
    let card = html! {
        g.xp-card {
            rect x="3" y="3" width="82" height="106" rx="9" {}
            path.xp-band d="M3 14v-2q0-9 9-9h64q9 0 9 9v2Z" {}
            (inside)
        }
    };
    alone(88, 114, &card)
}

/// A catastrophe tile.
pub(crate) fn catastrophe() -> Markup {
    alone(72, 72, &art::put("x-catastrophe", at(36.0, 36.0), 60.0))
}

/// What pictures are drawn with.
struct Sheet<'a> {
    set: &'a Components,
    lang: Lang,
}

const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// Short strokes of foam, scattered but always the same.
fn waves() -> Markup {
    html! {
        path.xp-wave d={
            @for row in -1..7 {
                @for column in -4..9 {
                    @let (x, y) = (column * 92 + (row * 57) % 92, row * 44 + (column * 23) % 31 + 9);
                    "M" (x) " " (y) "q7-6 14 0t14 0"
                }
            }
        } {}
    }
}

/// Something with its own measure, moved and scaled.
fn placed(corner: Point, scale: f32, inside: &Markup) -> Markup {
    html! { g transform={ (corner.shift()) "scale(" (format!("{scale:.3}")) ")" } { (inside) } }
}

/// A king whose feet stand there.
fn king(seat: Seat, feet: Point, high: f32) -> Markup {
    let wide = high * 40.0 / 56.0;
    html! {
        g class=(art::colour(seat)) {
            use href={ "#" (art::king_id(Some(seat))) } x=(Tenth(feet.x - wide / 2.0)) y=(Tenth(feet.y - high * 0.88))
                width=(Tenth(wide)) height=(Tenth(high)) {}
        }
    }
}

/// A number in gold: the order of steps.
fn step(middle: Point, number: u8) -> Markup {
    html! {
        g.xp-step {
            circle cx=(Tenth(middle.x)) cy=(Tenth(middle.y)) r="13" {}
            text x=(Tenth(middle.x)) y=(Tenth(middle.y)) dominant-baseline="central" { (number) }
        }
    }
}

/// A straight arrow.
fn arrow(from: Point, to: Point) -> Markup {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let degrees = y.atan2(x).to_degrees();
    let long = x.hypot(y).max(1.0);
    let (back_x, back_y) = (to.x - x / long * 9.0, to.y - y / long * 9.0);
    html! {
        path.xp-way d={ "M" (Tenth(from.x)) " " (Tenth(from.y)) "L" (Tenth(back_x)) " " (Tenth(back_y)) } {}
        path.xp-head transform={ (to.shift()) "rotate(" (Tenth(degrees)) ")" } d="M0 0-13-8-10 0-13 8Z" {}
    }
}

/// Numbers and symbols on a chip: `xp-price`, `xp-gain` or `xp-loss`.
fn chip(middle: Point, class: &str, parts: &[(String, &str)]) -> Markup {
    let wide = |(text, icon): &(String, &str)| {
        let text = 11.0 * text.chars().count() as f32;
        text + if icon.is_empty() { 0.0 } else { 23.0 }
    };
    let all: f32 = parts.iter().map(wide).sum::<f32>() + 4.0 * parts.len() as f32 + 12.0;
    let left = middle.x - all / 2.0;
    html! {
        g class={ "xp-chip " (class) } {
            rect x=(Tenth(left)) y=(Tenth(middle.y - 15.0)) width=(Tenth(all)) height="30" rx="9" {}
            @for (index, part) in parts.iter().enumerate() {
                @let begin = left + 8.0 + parts[..index].iter().map(wide).sum::<f32>() + 4.0 * index as f32;
                @if !part.0.is_empty() {
                    @let half = 5.5 * part.0.chars().count() as f32;
                    text x=(Tenth(begin + half)) y=(Tenth(middle.y + 0.5)) dominant-baseline="central" { (part.0) }
                }
                @if !part.1.is_empty() { (art::put(part.1, at(begin + wide(part) - 11.0, middle.y), 22.0)) }
            }
        }
    }
}

/// Points that are gained or lost.
fn points(middle: Point, count: i16) -> Markup {
    let (class, sign) = if count < 0 { ("xp-loss", '−') } else { ("xp-gain", '+') };
    chip(middle, class, &[(format!("{sign}{}", count.unsigned_abs()), "x-vp")])
}

/// A gain as a part of a chip.
fn gain(atom: Atom) -> (String, &'static str) {
    let (icon, n, _) = art::gain(atom);
    (format!("+{n}"), icon)
}

/// Settlers of these colours on a tile.
fn crew(colours: &[Colour]) -> Vec<Settler> {
    colours.iter().zip(0..).map(|(&colour, place)| Settler { colour, place }).collect()
}

impl Sheet<'_> {
    /// A whole tile, as wide as `size`.
    fn tile(&self, corner: Point, size: f32, tile: Tile, colours: &[Colour]) -> Markup {
        placed(corner, size / 66.0, &tiles::whole(self.lang, self.set, tile, &crew(colours)))
    }

    /// A settler of a profession on the stone of the school.
    fn pupil(&self, middle: Point, size: f32, profession: Profession) -> Markup {
        let colour = self.set.school.field(profession).colour;
        html! {
            g.xp-lift { (tiles::plate(colour, middle, size, "ground")) }
            (art::figure(&self.set.school, profession, at(middle.x, middle.y - size * 0.02), size * 0.68))
        }
    }

    /// AE-16.1: the year after which a row is scored, as the table shows years.
    fn year(&self, middle: Point, row: u8) -> Markup {
        let year = (1..=self.set.counts.years).find(|&year| self.set.grid.scored[usize::from(year)] >> row & 1 == 1);
        html! {
            circle.yc.cur cx=(Tenth(middle.x)) cy=(Tenth(middle.y)) r="16" {}
            path.sflag transform={ (at(middle.x + 8.0, middle.y - 21.0).shift()) "scale(1.2)" } d="M0 0h12l-4 4.500 4 4.500H0Z" {}
            text.yn.cur x=(Tenth(middle.x)) y=(Tenth(middle.y)) dominant-baseline="central" { (year.unwrap_or_default()) }
        }
    }
}
