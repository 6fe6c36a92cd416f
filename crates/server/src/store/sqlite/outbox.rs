//! The outbox, and how people are reached.

use super::Sqlite;
use super::people::{id, word};
use crate::store::{
    Answer, ChannelId, ChannelRecord, Errand, Notice, Outbox, PersonId, QuietHours, Settled,
    StoreError, TableId, TokenHash, Way,
};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::BTreeSet;

const CHANNEL: &str = "id, person, way, address, keys, token, calls, since, delivered, failed, why";

impl Outbox for Sqlite {
    fn secret(&self, name: String, fresh: Vec<u8>) -> Answer<'_, Vec<u8>> {
        self.write(move |db| secret(db, &name, &fresh))
    }

    fn add_channel(&self, channel: ChannelRecord, most: u32) -> Answer<'_, ChannelId> {
        self.write(move |db| add(db, &channel, most))
    }

    fn channel(&self, id: ChannelId) -> Answer<'_, Option<ChannelRecord>> {
        self.read(move |db| find(db, id))
    }

    fn channels_of(&self, person: PersonId) -> Answer<'_, Vec<ChannelRecord>> {
        self.read(move |db| of_person(db, person))
    }

    fn mailboxes(&self, address: String, most: u32) -> Answer<'_, Vec<ChannelRecord>> {
        self.read(move |db| mailboxes(db, &address, most))
    }

    fn confirm(&self, token: TokenHash) -> Answer<'_, Option<ChannelRecord>> {
        self.write(move |db| confirm(db, token))
    }

    fn set_calls(&self, channel: ChannelId, calls: bool) -> Answer<'_, ()> {
        self.write(move |db| set_calls(db, channel, calls))
    }

    fn remove_channel(&self, person: PersonId, channel: ChannelId) -> Answer<'_, ()> {
        self.write(move |db| remove(db, person, channel))
    }

    fn set_quiet(&self, person: PersonId, hours: Option<QuietHours>) -> Answer<'_, ()> {
        self.write(move |db| set_quiet(db, person, hours))
    }

    fn quiet(&self, person: PersonId) -> Answer<'_, Option<QuietHours>> {
        self.read(move |db| quiet(db, person))
    }

    fn set_hushed(&self, table: TableId, person: PersonId, hushed: bool) -> Answer<'_, ()> {
        self.write(move |db| set_hushed(db, table, person, hushed))
    }

    fn hushed(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>> {
        self.read(move |db| hushed(db, table))
    }

    fn post(&self, notice: Notice) -> Answer<'_, ()> {
        self.write(move |db| post(db, &notice))
    }

    fn due(&self, now: i64, most: u32, but: Vec<ChannelId>) -> Answer<'_, Vec<Notice>> {
        self.read(move |db| due(db, now, most, &but))
    }

    fn claim(&self, notice: Notice, until: i64) -> Answer<'_, ()> {
        self.write(move |db| claim(db, &notice, until))
    }

    fn settle(&self, notice: Notice, now: i64, settled: Settled) -> Answer<'_, ()> {
        self.write(move |db| settle(db, &notice, now, &settled))
    }

    fn offer_reset(&self, person: PersonId, token: TokenHash, until: i64) -> Answer<'_, ()> {
        self.write(move |db| {
            db.prepare_cached("INSERT OR REPLACE INTO resets VALUES (?1, ?2, ?3)")?
                .execute(params![person.to_string(), token.0, until])?;
            Ok(())
        })
    }

    fn reset_of(&self, token: TokenHash, now: i64) -> Answer<'_, Option<PersonId>> {
        self.read(move |db| reset_of(db, token, now))
    }

    fn reset(
        &self,
        token: TokenHash,
        now: i64,
        password: String,
    ) -> Answer<'_, Option<Vec<TokenHash>>> {
        self.write(move |db| reset(db, token, now, &password))
    }

    fn waiting(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableId>> {
        self.read(move |db| waiting(db, person, most))
    }
}

fn secret(db: &Connection, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
    db.prepare_cached("INSERT OR IGNORE INTO secrets VALUES (?1, ?2)")?
        .execute(params![name, fresh])?;
    let mut query = db.prepare_cached("SELECT value FROM secrets WHERE name = ?1")?;
    Ok(query.query_row([name], |row| row.get(0))?)
}

