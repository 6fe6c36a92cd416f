//! Tables: seats, steps, receipts, chat, reports.

use super::packs;
use super::people::{id, maybe_id, word};
use crate::store::{
    Aids, Chat, Door, Hints, Opening, PersonId, Phase, Receipt, Report, Screens, SeatRecord, Sits,
    Step, StoreError, TableId, TableRecord, Undo, Used, Voice,
};
use kernel::Seat;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};
use std::collections::BTreeSet;

const TABLE: &str =
    "id, game, opening, host, door, screens, phase, version, asked, since, touched, hints, undo";

pub(super) fn add(db: &Connection, table: &TableRecord) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(&format!(
        "INSERT INTO tables ({TABLE}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
    ))?;
    insert.execute(params![
        table.id.to_string(),
        table.game,
        table.opening,
        table.host.to_string(),
        table.door.word(),
        table.screens.word(),
        table.phase.word(),
        table.version.cast_signed(),
        table.asked,
        table.since,
        table.touched,
        table.aids.hints.word(),
        table.aids.undo.word()
    ])?;
    let mut insert = db.prepare_cached("INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for seat in &table.seats {
        let (person, bot) = columns(&seat.sits);
        insert.execute(params![table.id.to_string(), seat.seat.0, person, bot, seat.name])?;
    }
    Ok(())
}

pub(super) fn find(db: &Connection, table: TableId) -> Result<Option<TableRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!("SELECT {TABLE} FROM tables WHERE id = ?1"))?;
    let found = query.query_row([table.to_string()], read_table).optional()?;
    let Some(found) = found else { return Ok(None) };
    Ok(Some(TableRecord { seats: seats(db, table)?, ..found }))
}

pub(super) fn change_seat(
    db: &Connection,
    table: TableId,
    phase: Phase,
    was: &Sits,
    seat: &SeatRecord,
) -> Result<(), StoreError> {
    let ((old_person, old_bot), (person, bot)) = (columns(was), columns(&seat.sits));
    let newcomer = seat.sits.person().filter(|person| was.owner() != Some(*person));
    if let Some(newcomer) = newcomer
        && !may_sit(db, table, newcomer)?
    {
        return Err(StoreError::Conflict);
    }
    let changed = db
        .prepare_cached(
            "UPDATE seats SET person = ?3, bot = ?4, name = ?5
             WHERE table_id = ?1 AND seat = ?2 AND person IS ?6 AND bot IS ?7
             AND EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND phase = ?8)",
        )?
        .execute(params![
            table.to_string(),
            seat.seat.0,
            person,
            bot,
            seat.name,
            old_person,
            old_bot,
            phase.word()
        ])?;
    if changed == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Whether a person may sit down: not barred, and with no seat yet where each has one.
fn may_sit(db: &Connection, table: TableId, person: PersonId) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT 1 FROM barred WHERE table_id = ?1 AND person = ?2
         UNION ALL SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE table_id = ?1 AND person = ?2 AND screens = 'own'",
    )?;
    Ok(!query.exists([table.to_string(), person.to_string()])?)
}

