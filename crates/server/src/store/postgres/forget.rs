//! Forgetting: tables, chat, sessions and guests that nobody has touched for long, a few at a time.

use super::rows::{all, column, id, one, run};
use crate::store::{GuestMark, PersonId, StoreError};
use deadpool_postgres::GenericClient;

/// What is kept of a table, beside the table itself.
const OF_TABLE: [&str; 24] = [
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
    "leases",
    "asides",
    "present",
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

pub(super) async fn tables(
    db: &impl GenericClient,
    since: i64,
    most: u32,
) -> Result<u32, StoreError> {
    let query = "SELECT id FROM tables WHERE touched < $1 ORDER BY touched LIMIT $2
                 FOR UPDATE SKIP LOCKED";
    let found = all(db, query, &[&since, &i64::from(most)]).await?;
    let found = found.iter().map(|row| column(row, 0)).collect::<Result<Vec<String>, _>>()?;
    for part in OF_TABLE {
        run(db, &format!("DELETE FROM {part} WHERE table_id = ANY($1)"), &[&found]).await?;
    }
    run(db, "DELETE FROM tables WHERE id = ANY($1)", &[&found]).await?;
    Ok(u32::try_from(found.len()).unwrap_or(most))
}

pub(super) async fn chat(
    db: &impl GenericClient,
    since: i64,
    most: u32,
) -> Result<u32, StoreError> {
    let delete = "DELETE FROM chat WHERE id IN
                  (SELECT id FROM chat WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)";
    let gone = run(db, delete, &[&since, &i64::from(most)]).await?;
    Ok(u32::try_from(gone).unwrap_or(most))
}

pub(super) async fn sessions(
    db: &impl GenericClient,
    since: i64,
    most: u32,
) -> Result<u32, StoreError> {
    let delete = "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions
                  WHERE used < $1 ORDER BY used LIMIT $2 FOR UPDATE SKIP LOCKED)";
    let gone = run(db, delete, &[&since, &i64::from(most)]).await?;
    Ok(u32::try_from(gone).unwrap_or(most))
}

/// Looks at the given number of guests, and forgets those whom no session and no table holds.
pub(super) async fn guests(
    db: &impl GenericClient,
    since: i64,
    after: Option<GuestMark>,
    most: u32,
) -> Result<(u32, Option<GuestMark>), StoreError> {
    let (at, person) = after.map_or((i64::MIN, PersonId(0)), |mark| (mark.since, mark.id));
    let query = "SELECT since, id FROM people WHERE login IS NULL AND since < $1
                 AND (since, id) > ($2, $3) ORDER BY since, id LIMIT $4 FOR UPDATE SKIP LOCKED";
    let rows = all(db, query, &[&since, &at, &person.to_string(), &i64::from(most)]).await?;
    let mut found = Vec::new();
    for row in &rows {
        found.push(GuestMark { since: column(row, 0)?, id: id(row, 1)? });
    }
    let mut forgotten = 0;
    for guest in &found {
        forgotten += u32::from(forget_guest(db, guest.id).await?);
    }
    let full = found.len() == most as usize;
    Ok((forgotten, found.last().copied().filter(|_| full)))
}

async fn forget_guest(db: &impl GenericClient, guest: PersonId) -> Result<bool, StoreError> {
    let guest = guest.to_string();
    let held = "SELECT EXISTS (SELECT 1 FROM ties WHERE person = $1)
                OR EXISTS (SELECT 1 FROM sessions WHERE person = $1)";
    if one(db, held, &[&guest]).await?.map_or(Ok(true), |row| column(&row, 0))? {
        return Ok(false);
    }
    for change in [
        "DELETE FROM barred WHERE person = $1",
        "DELETE FROM muted WHERE person = $1",
        "DELETE FROM learned WHERE person = $1",
        "DELETE FROM prepared WHERE person = $1",
        "DELETE FROM hushed WHERE person = $1",
        "DELETE FROM pause_wishes WHERE person = $1",
        "DELETE FROM invitations WHERE person = $1",
        "DELETE FROM campaign_games WHERE campaign IN (SELECT id FROM campaigns WHERE person = $1)",
        "DELETE FROM campaigns WHERE person = $1",
        "UPDATE chat SET person = NULL WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
    ] {
        run(db, change, &[&guest]).await?;
    }
    Ok(true)
}
