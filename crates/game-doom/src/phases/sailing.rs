//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat, SeatSet};
use fleet::{Arrival, Berth, Moved, Special, Window};

use crate::events::Event;
use crate::phases::{next_in_window, play_special};
use crate::stack::Step;
use crate::state::Doom;

/// DA-9.1: a ship moves one space.
pub(crate) fn advance<L: Log<Event>>(game: &mut Doom, ship: Berth, mover: Option<Seat>, premium: bool, log: &mut L) {
    match game.harbour.advance(ship) {
        Moved::ToOcean => log.add(Event::Sailed { ship, mover }),
        Moved::Arrived => {
            game.landing = Arrival { ship, mover, premium, allied: SeatSet::EMPTY };
            game.placing.placed.leave(ship);
            game.stack.push(Step::Land);
            // DA-D21: everybody who could hold an Alliance, as far as all know.
            if game.landing.may_ally(&game.harbour) {
                open_window(game, Step::Ally, |game, seat| game.could_hold(seat, Special::Alliance));
            }
        }
    }
}

/// Opens a reaction window in Senate order for those who could react, if there are any.
pub(crate) fn open_window(game: &mut Doom, step: Step, could: impl Fn(&Doom, Seat) -> bool) {
    if let Some(window) = Window::open(&game.senate_order(), |seat| could(game, seat)) {
        game.window = window;
        game.stack.push(step);
    }
}

/// DA-11.5: this player scores the neutrals.
pub(crate) fn ally<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    play_special(game, seat, Special::Alliance, log);
    game.landing.allied = game.landing.allied.with(seat);
    next_in_window(game);
}

/// DA-9.4 to DA-9.8, DA-9.12: scoring, everybody to New Land, the ship home.
pub(crate) fn land<L: Log<Event>>(game: &mut Doom, log: &mut L) {
    let Arrival { ship, mover, premium, allied } = game.landing;
    let aboard = game.harbour.ship(ship).aboard();
    let points = game.if_landed(ship, mover, premium, allied);
    for (seat, &points) in points.iter() {
        game.points[seat.index()] += u16::from(points);
    }
    let gains = game.landing.gains_card(&game.harbour);
    let ark_neutral = game.harbour.land(ship);
    game.landing = Arrival::default();
    game.stack.pop();
    log.add(Event::Landed { ship, mover, aboard, premium, allied, points });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
    if let Some(mover) = gains {
        game.stack.push(Step::Gain { seat: mover.0 });
    }
}

/// DA-10.8, DA-12.4: a ship returns to port, everybody aboard is discarded.
pub(crate) fn send_home<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let (aboard, ark_neutral) = game.harbour.send_home(ship);
    game.discard_cubes(&aboard);
    log.add(Event::SentHome { ship, aboard });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
}
