//! Chapters 3, 4 and 8: influence, the senators, and their immediate powers.

use engine::{Log, Seat, SeatSet};
use fleet::open_sealed;

use crate::actions::{BoardReason, SailReason};
use crate::events::{Event, PointReason};
use crate::kinds::{Card, EventCard, Senator};
use crate::phases::{boarding, drawing, score};
use crate::stack::Step;
use crate::state::LastDays;

/// LD-8.1: so many cards are drawn, and so many discarded.
pub(crate) const ARCHON: u8 = 5;

/// LD-3.0, LD-12.8, LD-12.9: a round begins; while *Chaos* grows with the powers of those who hold
/// a tile.
pub(crate) fn start_round<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.round += 1;
    game.philosophos_used = false;
    game.ready = SeatSet::EMPTY;
    if let Some(event) = game.event {
        log.add(Event::RoundBegan { round: game.round, auction: game.auction_kind(), event });
    }
    game.stack.replace(Step::Lay);
    if game.event == Some(EventCard::Chaos) {
        game.order = game.senate_order();
        return game.stack.push(Step::Powers { place: 0 });
    }
    game.stack.push(Step::Senators);
    if game.event == Some(EventCard::Gift) {
        game.stack.push(Step::Gods);
    }
    game.stack.push(Step::Influence);
}

/// LD-3.1, LD-3.2: cubes for the Senate; the last choice opens all.
pub(crate) fn commit<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    game.bid[seat.index()] = cubes;
    game.ready = game.ready.with(seat);
    log.add(Event::Committed { seat });
    if game.ready.len() < usize::from(game.seats) {
        return;
    }
    let cubes = open_sealed(&mut game.bid, &mut game.ready, usize::from(game.seats));
    for (seat, &cubes) in cubes.iter() {
        game.supply[seat.index()] -= cubes;
        game.senate[seat.index()] += cubes;
    }
    game.stack.pop();
    log.add(Event::InfluenceOpened { cubes });
}

/// LD-4.1: the pick order is fixed.
pub(crate) fn begin(game: &mut LastDays) {
    game.order = game.senate_order();
    game.stack.replace(Step::PlaceBonus);
    game.stack.push(Step::Pick { place: 0 });
}

/// LD-4.2 to LD-4.5: a tile is taken with its bonus markers; its power comes before the next pick.
pub(crate) fn take<L: Log<Event>>(game: &mut LastDays, seat: Seat, senator: Senator, place: u8, log: &mut L) {
    game.holder[senator.index()] = Some(seat);
    game.marker[seat.index()] = game.data.field(senator);
    log.add(Event::SenatorTaken { seat, senator });
    let bonus = std::mem::take(&mut game.bonus[senator.index()]);
    score(game, seat, bonus, PointReason::Bonus, log);
    if place + 1 < game.seats {
        game.stack.replace(Step::Pick { place: place + 1 });
    } else {
        game.stack.pop();
    }
    if senator.is_immediate() {
        game.stack.push(Step::Power { seat: seat.0 });
    }
}

/// LD-D22, ruling LD-R40: while *Chaos* grows, holders use their immediate powers in Senate order.
pub(crate) fn next_power(game: &mut LastDays, place: u8) {
    let Some(&seat) = game.order.as_slice().get(usize::from(place)) else { return game.stack.pop() };
    game.stack.replace(Step::Powers { place: place + 1 });
    if game.senator(seat).is_some_and(Senator::is_immediate) {
        game.stack.push(Step::Power { seat: seat.0 });
    }
}

/// Ruling LD-R65: whether a power could be used, as far as everybody knows.
pub(crate) fn could_use_power(game: &LastDays, seat: Seat) -> bool {
    match game.senator(seat) {
        Some(Senator::Archon) => true,
        Some(Senator::Basileus) => boarding::could_place_one(game, seat, BoardReason::Basileus),
        Some(Senator::Demagogos) => game.movable(SailReason::Demagogos, 0) != 0,
        Some(Senator::Demiurgos) => game.special.drawable() > 0,
        _ => false,
    }
}

/// LD-8.1 to LD-8.4.
pub(crate) fn use_power<L: Log<Event>>(game: &mut LastDays, seat: Seat, senator: Senator, log: &mut L) {
    game.stack.pop();
    log.add(Event::PowerUsed { seat, senator });
    match senator {
        Senator::Archon => {
            game.stack.push(Step::Discard { seat: seat.0, left: ARCHON });
            game.stack.push(Step::Draw { seat: seat.0, count: ARCHON });
        }
        Senator::Basileus => boarding::begin(game, seat, BoardReason::Basileus, [1, 0]),
        Senator::Demagogos => {
            // LD-8.3: *Favourable Winds* adds nothing.
            game.player = seat;
            game.stack.push(Step::Sail { why: SailReason::Demagogos, left: 1, extra: false, closed: 0 });
        }
        _ => drawing::gain(game, seat, 1),
    }
}

/// LD-4.4, ruling LD-R6: using a power is optional.
pub(crate) fn skip_power<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    game.stack.pop();
    if let Some(senator) = game.senator(seat) {
        log.add(Event::PowerSkipped { seat, senator });
    }
}

/// LD-8.1: a card goes face down into the discard pile.
pub(crate) fn discard<L: Log<Event>>(game: &mut LastDays, seat: Seat, card: Card, log: &mut L) {
    let Step::Discard { left, .. } = game.stack.top() else { return };
    game.hands[seat.index()].remove(card.index());
    game.politics.buried[seat.index()].add(card.index());
    log.add(Event::Buried { seat, card: Some(card) });
    match left {
        0 | 1 => game.stack.pop(),
        _ => game.stack.replace(Step::Discard { seat: seat.0, left: left - 1 }),
    }
}

/// LD-4.6, rulings LD-R7 and LD-R60: every tile not taken gets a bonus marker.
pub(crate) fn place_bonus<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let mut senators = 0;
    for senator in Senator::ALL.into_iter().filter(|senator| game.holder[senator.index()].is_none()) {
        game.bonus[senator.index()] += 1;
        senators |= 1 << senator.index();
    }
    game.stack.pop();
    log.add(Event::BonusPlaced { senators });
}
