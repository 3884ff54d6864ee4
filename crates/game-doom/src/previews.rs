//! What would follow, asked of the same functions that let it happen. Everything here is public.

use engine::{PerSeat, Seat, SeatSet};
use fleet::{Arrival, Berth, ShipList};

use crate::kinds::Card;
use crate::state::Doom;

impl Doom {
    /// DA-9.5 to DA-9.8: the points of every seat if this ship landed now.
    pub fn if_landed(&self, ship: Berth, mover: Option<Seat>, premium: bool, allied: SeatSet) -> PerSeat<u8> {
        let arrival = Arrival { ship, mover, premium, allied };
        arrival.points(&self.harbour, &self.data.tables, self.data.science_ship, usize::from(self.seats))
    }

    /// DA-9.9, DA-13.1.7: the ships that would move in the Doom phase, in their order.
    pub fn would_move(&self) -> ShipList {
        self.harbour().automatic(if self.seats == 2 { 2 } else { 3 })
    }

    /// DA-5.16, DA-8.6: whose slot card this seat may play in the vote under way.
    pub fn may_borrow_from(&self, seat: Seat) -> Option<Seat> {
        self.lender(seat)
    }

    /// DA-5.17: whether a card could be carried out completely now by this seat. Where special
    /// cards could help, only a world of the seat itself knows.
    pub fn could_carry_out(&self, seat: Seat, card: Card) -> bool {
        self.can_carry_out(seat, card, false)
    }

    /// Table T7: the price at a place of the pick order, from 0.
    pub fn price(&self, place: u8) -> u8 {
        self.data.price(self.seats, place)
    }

    /// Whether all who could answer in the window that is open are asked in turn: who they are, and
    /// how many of them have been asked.
    pub fn window(&self) -> (fleet::Order, u8) {
        (self.window.seats, self.window.next)
    }

    /// The ship that has arrived and is about to be scored.
    pub fn arriving(&self) -> Option<Berth> {
        let arriving = matches!(self.stack.top(), crate::stack::Step::Ally | crate::stack::Step::Land);
        arriving.then_some(self.landing.ship)
    }

    /// The order of speaking or picking that was fixed, from the first.
    pub fn fixed_order(&self) -> &fleet::Order {
        &self.order
    }
}
