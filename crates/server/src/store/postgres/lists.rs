//! Lists of tables, in the order of an index and in parts.

use super::rows::{all, bits, column, count, id, one, word};
use super::tables::read_seat;
use crate::store::{Door, Listed, Mark, Page, PersonId, Phase, SeatRecord, StoreError, TableId};
use deadpool_postgres::GenericClient;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use tokio_postgres::Row;

const LISTED: &str = "tables.id, tables.game, tables.phase, tables.asked, tables.touched";

pub(super) async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let (rank, id) = place(after);
    let query = format!(
        "SELECT {LISTED}, ties.rank FROM ties JOIN tables ON tables.id = ties.table_id
         WHERE ties.person = $1 AND (ties.rank, ties.table_id) < ($2, $3)
         ORDER BY ties.rank DESC, ties.table_id DESC LIMIT $4"
    );
    let most_and_one = i64::from(most) + 1;
    let rows = all(db, &query, &[&person.to_string(), &rank, &id, &most_and_one]).await?;
    page(db, rows.iter().map(read).collect::<Result<_, _>>()?, most).await
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
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let listed = behind(db, Door::Open, (phase, after), most).await?;
    page(db, listed, most).await
}

/// Tables of a phase, whoever may find them.
pub(super) async fn every(
    db: &impl GenericClient,
    phase: Phase,
    after: Option<Mark>,
    most: u32,
) -> Result<Page, StoreError> {
    let mut listed = behind(db, Door::Open, (phase, after), most).await?;
    listed.extend(behind(db, Door::Private, (phase, after), most).await?);
    listed.sort_by_key(|(listed, rank)| Reverse((*rank, listed.id)));
    page(db, listed, most).await
}

/// Tables behind a door, and one more than was asked for.
async fn behind(
    db: &impl GenericClient,
    door: Door,
    (phase, after): (Phase, Option<Mark>),
    most: u32,
) -> Result<Vec<(Listed, i64)>, StoreError> {
    let (rank, id) = place(after);
    let query = format!(
        "SELECT {LISTED}, touched FROM tables
         WHERE door = $1 AND phase = $2 AND (touched, id) < ($3, $4)
         ORDER BY touched DESC, id DESC LIMIT $5"
    );
    let given: &[&(dyn tokio_postgres::types::ToSql + Sync)] =
        &[&door.word(), &phase.word(), &rank, &id, &(i64::from(most) + 1)];
    all(db, &query, given).await?.iter().map(read).collect()
}

/// Before the first of a list any rank is lower.
fn place(after: Option<Mark>) -> (i64, String) {
    after.map_or((i64::MAX, String::new()), |mark| (mark.rank, mark.id.to_string()))
}

/// One more than was asked for tells that the list goes on.
async fn page(
    db: &impl GenericClient,
    mut listed: Vec<(Listed, i64)>,
    most: u32,
) -> Result<Page, StoreError> {
    let goes_on = listed.len() > most as usize;
    listed.truncate(most as usize);
    let next =
        listed.last().filter(|_| goes_on).map(|(last, rank)| Mark { rank: *rank, id: last.id });
    let mut seats = seats_of(db, listed.iter().map(|(table, _)| table.id).collect()).await?;
    let with_seats = |(table, _): (Listed, i64)| {
        let seats = seats.remove(&table.id).unwrap_or_default();
        Listed { seats, ..table }
    };
    Ok(Page { tables: listed.into_iter().map(with_seats).collect(), next })
}

/// The seats of many tables, each in order.
async fn seats_of(
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

fn read(row: &Row) -> Result<(Listed, i64), StoreError> {
    let listed = Listed {
        id: id(row, 0)?,
        game: column(row, 1)?,
        phase: word(row, 2, Phase::from_word)?,
        asked: bits(row, 3)?,
        touched: column(row, 4)?,
        seats: Vec::new(),
    };
    Ok((listed, column(row, 5)?))
}
