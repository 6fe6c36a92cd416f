//! Looking after a server.

use super::people::id;
use super::{Sqlite, lists, merge};
use crate::store::admin::{Admin, Invitation, Member};
use crate::store::{
    Answer, Mark, Merged, Page, PersonId, PersonRecord, Phase, StoreError, TableId, TokenHash,
};
use rusqlite::{Connection, OptionalExtension, Row, params};

const MEMBER: &str = "people.id, people.name, people.login, people.since,
    (SELECT at FROM bans WHERE bans.person = people.id),
    EXISTS (SELECT 1 FROM admins WHERE admins.person = people.id)";

impl Admin for Sqlite {
    fn every_table(&self, phase: Phase, after: Option<Mark>, most: u32) -> Answer<'_, Page> {
        self.read(move |db| lists::every(db, phase, after, most))
    }

    fn reopen(&self, table: TableId, phase: Phase, at: i64) -> Answer<'_, ()> {
        self.write(move |db| reopen(db, table, phase, at))
    }

    fn member(&self, person: PersonId) -> Answer<'_, Option<Member>> {
        self.read(move |db| {
            let query = format!("SELECT {MEMBER} FROM people WHERE people.id = ?1");
            Ok(db.prepare_cached(&query)?.query_row([person.to_string()], member).optional()?)
        })
    }

    fn members(&self, from: String, most: u32) -> Answer<'_, Vec<Member>> {
        self.read(move |db| {
            let query = format!(
                "SELECT {MEMBER} FROM people WHERE people.login >= ?1 ORDER BY people.login LIMIT ?2"
            );
            let mut query = db.prepare_cached(&query)?;
            let members = query.query_map(params![from, most], member)?;
            Ok(members.collect::<Result<_, _>>()?)
        })
    }

    fn banned(&self, most: u32) -> Answer<'_, Vec<Member>> {
        self.read(move |db| {
            let query = format!(
                "SELECT {MEMBER} FROM bans CROSS JOIN people ON people.id = bans.person
                 WHERE bans.at < ?1 ORDER BY bans.at DESC, bans.person LIMIT ?2"
            );
            let mut query = db.prepare_cached(&query)?;
            let members = query.query_map(params![i64::MAX, most], member)?;
            Ok(members.collect::<Result<_, _>>()?)
        })
    }

    fn ban(&self, person: PersonId, level: String, at: i64) -> Answer<'_, Merged> {
        self.write(move |db| ban(db, person, &level, at))
    }

    fn unban(&self, person: PersonId) -> Answer<'_, ()> {
        self.write(move |db| {
            changed(db, "DELETE FROM bans WHERE person = ?1", params![person.to_string()])
        })
    }

    fn set_admin(&self, person: PersonId, looks_after: bool) -> Answer<'_, ()> {
        self.write(move |db| {
            let change = if looks_after {
                "INSERT OR REPLACE INTO admins SELECT id, unixepoch() FROM people
                 WHERE id = ?1 AND login NOTNULL AND NOT EXISTS (SELECT 1 FROM bans WHERE person = ?1)"
            } else {
                "DELETE FROM admins WHERE person = ?1"
            };
            changed(db, change, params![person.to_string()])
        })
    }

    fn is_admin(&self, person: PersonId) -> Answer<'_, bool> {
        self.read(move |db| {
            let mut query = db.prepare_cached("SELECT 1 FROM admins WHERE person = ?1")?;
            Ok(query.exists([person.to_string()])?)
        })
    }

    fn add_code(&self, invitation: Invitation, most: u32) -> Answer<'_, ()> {
        self.write(move |db| add_code(db, &invitation, most))
    }

    fn codes(&self, at: i64) -> Answer<'_, Vec<Invitation>> {
        self.read(move |db| {
            let mut query = db.prepare_cached(
                "SELECT code, name, since, until, uses FROM codes WHERE until > ?1
                 ORDER BY until DESC, code",
            )?;
            let invitations = query.query_map([at], |row| {
                Ok(Invitation {
                    code: TokenHash(row.get(0)?),
                    name: row.get(1)?,
                    since: row.get(2)?,
                    until: row.get(3)?,
                    uses: row.get(4)?,
                })
            })?;
            Ok(invitations.collect::<Result<_, _>>()?)
        })
    }

    fn uninvite(&self, code: TokenHash) -> Answer<'_, ()> {
        self.write(move |db| changed(db, "DELETE FROM codes WHERE code = ?1", params![code.0]))
    }

    fn join(&self, person: PersonRecord, code: Option<TokenHash>, at: i64) -> Answer<'_, ()> {
        self.write(move |db| join(db, &person, code, at))
    }
}

