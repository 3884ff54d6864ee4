//! Chapters 6, 7 and 12: majorities, ships that move by themselves, the event, what comes back.

use engine::{Dice, Log, PerSeat, Seat, SeatSet};
use fleet::{Arrival, Berth, Colour, NEUTRAL, ShipKind, Together, most_cubes};

use crate::actions::{BoardReason, Chance};
use crate::events::{Event, PointReason};
use crate::kinds::{EventCard, Senator, Zone};
use crate::phases::{boarding, sailing, score};
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::{Auction, LastDays};

/// LD-6.1, LD-6.2: the two majorities; then ships, event, clean-up.
pub(crate) fn begin<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let order = game.senate_order();
    // LD-6.1, ruling LD-R18: neutrals block if they are as many.
    let there = game.harbour.new_land;
    if let Some((seat, cubes)) = most_cubes(&there, &order)
        && cubes > there[NEUTRAL]
    {
        score(game, seat, game.data.new_land_majority, PointReason::NewLand, log);
    }
    // LD-6.2, ruling LD-R19.
    let first = order.as_slice()[0];
    if game.senate[first.index()] > 0 {
        score(game, first, game.data.senate_majority, PointReason::Senate, log);
    }
    game.card = None;
    game.stack.replace(Step::CleanUp);
    game.stack.push(Step::NeutralsBoard);
    game.stack.push(Step::Reveal);
    game.stack.push(Step::DoomEffect);
    game.stack.push(Step::Delayed);
    game.stack.push(Step::Automatic { next: 0 });
}

/// LD-6.3, LD-9.9, ruling LD-R20: listed once, then moved one after another.
pub(crate) fn automatic<L: Log<Event>>(game: &mut LastDays, next: u8, log: &mut L) {
    if next == 0 {
        game.moving = game.would_move();
    }
    let Some(&ship) = game.moving.as_slice().get(usize::from(next)) else {
        game.moving = Default::default();
        return game.stack.pop();
    };
    game.stack.replace(Step::Automatic { next: next + 1 });
    sailing::advance(game, ship, None, false, log);
}

/// LD-6.4 (a), (b), LD-12.2: the ongoing effect has ended; the delayed one is carried out.
pub(crate) fn delayed<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.stack.pop();
    let Some(event) = game.event.filter(|event| event.is_delayed()) else { return };
    log.add(Event::EffectBegan { event });
    let order = game.senate_order();
    match event {
        EventCard::Wisdom => {
            // LD-12.4, rulings LD-R31 and LD-R46: the first draws first, and nobody where nothing is left.
            let cards = game.special.drawable().min(2);
            for &seat in order.as_slice()[..usize::from(cards)].iter().rev() {
                game.stack.push(Step::DrawSpecials { seat: seat.0, count: 1 });
            }
        }
        EventCard::Debts => {
            // LD-12.7, ruling LD-R45: by order, with or without cubes.
            for (&seat, points) in order.as_slice().iter().zip(game.data.debts) {
                score(game, seat, points, PointReason::Debts, log);
            }
        }
        EventCard::Wrath => {
            for ship in game.harbour.berths() {
                if !game.harbour.ship(ship).in_port() {
                    sailing::send_home(game, ship, log);
                }
            }
        }
        EventCard::Together => {
            game.order = order;
            game.together = Together::begin();
            game.stopped = SeatSet::EMPTY;
            game.stack.push(Step::Together { turn: 0 });
        }
        EventCard::AllLost => {
            // LD-12.14, ruling LD-R43: the order is fixed.
            game.order = order;
            let left = game.cubes_to_lose();
            if left > 0 {
                game.stack.push(Step::Lose { place: 0, left });
            }
        }
        _ => {}
    }
}

/// LD-12.12, rulings LD-R44 and LD-R73: whose turn it is to place, pass by pass, until nobody has
/// placed in one.
pub(crate) fn together(game: &mut LastDays, turn: u8) {
    if turn == 0 && !game.together.goes_on() {
        return game.stack.pop();
    }
    let seat = game.order.as_slice()[usize::from(turn)];
    game.stack.replace(Step::Together { turn: (turn + 1) % game.seats });
    let may = game.together.may_place(seat, game.stopped);
    if may && boarding::could_place_one(game, seat, BoardReason::Together) {
        boarding::begin(game, seat, BoardReason::Together, [1, 0]);
    }
}

