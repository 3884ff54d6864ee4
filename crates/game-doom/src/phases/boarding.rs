//! DA-10.2 to DA-10.4, DA-11.3, DA-11.6, DA-11.10: own refugees go aboard.

use engine::{Log, Seat};
use fleet::{Berth, Placing, Ships, Special, Way};

use crate::actions::BoardReason;
use crate::events::Event;
use crate::kinds::Card;
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::{Doom, OpenTable};

fleet::boarding!(Doom);

impl OpenTable {
    /// DA-10.4, ruling DA-R44: Aristocracy takes seats of any other colour.
    pub(crate) fn way(&self, placing: &Placing<BoardReason>) -> Way {
        let others = !(1 << placing.seat.index());
        placing.way(if placing.why == BoardReason::Card(Card::Aristo) { others } else { 0 })
    }

    /// DA-5.20: the ships onto which the next lot can go so that all lots can be placed.
    pub(crate) fn ships_to_board(&self, placing: &Placing<BoardReason>) -> Ships {
        if self.council.players[placing.seat].supply < placing.cubes() {
            return 0;
        }
        self.council.harbour.ships_for(self.way(placing), placing.lots, placing.placed.ships)
    }
}

fn place<L: Log<Event>>(game: &mut Doom, ship: Berth, log: &mut L) {
    let Placing { seat, lots, why, .. } = game.table.placing;
    game.table.council.players[seat].supply -= lots[0];
    if why == BoardReason::Together {
        game.table.council.together.place(seat);
    }
    if game.table.placing.place(&mut game.table.council, ship, log) {
        game.table.stack.replace(Step::Sacrifice);
    }
}
