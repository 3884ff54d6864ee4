//! AT-9: taking a tile, and the late bridge after it.

use engine::{Dice, Log, Seat};

use crate::actions::{Chance, Event, Position};
use crate::components::Tile;
use crate::refusals::Illegal;
use crate::state::{Atlantis, Phase};

use super::drawing;

/// AT-9.1, AT-9.2: the nearest tile behind that no figure protects.
#[inline]
pub(crate) fn take<L: Log<Event>>(game: &mut Atlantis, seat: Seat, at: Position, log: &mut L) {
    let Some(position) = game.path.takeable(at, game.occupied) else {
        // Rulings AT-R3 and AT-R4.
        log.add(Event::NothingToTake { seat });
        return offer_late_bridge(game, seat, log);
    };
    let (id, lower) = game.path.take(position);
    let tile = game.collect(seat, id);
    log.add(Event::Taken { seat, tile, position });
    if lower {
        game.phase = Phase::Uncover { position };
    } else {
        offer_late_bridge(game, seat, log);
    }
}

/// AT-9.3: any tile of the half that still lies face down may be the lower one.
#[inline]
pub(crate) fn sample_uncover<D: Dice>(game: &Atlantis, position: Position, dice: &mut D) -> Chance {
    let half = game.data().half_of(position).index();
    let unseen = game.unseen[half];
    let index = select(unseen, dice.below(unseen.count_ones()));
    Chance::Uncover { position, tile: game.data().tile[half * 64 + index as usize] }
}

/// The place of the set bit number `number`, counted from 0.
#[inline]
fn select(set: u64, number: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    // Bits per byte, then bits up to each byte; the byte is the first whose sum is above.
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let sums = ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let above = ((sums | HIGH) - (u64::from(number) + 1) * ONES) & HIGH;
    let byte = above.trailing_zeros() & !7;
    let before = ((sums << 8) >> byte & 0xff) as u32;
    let mut rest = set >> byte;
    for _ in before..number {
        rest &= rest - 1;
    }
    byte + rest.trailing_zeros()
}

/// AT-9.3: the tile still lies face down in that half.
pub(crate) fn check_uncover(game: &Atlantis, position: Position, tile: Tile) -> Result<(), Illegal> {
    let half = game.data().half_of(position);
    fail_if!(game.copies(half, tile) & game.unseen[half.index()] == 0, Illegal::NoTileLeft { tile, half, position });
    Ok(())
}

/// AT-9.3: a lower tile becomes visible.
#[inline]
pub(crate) fn uncover<L: Log<Event>>(game: &mut Atlantis, position: Position, tile: Tile, log: &mut L) {
    let half = game.data().half_of(position);
    let id = (game.copies(half, tile) & game.unseen[half.index()]).trailing_zeros() as u8;
    game.unseen[half.index()] &= !(1 << id);
    game.path.uncover(position, half.index() as u8 * 64 + id);
    log.add(Event::Uncovered { position, tile });
    offer_late_bridge(game, game.active, log);
}

/// AT-D4: a bridge may still be built, unless the game ends with this turn.
#[inline]
fn offer_late_bridge<L: Log<Event>>(game: &mut Atlantis, seat: Seat, log: &mut L) {
    if game.ended_by.is_none() && game.path.bridge(seat).is_none() && game.path.open_gaps() != 0 {
        game.phase = Phase::LateBridge;
    } else {
        drawing::end_turn(game, seat, log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bit_of_a_number_is_found() {
        for set in [1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001, 0x00f0_1248_0000_ff01, 0x3ff_ffff_ffff] {
            let places: Vec<u32> = (0..64).filter(|place| set >> place & 1 == 1).collect();
            for (number, &place) in places.iter().enumerate() {
                assert_eq!(select(set, number as u32), place, "bit {number} of {set:#x}");
            }
        }
    }
}
