//! What somebody who has imagined a full position ([`engine::Game::determinise`]) asks of it, and how it imagines sealed
//! choices. A view tells none of this.

use engine::Seat;
use fleet::{Counts, SPECIALS};

use crate::kinds::{CARDS, Card};
use crate::stack::Step;
use crate::state::LastDays;

impl LastDays {
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
        if matches!(top, Step::Influence | Step::Bids | Step::Lay) {
            game.cards.before_others_chose(seat, &mut game.table.council, top == Step::Lay);
        }
        game
    }
}
