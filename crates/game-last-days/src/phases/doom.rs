//! Chapters 6, 7 and 12: majorities, ships that move by themselves, the event, what comes back.

use engine::{Dice, KindSet, Log, Seat};
use fleet::{Berth, Colour, NEUTRAL, ShipKind, Vote, ensure, most_cubes, tell_ark_neutral};

use crate::actions::{BoardReason, Chance};
use crate::events::{Event, PointReason};
use crate::kinds::{EventCard, Zone};
use crate::phases::{boarding, sailing};
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::LastDays;

fleet::doom!(LastDays);

/// LD-6.1, LD-6.2: the two majorities; then ships, event, clean-up.
pub(crate) fn begin<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let order = game.table.council.senate_order();
    // LD-6.1, ruling LD-R18: neutrals block if they are as many.
    let there = game.table.council.harbour.new_land;
    if let Some((seat, cubes)) = most_cubes(&there, &order)
        && cubes > there[NEUTRAL]
    {
        score(game, seat, game.table.data.new_land_majority, PointReason::NewLand, log);
    }
    // LD-6.2, ruling LD-R19.
    let first = order.as_slice()[0];
    if game.table.council.players[first].senate > 0 {
        score(game, first, game.table.data.senate_majority, PointReason::Senate, log);
    }
    game.table.card = None;
    game.table.stack.replace(Step::CleanUp);
    game.table.stack.push(Step::NeutralsBoard);
    game.table.stack.push(Step::Reveal);
    game.table.stack.push(Step::DoomEffect);
    game.table.stack.push(Step::Delayed);
    game.table.stack.push(Step::Automatic { next: 0 });
}

/// LD-6.4 (a), (b), LD-12.2: the ongoing effect has ended; the delayed one is carried out.
pub(crate) fn delayed<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.table.stack.pop();
    let Some(event) = game.table.event.filter(|event| event.is_delayed()) else { return };
    log.add(Event::EffectBegan { event });
    let order = game.table.council.senate_order();
    match event {
        EventCard::Wisdom => {
            // LD-12.4, rulings LD-R31 and LD-R46: the first draws first, and nobody where nothing is left.
            let cards = game.cards.special.drawable().min(2);
            for &seat in order.as_slice()[..usize::from(cards)].iter().rev() {
                game.table.stack.push(Step::DrawSpecials { seat: seat.0, count: 1 });
            }
        }
        EventCard::Debts => {
            // LD-12.7, ruling LD-R45: by order, with or without cubes.
            for (&seat, points) in order.as_slice().iter().zip(game.table.data.debts) {
                score(game, seat, points, PointReason::Debts, log);
            }
        }
        EventCard::Wrath => game.table.council.send_all_home(log),
        EventCard::Together => {
            game.table.council.begin_together();
            game.table.stack.push(Step::Together { turn: 0 });
        }
        EventCard::AllLost => {
            // LD-12.14, ruling LD-R43: the order is fixed.
            game.table.council.order = order;
            let left = game.table.cubes_to_lose();
            if left > 0 {
                game.table.stack.push(Step::Lose { place: 0, left });
            }
        }
        _ => {}
    }
}

/// LD-12.14: whether a player has a cube there.
pub(crate) fn has_cube(game: &LastDays, seat: Seat, zone: Zone) -> bool {
    let index = seat.index();
    let colour = Colour::Seat(seat);
    let aboard = |ship: Berth, hold: bool| {
        usize::from(ship) < game.table.council.harbour.ships().len()
            && game.table.council.harbour.ship(ship).of_part(colour, hold) > 0
    };
    match zone {
        Zone::Supply => game.table.council.players[seat].supply > 0,
        Zone::Senate => game.table.council.players[seat].senate > 0,
        Zone::Slots => game.table.council.players[seat].on_slots != [0; 5],
        Zone::Front => game.table.council.players[seat].spent > 0,
        Zone::NewLand => game.table.council.harbour.new_land[index] > 0,
        Zone::Ship(ship) => aboard(ship, false),
        Zone::Hold(ship) => aboard(ship, true),
    }
}

