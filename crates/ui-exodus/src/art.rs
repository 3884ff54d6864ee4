//! The pieces as drawings: icons, settlers, kings, marks of the seats, and what a gain looks like. Colours and strokes
//! belong to `exodus.css`.

use std::sync::LazyLock;

use engine::Seat;
use game_exodus::atoms::Atom;
use game_exodus::components::School;
use game_exodus::kinds::{Book, Colour, Profession, ShipType, TileKind};
use maud::{Markup, PreEscaped, html};

use super::layout::{Point, Tenth};
use super::words;
use crate::l10n::Lang;

/// Gradients, patterns, icons and pieces: what every picture of this game refers to.
pub(super) fn symbols() -> Markup {
    static SYMBOLS: LazyLock<String> = LazyLock::new(|| {
        let drawings = [
            ui::built!("defs.svg"),
            ui::built!("icons.svg"),
            ui::built!("pieces.svg"),
            ui::built!("monuments.svg"),
            ui::built!("scene.svg"),
        ];
        format!("<defs>{}</defs>", drawings.concat())
    });
    html! { svg.defs width="0" height="0" aria-hidden="true" focusable="false" { (PreEscaped(SYMBOLS.as_str())) } }
}

/// A symbol for the eye only: the words beside it say the same.
pub(super) fn icon(id: &str) -> Markup {
    html! { svg.xi aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A symbol inside a drawing, around its middle.
pub(super) fn put(id: &str, middle: Point, size: f32) -> Markup {
    html! {
        use href={ "#" (id) } x=(Tenth(middle.x - size / 2.0)) y=(Tenth(middle.y - size / 2.0))
            width=(Tenth(size)) height=(Tenth(size)) {}
    }
}

/// A small number or letter on a dark disc.
pub(super) fn badge(middle: Point, text: &str) -> Markup {
    html! {
        g.bd { circle cx=(Tenth(middle.x)) cy=(Tenth(middle.y)) r="9" {} text x=(Tenth(middle.x)) y=(Tenth(middle.y)) dominant-baseline="central" { (text) } }
    }
}

/// The symbol of a kind of book.
pub(super) fn book(book: Book) -> &'static str {
    ["x-book-s", "x-book-c", "x-book-k"][book.index()]
}

/// The symbol of a settler.
pub(super) fn settler(colour: Colour) -> &'static str {
    ["x-set-p", "x-set-w", "x-set-b"][colour.index()]
}

/// The outline that goes with a colour: a hexagon, a circle, a square.
pub(super) fn outline(colour: Colour) -> &'static str {
    ["tierP", "tierW", "tierB"][colour.index()]
}

/// The letter of a colour in class names.
pub(super) fn colour_class(colour: Colour) -> &'static str {
    ["pur", "whi", "bro"][colour.index()]
}

/// The symbol of a kind of tile.
pub(super) fn tile_kind(kind: TileKind) -> &'static str {
    match kind {
        TileKind::Ship => "x-ship",
        TileKind::Workshop => "x-workshop",
        TileKind::Agora => "x-agora",
    }
}

/// The animal on the sail of a ship, where we have drawn one.
pub(super) fn animal(ship: ShipType) -> Option<&'static str> {
    ["a-turtle", "a-dolphin", "a-octopus", "a-seahorse", "a-swordfish", "a-whale"].get(ship.index()).copied()
}

/// A settler of a profession: the colour's figure with one chevron for each tier.
pub(super) fn figure(school: &School, profession: Profession, middle: Point, size: f32) -> Markup {
    let training = school.field(profession);
    html! {
        (put(settler(training.colour), middle, size))
        @if training.tier > 0 {
            @let below = Point { y: middle.y + size * 0.08, ..middle };
            (put(if training.tier == 1 { "tier1" } else { "tier2" }, below, size))
        }
    }
}

