//! Chapter 5 up to the plays: rows, bids, the Spy window, the ranking; and what follows the plays.

use engine::{Log, Seat, SeatSet};
use fleet::{Special, open_sealed, ranking, turn_up};

use crate::events::Event;
use crate::kinds::{AuctionKind, Card, Senator};
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::{Auction, LastDays, ROW};

/// LD-8.6: at most so many cubes come back.
const REFUND: u8 = 2;

/// LD-5.1: the next card of the own row, face down.
pub(crate) fn lay<L: Log<Event>>(game: &mut LastDays, seat: Seat, card: Card, log: &mut L) {
    let index = seat.index();
    game.hands[index].remove(card.index());
    game.rows[index][usize::from(game.laid[index])] = Some(card);
    game.laid[index] += 1;
    // LD-8.5: the holder of Oraklos says which cards stay face down.
    if game.laid[index] == ROW && !game.holds(seat, Senator::Oraklos) {
        row_is_ready(game, seat, log);
    }
}

/// LD-8.5, ruling LD-R17: up to two own cards stay face down.
pub(crate) fn keep_down<L: Log<Event>>(game: &mut LastDays, seat: Seat, slots: u8, log: &mut L) {
    game.down[seat.index()] = slots;
    row_is_ready(game, seat, log);
}

/// LD-5.2: when all are ready, all rows are revealed together.
fn row_is_ready<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    game.ready = game.ready.with(seat);
    log.add(Event::Committed { seat });
    if game.ready.len() == usize::from(game.seats) {
        game.ready = SeatSet::EMPTY;
        game.stack.replace(Step::BeginAuction { slot: 0 });
        log.add(Event::RowsOpened);
    }
}

/// LD-5.3, LD-5.4: an auction begins; after the last one comes Strategos, then the Doom phase.
pub(crate) fn begin<L: Log<Event>>(game: &mut LastDays, slot: u8, log: &mut L) {
    if slot == ROW {
        game.stack.replace(Step::BeginDoom);
        if game.holder(Senator::Strategos).is_some_and(|holder| game.unbid(holder) != 0) {
            game.stack.push(Step::Strategos);
        }
        return;
    }
    game.auction = Auction { slot, ..Auction::default() };
    game.ready = SeatSet::EMPTY;
    let kind = game.auction_kind();
    log.add(Event::AuctionBegan { slot, kind });
    match kind {
        AuctionKind::Secret => game.stack.replace(Step::Bids),
        AuctionKind::Open => {
            // LD-5.10: the speaking order is fixed.
            game.order = game.senate_order();
            game.stack.replace(Step::Declare);
        }
    }
}

/// LD-5.8: a secret bid; the last one opens all.
pub(crate) fn commit<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    game.bid[seat.index()] = cubes;
    game.ready = game.ready.with(seat);
    log.add(Event::Committed { seat });
    if game.ready.len() < usize::from(game.seats) {
        return;
    }
    let cubes = open_sealed(&mut game.bid, &mut game.ready, usize::from(game.seats));
    for (seat, &cubes) in cubes.iter() {
        put_on_card(game, seat, cubes);
    }
    game.stack.replace(Step::OpenSpy);
    log.add(Event::BidsOpened { cubes });
}

/// LD-5.7: bid cubes lie on the own card, won or lost.
fn put_on_card(game: &mut LastDays, seat: Seat, cubes: u8) {
    game.supply[seat.index()] -= cubes;
    game.slots[seat.index()][usize::from(game.auction.slot)] += cubes;
}

/// LD-5.9: an open bid.
pub(crate) fn declare<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    put_on_card(game, seat, cubes);
    game.auction.declared = game.auction.declared.with(seat);
    log.add(Event::Declared { seat, cubes });
    if game.auction.declared.len() == usize::from(game.seats) {
        game.stack.replace(Step::OpenSpy);
    }
}

/// LD-11.9: everybody who could hold a Spy and has a cube is asked.
pub(crate) fn open_spy(game: &mut LastDays) {
    game.stack.replace(Step::Rank);
    sailing::open_window(game, Step::Spy, could_spy);
}

/// Whether a seat could add a cube, as far as everybody knows.
fn could_spy(game: &LastDays, seat: Seat) -> bool {
    game.supply[seat.index()] > 0 && game.could_hold(seat, Special::Spy)
}

/// LD-11.9, ruling LD-R52: a cube more.
pub(crate) fn spy<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    play_special(game, seat, Special::Spy, log);
    put_on_card(game, seat, 1);
    next_spy(game, false);
}

pub(crate) fn pass_spy(game: &mut LastDays) {
    next_spy(game, true);
}

fn next_spy(game: &mut LastDays, passed: bool) {
    let mut window = game.window;
    if !window.ask_round(passed, |seat| could_spy(game, seat)) {
        game.stack.pop();
    }
    game.window = window;
}

/// LD-5.5 (c), (d): face-down cards are turned up, the ranking is made.
pub(crate) fn rank<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let slot = usize::from(game.auction.slot);
    for seat in turn_up(&mut game.down, game.auction.slot).iter() {
        if let Some(card) = game.rows[seat.index()][slot] {
            log.add(Event::CardTurned { seat, card });
        }
    }
    let bids = game.slots.map(|slots| slots[slot]);
    let ranked = ranking(&bids, &game.senate_order());
    let entitled = game.entitled();
    game.auction.ranking = ranked;
    game.auction.acting = ranked;
    game.auction.acting.truncate(usize::from(entitled));
    log.add(Event::Ranked { ranking: ranked, entitled });
    game.stack.replace(Step::EndAuction);
    game.stack.push(Step::Play { place: 0 });
}

/// LD-5.5 (f), LD-8.6, ruling LD-R15: the holder of Philosophos who played no card may take cubes
/// back, once per round.
pub(crate) fn end(game: &mut LastDays) {
    let slot = game.auction.slot;
    game.stack.replace(Step::BeginAuction { slot: slot + 1 });
    if let Some(holder) = game.holder(Senator::Philosophos)
        && !game.philosophos_used
        && !game.auction.played.contains(holder)
    {
        let most = game.on_slot(holder, slot).min(REFUND);
        if most > 0 {
            game.stack.push(Step::Refund { most });
        }
    }
}

/// LD-8.6.
pub(crate) fn refund<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    game.slots[seat.index()][usize::from(game.auction.slot)] -= cubes;
    game.supply[seat.index()] += cubes;
    game.philosophos_used = true;
    game.stack.pop();
    log.add(Event::Refunded { seat, cubes });
}
