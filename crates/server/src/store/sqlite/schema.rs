//! How a file is opened.

use crate::store::FileError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// Opens a file, made if missing: what is committed survives a power cut.
pub(super) fn open(path: &Path) -> Result<Connection, FileError> {
    let db = Connection::open(path)?;
    #[cfg(test)]
    let db = super::plans::watched(db);
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    db.pragma_update(None, "busy_timeout", 5000)?;
    db.pragma_update(None, "cache_size", -4096)?;
    Ok(db)
}

/// Opens a file that must be there, to read it beside a server.
pub(super) fn open_existing(path: &Path) -> Result<Connection, FileError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.pragma_update(None, "busy_timeout", 5000)?;
    Ok(db)
}

/// Opens a file that must be there so that nobody else can; refuses where somebody has it open, a server of an older
/// program too.
pub(super) fn open_alone(path: &Path) -> Result<Connection, FileError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.pragma_update(None, "busy_timeout", 1000)?;
    db.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    touch(&db)?;
    Ok(db)
}

/// Opens and closes a file that must be there: who does so last removes what lies beside it.
pub(super) fn open_and_close(path: &Path) -> Result<(), FileError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    touch(&Connection::open_with_flags(path, flags)?)
}

/// Reads something: a connection does nothing before it must.
pub(super) fn touch(db: &Connection) -> Result<(), FileError> {
    Ok(db.query_row("SELECT count(*) FROM sqlite_master", [], |_| Ok(()))?)
}
