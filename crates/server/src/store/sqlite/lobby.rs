//! The lobby: tables with their terms, and who is asked to come.

use super::people::id;
use super::{Sqlite, clocks, lessons, lists, tables};
use crate::store::{
    Answer, Listed, Lobby, Mark, Page, PersonId, Phase, StoreError, TableId, TableRecord, Terms,
    Wanted,
};
use kernel::Lang;
use rusqlite::{Connection, params};
use std::collections::BTreeSet;

impl Lobby for Sqlite {
    fn set_table(&self, table: TableRecord, terms: Terms) -> Answer<'_, ()> {
        self.write(move |db| set(db, &table, &terms))
    }

    fn look_for(
        &self,
        phase: Phase,
        wanted: Wanted,
        after: Option<Mark>,
        most: u32,
    ) -> Answer<'_, Page> {
        self.read(move |db| lists::found(db, phase, &wanted, (after, most)))
    }

    fn invite(&self, table: TableId, person: PersonId, at: i64, most: u32) -> Answer<'_, ()> {
        self.write(move |db| invite(db, table, person, (at, most)))
    }

    fn invited(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>> {
        self.read(move |db| {
            let mut query =
                db.prepare_cached("SELECT person FROM invitations WHERE table_id = ?1")?;
            let people = query.query_map([table.to_string()], |row| id(row, 0))?;
            Ok(people.collect::<Result<_, _>>()?)
        })
    }

    fn invitations(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>> {
        self.read(move |db| invitations(db, person, most))
    }

    fn decline(&self, table: TableId, person: PersonId) -> Answer<'_, ()> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM invitations WHERE table_id = ?1 AND person = ?2")?
                .execute([table.to_string(), person.to_string()])?;
            Ok(())
        })
    }
}

fn set(db: &Connection, table: &TableRecord, terms: &Terms) -> Result<(), StoreError> {
    tables::add(db, table)?;
    db.prepare_cached("UPDATE tables SET tongue = ?2, taught = ?3 WHERE id = ?1")?.execute(
        params![table.id.to_string(), terms.tongue.map_or("", Lang::code), terms.taught],
    )?;
    if terms.rated {
        super::ratings::set_rated(db, table.id)?;
    }
    if let Some(pace) = terms.pace {
        clocks::set_pace(db, table.id, pace)?;
    }
    terms.lesson.as_ref().map_or(Ok(()), |lesson| lessons::set(db, table.id, lesson))
}

fn invite(
    db: &Connection,
    table: TableId,
    person: PersonId,
    (at, most): (i64, u32),
) -> Result<(), StoreError> {
    let both = params![table.to_string(), person.to_string(), most];
    let mut query = db.prepare_cached(
        "SELECT 1 FROM tables WHERE id = ?1 AND phase = 'gathering'
             AND NOT EXISTS (SELECT 1 FROM barred WHERE table_id = ?1 AND person = ?2)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND person = ?2)
             AND (SELECT count(*) FROM invitations WHERE table_id = ?1) < ?3",
    )?;
    if !query.exists(both)? {
        return Err(StoreError::Conflict);
    }
    let asked = db
        .prepare_cached("INSERT OR IGNORE INTO invitations VALUES (?1, ?2, ?3)")?
        .execute(params![table.to_string(), person.to_string(), at])?;
    if asked > 0 {
        db.prepare_cached(
            "INSERT OR REPLACE INTO outbox SELECT id, 'invite', ?1, 0, person, '', ?3, ?3, 0
             FROM channels WHERE person = ?2 AND calls AND token IS NULL",
        )?
        .execute(params![table.to_string(), person.to_string(), at])?;
    }
    Ok(())
}

fn invitations(db: &Connection, person: PersonId, most: u32) -> Result<Vec<Listed>, StoreError> {
    let (listed, terms) = (lists::LISTED, lists::TERMS);
    let mut query = db.prepare_cached(&format!(
        "SELECT {listed}, invitations.at FROM invitations
         CROSS JOIN tables ON tables.id = invitations.table_id {terms}
         WHERE invitations.person = ?1 AND tables.phase = 'gathering'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = ?1)
             AND NOT EXISTS (SELECT 1 FROM barred WHERE table_id = tables.id AND person = ?1)
         ORDER BY invitations.at DESC LIMIT ?2"
    ))?;
    let rows = query.query_map(params![person.to_string(), most], lists::read)?;
    let with_seats = |row: rusqlite::Result<(Listed, i64)>| -> Result<Listed, StoreError> {
        let (listed, _) = row?;
        Ok(Listed { seats: tables::seats(db, listed.id)?, ..listed })
    };
    rows.map(with_seats).collect()
}
