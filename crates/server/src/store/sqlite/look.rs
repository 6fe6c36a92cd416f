//! Looking through a database without changing it, while a server may have it open.

use super::copy::copy;
use super::file::{self, Whose};
use super::{migrate, schema, tables};
use crate::store::{FileError, Progress, Step, StoreError, TableRecord};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// A database that is looked through.
#[derive(Debug)]
pub struct Look {
    db: Connection,
    /// The id of the last table that was looked at.
    last: String,
    /// Dropped once the database is closed.
    _after: After,
}

/// What becomes of the file that was looked into.
#[derive(Debug)]
enum After {
    /// There was a log beside it, which stays.
    Leave,
    /// There was none: what was made to read it goes.
    Tidy(PathBuf),
    /// It is a copy of ours.
    Remove(PathBuf),
}

/// A table as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its id.
    pub id: String,
    /// The name of its game.
    pub game: String,
    /// The table and its steps, or why they cannot be read.
    pub read: Result<(TableRecord, Vec<Step>), StoreError>,
}

impl Look {
    /// Opens a database of ours. One of an older version is copied aside, and brought to ours there.
    pub fn open(path: &Path, told: &mut dyn FnMut(Progress)) -> Result<Self, FileError> {
        let look = Self::as_it_is(path)?;
        if migrate::version(&look.db)? == migrate::VERSION {
            return Ok(look);
        }
        let name = format!("tavolata-{}-{}.db", std::process::id(), crate::chance::number());
        let aside = std::env::temp_dir().join(name);
        let after = After::Remove(aside.clone());
        copy(&look.db, &aside, told)?;
        migrate::take_missing_steps(&aside)?;
        Ok(Self { db: schema::open_existing(&aside)?, last: String::new(), _after: after })
    }

    /// Opens a database of ours, of whichever version we know.
    pub(super) fn as_it_is(path: &Path) -> Result<Self, FileError> {
        match file::whose(path)? {
            Whose::Nobodys if path.exists() => return Err(FileError::Empty),
            Whose::Nobodys => return Err(FileError::Missing),
            Whose::Anothers => return Err(FileError::Foreign),
            Whose::Ours => {}
        }
        let logged = file::beside(path, "-wal").exists();
        let after = if logged { After::Leave } else { After::Tidy(path.to_owned()) };
        let db = schema::open_existing(path)?;
        migrate::version(&db)?;
        Ok(Self { db, last: String::new(), _after: after })
    }

    pub(super) const fn db(&self) -> &Connection {
        &self.db
    }

    /// What is wrong with the file itself, in the words of `SQLite`.
    pub fn damage(&self) -> Result<Vec<String>, FileError> {
        let mut query = self.db.prepare("PRAGMA quick_check")?;
        let lines = query.query_map([], |row| row.get(0))?;
        let lines: Vec<String> = lines.collect::<Result<_, _>>()?;
        Ok(lines.into_iter().filter(|line| line != "ok").collect())
    }

    /// How many tables there are.
    pub fn count(&self) -> Result<u64, FileError> {
        let count: i64 = self.db.query_row("SELECT count(*) FROM tables", [], |row| row.get(0))?;
        Ok(count.cast_unsigned())
    }

    /// The next tables, each as it stands at one moment; none once every one was looked at.
    pub fn next(&mut self, most: u32) -> Result<Vec<Kept>, FileError> {
        let mut query = self
            .db
            .prepare_cached("SELECT id, game FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")?;
        let named = query.query_map((&self.last, most), |row| Ok((row.get(0)?, row.get(1)?)))?;
        let named: Vec<(String, String)> = named.collect::<Result<_, _>>()?;
        if let Some((id, _)) = named.last() {
            self.last.clone_from(id);
        }
        let read = |(id, game): (String, String)| {
            let whole = id.parse().map_err(|_| StoreError::Missing);
            let whole = whole.and_then(|id| tables::whole(&self.db, id));
            let read = whole.and_then(|whole| whole.ok_or(StoreError::Missing));
            Kept { id, game, read }
        };
        Ok(named.into_iter().map(read).collect())
    }
}

impl Drop for After {
    fn drop(&mut self) {
        match self {
            Self::Leave => {}
            // Whoever closes it last, and may write, leaves nothing beside it; where that cannot be, something is left.
            Self::Tidy(path) => {
                let _left = schema::open_and_close(path);
            }
            Self::Remove(path) => {
                let _left = file::remove(path);
            }
        }
    }
}
