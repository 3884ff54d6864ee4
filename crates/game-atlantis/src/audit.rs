//! The invariants of chapter 15 that can be seen on one position. Those that span a turn are watched by the tests.

use crate::components::{Half, Object, TileId, bits};
use crate::piles::Pile;
use crate::state::{Atlantis, Phase};

/// Checks everything; the sentence names what is broken.
pub(crate) fn audit(game: &Atlantis) -> Result<(), String> {
    cards(game)?;
    tiles(game)?;
    figures(game)?;
    gaps(game)?;
    bridges(game)?;
    knowledge(game)?;
    ending(game)
}

/// AT-I1: every card is somewhere, once.
fn cards(game: &Atlantis) -> Result<(), String> {
    for object in Object::ALL {
        let hands: u8 = game.hands.iter().map(|hand| hand.count(object)).sum();
        let elsewhere = game.draw_pile.count(object) + game.discard[object] + game.removed_cards[object];
        if hands + elsewhere != game.data().per_object {
            return Err(format!("AT-I1: {} cards of {object}, not {}", hands + elsewhere, game.data().per_object));
        }
    }
    Ok(())
}

/// AT-I2: every tile is somewhere, once, and the sums kept for speed are right.
fn tiles(game: &Atlantis) -> Result<(), String> {
    let data = game.data();
    let value = |id: TileId| u32::from(data.tile[usize::from(id)].value);
    let ids = |sets: [u64; 2]| {
        Half::ALL.into_iter().flat_map(move |h| bits(sets[h.index()]).map(move |id| id + 64 * h as u8))
    };
    let all: u32 = ids(data.all).map(value).sum();
    let mut met = game.unseen;
    let mut meet = |id: TileId| {
        let (half, bit) = (usize::from(id >> 6), 1 << (id & 63));
        let again = met[half] & bit != 0 || data.all[half] & bit == 0;
        met[half] |= bit;
        if again { Err(format!("AT-I2: tile {id} is in two places")) } else { Ok(()) }
    };
    let mut worth: u32 = ids(game.unseen).map(value).sum::<u32>() + u32::from(game.removed_worth);
    for (position, id) in game.path.visible_ids() {
        meet(id)?;
        worth += value(id);
        if data.half_of(position).index() != usize::from(id >> 6) {
            return Err(format!("AT-1.4: a tile of the wrong half lies at {position}"));
        }
    }
    for (seat, &sets) in game.tiles.iter().enumerate() {
        let mut values = [0; 7];
        for id in ids(sets) {
            meet(id)?;
            worth += value(id);
            values[value(id) as usize - 1] += 1;
        }
        let sum: u32 = ids(sets).map(value).sum();
        if values != game.values[seat] || sum != u32::from(game.worth[seat]) {
            return Err(format!("AT-I2: the tiles of seat {} are miscounted", seat + 1));
        }
    }
    let removed = data.all.iter().zip(met).map(|(all, met)| (all & !met).count_ones()).sum::<u32>();
    if removed != u32::from(game.removed_tiles) || worth != all {
        return Err(format!("AT-I2: {removed} tiles are gone and {worth} points are left, not {all}"));
    }
    hidden_tiles(game)
}

/// AT-I2: as many tiles lie face down in each half as the path hides there.
fn hidden_tiles(game: &Atlantis) -> Result<(), String> {
    let data = game.data();
    for half in Half::ALL {
        let here = |position: &u8| data.half_of(*position) == half;
        let hidden = (1..game.path.mainland())
            .filter(here)
            .map(|position| u32::from(game.path.height(position)) - u32::from(game.path.tile(position).is_some()))
            .sum::<u32>();
        let unseen = game.unseen[half.index()].count_ones();
        fail_if!(hidden != unseen, format!("AT-I2: the path hides {hidden} tiles of half {half}, {unseen} are unseen"));
    }
    Ok(())
}

