//! Chapter 9: ships move, arrive and are scored.

use engine::{Log, Seat, SeatSet};
use fleet::{Arrival, Berth, Moved, Special, Window};

use crate::events::Event;
use crate::phases::{drawing, next_in_window, play_special};
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
    match game.harbour.advance(ship) {
        Moved::ToOcean => log.add(Event::Sailed { ship, mover }),
        Moved::Arrived => arrive(game, ship, mover, premium),
    }
}

/// LD-9.4: a ship is at New Land; first those are asked who could hold an Alliance, as far as all
/// know (LD-D18).
pub(crate) fn arrive(game: &mut LastDays, ship: Berth, mover: Option<Seat>, premium: bool) {
    game.landing = Arrival { ship, mover, premium, allied: SeatSet::EMPTY };
    game.placing.placed.leave(ship);
    game.stack.push(Step::Land);
    if game.landing.may_ally(&game.harbour) {
        open_window(game, Step::Ally, |game, seat| game.could_hold(seat, Special::Alliance));
    }
}

/// Opens a reaction window in Senate order for those who could react, if there are any.
pub(crate) fn open_window(game: &mut LastDays, step: Step, could: impl Fn(&LastDays, Seat) -> bool) {
    // Ruling LD-R85: in the Senate phase the pick order stands.
    let order = if game.stack.contains(Step::PlaceBonus) { game.order } else { game.senate_order() };
    if let Some(window) = Window::open(&order, |seat| could(game, seat)) {
        game.window = window;
        game.stack.push(step);
    }
}

/// LD-11.5: this player scores the neutrals.
pub(crate) fn ally<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    play_special(game, seat, Special::Alliance, log);
    game.landing.allied = game.landing.allied.with(seat);
    next_in_window(game);
}

/// LD-9.4 to LD-9.8, LD-9.11: scoring, everybody to New Land, the ship home.
pub(crate) fn land<L: Log<Event>>(game: &mut LastDays, log: &mut L) {
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
        drawing::gain(game, mover, 1);
    }
}

/// LD-10.8, LD-12.11: a ship returns to port, everybody aboard is discarded.
pub(crate) fn send_home<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let (aboard, ark_neutral) = game.harbour.send_home(ship);
    game.discard_cubes(&aboard);
    log.add(Event::SentHome { ship, aboard });
    if ark_neutral {
        log.add(Event::ArkNeutral { ship });
    }
}
