//! DA-10.2 to DA-10.4, LD-10.2 to LD-10.4: where own refugees may go, and those just placed.

use engine::{PerSeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::colour::{Colour, colours};
use crate::harbour::{Berth, Harbour};
use crate::json::serialize_bits;
use crate::ship::Ship;

/// Ships as bits by berth.
pub type Ships = u8;

/// How refugees may be placed in one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// DA-11.3, LD-11.3: on ships on the Ocean too.
    pub pursuit: bool,
    /// DA-11.6, LD-11.6: on full ships too.
    pub holds: bool,
    /// DA-10.4, LD-10.4: whose seats may be taken on a full ship: bits by colour.
    pub displaced: u8,
}

impl Way {
    /// Whether so many can go onto this ship.
    #[inline]
    pub fn fits(self, ship: &Ship, cubes: u8) -> bool {
        if !ship.in_port() && !self.pursuit {
            return false;
        }
        self.holds || ship.free() >= cubes || ship.is_full() && self.can_displace(ship)
    }

    /// DA-10.4, LD-10.4: whether somebody sits there whose seat may be taken.
    #[inline]
    pub fn can_displace(self, ship: &Ship) -> bool {
        self.displaced != 0 && colours().any(|colour| self.may_displace(colour) && colour.count(&ship.seated) > 0)
    }

    /// Whether the seat of this colour may be taken.
    #[inline]
    pub fn may_displace(self, colour: Colour) -> bool {
        self.displaced >> colour.index() & 1 == 1
    }
}

impl Harbour {
    /// DA-5.20, LD-5.18: the ships onto which the first of these lots can go so that the second, if
    /// there is one, can go onto another. Ships `boarded` by the instruction are not boarded again.
    pub fn ships_for(&self, way: Way, [first, second]: [u8; 2], boarded: Ships) -> Ships {
        let fitting = |cubes: u8| {
            let fits = |&berth: &Berth| boarded >> berth & 1 == 0 && way.fits(self.ship(berth), cubes);
            self.berths().filter(fits).fold(0, |ships, berth| ships | 1 << berth)
        };
        let ships: Ships = fitting(first);
        if second == 0 || ships == 0 {
            return ships;
        }
        match fitting(second) {
            0 => 0,
            // The only ship for the second lot is not there for the first.
            one if one.is_power_of_two() => ships & !one,
            _ => ships,
        }
    }

    /// DA-R59, LD-R54: so many refugees of a player go aboard, into seats first, then into the hold.
    /// How many went into each.
    #[inline]
    pub fn board(&mut self, berth: Berth, seat: Seat, cubes: u8) -> (u8, u8) {
        let ship = self.ship_mut(berth);
        let seated = cubes.min(ship.free());
        ship.seated[seat.index()] += seated;
        ship.hold[seat.index()] += cubes - seated;
        (seated, cubes - seated)
    }
}

/// The refugees placed by one instruction, as long as they are aboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Placed {
    /// The ships that were boarded, by berth from 0.
    #[serde(serialize_with = "serialize_bits")]
    #[schemars(with = "Vec<u8>")]
    pub ships: Ships,
    /// How many were placed on each ship, berth by berth.
    cubes: [u8; 5],
    /// DA-R82, LD-R78: how many of these went into the hold, berth by berth.
    hidden: [u8; 5],
}

