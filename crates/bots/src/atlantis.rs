//! What a position of Atlantis is worth.

use engine::{Game, Seat};
use game_atlantis::Atlantis;

use crate::Evaluate;

impl Evaluate for Atlantis {
    fn evaluate(&self, seat: Seat) -> i32 {
        100 * self.scores()[seat]
    }
}
