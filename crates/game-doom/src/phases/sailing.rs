//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat};
use fleet::{Berth, Special, Window};

use crate::events::Event;
use crate::phases::{next_in_window, play_special};
use crate::stack::Step;
use crate::state::Doom;

/// DA-9.1: a ship moves one space.
pub(crate) fn advance<L: Log<Event>>(game: &mut Doom, ship: Berth, mover: Option<Seat>, premium: bool, log: &mut L) {
    let table = &mut game.table;
    if let Some(landing) = table.council.advance(ship, mover, premium, &mut table.placing, log) {
        table.stack.push(Step::Land);
        // DA-D21: everybody who could hold an Alliance, as far as all know.
        if landing.may_ally(&table.council.harbour) {
            open_window(game, Step::Ally, |game, seat| game.could_hold(seat, Special::Alliance));
        }
    }
}

/// Opens a reaction window in Senate order for those who could react, if there are any.
pub(crate) fn open_window(game: &mut Doom, step: Step, could: impl Fn(&Doom, Seat) -> bool) {
    if let Some(window) = Window::open(&game.table.council.senate_order(), |seat| could(game, seat)) {
        game.table.council.window = window;
        game.table.stack.push(step);
    }
}

/// DA-11.5: this player scores the neutrals.
pub(crate) fn ally<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    play_special(game, seat, Special::Alliance, log);
    game.table.council.ally(seat);
    next_in_window(game);
}

/// DA-9.4 to DA-9.8, DA-9.12: scoring, everybody to New Land, the ship home.
pub(crate) fn land<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    game.table.stack.pop();
    let Some(landing) = game.table.council.landing.take() else { return };
    let points = game.table.points_of(&landing);
    if let Some(mover) = game.table.council.land(&landing, points, log) {
        game.table.stack.push(Step::Gain { seat: mover.0 });
    }
}
