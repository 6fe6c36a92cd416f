//! The quiet table: plays, and does nothing else. For search, simulation and benchmarks.

use crate::ask::{Ask, Offer, Slate};
use crate::chance::Drawn;
use crate::desk::Log;
use crate::state::{State, Works};
use crate::{Fast, Game, Outcome, Source};
use std::marker::PhantomData;
use std::ops::Deref;

/// A table without log, journal, explanations or undo: no decision allocates. It borrows its setting, or owns it in a box.
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
