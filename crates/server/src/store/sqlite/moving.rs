//! A file that everything is moved from, or to.

use super::file::{self, Lock};
use super::{Look, migrate, schema};
use crate::store::FileError;
use crate::store::moving::parts::{Cell, Line, PARTS, Part};
use rusqlite::types::{Value, ValueRef};
use rusqlite::{Connection, params_from_iter};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A file that everything is moved from; no server opens it meanwhile.
#[derive(Debug)]
pub(in crate::store) struct Source {
    look: Look,
    /// How many rows of a part were read.
    read: usize,
    _lock: Lock,
}

impl Source {
    /// Opens a database of ours.
    pub(in crate::store) fn open(path: &Path) -> Result<Self, FileError> {
        let look = Look::open(path, &mut |_| {})?;
        let lock = Lock::take(&file::real(path)?)?;
        Ok(Self { look, read: 0, _lock: lock })
    }

    /// How many rows there are.
    pub(in crate::store) fn count(&self) -> Result<u64, FileError> {
        let mut all = 0;
        for part in PARTS {
            let query = format!("SELECT count(*) FROM {}", part.name);
            all +=
                self.look.db().query_row(&query, [], |row| row.get::<_, i64>(0))?.cast_unsigned();
        }
        Ok(all)
    }

    /// Begins with another part.
    pub(in crate::store) const fn begin(&mut self) {
        self.read = 0;
    }

    /// The next rows of a part; nobody writes meanwhile, so they stand in one order.
    pub(in crate::store) fn next(
        &mut self,
        part: &Part,
        most: usize,
    ) -> Result<Vec<Line>, FileError> {
        let order =
            part.columns.iter().take(3).map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        let query = format!(
            "SELECT {} FROM {} ORDER BY {order} LIMIT ?1 OFFSET ?2",
            part.names(),
            part.name
        );
        let mut query = self.look.db().prepare_cached(&query)?;
        let width = part.columns.len();
        let lines = query.query_map((most.cast_signed(), self.read.cast_signed()), |row| {
            (0..width).map(|at| Ok(cell(row.get_ref(at)?))).collect::<rusqlite::Result<Line>>()
        })?;
        let lines = lines.collect::<Result<Vec<_>, _>>()?;
        self.read += lines.len();
        Ok(lines)
    }
}

fn cell(value: ValueRef<'_>) -> Cell {
    match value {
        ValueRef::Null => Cell::Empty,
        ValueRef::Integer(number) => Cell::Number(number),
        // The schema has none.
        ValueRef::Real(number) => Cell::Text(number.to_string()),
        ValueRef::Text(text) => Cell::Text(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_vec()),
    }
}

/// A new file that everything is moved to. It is there only once it is complete.
#[derive(Debug)]
pub(in crate::store) struct Target {
    /// In one hand at a time, whichever thread that is of.
    db: Mutex<Connection>,
    part: PathBuf,
}

impl Target {
    /// Begins a file; refuses where there is one.
    pub(in crate::store) fn create(path: &Path) -> Result<Self, FileError> {
        if path.exists() {
            return Err(FileError::Full);
        }
        let part = file::beside(path, ".part");
        file::remove(&part)?;
        migrate::create(&part)?;
        let db = schema::open(&part)?;
        db.execute_batch("BEGIN")?;
        Ok(Self { db: Mutex::new(db), part })
    }

    /// Writes rows.
    pub(in crate::store) fn write(&self, part: &Part, lines: &[Line]) -> Result<(), FileError> {
        let places: Vec<String> = (1..=part.columns.len()).map(|at| format!("?{at}")).collect();
        let insert =
            format!("INSERT INTO {} ({}) VALUES ({})", part.name, part.names(), places.join(", "));
        let db = self.db.lock().unwrap_or_else(PoisonError::into_inner);
        let mut insert = db.prepare_cached(&insert)?;
        for line in lines {
            insert.execute(params_from_iter(line.iter().map(value)))?;
        }
        Ok(())
    }

    /// Puts the file in its place.
    pub(in crate::store) fn finish(self, path: &Path) -> Result<(), FileError> {
        let db = self.db.into_inner().unwrap_or_else(PoisonError::into_inner);
        db.execute_batch("COMMIT")?;
        db.pragma_update(None, "journal_mode", "DELETE")?;
        db.close().map_err(|(_, error)| error)?;
        Ok(file::put(&self.part, path)?)
    }

    /// Leaves nothing behind.
    pub(in crate::store) fn discard(self) {
        let Self { db, part } = self;
        drop(db);
        let _left = file::remove(&part);
    }
}

fn value(cell: &Cell) -> Value {
    match cell {
        Cell::Empty => Value::Null,
        Cell::Text(text) => Value::Text(text.clone()),
        Cell::Number(number) => Value::Integer(*number),
        Cell::Bytes(bytes) => Value::Blob(bytes.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_a_file_has_is_moved() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("tavolata.db");
        migrate::create(&path).expect("it is made");
        let db = schema::open(&path).expect("it opens");
        let mut query = db
            .prepare(
                "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
                 WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND tables.name <> 'ties' ORDER BY 1, 2",
            )
            .expect("it is asked");
        let there = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
        let there: Vec<(String, String)> = there.collect::<Result<_, _>>().expect("rows");
        let named = PARTS.iter().flat_map(|part| {
            part.columns.iter().map(|(column, _)| (part.name.to_owned(), (*column).to_owned()))
        });
        let mut named: Vec<_> = named.collect();
        named.sort();
        assert_eq!(there, named);
    }
}
