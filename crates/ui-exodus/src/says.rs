//! What the things on the picture are, in whole sentences: for whoever points at one, and for readers.

use engine::Seat;
use game_exodus::kinds::{Cell, Colour, Field, ShipType};
use game_exodus::{Building, Tile};

use super::board::Canvas;
use super::marks::sentences;
use super::{cards, words};
use crate::l10n::{Lang, say};

/// Where long names may break: before these endings, inside a word.
const BREAKS: &[&str] = &[
    "schmiede",
    "matyk",
    "kunde",
    "wesen",
    "malerei",
    "kunst",
    "finsternis",
    "versammlung",
    "planung",
    "hauerei",
    "rolle",
    "matiker",
    "lektueller",
    "schaftler",
    "tausch",
    "aufbruch",
    "genehmigung",
    "räumung",
    "spende",
    "lehrplan",
    "meister",
    "metz",
    "löhner",
    "gunst",
    "bauer",
    "platz",
    "gabe",
    "bau",
    "thek",
    "pädie",
    "naden",
    "afrika",
    "mesopotamia",
    "amerika",
    "matician",
    "sopher",
    "nomer",
    "nom",
    "soph",
    "mason",
    "tecture",
    "paedia",
    "smithing",
    "tektura",
    "łodzie",
    "mówienie",
    "wykwalifikowany",
    "niarz",
    "niczy",
    "tualista",
    "styka",
    "biarstwo",
    "pedia",
    "menie",
    "sięcina",
    "wadzka",
];

/// A long name with the places where it may break.
pub(super) fn soft(name: &str) -> String {
    let mut soft = name.to_owned();
    for part in BREAKS {
        // Only inside a word.
        if let Some(at) = soft.find(part).filter(|&at| at > 2 && !soft[..at].ends_with([' ', '\u{ad}'])) {
            soft.insert(at, '\u{ad}');
        }
    }
    soft
}

/// A name on a narrow card: the beginning of a long one.
pub(super) fn short(name: &str) -> String {
    let begin = |letters: usize| name.chars().take(letters).collect::<String>();
    match (name.chars().count(), name.chars().position(|letter| letter == ' ')) {
        (0..=8, _) => name.to_owned(),
        (_, Some(space)) => begin(space + 2) + ".",
        _ => begin(6) + ".",
    }
}

/// A tile of those that lie in the city.
pub(super) fn tile(canvas: &Canvas<'_>, tile: Tile) -> String {
    let (lang, set) = (canvas.scene.lang, canvas.set);
    match tile {
        Tile::Ship(kind) => ship(lang, canvas, kind),
        Tile::Workshop(workshop) => words::workshop(lang, set, workshop),
        Tile::Agora(agora) => words::agora(lang, set, agora),
    }
}

fn ship(lang: Lang, canvas: &Canvas<'_>, kind: ShipType) -> String {
    say(lang, "exodus-board-ship", &[("type", words::ship(lang, canvas.set, kind).into())])
}

/// A ship of a board with whoever is aboard.
pub(super) fn vessel(canvas: &Canvas<'_>, kind: ShipType, aboard: Option<Colour>) -> String {
    let lang = canvas.scene.lang;
    let crew = match aboard {
        Some(colour) => say(lang, "exodus-board-aboard", &[("settler", words::settler(lang, colour).into())]),
        None => say(lang, "exodus-board-nobody-aboard", &[]),
    };
    sentences(&[&ship(lang, canvas, kind), &crew])
}

/// A city field by its ring and number.
pub(super) fn field_name(canvas: &Canvas<'_>, field: Field) -> String {
    let lang = canvas.scene.lang;
    let ring = words::ring(lang, field.ring());
    say(lang, "exodus-board-field", &[("ring", ring.into()), ("number", (field.number() + 1).into())])
}

/// A city field: what it gives, who stands there, who blocks it.
pub(super) fn field(canvas: &Canvas<'_>, field: Field) -> String {
    let lang = canvas.scene.lang;
    let name = field_name(canvas, field);
    let gains = words::field_gains(lang, canvas.set, field);
    let standing: Vec<String> =
        canvas.table.standing(field).flatten().map(|colour| words::settler(lang, colour)).collect();
    let standing = match &standing[..] {
        [] => String::new(),
        list => say(lang, "exodus-board-standing", &[("settlers", words::list(lang, list).into())]),
    };
    let lies = match (canvas.set.city.field(field).tile, canvas.table.tile(field)) {
        (None, _) => String::new(),
        (Some(_), Some(tile)) => self::tile(canvas, tile),
        (Some(_), None) => say(lang, "exodus-board-tile-gone", &[]),
    };
    let guard = canvas.table.guard_beside(field);
    let guard = guard.map_or_else(String::new, |colour| {
        say(lang, "exodus-board-guard-there", &[("settler", words::settler(lang, colour).into())])
    });
    let kings: Vec<&str> = canvas.table.kings(field).map(|seat| canvas.scene.name(seat)).collect();
    let king = match (&kings[..], canvas.table.neutrals().any(|at| at == field)) {
        ([], false) => String::new(),
        ([], true) => say(lang, "exodus-board-neutral-king", &[]),
        (names, _) => say(lang, "exodus-board-king-of", &[("names", names.join(", ").into())]),
    };
    sentences(&[&format!("{name}: {gains}"), &standing, &lies, &guard, &king])
}

/// A cell of a settlement: what lies there, or what covering it gives.
pub(super) fn cell(canvas: &Canvas<'_>, seat: Seat, cell: Cell) -> String {
    let (lang, set) = (canvas.scene.lang, canvas.set);
    let name = words::cell(lang, set, cell);
    let plot = canvas.table.player(seat).plot(cell);
    let face = set.grid.cell(cell);
    let Some(building) = plot.building else {
        let gain = words::gains(lang, &[face.bonus]);
        let key = if face.agora { "exodus-board-agora-cell" } else { "exodus-board-free-cell" };
        return say(lang, key, &[("cell", name.into()), ("gain", gain.into())]);
    };
    let what = match building {
        Building::Residence(tile) => words::residence(lang, set, tile),
        Building::Workshop(tile) => words::workshop(lang, set, tile),
        Building::Agora(tile) => words::agora(lang, set, tile),
        Building::Monument(tile) => cards::monument(lang, set, tile),
    };
    let people = match &words::crowd(lang, plot.settlers())[..] {
        [] => String::new(),
        list => say(lang, "exodus-board-live", &[("settlers", words::list(lang, list).into())]),
    };
    let active = canvas.table.player(seat).active_workshops() >> cell.index() & 1 == 1;
    let active = if active { say(lang, "exodus-board-active", &[]) } else { String::new() };
    sentences(&[&format!("{name}: {what}"), &people, &active])
}
