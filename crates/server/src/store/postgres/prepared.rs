//! Prepared answers.

use super::rows::{all, bits, column, count, id, one, plain, run, word};
use super::{Postgres, changes, journal, looks, tables};
use crate::store::prepared::{Ended, Giving, Prepared, PreparedAnswer};
use crate::store::{Answer, News, PersonId, Phase, Step, StoreError, TableId};
use deadpool_postgres::{GenericClient, Object};
use kernel::Seat;
use tokio_postgres::Row;

const PREPARED: &str =
    "id, seat, person, question, choice, label, lasts, answers, told, at, version, given, ended";

impl Prepared for Postgres {
    fn prepare(&self, table: TableId, answer: PreparedAnswer, most: u32) -> Answer<'_, i64> {
        changes!(self, db => prepare(db, table, &answer, most), _done tells [News::Table(table)])
    }

    fn prepared(&self, table: TableId) -> Answer<'_, Vec<PreparedAnswer>> {
        looks!(self, db => of_table(db, table))
    }

    fn prepared_of(
        &self,
        person: PersonId,
        most: u32,
    ) -> Answer<'_, Vec<(TableId, PreparedAnswer)>> {
        looks!(self, db => of_person(db, person, most))
    }

    fn unprepare(&self, table: TableId, person: PersonId, number: i64) -> Answer<'_, ()> {
        changes!(self, db => unprepare(db, table, person, number), _done tells [News::Table(table)])
    }

    fn unprepare_seat(&self, table: TableId, seat: Seat) -> Answer<'_, ()> {
        changes!(self, db => unprepare_seat(db, table, seat), _done tells [News::Table(table)])
    }

    fn end_prepared(
        &self,
        table: TableId,
        number: i64,
        version: u64,
        ended: Ended,
    ) -> Answer<'_, ()> {
        changes!(self, db => end(db, table, (number, version), ended), _done tells [News::Table(table)])
    }

    fn give_prepared(&self, table: TableId, step: Step, giving: Giving) -> Answer<'_, ()> {
        changes!(self, db => give(db, table, &step, (&self.node, giving)), _done tells [News::Table(table)])
    }

    fn with_prepared(&self, most: u32) -> Answer<'_, Vec<TableId>> {
        looks!(self, db => awaited(db, most))
    }
}

async fn prepare(
    db: &impl GenericClient,
    table: TableId,
    answer: &PreparedAnswer,
    most: u32,
) -> Result<i64, StoreError> {
    tables::take(db, table, Some(Phase::Playing)).await?;
    let (table, person) = (table.to_string(), answer.person.to_string());
    let (seat, question) = (i16::from(answer.seat.0), plain(&answer.question));
    let sits =
        "SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2 AND person = $3 AND bot IS NULL";
    one(db, sits, &[&table, &seat, &person]).await?.ok_or(StoreError::Conflict)?;
    let same = "DELETE FROM prepared WHERE table_id = $1 AND seat = $2 AND question = $3";
    run(db, same, &[&table, &seat, &question]).await?;
    let room = "DELETE FROM prepared WHERE id IN
                (SELECT id FROM prepared WHERE table_id = $1 AND person = $2
                 ORDER BY ended = '' DESC, id DESC OFFSET $3)";
    run(db, room, &[&table, &person, &i64::from(most.saturating_sub(1))]).await?;
    let insert = "INSERT INTO prepared
                  (table_id, seat, person, question, choice, label, lasts, answers, told, at, version, given, ended)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, 0, '') RETURNING id";
    let kept = one(
        db,
        insert,
        &[
            &table,
            &seat,
            &person,
            &question,
            &plain(&answer.choice),
            &plain(&answer.label),
            &plain(&answer.lasts),
            &answer.answers.cast_signed(),
            &answer.told.cast_signed(),
            &answer.at,
        ],
    )
    .await?;
    column(&kept.ok_or(StoreError::Missing)?, 0)
}

