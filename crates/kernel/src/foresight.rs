//! Foresight: what would come of an answer, tried on what its seat may know.

use crate::ask::Slate;
use crate::chance::{Drawn, Fast};
use crate::desk::Log;
use crate::state::{State, Works};
use crate::{Seat, Spoken, Table, Viewer};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What would come of an offer, as far as its seat can know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Foreseen {
    /// Whether chance or a reveal may come with it, so that it could not be undone.
    pub barrier: bool,
    /// Whether the turn or the round may end with it.
    pub ends_turn: bool,
}

/// The tries: what the seat cannot know is imagined anew in each.
const TRIES: [u64; 2] = [1, 2];

impl<G: Spoken> Table<G> {
    /// What would come of each offer of a seat, in order.
    ///
    /// It is tried on states in which everything the seat cannot know was replaced, with chance of their own: neither
    /// the table's secrets nor its dice to come are looked at.
    pub fn foresee(&self, seat: Seat) -> Vec<Foreseen> {
        let count = self.ask_of(seat).map_or(0, |ask| self.offers(ask).len());
        let mut foreseen = vec![Foreseen::default(); count];
        for seed in TRIES {
            let mut fast = Fast::new(seed);
            let imagined = self.redealt(Viewer::Seat(seat), &mut fast);
            for (offer, seen) in foreseen.iter_mut().enumerate() {
                // A rule that breaks tells nothing here: it will be told when it is played.
                let tried = catch_unwind(AssertUnwindSafe(|| {
                    self.attempt_on(*imagined.state(), seat, offer, &mut fast.clone())
                }));
                let tried = tried.unwrap_or_default();
                seen.barrier |= tried.barrier;
                seen.ends_turn |= tried.ends_turn;
            }
        }
        foreseen
    }

    fn attempt_on(
        &self,
        mut state: State<G>,
        seat: Seat,
        offer: usize,
        source: &mut Fast,
    ) -> Foreseen {
        let (mut slate, mut drawn, mut log) = (Slate::default(), Drawn::default(), Log::keeping());
        let setting = &**self.setting();
        let mut works =
            Works { setting, slate: &mut slate, source, drawn: &mut drawn, log: &mut log };
        state.run(&mut works);
        let mut asks = works.slate.asks().iter();
        let Some(ask) = asks.position(|ask| ask.seat == seat) else { return Foreseen::default() };
        state.answer(ask, offer, &mut works);
        let told = log.told.unwrap_or_default();
        Foreseen {
            barrier: drawn.count > 0 || log.revealed,
            ends_turn: told.iter().any(|told| told.boundary.is_some()),
        }
    }
}
