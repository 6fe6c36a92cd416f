//! `PostgreSQL`: one database, any number of servers.

mod admin;
mod campaigns;
mod clocks;
mod company;
mod connect;
mod endings;
mod forget;
mod identities;
mod journal;
mod leaving;
mod lists;
mod lobby;
mod merge;
mod migrate;
mod moving;
mod news;
mod outbox;
mod people;
mod prepared;
mod ratings;
mod rows;
mod shared;
mod tables;
mod tokens;

use super::{
    Answer, CampaignId, CampaignRecord, Chat, Company, FileError, GuestMark, Learned, Mark, Merged,
    News, Opening, Page, PersonId, PersonRecord, Phase, Receipt, Report, SeatRecord, SessionRecord,
    Sits, Step, Store, StoreError, TableId, TableRecord, TokenHash, Used, Voice,
};
use connect::Way;
use deadpool_postgres::{Object, Pool};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Mutex;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio_postgres::IsolationLevel;

/// A store in a `PostgreSQL` database, as one server has it.
#[derive(Debug)]
pub struct Postgres {
    way: Way,
    pool: Pool,
    /// This server among the others.
    node: String,
    told: UnboundedSender<News>,
    /// Whether somebody hears the news.
    heard: Mutex<bool>,
}

impl Postgres {
    /// Opens a database: laid out if it is empty, brought to our version if older.
    pub async fn open(address: &str) -> Result<Self, FileError> {
        let way = Way::of(address)?;
        migrate::migrate(&way).await?;
        let (pool, node) = (way.pool()?, format!("{:032x}", crate::chance::table_id().0));
        let (told, telling) = unbounded_channel();
        tokio::spawn(news::send(pool.clone(), node.clone(), telling));
        Ok(Self { way, pool, node, told, heard: Mutex::new(false) })
    }

    async fn db(&self) -> Result<Object, StoreError> {
        connect::from(&self.pool).await
    }

    /// Tells the others. Whoever tells goes on; the news follow.
    fn tell(&self, news: impl IntoIterator<Item = News>) {
        for one in news {
            let _closing = self.told.send(one);
        }
    }
}

/// Looks something up. A connection may have ended meanwhile: then another is tried, once.
macro_rules! looks {
    ($self:ident, $db:ident => $work:expr) => {
        Box::pin(async move {
            let mut tried = false;
            loop {
                let client = $self.db().await?;
                let found = {
                    let $db = &client;
                    $work.await
                };
                if !matches!(found, Err(StoreError::Broken(_))) {
                    return found;
                }
                drop(Object::take(client));
                if std::mem::replace(&mut tried, true) {
                    return found;
                }
            }
        })
    };
}

/// Looks several things up, as they stood at one moment.
macro_rules! moments {
    ($self:ident, $db:ident => $work:expr) => {
        Box::pin(async move {
            let mut tried = false;
            loop {
                let mut client = $self.db().await?;
                let found = async {
                    let moment = client.build_transaction().read_only(true);
                    let moment = moment.isolation_level(IsolationLevel::RepeatableRead);
                    let moment = moment.start().await?;
                    let $db = &moment;
                    let found = $work.await?;
                    moment.commit().await?;
                    Ok(found)
                };
                let found: Result<_, StoreError> = found.await;
                if !matches!(found, Err(StoreError::Broken(_))) {
                    return found;
                }
                drop(Object::take(client));
                if std::mem::replace(&mut tried, true) {
                    return found;
                }
            }
        })
    };
}

/// Changes something in a transaction, then tells the others. A connection on which that went wrong is not used again.
macro_rules! changes {
    ($self:ident, $db:ident => $work:expr, $done:ident tells $news:expr) => {
        Box::pin(async move {
            let mut client = $self.db().await?;
            let kept = async {
                let taken = client.transaction().await?;
                let $db = &taken;
                let done = $work.await?;
                taken.commit().await?;
                Ok(done)
            };
            let kept: Result<_, StoreError> = kept.await;
            match &kept {
                Ok($done) => $self.tell($news),
                Err(StoreError::Broken(_)) => drop(Object::take(client)),
                Err(_) => {}
            }
            kept
        })
    };
    ($self:ident, $db:ident => $work:expr) => {
        changes!($self, $db => $work, _done tells [])
    };
}
use {changes, looks};

