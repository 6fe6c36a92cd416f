//! No request reads through a whole table, however many tables there are: every statement is watched while each promise
//! of the store is asked for once, among a hundred thousand tables.

use super::Sqlite;
use crate::store::{
    Aids, CampaignId, CampaignRecord, Chat, Door, Opening, PersonId, PersonRecord, Phase, Receipt,
    Report, Screens, SeatRecord, SessionRecord, Sits, Step, Store, StoreError, TableId,
    TableRecord, TokenHash, Voice,
};
use kernel::Seat;
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use rusqlite::{Connection, StatementStatus};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// How many tables there are.
const MANY: u32 = 100_000;

/// What a statement took.
#[derive(Debug, Clone, Copy, Default)]
struct Took {
    /// Rows it went past without an index.
    passed: i32,
    /// How often it had to sort.
    sorted: i32,
}

static SEEN: Mutex<BTreeMap<String, Took>> = Mutex::new(BTreeMap::new());

/// Notes what every statement takes.
pub(super) fn watched(mut db: Connection) -> Connection {
    let note = |event: TraceEvent<'_>| {
        let TraceEvent::Profile(statement, _) = event else { return };
        let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
        let took = seen.entry(statement.sql().into_owned()).or_default();
        took.passed = took.passed.max(statement.get_status(StatementStatus::FullscanStep));
        took.sorted = took.sorted.max(statement.get_status(StatementStatus::Sort));
    };
    db.trace_v2(TraceEventCodes::SQLITE_TRACE_PROFILE, Some(note)).expect("it is watched");
    db
}

/// A hundred thousand tables of one host, who sits at each of them.
fn fill(path: &Path) {
    let fill = format!(
        "PRAGMA synchronous = OFF;
         INSERT INTO people VALUES (printf('%032x', 1), 'Anna', NULL, NULL, '', 0);
         INSERT INTO people VALUES (printf('%032x', 2), 'Bruno', NULL, NULL, '', 0);
         CREATE TEMP TABLE numbers AS
             WITH RECURSIVE c (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c WHERE n < {MANY}) SELECT n FROM c;
         INSERT INTO tables (id, game, opening, host, door, phase, version, asked, since, touched)
             SELECT printf('%032x', n), 'morra', '', printf('%032x', 1), 'open',
                 CASE n % 4 WHEN 0 THEN 'gathering' WHEN 1 THEN 'playing' WHEN 2 THEN 'over' ELSE 'closed' END,
                 0, 1, n, n FROM numbers;
         INSERT INTO seats SELECT printf('%032x', n), s, printf('%032x', 1), NULL, 'Anna'
             FROM numbers, (SELECT 0 AS s UNION SELECT 1);"
    );
    Connection::open(path).expect("it opens").execute_batch(&fill).expect("it is filled");
}

fn anna() -> PersonRecord {
    let account = Some(("anna".to_owned(), "hash".to_owned()));
    let (name, settings) = ("Anna".to_owned(), String::new());
    PersonRecord { id: PersonId(1), name, account, settings, since: 0 }
}

fn a_table() -> TableRecord {
    let seat = SeatRecord { seat: Seat(0), sits: Sits::Nobody, name: String::new() };
    TableRecord {
        id: TableId(u128::MAX),
        game: "morra".to_owned(),
        opening: String::new(),
        host: PersonId(1),
        door: Door::Open,
        screens: Screens::Own,
        aids: Aids::default(),
        phase: Phase::Gathering,
        version: 0,
        asked: 0,
        since: 0,
        touched: 0,
        seats: vec![seat],
    }
}

async fn people(store: &Sqlite) -> Result<(), StoreError> {
    let token = TokenHash([1; 32]);
    let (person, browser) = (PersonId(1), "A browser".to_owned());
    store.add_person(PersonRecord { id: PersonId(3), account: None, ..anna() }).await?;
    store.change_person(anna()).await?;
    store.change_account(person, ("anna".to_owned(), "hash".to_owned()), token).await?;
    store.person(person).await?;
    store.person_of_login("anna".to_owned()).await?;
    store.open_session(SessionRecord { token, person, since: 0, used: 0, browser }).await?;
    store.session(token).await?;
    store.touch_session(token, 9).await?;
    store.sessions_of(person).await?;
    store.close_session(person, token).await?;
    store.merge(PersonId(3), person, "novice".to_owned()).await?;
    Ok(())
}

