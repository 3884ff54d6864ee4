//! Chapter 2: the first event, deals, markers, the first refugees.

use engine::{Dice, Log, Seat};
use fleet::{Berth, Order, is_order_of_all};

use crate::actions::Chance;
use crate::events::Event;
use crate::kinds::EventCard;
use crate::phases::doom;
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::LastDays;

/// LD-2.2, LD-2.4: the first event lies open, and its neutrals board.
pub(crate) fn first_event<L: Log<Event>>(game: &mut LastDays, event: EventCard, log: &mut L) {
    game.unseen_events &= !(1 << event.index());
    game.event = Some(event);
    game.stack.replace(Step::NeutralsBoard);
    log.add(Event::EventRevealed { event });
    doom::neutrals_board(game, log);
}

pub(crate) fn sample_markers<D: Dice>(game: &LastDays, dice: &mut D) -> Chance {
    let mut seats: Order = game.all_seats().collect();
    dice.shuffle(seats.as_mut_slice());
    Chance::Markers { seats }
}

pub(crate) fn check_markers(game: &LastDays, seats: &Order) -> Result<(), Illegal> {
    if is_order_of_all(seats, usize::from(game.seats)) { Ok(()) } else { Err(Illegal::MarkerOrder) }
}

/// LD-2.9: the markers stand on the leftmost fields.
pub(crate) fn place_markers<L: Log<Event>>(game: &mut LastDays, seats: &Order, log: &mut L) {
    for (field, seat) in (0u8..).zip(seats.as_slice()) {
        game.marker[seat.index()] = field;
    }
    game.order = *seats;
    game.stack.pop();
    log.add(Event::MarkersPlaced { seats: *seats });
}

/// LD-2.7, LD-13.1: politics cards and special cards for each seat in turn.
pub(crate) fn deal(game: &mut LastDays, seat: u8) {
    if seat == game.seats {
        return game.stack.pop();
    }
    game.stack.replace(Step::Deal { seat: seat + 1 });
    if game.data.start_specials > 0 {
        game.stack.push(Step::DrawSpecials { seat, count: game.data.start_specials });
    }
    game.stack.push(Step::Draw { seat, count: game.hand_size() });
}

/// LD-2.10, LD-2.11, rulings LD-R3 and LD-R4: a refugee from supply on any ship with a free seat.
pub(crate) fn place_first<L: Log<Event>>(game: &mut LastDays, seat: Seat, ship: Berth, turn: u8, log: &mut L) {
    game.supply[seat.index()] -= 1;
    let (seated, hold) = game.harbour.board(ship, seat, 1);
    log.add(Event::Boarded { seat, ship, seated, hold });
    if turn + 1 == 2 * game.seats {
        return game.stack.pop();
    }
    game.stack.replace(Step::FirstRefugee { turn: turn + 1 });
}
