//! What would follow, asked of the same functions that let it happen. Everything here is public.

use engine::Seat;
use fleet::{Berth, ShipList};

use crate::actions::BoardReason;
use crate::stack::Step;
use crate::state::OpenTable;

impl OpenTable {
    /// LD-9.9: the ships that would move in the Doom phase, in their order.
    pub fn would_move(&self) -> ShipList {
        self.council.harbour.automatic(3)
    }

    /// LD-10.8, LD-10.9, ruling LD-R34: the points this seat would get for sinking a ship: one for
    /// each refugee of a player ahead.
    pub fn if_sunk(&self, seat: Seat, ship: Berth) -> u8 {
        let aboard = self.council.harbour.ship(ship).aboard();
        self.council.all_seats().filter(|&other| self.is_ahead(other, seat)).map(|other| aboard[other.index()]).sum()
    }

    /// LD-12.14: how many cubes each player would lose, if the event took effect now.
    pub fn cubes_to_lose(&self) -> u8 {
        2 * (3 - self.council.markers_left)
    }

    /// Why refugees are being placed, and by whom.
    pub fn boarding(&self) -> Option<(Seat, BoardReason)> {
        let placing = matches!(self.stack.top(), Step::Board | Step::Displace { .. } | Step::Flood | Step::Sacrifice);
        placing.then_some((self.placing.seat, self.placing.why))
    }
}
