//! Playing in the terminal: numbered choices, reasons, undo, log, save and load.

mod command;
mod seating;
mod session;
mod show;

use crate::args::Play;
use crate::setup::{self, Setup};
use crate::voice::Voice;
use crate::{Failure, World};
use seating::Seating;
use session::Session;

/// Plays a game until it is over or left.
pub fn run(args: &Play, world: &mut World<'_>) -> Result<(), Failure> {
    let boxed = world.shelf.find(&args.game)?;
    let voice = Voice::of(world.lang, boxed)?;
    let seating = Seating::new(boxed, args);
    let setup = Setup::new(boxed, &args.setting, &seating.preset(args), &voice)?;
    let seed = args.seed.map_or_else(setup::secret, Ok)?;
    let table = setup.table(seed, &voice)?;
    let mut session = Session::new(world, setup, voice, seating);
    match &args.load {
        Some(file) => session.load(file)?,
        None => session.sit(table)?,
    }
    session.greet()?;
    session.play()
}