async fn of_table(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Vec<PreparedAnswer>, StoreError> {
    let query = format!("SELECT {PREPARED} FROM prepared WHERE table_id = $1 ORDER BY id");
    all(db, &query, &[&table.to_string()]).await?.iter().map(read).collect()
}

async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<Vec<(TableId, PreparedAnswer)>, StoreError> {
    let query =
        format!("SELECT {PREPARED}, table_id FROM prepared WHERE person = $1 ORDER BY id LIMIT $2");
    let rows = all(db, &query, &[&person.to_string(), &i64::from(most)]).await?;
    rows.iter().map(|row| Ok((id(row, 13)?, read(row)?))).collect()
}

async fn unprepare(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
    number: i64,
) -> Result<(), StoreError> {
    let delete = "DELETE FROM prepared WHERE id = $1 AND table_id = $2 AND person = $3";
    tables::take(db, table, None).await.map_err(missing)?;
    match run(db, delete, &[&number, &table.to_string(), &person.to_string()]).await? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

async fn unprepare_seat(
    db: &impl GenericClient,
    table: TableId,
    seat: Seat,
) -> Result<(), StoreError> {
    tables::take(db, table, None).await.map_err(missing)?;
    let delete = "DELETE FROM prepared WHERE table_id = $1 AND seat = $2";
    run(db, delete, &[&table.to_string(), &i16::from(seat.0)]).await?;
    Ok(())
}

async fn end(
    db: &impl GenericClient,
    table: TableId,
    (number, version): (i64, u64),
    ended: Ended,
) -> Result<(), StoreError> {
    tables::take(db, table, None).await.map_err(missing)?;
    let update = "UPDATE prepared SET ended = $4, version = version + 1
                  WHERE id = $1 AND table_id = $2 AND version = $3 AND ended = ''";
    let given: super::rows::Given<'_> =
        &[&number, &table.to_string(), &version.cast_signed(), &ended.word()];
    match run(db, update, given).await? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

/// Whoever takes a prepared answer back takes the table first, and so does this. Whatever ends a game takes prepared answers
/// with it, this step too: what is given is looked for first.
async fn give(
    db: &impl GenericClient,
    table: TableId,
    step: &Step,
    (node, giving): (&str, Giving),
) -> Result<(), StoreError> {
    tables::take(db, table, Some(Phase::Playing)).await?;
    let known =
        "SELECT 1 FROM prepared WHERE id = $1 AND table_id = $2 AND version = $3 AND ended = ''";
    one(db, known, &[&giving.number, &table.to_string(), &giving.version.cast_signed()])
        .await?
        .ok_or(StoreError::Missing)?;
    match giving.epoch {
        Some(epoch) => journal::append_led(db, table, step, (node, epoch)).await?,
        None => journal::append(db, table, step, None).await?,
    }
    let update =
        "UPDATE prepared SET given = given + 1, version = version + 1, ended = $2 WHERE id = $1";
    run(db, update, &[&giving.number, &giving.ended.map_or("", Ended::word)]).await?;
    Ok(())
}

async fn awaited(db: &impl GenericClient, most: u32) -> Result<Vec<TableId>, StoreError> {
    let query = "SELECT DISTINCT table_id FROM prepared JOIN tables ON tables.id = table_id
                 WHERE ended = '' AND phase = 'playing' AND asked >> seat & 1 = 1 LIMIT $1";
    all(db, query, &[&i64::from(most)]).await?.iter().map(|row| id(row, 0)).collect()
}

/// A table that is not there has nothing prepared.
fn missing(error: StoreError) -> StoreError {
    if error == StoreError::Conflict { StoreError::Missing } else { error }
}

fn read(row: &Row) -> Result<PreparedAnswer, StoreError> {
    Ok(PreparedAnswer {
        number: column(row, 0)?,
        seat: Seat(bits(row, 1)?),
        person: id(row, 2)?,
        question: column(row, 3)?,
        choice: column(row, 4)?,
        label: column(row, 5)?,
        lasts: column(row, 6)?,
        answers: count(row, 7)?,
        told: count(row, 8)?,
        at: column(row, 9)?,
        version: count(row, 10)?,
        given: count(row, 11)?,
        ended: word(row, 12, |word| match word {
            "" => Some(None),
            word => Ended::from_word(word).map(Some),
        })?,
    })
}
