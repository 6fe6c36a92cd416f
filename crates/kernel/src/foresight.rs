//! Foresight: what would come of an answer, tried on what its seat may know.

use crate::ask::Slate;
use crate::chance::{Drawn, Fast};
use crate::desk::Log;
use crate::sheets::{AskSheet, ask_sheet};
use crate::state::{State, Works};
use crate::{Seat, Spoken, Table, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What would come of an offer, as far as its seat can know.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Foreseen {
    /// Whether chance or a reveal may come with it, so that it could not be undone.
    pub barrier: bool,
    /// Whether the turn or the round may end with it.
    pub ends_turn: bool,
    /// What the seat would be asked next, if that is certain: in its turn, and whatever it cannot know.
    pub next: Option<Arc<AskSheet>>,
}

/// The tries: what the seat cannot know is imagined anew in each.
const TRIES: [u64; 2] = [1, 2];

/// One try of an offer.
#[derive(Default)]
struct Tried {
    barrier: bool,
    ends_turn: bool,
    next: Option<AskSheet>,
}

impl<G: Spoken> Table<G> {
    /// What would come of each offer of a seat, in order.
    ///
    /// It is tried on states in which everything the seat cannot know was replaced, with chance of their own: neither
    /// the table's secrets nor its dice to come are looked at.
    pub fn foresee(&self, seat: Seat) -> Vec<Foreseen> {
        let offers = self.ask_of(seat).map_or(&[][..], |ask| self.offers(ask));
        let mut foreseen = vec![Foreseen::default(); offers.len()];
        for (round, seed) in TRIES.into_iter().enumerate() {
            let mut fast = Fast::new(seed);
            let imagined = self.redealt(Viewer::Seat(seat), &mut fast);
            // A rule that breaks tells nothing here: it will be told when it is played.
            let standing = || self.standing(*imagined.state(), &mut fast.clone());
            let Ok(standing) = catch_unwind(AssertUnwindSafe(standing)) else { continue };
            for (offer, seen) in foreseen.iter_mut().enumerate() {
                // What one try already tells or denies is not asked of another.
                if seen.barrier {
                    continue;
                }
                let further = G::asks_further(&offers[offer].choice);
                let asks = further && (round == 0 || seen.next.is_some());
                let tried = catch_unwind(AssertUnwindSafe(|| {
                    self.attempt_on(&standing, (seat, offer), asks, &mut fast.clone())
                }));
                seen.note(tried.unwrap_or_default(), round);
            }
        }
        foreseen
    }

    /// What is asked on an imagined state, found once for all that is tried there.
    fn standing(&self, mut state: State<G>, source: &mut Fast) -> (State<G>, Slate<G>) {
        let (mut drawn, mut log) = (Drawn::default(), Log::keeping());
        let (mut slate, setting) = (Slate::default(), &**self.setting());
        let mut works =
            Works { setting, slate: &mut slate, source, drawn: &mut drawn, log: &mut log };
        state.run(&mut works);
        (state, slate)
    }

    fn attempt_on(
        &self,
        (state, asked): &(State<G>, Slate<G>),
        (seat, offer): (Seat, usize),
        asks: bool,
        source: &mut Fast,
    ) -> Tried {
        let (mut drawn, mut log) = (Drawn::default(), Log::keeping());
        let (mut state, mut slate) = (*state, asked.copied(asks));
        let setting = &**self.setting();
        let mut works =
            Works { setting, slate: &mut slate, source, drawn: &mut drawn, log: &mut log };
        let mut open = works.slate.asks().iter();
        let Some(ask) = open.position(|ask| ask.seat == seat) else { return Tried::default() };
        state.answer(ask, offer, &mut works);
        let told = log.told.unwrap_or_default();
        let barrier = drawn.count > 0 || log.revealed;
        let ends_turn = told.iter().any(|told| told.boundary.is_some());
        let certain = asks && !barrier && !ends_turn;
        let next = slate.asks().iter().find(|ask| certain && ask.seat == seat);
        let next = next.map(|ask| ask_sheet(setting, ask, slate.offers(ask), slate.withheld(ask)));
        Tried { barrier, ends_turn, next }
    }
}

impl Foreseen {
    /// Either try may bring what cannot be undone; what is asked next must be the same in both.
    fn note(&mut self, tried: Tried, round: usize) {
        self.barrier |= tried.barrier;
        self.ends_turn |= tried.ends_turn;
        let next = tried.next.map(Arc::new);
        self.next = if round == 0 || self.next == next { next } else { None };
    }
}
