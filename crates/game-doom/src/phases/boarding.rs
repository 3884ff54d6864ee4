//! DA-10.2 to DA-10.4, DA-11.3, DA-11.6, DA-11.10: own refugees go aboard.

use engine::{Log, Seat};
use fleet::{Berth, Colour, Ship, Special};

use crate::actions::BoardReason;
use crate::events::Event;
use crate::kinds::Card;
use crate::phases::factions::BOARDING;
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::{Doom, Placing};

/// An instruction to place refugees begins: so many on a ship, and so many on a further one.
pub(crate) fn begin(game: &mut Doom, seat: Seat, why: BoardReason, lots: [u8; 2]) {
    game.placing = Placing { why, seat, lots, ..Placing::default() };
    game.stack.push(Step::Board);
}

/// How refugees may be placed in one instruction.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) why: BoardReason,
    pub(crate) seat: Seat,
    pub(crate) pursuit: bool,
    pub(crate) holds: bool,
}

impl Way {
    /// Whether so many can go onto this ship.
    pub(crate) fn fits(self, ship: &Ship, cubes: u8) -> bool {
        if !ship.in_port() && !self.pursuit {
            return false;
        }
        let displaces = self.why == BoardReason::Card(Card::Aristo) && self.can_displace(ship);
        self.holds || ship.free() >= cubes || displaces && ship.is_full()
    }

    /// DA-10.4, ruling DA-R44: somebody of another colour sits there.
    pub(crate) fn can_displace(self, ship: &Ship) -> bool {
        ship.taken() > ship.seated[self.seat.index()]
    }
}

impl Placing {
    pub(crate) fn way(&self) -> Way {
        Way { why: self.why, seat: self.seat, pursuit: self.pursuit, holds: self.holds }
    }

    /// DA-R67: no special card has been shown for it.
    pub(crate) fn is_plain(&self) -> bool {
        !self.pursuit && !self.holds
    }

    /// DA-D18: before the first ship is named.
    pub(crate) fn is_untouched(&self) -> bool {
        self.placed == [0; 5]
    }
}

impl Doom {
    /// Whether these lots can all be placed in this way, the first of them on `ship` if it is named.
    /// Ships already boarded by the instruction are not boarded again.
    pub(crate) fn can_place(&self, way: Way, lots: [u8; 2], ship: Option<Berth>) -> bool {
        let [first, second] = lots;
        if self.supply[way.seat.index()] < first + second {
            return false;
        }
        let free = |berth: Berth| self.placing_is_new(way, berth);
        let fits = |berth: Berth, cubes: u8| way.fits(self.harbour.ship(berth), cubes) && free(berth);
        self.harbour.berths().filter(|&berth| ship.is_none_or(|ship| ship == berth)).any(|berth| {
            fits(berth, first)
                && (second == 0 || self.harbour.berths().any(|other| other != berth && fits(other, second)))
        })
    }

    /// DA-10.3: the last refugee of (2+1) goes to a different ship.
    fn placing_is_new(&self, way: Way, berth: Berth) -> bool {
        self.stack.top() != Step::Board || self.placing.seat != way.seat || self.placing.placed[usize::from(berth)] == 0
    }

    /// DA-5.17, ruling DA-R14: whether a seat can place these lots completely, with the special
    /// cards it could add (DA-D18).
    pub(crate) fn can_place_with_specials(&self, seat: Seat, why: BoardReason, lots: [u8; 2]) -> bool {
        let [pursuit, holds] = BOARDING.map(|special| self.has_special(seat, special));
        let shown = self.placing.seat == seat && self.stack.top() == Step::Board;
        let pursuit = pursuit || shown && self.placing.pursuit;
        let holds = holds || shown && self.placing.holds;
        self.can_place(Way { why, seat, pursuit, holds }, lots, None)
    }
}