/// LD-12.14, LD-D21: a cube is removed for good.
pub(crate) fn lose<L: Log<Event>>(game: &mut LastDays, seat: Seat, zone: Zone, (place, left): (u8, u8), log: &mut L) {
    let index = seat.index();
    game.table.lost[seat] += 1;
    log.add(Event::Lost { seat, zone });
    match zone {
        Zone::Supply => game.table.council.players[seat].supply -= 1,
        Zone::Senate => game.table.council.players[seat].senate -= 1,
        Zone::Slots => {
            if let Some(cubes) = game.table.council.players[seat].on_slots.iter_mut().find(|cubes| **cubes > 0) {
                *cubes -= 1;
            }
        }
        Zone::Front => game.table.council.players[seat].spent -= 1,
        Zone::NewLand => game.table.council.harbour.new_land[index] -= 1,
        Zone::Ship(ship) => lose_aboard(game, seat, ship, false, log),
        Zone::Hold(ship) => lose_aboard(game, seat, ship, true, log),
    }
    let next = place + 1;
    match left {
        0 | 1 if usize::from(next) == game.table.seats() => game.table.stack.pop(),
        0 | 1 => game.table.stack.replace(Step::Lose { place: next, left: game.table.cubes_to_lose() }),
        _ => game.table.stack.replace(Step::Lose { place, left: left - 1 }),
    }
}

/// Ruling LD-R26: a ship on the Ocean that is left by its last refugee returns to its berth.
fn lose_aboard<L: Log<Event>>(game: &mut LastDays, seat: Seat, ship: Berth, hold: bool, log: &mut L) {
    game.table.council.harbour.take_off(ship, Colour::Seat(seat), hold);
    let there = game.table.council.harbour.ship(ship);
    if there.in_port() || !there.is_empty() {
        return;
    }
    let (_, ark_neutral) = game.table.council.harbour.send_home(ship);
    log.add(Event::CameHome { ship });
    tell_ark_neutral(ark_neutral, ship, log);
}

/// LD-6.4 (c), LD-12.3, LD-7.1: a Doom event takes a marker away; ships are upgraded, or the game
/// ends.
pub(crate) fn doom_effect<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.table.stack.pop();
    if !game.table.event.is_some_and(EventCard::is_doom) {
        return;
    }
    game.table.council.remove_marker(log);
    if game.table.council.markers_left == 0 {
        return end(game, log);
    }
    for &kind in ShipKind::upgraded_at(game.table.council.markers_left) {
        if let Some(ship) = game.table.council.harbour.find(kind) {
            game.table.council.upgrade(ship, game.table.data.seats(kind, true), log);
        }
    }
    // LD-9.12, ruling LD-R27: an Airship upgraded at sea arrives at once.
    if let Some(ship) = game.table.council.harbour.find(ShipKind::Airship) {
        let there = game.table.council.harbour.ship(ship);
        if there.flies() && !there.in_port() {
            let landing = game.table.council.arrive(ship, None, false, &mut game.table.placing);
            sailing::arrived(game, &landing);
        }
    }
}

pub(crate) fn check_event(game: &LastDays, first: bool, event: EventCard) -> Result<(), Illegal> {
    // LD-2.2: the first event is not in the deck; any of the others can be it.
    let can_come = if first { !event.is_doom() } else { game.table.events().can_come(event.index(), false) };
    ensure(can_come, Illegal::NoEventLeft { event })
}

/// LD-6.4 (d): the next event is the current one.
pub(crate) fn reveal<L: Log<Event>>(game: &mut LastDays, event: EventCard, log: &mut L) {
    game.table.unseen_events = KindSet::new(game.table.unseen_events.bits() & !(1 << event.index()));
    game.table.council.event_deck -= 1;
    game.table.event = Some(event);
    game.table.stack.pop();
    log.add(Event::EventRevealed { event });
}

/// LD-2.4, LD-12.13, ruling LD-R23: neutrals board, one per ship from the left, and again.
pub(crate) fn neutrals_board<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.table.stack.pop();
    let Some(event) = game.table.event else { return };
    let rotation = game.table.council.harbour.in_port();
    let rotation = rotation.as_slice();
    let mut turn = 0;
    for _ in 0..game.table.data.event(event).neutrals.min(game.table.council.harbour.camp) {
        let Some(step) = game.table.council.harbour.next_with_seat(rotation, turn) else { return };
        let ship = rotation[(turn + step) % rotation.len()];
        game.table.council.harbour.board_neutral(ship);
        log.add(Event::NeutralBoarded { ship });
        turn = (turn + step + 1) % rotation.len();
    }
}

/// LD-6.5, LD-12.8, rulings LD-R40, LD-R48 and LD-R49: cubes and cards go back; when *Chaos* was
/// revealed, tiles and Senate cubes stay.
pub(crate) fn clean_up<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    let kept = game.table.event == Some(EventCard::Chaos);
    if !kept {
        game.table.senators.give_back();
    }
    let senate = game.table.council.bring_back(|cubes| if kept { 0 } else { cubes });
    game.cards.discard_rows();
    game.cards.politics.discard = game.cards.politics.discard.with(&std::mem::take(&mut game.table.gods));
    game.table.council.vote = Vote::default();
    game.table.gods_played = false;
    game.table.stack.replace(Step::Refill { place: 0 });
    log.add(Event::CleanedUp { senate, kept });
}
