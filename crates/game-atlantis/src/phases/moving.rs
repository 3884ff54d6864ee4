//! AT-5: moving a figure.

use engine::{Log, Seat};

use crate::actions::{Event, Position};
use crate::components::Object;
use crate::state::{Atlantis, Phase};

use super::{paying, taking};

/// AT-5.1: a figure is chosen; of several on Atlantis the first.
#[inline]
pub(crate) fn choose_figure<L: Log<Event>>(game: &mut Atlantis, seat: Seat, from: Position, log: &mut L) {
    let figure = game.figures[seat.index()].iter().position(|&at| at == from).unwrap_or_default() as u8;
    // The figure stands nowhere while it moves (ruling AT-R2). Atlantis is never occupied.
    game.occupied &= !(1 << from);
    game.phase = Phase::Card { figure, from };
    log.add(Event::FigureChosen { seat, figure, from });
}

/// AT-5.2: a card is played and the figure goes on.
#[inline]
pub(crate) fn play_card<L: Log<Event>>(game: &mut Atlantis, seat: Seat, object: Object, log: &mut L) {
    let Phase::Card { figure, from } = game.phase else { unreachable!("a card is played only for a chosen figure") };
    discard(game, seat, object);
    let standing = &mut game.figures[seat.index()][usize::from(figure)];
    let at = *standing;
    let to = game.path.nearest(at, object);
    *standing = to;
    let occupied = game.is_occupied(to);
    log.add(Event::Moved { seat, figure, object, from: at, to, occupied });
    // AT-5.4: on an occupied position the same question is asked again.
    if !occupied {
        arrive(game, seat, Arrival { figure, from, to }, log);
    }
}

struct Arrival {
    figure: u8,
    from: Position,
    to: Position,
}

/// AT-5.3, AT-5.6: the move ends; then its gaps are paid (ruling AT-R13).
#[inline]
fn arrive<L: Log<Event>>(game: &mut Atlantis, seat: Seat, arrival: Arrival, log: &mut L) {
    let Arrival { figure, from, to } = arrival;
    if to == game.path.mainland() {
        if game.home(seat) == 3 {
            game.ended_by = Some(seat);
        }
    } else {
        game.occupied |= 1 << to;
    }
    match game.path.price(from, to) {
        0 => taking::take(game, seat, to, log),
        cost => game.phase = Phase::Pay { figure, from, cost, paid: 0, rank: paying::FIRST_RANK },
    }
}

/// AT-5.2: the card goes onto the discard pile. Ruling AT-R14: bought copies are played first, so
/// the payable ones are at most those left.
#[inline]
fn discard(game: &mut Atlantis, seat: Seat, object: Object) {
    game.lose_card(seat, object);
    game.discard[object] += 1;
    game.played[object] += 1;
    if game.payable.count(object) > game.hands[seat.index()].count(object) {
        game.payable.remove(object);
    }
}
