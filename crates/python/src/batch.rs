//! A batch for Python: many games at once, written into buffers that the caller owns.

use crate::game::{Given, data, find, options, refused};
use crate::walk::reward;
use envs::{AnyBatch, Plan};
use kernel::{AnyKnowledge, Journal};
use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Many games at once. Buffers are anything that Python calls a buffer: `NumPy` arrays of the right type and size, in one piece.
#[pyclass(module = "tavolata._native")]
#[derive(Debug)]
pub(crate) struct Batch {
    games: Box<dyn AnyBatch>,
    room: Room,
}

/// What is written while other Python threads run, before it is copied into the caller's buffers.
#[derive(Debug, Default)]
struct Room {
    actions: Vec<u32>,
    rewards: Vec<f32>,
    bytes: Vec<u8>,
    words: Vec<u64>,
    offsets: Vec<u32>,
}

/// A number out of the keywords of a batch.
fn keyword<'py, T: FromPyObjectOwned<'py>>(
    given: Option<&Bound<'py, PyDict>>,
    name: &str,
    default: T,
) -> PyResult<T> {
    match given.map(|given| given.get_item(name)).transpose()?.flatten() {
        Some(value) => value.extract().map_err(Into::into),
        None => Ok(default),
    }
}

#[pymethods]
impl Batch {
    /// Keywords: n, seed, threads, reward ("rank" or "margin"), restarts.
    #[new]
    #[pyo3(signature = (game, options = Given::new(), **keywords))]
    fn new(game: &str, options: Given, keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let env = find(game)?;
        let kind: String = keyword(keywords, "reward", "rank".to_owned())?;
        let plan = Plan {
            options: self::options(env, &options)?,
            data: data(env),
            slots: keyword(keywords, "n", 1)?,
            seed: keyword(keywords, "seed", 0)?,
            threads: keyword(keywords, "threads", 1)?,
            reward: reward(&kind)?,
            restarts: keyword(keywords, "restarts", true)?,
        };
        Ok(Self { games: env.batch(plan).map_err(refused)?, room: Room::default() })
    }

    /// How many games there are.
    #[getter]
    fn n(&self) -> usize {
        self.games.slots()
    }

    /// How many seats each has.
    #[getter]
    fn seats(&self) -> usize {
        self.games.seats()
    }

    /// How many bytes an observation has.
    #[getter]
    fn size(&self) -> usize {
        self.games.size()
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.games.catalogue().len()
    }

    /// How many words of 64 bits a mask has.
    #[getter]
    fn words(&self) -> usize {
        self.games.catalogue().words()
    }

