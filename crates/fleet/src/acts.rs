//! What happens alike in both editions, and what is told of it. What is to be done next is the edition's own.

use std::mem::take;

use engine::{Kind, Log, PerSeat, Seat, SeatSet, Viewer};

use crate::boarding::Placing;
use crate::cards::{CardList, Counts, SpecialList};
use crate::colour::Colour;
use crate::council::{Council, Vote};
use crate::events::Event;
use crate::harbour::{Berth, Moved};
use crate::hidden::{Cards, Moment, Pack};
use crate::landing::Arrival;
use crate::special::Special;
use crate::votes::Order;

impl Council {
    /// DA-2.10, LD-2.9: the markers stand on the leftmost fields.
    pub fn place_markers<C, E: From<Event<C>>>(&mut self, seats: &Order, log: &mut impl Log<E>) {
        for (field, &seat) in (0u8..).zip(seats.as_slice()) {
            self.players[seat].marker = field;
        }
        self.order = *seats;
        log.add(Event::MarkersPlaced { seats: *seats }.into());
    }

    /// DA-2.11, DA-2.12, LD-2.10, LD-2.11: a first refugee boards. Whether it was the last one.
    pub fn place_first<C, E: From<Event<C>>>(
        &mut self,
        seat: Seat,
        ship: Berth,
        turn: u8,
        log: &mut impl Log<E>,
    ) -> bool {
        self.players[seat].supply -= 1;
        let (seated, hold) = self.harbour.board(ship, seat, 1);
        log.add(Event::Boarded { seat, ship, seated, hold }.into());
        usize::from(turn) + 1 == 2 * self.seats()
    }

    /// DA-5.2, LD-5.2: a row is ready. Whether all are, and are revealed together.
    pub fn row_is_ready<C, E: From<Event<C>>>(&mut self, seat: Seat, log: &mut impl Log<E>) -> bool {
        self.ready = self.ready.with(seat);
        log.add(Event::Committed { seat }.into());
        let all = self.all_ready();
        if all {
            self.ready = SeatSet::EMPTY;
            log.add(Event::RowsOpened.into());
        }
        all
    }

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

