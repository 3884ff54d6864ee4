//! What would follow, asked of the same functions that let it happen. Everything here is public.

use engine::{PerSeat, Seat, SeatSet};
use fleet::{Arrival, Berth, Order, ShipList};

use crate::actions::BoardReason;
use crate::kinds::Card;
use crate::stack::Step;
use crate::state::LastDays;

impl LastDays {
    /// LD-9.5 to LD-9.8: the points of every seat if this ship landed now.
    pub fn if_landed(&self, ship: Berth, mover: Option<Seat>, premium: bool, allied: SeatSet) -> PerSeat<u8> {
        let arrival = Arrival { ship, mover, premium, allied };
        arrival.points(&self.harbour, &self.data.tables, self.data.science_ship, usize::from(self.seats))
    }

    /// LD-9.9: the ships that would move in the Doom phase, in their order.
    pub fn would_move(&self) -> ShipList {
        self.harbour.automatic(3)
    }

    /// LD-5.14: whose slot card this seat may play in the auction under way.
    pub fn may_borrow_from(&self, seat: Seat) -> Option<Seat> {
        self.lender(seat)
    }

    /// LD-5.15: whether a card could be carried out completely now by this seat. Where special
    /// cards could help, only a world of the seat itself knows.
    pub fn could_carry_out(&self, seat: Seat, card: Card) -> bool {
        self.can_carry_out(seat, card, 0)
    }

    /// LD-10.8, LD-10.9, ruling LD-R34: the points this seat would get for sinking a ship: one for
    /// each refugee of a player ahead.
    pub fn if_sunk(&self, seat: Seat, ship: Berth) -> u8 {
        let aboard = self.harbour.ship(ship).aboard();
        self.all_seats().filter(|&other| self.is_ahead(other, seat)).map(|other| aboard[other.index()]).sum()
    }

    /// LD-8.7: the slots from which the holder of Strategos could play a card: bits.
    pub fn unbid_slots(&self, seat: Seat) -> u8 {
        self.unbid(seat)
    }

    /// LD-12.14: how many cubes each player would lose, if the event took effect now.
    pub fn cubes_to_lose(&self) -> u8 {
        2 * (3 - self.markers_left)
    }

    /// Who could answer in the window that is open, in their order, and how many have been asked.
    pub fn window(&self) -> (Order, u8) {
        (self.window.seats, self.window.next)
    }

    /// The ship that has arrived and is about to be scored.
    pub fn arriving(&self) -> Option<Berth> {
        matches!(self.stack.top(), Step::Ally | Step::Land).then_some(self.landing.ship)
    }

    /// Why refugees are being placed, and by whom.
    pub fn boarding(&self) -> Option<(Seat, BoardReason)> {
        let placing = matches!(self.stack.top(), Step::Board | Step::Displace { .. } | Step::Flood | Step::Sacrifice);
        placing.then_some((self.placing.seat, self.placing.why))
    }

    /// The order of speaking, picking, placing or losing that was fixed, from the first.
    pub fn fixed_order(&self) -> &Order {
        &self.order
    }
}
