//! Databases: copied, put back, checked.

pub mod check;
pub mod gauge;

use crate::args::{Check, Restore};
use crate::voice::Voice;
use crate::{Failure, World};
use gauge::Gauge;
use kernel::Message;
use server::store::FileError;
use server::store::sqlite;
use std::path::Path;

/// Copies the database to a new file, while a server may have it open.
pub fn backup(database: &Path, to: &Path, world: &mut World<'_>) -> Result<(), Failure> {
    refuse_to_overwrite(to)?;
    let voice = Voice::new(world.lang);
    let mut gauge = Gauge::new("cli-copying", &voice);
    let copied = sqlite::backup(database, to, &mut |progress| gauge.show(progress));
    gauge.end();
    copied.map_err(|error| Failure::Copy(database.to_owned(), error))?;
    tell_copied(database, to, &voice, world)
}

/// Makes the database anew from a backup, and looks through it if that is wanted.
pub fn restore(args: &Restore, world: &mut World<'_>) -> Result<(), Failure> {
    let (from, to) = (&args.from, &args.database);
    refuse_to_overwrite(to)?;
    let voice = Voice::new(world.lang);
    let mut gauge = Gauge::new("cli-copying", &voice);
    let restored = sqlite::restore(from, to, &mut |progress| gauge.show(progress));
    gauge.end();
    restored.map_err(|error| {
        let wrong = if error == FileError::InUse { to } else { from };
        Failure::Copy(wrong.clone(), error)
    })?;
    tell_copied(from, to, &voice, world)?;
    if args.verify {
        return check::run(&Check { database: to.clone(), json: false, jobs: None }, world);
    }
    Ok(())
}

fn refuse_to_overwrite(file: &Path) -> Result<(), Failure> {
    if file.exists() { Err(Failure::There(file.to_owned())) } else { Ok(()) }
}

fn tell_copied(
    from: &Path,
    to: &Path,
    voice: &Voice,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    let done = Message::new("cli-copied").with("from", from.display().to_string());
    world.line(voice.say(&done.with("to", to.display().to_string())))?;
    Ok(())
}
