//! Many times, and where most of them lie.

use std::time::Duration;

/// Times in their order.
pub struct Sorted(Vec<Duration>);

impl Sorted {
    pub fn new(times: &[Duration]) -> Self {
        let mut times = times.to_vec();
        times.sort_unstable();
        Self(times)
    }

    /// The time that this part of all is not above.
    pub fn at(&self, part: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get(((last as f64) * part).round() as usize).copied().unwrap_or_default()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_times() {
        let times = Sorted::new(&[5, 1, 3, 2, 4].map(Duration::from_millis));
        assert_eq!(times.at(0.5), Duration::from_millis(3));
        assert_eq!(times.at(1.0), Duration::from_millis(5));
        assert_eq!(Sorted::new(&[]).at(0.99), Duration::ZERO);
    }
}
