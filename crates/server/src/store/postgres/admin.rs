//! Looking after a server.

use super::people::token;
use super::rows::{all, column, id, one, plain, run};
use super::{Postgres, changes, lists, looks, merge};
use crate::store::admin::{Admin, Invitation, Member};
use crate::store::{
    Answer, Mark, Merged, News, Page, PersonId, PersonRecord, Phase, StoreError, TableId, TokenHash,
};
use deadpool_postgres::{GenericClient, Object};
use tokio_postgres::Row;

const MEMBER: &str = "people.id, people.name, people.login, people.since,
    (SELECT at FROM bans WHERE bans.person = people.id),
    EXISTS (SELECT 1 FROM admins WHERE admins.person = people.id)";

impl Admin for Postgres {
    fn every_table(&self, phase: Phase, after: Option<Mark>, most: u32) -> Answer<'_, Page> {
        looks!(self, db => lists::every(db, phase, after, most))
    }

    fn reopen(&self, table: TableId, phase: Phase, at: i64) -> Answer<'_, ()> {
        changes!(self, db => reopen(db, table, phase, at), _done tells [News::Table(table)])
    }

    fn member(&self, person: PersonId) -> Answer<'_, Option<Member>> {
        looks!(self, db => of(db, person))
    }

    fn members(&self, from: String, most: u32) -> Answer<'_, Vec<Member>> {
        looks!(self, db => members(db, &from, most))
    }

    fn banned(&self, most: u32) -> Answer<'_, Vec<Member>> {
        looks!(self, db => banned(db, most))
    }

    fn ban(&self, person: PersonId, level: String, at: i64) -> Answer<'_, Merged> {
        changes!(self, db => ban(db, person, &level, at), gone tells
            gone.tables.iter().copied().map(News::Table)
                .chain(gone.sessions.iter().copied().map(News::Session))
                .chain([News::Person(person)]))
    }

    fn unban(&self, person: PersonId) -> Answer<'_, ()> {
        changes!(self, db => unban(db, person))
    }

    fn set_admin(&self, person: PersonId, looks_after: bool) -> Answer<'_, ()> {
        changes!(self, db => set_admin(db, person, looks_after))
    }

    fn is_admin(&self, person: PersonId) -> Answer<'_, bool> {
        looks!(self, db => is_admin(db, person))
    }

    fn add_code(&self, invitation: Invitation, most: u32) -> Answer<'_, ()> {
        changes!(self, db => add_code(db, &invitation, most))
    }

    fn codes(&self, at: i64) -> Answer<'_, Vec<Invitation>> {
        looks!(self, db => codes(db, at))
    }

    fn uninvite(&self, code: TokenHash) -> Answer<'_, ()> {
        changes!(self, db => uninvite(db, code))
    }

    fn join(&self, person: PersonRecord, code: Option<TokenHash>, at: i64) -> Answer<'_, ()> {
        changes!(self, db => join(db, &person, code, at), _done tells [News::Person(person.id)])
    }
}

