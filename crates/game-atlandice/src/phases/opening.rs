//! Chapter 2 and step 1 of a round: who starts, the stacks, the gates.

use engine::{Dice, Log, Seat, SeatSet};

use crate::actions::{Chance, Event, Faces};
use crate::kinds::{Area, Tile};
use crate::phases::{check_face, roll, searching};
use crate::refusals::Illegal;
use crate::state::{Atlandice, Phase};

pub(crate) fn sample_start<D: Dice>(game: &Atlandice, dice: &mut D) -> Chance {
    Chance::Start { seat: Seat(dice.below(u32::from(game.seats)) as u8) }
}

pub(crate) fn check_start(game: &Atlandice, seat: Seat) -> Result<(), Illegal> {
    if seat.0 < game.seats { Ok(()) } else { Err(Illegal::UnknownStart { seat }) }
}

/// AD-2.1: the start player is known.
pub(crate) fn start<L: Log<Event>>(game: &mut Atlandice, seat: Seat, log: &mut L) {
    game.start = Some(seat);
    game.active = seat;
    game.phase = Phase::Tops;
    log.add(Event::Started { seat });
}

/// AD-2.2, ruling AD-R30: each tile of a stack is on top as likely as the others.
pub(crate) fn sample_tops<D: Dice>(dice: &mut D) -> Chance {
    Chance::Tops { tiles: Area::DISTRICTS.map(|district| Tile::of(district)[dice.below(3) as usize]) }
}

pub(crate) fn check_tops(tiles: &[Tile; 5]) -> Result<(), Illegal> {
    match tiles.iter().zip(Area::DISTRICTS).find(|(tile, district)| tile.district() != *district) {
        Some((&tile, district)) => Err(Illegal::ForeignTile { tile, district }),
        None => Ok(()),
    }
}

/// AD-2.2: the stacks lie.
pub(crate) fn lay_tiles<L: Log<Event>>(game: &mut Atlandice, tiles: &[Tile; 5], log: &mut L) {
    for &tile in tiles {
        game.reveal(tile);
    }
    log.add(Event::TilesLaid { tiles: *tiles });
    game.phase = Phase::Gates;
}

impl Atlandice {
    /// Puts a tile from below into force.
    #[inline]
    pub(crate) fn reveal(&mut self, tile: Tile) {
        let district = tile.district().index();
        self.below[district] &= !(1 << (tile.index() % 3));
        self.top[district] = Some(tile);
    }
}

pub(crate) fn sample_gates<D: Dice>(game: &Atlandice, dice: &mut D) -> Chance {
    let mut faces = Faces::new();
    for _ in 0..game.dice_in_use() {
        faces.push(roll(dice));
    }
    Chance::Gates { faces }
}

pub(crate) fn check_gates(game: &Atlandice, faces: &Faces) -> Result<(), Illegal> {
    let (needed, found) = (game.dice_in_use(), faces.len() as u8);
    fail_if!(needed != found, Illegal::DiceCount { needed, found });
    faces.as_slice().iter().try_for_each(|&face| check_face(face))
}

/// AD-3.2, AD-3.3: the dice lie beside their areas, and the start player begins.
pub(crate) fn open_gates<L: Log<Event>>(game: &mut Atlandice, faces: &Faces, log: &mut L) {
    game.dice = [0; 6];
    for &face in faces.as_slice() {
        let area = game.area_of_face(face);
        game.dice[area.index()] += 1;
    }
    game.round += 1;
    game.taken = [0; 4];
    game.given = SeatSet::EMPTY;
    game.searches = 0;
    game.active = game.start.unwrap_or_default();
    log.add(Event::GatesOpened { round: game.round, faces: *faces, dice: game.dice });
    searching::begin(game);
}

impl Atlandice {
    /// AD-3.3, ruling AD-R8: the area of a face; the Black Market for an exhausted district.
    #[inline]
    pub(crate) fn area_of_face(&self, face: u8) -> Area {
        let area = Area::of_face(face);
        if self.is_in_play(area) { area } else { Area::BlackMarket }
    }
}
