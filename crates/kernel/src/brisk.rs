//! The brisk table: plays the very game a live table of the same seed would play, and keeps only how much has happened.
//! For simulations and environments.

use crate::ask::{Ask, Offer, Slate};
use crate::chance::Drawn;
use crate::desk::Log;
use crate::game::Spoken;
use crate::state::{State, Works};
use crate::{Boundary, Dealer, Digest, Game, Listed, Message, Outcome, Seat, Seed, Table, Viewer};
use std::fmt::{self, Debug, Write};
use std::sync::Arc;

/// A table without story, journal, explanations or undo, with the chance of a live one: the same seed and the same choices
/// are the same game. Once its buffers have grown, no decision allocates.
#[derive(Debug)]
pub struct Brisk<G: Game> {
    setting: Arc<G::Setting>,
    state: State<G>,
    slate: Slate<G>,
    dealer: Dealer,
    drawn: Drawn,
    log: Log<G>,
    commitment: Digest,
    happened: usize,
}

// Derived, this would ask that a setting be cloned too.
impl<G: Game> Clone for Brisk<G> {
    fn clone(&self) -> Self {
        Self {
            setting: Arc::clone(&self.setting),
            state: self.state,
            slate: self.slate.clone(),
            dealer: self.dealer.clone(),
            drawn: self.drawn.clone(),
            log: self.log.clone(),
            commitment: self.commitment,
            happened: self.happened,
        }
    }

    fn clone_from(&mut self, other: &Self) {
        self.setting.clone_from(&other.setting);
        self.state = other.state;
        self.slate.clone_from(&other.slate);
        self.dealer.clone_from(&other.dealer);
        self.log.clone_from(&other.log);
        (self.commitment, self.happened) = (other.commitment, other.happened);
    }
}

impl<G: Spoken> Brisk<G> {
    /// A new game with the chance of a seed.
    pub fn new(setting: Arc<G::Setting>, seed: Seed) -> Self {
        let (position, frame) = G::open(&setting);
        Self::at(setting, &State::opening(position, frame), seed)
    }

    /// A game that goes on from a state, with the chance of a seed.
    pub fn at(setting: Arc<G::Setting>, state: &State<G>, seed: Seed) -> Self {
        let mut table = Self {
            setting,
            state: *state,
            slate: Slate::default(),
            dealer: Dealer::live(seed),
            drawn: Drawn::keeping(),
            log: Log::QUIET,
            commitment: seed.commitment(),
            happened: 0,
        };
        table.play(State::run);
        table
    }

    /// The game of a live table, from where it stands.
    pub fn of(table: &Table<G>) -> Self {
        let journal = table.journal();
        let mut brisk = Self {
            setting: Arc::clone(table.setting()),
            state: *table.state(),
            slate: Slate::default(),
            dealer: table.dealer().clone(),
            drawn: Drawn::keeping(),
            log: Log::QUIET,
            commitment: journal.commitment.unwrap_or(Digest([0; 32])),
            happened: 0,
        };
        brisk.play(State::run);
        brisk.happened = journal.entries.len();
        brisk
    }

    /// Starts a new game at the same table, with the chance of a seed.
    pub fn restart(&mut self, seed: Seed) {
        let (position, frame) = G::open(&self.setting);
        self.state = State::opening(position, frame);
        self.dealer = Dealer::live(seed);
        self.log = Log::QUIET;
        (self.commitment, self.happened) = (seed.commitment(), 0);
        self.play(State::run);
    }

    /// Goes to a state, with chance from there on; what is asked there is asked again.
    pub fn set(&mut self, state: &State<G>, dealer: Dealer) {
        (self.state, self.dealer) = (*state, dealer);
        self.play(State::run);
    }

    /// Replaces everything a viewer cannot know by a fair sample, the chance to come with it.
    pub fn redeal(&mut self, viewer: Viewer, dealer: Dealer) {
        let mut dealer = dealer;
        let redealt = self.state.redealt(&self.setting, viewer, &mut dealer);
        self.set(redealt.state(), dealer);
    }

    /// What is shared.
    pub const fn setting(&self) -> &Arc<G::Setting> {
        &self.setting
    }

    /// Where the game stands.
    pub const fn state(&self) -> &State<G> {
        &self.state
    }

    /// The open asks: none when the game is over, several when seats act together.
    #[inline]
    pub fn asks(&self) -> &[Ask<G>] {
        self.slate.asks()
    }

    /// What an ask offers.
    #[inline]
    pub fn offers(&self, ask: &Ask<G>) -> &[Offer<G>] {
        self.slate.offers(ask)
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.slate.asks().is_empty()
    }

