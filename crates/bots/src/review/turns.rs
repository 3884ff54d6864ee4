//! Steps put together to turns, and the turns that turned the game.

use engine::{PerSeat, Seat, SeatSet};

use super::Review;

/// A swing counts as a turning point from here on.
const LEAST_SWING: f32 = 0.05;

/// How much more the change of whoever decided counts, when one seat is told of.
const DECIDER: f32 = 1.25;

/// Steps that belong together: what one seat did in a row, or several at the same time, and the luck that followed.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    pub seats: SeatSet,
    /// The first step, counted from 0.
    pub first: usize,
    pub last: usize,
    /// What everybody's chances gained.
    pub swing: PerSeat<f32>,
    /// How much of it was luck.
    pub luck: PerSeat<f32>,
}

impl Turn {
    /// Whose chances changed most. Of two who changed about as much, the one who decided: that is whose turn it was.
    pub fn most(&self) -> Seat {
        let size = |seat: Seat| self.swing[seat].abs() * if self.seats.contains(seat) { DECIDER } else { 1.0 };
        Seat::all(self.swing.len()).fold(Seat(0), |most, seat| if size(seat) > size(most) { seat } else { most })
    }
}

impl<A: Copy> Review<A> {
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
        let turns = self.turns();
        let sized = (0..turns.len()).map(|index| (self.lasting(&turns, index), index));
        let mut sized: Vec<(f32, usize)> = sized.filter(|(size, _)| *size >= LEAST_SWING).collect();
        sized.sort_by(|(a, first), (b, second)| b.total_cmp(a).then(first.cmp(second)));
        sized.truncate(most);
        sized.sort_by_key(|(_, index)| *index);
        sized.into_iter().map(|(_, index)| turns[index].clone()).collect()
    }

    /// How far a turn changed the chances so that they were otherwise before the turn before and still after the next: an
    /// estimate errs, and what is taken back at once was no turning point.
    fn lasting(&self, turns: &[Turn], index: usize) -> f32 {
        let turn = &turns[index];
        let seat = turn.most();
        let way = turn.swing[seat].signum();
        let before = |turn: &Turn| way * self.before(turn.first)[seat];
        let after = |turn: &Turn| way * self.steps[turn.last].chances[seat];
        let most = turns[index.saturating_sub(1)..=index].iter().map(before).fold(f32::MIN, f32::max);
        let least = turns[index..].iter().take(2).map(after).fold(f32::MAX, f32::min);
        least - most
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::{Pace, Reviewed};

    /// A game for two who take turns, with these chances of the first after each.
    fn review(chances: &[f32]) -> Review<u8> {
        let both = |first: f32| PerSeat::from_fn(2, |seat| if seat == Seat(0) { first } else { 1.0 - first });
        let mut last = 0.5;
        let step = |(index, &chance): (usize, &f32)| {
            let seat = Seat((index % 2) as u8);
            let swing = PerSeat::from_fn(2, |seat| both(chance)[seat] - both(last)[seat]);
            last = chance;
            let (together, chances) = (SeatSet::only(seat), both(chance));
            Reviewed { chances, swing, seat: Some(seat), together, reveals: false, judged: None }
        };
        let steps = chances.iter().enumerate().map(step).collect();
        Review { start: both(0.5), steps, pace: Pace::of(1) }
    }

    #[test]
    fn what_is_taken_back_at_once_is_no_turning_point() {
        assert_eq!(review(&[0.5, 0.5, 0.7, 0.5, 0.5, 0.5]).turning_points(4), []);
        let lasting = review(&[0.5, 0.5, 0.7, 0.7, 0.7, 0.7]).turning_points(4);
        assert_eq!(lasting.iter().map(|turn| turn.first).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn those_that_turned_most_are_told_in_the_order_of_the_game() {
        let review = review(&[0.5, 0.5, 0.6, 0.6, 0.6, 0.9, 0.9, 0.8, 0.8]);
        let firsts = |most: usize| review.turning_points(most).iter().map(|turn| turn.first).collect::<Vec<_>>();
        assert_eq!((firsts(9), firsts(2), firsts(1)), (vec![2, 5, 7], vec![2, 5], vec![5]));
    }

    #[test]
    fn a_turn_is_told_of_whoever_decided_if_both_changed_alike() {
        let turns = review(&[0.5, 0.3, 0.3, 0.6, 0.6]).turning_points(4);
        assert_eq!(turns.iter().map(Turn::most).collect::<Vec<_>>(), [Seat(1), Seat(1)]);
    }
}
