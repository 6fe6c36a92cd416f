//! Statements and what they bring, in the words of the records.

use crate::store::StoreError;
use deadpool_postgres::GenericClient;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

/// What a statement is given.
pub(super) type Given<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Runs a statement; answers how many rows it changed.
pub(super) async fn run(
    db: &impl GenericClient,
    sql: &str,
    given: Given<'_>,
) -> Result<u64, StoreError> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.execute(&statement, given).await?)
}

/// The rows a statement brings.
pub(super) async fn all(
    db: &impl GenericClient,
    sql: &str,
    given: Given<'_>,
) -> Result<Vec<Row>, StoreError> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.query(&statement, given).await?)
}

/// The row a statement brings, if it brings one.
pub(super) async fn one(
    db: &impl GenericClient,
    sql: &str,
    given: Given<'_>,
) -> Result<Option<Row>, StoreError> {
    let statement = db.prepare_cached(sql).await?;
    Ok(db.query_opt(&statement, given).await?)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error.code() {
            Some(code)
                if *code == SqlState::UNIQUE_VIOLATION
                    || *code == SqlState::FOREIGN_KEY_VIOLATION =>
            {
                Self::Conflict
            }
            Some(_) | None => {
                let said = error.as_db_error().map(|said| said.message().to_owned());
                let cause = || std::error::Error::source(&error).map(ToString::to_string);
                let said = said.or_else(cause);
                Self::Broken(
                    said.map_or_else(|| error.to_string(), |said| format!("{error}: {said}")),
                )
            }
        }
    }
}

/// A column that must be readable.
pub(super) fn column<'r, T: tokio_postgres::types::FromSql<'r>>(
    row: &'r Row,
    at: usize,
) -> Result<T, StoreError> {
    row.try_get(at).map_err(|error| StoreError::Broken(error.to_string()))
}

/// Something kept as a word.
pub(super) fn word<T>(
    row: &Row,
    at: usize,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, StoreError> {
    let text: &str = column(row, at)?;
    read(text).ok_or_else(|| StoreError::Broken(format!("column {at} is {text:?}")))
}

/// An id kept as text.
pub(super) fn id<T: std::str::FromStr>(row: &Row, at: usize) -> Result<T, StoreError> {
    word(row, at, |text| text.parse().ok())
}

/// An id kept as text, if there is one.
pub(super) fn maybe_id<T: std::str::FromStr>(
    row: &Row,
    at: usize,
) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = column(row, at)?;
    text.map(|text| {
        text.parse().map_err(|_| StoreError::Broken(format!("column {at} is {text:?}")))
    })
    .transpose()
}

/// A number that is never negative.
pub(super) fn count(row: &Row, at: usize) -> Result<u64, StoreError> {
    Ok(column::<i64>(row, at)?.cast_unsigned())
}

/// Seats as bits.
pub(super) fn bits(row: &Row, at: usize) -> Result<u8, StoreError> {
    u8::try_from(column::<i16>(row, at)?).map_err(|error| StoreError::Broken(error.to_string()))
}

/// Text as the database takes it: it knows no zero byte.
pub(super) fn plain(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
