//! The server killed without warning, again and again, under play: every answer that was acknowledged is there
//! afterwards, and no other.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../http/client.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod client;
#[path = "../store/pg.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod pg;
#[path = "../http/sinks.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
mod sinks;

use client::{Client, answer, form};
use proof::skirmish;
use server::Reach;
use server::brain::Random;
use server::calls::Targets;
use server::chance::now;
use server::net::Proxies;
use server::shelf::Title;
use server::store::{Errand, FileError, Notice, Outbox, Place, Sqlite, Store, TableId};
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

const DATABASE: &str = "TAVOLATA_TEST_DATABASE";
/// How often a server is killed, where somebody wants to know it better than in every test run.
const KILLS: &str = "TAVOLATA_TEST_KILLS";

/// What the child does: this very test, told by the environment to serve until it is killed.
#[test]
fn serves_when_told_to() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: database.into(),
        public: String::new(),
        titles: vec![Title::plain(skirmish::GAME)],
        data: BTreeMap::new(),
        brain: Arc::new(Random),
        limits: Limits::for_a_crowd(),
        proxies: Proxies::default(),
        retention: server::Retention::default(),
        metrics: None,
        reach: Reach { targets: Targets::Any, grace: Duration::ZERO, ..Reach::default() },
        entry: server::http::Entry::default(),
        issuer: None,
        admin: None,
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let ready = |address| {
        writeln!(std::io::stdout(), "\nserving {address}").unwrap();
        std::io::stdout().flush().unwrap();
    };
    runtime.block_on(server::serve(config, ready, std::future::pending())).unwrap();
}

/// A server in a process of its own.
struct Served {
    child: Child,
    address: std::net::SocketAddr,
}

impl Served {
    fn start(database: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "serves_when_told_to", "--nocapture"])
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("serving ").map(|address| address.parse().unwrap()))
            .expect("the child says where it serves");
        Self { child, address }
    }

    /// Kills it as a power cut would: no warning, no last words.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A player who remembers what was sent and what was acknowledged.
#[derive(Debug)]
struct Player {
    client: Client,
    table: String,
    acknowledged: Vec<String>,
    in_doubt: Option<String>,
}

impl Player {
    async fn sit(served: &Served) -> Self {
        let mut client = Client::new(served.address);
        let reply = client.post("/play/skirmish", "").await;
        let table = reply.header("location").expect("a table is set").to_owned();
        Self { client, table, acknowledged: Vec::new(), in_doubt: None }
    }

    /// Answers until the server is gone or the game is over.
    async fn play(mut self) -> Self {
        loop {
            let page = self.client.get(&self.table).await;
            if page.status != 200 || page.body.contains("class=\"ended\"") {
                return self;
            }
            let offered = page.after("name=\"choice\" value=\"").map(str::to_owned);
            let version = page.after("data-version=\"").and_then(|v| v.parse().ok());
            let (Some(choice), Some(version)) = (offered, version) else {
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            };
            let body = answer(0, version, &format!("0-{version}"), &choice);
            let reply = self.client.script(&format!("{}/choose", self.table), &body).await;
            match reply.status {
                200 => self.acknowledged.push(choice),
                409 => {}
                _ => {
                    self.in_doubt = Some(choice);
                    return self;
                }
            }
        }
    }

    /// What is stored of this player's answers is what was acknowledged, and at most the one that was in doubt.
    async fn check(&self, store: &dyn Store) {
        let id: TableId = self.table.trim_start_matches("/t/").parse().unwrap();
        let steps = store.steps(id, 0).await.unwrap();
        let lines = steps.iter().flat_map(|step| step.lines.lines());
        let kept: Vec<&str> = lines.filter_map(|line| line.strip_prefix("0: ")).collect();
        let sure = self.acknowledged.len();
        assert_eq!(
            &kept[..sure.min(kept.len())],
            &self.acknowledged[..],
            "every acknowledged answer"
        );
        match &kept[sure..] {
            [] => {}
            [one] => assert_eq!(Some(*one), self.in_doubt.as_deref(), "only what was sent"),
            more => panic!("{more:?} were never sent"),
        }
    }
}