impl Placed {
    /// DA-D18, LD-D15: before the first ship is named.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ships == 0
    }

    #[inline]
    pub fn has_boarded(&self, berth: Berth) -> bool {
        u16::from(self.ships) >> u16::from(berth).min(8) & 1 == 1
    }

    /// So many went aboard, so many of them into the hold.
    #[inline]
    pub fn add(&mut self, berth: Berth, cubes: u8, hold: u8) {
        self.ships |= 1 << berth;
        self.cubes[usize::from(berth)] += cubes;
        self.hidden[usize::from(berth)] += hold;
    }

    /// DA-R82, LD-R78: whether one of them can be named there, in a seat or in the hold.
    #[inline]
    pub fn is_there(&self, berth: Berth, hold: bool) -> bool {
        let (cubes, hidden) = (self.cubes[usize::from(berth)], self.hidden[usize::from(berth)]);
        if hold { hidden > 0 } else { cubes > hidden }
    }

    /// DA-R60, DA-R82, LD-R55, LD-R78: whether some refugee may be given up: its ship would not be empty.
    pub fn can_be_given_up(&self, harbour: &Harbour) -> bool {
        harbour.berths().any(|berth| self.cubes[usize::from(berth)] > 0 && harbour.ship(berth).total() > 1)
    }

    pub fn give_up(&mut self, berth: Berth, hold: bool) {
        self.cubes[usize::from(berth)] -= 1;
        self.hidden[usize::from(berth)] -= u8::from(hold);
    }

    /// The ship has arrived: nobody can be named there any more.
    #[inline]
    pub fn leave(&mut self, berth: Berth) {
        self.cubes[usize::from(berth)] = 0;
        self.hidden[usize::from(berth)] = 0;
    }
}

/// Refugees being placed by one instruction. `W` is why: each edition has its own reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Placing<W> {
    /// Why.
    pub why: W,
    /// Whose refugees.
    pub seat: Seat,
    /// How many go to the next ship, and how many to a further one.
    pub lots: [u8; 2],
    /// DA-11.3, LD-11.3: Pursuit Ship was played for this instruction.
    pub pursuit: bool,
    /// DA-11.6, LD-11.6: Hidden Holds was played for this instruction.
    pub holds: bool,
    /// Those placed so far.
    pub placed: Placed,
}

impl<W: Copy> Placing<W> {
    pub fn new(why: W, seat: Seat, lots: [u8; 2]) -> Self {
        Self { why, seat, lots, pursuit: false, holds: false, placed: Placed::default() }
    }

    /// The same if these of [`crate::Special::BOARDING`] were played too.
    #[inline]
    #[must_use]
    pub fn with_specials(self, [pursuit, holds]: [bool; 2]) -> Self {
        Self { pursuit: self.pursuit || pursuit, holds: self.holds || holds, ..self }
    }

    /// How refugees may be placed, if the seats of these colours may be taken.
    #[inline]
    pub fn way(&self, displaced: u8) -> Way {
        Way { pursuit: self.pursuit, holds: self.holds, displaced }
    }

    /// How many refugees are still to be placed.
    #[inline]
    pub fn cubes(&self) -> u8 {
        self.lots[0] + self.lots[1]
    }

    /// The next lot goes onto this ship: how many into seats, and how many into the hold.
    pub fn board(&mut self, harbour: &mut Harbour, ship: Berth) -> (u8, u8) {
        let [cubes, rest] = self.lots;
        let (seated, hold) = harbour.board(ship, self.seat, cubes);
        self.placed.add(ship, cubes, hold);
        self.lots = [rest, 0];
        (seated, hold)
    }
}

/// DA-12.5, DA-R74, LD-12.12, LD-R44, LD-R73: everybody places one refugee at a time, pass by pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Together {
    /// How many each player has placed, by seat.
    placed: PerSeat<u8>,
    /// Whether somebody has placed in this pass.
    in_pass: bool,
}

impl Together {
    /// At the most, for each player.
    const MOST: u8 = 3;

    pub fn new(seats: usize) -> Self {
        Self { placed: PerSeat::new(seats), in_pass: false }
    }

    pub fn begin(seats: usize) -> Self {
        Self { in_pass: true, ..Self::new(seats) }
    }

    /// A pass begins. False if nobody has placed in the last one: it is over.
    pub fn goes_on(&mut self) -> bool {
        std::mem::take(&mut self.in_pass)
    }

    /// Whether it is this player's turn in the pass.
    pub fn may_place(&self, seat: Seat, stopped: SeatSet) -> bool {
        !stopped.contains(seat) && self.placed[seat] < Self::MOST
    }

