//! No request reads through a whole table, however many tables there are: every statement is watched while each promise
//! of the store is asked for once, among a hundred thousand tables.

use super::Sqlite;
use crate::store::{
    Chat, Door, Opening, PersonId, PersonRecord, Phase, Receipt, Report, Screens, SeatRecord,
    SessionRecord, Sits, Step, Store, StoreError, TableId, TableRecord, TokenHash, Voice,
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
        phase: Phase::Playing,
        version: 0,
        asked: 0,
        since: 0,
        touched: 0,
        seats: vec![seat],
    }
}

async fn people(store: &Sqlite) {
    let token = TokenHash([1; 32]);
    let session = SessionRecord {
        token,
        person: PersonId(1),
        since: 0,
        used: 0,
        browser: "A browser".to_owned(),
    };
    store
        .add_person(PersonRecord { id: PersonId(3), account: None, ..anna() })
        .await
        .expect("the store does it");
    store.change_person(anna()).await.expect("the store does it");
    store.person(PersonId(1)).await.expect("the store does it");
    store.person_of_login("anna".to_owned()).await.expect("the store does it");
    store.open_session(session).await.expect("the store does it");
    store.session(token).await.expect("the store does it");
    store.sessions_of(PersonId(1)).await.expect("the store does it");
    store.touch_session(token, 9).await.expect("the store does it");
    let account = ("anna".to_owned(), "other hash".to_owned());
    store.change_account(PersonId(1), account, token).await.expect("the store does it");
    store.close_session(PersonId(1), token).await.expect("the store does it");
}

async fn tables(store: &Sqlite) {
    let table = a_table();
    store.add_table(table.clone()).await.expect("the store does it");
    let seat = SeatRecord { sits: Sits::Person(PersonId(2)), ..table.seats[0].clone() };
    store.change_seat(table.id, Sits::Nobody, seat.clone()).await.expect("the store does it");
    store
        .change_seat(table.id, seat.sits, table.seats[0].clone())
        .await
        .expect("the store does it");
    let opening = Opening { journal: String::new(), asked: 0, at: 9 };
    assert_eq!(store.begin(table.id, opening).await, Err(StoreError::Conflict), "it has begun");
    store.set_voice(table.id, PersonId(2), Voice::Muted).await.expect("the store does it");
    store.muted(table.id).await.expect("the store does it");
    store.bar(table.id, PersonId(2)).await.expect("the store does it");
    store.is_barred(table.id, PersonId(2)).await.expect("the store does it");
    let (lines, phase) = ("0: pass\n".to_owned(), Phase::Playing);
    let step = Step { seq: 1, keep: 0, lines, asked: 0, phase, at: 9 };
    let (person, key) = (PersonId(1), "key".to_owned());
    let receipt = Receipt { person, key: key.clone(), deed: "pass".to_owned() };
    store.append(table.id, step, Some(receipt)).await.expect("the store does it");
    store.receipt(table.id, person, key).await.expect("the store does it");
    store.steps(table.id, 0).await.expect("the store does it");
    store.whole(table.id).await.expect("the store does it");
    let (name, text) = ("Anna".to_owned(), "Ciao".to_owned());
    let chat = Chat { id: 0, person: Some(PersonId(1)), name, text, at: 9 };
    let said = store.say(table.id, chat.clone(), None).await.expect("the store does it");
    store.say(table.id, chat, Some(said)).await.expect("the store does it");
    store.chat(table.id, 100).await.expect("the store does it");
    store
        .keep_report(table.id, Report { at: 9, journal: String::new() })
        .await
        .expect("the store does it");
    store.reports(table.id).await.expect("the store does it");
    store.set_phase(table.id, Phase::Over).await.expect("the store does it");
    store.ping().await.expect("the store does it");
}

async fn lists(store: &Sqlite) {
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over] {
        let first = store.found_tables(phase, None, 60).await.expect("the store does it");
        assert_eq!(first.tables.len(), 60);
        assert_eq!(
            store
                .found_tables(phase, first.next, 60)
                .await
                .expect("the store does it")
                .tables
                .len(),
            60
        );
    }
    let first = store.tables_of(PersonId(1), None, 60).await.expect("the store does it");
    assert_eq!(
        store.tables_of(PersonId(1), first.next, 60).await.expect("the store does it").tables.len(),
        60
    );
    assert_eq!(store.hosted(PersonId(1), 50).await.expect("the store does it"), 50);
}

#[tokio::test]
async fn no_statement_reads_through_a_table() {
    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("tavolata.db");
    drop(Sqlite::open(&path).expect("it is made"));
    fill(&path);
    let store = Sqlite::open(&path).expect("it opens");
    SEEN.lock().unwrap_or_else(PoisonError::into_inner).clear();
    people(&store).await;
    tables(&store).await;
    lists(&store).await;
    drop(store);
    let seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    for (statement, took) in seen.iter() {
        assert_eq!(took.passed, 0, "{statement}");
        assert!(took.sorted == 0 || !statement.contains("LIMIT"), "{statement}");
    }
    let sources = [include_str!("people.rs"), include_str!("tables.rs"), include_str!("lists.rs")];
    let written: usize =
        sources.iter().map(|source| source.matches("prepare_cached(").count()).sum();
    let kinds = ["SELECT", "INSERT", "UPDATE", "DELETE"];
    let run = seen.keys().filter(|statement| kinds.iter().any(|kind| statement.starts_with(kind)));
    // `SELECT 1` asks whether the store answers.
    assert_eq!(run.count(), written + 1, "every statement was run: {:#?}", seen.keys());
}
