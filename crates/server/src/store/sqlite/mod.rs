//! `SQLite`: one file, one writer that commits what has gathered, readers beside it.

mod people;
mod schema;
mod tables;
mod worker;

use super::{
    Answer, Chat, PersonId, PersonRecord, Phase, Receipt, Report, SeatRecord, SessionRecord, Sits,
    Step, Store, StoreError, TableId, TableRecord, TokenHash,
};
use rusqlite::backup::Backup;
use rusqlite::{Connection, ErrorCode};
use std::path::{Path, PathBuf};
use std::time::Duration;
use worker::{Readers, Writer};

/// How many threads read.
const READERS: usize = 2;

/// A store in one `SQLite` file.
#[derive(Debug)]
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
}

impl Sqlite {
    /// Opens the file, made if missing.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let writing = schema::open(path)?;
        schema::prepare(&writing)?;
        let reading = (0..READERS).map(|_| schema::open(path)).collect::<Result<Vec<_>, _>>()?;
        Ok(Self { writer: Writer::start(writing), readers: Readers::start(reading) })
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
pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let open = schema::open_existing(from)?;
    schema::check(&open)?;
    copy(&open, &mut Connection::open(to)?)
}

/// Puts a backup in the place of a database that no server has open.
pub fn restore(from: &Path, to: &Path) -> Result<(), StoreError> {
    let backup = schema::open_existing(from)?;
    schema::check(&backup)?;
    let mut target = schema::open(to)?;
    copy(&backup, &mut target)
}

fn copy(from: &Connection, to: &mut Connection) -> Result<(), StoreError> {
    const PAGES: std::ffi::c_int = 512;
    Backup::new(from, to)?.run_to_completion(PAGES, Duration::from_millis(1), None)?;
    Ok(())
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

    fn close_session(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()> {
        self.write(move |db| people::close_session(db, person, token))
    }

    fn add_table(&self, table: TableRecord) -> Answer<'_, ()> {
        self.write(move |db| tables::add(db, &table))
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<TableRecord>> {
        self.read(move |db| tables::find(db, id))
    }

    fn change_seat(&self, table: TableId, was: Sits, seat: SeatRecord) -> Answer<'_, ()> {
        self.write(move |db| tables::change_seat(db, table, &was, &seat))
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

    fn tables_of(&self, person: PersonId) -> Answer<'_, Vec<TableRecord>> {
        self.read(move |db| tables::of_person(db, person))
    }

    fn found_tables(&self, phases: Vec<Phase>, most: u32) -> Answer<'_, Vec<TableRecord>> {
        self.read(move |db| tables::found(db, &phases, most))
    }

    fn append(&self, table: TableId, step: Step, receipt: Option<Receipt>) -> Answer<'_, ()> {
        self.write(move |db| tables::append(db, table, &step, receipt.as_ref()))
    }

    fn steps(&self, table: TableId, from: u64) -> Answer<'_, Vec<Step>> {
        self.read(move |db| tables::steps(db, table, from))
    }

    fn receipt(&self, table: TableId, receipt: Receipt) -> Answer<'_, Option<u64>> {
        self.read(move |db| tables::receipt(db, table, &receipt))
    }

    fn say(&self, table: TableId, chat: Chat) -> Answer<'_, ()> {
        self.write(move |db| tables::say(db, table, &chat))
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

    fn ping(&self) -> Answer<'_, ()> {
        self.write(|db| Ok(db.query_row("SELECT 1", [], |_| Ok(()))?))
    }

    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        self.read(move |db| {
            let mut target = Connection::open(&to)?;
            copy(db, &mut target)
        })
    }
}
