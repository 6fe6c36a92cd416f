//! Everything moved from a file to a database and back is what it was.

use crate::pg::Cluster;
use crate::prepared::an_answer;
use crate::promises::{a_person, a_step, a_table};
use kernel::Seat;
use server::store::moving::{Tour, move_all};
use server::store::{
    CampaignId, CampaignRecord, ChannelId, ChannelRecord, Chat, Errand, FileError, Identity,
    Invitation, Kept, Notice, Pace, Per, PersonId, PersonRecord, Phase, Place, ProgramToken,
    QuietHours, Receipt, Report, ResultRecord, Scope, SeatRecord, SessionRecord, Sits, Store,
    TableId, TableRecord, TokenHash, Voice, Way,
};
use tempfile::tempdir;
use tokio::sync::mpsc::channel;

/// Something of every kind.
#[expect(clippy::cognitive_complexity, reason = "one thing after the other")]
async fn fill(store: &dyn Store) {
    let (anna, bruno) = (a_person(1), a_person(2));
    for person in [&anna, &bruno] {
        store.add_person(person.clone()).await.unwrap();
    }
    let token = TokenHash([7; 32]);
    store
        .change_account(anna.id, ("Anna".into(), "hash".into()), TokenHash([0; 32]))
        .await
        .unwrap();
    let session =
        SessionRecord { token, person: anna.id, since: 1, used: 2, browser: "così 🦊".into() };
    store.open_session(session).await.unwrap();
    for number in 1..=3 {
        let table = a_table(number, &anna);
        store.add_table(table.clone()).await.unwrap();
        let receipt = Receipt { person: anna.id, key: "a key".into(), deed: "a deed".into() };
        store.append(table.id, a_step(1), Some(receipt)).await.unwrap();
    }
    store.pack(9_999, 1).await.unwrap();
    store.append(TableId(1), a_step(2), None).await.unwrap();
    let stand_in = Sits::StandIn("master".into(), bruno.id);
    let seat = SeatRecord { seat: Seat(2), sits: stand_in, name: "Bruno".into() };
    let table = store.table(TableId(2)).await.unwrap().unwrap();
    store.change_seat(table.id, table.phase, Sits::Nobody, seat).await.unwrap();
    let line =
        Chat { id: 0, person: Some(anna.id), name: "Anna".into(), text: "ciao".into(), at: 5 };
    store.say(table.id, line, None).await.unwrap();
    store.bar(TableId(3), bruno.id).await.unwrap();
    store.set_voice(TableId(3), bruno.id, Voice::Muted).await.unwrap();
    store.keep_report(table.id, Report { at: 4, journal: "a journal".into() }).await.unwrap();
    store.set_lesson(TableId(3), "first".into()).await.unwrap();
    store.learn(anna.id, ("morra".into(), "first".into()), 9).await.unwrap();
    let campaign = CampaignRecord {
        id: CampaignId(1),
        game: "morra".into(),
        person: anna.id,
        stands: "at the first".into(),
        at_table: None,
        version: 0,
        since: 1,
        touched: 1,
    };
    store.add_campaign(campaign.clone()).await.unwrap();
    let moved = CampaignRecord { at_table: Some(TableId(4)), ..campaign };
    store.change_campaign(moved, Some(a_table(4, &anna))).await.unwrap();
    store.add_rematch(TableId(2), a_table(5, &anna)).await.unwrap();
    store.keep_analysis(TableId(2), "what was found".into()).await.unwrap();
    fill_what_calls_back(store).await;
    fill_what_counts(store).await;
    fill_what_is_looked_after(store, &anna).await;
}

/// Somebody who looks after the server, somebody who is banned, invitations.
async fn fill_what_is_looked_after(store: &dyn Store, anna: &PersonRecord) {
    let gathers = TableRecord { phase: Phase::Gathering, ..a_table(6, anna) };
    store.add_table(gathers.clone()).await.unwrap();
    store.add_person(a_person(3)).await.unwrap();
    store.invite(gathers.id, PersonId(3), 5, 9).await.unwrap();
    store.set_admin(anna.id, true).await.unwrap();
    store.ban(PersonId(3), "novice".into(), 6).await.unwrap();
    let code = TokenHash([5; 32]);
    let invitation = Invitation { code, name: "the club".into(), since: 1, until: 99, uses: 2 };
    store.add_code(invitation, 9).await.unwrap();
}

