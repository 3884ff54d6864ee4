//! What would follow, asked of the same functions that let it happen. Everything here is public.

use fleet::ShipList;

use crate::state::OpenTable;

impl OpenTable {
    /// DA-9.9, DA-13.1.7: the ships that would move in the Doom phase, in their order.
    pub fn would_move(&self) -> ShipList {
        self.council.harbour.automatic(if self.seats() == 2 { 2 } else { 3 })
    }

    /// Table T7: the price at a place of the pick order, from 0.
    pub fn price(&self, place: u8) -> u8 {
        self.data.price(self.seats() as u8, place)
    }
}
