//! What several servers on one database agree on: who lives, who drives which table, who is where.

use super::rows::{all, column, count, id, one, plain, run};
use super::tables;
use crate::store::{Others, Stand, StoreError, TableId};
use deadpool_postgres::GenericClient;
use std::collections::BTreeMap;
use std::time::Duration;

/// The name of somebody without a session.
const STRANGER: &str = "";

pub(super) async fn live_on(
    db: &impl GenericClient,
    node: &str,
    lifetime: Duration,
) -> Result<u32, StoreError> {
    let seconds = lifetime.as_secs_f64();
    let insert = "INSERT INTO nodes VALUES ($1, clock_timestamp() + make_interval(secs => $2))
        ON CONFLICT (id) DO UPDATE SET until = clock_timestamp() + make_interval(secs => $2)";
    run(db, insert, &[&node, &seconds]).await?;
    run(db, "DELETE FROM nodes WHERE until < clock_timestamp() - INTERVAL '1 minute'", &[]).await?;
    run(db, "DELETE FROM present WHERE node NOT IN (SELECT id FROM nodes)", &[]).await?;
    let alive = "SELECT count(*) FROM nodes WHERE until > clock_timestamp()";
    let alive = one(db, alive, &[]).await?.map_or(Ok(0), |row| count(&row, 0))?;
    Ok(u32::try_from(alive).unwrap_or(u32::MAX))
}

pub(super) async fn leave(db: &impl GenericClient, node: &str) -> Result<(), StoreError> {
    for change in [
        "UPDATE leases SET node = NULL WHERE node = $1",
        "DELETE FROM present WHERE node = $1",
        "DELETE FROM nodes WHERE id = $1",
    ] {
        run(db, change, &[&node]).await?;
    }
    Ok(())
}

/// The epoch grows whenever a table changes hands.
pub(super) async fn lead(
    db: &impl GenericClient,
    node: &str,
    table: TableId,
) -> Result<Option<i64>, StoreError> {
    let insert = "INSERT INTO leases AS held (table_id, node, epoch) VALUES ($1, $2, 1)
        ON CONFLICT (table_id) DO UPDATE SET node = $2,
            epoch = held.epoch + CASE WHEN held.node = $2 THEN 0 ELSE 1 END
        WHERE held.node IS NULL OR held.node = $2 OR NOT EXISTS
            (SELECT 1 FROM nodes WHERE nodes.id = held.node AND nodes.until > clock_timestamp())
        RETURNING epoch";
    one(db, insert, &[&table.to_string(), &node]).await?.map(|row| column(&row, 0)).transpose()
}

pub(super) async fn let_go(
    db: &impl GenericClient,
    node: &str,
    tables: &[TableId],
) -> Result<(), StoreError> {
    let update = "UPDATE leases SET node = NULL WHERE node = $1 AND table_id = ANY($2)";
    run(db, update, &[&node, &texts(tables)]).await?;
    Ok(())
}

pub(super) async fn settle(
    db: &impl GenericClient,
    node: &str,
    table: TableId,
) -> Result<(), StoreError> {
    let update = "UPDATE leases SET settled = (SELECT version FROM tables WHERE id = $2)
                  WHERE node = $1 AND table_id = $2";
    run(db, update, &[&node, &table.to_string()]).await?;
    Ok(())
}

pub(super) async fn undriven(
    db: &impl GenericClient,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let query = "SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
        LEFT JOIN nodes ON nodes.id = leases.node AND nodes.until > clock_timestamp()
        WHERE phase = 'playing' AND (asked & bots) <> 0 AND nodes.id IS NULL
            AND (leases.settled IS NULL OR leases.settled < version)
        ORDER BY random() LIMIT $1";
    all(db, query, &[&i64::from(most)]).await?.iter().map(|row| id(row, 0)).collect()
}

pub(super) async fn stands(
    db: &impl GenericClient,
    tables: &[TableId],
) -> Result<BTreeMap<TableId, Stand>, StoreError> {
    let query = "SELECT id, version, changes FROM tables WHERE id = ANY($1)";
    let mut stands = BTreeMap::new();
    for row in all(db, query, &[&texts(tables)]).await? {
        let stand = Stand { version: count(&row, 1)?, changes: count(&row, 2)? };
        stands.insert(id(&row, 0)?, stand);
    }
    Ok(stands)
}

pub(super) async fn show_up(
    db: &impl GenericClient,
    node: &str,
    table: TableId,
    here: &Others,
) -> Result<(), StoreError> {
    let table = table.to_string();
    run(db, "DELETE FROM present WHERE node = $1 AND table_id = $2", &[&node, &table]).await?;
    let people = here.people.iter().map(|(person, name)| {
        let hidden = i16::from(here.hidden.contains(person));
        (person.to_string(), (plain(name), hidden))
    });
    let strangers = here.strangers.then(|| (STRANGER.to_owned(), (String::new(), 0)));
    let (people, names): (Vec<String>, Vec<(String, i16)>) = people.chain(strangers).unzip();
    let (names, hidden): (Vec<String>, Vec<i16>) = names.into_iter().unzip();
    let insert = "INSERT INTO present (node, table_id, person, name, hidden)
                  SELECT $1::TEXT, $2::TEXT, * FROM unnest($3::TEXT[], $4::TEXT[], $5::SMALLINT[])
                  ON CONFLICT DO NOTHING";
    run(db, insert, &[&node, &table, &people, &names, &hidden]).await?;
    Ok(())
}

pub(super) async fn others(
    db: &impl GenericClient,
    node: &str,
    tables: &[TableId],
) -> Result<BTreeMap<TableId, Others>, StoreError> {
    let query =
        "SELECT table_id, person, name, hidden FROM present JOIN nodes ON nodes.id = present.node
        WHERE table_id = ANY($1) AND node <> $2 AND nodes.until > clock_timestamp()";
    let mut found = BTreeMap::<TableId, Others>::new();
    for row in all(db, query, &[&texts(tables), &node]).await? {
        let others = found.entry(id(&row, 0)?).or_default();
        if column::<&str>(&row, 1)? == STRANGER {
            others.strangers = true;
        } else {
            let (person, hidden) = (id(&row, 1)?, column::<i16>(&row, 3)? != 0);
            // Whoever is at several servers sees the page if they see one of them.
            let known = others.people.insert(person, column(&row, 2)?).is_some();
            let saw = known && !others.hidden.contains(&person);
            if hidden && !saw {
                others.hidden.insert(person);
            } else {
                others.hidden.remove(&person);
            }
        }
    }
    Ok(found)
}

pub(super) async fn set_aside(
    db: &impl GenericClient,
    table: TableId,
    name: &str,
    text: &str,
) -> Result<(), StoreError> {
    tables::take(db, table, None).await?;
    let insert = "INSERT INTO asides VALUES ($1, $2, $3)
                  ON CONFLICT (table_id, name) DO UPDATE SET text = $3";
    run(db, insert, &[&table.to_string(), &name, &plain(text)]).await?;
    Ok(())
}

pub(super) async fn asides(
    db: &impl GenericClient,
    table: TableId,
) -> Result<BTreeMap<String, String>, StoreError> {
    let query = "SELECT name, text FROM asides WHERE table_id = $1";
    let rows = all(db, query, &[&table.to_string()]).await?;
    rows.iter().map(|row| Ok((column(row, 0)?, column(row, 1)?))).collect()
}

fn texts(tables: &[TableId]) -> Vec<String> {
    tables.iter().map(ToString::to_string).collect()
}