    /// DA-10.9 (ii), LD-10.9 (ii): cubes leave the Senate.
    pub fn expel<C, E: From<Event<C>>>(&mut self, target: Seat, cubes: u8, log: &mut impl Log<E>) {
        let party = &mut self.players[target];
        party.senate -= cubes;
        party.spent += cubes;
        log.add(Event::Expelled { seat: self.player, target, cubes }.into());
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

    /// DA-9.1, LD-9.1: a ship moves one space. What is to be scored, if it is at New Land.
    pub fn advance<W, C, E: From<Event<C>>>(
        &mut self,
        ship: Berth,
        mover: Option<Seat>,
        premium: bool,
        placing: &mut Placing<W>,
        log: &mut impl Log<E>,
    ) -> Option<Arrival> {
        match self.harbour.advance(ship) {
            Moved::ToOcean => {
                log.add(Event::Sailed { ship, mover }.into());
                None
            }
            Moved::Arrived => Some(self.arrive(ship, mover, premium, placing)),
        }
    }

    /// DA-9.4, LD-9.4: a ship is at New Land, about to be scored.
    pub fn arrive<W>(&mut self, ship: Berth, mover: Option<Seat>, premium: bool, placing: &mut Placing<W>) -> Arrival {
        let landing = Arrival { ship, mover, premium, allied: SeatSet::EMPTY };
        self.landing = Some(landing);
        placing.placed.leave(ship);
        landing
    }

    /// DA-11.5, LD-11.5: this player scores the neutrals.
    pub fn ally(&mut self, seat: Seat) {
        if let Some(landing) = &mut self.landing {
            landing.allied = landing.allied.with(seat);
        }
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
        let gains = landing.gains_card(&self.harbour);
        let ark_neutral = self.harbour.land(ship);
        log.add(Event::Landed { ship, mover, aboard, premium, allied, points }.into());
        tell_ark_neutral(ark_neutral, ship, log);
        gains
    }

    /// DA-10.8, DA-12.4, LD-10.8, LD-12.11: a ship returns to port, everybody aboard is discarded.
    pub fn send_home<C, E: From<Event<C>>>(&mut self, ship: Berth, log: &mut impl Log<E>) {
        let (aboard, ark_neutral) = self.harbour.send_home(ship);
        self.discard_cubes(&aboard);
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

    /// DA-12.5, LD-12.12: stopping is final; not placing where nobody can board is no stopping.
    pub fn stop_placing<C, E: From<Event<C>>>(&mut self, seat: Seat, log: &mut impl Log<E>) {
        if self.harbour.has_free_seat() {
            self.stopped = self.stopped.with(seat);
        }
        log.add(Event::StoppedPlacing { seat }.into());
    }

    /// DA-7.1, DA-7.2, LD-7.1, LD-7.2: the game is over; special cards are shown.
    pub fn end<C, E: From<Event<C>>>(&self, points: impl Fn(Seat) -> u8, log: &mut impl Log<E>) {
        log.add(Event::Ended.into());
        for seat in self.all_seats() {
            log.add(Event::SpecialsShown { seat, points: points(seat) }.into());
        }
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

    /// DA-11.10, LD-11.10: one of the refugees just placed is given up.
    pub fn sacrifice<C, E: From<Event<C>>>(
        &mut self,
        council: &mut Council,
        ship: Berth,
        hold: bool,
        log: &mut impl Log<E>,
    ) {
        council.throw_off(self.seat, ship, (Colour::Seat(self.seat), hold), log);
        self.placed.give_up(ship, hold);
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

    /// DA-8.1, DA-R47, LD-8.1: a card goes face down into the discard pile.
    pub fn bury<E: From<Event<C>>>(&mut self, seat: Seat, card: C, log: &mut impl Log<E>) {
        self.hands[seat.index()].remove(card.into());
        self.politics.buried[seat.index()].add(card.into());
        log.add(Event::Buried { seat, card: Some(card) }.into());
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

    /// DA-2.8, DA-6.10, DA-8.1, LD-2.7, LD-6.7, LD-8.1: politics cards come into a hand.
    pub fn draw<E: From<Event<C>>>(
        &mut self,
        seat: Seat,
        cards: &CardList<C>,
        (moment, pack): (&Moment<'_>, &Pack<N>),
        log: &mut impl Log<E>,
    ) {
        for &card in cards.as_slice() {
            self.refill_politics(moment, pack, log);
            self.politics.drawn_by(seat, card.into());
            self.hands[seat.index()].add(card.into());
        }
        log.add(Event::Drawn { seat, count: cards.len() as u8, cards: *cards }.into());
    }

    /// DA-2.8, DA-11.1, LD-2.7, LD-11.1: special cards come into a hand.
    pub fn draw_specials<E: From<Event<C>>>(&mut self, seat: Seat, cards: &SpecialList, log: &mut impl Log<E>) {
        for card in cards.as_slice() {
            self.refill_specials(log);
            self.special.drawn_by(seat, card.index());
            self.specials[seat.index()].add(card.index());
        }
        log.add(Event::SpecialsDrawn { seat, count: cards.len() as u8, cards: *cards }.into());
    }
}

impl Council {
    /// DA-6.5, DA-9.9, LD-6.3, LD-9.9: the ship at this place of the list moves by itself; nothing at its end.
    pub fn next_moving(&mut self, next: u8) -> Option<Berth> {
        let ship = self.moving.as_slice().get(usize::from(next)).copied();
        if ship.is_none() {
            take(&mut self.moving);
        }
        ship
    }

    /// DA-6.10, LD-6.7: the seat at this place draws; the order is fixed before the first.
    pub fn next_to_refill(&mut self, place: u8) -> Option<Seat> {
        if place == 0 {
            self.order = self.senate_order();
        }
        self.at_place(place)
    }

    /// DA-12.5, LD-12.12: everybody places one refugee at a time, in Senate order.
    pub fn begin_together(&mut self) {
        self.order = self.senate_order();
        self.together = crate::boarding::Together::begin(self.seats());
        self.stopped = SeatSet::EMPTY;
    }
}
