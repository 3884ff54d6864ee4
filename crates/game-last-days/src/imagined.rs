//! What somebody who has imagined a full position ([`engine::Game::determinise`]) asks of it, and how it imagines sealed
//! choices. The table of a view tells no more than the view.

use engine::{Seat, SeatSet};
use fleet::{Counts, SPECIALS};

use crate::kinds::{CARDS, Card};
use crate::stack::Step;
use crate::state::LastDays;

impl LastDays {
    /// The row of a seat.
    #[inline]
    pub fn laid_out(&self, seat: Seat) -> &[Option<Card>; 5] {
        &self.rows[seat.index()]
    }

    /// Whether the card in a slot of a seat has been carried out.
    #[inline]
    pub fn is_carried_out(&self, seat: Seat, slot: u8) -> bool {
        self.carried[seat.index()] >> slot & 1 == 1
    }

    /// The politics cards in the hand of a seat.
    #[inline]
    pub fn politics_hand(&self, seat: Seat) -> &Counts<CARDS> {
        &self.hands[seat.index()]
    }

    /// The special cards of a seat.
    #[inline]
    pub fn special_hand(&self, seat: Seat) -> &Counts<SPECIALS> {
        &self.specials[seat.index()]
    }

    /// The same question a moment earlier: sealed numbers and rows of all but `seat` are still to be chosen. What nobody
    /// has seen can as well be chosen later.
    pub fn before_others_chose(&self, seat: Seat) -> Self {
        let mut game = *self;
        let top = game.stack.top();
        if !matches!(top, Step::Influence | Step::Bids | Step::Lay) {
            return game;
        }
        let own = game.ready.contains(seat);
        game.ready = if own { SeatSet::only(seat) } else { SeatSet::EMPTY };
        for other in game.all_seats().filter(|&other| other != seat).map(Seat::index) {
            game.bid[other] = 0;
            if top == Step::Lay {
                for card in game.rows[other].iter_mut().filter_map(Option::take) {
                    game.hands[other].add(card.index());
                }
                game.laid[other] = 0;
                game.down[other] = 0;
            }
        }
        game
    }
}
