//! Chapter 2: markers, deals, the first refugees.

use engine::{Dice, Log, Seat};
use fleet::{Berth, Order, is_order_of_all};

use crate::actions::Chance;
use crate::events::Event;
use crate::refusals::Illegal;
use crate::stack::Step;
use crate::state::Doom;

pub(crate) fn sample_markers<D: Dice>(game: &Doom, dice: &mut D) -> Chance {
    let mut seats: Order = game.table.council.all_seats().collect();
    dice.shuffle(seats.as_mut_slice());
    Chance::Markers { seats }
}

pub(crate) fn check_markers(game: &Doom, seats: &Order) -> Result<(), Illegal> {
    if is_order_of_all(seats, game.table.seats()) { Ok(()) } else { Err(Illegal::MarkerOrder) }
}

/// DA-2.10: the markers stand on the leftmost fields.
pub(crate) fn place_markers<L: Log<Event>>(game: &mut Doom, seats: &Order, log: &mut L) {
    for (field, &seat) in (0u8..).zip(seats.as_slice()) {
        game.table.council.players[seat].marker = field;
    }
    game.table.council.order = *seats;
    game.table.stack.pop();
    log.add(Event::MarkersPlaced { seats: *seats });
}

/// DA-2.8: politics cards and special cards for each seat in turn.
pub(crate) fn deal(game: &mut Doom, seat: u8) {
    if usize::from(seat) == game.table.seats() {
        return game.table.stack.pop();
    }
    game.table.stack.replace(Step::Deal { seat: seat + 1 });
    if game.table.data.start_specials > 0 {
        game.table.stack.push(Step::DrawSpecials { seat, count: game.table.data.start_specials });
    }
    game.table.stack.push(Step::Draw { seat, count: game.table.data.hand });
}

/// DA-2.11, DA-2.12, ruling DA-R4: a refugee on any ship in port with a free seat.
pub(crate) fn place_first<L: Log<Event>>(game: &mut Doom, seat: Seat, ship: Berth, turn: u8, log: &mut L) {
    game.table.council.players[seat].supply -= 1;
    let (seated, hold) = game.table.council.harbour.board(ship, seat, 1);
    log.add(Event::Boarded { seat, ship, seated, hold });
    if usize::from(turn) + 1 == 2 * game.table.seats() {
        return game.table.stack.pop();
    }
    game.table.stack.replace(Step::FirstRefugee { turn: turn + 1 });
}
