//! Chapter 5 up to the plays: rows, bids, the Spy window, the ranking; and what follows the plays.

use engine::{Log, Seat};
use fleet::{Special, VoteKind};

use crate::events::Event;
use crate::kinds::{Card, Senator};
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::LastDays;

fleet::voting!(LastDays, BeginAuction, Senator);

/// LD-8.6: at most so many cubes come back.
const REFUND: u8 = 2;

/// LD-5.3, LD-5.4: an auction begins; after the last one comes Strategos, then the Doom phase.
pub(crate) fn begin<L: Log<Event>>(game: &mut LastDays, slot: u8, log: &mut L) {
    if slot == game.table.row_length() {
        game.table.stack.replace(Step::BeginDoom);
        if game.table.holder(Senator::Strategos).is_some_and(|holder| game.unbid(holder) != 0) {
            game.table.stack.push(Step::Strategos);
        }
        return;
    }
    game.table.council.begin_vote(slot);
    game.table.gods_played = false;
    let kind = game.table.auction_kind();
    log.add(Event::AuctionBegan { slot, kind });
    match kind {
        VoteKind::Secret => game.table.stack.replace(Step::Bids),
        VoteKind::Open => {
            // LD-5.10: the speaking order is fixed.
            game.table.council.order = game.table.council.senate_order();
            game.table.stack.replace(Step::Declare);
        }
    }
}

/// LD-5.8: a secret bid; the last one opens all.
pub(crate) fn commit<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    if game.cards.commit(&mut game.table.council, seat, cubes, log) {
        game.cards.open_bids(&mut game.table.council, log);
        game.table.stack.replace(Step::OpenSpy);
    }
}

/// LD-5.9: an open bid.
pub(crate) fn declare<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    if game.table.council.declare(seat, cubes, log) {
        game.table.stack.replace(Step::OpenSpy);
    }
}

/// LD-5.5 (c), (d): face-down cards are turned up, the ranking is made.
pub(crate) fn rank<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let entitled = game.table.entitled();
    game.cards.rank(&mut game.table.council, entitled, log);
    game.table.stack.replace(Step::EndAuction);
    game.table.stack.push(Step::Play { place: 0 });
}

/// LD-5.5 (f), LD-8.6, ruling LD-R15: the holder of Philosophos who played no card may take cubes
/// back, once per round.
pub(crate) fn end(game: &mut LastDays) {
    let slot = game.table.council.vote.slot;
    game.table.stack.replace(Step::BeginAuction { slot: slot + 1 });
    if let Some(holder) = game.table.holder(Senator::Philosophos)
        && !game.table.philosophos_used
        && !game.table.council.vote.played.contains(holder)
    {
        let most = game.table.council.on_slot(holder, slot).min(REFUND);
        if most > 0 {
            game.table.stack.push(Step::Refund { most });
        }
    }
}

/// LD-8.6.
pub(crate) fn refund<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    game.table.council.refund(seat, cubes, log);
    game.table.philosophos_used = true;
    game.table.stack.pop();
}
