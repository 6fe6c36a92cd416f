//! What comes after the end: rematches and analyses.

use super::rows::{column, id, one, plain, run};
use super::tables;
use crate::store::{StoreError, TableId, TableRecord};
use deadpool_postgres::GenericClient;

/// Adds a table as the rematch of another; of two who do so at once, one finds that it has one.
pub(super) async fn add_rematch(
    db: &impl GenericClient,
    of: TableId,
    table: &TableRecord,
) -> Result<(), StoreError> {
    tables::add(db, table).await?;
    let insert = "INSERT INTO rematches VALUES ($1, $2)";
    run(db, insert, &[&of.to_string(), &table.id.to_string()]).await?;
    tables::take(db, of, None).await?;
    Ok(())
}

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
