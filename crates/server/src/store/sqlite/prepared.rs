//! Prepared answers.

use super::people::{id, word};
use super::{Sqlite, tables};
use crate::store::prepared::{Ended, Giving, Prepared, PreparedAnswer};
use crate::store::{Answer, PersonId, Step, StoreError, TableId};
use kernel::Seat;
use rusqlite::{Connection, Row, params};

const PREPARED: &str =
    "id, seat, person, question, choice, label, lasts, answers, told, at, version, given, ended";

impl Prepared for Sqlite {
    fn prepare(&self, table: TableId, answer: PreparedAnswer, most: u32) -> Answer<'_, i64> {
        self.write(move |db| prepare(db, table, &answer, most))
    }

    fn prepared(&self, table: TableId) -> Answer<'_, Vec<PreparedAnswer>> {
        self.read(move |db| of_table(db, table))
    }

    fn prepared_of(
        &self,
        person: PersonId,
        most: u32,
    ) -> Answer<'_, Vec<(TableId, PreparedAnswer)>> {
        self.read(move |db| of_person(db, person, most))
    }

    fn unprepare(&self, table: TableId, person: PersonId, number: i64) -> Answer<'_, ()> {
        self.write(move |db| {
            let gone = db
                .prepare_cached(
                    "DELETE FROM prepared WHERE id = ?1 AND table_id = ?2 AND person = ?3",
                )?
                .execute(params![number, table.to_string(), person.to_string()])?;
            if gone == 0 { Err(StoreError::Missing) } else { Ok(()) }
        })
    }

    fn unprepare_seat(&self, table: TableId, seat: Seat) -> Answer<'_, ()> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM prepared WHERE table_id = ?1 AND seat = ?2")?
                .execute(params![table.to_string(), seat.0])?;
            Ok(())
        })
    }

    fn end_prepared(
        &self,
        table: TableId,
        number: i64,
        version: u64,
        ended: Ended,
    ) -> Answer<'_, ()> {
        self.write(move |db| {
            let changed = db
                .prepare_cached(
                    "UPDATE prepared SET ended = ?4, version = version + 1
                     WHERE id = ?1 AND table_id = ?2 AND version = ?3 AND ended = ''",
                )?
                .execute(params![number, table.to_string(), version.cast_signed(), ended.word()])?;
            if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
        })
    }

    fn give_prepared(&self, table: TableId, step: Step, giving: Giving) -> Answer<'_, ()> {
        self.write(move |db| give(db, table, &step, giving))
    }

    fn with_prepared(&self, most: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |db| awaited(db, most))
    }
}

fn prepare(
    db: &Connection,
    table: TableId,
    answer: &PreparedAnswer,
    most: u32,
) -> Result<i64, StoreError> {
    let (table, person) = (table.to_string(), answer.person.to_string());
    let mut sits = db.prepare_cached(
        "SELECT 1 FROM seats JOIN tables ON tables.id = table_id
         WHERE table_id = ?1 AND seat = ?2 AND person = ?3 AND bot IS NULL AND phase = 'playing'",
    )?;
    if !sits.exists(params![table, answer.seat.0, person])? {
        return Err(StoreError::Conflict);
    }
    db.prepare_cached("DELETE FROM prepared WHERE table_id = ?1 AND seat = ?2 AND question = ?3")?
        .execute(params![table, answer.seat.0, answer.question])?;
    make_room(db, &table, &person, most.saturating_sub(1))?;
    db.prepare_cached(
        "INSERT INTO prepared (table_id, seat, person, question, choice, label, lasts, answers, told, at, version, given, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 1, 0, '')",
    )?
    .execute(params![
        table,
        answer.seat.0,
        person,
        answer.question,
        answer.choice,
        answer.label,
        answer.lasts,
        answer.answers.cast_signed(),
        answer.told.cast_signed(),
        answer.at,
    ])?;
    Ok(db.last_insert_rowid())
}

/// Leaves at most a given number of a person's at a table: notes go first, then the oldest.
fn make_room(db: &Connection, table: &str, person: &str, most: u32) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM prepared WHERE table_id = ?1 AND person = ?2 ORDER BY ended = '', id",
    )?;
    let kept = query.query_map([table, person], |row| row.get(0))?;
    let kept = kept.collect::<Result<Vec<i64>, _>>()?;
    for number in kept.iter().take(kept.len().saturating_sub(most as usize)) {
        db.prepare_cached("DELETE FROM prepared WHERE id = ?1")?.execute([number])?;
    }
    Ok(())
}

fn of_table(db: &Connection, table: TableId) -> Result<Vec<PreparedAnswer>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {PREPARED} FROM prepared WHERE table_id = ?1 ORDER BY id"
    ))?;
    let found = query.query_map([table.to_string()], read)?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn of_person(
    db: &Connection,
    person: PersonId,
    most: u32,
) -> Result<Vec<(TableId, PreparedAnswer)>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {PREPARED}, table_id FROM prepared WHERE person = ?1 ORDER BY id LIMIT ?2"
    ))?;
    let found =
        query.query_map(params![person.to_string(), most], |row| Ok((id(row, 13)?, read(row)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Whatever ends a game takes prepared answers with it, this step too: what is given is looked for first.
fn give(db: &Connection, table: TableId, step: &Step, giving: Giving) -> Result<(), StoreError> {
    let mut known = db.prepare_cached(
        "SELECT 1 FROM prepared WHERE id = ?1 AND table_id = ?2 AND version = ?3 AND ended = ''",
    )?;
    if !known.exists(params![giving.number, table.to_string(), giving.version.cast_signed()])? {
        return Err(StoreError::Missing);
    }
    tables::append(db, table, step, None)?;
    db.prepare_cached(
        "UPDATE prepared SET given = given + 1, version = version + 1, ended = ?2 WHERE id = ?1",
    )?
    .execute(params![giving.number, giving.ended.map_or("", Ended::word)])?;
    Ok(())
}

fn awaited(db: &Connection, most: u32) -> Result<Vec<TableId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT DISTINCT table_id FROM prepared INDEXED BY prepared_open
         CROSS JOIN tables ON tables.id = table_id
         WHERE ended = '' AND phase = 'playing' AND asked >> seat & 1 LIMIT ?1",
    )?;
    let found = query.query_map([most], |row| id(row, 0))?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<PreparedAnswer> {
    let count = |at: usize| row.get::<_, i64>(at).map(i64::cast_unsigned);
    Ok(PreparedAnswer {
        number: row.get(0)?,
        seat: Seat(row.get(1)?),
        person: id(row, 2)?,
        question: row.get(3)?,
        choice: row.get(4)?,
        label: row.get(5)?,
        lasts: row.get(6)?,
        answers: count(7)?,
        told: count(8)?,
        at: row.get(9)?,
        version: count(10)?,
        given: count(11)?,
        ended: word(row, 12, |word| match word {
            "" => Some(None),
            word => Ended::from_word(word).map(Some),
        })?,
    })
}
