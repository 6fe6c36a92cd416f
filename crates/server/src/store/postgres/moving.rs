//! A database that everything is moved from, or to.

use super::rows::{all, column, count, id, one, plain};
use super::{Postgres, journal, migrate};
use crate::store::moving::into_file;
use crate::store::moving::parts::{Cell, Holds, Line, PARTS, Part};
use crate::store::{FileError, Kept, StoreError, TableId};
use std::path::Path;
use tokio::task::JoinHandle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row};

/// A connection of its own in one transaction, without a limit on how long it takes.
pub(in crate::store) struct Moving {
    client: Client,
    _going: JoinHandle<Result<(), Error>>,
}

fn failed(error: Error) -> FileError {
    FileError::Store(error.into())
}

impl Postgres {
    async fn moving(&self, begin: &str) -> Result<Moving, FileError> {
        let (client, wire) = self.way.wire().await.map_err(failed)?;
        let going = tokio::spawn(wire);
        let unlimited = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";
        client.batch_execute(&format!("{unlimited}; {begin}")).await.map_err(failed)?;
        Ok(Moving { client, _going: going })
    }

    /// Reads everything as it stands at one moment.
    pub(in crate::store) async fn reading(&self) -> Result<Moving, FileError> {
        self.moving("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await
    }

    /// Writes everything at once, to an empty database that no server runs on.
    pub(in crate::store) async fn writing(&self) -> Result<Moving, FileError> {
        self.refuse_running().await?;
        let writing = self.moving("BEGIN").await?;
        let full = "SELECT EXISTS (SELECT 1 FROM people) OR EXISTS (SELECT 1 FROM tables)";
        let full = writing.client.query_one(full, &[]).await.map_err(failed)?;
        if column(&full, 0)? { Err(FileError::Full) } else { Ok(writing) }
    }

    /// Refuses a database that a server runs on.
    pub(in crate::store) async fn refuse_running(&self) -> Result<(), FileError> {
        let running = "SELECT count(*) FROM nodes WHERE until > clock_timestamp()";
        let row = one(&self.db().await?, running, &[]).await?;
        let running = row.map_or(Ok(0), |row| count(&row, 0))?;
        if running > 0 { Err(FileError::InUse) } else { Ok(()) }
    }

    /// Opens a database that has our layout already.
    pub async fn open_existing(address: &str) -> Result<Self, FileError> {
        migrate::refuse_empty(&super::Way::of(address)?).await?;
        Self::open(address).await
    }

    /// How many tables there are.
    pub async fn count_tables(&self) -> Result<u64, StoreError> {
        let row = one(&self.db().await?, "SELECT count(*) FROM tables", &[]).await?;
        row.map_or(Ok(0), |row| count(&row, 0))
    }

    /// The tables after one, in the order of their ids, each as it stands at one moment.
    pub async fn kept_after(
        &self,
        last: Option<TableId>,
        most: u32,
    ) -> Result<Vec<Kept>, StoreError> {
        let last = last.map(|last| last.to_string()).unwrap_or_default();
        let query = "SELECT id, game FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
        let named = all(&self.db().await?, query, &[&last, &i64::from(most)]).await?;
        let mut kept = Vec::new();
        for row in &named {
            let whole = self.whole_of(id(row, 0)?).await;
            let read = whole.and_then(|whole| whole.ok_or(StoreError::Missing));
            kept.push(Kept { id: column(row, 0)?, game: column(row, 1)?, read });
        }
        Ok(kept)
    }

    async fn whole_of(&self, table: TableId) -> Result<Option<journal::Whole>, StoreError> {
        crate::store::Store::whole(self, table).await
    }

    /// Copies everything to a new file, while servers go on.
    pub(super) async fn copy_to(&self, to: &Path) -> Result<(), StoreError> {
        let (told, _) = tokio::sync::mpsc::channel(1);
        let copied = into_file(self, to, &told).await;
        copied.map(drop).map_err(|error| match error {
            FileError::Store(error) => error,
            other => StoreError::Broken(other.to_string()),
        })
    }
}

impl Moving {
    /// How many rows there are.
    pub(in crate::store) async fn count(&self) -> Result<u64, FileError> {
        let mut all = 0;
        for part in PARTS {
            let query = format!("SELECT count(*) FROM {}", part.name);
            all += count(&self.client.query_one(&query, &[]).await.map_err(failed)?, 0)?;
        }
        Ok(all)
    }

