//! Who is known to issuers.

use super::{Sqlite, admin, people};
use crate::store::{Answer, Identities, Identity, PersonId, PersonRecord, StoreError, TokenHash};
use rusqlite::{Connection, OptionalExtension, params};

impl Identities for Sqlite {
    fn identified(&self, issuer: String, subject: String) -> Answer<'_, Option<PersonRecord>> {
        self.read(move |db| {
            let query = format!(
                "SELECT {} FROM identities CROSS JOIN people ON people.id = identities.person
                 WHERE identities.issuer = ?1 AND identities.subject = ?2",
                people::PERSON
            );
            let mut query = db.prepare_cached(&query)?;
            Ok(query.query_row([issuer, subject], |row| people::person(row, 0)).optional()?)
        })
    }

    fn identities_of(&self, person: PersonId) -> Answer<'_, Vec<Identity>> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT issuer, subject, since FROM identities WHERE person = ?1 ORDER BY issuer",
            )?;
            let identities = query.query_map([person.to_string()], |row| {
                let (issuer, subject, since) = (row.get(0)?, row.get(1)?, row.get(2)?);
                Ok(Identity { issuer, subject, person, since })
            })?;
            Ok(identities.collect::<Result<_, _>>()?)
        })
    }

    fn identify(&self, identity: Identity) -> Answer<'_, ()> {
        self.write(move |db| identify(db, &identity))
    }

    fn unidentify(&self, person: PersonId, issuer: String) -> Answer<'_, ()> {
        self.write(move |db| unidentify(db, person, &issuer))
    }

    fn join_identified(
        &self,
        person: PersonRecord,
        identity: Identity,
        code: Option<TokenHash>,
        at: i64,
    ) -> Answer<'_, ()> {
        self.write(move |db| {
            admin::join(db, &person, code, at)?;
            identify(db, &identity)
        })
    }
}

fn identify(db: &Connection, identity: &Identity) -> Result<(), StoreError> {
    let Identity { issuer, subject, person, since } = identity;
    let person = person.to_string();
    let mut account = db.prepare_cached("SELECT 1 FROM people WHERE id = ?1 AND login NOTNULL")?;
    if !account.exists([&person])? {
        return Err(StoreError::Missing);
    }
    db.prepare_cached("INSERT INTO identities VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![issuer, subject, person, since])?;
    Ok(())
}

fn unidentify(db: &Connection, person: PersonId, issuer: &str) -> Result<(), StoreError> {
    let person = person.to_string();
    let gone = db
        .prepare_cached("DELETE FROM identities WHERE person = ?1 AND issuer = ?2")?
        .execute([&person, issuer])?;
    if gone == 0 {
        return Err(StoreError::Missing);
    }
    let mut without =
        db.prepare_cached("SELECT 1 FROM people WHERE id = ?1 AND ifnull(password, '') = ''")?;
    if without.exists([&person])? { Err(StoreError::Conflict) } else { Ok(()) }
}
