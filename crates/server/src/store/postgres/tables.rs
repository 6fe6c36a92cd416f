//! Tables: seats, phases, who is barred or muted, chat, reports.

use super::rows::{all, bits, column, count, id, maybe_id, one, plain, run, word};
use crate::store::{
    Aids, Chat, Door, Hints, Opening, PersonId, Phase, Report, Screens, SeatRecord, Sits,
    StoreError, TableId, TableRecord, Undo, Voice,
};
use deadpool_postgres::GenericClient;
use kernel::Seat;
use std::collections::BTreeSet;
use tokio_postgres::Row;

const TABLE: &str =
    "id, game, opening, host, door, screens, phase, version, asked, since, touched, hints, undo";

pub(super) async fn add(db: &impl GenericClient, table: &TableRecord) -> Result<(), StoreError> {
    let insert = format!(
        "INSERT INTO tables ({TABLE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
    );
    let (id, host) = (table.id.to_string(), table.host.to_string());
    run(
        db,
        &insert,
        &[
            &id,
            &table.game,
            &plain(&table.opening),
            &host,
            &table.door.word(),
            &table.screens.word(),
            &table.phase.word(),
            &table.version.cast_signed(),
            &i16::from(table.asked),
            &table.since,
            &table.touched,
            &table.aids.hints.word(),
            &table.aids.undo.word(),
        ],
    )
    .await?;
    for seat in &table.seats {
        let (person, bot) = columns(&seat.sits);
        let insert = "INSERT INTO seats VALUES ($1, $2, $3, $4, $5)";
        let (number, name) = (i16::from(seat.seat.0), plain(&seat.name));
        run(db, insert, &[&id, &number, &person, &bot, &name]).await?;
    }
    Ok(())
}