fn add(db: &Connection, channel: &ChannelRecord, most: u32) -> Result<ChannelId, StoreError> {
    let person = channel.person.to_string();
    let mut known = db.prepare_cached(
        "SELECT id FROM channels WHERE person = ?1 AND way = ?2 AND address = ?3",
    )?;
    let known: Option<ChannelId> = known
        .query_row(params![person, channel.way.word(), channel.address], |row| id(row, 0))
        .optional()?;
    if let Some(known) = known {
        db.prepare_cached(
            "UPDATE channels SET keys = ?2, calls = ?3, token = CASE WHEN token IS NULL THEN NULL ELSE ?4 END
             WHERE id = ?1",
        )?
        .execute(params![known.to_string(), channel.keys, channel.calls, channel.token.map(|it| it.0)])?;
        return Ok(known);
    }
    let mut count = db.prepare_cached("SELECT count(*) FROM channels WHERE person = ?1")?;
    if count.query_row([&person], |row| row.get::<_, u32>(0))? >= most {
        return Err(StoreError::Conflict);
    }
    db.prepare_cached(
        "INSERT INTO channels (id, person, way, address, keys, token, calls, since) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        channel.id.to_string(),
        person,
        channel.way.word(),
        channel.address,
        channel.keys,
        channel.token.map(|token| token.0),
        channel.calls,
        channel.since
    ])?;
    Ok(channel.id)
}

fn find(db: &Connection, channel: ChannelId) -> Result<Option<ChannelRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!("SELECT {CHANNEL} FROM channels WHERE id = ?1"))?;
    Ok(query.query_row([channel.to_string()], read).optional()?)
}

fn of_person(db: &Connection, person: PersonId) -> Result<Vec<ChannelRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {CHANNEL} FROM channels WHERE person = ?1 ORDER BY since, id"
    ))?;
    let channels = query.query_map([person.to_string()], read)?;
    Ok(channels.collect::<Result<_, _>>()?)
}

fn mailboxes(db: &Connection, address: &str, most: u32) -> Result<Vec<ChannelRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {CHANNEL} FROM channels WHERE way = 'mail' AND token IS NULL AND address = ?1 LIMIT ?2"
    ))?;
    let channels = query.query_map(params![address, most], read)?;
    Ok(channels.collect::<Result<_, _>>()?)
}

fn confirm(db: &Connection, token: TokenHash) -> Result<Option<ChannelRecord>, StoreError> {
    let mut query = db.prepare_cached("SELECT id FROM channels WHERE token = ?1")?;
    let found: Option<ChannelId> = query.query_row([token.0], |row| id(row, 0)).optional()?;
    let Some(found) = found else { return Ok(None) };
    db.prepare_cached("UPDATE channels SET token = NULL WHERE id = ?1")?
        .execute([found.to_string()])?;
    find(db, found)
}

