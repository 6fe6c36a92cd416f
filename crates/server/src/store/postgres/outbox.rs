//! The outbox, and how people are reached.

use super::people::token;
use super::rows::{all, column, id, one, plain, run, word};
use super::{Postgres, changes, looks, tables};
use crate::store::{
    Answer, ChannelId, ChannelRecord, Errand, News, Notice, Outbox, PersonId, QuietHours, Settled,
    StoreError, TableId, TokenHash, Way,
};
use deadpool_postgres::{GenericClient, Object};
use std::collections::BTreeSet;
use tokio_postgres::Row;

const CHANNEL: &str = "id, person, way, address, keys, token, calls, since, delivered, failed, why";

impl Outbox for Postgres {
    fn secret(&self, name: String, fresh: Vec<u8>) -> Answer<'_, Vec<u8>> {
        changes!(self, db => secret(db, &name, &fresh))
    }

    fn add_channel(&self, channel: ChannelRecord, most: u32) -> Answer<'_, ChannelId> {
        changes!(self, db => add(db, &channel, most))
    }

    fn channel(&self, id: ChannelId) -> Answer<'_, Option<ChannelRecord>> {
        looks!(self, db => find(db, id))
    }

    fn channels_of(&self, person: PersonId) -> Answer<'_, Vec<ChannelRecord>> {
        looks!(self, db => of_person(db, person))
    }

    fn mailboxes(&self, address: String, most: u32) -> Answer<'_, Vec<ChannelRecord>> {
        looks!(self, db => mailboxes(db, &address, most))
    }

    fn confirm(&self, token: TokenHash) -> Answer<'_, Option<ChannelRecord>> {
        changes!(self, db => confirm(db, token))
    }

    fn set_calls(&self, channel: ChannelId, calls: bool) -> Answer<'_, ()> {
        changes!(self, db => set_calls(db, channel, calls))
    }

    fn remove_channel(&self, person: PersonId, channel: ChannelId) -> Answer<'_, ()> {
        changes!(self, db => remove(db, person, channel))
    }

    fn set_quiet(&self, person: PersonId, hours: Option<QuietHours>) -> Answer<'_, ()> {
        changes!(self, db => set_quiet(db, person, hours))
    }

    fn quiet(&self, person: PersonId) -> Answer<'_, Option<QuietHours>> {
        looks!(self, db => quiet(db, person))
    }

    fn set_hushed(&self, table: TableId, person: PersonId, hushed: bool) -> Answer<'_, ()> {
        changes!(self, db => set_hushed(db, table, person, hushed), _done tells [News::Table(table)])
    }

    fn hushed(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>> {
        looks!(self, db => hushed(db, table))
    }

    fn post(&self, notice: Notice) -> Answer<'_, ()> {
        changes!(self, db => post(db, &notice))
    }

    fn due(&self, now: i64, most: u32, but: Vec<ChannelId>) -> Answer<'_, Vec<Notice>> {
        looks!(self, db => due(db, now, most, &but))
    }

    fn claim(&self, notice: Notice, until: i64) -> Answer<'_, ()> {
        changes!(self, db => claim(db, &notice, until))
    }

    fn settle(&self, notice: Notice, now: i64, settled: Settled) -> Answer<'_, ()> {
        changes!(self, db => settle(db, &notice, now, &settled))
    }

    fn offer_reset(&self, person: PersonId, token: TokenHash, until: i64) -> Answer<'_, ()> {
        changes!(self, db => offer_reset(db, person, token, until))
    }

    fn reset_of(&self, token: TokenHash, now: i64) -> Answer<'_, Option<PersonId>> {
        looks!(self, db => reset_of(db, token, now))
    }

    fn reset(
        &self,
        token: TokenHash,
        now: i64,
        password: String,
    ) -> Answer<'_, Option<Vec<TokenHash>>> {
        changes!(self, db => reset(db, token, now, &password), ended tells
            ended.iter().flatten().copied().map(News::Session))
    }

    fn waiting(&self, person: PersonId, most: u32) -> Answer<'_, Vec<TableId>> {
        looks!(self, db => waiting(db, person, most))
    }
}

async fn secret(db: &impl GenericClient, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
    run(db, "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", &[&name, &fresh]).await?;
    let kept = one(db, "SELECT value FROM secrets WHERE name = $1", &[&name]).await?;
    column(&kept.ok_or(StoreError::Missing)?, 0)
}

