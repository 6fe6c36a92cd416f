//! People and their sessions.

use super::rows::{all, column, id, one, plain, run};
use crate::store::{PersonId, PersonRecord, SessionRecord, StoreError, TokenHash};
use deadpool_postgres::GenericClient;
use tokio_postgres::Row;

pub(super) const PERSON: &str =
    "people.id, people.name, people.login, people.password, people.settings, people.since";
const SESSION: &str =
    "sessions.token, sessions.person, sessions.since, sessions.used, sessions.browser";

pub(super) async fn add(db: &impl GenericClient, person: &PersonRecord) -> Result<(), StoreError> {
    let (login, password) =
        person.account.as_ref().map(|(login, password)| (plain(login), password.clone())).unzip();
    let insert = "INSERT INTO people VALUES ($1, $2, $3, $4, $5, $6)";
    let (id, name, settings) =
        (person.id.to_string(), plain(&person.name), plain(&person.settings));
    run(db, insert, &[&id, &name, &login, &password, &settings, &person.since]).await?;
    Ok(())
}

pub(super) async fn change(
    db: &impl GenericClient,
    person: &PersonRecord,
) -> Result<(), StoreError> {
    let update = "UPDATE people SET name = $2, settings = $3 WHERE id = $1";
    let (id, name, settings) =
        (person.id.to_string(), plain(&person.name), plain(&person.settings));
    found(run(db, update, &[&id, &name, &settings]).await?)
}

pub(super) async fn change_account(
    db: &impl GenericClient,
    person: PersonId,
    (login, password): &(String, String),
    keep: TokenHash,
) -> Result<Vec<TokenHash>, StoreError> {
    let (person, login) = (person.to_string(), plain(login));
    let update = "UPDATE people SET login = $2, password = $3 WHERE id = $1";
    found(run(db, update, &[&person, &login, password]).await?)?;
    let delete = "DELETE FROM sessions WHERE person = $1 AND token <> $2 RETURNING token";
    let ended = all(db, delete, &[&person, &&keep.0[..]]).await?;
    ended.iter().map(|row| token(row, 0)).collect()
}

pub(super) async fn find(
    db: &impl GenericClient,
    id: PersonId,
) -> Result<Option<PersonRecord>, StoreError> {
    let query = format!("SELECT {PERSON} FROM people WHERE id = $1");
    one(db, &query, &[&id.to_string()]).await?.map(|row| person(&row, 0)).transpose()
}

pub(super) async fn find_login(
    db: &impl GenericClient,
    login: &str,
) -> Result<Option<PersonRecord>, StoreError> {
    let query = format!(
        "SELECT {PERSON} FROM people WHERE lower(login COLLATE \"C\") = lower($1::TEXT COLLATE \"C\")"
    );
    one(db, &query, &[&plain(login)]).await?.map(|row| person(&row, 0)).transpose()
}

pub(super) async fn open_session(
    db: &impl GenericClient,
    session: &SessionRecord,
) -> Result<(), StoreError> {
    let insert =
        "INSERT INTO sessions (token, person, since, used, browser) VALUES ($1, $2, $3, $4, $5)";
    let (person, browser) = (session.person.to_string(), plain(&session.browser));
    let token = &session.token.0[..];
    run(db, insert, &[&token, &person, &session.since, &session.used, &browser]).await?;
    Ok(())
}

pub(super) async fn touch_session(
    db: &impl GenericClient,
    token: TokenHash,
    at: i64,
) -> Result<(), StoreError> {
    let update = "UPDATE sessions SET used = $2 WHERE token = $1";
    found(run(db, update, &[&&token.0[..], &at]).await?)
}

pub(super) async fn session(
    db: &impl GenericClient,
    token: TokenHash,
) -> Result<Option<(SessionRecord, PersonRecord)>, StoreError> {
    let query = format!(
        "SELECT {SESSION}, {PERSON} FROM sessions JOIN people ON people.id = sessions.person
         WHERE sessions.token = $1 AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = people.id)"
    );
    let row = one(db, &query, &[&&token.0[..]]).await?;
    row.map(|row| Ok((read_session(&row)?, person(&row, 5)?))).transpose()
}

pub(super) async fn sessions_of(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Vec<SessionRecord>, StoreError> {
    let query = format!("SELECT {SESSION} FROM sessions WHERE person = $1 ORDER BY since DESC");
    all(db, &query, &[&person.to_string()]).await?.iter().map(read_session).collect()
}

pub(super) async fn close_session(
    db: &impl GenericClient,
    person: PersonId,
    token: TokenHash,
) -> Result<(), StoreError> {
    let delete = "DELETE FROM sessions WHERE token = $1 AND person = $2";
    found(run(db, delete, &[&&token.0[..], &person.to_string()]).await?)
}

/// Those of these sessions that are open.
pub(super) async fn open_ones(
    db: &impl GenericClient,
    tokens: &[TokenHash],
) -> Result<Vec<TokenHash>, StoreError> {
    let tokens: Vec<&[u8]> = tokens.iter().map(|token| &token.0[..]).collect();
    let query = "SELECT token FROM sessions WHERE token = ANY($1)
        AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = sessions.person)";
    all(db, query, &[&tokens]).await?.iter().map(|row| token(row, 0)).collect()
}

/// Nothing changed where there is no such thing.
const fn found(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

/// The hash of a token.
pub(super) fn token(row: &Row, at: usize) -> Result<TokenHash, StoreError> {
    let bytes: &[u8] = column(row, at)?;
    let whole = bytes.try_into().map_err(|_| StoreError::Broken("a token is 32 bytes".to_owned()));
    whole.map(TokenHash)
}

/// A person, whose columns begin at one.
pub(super) fn person(row: &Row, from: usize) -> Result<PersonRecord, StoreError> {
    let login: Option<String> = column(row, from + 2)?;
    Ok(PersonRecord {
        id: id(row, from)?,
        name: column(row, from + 1)?,
        account: login.zip(column(row, from + 3)?),
        settings: column(row, from + 4)?,
        since: column(row, from + 5)?,
    })
}

fn read_session(row: &Row) -> Result<SessionRecord, StoreError> {
    Ok(SessionRecord {
        token: token(row, 0)?,
        person: id(row, 1)?,
        since: column(row, 2)?,
        used: column(row, 3)?,
        browser: column(row, 4)?,
    })
}