impl Store for Postgres {
    fn add_person(&self, person: PersonRecord) -> Answer<'_, ()> {
        changes!(self, db => people::add(db, &person))
    }

    fn change_person(&self, person: PersonRecord) -> Answer<'_, ()> {
        changes!(self, db => people::change(db, &person), _done tells [News::Person(person.id)])
    }

    fn change_account(
        &self,
        person: PersonId,
        account: (String, String),
        keep: TokenHash,
    ) -> Answer<'_, Vec<TokenHash>> {
        changes!(self, db => people::change_account(db, person, &account, keep), ended tells
            ended.iter().copied().map(News::Session).chain([News::Person(person)]))
    }

    fn merge(&self, guest: PersonId, into: PersonId, level: String) -> Answer<'_, Merged> {
        changes!(self, db => merge::merge(db, guest, into, &level), merged tells
            merged.tables.iter().copied().map(News::Table)
                .chain(merged.sessions.iter().copied().map(News::Session)))
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<PersonRecord>> {
        looks!(self, db => people::find(db, id))
    }

    fn person_of_login(&self, login: String) -> Answer<'_, Option<PersonRecord>> {
        looks!(self, db => people::find_login(db, &login))
    }

    fn open_session(&self, session: SessionRecord) -> Answer<'_, ()> {
        changes!(self, db => people::open_session(db, &session))
    }

    fn session(&self, token: TokenHash) -> Answer<'_, Option<(SessionRecord, PersonRecord)>> {
        looks!(self, db => people::session(db, token))
    }

    fn sessions_of(&self, person: PersonId) -> Answer<'_, Vec<SessionRecord>> {
        looks!(self, db => people::sessions_of(db, person))
    }

    fn touch_session(&self, token: TokenHash, at: i64) -> Answer<'_, ()> {
        changes!(self, db => people::touch_session(db, token, at))
    }

    fn close_session(&self, person: PersonId, token: TokenHash) -> Answer<'_, ()> {
        changes!(self, db => people::close_session(db, person, token), _done tells
            [News::Session(token)])
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<TableRecord>> {
        looks!(self, db => tables::find(db, id))
    }

    fn change_seat(
        &self,
        table: TableId,
        phase: Phase,
        was: Sits,
        seat: SeatRecord,
    ) -> Answer<'_, ()> {
        changes!(self, db => tables::change_seat(db, table, phase, &was, &seat), _done tells
            [News::Table(table)])
    }

    fn begin(&self, table: TableId, opening: Opening) -> Answer<'_, ()> {
        changes!(self, db => tables::begin(db, table, &opening), _done tells [News::Table(table)])
    }

    fn set_phase(&self, table: TableId, phase: Phase) -> Answer<'_, ()> {
        changes!(self, db => tables::set_phase(db, table, phase), _done tells [News::Table(table)])
    }

    fn bar(&self, table: TableId, person: PersonId) -> Answer<'_, ()> {
        changes!(self, db => tables::bar(db, table, person), _done tells [News::Table(table)])
    }

    fn is_barred(&self, table: TableId, person: PersonId) -> Answer<'_, bool> {
        looks!(self, db => tables::is_barred(db, table, person))
    }

    fn set_lesson(&self, table: TableId, lesson: String) -> Answer<'_, ()> {
        changes!(self, db => campaigns::set_lesson(db, table, &lesson), _done tells
            [News::Table(table)])
    }

    fn lesson_of(&self, table: TableId) -> Answer<'_, Option<String>> {
        looks!(self, db => campaigns::lesson_of(db, table))
    }

    fn learn(&self, person: PersonId, lesson: (String, String), at: i64) -> Answer<'_, ()> {
        changes!(self, db => campaigns::learn(db, person, (&lesson.0, &lesson.1), at))
    }

    fn learned(&self, person: PersonId) -> Answer<'_, Learned> {
        looks!(self, db => campaigns::learned(db, person))
    }

    fn set_voice(&self, table: TableId, person: PersonId, voice: Voice) -> Answer<'_, ()> {
        changes!(self, db => tables::set_voice(db, table, person, voice), _done tells
            [News::Table(table)])
    }

    fn muted(&self, table: TableId) -> Answer<'_, BTreeSet<PersonId>> {
        looks!(self, db => tables::muted(db, table))
    }

    fn tables_of(&self, person: PersonId, after: Option<Mark>, most: u32) -> Answer<'_, Page> {
        looks!(self, db => lists::of_person(db, person, after, most))
    }

    fn hosted(&self, person: PersonId, most: u32) -> Answer<'_, u32> {
        looks!(self, db => lists::hosted(db, person, most))
    }

    fn append(&self, table: TableId, step: Step, receipt: Option<Receipt>) -> Answer<'_, ()> {
        Box::pin(async move {
            let db = self.db().await?;
            let kept = journal::append(&db, table, &step, receipt.as_ref()).await;
            self.appended(db, table, kept)
        })
    }

    fn steps(&self, table: TableId, from: u64) -> Answer<'_, Vec<Step>> {
        moments!(self, db => journal::steps(db, table, from))
    }

    fn whole(&self, table: TableId) -> Answer<'_, Option<(TableRecord, Vec<Step>)>> {
        moments!(self, db => journal::whole(db, table))
    }

    fn receipt(&self, table: TableId, person: PersonId, key: String) -> Answer<'_, Option<Used>> {
        looks!(self, db => journal::receipt(db, table, person, &key))
    }

    fn say(&self, table: TableId, chat: Chat, gone: Option<i64>) -> Answer<'_, i64> {
        changes!(self, db => tables::say(db, table, &chat, gone), _done tells [News::Table(table)])
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<Chat>> {
        looks!(self, db => tables::chat(db, table, most))
    }

    fn keep_report(&self, table: TableId, report: Report) -> Answer<'_, ()> {
        changes!(self, db => tables::keep_report(db, table, &report), _done tells
            [News::Table(table)])
    }

    fn reports(&self, table: TableId) -> Answer<'_, Vec<Report>> {
        looks!(self, db => tables::reports(db, table))
    }

    fn add_campaign(&self, campaign: CampaignRecord) -> Answer<'_, ()> {
        changes!(self, db => campaigns::add(db, &campaign))
    }

    fn campaign(&self, id: CampaignId) -> Answer<'_, Option<CampaignRecord>> {
        looks!(self, db => campaigns::find(db, id))
    }

    fn campaigns_of(
        &self,
        person: PersonId,
        game: String,
        most: u32,
    ) -> Answer<'_, Vec<CampaignRecord>> {
        looks!(self, db => campaigns::of_person(db, person, &game, most))
    }

    fn campaign_of(&self, table: TableId) -> Answer<'_, Option<CampaignRecord>> {
        looks!(self, db => campaigns::of_table(db, table))
    }

    fn change_campaign(
        &self,
        campaign: CampaignRecord,
        table: Option<TableRecord>,
    ) -> Answer<'_, ()> {
        changes!(self, db => campaigns::change(db, &campaign, table.as_ref()))
    }

    fn add_rematch(&self, of: TableId, table: TableRecord) -> Answer<'_, ()> {
        changes!(self, db => endings::add_rematch(db, of, &table), _done tells [News::Table(of)])
    }

    fn rematch_of(&self, table: TableId) -> Answer<'_, Option<TableId>> {
        looks!(self, db => endings::rematch_of(db, table))
    }

    fn keep_analysis(&self, table: TableId, analysis: String) -> Answer<'_, ()> {
        changes!(self, db => endings::keep_analysis(db, table, &analysis), _done tells
            [News::Table(table)])
    }

    fn analysis(&self, table: TableId) -> Answer<'_, Option<String>> {
        looks!(self, db => endings::analysis(db, table))
    }

    fn pack(&self, since: i64, most: u32) -> Answer<'_, u32> {
        changes!(self, db => journal::pack(db, since, most))
    }

    fn forget_tables(&self, since: i64, most: u32) -> Answer<'_, u32> {
        changes!(self, db => forget::tables(db, since, most))
    }

    fn forget_chat(&self, since: i64, most: u32) -> Answer<'_, u32> {
        changes!(self, db => forget::chat(db, since, most))
    }

    fn forget_sessions(&self, since: i64, most: u32) -> Answer<'_, u32> {
        changes!(self, db => forget::sessions(db, since, most))
    }

    fn forget_guests(
        &self,
        since: i64,
        after: Option<GuestMark>,
        most: u32,
    ) -> Answer<'_, (u32, Option<GuestMark>)> {
        changes!(self, db => forget::guests(db, since, after, most))
    }

    fn ping(&self) -> Answer<'_, ()> {
        // A row that is changed to what it is proves that the database takes changes.
        changes!(self, db => async { rows::run(db, "UPDATE tavolata SET version = version", &[]).await.map(drop) })
    }

    fn backup(&self, to: PathBuf) -> Answer<'_, ()> {
        Box::pin(async move { self.copy_to(&to).await })
    }

    fn company(&self) -> Option<&dyn Company> {
        Some(self)
    }
}
