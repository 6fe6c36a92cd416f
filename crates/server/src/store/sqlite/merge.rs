//! A guest signs in: what they have becomes the account's.

use super::people::id;
use crate::store::{Merged, PersonId, StoreError, TableId, TokenHash};
use rusqlite::{Connection, params};

/// Seats the account may not have: it has one at that table, where everyone has one, or is barred from it. Tables that
/// have ended hide nothing, so there the account may have several.
const REFUSED: &str = "
    person = ?1 AND EXISTS (
        SELECT 1 FROM tables WHERE tables.id = seats.table_id
        AND tables.phase IN ('gathering', 'playing')
        AND (EXISTS (SELECT 1 FROM barred WHERE barred.table_id = tables.id AND barred.person = ?2)
             OR (tables.screens = 'own' AND EXISTS (
                 SELECT 1 FROM seats AS other
                 WHERE other.table_id = tables.id AND other.person = ?2)))
    )";

pub(super) fn merge(
    db: &Connection,
    guest: PersonId,
    into: PersonId,
    level: &str,
) -> Result<Merged, StoreError> {
    let both = params![guest.to_string(), into.to_string()];
    let tables = touched(db, guest)?;
    db.prepare_cached(&format!(
        "UPDATE seats SET person = NULL, name = '',
         bot = (SELECT CASE phase WHEN 'playing' THEN ifnull(seats.bot, ?3) END
                FROM tables WHERE tables.id = seats.table_id)
         WHERE {REFUSED}"
    ))?
    .execute(params![guest.to_string(), into.to_string(), level])?;
    for change in [
        "UPDATE seats SET name = (SELECT name FROM people WHERE id = ?2)
         WHERE person = ?1 AND name = (SELECT name FROM people WHERE id = ?1)",
        // Before the seats: what is prepared goes with whoever leaves one.
        "UPDATE prepared SET person = ?2 WHERE person = ?1",
        "UPDATE seats SET person = ?2 WHERE person = ?1",
        "UPDATE tables SET host = ?2 WHERE host = ?1",
        "UPDATE chat SET person = ?2 WHERE person = ?1",
        "INSERT OR IGNORE INTO learned SELECT ?2, game, lesson, at FROM learned WHERE person = ?1",
        "DELETE FROM learned WHERE person = ?1 AND ?2 <> ?1",
        "UPDATE campaigns SET person = ?2 WHERE person = ?1",
        "INSERT OR IGNORE INTO pause_wishes SELECT table_id, ?2 FROM pause_wishes WHERE person = ?1",
        "DELETE FROM pause_wishes WHERE person = ?1 AND ?2 <> ?1",
    ] {
        db.prepare_cached(change)?.execute(both)?;
    }
    // Nobody is shut out of a table where they sit or which they host.
    for list in ["barred", "muted"] {
        db.prepare_cached(&format!(
            "INSERT OR IGNORE INTO {list} SELECT table_id, ?2 FROM {list} WHERE person = ?1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = {list}.table_id AND person = ?2)
             AND NOT EXISTS (SELECT 1 FROM tables WHERE id = {list}.table_id AND host = ?2)"
        ))?
        .execute(both)?;
    }
    let mut end = db.prepare_cached("DELETE FROM sessions WHERE person = ?1 RETURNING token")?;
    let sessions = end.query_map([guest.to_string()], |row| Ok(TokenHash(row.get(0)?)))?;
    Ok(Merged { tables, sessions: sessions.collect::<Result<_, _>>()? })
}

/// The tables where a person sits, hosts, has spoken, or is shut out.
pub(super) fn touched(db: &Connection, person: PersonId) -> Result<Vec<TableId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM tables WHERE host = ?1
         UNION SELECT table_id FROM seats WHERE person = ?1
         UNION SELECT table_id FROM chat WHERE person = ?1
         UNION SELECT table_id FROM barred WHERE person = ?1
         UNION SELECT table_id FROM muted WHERE person = ?1",
    )?;
    let tables = query.query_map([person.to_string()], |row| id(row, 0))?;
    Ok(tables.collect::<Result<_, _>>()?)
}
