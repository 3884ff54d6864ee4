//! Counts for whoever watches over the site: how long the database takes, and how often it fails.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What a store has done since it was opened.
#[derive(Debug, Default)]
pub struct Stats {
    /// Single statements, from the question to the answer.
    pub statements: Timings,
    /// Waiting for a connection.
    pub waits: Timings,
    pub failures: AtomicU64,
    /// Steps appended to tables.
    pub steps: AtomicU64,
}

/// How long something took: how often it was how long at most.
#[derive(Debug, Default)]
pub struct Timings {
    counts: [AtomicU64; Self::BOUNDS.len() + 1],
    nanoseconds: AtomicU64,
}

impl Timings {
    /// The upper bounds of the classes, in microseconds. What took longer is in one class more.
    pub const BOUNDS: [u64; 12] =
        [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

    pub fn add(&self, took: Duration) {
        let class = Self::BOUNDS.partition_point(|&bound| u128::from(bound) < took.as_micros());
        self.counts[class].fetch_add(1, Relaxed);
        self.nanoseconds.fetch_add(took.as_nanos() as u64, Relaxed);
    }

    /// How often it was in each class.
    pub fn counts(&self) -> [u64; Self::BOUNDS.len() + 1] {
        self.counts.each_ref().map(|count| count.load(Relaxed))
    }

    pub fn seconds(&self) -> f64 {
        self.nanoseconds.load(Relaxed) as f64 / 1e9
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_classes() {
        let timings = Timings::default();
        for microseconds in [0, 250, 251, 5_000_000, 5_000_001] {
            timings.add(Duration::from_micros(microseconds));
        }
        assert_eq!(timings.counts(), [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
        assert!((timings.seconds() - 10.000_502).abs() < 1e-9);
    }
}
