//! One game of a batch.

use crate::batch::BatchError;
use crate::catalogue::Catalogue;
use crate::environment::{Environment, Eye, Places, observe};
use crate::pen::Pen;
use crate::reward::Reward;
use kernel::{Brisk, Data, Journal, Listed, Options, Seat, Seed, Table};
use std::sync::Arc;

/// What all games of a batch share.
#[derive(Debug)]
pub(crate) struct Shared<G: Environment> {
    pub(crate) setting: Arc<G::Setting>,
    pub(crate) catalogue: Arc<Catalogue>,
    pub(crate) places: Places,
    pub(crate) seats: usize,
    pub(crate) size: usize,
    pub(crate) reward: Reward,
    pub(crate) restarts: bool,
    /// By how much the seed of a slot's next game is more than that of the last.
    pub(crate) stride: u64,
}

/// Where a game comes from, as its journal tells it.
#[derive(Debug, Clone)]
enum Origin<G: Environment> {
    /// From its beginning, with a seed.
    Seed(u64),
    /// From a table in the middle of a game.
    Table(Box<Table<G>>),
    /// Somebody's imagination.
    Redealt,
}

/// One game, with a seed of its own.
#[derive(Debug)]
pub(crate) struct Slot<G: Environment> {
    pub(crate) table: Brisk<G>,
    /// The seed of the game that comes next.
    next: u64,
    origin: Origin<G>,
    /// What the seat that is asked first can do.
    legal: Vec<u32>,
    /// What was done since the origin.
    done: Vec<u32>,
    /// The offer that is about to be taken.
    pick: Option<usize>,
}

impl<G: Environment> Slot<G> {
    pub(crate) fn new(shared: &Shared<G>, seed: u64) -> Self {
        let table = Brisk::new(Arc::clone(&shared.setting), Seed::from_number(seed));
        let mut slot = Self {
            table,
            next: seed.wrapping_add(shared.stride),
            origin: Origin::Seed(seed),
            legal: Vec::new(),
            done: Vec::new(),
            pick: None,
        };
        slot.list(shared);
        slot
    }

    /// Starts the game of a seed.
    pub(crate) fn restart(&mut self, shared: &Shared<G>, seed: u64) {
        if Arc::ptr_eq(self.table.setting(), &shared.setting) {
            self.table.restart(Seed::from_number(seed));
        } else {
            self.table = Brisk::new(Arc::clone(&shared.setting), Seed::from_number(seed));
        }
        self.next = seed.wrapping_add(shared.stride);
        self.origin = Origin::Seed(seed);
        self.done.clear();
        self.list(shared);
    }

    /// Goes on from a table.
    pub(crate) fn sit_at(&mut self, shared: &Shared<G>, table: Table<G>) {
        self.table = Brisk::of(&table);
        self.origin = Origin::Table(Box::new(table));
        self.done.clear();
        self.list(shared);
    }

    /// Replaces what a seat cannot know.
    pub(crate) fn redeal(&mut self, shared: &Shared<G>, seat: Seat, seed: u64) {
        let fast = kernel::Dealer::Fast(kernel::Fast::new(seed));
        self.table.redeal(kernel::Viewer::Seat(seat), fast);
        self.origin = Origin::Redealt;
        self.list(shared);
    }

    /// Becomes the same game as another.
    pub(crate) fn copy(&mut self, other: &Self) {
        self.table.clone_from(&other.table);
        self.origin = other.origin.clone();
        self.legal.clone_from(&other.legal);
        self.done.clone_from(&other.done);
    }

    /// What the seat that is asked first can do.
    pub(crate) fn legal(&self) -> &[u32] {
        &self.legal
    }

    /// The seat that is asked first.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.table.asks().first().map(|ask| ask.seat)
    }

    /// Looks up what is to be done; says whether it can be. A game that is over takes anything.
    pub(crate) fn find(&mut self, action: u32) -> bool {
        self.pick = self.legal.iter().position(|&it| it == action);
        self.pick.is_some() || self.table.is_over()
    }

    /// Does what was looked up; says whether the game has ended.
    pub(crate) fn go_on(&mut self, shared: &Shared<G>, rewards: &mut [f32]) -> bool {
        rewards.fill(0.0);
        let Some(offer) = self.pick.take() else { return true };
        self.done.push(self.legal[offer]);
        self.table.answer(0, offer);
        let is_over = self.table.is_over();
        if is_over {
            shared.reward.write(&self.table.outcome(), rewards);
            if shared.restarts {
                let seed = self.next;
                self.restart(shared, seed);
                return true;
            }
        }
        self.list(shared);
        is_over
    }

    /// Writes what a seat may know; of the seat that is asked first unless another is named.
    pub(crate) fn observe(&self, shared: &Shared<G>, seat: Option<Seat>, out: &mut [u8]) {
        out.fill(0);
        let viewer = seat.or_else(|| self.asked()).unwrap_or_default();
        let ask = self.table.asks().iter().find(|ask| ask.seat == viewer);
        let asked = ask.map(|ask| shared.places.at(ask.para));
        let (setting, position) = (&**self.table.setting(), &self.table.state().position);
        let eye = Eye { setting, position, viewer, seats: shared.seats };
        observe::<G>(&eye, asked, &mut Pen::new(out));
    }

    /// The game as a journal.
    pub(crate) fn journal(
        &self,
        shared: &Shared<G>,
        options: &Options,
        data: &Data,
    ) -> Result<Journal, BatchError> {
        let mut table = match &self.origin {
            Origin::Seed(seed) => Table::<G>::new(options, data, Seed::from_number(*seed))?,
            Origin::Table(table) => (**table).clone(),
            Origin::Redealt => return Err(BatchError::Redealt),
        };
        for &action in &self.done {
            let choice = shared.catalogue.choice::<G>(action).expect("what was done is listed");
            let seat = table.asks().first().expect("somebody was asked").seat;
            table.play(seat, choice).expect("what was done can be done again");
        }
        Ok(table.journal().clone())
    }

    /// The seed of the game, where it has one of its own.
    pub(crate) const fn seed(&self) -> Option<u64> {
        match self.origin {
            Origin::Seed(seed) => Some(seed),
            Origin::Table(_) | Origin::Redealt => None,
        }
    }

    fn list(&mut self, shared: &Shared<G>) {
        self.legal.clear();
        let Some(ask) = self.table.asks().first() else { return };
        let action = |choice: G::Choice| shared.catalogue.action(choice.rank());
        let offers = self.table.offers(ask).iter();
        self.legal.extend(offers.map(|offer| {
            action(offer.choice).unwrap_or_else(|| panic!("no action: {}", offer.choice))
        }));
    }
}
