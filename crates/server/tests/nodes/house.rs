//! Servers for a test: in this process, or each in one of its own.

pub(crate) use crate::client::{first_choice, regions};

use crate::client::{Client, Reply};
use crate::pg::Cluster;
use proof::{morra, skirmish};
use server::brain::Random;
use server::net::Proxies;
use server::shelf::Title;
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;

/// Tells a child which database to serve from.
const DATABASE: &str = "TAVOLATA_TEST_SHARED_DATABASE";

static GAMES: &[Title] = &[Title::plain(morra::GAME), Title::plain(skirmish::GAME)];

/// How a server of these tests is set.
pub(crate) fn config(database: &str, limits: Limits) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: database.into(),
        // However many there are, people know them by one address.
        public: "http://tavolata.example".to_owned(),
        titles: GAMES.to_vec(),
        data: BTreeMap::new(),
        brain: Arc::new(Random),
        limits,
        proxies: Proxies::default(),
        retention: server::Retention::default(),
        metrics: None,
        reach: server::Reach::default(),
        entry: server::http::Entry::default(),
        issuer: None,
        admin: None,
    }
}

/// A server in this process, until it is told to go.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    serving: tokio::task::JoinHandle<()>,
}

impl Node {
    pub(crate) async fn start(database: &str, limits: Limits) -> Self {
        let (told, address) = oneshot::channel();
        let (end, ended) = oneshot::channel::<()>();
        let config = config(database, limits);
        let serving = tokio::spawn(async move {
            let ready = move |address| told.send(address).unwrap();
            let ended = async move { drop(ended.await) };
            server::serve(config, ready, ended).await.unwrap();
        });
        Self { address: address.await.expect("it serves"), end: Some(end), serving }
    }

    /// Asks it to go, and waits until it has gone.
    pub(crate) async fn leave(mut self) {
        drop(self.end.take());
        self.serving.await.unwrap();
    }
}

/// Several servers on one database.
pub(crate) struct Nodes {
    pub(crate) all: Vec<Node>,
    pub(crate) database: String,
    pub(crate) cluster: Cluster,
}

impl Nodes {
    pub(crate) async fn start(count: usize) -> Self {
        let limits = Limits { rest: Duration::ZERO, ..Limits::for_a_crowd() };
        let cluster = Cluster::start();
        let database = cluster.database();
        let mut all = Vec::new();
        for _ in 0..count {
            all.push(Node::start(&cluster.address(&database), limits).await);
        }
        Self { all, database, cluster }
    }

    /// A client at a server.
    pub(crate) fn client(&self, node: usize) -> Client {
        Client::new(self.all[node].address)
    }

    /// The same browser at another server.
    pub(crate) fn moved(&self, client: &Client, node: usize) -> Client {
        Client { address: self.all[node].address, ..client.clone() }
    }
}

/// What the child does: this very test, told by the environment to serve until it is killed.
#[test]
fn serves_when_told_to() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let pace = Duration::from_millis(150);
    let limits = Limits { bot_pace: pace, unseen_pace: pace, ..Limits::for_a_crowd() };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let ready = |address| {
        writeln!(std::io::stdout(), "\nserving {address}").unwrap();
        std::io::stdout().flush().unwrap();
    };
    let served = server::serve(config(&database, limits), ready, server::asked_to_end());
    runtime.block_on(served).unwrap();
}

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    pub(crate) fn start(database: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "house::serves_when_told_to", "--nocapture"])
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut lines = lines.map_while(Result::ok);
        let address = lines
            .find_map(|line| line.strip_prefix("serving ").map(|address| address.parse().unwrap()))
            .expect("the child says where it serves");
        // It says more after a minute, and would end if nobody read it.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address }
    }

    /// Sends it a signal, by its name.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) {
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// The version a table's page shows.
pub(crate) fn version(page: &Reply) -> Option<u64> {
    page.after("data-version=\"")?.parse().ok()
}
