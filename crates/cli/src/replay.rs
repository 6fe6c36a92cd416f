//! Telling a saved game again, and verifying its dice.

use crate::args::Replay;
use crate::voice::Voice;
use crate::{Boxed, Failure, World, outcome, setup, tell};
use kernel::{AnyTable, Findings, Journal, Message, Opened, Seat, Viewer};
use render::text::Ink;
use render::text::layout::hang;

/// Replays a journal: its story, its last board, its result.
pub fn run(args: &Replay, world: &mut World<'_>) -> Result<(), Failure> {
    let whole = setup::journal(&args.file)?;
    let boxed = world.shelf.find(&whole.game)?;
    let journal = match args.at {
        Some(choices) => cut(&whole, choices, args)?,
        None => whole,
    };
    let data = setup::data(boxed, args.data.as_deref())?;
    let opened = boxed.game.replay(&journal, &data, setup::secret()?);
    let Opened { table, findings } =
        opened.map_err(|error| Failure::Replay(args.file.clone(), error))?;
    let voice = Voice::of(world.lang, boxed)?.at(&*table);
    if args.verify {
        return verified(&journal, &findings, args, &voice, world);
    }
    let viewer = viewer(args, table.seats())?;
    let title = Message::new("cli-replay-title")
        .with("game", voice.title(&journal.game))
        .with("edition", journal.edition)
        .with("choices", choices(&journal));
    world.line(world.ink(Ink::Bold, voice.say(&title)))?;
    tell::story(&table.story(viewer, 0), &voice, world)?;
    tell::findings(&findings, &*table, &voice, world)?;
    end(boxed, &*table, viewer, &voice, world)
}

/// Every check and every outcome of chance was compared with what the rules and the seed give: says so, or where the
/// first difference is.
fn verified(
    journal: &Journal,
    findings: &Findings,
    args: &Replay,
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    if journal.seed.is_none() {
        return Err(Failure::NoSeed(args.file.clone()));
    }
    if journal.commitment.is_none() {
        return Err(Failure::NoCommitment(args.file.clone()));
    }
    if let Some((line, what)) = findings.first() {
        return Err(Failure::Differs { file: args.file.clone(), line, what: voice.say(&what) });
    }
    let message = Message::new("cli-replay-verified")
        .with("chances", findings.proved)
        .with("checks", findings.checks);
    world.lines(hang("", &voice.say(&message), world.width))?;
    if findings.marks > 0 {
        let marks = Message::new("cli-replay-marks").with("marks", findings.marks);
        world.lines(hang("", &voice.say(&marks), world.width))?;
    }
    Ok(())
}

fn choices(journal: &Journal) -> usize {
    journal.entries.iter().filter(|entry| entry.choice().is_some()).count()
}

/// The journal up to and with this many choices and what chance brought after them.
fn cut(journal: &Journal, at: usize, args: &Replay) -> Result<Journal, Failure> {
    let choices = choices(journal);
    if at > choices {
        return Err(Failure::Beyond { file: args.file.clone(), choices });
    }
    let mut seen = 0;
    let kept = journal.entries.iter().take_while(|entry| {
        seen += usize::from(entry.choice().is_some());
        seen <= at
    });
    Ok(Journal { entries: kept.cloned().collect(), ..journal.clone() })
}

fn viewer(args: &Replay, seats: usize) -> Result<Viewer, Failure> {
    let Some(seat) = args.seat else { return Ok(Viewer::Watcher) };
    let number = seat.checked_sub(1).filter(|&number| number < seats);
    let number = number.and_then(|number| u8::try_from(number).ok());
    number.map(|number| Viewer::Seat(Seat(number))).ok_or(Failure::NoSeat { seat, seats })
}

fn end(
    boxed: Boxed,
    table: &dyn AnyTable,
    viewer: Viewer,
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    tell::board(boxed, &*table.view(viewer), voice, world)?;
    world.line("")?;
    if let Some(told) = outcome::of(table, voice, world.pen()) {
        world.lines(told)?;
    } else {
        let message =
            Message::new("cli-replay-unfinished").with("choices", choices(table.journal()));
        world.line(voice.say(&message))?;
    }
    Ok(())
}
