//! Clocks: paces, pauses, gaps.

use super::Sqlite;
use super::people::{id, word};
use crate::store::{
    Answer, Bearing, Clocks, Gap, Pace, Per, PersonId, StoreError, TableId, Wishes,
};
use kernel::Seat;
use rusqlite::{Connection, OptionalExtension, params};

/// When a table is due that need not be looked at.
const NEVER: i64 = 1 << 60;
/// For how many seconds a gap is remembered at least. Where a timed table is played it is remembered for as long as it is.
const REMEMBERED: i64 = 60 * 24 * 3600;

impl Clocks for Sqlite {
    fn set_pace(&self, table: TableId, pace: Pace) -> Answer<'_, ()> {
        self.write(move |db| set_pace(db, table, pace))
    }

    fn pace(&self, table: TableId) -> Answer<'_, Option<Pace>> {
        self.read(move |db| pace(db, table))
    }

    fn bearings(&self, table: TableId) -> Answer<'_, Vec<(i64, Bearing)>> {
        self.read(move |db| bearings(db, table))
    }

    fn note_back(&self, table: TableId, seat: Seat, at: i64) -> Answer<'_, ()> {
        self.write(move |db| {
            bear(db, table, at, Bearing::Back(seat))?;
            look_again(db, table)
        })
    }

    fn wish_pause(
        &self,
        table: TableId,
        person: PersonId,
        wishes: bool,
        at: i64,
    ) -> Answer<'_, Wishes> {
        self.write(move |db| wish_pause(db, table, person, wishes, at))
    }

    fn wishes(&self, table: TableId) -> Answer<'_, Wishes> {
        self.read(move |db| wishes(db, table))
    }

    fn set_due(&self, table: TableId, version: u64, due: i64) -> Answer<'_, ()> {
        self.write(move |db| set_due(db, table, version, due))
    }

    fn overdue(&self, now: i64, most: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |db| overdue(db, now, most))
    }

    fn mind(&self, now: i64, silence: i64) -> Answer<'_, Vec<Gap>> {
        self.write(move |db| mind(db, now, silence))
    }
}

pub(super) fn set_pace(db: &Connection, table: TableId, pace: Pace) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT OR REPLACE INTO paces SELECT id, ?2, ?3, ?4, CASE phase WHEN 'playing' THEN 0 ELSE ?5 END
         FROM tables WHERE id = ?1",
    )?
    .execute(params![table.to_string(), pace.per.word(), pace.seconds, pace.reserve, NEVER])?;
    Ok(())
}

fn pace(db: &Connection, table: TableId) -> Result<Option<Pace>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT per, seconds, reserve FROM paces WHERE table_id = ?1")?;
    let pace = query.query_row([table.to_string()], |row| {
        Ok(Pace { per: word(row, 0, Per::from_word)?, seconds: row.get(1)?, reserve: row.get(2)? })
    });
    Ok(pace.optional()?)
}

fn bearings(db: &Connection, table: TableId) -> Result<Vec<(i64, Bearing)>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT at, kind, seat FROM bearings WHERE table_id = ?1 ORDER BY id")?;
    let bearings = query.query_map([table.to_string()], |row| {
        let seat = Seat(row.get(2)?);
        let bearing = word(row, 1, |kind| match kind {
            "pause" => Some(Bearing::Pause),
            "resume" => Some(Bearing::Resume),
            "back" => Some(Bearing::Back(seat)),
            _ => None,
        })?;
        Ok((row.get(0)?, bearing))
    })?;
    Ok(bearings.collect::<Result<_, _>>()?)
}

fn bear(db: &Connection, table: TableId, at: i64, bearing: Bearing) -> Result<(), StoreError> {
    let (kind, seat) = match bearing {
        Bearing::Pause => ("pause", 0),
        Bearing::Resume => ("resume", 0),
        Bearing::Back(seat) => ("back", seat.0),
    };
    db.prepare_cached("INSERT INTO bearings (table_id, at, kind, seat) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table.to_string(), at, kind, seat])?;
    Ok(())
}

/// Has a table looked at that is being played.
fn look_again(db: &Connection, table: TableId) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE paces SET due = 0 WHERE table_id = ?1 AND due < ?2")?
        .execute(params![table.to_string(), NEVER])?;
    Ok(())
}

