//! What would follow, asked of the same functions that let it happen. Everything here is public.

use engine::{PerSeat, Seat, SeatSet};
use fleet::{Arrival, Berth, ShipList};

use crate::state::OpenTable;

impl OpenTable {
    /// DA-9.5 to DA-9.8: the points of every seat if this ship landed now.
    pub fn if_landed(&self, ship: Berth, mover: Option<Seat>, premium: bool, allied: SeatSet) -> PerSeat<u8> {
        self.points_of(&Arrival { ship, mover, premium, allied })
    }

    pub(crate) fn points_of(&self, landing: &Arrival) -> PerSeat<u8> {
        landing.points(&self.council.harbour, &self.data.tables, self.data.science_ship, self.seats())
    }

    /// DA-9.9, DA-13.1.7: the ships that would move in the Doom phase, in their order.
    pub fn would_move(&self) -> ShipList {
        self.council.harbour.automatic(if self.seats() == 2 { 2 } else { 3 })
    }

    /// DA-5.16, DA-8.6: whose slot card this seat may play in the vote under way.
    pub fn may_borrow_from(&self, seat: Seat) -> Option<Seat> {
        self.lender(seat)
    }

    /// Table T7: the price at a place of the pick order, from 0.
    pub fn price(&self, place: u8) -> u8 {
        self.data.price(self.seats() as u8, place)
    }
}
