//! A batch for Python: many games at once, written into buffers that the caller owns.

use crate::bot::Bot;
use crate::game::{Given, data, find, options, refused};
use crate::walk::reward;
use envs::{AnyBatch, BatchError, Plan};
use kernel::{AnyKnowledge, Digest, Journal, Verdict};
use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Many games at once. What they write goes straight into `NumPy` arrays of the right type and size, in one piece.
#[pyclass(module = "tavolata._native")]
#[derive(Debug)]
pub(crate) struct Batch {
    games: Box<dyn AnyBatch>,
}

/// An array of the caller's.
type Array<'py, T> = Bound<'py, PyArrayDyn<T>>;

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
        Ok(Self { games: env.batch(plan).map_err(refused)? })
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
        actions: Array<'_, u32>,
        rewards: Array<'_, f32>,
        dones: Array<'_, u8>,
    ) -> PyResult<()> {
        let actions = read(&actions, "actions")?;
        let (mut rewards, mut dones) = (written(&rewards, "rewards")?, written(&dones, "dones")?);
        let actions = actions.as_slice().map_err(refused)?;
        let (rewards, dones) = (open(&mut rewards)?, open(&mut dones)?);
        let games = &mut self.games;
        py.detach(|| games.step(actions, rewards, dones)).map_err(refused)
    }

    /// Does an action in one game; gives the rewards, and whether it has ended.
    fn step_one(&mut self, slot: usize, action: u32) -> PyResult<(Vec<f32>, bool)> {
        let mut rewards = vec![0.0; self.games.seats()];
        let over = self.games.step_one(slot, action, &mut rewards).map_err(refused)?;
        Ok((rewards, over))
    }

    /// Lets others answer in a game until a seat is asked or it is over. Who answers for a seat stands at its number, nobody
    /// at the seat's own. Gives what that was worth to the seat, and whether the game is over.
    fn until_asked(
        &mut self,
        py: Python<'_>,
        slot: usize,
        seat: usize,
        others: Vec<Option<PyRef<'_, Bot>>>,
    ) -> PyResult<(f32, bool)> {
        let (mut rewards, mut total) = (vec![0.0; self.games.seats()], 0.0);
        while let Some(asked) = self.asked_in(slot)? {
            if asked == seat {
                return Ok((total, false));
            }
            let bot = others.get(asked).and_then(Option::as_ref);
            let bot = bot.ok_or_else(|| refused(format!("nobody answers for seat {asked}")))?;
            let action = bot.act(py, self, slot)?;
            self.games.step_one(slot, action, &mut rewards).map_err(refused)?;
            total += rewards.get(seat).copied().unwrap_or_default();
        }
        Ok((total, true))
    }

    /// Writes which seat is asked first in each game, 255 where it is over: uint8[n].
    fn asked(&self, seats: Array<'_, u8>) -> PyResult<()> {
        self.games.asked(open(&mut written(&seats, "seats")?)?).map_err(refused)
    }

    /// The seat that is asked first in a game; none when it is over.
    fn asked_in(&self, slot: usize) -> PyResult<Option<usize>> {
        Ok(self.games.asked_in(slot).map_err(refused)?.map(kernel::Seat::index))
    }

    /// Writes what can be done, a bit for each action: uint64[n, words].
    fn masks(&self, py: Python<'_>, words: Array<'_, u64>) -> PyResult<()> {
        let (games, mut words) = (&self.games, written(&words, "masks")?);
        let words = open(&mut words)?;
        py.detach(|| games.masks(words)).map_err(refused)
    }

    /// How many actions can be done in all games together.
    fn legal_count(&self) -> usize {
        self.games.legal_count()
    }

    /// Writes what can be done as a list: offsets uint32[n + 1], actions uint32 with room enough. Gives how many there are.
    fn legal(
        &self,
        py: Python<'_>,
        offsets: Array<'_, u32>,
        actions: Array<'_, u32>,
    ) -> PyResult<usize> {
        let games = &self.games;
        let (mut offsets, mut actions) =
            (written(&offsets, "offsets")?, written(&actions, "actions")?);
        let (offsets, actions) = (open(&mut offsets)?, open(&mut actions)?);
        py.detach(|| games.legal(offsets, actions)).map_err(refused)?;
        Ok(games.legal_count())
    }

    /// What can be done in a game.
    fn legal_in(&self, slot: usize) -> PyResult<Vec<u32>> {
        self.games.legal_in(slot).map(<[u32]>::to_vec).map_err(refused)
    }

    /// Writes what a seat may know of each game, the one that is asked first unless named: uint8[n, size].
    #[pyo3(signature = (out, seat = None))]
    fn observe(&self, py: Python<'_>, out: Array<'_, u8>, seat: Option<usize>) -> PyResult<()> {
        let (games, mut out) = (&self.games, written(&out, "observations")?);
        let out = open(&mut out)?;
        py.detach(|| games.observe(seat, out)).map_err(refused)
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

    /// How it was decided, as the binary's records have it: ranked, won or lost together, drawn, or the rank of one who
    /// played alone; none while it is on.
    fn verdict(&self, slot: usize) -> PyResult<Option<&'static str>> {
        let outcome = self.games.outcome(slot).map_err(refused)?;
        Ok(outcome.map(|outcome| match outcome.verdict {
            Verdict::Ranked => "ranked",
            Verdict::Together { won: true } => "won",
            Verdict::Together { won: false } => "lost",
            Verdict::Solo { rank, .. } => rank,
            Verdict::Drawn(_) => "drawn",
        }))
    }
}

impl Batch {
    /// How many seats each game has.
    pub(crate) fn seat_count(&self) -> usize {
        self.games.seats()
    }

    /// What the seat that is asked first in a slot may know.
    pub(crate) fn knowledge(&self, slot: usize) -> PyResult<Box<dyn AnyKnowledge>> {
        let seat = self.asked_in(slot)?.ok_or_else(|| refused("the game is over"))?;
        let known = self.games.knowledge(slot, seat).map_err(refused)?;
        known.ok_or_else(|| refused("the seat is not asked"))
    }

    /// What somebody who plays at random goes by: the hash of the seed, how much has happened, what can be done.
    pub(crate) fn moment(&self, slot: usize) -> Result<(Digest, usize, &[u32]), BatchError> {
        let (commitment, happened) = self.games.moment(slot)?;
        Ok((commitment, happened, self.games.legal_in(slot)?))
    }
}

/// An array that is read, in one piece.
fn read<'py, T: Element>(
    array: &Array<'py, T>,
    what: &str,
) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    in_one_piece(array, what)?;
    array.try_readonly().map_err(refused)
}

/// An array that is written, in one piece.
fn written<'py, T: Element>(
    array: &Array<'py, T>,
    what: &str,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    in_one_piece(array, what)?;
    array.try_readwrite().map_err(refused)
}

fn in_one_piece<T>(array: &Array<'_, T>, what: &str) -> PyResult<()> {
    if array.is_c_contiguous() {
        return Ok(());
    }
    Err(refused(format!("{what} is not in one piece")))
}

/// The places of an array that is written.
fn open<'a, T: Element>(array: &'a mut PyReadwriteArrayDyn<'_, T>) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(refused)
}
