//! AE-5: placing the king, and the parts of the field in their fixed order.

use engine::Log;

use crate::actions::Tile;
use crate::asks::Source;
use crate::atoms::{Atom, Trigger};
use crate::events::Event;
use crate::kinds::{Book, Colour, Field};
use crate::legal::rooms;
use crate::phases::{gains, tiles};
use crate::player::NONE;
use crate::stack::Step;
use crate::state::Exodus;

/// D-02, AE-5.2: the king is placed; the field is resolved.
pub(crate) fn place_king<L: Log<Event>>(game: &mut Exodus, field: Field, place: u8, log: &mut L) {
    game.own_mut().king = field.0;
    log.add(Event::KingPlaced { seat: game.active, field });
    game.stack.replace(Step::King { place: place + 1 });
    game.stack.push(Step::Field { part: 0, done: 0 });
}

/// The parts of a field, in the order of AE-5.4.
mod part {
    pub(super) const ANY: u8 = 3;
    pub(super) const GOLD: u8 = 4;
    pub(super) const STANDING: u8 = 5;
    pub(super) const BAG: u8 = 6;
    pub(super) const GUARD: u8 = 7;
    pub(super) const TILE: u8 = 8;
    pub(super) const PILLAR: u8 = 9;
    pub(super) const FLAMES: u8 = 10;
    pub(super) const FAVOURS: u8 = 11;
    pub(super) const MORE: u8 = 12;
}

/// AE-5.4: goes on with the field until something else is to be done first.
pub(crate) fn resolve<L: Log<Event>>(game: &mut Exodus, mut at: u8, mut done: u8, log: &mut L) {
    let field = game.own().king().unwrap_or_default();
    let data = game.components();
    let face = data.city.field(field);
    let depth = game.stack.steps().len();
    while game.stack.steps().len() == depth {
        let part = at;
        let book = Book::ALL.get(usize::from(part)).copied().filter(|book| done < face.books[book.index()]);
        (at, done) = if book.is_some() { (at, done + 1) } else { (at + 1, 0) };
        game.stack.replace(Step::Field { part: at, done });
        match part {
            // (a) printed books, one at a time.
            0..part::ANY => {
                if let Some(book) = book
                    && gains::receive_books(game, book, 1, Source::City, log) > 0
                {
                    gains::item(game, Trigger::Book(book));
                }
            }
            part::ANY if face.any_books > 0 => {
                game.stack.push(Step::AnyBook { left: face.any_books, source: Source::City });
            }
            part::GOLD if face.gold > 0 => gains::receive_gold(game, face.gold, Source::City, log),
            // (b) settlers standing there, by colour (RU-83), each an item of its own.
            part::STANDING => {
                if let Some(colour) = take_standing(game, face.first_place, face.places) {
                    at = part;
                    game.stack.replace(Step::Field { part, done });
                    gains::settler_comes(game, colour, Source::City, false, log);
                }
            }
            // (c) settlers from the bag.
            part::BAG if face.bag > 0 => game.stack.push(Step::Bag { left: face.bag, source: Source::City }),
            // (d) the guard.
            part::GUARD if game.guard_beside(field).is_some() => game.stack.push(Step::Guard),
            // (e) the tile, if there is one and room for it (AE-5.5, RU-42).
            part::TILE => {
                if let Some(tile) = game.tile(field) {
                    take_tile(game, tile, face.tile_slot, log);
                }
            }
            part::PILLAR if face.pillar.is_some() => {
                gains::receive(game, Atom::TakePillar(face.pillar), Source::City, log);
            }
            // (f) printed flames.
            part::FLAMES if face.flames > 0 => gains::flames(game, face.flames, Source::City, log),
            // (g) printed favour tokens.
            part::FAVOURS if face.favours > 0 => gains::receive_favours(game, face.favours, Source::City, log),
            // RU-100: what AE-5.4 does not name.
            part::MORE => {
                game.stack.pop();
                if !face.more.is_empty() {
                    gains::begin(game, Source::City);
                }
                return;
            }
            _ => {}
        }
    }
}

/// The next settler standing on the field, in the order of the colours.
fn take_standing(game: &mut Exodus, first: u8, places: u8) -> Option<Colour> {
    let standing = game.standing;
    let (colour, place) =
        (first..first + places).filter_map(|place| standing.get(place).map(|colour| (colour, place))).min()?;
    game.standing.set(place, None);
    Some(colour)
}

/// AE-5.4 (e), AE-5.5: the tile is taken if it can be placed; otherwise it stays.
fn take_tile<L: Log<Event>>(game: &mut Exodus, tile: Tile, slot: u8, log: &mut L) {
    if !rooms::has_room(game, tile.kind()) {
        return log.add(Event::Skipped { seat: game.active, source: Source::City });
    }
    game.tiles[usize::from(slot)] = NONE;
    let settler = game.on_agoras.get(slot);
    game.on_agoras.set(slot, None);
    log.add(Event::TileTaken { seat: game.active, tile, source: Source::City, other: None });
    tiles::receive(game, tile, settler, Source::City, log);
}

/// D-04: the guard comes along, or stays.
pub(crate) fn take_guard<L: Log<Event>>(game: &mut Exodus, take: bool, log: &mut L) {
    game.stack.pop();
    let field = game.own().king().unwrap_or_default();
    let Some(place) = game.data.city.field(field).guard else { return };
    let Some(colour) = game.guards.get(place) else { return };
    log.add(Event::GuardTaken { seat: game.active, colour, taken: take });
    if take {
        game.guards.set(place, None);
        gains::settler_comes(game, colour, Source::City, false, log);
    }
}
