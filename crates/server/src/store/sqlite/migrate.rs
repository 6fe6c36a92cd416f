//! From an older version of the schema to ours: numbered steps, each in a transaction, with a copy made before.

use super::{file, schema};
use crate::store::FileError;
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// The steps from nothing to the schema as it is, in order; the version of a database is how many it has taken. What
/// has been released is never changed: the next step mends it.
const STEPS: &[&str] = &[
    include_str!("steps/01-layout.sql"),
    include_str!("steps/02-lobby.sql"),
    include_str!("steps/03-seats.sql"),
    include_str!("steps/04-pages.sql"),
    include_str!("steps/05-retention.sql"),
    include_str!("steps/06-aids.sql"),
    include_str!("steps/07-campaigns.sql"),
    include_str!("steps/08-lessons.sql"),
    include_str!("steps/09-endings.sql"),
    include_str!("steps/10-outbox.sql"),
    include_str!("steps/11-clocks.sql"),
    include_str!("steps/12-tokens.sql"),
    include_str!("steps/13-ratings.sql"),
    include_str!("steps/14-lobby.sql"),
    include_str!("steps/15-prepared.sql"),
    include_str!("steps/16-admin.sql"),
    include_str!("steps/17-identities.sql"),
];

/// The version of the schema this program knows.
pub(super) const VERSION: usize = STEPS.len();

/// The version of a database; refuses one that is not ours or is newer than this program.
pub(super) fn version(db: &Connection) -> Result<usize, FileError> {
    let mark = |name| db.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0));
    if mark("application_id")? != i64::from(file::APPLICATION) {
        return Err(FileError::Foreign);
    }
    match usize::try_from(mark("user_version")?) {
        Ok(version @ 1..=VERSION) => Ok(version),
        Ok(found) if found > VERSION => Err(FileError::Newer { found, known: VERSION }),
        _ => Err(FileError::Foreign),
    }
}

/// Makes a new database. It is there only once it is complete.
pub(super) fn create(path: &Path) -> Result<(), FileError> {
    let new = file::beside(path, ".new");
    file::make(&new)?;
    let mut db = schema::open(&new)?;
    db.pragma_update(None, "application_id", file::APPLICATION)?;
    take_steps(&mut db, 0)?;
    db.close().map_err(|(_, error)| error)?;
    file::remove(path)?;
    Ok(file::put(&new, path)?)
}

/// Brings a database to our version; answers where its copy is, if it was older. Whenever this is cut short, the file is
/// of one version or the next, and doing it again completes it.
pub(super) fn migrate(path: &Path) -> Result<Option<PathBuf>, FileError> {
    let from = version(&schema::open_existing(path)?)?;
    if from == VERSION {
        return Ok(None);
    }
    let mut db = schema::open_alone(path)?;
    let copy = file::beside(path, &format!(".v{from}"));
    super::copy::copy(&db, &copy, &mut |_| {})?;
    take_steps(&mut db, from)?;
    db.close().map_err(|(_, error)| error)?;
    Ok(Some(copy))
}

/// Brings a copy of ours to our version.
pub(super) fn take_missing_steps(copy: &Path) -> Result<(), FileError> {
    let mut db = schema::open_alone(copy)?;
    let from = version(&db)?;
    take_steps(&mut db, from)
}

fn take_steps(db: &mut Connection, from: usize) -> Result<(), FileError> {
    for (index, step) in STEPS.iter().enumerate().skip(from) {
        let taken = db.transaction()?;
        taken.execute_batch(step)?;
        taken.execute_batch(&format!("PRAGMA user_version = {}", index + 1))?;
        taken.commit()?;
    }
    Ok(())
}
