//! Move-average sampling (MAST): how well each action did for each seat, wherever it was done.

use std::hash::Hash;

use engine::Seat;

use super::tree::mix;

/// A power of two.
const SLOTS: usize = 4096;

#[derive(Clone, Debug)]
pub(super) struct Mast {
    counts: Vec<(u32, f32)>,
}

/// An action of a seat, wherever it is done.
pub(super) fn mast_key(seat: Seat, action: &impl Hash) -> u64 {
    mix(mix(1, seat), action)
}

impl Mast {
    pub(super) fn new() -> Self {
        Self { counts: vec![(0, 0.0); SLOTS] }
    }

    pub(super) fn clear(&mut self) {
        self.counts.fill((0, 0.0));
    }

    pub(super) fn update(&mut self, key: u64, share: f32) {
        let (count, total) = &mut self.counts[key as usize % SLOTS];
        *count += 1;
        *total += share;
    }

    /// The mean share, with one optimistic visit: an unknown action is worth a try.
    pub(super) fn mean(&self, key: u64) -> f32 {
        let (count, total) = self.counts[key as usize % SLOTS];
        (total + 0.5) / (count as f32 + 1.0)
    }
}