/// Changes something; [`StoreError::Missing`] if there was nothing to change.
fn changed(db: &Connection, change: &str, given: impl rusqlite::Params) -> Result<(), StoreError> {
    match db.prepare_cached(change)?.execute(given)? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

fn reopen(db: &Connection, table: TableId, phase: Phase, at: i64) -> Result<(), StoreError> {
    let table = table.to_string();
    let opened = db
        .prepare_cached(
            "UPDATE tables SET phase = ?2, touched = ?3 WHERE id = ?1 AND phase = 'closed'",
        )?
        .execute(params![table, phase.word(), at])?;
    if opened == 0 {
        return Err(StoreError::Conflict);
    }
    db.prepare_cached(
        "UPDATE ties SET rank = (SELECT since + (1 << 40) FROM tables WHERE id = ?1) WHERE table_id = ?1",
    )?
    .execute([table])?;
    Ok(())
}

/// What ends with a ban.
const ENDED: [&str; 6] = [
    "DELETE FROM admins WHERE person = ?1",
    "DELETE FROM tokens WHERE person = ?1",
    "DELETE FROM resets WHERE person = ?1",
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE person = ?1)",
    "UPDATE tables SET phase = 'closed' WHERE host = ?1 AND phase = 'gathering'",
    "UPDATE seats SET person = NULL, bot = NULL, name = '' WHERE person = ?1 AND table_id IN
         (SELECT id FROM tables WHERE id = seats.table_id AND phase = 'gathering')",
];

fn ban(db: &Connection, person: PersonId, level: &str, at: i64) -> Result<Merged, StoreError> {
    let known = "INSERT INTO bans SELECT id, ?2 FROM people WHERE id = ?1
                 ON CONFLICT (person) DO UPDATE SET at = at";
    changed(db, known, params![person.to_string(), at])?;
    let tables = merge::touched(db, person)?;
    let person = &person.to_string();
    for part in ENDED {
        db.prepare_cached(part)?.execute([person])?;
    }
    db.prepare_cached(
        "UPDATE seats SET bot = ?2 WHERE person = ?1 AND bot IS NULL AND table_id IN
             (SELECT id FROM tables WHERE id = seats.table_id AND phase = 'playing')",
    )?
    .execute(params![person, level])?;
    let mut end = db.prepare_cached("DELETE FROM sessions WHERE person = ?1 RETURNING token")?;
    let sessions = end.query_map([person], |row| Ok(TokenHash(row.get(0)?)))?;
    Ok(Merged { tables, sessions: sessions.collect::<Result<_, _>>()? })
}

fn add_code(db: &Connection, invitation: &Invitation, most: u32) -> Result<(), StoreError> {
    let Invitation { code, name, since, until, uses } = invitation;
    db.prepare_cached("DELETE FROM codes WHERE until <= ?1")?.execute([since])?;
    let mut count = db.prepare_cached("SELECT count(*) FROM codes WHERE until > ?1")?;
    if count.query_row([since], |row| row.get::<_, u32>(0))? >= most {
        return Err(StoreError::Conflict);
    }
    db.prepare_cached("INSERT INTO codes VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![code.0, name, since, until, uses])?;
    Ok(())
}

/// Gives a person their first account.
pub(super) fn join(
    db: &Connection,
    person: &PersonRecord,
    code: Option<TokenHash>,
    at: i64,
) -> Result<(), StoreError> {
    if let Some(code) = code {
        let take = "UPDATE codes SET uses = uses - 1 WHERE code = ?1 AND until > ?2";
        changed(db, take, params![code.0, at])?;
        db.prepare_cached("DELETE FROM codes WHERE code = ?1 AND uses = 0")?.execute([code.0])?;
    }
    let (login, password) = person.account.as_ref().ok_or(StoreError::Missing)?;
    let given = "INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (id) DO UPDATE SET login = ?3, password = ?4 WHERE login IS NULL";
    let (id, since) = (person.id.to_string(), person.since);
    let given = db.prepare_cached(given)?.execute(params![
        id,
        person.name,
        login,
        password,
        person.settings,
        since
    ])?;
    if given == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

fn member(row: &Row<'_>) -> rusqlite::Result<Member> {
    Ok(Member {
        id: id(row, 0)?,
        name: row.get(1)?,
        login: row.get(2)?,
        since: row.get(3)?,
        banned: row.get(4)?,
        is_admin: row.get(5)?,
    })
}
