//! Chapter 2: the first event, deals, markers, the first refugees.

use engine::{Dice, KindSet, Log, Seat};
use fleet::{Berth, Order, ensure, is_order_of_all};

use crate::actions::Chance;
use crate::events::Event;
use crate::kinds::EventCard;
use crate::phases::doom;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::LastDays;

/// LD-2.2, LD-2.4: the first event lies open, and its neutrals board.
pub(crate) fn first_event<L: Log<Event>>(game: &mut LastDays, event: EventCard, log: &mut L) {
    game.table.unseen_events = KindSet::new(game.table.unseen_events.bits() & !(1 << event.index()));
    game.table.event = Some(event);
    game.table.stack.replace(Step::NeutralsBoard);
    log.add(Event::EventRevealed { event });
    doom::neutrals_board(game, log);
}

pub(crate) fn sample_markers<D: Dice>(game: &LastDays, dice: &mut D) -> Chance {
    let mut seats: Order = game.table.council.all_seats().collect();
    dice.shuffle(seats.as_mut_slice());
    Chance::Markers { seats }
}

pub(crate) fn check_markers(game: &LastDays, seats: &Order) -> Result<(), Illegal> {
    Ok(ensure(is_order_of_all(seats, game.table.seats()), Shared::MarkerOrder)?)
}

/// LD-2.9: the markers stand on the leftmost fields.
pub(crate) fn place_markers<L: Log<Event>>(game: &mut LastDays, seats: &Order, log: &mut L) {
    game.table.council.place_markers(seats, log);
    game.table.stack.pop();
}

/// LD-2.7, LD-13.1: politics cards and special cards for each seat in turn.
pub(crate) fn deal(game: &mut LastDays, seat: u8) {
    if usize::from(seat) == game.table.seats() {
        return game.table.stack.pop();
    }
    game.table.stack.replace(Step::Deal { seat: seat + 1 });
    if game.table.data.start_specials > 0 {
        game.table.stack.push(Step::DrawSpecials { seat, count: game.table.data.start_specials });
    }
    game.table.stack.push(Step::Draw { seat, count: game.table.hand_size() });
}

/// LD-2.10, LD-2.11, rulings LD-R3 and LD-R4: a refugee from supply on any ship with a free seat.
pub(crate) fn place_first<L: Log<Event>>(game: &mut LastDays, seat: Seat, ship: Berth, turn: u8, log: &mut L) {
    match game.table.council.place_first(seat, ship, turn, log) {
        true => game.table.stack.pop(),
        false => game.table.stack.replace(Step::FirstRefugee { turn: turn + 1 }),
    }
}
