//! How often one client may do something: a bucket of tokens for each, which fills up again with time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::app::App;
use crate::config::Rate;
use crate::error::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestKind {
    Get,
    Post,
    Guest,
    Table,
    Address,
}

impl App {
    /// Whether somebody may do one more of these now.
    pub(crate) fn allow(&self, kind: RequestKind, who: &str) -> Result<(), Error> {
        let limits = &self.config.limits;
        let rate = match kind {
            RequestKind::Get => limits.gets,
            RequestKind::Post => limits.posts,
            RequestKind::Guest => limits.guests,
            RequestKind::Table => limits.tables,
            RequestKind::Address => limits.address,
        };
        let taken = self.buckets.take(kind, who, rate, Instant::now());
        taken.map_err(|seconds| Error::OverLimit { kind, rate, seconds })
    }
}

#[derive(Debug, Default)]
pub(crate) struct Buckets(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    buckets: HashMap<(RequestKind, String), Bucket>,
    /// How many were left when the full ones were forgotten last.
    left: usize,
}

#[derive(Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
    rate: Rate,
}

impl Bucket {
    fn filled(&self, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        (self.tokens + passed * self.rate.per_second).min(self.rate.burst)
    }
}

/// Above this many buckets, and twice those that were left the last time, full ones are forgotten: they say nothing.
const MANY: usize = 10_000;

impl Buckets {
    /// Takes a token; else, after how many seconds there is one.
    pub(crate) fn take(&self, kind: RequestKind, who: &str, rate: Rate, now: Instant) -> Result<(), u64> {
        if rate == Rate::OFF {
            return Ok(());
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.buckets.len() >= MANY.max(2 * kept.left) {
            kept.buckets.retain(|_, bucket| bucket.filled(now) < bucket.rate.burst);
            kept.left = kept.buckets.len();
        }
        let fresh = Bucket { tokens: rate.burst, at: now, rate };
        let bucket = kept.buckets.entry((kind, who.to_owned())).or_insert(fresh);
        bucket.tokens = bucket.filled(now);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            Ok(())
        } else {
            Err(((1.0 - bucket.tokens) / rate.per_second).ceil() as u64)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_up_again() {
        let buckets = Buckets::default();
        let rate = Rate { burst: 2.0, per_second: 0.5 };
        let start = Instant::now();
        assert_eq!(buckets.take(RequestKind::Post, "a", rate, start), Ok(()));
        assert_eq!(buckets.take(RequestKind::Post, "a", rate, start), Ok(()));
        assert_eq!(buckets.take(RequestKind::Post, "a", rate, start), Err(2));
        assert_eq!(buckets.take(RequestKind::Post, "b", rate, start), Ok(()), "everyone has an own bucket");
        assert_eq!(buckets.take(RequestKind::Table, "a", rate, start), Ok(()), "and one for each kind");
        let later = start + Duration::from_secs(2);
        assert_eq!(buckets.take(RequestKind::Post, "a", rate, later), Ok(()));
        assert_eq!(buckets.take(RequestKind::Post, "a", rate, later), Err(2));
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::default();
        let rate = Rate { burst: 1.0, per_second: 1.0 };
        let start = Instant::now();
        for number in 0..MANY {
            let kind = if number % 2 == 0 { RequestKind::Guest } else { RequestKind::Get };
            buckets.take(kind, &number.to_string(), rate, start).unwrap();
        }
        buckets.take(RequestKind::Guest, "one more", rate, start + Duration::from_secs(9)).unwrap();
        assert_eq!(buckets.0.lock().unwrap().buckets.len(), 1);
    }
}