/// Kills servers on a database again and again while people play there.
async fn kill_again_and_again(database: &str, usually: u64) {
    let kills = std::env::var(KILLS).ok().and_then(|text| text.parse().ok()).unwrap_or(usually);
    let mut answers = 0;
    // Each round two servers are killed.
    for round in 0..kills.div_ceil(2) {
        let served = Served::start(database);
        let mut playing = Vec::new();
        for _ in 0..4 {
            let player = Player::sit(&served).await;
            playing.push(tokio::spawn(player.play()));
        }
        tokio::time::sleep(Duration::from_millis(20 + round * 37 % 150)).await;
        served.kill();
        let mut players = Vec::new();
        for player in playing {
            players.push(player.await.unwrap());
        }
        {
            let store = Place::from(database).open().await.unwrap();
            for player in &players {
                player.check(&*store).await;
                answers += player.acknowledged.len();
            }
        }
        let served = Served::start(database);
        for player in &mut players {
            player.client.address = served.address;
            let page = player.client.get(&player.table).await;
            assert_eq!(page.status, 200, "the table is rebuilt: {}", page.body);
        }
        served.kill();
    }
    assert!(answers > 20, "the players came to play: {answers}");
    let mut out = std::io::stdout();
    writeln!(out, "{kills} kills, {answers} answers acknowledged, none lost").unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_and_nothing_else_is_there() {
    let dir = tempfile::tempdir().unwrap();
    let database = dir.path().join("tavolata.db");
    kill_again_and_again(database.to_str().unwrap(), 24).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_in_a_database_that_others_share() {
    let cluster = pg::Cluster::start();
    kill_again_and_again(&cluster.address(&cluster.database()), 8).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_keeps_others_out_until_it_is_killed() {
    let dir = tempfile::tempdir().unwrap();
    let database = dir.path().join("tavolata.db");
    let served = Served::start(database.to_str().unwrap());
    let player = Player::sit(&served).await;
    assert_eq!(Sqlite::open(&database).unwrap_err(), FileError::InUse);
    served.kill();
    player.check(&Sqlite::open(&database).unwrap()).await;
}

/// Somebody with an account and a webhook, alone against a bot, who is called whenever it is their turn.
async fn called(served: &Served, hook: &sinks::Hook, login: &str) -> Player {
    let mut player = Player::sit(served).await;
    let account = form(&[("login", login), ("password", "a long password")]);
    assert_eq!(player.client.post("/settings/account", &account).await.status, 200);
    let address = form(&[("address", &hook.url("/"))]);
    assert_eq!(player.client.post("/settings/calls/webhook", &address).await.status, 303);
    player
}

/// Kills a server while it sends, again and again: each call comes, under one name, and no call is forgotten.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_sends_what_is_left() {
    const KILLED: u64 = 20;
    let dir = tempfile::tempdir().unwrap();
    let database = dir.path().join("tavolata.db");
    let mut hook = sinks::Hook::open().await;
    let (mut names, mut waited, mut doubles) = (BTreeMap::<String, u32>::new(), 0, 0);
    let mut killed = 0;
    // On a quick machine a game is soon over, and a call soon gone out: it is tried until a kill comes before.
    while killed < KILLED || (waited == 0 && killed < 10 * KILLED) {
        let round = killed;
        killed += 1;
        let served = Served::start(&database.display().to_string());
        let player = called(&served, &hook, &format!("anna-{round}")).await;
        let id: TableId = player.table.trim_start_matches("/t/").parse().unwrap();
        let playing = tokio::spawn(player.play());
        tokio::time::sleep(Duration::from_millis(1 + round * 37 % 100)).await;
        served.kill();
        playing.await.unwrap();
        let left = {
            let store = Sqlite::open(&database).unwrap();
            let asked = store.table(id).await.unwrap().unwrap().asked & 1 == 1;
            let left = store.due(i64::MAX >> 8, 99, vec![]).await.unwrap();
            let calls = |notice: &Notice| matches!(notice.errand, Errand::Call(it, _) if it == id);
            asked && left.iter().any(calls)
        };
        let served = Served::start(&database.display().to_string());
        if left {
            waited += 1;
            loop {
                let told = hook.next().await.json();
                *names.entry(told["id"].to_string()).or_default() += 1;
                if told["table"] == id.to_string() {
                    break;
                }
            }
        }
        served.kill();
        for told in hook.so_far() {
            *names.entry(told.json()["id"].to_string()).or_default() += 1;
        }
    }
    for times in names.values() {
        assert!(
            *times <= 3,
            "a double comes only of a kill between the answer and our note: {names:?}"
        );
        doubles += times - 1;
    }
    assert!(waited > 0, "some calls were left to the next server: {waited}");
    assert!(u64::from(doubles) <= 2 * killed, "{doubles}");
    let mut out = std::io::stdout();
    let all = names.len();
    writeln!(out, "{killed} kills, {waited} calls left by them and sent after, {all} in all, {doubles} doubles").unwrap();
}

/// A table with a minute for each answer, through servers that are killed and started again: no second of somebody's time is lost
/// by it, and none is won but those in which nobody could answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_of_a_minute_goes_through_kills() {
    let dir = tempfile::tempdir().unwrap();
    let database = dir.path().join("tavolata.db").display().to_string();
    let served = Served::start(&database);
    let mut anna = Client::new(served.address);
    let timed = form(&[
        ("seat-0", "me"),
        ("seat-1", "hotseat"),
        ("pace", "turn"),
        ("pace-time", "60"),
        ("pace-reserve", "300"),
    ]);
    let set = anna.post("/new/skirmish", &timed).await;
    let table = set.header("location").unwrap_or_else(|| panic!("{}", set.body)).to_owned();
    let until = async |client: &mut Client| -> i64 {
        let page = client.get(&table).await;
        page.after("data-until=\"").unwrap_or_else(|| panic!("{}", page.body)).parse().unwrap()
    };
    let began = until(&mut anna).await;
    let (mut before, mut served) = (began, Some(served));
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(1200)).await;
        served.take().expect("it is served").kill();
        let killed = now();
        tokio::time::sleep(Duration::from_millis(2500)).await;
        let again = Served::start(&database);
        let started = now();
        anna.address = again.address;
        let after = until(&mut anna).await;
        let (gained, down) = (after - before, started - killed);
        assert!(gained >= down - 1, "the {down} seconds it was down do not count: {gained}");
        assert!(gained <= down + 6, "and hardly more: {gained} of {down}");
        assert_eq!(until(&mut anna).await, after, "it stands where it stands");
        before = after;
        served = Some(again);
    }
    assert!(before - began >= 4, "{before} after {began}");
    served.expect("it is served").kill();
}

/// The key that browsers expect pushes from is the same after a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_key_of_pushes_outlives_a_kill() {
    let dir = tempfile::tempdir().unwrap();
    let database = dir.path().join("tavolata.db").display().to_string();
    let mut keys = Vec::new();
    for round in 0..2 {
        let served = Served::start(&database);
        let mut player = Player::sit(&served).await;
        let login = format!("anna-{round}");
        let account = form(&[("login", &login), ("password", "a long password")]);
        assert_eq!(player.client.post("/settings/account", &account).await.status, 200);
        let page = player.client.get("/settings/calls").await;
        keys.push(page.after("data-push=\"").expect("pushes are offered").to_owned());
        served.kill();
    }
    assert!(keys[0].len() > 80 && keys[0] == keys[1], "{keys:?}");
}