    /// Begins to read a part.
    pub(in crate::store) async fn begin(&mut self, part: &Part) -> Result<(), FileError> {
        let columns = part.columns.iter().map(|(name, holds)| match holds {
            Holds::Number => format!("{name}::BIGINT"),
            Holds::Text | Holds::Bytes => (*name).to_owned(),
        });
        let columns = columns.collect::<Vec<_>>().join(", ");
        let declare = format!("DECLARE moving CURSOR FOR SELECT {columns} FROM {}", part.name);
        self.client.batch_execute(&declare).await.map_err(failed)
    }

    /// The next rows of the part.
    pub(in crate::store) async fn next(
        &mut self,
        part: &Part,
        most: usize,
    ) -> Result<Vec<Line>, FileError> {
        let rows =
            self.client.query(&format!("FETCH {most} FROM moving"), &[]).await.map_err(failed)?;
        Ok(rows.iter().map(|row| line(row, part)).collect::<Result<_, _>>()?)
    }

    /// The part is read.
    pub(in crate::store) async fn end(&mut self) -> Result<(), FileError> {
        self.client.batch_execute("CLOSE moving").await.map_err(failed)
    }

    /// Writes rows.
    pub(in crate::store) async fn write(
        &mut self,
        part: &Part,
        lines: &[Line],
    ) -> Result<(), FileError> {
        let kinds = part.columns.iter().enumerate().map(|(at, (_, holds))| match holds {
            Holds::Text => format!("${}::TEXT[]", at + 1),
            Holds::Number => format!("${}::BIGINT[]", at + 1),
            Holds::Bytes => format!("${}::BYTEA[]", at + 1),
        });
        let kinds = kinds.collect::<Vec<_>>().join(", ");
        let names = part.names();
        let insert = format!(
            "INSERT INTO {} ({names}) SELECT * FROM unnest({kinds}) AS rows ({names})",
            part.name
        );
        let columns: Vec<Box<dyn ToSql + Sync + Send>> = part
            .columns
            .iter()
            .enumerate()
            .map(|(at, (_, holds))| of_column(lines, at, *holds))
            .collect();
        let given: Vec<&(dyn ToSql + Sync)> = columns.iter().map(|column| &**column as _).collect();
        self.client.execute(&insert, &given).await.map_err(failed)?;
        Ok(())
    }

    /// Everything is written: numbers go on where they were, and it is there for all to see.
    pub(in crate::store) async fn finish(self) -> Result<(), FileError> {
        for part in ["chat", "reports", "bearings", "prepared"] {
            let next = format!(
                "SELECT setval(pg_get_serial_sequence('{part}', 'id'), COALESCE((SELECT max(id) FROM {part}), 0) + 1, false)"
            );
            self.client.execute(&next, &[]).await.map_err(failed)?;
        }
        self.client.batch_execute("COMMIT; ANALYZE").await.map_err(failed)
    }
}

fn line(row: &Row, part: &Part) -> Result<Line, StoreError> {
    let cell = |(at, (_, holds)): (usize, &(&str, Holds))| {
        Ok(match holds {
            Holds::Text => column::<Option<String>>(row, at)?.map_or(Cell::Empty, Cell::Text),
            Holds::Number => column::<Option<i64>>(row, at)?.map_or(Cell::Empty, Cell::Number),
            Holds::Bytes => column::<Option<Vec<u8>>>(row, at)?.map_or(Cell::Empty, Cell::Bytes),
        })
    };
    part.columns.iter().enumerate().map(cell).collect()
}

/// One column of many rows.
fn of_column(lines: &[Line], at: usize, holds: Holds) -> Box<dyn ToSql + Sync + Send> {
    let cells = || lines.iter().map(|line| &line[at]);
    match holds {
        Holds::Text => Box::new(
            cells()
                .map(|cell| if let Cell::Text(text) = cell { Some(plain(text)) } else { None })
                .collect::<Vec<_>>(),
        ),
        Holds::Number => Box::new(
            cells()
                .map(|cell| if let Cell::Number(number) = cell { Some(*number) } else { None })
                .collect::<Vec<_>>(),
        ),
        Holds::Bytes => Box::new(
            cells()
                .map(|cell| if let Cell::Bytes(bytes) = cell { Some(bytes.clone()) } else { None })
                .collect::<Vec<_>>(),
        ),
    }
}
