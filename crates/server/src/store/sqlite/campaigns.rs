//! Campaigns: games in a row of one person.

use super::people::id;
use super::tables;
use crate::store::{CampaignId, CampaignRecord, PersonId, StoreError, TableId, TableRecord};
use rusqlite::{Connection, OptionalExtension, Row, params};

const CAMPAIGN: &str = "id, game, person, stands, at_table, version, since, touched";

pub(super) fn add(db: &Connection, campaign: &CampaignRecord) -> Result<(), StoreError> {
    let CampaignRecord { id, game, person, stands, version, since, touched, .. } = campaign;
    db.prepare_cached("INSERT INTO campaigns VALUES (?1, ?2, ?3, ?4, NULL, ?5, ?6, ?7)")?.execute(
        params![id.to_string(), game, person.to_string(), stands, version, since, touched],
    )?;
    Ok(())
}

pub(super) fn find(db: &Connection, id: CampaignId) -> Result<Option<CampaignRecord>, StoreError> {
    let mut query =
        db.prepare_cached(&format!("SELECT {CAMPAIGN} FROM campaigns WHERE id = ?1"))?;
    Ok(query.query_row([id.to_string()], read).optional()?)
}

pub(super) fn of_person(
    db: &Connection,
    person: PersonId,
    game: &str,
    most: u32,
) -> Result<Vec<CampaignRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {CAMPAIGN} FROM campaigns WHERE person = ?1 AND game = ?2
         ORDER BY touched DESC, id DESC LIMIT ?3"
    ))?;
    let rows = query.query_map(params![person.to_string(), game, most], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn of_table(
    db: &Connection,
    table: TableId,
) -> Result<Option<CampaignRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {CAMPAIGN} FROM campaigns
         WHERE id = (SELECT campaign FROM campaign_games WHERE table_id = ?1)"
    ))?;
    Ok(query.query_row([table.to_string()], read).optional()?)
}

/// Moves a campaign on from the version it was read in, and sets the table of its next game with it.
pub(super) fn change(
    db: &Connection,
    campaign: &CampaignRecord,
    table: Option<&TableRecord>,
) -> Result<(), StoreError> {
    let CampaignRecord { id, stands, at_table, version, touched, .. } = campaign;
    let at_table = at_table.map(|table| table.to_string());
    let changed = db
        .prepare_cached(
            "UPDATE campaigns SET stands = ?3, at_table = ?4, version = version + 1, touched = ?5
             WHERE id = ?1 AND version = ?2",
        )?
        .execute(params![id.to_string(), version, stands, at_table, touched])?;
    if changed == 0 {
        return Err(StoreError::Conflict);
    }
    if let Some(table) = table {
        tables::add(db, table)?;
        db.prepare_cached("INSERT INTO campaign_games VALUES (?1, ?2)")?
            .execute(params![table.id.to_string(), id.to_string()])?;
    }
    Ok(())
}

fn read(row: &Row<'_>) -> rusqlite::Result<CampaignRecord> {
    let at_table: Option<String> = row.get(4)?;
    Ok(CampaignRecord {
        id: id(row, 0)?,
        game: row.get(1)?,
        person: id(row, 2)?,
        stands: row.get(3)?,
        at_table: at_table.and_then(|table| table.parse().ok()),
        version: row.get(5)?,
        since: row.get(6)?,
        touched: row.get(7)?,
    })
}
