//! What both editions ask before they let something happen, and why not.

use engine::{Awaiting, Kind, Seat};

use crate::boarding::{Placing, Ships, Way};
use crate::cards::{CardList, SpecialList};
use crate::colour::Colour;
use crate::council::Council;
use crate::harbour::Berth;
use crate::hidden::Cards;
use crate::labels::berth_number;
use crate::refusals::Illegal;
use crate::special::Special;
use crate::votes::is_number_free;

/// DA-10.9, LD-10.9: at most so many are hit by Treason.
pub const MOST_HIT: u8 = 4;

/// Nothing, or why not.
pub type Checked<C, O> = Result<(), Illegal<C, O>>;

/// Refuses what is not so.
#[inline]
pub fn ensure<E>(is_so: bool, why: E) -> Result<(), E> {
    if is_so { Ok(()) } else { Err(why) }
}

impl Council {
    /// Why a seat is not asked.
    pub fn why_not_asked<C, O>(&self, awaiting: Awaiting, seat: Seat) -> Illegal<C, O> {
        match awaiting {
            Awaiting::Over => Illegal::Over,
            Awaiting::Chance => Illegal::LuckFirst,
            Awaiting::Seats(_) if self.ready.contains(seat) => Illegal::Committed,
            Awaiting::Seats(_) => Illegal::NotYourTurn,
        }
    }

    /// There is such a ship.
    pub fn check_ship<C, O>(&self, ship: Berth) -> Checked<C, O> {
        ensure(usize::from(ship) < self.harbour.ships().len(), Illegal::NoSuchShip { berth: berth_number(ship) })
    }

    /// DA-2.11, LD-2.10, LD-2.11: a ship with a free seat.
    pub fn check_first<C, O>(&self, ship: Berth) -> Checked<C, O> {
        self.check_ship(ship)?;
        ensure(!self.harbour.ship(ship).is_full(), Illegal::ShipFull { berth: berth_number(ship) })
    }

    /// DA-3.1, DA-5.9, DA-5.11, DA-8.3, LD-3.1, LD-5.8, LD-5.9: at most what lies behind the screen.
    pub fn check_cubes<C, O>(&self, seat: Seat, cubes: u8, clause: &'static str) -> Checked<C, O> {
        let supply = self.supply(seat);
        ensure(cubes <= supply, Illegal::TooFewCubes { cubes, supply, clause })
    }

    /// DA-10.2 to DA-10.4, DA-5.20, LD-10.2 to LD-10.4, LD-5.18: one of the ships that leave a complete execution possible.
    pub fn check_board<W: Copy, C, O>(
        &self,
        ship: Berth,
        placing: &Placing<W>,
        way: Way,
        ships: Ships,
    ) -> Checked<C, O> {
        self.check_ship(ship)?;
        if ships >> ship & 1 == 1 {
            return Ok(());
        }
        let (there, berth) = (self.harbour.ship(ship), berth_number(ship));
        Err(match () {
            () if !there.in_port() && !placing.pursuit => Illegal::ShipAtSea { berth },
            () if placing.placed.has_boarded(ship) => Illegal::AnotherShip { berth },
            () if way.fits(there, placing.lots[0]) => Illegal::NotCompletely,
            () => Illegal::ShipFull { berth },
        })
    }

    /// DA-10.4, DA-R44, LD-10.4: somebody else of this colour sits there.
    pub fn check_seated<C, O>(&self, seat: Seat, ship: Berth, colour: Colour) -> Checked<C, O> {
        ensure(colour != Colour::Seat(seat), Illegal::OwnSeat)?;
        ensure(colour.count(&self.harbour.ship(ship).seated) > 0, Illegal::NotSeated { colour })
    }

    /// DA-9.14, LD-9.13, DA-10.8, DA-10.9 (i), LD-10.8, LD-10.9 (i): a ship at sea, or in port, with somebody aboard.
    pub fn check_target<C, O>(&self, ship: Berth, in_port: bool) -> Checked<C, O> {
        let (there, berth) = (self.harbour.ship(ship), berth_number(ship));
        ensure(!there.is_immune(), Illegal::WarshipImmune)?;
        match (in_port, there.in_port()) {
            (false, true) => Err(Illegal::NotAtSea { berth }),
            (true, false) => Err(Illegal::ShipAtSea { berth }),
            _ => ensure(!there.is_empty(), Illegal::EmptyShip { berth }),
        }
    }