#[expect(clippy::cognitive_complexity, reason = "one statement after the other")]
async fn tables(store: &Sqlite) -> Result<(), StoreError> {
    let table = a_table();
    store.add_table(table.clone()).await?;
    store.table(table.id).await?;
    let (person, key) = (PersonId(2), "key".to_owned());
    let empty = table.seats[0].clone();
    let seat = SeatRecord { sits: Sits::Person(person), ..empty.clone() };
    store.change_seat(table.id, Sits::Nobody, seat.clone()).await?;
    store.change_seat(table.id, seat.sits.clone(), empty).await?;
    store.change_seat(table.id, Sits::Nobody, seat).await?;
    store.begin(table.id, Opening { journal: String::new(), asked: 1, at: 9 }).await?;
    store.bar(table.id, person).await?;
    store.is_barred(table.id, person).await?;
    store.set_voice(table.id, person, Voice::Muted).await?;
    store.set_voice(table.id, person, Voice::Heard).await?;
    store.muted(table.id).await?;
    let (lines, phase) = ("0: pass\n".to_owned(), Phase::Playing);
    let receipt = Receipt { person, key: key.clone(), deed: "pass".to_owned() };
    let step = Step { seq: 1, keep: 0, lines, asked: 0, phase, at: 9 };
    store.append(table.id, step, Some(receipt)).await?;
    store.receipt(table.id, person, key).await?;
    store.steps(table.id, 0).await?;
    store.whole(table.id).await?;
    let (name, text) = ("Anna".to_owned(), "Ciao".to_owned());
    let chat = Chat { id: 0, person: Some(person), name, text, at: 9 };
    let line = store.say(table.id, chat.clone(), None).await?;
    store.say(table.id, chat, Some(line)).await?;
    store.chat(table.id, 100).await?;
    store.keep_report(table.id, Report { at: 9, journal: String::new() }).await?;
    store.reports(table.id).await?;
    store.set_phase(table.id, Phase::Over).await?;
    store.ping().await
}

async fn campaigns(store: &Sqlite) -> Result<(), StoreError> {
    let campaign = CampaignRecord {
        id: CampaignId(1),
        game: "morra".to_owned(),
        person: PersonId(1),
        stands: String::new(),
        at_table: None,
        version: 0,
        since: 0,
        touched: 0,
    };
    let table = TableRecord { id: TableId(u128::MAX - 1), ..a_table() };
    store.add_campaign(campaign.clone()).await?;
    store.campaign(campaign.id).await?;
    store.change_campaign(campaign, Some(table.clone())).await?;
    store.campaign_of(table.id).await?;
    store.campaigns_of(PersonId(1), "morra".to_owned(), 9).await?;
    Ok(())
}

async fn lessons(store: &Sqlite) -> Result<(), StoreError> {
    let lesson = ("morra".to_owned(), "first".to_owned());
    let table = TableRecord { id: TableId(u128::MAX - 2), phase: Phase::Playing, ..a_table() };
    store.add_table(table.clone()).await?;
    store.set_lesson(table.id, lesson.1.clone()).await?;
    assert_eq!(store.lesson_of(table.id).await?, Some(lesson.1.clone()));
    store.learn(table.host, lesson.clone(), 9).await?;
    let learned = store.learned(table.host).await?;
    assert!(learned.done.contains(&lesson) && learned.begun.get(&lesson) == Some(&table.id));
    Ok(())
}

async fn lists(store: &Sqlite) -> Result<(), StoreError> {
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over] {
        let first = store.found_tables(phase, None, 60).await?;
        let second = store.found_tables(phase, first.next, 60).await?;
        assert_eq!((first.tables.len(), second.tables.len()), (60, 60));
    }
    let first = store.tables_of(PersonId(1), None, 60).await?;
    let second = store.tables_of(PersonId(1), first.next, 60).await?;
    assert_eq!((first.tables.len(), second.tables.len()), (60, 60));
    assert_eq!(store.hosted(PersonId(1), 50).await?, 50);
    Ok(())
}

async fn what_is_old(store: &Sqlite) -> Result<(), StoreError> {
    assert_eq!(store.pack(10, 4).await?, 1);
    assert_eq!(store.forget_chat(10, 4).await?, 1);
    store.forget_sessions(10, 4).await?;
    assert_eq!(store.forget_tables(10, 4).await?, 4);
    assert_eq!(store.forget_guests(10, None, 4).await?.0, 1);
    Ok(())
}

/// The names of what a store promises.
fn promised() -> Vec<&'static str> {
    let (_, promised) =
        include_str!("../mod.rs").split_once("pub trait Store").expect("it is there");
    let named = promised.split("\n    fn ").skip(1).filter_map(|rest| rest.split_once('('));
    named.map(|(name, _)| name).collect()
}

#[tokio::test]
async fn no_statement_reads_through_a_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("tavolata.db");
    drop(Sqlite::open(&path).expect("it is made"));
    fill(&path);
    let store = Sqlite::open(&path).expect("it opens");
    SEEN.lock().unwrap_or_else(PoisonError::into_inner).clear();
    people(&store).await.expect("it is done");
    tables(&store).await.expect("it is done");
    campaigns(&store).await.expect("it is done");
    lessons(&store).await.expect("it is done");
    lists(&store).await.expect("it is done");
    what_is_old(&store).await.expect("it is done");
    drop(store);
    let seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    for (statement, took) in seen.iter() {
        assert_eq!(took.passed, 0, "{statement}");
        assert!(took.sorted == 0 || !statement.contains("LIMIT"), "{statement}");
    }
    assert!(seen.len() > 50, "{seen:#?}");
}

#[test]
fn everything_a_store_promises_is_asked_for() {
    let promised = promised();
    assert!(promised.len() > 30, "{promised:?}");
    for name in promised.into_iter().filter(|name| *name != "backup") {
        let asked = include_str!("plans.rs").contains(&format!("store.{name}("));
        assert!(asked, "{name} is not asked for above");
    }
}
