//! The quiet table: plays, and does nothing else. For search, simulation and benchmarks.

use crate::ask::{Ask, Offer, Slate};
use crate::chance::Drawn;
use crate::desk::Log;
use crate::state::{State, Works};
use crate::{Fast, Game, Outcome, Source, Spoken};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::Deref;

/// A table without log, journal, explanations or undo: no decision allocates. It borrows its setting, or owns it in a box.
/// Elsewhere: headless simulator, fast-forward model.
#[derive(Debug)]
pub struct Quiet<'s, G: Game, S = &'s <G as Game>::Setting> {
    setting: S,
    lent: PhantomData<&'s G::Setting>,
    state: State<G>,
    slate: Slate<G>,
    fast: Fast,
    drawn: Drawn,
    log: Log<G>,
}

impl<'s, G: Game> Quiet<'s, G> {
    /// What is shared.
    pub const fn setting(&self) -> &'s G::Setting {
        self.setting
    }
}

impl<G: Game, S: Deref<Target = G::Setting>> Quiet<'_, G, S> {
    /// A new game with the chance of this number.
    pub fn new(setting: S, seed: u64) -> Self {
        let (position, frame) = G::open(&setting);
        Self::from_state(setting, &State::opening(position, frame), seed)
    }

    /// A game that goes on from a state.
    pub fn from_state(setting: S, state: &State<G>, seed: u64) -> Self {
        let mut table = Self {
            setting,
            lent: PhantomData,
            state: *state,
            slate: Slate::default(),
            fast: Fast::new(seed),
            drawn: Drawn::default(),
            log: Log::QUIET,
        };
        table.run();
        table
    }

    /// Starts a new game at the same table.
    pub fn restart(&mut self) {
        let (position, frame) = G::open(&self.setting);
        self.set(&State::opening(position, frame));
    }

    /// Goes to a state; what is asked there is asked again.
    pub fn set(&mut self, state: &State<G>) {
        self.state = *state;
        self.run();
    }

    /// Where the game stands.
    pub const fn state(&self) -> &State<G> {
        &self.state
    }

    /// The open asks: none when the game is over, several when seats act together.
    pub fn asks(&self) -> &[Ask<G>] {
        self.slate.asks()
    }

    /// What an ask offers.
    pub fn offers(&self, ask: &Ask<G>) -> &[Offer<G>] {
        self.slate.offers(ask)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.slate.asks().is_empty()
    }

    /// How the game ended.
    pub fn outcome(&self) -> Outcome {
        G::outcome(&self.setting, &self.state.position)
    }

    /// The table's chance.
    pub const fn fast(&mut self) -> &mut Fast {
        &mut self.fast
    }

    /// Answers an open ask by its number with the offer of this number.
    pub fn answer(&mut self, ask: usize, offer: usize) {
        let Self { setting, state, slate, fast, drawn, log, .. } = self;
        state.answer(ask, offer, &mut Works { setting, slate, source: fast, drawn, log });
    }

    /// Answers the first open ask at random; says whether there was one.
    pub fn answer_at_random(&mut self) -> bool {
        let Some(ask) = self.slate.asks().first() else { return false };
        let count = u32::try_from(self.slate.offers(ask).len()).expect("offers are few");
        let offer = self.fast.below(count) as usize;
        self.answer(0, offer);
        true
    }

    fn run(&mut self) {
        let Self { setting, state, slate, fast, drawn, log, .. } = self;
        state.run(&mut Works { setting, slate, source: fast, drawn, log });
    }
}

/// A quiet table, whichever game it is of.
pub trait AnyQuiet: Debug + Send {
    /// Starts a new game with the chance of this number.
    fn restart_with(&mut self, seed: u64);
    /// Plays this many decisions at random, game after game; says how many games ended.
    fn play_at_random(&mut self, decisions: u64) -> u64;
    /// Plays the running game to its end at random and starts the next; says how it ended and after how many decisions.
    fn finish_at_random(&mut self) -> (Outcome, u64);
    /// Copies the state this many times.
    fn copy_state(&self, times: u64);
    /// The size of a position and of a whole state with its open frames, in bytes.
    fn sizes(&self) -> (usize, usize);
}

impl<G: Spoken> AnyQuiet for Quiet<'static, G, Box<G::Setting>> {
    fn restart_with(&mut self, seed: u64) {
        *self.fast() = Fast::new(seed);
        self.restart();
    }

    fn play_at_random(&mut self, decisions: u64) -> u64 {
        let mut games = 0;
        for _ in 0..decisions {
            if !self.answer_at_random() {
                games += 1;
                self.restart();
                self.answer_at_random();
            }
        }
        games
    }

    fn finish_at_random(&mut self) -> (Outcome, u64) {
        let mut decisions = 0;
        while self.answer_at_random() {
            decisions += 1;
        }
        let outcome = self.outcome();
        self.restart();
        (outcome, decisions)
    }

    fn copy_state(&self, times: u64) {
        for _ in 0..times {
            let copy = *std::hint::black_box(self.state());
            std::hint::black_box(&copy);
        }
    }

    fn sizes(&self) -> (usize, usize) {
        (size_of::<G::Position>(), size_of::<State<G>>())
    }
}