/// Whether a seat could place one refugee, as far as everybody knows.
pub(crate) fn could_place_one(game: &Doom, seat: Seat) -> bool {
    let [pursuit, holds] = BOARDING.map(|special| game.could_hold(seat, special));
    game.can_place(Way { why: BoardReason::Basileus, seat, pursuit, holds }, [1, 0], None)
}

/// DA-10.2 to DA-10.4: the next lot goes onto this ship; ruling DA-R59: seats first, then the hold.
pub(crate) fn board<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let aristocracy = game.placing.why == BoardReason::Card(Card::Aristo);
    let there = game.harbour.ship(ship);
    // Ruling DA-R76: with Hidden Holds there is a choice, if somebody can be displaced.
    if aristocracy && there.is_full() && game.placing.way().can_displace(there) {
        return game.stack.replace(Step::Displace { ship });
    }
    place(game, ship, log);
}

/// Ruling DA-R76: the hold instead of a seat.
pub(crate) fn into_hold<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    game.stack.replace(Step::Board);
    place(game, ship, log);
}

fn place<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let Placing { seat, lots: [cubes, rest], .. } = game.placing;
    let seated = cubes.min(game.harbour.ship(ship).free());
    let hold = cubes - seated;
    let there = game.harbour.ship_mut(ship);
    there.seated[seat.index()] += seated;
    there.hold[seat.index()] += hold;
    game.supply[seat.index()] -= cubes;
    game.placing.placed[usize::from(ship)] += cubes;
    game.placing.hidden[usize::from(ship)] += hold;
    game.placing.lots = [rest, 0];
    if game.placing.why == BoardReason::Together {
        game.together[seat.index()] += 1;
        game.pass_placed = true;
    }
    log.add(Event::Boarded { seat, ship, seated, hold });
    if rest == 0 {
        end(game);
    }
}

/// DA-10.4: a refugee is discarded and its seat taken.
pub(crate) fn displace<L: Log<Event>>(game: &mut Doom, ship: Berth, colour: Colour, log: &mut L) {
    game.throw_off(ship, colour, false);
    log.add(Event::ThrownOff { seat: game.placing.seat, colour, ship });
    game.stack.replace(Step::Board);
    place(game, ship, log);
}

/// All refugees of the instruction are placed: DA-D19 follows.
fn end(game: &mut Doom) {
    game.stack.replace(Step::Sacrifice);
}

/// DA-D19, rulings DA-R66 and DA-R82: the player could hold the card, and some refugee may be named.
pub(crate) fn may_be_asked_to_sacrifice(game: &Doom) -> bool {
    let nameable = |ship: Berth| game.placing.placed[usize::from(ship)] > 0 && game.harbour.ship(ship).total() > 1;
    game.could_hold(game.placing.seat, Special::Sacrifice) && game.harbour.berths().any(nameable)
}

/// DA-12.5, rulings DA-R39 and DA-R74: stopping is final, but not placing where nobody can board is
/// no stopping.
pub(crate) fn stop<L: Log<Event>>(game: &mut Doom, seat: Seat, log: &mut L) {
    if game.harbour.ships().iter().any(|ship| ship.in_port() && !ship.is_full()) {
        game.stopped = game.stopped.with(seat);
    }
    game.stack.pop();
    log.add(Event::StoppedPlacing { seat });
}

/// DA-11.10, rulings DA-R32 and DA-R60: one of the refugees just placed is given up, and the ship
/// moves.
pub(crate) fn sacrifice<L: Log<Event>>(game: &mut Doom, ship: Berth, hold: bool, log: &mut L) {
    let seat = game.placing.seat;
    play_special(game, seat, Special::Sacrifice, log);
    game.throw_off(ship, Colour::Seat(seat), hold);
    log.add(Event::ThrownOff { seat, colour: Colour::Seat(seat), ship });
    game.placing.placed[usize::from(ship)] -= 1;
    game.placing.hidden[usize::from(ship)] -= u8::from(hold);
    sailing::advance(game, ship, Some(seat), false, log);
}
