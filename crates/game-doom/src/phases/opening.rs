//! Chapter 2: markers, deals, the first refugees.

use engine::{Dice, Log, Seat};
use fleet::{Berth, Order, ensure, is_order_of_all};

use crate::actions::Chance;
use crate::events::Event;
use crate::refusals::{Illegal, Shared};
use crate::stack::Step;
use crate::state::Doom;

pub(crate) fn sample_markers<D: Dice>(game: &Doom, dice: &mut D) -> Chance {
    let mut seats: Order = game.table.council.all_seats().collect();
    dice.shuffle(seats.as_mut_slice());
    Chance::Markers { seats }
}

pub(crate) fn check_markers(game: &Doom, seats: &Order) -> Result<(), Illegal> {
    Ok(ensure(is_order_of_all(seats, game.table.seats()), Shared::MarkerOrder)?)
}

/// DA-2.10: the markers stand on the leftmost fields.
pub(crate) fn place_markers<L: Log<Event>>(game: &mut Doom, seats: &Order, log: &mut L) {
    game.table.council.place_markers(seats, log);
    game.table.stack.pop();
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
    match game.table.council.place_first(seat, ship, turn, log) {
        true => game.table.stack.pop(),
        false => game.table.stack.replace(Step::FirstRefugee { turn: turn + 1 }),
    }
}
