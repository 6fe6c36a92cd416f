//! Results, ratings, profiles.

use super::rows::{all, bits, column, count, id, one, plain, run};
use super::{Postgres, changes, looks};
use crate::store::ratings::{LISTED_AFTER, after};
use crate::store::{Answer, PersonId, Profile, Rating, Ratings, ResultRecord, StoreError, TableId};
use deadpool_postgres::{GenericClient, Object};
use kernel::Seat;
use tokio_postgres::Row;

const RESULT: &str = "table_id, seat, person, game, role, place, seats, won, rated, at";
const PROFILE: &str = "profiles.person, profiles.handle, people.name, profiles.shown";

impl Ratings for Postgres {
    fn set_rated(&self, table: TableId) -> Answer<'_, ()> {
        changes!(self, db => set_rated(db, table))
    }

    fn is_rated(&self, table: TableId) -> Answer<'_, bool> {
        looks!(self, db => is_rated(db, table))
    }

    fn keep_results(&self, results: Vec<ResultRecord>) -> Answer<'_, ()> {
        changes!(self, db => keep(db, &results))
    }

    fn results_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<ResultRecord>> {
        looks!(self, db => of_person(db, person, most))
    }

    fn ratings_of(&self, person: PersonId) -> Answer<'_, Vec<(String, Rating)>> {
        looks!(self, db => ratings_of(db, person))
    }

    fn best(&self, game: String, most: u32) -> Answer<'_, Vec<(Profile, Rating)>> {
        looks!(self, db => best(db, &game, most))
    }

    fn profile(&self, person: PersonId, handle: String) -> Answer<'_, Profile> {
        changes!(self, db => profile(db, person, &handle))
    }

    fn profile_of(&self, handle: String) -> Answer<'_, Option<Profile>> {
        looks!(self, db => profile_of(db, &handle))
    }

    fn set_shown(&self, person: PersonId, shown: bool) -> Answer<'_, ()> {
        changes!(self, db => set_shown(db, person, shown))
    }

    fn companions(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Profile>> {
        looks!(self, db => companions(db, person, most))
    }
}

pub(super) async fn set_rated(db: &impl GenericClient, table: TableId) -> Result<(), StoreError> {
    run(db, "INSERT INTO rated VALUES ($1) ON CONFLICT DO NOTHING", &[&table.to_string()]).await?;
    Ok(())
}

async fn is_rated(db: &impl GenericClient, table: TableId) -> Result<bool, StoreError> {
    let found = one(db, "SELECT 1 FROM rated WHERE table_id = $1", &[&table.to_string()]).await?;
    Ok(found.is_some())
}

async fn keep(db: &impl GenericClient, results: &[ResultRecord]) -> Result<(), StoreError> {
    let insert = format!(
        "INSERT INTO results ({RESULT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"
    );
    let mut kept = 0;
    for result in results {
        let (won, rated) = (i16::from(result.won), i16::from(result.rated));
        let (table, person) = (result.table.to_string(), result.person.to_string());
        let (seat, place, seats) =
            (i16::from(result.seat.0), i16::from(result.place), i16::from(result.seats));
        let given: super::rows::Given<'_> = &[
            &table,
            &seat,
            &person,
            &result.game,
            &result.role,
            &place,
            &seats,
            &won,
            &rated,
            &result.at,
        ];
        kept += run(db, &insert, given).await?;
    }
    let mut rated: Vec<&ResultRecord> = results.iter().filter(|result| result.rated).collect();
    // Whoever comes second has nothing to add.
    if kept < results.len() as u64 || rated.len() < 2 {
        return Ok(());
    }
    // In one order, so that two games of the same people wait for each other.
    rated.sort_by_key(|result| result.person);
    let mut before = Vec::new();
    for result in &rated {
        before.push((rating(db, result.person, &result.game).await?, result.place));
    }
    let write = "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person, game)
                 DO UPDATE SET mean = $3, spread = $4, games = $5, sure = $6";
    for (result, now) in rated.into_iter().zip(after(&before)) {
        let ([mean, spread, sure], games) = (now.kept(), i64::from(now.games));
        let person = result.person.to_string();
        run(db, write, &[&person, &result.game, &mean, &spread, &games, &sure]).await?;
    }
    Ok(())
}

/// A rating, which nobody else changes until this is done.
async fn rating(
    db: &impl GenericClient,
    person: PersonId,
    game: &str,
) -> Result<Rating, StoreError> {
    let person = person.to_string();
    one(db, "SELECT id FROM people WHERE id = $1 FOR UPDATE", &[&person]).await?;
    let query = "SELECT mean, spread, games FROM ratings WHERE person = $1 AND game = $2";
    let known = one(db, query, &[&person, &game]).await?;
    known.map_or_else(|| Ok(Rating::default()), |row| read_rating(&row, 0))
}

