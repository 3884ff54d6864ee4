//! LD-10.2 to LD-10.4, LD-11.3, LD-11.6, LD-11.10, LD-12.5: own refugees go aboard.

use engine::{Log, Seat};
use fleet::{Berth, Colour, NEUTRAL, Placing, Ships, Special, Way};

use crate::actions::{BoardReason, SailReason};
use crate::events::Event;
use crate::kinds::{Card, EventCard};
use crate::phases::sailing;
use crate::stack::Step;
use crate::state::{LastDays, OpenTable};

/// An instruction to place refugees begins: so many on a ship, and so many on a further one.
pub(crate) fn begin(game: &mut LastDays, seat: Seat, why: BoardReason, lots: [u8; 2]) {
    game.table.placing = Placing::new(why, seat, lots);
    game.table.stack.push(Step::Board);
}

impl OpenTable {
    /// LD-10.4, ruling LD-R36: Aristocracy takes seats of neutrals and of players with more points.
    pub(crate) fn way(&self, placing: &Placing<BoardReason>) -> Way {
        let displaced = match placing.why {
            BoardReason::Card(card) if card.is_aristocracy() => {
                let ahead = self.council.all_seats().filter(|&seat| self.is_ahead(seat, placing.seat));
                ahead.fold(1 << NEUTRAL, |colours, seat| colours | 1 << seat.index())
            }
            _ => 0,
        };
        placing.way(displaced)
    }

    /// LD-5.18: the ships onto which the next lot can go so that the card can be carried out
    /// completely.
    pub(crate) fn ships_to_board(&self, placing: &Placing<BoardReason>) -> Ships {
        // Ruling LD-R32: every refugee needs a cube.
        if self.stock(placing.seat) < placing.cubes() {
            return 0;
        }
        let ships = self.council.harbour.ships_for(self.way(placing), placing.lots, placing.placed.ships);
        match placing.why {
            // LD-10.3, LD-V30: another ship must be left to move.
            BoardReason::Card(card @ Card::Ref1Ship) => match self.movable(SailReason::Card(card), 0) {
                0 => 0,
                one if one.is_power_of_two() => ships & !one,
                _ => ships,
            },
            _ => ships,
        }
    }
}

impl LastDays {
    /// LD-5.15, ruling LD-R12: whether a seat can place these lots completely, with the special
    /// cards it could add (LD-D15).
    pub(crate) fn can_place_with_specials(&self, placing: &Placing<BoardReason>) -> bool {
        let held = Special::BOARDING.map(|special| self.cards.has_special(placing.seat, special));
        self.table.ships_to_board(&placing.with_specials(held)) != 0
    }
}

/// Whether a seat could place one refugee, as far as everybody knows.
pub(crate) fn could_place_one(game: &LastDays, seat: Seat, why: BoardReason) -> bool {
    let could = Special::BOARDING.map(|special| game.could_hold(seat, special));
    game.table.ships_to_board(&Placing::new(why, seat, [1, 0]).with_specials(could)) != 0
}

/// LD-10.2 to LD-10.4: the next lot goes onto this ship.
pub(crate) fn board<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let there = game.table.council.harbour.ship(ship);
    // Ruling LD-R75: with Hidden Holds there is a choice, if somebody can be displaced.
    if there.is_full() && game.table.way(&game.table.placing).can_displace(there) {
        return game.table.stack.replace(Step::Displace { ship });
    }
    place(game, ship, log);
}

/// Ruling LD-R75: the hold instead of a seat.
pub(crate) fn into_hold<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    game.table.stack.replace(Step::Board);
    place(game, ship, log);
}

fn place<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let Placing { seat, lots, why, .. } = game.table.placing;
    game.table.take_from_stock(seat, lots[0]);
    if why == BoardReason::Together {
        game.table.council.together.place(seat);
    }
    if game.table.placing.place(&mut game.table.council, ship, log) {
        game.table.stack.replace(Step::Flood);
    }
}

/// LD-10.4: a refugee is discarded and its seat taken.
pub(crate) fn displace<L: Log<Event>>(game: &mut LastDays, ship: Berth, colour: Colour, log: &mut L) {
    game.table.council.throw_off(game.table.placing.seat, ship, (colour, false), log);
    game.table.stack.replace(Step::Board);
    place(game, ship, log);
}

/// LD-12.5, ruling LD-R38: whether one refugee more can be placed with this card.
pub(crate) fn may_flood(game: &LastDays) -> bool {
    let card = matches!(game.table.placing.why, BoardReason::Card(_));
    card && game.table.event == Some(EventCard::Flood)
        && game.table.stock(game.table.placing.seat) > 0
        && game.table.council.harbour.berths().any(|ship| can_flood(game, ship))
}

/// Ruling LD-R38: one of the ships chosen for the card, with a free seat or Hidden Holds.
pub(crate) fn can_flood(game: &LastDays, ship: Berth) -> bool {
    let placing = &game.table.placing;
    placing.placed.has_boarded(ship) && (placing.holds || !game.table.council.harbour.ship(ship).is_full())
}

/// LD-12.5: exactly one refugee more.
pub(crate) fn flood<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    game.table.take_from_stock(game.table.placing.seat, 1);
    game.table.placing.lots = [1, 0];
    game.table.placing.place(&mut game.table.council, ship, log);
    game.table.stack.replace(Step::Sacrifice);
}

/// LD-D16, rulings LD-R55 and LD-R65: the player could hold the card, and some refugee may be named.
pub(crate) fn may_be_asked_to_sacrifice(game: &LastDays) -> bool {
    game.could_hold(game.table.placing.seat, Special::Sacrifice)
        && game.table.placing.placed.can_be_given_up(&game.table.council.harbour)
}

/// LD-12.12, ruling LD-R44: stopping is final; ruling LD-R73: not placing where nobody can board is
/// no stopping.
pub(crate) fn stop<L: Log<Event>>(game: &mut LastDays, seat: Seat, log: &mut L) {
    game.table.council.stop_placing(seat, log);
    game.table.stack.pop();
}

/// LD-11.10, rulings LD-R29 and LD-R55: one of the refugees just placed is given up, and the ship
/// moves.
pub(crate) fn sacrifice<L: Log<Event>>(game: &mut LastDays, ship: Berth, hold: bool, log: &mut L) {
    let seat = game.table.placing.seat;
    game.cards.play_special(seat, Special::Sacrifice, log);
    game.table.placing.sacrifice(&mut game.table.council, ship, hold, log);
    sailing::advance(game, ship, Some(seat), false, log);
}
