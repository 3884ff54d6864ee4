//! LD-10.2 to LD-10.4, LD-11.3, LD-11.6, LD-11.10, LD-12.5: own refugees go aboard.

use engine::{Log, Seat};
use fleet::{Berth, NEUTRAL, Placing, Ships, Special, Way};

use crate::actions::{BoardReason, SailReason};
use crate::events::Event;
use crate::kinds::{Card, EventCard};
use crate::phases::{play_special, sailing};
use crate::stack::Step;
use crate::state::{LastDays, OpenTable};

fleet::boarding!(LastDays);

impl OpenTable {
    /// LD-10.4, ruling LD-R36: Aristocracy takes seats of neutrals and of players with more points.
    pub(crate) fn way(&self, placing: &Placing<BoardReason>) -> Way {
        let displaced = match placing.why {
            BoardReason::Card(card) if card.is_aristocracy() => {
                let ahead = self.council.all_seats().filter(|&seat| self.is_ahead(seat, placing.seat));
                ahead.fold(1 << NEUTRAL, |colours, seat| colours | 1 << seat.index())
            }
            _ => 0,
        };
        placing.way(displaced)
    }

    /// LD-5.18: the ships onto which the next lot can go so that the card can be carried out
    /// completely.
    pub(crate) fn ships_to_board(&self, placing: &Placing<BoardReason>) -> Ships {
        // Ruling LD-R32: every refugee needs a cube.
        if self.stock(placing.seat) < placing.cubes() {
            return 0;
        }
        let ships = self.council.harbour.ships_for(self.way(placing), placing.lots, placing.placed.ships);
        match placing.why {
            // LD-10.3, LD-V30: another ship must be left to move.
            BoardReason::Card(card @ Card::Ref1Ship) => match self.movable(SailReason::Card(card), 0) {
                0 => 0,
                one if one.is_power_of_two() => ships & !one,
                _ => ships,
            },
            _ => ships,
        }
    }
}

fn place<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    let Placing { seat, lots, why, .. } = game.table.placing;
    game.table.take_from_stock(seat, lots[0]);
    if why == BoardReason::Together {
        game.table.council.together.place(seat);
    }
    if game.table.placing.place(&mut game.table.council, ship, log) {
        game.table.stack.replace(Step::Flood);
    }
}

/// LD-12.5, ruling LD-R38: whether one refugee more can be placed with this card.
pub(crate) fn may_flood(game: &LastDays) -> bool {
    let card = matches!(game.table.placing.why, BoardReason::Card(_));
    card && game.table.event == Some(EventCard::Flood)
        && game.table.stock(game.table.placing.seat) > 0
        && game.table.council.harbour.berths().any(|ship| can_flood(game, ship))
}

/// Ruling LD-R38: one of the ships chosen for the card, with a free seat or Hidden Holds.
pub(crate) fn can_flood(game: &LastDays, ship: Berth) -> bool {
    let placing = &game.table.placing;
    placing.placed.has_boarded(ship) && (placing.holds || !game.table.council.harbour.ship(ship).is_full())
}

/// LD-12.5: exactly one refugee more.
pub(crate) fn flood<L: Log<Event>>(game: &mut LastDays, ship: Berth, log: &mut L) {
    game.table.take_from_stock(game.table.placing.seat, 1);
    game.table.placing.lots = [1, 0];
    game.table.placing.place(&mut game.table.council, ship, log);
    game.table.stack.replace(Step::Sacrifice);
}
