//! What comes after the end: rematches and analyses.

use super::people::id;
use super::tables;
use crate::store::{Phase, StoreError, TableId, TableRecord};
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
    // It comes as a table that gathers, and then begins: that calls whoever is asked, as every beginning does.
    let gathers = TableRecord { phase: Phase::Gathering, asked: 0, ..table.clone() };
    tables::add(db, &gathers)?;
    let both = params![of.to_string(), table.id.to_string()];
    for part in ON_THE_SAME_TERMS {
        db.prepare_cached(part)?.execute(both)?;
    }
    db.prepare_cached("UPDATE tables SET phase = ?2, asked = ?3 WHERE id = ?1")?
        .execute(params![table.id.to_string(), table.phase.word(), table.asked])?;
    db.prepare_cached("INSERT INTO rematches VALUES (?1, ?2)")?.execute(both)?;
    Ok(())
}

/// What goes over from a table to its rematch. Where a bot sits, nothing counts.
const ON_THE_SAME_TERMS: [&str; 3] = [
    "INSERT INTO paces SELECT ?2, per, seconds, reserve, 1 << 60 FROM paces WHERE table_id = ?1",
    "INSERT INTO rated SELECT ?2 FROM rated WHERE table_id = ?1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?2 AND bot IS NOT NULL)",
    "UPDATE tables SET (tongue, taught) = (SELECT tongue, taught FROM tables WHERE id = ?1) WHERE id = ?2",
];

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