/// LD-12.14: whether a player has a cube there.
pub(crate) fn has_cube(game: &LastDays, seat: Seat, zone: Zone) -> bool {
    let index = seat.index();
    let colour = Colour::Seat(seat);
    let aboard = |ship: Berth, hold: bool| {
        usize::from(ship) < game.harbour.ships().len() && game.harbour.ship(ship).of_part(colour, hold) > 0
    };
    match zone {
        Zone::Supply => game.supply[index] > 0,
        Zone::Senate => game.senate[index] > 0,
        Zone::Slots => game.slots[index] != [0; 5],
        Zone::Front => game.front[index] > 0,
        Zone::NewLand => game.harbour.new_land[index] > 0,
        Zone::Ship(ship) => aboard(ship, false),
        Zone::Hold(ship) => aboard(ship, true),
    }
}

/// LD-12.14, LD-D21: a cube is removed for good.
pub(crate) fn lose<L: Log<Event>>(game: &mut LastDays, seat: Seat, zone: Zone, (place, left): (u8, u8), log: &mut L) {
    let index = seat.index();
    game.lost[index] += 1;
    log.add(Event::Lost { seat, zone });
    match zone {
        Zone::Supply => game.supply[index] -= 1,
        Zone::Senate => game.senate[index] -= 1,
        Zone::Slots => {
            if let Some(cubes) = game.slots[index].iter_mut().find(|cubes| **cubes > 0) {
                *cubes -= 1;
            }
        }
        Zone::Front => game.front[index] -= 1,
        Zone::NewLand => game.harbour.new_land[index] -= 1,
        Zone::Ship(ship) => lose_aboard(game, seat, ship, false, log),
        Zone::Hold(ship) => lose_aboard(game, seat, ship, true, log),
    }
    let next = place + 1;
    match left {
        0 | 1 if next == game.seats => game.stack.pop(),
        0 | 1 => game.stack.replace(Step::Lose { place: next, left: game.cubes_to_lose() }),
        _ => game.stack.replace(Step::Lose { place, left: left - 1 }),
    }
}

/// Ruling LD-R26: a ship on the Ocean that is left by its last refugee returns to its berth.
fn lose_aboard<L: Log<Event>>(game: &mut LastDays, seat: Seat, ship: Berth, hold: bool, log: &mut L) {
    game.harbour.take_off(ship, Colour::Seat(seat), hold);
    let there = game.harbour.ship(ship);
    if there.in_port() || !there.is_empty() {
        return;
    }
    let (_, ark_neutral) = game.harbour.send_home(ship);
    log.add(Event::CameHome { ship });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
}

/// LD-6.4 (c), LD-12.3, LD-7.1: a Doom event takes a marker away; ships are upgraded, or the game
/// ends.
pub(crate) fn doom_effect<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.stack.pop();
    if !game.event.is_some_and(EventCard::is_doom) {
        return;
    }
    game.markers_left -= 1;
    log.add(Event::MarkerRemoved { left: game.markers_left });
    if game.markers_left == 0 {
        return end(game, log);
    }
    for &kind in ShipKind::upgraded_at(game.markers_left) {
        if let Some(ship) = game.harbour.find(kind) {
            upgrade(game, ship, log);
        }
    }
    // LD-9.12, ruling LD-R27: an Airship upgraded at sea arrives at once.
    if let Some(ship) = game.harbour.find(ShipKind::Airship) {
        let there = game.harbour.ship(ship);
        if there.flies() && !there.in_port() {
            sailing::arrive(game, ship, None, false);
        }
    }
}

/// LD-9.10, LD-9.11, ruling LD-R63: the tile is turned, everybody aboard stays; a neutral boards the
/// Ark.
fn upgrade<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let data = game.data;
    let ark_neutral = game.harbour.upgrade(ship, data.seats(game.harbour.ship(ship).kind, true));
    log.add(Event::Upgraded { ship });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
}

