//! Tokens of programs.

use super::Sqlite;
use super::people::{self, id, word};
use crate::store::{
    Answer, PersonId, PersonRecord, ProgramToken, Scope, StoreError, TokenHash, Tokens,
};
use rusqlite::{Connection, OptionalExtension, Row, params};

const TOKEN: &str = "token, person, name, scope, since, used";

impl Tokens for Sqlite {
    fn add_token(&self, token: ProgramToken, most: u32) -> Answer<'_, ()> {
        self.write(move |db| add(db, &token, most))
    }

    fn token(&self, token: TokenHash) -> Answer<'_, Option<(ProgramToken, PersonRecord)>> {
        self.read(move |db| find(db, token))
    }

    fn tokens_of(&self, person: PersonId) -> Answer<'_, Vec<ProgramToken>> {
        self.read(move |db| of_person(db, person))
    }

    fn touch_token(&self, token: TokenHash, at: i64) -> Answer<'_, ()> {
        self.write(move |db| {
            db.prepare_cached("UPDATE tokens SET used = ?2 WHERE token = ?1")?
                .execute(params![token.0, at])?;
            Ok(())
        })
    }

    fn revoke_token(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()> {
        self.write(move |db| {
            let gone = db
                .prepare_cached("DELETE FROM tokens WHERE token = ?1 AND person = ?2")?
                .execute(params![token.0, person.to_string()])?;
            if gone == 0 { Err(StoreError::Missing) } else { Ok(()) }
        })
    }
}

fn add(db: &Connection, token: &ProgramToken, most: u32) -> Result<(), StoreError> {
    let person = token.person.to_string();
    let mut count = db.prepare_cached("SELECT count(*) FROM tokens WHERE person = ?1")?;
    if count.query_row([&person], |row| row.get::<_, u32>(0))? >= most {
        return Err(StoreError::Conflict);
    }
    db.prepare_cached(&format!("INSERT INTO tokens ({TOKEN}) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"))?
        .execute(params![
            token.token.0,
            person,
            token.name,
            token.scope.word(),
            token.since,
            token.used
        ])?;
    Ok(())
}

fn find(
    db: &Connection,
    token: TokenHash,
) -> Result<Option<(ProgramToken, PersonRecord)>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {TOKEN} FROM tokens WHERE token = ?1
         AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = tokens.person)"
    ))?;
    let Some(token) = query.query_row([token.0], read).optional()? else { return Ok(None) };
    let person = people::find(db, token.person)?.ok_or(StoreError::Missing)?;
    Ok(Some((token, person)))
}

fn of_person(db: &Connection, person: PersonId) -> Result<Vec<ProgramToken>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {TOKEN} FROM tokens WHERE person = ?1 ORDER BY since, token"
    ))?;
    let tokens = query.query_map([person.to_string()], read)?;
    Ok(tokens.collect::<Result<_, _>>()?)
}

fn read(row: &Row<'_>) -> rusqlite::Result<ProgramToken> {
    Ok(ProgramToken {
        token: TokenHash(row.get(0)?),
        person: id(row, 1)?,
        name: row.get(2)?,
        scope: word(row, 3, Scope::from_word)?,
        since: row.get(4)?,
        used: row.get(5)?,
    })
}
