//! Tokens of programs.

use super::people::{self, token};
use super::rows::{all, column, id, one, plain, run, word};
use super::{Postgres, changes, looks};
use crate::store::{
    Answer, PersonId, PersonRecord, ProgramToken, Scope, StoreError, TokenHash, Tokens,
};
use deadpool_postgres::{GenericClient, Object};
use tokio_postgres::Row;

const TOKEN: &str = "token, person, name, scope, since, used";

impl Tokens for Postgres {
    fn add_token(&self, token: ProgramToken, most: u32) -> Answer<'_, ()> {
        changes!(self, db => add(db, &token, most))
    }

    fn token(&self, token: TokenHash) -> Answer<'_, Option<(ProgramToken, PersonRecord)>> {
        looks!(self, db => find(db, token))
    }

    fn tokens_of(&self, person: PersonId) -> Answer<'_, Vec<ProgramToken>> {
        looks!(self, db => of_person(db, person))
    }

    fn touch_token(&self, token: TokenHash, at: i64) -> Answer<'_, ()> {
        changes!(self, db => touch(db, token, at))
    }

    fn revoke_token(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()> {
        changes!(self, db => revoke(db, person, token))
    }
}

async fn add(db: &impl GenericClient, token: &ProgramToken, most: u32) -> Result<(), StoreError> {
    let person = token.person.to_string();
    one(db, "SELECT id FROM people WHERE id = $1 FOR UPDATE", &[&person]).await?;
    let count = one(db, "SELECT count(*) FROM tokens WHERE person = $1", &[&person]).await?;
    if column::<i64>(&count.ok_or(StoreError::Missing)?, 0)? >= i64::from(most) {
        return Err(StoreError::Conflict);
    }
    let insert = format!("INSERT INTO tokens ({TOKEN}) VALUES ($1, $2, $3, $4, $5, $6)");
    let (name, scope) = (plain(&token.name), token.scope.word());
    run(db, &insert, &[&&token.token.0[..], &person, &name, &scope, &token.since, &token.used])
        .await?;
    Ok(())
}

async fn find(
    db: &impl GenericClient,
    token: TokenHash,
) -> Result<Option<(ProgramToken, PersonRecord)>, StoreError> {
    let query = format!(
        "SELECT {TOKEN} FROM tokens WHERE token = $1
         AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = tokens.person)"
    );
    let Some(row) = one(db, &query, &[&&token.0[..]]).await? else { return Ok(None) };
    let token = read(&row)?;
    let person = people::find(db, token.person).await?.ok_or(StoreError::Missing)?;
    Ok(Some((token, person)))
}

async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Vec<ProgramToken>, StoreError> {
    let query = format!("SELECT {TOKEN} FROM tokens WHERE person = $1 ORDER BY since, token");
    all(db, &query, &[&person.to_string()]).await?.iter().map(read).collect()
}

async fn touch(db: &impl GenericClient, token: TokenHash, at: i64) -> Result<(), StoreError> {
    run(db, "UPDATE tokens SET used = $2 WHERE token = $1", &[&&token.0[..], &at]).await?;
    Ok(())
}

async fn revoke(
    db: &impl GenericClient,
    person: PersonId,
    token: TokenHash,
) -> Result<(), StoreError> {
    let delete = "DELETE FROM tokens WHERE token = $1 AND person = $2";
    match run(db, delete, &[&&token.0[..], &person.to_string()]).await? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

fn read(row: &Row) -> Result<ProgramToken, StoreError> {
    Ok(ProgramToken {
        token: token(row, 0)?,
        person: id(row, 1)?,
        name: column(row, 2)?,
        scope: word(row, 3, Scope::from_word)?,
        since: column(row, 4)?,
        used: column(row, 5)?,
    })
}
