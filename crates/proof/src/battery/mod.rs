//! The conformance battery: what every game must hold, on random games over generated options and seat counts.
//! Elsewhere: property-based tests, invariants.
//!
//! Game number `n` is wholly determined by `n` and the options, so a failure is played again by its number and options.
//! It is shrunk to a short line of play and printed with its journal.

mod bout;
mod failure;
mod hush;
mod memory;
mod offers;
mod options;
mod secrets;
mod shrink;
mod speech;

pub use failure::{Breach, Check, Failure};
pub(crate) use offers::asks_again;

use bout::{Bout, Guide};
use kernel::{Audited, Spoken};
use lang::Speaker;
use options::Setup;
use std::marker::PhantomData;
use std::sync::Arc;

/// Plays random games and checks everything at every decision.
#[derive(Debug, Clone)]
pub struct Battery<G> {
    first: u64,
    decisions: u64,
    pinned: Vec<(String, String)>,
    game: PhantomData<G>,
}

/// What a battery has played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games, to their end.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Sets of options that the game refused with a sentence.
    pub refused: u64,
}

/// The decisions of a slice: a few seconds.
const SLICE: u64 = 4_000;

/// The fast slice for every test run; fails with the shrunk journal.
#[track_caller]
pub fn slice<G: Spoken + Audited>() {
    if let Err(failure) = Battery::<G>::new().run() {
        panic!("{failure}");
    }
}

impl<G: Spoken + Audited> Default for Battery<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Spoken + Audited> Battery<G> {
    /// A battery as long as a slice.
    pub const fn new() -> Self {
        Self { first: 1, decisions: SLICE, pinned: Vec::new(), game: PhantomData }
    }

    /// How many decisions to play, at least; the last game is played to its end.
    #[must_use]
    pub fn decisions(self, decisions: u64) -> Self {
        Self { decisions, ..self }
    }

    /// The number of the first game.
    #[must_use]
    pub fn seed(self, first: u64) -> Self {
        Self { first, ..self }
    }

    /// Pins an option; the others are generated.
    #[must_use]
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.pinned.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Plays and checks.
    pub fn run(&self) -> Result<Tally, Box<Failure>> {
        self.watched(|_| {})
    }

    /// Plays and checks, and says after every game how far it has come.
    pub fn watched(&self, mut progress: impl FnMut(&Tally)) -> Result<Tally, Box<Failure>> {
        hush::hushed(|| {
            let texts = |breach| Box::new(Failure::of_texts::<G>(breach));
            let speaker = speech::speaker::<G>().map_err(texts)?;
            speech::law::<G>(&speaker).map_err(texts)?;
            let mut tally = Tally::default();
            for number in self.first.. {
                self.game(number, &speaker, &mut tally)?;
                progress(&tally);
                if tally.decisions >= self.decisions {
                    break;
                }
            }
            Ok(tally)
        })
    }

    fn game(
        &self,
        number: u64,
        speaker: &Arc<Speaker>,
        tally: &mut Tally,
    ) -> Result<(), Box<Failure>> {
        let setup = Setup::<G>::generate(number, &self.pinned, speaker, &mut tally.refused)?;
        let mut bout = Bout::new(&setup);
        let checked = speech::seats(&setup).and_then(|()| bout.play(Guide::Random));
        tally.games += 1;
        tally.decisions += bout.decisions();
        checked.map_err(|breach| Box::new(shrink::shrink(&setup, breach, &bout)))
    }
}
