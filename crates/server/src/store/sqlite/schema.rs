//! The schema and how a file is opened.

use crate::store::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// What marks a file as ours ("tavo").
const APPLICATION: i32 = 0x7461_766f;
/// The version of the schema.
const VERSION: i32 = 1;

const SCHEMA: &str = "
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE COLLATE NOCASE,
    password TEXT,
    settings TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    since INTEGER NOT NULL,
    browser TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_person ON sessions (person);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opening TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people,
    door TEXT NOT NULL,
    phase TEXT NOT NULL,
    version INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    since INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_found ON tables (door, phase, touched);
CREATE INDEX tables_host ON tables (host);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    person TEXT REFERENCES people,
    bot TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL,
    keep INTEGER NOT NULL,
    lines TEXT NOT NULL,
    asked INTEGER NOT NULL,
    phase TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE receipts (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE barred (
    table_id TEXT NOT NULL REFERENCES tables,
    person TEXT NOT NULL REFERENCES people,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_table ON chat (table_id, id);
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables,
    at INTEGER NOT NULL,
    journal TEXT NOT NULL
) STRICT;
CREATE INDEX reports_table ON reports (table_id, id);
";

/// Opens a file, made if missing: what is committed survives a power cut.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    settle(Connection::open(path)?)
}

/// Opens a file that must be there.
pub(super) fn open_existing(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let refused =
        |error: rusqlite::Error| StoreError::Broken(format!("{}: {error}", path.display()));
    Connection::open_with_flags(path, flags).map_err(refused)
}

fn settle(db: Connection) -> Result<Connection, StoreError> {
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    db.pragma_update(None, "foreign_keys", "ON")?;
    db.pragma_update(None, "busy_timeout", 5000)?;
    db.pragma_update(None, "cache_size", -4096)?;
    Ok(db)
}

/// Lays out the schema in a new file; refuses a file that is not ours or is newer than this program.
pub(super) fn prepare(db: &Connection) -> Result<(), StoreError> {
    let tables: u32 = db.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0))?;
    if tables > 0 {
        return check(db);
    }
    let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};");
    Ok(db.execute_batch(&format!("BEGIN; {SCHEMA} {marks} COMMIT;"))?)
}

/// Refuses a file that is not ours or is newer than this program.
pub(super) fn check(db: &Connection) -> Result<(), StoreError> {
    let mark = |name| db.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i32>(0));
    if mark("application_id")? != APPLICATION {
        return Err(StoreError::Broken("the file is not a Tavolata database".to_owned()));
    }
    let version = mark("user_version")?;
    if version > VERSION {
        let newer = format!("the database is of version {version}; this program knows {VERSION}");
        return Err(StoreError::Broken(newer));
    }
    Ok(())
}
