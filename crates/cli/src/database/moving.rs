//! Moving everything from a file to a database that several servers share, or back: every journal is the same on the other
//! side, and opens there.

use super::gauge::Gauge;
use super::{check, shown};
use crate::args::{Check, MoveDatabase};
use crate::voice::Voice;
use crate::{Failure, World};
use kernel::Message;
use server::store::moving::{Tour, move_all};
use server::store::{FileError, Place, Progress};

/// How many tables are compared at a time.
const TOGETHER: u32 = 256;

/// Moves everything, compares every journal with what it was, and opens every game once.
pub fn run(args: &MoveDatabase, world: &mut World<'_>) -> Result<(), Failure> {
    let voice = Voice::new(world.lang);
    let runtime = tokio::runtime::Runtime::new()?;
    let mut gauge = Gauge::new("cli-copying", &voice);
    let moved = runtime.block_on(moved(args, &mut |progress| gauge.show(progress)));
    gauge.end();
    let rows = moved.map_err(|error| wrong(args, error))?;
    let differing = runtime.block_on(differing(&args.from, &args.to));
    let differing = differing.map_err(|error| Failure::Copy(shown(&args.to), error))?;
    if let Some(table) = differing {
        return Err(Failure::Moved { file: shown(&args.to), table });
    }
    let told = Message::new("cli-moved")
        .with("from", args.from.to_string())
        .with("to", args.to.to_string())
        .with("rows", i64::try_from(rows).unwrap_or(i64::MAX));
    world.line(voice.say(&told))?;
    check::run(&Check { database: args.to.clone(), json: false, jobs: args.jobs }, world)
}

/// Moves everything and tells how far it has come; answers how many rows it was.
async fn moved(args: &MoveDatabase, told: &mut dyn FnMut(Progress)) -> Result<u64, FileError> {
    let (telling, mut progress) = tokio::sync::mpsc::channel(64);
    let moving = move_all(&args.from, &args.to, &telling);
    tokio::pin!(moving);
    loop {
        tokio::select! {
            done = &mut moving => return Ok(done?.iter().map(|(_, rows)| rows).sum()),
            Some(progress) = progress.recv() => told(progress),
        }
    }
}

/// What went wrong, and with which of the two.
fn wrong(args: &MoveDatabase, error: FileError) -> Failure {
    let place = match error {
        FileError::Full | FileError::Foreign => &args.to,
        FileError::InUse
        | FileError::Missing
        | FileError::Empty
        | FileError::Newer { .. }
        | FileError::System(_)
        | FileError::Store(_) => &args.from,
    };
    Failure::Copy(shown(place), error)
}

/// The first table that is not there as it was here, if there is one.
async fn differing(from: &Place, to: &Place) -> Result<Option<String>, FileError> {
    let mut one = Tour::open(from, &mut |_| {}).await?;
    let mut other = Tour::open(to, &mut |_| {}).await?;
    loop {
        let (was, is) = (one.next(TOGETHER).await?, other.next(TOGETHER).await?);
        if let Some((was, _)) = was.iter().zip(&is).find(|(was, is)| was != is) {
            return Ok(Some(was.id.clone()));
        }
        if was.len() != is.len() {
            let longer = if was.len() > is.len() { &was } else { &is };
            return Ok(longer.last().map(|kept| kept.id.clone()));
        }
        if was.is_empty() {
            return Ok(None);
        }
    }
}