    /// Does an action in every game: actions uint32[n], rewards float32[n, seats], dones uint8[n].
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyBuffer<u32>,
        rewards: PyBuffer<f32>,
        dones: PyBuffer<u8>,
    ) -> PyResult<()> {
        let Self { games, room } = self;
        room.actions.resize(actions.item_count(), 0);
        actions.copy_to_slice(py, &mut room.actions)?;
        room.rewards.resize(rewards.item_count(), 0.0);
        room.bytes.resize(dones.item_count(), 0);
        py.detach(|| games.step(&room.actions, &mut room.rewards, &mut room.bytes))
            .map_err(refused)?;
        rewards.copy_from_slice(py, &room.rewards)?;
        dones.copy_from_slice(py, &room.bytes)
    }

    /// Does an action in one game; gives the rewards, and whether it has ended.
    fn step_one(&mut self, slot: usize, action: u32) -> PyResult<(Vec<f32>, bool)> {
        let mut rewards = vec![0.0; self.games.seats()];
        let over = self.games.step_one(slot, action, &mut rewards).map_err(refused)?;
        Ok((rewards, over))
    }

    /// Writes which seat is asked first in each game, 255 where it is over: uint8[n].
    fn asked(&mut self, py: Python<'_>, seats: PyBuffer<u8>) -> PyResult<()> {
        fill(&mut self.room.bytes, &seats);
        self.games.asked(&mut self.room.bytes).map_err(refused)?;
        seats.copy_from_slice(py, &self.room.bytes)
    }

    /// The seat that is asked first in a game; none when it is over.
    fn asked_in(&self, slot: usize) -> PyResult<Option<usize>> {
        let mut seats = vec![0; self.games.slots()];
        self.games.asked(&mut seats).map_err(refused)?;
        let seat = seats.get(slot).ok_or_else(|| refused(format!("there is no slot {slot}")))?;
        Ok((*seat != u8::MAX).then(|| usize::from(*seat)))
    }

    /// Writes what can be done, a bit for each action: uint64[n, words].
    fn masks(&mut self, py: Python<'_>, words: PyBuffer<u64>) -> PyResult<()> {
        let Self { games, room } = self;
        fill(&mut room.words, &words);
        py.detach(|| games.masks(&mut room.words)).map_err(refused)?;
        words.copy_from_slice(py, &room.words)
    }

    /// How many actions can be done in all games together.
    fn legal_count(&self) -> usize {
        self.games.legal_count()
    }

    /// Writes what can be done as a list: offsets uint32[n + 1], actions uint32 with room enough. Gives how many there are.
    fn legal(
        &mut self,
        py: Python<'_>,
        offsets: PyBuffer<u32>,
        actions: PyBuffer<u32>,
    ) -> PyResult<usize> {
        let Self { games, room } = self;
        fill(&mut room.offsets, &offsets);
        fill(&mut room.actions, &actions);
        py.detach(|| games.legal(&mut room.offsets, &mut room.actions)).map_err(refused)?;
        offsets.copy_from_slice(py, &room.offsets)?;
        actions.copy_from_slice(py, &room.actions)?;
        Ok(games.legal_count())
    }

    /// What can be done in a game.
    fn legal_in(&self, slot: usize) -> PyResult<Vec<u32>> {
        self.games.legal_in(slot).map(<[u32]>::to_vec).map_err(refused)
    }

    /// Writes what a seat may know of each game, the one that is asked first unless named: uint8[n, size].
    #[pyo3(signature = (out, seat = None))]
    fn observe(&mut self, py: Python<'_>, out: PyBuffer<u8>, seat: Option<usize>) -> PyResult<()> {
        let Self { games, room } = self;
        fill(&mut room.bytes, &out);
        py.detach(|| games.observe(seat, &mut room.bytes)).map_err(refused)?;
        out.copy_from_slice(py, &room.bytes)
    }

    /// What a seat may know of a game.
    fn observe_one(&self, slot: usize, seat: usize) -> PyResult<Vec<u8>> {
        let mut out = vec![0; self.games.size()];
        self.games.observe_one(slot, seat, &mut out).map_err(refused)?;
        Ok(out)
    }

    /// Starts the game of a seed.
    fn reset(&mut self, slot: usize, seed: u64) -> PyResult<()> {
        self.games.reset(slot, seed).map_err(refused)
    }

    /// The seed of a slot's game; none where it began otherwise.
    fn seed(&self, slot: usize) -> PyResult<Option<u64>> {
        self.games.seed(slot).map_err(refused)
    }

    /// A game as a journal.
    fn save(&self, slot: usize) -> PyResult<String> {
        Ok(self.games.save(slot).map_err(refused)?.to_string())
    }

    /// Goes on with the game of a journal.
    fn load(&mut self, slot: usize, journal: &str) -> PyResult<()> {
        let journal = Journal::parse(journal).map_err(refused)?;
        self.games.load(slot, &journal).map_err(refused)
    }

    /// Begins at a moment that is laid out in words.
    #[pyo3(signature = (slot, words, seed = 0))]
    fn lay_out(&mut self, slot: usize, words: &str, seed: u64) -> PyResult<()> {
        self.games.lay_out(slot, words, seed).map_err(refused)
    }

    /// Replaces what a seat cannot know by a fair sample.
    fn redeal(&mut self, slot: usize, seat: usize, seed: u64) -> PyResult<()> {
        self.games.redeal(slot, seat, seed).map_err(refused)
    }

    /// Makes one slot's game the same as another's.
    fn clone_into(&mut self, source: usize, target: usize) -> PyResult<()> {
        self.games.clone_into(source, target).map_err(refused)
    }

    /// How a game ended: for each seat its score, its place and whether it won; none while it is on.
    fn outcome(&self, slot: usize) -> PyResult<Option<Vec<(i32, u8, bool)>>> {
        let outcome = self.games.outcome(slot).map_err(refused)?;
        let lines = |outcome: kernel::Outcome| {
            outcome.standings.iter().map(|line| (line.score, line.place, line.won)).collect()
        };
        Ok(outcome.map(lines))
    }
}

impl Batch {
    /// What the seat that is asked first in a slot may know.
    pub(crate) fn knowledge(&self, slot: usize) -> PyResult<Box<dyn AnyKnowledge>> {
        let seat = self.asked_in(slot)?.ok_or_else(|| refused("the game is over"))?;
        let known = self.games.knowledge(slot, seat).map_err(refused)?;
        known.ok_or_else(|| refused("the seat is not asked"))
    }
}

/// Makes room for what goes into a buffer.
fn fill<T: Element + Default>(room: &mut Vec<T>, buffer: &PyBuffer<T>) {
    room.resize(buffer.item_count(), T::default());
}
