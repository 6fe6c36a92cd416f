//! What is counted for all servers together: new guests, tables and accounts, passwords that are tried, letters that are written.
//!
//! Each server counts for itself and tells the others what it has counted, so that whoever goes from one to the other comes to the
//! same bound, a moment later at most. What happens often, as looking and answering, is counted by each server alone.

use crate::buckets::{Buckets, Rate};
use crate::live::Limits;
use crate::recent::Recent;
use crate::store::{Counted, News, Store};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Accounts an address may make in an hour.
const ACCOUNTS: u32 = 60;
/// Letters an address may have written in an hour.
const LETTERS: u32 = 20;
/// Letters that may be written to one address of mail in an hour, whoever wants them.
const LETTERS_TO: u32 = 5;
/// How often somebody may try their channels in an hour.
const TRIALS: u32 = 30;
/// How often people at an address may go to the issuer or come back from it in a minute, half of that at once.
const VOUCHED: u32 = 240;
/// Wrong passwords for one login from one address: a few at once, then one in half a minute.
const GUESSES_HERE: Rate = Rate { most: 8.0, per_second: 1.0 / 30.0 };
/// Wrong passwords for one login from everywhere.
const GUESSES_ANYWHERE: Rate = Rate { most: 40.0, per_second: 1.0 / 20.0 };
/// Further wrong passwords from one address, for whatever login.
const FURTHER_GUESSES: Rate = Rate { most: 40.0, per_second: 1.0 / 15.0 };
/// First passwords from one address, each for another login.
const FIRST_GUESSES: Rate = Rate { most: 60.0, per_second: 1.0 / 5.0 };
/// How many are remembered who have signed in.
const SIGNED_IN: usize = 10_000;