async fn add(
    db: &impl GenericClient,
    channel: &ChannelRecord,
    most: u32,
) -> Result<ChannelId, StoreError> {
    let (person, address, keys) =
        (channel.person.to_string(), plain(&channel.address), plain(&channel.keys));
    let confirms = channel.token.map(|token| token.0.to_vec());
    // One after the other for each person: the limit is exact.
    one(db, "SELECT id FROM people WHERE id = $1 FOR UPDATE", &[&person]).await?;
    let known = "SELECT id FROM channels WHERE person = $1 AND way = $2 AND address = $3";
    let known = one(db, known, &[&person, &channel.way.word(), &address]).await?;
    if let Some(known) = known {
        let known: ChannelId = id(&known, 0)?;
        let update = "UPDATE channels SET keys = $2, calls = $3, token = CASE WHEN token IS NULL THEN NULL ELSE $4::BYTEA END
                      WHERE id = $1";
        run(db, update, &[&known.to_string(), &keys, &i16::from(channel.calls), &confirms]).await?;
        return Ok(known);
    }
    let count = one(db, "SELECT count(*) FROM channels WHERE person = $1", &[&person]).await?;
    if column::<i64>(&count.ok_or(StoreError::Missing)?, 0)? >= i64::from(most) {
        return Err(StoreError::Conflict);
    }
    let insert = "INSERT INTO channels (id, person, way, address, keys, token, calls, since)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let (id, way, calls) = (channel.id.to_string(), channel.way.word(), i16::from(channel.calls));
    run(db, insert, &[&id, &person, &way, &address, &keys, &confirms, &calls, &channel.since])
        .await?;
    Ok(channel.id)
}

async fn find(db: &impl GenericClient, id: ChannelId) -> Result<Option<ChannelRecord>, StoreError> {
    let query = format!("SELECT {CHANNEL} FROM channels WHERE id = $1");
    one(db, &query, &[&id.to_string()]).await?.as_ref().map(read).transpose()
}

async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Vec<ChannelRecord>, StoreError> {
    let query = format!("SELECT {CHANNEL} FROM channels WHERE person = $1 ORDER BY since, id");
    all(db, &query, &[&person.to_string()]).await?.iter().map(read).collect()
}

async fn mailboxes(
    db: &impl GenericClient,
    address: &str,
    most: u32,
) -> Result<Vec<ChannelRecord>, StoreError> {
    let query = format!(
        "SELECT {CHANNEL} FROM channels WHERE way = 'mail' AND token IS NULL AND address = $1 LIMIT $2"
    );
    all(db, &query, &[&plain(address), &i64::from(most)]).await?.iter().map(read).collect()
}

async fn confirm(
    db: &impl GenericClient,
    token: TokenHash,
) -> Result<Option<ChannelRecord>, StoreError> {
    let update = format!("UPDATE channels SET token = NULL WHERE token = $1 RETURNING {CHANNEL}");
    one(db, &update, &[&&token.0[..]]).await?.as_ref().map(read).transpose()
}

