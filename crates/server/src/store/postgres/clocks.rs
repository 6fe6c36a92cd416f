//! Clocks: paces, pauses, gaps.

use super::rows::{all, column, id, one, run, word};
use super::{Postgres, changes, looks, tables};
use crate::store::{
    Answer, Bearing, Clocks, Gap, News, Pace, Per, PersonId, StoreError, TableId, Wishes,
};
use deadpool_postgres::{GenericClient, Object};
use kernel::Seat;

/// When a table is due that need not be looked at.
const NEVER: i64 = 1 << 60;
/// For how many seconds a gap is remembered at least. Where a timed table is played it is remembered for as long as it is.
const REMEMBERED: i64 = 60 * 24 * 3600;

impl Clocks for Postgres {
    fn set_pace(&self, table: TableId, pace: Pace) -> Answer<'_, ()> {
        changes!(self, db => set_pace(db, table, pace))
    }

    fn pace(&self, table: TableId) -> Answer<'_, Option<Pace>> {
        looks!(self, db => pace(db, table))
    }

    fn bearings(&self, table: TableId) -> Answer<'_, Vec<(i64, Bearing)>> {
        looks!(self, db => bearings(db, table))
    }

    fn note_back(&self, table: TableId, seat: Seat, at: i64) -> Answer<'_, ()> {
        changes!(self, db => bear(db, table, at, Bearing::Back(seat)), _done tells [News::Table(table)])
    }

    fn wish_pause(
        &self,
        table: TableId,
        person: PersonId,
        wishes: bool,
        at: i64,
    ) -> Answer<'_, Wishes> {
        changes!(self, db => wish_pause(db, table, (person, wishes), at), _done tells [News::Table(table)])
    }

    fn wishes(&self, table: TableId) -> Answer<'_, Wishes> {
        looks!(self, db => wishes(db, table))
    }

    fn set_due(&self, table: TableId, version: u64, due: i64) -> Answer<'_, ()> {
        changes!(self, db => set_due(db, table, version, due))
    }

    fn overdue(&self, now: i64, most: u32) -> Answer<'_, Vec<TableId>> {
        looks!(self, db => overdue(db, now, most))
    }

    fn mind(&self, now: i64, silence: i64) -> Answer<'_, Vec<Gap>> {
        changes!(self, db => mind(db, now, silence))
    }
}

pub(super) async fn set_pace(
    db: &impl GenericClient,
    table: TableId,
    pace: Pace,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO paces SELECT id, $2, $3, $4, CASE phase WHEN 'playing' THEN 0 ELSE $5::BIGINT END
                  FROM tables WHERE id = $1
                  ON CONFLICT (table_id) DO UPDATE SET per = $2, seconds = $3, reserve = $4, due = excluded.due";
    let (table, per) = (table.to_string(), pace.per.word());
    run(db, insert, &[&table, &per, &pace.seconds, &pace.reserve, &NEVER]).await?;
    Ok(())
}

async fn pace(db: &impl GenericClient, table: TableId) -> Result<Option<Pace>, StoreError> {
    let query = "SELECT per, seconds, reserve FROM paces WHERE table_id = $1";
    let Some(row) = one(db, query, &[&table.to_string()]).await? else { return Ok(None) };
    let per = word(&row, 0, Per::from_word)?;
    Ok(Some(Pace { per, seconds: column(&row, 1)?, reserve: column(&row, 2)? }))
}

