//! Many games at once, each with a seed of its own: the number of threads changes no game.

use crate::catalogue::Catalogue;
use crate::crew::Crew;
use crate::environment::{Environment, Places, schema};
use crate::reward::Reward;
use crate::slot::{Shared, Slot};
use kernel::game::SetError;
use kernel::replay::ReplayError;
use kernel::table::LaidOutError;
use kernel::{AnyKnowledge, Data, Digest, Journal, Options, Outcome, Seat, Seed, Table};
use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How a batch is set.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The options of every game.
    pub options: Options,
    /// The data of every game.
    pub data: Data,
    /// How many games are played at once.
    pub slots: usize,
    /// The seed of the first slot's first game; from slot to slot it counts up, and from game to game by the number of slots.
    pub seed: u64,
    /// How many threads step the games; more than one only where there is that much to do.
    pub threads: usize,
    /// What the end of a game is worth.
    pub reward: Reward,
    /// Whether a game that has ended is followed by the next at once.
    pub restarts: bool,
}

/// A batch was asked for what it cannot do. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum BatchError {
    /// There is no such slot.
    #[error("there is no slot {0}")]
    NoSlot(usize),
    /// There is no such seat.
    #[error("there is no seat {0}")]
    NoSeat(usize),
    /// The action is not among those that can be done.
    #[error("action {action} cannot be done in slot {slot}")]
    NotLegal {
        /// The slot.
        slot: usize,
        /// The action.
        action: u32,
    },
    /// A buffer has another size.
    #[error("{what} needs {needed} places and has {given}")]
    Size {
        /// What it is for.
        what: &'static str,
        /// How many places it needs.
        needed: usize,
        /// How many it has.
        given: usize,
    },
    /// What was imagined for a seat has no journal.
    #[error("a game that was redealt has no journal")]
    Redealt,
    /// A table cannot be set.
    #[error(transparent)]
    Set(#[from] SetError),
    /// A table cannot be laid out.
    #[error(transparent)]
    LaidOut(#[from] LaidOutError),
    /// A journal cannot be read.
    #[error(transparent)]
    Read(#[from] kernel::JournalError),
    /// A journal cannot be played.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A journal is of a table with another number of seats.
    #[error("the journal has {0} seats, the batch {1}")]
    Seats(usize, usize),
    /// The threads cannot be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// Many games at once.
#[derive(Debug)]
pub struct Batch<G: Environment> {
    plan: Plan,
    shared: Shared<G>,
    slots: Vec<Slot<G>>,
    crew: Crew,
}

impl<G: Environment> Batch<G> {
    /// Sets all games.
    ///
    /// # Panics
    /// If the threads cannot be started.
    pub fn new(plan: Plan, catalogue: Arc<Catalogue>) -> Result<Self, SetError> {
        let setting = Arc::new(G::set(&plan.options, &plan.data)?);
        let seats = G::seats(&setting);
        let stride = u64::try_from(plan.slots).unwrap_or(u64::MAX);
        let shared = Shared {
            setting,
            catalogue,
            places: Places::of::<G>(),
            seats,
            size: schema::<G>()?.size(),
            reward: plan.reward,
            restarts: plan.restarts,
            stride,
        };
        let slots = (0..stride).map(|slot| Slot::new(&shared, plan.seed.wrapping_add(slot)));
        let slots: Vec<_> = slots.collect();
        let crew = Crew::new(plan.threads).expect("threads can be started");
        Ok(Self { plan, shared, slots, crew })
    }

    fn slot(&self, slot: usize) -> Result<&Slot<G>, BatchError> {
        self.slots.get(slot).ok_or(BatchError::NoSlot(slot))
    }

    fn slot_mut(&mut self, slot: usize) -> Result<(&mut Slot<G>, &Shared<G>), BatchError> {
        let found = self.slots.get_mut(slot).ok_or(BatchError::NoSlot(slot))?;
        Ok((found, &self.shared))
    }

    fn seat(&self, seat: usize) -> Result<Seat, BatchError> {
        let found = u8::try_from(seat).ok().filter(|_| seat < self.shared.seats);
        found.map(Seat).ok_or(BatchError::NoSeat(seat))
    }
}

/// A batch, whichever game it is of. Buffers belong to the caller; one of another size is refused.
pub trait AnyBatch: Debug + Send + Sync {
    /// How many games there are.
    fn slots(&self) -> usize;
    /// How many seats each has.
    fn seats(&self) -> usize;
    /// How many bytes an observation has.
    fn size(&self) -> usize;
    /// The actions.
    fn catalogue(&self) -> &Catalogue;
    /// Does an action in every game, for the seat that is asked first. Writes for every slot what the step was worth to each seat,
    /// and whether a game ended with it. If one cannot be done, none is.
    fn step(
        &mut self,
        actions: &[u32],
        rewards: &mut [f32],
        dones: &mut [u8],
    ) -> Result<(), BatchError>;
    /// Does an action in one game; says whether it has ended.
    fn step_one(
        &mut self,
        slot: usize,
        action: u32,
        rewards: &mut [f32],
    ) -> Result<bool, BatchError>;
    /// Writes which seat is asked first in each game; 255 where it is over.
    fn asked(&self, seats: &mut [u8]) -> Result<(), BatchError>;
    /// The seat that is asked first in a game; none when it is over.
    fn asked_in(&self, slot: usize) -> Result<Option<Seat>, BatchError>;
    /// The hash of a game's seed, and how many entries its journal has: what somebody who plays at random goes by.
    fn moment(&self, slot: usize) -> Result<(Digest, usize), BatchError>;
    /// Writes what can be done in each game, one bit for each action.
    fn masks(&self, words: &mut [u64]) -> Result<(), BatchError>;
    /// How many actions can be done in all games together.
    fn legal_count(&self) -> usize;
    /// Writes what can be done in all games: where each one's list begins and the last one ends, and the actions.
    fn legal(&self, offsets: &mut [u32], actions: &mut [u32]) -> Result<(), BatchError>;
    /// What can be done in a game.
    fn legal_in(&self, slot: usize) -> Result<&[u32], BatchError>;
    /// Writes what a seat may know of each game: the one that is asked first, or the same seat everywhere.
    fn observe(&self, seat: Option<usize>, out: &mut [u8]) -> Result<(), BatchError>;
    /// Writes what a seat may know of a game.
    fn observe_one(&self, slot: usize, seat: usize, out: &mut [u8]) -> Result<(), BatchError>;
    /// Starts the game of a seed.
    fn reset(&mut self, slot: usize, seed: u64) -> Result<(), BatchError>;
    /// The seed of a slot's game, where it began with one.
    fn seed(&self, slot: usize) -> Result<Option<u64>, BatchError>;
    /// A game as a journal.
    fn save(&self, slot: usize) -> Result<Journal, BatchError>;
    /// Goes on with the game of a journal.
    fn load(&mut self, slot: usize, journal: &Journal) -> Result<(), BatchError>;
    /// Begins at a moment that is laid out in words.
    fn lay_out(&mut self, slot: usize, words: &str, seed: u64) -> Result<(), BatchError>;
    /// Replaces what a seat cannot know by a fair sample.
    fn redeal(&mut self, slot: usize, seat: usize, seed: u64) -> Result<(), BatchError>;
    /// Makes one slot's game the same as another's.
    fn clone_into(&mut self, from: usize, to: usize) -> Result<(), BatchError>;
    /// What a seat that is asked may know, for whoever thinks for it.
    fn knowledge(
        &self,
        slot: usize,
        seat: usize,
    ) -> Result<Option<Box<dyn AnyKnowledge>>, BatchError>;
    /// How a game ended, once it has.
    fn outcome(&self, slot: usize) -> Result<Option<Outcome>, BatchError>;
}

impl<G: Environment> AnyBatch for Batch<G> {
    fn slots(&self) -> usize {
        self.slots.len()
    }

    fn seats(&self) -> usize {
        self.shared.seats
    }

    fn size(&self) -> usize {
        self.shared.size
    }

    fn catalogue(&self) -> &Catalogue {
        &self.shared.catalogue
    }

    fn step(
        &mut self,
        actions: &[u32],
        rewards: &mut [f32],
        dones: &mut [u8],
    ) -> Result<(), BatchError> {
        let (slots, seats) = (self.slots.len(), self.shared.seats);
        fits("actions", slots, actions.len())?;
        fits("rewards", slots * seats, rewards.len())?;
        fits("dones", slots, dones.len())?;
        let Self { shared, slots, crew, .. } = self;
        let (part, refused) = (crew.part(slots.len()), AtomicUsize::new(usize::MAX));
        let asked = slots.chunks_mut(part).zip(actions.chunks(part)).enumerate();
        crew.each(asked, |(number, (slots, actions))| {
            let mut pairs = slots.iter_mut().zip(actions);
            if let Some(place) = pairs.position(|(slot, &action)| !slot.find(action)) {
                refused.fetch_min(number * part + place, Ordering::Relaxed);
            }
        });
        let slot = refused.into_inner();
        if let Some(&action) = actions.get(slot) {
            return Err(BatchError::NotLegal { slot, action });
        }
        let rows = slots.chunks_mut(part).zip(rewards.chunks_mut(part * seats));
        crew.each(rows.zip(dones.chunks_mut(part)), |((slots, rewards), dones)| {
            let rows = slots.iter_mut().zip(rewards.chunks_mut(seats)).zip(dones);
            rows.for_each(|((slot, rewards), done)| *done = slot.go_on(shared, rewards).into());
        });
        Ok(())
    }

    fn step_one(
        &mut self,
        slot: usize,
        action: u32,
        rewards: &mut [f32],
    ) -> Result<bool, BatchError> {
        fits("rewards", self.shared.seats, rewards.len())?;
        let (found, shared) = self.slot_mut(slot)?;
        if !found.find(action) {
            return Err(BatchError::NotLegal { slot, action });
        }
        Ok(found.go_on(shared, rewards))
    }

    fn asked(&self, seats: &mut [u8]) -> Result<(), BatchError> {
        fits("seats", self.slots.len(), seats.len())?;
        for (slot, seat) in self.slots.iter().zip(seats) {
            *seat = slot.asked().map_or(u8::MAX, |seat| seat.0);
        }
        Ok(())
    }

    fn asked_in(&self, slot: usize) -> Result<Option<Seat>, BatchError> {
        Ok(self.slot(slot)?.asked())
    }

    fn moment(&self, slot: usize) -> Result<(Digest, usize), BatchError> {
        let table = &self.slot(slot)?.table;
        Ok((table.commitment(), table.happened()))
    }

    fn masks(&self, words: &mut [u64]) -> Result<(), BatchError> {
        let row = self.shared.catalogue.words();
        fits("masks", self.slots.len() * row, words.len())?;
        let part = self.crew.part(self.slots.len());
        let parts = self.slots.chunks(part).zip(words.chunks_mut(part * row));
        self.crew.each(parts, |(slots, words)| {
            for (slot, words) in slots.iter().zip(words.chunks_mut(row)) {
                words.fill(0);
                for &action in slot.legal() {
                    words[action as usize / 64] |= 1 << (action % 64);
                }
            }
        });
        Ok(())
    }

    fn legal_count(&self) -> usize {
        self.slots.iter().map(|slot| slot.legal().len()).sum()
    }

    fn legal(&self, offsets: &mut [u32], actions: &mut [u32]) -> Result<(), BatchError> {
        fits("offsets", self.slots.len() + 1, offsets.len())?;
        let needed = self.legal_count();
        if actions.len() < needed {
            return Err(BatchError::Size { what: "actions", needed, given: actions.len() });
        }
        let mut end = 0;
        offsets[0] = 0;
        for (slot, offset) in self.slots.iter().zip(&mut offsets[1..]) {
            let legal = slot.legal();
            actions[end..end + legal.len()].copy_from_slice(legal);
            end += legal.len();
            *offset = u32::try_from(end).expect("actions are counted in 32 bits");
        }
        Ok(())
    }

    fn legal_in(&self, slot: usize) -> Result<&[u32], BatchError> {
        Ok(self.slot(slot)?.legal())
    }

    fn observe(&self, seat: Option<usize>, out: &mut [u8]) -> Result<(), BatchError> {
        let size = self.shared.size;
        fits("observations", self.slots.len() * size, out.len())?;
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        let part = self.crew.part(self.slots.len());
        let parts = self.slots.chunks(part).zip(out.chunks_mut(part * size));
        self.crew.each(parts, |(slots, out)| {
            let rows = slots.iter().zip(out.chunks_mut(size));
            rows.for_each(|(slot, out)| slot.observe(&self.shared, seat, out));
        });
        Ok(())
    }

    fn observe_one(&self, slot: usize, seat: usize, out: &mut [u8]) -> Result<(), BatchError> {
        fits("observation", self.shared.size, out.len())?;
        let seat = self.seat(seat)?;
        self.slot(slot)?.observe(&self.shared, Some(seat), out);
        Ok(())
    }

    fn reset(&mut self, slot: usize, seed: u64) -> Result<(), BatchError> {
        let (slot, shared) = self.slot_mut(slot)?;
        slot.restart(shared, seed);
        Ok(())
    }

    fn seed(&self, slot: usize) -> Result<Option<u64>, BatchError> {
        Ok(self.slot(slot)?.seed())
    }

    fn save(&self, slot: usize) -> Result<Journal, BatchError> {
        self.slot(slot)?.journal(&self.shared, &self.plan.options, &self.plan.data)
    }

    fn load(&mut self, slot: usize, journal: &Journal) -> Result<(), BatchError> {
        let fresh = Seed::from_number(self.plan.seed);
        let table = Table::<G>::replay(journal, &self.plan.data, fresh)?.table;
        let (seats, given) = (self.shared.seats, G::seats(table.setting()));
        if given != seats {
            return Err(BatchError::Seats(given, seats));
        }
        let (slot, shared) = self.slot_mut(slot)?;
        slot.sit_at(shared, table);
        Ok(())
    }

    fn lay_out(&mut self, slot: usize, words: &str, seed: u64) -> Result<(), BatchError> {
        let Plan { options, data, .. } = &self.plan;
        let table = Table::<G>::laid_out(options, data, words, Seed::from_number(seed))?;
        let (slot, shared) = self.slot_mut(slot)?;
        slot.sit_at(shared, table);
        Ok(())
    }

    fn redeal(&mut self, slot: usize, seat: usize, seed: u64) -> Result<(), BatchError> {
        let seat = self.seat(seat)?;
        let (slot, shared) = self.slot_mut(slot)?;
        slot.redeal(shared, seat, seed);
        Ok(())
    }

    fn clone_into(&mut self, from: usize, to: usize) -> Result<(), BatchError> {
        let last = self.slots.len().saturating_sub(1);
        if from.max(to) > last {
            return Err(BatchError::NoSlot(from.max(to)));
        }
        if let Ok([from, to]) = self.slots.get_disjoint_mut([from, to]) {
            to.copy(from);
        }
        Ok(())
    }

    fn knowledge(
        &self,
        slot: usize,
        seat: usize,
    ) -> Result<Option<Box<dyn AnyKnowledge>>, BatchError> {
        let known = self.slot(slot)?.table.knowledge(self.seat(seat)?);
        Ok(known.map(|known| Box::new(known) as Box<dyn AnyKnowledge>))
    }

    fn outcome(&self, slot: usize) -> Result<Option<Outcome>, BatchError> {
        let table = &self.slot(slot)?.table;
        Ok(table.is_over().then(|| table.outcome()))
    }
}

fn fits(what: &'static str, needed: usize, given: usize) -> Result<(), BatchError> {
    if needed == given { Ok(()) } else { Err(BatchError::Size { what, needed, given }) }
}
