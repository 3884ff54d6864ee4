//! The way from the root to a decision, as each decider knows it.
//!
//! Choices made one after another are known to all. While several are asked at once, each decides on what was known before
//! and on its own choices since; only when all have decided, their choices become part of what everybody knows.

use std::hash::Hash;

use engine::{MAX_SEATS, Seat, SeatSet};

use super::tree::mix;

#[derive(Clone, Copy, Debug)]
pub(super) struct History {
    /// What everybody knows.
    known: u64,
    /// What each seat has chosen while several are asked.
    own: [u64; MAX_SEATS],
    /// Who was asked together and has not finished; empty while one is asked at a time.
    together: SeatSet,
}

impl History {
    pub(super) fn begin() -> Self {
        Self { known: 0, own: [0; MAX_SEATS], together: SeatSet::EMPTY }
    }

    /// The information set of `seat`, one of those `awaited`.
    pub(super) fn information_set(&mut self, awaited: SeatSet, seat: Seat) -> u64 {
        if self.together.is_empty() && awaited.len() > 1 {
            self.together = awaited;
        }
        mix(mix(self.known, self.own[seat.index()]), seat)
    }

    /// `seat` did something, and now these are awaited.
    pub(super) fn step(&mut self, seat: Seat, action: impl Hash, awaited: SeatSet) {
        if !self.together.contains(seat) {
            self.known = mix(mix(self.known, seat), action);
            return;
        }
        self.own[seat.index()] = mix(self.own[seat.index()], action);
        if !awaited.contains(seat) {
            self.together = self.together.without(seat);
        }
        // Somebody who had finished is asked again: this is another question.
        if self.together.is_empty() || awaited.iter().any(|seat| !self.together.contains(seat)) {
            self.known = mix(self.known, self.own);
            self.own = [0; MAX_SEATS];
            self.together = SeatSet::EMPTY;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Seat; 2] = [Seat(0), Seat(1)];

    fn set(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    #[test]
    fn one_after_another_everybody_knows() {
        let after = |action: u8| {
            let mut history = History::begin();
            history.information_set(set(&[Seat(0)]), Seat(0));
            history.step(Seat(0), action, set(&[Seat(1)]));
            history.information_set(set(&[Seat(1)]), Seat(1))
        };
        assert_ne!(after(1), after(2));
    }

    #[test]
    fn what_is_chosen_at_the_same_time_is_known_when_all_have_chosen() {
        let after = |action: u8| {
            let mut history = History::begin();
            history.information_set(set(&BOTH), Seat(0));
            history.step(Seat(0), action, set(&[Seat(1)]));
            let second = history.information_set(set(&[Seat(1)]), Seat(1));
            history.step(Seat(1), 9u8, set(&[Seat(0)]));
            (second, history.information_set(set(&[Seat(0)]), Seat(0)))
        };
        let (one, other) = (after(1), after(2));
        assert_eq!(one.0, other.0, "the second chooses without knowing the first choice");
        assert_ne!(one.1, other.1, "then it is known");
    }
}
