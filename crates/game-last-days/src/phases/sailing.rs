//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat};
use fleet::{Special, Window};

use crate::events::Event;
use crate::phases::{drawing, play_special};
use crate::stack::Step;
use crate::state::LastDays;

fleet::sailing!(LastDays);

/// Opens a reaction window in Senate order for those who could react, if there are any.
pub(crate) fn open_window(game: &mut LastDays, step: Step, could: impl Fn(&LastDays, Seat) -> bool) {
    // Ruling LD-R85: in the Senate phase the pick order stands.
    let order = if game.table.stack.steps().contains(&Step::PlaceBonus) {
        game.table.council.order
    } else {
        game.table.council.senate_order()
    };
    if let Some(window) = Window::open(&order, |seat| could(game, seat)) {
        game.table.council.window = window;
        game.table.stack.push(step);
    }
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
