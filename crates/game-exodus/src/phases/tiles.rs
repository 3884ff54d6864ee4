//! AE-7.5 to AE-11, AE-13.5: taking tiles, putting them down, and filling workshops at once.

use engine::{Log, ShortList};

use crate::actions::{Target, Tile};
use crate::asks::{Building, Source};
use crate::atoms::Trigger;
use crate::events::{Event, PointReason, SendReason};
use crate::kinds::{Agora, Cell, Colour, Monument, Profession, ShipType, TileKind};
use crate::phases::{dispatch, gains};
use crate::player::{NONE, Plot};
use crate::stack::Step;
use crate::state::Exodus;

/// D-12: a tile of the open display.
pub(crate) fn take_open<L: Log<Event>>(game: &mut Exodus, tile: Tile, source: Source, log: &mut L) {
    game.stack.pop();
    match tile {
        Tile::Ship(kind) => game.open_ships[kind.index()] -= 1,
        Tile::Workshop(tile) => game.open_workshops &= !(1 << tile.0),
        Tile::Agora(tile) => game.open_agoras &= !(1 << tile.0),
    }
    log.add(Event::TileTaken { seat: game.active, tile, source, other: None });
    receive(game, tile, None, source, log);
}

/// A tile is drawn from its pile.
pub(crate) fn leave_pile(game: &mut Exodus, tile: Tile) {
    match tile {
        Tile::Ship(kind) => game.ship_pile[kind.index()] -= 1,
        Tile::Workshop(tile) => game.workshop_pile &= !(1 << tile.0),
        Tile::Agora(tile) => game.agora_pile &= !(1 << tile.0),
    }
}

/// Puts a tile into the open display.
pub(crate) fn open(game: &mut Exodus, tile: Tile) {
    match tile {
        Tile::Ship(kind) => game.open_ships[kind.index()] += 1,
        Tile::Workshop(tile) => game.open_workshops |= 1 << tile.0,
        Tile::Agora(tile) => game.open_agoras |= 1 << tile.0,
    }
}

/// AE-7.5, RU-12: two tiles are drawn, or the last one, which is kept.
pub(crate) fn drawn<L: Log<Event>>(
    game: &mut Exodus,
    tiles: &ShortList<Tile, 2>,
    kind: TileKind,
    source: Source,
    log: &mut L,
) {
    tiles.as_slice().iter().for_each(|&tile| leave_pile(game, tile));
    log.add(Event::TilesDrawn { seat: game.active, tiles: *tiles });
    match *tiles.as_slice() {
        [first, second] => {
            game.drawn = [first.number(), second.number()];
            game.stack.replace(Step::KeepTile { kind, source });
        }
        [only] => {
            game.stack.pop();
            log.add(Event::TileTaken { seat: game.active, tile: only, source, other: None });
            receive(game, only, None, source, log);
        }
        _ => game.stack.pop(),
    }
}

/// D-13: one of the two is kept, the other is open.
pub(crate) fn keep<L: Log<Event>>(game: &mut Exodus, tile: Tile, source: Source, log: &mut L) {
    game.stack.pop();
    let [first, second] = game.drawn;
    let other = Tile::of(tile.kind(), if first == tile.number() { second } else { first });
    game.drawn = [NONE; 2];
    open(game, other);
    log.add(Event::TileTaken { seat: game.active, tile, source, other: Some(other) });
    receive(game, tile, None, source, log);
}

/// RU-84: a tile is received. `settler` stands on an agora taken in the city.
pub(crate) fn receive<L: Log<Event>>(
    game: &mut Exodus,
    tile: Tile,
    settler: Option<Colour>,
    source: Source,
    log: &mut L,
) {
    match tile {
        Tile::Ship(kind) => return place_ship(game, kind, log),
        Tile::Workshop(workshop) => game.stack.push(Step::Place { building: Building::Workshop(workshop) }),
        Tile::Agora(agora) => {
            game.stack.push(Step::Place { building: Building::Agora(agora) });
            // AE-11.4: a settler agora of the display brings somebody from the bag.
            match (game.data.agora(agora).trained.is_some(), settler) {
                (false, _) => gains::begin(game, Source::Agora(agora)),
                (true, Some(colour)) => game.stack.push(Step::AgoraSettler { agora, colour }),
                (true, None) if source != Source::City => {
                    game.stack.push(Step::Bag { left: 1, source: Source::Agora(agora) });
                }
                // RU-94.
                (true, None) => {}
            }
        }
    }
    if source == Source::City {
        gains::item(game, Trigger::Tile(tile.kind()));
    }
}

