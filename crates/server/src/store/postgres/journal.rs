//! Steps: appended one after the other, packed when nobody has touched them for long.

use super::rows::{all, bits, column, count, id, one, plain, run, word};
use super::tables;
use crate::store::packing::{packed, unpacked};
use crate::store::{PersonId, Phase, Receipt, Step, StoreError, TableId, TableRecord, Used};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

/// Moves a table on by a step, in one statement: of several who try, one finds the version as it was.
const APPEND: &str = "
    WITH moved AS (
        UPDATE tables SET version = $2::BIGINT, asked = $5::SMALLINT, phase = $6::TEXT, touched = $7::BIGINT
        WHERE id = $1::TEXT AND version = $2::BIGINT - 1 AND phase NOT IN ('over', 'closed') RETURNING id
    ), kept AS (
        INSERT INTO steps SELECT id, $2::BIGINT, $3::BIGINT, $4::TEXT, $5::SMALLINT, $6::TEXT, $7::BIGINT, NULL FROM moved
    ), noted AS (
        INSERT INTO receipts SELECT id, $8::TEXT, $9::TEXT, $2::BIGINT, $10::TEXT FROM moved WHERE $8::TEXT IS NOT NULL
    )
    SELECT count(*) FROM moved";

/// The same for whoever drives the table: only while the lease is theirs, which nobody takes meanwhile.
const APPEND_LED: &str = "
    WITH led AS MATERIALIZED (
        SELECT table_id FROM leases WHERE table_id = $1::TEXT AND node = $8::TEXT AND epoch = $9::BIGINT FOR SHARE
    ), moved AS (
        UPDATE tables SET version = $2::BIGINT, asked = $5::SMALLINT, phase = $6::TEXT, touched = $7::BIGINT FROM led
        WHERE id = led.table_id AND version = $2::BIGINT - 1 AND phase NOT IN ('over', 'closed') RETURNING id
    ), kept AS (
        INSERT INTO steps SELECT id, $2::BIGINT, $3::BIGINT, $4::TEXT, $5::SMALLINT, $6::TEXT, $7::BIGINT, $9::BIGINT FROM moved
    )
    SELECT (SELECT count(*) FROM led), (SELECT count(*) FROM moved)";

pub(super) async fn append(
    db: &impl GenericClient,
    table: TableId,
    step: &Step,
    receipt: Option<&Receipt>,
) -> Result<(), StoreError> {
    let person = receipt.map(|receipt| receipt.person.to_string());
    let key = receipt.map(|receipt| plain(&receipt.key));
    let deed = receipt.map(|receipt| plain(&receipt.deed));
    let row = one(
        db,
        APPEND,
        &[
            &table.to_string(),
            &step.seq.cast_signed(),
            &step.keep.cast_signed(),
            &plain(&step.lines),
            &i16::from(step.asked),
            &step.phase.word(),
            &step.at,
            &person,
            &key,
            &deed,
        ],
    )
    .await?;
    let moved = row.map_or(Ok(0), |row| count(&row, 0))?;
    if moved == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Appends a step of a node that drives the table in an epoch.
pub(super) async fn append_led(
    db: &impl GenericClient,
    table: TableId,
    step: &Step,
    (node, epoch): (&str, i64),
) -> Result<(), StoreError> {
    let row = one(
        db,
        APPEND_LED,
        &[
            &table.to_string(),
            &step.seq.cast_signed(),
            &step.keep.cast_signed(),
            &plain(&step.lines),
            &i16::from(step.asked),
            &step.phase.word(),
            &step.at,
            &node,
            &epoch,
        ],
    )
    .await?;
    let Some(row) = row else { return Err(StoreError::Fenced) };
    match (count(&row, 0)?, count(&row, 1)?) {
        (0, _) => Err(StoreError::Fenced),
        (_, 0) => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

/// The steps of a table, packed ones first: in a transaction, or there may be one in between.
pub(super) async fn steps(
    db: &impl GenericClient,
    table: TableId,
    from: u64,
) -> Result<Vec<Step>, StoreError> {
    let id = table.to_string();
    let pack = one(db, "SELECT steps FROM packs WHERE table_id = $1", &[&id]).await?;
    let broken = || StoreError::Broken(format!("the packed steps of {table} cannot be read"));
    let mut found = match pack {
        Some(row) => unpacked(column(&row, 0)?).ok_or_else(broken)?,
        None => Vec::new(),
    };
    found.retain(|step| step.seq > from);
    let query = "SELECT seq, keep, lines, asked, phase, at FROM steps
                 WHERE table_id = $1 AND seq > $2 ORDER BY seq";
    for row in all(db, query, &[&id, &from.cast_signed()]).await? {
        found.push(read(&row)?);
    }
    Ok(found)
}

fn read(row: &Row) -> Result<Step, StoreError> {
    Ok(Step {
        seq: count(row, 0)?,
        keep: count(row, 1)?,
        lines: column(row, 2)?,
        asked: bits(row, 3)?,
        phase: word(row, 4, Phase::from_word)?,
        at: column(row, 5)?,
    })
}

/// A table with all its steps.
pub(super) type Whole = (TableRecord, Vec<Step>);

/// A table with all its steps, read at one moment.
pub(super) async fn whole(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Option<Whole>, StoreError> {
    let Some(record) = tables::find(db, table).await? else { return Ok(None) };
    let steps = steps(db, table, 0).await?;
    record.has_all(&steps)?;
    Ok(Some((record, steps)))
}

pub(super) async fn receipt(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
    key: &str,
) -> Result<Option<Used>, StoreError> {
    let query = "SELECT seq, deed FROM receipts WHERE table_id = $1 AND person = $2 AND key = $3";
    let row = one(db, query, &[&table.to_string(), &person.to_string(), &plain(key)]).await?;
    row.map(|row| Ok(Used { seq: count(&row, 0)?, deed: column(&row, 1)? })).transpose()
}

/// Packs the steps of up to the given number of tables that nobody has touched since; answers how many they were.
pub(super) async fn pack(
    db: &impl GenericClient,
    since: i64,
    most: u32,
) -> Result<u32, StoreError> {
    let query = "SELECT id FROM tables WHERE packed < version AND touched < $1
                 ORDER BY touched LIMIT $2 FOR UPDATE SKIP LOCKED";
    let found = all(db, query, &[&since, &i64::from(most)]).await?;
    for row in &found {
        pack_one(db, id(row, 0)?).await?;
    }
    Ok(u32::try_from(found.len()).unwrap_or(most))
}

async fn pack_one(db: &impl GenericClient, table: TableId) -> Result<(), StoreError> {
    let (id, steps) = (table.to_string(), steps(db, table, 0).await?);
    let packed = packed(&steps).map_err(|error| StoreError::Broken(error.to_string()))?;
    // What could not be unpacked again would be lost.
    if unpacked(&packed).as_ref() != Some(&steps) {
        return Err(StoreError::Broken(format!("the steps of {table} cannot be packed")));
    }
    let insert =
        "INSERT INTO packs VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET steps = $2";
    run(db, insert, &[&id, &packed]).await?;
    for change in [
        "UPDATE tables SET packed = version WHERE id = $1",
        "DELETE FROM steps WHERE table_id = $1",
        "DELETE FROM receipts WHERE table_id = $1",
    ] {
        run(db, change, &[&id]).await?;
    }
    Ok(())
}
