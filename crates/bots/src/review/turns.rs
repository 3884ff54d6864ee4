//! Steps put together to turns, and the turns that turned the game.

use engine::{PerSeat, Seat, SeatSet};

use super::Review;

/// A swing counts as a turning point from here on.
const LEAST_SWING: f32 = 0.05;

/// Steps that belong together: what one seat did in a row, or several at the same time, and the luck that followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Who decided.
    pub seats: SeatSet,
    /// The first step, counted from 0.
    pub first: usize,
    /// The last step.
    pub last: usize,
    /// What everybody's chances gained.
    pub swing: PerSeat<f32>,
    /// How much of it was luck.
    pub luck: PerSeat<f32>,
}

impl Turn {
    /// Whose chances changed most.
    pub fn most(&self) -> Seat {
        let mut most = Seat(0);
        for (seat, swing) in self.swing.iter() {
            if swing.abs() > self.swing[most].abs() {
                most = seat;
            }
        }
        most
    }
}

impl<A: Copy> Review<A> {
    /// The turns of the game in order.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        // Who was asked at the same time and has not finished.
        let mut asked = SeatSet::EMPTY;
        for (index, step) in self.steps.iter().enumerate() {
            let goes_on = turns.last().is_some_and(|turn| match step.seat {
                None => true,
                Some(seat) => {
                    let same_question = step.together.iter().all(|seat| asked.contains(seat));
                    turn.seats.is_empty() || turn.seats == SeatSet::only(seat) || same_question
                }
            });
            if step.seat.is_some() {
                asked = step.together;
            }
            if !goes_on {
                let none = PerSeat::from_fn(self.seats(), |_| 0.0);
                turns.push(Turn { seats: SeatSet::EMPTY, first: index, last: index, swing: none, luck: none });
            }
            let Some(turn) = turns.last_mut() else { continue };
            turn.last = index;
            if let Some(seat) = step.seat {
                turn.seats = turn.seats.with(seat);
            }
            for (seat, swing) in step.swing.iter() {
                turn.swing[seat] += swing;
                if step.seat.is_none() {
                    turn.luck[seat] += swing;
                }
            }
        }
        turns
    }

    /// At most so many turns in which the chances changed most, in the order of the game.
    pub fn turning_points(&self, most: usize) -> Vec<Turn> {
        let size = |turn: &Turn| turn.swing[turn.most()].abs();
        let mut turns: Vec<Turn> = self.turns().into_iter().filter(|turn| size(turn) >= LEAST_SWING).collect();
        turns.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.first.cmp(&b.first)));
        turns.truncate(most);
        turns.sort_by_key(|turn| turn.first);
        turns
    }
}
