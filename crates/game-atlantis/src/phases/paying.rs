//! AT-7: paying for gaps, item by item in the order of ruling AT-R16.

use engine::{Log, Seat};

use crate::actions::Event;
use crate::components::Object;
use crate::state::{Atlantis, Phase, card_rank, tile_rank};

use super::taking;

/// Where a payment begins: any item may be first.
pub(crate) const FIRST_RANK: u8 = 0;

/// AT-7.1, AT-7.4: a tile pays its value and leaves the game.
#[inline]
pub(crate) fn pay_tile<L: Log<Event>>(game: &mut Atlantis, seat: Seat, value: u8, log: &mut L) {
    let tile = game.give_up(seat, value);
    let (paid, cost) = pay(game, value, tile_rank(value));
    log.add(Event::PaidTile { seat, tile, paid, cost });
    settle(game, seat, log);
}

/// AT-7.1, AT-7.4: a card pays 1 and leaves the game. Ruling AT-R17: for all to see.
#[inline]
pub(crate) fn pay_card<L: Log<Event>>(game: &mut Atlantis, seat: Seat, object: Object, log: &mut L) {
    game.lose_card(seat, object);
    game.payable.remove(object);
    game.removed_cards[object] += 1;
    let (paid, cost) = pay(game, 1, card_rank(object));
    log.add(Event::PaidCard { seat, object, paid, cost });
    settle(game, seat, log);
}

/// Counts what was paid; returns it, and what is to be paid.
#[inline]
fn pay(game: &mut Atlantis, value: u8, last: u8) -> (u8, u8) {
    let Phase::Pay { cost, paid, rank, .. } = &mut game.phase else { unreachable!("a payment is under way") };
    *paid += value;
    *rank = last;
    (*paid, *cost)
}

/// AT-7.3: as soon as enough is paid, no change is given and the turn goes on.
#[inline]
fn settle<L: Log<Event>>(game: &mut Atlantis, seat: Seat, log: &mut L) {
    if let Phase::Pay { figure, cost, paid, .. } = game.phase
        && paid >= cost
    {
        let at = game.figures[seat.index()][usize::from(figure)];
        taking::take(game, seat, at, log);
    }
}
