//! Bots for Python.

use crate::batch::Batch;
use crate::game::{find, refused};
use bots::player::seed_of;
use bots::{AnyBot, Entrant, Player, player};
use monster_lands::MonsterLands;
use pyo3::prelude::*;
use root::Root;
use std::sync::{Mutex, PoisonError};
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

static BOTS: [&dyn AnyBot; 4] = [
    const { &bots::Bot::<MonsterLands>::new() },
    const { &bots::Bot::<Root>::new() },
    const { &bots::Bot::<VillageAttacks>::new() },
    const { &bots::Bot::<WonderfulKingdom>::new() },
];

/// Somebody who answers for one seat: `random`, `novice`, `adept`, `master`, `master:500`.
#[pyclass(frozen, module = "tavolata._native")]
#[derive(Debug)]
pub(crate) struct Bot {
    game: String,
    player: Mutex<Box<dyn Player>>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, level = "novice", seed = 0))]
    fn new(game: String, level: &str, seed: u64) -> PyResult<Self> {
        let entrant: Entrant = level.parse().map_err(refused)?;
        let bot = BOTS.into_iter().find(|bot| bot.game() == game);
        let bot = bot.ok_or_else(|| refused(format!("there is no game {game}")))?;
        Ok(Self { game, player: Mutex::new(player(bot, entrant, seed)) })
    }

    /// The seed of the player at a seat in the game of a seed: with it a bot plays what the binary's would.
    #[staticmethod]
    fn seed_of(game: u64, seat: u8) -> u64 {
        seed_of(game, kernel::Seat(seat))
    }

    /// What it does for the seat that is asked first in a slot.
    fn act(&self, py: Python<'_>, batch: &Batch, slot: usize) -> PyResult<u32> {
        let env = find(&self.game)?;
        py.detach(|| {
            let known = batch.knowledge(slot)?;
            let mut player = self.player.lock().unwrap_or_else(PoisonError::into_inner);
            let choice = player.answer(&*known).ok_or_else(|| refused("the game is another"))?;
            env.action(&choice).ok_or_else(|| refused(format!("there is no action {choice}")))
        })
    }
}
