//! What somebody who has imagined a full position ([`engine::Game::determinise`]) asks of it, and how it imagines sealed
//! choices. A view tells none of this.

use engine::Seat;
use fleet::{Counts, SPECIALS};

use crate::kinds::{CARDS, Card};
use crate::stack::Step;
use crate::state::Doom;

impl Doom {
    /// The row of a seat.
    #[inline]
    pub fn laid_out(&self, seat: Seat) -> &[Option<Card>; 5] {
        &self.cards.rows[seat.index()]
    }

    /// The politics cards in the hand of a seat.
    #[inline]
    pub fn politics_hand(&self, seat: Seat) -> &Counts<CARDS> {
        &self.cards.hands[seat.index()]
    }

    /// The special cards of a seat.
    #[inline]
    pub fn special_hand(&self, seat: Seat) -> &Counts<SPECIALS> {
        &self.cards.specials[seat.index()]
    }

    /// The same question a moment earlier: sealed numbers and rows of all but `seat` are still to be chosen. What nobody
    /// has seen can as well be chosen later.
    pub fn before_others_chose(&self, seat: Seat) -> Self {
        let mut game = *self;
        let top = game.table.stack.top();
        if matches!(top, Step::Senate | Step::Bids | Step::Lay) {
            game.cards.before_others_chose(seat, &mut game.table.council, top == Step::Lay);
        }
        game
    }

    /// The same position with other sealed bids of those whose bid `seat` has not seen, where somebody is about to look at
    /// bids (DA-8.3).
    pub fn with_sealed_bids(&self, seat: Seat, mut bid: impl FnMut(&Self, Seat) -> u8) -> Self {
        let mut game = *self;
        if matches!(game.table.stack.top(), Step::Peek | Step::NewBid) {
            let looked = game.table.moment().looked.filter(|&(by, _)| by == seat).map(|(_, at)| at);
            for other in self.table.council.ready.iter().filter(|&other| other != seat && Some(other) != looked) {
                game.cards.sealed[other.index()] = bid(self, other).min(game.table.council.supply(other));
            }
        }
        game
    }
}
