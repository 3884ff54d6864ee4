//! AT-3, AT-4, AT-8: what can be done beside a move.

use engine::{Log, Seat};

use crate::actions::{DrawReason, Event, Position};
use crate::lists::Cards;
use crate::state::{Atlantis, Phase};

use super::drawing;

/// AT-3.1: a turn begins. AT-7.2: what the seat has now may pay.
#[inline]
pub(crate) fn begin_turn(game: &mut Atlantis, seat: Seat) {
    game.active = seat;
    game.payable = game.hands[seat.index()];
    game.played = Cards::default();
    game.bought = 0;
    game.phase = Phase::Menu { may_buy: true };
}

/// AT-4.1: a tile goes out of the game for cards.
pub(crate) fn buy<L: Log<Event>>(game: &mut Atlantis, seat: Seat, value: u8, log: &mut L) {
    let tile = game.give_up(seat, value);
    let cards = game.buy_cards(value);
    log.add(Event::Bought { seat, tile, cards });
    drawing::begin_draw(game, cards, DrawReason::Bought, log);
}

/// AT-8.1: the bridge is built, before the move or after the tile was taken.
pub(crate) fn build_bridge<L: Log<Event>>(game: &mut Atlantis, seat: Seat, gap: Position, log: &mut L) {
    let last = game.path.gap(gap).last;
    game.path.build(seat, gap);
    log.add(Event::BridgeBuilt { seat, gap, last });
    match game.phase {
        Phase::LateBridge => drawing::end_turn(game, seat, log),
        _ => game.phase = Phase::Menu { may_buy: false },
    }
}

/// AT-3.3: the hand is shown to all.
pub(crate) fn show_hand<L: Log<Event>>(game: &mut Atlantis, seat: Seat, log: &mut L) {
    let cards = Cards::from(game.hands[seat.index()]);
    game.known[seat.index()] = cards;
    log.add(Event::HandShown { seat, cards });
    let count = game.data().cannot_move_draw;
    drawing::begin_draw(game, count, DrawReason::CannotMove, log);
}
