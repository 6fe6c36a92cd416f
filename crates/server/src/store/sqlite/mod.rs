//! `SQLite`: one file, one writer that commits what has gathered, readers beside it.

mod admin;
mod campaigns;
mod clocks;
mod copy;
mod endings;
mod file;
mod forget;
mod identities;
mod leaving;
mod lessons;
mod lists;
mod lobby;
mod look;
mod merge;
mod migrate;
mod moving;
mod outbox;
mod packs;
mod people;
#[cfg(test)]
mod plans;
mod prepared;
mod ratings;
mod schema;
mod tables;
mod tokens;
mod worker;

pub use look::{Kept, Look};
pub(super) use moving::{Source, Target};

use super::{
    Answer, CampaignId, CampaignRecord, Chat, FileError, GuestMark, Learned, Mark, Merged, Opening,
    Page, PersonId, PersonRecord, Phase, Progress, Receipt, Report, SeatRecord, SessionRecord,
    Sits, Step, Store, StoreError, TableId, TableRecord, TokenHash, Used, Voice,
};
use copy::copy;
use file::{Lock, Whose};
use rusqlite::{Connection, ErrorCode};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use worker::{Readers, Writer};

/// How many threads read.
const READERS: usize = 2;

/// A store in one `SQLite` file.
#[derive(Debug)]
pub struct Sqlite {
    readers: Readers,
    /// Closed when nobody reads any more: who closes the file last, alone, leaves nothing beside it.
    writer: Writer,
    path: PathBuf,
    /// Let go of last, when nothing of ours has the file open any more.
    _lock: Lock,
}

impl Sqlite {
    /// Opens the file for this process alone: made if missing, brought to our version if older.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        let path = file::real(path)?;
        refuse_foreign(&path)?;
        let lock = Lock::take(&path)?;
        if file::whose(&path)? == Whose::Nobodys {
            warn_of_lost_log(&path);
            migrate::create(&path)?;
        }
        file::close_to_others(&path);
        if let Some(copy) = migrate::migrate(&path)? {
            let (version, copy) = (migrate::VERSION, copy.display());
            tracing::warn!(version, %copy, "the database was of an older version; a copy is kept");
        }
        let writer = Writer::start(schema::open(&path)?);
        let reading = (0..READERS).map(|_| schema::open(&path)).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { writer, readers: Readers::start(reading), path, _lock: lock })
    }

    fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(self.writer.run(job))
    }

    fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(self.readers.run(job))
    }
}

/// Copies a database to a new file, as it stands at one moment, while a server may have it open.
pub fn backup(from: &Path, to: &Path, told: &mut dyn FnMut(Progress)) -> Result<(), FileError> {
    copy(Look::as_it_is(from)?.db(), to, told)
}

/// Puts a backup in the place of a database that no server has open.
pub fn restore(from: &Path, to: &Path, told: &mut dyn FnMut(Progress)) -> Result<(), FileError> {
    let backup = Look::as_it_is(from)?;
    let to = &file::real(to)?;
    refuse_foreign(to)?;
    let _lock = Lock::take(to)?;
    copy(backup.db(), to, told)
}

/// A database that was copied without the log beside it may be empty, though much was stored in it.
fn warn_of_lost_log(path: &Path) {
    if std::fs::metadata(path).is_ok_and(|about| about.len() > 0) {
        let path = path.display();
        tracing::warn!(%path, "the database was empty and is made anew; what was in its log (-wal), if it had one, is not here");
    }
}

/// Refuses what is there but not ours, before anything is written to it.
fn refuse_foreign(path: &Path) -> Result<(), FileError> {
    match file::whose(path)? {
        Whose::Anothers => Err(FileError::Foreign),
        Whose::Nobodys | Whose::Ours => Ok(()),
    }
}

impl From<rusqlite::Error> for FileError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::InUse,
            Some(ErrorCode::NotADatabase) => Self::Foreign,
            _ => Self::Store(error.into()),
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Conflict,
            _ => Self::Broken(error.to_string()),
        }
    }
}

