//! Lists of tables, in the order of an index and in parts.

use super::people::{id, word};
use super::tables;
use crate::store::{Door, Listed, Mark, Page, PersonId, Phase, StoreError};
use rusqlite::{Connection, Row, params};
use std::cmp::Reverse;

const LISTED: &str = "tables.id, tables.game, tables.phase, tables.asked, tables.touched";

/// Before the first of a list: any rank is lower.
const TOP: (i64, String) = (i64::MAX, String::new());

pub(super) fn of_person(
    db: &Connection,
    person: PersonId,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let (rank, id) = place(after);
    let mut query = db.prepare_cached(&format!(
        "SELECT {LISTED}, ties.rank FROM ties CROSS JOIN tables ON tables.id = ties.table_id
         WHERE ties.person = ?1 AND (ties.rank, ties.table_id) < (?2, ?3)
         ORDER BY ties.rank DESC, ties.table_id DESC LIMIT ?4"
    ))?;
    let rows = query.query_map(params![person.to_string(), rank, id, most + 1], read)?;
    page(db, rows.collect::<Result<_, _>>()?, most)
}

pub(super) fn hosted(db: &Connection, person: PersonId, most: u32) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT count(*) FROM (SELECT 1 FROM tables
         WHERE host = ?1 AND phase IN ('gathering', 'playing') LIMIT ?2)",
    )?;
    Ok(query.query_row(params![person.to_string(), most], |row| row.get(0))?)
}

pub(super) fn found(
    db: &Connection,
    phase: Phase,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    page(db, behind(db, Door::Open, (phase, after), most)?, most)
}

/// Tables of a phase, whoever may find them.
pub(super) fn every(
    db: &Connection,
    phase: Phase,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let mut rows = behind(db, Door::Open, (phase, after), most)?;
    rows.extend(behind(db, Door::Private, (phase, after), most)?);
    rows.sort_by_key(|(listed, rank)| Reverse((*rank, listed.id)));
    page(db, rows, most)
}

/// Tables behind a door, and one more than was asked for.
fn behind(
    db: &Connection,
    door: Door,
    (phase, after): (Phase, Option<Mark>),
    most: u32,
) -> Result<Vec<(Listed, i64)>, StoreError> {
    let (rank, id) = place(after);
    let mut query = db.prepare_cached(&format!(
        "SELECT {LISTED}, touched FROM tables
         WHERE door = ?1 AND phase = ?2 AND (touched, id) < (?3, ?4)
         ORDER BY touched DESC, id DESC LIMIT ?5"
    ))?;
    let given = params![door.word(), phase.word(), rank, id, most + 1];
    Ok(query.query_map(given, read)?.collect::<Result<_, _>>()?)
}

fn place(after: Option<Mark>) -> (i64, String) {
    after.map_or(TOP, |mark| (mark.rank, mark.id.to_string()))
}

/// One more than was asked for tells that the list goes on.
fn page(db: &Connection, mut rows: Vec<(Listed, i64)>, most: u32) -> Result<Page, StoreError> {
    let goes_on = rows.len() > most as usize;
    rows.truncate(most as usize);
    let next =
        rows.last().filter(|_| goes_on).map(|(last, rank)| Mark { rank: *rank, id: last.id });
    let with_seats =
        |(listed, _): (Listed, i64)| Ok(Listed { seats: tables::seats(db, listed.id)?, ..listed });
    let tables = rows.into_iter().map(with_seats).collect::<Result<_, StoreError>>()?;
    Ok(Page { tables, next })
}

fn read(row: &Row<'_>) -> rusqlite::Result<(Listed, i64)> {
    let listed = Listed {
        id: id(row, 0)?,
        game: row.get(1)?,
        phase: word(row, 2, Phase::from_word)?,
        asked: row.get(3)?,
        touched: row.get(4)?,
        seats: Vec::new(),
    };
    Ok((listed, row.get(5)?))
}
