//! What comes after the end: rematches and analyses.

use super::rows::{column, id, one, plain, run};
use super::tables;
use crate::store::{Phase, StoreError, TableId, TableRecord};
use deadpool_postgres::GenericClient;

/// Adds a table as the rematch of another; of two who do so at once, one finds that it has one.
pub(super) async fn add_rematch(
    db: &impl GenericClient,
    of: TableId,
    table: &TableRecord,
) -> Result<(), StoreError> {
    // It comes as a table that gathers, and then begins: that calls whoever is asked, as every beginning does.
    let gathers = TableRecord { phase: Phase::Gathering, asked: 0, ..table.clone() };
    tables::add(db, &gathers).await?;
    let (old, new) = (of.to_string(), table.id.to_string());
    for part in ON_THE_SAME_TERMS {
        run(db, part, &[&old, &new]).await?;
    }
    let update = "UPDATE tables SET phase = $2, asked = $3 WHERE id = $1";
    run(db, update, &[&new, &table.phase.word(), &i16::from(table.asked)]).await?;
    run(db, "INSERT INTO rematches VALUES ($1, $2)", &[&old, &new]).await?;
    tables::take(db, of, None).await?;
    Ok(())
}

/// What goes over from a table to its rematch. Where a bot sits, nothing counts.
const ON_THE_SAME_TERMS: [&str; 3] = [
    "INSERT INTO paces SELECT $2::TEXT, per, seconds, reserve, 1::BIGINT << 60 FROM paces WHERE table_id = $1",
    "INSERT INTO rated SELECT $2::TEXT FROM rated WHERE table_id = $1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $2::TEXT AND bot IS NOT NULL)",
    "UPDATE tables SET (tongue, taught) = (SELECT tongue, taught FROM tables WHERE id = $1) WHERE id = $2",
];

pub(super) async fn rematch_of(
    db: &impl GenericClient,
    of: TableId,
) -> Result<Option<TableId>, StoreError> {
    let query = "SELECT next FROM rematches WHERE table_id = $1";
    one(db, query, &[&of.to_string()]).await?.map(|row| id(&row, 0)).transpose()
}

pub(super) async fn keep_analysis(
    db: &impl GenericClient,
    table: TableId,
    analysis: &str,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO analyses VALUES ($1, $2)
                  ON CONFLICT (table_id) DO UPDATE SET analysis = $2";
    run(db, insert, &[&table.to_string(), &plain(analysis)]).await?;
    tables::take(db, table, None).await?;
    Ok(())
}

pub(super) async fn analysis(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Option<String>, StoreError> {
    let query = "SELECT analysis FROM analyses WHERE table_id = $1";
    one(db, query, &[&table.to_string()]).await?.map(|row| column(&row, 0)).transpose()
}
