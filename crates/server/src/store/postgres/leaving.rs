//! Leaving for good.

use super::people::token;
use super::rows::{all, column, id, run};
use super::{Postgres, changes, looks, merge};
use crate::store::{Answer, Chat, Leaving, Merged, News, PersonId, StoreError, TableId};
use deadpool_postgres::{GenericClient, Object};

impl Leaving for Postgres {
    fn words_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<(TableId, Chat)>> {
        looks!(self, db => words_of(db, person, most))
    }

    fn hushed_by(&self, person: PersonId) -> Answer<'_, Vec<TableId>> {
        looks!(self, db => hushed_by(db, person))
    }

    fn forget_person(&self, person: PersonId, level: String) -> Answer<'_, Merged> {
        changes!(self, db => forget(db, person, &level), gone tells
            gone.tables.iter().copied().map(News::Table)
                .chain(gone.sessions.iter().copied().map(News::Session))
                .chain([News::Person(person)]))
    }
}

async fn hushed_by(db: &impl GenericClient, person: PersonId) -> Result<Vec<TableId>, StoreError> {
    let query = "SELECT table_id FROM hushed WHERE person = $1";
    all(db, query, &[&person.to_string()]).await?.iter().map(|row| id(row, 0)).collect()
}

async fn words_of(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<Vec<(TableId, Chat)>, StoreError> {
    let query =
        "SELECT table_id, id, name, text, at FROM chat WHERE person = $1 ORDER BY id DESC LIMIT $2";
    let rows = all(db, query, &[&person.to_string(), &i64::from(most)]).await?;
    let read = |row: &tokio_postgres::Row| {
        let chat = Chat {
            id: column(row, 1)?,
            person: Some(person),
            name: column(row, 2)?,
            text: column(row, 3)?,
            at: column(row, 4)?,
        };
        Ok((id(row, 0)?, chat))
    };
    rows.iter().map(read).collect()
}

/// What goes with its person, in order.
const OF_PERSON: [&str; 21] = [
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE person = $1)",
    "DELETE FROM channels WHERE person = $1",
    "DELETE FROM quiet_hours WHERE person = $1",
    "DELETE FROM hushed WHERE person = $1",
    "DELETE FROM resets WHERE person = $1",
    "DELETE FROM tokens WHERE person = $1",
    "DELETE FROM learned WHERE person = $1",
    "DELETE FROM pause_wishes WHERE person = $1",
    "DELETE FROM prepared WHERE person = $1",
    "DELETE FROM results WHERE person = $1",
    "DELETE FROM ratings WHERE person = $1",
    "DELETE FROM profiles WHERE person = $1",
    "DELETE FROM chat WHERE person = $1",
    "DELETE FROM invitations WHERE person = $1",
    "DELETE FROM admins WHERE person = $1",
    "DELETE FROM identities WHERE person = $1",
    "DELETE FROM campaign_games WHERE campaign IN (SELECT id FROM campaigns WHERE person = $1)",
    "DELETE FROM campaigns WHERE person = $1",
    "UPDATE tables SET phase = 'closed' WHERE host = $1 AND phase = 'gathering'",
    "UPDATE seats SET name = '' WHERE person = $1",
    "UPDATE people SET name = '', login = NULL, password = NULL, settings = '' WHERE id = $1",
];

async fn forget(
    db: &impl GenericClient,
    person: PersonId,
    level: &str,
) -> Result<Merged, StoreError> {
    let tables = merge::touched(db, person).await?;
    let person = person.to_string();
    for part in OF_PERSON {
        run(db, part, &[&person]).await?;
    }
    let leave = "UPDATE seats SET person = NULL,
         bot = (SELECT CASE phase WHEN 'playing' THEN coalesce(seats.bot, $2) END
                FROM tables WHERE tables.id = seats.table_id)
         WHERE person = $1 AND table_id IN
             (SELECT id FROM tables WHERE id = seats.table_id AND phase IN ('gathering', 'playing'))";
    run(db, leave, &[&person, &level]).await?;
    let end = "DELETE FROM sessions WHERE person = $1 RETURNING token";
    let sessions = all(db, end, &[&person]).await?;
    let sessions = sessions.iter().map(|row| token(row, 0)).collect::<Result<_, _>>()?;
    Ok(Merged { tables, sessions })
}