pub(super) fn begin(db: &Connection, table: TableId, opening: &Opening) -> Result<(), StoreError> {
    let begun = db
        .prepare_cached(
            "UPDATE tables SET opening = ?2, asked = ?3, touched = ?4, phase = 'playing'
             WHERE id = ?1 AND phase = 'gathering' AND NOT EXISTS
             (SELECT 1 FROM seats WHERE table_id = ?1 AND person IS NULL AND bot IS NULL)",
        )?
        .execute(params![table.to_string(), opening.journal, opening.asked, opening.at])?;
    if begun == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

pub(super) fn set_phase(db: &Connection, table: TableId, phase: Phase) -> Result<(), StoreError> {
    let changed = db
        .prepare_cached(
            "UPDATE tables SET phase = ?2 WHERE id = ?1 AND phase NOT IN ('over', 'closed')",
        )?
        .execute(params![table.to_string(), phase.word()])?;
    if changed > 0 {
        return Ok(());
    }
    let known =
        db.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([table.to_string()])?;
    Err(if known { StoreError::Conflict } else { StoreError::Missing })
}

pub(super) fn bar(db: &Connection, table: TableId, person: PersonId) -> Result<(), StoreError> {
    db.prepare_cached("INSERT OR IGNORE INTO barred VALUES (?1, ?2)")?
        .execute([table.to_string(), person.to_string()])?;
    Ok(())
}

pub(super) fn is_barred(
    db: &Connection,
    table: TableId,
    person: PersonId,
) -> Result<bool, StoreError> {
    let mut query =
        db.prepare_cached("SELECT 1 FROM barred WHERE table_id = ?1 AND person = ?2")?;
    Ok(query.exists([table.to_string(), person.to_string()])?)
}

pub(super) fn set_voice(
    db: &Connection,
    table: TableId,
    person: PersonId,
    voice: Voice,
) -> Result<(), StoreError> {
    let change = match voice {
        Voice::Muted => "INSERT OR IGNORE INTO muted VALUES (?1, ?2)",
        Voice::Heard => "DELETE FROM muted WHERE table_id = ?1 AND person = ?2",
    };
    db.prepare_cached(change)?.execute([table.to_string(), person.to_string()])?;
    Ok(())
}

pub(super) fn muted(db: &Connection, table: TableId) -> Result<BTreeSet<PersonId>, StoreError> {
    let mut query = db.prepare_cached("SELECT person FROM muted WHERE table_id = ?1")?;
    let people = query.query_map([table.to_string()], |row| id(row, 0))?;
    Ok(people.collect::<Result<_, _>>()?)
}

pub(super) fn append(
    db: &Connection,
    table: TableId,
    step: &Step,
    receipt: Option<&Receipt>,
) -> Result<(), StoreError> {
    let next = db
        .prepare_cached(
            "UPDATE tables SET version = ?2, asked = ?3, phase = ?4, touched = ?5
             WHERE id = ?1 AND version = ?2 - 1 AND phase NOT IN ('over', 'closed')",
        )?
        .execute(params![
            table.to_string(),
            step.seq.cast_signed(),
            step.asked,
            step.phase.word(),
            step.at
        ])?;
    if next == 0 {
        return Err(StoreError::Conflict);
    }
    db.prepare_cached("INSERT INTO steps VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?.execute(
        params![
            table.to_string(),
            step.seq.cast_signed(),
            step.keep.cast_signed(),
            step.lines,
            step.asked,
            step.phase.word(),
            step.at
        ],
    )?;
    if let Some(receipt) = receipt {
        db.prepare_cached(
            "INSERT INTO receipts (table_id, person, key, seq, deed) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![
            table.to_string(),
            receipt.person.to_string(),
            receipt.key,
            step.seq.cast_signed(),
            receipt.deed
        ])?;
    }
    Ok(())
}

pub(super) fn steps(db: &Connection, table: TableId, from: u64) -> Result<Vec<Step>, StoreError> {
    let moment = Transaction::new_unchecked(db, TransactionBehavior::Deferred)?;
    let steps = steps_now(&moment, table, from)?;
    moment.finish()?;
    Ok(steps)
}

/// The steps of a table, packed ones first, read in the transaction that is open.
pub(super) fn steps_now(
    db: &Connection,
    table: TableId,
    from: u64,
) -> Result<Vec<Step>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT seq, keep, lines, asked, phase, at FROM steps
         WHERE table_id = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let steps = query.query_map(params![table.to_string(), from.cast_signed()], |row| {
        Ok(Step {
            seq: row.get::<_, i64>(0)?.cast_unsigned(),
            keep: row.get::<_, i64>(1)?.cast_unsigned(),
            lines: row.get(2)?,
            asked: row.get(3)?,
            phase: word(row, 4, Phase::from_word)?,
            at: row.get(5)?,
        })
    })?;
    let mut all = packs::steps(db, table)?;
    all.retain(|step| step.seq > from);
    for step in steps {
        all.push(step?);
    }
    Ok(all)
}

pub(super) fn whole(
    db: &Connection,
    table: TableId,
) -> Result<Option<(TableRecord, Vec<Step>)>, StoreError> {
    let moment = Transaction::new_unchecked(db, TransactionBehavior::Deferred)?;
    let Some(record) = find(&moment, table)? else { return Ok(None) };
    let steps = steps_now(&moment, table, 0)?;
    moment.finish()?;
    record.has_all(&steps)?;
    Ok(Some((record, steps)))
}

pub(super) fn receipt(
    db: &Connection,
    table: TableId,
    person: PersonId,
    key: &str,
) -> Result<Option<Used>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT seq, deed FROM receipts WHERE table_id = ?1 AND person = ?2 AND key = ?3",
    )?;
    let used = query.query_row(params![table.to_string(), person.to_string(), key], |row| {
        Ok(Used { seq: row.get::<_, i64>(0)?.cast_unsigned(), deed: row.get(1)? })
    });
    Ok(used.optional()?)
}

