//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat};
use fleet::{Special, Window};

use crate::events::Event;
use crate::phases::play_special;
use crate::stack::Step;
use crate::state::Doom;

fleet::sailing!(Doom);

/// Opens a reaction window in Senate order for those who could react, if there are any.
pub(crate) fn open_window(game: &mut Doom, step: Step, could: impl Fn(&Doom, Seat) -> bool) {
    if let Some(window) = Window::open(&game.table.council.senate_order(), |seat| could(game, seat)) {
        game.table.council.window = window;
        game.table.stack.push(step);
    }
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
