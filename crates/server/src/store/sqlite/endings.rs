//! What comes after the end: rematches and analyses.

use super::people::id;
use super::tables;
use crate::store::{StoreError, TableId, TableRecord};
use rusqlite::{Connection, OptionalExtension, params};

/// Adds a table as the rematch of another, unless that has one.
pub(super) fn add_rematch(
    db: &Connection,
    of: TableId,
    table: &TableRecord,
) -> Result<(), StoreError> {
    if rematch_of(db, of)?.is_some() {
        return Err(StoreError::Conflict);
    }
    tables::add(db, table)?;
    db.prepare_cached("INSERT INTO rematches VALUES (?1, ?2)")?
        .execute(params![of.to_string(), table.id.to_string()])?;
    Ok(())
}

pub(super) fn rematch_of(db: &Connection, of: TableId) -> Result<Option<TableId>, StoreError> {
    let mut query = db.prepare_cached("SELECT next FROM rematches WHERE table_id = ?1")?;
    Ok(query.query_row([of.to_string()], |row| id(row, 0)).optional()?)
}

pub(super) fn keep_analysis(
    db: &Connection,
    table: TableId,
    analysis: &str,
) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached("INSERT OR REPLACE INTO analyses VALUES (?1, ?2)")?;
    insert.execute(params![table.to_string(), analysis])?;
    Ok(())
}

pub(super) fn analysis(db: &Connection, table: TableId) -> Result<Option<String>, StoreError> {
    let mut query = db.prepare_cached("SELECT analysis FROM analyses WHERE table_id = ?1")?;
    Ok(query.query_row([table.to_string()], |row| row.get(0)).optional()?)
}