fn wish_pause(
    db: &Connection,
    table: TableId,
    person: PersonId,
    wishes_so: bool,
    at: i64,
) -> Result<Wishes, StoreError> {
    let before = wishes(db, table)?;
    let change = if wishes_so {
        "INSERT OR IGNORE INTO pause_wishes VALUES (?1, ?2)"
    } else {
        "DELETE FROM pause_wishes WHERE table_id = ?1 AND person = ?2"
    };
    db.prepare_cached(change)?.execute([table.to_string(), person.to_string()])?;
    let now = wishes(db, table)?;
    if now.paused != before.paused {
        bear(db, table, at, if now.paused { Bearing::Pause } else { Bearing::Resume })?;
        look_again(db, table)?;
    }
    Ok(now)
}

fn wishes(db: &Connection, table: TableId) -> Result<Wishes, StoreError> {
    let table = table.to_string();
    let mut query = db.prepare_cached("SELECT person FROM pause_wishes WHERE table_id = ?1")?;
    let people = query.query_map([&table], |row| id(row, 0))?;
    let people = people.collect::<Result<_, _>>()?;
    let mut query = db.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM pause_wishes JOIN tables ON id = table_id WHERE id = ?1 AND host = person
                AND NOT EXISTS (SELECT 1 FROM rated WHERE table_id = ?1))
            OR 2 * (SELECT count(DISTINCT person) FROM seats WHERE table_id = ?1 AND person IN
                    (SELECT person FROM pause_wishes WHERE table_id = ?1))
             > (SELECT count(DISTINCT person) FROM seats WHERE table_id = ?1 AND person IS NOT NULL)",
    )?;
    let paused = query.query_row([&table], |row| row.get(0))?;
    Ok(Wishes { people, paused })
}

fn set_due(db: &Connection, table: TableId, version: u64, due: i64) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE paces SET due = ?3 WHERE table_id = ?1 AND EXISTS
         (SELECT 1 FROM tables WHERE id = ?1 AND version = ?2 AND phase = 'playing')",
    )?
    .execute(params![table.to_string(), version.cast_signed(), due.min(NEVER - 1)])?;
    Ok(())
}

fn overdue(db: &Connection, now: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT table_id FROM paces WHERE due <= ?1 ORDER BY due LIMIT ?2")?;
    let tables = query.query_map(params![now, most], |row| id(row, 0))?;
    Ok(tables.collect::<Result<_, _>>()?)
}

fn mind(db: &Connection, now: i64, silence: i64) -> Result<Vec<Gap>, StoreError> {
    let mut query = db.prepare_cached("SELECT at FROM minded WHERE id = 1")?;
    let last: Option<i64> = query.query_row([], |row| row.get(0)).optional()?;
    if let Some(last) = last.filter(|last| now - last > silence) {
        db.prepare_cached("INSERT OR REPLACE INTO gaps VALUES (?1, ?2)")?.execute([last, now])?;
        db.prepare_cached(
            "DELETE FROM gaps WHERE first < min(?1, ifnull((SELECT min(tables.since) FROM paces
                 CROSS JOIN tables ON tables.id = paces.table_id WHERE paces.due < ?2), ?1))",
        )?
        .execute([now - REMEMBERED, NEVER])?;
    }
    db.prepare_cached(
        "INSERT OR REPLACE INTO minded VALUES (1, max(?1, ifnull((SELECT at FROM minded), ?1)))",
    )?
    .execute([now])?;
    let mut query = db.prepare_cached("SELECT first, after FROM gaps ORDER BY first")?;
    let gaps = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(gaps.collect::<Result<_, _>>()?)
}
