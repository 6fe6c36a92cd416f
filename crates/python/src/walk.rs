//! A walk for Python: one game in which chance is chosen, too.

use crate::game::{Given, data, find, options, refused};
use envs::{AnyWalk, Reward, Turn};
use kernel::Seat;
use pyo3::prelude::*;

/// One game in which chance is chosen, too.
#[pyclass(module = "tavolata._native")]
#[derive(Debug)]
pub(crate) struct Walk(Box<dyn AnyWalk>);

#[pymethods]
impl Walk {
    #[new]
    #[pyo3(signature = (game, options = Given::new()))]
    fn new(game: &str, options: Given) -> PyResult<Self> {
        let env = find(game)?;
        let options = self::options(env, &options)?;
        env.walk(&options, &data(env)).map(Self).map_err(refused)
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Who moves: a seat, -1 for chance, -4 when the game is over, as `OpenSpiel` has it.
    #[getter]
    fn player(&self) -> i32 {
        match self.0.turn() {
            Turn::Seat(seat) => seat.0.into(),
            Turn::Chance(_) => -1,
            Turn::Over => -4,
        }
    }

    /// How many outcomes chance has, all as likely; 0 where it is not to move.
    #[getter]
    fn outcomes(&self) -> u32 {
        match self.0.turn() {
            Turn::Chance(outcomes) => outcomes,
            Turn::Seat(_) | Turn::Over => 0,
        }
    }

    /// What the seat that moves can do, in rising order.
    fn legal(&self) -> Vec<u32> {
        let mut legal = self.0.legal();
        legal.sort_unstable();
        legal
    }

    /// Goes on with an action or an outcome.
    fn apply(&mut self, action: u32) -> PyResult<()> {
        if self.0.apply(action) {
            return Ok(());
        }
        Err(refused(format!("action {action} cannot be done")))
    }

    /// The same walk again.
    fn clone(&self) -> Self {
        Self(self.0.boxed_clone())
    }

    /// The same walk again, for the copy module.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// What a seat may know.
    fn observe(&self, seat: usize) -> PyResult<Vec<u8>> {
        Ok(self.0.observe(self.seat(seat)?))
    }

    /// What the end is worth to each seat; all 0 before it.
    #[pyo3(signature = (reward = "rank"))]
    fn rewards(&self, reward: &str) -> PyResult<Vec<f32>> {
        Ok(self.0.rewards(self::reward(reward)?))
    }

    /// Replaces what a seat cannot know by a fair sample.
    fn redeal(&mut self, seat: usize, seed: u64) -> PyResult<()> {
        let seat = self.seat(seat)?;
        if self.0.redeal(seat, seed) {
            return Ok(());
        }
        Err(refused("a game is redealt where a seat is to move"))
    }
}

impl Walk {
    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let found = u8::try_from(seat).ok().filter(|_| seat < self.0.seats());
        found.map(Seat).ok_or_else(|| refused(format!("there is no seat {seat}")))
    }
}

/// The reward of a name.
pub(crate) fn reward(name: &str) -> PyResult<Reward> {
    Reward::named(name).ok_or_else(|| refused(format!("a reward is rank or margin, not {name}")))
}