async fn bearings(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Vec<(i64, Bearing)>, StoreError> {
    let query = "SELECT at, kind, seat FROM bearings WHERE table_id = $1 ORDER BY id";
    let rows = all(db, query, &[&table.to_string()]).await?;
    let read = |row: &tokio_postgres::Row| {
        let seat = Seat(super::rows::bits(row, 2)?);
        let bearing = word(row, 1, |kind| match kind {
            "pause" => Some(Bearing::Pause),
            "resume" => Some(Bearing::Resume),
            "back" => Some(Bearing::Back(seat)),
            _ => None,
        })?;
        Ok((column(row, 0)?, bearing))
    };
    rows.iter().map(read).collect()
}

/// Something bears on a clock: the table is looked at again, by every server.
async fn bear(
    db: &impl GenericClient,
    table: TableId,
    at: i64,
    bearing: Bearing,
) -> Result<(), StoreError> {
    let (kind, seat) = match bearing {
        Bearing::Pause => ("pause", 0),
        Bearing::Resume => ("resume", 0),
        Bearing::Back(seat) => ("back", i16::from(seat.0)),
    };
    let id = table.to_string();
    let insert = "INSERT INTO bearings (table_id, at, kind, seat) VALUES ($1, $2, $3, $4)";
    run(db, insert, &[&id, &at, &kind, &seat]).await?;
    run(db, "UPDATE paces SET due = 0 WHERE table_id = $1 AND due < $2", &[&id, &NEVER]).await?;
    tables::take(db, table, None).await?;
    Ok(())
}

async fn wish_pause(
    db: &impl GenericClient,
    table: TableId,
    (person, wishes_so): (PersonId, bool),
    at: i64,
) -> Result<Wishes, StoreError> {
    // Nobody else wishes anything meanwhile.
    tables::take(db, table, None).await?;
    let before = wishes(db, table).await?;
    let change = if wishes_so {
        "INSERT INTO pause_wishes VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM pause_wishes WHERE table_id = $1 AND person = $2"
    };
    run(db, change, &[&table.to_string(), &person.to_string()]).await?;
    let now = wishes(db, table).await?;
    if now.paused != before.paused {
        bear(db, table, at, if now.paused { Bearing::Pause } else { Bearing::Resume }).await?;
    }
    Ok(now)
}

async fn wishes(db: &impl GenericClient, table: TableId) -> Result<Wishes, StoreError> {
    let table = table.to_string();
    let people = all(db, "SELECT person FROM pause_wishes WHERE table_id = $1", &[&table]).await?;
    let people = people.iter().map(|row| id(row, 0)).collect::<Result<_, _>>()?;
    let query = "SELECT EXISTS (SELECT 1 FROM pause_wishes JOIN tables ON id = table_id WHERE id = $1 AND host = person
                AND NOT EXISTS (SELECT 1 FROM rated WHERE table_id = $1))
            OR 2 * (SELECT count(DISTINCT person) FROM seats WHERE table_id = $1 AND person IN
                    (SELECT person FROM pause_wishes WHERE table_id = $1))
             > (SELECT count(DISTINCT person) FROM seats WHERE table_id = $1 AND person IS NOT NULL)";
    let paused = one(db, query, &[&table]).await?.ok_or(StoreError::Missing)?;
    Ok(Wishes { people, paused: column(&paused, 0)? })
}

async fn set_due(
    db: &impl GenericClient,
    table: TableId,
    version: u64,
    due: i64,
) -> Result<(), StoreError> {
    let update = "UPDATE paces SET due = $3 WHERE table_id = $1 AND EXISTS
                  (SELECT 1 FROM tables WHERE id = $1 AND version = $2 AND phase = 'playing')";
    run(db, update, &[&table.to_string(), &version.cast_signed(), &due.min(NEVER - 1)]).await?;
    Ok(())
}

async fn overdue(db: &impl GenericClient, now: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
    let query = "SELECT table_id FROM paces WHERE due <= $1 ORDER BY due LIMIT $2";
    let rows = all(db, query, &[&now, &i64::from(most)]).await?;
    rows.iter().map(|row| id(row, 0)).collect()
}

async fn mind(db: &impl GenericClient, now: i64, silence: i64) -> Result<Vec<Gap>, StoreError> {
    run(db, "INSERT INTO minded VALUES (1, $1) ON CONFLICT DO NOTHING", &[&now]).await?;
    let last = one(db, "SELECT at FROM minded WHERE id = 1 FOR UPDATE", &[]).await?;
    let last: i64 = column(&last.ok_or(StoreError::Missing)?, 0)?;
    if now - last > silence {
        let insert =
            "INSERT INTO gaps VALUES ($1, $2) ON CONFLICT (first) DO UPDATE SET after = $2";
        run(db, insert, &[&last, &now]).await?;
        let forget = "DELETE FROM gaps WHERE first < least($1, (SELECT min(tables.since) FROM paces
                      JOIN tables ON tables.id = paces.table_id WHERE paces.due < $2))";
        run(db, forget, &[&(now - REMEMBERED), &NEVER]).await?;
    }
    run(db, "UPDATE minded SET at = greatest(at, $1) WHERE id = 1", &[&now]).await?;
    let gaps = all(db, "SELECT first, after FROM gaps ORDER BY first", &[]).await?;
    gaps.iter().map(|row| Ok((column(row, 0)?, column(row, 1)?))).collect()
}
