//! Forgetting: tables, chat, sessions and guests that nobody has touched for long, a few at a time.

use super::people::id;
use crate::store::{GuestMark, PersonId, StoreError};
use rusqlite::{Connection, params};

/// What is kept of a table, beside the table itself.
const OF_TABLE: [&str; 21] = [
    "packs",
    "steps",
    "receipts",
    "barred",
    "muted",
    "chat",
    "reports",
    "seats",
    "ties",
    "lessons",
    "campaign_games",
    "rematches",
    "analyses",
    "hushed",
    "outbox",
    "paces",
    "bearings",
    "pause_wishes",
    "rated",
    "prepared",
    "invitations",
];

pub(super) fn tables(db: &Connection, since: i64, most: u32) -> Result<u32, StoreError> {
    let mut query =
        db.prepare_cached("SELECT id FROM tables WHERE touched < ?1 ORDER BY touched LIMIT ?2")?;
    let found = query.query_map(params![since, most], |row| row.get(0))?;
    let found = found.collect::<Result<Vec<String>, _>>()?;
    for table in &found {
        for part in OF_TABLE {
            db.prepare_cached(&format!("DELETE FROM {part} WHERE table_id = ?1"))?
                .execute([table])?;
        }
        db.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([table])?;
    }
    Ok(u32::try_from(found.len()).unwrap_or(most))
}

pub(super) fn chat(db: &Connection, since: i64, most: u32) -> Result<u32, StoreError> {
    let gone = db
        .prepare_cached(
            "DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < ?1 ORDER BY at LIMIT ?2)",
        )?
        .execute(params![since, most])?;
    Ok(u32::try_from(gone).unwrap_or(most))
}

pub(super) fn sessions(db: &Connection, since: i64, most: u32) -> Result<u32, StoreError> {
    let gone = db
        .prepare_cached(
            "DELETE FROM sessions WHERE token IN
             (SELECT token FROM sessions WHERE used < ?1 ORDER BY used LIMIT ?2)",
        )?
        .execute(params![since, most])?;
    Ok(u32::try_from(gone).unwrap_or(most))
}

/// Looks at the given number of guests, and forgets those whom no session and no table holds.
pub(super) fn guests(
    db: &Connection,
    since: i64,
    after: Option<GuestMark>,
    most: u32,
) -> Result<(u32, Option<GuestMark>), StoreError> {
    let (at, person) = after.map_or((i64::MIN, PersonId(0)), |mark| (mark.since, mark.id));
    let mut query = db.prepare_cached(
        "SELECT since, id FROM people INDEXED BY people_guests
         WHERE login IS NULL AND since < ?1 AND (since, id) > (?2, ?3)
         ORDER BY since, id LIMIT ?4",
    )?;
    let found = query.query_map(params![since, at, person.to_string(), most], |row| {
        Ok(GuestMark { since: row.get(0)?, id: id(row, 1)? })
    })?;
    let found = found.collect::<Result<Vec<_>, _>>()?;
    let mut forgotten = 0;
    for guest in &found {
        forgotten += u32::from(forget_guest(db, guest.id)?);
    }
    let full = found.len() == most as usize;
    Ok((forgotten, found.last().copied().filter(|_| full)))
}

fn forget_guest(db: &Connection, guest: PersonId) -> Result<bool, StoreError> {
    let guest = &guest.to_string();
    for held in ["ties", "sessions"] {
        let mut query =
            db.prepare_cached(&format!("SELECT 1 FROM {held} WHERE person = ?1 LIMIT 1"))?;
        if query.exists([guest])? {
            return Ok(false);
        }
    }
    for part in ["barred", "muted", "learned", "hushed", "pause_wishes", "invitations", "prepared"]
    {
        db.prepare_cached(&format!("DELETE FROM {part} WHERE person = ?1"))?.execute([guest])?;
    }
    for part in [
        "DELETE FROM campaign_games WHERE campaign IN (SELECT id FROM campaigns WHERE person = ?1)",
        "DELETE FROM campaigns WHERE person = ?1",
    ] {
        db.prepare_cached(part)?.execute([guest])?;
    }
    db.prepare_cached("UPDATE chat SET person = NULL WHERE person = ?1")?.execute([guest])?;
    db.prepare_cached("DELETE FROM people WHERE id = ?1")?.execute([guest])?;
    Ok(true)
}
