//! What happens alike in both editions, and what is told of it. What is to be done next is the edition's own.

use engine::{Kind, Log, PerSeat, Seat, SeatSet, Viewer};

use crate::boarding::Placing;
use crate::cards::Counts;
use crate::colour::Colour;
use crate::council::{Council, Vote};
use crate::events::Event;
use crate::harbour::Berth;
use crate::hidden::{Cards, Moment, Pack};
use crate::landing::Arrival;
use crate::ship::ShipKind;
use crate::special::Special;
use crate::votes::Order;

impl Council {
    /// DA-5.3, LD-5.3: a vote begins.
    pub fn begin_vote(&mut self, slot: u8) {
        self.vote = Vote { slot, ..Vote::default() };
        self.ready = SeatSet::EMPTY;
    }

    /// DA-5.11, LD-5.9: an open bid. Whether everybody has declared.
    pub fn declare<C, E: From<Event<C>>>(&mut self, seat: Seat, cubes: u8, log: &mut impl Log<E>) -> bool {
        self.put_on_card(seat, cubes);
        self.vote.declared = self.vote.declared.with(seat);
        log.add(Event::Declared { seat, cubes }.into());
        self.vote.declared.len() == self.seats()
    }

    /// DA-8.7, LD-8.6: cubes come back from the card that was voted on.
    pub fn refund<C, E: From<Event<C>>>(&mut self, seat: Seat, cubes: u8, log: &mut impl Log<E>) {
        let slot = usize::from(self.vote.slot);
        let party = &mut self.players[seat];
        party.on_slots[slot] -= cubes;
        party.supply += cubes;
        log.add(Event::Refunded { seat, cubes }.into());
    }

    /// DA-1.8, LD-1.8: one refugee of a ship is discarded by `seat`.
    pub fn throw_off<C, E: From<Event<C>>>(
        &mut self,
        seat: Seat,
        ship: Berth,
        (colour, hold): (Colour, bool),
        log: &mut impl Log<E>,
    ) {
        self.discard_refugee(ship, colour, hold);
        log.add(Event::ThrownOff { seat, colour, ship }.into());
    }

    /// DA-9.4, LD-9.4: a ship is at New Land, about to be scored.
    pub fn arrive<W>(&mut self, ship: Berth, mover: Option<Seat>, premium: bool, placing: &mut Placing<W>) -> Arrival {
        let landing = Arrival { ship, mover, premium, allied: SeatSet::EMPTY };
        self.landing = Some(landing);
        placing.placed.leave(ship);
        landing
    }

    /// DA-9.4 to DA-9.8, DA-9.12, LD-9.4 to LD-9.8, LD-9.11: scoring, everybody to New Land, the ship home. Who gains a
    /// special card.
    pub fn land<C, E: From<Event<C>>>(
        &mut self,
        landing: &Arrival,
        points: PerSeat<u8>,
        log: &mut impl Log<E>,
    ) -> Option<Seat> {
        let Arrival { ship, mover, premium, allied } = *landing;
        let aboard = self.harbour.ship(ship).aboard();
        for (seat, &points) in points.iter() {
            self.players[seat].points += u16::from(points);
        }
        // DA-9.8, LD-9.8: by the upgraded Royal Barge.
        let there = self.harbour.ship(ship);
        let gains = mover.filter(|_| there.kind == ShipKind::RoyalBarge && there.upgraded);
        let ark_neutral = self.harbour.land(ship);
        log.add(Event::Landed { ship, mover, aboard, premium, allied, points }.into());
        tell_ark_neutral(ark_neutral, ship, log);
        gains
    }

    /// DA-10.8, DA-12.4, LD-10.8, LD-12.11: a ship returns to port, everybody aboard is discarded.
    pub fn send_home<C, E: From<Event<C>>>(&mut self, ship: Berth, log: &mut impl Log<E>) {
        let (aboard, ark_neutral) = self.harbour.send_home(ship);
        for (party, cubes) in self.players.as_mut_slice().iter_mut().zip(aboard) {
            party.spent += cubes;
        }
        log.add(Event::SentHome { ship, aboard }.into());
        tell_ark_neutral(ark_neutral, ship, log);
    }

    /// DA-12.4, LD-12.11: all ships on the Ocean are sent home.
    pub fn send_all_home<C, E: From<Event<C>>>(&mut self, log: &mut impl Log<E>) {
        for ship in self.harbour.berths() {
            if !self.harbour.ship(ship).in_port() {
                self.send_home(ship, log);
            }
        }
    }

    /// DA-12.2, LD-12.3: a Doom marker goes.
    pub fn remove_marker<C, E: From<Event<C>>>(&mut self, log: &mut impl Log<E>) {
        self.markers_left -= 1;
        log.add(Event::MarkerRemoved { left: self.markers_left }.into());
    }