pub(super) async fn find(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Option<TableRecord>, StoreError> {
    let query = format!("SELECT {TABLE} FROM tables WHERE id = $1");
    let Some(row) = one(db, &query, &[&table.to_string()]).await? else { return Ok(None) };
    Ok(Some(TableRecord { seats: seats(db, table).await?, ..read_table(&row)? }))
}

/// Takes a table for a change that is no step: nobody else changes it until the transaction ends. Only if it is in this
/// phase.
pub(super) async fn take(
    db: &impl GenericClient,
    table: TableId,
    phase: Option<Phase>,
) -> Result<Screens, StoreError> {
    let update = "UPDATE tables SET changes = changes + 1
                  WHERE id = $1 AND phase = COALESCE($2::TEXT, phase) RETURNING screens";
    let row = one(db, update, &[&table.to_string(), &phase.map(Phase::word)]).await?;
    row.map_or(Err(StoreError::Conflict), |row| word(&row, 0, Screens::from_word))
}

pub(super) async fn change_seat(
    db: &impl GenericClient,
    table: TableId,
    phase: Phase,
    was: &Sits,
    seat: &SeatRecord,
) -> Result<(), StoreError> {
    let screens = take(db, table, Some(phase)).await?;
    let (table, number) = (table.to_string(), i16::from(seat.seat.0));
    let ((old_person, old_bot), (person, bot)) = (columns(was), columns(&seat.sits));
    let newcomer = seat.sits.person().filter(|person| was.owner() != Some(*person));
    if let Some(newcomer) = newcomer {
        let refused = "SELECT EXISTS (SELECT 1 FROM barred WHERE table_id = $1 AND person = $2)
            OR ($3 AND EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND person = $2))";
        let one_each = screens == Screens::Own;
        let row = one(db, refused, &[&table, &newcomer.to_string(), &one_each]).await?;
        if row.map_or(Ok(true), |row| column(&row, 0))? {
            return Err(StoreError::Conflict);
        }
    }
    let update =
        "UPDATE seats SET person = $3, bot = $4, name = $5 WHERE table_id = $1 AND seat = $2
                  AND person IS NOT DISTINCT FROM $6 AND bot IS NOT DISTINCT FROM $7";
    let name = plain(&seat.name);
    let changed =
        run(db, update, &[&table, &number, &person, &bot, &name, &old_person, &old_bot]).await?;
    if changed == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

pub(super) async fn begin(
    db: &impl GenericClient,
    table: TableId,
    opening: &Opening,
) -> Result<(), StoreError> {
    take(db, table, Some(Phase::Gathering)).await?;
    let update = "UPDATE tables SET opening = $2, asked = $3, touched = $4, phase = 'playing'
        WHERE id = $1 AND NOT EXISTS
        (SELECT 1 FROM seats WHERE table_id = $1 AND person IS NULL AND bot IS NULL)";
    let (id, asked) = (table.to_string(), i16::from(opening.asked));
    let begun = run(db, update, &[&id, &plain(&opening.journal), &asked, &opening.at]).await?;
    if begun == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

pub(super) async fn set_phase(
    db: &impl GenericClient,
    table: TableId,
    phase: Phase,
) -> Result<(), StoreError> {
    let update = "UPDATE tables SET phase = $2, changes = changes + 1
                  WHERE id = $1 AND phase NOT IN ('over', 'closed')";
    let id = table.to_string();
    if run(db, update, &[&id, &phase.word()]).await? > 0 {
        return Ok(());
    }
    let known = one(db, "SELECT 1 FROM tables WHERE id = $1", &[&id]).await?;
    Err(if known.is_some() { StoreError::Conflict } else { StoreError::Missing })
}

pub(super) async fn bar(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
) -> Result<(), StoreError> {
    take(db, table, None).await?;
    let insert = "INSERT INTO barred VALUES ($1, $2) ON CONFLICT DO NOTHING";
    run(db, insert, &[&table.to_string(), &person.to_string()]).await?;
    Ok(())
}

pub(super) async fn is_barred(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
) -> Result<bool, StoreError> {
    let query = "SELECT 1 FROM barred WHERE table_id = $1 AND person = $2";
    Ok(one(db, query, &[&table.to_string(), &person.to_string()]).await?.is_some())
}

pub(super) async fn set_voice(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
    voice: Voice,
) -> Result<(), StoreError> {
    take(db, table, None).await?;
    let change = match voice {
        Voice::Muted => "INSERT INTO muted VALUES ($1, $2) ON CONFLICT DO NOTHING",
        Voice::Heard => "DELETE FROM muted WHERE table_id = $1 AND person = $2",
    };
    run(db, change, &[&table.to_string(), &person.to_string()]).await?;
    Ok(())
}

pub(super) async fn muted(
    db: &impl GenericClient,
    table: TableId,
) -> Result<BTreeSet<PersonId>, StoreError> {
    let query = "SELECT person FROM muted WHERE table_id = $1";
    all(db, query, &[&table.to_string()]).await?.iter().map(|row| id(row, 0)).collect()
}

pub(super) async fn say(
    db: &impl GenericClient,
    table: TableId,
    chat: &Chat,
    gone: Option<i64>,
) -> Result<i64, StoreError> {
    take(db, table, None).await?;
    let (id, person) = (table.to_string(), chat.person.map(|person| person.to_string()));
    let insert = "INSERT INTO chat (table_id, person, name, text, at) SELECT $1::TEXT, $2::TEXT, $3::TEXT, $4::TEXT, $5::BIGINT
        WHERE NOT EXISTS (SELECT 1 FROM muted WHERE table_id = $1::TEXT AND person = $2::TEXT) RETURNING id";
    let (name, text) = (plain(&chat.name), plain(&chat.text));
    let row = one(db, insert, &[&id, &person, &name, &text, &chat.at]).await?;
    let number = row.map_or(Err(StoreError::Conflict), |row| column(&row, 0))?;
    if let Some(gone) = gone {
        run(db, "DELETE FROM chat WHERE id = $1 AND table_id = $2", &[&gone, &id]).await?;
    }
    Ok(number)
}

pub(super) async fn chat(
    db: &impl GenericClient,
    table: TableId,
    most: u32,
) -> Result<Vec<Chat>, StoreError> {
    let query = "SELECT id, person, name, text, at FROM chat WHERE table_id = $1
                 ORDER BY id DESC LIMIT $2";
    let rows = all(db, query, &[&table.to_string(), &i64::from(most)]).await?;
    let read = |row: &Row| {
        Ok(Chat {
            id: column(row, 0)?,
            person: maybe_id(row, 1)?,
            name: column(row, 2)?,
            text: column(row, 3)?,
            at: column(row, 4)?,
        })
    };
    rows.iter().rev().map(read).collect()
}

pub(super) async fn keep_report(
    db: &impl GenericClient,
    table: TableId,
    report: &Report,
) -> Result<(), StoreError> {
    take(db, table, None).await?;
    let insert = "INSERT INTO reports (table_id, at, journal) VALUES ($1, $2, $3)";
    run(db, insert, &[&table.to_string(), &report.at, &plain(&report.journal)]).await?;
    Ok(())
}

pub(super) async fn reports(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Vec<Report>, StoreError> {
    let query = "SELECT at, journal FROM reports WHERE table_id = $1 ORDER BY id";
    let read = |row: &Row| Ok(Report { at: column(row, 0)?, journal: column(row, 1)? });
    all(db, query, &[&table.to_string()]).await?.iter().map(read).collect()
}

/// The seats of a table, in order.
pub(super) async fn seats(
    db: &impl GenericClient,
    table: TableId,
) -> Result<Vec<SeatRecord>, StoreError> {
    let query = "SELECT seat, person, bot, name FROM seats WHERE table_id = $1 ORDER BY seat";
    let rows = all(db, query, &[&table.to_string()]).await?;
    rows.iter().map(|row| read_seat(row, 0)).collect()
}

/// A seat that a row tells of, from this column on.
pub(super) fn read_seat(row: &Row, from: usize) -> Result<SeatRecord, StoreError> {
    let bot: Option<String> = column(row, from + 2)?;
    let sits = match (maybe_id(row, from + 1)?, bot) {
        (None, None) => Sits::Nobody,
        (Some(person), None) => Sits::Person(person),
        (None, Some(level)) => Sits::Bot(level),
        (Some(person), Some(level)) => Sits::StandIn(level, person),
    };
    Ok(SeatRecord { seat: Seat(bits(row, from)?), sits, name: column(row, from + 3)? })
}

fn read_table(row: &Row) -> Result<TableRecord, StoreError> {
    Ok(TableRecord {
        id: id(row, 0)?,
        game: column(row, 1)?,
        opening: column(row, 2)?,
        host: id(row, 3)?,
        door: word(row, 4, Door::from_word)?,
        screens: word(row, 5, Screens::from_word)?,
        aids: Aids {
            hints: word(row, 11, Hints::from_word)?,
            undo: word(row, 12, Undo::from_word)?,
        },
        phase: word(row, 6, Phase::from_word)?,
        version: count(row, 7)?,
        asked: bits(row, 8)?,
        since: column(row, 9)?,
        touched: column(row, 10)?,
        seats: Vec::new(),
    })
}

fn columns(sits: &Sits) -> (Option<String>, Option<&str>) {
    match sits {
        Sits::Nobody => (None, None),
        Sits::Person(person) => (Some(person.to_string()), None),
        Sits::Bot(level) => (None, Some(level)),
        Sits::StandIn(level, person) => (Some(person.to_string()), Some(level)),
    }
}