async fn of_person(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<Vec<ResultRecord>, StoreError> {
    let query = format!("SELECT {RESULT} FROM results WHERE person = $1 ORDER BY at DESC LIMIT $2");
    let rows = all(db, &query, &[&person.to_string(), &i64::from(most)]).await?;
    let read = |row: &Row| {
        Ok(ResultRecord {
            table: id(row, 0)?,
            seat: Seat(bits(row, 1)?),
            person: id(row, 2)?,
            game: column(row, 3)?,
            role: column(row, 4)?,
            place: bits(row, 5)?,
            seats: bits(row, 6)?,
            won: column::<i16>(row, 7)? != 0,
            rated: column::<i16>(row, 8)? != 0,
            at: column(row, 9)?,
        })
    };
    rows.iter().map(read).collect()
}

async fn ratings_of(
    db: &impl GenericClient,
    person: PersonId,
) -> Result<Vec<(String, Rating)>, StoreError> {
    let query = "SELECT game, mean, spread, games FROM ratings WHERE person = $1 ORDER BY game";
    let rows = all(db, query, &[&person.to_string()]).await?;
    rows.iter().map(|row| Ok((column(row, 0)?, read_rating(row, 1)?))).collect()
}

async fn best(
    db: &impl GenericClient,
    game: &str,
    most: u32,
) -> Result<Vec<(Profile, Rating)>, StoreError> {
    let query = format!(
        "SELECT {PROFILE}, mean, spread, games FROM ratings
         JOIN profiles ON profiles.person = ratings.person JOIN people ON people.id = ratings.person
         WHERE game = $1 AND games >= $2 AND profiles.shown = 1 ORDER BY sure DESC LIMIT $3"
    );
    let rows = all(db, &query, &[&plain(game), &i64::from(LISTED_AFTER), &i64::from(most)]).await?;
    rows.iter().map(|row| Ok((read_profile(row)?, read_rating(row, 4)?))).collect()
}

async fn profile(
    db: &impl GenericClient,
    person: PersonId,
    handle: &str,
) -> Result<Profile, StoreError> {
    let person = person.to_string();
    let insert = "INSERT INTO profiles VALUES ($1, $2, 1) ON CONFLICT (person) DO NOTHING";
    run(db, insert, &[&person, &handle]).await?;
    let query = format!(
        "SELECT {PROFILE} FROM profiles JOIN people ON people.id = profiles.person WHERE profiles.person = $1"
    );
    read_profile(&one(db, &query, &[&person]).await?.ok_or(StoreError::Missing)?)
}

async fn profile_of(db: &impl GenericClient, handle: &str) -> Result<Option<Profile>, StoreError> {
    let query = format!(
        "SELECT {PROFILE} FROM profiles JOIN people ON people.id = profiles.person WHERE handle = $1"
    );
    one(db, &query, &[&plain(handle)]).await?.as_ref().map(read_profile).transpose()
}

async fn set_shown(
    db: &impl GenericClient,
    person: PersonId,
    shown: bool,
) -> Result<(), StoreError> {
    let update = "UPDATE profiles SET shown = $2 WHERE person = $1";
    match run(db, update, &[&person.to_string(), &i16::from(shown)]).await? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

async fn companions(
    db: &impl GenericClient,
    person: PersonId,
    most: u32,
) -> Result<Vec<Profile>, StoreError> {
    let query = format!(
        "SELECT DISTINCT {PROFILE} FROM (SELECT table_id FROM results WHERE person = $1 ORDER BY at DESC LIMIT 200) AS mine
         JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.person <> $1
         JOIN profiles ON profiles.person = theirs.person AND profiles.shown = 1
         JOIN people ON people.id = theirs.person LIMIT $2"
    );
    let rows = all(db, &query, &[&person.to_string(), &i64::from(most)]).await?;
    rows.iter().map(read_profile).collect()
}

fn read_profile(row: &Row) -> Result<Profile, StoreError> {
    Ok(Profile {
        person: id(row, 0)?,
        handle: column(row, 1)?,
        name: column(row, 2)?,
        shown: column::<i16>(row, 3)? != 0,
    })
}

fn read_rating(row: &Row, from: usize) -> Result<Rating, StoreError> {
    let games = u32::try_from(count(row, from + 2)?).unwrap_or(u32::MAX);
    Ok(Rating::of_kept(column(row, from)?, column(row, from + 1)?, games))
}