/// Channels, what waits to be told, clocks, tokens.
async fn fill_what_calls_back(store: &dyn Store) {
    let (anna, token) = (PersonId(1), TokenHash([8; 32]));
    let channel = ChannelRecord {
        id: ChannelId(1),
        person: anna,
        way: Way::Mail,
        address: "anna@example.org".into(),
        keys: String::new(),
        token: Some(token),
        calls: true,
        since: 1,
        delivered: None,
        failed: None,
    };
    store.secret("key".into(), vec![0, 1, 2]).await.unwrap();
    store.add_channel(channel.clone(), 9).await.unwrap();
    let errand = Errand::Confirm("token".into());
    let notice = Notice { channel: channel.id, person: anna, errand, made: 1, due: 2, tries: 3 };
    store.post(notice).await.unwrap();
    store.set_quiet(anna, Some(QuietHours { from: 1, to: 2, ahead: -60 })).await.unwrap();
    store.set_hushed(TableId(2), anna, true).await.unwrap();
    store.offer_reset(anna, token, 99).await.unwrap();
    store.set_pace(TableId(2), Pace { per: Per::Turn, seconds: 60, reserve: 5 }).await.unwrap();
    store.wish_pause(TableId(2), anna, true, 7).await.unwrap();
    store.mind(1, 5).await.unwrap();
    store.mind(100, 5).await.unwrap();
    let name = "A program".into();
    let kept = ProgramToken { token, person: anna, name, scope: Scope::Read, since: 1, used: None };
    store.add_token(kept, 9).await.unwrap();
}

/// Results, ratings, profiles.
async fn fill_what_counts(store: &dyn Store) {
    let result = |seat: u8, person: u128| ResultRecord {
        table: TableId(2),
        seat: Seat(seat),
        person: PersonId(person),
        game: "morra".into(),
        role: String::new(),
        place: seat + 1,
        seats: 2,
        won: seat == 0,
        rated: true,
        at: 9,
    };
    store.set_rated(TableId(2)).await.unwrap();
    store.prepare(TableId(2), an_answer(1), 9).await.unwrap();
    store.keep_results(vec![result(0, 1), result(1, 2)]).await.unwrap();
    store.profile(PersonId(1), "handle".into()).await.unwrap();
    let (issuer, subject) = ("https://id.example/".into(), "s-1".into());
    store.identify(Identity { issuer, subject, person: PersonId(1), since: 9 }).await.unwrap();
}

/// What the store says of what calls people back, and of what counts.
#[expect(clippy::cognitive_complexity, reason = "one thing after the other")]
async fn further_sayings(store: &dyn Store) -> String {
    let (anna, table) = (PersonId(1), TableId(2));
    format!(
        "{:?}",
        (
            (store.channels_of(anna).await, store.due(9, 9, vec![]).await, store.quiet(anna).await),
            (store.hushed(table).await, store.reset_of(TokenHash([8; 32]), 5).await),
            (store.pace(table).await, store.bearings(table).await, store.wishes(table).await),
            (store.mind(101, 5).await, store.tokens_of(anna).await, store.is_rated(table).await),
            (store.results_of(anna, 9).await, store.ratings_of(anna).await),
            (store.profile_of("handle".into()).await, store.prepared(table).await),
            (store.identities_of(anna).await, store.is_admin(anna).await, store.codes(5).await),
            (store.member(PersonId(3)).await, store.invited(TableId(6)).await),
        )
    )
}

