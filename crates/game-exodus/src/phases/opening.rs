//! AE-2, AE-3: what is done when a game is set up and a year is prepared. What luck decides of it is
//! in `luck.rs`.

use engine::{Log, Seat};

use crate::actions::Tile;
use crate::events::Event;
use crate::kinds::{Catastrophe, Field, Knowledge, Ring};
use crate::phases::tiles;
use crate::player::NONE;
use crate::state::{Exodus, Table};

/// AE-2.14: the sorting track of year 1: from this seat clockwise.
pub(crate) fn sort_from(game: &mut Table, first: Seat) {
    let mut seat = first;
    for place in 0..usize::from(game.seats) {
        game.sorting[place] = seat;
        seat = seat.next(usize::from(game.seats));
    }
    game.order = game.sorting;
}

/// AE-3.2, AE-3.3, RU-76: the discs turn, then the neutral kings move.
pub(crate) fn catastrophe<L: Log<Event>>(game: &mut Exodus, tile: Catastrophe, log: &mut L) {
    let face = game.data.catastrophe(tile);
    game.catastrophes &= !(1 << tile.0);
    game.catastrophe = tile.0;
    turn_middle(game, face.middle);
    turn_top(game, face.top);
    log.add(Event::CatastropheTurned { tile, middle: game.middle_turn, top: game.top_turn });
    if game.neutrals[0] != NONE {
        // AE-18.3: along their rings, whatever stands there.
        let moved = [(Ring::Middle, face.top), (Ring::Bottom, face.middle)];
        let city = &game.components().city;
        for (king, (ring, steps)) in game.neutrals.iter_mut().zip(moved) {
            let fields = city.ring_fields[ring.index()];
            *king = Field::new(ring, (Field(*king).number() + steps) % fields).0;
        }
        log.add(Event::NeutralsMoved { fields: game.neutrals.map(Field) });
    }
}

/// AE-3.2: the middle disc turns, the top disc rides along.
pub(crate) fn turn_middle(game: &mut Exodus, turns: u8) {
    game.middle_turn = (game.middle_turn + turns) % game.data.city.turns;
    turn_top(game, turns);
}

/// AE-3.2: the top disc turns.
pub(crate) fn turn_top(game: &mut Exodus, turns: u8) {
    game.top_turn = (game.top_turn + turns) % game.data.city.turns;
}

/// AE-3.4, RU-41: all tiles of the city go to the open displays; settlers on agoras into the bag.
pub(crate) fn clear<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    let data = game.components();
    for (slot, &field) in data.city.tile_fields.iter().enumerate() {
        let Some(kind) = data.city.field(field).tile else { continue };
        let number = game.tiles[slot];
        if number != NONE {
            tiles::open(game, Tile::of(kind, number));
            game.tiles[slot] = NONE;
        }
        if let Some(colour) = game.on_agoras.get(slot as u8) {
            game.bag[colour.index()] += 1;
            game.on_agoras.set(slot as u8, None);
        }
    }
    log.add(Event::CityCleared);
}

/// AE-3.7: the last knowledge card is discarded, the others slide to the right.
pub(crate) fn slide<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    let count = usize::from(game.data.players(game.seats).knowledge_fields);
    let last = game.knowledge_fields[count - 1];
    if last != NONE {
        discard(game, Knowledge(last), log);
        game.knowledge_fields[count - 1] = NONE;
    }
    let fields = &mut game.knowledge_fields[..count];
    let mut to = count;
    for from in (0..count).rev() {
        if fields[from] != NONE {
            to -= 1;
            fields.swap(from, to);
        }
    }
}

/// A knowledge card goes to the discard pile.
pub(crate) fn discard<L: Log<Event>>(game: &mut Exodus, name: Knowledge, log: &mut L) {
    game.knowledge_discard[name.index()] += 1;
    log.add(Event::KnowledgeDiscarded { name });
}
