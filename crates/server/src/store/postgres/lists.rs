//! Lists of tables, in the order of an index and in parts.

use super::rows::{all, bits, column, count, id, one, plain, word};
use super::tables::read_seat;
use crate::store::{
    Door, Listed, Mark, Pace, Page, Per, PersonId, Phase, SeatRecord, StoreError, TableId, Terms,
    Wanted,
};
use deadpool_postgres::GenericClient;
use kernel::Lang;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use tokio_postgres::Row;

/// What is listed of a table, and what it is joined with for that.
pub(super) const LISTED: &str = "tables.id, tables.game, tables.phase, tables.asked, tables.touched, tables.tongue, \
     tables.taught, rated.table_id IS NOT NULL, paces.per, paces.seconds, paces.reserve";
pub(super) const TERMS: &str =
    "LEFT JOIN paces ON paces.table_id = tables.id LEFT JOIN rated ON rated.table_id = tables.id";

pub(super) async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let (rank, id) = place(after);
    let query = format!(
        "SELECT {LISTED}, ties.rank FROM ties JOIN tables ON tables.id = ties.table_id {TERMS}
         WHERE ties.person = $1 AND (ties.rank, ties.table_id) < ($2, $3)
         ORDER BY ties.rank DESC, ties.table_id DESC LIMIT $4"
    );
    let most_and_one = i64::from(most) + 1;
    let rows = all(db, &query, &[&person.to_string(), &rank, &id, &most_and_one]).await?;
    let rows = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    seated(db, Wanted::default().choose(rows, most)).await
}

pub(super) async fn hosted(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<u32, StoreError> {
    let query = "SELECT count(*) FROM (SELECT 1 FROM tables
                 WHERE host = $1 AND phase IN ('gathering', 'playing') LIMIT $2) AS hosted";
    let row = one(db, query, &[&person.to_string(), &i64::from(most)]).await?;
    let hosted = row.map_or(Ok(0), |row| count(&row, 0))?;
    Ok(u32::try_from(hosted).unwrap_or(most))
}

pub(super) async fn found(
    db: &impl GenericClient,
    phase: Phase,
    wanted: &Wanted,
    (after, most): (Option<Mark>, u32),
) -> Result<Page, StoreError> {
    let rows = behind(db, (Door::Open, phase), wanted, (after, most)).await?;
    seated(db, wanted.choose(rows, most)).await
}

/// Tables of a phase, whoever may find them.
pub(super) async fn every(
    db: &impl GenericClient,
    phase: Phase,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let wanted = Wanted::default();
    let mut rows = behind(db, (Door::Open, phase), &wanted, (after, most)).await?;
    rows.extend(behind(db, (Door::Private, phase), &wanted, (after, most)).await?);
    rows.sort_by_key(|(listed, rank)| Reverse((*rank, listed.id)));
    rows.truncate(most as usize + 1);
    seated(db, wanted.choose(rows, most)).await
}

/// Tables behind a door, and one more than was asked for.
async fn behind(
    db: &impl GenericClient,
    (door, phase): (Door, Phase),
    wanted: &Wanted,
    (after, most): (Option<Mark>, u32),
) -> Result<Vec<(Listed, i64)>, StoreError> {
    let (rank, id) = place(after);
    let of_game = if wanted.game.is_some() { "AND game = $6" } else { "" };
    let query = format!(
        "SELECT {LISTED}, tables.touched FROM tables {TERMS}
         WHERE door = $1 AND phase = $2 {of_game} AND (tables.touched, tables.id) < ($3, $4)
         ORDER BY tables.touched DESC, tables.id DESC LIMIT $5"
    );
    let (door, phase, looks) = (door.word(), phase.word(), i64::from(wanted.looks_at(most)));
    let game = wanted.game.as_deref().map(plain);
    let rows = match &game {
        Some(game) => all(db, &query, &[&door, &phase, &rank, &id, &looks, game]).await?,
        None => all(db, &query, &[&door, &phase, &rank, &id, &looks]).await?,
    };
    rows.iter().map(read).collect()
}

/// Before the first of a list any rank is lower.
fn place(after: Option<Mark>) -> (i64, String) {
    after.map_or((i64::MAX, String::new()), |mark| (mark.rank, mark.id.to_string()))
}

/// The tables of a page with those who sit there.
async fn seated(db: &impl GenericClient, page: Page) -> Result<Page, StoreError> {
    let ids = page.tables.iter().map(|table| table.id).collect();
    let mut seats = seats_of(db, ids).await?;
    let with_seats = |table: Listed| {
        let seats = seats.remove(&table.id).unwrap_or_default();
        Listed { seats, ..table }
    };
    Ok(Page { tables: page.tables.into_iter().map(with_seats).collect(), ..page })
}

/// The seats of many tables, each in order.
pub(super) async fn seats_of(
    db: &impl GenericClient,
    tables: Vec<TableId>,
) -> Result<BTreeMap<TableId, Vec<SeatRecord>>, StoreError> {
    let ids: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let query = "SELECT table_id, seat, person, bot, name FROM seats WHERE table_id = ANY($1)
                 ORDER BY table_id, seat";
    let mut seats = BTreeMap::<TableId, Vec<SeatRecord>>::new();
    for row in all(db, query, &[&ids]).await? {
        seats.entry(id(&row, 0)?).or_default().push(read_seat(&row, 1)?);
    }
    Ok(seats)
}

pub(super) fn read(row: &Row) -> Result<(Listed, i64), StoreError> {
    let per: Option<&str> = column(row, 8)?;
    let pace = match per.and_then(Per::from_word) {
        Some(per) => Some(Pace { per, seconds: column(row, 9)?, reserve: column(row, 10)? }),
        None => None,
    };
    let terms = Terms {
        lesson: None,
        pace,
        rated: column(row, 7)?,
        tongue: Lang::from_code(column(row, 5)?),
        taught: column::<i16>(row, 6)? != 0,
    };
    let listed = Listed {
        id: id(row, 0)?,
        game: column(row, 1)?,
        phase: word(row, 2, Phase::from_word)?,
        asked: bits(row, 3)?,
        touched: column(row, 4)?,
        terms,
        seats: Vec::new(),
    };
    Ok((listed, column(row, 11)?))
}
