//! What a bot asks of a game beside its rules.

use engine::{Game, Seat};

/// How good a position is for a seat, as far as the seat knows.
pub trait Evaluate: Game {
    /// How much of [`Evaluate::evaluate`] makes a game nearly decided.
    const SCALE: i32 = 1200;

    /// The worth for `seat`, whose view this is, at the end of its own turn, in hundredths of a
    /// point. Only differences count.
    fn evaluate(view: &Self::View, seat: Seat) -> i32;

    /// Whether a bot may judge the position, in which `seat` is to decide, although its turn goes on. A game with long
    /// turns stops between two actions; what is left of the turn is then a part of the worth.
    fn is_settled(&self, _: Seat) -> bool {
        false
    }

    /// Adds the legal actions of `seat` that are worth a thought: at least one if there is any, in the order of
    /// [`Game::legal_actions`]. A game with many equal or hopeless choices lists fewer.
    fn candidates(&self, seat: Seat, into: &mut Vec<Self::Action>) {
        self.legal_actions(seat, into);
    }
}