/// AT-I3: every figure stands where a figure can stand, and no two together.
fn figures(game: &Atlantis) -> Result<(), String> {
    let mut met = 0u64;
    let moving = match game.phase {
        Phase::Card { figure, .. } => Some((game.active, figure)),
        _ => None,
    };
    for seat in game.all_seats() {
        for (figure, &at) in (0u8..).zip(&game.figures[seat.index()]) {
            if at == 0 || at == game.path.mainland() {
                continue;
            }
            fail_if!(game.path.height(at) == 0, format!("AT-I3: a figure of {seat} stands in the water at {at}"));
            if moving == Some((seat, figure)) {
                continue;
            }
            fail_if!(met >> at & 1 == 1, format!("AT-I3: two figures stand at {at}"));
            met |= 1 << at;
        }
    }
    fail_if!(met != game.occupied, format!("AT-I3: occupied is {:#x}, figures stand at {met:#x}", game.occupied));
    Ok(())
}

/// AT-I9: prices of gaps, and none outside the first and last tile.
fn gaps(game: &Atlantis) -> Result<(), String> {
    let path = &game.path;
    fail_if!(path.tolls() != *path.kept_tolls(), "AT-I9: the running prices are wrong".into());
    let uncovering = matches!(game.phase, Phase::Layout | Phase::Start | Phase::Uncover { .. });
    for gap in path.gaps() {
        let price = path.price(gap.first - 1, gap.last + 1);
        let expected = if gap.bridged { 0 } else { gap.price };
        if price != expected || !(gap.bridged || uncovering || (1..=7).contains(&price)) {
            return Err(format!("AT-I9: the gap at {} costs {price}, not {expected}", gap.first));
        }
    }
    let with_tiles = (1..path.mainland()).filter(|&position| path.height(position) > 0);
    if let (Some(first), Some(last)) = (with_tiles.clone().min(), with_tiles.max())
        && (path.price(0, first) != 0 || path.price(last, path.mainland()) != 0)
    {
        return Err("AT-I9: water at an end of the path has a price".into());
    }
    Ok(())
}

/// AT-I12: at most one bridge a seat, on water.
fn bridges(game: &Atlantis) -> Result<(), String> {
    for (seat, position) in game.path.bridges() {
        if seat.0 >= game.seats || game.path.height(position) > 0 {
            return Err(format!("AT-I12: a bridge of {seat} lies at {position}"));
        }
    }
    Ok(())
}

/// What is noted about hidden cards is true.
fn knowledge(game: &Atlantis) -> Result<(), String> {
    for seat in game.all_seats() {
        let index = seat.index();
        if !game.hands[index].holds(game.known[index].into()) {
            return Err(format!("AT-3.3: the known cards of {seat} are not in the hand"));
        }
        if !Pile::from(game.undrawn[index]).holds(game.draw_pile) {
            return Err(format!("AT-10.2: the draw pile has cards that {seat} drew"));
        }
        if !Pile::from(game.shuffled).holds(game.undrawn[index].into()) {
            return Err(format!("AT-10.2: {seat} reckons with cards that were not shuffled"));
        }
    }
    let in_turn = matches!(game.phase, Phase::Menu { .. } | Phase::Card { .. } | Phase::Pay { .. });
    if in_turn && !game.hands[game.active.index()].holds(game.payable) {
        return Err("AT-R14: cards may pay that are not in the hand".into());
    }
    Ok(())
}

/// AT-I14: the game ends with a third figure on the Mainland, or in a standstill.
fn ending(game: &Atlantis) -> Result<(), String> {
    let all_home = game.all_seats().find(|&seat| game.home(seat) == 3);
    if all_home != game.ended_by {
        return Err(format!("AT-I14: the game is ended by {:?}, all figures are home of {all_home:?}", game.ended_by));
    }
    let standstill = game.stuck == game.seats;
    let over = game.phase == Phase::Over;
    if over && all_home.is_none() && !standstill || standstill && !over {
        return Err("AT-I14: the game ended too early or too late".into());
    }
    Ok(())
}
