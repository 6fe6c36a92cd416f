//! Servers that end and are replaced, one after the other, while people play.

use crate::client::{Client, answer};
use crate::house::{Node, Nodes, first_choice, version};
use futures_util::StreamExt;
use server::Limits;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// How long anybody may have to wait for an answer.
const WAIT: Duration = Duration::from_secs(6);

/// What a load balancer knows: the servers that said they are ready when they were last asked.
#[derive(Default)]
struct Balancer {
    ready: Mutex<Vec<SocketAddr>>,
    turn: AtomicU64,
    over: AtomicBool,
}

impl Balancer {
    /// Any of them, each in turn.
    fn next(&self) -> Option<SocketAddr> {
        let ready = self.ready.lock().unwrap();
        let turn = usize::try_from(self.turn.fetch_add(1, Ordering::Relaxed)).unwrap();
        (!ready.is_empty()).then(|| ready[turn % ready.len()])
    }

    /// Asks every server again and again whether it is ready.
    async fn look(self: Arc<Self>, all: Arc<Mutex<Vec<SocketAddr>>>) {
        while !self.over.load(Ordering::Relaxed) {
            let known = all.lock().unwrap().clone();
            let mut ready = Vec::new();
            for address in known {
                if Client::new(address).get("/readyz").await.status == 200 {
                    ready.push(address);
                }
            }
            *self.ready.lock().unwrap() = ready;
            tokio::time::sleep(Duration::from_millis(250)).await;
        }
    }
}

/// Plays until it is over; answers how many answers were taken, and the longest anybody waited for one.
async fn play(balancer: Arc<Balancer>) -> (u64, Duration) {
    let (mut taken, mut longest, mut asked) = (0, Duration::ZERO, Instant::now());
    let mut anna = Client::new("127.0.0.1:1".parse().unwrap());
    let mut table = None::<String>;
    while !balancer.over.load(Ordering::Relaxed) {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let Some(address) = balancer.next() else { continue };
        anna.address = address;
        let Some(at_table) = &table else {
            let reply = anna.post("/play/skirmish", "").await;
            table = reply.header("location").map(str::to_owned);
            continue;
        };
        let page = anna.get(at_table).await;
        if page.body.contains("class=\"ended\"") {
            table = None;
            continue;
        }
        let (Some(choice), Some(at)) = (first_choice(&page), version(&page)) else { continue };
        let body = answer(0, at, &format!("0-{at}"), &choice);
        let reply = anna.script(&format!("{at_table}/choose"), &body).await;
        if reply.status == 200 {
            longest = longest.max(asked.elapsed());
            (taken, asked) = (taken + 1, Instant::now());
        }
    }
    (taken, longest.max(asked.elapsed()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_are_replaced_one_by_one_and_nobody_waits_long() {
    let mut nodes = Nodes::start(3).await;
    let all = Arc::new(Mutex::new(nodes.all.iter().map(|node| node.address).collect::<Vec<_>>()));
    let balancer = Arc::new(Balancer::default());
    let looking = tokio::spawn(Arc::clone(&balancer).look(Arc::clone(&all)));
    let playing: Vec<_> = (0..8).map(|_| tokio::spawn(play(Arc::clone(&balancer)))).collect();
    let limits = Limits { rest: Duration::ZERO, ..Limits::for_a_crowd() };
    for _ in 0..3 {
        let new = Node::start(&nodes.cluster.address(&nodes.database), limits).await;
        all.lock().unwrap().push(new.address);
        nodes.all.push(new);
        let old = nodes.all.remove(0);
        let address = old.address;
        old.leave().await;
        all.lock().unwrap().retain(|known| *known != address);
    }
    balancer.over.store(true, Ordering::Relaxed);
    looking.await.unwrap();
    for playing in playing {
        let (taken, longest) = playing.await.unwrap();
        assert!(taken > 10, "{taken} answers");
        assert!(longest < WAIT, "somebody waited {longest:?}");
    }
    let led = "SELECT count(*) FROM steps WHERE epoch IS NOT NULL";
    assert_ne!(nodes.cluster.sql(&nodes.database, led), "0", "bots played");
    let gaps = "SELECT count(*) FROM (SELECT tables.id FROM tables LEFT JOIN steps ON table_id = id GROUP BY tables.id, version
        HAVING count(seq) <> version) AS gaps";
    assert_eq!(nodes.cluster.sql(&nodes.database, gaps), "0");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_ends_is_not_ready_gives_up_its_leases_and_sends_its_pages_away() {
    let mut nodes = Nodes::start(2).await;
    let mut anna = nodes.client(0);
    let bots = "option-seats=2&seat-0=bot-random&seat-1=bot-random";
    let table = anna.post("/new/skirmish", bots).await.header("location").unwrap().to_owned();
    let mut page = anna.socket(&table, &BTreeMap::new()).await;
    page.hear().await.expect("a page");
    let going = nodes.all.remove(0);
    let address = going.address;
    let left = tokio::spawn(going.leave());
    let ready = async || Client::new(address).get("/readyz").await;
    let mut said = ready().await;
    while said.status == 200 {
        said = ready().await;
    }
    assert_eq!((said.status, said.body.as_str()), (503, "the server is closing\n"));
    let code = loop {
        match page.0.next().await {
            Some(Ok(Message::Close(frame))) => break frame.map(|frame| frame.code.into()),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => break None,
        }
    };
    assert_eq!(code, Some(1012), "come again, to another");
    left.await.unwrap();
    let held =
        "SELECT count(*) FROM leases WHERE node IS NOT NULL AND node NOT IN (SELECT id FROM nodes)";
    assert_eq!(nodes.cluster.sql(&nodes.database, held), "0");
    assert_eq!(nodes.cluster.sql(&nodes.database, "SELECT count(*) FROM nodes"), "1");
}
