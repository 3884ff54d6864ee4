//! Tiles as drawings on a grid of 66: the floor as a pattern, what the tile is, what it needs and what it gives.

use game_exodus::Components;
use game_exodus::atoms::{Atom, MonumentScore, Trigger};
use game_exodus::components::Slot;
use game_exodus::kinds::{Agora, Colour, Floor, Monument, Profession, Residence, ShipType, Workshop};
use maud::{Markup, html};

use super::layout::{Point, Tenth};
use super::{art, words};
use crate::l10n::Lang;

/// What lies somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tile {
    Ship(ShipType),
    Workshop(Workshop),
    Agora(Agora),
    Residence(Residence),
    Monument(Monument),
}

impl Tile {
    /// Its floor; ships have none.
    pub(super) fn floor(self, set: &Components) -> Option<Floor> {
        match self {
            Self::Ship(_) => None,
            Self::Workshop(tile) => Some(set.workshop(tile).floor),
            Self::Agora(tile) => Some(set.agora(tile).floor),
            Self::Residence(tile) => Some(set.residence(tile).floor),
            Self::Monument(tile) => Some(set.monument(tile).floor),
        }
    }

    /// Its name on the page; ships of a type are alike.
    pub(super) fn piece(self) -> Option<String> {
        match self {
            Self::Ship(_) => None,
            Self::Workshop(tile) => Some(tile.to_string()),
            Self::Agora(tile) => Some(tile.to_string()),
            Self::Residence(tile) => Some(tile.to_string()),
            Self::Monument(tile) => Some(tile.to_string()),
        }
    }

    /// The symbol that stands for it where there is little room.
    pub(super) fn symbol(self) -> String {
        match self {
            Self::Ship(_) => "x-ship".into(),
            Self::Workshop(_) => "x-workshop".into(),
            Self::Agora(_) => "x-agora".into(),
            Self::Residence(_) => "x-residence".into(),
            Self::Monument(tile) => monument_id(tile),
        }
    }
}

/// The drawing of a monument; a plain obelisk for those a corrected set has added.
fn monument_id(tile: Monument) -> String {
    if tile.index() < 12 { tile.to_string() } else { "x-monument".into() }
}

/// A tile with all that is printed on it; `crew` are the settlers on it, by their profession or colour.
pub(super) fn whole(lang: Lang, set: &Components, tile: Tile, crew: &[Settler]) -> Markup {
    html! {
        (slab(tile.floor(set), 66.0))
        @match tile {
            Tile::Ship(ship) => { (sail(ship)) }
            Tile::Workshop(workshop) => { (workshop_face(lang, set, workshop, crew)) }
            Tile::Agora(agora) => { (agora_face(set, agora, crew)) }
            Tile::Residence(residence) => { (residence_face(set, residence, crew)) }
            Tile::Monument(monument) => { (monument_face(set, monument)) }
        }
    }
}

/// A tile as a small sign: floor and kind.
pub(super) fn sign(set: &Components, tile: Tile, size: f32) -> Markup {
    let middle = Point { x: size / 2.0, y: size / 2.0 };
    html! {
        (slab(tile.floor(set), size))
        @match tile {
            Tile::Ship(ship) => { (emblem(ship, middle, size * 0.74)) }
            _ => { (art::put(&tile.symbol(), middle, size * 0.74)) }
        }
    }
}

/// A whole tile among words or in a list.
pub(super) fn picture(lang: Lang, set: &Components, tile: Tile, crew: &[Settler]) -> Markup {
    html! { svg.tile viewBox="-1 -1 68 70" { (whole(lang, set, tile, crew)) } }
}

/// The stone of a tile with its floor.
fn slab(floor: Option<Floor>, size: f32) -> Markup {
    let rim = size - 2.0;
    html! {
        rect.under2 y="2.500" width=(Tenth(size)) height=(Tenth(size)) rx="6" {}
        @match floor {
            Some(floor) => { rect.slab width=(Tenth(size)) height=(Tenth(size)) rx="6" fill={ "url(#fl-" (floor.index() % 8) ")" } {} }
            None => { rect.slab.water width=(Tenth(size)) height=(Tenth(size)) rx="6" {} }
        }
        path.shine d={ "M2 " (Tenth(rim)) "V6q0-4 4-4H" (Tenth(rim)) } {}
    }
}

/// A settler on a tile: colour and tier are all that shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settler {
    pub(super) colour: Colour,
    /// The slot of a workshop; in residences and on ships it counts from 0.
    pub(super) place: u8,
}