    /// DA-9.11, DA-9.12, LD-9.10, LD-9.11: a ship has so many seats now, everybody aboard stays; a neutral boards the Ark.
    pub fn upgrade<C, E: From<Event<C>>>(&mut self, ship: Berth, seats: u8, log: &mut impl Log<E>) {
        let ark_neutral = self.harbour.upgrade(ship, seats);
        log.add(Event::Upgraded { ship }.into());
        tell_ark_neutral(ark_neutral, ship, log);
    }
}

/// DA-9.12, LD-9.11: tells that a neutral boarded the upgraded Ark, if it did.
pub fn tell_ark_neutral<C, E: From<Event<C>>>(boarded: bool, ship: Berth, log: &mut impl Log<E>) {
    if boarded {
        log.add(Event::ArkNeutral { ship }.into());
    }
}

impl<W: Copy> Placing<W> {
    /// The next lot goes onto this ship. Whether it was the last one.
    pub fn place<C, E: From<Event<C>>>(&mut self, council: &mut Council, ship: Berth, log: &mut impl Log<E>) -> bool {
        let (seated, hold) = self.board(&mut council.harbour, ship);
        log.add(Event::Boarded { seat: self.seat, ship, seated, hold }.into());
        self.lots[0] == 0
    }
}

impl<C: Kind + Into<usize>, const N: usize> Cards<C, N> {
    /// DA-3.1, DA-5.9, LD-3.1, LD-5.8: cubes chosen in secret. Whether everybody has chosen now.
    pub fn commit<E: From<Event<C>>>(
        &mut self,
        council: &mut Council,
        seat: Seat,
        cubes: u8,
        log: &mut impl Log<E>,
    ) -> bool {
        self.seal(council, seat, cubes);
        log.add(Event::Committed { seat }.into());
        council.all_ready()
    }

    /// DA-3.2, LD-3.2: all choices are opened, and the cubes go into the Senate.
    pub fn open_senate(&mut self, council: &mut Council) -> PerSeat<u8> {
        let cubes = self.open_sealed(council);
        for (seat, &cubes) in cubes.iter() {
            council.players[seat].supply -= cubes;
            council.players[seat].senate += cubes;
        }
        cubes
    }

    /// DA-5.8, DA-5.9, LD-5.7, LD-5.8: bids are opened and go onto the cards.
    pub fn open_bids<E: From<Event<C>>>(&mut self, council: &mut Council, log: &mut impl Log<E>) {
        let cubes = self.open_sealed(council);
        for (seat, &cubes) in cubes.iter() {
            council.put_on_card(seat, cubes);
        }
        log.add(Event::BidsOpened { cubes }.into());
    }

    /// DA-5.5, DA-8.5, LD-5.5, LD-8.5: face-down cards are turned up, the ranking is made.
    pub fn rank<E: From<Event<C>>>(&mut self, council: &mut Council, entitled: u8, log: &mut impl Log<E>) -> Order {
        let slot = council.vote.slot;
        for seat in self.turn_up(slot).iter() {
            if let Some(card) = self.rows[seat.index()][usize::from(slot)] {
                log.add(Event::CardTurned { seat, card }.into());
            }
        }
        let ranking = council.rank(entitled);
        log.add(Event::Ranked { ranking, entitled }.into());
        ranking
    }

    /// DA-11.2, LD-11.2: a special card is shown and discarded.
    pub fn play_special<E: From<Event<C>>>(&mut self, seat: Seat, special: Special, log: &mut impl Log<E>) {
        self.specials[seat.index()].remove(special.index());
        self.special.discard.add(special.index());
        log.add(Event::SpecialPlayed { seat, special }.into());
    }

    /// DA-11.8, LD-11.8: a card of the hand is played and discarded, by Unexpected Intervention.
    pub fn intervene<E: From<Event<C>>>(&mut self, seat: Seat, card: C, log: &mut impl Log<E>) {
        self.play_special(seat, Special::Intervention, log);
        self.hands[seat.index()].remove(card.into());
        self.politics.discard.add(card.into());
    }

    /// DA-R33, LD-R30: if the draw pile of politics cards is empty, the discard pile becomes the new one.
    pub fn refill_politics<E: From<Event<C>>>(&mut self, moment: &Moment<'_>, pack: &Pack<N>, log: &mut impl Log<E>) {
        if !self.politics.pile.is_empty() {
            return;
        }
        let before = *self;
        if self.politics.refill(|seat| before.unseen_politics(Viewer::Seat(seat), moment, pack)) {
            log.add(Event::Reshuffled { politics: true }.into());
        }
    }

    /// DA-R34, LD-R31: the same for special cards.
    pub fn refill_specials<E: From<Event<C>>>(&mut self, log: &mut impl Log<E>) {
        if self.special.refill(|_| Counts::default()) {
            log.add(Event::Reshuffled { politics: false }.into());
        }
    }
}

impl Council {
    /// DA-12.5, LD-12.12: everybody places one refugee at a time, in Senate order.
    pub fn begin_together(&mut self) {
        self.order = self.senate_order();
        self.together = crate::boarding::Together::begin(self.seats());
        self.stopped = SeatSet::EMPTY;
    }
}