    /// DA-5.13, LD-5.9: whether nobody has declared this number.
    pub fn is_number_free(&self, cubes: u8) -> bool {
        is_number_free(cubes, self.vote.declared.iter().map(|other| self.on_slot(other, self.vote.slot)))
    }

    /// DA-10.9 (ii), DA-R43, LD-10.9 (ii), LD-R35: so many cubes that are there.
    pub fn check_expel<C, O>(&self, target: Seat, cubes: u8) -> Checked<C, O> {
        let there = self.players.get(target).map_or(0, |party| party.senate);
        ensure((1..=there.min(MOST_HIT)).contains(&cubes), Illegal::NotInSenate { seat: target, cubes })
    }

    /// DA-11.10, DA-R60, DA-R82, LD-11.10, LD-R55: one of those just placed, from where it was placed.
    pub fn check_sacrifice<W, C, O>(&self, ship: Berth, hold: bool, placing: &Placing<W>) -> Checked<C, O> {
        self.check_ship(ship)?;
        let berth = berth_number(ship);
        ensure(placing.placed.is_there(ship, hold), Illegal::NotJustPlaced { berth })?;
        ensure(self.harbour.ship(ship).total() > 1, Illegal::WouldBeEmpty { berth })
    }
}

impl<W: Copy> Placing<W> {
    /// DA-D18, DA-R67, LD-D15, LD-R66: once, before a ship is named; and once it is shown, the placement must be made, with
    /// what else is in the hand.
    pub fn check_special<C, O>(&self, special: Special, can_place: impl FnOnce() -> bool) -> Checked<C, O> {
        let used = if special == Special::Pursuit { self.pursuit } else { self.holds };
        ensure(!used && self.placed.is_empty(), Illegal::BeforeBoarding { special })?;
        ensure(can_place(), Illegal::NotCompletely)
    }

    /// DA-R67, LD-R66: not placing, where no special card was shown for it.
    pub fn check_stop<C, O>(&self) -> Checked<C, O> {
        ensure(!self.pursuit && !self.holds, Illegal::MustPlace)
    }

    /// DA-R76, LD-10.4: the hold instead of a seat.
    pub fn check_hold<C, O>(&self) -> Checked<C, O> {
        ensure(self.holds, Illegal::NoSuchSpecial { special: Special::Holds })
    }
}

impl<C: Kind + Into<usize>, const N: usize> Cards<C, N> {
    /// The kinds of cards in a hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = C> {
        let hand = self.hands[seat.index()];
        C::ALL.iter().copied().filter(move |&card| hand.of(card.into()) > 0)
    }

    /// The politics card is in the hand.
    pub fn check_in_hand<O>(&self, seat: Seat, card: C) -> Checked<C, O> {
        ensure(self.hands[seat.index()].of(card.into()) > 0, Illegal::NotInHand { card })
    }

    /// The special card is in the hand.
    pub fn check_special<O>(&self, seat: Seat, special: Special) -> Checked<C, O> {
        ensure(self.has_special(seat, special), Illegal::NoSuchSpecial { special })
    }

    /// Luck gives so many politics cards that are there.
    pub fn check_draw<O>(&self, count: u8, cards: &CardList<C>, clause: &'static str) -> Checked<C, O> {
        check_count(count.min(self.politics.drawable()), cards.len(), clause)?;
        match self.politics.first_missing(cards.as_slice().iter().map(|&card| card.into())) {
            Some(place) => Err(Illegal::NoCardLeft { card: cards.as_slice()[place], clause }),
            None => Ok(()),
        }
    }

    /// Luck gives so many special cards that are there.
    pub fn check_specials<O>(&self, count: u8, cards: &SpecialList, clause: &'static str) -> Checked<C, O> {
        check_count(count.min(self.special.drawable()), cards.len(), clause)?;
        match self.special.first_missing(cards.as_slice().iter().map(|card| card.index())) {
            Some(place) => Err(Illegal::NoSpecialLeft { special: cards.as_slice()[place], clause }),
            None => Ok(()),
        }
    }
}

/// Luck tells of the seat that draws.
pub fn check_drawer<C, O>(seat: Seat, told: Seat, clause: &'static str) -> Checked<C, O> {
    ensure(seat == told, Illegal::OtherDrawer { seat, clause })
}

fn check_count<C, O>(needed: u8, found: usize, clause: &'static str) -> Checked<C, O> {
    ensure(usize::from(needed) == found, Illegal::DrawCount { needed, found: found as u8, clause })
}