fn set_calls(db: &Connection, channel: ChannelId, calls: bool) -> Result<(), StoreError> {
    let changed = db
        .prepare_cached("UPDATE channels SET calls = ?2 WHERE id = ?1")?
        .execute(params![channel.to_string(), calls])?;
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

fn remove(db: &Connection, person: PersonId, channel: ChannelId) -> Result<(), StoreError> {
    let both = params![channel.to_string(), person.to_string()];
    db.prepare_cached(
        "DELETE FROM outbox WHERE channel = (SELECT id FROM channels WHERE id = ?1 AND person = ?2)",
    )?
    .execute(both)?;
    let gone =
        db.prepare_cached("DELETE FROM channels WHERE id = ?1 AND person = ?2")?.execute(both)?;
    if gone == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

fn set_quiet(
    db: &Connection,
    person: PersonId,
    hours: Option<QuietHours>,
) -> Result<(), StoreError> {
    let person = person.to_string();
    match hours {
        None => {
            db.prepare_cached("DELETE FROM quiet_hours WHERE person = ?1")?.execute([person])?
        }
        Some(hours) => db
            .prepare_cached("INSERT OR REPLACE INTO quiet_hours VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![person, hours.from, hours.to, hours.ahead])?,
    };
    Ok(())
}

fn quiet(db: &Connection, person: PersonId) -> Result<Option<QuietHours>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT first, after, ahead FROM quiet_hours WHERE person = ?1")?;
    let hours = query.query_row([person.to_string()], |row| {
        Ok(QuietHours { from: row.get(0)?, to: row.get(1)?, ahead: row.get(2)? })
    });
    Ok(hours.optional()?)
}

fn set_hushed(
    db: &Connection,
    table: TableId,
    person: PersonId,
    hushed: bool,
) -> Result<(), StoreError> {
    let change = if hushed {
        "INSERT OR IGNORE INTO hushed VALUES (?1, ?2)"
    } else {
        "DELETE FROM hushed WHERE table_id = ?1 AND person = ?2"
    };
    db.prepare_cached(change)?.execute([table.to_string(), person.to_string()])?;
    Ok(())
}

fn hushed(db: &Connection, table: TableId) -> Result<BTreeSet<PersonId>, StoreError> {
    let mut query = db.prepare_cached("SELECT person FROM hushed WHERE table_id = ?1")?;
    let people = query.query_map([table.to_string()], |row| id(row, 0))?;
    Ok(people.collect::<Result<_, _>>()?)
}

/// What the key of a notice is made of, beside its channel: its kind, its table, the version, the token.
fn parts(errand: &Errand) -> (&'static str, String, u64, &str) {
    match errand {
        Errand::Call(table, seq) => ("call", table.to_string(), *seq, ""),
        Errand::Invite(table) => ("invite", table.to_string(), 0, ""),
        Errand::Test => ("test", String::new(), 0, ""),
        Errand::Confirm(token) => ("confirm", String::new(), 0, token),
        Errand::Reset(token) => ("reset", String::new(), 0, token),
    }
}

fn post(db: &Connection, notice: &Notice) -> Result<(), StoreError> {
    let (kind, table, seq, token) = parts(&notice.errand);
    db.prepare_cached("INSERT OR REPLACE INTO outbox VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")?
        .execute(params![
            notice.channel.to_string(),
            kind,
            table,
            seq.cast_signed(),
            notice.person.to_string(),
            token,
            notice.made,
            notice.due,
            notice.tries
        ])?;
    Ok(())
}

fn due(db: &Connection, now: i64, most: u32, but: &[ChannelId]) -> Result<Vec<Notice>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT channel, person, kind, table_id, seq, token, made, due, tries FROM outbox
         WHERE due <= ?1 AND instr(?3, channel) = 0 ORDER BY due LIMIT ?2",
    )?;
    // Ids are of one length and have no spaces in them.
    let but = but.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let notices = query.query_map(params![now, most, but], |row| {
        let kind: String = row.get(2)?;
        let errand = match kind.as_str() {
            "call" => Errand::Call(id(row, 3)?, row.get::<_, i64>(4)?.cast_unsigned()),
            "invite" => Errand::Invite(id(row, 3)?),
            "confirm" => Errand::Confirm(row.get(5)?),
            "reset" => Errand::Reset(row.get(5)?),
            _ => Errand::Test,
        };
        Ok(Notice {
            channel: id(row, 0)?,
            person: id(row, 1)?,
            errand,
            made: row.get(6)?,
            due: row.get(7)?,
            tries: row.get(8)?,
        })
    })?;
    Ok(notices.collect::<Result<_, _>>()?)
}

