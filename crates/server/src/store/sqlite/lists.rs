//! Lists of tables, in the order of an index and in parts.

use super::people::{id, word};
use super::tables;
use crate::store::{
    Door, Listed, Mark, Pace, Page, Per, PersonId, Phase, StoreError, Terms, Wanted,
};
use kernel::Lang;
use rusqlite::{Connection, Row, params};
use std::cmp::Reverse;

/// What is listed of a table, and what it is joined with for that.
pub(super) const LISTED: &str = "tables.id, tables.game, tables.phase, tables.asked, tables.touched, tables.tongue, \
     tables.taught, rated.table_id IS NOT NULL, paces.per, paces.seconds, paces.reserve";
pub(super) const TERMS: &str =
    "LEFT JOIN paces ON paces.table_id = tables.id LEFT JOIN rated ON rated.table_id = tables.id";

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
        "SELECT {LISTED}, ties.rank FROM ties CROSS JOIN tables ON tables.id = ties.table_id {TERMS}
         WHERE ties.person = ?1 AND (ties.rank, ties.table_id) < (?2, ?3)
         ORDER BY ties.rank DESC, ties.table_id DESC LIMIT ?4"
    ))?;
    let rows = query.query_map(params![person.to_string(), rank, id, most + 1], read)?;
    let page = Wanted::default().choose(rows.collect::<Result<_, _>>()?, most);
    seated(db, page)
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
    wanted: &Wanted,
    (after, most): (Option<Mark>, u32),
) -> Result<Page, StoreError> {
    let rows = behind(db, (Door::Open, phase), wanted, (after, most))?;
    seated(db, wanted.choose(rows, most))
}

/// Tables of a phase, whoever may find them.
pub(super) fn every(
    db: &Connection,
    phase: Phase,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let wanted = Wanted::default();
    let mut rows = behind(db, (Door::Open, phase), &wanted, (after, most))?;
    rows.extend(behind(db, (Door::Private, phase), &wanted, (after, most))?);
    rows.sort_by_key(|(listed, rank)| Reverse((*rank, listed.id)));
    rows.truncate(most as usize + 1);
    seated(db, wanted.choose(rows, most))
}

/// Tables behind a door, and one more than was asked for.
fn behind(
    db: &Connection,
    (door, phase): (Door, Phase),
    wanted: &Wanted,
    (after, most): (Option<Mark>, u32),
) -> Result<Vec<(Listed, i64)>, StoreError> {
    let (rank, id) = place(after);
    let of_game = if wanted.game.is_some() { "AND game = ?6" } else { "" };
    let mut query = db.prepare_cached(&format!(
        "SELECT {LISTED}, tables.touched FROM tables {TERMS}
         WHERE door = ?1 AND phase = ?2 {of_game} AND (tables.touched, tables.id) < (?3, ?4)
         ORDER BY tables.touched DESC, tables.id DESC LIMIT ?5"
    ))?;
    let (door, phase, looks) = (door.word(), phase.word(), wanted.looks_at(most));
    let rows = match &wanted.game {
        Some(game) => query.query_map(params![door, phase, rank, id, looks, game], read)?,
        None => query.query_map(params![door, phase, rank, id, looks], read)?,
    };
    Ok(rows.collect::<Result<_, _>>()?)
}

fn place(after: Option<Mark>) -> (i64, String) {
    after.map_or(TOP, |mark| (mark.rank, mark.id.to_string()))
}

/// The tables of a page with those who sit there.
fn seated(db: &Connection, page: Page) -> Result<Page, StoreError> {
    let with_seats = |listed: Listed| Ok(Listed { seats: tables::seats(db, listed.id)?, ..listed });
    let tables = page.tables.into_iter().map(with_seats).collect::<Result<_, StoreError>>()?;
    Ok(Page { tables, ..page })
}

pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<(Listed, i64)> {
    let per: Option<String> = row.get(8)?;
    let pace = match per.as_deref().and_then(Per::from_word) {
        Some(per) => Some(Pace { per, seconds: row.get(9)?, reserve: row.get(10)? }),
        None => None,
    };
    let tongue: String = row.get(5)?;
    let terms = Terms {
        lesson: None,
        pace,
        rated: row.get(7)?,
        tongue: Lang::from_code(&tongue),
        taught: row.get(6)?,
    };
    let listed = Listed {
        id: id(row, 0)?,
        game: row.get(1)?,
        phase: word(row, 2, Phase::from_word)?,
        asked: row.get(3)?,
        touched: row.get(4)?,
        terms,
        seats: Vec::new(),
    };
    Ok((listed, row.get(11)?))
}