/// A settler of a profession among words.
pub(super) fn profession(school: &School, of: Profession) -> Markup {
    html! { svg.xi viewBox="0 0 24 24" aria-hidden="true" { (figure(school, of, Point { x: 12.0, y: 12.0 }, 24.0)) } }
}

/// What a gain looks like: its symbol, how often, and a letter that belongs to it.
pub(super) fn gain(atom: Atom) -> (&'static str, u8, Option<&'static str>) {
    match atom {
        Atom::Book(kind, n) => (book(kind), n, None),
        Atom::AnyBook(n) => ("x-book", n, None),
        Atom::Gold(n) => ("x-gold", n, None),
        Atom::Flame(n) => ("x-flame", n, None),
        Atom::Vp(n) => ("x-vp", n, None),
        Atom::Favour(n) => ("x-favour", n, None),
        Atom::BagSettler(n) => ("x-bag", n, None),
        Atom::InfluenceCard => ("x-influence", 1, None),
        Atom::Monument(_) => ("x-monument", 1, None),
        Atom::TakeShip => ("x-ship", 1, None),
        Atom::TakeWorkshop => ("x-workshop", 1, None),
        Atom::TakePillar(display) => ("x-pillar", 1, display.map(|display| display.name())),
    }
}

/// Gains among words: number and symbol, one after the other.
pub(super) fn gains(atoms: &[Atom]) -> Markup {
    html! {
        @for &atom in atoms {
            @let (id, n, letter) = gain(atom);
            span.gn { @if n > 1 || matches!(atom, Atom::Vp(_) | Atom::Flame(_)) { b { (n) } } (icon(id)) @if let Some(letter) = letter { b { (letter) } } }
        }
    }
}

/// Gains where there is little room: the number only if there is more than one.
pub(super) fn gains_short(atoms: &[Atom]) -> Markup {
    html! {
        @for &atom in atoms {
            @let (id, n, _) = gain(atom);
            span.gn { @if n > 1 { b { (n) } } (icon(id)) }
        }
    }
}

/// The class that gives a seat's colour.
pub(super) fn colour(seat: Seat) -> &'static str {
    ["f0", "f1", "f2", "f3"][seat.index() % 4]
}

/// The king of a seat, or a neutral one.
pub(super) fn king_id(seat: Option<Seat>) -> &'static str {
    seat.map_or("king-n", |seat| ["king-0", "king-1", "king-2", "king-3"][seat.index() % 4])
}

/// The high priest of a seat.
pub(super) fn priest_id(seat: Seat) -> &'static str {
    ["priest-0", "priest-1", "priest-2", "priest-3"][seat.index() % 4]
}

/// A king beside words.
pub(super) fn king(seat: Seat) -> Markup {
    html! { svg class={ "kg " (colour(seat)) } viewBox="0 0 40 56" aria-hidden="true" { use href={ "#" (king_id(Some(seat))) } {} } }
}

/// The mark of a seat with its letter, for the eye only.
pub(super) fn mark(seat: Seat, lang: Lang) -> Markup {
    html! { svg class={ "mk " (colour(seat)) } viewBox="0 0 24 24" aria-hidden="true" { (mark_inside(seat, lang)) } }
}

/// The mark of a seat with its words.
pub(super) fn mark_named(seat: Seat, lang: Lang) -> Markup {
    let words = words::mark(lang, seat);
    html! { svg class={ "mk " (colour(seat)) } viewBox="0 0 24 24" role="img" aria-label=(words) { title { (words) } (mark_inside(seat, lang)) } }
}

/// The shape and the letter of a seat, on a grid of 24.
pub(super) fn mark_inside(seat: Seat, lang: Lang) -> Markup {
    // The middle of each shape's mass, so that the letter sits well in it.
    let (shape, y) = [("m-0", 16.8), ("m-1", 16.8), ("m-2", 18.8), ("m-3", 16.8)][seat.index() % 4];
    html! { use href={ "#" (shape) } {} text x="12" y=(Tenth(y)) { (words::seat_letter(lang, seat)) } }
}