    /// How the game stands, or how it ended.
    pub fn outcome(&self) -> Outcome {
        G::outcome(&self.setting, &self.state.position)
    }

    /// How many entries the journal of a live table would have.
    pub const fn happened(&self) -> usize {
        self.happened
    }

    /// The hash of the seed.
    pub const fn commitment(&self) -> Digest {
        self.commitment
    }

    /// How many turns or rounds have begun.
    pub const fn begun(&self, boundary: Boundary) -> u32 {
        match boundary {
            Boundary::Round => self.log.rounds,
            Boundary::Turn => self.log.turns,
        }
    }

    /// The outcomes of chance since the last answer: (outcome, n).
    pub fn drawn(&self) -> &[(u32, u32)] {
        self.drawn.kept.as_deref().unwrap_or_default()
    }

    /// Answers an open ask by its number with the offer of this number.
    #[inline]
    pub fn answer(&mut self, ask: usize, offer: usize) {
        self.happened += 1;
        self.play(|state, works| state.answer(ask, offer, works));
    }

    #[inline]
    fn play(&mut self, run: impl FnOnce(&mut State<G>, &mut Works<'_, G, Dealer>)) {
        let Self { setting, state, slate, dealer, drawn, log, .. } = self;
        if let Some(kept) = &mut drawn.kept {
            kept.clear();
        }
        let begun = log.turns + log.rounds;
        run(state, &mut Works { setting, slate, source: dealer, drawn, log });
        // A live table keeps every outcome, and a check where a turn or a round began.
        let checks = usize::from(log.turns + log.rounds > begun);
        self.happened += drawn.kept.as_ref().map_or(0, Vec::len) + checks;
    }
}

/// A brisk table, whichever game it is of.
pub trait AnyBrisk: Debug + Send {
    /// Starts a new game with the chance of a seed.
    fn restart(&mut self, seed: Seed);
    /// The seat that is asked first, and how many offers it has; none when the game is over.
    fn asked(&self) -> Option<(Seat, u32)>;
    /// The rank of an offer of the seat that is asked first, among all choices of the game.
    fn rank(&self, offer: u32) -> usize;
    /// Answers for the seat that is asked first.
    fn answer(&mut self, offer: u32);
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// The name of a seat's role.
    fn role(&self, seat: Seat) -> Message;
    /// How the game ended.
    fn outcome(&self) -> Outcome;
    /// How many entries the journal of a live table would have.
    fn happened(&self) -> usize;
    /// The hash of the seed.
    fn commitment(&self) -> Digest;
    /// How many turns or rounds have begun.
    fn begun(&self, boundary: Boundary) -> u32;
    /// How many choices the game can have.
    fn choices(&self) -> usize;
    /// The kind of the choice of a rank: the first word of its notation.
    fn kind(&self, rank: usize) -> String;
}

impl<G: Spoken> AnyBrisk for Brisk<G> {
    fn restart(&mut self, seed: Seed) {
        Self::restart(self, seed);
    }

    fn asked(&self) -> Option<(Seat, u32)> {
        let ask = self.asks().first()?;
        Some((ask.seat, u32::try_from(self.offers(ask).len()).expect("offers are few")))
    }

    fn rank(&self, offer: u32) -> usize {
        self.offers(&self.asks()[0])[offer as usize].choice.rank()
    }

    fn answer(&mut self, offer: u32) {
        Self::answer(self, 0, offer as usize);
    }

    fn seats(&self) -> usize {
        G::seats(&self.setting)
    }

    fn role(&self, seat: Seat) -> Message {
        G::role(&self.setting, &self.state.position, seat)
    }

    fn outcome(&self) -> Outcome {
        Self::outcome(self)
    }

    fn happened(&self) -> usize {
        self.happened
    }

    fn commitment(&self) -> Digest {
        self.commitment
    }

    fn begun(&self, boundary: Boundary) -> u32 {
        Self::begun(self, boundary)
    }

    fn choices(&self) -> usize {
        G::Choice::COUNT
    }

    fn kind(&self, rank: usize) -> String {
        let mut first = FirstWord(String::new());
        // The writing stops after the first word.
        let _ = write!(first, "{}", G::Choice::ranked(rank));
        first.0
    }
}

/// Takes the first word of what is written.
struct FirstWord(String);

impl Write for FirstWord {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if let Some((last, _)) = part.split_once(' ') {
            self.0.push_str(last);
            return Err(fmt::Error);
        }
        self.0.push_str(part);
        Ok(())
    }
}
