//! Leaving for good.

use super::people::id;
use super::{Sqlite, merge};
use crate::store::{Answer, Chat, Leaving, Merged, PersonId, StoreError, TableId, TokenHash};
use rusqlite::{Connection, params};

impl Leaving for Sqlite {
    fn words_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<(TableId, Chat)>> {
        self.read(move |db| words_of(db, person, most))
    }

    fn hushed_by(&self, person: PersonId) -> Answer<'_, Vec<TableId>> {
        self.read(move |db| {
            let mut query = db.prepare_cached("SELECT table_id FROM hushed WHERE person = ?1")?;
            let tables = query.query_map([person.to_string()], |row| id(row, 0))?;
            Ok(tables.collect::<Result<_, _>>()?)
        })
    }

    fn forget_person(&self, person: PersonId, level: String) -> Answer<'_, Merged> {
        self.write(move |db| forget(db, person, &level))
    }
}

fn words_of(
    db: &Connection,
    person: PersonId,
    most: u32,
) -> Result<Vec<(TableId, Chat)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT table_id, id, name, text, at FROM chat WHERE person = ?1 ORDER BY id DESC LIMIT ?2",
    )?;
    let words = query.query_map(params![person.to_string(), most], |row| {
        let chat = Chat {
            id: row.get(1)?,
            person: Some(person),
            name: row.get(2)?,
            text: row.get(3)?,
            at: row.get(4)?,
        };
        Ok((id(row, 0)?, chat))
    })?;
    Ok(words.collect::<Result<_, _>>()?)
}

/// What goes with its person.
const OF_PERSON: [&str; 16] = [
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE person = ?1)",
    "DELETE FROM channels WHERE person = ?1",
    "DELETE FROM quiet_hours WHERE person = ?1",
    "DELETE FROM hushed WHERE person = ?1",
    "DELETE FROM resets WHERE person = ?1",
    "DELETE FROM tokens WHERE person = ?1",
    "DELETE FROM learned WHERE person = ?1",
    "DELETE FROM pause_wishes WHERE person = ?1",
    "DELETE FROM prepared WHERE person = ?1",
    "DELETE FROM results WHERE person = ?1",
    "DELETE FROM ratings WHERE person = ?1",
    "DELETE FROM profiles WHERE person = ?1",
    "DELETE FROM chat WHERE person = ?1",
    "DELETE FROM invitations WHERE person = ?1",
    "DELETE FROM admins WHERE person = ?1",
    "DELETE FROM identities WHERE person = ?1",
];

fn forget(db: &Connection, person: PersonId, level: &str) -> Result<Merged, StoreError> {
    let tables = merge::touched(db, person)?;
    let person = &person.to_string();
    for part in OF_PERSON {
        db.prepare_cached(part)?.execute([person])?;
    }
    for part in [
        "DELETE FROM campaign_games WHERE campaign IN (SELECT id FROM campaigns WHERE person = ?1)",
        "DELETE FROM campaigns WHERE person = ?1",
        "UPDATE tables SET phase = 'closed' WHERE host = ?1 AND phase = 'gathering'",
        "UPDATE seats SET name = '' WHERE person = ?1",
    ] {
        db.prepare_cached(part)?.execute([person])?;
    }
    db.prepare_cached(
        "UPDATE seats SET person = NULL,
         bot = (SELECT CASE phase WHEN 'playing' THEN ifnull(seats.bot, ?2) END
                FROM tables WHERE tables.id = seats.table_id)
         WHERE person = ?1 AND table_id IN
             (SELECT id FROM tables WHERE id = seats.table_id AND phase IN ('gathering', 'playing'))",
    )?
    .execute([person, level])?;
    db.prepare_cached(
        "UPDATE people SET name = '', login = NULL, password = NULL, settings = '' WHERE id = ?1",
    )?
    .execute([person])?;
    let mut end = db.prepare_cached("DELETE FROM sessions WHERE person = ?1 RETURNING token")?;
    let sessions = end.query_map([person], |row| Ok(TokenHash(row.get(0)?)))?;
    Ok(Merged { tables, sessions: sessions.collect::<Result<_, _>>()? })
}
