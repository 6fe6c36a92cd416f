//! `PostgreSQL`, and what is its own: several servers, leases, news.

use crate::pg::Cluster;
use crate::prepared::an_answer;
use crate::promises::{a_person, a_step, a_table};
use server::store::{
    Company, FileError, Giving, News, Others, PersonId, Phase, Postgres, Prepared, SeatRecord,
    Sits, Stand, Step, Store, StoreError, TableId, TableRecord,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Each promise on a database of its own; the databases are on one server.
macro_rules! on_postgres {
    ($($of:ident { $($name:ident)* })*) => { $(
        mod $of {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn every_promise_is_kept() {
                let cluster = super::Cluster::start();
                $(
                    let address = cluster.address(&cluster.database());
                    let store = super::Postgres::open(&address).await.unwrap();
                    let kept = tokio::spawn(crate::$of::$name(super::Arc::new(store)));
                    assert!(kept.await.is_ok(), concat!(stringify!($of), "::", stringify!($name)));
                )*
            }
        }
    )* };
}
crate::every_promise!(on_postgres);

/// So many servers on one database, and the table they share: a bot is asked at it.
async fn nodes<const N: usize>(cluster: &Cluster) -> (String, [Arc<Postgres>; N], TableRecord) {
    let database = cluster.database();
    let address = cluster.address(&database);
    let mut nodes = Vec::new();
    for _ in 0..N {
        nodes.push(Arc::new(Postgres::open(&address).await.unwrap()));
    }
    let person = a_person(1);
    let table = TableRecord { asked: 2, ..a_table(1, &person) };
    nodes[0].add_person(person).await.unwrap();
    nodes[0].add_table(table.clone()).await.unwrap();
    (database, nodes.try_into().expect("as many as were made"), table)
}

const LIFE: Duration = Duration::from_mins(1);

fn company(node: &Postgres) -> &dyn Company {
    node.company().expect("it is one among several")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_drives_a_table_until_it_lets_go_or_dies() {
    let cluster = Cluster::start();
    let (_, [first, second], table) = nodes(&cluster).await;
    let (first, second) = (company(&first), company(&second));
    assert_eq!(second.undriven(9).await.unwrap(), [table.id], "a bot is asked, and nobody drives");
    first.live_on(LIFE).await.unwrap();
    assert_eq!(second.live_on(LIFE).await.unwrap(), 2);
    assert_eq!(first.lead(table.id).await.unwrap(), Some(1));
    assert_eq!(first.lead(table.id).await.unwrap(), Some(1), "it is theirs already");
    assert_eq!(second.lead(table.id).await.unwrap(), None);
    assert_eq!(second.undriven(9).await.unwrap(), []);
    first.append_led(table.id, Step { asked: 2, ..a_step(1) }, 1).await.unwrap();
    let refused = second.append_led(table.id, a_step(2), 1).await;
    assert_eq!(refused, Err(StoreError::Fenced), "an epoch is its server's");
    // The first is paused, or cut off, for longer than it said it lives.
    first.live_on(Duration::ZERO).await.unwrap();
    assert_eq!(second.undriven(9).await.unwrap(), [table.id]);
    assert_eq!(second.lead(table.id).await.unwrap(), Some(2));
    first.live_on(LIFE).await.unwrap();
    assert_eq!(first.append_led(table.id, a_step(2), 1).await, Err(StoreError::Fenced));
    assert_eq!(first.lead(table.id).await.unwrap(), None);
    let late = second.append_led(table.id, a_step(1), 2).await;
    assert_eq!(late, Err(StoreError::Conflict), "the step is there");
    second.append_led(table.id, Step { asked: 2, ..a_step(2) }, 2).await.unwrap();
    second.settle(table.id).await.unwrap();
    second.let_go(vec![table.id]).await.unwrap();
    assert_eq!(first.undriven(9).await.unwrap(), [], "there is nothing to do as it stands");
    assert_eq!(first.lead(table.id).await.unwrap(), Some(3));
    first.append_led(table.id, Step { asked: 2, ..a_step(3) }, 3).await.unwrap();
    first.leave().await.unwrap();
    assert_eq!(second.undriven(9).await.unwrap(), [table.id], "who goes gives everything up");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_prepared_answer_is_given_by_whoever_drives_the_table() {
    let cluster = Cluster::start();
    let (_, [first, second], table) = nodes(&cluster).await;
    let step = |seq, asked| Step { asked, ..a_step(seq) };
    first.append(table.id, step(1, 1), None).await.unwrap();
    assert_eq!(company(&second).undriven(9).await.unwrap(), [], "a person is asked");
    let number = first.prepare(table.id, an_answer(1), 9).await.unwrap();
    assert_eq!(
        company(&second).undriven(9).await.unwrap(),
        [table.id],
        "who has prepared an answer"
    );
    company(&first).live_on(LIFE).await.unwrap();
    company(&second).live_on(LIFE).await.unwrap();
    assert_eq!(company(&first).lead(table.id).await.unwrap(), Some(1));
    let giving = |epoch| Giving { number, version: 1, ended: None, epoch: Some(epoch) };
    let give = async |node: &Postgres, epoch| {
        node.give_prepared(table.id, step(2, 1), giving(epoch)).await
    };
    assert_eq!(give(&second, 1).await, Err(StoreError::Fenced), "an epoch is its server's");
    // The first is cut off for longer than it said it lives.
    company(&first).live_on(Duration::ZERO).await.unwrap();
    assert_eq!(company(&second).lead(table.id).await.unwrap(), Some(2));
    company(&first).live_on(LIFE).await.unwrap();
    assert_eq!(give(&first, 1).await, Err(StoreError::Fenced), "however late it comes");
    assert_eq!(first.prepared(table.id).await.unwrap()[0].version, 1, "nothing was given");
    give(&second, 2).await.unwrap();
    assert_eq!(give(&second, 2).await, Err(StoreError::Missing), "once for each version");
    company(&second).let_go(vec![table.id]).await.unwrap();
    assert_eq!(company(&first).undriven(9).await.unwrap(), [table.id], "it lasts");
    first.unprepare_seat(table.id, kernel::Seat(0)).await.unwrap();
    assert_eq!(company(&first).undriven(9).await.unwrap(), [], "there is nothing to drive");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_take_over_and_a_step_of_the_former_driver_never_cross() {
    let cluster = Cluster::start();
    let (database, [first, second], table) = nodes(&cluster).await;
    let mut nodes = [(first, 0), (second, 0)];
    let mut seq = 0;
    // Each dies as soon as it has begun to append: its step is before the take-over, or not there.
    for turn in 0..60 {
        let (driver, heir) = (turn % 2, 1 - turn % 2);
        nodes[driver].1 =
            company(&nodes[driver].0).lead(table.id).await.unwrap().expect("it is free");
        let (step, epoch) = (Step { asked: 2, ..a_step(seq + 1) }, nodes[driver].1);
        let dying = Arc::clone(&nodes[driver].0);
        let append =
            tokio::spawn(async move { company(&dying).append_led(TableId(1), step, epoch).await });
        let taken = company(&nodes[heir].0).lead(table.id).await.unwrap().expect("nobody lives");
        assert!(taken > epoch);
        match append.await.unwrap() {
            Ok(()) => seq += 1,
            Err(error) => assert_eq!(error, StoreError::Fenced),
        }
        let step = Step { asked: 2, ..a_step(seq + 1) };
        company(&nodes[heir].0).append_led(table.id, step, taken).await.unwrap();
        seq += 1;
        company(&nodes[heir].0).let_go(vec![table.id]).await.unwrap();
    }
    let order = cluster.sql(&database, "SELECT epoch FROM steps ORDER BY seq");
    let epochs: Vec<i64> = order.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(epochs.len() as u64, seq);
    assert!(epochs.is_sorted(), "{epochs:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_server_changes_the_others_hear_of() {
    let cluster = Cluster::start();
    let (_, [first, second], table) = nodes(&cluster).await;
    let mut news = company(&second).hear().expect("nobody hears yet");
    assert!(company(&second).hear().is_none());
    assert_eq!(news.recv().await, Some(News::Everything), "before it listened much may have been");
    let stand = async || company(&second).stands(vec![table.id, TableId(9)]).await.unwrap();
    assert_eq!(stand().await, BTreeMap::from([(table.id, Stand { version: 0, changes: 0 })]));
    let told = Instant::now();
    first.append(table.id, a_step(1), None).await.unwrap();
    assert_eq!(news.recv().await, Some(News::Table(table.id)));
    assert!(told.elapsed() < Duration::from_secs(2), "{:?}", told.elapsed());
    assert_eq!(stand().await[&table.id], Stand { version: 1, changes: 0 });
    let bot = SeatRecord { sits: Sits::Bot("novice".into()), ..table.seats[2].clone() };
    first.change_seat(table.id, Phase::Playing, Sits::Nobody, bot).await.unwrap();
    assert_eq!(news.recv().await, Some(News::Table(table.id)));
    assert_eq!(stand().await[&table.id], Stand { version: 1, changes: 1 });
    first.change_person(a_person(1)).await.unwrap();
    assert_eq!(news.recv().await, Some(News::Person(PersonId(1))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_at_one_server_is_known_at_the_others_while_it_lives() {
    let cluster = Cluster::start();
    let (_, [first, second], table) = nodes(&cluster).await;
    let (first, second) = (company(&first), company(&second));
    let here = Others {
        people: BTreeMap::from([(PersonId(1), "Anna".into()), (PersonId(2), "Bruno".into())]),
        hidden: [PersonId(2)].into(),
        strangers: true,
    };
    first.live_on(LIFE).await.unwrap();
    first.show_up(table.id, here.clone()).await.unwrap();
    let others = async || second.others(vec![table.id]).await.unwrap().remove(&table.id);
    assert_eq!(others().await, Some(here.clone()));
    assert!(first.others(vec![table.id]).await.unwrap().is_empty(), "of oneself one knows");
    first.live_on(Duration::ZERO).await.unwrap();
    assert_eq!(others().await, None);
    first.live_on(LIFE).await.unwrap();
    first.show_up(table.id, Others::default()).await.unwrap();
    assert_eq!(others().await, None);
    first.set_aside(table.id, "read".into(), "3".into()).await.unwrap();
    second.set_aside(table.id, "read".into(), "4".into()).await.unwrap();
    assert_eq!(
        first.asides(table.id).await.unwrap(),
        BTreeMap::from([("read".into(), "4".into())])
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_start_at_once_lay_a_database_out_once_and_others_databases_are_left_alone() {
    let cluster = Cluster::start();
    let database = cluster.database();
    let address = cluster.address(&database);
    let opening: Vec<_> = (0..4)
        .map(|_| {
            let address = address.clone();
            tokio::spawn(async move { Postgres::open(&address).await.map(drop) })
        })
        .collect();
    for opened in opening {
        opened.await.unwrap().unwrap();
    }
    cluster.sql(&database, "UPDATE tavolata SET version = 99");
    let newer = Postgres::open(&address).await.unwrap_err();
    assert!(matches!(newer, FileError::Newer { found: 99, .. }), "{newer}");
    let foreign = cluster.database();
    cluster.sql(&foreign, "CREATE TABLE diary (day TEXT)");
    let refused = Postgres::open(&cluster.address(&foreign)).await.unwrap_err();
    assert_eq!(refused, FileError::Foreign);
    assert_eq!(
        cluster.sql(&foreign, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"),
        "1"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_answers_again_once_the_database_does() {
    let mut cluster = Cluster::start();
    let (database, [store], table) = nodes(&cluster).await;
    store.append(table.id, a_step(1), None).await.unwrap();
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    cluster.sql(&database, cut);
    assert_eq!(store.steps(table.id, 0).await.unwrap(), [a_step(1)], "over another connection");
    cluster.stop();
    assert!(matches!(store.ping().await, Err(StoreError::Broken(_))));
    cluster.go_on();
    store.ping().await.unwrap();
    store.append(table.id, a_step(2), None).await.unwrap();
    assert_eq!(store.whole(table.id).await.unwrap().unwrap().1.len(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_the_first_version_keeps_what_is_in_it() {
    let cluster = Cluster::start();
    let database = cluster.database();
    cluster.sql(&database, include_str!("../../src/store/postgres/steps/01-layout.sql"));
    cluster.sql(
        &database,
        "CREATE TABLE tavolata (version INTEGER NOT NULL); INSERT INTO tavolata VALUES (1);
         INSERT INTO people VALUES (lpad('1', 32, '0'), 'Anna', 'anna', 'hash', '', 5);
         INSERT INTO sessions VALUES (decode(repeat('01', 32), 'hex'), lpad('1', 32, '0'), 5, 5, 'A browser');
         INSERT INTO tables (id, game, opening, host, door, screens, hints, undo, phase, version, asked, since, touched)
             VALUES (lpad('7', 32, '0'), 'morra', 'tavolata journal 1', lpad('1', 32, '0'), 'open', 'own', 'usual',
                     'allowed', 'playing', 1, 2, 5, 9);
         INSERT INTO seats VALUES (lpad('7', 32, '0'), 0, lpad('1', 32, '0'), NULL, 'Anna'),
                                  (lpad('7', 32, '0'), 1, NULL, 'adept', 'Bot');
         INSERT INTO steps VALUES (lpad('7', 32, '0'), 1, 2, '0: show 1', 2, 'playing', 9, NULL);",
    );
    let store = Postgres::open(&cluster.address(&database)).await.unwrap();
    assert_ne!(cluster.sql(&database, "SELECT version FROM tavolata"), "1");
    let anna = store.person_of_login("anna".to_owned()).await.unwrap().unwrap();
    assert_eq!((anna.id, anna.since), (PersonId(1), 5));
    let session = server::store::TokenHash([1; 32]);
    assert_eq!(store.session(session).await.unwrap().unwrap().1.id, anna.id);
    let (table, steps) = store.whole(TableId(7)).await.unwrap().unwrap();
    assert_eq!((table.version, table.seats.len(), steps.len()), (1, 2, 1));
    store.append(TableId(7), a_step(2), None).await.unwrap();
    assert_eq!(company(&store).undriven(9).await.unwrap(), [TableId(7)], "its bots are driven");
}
