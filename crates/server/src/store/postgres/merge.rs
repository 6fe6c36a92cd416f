//! A guest signs in: what they have becomes the account's.

use super::people::token;
use super::rows::{all, id, run};
use crate::store::{Merged, PersonId, StoreError, TableId};
use deadpool_postgres::GenericClient;

/// Seats the account may not have: it has one at that table, where everyone has one, or is barred from it. Tables that
/// have ended hide nothing, so there the account may have several.
const REFUSE: &str = "
    UPDATE seats SET person = NULL, name = '',
        bot = CASE tables.phase WHEN 'playing' THEN COALESCE(seats.bot, $3::TEXT) END
    FROM tables WHERE tables.id = seats.table_id AND seats.person = $1
        AND tables.phase IN ('gathering', 'playing')
        AND (EXISTS (SELECT 1 FROM barred WHERE barred.table_id = tables.id AND barred.person = $2)
             OR (tables.screens = 'own' AND EXISTS (
                 SELECT 1 FROM seats AS other
                 WHERE other.table_id = tables.id AND other.person = $2)))";

/// What changes hands, the guest's first.
const GIVE: [&str; 10] = [
    "UPDATE seats SET name = (SELECT name FROM people WHERE id = $2)
     WHERE person = $1 AND name = (SELECT name FROM people WHERE id = $1)",
    // Before the seats: what is prepared goes with whoever leaves one.
    "UPDATE prepared SET person = $2 WHERE person = $1",
    "UPDATE seats SET person = $2 WHERE person = $1",
    "UPDATE tables SET host = $2 WHERE host = $1",
    "UPDATE chat SET person = $2 WHERE person = $1",
    "INSERT INTO learned SELECT $2::TEXT, game, lesson, at FROM learned WHERE person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM learned WHERE person = $1 AND $2::TEXT <> $1",
    "UPDATE campaigns SET person = $2 WHERE person = $1",
    "INSERT INTO pause_wishes SELECT table_id, $2::TEXT FROM pause_wishes WHERE person = $1 ON CONFLICT DO NOTHING",
    "DELETE FROM pause_wishes WHERE person = $1 AND $2::TEXT <> $1",
];

pub(super) async fn merge(
    db: &impl GenericClient,
    guest: PersonId,
    into: PersonId,
    level: &str,
) -> Result<Merged, StoreError> {
    let tables = touched(db, guest).await?;
    let (guest, into) = (guest.to_string(), into.to_string());
    run(db, REFUSE, &[&guest, &into, &level]).await?;
    for change in GIVE {
        run(db, change, &[&guest, &into]).await?;
    }
    // Nobody is shut out of a table where they sit or which they host.
    for list in ["barred", "muted"] {
        let insert = format!(
            "INSERT INTO {list} SELECT table_id, $2::TEXT FROM {list} WHERE person = $1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = {list}.table_id AND person = $2)
             AND NOT EXISTS (SELECT 1 FROM tables WHERE id = {list}.table_id AND host = $2)
             ON CONFLICT DO NOTHING"
        );
        run(db, &insert, &[&guest, &into]).await?;
    }
    let end = "DELETE FROM sessions WHERE person = $1 RETURNING token";
    let sessions = all(db, end, &[&guest]).await?;
    let sessions = sessions.iter().map(|row| token(row, 0)).collect::<Result<_, _>>()?;
    Ok(Merged { tables, sessions })
}

/// The tables where a person sits, hosts, has spoken, or is shut out; nobody else changes them until this is done.
pub(super) async fn touched(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Vec<TableId>, StoreError> {
    let query = "SELECT id FROM tables WHERE id IN (
            SELECT id FROM tables WHERE host = $1
            UNION SELECT table_id FROM seats WHERE person = $1
            UNION SELECT table_id FROM chat WHERE person = $1
            UNION SELECT table_id FROM barred WHERE person = $1
            UNION SELECT table_id FROM muted WHERE person = $1
        ) ORDER BY id FOR UPDATE";
    let rows = all(db, query, &[&person.to_string()]).await?;
    let tables = rows.iter().map(|row| id(row, 0)).collect::<Result<Vec<TableId>, _>>()?;
    let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
    run(db, "UPDATE tables SET changes = changes + 1 WHERE id = ANY($1)", &[&ids]).await?;
    Ok(tables)
}
