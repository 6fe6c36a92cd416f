//! Results, ratings, profiles.

use super::Sqlite;
use super::people::id;
use crate::store::ratings::{LISTED_AFTER, after};
use crate::store::{Answer, PersonId, Profile, Rating, Ratings, ResultRecord, StoreError, TableId};
use kernel::Seat;
use rusqlite::{Connection, OptionalExtension, Row, params};

const RESULT: &str = "table_id, seat, person, game, role, place, seats, won, rated, at";
const PROFILE: &str = "profiles.person, profiles.handle, people.name, profiles.shown";

impl Ratings for Sqlite {
    fn set_rated(&self, table: TableId) -> Answer<'_, ()> {
        self.write(move |db| set_rated(db, table))
    }

    fn is_rated(&self, table: TableId) -> Answer<'_, bool> {
        self.read(move |db| {
            let mut query = db.prepare_cached("SELECT 1 FROM rated WHERE table_id = ?1")?;
            Ok(query.exists([table.to_string()])?)
        })
    }

    fn keep_results(&self, results: Vec<ResultRecord>) -> Answer<'_, ()> {
        self.write(move |db| keep(db, &results))
    }

    fn results_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<ResultRecord>> {
        self.read(move |db| of_person(db, person, most))
    }

    fn ratings_of(&self, person: PersonId) -> Answer<'_, Vec<(String, Rating)>> {
        self.read(move |db| ratings_of(db, person))
    }

    fn best(&self, game: String, most: u32) -> Answer<'_, Vec<(Profile, Rating)>> {
        self.read(move |db| best(db, &game, most))
    }

    fn profile(&self, person: PersonId, handle: String) -> Answer<'_, Profile> {
        self.write(move |db| profile(db, person, &handle))
    }

    fn profile_of(&self, handle: String) -> Answer<'_, Option<Profile>> {
        self.read(move |db| {
            let mut query = db.prepare_cached(&format!(
                "SELECT {PROFILE} FROM profiles CROSS JOIN people ON people.id = profiles.person WHERE handle = ?1"
            ))?;
            Ok(query.query_row([handle], read_profile).optional()?)
        })
    }

    fn set_shown(&self, person: PersonId, shown: bool) -> Answer<'_, ()> {
        self.write(move |db| {
            let changed = db
                .prepare_cached("UPDATE profiles SET shown = ?2 WHERE person = ?1")?
                .execute(params![person.to_string(), shown])?;
            if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
        })
    }

    fn companions(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Profile>> {
        self.read(move |db| companions(db, person, most))
    }
}

pub(super) fn set_rated(db: &Connection, table: TableId) -> Result<(), StoreError> {
    db.prepare_cached("INSERT OR IGNORE INTO rated VALUES (?1)")?.execute([table.to_string()])?;
    Ok(())
}

fn keep(db: &Connection, results: &[ResultRecord]) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(&format!(
        "INSERT OR IGNORE INTO results ({RESULT}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
    ))?;
    let mut kept = 0;
    for result in results {
        kept += insert.execute(params![
            result.table.to_string(),
            result.seat.0,
            result.person.to_string(),
            result.game,
            result.role,
            result.place,
            result.seats,
            result.won,
            result.rated,
            result.at
        ])?;
    }
    let rated: Vec<&ResultRecord> = results.iter().filter(|result| result.rated).collect();
    // Whoever comes second has nothing to add.
    if kept < results.len() || rated.len() < 2 {
        return Ok(());
    }
    let before = rated
        .iter()
        .map(|result| Ok((rating(db, result.person, &result.game)?, result.place)))
        .collect::<Result<Vec<_>, StoreError>>()?;
    let mut write =
        db.prepare_cached("INSERT OR REPLACE INTO ratings VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for (result, now) in rated.into_iter().zip(after(&before)) {
        let ([mean, spread, sure], games) = (now.kept(), now.games);
        write.execute(params![
            result.person.to_string(),
            result.game,
            mean,
            spread,
            games,
            sure
        ])?;
    }
    Ok(())
}