/// All tables of a place.
async fn tables(place: &Place) -> Vec<Kept> {
    let mut tour = Tour::open(place, &mut |_| {}).await.unwrap();
    let (mut all, mut some) = (Vec::new(), tour.next(2).await.unwrap());
    while !some.is_empty() {
        all.append(&mut some);
        some = tour.next(2).await.unwrap();
    }
    assert_eq!(tour.count().await.unwrap(), all.len() as u64);
    all
}

/// What the store says beside the journals.
async fn sayings(store: &dyn Store) -> String {
    let (anna, bruno) = (PersonId(1), PersonId(2));
    format!(
        "{:?}",
        (
            store.person_of_login("ANNA".into()).await.unwrap(),
            store.session(TokenHash([7; 32])).await.unwrap(),
            (store.tables_of(anna, None, 9).await, store.tables_of(bruno, None, 9).await),
            (store.chat(TableId(2), 9).await, store.reports(TableId(2)).await),
            (store.is_barred(TableId(3), bruno).await, store.muted(TableId(3)).await),
            (store.lesson_of(TableId(3)).await, store.learned(anna).await),
            (
                store.campaign_of(TableId(4)).await,
                store.receipt(TableId(3), anna, "a key".into()).await
            ),
        )
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_goes_from_a_file_to_a_database_and_back() {
    let (dir, cluster) = (tempdir().unwrap(), Cluster::start());
    let file = |name: &str| Place::File(dir.path().join(name));
    let database = || Place::Postgres(cluster.address(&cluster.database()));
    let (first, there, back) = (file("first.db"), database(), file("back.db"));
    let (before, said) = {
        let store = first.open().await.unwrap();
        fill(&*store).await;
        let said = sayings(&*store).await + &further_sayings(&*store).await;
        (tables(&first).await, said)
    };
    assert_eq!(before.len(), 6);
    let (told, mut progress) = channel(64);
    let counts = move_all(&first, &there, &told).await.unwrap();
    assert!(counts.iter().all(|(_, rows)| *rows > 0), "something of every kind: {counts:?}");
    let last = std::iter::from_fn(|| progress.try_recv().ok()).last().unwrap();
    assert_eq!(last.done, last.all);
    assert_eq!(tables(&there).await, before);
    let again = move_all(&first, &there, &told).await;
    assert_eq!(again, Err(FileError::Full), "nothing is mixed");
    {
        let store = there.open().await.unwrap();
        assert_eq!(sayings(&*store).await + &further_sayings(&*store).await, said);
        let line = Chat { id: 0, person: None, name: "Anna".into(), text: "more".into(), at: 6 };
        assert!(store.say(TableId(2), line, None).await.unwrap() > 1, "numbers go on");
        let waits = store.company().unwrap().undriven(9).await.unwrap();
        assert_eq!(waits.len(), 3, "where a bot is asked it is known: {waits:?}");
    }
    assert_eq!(move_all(&there, &back, &told).await.unwrap().len(), counts.len());
    assert_eq!(tables(&back).await, before);
    assert_eq!(move_all(&there, &back, &told).await, Err(FileError::Full));
    let copy = dir.path().join("copy.db");
    there.open().await.unwrap().backup(copy.clone()).await.unwrap();
    assert_eq!(tables(&Place::File(copy)).await, before, "a backup is a file that opens");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_moved_while_a_server_runs() {
    let (dir, cluster) = (tempdir().unwrap(), Cluster::start());
    let file = Place::File(dir.path().join("first.db"));
    let there = Place::Postgres(cluster.address(&cluster.database()));
    let (told, _progress) = channel(64);
    let open = file.open().await.unwrap();
    assert_eq!(move_all(&file, &there, &told).await, Err(FileError::InUse));
    drop(open);
    let server = there.open().await.unwrap();
    server.company().unwrap().live_on(std::time::Duration::from_mins(1)).await.unwrap();
    assert_eq!(move_all(&file, &there, &told).await, Err(FileError::InUse));
    let other = Place::File(dir.path().join("other.db"));
    assert_eq!(move_all(&there, &other, &told).await, Err(FileError::InUse));
    server.company().unwrap().leave().await.unwrap();
    move_all(&there, &other, &told).await.unwrap();
}