/// LD-7.1, LD-7.2: the game is over; special cards are shown.
fn end<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.stack.clear();
    game.stack.push(Step::Over);
    log.add(Event::Ended);
    for seat in game.all_seats() {
        log.add(Event::SpecialsShown { seat, points: game.special_points(seat) });
    }
}

/// LD-2.2, LD-6.4 (d), ruling LD-R64: the first event is not a Doom event.
pub(crate) fn sample_event<D: Dice>(game: &LastDays, first: bool, dice: &mut D) -> Chance {
    let event = game.events().sample(first, dice);
    Chance::Event { event: EventCard::ALL[event % EventCard::ALL.len()] }
}

pub(crate) fn check_event(game: &LastDays, first: bool, event: EventCard) -> Result<(), Illegal> {
    // LD-2.2: the first event is not in the deck; any of the others can be it.
    let can_come = if first { !event.is_doom() } else { game.events().can_come(event.index(), false) };
    if can_come { Ok(()) } else { Err(Illegal::NoEventLeft { event }) }
}

/// LD-6.4 (d): the next event is the current one.
pub(crate) fn reveal<L: Log<Event>>(game: &mut LastDays, event: EventCard, log: &mut L) {
    game.unseen_events &= !(1 << event.index());
    game.event_deck -= 1;
    game.event = Some(event);
    game.stack.pop();
    log.add(Event::EventRevealed { event });
}

/// LD-2.4, LD-12.13, ruling LD-R23: neutrals board, one per ship from the left, and again.
pub(crate) fn neutrals_board<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.stack.pop();
    let Some(event) = game.event else { return };
    let rotation = game.harbour.in_port();
    let rotation = rotation.as_slice();
    let mut turn = 0;
    for _ in 0..game.data.event(event).neutrals.min(game.harbour.camp) {
        let Some(step) = game.harbour.next_with_seat(rotation, turn) else { return };
        let ship = rotation[(turn + step) % rotation.len()];
        game.harbour.board_neutral(ship);
        log.add(Event::NeutralBoarded { ship });
        turn = (turn + step + 1) % rotation.len();
    }
}

/// LD-6.5, LD-12.8, rulings LD-R40, LD-R48 and LD-R49: cubes and cards go back; when *Chaos* was
/// revealed, tiles and Senate cubes stay.
pub(crate) fn clean_up<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let kept = game.event == Some(EventCard::Chaos);
    if !kept {
        game.holder = [None; Senator::ALL.len()];
    }
    let mut senate = PerSeat::new(usize::from(game.seats));
    for seat in game.all_seats() {
        let index = seat.index();
        if !kept {
            senate[seat] = std::mem::take(&mut game.senate[index]);
        }
        let slots: u8 = std::mem::take(&mut game.slots[index]).iter().sum();
        let landed = std::mem::take(&mut game.harbour.new_land[index]);
        game.supply[index] += senate[seat] + slots + landed + std::mem::take(&mut game.front[index]);
        for card in std::mem::take(&mut game.rows[index]).into_iter().flatten() {
            game.politics.discard.add(card.index());
        }
    }
    game.harbour.camp += std::mem::take(&mut game.harbour.new_land[NEUTRAL]);
    game.politics.discard = game.politics.discard.with(&std::mem::take(&mut game.gods));
    (game.laid, game.down, game.carried) = ([0; 5], [0; 5], [0; 5]);
    game.auction = Auction::default();
    game.landing = Arrival::default();
    game.stack.replace(Step::Refill { place: 0 });
    log.add(Event::CleanedUp { senate, kept });
}

/// LD-6.7, ruling LD-R77: in Senate order each player draws up to a full hand; then the next round
/// begins.
pub(crate) fn refill(game: &mut LastDays, place: u8) {
    if place == 0 {
        game.order = game.senate_order();
    }
    let Some(&seat) = game.order.as_slice().get(usize::from(place)) else {
        return game.stack.replace(Step::StartRound);
    };
    game.stack.replace(Step::Refill { place: place + 1 });
    let count = game.hand_size().saturating_sub(game.hands[seat.index()].total());
    if count > 0 {
        game.stack.push(Step::Draw { seat: seat.0, count });
    }
}
