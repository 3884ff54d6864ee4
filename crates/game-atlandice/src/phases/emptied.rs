//! Chapter 6: districts that have become empty are scored, refilled or exhausted.

use engine::{Dice, Log};

use crate::actions::{Chance, EndReason, Event};
use crate::kinds::{Area, Good, Tile};
use crate::phases::{clock, searching};
use crate::refusals::Illegal;
use crate::scoring::{self, Emptied};
use crate::state::{Atlandice, Phase};

/// AD-6.1, rulings AD-R10 and AD-R11: scores every district that held something when the search began and holds nothing
/// now, in ascending order, until there is none. Luck may have to uncover a tile in between.
#[inline]
pub(crate) fn settle<L: Log<Event>>(game: &mut Atlandice, log: &mut L) {
    while let Some(district) = next_emptied(game) {
        game.filled &= !(1 << district.index());
        if score(game, district, log) {
            return;
        }
    }
    // Ruling AD-R18.
    if Area::DISTRICTS.iter().all(|&district| game.is_exhausted(district)) {
        return clock::end(game, EndReason::Exhausted, log);
    }
    searching::go_on(game, log);
}

#[inline]
fn next_emptied(game: &Atlandice) -> Option<Area> {
    Area::DISTRICTS.into_iter().find(|&district| game.filled >> district.index() & 1 == 1 && game.is_empty(district))
}

/// AD-6.2 to AD-6.6: scores one district. True if luck has to uncover the next tile first.
fn score<L: Log<Event>>(game: &mut Atlandice, district: Area, log: &mut L) -> bool {
    let (Some(tile), Some(good)) = (game.tile(district), district.good()) else { return false };
    let emptied = scoring::emptied(game, district, good);
    award(game, tile, &emptied);
    game.top[district.index()] = None;
    log.add(Event::DistrictScored { district, tile, majority: emptied.majority, winner: emptied.winner });
    if emptied.last {
        exhaust(game, district, good, log);
        return false;
    }
    put_back(game, good, &emptied, log);
    // Ruling AD-R30: a single tile below needs no luck.
    let below = game.below[district.index()];
    if below.count_ones() > 1 {
        game.phase = Phase::Uncover { district };
        return true;
    }
    let tile = Tile::of(district)[below.trailing_zeros() as usize % 3];
    game.reveal(tile);
    log.add(Event::Uncovered { tile });
    false
}

/// AD-6.2, AD-6.3, rulings AD-R14 and AD-R15: one gets the tile, the others tokens.
fn award(game: &mut Atlandice, tile: Tile, emptied: &Emptied) {
    let winner = emptied.winner.map(|party| party.index());
    match winner {
        Some(winner) => game.won[winner] |= 1 << tile.index(),
        None => game.unclaimed |= 1 << tile.index(),
    }
    for (party, &points) in emptied.majority.points.iter().enumerate() {
        if winner != Some(party) {
            game.tokens[party].district += u16::from(points);
        }
    }
}

/// AD-6.5, ruling AD-R16: everybody puts the type back.
fn put_back<L: Log<Event>>(game: &mut Atlandice, good: Good, emptied: &Emptied, log: &mut L) {
    for held in &mut game.held {
        held[good.index()] = 0;
    }
    game.goods[Area::BlackMarket.index()][good.index()] += emptied.to_market;
    game.goods[emptied.district.index()][good.index()] += emptied.to_district;
    let Emptied { returned, to_market, to_district, .. } = *emptied;
    log.add(Event::Returned { good, from: returned, market: to_market, district: to_district });
}

/// AD-6.6, ruling AD-R17: the type leaves the game, and dice there go to the Black Market.
fn exhaust<L: Log<Event>>(game: &mut Atlandice, district: Area, good: Good, log: &mut L) {
    for goods in game.goods.iter_mut().chain(&mut game.held) {
        goods[good.index()] = 0;
    }
    let removed = game.data.per_type - game.boxed[good.index()];
    game.boxed[good.index()] = game.data.per_type;
    let dice = std::mem::take(&mut game.dice[district.index()]);
    game.dice[Area::BlackMarket.index()] += dice;
    log.add(Event::Exhausted { district, removed, dice });
}

/// Ruling AD-R30: one of the tiles below, each as likely.
pub(crate) fn sample_uncover<D: Dice>(game: &Atlandice, district: Area, dice: &mut D) -> Chance {
    let number = dice.below(game.below[district.index()].count_ones()) as usize;
    Chance::Uncover { tile: game.below(district).nth(number).expect("the number is below their count") }
}

pub(crate) fn check_uncover(game: &Atlandice, district: Area, tile: Tile) -> Result<(), Illegal> {
    if game.below(district).any(|below| below == tile) { Ok(()) } else { Err(Illegal::NotBelow { tile, district }) }
}

/// AD-6.5: the next tile is in force, and the check goes on.
pub(crate) fn uncover<L: Log<Event>>(game: &mut Atlandice, tile: Tile, log: &mut L) {
    game.reveal(tile);
    log.add(Event::Uncovered { tile });
    settle(game, log);
}
