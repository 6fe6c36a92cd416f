//! A database that is away for longer than a server may drive its bots without it.

use crate::house::{Node, Nodes};
use server::Limits;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// For how long the database is away.
const AWAY: Duration = Duration::from_secs(6);
/// Within which time after that the bots move again.
const AGAIN: Duration = Duration::from_secs(7);
/// How many tables of bots there are.
const TABLES: usize = 4;

/// How far each table that is being played has come.
fn versions(nodes: &Nodes) -> BTreeMap<String, u64> {
    let query = "SELECT id, version FROM tables WHERE phase = 'playing'";
    let rows = nodes.cluster.sql(&nodes.database, query);
    let row = |line: &str| {
        let (id, version) = line.split_once('|').unwrap();
        (id.to_owned(), version.parse().unwrap())
    };
    rows.lines().map(row).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_move_again_after_the_database_was_away_for_six_seconds() {
    let mut nodes = Nodes::start(0).await;
    let pace = Duration::from_secs(1);
    let limits = Limits { bot_pace: pace, unseen_pace: pace, ..Limits::for_a_crowd() };
    for _ in 0..2 {
        let node = Node::start(&nodes.cluster.address(&nodes.database), limits).await;
        nodes.all.push(node);
    }
    // Some have a page open, at one server or the other.
    let (mut host, mut pages) = (nodes.client(0), Vec::new());
    let bots = "option-seats=2&seat-0=bot-random&seat-1=bot-random";
    for table in 0..TABLES {
        let made = host.post("/new/skirmish", bots).await;
        let table_at = made.header("location").unwrap().to_owned();
        if table < 2 {
            pages.push(nodes.moved(&host, table).socket(&table_at, &BTreeMap::new()).await);
        }
    }
    nodes.cluster.stop();
    // The pause is the fault: the database is away.
    tokio::time::sleep(AWAY).await;
    nodes.cluster.go_on();
    let (back, before) = (Instant::now(), versions(&nodes));
    assert!(!before.is_empty(), "some are being played");
    let stand = |now: &BTreeMap<String, u64>| -> Vec<String> {
        let still = before.iter().filter(|(id, version)| now.get(*id) == Some(version));
        still.map(|(id, _)| id.clone()).collect()
    };
    loop {
        let still = stand(&versions(&nodes));
        if still.is_empty() {
            break;
        }
        assert!(back.elapsed() < AGAIN, "{still:?} of {before:?} stand still");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(pages);
}

/// How long somebody may take to hear that a table waits for them, that another server has moved.
const HEARD: Duration = Duration::from_secs(8);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_at_one_server_hears_at_once_of_a_table_that_another_moved() {
    let nodes = Nodes::start(2).await;
    let mut anna = nodes.client(1);
    anna.post("/settings", "name=Anna&lang=en&theme=system&motion=on").await;
    let mut page = anna.try_live().await.expect("it opens");
    assert_eq!(page.hear().await.expect("it tells")["waiting"], 0);
    let set = nodes.moved(&anna, 0).post("/play/skirmish", "").await;
    assert_eq!(set.status, 303, "{}", set.body);
    let told = tokio::time::timeout(HEARD, async {
        while page.hear().await.expect("it stays open")["waiting"] == 0 {}
    });
    assert!(told.await.is_ok(), "nobody told");
}