/// Nothing changed where there is no such thing.
const fn found(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

async fn of(db: &impl GenericClient, person: PersonId) -> Result<Option<Member>, StoreError> {
    let query = format!("SELECT {MEMBER} FROM people WHERE people.id = $1");
    one(db, &query, &[&person.to_string()]).await?.map(|row| member(&row)).transpose()
}

async fn members(
    db: &impl GenericClient,
    from: &str,
    most: u32,
) -> Result<Vec<Member>, StoreError> {
    let query = format!(
        "SELECT {MEMBER} FROM people
         WHERE lower(login COLLATE \"C\") >= lower($1::TEXT COLLATE \"C\")
         ORDER BY lower(login COLLATE \"C\") LIMIT $2"
    );
    all(db, &query, &[&plain(from), &i64::from(most)]).await?.iter().map(member).collect()
}

async fn banned(db: &impl GenericClient, most: u32) -> Result<Vec<Member>, StoreError> {
    let query = format!(
        "SELECT {MEMBER} FROM bans JOIN people ON people.id = bans.person
         ORDER BY bans.at DESC, bans.person LIMIT $1"
    );
    all(db, &query, &[&i64::from(most)]).await?.iter().map(member).collect()
}

async fn unban(db: &impl GenericClient, person: PersonId) -> Result<(), StoreError> {
    found(run(db, "DELETE FROM bans WHERE person = $1", &[&person.to_string()]).await?)
}

async fn is_admin(db: &impl GenericClient, person: PersonId) -> Result<bool, StoreError> {
    let query = "SELECT 1 FROM admins WHERE person = $1";
    Ok(one(db, query, &[&person.to_string()]).await?.is_some())
}

async fn codes(db: &impl GenericClient, at: i64) -> Result<Vec<Invitation>, StoreError> {
    let query = "SELECT code, name, since, until, uses FROM codes
        WHERE until > $1 ORDER BY until DESC, code";
    all(db, query, &[&at]).await?.iter().map(invitation).collect()
}

async fn uninvite(db: &impl GenericClient, code: TokenHash) -> Result<(), StoreError> {
    found(run(db, "DELETE FROM codes WHERE code = $1", &[&&code.0[..]]).await?)
}

async fn reopen(
    db: &impl GenericClient,
    table: TableId,
    phase: Phase,
    at: i64,
) -> Result<(), StoreError> {
    let table = table.to_string();
    let update = "UPDATE tables SET phase = $2, touched = $3, changes = changes + 1
        WHERE id = $1 AND phase = 'closed'";
    if run(db, update, &[&table, &phase.word(), &at]).await? == 0 {
        return Err(StoreError::Conflict);
    }
    let rank = "UPDATE ties SET rank = rank_of(phase, since, touched) FROM tables
        WHERE tables.id = $1 AND ties.table_id = $1";
    run(db, rank, &[&table]).await?;
    Ok(())
}

/// What ends with a ban.
const ENDED: [&str; 6] = [
    "DELETE FROM admins WHERE person = $1",
    "DELETE FROM tokens WHERE person = $1",
    "DELETE FROM resets WHERE person = $1",
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE person = $1)",
    "UPDATE tables SET phase = 'closed' WHERE host = $1 AND phase = 'gathering'",
    "UPDATE seats SET person = NULL, bot = NULL, name = '' WHERE person = $1 AND table_id IN
         (SELECT id FROM tables WHERE id = seats.table_id AND phase = 'gathering')",
];

async fn ban(
    db: &impl GenericClient,
    person: PersonId,
    level: &str,
    at: i64,
) -> Result<Merged, StoreError> {
    let known = "INSERT INTO bans SELECT id, $2::BIGINT FROM people WHERE id = $1
        ON CONFLICT (person) DO UPDATE SET at = bans.at";
    found(run(db, known, &[&person.to_string(), &at]).await?)?;
    let tables = merge::touched(db, person).await?;
    let person = person.to_string();
    for part in ENDED {
        run(db, part, &[&person]).await?;
    }
    let stand_in = "UPDATE seats SET bot = $2 WHERE person = $1 AND bot IS NULL AND table_id IN
        (SELECT id FROM tables WHERE id = seats.table_id AND phase = 'playing')";
    run(db, stand_in, &[&person, &level]).await?;
    let end = "DELETE FROM sessions WHERE person = $1 RETURNING token";
    let sessions = all(db, end, &[&person]).await?;
    let sessions = sessions.iter().map(|row| token(row, 0)).collect::<Result<_, _>>()?;
    Ok(Merged { tables, sessions })
}

async fn set_admin(
    db: &impl GenericClient,
    person: PersonId,
    looks_after: bool,
) -> Result<(), StoreError> {
    let change = if looks_after {
        "INSERT INTO admins SELECT id, extract(epoch FROM now())::BIGINT FROM people
         WHERE id = $1 AND login IS NOT NULL AND NOT EXISTS (SELECT 1 FROM bans WHERE person = $1)
         ON CONFLICT (person) DO UPDATE SET since = excluded.since"
    } else {
        "DELETE FROM admins WHERE person = $1"
    };
    found(run(db, change, &[&person.to_string()]).await?)
}

async fn add_code(
    db: &impl GenericClient,
    invitation: &Invitation,
    most: u32,
) -> Result<(), StoreError> {
    let Invitation { code, name, since, until, uses } = invitation;
    run(db, "DELETE FROM codes WHERE until <= $1", &[since]).await?;
    let count = one(db, "SELECT count(*) FROM codes", &[]).await?;
    if column::<i64>(&count.ok_or(StoreError::Missing)?, 0)? >= i64::from(most) {
        return Err(StoreError::Conflict);
    }
    let insert = "INSERT INTO codes VALUES ($1, $2, $3, $4, $5)";
    let uses = i32::try_from(*uses).unwrap_or(i32::MAX);
    run(db, insert, &[&&code.0[..], &plain(name), since, until, &uses]).await?;
    Ok(())
}

/// Gives a person their first account.
pub(super) async fn join(
    db: &impl GenericClient,
    person: &PersonRecord,
    code: Option<TokenHash>,
    at: i64,
) -> Result<(), StoreError> {
    if let Some(code) = code {
        let take = "UPDATE codes SET uses = uses - 1 WHERE code = $1 AND until > $2";
        found(run(db, take, &[&&code.0[..], &at]).await?)?;
        let used = "DELETE FROM codes WHERE code = $1 AND uses = 0";
        run(db, used, &[&&code.0[..]]).await?;
    }
    let (login, password) = person.account.as_ref().ok_or(StoreError::Missing)?;
    let insert = "INSERT INTO people AS known VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET login = $3, password = $4 WHERE known.login IS NULL";
    let (id, name, settings) =
        (person.id.to_string(), plain(&person.name), plain(&person.settings));
    let login = plain(login);
    let given = run(db, insert, &[&id, &name, &login, password, &settings, &person.since]).await?;
    if given == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

fn member(row: &Row) -> Result<Member, StoreError> {
    Ok(Member {
        id: id(row, 0)?,
        name: column(row, 1)?,
        login: column(row, 2)?,
        since: column(row, 3)?,
        banned: column(row, 4)?,
        is_admin: column(row, 5)?,
    })
}

fn invitation(row: &Row) -> Result<Invitation, StoreError> {
    let uses: i32 = column(row, 4)?;
    Ok(Invitation {
        code: token(row, 0)?,
        name: column(row, 1)?,
        since: column(row, 2)?,
        until: column(row, 3)?,
        uses: u32::try_from(uses).unwrap_or_default(),
    })
}
