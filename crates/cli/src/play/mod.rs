//! Playing in the terminal: numbered choices, reasons, undo, log, save and load.

mod campaign;
mod command;
mod offers;
mod seating;
mod session;
mod show;

use crate::args::Play;
use crate::setup::{self, Setup, taught};
use crate::voice::Voice;
use crate::{Boxed, Failure, World};
use campaign::Kept;
use seating::Seating;
use session::Session;

/// Plays a game until it is over or left, or a campaign of them.
pub fn run(args: &Play, world: &mut World<'_>) -> Result<(), Failure> {
    let boxed = taught(world.shelf.find(&args.game)?, args.weights.as_deref())?;
    match &args.campaign {
        Some(file) => campaign::run(args, file, boxed, world),
        None => sitting(args, boxed, None, world).map(drop),
    }
}

/// Plays one game until it is over or left; hands back the campaign it belongs to, as it stands then.
fn sitting(
    args: &Play,
    boxed: Boxed,
    campaign: Option<Kept>,
    world: &mut World<'_>,
) -> Result<Option<Kept>, Failure> {
    let voice = Voice::of(world.lang, boxed)?;
    let seating = Seating::new(boxed, args);
    seating.check(args)?;
    let setup = Setup::new(boxed, &args.setting, &seating.preset(args), &voice)?;
    let seed = args.seed.map_or_else(setup::secret, Ok)?;
    let table = match &args.setup {
        Some(file) => setup.laid_out(file, seed, &voice)?,
        None => setup.table(seed, &voice)?,
    };
    let mut session = Session::new(world, setup, voice, seating);
    session.campaign = campaign;
    match &args.load {
        Some(file) => session.load(file)?,
        None => session.sit(table)?,
    }
    session.greet()?;
    session.play()?;
    Ok(session.campaign)
}
