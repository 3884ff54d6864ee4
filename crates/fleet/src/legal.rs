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
    pub fn why_not_asked<C, O>(&self, awaiting: Awaiting, seat: Seat) -> Illegal<C, O> {
        match awaiting {
            Awaiting::Over => Illegal::Over,
            Awaiting::Chance => Illegal::LuckFirst,
            Awaiting::Seats(_) if self.ready.contains(seat) => Illegal::Committed,
            Awaiting::Seats(_) => Illegal::NotYourTurn,
        }
    }

    pub fn check_ship<C, O>(&self, ship: Berth) -> Checked<C, O> {
        ensure(usize::from(ship) < self.harbour.ships().len(), Illegal::NoSuchShip { berth: berth_number(ship) })
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

    /// Luck gives this seat so many politics cards that are there, and tells of no other seat.
    pub fn check_drawn<O>(
        &self,
        (seat, told): (u8, Seat),
        count: u8,
        cards: &CardList<C>,
        clause: &'static str,
    ) -> Checked<C, O> {
        ensure(seat == told.0, Illegal::OtherDrawer { seat: Seat(seat), clause })?;
        self.check_draw(count, cards, clause)
    }

    /// The same of special cards.
    pub fn check_gained<O>(
        &self,
        (seat, told): (u8, Seat),
        count: u8,
        cards: &SpecialList,
        clause: &'static str,
    ) -> Checked<C, O> {
        ensure(seat == told.0, Illegal::OtherDrawer { seat: Seat(seat), clause })?;
        self.check_specials(count, cards, clause)
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

fn check_count<C, O>(needed: u8, found: usize, clause: &'static str) -> Checked<C, O> {
    ensure(usize::from(needed) == found, Illegal::DrawCount { needed, found: found as u8, clause })
}

/// Offers what may be chosen: by these arms where only this edition asks, and alike in both where both do. `$into`
/// takes what needs no check.
#[macro_export]
macro_rules! offer_alike {
    ($game:ident, $seat:ident, $asked:ident, $offer:ident, $into:ident, { $($own:pat => $offers:expr,)+ }) => {{
        let (council, hand) = (&$game.table.council, || $game.cards.hand($seat));
        let ships = || council.harbour.berths();
        match $asked {
            $($own => $offers,)+
            Ask::FirstRefugee => ships().for_each(|ship| $offer(Action::Board { ship })),
            Ask::Board { .. } => {
                ships().for_each(|ship| $offer(Action::Board { ship }));
                [Action::Pursue, Action::OpenHolds].into_iter().for_each($offer);
            }
            Ask::Displace { .. } => {
                $crate::colours().for_each(|colour| $offer(Action::Displace { colour }));
                $offer(Action::IntoHold);
            }
            Ask::Discard { .. } => $into.extend(hand().map(|card| Action::Discard { card })),
            Ask::Lay { .. } => $into.extend(hand().map(|card| Action::Lay { card })),
            Ask::KeepDown => (0..1 << $game.table.row_length()).for_each(|slots| $offer(Action::KeepDown { slots })),
            Ask::Declare { .. } => (0..=council.supply($seat)).for_each(|cubes| $offer(Action::Declare { cubes })),
            Ask::Play { .. } => {
                sources($game, $seat).for_each(|source| $offer(Action::Play { source }));
                if $game.cards.has_special($seat, Special::Empathy) {
                    sources($game, $seat).for_each(|source| $offer(Action::PlayEmpathy { source }));
                }
            }
            Ask::Target { .. } => {
                ships().for_each(|ship| $offer(Action::Target { ship }));
                for seat in council.all_seats() {
                    (1..=$crate::MOST_HIT).for_each(|cubes| $offer(Action::Expel { seat, cubes }));
                }
            }
            Ask::ThrowOff { .. } => {
                for colour in $crate::colours() {
                    [false, true].into_iter().for_each(|hold| $offer(Action::ThrowOff { colour, hold }));
                }
                $offer(Action::Enough);
            }
            Ask::Exchange => ships().for_each(|ship| $offer(Action::Exchange { ship })),
            Ask::Sacrifice => {
                for ship in ships() {
                    [false, true].into_iter().for_each(|hold| $offer(Action::Sacrifice { ship, hold }));
                }
            }
            Ask::Spy => $offer(Action::Spy),
            Ask::Guard { .. } => $offer(Action::Guard),
            Ask::Ally { .. } => $offer(Action::Ally),
        }
    }};
}

/// Checks an action: by these arms what only this edition allows, and then what both do alike. The clauses are those of
/// secret and of open bids; `$any` names all actions, so that no new one is forgotten.
#[macro_export]
macro_rules! check_alike {
    (
        $game:ident, $seat:ident, $action:expr, $asked:ident, [$secret:literal, $open:literal],
        { $($own:pat => $check:expr,)+ }, $any:pat
    ) => {{
        let (council, cards, placing) = (&$game.table.council, &$game.cards, &$game.table.placing);
        match ($action, $asked) {
            $($own => $check,)+
            (Action::Board { ship }, Ask::FirstRefugee) => {
                council.check_ship(ship)?;
                let berth = $crate::berth_number(ship);
                Ok(ensure(!council.harbour.ship(ship).is_full(), Shared::ShipFull { berth })?)
            }
            (Action::Board { ship }, Ask::Board { .. }) => {
                Ok(council.check_board(ship, placing, $game.table.way(placing), $game.table.ships_to_board(placing))?)
            }
            // DA-D18, LD-D15: before a ship is named.
            (action @ (Action::Pursue | Action::OpenHolds), Ask::Board { .. }) => {
                let special = if action == Action::Pursue { Special::Pursuit } else { Special::Holds };
                cards.check_special($seat, special)?;
                Ok(placing.check_special(special, || $game.can_place_with_specials(placing))?)
            }
            // DA-R67, LD-R66: where no special card was shown for it.
            (Action::Pass, Ask::Board { why: BoardReason::Together, .. }) => {
                Ok(ensure(!placing.pursuit && !placing.holds, Shared::MustPlace)?)
            }
            (Action::IntoHold, Ask::Displace { .. }) => {
                Ok(ensure(placing.holds, Shared::NoSuchSpecial { special: Special::Holds })?)
            }
            (Action::Commit { cubes }, Ask::Bid { .. }) => Ok(council.check_cubes($seat, cubes, $secret)?),
            (Action::Discard { card }, Ask::Discard { .. }) | (Action::Lay { card }, Ask::Lay { .. }) => {
                Ok(cards.check_in_hand($seat, card)?)
            }
            (Action::KeepDown { slots }, Ask::KeepDown) => {
                let within = u16::from(slots) < 1 << $game.table.row_length();
                Ok(ensure(within && slots.count_ones() <= 2, Shared::TooManyDown)?)
            }
            (Action::Declare { cubes }, Ask::Declare { .. }) => {
                council.check_cubes($seat, cubes, $open)?;
                // DA-5.13, LD-5.9, LD-R58.
                ensure(council.is_number_free(cubes), Illegal::NumberTaken { cubes })
            }
            (Action::Enough, Ask::ThrowOff { thrown, .. }) => Ok(ensure(thrown > 0, Shared::AtLeastOne)?),
            (Action::Exchange { ship }, Ask::Exchange) => {
                council.check_ship(ship)?;
                Ok(ensure($game.table.can_exchange($seat, ship), Shared::NoExchange)?)
            }
            (Action::Sacrifice { ship, hold }, Ask::Sacrifice) => {
                cards.check_special($seat, Special::Sacrifice)?;
                Ok(council.check_sacrifice(ship, hold, placing)?)
            }
            (Action::Spy, Ask::Spy) => Ok(cards.check_special($seat, Special::Spy)?),
            (Action::Guard, Ask::Guard { .. }) => Ok(cards.check_special($seat, Special::Guardian)?),
            (Action::Ally, Ask::Ally { .. }) => Ok(cards.check_special($seat, Special::Alliance)?),
            (Action::Pass, engine::variants!(Ask: Play Sacrifice Spy Guard Ally Refund)) => Ok(()),
            ($any, _) => Err(Illegal::WrongMoment { asked: $asked }),
        }
    }};
}
