//! Buckets: tokens drip in, and whatever is done takes one out.
//! Elsewhere: token bucket.

use crate::recent::Recent;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many buckets are remembered for sure; those not asked for longest are forgotten first.
const REMEMBERED: usize = 20_000;

/// How much there may be of something.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rate {
    /// At once.
    pub(crate) most: f64,
    /// And then again in each second.
    pub(crate) per_second: f64,
}

impl Rate {
    /// This many in a minute, a part of them at once.
    pub(crate) fn per_minute(count: u32, at_once: u32) -> Self {
        Self { most: f64::from(at_once).max(1.0), per_second: f64::from(count) / 60.0 }
    }

    /// This many in an hour, all of them at once if need be.
    pub(crate) fn per_hour(count: u32) -> Self {
        Self { most: f64::from(count), per_second: f64::from(count) / 3600.0 }
    }

    /// As much as that many together may do.
    pub(crate) fn for_all(self, people: u32) -> Self {
        let people = f64::from(people);
        Self { most: self.most * people, per_second: self.per_second * people }
    }
}

/// A bucket for everyone who came lately.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    known: Mutex<Recent<K, Bucket>>,
}

#[derive(Debug, Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn fill(&mut self, rate: Rate, now: Instant) {
        let dripped = now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second;
        self.tokens = (self.tokens + dripped).min(rate.most);
        self.at = now;
    }
}

impl<K: Ord + Copy> Buckets<K> {
    pub(crate) const fn new() -> Self {
        Self { known: Mutex::new(Recent::new(REMEMBERED)) }
    }

    /// Takes a token; where there is none, says how long it takes until there is.
    pub(crate) fn take(&self, key: K, rate: Rate) -> Result<(), Duration> {
        let mut known = self.known();
        let bucket = Self::filled(&mut known, key, rate);
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            return Ok(());
        }
        let seconds = (1.0 - bucket.tokens) / rate.per_second;
        Err(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
    }

    /// Takes a token that was taken elsewhere, whether or not there is one.
    pub(crate) fn charge(&self, key: K, rate: Rate) {
        let mut known = self.known();
        let bucket = Self::filled(&mut known, key, rate);
        bucket.tokens = (bucket.tokens - 1.0).max(0.0);
    }

    /// Puts a token back that was taken for nothing.
    pub(crate) fn put_back(&self, key: K, rate: Rate) {
        let mut known = self.known();
        let bucket = Self::filled(&mut known, key, rate);
        bucket.tokens = (bucket.tokens + 1.0).min(rate.most);
    }

    /// Whether nothing was taken, or all of it has dripped in again.
    pub(crate) fn is_full(&self, key: K, rate: Rate) -> bool {
        let mut known = self.known();
        Self::filled(&mut known, key, rate).tokens >= rate.most
    }

    fn filled(known: &mut Recent<K, Bucket>, key: K, rate: Rate) -> &mut Bucket {
        let now = Instant::now();
        let bucket = known.get_or(key, || Bucket { tokens: rate.most, at: now });
        bucket.fill(rate, now);
        bucket
    }

    fn known(&self) -> MutexGuard<'_, Recent<K, Bucket>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_says_for_how_long() {
        let buckets = Buckets::new();
        let rate = Rate::per_hour(3);
        for _ in 0..3 {
            assert_eq!(buckets.take("anna", rate), Ok(()));
        }
        let wait = buckets.take("anna", rate).unwrap_err();
        assert!((1150..=1200).contains(&wait.as_secs()), "{wait:?}");
        assert_eq!(buckets.take("bruno", rate), Ok(()), "everyone has their own");
        buckets.put_back("anna", rate);
        assert_eq!(buckets.take("anna", rate), Ok(()));
        assert!(!buckets.is_full("anna", rate) && buckets.is_full("carla", rate));
    }

    #[test]
    fn tokens_drip_in_again() {
        let buckets = Buckets::new();
        let rate = Rate { most: 1.0, per_second: 1e9 };
        for _ in 0..100 {
            assert_eq!(buckets.take((), rate), Ok(()));
        }
    }
}
