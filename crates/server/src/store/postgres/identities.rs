//! Who is known to issuers.

use super::rows::{all, column, one, plain, run};
use super::{Postgres, admin, changes, looks, people};
use crate::store::{
    Answer, Identities, Identity, News, PersonId, PersonRecord, StoreError, TokenHash,
};
use deadpool_postgres::{GenericClient, Object};

impl Identities for Postgres {
    fn identified(&self, issuer: String, subject: String) -> Answer<'_, Option<PersonRecord>> {
        looks!(self, db => identified(db, &issuer, &subject))
    }

    fn identities_of(&self, person: PersonId) -> Answer<'_, Vec<Identity>> {
        looks!(self, db => of(db, person))
    }

    fn identify(&self, identity: Identity) -> Answer<'_, ()> {
        changes!(self, db => identify(db, &identity))
    }

    fn unidentify(&self, person: PersonId, issuer: String) -> Answer<'_, ()> {
        changes!(self, db => unidentify(db, person, &issuer))
    }

    fn join_identified(
        &self,
        person: PersonRecord,
        identity: Identity,
        code: Option<TokenHash>,
        at: i64,
    ) -> Answer<'_, ()> {
        changes!(self, db => join(db, &person, &identity, code, at), _done tells [News::Person(person.id)])
    }
}

async fn identified(
    db: &impl GenericClient,
    issuer: &str,
    subject: &str,
) -> Result<Option<PersonRecord>, StoreError> {
    let query = format!(
        "SELECT {} FROM identities JOIN people ON people.id = identities.person
         WHERE identities.issuer = $1 AND identities.subject = $2",
        people::PERSON
    );
    let row = one(db, &query, &[&plain(issuer), &plain(subject)]).await?;
    row.map(|row| people::person(&row, 0)).transpose()
}

async fn of(db: &impl GenericClient, person: PersonId) -> Result<Vec<Identity>, StoreError> {
    let query = "SELECT issuer, subject, since FROM identities WHERE person = $1 ORDER BY issuer COLLATE \"C\"";
    let rows = all(db, query, &[&person.to_string()]).await?;
    let read = |row: &tokio_postgres::Row| {
        let (issuer, subject, since) = (column(row, 0)?, column(row, 1)?, column(row, 2)?);
        Ok(Identity { issuer, subject, person, since })
    };
    rows.iter().map(read).collect()
}

async fn identify(db: &impl GenericClient, identity: &Identity) -> Result<(), StoreError> {
    let Identity { issuer, subject, person, since } = identity;
    let insert = "INSERT INTO identities SELECT $1, $2, id, $4 FROM people
        WHERE id = $3 AND login IS NOT NULL";
    let (issuer, subject, person) = (plain(issuer), plain(subject), person.to_string());
    let known = run(db, insert, &[&issuer, &subject, &person, since]).await?;
    if known == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

async fn unidentify(
    db: &impl GenericClient,
    person: PersonId,
    issuer: &str,
) -> Result<(), StoreError> {
    let person = person.to_string();
    let delete = "DELETE FROM identities WHERE person = $1 AND issuer = $2";
    if run(db, delete, &[&person, &plain(issuer)]).await? == 0 {
        return Err(StoreError::Missing);
    }
    let without = "SELECT 1 FROM people WHERE id = $1 AND coalesce(password, '') = ''";
    let without = one(db, without, &[&person]).await?;
    if without.is_some() { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn join(
    db: &impl GenericClient,
    person: &PersonRecord,
    identity: &Identity,
    code: Option<TokenHash>,
    at: i64,
) -> Result<(), StoreError> {
    admin::join(db, person, code, at).await?;
    identify(db, identity).await
}
