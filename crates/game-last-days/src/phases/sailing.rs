//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat};
use fleet::{Arrival, Berth, Special, Window};

use crate::events::Event;
use crate::phases::{drawing, next_in_window};
use crate::stack::Step;
use crate::state::LastDays;

/// LD-9.1: a ship moves one space.
pub(crate) fn advance<L: Log<Event>>(
    game: &mut LastDays,
    ship: Berth,
    mover: Option<Seat>,
    premium: bool,
    log: &mut L,
) {
    let table = &mut game.table;
    if let Some(landing) = table.council.advance(ship, mover, premium, &mut table.placing, log) {
        arrived(game, &landing);
    }
}

/// LD-9.4: a ship is at New Land; first those are asked who could hold an Alliance, as far as all
/// know (LD-D18).
pub(crate) fn arrived(game: &mut LastDays, landing: &Arrival) {
    game.table.stack.push(Step::Land);
    if landing.may_ally(&game.table.council.harbour) {
        open_window(game, Step::Ally, |game, seat| game.could_hold(seat, Special::Alliance));
    }
}

/// Opens a reaction window in Senate order for those who could react, if there are any.
pub(crate) fn open_window(game: &mut LastDays, step: Step, could: impl Fn(&LastDays, Seat) -> bool) {
    // Ruling LD-R85: in the Senate phase the pick order stands.
    let order = if game.table.stack.contains(Step::PlaceBonus) {
        game.table.council.order
    } else {
        game.table.council.senate_order()
    };
    if let Some(window) = Window::open(&order, |seat| could(game, seat)) {
        game.table.council.window = window;
        game.table.stack.push(step);
    }
}

/// LD-11.5: this player scores the neutrals.
pub(crate) fn ally<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    game.cards.play_special(seat, Special::Alliance, log);
    game.table.council.ally(seat);
    next_in_window(game);
}

/// LD-9.4 to LD-9.8, LD-9.11: scoring, everybody to New Land, the ship home.
pub(crate) fn land<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
    game.table.stack.pop();
    let Some(landing) = game.table.council.landing.take() else { return };
    let points = game.table.points_of(&landing);
    if let Some(mover) = game.table.council.land(&landing, points, log) {
        drawing::gain(game, mover, 1);
    }
}
