//! Packed steps: those of a table nobody has touched for long, in one compressed piece.

use super::people::word;
use super::tables;
use crate::store::packing::{packed, unpacked};
use crate::store::{Step, StoreError, TableId};
use rusqlite::{Connection, OptionalExtension, params};

/// The steps of a table that are packed.
pub(super) fn steps(db: &Connection, table: TableId) -> Result<Vec<Step>, StoreError> {
    let mut query = db.prepare_cached("SELECT steps FROM packs WHERE table_id = ?1")?;
    let packed = query.query_row([table.to_string()], |row| row.get::<_, Vec<u8>>(0)).optional()?;
    let broken = || StoreError::Broken(format!("the packed steps of {table} cannot be read"));
    packed.map_or(Ok(Vec::new()), |packed| unpacked(&packed).ok_or_else(broken))
}

/// Packs the steps of up to the given number of tables that nobody has touched since; answers how many they were.
pub(super) fn pack(db: &Connection, since: i64, most: u32) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM tables WHERE packed < version AND touched < ?1 ORDER BY touched LIMIT ?2",
    )?;
    let found = query.query_map(params![since, most], |row| word(row, 0, |id| id.parse().ok()))?;
    let found = found.collect::<Result<Vec<TableId>, _>>()?;
    for table in &found {
        pack_one(db, *table)?;
    }
    Ok(u32::try_from(found.len()).unwrap_or(most))
}

fn pack_one(db: &Connection, table: TableId) -> Result<(), StoreError> {
    let (id, steps) = (table.to_string(), tables::steps_now(db, table, 0)?);
    let packed = packed(&steps).map_err(|error| StoreError::Broken(error.to_string()))?;
    // What could not be unpacked again would be lost.
    if unpacked(&packed).as_ref() != Some(&steps) {
        return Err(StoreError::Broken(format!("the steps of {table} cannot be packed")));
    }
    db.prepare_cached("INSERT OR REPLACE INTO packs VALUES (?1, ?2)")?
        .execute(params![id, packed])?;
    db.prepare_cached("UPDATE tables SET packed = version WHERE id = ?1")?.execute([&id])?;
    db.prepare_cached("DELETE FROM steps WHERE table_id = ?1")?.execute([&id])?;
    db.prepare_cached("DELETE FROM receipts WHERE table_id = ?1")?.execute([&id])?;
    Ok(())
}