/// A ship of this type: hull, and the animal on the sail.
fn sail(ship: ShipType) -> Markup {
    html! {
        path.hull d="M6 48h54c-2 9-7 14-15 14H21C13 62 8 57 6 48Z" {}
        path.mast d="M33 4v44" {}
        path.cloth d="M11 7h44q4 18 0 36H11q5-18 0-36Z" {}
        @match art::animal(ship) {
            Some(id) => { (art::put(id, Point { x: 33.5, y: 25.0 }, 34.0)) }
            None => { text.nr x="33" y="26" dominant-baseline="central" { (ship.index() + 1) } }
        }
    }
}

/// The animal of a ship over a small hull.
fn emblem(ship: ShipType, middle: Point, size: f32) -> Markup {
    let scale = size / 66.0;
    html! {
        g transform={ "translate(" (Tenth(middle.x - size / 2.0)) " " (Tenth(middle.y - size / 2.0)) ")scale(" (format!("{scale:.2}")) ")" } {
            (sail(ship))
        }
    }
}

/// A ship with its settler, as wide as 66.
pub(super) fn vessel(ship: ShipType, aboard: Option<Colour>) -> Markup {
    html! {
        (sail(ship))
        @if let Some(colour) = aboard {
            circle.port cx="50" cy="48" r="14" {}
            (art::put(art::settler(colour), Point { x: 50.0, y: 48.0 }, 24.0))
        }
    }
}

fn strip(y: f32) -> Markup {
    html! { rect.strip x="3" y=(Tenth(y - 1.0)) width="60" height="22" rx="5" {} }
}

/// Number and symbol in a row around the middle of a strip.
fn row(parts: &[(String, Option<String>)], y: f32) -> Markup {
    let icon = |id: &str| if id == "x-to" { 13.0 } else { 18.0 };
    let wide: Vec<f32> =
        parts.iter().map(|(id, text)| icon(id) + text.as_ref().map_or(0.0, |text| 13.0 * text.len() as f32)).collect();
    let all: f32 = wide.iter().sum();
    let gap = ((56.0 - all) / (parts.len() as f32 + 1.0)).clamp(-4.0, 5.0);
    let first = 33.0 - (all + gap * (parts.len() as f32 - 1.0)) / 2.0;
    html! {
        @for (index, (id, text)) in parts.iter().enumerate() {
            @let begin = first + wide[..index].iter().sum::<f32>() + gap * index as f32;
            @if let Some(text) = text { text.nr x=(Tenth(begin + 6.5 * text.len() as f32)) y=(Tenth(y)) dominant-baseline="central" { (text) } }
            (art::put(id, Point { x: begin + wide[index] - icon(id) / 2.0, y }, icon(id)))
        }
    }
}

fn part(atom: Atom) -> (String, Option<String>) {
    let (id, n, letter) = art::gain(atom);
    let text = letter.map(str::to_owned).or_else(|| (n > 1).then(|| n.to_string()));
    (id.into(), text)
}

fn workshop_face(lang: Lang, set: &Components, workshop: Workshop, crew: &[Settler]) -> Markup {
    let face = set.workshop(workshop);
    let trigger = match face.effect.trigger {
        Trigger::Knowledge => "x-knowledge",
        Trigger::Settler(colour) => art::settler(colour),
        Trigger::Book(book) => art::book(book),
        Trigger::Tile(kind) => art::tile_kind(kind),
    };
    let slots = face.printed.iter().zip(0..face.slots);
    let size = [30.0, 30.0, 22.0, 17.0][usize::from(face.slots.min(3))];
    html! {
        (art::put("x-workshop", Point { x: 15.0, y: 20.0 }, 25.0))
        @for (&slot, place) in slots {
            @let x = 62.0 - size / 2.0 - (size + 1.0) * f32::from(face.slots - 1 - place);
            @let middle = Point { x, y: 20.0 };
            @match crew.iter().find(|settler| settler.place == place) {
                Some(settler) => {
                    (plate(settler.colour, middle, size + 2.0, "taken"))
                    (art::put(art::settler(settler.colour), middle, size))
                }
                None => { (self::slot(lang, set, slot, middle, size + 2.0)) }
            }
        }
        (strip(42.0))
        (row(&[(trigger.into(), None), ("x-to".into(), None), part(face.effect.gain)], 52.0))
    }
}

/// An empty slot: the outline of the colour, and the profession it asks for.
fn slot(lang: Lang, set: &Components, slot: Slot, middle: Point, size: f32) -> Markup {
    match slot {
        Slot::Colour(colour) => html! {
            (plate(colour, middle, size, "free"))
            g.faint { (art::put(art::settler(colour), middle, size * 0.66)) }
        },
        Slot::Profession(profession) => html! {
            (plate(set.school.field(profession).colour, middle, size, "free"))
            g.who { (art::figure(&set.school, profession, middle, size * 0.8)) }
            text.pro x=(Tenth(middle.x)) y=(Tenth(middle.y)) dominant-baseline="central" { (initials(lang, set, profession)) }
        },
    }
}

