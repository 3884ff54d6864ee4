//! DA-10.2 to DA-10.4, DA-11.3, DA-11.6, DA-11.10: own refugees go aboard.

use engine::{Log, Seat};
use fleet::{Berth, Colour, Placing, Ships, Special, Way};

use crate::actions::BoardReason;
use crate::events::Event;
use crate::kinds::Card;
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::{Doom, OpenTable};

/// An instruction to place refugees begins: so many on a ship, and so many on a further one.
pub(crate) fn begin(game: &mut Doom, seat: Seat, why: BoardReason, lots: [u8; 2]) {
    game.table.placing = Placing::new(why, seat, lots);
    game.table.stack.push(Step::Board);
}

impl OpenTable {
    /// DA-10.4, ruling DA-R44: Aristocracy takes seats of any other colour.
    pub(crate) fn way(&self, placing: &Placing<BoardReason>) -> Way {
        let others = !(1 << placing.seat.index());
        placing.way(if placing.why == BoardReason::Card(Card::Aristo) { others } else { 0 })
    }

    /// DA-5.20: the ships onto which the next lot can go so that all lots can be placed.
    pub(crate) fn ships_to_board(&self, placing: &Placing<BoardReason>) -> Ships {
        if self.council.players[placing.seat].supply < placing.cubes() {
            return 0;
        }
        self.council.harbour.ships_for(self.way(placing), placing.lots, placing.placed.ships)
    }
}

impl Doom {
    /// DA-5.17, ruling DA-R14: whether a seat can place these lots completely, with the special
    /// cards it could add (DA-D18).
    pub(crate) fn can_place_with_specials(&self, placing: &Placing<BoardReason>) -> bool {
        let held = Special::BOARDING.map(|special| self.cards.has_special(placing.seat, special));
        self.table.ships_to_board(&placing.with_specials(held)) != 0
    }
}

/// Whether a seat could place one refugee, as far as everybody knows.
pub(crate) fn could_place_one(game: &Doom, seat: Seat) -> bool {
    let could = Special::BOARDING.map(|special| game.could_hold(seat, special));
    game.table.ships_to_board(&Placing::new(BoardReason::Basileus, seat, [1, 0]).with_specials(could)) != 0
}

/// DA-10.2 to DA-10.4: the next lot goes onto this ship.
pub(crate) fn board<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let there = game.table.council.harbour.ship(ship);
    // Ruling DA-R76: with Hidden Holds there is a choice, if somebody can be displaced.
    if there.is_full() && game.table.way(&game.table.placing).can_displace(there) {
        return game.table.stack.replace(Step::Displace { ship });
    }
    place(game, ship, log);
}

/// Ruling DA-R76: the hold instead of a seat.
pub(crate) fn into_hold<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    game.table.stack.replace(Step::Board);
    place(game, ship, log);
}

fn place<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let Placing { seat, lots, why, .. } = game.table.placing;
    game.table.council.players[seat].supply -= lots[0];
    if why == BoardReason::Together {
        game.table.council.together.place(seat);
    }
    if game.table.placing.place(&mut game.table.council, ship, log) {
        game.table.stack.replace(Step::Sacrifice);
    }
}

/// DA-10.4: a refugee is discarded and its seat taken.
pub(crate) fn displace<L: Log<Event>>(game: &mut Doom, ship: Berth, colour: Colour, log: &mut L) {
    game.table.council.throw_off(game.table.placing.seat, ship, (colour, false), log);
    game.table.stack.replace(Step::Board);
    place(game, ship, log);
}

/// DA-D19, rulings DA-R66 and DA-R82: the player could hold the card, and some refugee may be named.
pub(crate) fn may_be_asked_to_sacrifice(game: &Doom) -> bool {
    game.could_hold(game.table.placing.seat, Special::Sacrifice)
        && game.table.placing.placed.can_be_given_up(&game.table.council.harbour)
}

/// DA-12.5, rulings DA-R39 and DA-R74: stopping is final, but not placing where nobody can board is
/// no stopping.
pub(crate) fn stop<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    game.table.council.stop_placing(seat, log);
    game.table.stack.pop();
}

/// DA-11.10, rulings DA-R32 and DA-R60: one of the refugees just placed is given up, and the ship
/// moves.
pub(crate) fn sacrifice<L: Log<Event>>(game: &mut Doom, ship: Berth, hold: bool, log: &mut L) {
    let seat = game.table.placing.seat;
    play_special(game, seat, Special::Sacrifice, log);
    game.table.placing.sacrifice(&mut game.table.council, ship, hold, log);
    sailing::advance(game, ship, Some(seat), false, log);
}
