//! Chapters 3, 4 and 8: influence, the senators, and their immediate powers.

use engine::{KindSet, Log, Seat, SeatSet};

use crate::actions::{BoardReason, SailReason};
use crate::events::{Event, PointReason};
use crate::kinds::{EventCard, Senator};
use crate::phases::doom::score;
use crate::phases::{boarding, drawing};
use crate::stack::Step;
use crate::state::LastDays;

/// LD-8.1: so many cards are drawn, and so many discarded.
pub(crate) const ARCHON: u8 = 5;

/// LD-3.0, LD-12.8, LD-12.9: a round begins; while *Chaos* grows with the powers of those who hold
/// a tile.
pub(crate) fn start_round<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.table.council.round += 1;
    game.table.philosophos_used = false;
    game.table.council.ready = SeatSet::EMPTY;
    if let Some(event) = game.table.event {
        log.add(Event::RoundBegan { round: game.table.council.round, auction: game.table.auction_kind(), event });
    }
    game.table.stack.replace(Step::Lay);
    if game.table.event == Some(EventCard::Chaos) {
        game.table.council.order = game.table.council.senate_order();
        return game.table.stack.push(Step::Powers { place: 0 });
    }
    game.table.stack.push(Step::Senators);
    if game.table.event == Some(EventCard::Gift) {
        game.table.stack.push(Step::Gods);
    }
    game.table.stack.push(Step::Influence);
}

/// LD-3.1, LD-3.2: cubes for the Senate; the last choice opens all.
pub(crate) fn commit<L: Log<Event>>(game: &mut LastDays, seat: Seat, cubes: u8, log: &mut L) {
    if game.cards.commit(&mut game.table.council, seat, cubes, log) {
        let cubes = game.cards.open_senate(&mut game.table.council);
        game.table.stack.pop();
        log.add(Event::InfluenceOpened { cubes });
    }
}

/// LD-4.1: the pick order is fixed.
pub(crate) fn begin(game: &mut LastDays) {
    game.table.council.order = game.table.council.senate_order();
    game.table.stack.replace(Step::PlaceBonus);
    game.table.stack.push(Step::Pick { place: 0 });
}

/// LD-4.2 to LD-4.5: a tile is taken with its bonus markers; its power comes before the next pick.
pub(crate) fn take<L: Log<Event>>(game: &mut LastDays, seat: Seat, senator: Senator, place: u8, log: &mut L) {
    game.table.senators[senator.index()].holder = Some(seat);
    game.table.council.players[seat].marker = game.table.data.field(senator);
    log.add(Event::SenatorTaken { seat, senator });
    let bonus = std::mem::take(&mut game.table.senators[senator.index()].bonus);
    score(game, seat, bonus, PointReason::Bonus, log);
    if usize::from(place) + 1 < game.table.seats() {
        game.table.stack.replace(Step::Pick { place: place + 1 });
    } else {
        game.table.stack.pop();
    }
    if senator.is_immediate() {
        game.table.stack.push(Step::Power { seat: seat.0 });
    }
}

/// LD-D22, ruling LD-R40: while *Chaos* grows, holders use their immediate powers in Senate order.
pub(crate) fn next_power(game: &mut LastDays, place: u8) {
    let Some(&seat) = game.table.council.order.as_slice().get(usize::from(place)) else {
        return game.table.stack.pop();
    };
    game.table.stack.replace(Step::Powers { place: place + 1 });
    if game.table.senator(seat).is_some_and(Senator::is_immediate) {
        game.table.stack.push(Step::Power { seat: seat.0 });
    }
}

/// Ruling LD-R65: whether a power could be used, as far as everybody knows.
pub(crate) fn could_use_power(game: &LastDays, seat: Seat) -> bool {
    match game.table.senator(seat) {
        Some(Senator::Archon) => true,
        Some(Senator::Basileus) => boarding::could_place_one(game, seat, BoardReason::Basileus),
        Some(Senator::Demagogos) => game.table.movable(SailReason::Demagogos, 0) != 0,
        Some(Senator::Demiurgos) => game.cards.special.drawable() > 0,
        _ => false,
    }
}

/// LD-8.1 to LD-8.4.
pub(crate) fn use_power<L: Log<Event>>(game: &mut LastDays, seat: Seat, senator: Senator, log: &mut L) {
    game.table.stack.pop();
    log.add(Event::PowerUsed { seat, senator });
    match senator {
        Senator::Archon => {
            game.table.stack.push(Step::Discard { seat: seat.0, left: ARCHON });
            game.table.stack.push(Step::Draw { seat: seat.0, count: ARCHON });
        }
        Senator::Basileus => boarding::begin(game, seat, BoardReason::Basileus, [1, 0]),
        Senator::Demagogos => {
            // LD-8.3: *Favourable Winds* adds nothing.
            game.table.council.player = seat;
            game.table.stack.push(Step::Sail { why: SailReason::Demagogos, left: 1, extra: false, closed: 0 });
        }
        _ => drawing::gain(game, seat, 1),
    }
}

/// LD-4.4, ruling LD-R6: using a power is optional.
pub(crate) fn skip_power<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    game.table.stack.pop();
    if let Some(senator) = game.table.senator(seat) {
        log.add(Event::PowerSkipped { seat, senator });
    }
}

/// LD-4.6, rulings LD-R7 and LD-R60: every tile not taken gets a bonus marker.
pub(crate) fn place_bonus<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let free = |senator: &Senator| u64::from(game.table.holder(*senator).is_none()) << senator.index();
    let senators: KindSet<Senator> = KindSet::new(Senator::ALL.iter().map(free).sum());
    for senator in senators.iter() {
        game.table.senators[senator.index()].bonus += 1;
    }
    game.table.stack.pop();
    log.add(Event::BonusPlaced { senators });
}