/// AE-11.4, AE-10.5: the settler of an agora taken in the city.
pub(crate) fn agora_settler<L: Log<Event>>(game: &mut Exodus, agora: Agora, colour: Colour, log: &mut L) {
    game.stack.pop();
    gains::settler_comes(game, colour, Source::Agora(agora), false, log);
    gains::item(game, Trigger::Settler(colour));
}

/// AE-9.2: the leftmost free space; points for a new type.
fn place_ship<L: Log<Event>>(game: &mut Exodus, kind: ShipType, log: &mut L) {
    let own = game.own_mut();
    let space = own.ship_count;
    let new = !own.ships[..usize::from(space)].contains(&kind.0);
    own.ships[usize::from(space)] = kind.0;
    own.ship_count += 1;
    log.add(Event::ShipPlaced { seat: game.active, space, new });
    if new {
        let points = game.data.grid.ships[usize::from(space)];
        gains::score(game, i16::from(points), PointReason::Ship(space), log);
    }
}

/// D-05, AE-7.6: a tile is put down; its cell gives the bonus, now or after both settlers of a
/// knowledge card are placed (RU-89).
pub(crate) fn place<L: Log<Event>>(game: &mut Exodus, building: Building, cell: Cell, log: &mut L) {
    game.stack.pop();
    let places = match building {
        Building::Residence(residence) => game.data.residence(residence).places,
        _ => 0,
    };
    let own = game.own_mut();
    let bit = 1 << cell.index();
    own.plots[cell.index()] = Plot::new(building);
    own.covered |= bit;
    match building {
        Building::Residence(_) => {
            own.residences |= bit;
            own.incomplete = cell.0;
            own.room = places;
        }
        Building::Workshop(_) => own.workshops |= bit,
        Building::Agora(_) | Building::Monument(_) => {}
    }
    log.add(Event::TilePlaced { seat: game.active, building, cell });
    if let Building::Workshop(_) = building {
        game.stack.push(Step::Activate { cell });
    }
    if game.waiting.on {
        let place = usize::from(game.waiting.cells[0] != 0);
        game.waiting.cells[place] = cell.0 + 1;
    } else {
        gains::begin(game, Source::Cell(cell));
    }
}

/// AE-14.21, RU-48: a tile moves with everything on it; the new cell gives its bonus.
pub(crate) fn move_tile<L: Log<Event>>(game: &mut Exodus, from: Cell, to: Cell, log: &mut L) {
    game.stack.pop();
    let own = game.own_mut();
    let (old, new) = (1u16 << from.index(), 1u16 << to.index());
    let plot = own.plots[from.index()];
    own.plots[to.index()] = plot;
    own.plots[from.index()] = Plot::default();
    for set in [&mut own.covered, &mut own.workshops, &mut own.active] {
        if *set & old != 0 {
            *set = *set & !old | new;
        }
    }
    if let Some(building) = plot.building {
        log.add(Event::TileMoved { seat: game.active, building, from, to });
    }
    gains::begin(game, Source::Cell(to));
}

/// D-06, AE-10.4: a settler goes onto the new workshop at once.
pub(crate) fn activate<L: Log<Event>>(game: &mut Exodus, cell: Cell, profession: Profession, slot: u8, log: &mut L) {
    // A full workshop asks no more: the step is over before the bonus is received.
    let own = game.own();
    if let Some(Building::Workshop(workshop)) = own.plot(cell).building
        && own.plot(cell).filled_slots() | 1 << slot == game.data.workshop(workshop).all_slots()
    {
        game.stack.pop();
    }
    dispatch::send(game, profession, Target::Workshop { cell, slot }, SendReason::Now, log);
}

/// D-11, AE-13.5: a monument is taken and put down.
pub(crate) fn take_monument<L: Log<Event>>(game: &mut Exodus, monument: Monument, space: u8, log: &mut L) {
    game.monuments[usize::from(space)] &= !(1 << monument.0);
    log.add(Event::MonumentTaken { seat: game.active, monument });
    game.stack.replace(Step::Place { building: Building::Monument(monument) });
}

/// D-11, RU-30: no monument.
pub(crate) fn decline_monument<L: Log<Event>>(game: &mut Exodus, log: &mut L) {
    game.stack.pop();
    log.add(Event::MonumentDeclined { seat: game.active });
}
