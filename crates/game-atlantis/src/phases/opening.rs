//! AT-2: who starts, the path, the first hands.

use engine::{Dice, Log, Seat};

use crate::actions::{Chance, DrawReason, Event};
use crate::components::{Half, Tile, bits};
use crate::lists::TileList;
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase};

use super::drawing;

/// AT-2.4: luck chooses the start player.
pub(crate) fn sample_start<D: Dice>(game: &Atlantis, dice: &mut D) -> Chance {
    Chance::Start { seat: Seat(dice.below(u32::from(game.seats)) as u8) }
}

/// AT-2.4: the start player sits at the table.
pub(crate) fn check_start(game: &Atlantis, seat: Seat) -> Result<(), Illegal> {
    fail_if!(seat.0 >= game.seats, Illegal::UnknownStart { seat });
    Ok(())
}

/// AT-2.4: the start player is known.
pub(crate) fn start<L: Log<Event>>(game: &mut Atlantis, seat: Seat, log: &mut L) {
    game.start = Some(seat);
    game.active = seat;
    game.phase = Phase::Layout;
    log.add(Event::Started { seat });
}

/// AT-2.1: the halves are shuffled apart; of each position one tile is seen.
pub(crate) fn sample_layout<D: Dice>(game: &Atlantis, dice: &mut D) -> Chance {
    let data = game.data();
    let mut left = [[0u8; 64]; 2];
    let mut counts = [0usize; 2];
    for half in Half::ALL {
        for id in bits(game.unseen[half.index()]) {
            left[half.index()][counts[half.index()]] = id;
            counts[half.index()] += 1;
        }
    }
    let mut tiles = TileList::new();
    for position in bits(data.tiles) {
        let half = data.half_of(position).index();
        let index = dice.below(counts[half] as u32) as usize;
        tiles.push(data.tile[half * 64 + usize::from(left[half][index])]);
        counts[half] -= 1;
        left[half][index] = left[half][counts[half]];
    }
    Chance::Layout { tiles }
}

/// AT-2.1: every tile of a layout is of the right half, and there.
pub(crate) fn check_layout(game: &Atlantis, tiles: &TileList) -> Result<(), Illegal> {
    let data = game.data();
    let needed = data.tiles.count_ones() as u8;
    fail_if!(tiles.len() != usize::from(needed), Illegal::LayoutLength { needed, found: tiles.len() as u8 });
    let mut unseen = game.unseen;
    for (position, &tile) in bits(data.tiles).zip(tiles.as_slice()) {
        let half = data.half_of(position);
        let copies = game.copies(half, tile) & unseen[half.index()];
        fail_if!(copies == 0, Illegal::NoTileLeft { tile, half, position });
        unseen[half.index()] &= !(copies & copies.wrapping_neg());
    }
    Ok(())
}

/// AT-2.1: the path lies; AT-2.3: the first hands are dealt.
pub(crate) fn lay_path<L: Log<Event>>(game: &mut Atlantis, tiles: &TileList, log: &mut L) {
    let data = game.data();
    let mut unseen = game.unseen;
    let mut next = tiles.as_slice().iter();
    game.path.lay(|position| {
        let half = data.half_of(position).index();
        let tile = next.next().expect("a checked layout has a tile for each position");
        let copies = data.by_kind[half][tile.object.index()][usize::from(tile.value)] & unseen[half];
        unseen[half] &= !(copies & copies.wrapping_neg());
        (half * 64) as u8 + copies.trailing_zeros() as u8
    });
    game.unseen = unseen;
    log.add(Event::PathLaid);
    drawing::begin_draw(game, data.start_hand[0], DrawReason::Deal, log);
}

impl Atlantis {
    /// The tile ids of one half that show this.
    #[inline]
    pub(crate) fn copies(&self, half: Half, tile: Tile) -> u64 {
        match self.data().by_kind[half.index()][tile.object.index()].get(usize::from(tile.value)) {
            Some(&copies) => copies,
            None => 0,
        }
    }
}