    pub fn place(&mut self, seat: Seat) {
        self.placed[seat] += 1;
        self.in_pass = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::NEUTRAL;
    use crate::ship::{Place, ShipKind};

    /// A to E with so many seats free, in port.
    fn harbour(free: [u8; 5]) -> Harbour {
        let ship = |index: usize| Ship {
            kind: ShipKind::ALL[index],
            seats: 5,
            seated: [0, 5 - free[index], 0, 0, 0, 0],
            ..Ship::default()
        };
        Harbour::new(&std::array::from_fn::<_, 5, _>(ship), 10)
    }

    /// DA-10.3, LD-10.2: two on a ship and one on a different one.
    #[test]
    fn da_10_3_ld_10_2_only_ships_that_leave_one_for_the_second_lot() {
        let way = Way::default();
        assert_eq!(harbour([2, 0, 0, 3, 1]).ships_for(way, [2, 1], 0), 0b01001);
        assert_eq!(harbour([2, 0, 0, 0, 1]).ships_for(way, [2, 1], 0), 0b00001);
        assert_eq!(harbour([2, 0, 0, 0, 0]).ships_for(way, [2, 1], 0), 0);
        assert_eq!(harbour([2, 0, 0, 0, 1]).ships_for(way, [1, 0], 0b00001), 0b10000, "the first has been boarded");
    }

    /// DA-11.3, DA-11.6, LD-11.3, LD-11.6: special cards open more ships.
    #[test]
    fn da_11_3_ld_11_3_da_11_6_ld_11_6_special_cards_open_ships() {
        let mut harbour = harbour([1, 0, 0, 0, 0]);
        harbour.ship_mut(0).place = Place::Ocean;
        assert_eq!(harbour.ships_for(Way::default(), [1, 0], 0), 0);
        assert_eq!(harbour.ships_for(Way { pursuit: true, ..Way::default() }, [1, 0], 0), 0b00001);
        assert_eq!(harbour.ships_for(Way { holds: true, ..Way::default() }, [1, 0], 0), 0b11110);
    }

    /// DA-10.4, LD-10.4: only on a full ship, and only whose seat may be taken.
    #[test]
    fn da_10_4_ld_10_4_a_seat_may_be_taken_on_a_full_ship() {
        let mut harbour = harbour([0, 0, 5, 5, 5]);
        harbour.ship_mut(1).seated = [0, 0, 0, 0, 0, 5];
        let way = Way { displaced: 1 << NEUTRAL, ..Way::default() };
        assert_eq!(harbour.ships_for(way, [1, 0], 0), 0b11110);
    }

    /// DA-R59, LD-R54: seats first.
    #[test]
    fn da_r59_ld_r54_seats_are_filled_before_the_hold() {
        let mut harbour = harbour([1, 0, 0, 0, 0]);
        assert_eq!(harbour.board(0, Seat(0), 3), (1, 2));
        assert_eq!((harbour.ship(0).seated[0], harbour.ship(0).hold[0]), (1, 2));
        let mut placed = Placed::default();
        placed.add(0, 3, 2);
        assert!(placed.is_there(0, true) && placed.is_there(0, false) && !placed.is_there(1, false));
        placed.give_up(0, false);
        assert!(!placed.is_there(0, false) && placed.can_be_given_up(&harbour));
        placed.leave(0);
        assert!(!placed.is_there(0, true) && placed.has_boarded(0) && !placed.has_boarded(255));
    }

    #[test]
    fn da_r74_ld_r44_passes_go_on_until_nobody_places() {
        let mut together = Together::begin(3);
        assert!(together.goes_on());
        for _ in 0..3 {
            assert!(together.may_place(Seat(1), SeatSet::EMPTY));
            together.place(Seat(1));
        }
        assert!(!together.may_place(Seat(1), SeatSet::EMPTY) && !together.may_place(Seat(0), SeatSet::only(Seat(0))));
        assert!(together.goes_on() && !together.goes_on());
    }
}
