//! How often one client may do something: a bucket of tokens for each, which fills up again with time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum RequestKind {
    Post,
    Guest,
    Table,
}

#[derive(Debug, Default)]
pub(crate) struct Buckets(Mutex<HashMap<(RequestKind, String), Bucket>>);

#[derive(Debug)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

/// Above this many buckets, full ones are forgotten: they say nothing.
const MANY: usize = 10_000;

impl Buckets {
    /// Takes a token; else, after how many seconds there is one.
    pub(crate) fn take(&self, kind: RequestKind, who: &str, rate: Rate, now: Instant) -> Result<(), u64> {
        if rate.burst.is_infinite() {
            return Ok(());
        }
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |bucket: &Bucket| {
            let passed = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.tokens + passed * rate.per_second).min(rate.burst)
        };
        if buckets.len() >= MANY {
            buckets.retain(|(kept, _), bucket| *kept != kind || filled(bucket) < rate.burst);
        }
        let bucket = buckets.entry((kind, who.to_owned())).or_insert(Bucket { tokens: rate.burst, at: now });
        bucket.tokens = filled(bucket);
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
            buckets.take(RequestKind::Guest, &number.to_string(), rate, start).unwrap();
        }
        buckets.take(RequestKind::Guest, "one more", rate, start + Duration::from_secs(9)).unwrap();
        assert_eq!(buckets.0.lock().unwrap().len(), 1);
    }
}