fn rating(db: &Connection, person: PersonId, game: &str) -> Result<Rating, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT mean, spread, games FROM ratings WHERE person = ?1 AND game = ?2",
    )?;
    let known = query.query_row(params![person.to_string(), game], |row| read_rating(row, 0));
    Ok(known.optional()?.unwrap_or_default())
}

fn of_person(
    db: &Connection,
    person: PersonId,
    most: u32,
) -> Result<Vec<ResultRecord>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {RESULT} FROM results WHERE person = ?1 ORDER BY at DESC LIMIT ?2"
    ))?;
    let results = query.query_map(params![person.to_string(), most], |row| {
        Ok(ResultRecord {
            table: id(row, 0)?,
            seat: Seat(row.get(1)?),
            person: id(row, 2)?,
            game: row.get(3)?,
            role: row.get(4)?,
            place: row.get(5)?,
            seats: row.get(6)?,
            won: row.get(7)?,
            rated: row.get(8)?,
            at: row.get(9)?,
        })
    })?;
    Ok(results.collect::<Result<_, _>>()?)
}

fn ratings_of(db: &Connection, person: PersonId) -> Result<Vec<(String, Rating)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, mean, spread, games FROM ratings WHERE person = ?1 ORDER BY game",
    )?;
    let ratings =
        query.query_map([person.to_string()], |row| Ok((row.get(0)?, read_rating(row, 1)?)))?;
    Ok(ratings.collect::<Result<_, _>>()?)
}

fn best(db: &Connection, game: &str, most: u32) -> Result<Vec<(Profile, Rating)>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT {PROFILE}, mean, spread, games FROM ratings
         CROSS JOIN profiles ON profiles.person = ratings.person CROSS JOIN people ON people.id = ratings.person
         WHERE game = ?1 AND games >= ?2 AND profiles.shown ORDER BY sure DESC LIMIT ?3"
    ))?;
    let best = query.query_map(params![game, LISTED_AFTER, most], |row| {
        Ok((read_profile(row)?, read_rating(row, 4)?))
    })?;
    Ok(best.collect::<Result<_, _>>()?)
}

fn profile(db: &Connection, person: PersonId, handle: &str) -> Result<Profile, StoreError> {
    let person = person.to_string();
    db.prepare_cached("INSERT OR IGNORE INTO profiles VALUES (?1, ?2, 1)")?
        .execute([person.as_str(), handle])?;
    let mut query = db.prepare_cached(&format!(
        "SELECT {PROFILE} FROM profiles CROSS JOIN people ON people.id = profiles.person WHERE profiles.person = ?1"
    ))?;
    Ok(query.query_row([person], read_profile)?)
}

/// Those at the tables of a person's latest results.
fn companions(db: &Connection, person: PersonId, most: u32) -> Result<Vec<Profile>, StoreError> {
    let mut query = db.prepare_cached(&format!(
        "SELECT DISTINCT {PROFILE} FROM (SELECT table_id FROM results WHERE person = ?1 ORDER BY at DESC LIMIT 200) AS mine
         CROSS JOIN results AS theirs ON theirs.table_id = mine.table_id AND theirs.person <> ?1
         CROSS JOIN profiles ON profiles.person = theirs.person AND profiles.shown
         CROSS JOIN people ON people.id = theirs.person"
    ))?;
    let profiles = query.query_map([person.to_string()], read_profile)?;
    let mut profiles = profiles.collect::<Result<Vec<_>, _>>()?;
    profiles.truncate(most as usize);
    Ok(profiles)
}

fn read_profile(row: &Row<'_>) -> rusqlite::Result<Profile> {
    Ok(Profile { person: id(row, 0)?, handle: row.get(1)?, name: row.get(2)?, shown: row.get(3)? })
}

fn read_rating(row: &Row<'_>, from: usize) -> rusqlite::Result<Rating> {
    Ok(Rating::of_kept(row.get(from)?, row.get(from + 1)?, row.get(from + 2)?))
}
