//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat, SeatSet};
use fleet::{Arrival, Berth, Moved, Special, Window};

use crate::events::Event;
use crate::phases::{next_in_window, play_special};
use crate::stack::Step;
use crate::state::Doom;

/// DA-9.1: a ship moves one space.
pub(crate) fn advance<L: Log<Event>>(game: &mut Doom, ship: Berth, mover: Option<Seat>, premium: bool, log: &mut L) {
    match game.table.council.harbour.advance(ship) {
        Moved::ToOcean => log.add(Event::Sailed { ship, mover }),
        Moved::Arrived => {
            let landing = Arrival { ship, mover, premium, allied: SeatSet::EMPTY };
            game.table.council.landing = Some(landing);
            game.table.placing.placed.leave(ship);
            game.table.stack.push(Step::Land);
            // DA-D21: everybody who could hold an Alliance, as far as all know.
            if landing.may_ally(&game.table.council.harbour) {
                open_window(game, Step::Ally, |game, seat| game.could_hold(seat, Special::Alliance));
            }
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
    if let Some(landing) = &mut game.table.council.landing {
        landing.allied = landing.allied.with(seat);
    }
    next_in_window(game);
}

/// DA-9.4 to DA-9.8, DA-9.12: scoring, everybody to New Land, the ship home.
pub(crate) fn land<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let Some(landing) = game.table.council.landing.take() else { return game.table.stack.pop() };
    let Arrival { ship, mover, premium, allied } = landing;
    let aboard = game.table.council.harbour.ship(ship).aboard();
    let points = game.table.if_landed(ship, mover, premium, allied);
    for (seat, &points) in points.iter() {
        game.table.council.players[seat].points += u16::from(points);
    }
    let gains = landing.gains_card(&game.table.council.harbour);
    let ark_neutral = game.table.council.harbour.land(ship);
    game.table.stack.pop();
    log.add(Event::Landed { ship, mover, aboard, premium, allied, points });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
    if let Some(mover) = gains {
        game.table.stack.push(Step::Gain { seat: mover.0 });
    }
}

/// DA-10.8, DA-12.4: a ship returns to port, everybody aboard is discarded.
pub(crate) fn send_home<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let (aboard, ark_neutral) = game.table.council.harbour.send_home(ship);
    game.table.council.discard_cubes(&aboard);
    log.add(Event::SentHome { ship, aboard });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
}