async fn set_calls(
    db: &impl GenericClient,
    channel: ChannelId,
    calls: bool,
) -> Result<(), StoreError> {
    let update = "UPDATE channels SET calls = $2 WHERE id = $1";
    match run(db, update, &[&channel.to_string(), &i16::from(calls)]).await? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

async fn remove(
    db: &impl GenericClient,
    person: PersonId,
    channel: ChannelId,
) -> Result<(), StoreError> {
    let (channel, person) = (channel.to_string(), person.to_string());
    let delete = "DELETE FROM outbox WHERE channel = (SELECT id FROM channels WHERE id = $1 AND person = $2)";
    run(db, delete, &[&channel, &person]).await?;
    let delete = "DELETE FROM channels WHERE id = $1 AND person = $2";
    match run(db, delete, &[&channel, &person]).await? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

async fn set_quiet(
    db: &impl GenericClient,
    person: PersonId,
    hours: Option<QuietHours>,
) -> Result<(), StoreError> {
    let person = person.to_string();
    run(db, "DELETE FROM quiet_hours WHERE person = $1", &[&person]).await?;
    if let Some(QuietHours { from, to, ahead }) = hours {
        let (from, to) = (from.cast_signed(), to.cast_signed());
        run(db, "INSERT INTO quiet_hours VALUES ($1, $2, $3, $4)", &[&person, &from, &to, &ahead])
            .await?;
    }
    Ok(())
}

async fn quiet(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Option<QuietHours>, StoreError> {
    let query = "SELECT first, after, ahead FROM quiet_hours WHERE person = $1";
    let Some(row) = one(db, query, &[&person.to_string()]).await? else { return Ok(None) };
    let (from, to): (i16, i16) = (column(&row, 0)?, column(&row, 1)?);
    let (from, to) = (from.cast_unsigned(), to.cast_unsigned());
    Ok(Some(QuietHours { from, to, ahead: column(&row, 2)? }))
}

async fn set_hushed(
    db: &impl GenericClient,
    table: TableId,
    person: PersonId,
    hushed: bool,
) -> Result<(), StoreError> {
    let change = if hushed {
        "INSERT INTO hushed VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM hushed WHERE table_id = $1 AND person = $2"
    };
    run(db, change, &[&table.to_string(), &person.to_string()]).await?;
    tables::take(db, table, None).await?;
    Ok(())
}

async fn hushed(db: &impl GenericClient, table: TableId) -> Result<BTreeSet<PersonId>, StoreError> {
    let query = "SELECT person FROM hushed WHERE table_id = $1";
    all(db, query, &[&table.to_string()]).await?.iter().map(|row| id(row, 0)).collect()
}

/// What the key of a notice is made of, beside its channel: its kind, its table, the version, the token.
fn parts(errand: &Errand) -> (&'static str, String, i64, &str) {
    match errand {
        Errand::Call(table, seq) => ("call", table.to_string(), seq.cast_signed(), ""),
        Errand::Invite(table) => ("invite", table.to_string(), 0, ""),
        Errand::Test => ("test", String::new(), 0, ""),
        Errand::Confirm(token) => ("confirm", String::new(), 0, token),
        Errand::Reset(token) => ("reset", String::new(), 0, token),
    }
}

async fn post(db: &impl GenericClient, notice: &Notice) -> Result<(), StoreError> {
    let (kind, table, seq, token) = parts(&notice.errand);
    let (channel, person) = (notice.channel.to_string(), notice.person.to_string());
    let insert = "INSERT INTO outbox VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                  ON CONFLICT (channel, kind, table_id) DO UPDATE
                  SET seq = $4, token = $6, made = $7, due = $8, tries = $9";
    let (made, due, tries) = (notice.made, notice.due, notice.tries.cast_signed());
    run(db, insert, &[&channel, &kind, &table, &seq, &person, &token, &made, &due, &tries]).await?;
    Ok(())
}

async fn due(
    db: &impl GenericClient,
    now: i64,
    most: u32,
    but: &[ChannelId],
) -> Result<Vec<Notice>, StoreError> {
    let query = "SELECT channel, person, kind, table_id, seq, token, made, due, tries FROM outbox
                 WHERE due <= $1 AND channel <> ALL($3) ORDER BY due LIMIT $2";
    let but: Vec<String> = but.iter().map(ToString::to_string).collect();
    let rows = all(db, query, &[&now, &i64::from(most), &but]).await?;
    rows.iter().map(read_notice).collect()
}

fn read_notice(row: &Row) -> Result<Notice, StoreError> {
    let errand = match column::<&str>(row, 2)? {
        "call" => Errand::Call(id(row, 3)?, column::<i64>(row, 4)?.cast_unsigned()),
        "invite" => Errand::Invite(id(row, 3)?),
        "confirm" => Errand::Confirm(column(row, 5)?),
        "reset" => Errand::Reset(column(row, 5)?),
        _ => Errand::Test,
    };
    Ok(Notice {
        channel: id(row, 0)?,
        person: id(row, 1)?,
        errand,
        made: column(row, 6)?,
        due: column(row, 7)?,
        tries: column::<i32>(row, 8)?.cast_unsigned(),
    })
}

/// Whether a notice is this one, and no newer one.
const THIS: &str = "channel = $1 AND kind = $2 AND table_id = $3 AND seq = $4 AND token = $5";

async fn claim(db: &impl GenericClient, notice: &Notice, until: i64) -> Result<(), StoreError> {
    let (kind, table, seq, token) = parts(&notice.errand);
    let (channel, tries) = (notice.channel.to_string(), notice.tries.cast_signed());
    let update = format!(
        "UPDATE outbox SET due = $7, tries = tries + 1 WHERE {THIS} AND tries = $6 AND due = $8"
    );
    let given: super::rows::Given<'_> =
        &[&channel, &kind, &table, &seq, &token, &tries, &until, &notice.due];
    match run(db, &update, given).await? {
        0 => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

async fn settle(
    db: &impl GenericClient,
    notice: &Notice,
    now: i64,
    settled: &Settled,
) -> Result<(), StoreError> {
    let (kind, table, seq, token) = parts(&notice.errand);
    let channel = notice.channel.to_string();
    if let Settled::Later(due, _) = settled {
        let update = format!("UPDATE outbox SET due = $6 WHERE {THIS}");
        run(db, &update, &[&channel, &kind, &table, &seq, &token, due]).await?;
    } else {
        let delete = format!("DELETE FROM outbox WHERE {THIS}");
        run(db, &delete, &[&channel, &kind, &table, &seq, &token]).await?;
    }
    match settled {
        Settled::Dropped | Settled::Later(_, None) => {}
        Settled::Sent => {
            let update =
                "UPDATE channels SET delivered = $2, failed = NULL, why = '' WHERE id = $1";
            run(db, update, &[&channel, &now]).await?;
        }
        Settled::Later(_, Some(why)) | Settled::Failed(why) => {
            let update = "UPDATE channels SET failed = $2, why = $3 WHERE id = $1";
            run(db, update, &[&channel, &now, why]).await?;
        }
        Settled::Gone => match remove(db, notice.person, notice.channel).await {
            Ok(()) | Err(StoreError::Missing) => {}
            Err(error) => return Err(error),
        },
    }
    Ok(())
}

async fn offer_reset(
    db: &impl GenericClient,
    person: PersonId,
    token: TokenHash,
    until: i64,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO resets VALUES ($1, $2, $3)
                  ON CONFLICT (person) DO UPDATE SET token = $2, until = $3";
    run(db, insert, &[&person.to_string(), &&token.0[..], &until]).await?;
    Ok(())
}

async fn reset_of(
    db: &impl GenericClient,
    token: TokenHash,
    now: i64,
) -> Result<Option<PersonId>, StoreError> {
    let query = "SELECT person FROM resets WHERE token = $1 AND until > $2";
    one(db, query, &[&&token.0[..], &now]).await?.map(|row| id(&row, 0)).transpose()
}

async fn reset(
    db: &impl GenericClient,
    by: TokenHash,
    now: i64,
    password: &str,
) -> Result<Option<Vec<TokenHash>>, StoreError> {
    let used = "DELETE FROM resets WHERE token = $1 AND until > $2 RETURNING person";
    let Some(row) = one(db, used, &[&&by.0[..], &now]).await? else { return Ok(None) };
    let person: String = column(&row, 0)?;
    let update = "UPDATE people SET password = $2 WHERE id = $1 AND login IS NOT NULL";
    run(db, update, &[&person, &password]).await?;
    let ended =
        all(db, "DELETE FROM sessions WHERE person = $1 RETURNING token", &[&person]).await?;
    ended.iter().map(|row| token(row, 0)).collect::<Result<_, _>>().map(Some)
}

async fn waiting(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let query = "SELECT tables.id FROM ties JOIN tables ON tables.id = ties.table_id
                 WHERE ties.person = $1 AND ties.rank >= 1::BIGINT << 40 AND tables.phase = 'playing'
                     AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.person = $1
                         AND seats.bot IS NULL AND tables.asked >> seats.seat & 1 = 1)
                 ORDER BY tables.touched LIMIT $2";
    let rows = all(db, query, &[&person.to_string(), &i64::from(most)]).await?;
    rows.iter().map(|row| id(row, 0)).collect()
}

fn read(row: &Row) -> Result<ChannelRecord, StoreError> {
    let (failed, why): (Option<i64>, String) = (column(row, 9)?, column(row, 10)?);
    let unconfirmed = column::<Option<&[u8]>>(row, 5)?.is_some();
    Ok(ChannelRecord {
        id: id(row, 0)?,
        person: id(row, 1)?,
        way: word(row, 2, Way::from_word)?,
        address: column(row, 3)?,
        keys: column(row, 4)?,
        token: if unconfirmed { Some(token(row, 5)?) } else { None },
        calls: column::<i16>(row, 6)? != 0,
        since: column(row, 7)?,
        delivered: column(row, 8)?,
        failed: failed.map(|at| (at, why)),
    })
}
