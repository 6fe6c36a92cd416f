//! People and their sessions.

use crate::store::{PersonId, PersonRecord, SessionRecord, StoreError, TokenHash};
use rusqlite::{Connection, OptionalExtension, Row, params};

pub(super) const PERSON: &str =
    "people.id, people.name, people.login, people.password, people.settings, people.since";
const SESSION: &str =
    "sessions.token, sessions.person, sessions.since, sessions.used, sessions.browser";

pub(super) fn add(db: &Connection, person: &PersonRecord) -> Result<(), StoreError> {
    let (login, password) = account(person);
    db.prepare_cached("INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?.execute(params![
        person.id.to_string(),
        person.name,
        login,
        password,
        person.settings,
        person.since
    ])?;
    Ok(())
}

pub(super) fn change(db: &Connection, person: &PersonRecord) -> Result<(), StoreError> {
    let changed = db
        .prepare_cached("UPDATE people SET name = ?2, settings = ?3 WHERE id = ?1")?
        .execute(params![person.id.to_string(), person.name, person.settings])?;
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

pub(super) fn change_account(
    db: &Connection,
    person: PersonId,
    (login, password): &(String, String),
    keep: TokenHash,
) -> Result<Vec<TokenHash>, StoreError> {
    let changed = db
        .prepare_cached("UPDATE people SET login = ?2, password = ?3 WHERE id = ?1")?
        .execute(params![person.to_string(), login, password])?;
    if changed == 0 {
        return Err(StoreError::Missing);
    }
    let mut delete = db
        .prepare_cached("DELETE FROM sessions WHERE person = ?1 AND token <> ?2 RETURNING token")?;
    let ended =
        delete.query_map(params![person.to_string(), keep.0], |row| Ok(TokenHash(row.get(0)?)))?;
    Ok(ended.collect::<Result<_, _>>()?)
}

pub(super) fn find(db: &Connection, id: PersonId) -> Result<Option<PersonRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!("SELECT {PERSON} FROM people WHERE id = ?1"))?;
    Ok(query.query_row([id.to_string()], |row| person(row, 0)).optional()?)
}

pub(super) fn find_login(db: &Connection, login: &str) -> Result<Option<PersonRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!("SELECT {PERSON} FROM people WHERE login = ?1"))?;
    Ok(query.query_row([login], |row| person(row, 0)).optional()?)
}

pub(super) fn open_session(db: &Connection, session: &SessionRecord) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO sessions (token, person, since, used, browser) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        session.token.0,
        session.person.to_string(),
        session.since,
        session.used,
        session.browser
    ])?;
    Ok(())
}

pub(super) fn touch_session(db: &Connection, token: TokenHash, at: i64) -> Result<(), StoreError> {
    let touched = db
        .prepare_cached("UPDATE sessions SET used = ?2 WHERE token = ?1")?
        .execute(params![token.0, at])?;
    if touched == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

pub(super) fn session(
    db: &Connection,
    token: TokenHash,
) -> Result<Option<(SessionRecord, PersonRecord)>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {SESSION}, {PERSON} FROM sessions JOIN people ON people.id = sessions.person
         WHERE sessions.token = ?1 AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = people.id)"
    ))?;
    let both = |row: &Row<'_>| Ok((read_session(row)?, person(row, 5)?));
    Ok(query.query_row([token.0], both).optional()?)
}

pub(super) fn sessions_of(
    db: &Connection,
    person: PersonId,
) -> Result<Vec<SessionRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {SESSION} FROM sessions WHERE person = ?1 ORDER BY since DESC"
    ))?;
    let sessions = query.query_map([person.to_string()], read_session)?;
    Ok(sessions.collect::<Result<_, _>>()?)
}

pub(super) fn close_session(
    db: &Connection,
    person: PersonId,
    token: TokenHash,
) -> Result<(), StoreError> {
    let closed = db
        .prepare_cached("DELETE FROM sessions WHERE token = ?1 AND person = ?2")?
        .execute(params![token.0, person.to_string()])?;
    if closed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

fn account(person: &PersonRecord) -> (Option<&str>, Option<&str>) {
    person.account.as_ref().map(|(login, password)| (login.as_str(), password.as_str())).unzip()
}

/// A person, whose columns begin at one.
pub(super) fn person(row: &Row<'_>, from: usize) -> rusqlite::Result<PersonRecord> {
    let login: Option<String> = row.get(from + 2)?;
    Ok(PersonRecord {
        id: id(row, from)?,
        name: row.get(from + 1)?,
        account: login.zip(row.get(from + 3)?),
        settings: row.get(from + 4)?,
        since: row.get(from + 5)?,
    })
}

fn read_session(row: &Row<'_>) -> rusqlite::Result<SessionRecord> {
    Ok(SessionRecord {
        token: TokenHash(row.get(0)?),
        person: id(row, 1)?,
        since: row.get(2)?,
        used: row.get(3)?,
        browser: row.get(4)?,
    })
}

/// An id kept as text.
pub(super) fn id<T: std::str::FromStr>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    word(row, column, |text| text.parse().ok())
}

/// An id kept as text, if there is one.
pub(super) fn maybe_id<T: std::str::FromStr>(
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<Option<T>> {
    match row.get_ref(column)? {
        rusqlite::types::ValueRef::Null => Ok(None),
        _ => id(row, column).map(Some),
    }
}

/// Something kept as a word.
pub(super) fn word<T>(
    row: &Row<'_>,
    column: usize,
    read: impl FnOnce(&str) -> Option<T>,
) -> rusqlite::Result<T> {
    let text = row.get_ref(column)?.as_str()?;
    read(text).ok_or_else(|| {
        rusqlite::Error::InvalidColumnType(column, text.to_owned(), rusqlite::types::Type::Text)
    })
}