fn claim(db: &Connection, notice: &Notice, until: i64) -> Result<(), StoreError> {
    let (kind, table, seq, token) = parts(&notice.errand);
    let claimed = db
        .prepare_cached(
            "UPDATE outbox SET due = ?7, tries = ?6 + 1 WHERE channel = ?1 AND kind = ?2 AND table_id = ?3
             AND seq = ?4 AND token = ?5 AND tries = ?6 AND due = ?8",
        )?
        .execute(params![
            notice.channel.to_string(),
            kind,
            table,
            seq.cast_signed(),
            token,
            notice.tries,
            until,
            notice.due
        ])?;
    if claimed == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// Whether a notice is this one, and no newer one.
const THIS: &str = "channel = ?1 AND kind = ?2 AND table_id = ?3 AND seq = ?4 AND token = ?5";

fn settle(db: &Connection, notice: &Notice, now: i64, settled: &Settled) -> Result<(), StoreError> {
    let (kind, table, seq, token) = parts(&notice.errand);
    let channel = notice.channel.to_string();
    let key = params![channel, kind, table, seq.cast_signed(), token];
    if let Settled::Later(due, _) = settled {
        db.prepare_cached(&format!("UPDATE outbox SET due = ?6 WHERE {THIS}"))?
            .execute(params![channel, kind, table, seq.cast_signed(), token, due])?;
    } else {
        db.prepare_cached(&format!("DELETE FROM outbox WHERE {THIS}"))?.execute(key)?;
    }
    match settled {
        Settled::Dropped | Settled::Later(_, None) => {}
        Settled::Sent => {
            db.prepare_cached(
                "UPDATE channels SET delivered = ?2, failed = NULL, why = '' WHERE id = ?1",
            )?
            .execute(params![channel, now])?;
        }
        Settled::Later(_, Some(why)) | Settled::Failed(why) => {
            db.prepare_cached("UPDATE channels SET failed = ?2, why = ?3 WHERE id = ?1")?
                .execute(params![channel, now, why])?;
        }
        Settled::Gone => match remove(db, notice.person, notice.channel) {
            Ok(()) | Err(StoreError::Missing) => {}
            Err(error) => return Err(error),
        },
    }
    Ok(())
}

fn reset_of(db: &Connection, token: TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT person FROM resets WHERE token = ?1 AND until > ?2")?;
    Ok(query.query_row(params![token.0, now], |row| id(row, 0)).optional()?)
}

fn reset(
    db: &Connection,
    token: TokenHash,
    now: i64,
    password: &str,
) -> Result<Option<Vec<TokenHash>>, StoreError> {
    let Some(person) = reset_of(db, token, now)? else { return Ok(None) };
    let person = person.to_string();
    db.prepare_cached("DELETE FROM resets WHERE person = ?1")?.execute([&person])?;
    db.prepare_cached("UPDATE people SET password = ?2 WHERE id = ?1 AND login IS NOT NULL")?
        .execute([&person, password])?;
    let mut end = db.prepare_cached("DELETE FROM sessions WHERE person = ?1 RETURNING token")?;
    let ended = end.query_map([&person], |row| Ok(TokenHash(row.get(0)?)))?;
    Ok(Some(ended.collect::<Result<_, _>>()?))
}

/// The tables of a person that have not ended are the first of their list.
fn waiting(db: &Connection, person: PersonId, most: u32) -> Result<Vec<TableId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT tables.id, tables.touched FROM ties CROSS JOIN tables ON tables.id = ties.table_id
         WHERE ties.person = ?1 AND ties.rank >= 1 << 40 AND tables.phase = 'playing'
             AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = ?1
                 AND seats.bot IS NULL AND tables.asked >> seats.seat & 1)
         ORDER BY ties.rank DESC LIMIT ?2",
    )?;
    let found =
        query.query_map(params![person.to_string(), most], |row| Ok((id(row, 0)?, row.get(1)?)))?;
    let mut found = found.collect::<Result<Vec<(TableId, i64)>, _>>()?;
    found.sort_by_key(|(_, touched)| *touched);
    Ok(found.into_iter().map(|(table, _)| table).collect())
}

fn read(row: &Row<'_>) -> rusqlite::Result<ChannelRecord> {
    let (failed, why): (Option<i64>, String) = (row.get(9)?, row.get(10)?);
    Ok(ChannelRecord {
        id: id(row, 0)?,
        person: id(row, 1)?,
        way: word(row, 2, Way::from_word)?,
        address: row.get(3)?,
        keys: row.get(4)?,
        token: row.get::<_, Option<[u8; 32]>>(5)?.map(TokenHash),
        calls: row.get(6)?,
        since: row.get(7)?,
        delivered: row.get(8)?,
        failed: failed.map(|at| (at, why)),
    })
}