pub(super) fn say(
    db: &Connection,
    table: TableId,
    chat: &Chat,
    gone: Option<i64>,
) -> Result<i64, StoreError> {
    let said = db
        .prepare_cached(
            "INSERT INTO chat (table_id, person, name, text, at) SELECT ?1, ?2, ?3, ?4, ?5
         WHERE NOT EXISTS (SELECT 1 FROM muted WHERE table_id = ?1 AND person = ?2)",
        )?
        .execute(params![
            table.to_string(),
            chat.person.map(|person| person.to_string()),
            chat.name,
            chat.text,
            chat.at
        ])?;
    if said == 0 {
        return Err(StoreError::Conflict);
    }
    let number = db.last_insert_rowid();
    if let Some(gone) = gone {
        db.prepare_cached("DELETE FROM chat WHERE id = ?1 AND table_id = ?2")?
            .execute(params![gone, table.to_string()])?;
    }
    Ok(number)
}

pub(super) fn chat(db: &Connection, table: TableId, most: u32) -> Result<Vec<Chat>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id, person, name, text, at FROM chat WHERE table_id = ?1
         ORDER BY id DESC LIMIT ?2",
    )?;
    let lines = query.query_map(params![table.to_string(), most], |row| {
        Ok(Chat {
            id: row.get(0)?,
            person: maybe_id(row, 1)?,
            name: row.get(2)?,
            text: row.get(3)?,
            at: row.get(4)?,
        })
    })?;
    let mut lines = lines.collect::<Result<Vec<_>, _>>()?;
    lines.reverse();
    Ok(lines)
}

pub(super) fn keep_report(
    db: &Connection,
    table: TableId,
    report: &Report,
) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO reports (table_id, at, journal) VALUES (?1, ?2, ?3)")?
        .execute(params![table.to_string(), report.at, report.journal])?;
    Ok(())
}

pub(super) fn reports(db: &Connection, table: TableId) -> Result<Vec<Report>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT at, journal FROM reports WHERE table_id = ?1 ORDER BY id")?;
    let reports = query.query_map([table.to_string()], |row| {
        Ok(Report { at: row.get(0)?, journal: row.get(1)? })
    })?;
    Ok(reports.collect::<Result<_, _>>()?)
}

/// The seats of a table, in order.
pub(super) fn seats(db: &Connection, table: TableId) -> Result<Vec<SeatRecord>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT seat, person, bot, name FROM seats WHERE table_id = ?1 ORDER BY seat",
    )?;
    let seats = query.query_map([table.to_string()], read_seat)?;
    Ok(seats.collect::<Result<_, _>>()?)
}

fn read_table(row: &Row<'_>) -> rusqlite::Result<TableRecord> {
    Ok(TableRecord {
        id: id(row, 0)?,
        game: row.get(1)?,
        opening: row.get(2)?,
        host: id(row, 3)?,
        door: word(row, 4, Door::from_word)?,
        screens: word(row, 5, Screens::from_word)?,
        aids: Aids {
            hints: word(row, 11, Hints::from_word)?,
            undo: word(row, 12, Undo::from_word)?,
        },
        phase: word(row, 6, Phase::from_word)?,
        version: row.get::<_, i64>(7)?.cast_unsigned(),
        asked: row.get(8)?,
        since: row.get(9)?,
        touched: row.get(10)?,
        seats: Vec::new(),
    })
}

fn read_seat(row: &Row<'_>) -> rusqlite::Result<SeatRecord> {
    let bot: Option<String> = row.get(2)?;
    let sits = match (maybe_id(row, 1)?, bot) {
        (None, None) => Sits::Nobody,
        (Some(person), None) => Sits::Person(person),
        (None, Some(level)) => Sits::Bot(level),
        (Some(person), Some(level)) => Sits::StandIn(level, person),
    };
    Ok(SeatRecord { seat: Seat(row.get(0)?), sits, name: row.get(3)? })
}

fn columns(sits: &Sits) -> (Option<String>, Option<&str>) {
    match sits {
        Sits::Nobody => (None, None),
        Sits::Person(person) => (Some(person.to_string()), None),
        Sits::Bot(level) => (None, Some(level)),
        Sits::StandIn(level, person) => (Some(person.to_string()), Some(level)),
    }
}
