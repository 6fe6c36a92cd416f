//! Lessons: which table is one, who has come through which, and where one was left.

use super::people::id;
use crate::store::{Learned, PersonId, StoreError, TableId};
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn set(db: &Connection, table: TableId, lesson: &str) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached("INSERT OR REPLACE INTO lessons VALUES (?1, ?2)")?;
    insert.execute(params![table.to_string(), lesson])?;
    Ok(())
}

pub(super) fn of_table(db: &Connection, table: TableId) -> Result<Option<String>, StoreError> {
    let mut query = db.prepare_cached("SELECT lesson FROM lessons WHERE table_id = ?1")?;
    Ok(query.query_row([table.to_string()], |row| row.get(0)).optional()?)
}

pub(super) fn learn(
    db: &Connection,
    person: PersonId,
    (game, lesson): (&str, &str),
    at: i64,
) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached("INSERT OR IGNORE INTO learned VALUES (?1, ?2, ?3, ?4)")?;
    insert.execute(params![person.to_string(), game, lesson, at])?;
    Ok(())
}

/// What a person has learned, and the latest table of each lesson they have begun and not closed.
pub(super) fn learned(db: &Connection, person: PersonId) -> Result<Learned, StoreError> {
    let mut query = db.prepare_cached("SELECT game, lesson FROM learned WHERE person = ?1")?;
    let done = query.query_map([person.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let done = done.collect::<Result<_, _>>()?;
    let mut query = db.prepare_cached(
        "SELECT game, lesson, id FROM tables CROSS JOIN lessons ON lessons.table_id = tables.id
         WHERE host = ?1 AND phase = 'playing' ORDER BY touched",
    )?;
    let begun = query
        .query_map([person.to_string()], |row| Ok(((row.get(0)?, row.get(1)?), id(row, 2)?)))?;
    Ok(Learned { done, begun: begun.collect::<Result<_, _>>()? })
}
