//! How well each action did for each seat, wherever it was done.

use std::hash::Hash;

use engine::Seat;

use super::tree::mix;

/// A power of two.
const HABITS: usize = 4096;

#[derive(Clone, Debug)]
pub(super) struct Habits {
    counts: Vec<(u32, f32)>,
}

/// An action of a seat, wherever it is done.
pub(super) fn habit(seat: Seat, action: &impl Hash) -> u64 {
    mix(mix(1, seat), action)
}

impl Habits {
    pub(super) fn new() -> Self {
        Self { counts: vec![(0, 0.0); HABITS] }
    }

    pub(super) fn clear(&mut self) {
        self.counts.fill((0, 0.0));
    }

    pub(super) fn learn(&mut self, habit: u64, share: f32) {
        let (count, total) = &mut self.counts[habit as usize % HABITS];
        *count += 1;
        *total += share;
    }

    /// Unknown habits are thought of as good: they are worth a try.
    pub(super) fn mean(&self, habit: u64) -> f32 {
        let (count, total) = self.counts[habit as usize % HABITS];
        (total + 0.5) / (count as f32 + 1.0)
    }
}