impl Store for Sqlite {
    fn add_person(&self, person: PersonRecord) -> Answer<'_, ()> {
        self.write(move |db| people::add(db, &person))
    }

    fn change_person(&self, person: PersonRecord) -> Answer<'_, ()> {
        self.write(move |db| people::change(db, &person))
    }

    fn change_account(
        &self,
        person: PersonId,
        account: (String, String),
        keep: TokenHash,
    ) -> Answer<'_, Vec<TokenHash>> {
        self.write(move |db| people::change_account(db, person, &account, keep))
    }

    fn merge(&self, guest: PersonId, into: PersonId, level: String) -> Answer<'_, Merged> {
        self.write(move |db| merge::merge(db, guest, into, &level))
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<PersonRecord>> {
        self.read(move |db| people::find(db, id))
    }

    fn person_of_login(&self, login: String) -> Answer<'_, Option<PersonRecord>> {
        self.read(move |db| people::find_login(db, &login))
    }

    fn open_session(&self, session: SessionRecord) -> Answer<'_, ()> {
        self.write(move |db| people::open_session(db, &session))
    }

    fn session(&self, token: TokenHash) -> Answer<'_, Option<(SessionRecord, PersonRecord)>> {
        self.read(move |db| people::session(db, token))
    }

    fn sessions_of(&self, person: PersonId) -> Answer<'_, Vec<SessionRecord>> {
        self.read(move |db| people::sessions_of(db, person))
    }

    fn touch_session(&self, token: TokenHash, at: i64) -> Answer<'_, ()> {
        self.write(move |db| people::touch_session(db, token, at))
    }

    fn close_session(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()> {
        self.write(move |db| people::close_session(db, person, token))
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<TableRecord>> {
        self.read(move |db| tables::find(db, id))
    }

    fn change_seat(
        &self,
        table: TableId,
        phase: Phase,
        was: Sits,
        seat: SeatRecord,
    ) -> Answer<'_, ()> {
        self.write(move |db| tables::change_seat(db, table, phase, &was, &seat))
    }

    fn begin(&self, table: TableId, opening: Opening) -> Answer<'_, ()> {
        self.write(move |db| tables::begin(db, table, &opening))
    }

    fn set_phase(&self, table: TableId, phase: Phase) -> Answer<'_, ()> {
        self.write(move |db| tables::set_phase(db, table, phase))
    }

    fn bar(&self, table: TableId, person: PersonId) -> Answer<'_, ()> {
        self.write(move |db| tables::bar(db, table, person))
    }

    fn is_barred(&self, table: TableId, person: PersonId) -> Answer<'_, bool> {
        self.read(move |db| tables::is_barred(db, table, person))
    }

    fn set_lesson(&self, table: TableId, lesson: String) -> Answer<'_, ()> {
        self.write(move |db| lessons::set(db, table, &lesson))
    }

    fn lesson_of(&self, table: TableId) -> Answer<'_, Option<String>> {
        self.read(move |db| lessons::of_table(db, table))
    }

    fn learn(&self, person: PersonId, lesson: (String, String), at: i64) -> Answer<'_, ()> {
        self.write(move |db| lessons::learn(db, person, (&lesson.0, &lesson.1), at))
    }

    fn learned(&self, person: PersonId) -> Answer<'_, Learned> {
        self.read(move |db| lessons::learned(db, person))
    }

    fn set_voice(&self, table: TableId, person: PersonId, voice: Voice) -> Answer<'_, ()> {
        self.write(move |db| tables::set_voice(db, table, person, voice))
    }

    fn muted(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>> {
        self.read(move |db| tables::muted(db, table))
    }

    fn tables_of(&self, person: PersonId, after: Option<Mark>, most: u32) -> Answer<'_, Page> {
        self.read(move |db| lists::of_person(db, person, after, most))
    }

    fn hosted(&self, person: PersonId, most: u32) -> Answer<'_, u32> {
        self.read(move |db| lists::hosted(db, person, most))
    }

    fn append(&self, table: TableId, step: Step, receipt: Option<Receipt>) -> Answer<'_, ()> {
        self.write(move |db| tables::append(db, table, &step, receipt.as_ref()))
    }

    fn steps(&self, table: TableId, from: u64) -> Answer<'_, Vec<Step>> {
        self.read(move |db| tables::steps(db, table, from))
    }

    fn whole(&self, table: TableId) -> Answer<'_, Option<(TableRecord, Vec<Step>)>> {
        self.read(move |db| tables::whole(db, table))
    }

    fn receipt(&self, table: TableId, person: PersonId, key: String) -> Answer<'_, Option<Used>> {
        self.read(move |db| tables::receipt(db, table, person, &key))
    }

    fn say(&self, table: TableId, chat: Chat, gone: Option<i64>) -> Answer<'_, i64> {
        self.write(move |db| tables::say(db, table, &chat, gone))
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<Chat>> {
        self.read(move |db| tables::chat(db, table, most))
    }

    fn keep_report(&self, table: TableId, report: Report) -> Answer<'_, ()> {
        self.write(move |db| tables::keep_report(db, table, &report))
    }

    fn reports(&self, table: TableId) -> Answer<'_, Vec<Report>> {
        self.read(move |db| tables::reports(db, table))
    }

    fn add_campaign(&self, campaign: CampaignRecord) -> Answer<'_, ()> {
        self.write(move |db| campaigns::add(db, &campaign))
    }

    fn campaign(&self, id: CampaignId) -> Answer<'_, Option<CampaignRecord>> {
        self.read(move |db| campaigns::find(db, id))
    }

    fn campaigns_of(
        &self,
        person: PersonId,
        game: String,
        most: u32,
    ) -> Answer<'_, Vec<CampaignRecord>> {
        self.read(move |db| campaigns::of_person(db, person, &game, most))
    }

    fn campaign_of(&self, table: TableId) -> Answer<'_, Option<CampaignRecord>> {
        self.read(move |db| campaigns::of_table(db, table))
    }

    fn add_rematch(&self, of: TableId, table: TableRecord) -> Answer<'_, ()> {
        self.write(move |db| endings::add_rematch(db, of, &table))
    }

    fn rematch_of(&self, table: TableId) -> Answer<'_, Option<TableId>> {
        self.read(move |db| endings::rematch_of(db, table))
    }

    fn keep_analysis(&self, table: TableId, analysis: String) -> Answer<'_, ()> {
        self.write(move |db| endings::keep_analysis(db, table, &analysis))
    }

    fn analysis(&self, table: TableId) -> Answer<'_, Option<String>> {
        self.read(move |db| endings::analysis(db, table))
    }

    fn change_campaign(
        &self,
        campaign: CampaignRecord,
        table: Option<TableRecord>,
    ) -> Answer<'_, ()> {
        self.write(move |db| campaigns::change(db, &campaign, table.as_ref()))
    }

    fn pack(&self, since: i64, most: u32) -> Answer<'_, u32> {
        self.write(move |db| packs::pack(db, since, most))
    }

    fn forget_tables(&self, since: i64, most: u32) -> Answer<'_, u32> {
        self.write(move |db| forget::tables(db, since, most))
    }

    fn forget_chat(&self, since: i64, most: u32) -> Answer<'_, u32> {
        self.write(move |db| forget::chat(db, since, most))
    }

    fn forget_sessions(&self, since: i64, most: u32) -> Answer<'_, u32> {
        self.write(move |db| forget::sessions(db, since, most))
    }

    fn forget_guests(
        &self,
        since: i64,
        after: Option<GuestMark>,
        most: u32,
    ) -> Answer<'_, (u32, Option<GuestMark>)> {
        self.write(move |db| forget::guests(db, since, after, most))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async {
            // A transaction that changes nothing writes nothing; setting the version that is set already does.
            let write = format!("PRAGMA user_version = {}", migrate::VERSION);
            self.write(move |db| Ok(db.execute_batch(&write)?)).await?;
            self.read(|db| Ok(db.query_row("PRAGMA user_version", [], |_| Ok(()))?)).await
        })
    }

    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        let from = self.path.clone();
        Box::pin(async move {
            let copying = tokio::task::spawn_blocking(move || backup(&from, &to, &mut |_| {}));
            let copied = copying.await.map_err(|error| StoreError::Broken(error.to_string()))?;
            copied.map_err(|error| match error {
                FileError::Store(error) => error,
                other => StoreError::Broken(other.to_string()),
            })
        })
    }
}
