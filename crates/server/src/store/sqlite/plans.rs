//! No request reads through a whole table, however many tables there are: every statement is watched while each promise
//! of the store is asked for once, among a hundred thousand tables.

use super::Sqlite;
use crate::store::{
    Admin, Aids, CampaignId, CampaignRecord, ChannelId, ChannelRecord, Chat, Clocks, Door, Ended,
    Errand, Giving, Identities, Identity, Invitation, Leaving, Lobby, Notice, Opening, Outbox,
    Pace, Per, PersonId, PersonRecord, Phase, Prepared, PreparedAnswer, ProgramToken, QuietHours,
    Ratings, Receipt, Report, ResultRecord, Scope, Screens, SeatRecord, SessionRecord, Settled,
    Sits, Step, Store, StoreError, TableId, TableRecord, Terms, TokenHash, Tokens, Voice, Wanted,
    Way,
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
    store.change_seat(table.id, Phase::Gathering, Sits::Nobody, seat.clone()).await?;
    store.change_seat(table.id, Phase::Gathering, seat.sits.clone(), empty).await?;
    store.change_seat(table.id, Phase::Gathering, Sits::Nobody, seat).await?;
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

async fn endings(store: &Sqlite) -> Result<(), StoreError> {
    let table = TableRecord { id: TableId(u128::MAX - 3), ..a_table() };
    let next = TableRecord { id: TableId(u128::MAX - 4), ..a_table() };
    store.add_table(table.clone()).await?;
    store.add_rematch(table.id, next).await?;
    store.rematch_of(table.id).await?;
    store.keep_analysis(table.id, "{}".to_owned()).await?;
    store.analysis(table.id).await?;
    Ok(())
}

#[expect(clippy::cognitive_complexity, reason = "one statement after the other")]
async fn outbox(store: &Sqlite) -> Result<(), StoreError> {
    let (person, token) = (PersonId(1), TokenHash([4; 32]));
    let channel = ChannelRecord {
        id: ChannelId(1),
        person,
        way: Way::Mail,
        address: "anna@example.org".to_owned(),
        keys: String::new(),
        token: Some(token),
        calls: true,
        since: 0,
        delivered: None,
        failed: None,
    };
    store.secret("key".to_owned(), vec![1]).await?;
    store.add_channel(channel.clone(), 9).await?;
    store.confirm(token).await?;
    store.channel(channel.id).await?;
    store.channels_of(person).await?;
    store.mailboxes(channel.address.clone(), 9).await?;
    store.set_calls(channel.id, true).await?;
    store.set_quiet(person, Some(QuietHours { from: 1, to: 2, ahead: 0 })).await?;
    store.quiet(person).await?;
    let table = TableId(1);
    store.set_hushed(table, person, true).await?;
    store.set_hushed(table, person, false).await?;
    store.hushed(table).await?;
    let step = |seq, asked| Step {
        seq,
        keep: 0,
        lines: String::new(),
        asked,
        phase: Phase::Playing,
        at: MANY.into(),
    };
    store.append(table, step(1, 0), None).await?;
    store.append(table, step(2, 1), None).await?;
    let notice =
        Notice { channel: channel.id, person, errand: Errand::Test, made: 0, due: 0, tries: 0 };
    store.post(notice).await?;
    for settled in [
        Settled::Later(9, Some("why".to_owned())),
        Settled::Failed("why".to_owned()),
        Settled::Sent,
    ] {
        let notice = store.due(i64::from(MANY), 9, vec![]).await?.remove(0);
        store.claim(notice.clone(), 0).await?;
        store.settle(notice, 9, settled).await?;
    }
    store.offer_reset(person, token, 9).await?;
    store.reset_of(token, 0).await?;
    store.reset(token, 0, "hash".to_owned()).await?;
    assert_eq!(store.waiting(person, 60).await?.len(), 60);
    store.remove_channel(person, channel.id).await
}

async fn clocks(store: &Sqlite) -> Result<(), StoreError> {
    let (table, person) = (TableId(5), PersonId(1));
    store.set_pace(table, Pace { per: Per::Turn, seconds: 60, reserve: 0 }).await?;
    store.pace(table).await?;
    store.note_back(table, Seat(0), 9).await?;
    store.wish_pause(table, person, true, 9).await?;
    store.wish_pause(table, person, false, 9).await?;
    store.wishes(table).await?;
    store.bearings(table).await?;
    assert_eq!(store.overdue(9, 4).await?, [table]);
    store.set_due(table, 0, 99).await?;
    store.mind(9, 5).await?;
    store.mind(99, 5).await?;
    Ok(())
}

async fn tokens(store: &Sqlite) -> Result<(), StoreError> {
    let (person, token) = (PersonId(1), TokenHash([8; 32]));
    let name = "A program".to_owned();
    let kept = ProgramToken { token, person, name, scope: Scope::Play, since: 0, used: None };
    store.add_token(kept, 9).await?;
    store.token(token).await?;
    store.tokens_of(person).await?;
    store.touch_token(token, 9).await?;
    store.revoke_token(person, token).await
}

/// Somebody who plays rated games, and leaves for good.
const CARLA: PersonId = PersonId(6);
/// Somebody who is banned, and comes again with an account.
const DAVID: PersonId = PersonId(7);

async fn ratings(store: &Sqlite) -> Result<(), StoreError> {
    let (table, person) = (TableId(9), PersonId(1));
    let account = Some(("carla".to_owned(), "hash".to_owned()));
    store.add_person(PersonRecord { id: CARLA, account, since: 99, ..anna() }).await?;
    store.set_rated(table).await?;
    store.is_rated(table).await?;
    let result = |seat, person| ResultRecord {
        table,
        seat: Seat(seat),
        person,
        game: "morra".to_owned(),
        role: String::new(),
        place: seat + 1,
        seats: 2,
        won: seat == 0,
        rated: true,
        at: 9,
    };
    store.keep_results(vec![result(0, person), result(1, CARLA)]).await?;
    store.results_of(person, 9).await?;
    store.ratings_of(person).await?;
    store.profile(person, "handle".to_owned()).await?;
    store.profile_of("handle".to_owned()).await?;
    store.set_shown(person, true).await?;
    store.best("morra".to_owned(), 9).await?;
    store.companions(CARLA, 9).await?;
    Ok(())
}

async fn prepared(store: &Sqlite) -> Result<(), StoreError> {
    let (person, table, seat) = (PersonId(1), TableId(u128::from(MANY) - 3), Seat(0));
    let text = String::new;
    let answer = PreparedAnswer {
        number: 0,
        seat,
        person,
        question: text(),
        choice: text(),
        label: text(),
        lasts: text(),
        answers: 0,
        told: 0,
        at: 9,
        version: 1,
        given: 0,
        ended: None,
    };
    let number = store.prepare(table, answer.clone(), 9).await?;
    store.prepared(table).await?;
    store.prepared_of(person, 9).await?;
    assert_eq!(store.with_prepared(9).await?, [table]);
    let (lines, phase) = ("0: pass\n".to_owned(), Phase::Playing);
    let step = Step { seq: 1, keep: 0, lines, asked: 1, phase, at: i64::from(MANY) };
    let giving = Giving { number, version: 1, ended: None, epoch: None };
    store.give_prepared(table, step, giving).await?;
    store.end_prepared(table, number, 2, Ended::Turn).await?;
    store.unprepare(table, person, number).await?;
    store.prepare(table, answer, 9).await?;
    store.unprepare_seat(table, seat).await
}

#[expect(clippy::cognitive_complexity, reason = "one statement after the other")]
async fn admin(store: &Sqlite) -> Result<(), StoreError> {
    let (person, code) = (PersonId(1), TokenHash([8; 32]));
    for phase in [Phase::Gathering, Phase::Closed] {
        let first = store.every_table(phase, None, 60).await?;
        assert_eq!(first.tables.len(), 60);
        let second = store.every_table(phase, first.next, 60).await?;
        store.reopen(second.tables[0].id, Phase::Playing, 9).await.ok();
    }
    store.set_admin(person, true).await?;
    store.is_admin(person).await?;
    store.set_admin(person, false).await?;
    store.member(person).await?;
    store.members("a".to_owned(), 9).await?;
    store.ban(DAVID, "novice".to_owned(), 9).await?;
    store.banned(9).await?;
    store.unban(DAVID).await?;
    let name = "the club".to_owned();
    store.add_code(Invitation { code, name, since: 1, until: 9, uses: 1 }, 9).await?;
    store.codes(2).await?;
    let account = Some(("david".to_owned(), "hash".to_owned()));
    let david = PersonRecord { id: DAVID, account, since: 99, ..anna() };
    store.join(david, Some(code), 2).await?;
    assert_eq!(store.uninvite(code).await, Err(StoreError::Missing), "it is used up");
    Ok(())
}

async fn identities(store: &Sqlite) -> Result<(), StoreError> {
    let (issuer, subject) = ("https://id.example/".to_owned(), "s-1".to_owned());
    let identity = |person, subject| Identity { issuer: issuer.clone(), subject, person, since: 9 };
    store.identify(identity(DAVID, subject.clone())).await?;
    store.identified(issuer.clone(), subject).await?;
    store.identities_of(DAVID).await?;
    store.unidentify(DAVID, issuer.clone()).await?;
    let account = Some(("elena".to_owned(), String::new()));
    let elena = PersonRecord { id: PersonId(8), account, ..anna() };
    store.join_identified(elena, identity(PersonId(8), "s-2".to_owned()), None, 2).await
}

async fn leaving(store: &Sqlite) -> Result<(), StoreError> {
    store.words_of(CARLA, 9).await?;
    store.hushed_by(CARLA).await?;
    store.forget_person(CARLA, "novice".to_owned()).await?;
    Ok(())
}

#[expect(clippy::cognitive_complexity, reason = "one statement after the other")]
async fn lists(store: &Sqlite) -> Result<(), StoreError> {
    let wanted = Wanted { game: Some("morra".to_owned()), taught: true, ..Wanted::default() };
    store.look_for(Phase::Playing, wanted, None, 9).await?;
    let terms = Terms { rated: true, ..Terms::default() };
    let id = TableId(u128::from(MANY) + 77);
    let (bruno, touched) = (PersonId(2), i64::from(MANY));
    store.set_table(TableRecord { id, touched, ..a_table() }, terms).await?;
    store.invite(id, bruno, 5, 9).await?;
    store.invited(id).await?;
    store.invitations(bruno, 9).await?;
    store.decline(id, bruno).await?;
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
    let chapters = [
        include_str!("../mod.rs"),
        include_str!("../clocks.rs"),
        include_str!("../outbox.rs"),
        include_str!("../tokens.rs"),
        include_str!("../lobby.rs"),
        include_str!("../ratings.rs"),
        include_str!("../leaving.rs"),
        include_str!("../prepared.rs"),
        include_str!("../admin.rs"),
        include_str!("../identities.rs"),
    ];
    let promised = chapters.map(|text| text.split_once("\npub trait ").expect("it is there").1);
    let promised = promised.map(|text| text.split_once("\n}").expect("it ends").0);
    let named = promised.into_iter().flat_map(|text| text.split("\n    fn ").skip(1));
    named.filter_map(|rest| rest.split_once('(')).map(|(name, _)| name).collect()
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
    endings(&store).await.expect("it is done");
    lists(&store).await.expect("it is done");
    outbox(&store).await.expect("it is done");
    clocks(&store).await.expect("it is done");
    tokens(&store).await.expect("it is done");
    ratings(&store).await.expect("it is done");
    prepared(&store).await.expect("it is done");
    store.add_person(PersonRecord { id: DAVID, account: None, ..anna() }).await.expect("added");
    admin(&store).await.expect("it is done");
    identities(&store).await.expect("it is done");
    leaving(&store).await.expect("it is done");
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
    for name in promised.into_iter().filter(|name| !["backup", "company"].contains(name)) {
        let asked = include_str!("plans.rs").contains(&format!("store.{name}("));
        assert!(asked, "{name} is not asked for above");
    }
}
