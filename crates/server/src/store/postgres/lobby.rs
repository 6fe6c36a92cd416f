//! The lobby: tables with their terms, and who is asked to come.

use super::rows::{all, id, one, run};
use super::{Postgres, campaigns, changes, clocks, lists, looks, ratings, tables};
use crate::store::{
    Answer, Listed, Lobby, Mark, Page, PersonId, Phase, StoreError, TableId, TableRecord, Terms,
    Wanted,
};
use deadpool_postgres::{GenericClient, Object};
use kernel::Lang;
use std::collections::BTreeSet;

impl Lobby for Postgres {
    fn set_table(&self, table: TableRecord, terms: Terms) -> Answer<'_, ()> {
        changes!(self, db => set(db, &table, &terms))
    }

    fn look_for(
        &self,
        phase: Phase,
        wanted: Wanted,
        after: Option<Mark>,
        most: u32,
    ) -> Answer<'_, Page> {
        looks!(self, db => lists::found(db, phase, &wanted, (after, most)))
    }

    fn invite(&self, table: TableId, person: PersonId, at: i64, most: u32) -> Answer<'_, ()> {
        changes!(self, db => invite(db, table, person, (at, most)))
    }

    fn invited(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>> {
        looks!(self, db => invited(db, table))
    }

    fn invitations(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>> {
        looks!(self, db => invitations(db, person, most))
    }

    fn decline(&self, table: TableId, person: PersonId) -> Answer<'_, ()> {
        changes!(self, db => decline(db, table, person))
    }
}

async fn set(
    db: &impl GenericClient,
    table: &TableRecord,
    terms: &Terms,
) -> Result<(), StoreError> {
    tables::add(db, table).await?;
    let update = "UPDATE tables SET tongue = $2, taught = $3 WHERE id = $1";
    let tongue = terms.tongue.map_or("", Lang::code);
    run(db, update, &[&table.id.to_string(), &tongue, &i16::from(terms.taught)]).await?;
    if terms.rated {
        ratings::set_rated(db, table.id).await?;
    }
    if let Some(pace) = terms.pace {
        clocks::set_pace(db, table.id, pace).await?;
    }
    match &terms.lesson {
        Some(lesson) => campaigns::set_lesson(db, table.id, lesson).await,
        None => Ok(()),
    }
}

async fn invite(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
    (at, most): (i64, u32),
) -> Result<(), StoreError> {
    // Nobody else is asked meanwhile: so many are so many.
    tables::take(db, table, Some(Phase::Gathering)).await?;
    let (table, person) = (table.to_string(), person.to_string());
    let refused = "SELECT 1 WHERE EXISTS (SELECT 1 FROM barred WHERE table_id = $1 AND person = $2)
             OR EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person = $2)
             OR (SELECT count(*) FROM invitations WHERE table_id = $1) >= $3";
    if one(db, refused, &[&table, &person, &i64::from(most)]).await?.is_some() {
        return Err(StoreError::Conflict);
    }
    let insert = "INSERT INTO invitations VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    if run(db, insert, &[&table, &person, &at]).await? > 0 {
        let call = "INSERT INTO outbox SELECT id, 'invite', $1::TEXT, 0, person, '', $3::BIGINT, $3::BIGINT, 0
                    FROM channels WHERE person = $2 AND calls = 1 AND token IS NULL
                    ON CONFLICT (channel, kind, table_id) DO UPDATE
                        SET made = excluded.made, due = excluded.due, tries = 0";
        run(db, call, &[&table, &person, &at]).await?;
    }
    Ok(())
}

async fn invited(
    db: &impl GenericClient,
    table: TableId,
) -> Result<BTreeSet<PersonId>, StoreError> {
    let query = "SELECT person FROM invitations WHERE table_id = $1";
    all(db, query, &[&table.to_string()]).await?.iter().map(|row| id(row, 0)).collect()
}

async fn invitations(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<Vec<Listed>, StoreError> {
    let (listed, terms) = (lists::LISTED, lists::TERMS);
    let query = format!(
        "SELECT {listed}, invitations.at FROM invitations
         JOIN tables ON tables.id = invitations.table_id {terms}
         WHERE invitations.person = $1 AND tables.phase = 'gathering'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = $1)
             AND NOT EXISTS (SELECT 1 FROM barred WHERE table_id = tables.id AND person = $1)
         ORDER BY invitations.at DESC LIMIT $2"
    );
    let rows = all(db, &query, &[&person.to_string(), &i64::from(most)]).await?;
    let listed = rows.iter().map(|row| lists::read(row).map(|(table, _)| table));
    let listed = listed.collect::<Result<Vec<_>, _>>()?;
    let mut seats = lists::seats_of(db, listed.iter().map(|table| table.id).collect()).await?;
    let with_seats = |table: Listed| {
        let seats = seats.remove(&table.id).unwrap_or_default();
        Listed { seats, ..table }
    };
    Ok(listed.into_iter().map(with_seats).collect())
}

async fn decline(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
) -> Result<(), StoreError> {
    let delete = "DELETE FROM invitations WHERE table_id = $1 AND person = $2";
    run(db, delete, &[&table.to_string(), &person.to_string()]).await?;
    tables::take(db, table, None).await?;
    Ok(())
}
