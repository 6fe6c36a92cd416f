//! Databases: copied, put back, checked, moved.

pub mod check;
pub mod gauge;
pub mod moving;

use crate::args::{Check, MoveDatabase, Restore};
use crate::voice::Voice;
use crate::{Failure, World};
use gauge::Gauge;
use kernel::Message;
use server::store::{FileError, Place, Postgres, Store, sqlite};
use std::path::{Path, PathBuf};

/// Copies the database to a new file, while a server may have it open.
pub fn backup(database: &Place, to: &Path, world: &mut World<'_>) -> Result<(), Failure> {
    refuse_to_overwrite(to)?;
    let voice = Voice::new(world.lang);
    let mut gauge = Gauge::new("cli-copying", &voice);
    let copied = match database {
        Place::File(path) => sqlite::backup(path, to, &mut |progress| gauge.show(progress)),
        Place::Postgres(address) => block_on(async {
            let store = Postgres::open_existing(address).await?;
            Ok(store.backup(to.to_owned()).await?)
        })?,
    };
    gauge.end();
    copied.map_err(|error| Failure::Copy(shown(database), error))?;
    tell_copied(&shown(database), to, &voice, world)
}

/// Makes the database anew from a backup, and looks through it if that is wanted.
pub fn restore(args: &Restore, world: &mut World<'_>) -> Result<(), Failure> {
    let (from, to) = (&args.from, &args.database);
    let Place::File(file) = to else {
        return moving::run(
            &MoveDatabase { from: Place::File(from.clone()), to: to.clone(), jobs: None },
            world,
        );
    };
    refuse_to_overwrite(file)?;
    let voice = Voice::new(world.lang);
    let mut gauge = Gauge::new("cli-copying", &voice);
    let restored = sqlite::restore(from, file, &mut |progress| gauge.show(progress));
    gauge.end();
    restored.map_err(|error| {
        let wrong = if error == FileError::InUse { file } else { from };
        Failure::Copy(wrong.clone(), error)
    })?;
    tell_copied(from, file, &voice, world)?;
    if args.verify {
        return check::run(&Check { database: to.clone(), json: false, jobs: None }, world);
    }
    Ok(())
}

/// A place as it is named to people: without its password.
fn shown(place: &Place) -> PathBuf {
    place.to_string().into()
}

/// Waits for what a database answers.
fn block_on<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    Ok(tokio::runtime::Runtime::new()?.block_on(work))
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