/// Two letters for a profession where there is no room for its name; the name is on demand.
fn initials(lang: Lang, set: &Components, profession: Profession) -> String {
    words::profession(lang, set, profession).chars().filter(|letter| letter.is_alphabetic()).take(2).collect()
}

/// The outline that goes with a colour.
pub(super) fn plate(colour: Colour, middle: Point, size: f32, class: &str) -> Markup {
    html! { g class={ "plate " (art::colour_class(colour)) " " (class) } { (art::put(art::outline(colour), middle, size)) } }
}

fn agora_face(set: &Components, agora: Agora, crew: &[Settler]) -> Markup {
    let face = set.agora(agora);
    html! {
        (art::put("x-agora", Point { x: 33.0, y: 22.0 }, 36.0))
        (strip(42.0))
        @match face.trained {
            None => {
                @let parts: Vec<_> = face.gain.get().iter().map(|&atom| part(atom)).collect();
                (row(&parts, 52.0))
            }
            Some(trained) => {
                @for (index, &profession) in trained.iter().enumerate() {
                    (art::figure(&set.school, profession, Point { x: 15.0 + 18.0 * index as f32, y: 51.5 }, 17.0))
                }
            }
        }
        @if let Some(settler) = crew.first() { (rider(settler.colour, Point { x: 55.0, y: 13.0 })) }
    }
}

/// A settler that stands on a tile in the city.
pub(super) fn rider(colour: Colour, middle: Point) -> Markup {
    html! { circle.port cx=(Tenth(middle.x)) cy=(Tenth(middle.y)) r="12" {} (art::put(art::settler(colour), middle, 19.0)) }
}

fn residence_face(set: &Components, residence: Residence, crew: &[Settler]) -> Markup {
    let places = usize::from(set.residence(residence).places);
    let columns = places.clamp(1, 5);
    let rows = places.div_ceil(columns);
    let step = 60.0 / columns.max(3) as f32;
    let radius = (step / 2.0 - 0.8).min(8.0);
    let first = 33.0 - step * (columns as f32 - 1.0) / 2.0;
    html! {
        (art::put("x-residence", Point { x: 33.0, y: 22.0 - 4.0 * (rows as f32 - 1.0) }, 36.0))
        @for place in 0..places {
            @let x = first + step * (place % columns) as f32;
            @let y = 55.0 - 13.0 * (rows - 1 - place / columns) as f32;
            @match crew.get(place) {
                Some(settler) => { (art::put(art::settler(settler.colour), Point { x, y: y - 2.0 }, radius * 2.5)) }
                None => { circle.sk cx=(Tenth(x)) cy=(Tenth(y)) r=(Tenth(radius)) {} }
            }
        }
    }
}

fn monument_face(set: &Components, monument: Monument) -> Markup {
    let score = set.monument(monument).score;
    let (points, text) = match score {
        MonumentScore::Floor { vp, .. } | MonumentScore::Agoras { vp } | MonumentScore::Workshops { vp } => (vp, ""),
        MonumentScore::AdjacentDifferent { vp } => (vp, "≠"),
        MonumentScore::AdjacentSame { vp } => (vp, "="),
        MonumentScore::Rows { vp, .. } => (vp, "▭"),
        MonumentScore::Columns { vp, .. } => (vp, "▯"),
        MonumentScore::AdjacentShare { vp, .. } => (vp, "∷"),
    };
    html! {
        (art::put(&monument_id(monument), Point { x: 33.0, y: 22.0 }, 36.0))
        (strip(42.0))
        text.nr x="14" y="52" dominant-baseline="central" { (points) }
        (art::put("x-vp", Point { x: 30.0, y: 52.0 }, 18.0))
        @match score {
            MonumentScore::Floor { floor, .. } => {
                rect.slab x="43" y="45" width="15" height="14" rx="2" fill={ "url(#fl-" (floor.index() % 8) ")" } {}
            }
            MonumentScore::Agoras { .. } => { (art::put("x-agora", Point { x: 50.0, y: 52.0 }, 16.0)) }
            MonumentScore::Workshops { .. } => { (art::put("x-workshop", Point { x: 50.0, y: 52.0 }, 16.0)) }
            _ => { text.nr.wide x="51" y="52" dominant-baseline="central" { (text) } }
        }
    }
}

/// A tile of those that lie in the city.
pub(super) fn of(tile: game_exodus::Tile) -> Tile {
    match tile {
        game_exodus::Tile::Ship(ship) => Tile::Ship(ship),
        game_exodus::Tile::Workshop(workshop) => Tile::Workshop(workshop),
        game_exodus::Tile::Agora(agora) => Tile::Agora(agora),
    }
}