macro_rules! kinds {
    ($($(#[$said:meta])* $kind:ident),*) => {
        /// What is counted.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind { $($(#[$said])* $kind),* }

        impl Kind {
            /// All of them; the others know each by its place.
            pub const ALL: &[Self] = &[$(Self::$kind),*];
        }
    };
}

kinds! {
    /// New guests of an address.
    Guest,
    /// New tables of an address.
    Table,
    /// New accounts of an address.
    Account,
    /// Passwords tried for a login from an address.
    GuessHere,
    /// Passwords tried for a login from wherever somebody has not signed in before.
    GuessAnywhere,
    /// Passwords tried from an address for a login that it tried before.
    FurtherGuess,
    /// Passwords tried from an address for a login that it did not try before.
    FirstGuess,
    /// Letters an address has written.
    Letter,
    /// Letters to an address of mail.
    LetterTo,
    /// Tries of somebody's channels.
    Trial,
    /// Ways to an issuer and back from there.
    Vouched,
    /// Not counted but remembered: somebody has signed in from an address.
    SignedIn
}

/// What is counted, and for whom: a digest that nobody can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tally {
    /// What.
    pub kind: Kind,
    /// For whom.
    pub of: u128,
}

impl Tally {
    /// What is counted for whoever this text names.
    pub fn new(kind: Kind, of: &str) -> Self {
        let digest = blake3::hash(of.as_bytes());
        let (half, _) = digest.as_bytes().split_first_chunk().expect("a digest has 32 bytes");
        Self { kind, of: u128::from_le_bytes(*half) }
    }
}

/// The counts.
#[derive(Debug)]
pub struct Tallies {
    buckets: Buckets<Tally>,
    /// Who signed in from where: guesses made elsewhere do not lock them out.
    signed_in: Mutex<Recent<u128, ()>>,
    limits: Limits,
    /// Where the others hear of it, if there are any.
    store: Option<Arc<dyn Store>>,
}

impl Tallies {
    /// Nothing is counted yet.
    pub fn new(limits: Limits, store: Arc<dyn Store>) -> Self {
        Self { store: Some(store), ..Self::alone(limits) }
    }

    /// The same where nobody else hears of it.
    pub const fn alone(limits: Limits) -> Self {
        let signed_in = Mutex::new(Recent::new(SIGNED_IN));
        Self { buckets: Buckets::new(), signed_in, limits, store: None }
    }

    fn rate(&self, kind: Kind) -> Rate {
        match kind {
            Kind::Guest => {
                let hourly = Rate::per_hour(self.limits.guests_per_hour);
                Rate { most: (hourly.most / 3.0).max(1.0), ..hourly }
            }
            Kind::Table => Rate::per_hour(self.limits.tables_per_hour),
            Kind::Account | Kind::SignedIn => Rate::per_hour(ACCOUNTS),
            Kind::GuessHere => GUESSES_HERE,
            Kind::GuessAnywhere => GUESSES_ANYWHERE,
            Kind::FurtherGuess => FURTHER_GUESSES,
            Kind::FirstGuess => FIRST_GUESSES,
            Kind::Letter => Rate::per_hour(LETTERS),
            Kind::LetterTo => Rate::per_hour(LETTERS_TO),
            Kind::Trial => Rate::per_hour(TRIALS),
            Kind::Vouched => Rate::per_minute(VOUCHED, VOUCHED / 2),
        }
    }

    /// Counts one; where there were enough, says how long it takes until there may be another.
    pub fn take(&self, tally: Tally) -> Result<(), Duration> {
        self.buckets.take(tally, self.rate(tally.kind))?;
        self.tell(tally, false);
        Ok(())
    }

    /// One was counted for nothing.
    pub fn put_back(&self, tally: Tally) {
        self.buckets.put_back(tally, self.rate(tally.kind));
        self.tell(tally, true);
    }

    /// Whether none was counted lately.
    pub fn is_full(&self, tally: Tally) -> bool {
        self.buckets.is_full(tally, self.rate(tally.kind))
    }

    /// Remembers that somebody has signed in from an address.
    pub fn sign_in(&self, of: u128) {
        self.remember(of);
        self.tell(Tally { kind: Kind::SignedIn, of }, false);
    }

    /// Whether somebody has signed in from an address before.
    pub fn has_signed_in(&self, of: u128) -> bool {
        self.signed_in.lock().unwrap_or_else(PoisonError::into_inner).get(of).is_some()
    }

    fn remember(&self, of: u128) {
        self.signed_in.lock().unwrap_or_else(PoisonError::into_inner).insert(of, ());
    }

    fn tell(&self, tally: Tally, back: bool) {
        let Some(company) = self.store.as_ref().and_then(|store| store.company()) else { return };
        let place = Kind::ALL.iter().position(|kind| *kind == tally.kind);
        let kind = place.and_then(|at| u8::try_from(at).ok()).unwrap_or_default();
        // A moment's news are each told once: two alike are two.
        let which = crate::chance::number();
        company.tell(News::Counted(Counted { kind, of: tally.of, back, which }));
    }

    /// Another server has counted something.
    pub(crate) fn hear(&self, counted: Counted) {
        let Some(kind) = Kind::ALL.get(usize::from(counted.kind)).copied() else { return };
        let (tally, rate) = (Tally { kind, of: counted.of }, self.rate(kind));
        match (kind, counted.back) {
            (Kind::SignedIn, _) => self.remember(counted.of),
            (_, true) => self.buckets.put_back(tally, rate),
            (_, false) => self.buckets.charge(tally, rate),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_has_counted_counts_here() {
        let tallies = Tallies::alone(Limits::default());
        let tally = Tally::new(Kind::GuessHere, "anna 192.0.2.1");
        let kind = 3;
        assert_eq!(Kind::ALL[usize::from(kind)], Kind::GuessHere);
        let counted = |back, which| Counted { kind, of: tally.of, back, which };
        for which in 0..7 {
            tallies.hear(counted(false, which));
        }
        assert!(tallies.take(tally).is_ok() && tallies.take(tally).is_err());
        tallies.hear(counted(true, 8));
        assert!(tallies.take(tally).is_ok());
        for which in 9..40 {
            tallies.hear(counted(false, which));
        }
        tallies.hear(counted(true, 41));
        assert!(tallies.take(tally).is_ok(), "nobody owes more than all of it");
        tallies.hear(Counted { kind: 200, of: 1, back: false, which: 1 });
        let signed_in = Tally::new(Kind::SignedIn, "anna 192.0.2.1").of;
        assert!(!tallies.has_signed_in(signed_in));
        tallies.hear(Counted { kind: 11, of: signed_in, back: false, which: 1 });
        assert!(tallies.has_signed_in(signed_in));
    }
}
