//! From an older version of the schema to ours: numbered steps, each in a transaction, by one server at a time.

use super::connect::Way;
use crate::store::FileError;
use tokio_postgres::Client;

/// The steps from nothing to the schema as it is, in order; the version of a database is how many it has taken. What
/// has been released is never changed: the next step mends it. Servers of the version before may still be running when a
/// step is taken, so a step only adds.
const STEPS: &[&str] = &[
    include_str!("steps/01-layout.sql"),
    include_str!("steps/02-called-back.sql"),
    include_str!("steps/03-lobby.sql"),
    include_str!("steps/04-prepared.sql"),
    include_str!("steps/05-admin.sql"),
    include_str!("steps/06-identities.sql"),
];

/// The version of the schema this program knows.
pub(super) const VERSION: usize = STEPS.len();

/// Held while steps are taken ("tavolata" as a number).
const LOCK: i64 = 0x7461_766f_6c61_7461;

/// Brings a database to our version; refuses one that is another's or newer than this program.
pub(super) async fn migrate(way: &Way) -> Result<(), FileError> {
    let system = |error: tokio_postgres::Error| FileError::Store(error.into());
    let (mut client, wire) = way.wire().await.map_err(system)?;
    let going = tokio::spawn(wire);
    client
        .batch_execute("SET statement_timeout = 0; SET lock_timeout = 0")
        .await
        .map_err(system)?;
    let migrated = take_steps(&mut client).await;
    drop(client);
    let _closed = going.await;
    migrated
}

/// Refuses a database in which nothing of ours is.
pub(super) async fn refuse_empty(way: &Way) -> Result<(), FileError> {
    let (client, wire) = way.wire().await.map_err(|error| FileError::Store(error.into()))?;
    let going = tokio::spawn(wire);
    let version = version(&client).await;
    drop(client);
    let _closed = going.await;
    if version? == 0 { Err(FileError::Empty) } else { Ok(()) }
}

async fn take_steps(client: &mut Client) -> Result<(), FileError> {
    let system = |error: tokio_postgres::Error| FileError::Store(error.into());
    loop {
        let taken = client.transaction().await.map_err(system)?;
        taken.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(system)?;
        let version = version(taken.client()).await?;
        let Some(step) = STEPS.get(version) else { return Ok(()) };
        if version == 0 {
            taken.batch_execute("CREATE TABLE tavolata (version INTEGER NOT NULL); INSERT INTO tavolata VALUES (0)")
                .await
                .map_err(system)?;
        }
        taken.batch_execute(step).await.map_err(system)?;
        taken.execute("UPDATE tavolata SET version = version + 1", &[]).await.map_err(system)?;
        taken.commit().await.map_err(system)?;
    }
}

/// The version of a database: 0 where nothing is in it.
async fn version(client: &Client) -> Result<usize, FileError> {
    let system = |error: tokio_postgres::Error| FileError::Store(error.into());
    let there =
        "SELECT relname::TEXT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                 WHERE nspname = current_schema() AND relkind IN ('r', 'v', 'p')";
    let there = client.query(there, &[]).await.map_err(system)?;
    if there.is_empty() {
        return Ok(0);
    }
    if !there.iter().any(|row| row.try_get::<_, &str>(0).is_ok_and(|name| name == "tavolata")) {
        return Err(FileError::Foreign);
    }
    let row = client.query_one("SELECT version FROM tavolata", &[]).await.map_err(system)?;
    let found = row.try_get::<_, i32>(0).ok().and_then(|version| usize::try_from(version).ok());
    match found.ok_or(FileError::Foreign)? {
        found if found > VERSION => Err(FileError::Newer { found, known: VERSION }),
        found => Ok(found),
    }
}
