//! Campaigns: games in a row of one person; and lessons.

use super::rows::{all, column, id, maybe_id, one, run};
use super::tables;
use crate::store::{
    CampaignId, CampaignRecord, Learned, PersonId, StoreError, TableId, TableRecord,
};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

const CAMPAIGN: &str = "id, game, person, stands, at_table, version, since, touched";

pub(super) async fn add(
    db: &impl GenericClient,
    campaign: &CampaignRecord,
) -> Result<(), StoreError> {
    let CampaignRecord { id, game, person, stands, version, since, touched, .. } = campaign;
    let (id, person, version) = (id.to_string(), person.to_string(), i64::from(*version));
    let insert = "INSERT INTO campaigns VALUES ($1, $2, $3, $4, NULL, $5, $6, $7)";
    run(db, insert, &[&id, game, &person, stands, &version, since, touched]).await?;
    Ok(())
}

pub(super) async fn find(
    db: &impl GenericClient,
    id: CampaignId,
) -> Result<Option<CampaignRecord>, StoreError> {
    let query = format!("SELECT {CAMPAIGN} FROM campaigns WHERE id = $1");
    one(db, &query, &[&id.to_string()]).await?.map(|row| read(&row)).transpose()
}

pub(super) async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
    game: &str,
    most: u32,
) -> Result<Vec<CampaignRecord>, StoreError> {
    let query = format!(
        "SELECT {CAMPAIGN} FROM campaigns WHERE person = $1 AND game = $2
         ORDER BY touched DESC, id DESC LIMIT $3"
    );
    let rows = all(db, &query, &[&person.to_string(), &game, &i64::from(most)]).await?;
    rows.iter().map(read).collect()
}

pub(super) async fn of_table(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Option<CampaignRecord>, StoreError> {
    let query = format!(
        "SELECT {CAMPAIGN} FROM campaigns
         WHERE id = (SELECT campaign FROM campaign_games WHERE table_id = $1)"
    );
    one(db, &query, &[&table.to_string()]).await?.map(|row| read(&row)).transpose()
}

/// Moves a campaign on from the version it was read in, and sets the table of its next game with it.
pub(super) async fn change(
    db: &impl GenericClient,
    campaign: &CampaignRecord,
    table: Option<&TableRecord>,
) -> Result<(), StoreError> {
    let CampaignRecord { id, stands, at_table, version, touched, .. } = campaign;
    let (id, at_table) = (id.to_string(), at_table.map(|table| table.to_string()));
    let update =
        "UPDATE campaigns SET stands = $3, at_table = $4, version = version + 1, touched = $5
                  WHERE id = $1 AND version = $2";
    let changed = run(db, update, &[&id, &i64::from(*version), stands, &at_table, touched]).await?;
    if changed == 0 {
        return Err(StoreError::Conflict);
    }
    if let Some(table) = table {
        tables::add(db, table).await?;
        let insert = "INSERT INTO campaign_games VALUES ($1, $2)";
        run(db, insert, &[&table.id.to_string(), &id]).await?;
    }
    Ok(())
}

fn read(row: &Row) -> Result<CampaignRecord, StoreError> {
    let version: i64 = column(row, 5)?;
    Ok(CampaignRecord {
        id: id(row, 0)?,
        game: column(row, 1)?,
        person: id(row, 2)?,
        stands: column(row, 3)?,
        at_table: maybe_id(row, 4)?,
        version: u32::try_from(version).map_err(|error| StoreError::Broken(error.to_string()))?,
        since: column(row, 6)?,
        touched: column(row, 7)?,
    })
}

pub(super) async fn set_lesson(
    db: &impl GenericClient,
    table: TableId,
    lesson: &str,
) -> Result<(), StoreError> {
    tables::take(db, table, None).await?;
    let insert =
        "INSERT INTO lessons VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET lesson = $2";
    run(db, insert, &[&table.to_string(), &lesson]).await?;
    Ok(())
}

pub(super) async fn lesson_of(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Option<String>, StoreError> {
    let query = "SELECT lesson FROM lessons WHERE table_id = $1";
    one(db, query, &[&table.to_string()]).await?.map(|row| column(&row, 0)).transpose()
}

pub(super) async fn learn(
    db: &impl GenericClient,
    person: PersonId,
    (game, lesson): (&str, &str),
    at: i64,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO learned VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    run(db, insert, &[&person.to_string(), &game, &lesson, &at]).await?;
    Ok(())
}

/// What a person has learned, and the latest table of each lesson they have begun and not closed.
pub(super) async fn learned(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Learned, StoreError> {
    let (person, mut learned) = (person.to_string(), Learned::default());
    for row in all(db, "SELECT game, lesson FROM learned WHERE person = $1", &[&person]).await? {
        learned.done.insert((column(&row, 0)?, column(&row, 1)?));
    }
    let query = "SELECT game, lesson, id FROM tables JOIN lessons ON lessons.table_id = tables.id
                 WHERE host = $1 AND phase = 'playing' ORDER BY touched";
    for row in all(db, query, &[&person]).await? {
        learned.begun.insert((column(&row, 0)?, column(&row, 1)?), id(&row, 2)?);
    }
    Ok(learned)
}
