//! Three servers, fifty tables, people who ask any server, and faults: whatever was acknowledged is there, once.

use crate::client::{Client, Reply, answer};
use crate::house::{Process, first_choice, regions, version};
use crate::pg::Cluster;
use crate::proxy::Proxy;
use server::store::{Phase, Postgres, Store, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// For how many seconds faults are made, where somebody wants to know it better than in every test run.
const SECONDS: &str = "TAVOLATA_TEST_CHAOS_SECONDS";
/// How long an answer is waited for before another server is asked.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long a table of bots may stand still while the database answers.
const STILL: Duration = Duration::from_secs(7);
/// How long a server is paused: longer than it says it lives.
const PAUSE: Duration = Duration::from_secs(10);

/// Tables where one person plays among bots, where two people play, and where bots play alone.
const ALONE: usize = 25;
const PAIRS: usize = 10;
const BOTS: usize = 15;

/// What may go wrong.
#[derive(Debug, Clone, Copy)]
enum Fault {
    /// A server is killed without warning.
    Kill,
    /// A server stands still, and goes on later as if nothing had been.
    Pause,
    /// Every connection of the database is ended by it.
    Terminate,
    /// The database is restarted.
    Restart,
    /// A server's connections to the database are cut, and no new one is let through for a while.
    Cut,
}

const ALL: [Fault; 5] = [Fault::Kill, Fault::Pause, Fault::Terminate, Fault::Restart, Fault::Cut];

/// Numbers nobody expects, the same in every run.
#[derive(Debug)]
struct Whim(AtomicU64);

impl Whim {
    fn below(&self, n: usize) -> usize {
        let state = self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        usize::try_from((mixed ^ (mixed >> 31)) % n as u64).unwrap()
    }
}

/// What everyone in the play shares.
struct Stage {
    nodes: Mutex<Vec<SocketAddr>>,
    whim: Whim,
    over: AtomicBool,
    acknowledged: AtomicU64,
}

impl Stage {
    /// Asks any server, and another one if that does not answer; none if it took too long.
    async fn ask(&self, client: &mut Client, path: &str, body: Option<&str>) -> Option<Reply> {
        client.address = {
            let nodes = self.nodes.lock().unwrap();
            nodes[self.whim.below(nodes.len())]
        };
        let asking = async {
            match body {
                Some(body) => client.script(path, body).await,
                None => client.get(path).await,
            }
        };
        let reply = tokio::time::timeout(PATIENCE, asking).await.ok()?;
        (reply.status != 0 && reply.status < 500).then_some(reply)
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// What a player sent, and what came of it.
#[derive(Debug, Default)]
struct Ledger {
    /// Every key that was sent, with the table and the choice.
    sent: BTreeMap<(String, String), String>,
    /// Those that were acknowledged, with the step they brought.
    acknowledged: BTreeMap<(String, String), u64>,
    /// The tables, each with a browser of its host's.
    tables: Vec<(String, Client)>,
}

/// Sets a table, at whichever server does it.
async fn set(stage: &Stage, client: &mut Client, (path, body): (&str, &str)) -> Option<String> {
    while !stage.is_over() {
        let done = stage.ask(client, path, Some(body)).await.filter(|reply| reply.status == 303);
        if let Some(table) = done.and_then(|reply| reply.header("location").map(str::to_owned)) {
            return Some(table);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    None
}

/// Answers once for a seat, if it is asked: the same answer to one server after the other until one says what came of it.
/// Whether the game is over.
async fn answer_once(
    stage: &Stage,
    client: &mut Client,
    (table, seat): (&str, u8),
    ledger: &mut Ledger,
) -> bool {
    let Some(page) = stage.ask(client, table, None).await.filter(|page| page.status == 200) else {
        return false;
    };
    if page.body.contains("class=\"ended\"") {
        return true;
    }
    let (Some(choice), Some(at)) = (first_choice(&page), version(&page)) else { return false };
    let key = format!("{seat}-{at}-{}", ledger.sent.len());
    let (body, path) = (answer(seat, at, &key, &choice), format!("{table}/choose"));
    let named = (table.to_owned(), key);
    ledger.sent.insert(named.clone(), choice);
    loop {
        match stage.ask(client, &path, Some(&body)).await {
            Some(reply) if reply.status == 200 => {
                ledger.acknowledged.insert(named, reply.json()["version"].as_u64().unwrap());
                stage.acknowledged.fetch_add(1, Ordering::Relaxed);
                return false;
            }
            Some(reply) if matches!(reply.status, 409 | 422) => return false,
            Some(reply) => panic!("{} {}", reply.status, reply.body),
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// Plays one game after the other, with these other people's browsers at the table.
async fn play(stage: Arc<Stage>, seats: u8) -> Ledger {
    let mut ledger = Ledger::default();
    let nobody = Client::new(stage.nodes.lock().unwrap()[0]);
    let mut people = vec![nobody; usize::from(seats)];
    while !stage.is_over() {
        let how = if seats == 1 {
            ("/play/skirmish", "")
        } else {
            ("/new/skirmish", "option-seats=2&seat-0=me&seat-1=open")
        };
        let Some(table) = set(&stage, &mut people[0], how).await else { break };
        for (seat, other) in people.iter_mut().enumerate().skip(1) {
            // Who asks again whether they may sit down sits already, or cannot.
            let (path, body) = (format!("{table}/sit"), format!("seat={seat}"));
            while stage.ask(other, &path, Some(&body)).await.is_none() && !stage.is_over() {}
        }
        ledger.tables.push((table.clone(), people[0].clone()));
        'game: while !stage.is_over() {
            for (seat, person) in (0..).zip(&mut people) {
                if answer_once(&stage, person, (&table, seat), &mut ledger).await {
                    break 'game;
                }
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
    ledger
}

/// Sets one table of bots after the other, and looks how long each stands still while the database answers.
async fn watch_bots(stage: Arc<Stage>, store: Arc<Postgres>) -> (Ledger, Duration) {
    let (mut ledger, mut longest) = (Ledger::default(), Duration::ZERO);
    let mut host = Client::new(stage.nodes.lock().unwrap()[0]);
    let bots = ("/new/skirmish", "option-seats=2&seat-0=bot-random&seat-1=bot-random");
    while let Some(table) = set(&stage, &mut host, bots).await {
        ledger.tables.push((table.clone(), host.clone()));
        let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
        let (mut moved, mut at) = (Instant::now(), None);
        while !stage.is_over() {
            match store.table(id).await {
                Err(_) => moved = Instant::now(),
                Ok(Some(kept)) if kept.phase == Phase::Playing => {
                    if at != Some(kept.version) {
                        (moved, at) = (Instant::now(), Some(kept.version));
                    }
                    longest = longest.max(moved.elapsed());
                }
                Ok(_) => break,
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    (ledger, longest)
}

/// The servers, what is between them and the database, and the database.
struct Theatre {
    cluster: Cluster,
    database: String,
    proxies: Vec<Proxy>,
    processes: Vec<Process>,
    stage: Arc<Stage>,
}

impl Theatre {
    async fn open() -> Self {
        let cluster = Cluster::start();
        let database = cluster.database();
        let (mut proxies, mut processes) = (Vec::new(), Vec::new());
        for _ in 0..3 {
            let proxy = Proxy::start(cluster.socket()).await;
            processes.push(start(&proxy.to(&database)).await);
            proxies.push(proxy);
        }
        let nodes = Mutex::new(processes.iter().map(|process| process.address).collect());
        let whim = Whim(AtomicU64::new(7));
        let (over, acknowledged) = (AtomicBool::new(false), AtomicU64::new(0));
        let stage = Arc::new(Stage { nodes, whim, over, acknowledged });
        Self { cluster, database, proxies, processes, stage }
    }

    /// Makes a fault, and puts things right again.
    async fn make(&mut self, fault: Fault, node: usize) {
        match fault {
            Fault::Kill => {
                self.processes[node].signal("-KILL");
                self.processes[node].ended();
                // The pause is the fault: the others have to take over first.
                tokio::time::sleep(Duration::from_secs(6)).await;
                let again = start(&self.proxies[node].to(&self.database)).await;
                self.stage.nodes.lock().unwrap()[node] = again.address;
                self.processes[node] = again;
            }
            Fault::Pause => {
                self.processes[node].signal("-STOP");
                // The pause is the fault.
                tokio::time::sleep(PAUSE).await;
                self.processes[node].signal("-CONT");
            }
            Fault::Terminate => {
                let ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                             WHERE datname = current_database() AND pid <> pg_backend_pid()";
                self.cluster.sql(&self.database, ended);
            }
            Fault::Restart => {
                tokio::task::block_in_place(|| {
                    self.cluster.stop();
                    self.cluster.go_on();
                });
            }
            Fault::Cut => {
                self.proxies[node].cut();
                // The pause is the fault: the others have to take over.
                tokio::time::sleep(Duration::from_secs(6)).await;
                self.proxies[node].mend();
            }
        }
    }
}

async fn start(database: &str) -> Process {
    let database = database.to_owned();
    tokio::task::spawn_blocking(move || Process::start(&database)).await.unwrap()
}

/// What must be so afterwards, as the database has it.
fn check_what_is_kept(theatre: &Theatre, ledgers: &[Ledger]) {
    let sql = |query: &str| theatre.cluster.sql(&theatre.database, query);
    let gaps = "SELECT count(*) FROM (SELECT tables.id FROM tables LEFT JOIN steps ON table_id = id GROUP BY tables.id, version
        HAVING count(seq) <> version OR COALESCE(max(seq), 0) <> version) AS gaps";
    assert_eq!(sql(gaps), "0", "sequences without gap");
    let backwards = "SELECT count(*) FROM steps AS one JOIN steps AS later USING (table_id)
        WHERE one.seq < later.seq AND one.epoch > later.epoch";
    assert_eq!(sql(backwards), "0", "no step of an old epoch after a newer one");
    let kept = sql(
        "SELECT '/t/' || table_id, key, seq, lines FROM receipts JOIN steps USING (table_id, seq)
        ORDER BY 1, 3",
    )
    .replace("\n* ", " ");
    let mut stored = BTreeMap::new();
    for line in kept.lines().filter(|line| line.starts_with("/t/")) {
        let mut parts = line.splitn(4, '|');
        let mut next = || parts.next().unwrap().to_owned();
        let (named, seq, lines) = ((next(), next()), next().parse::<u64>().unwrap(), next());
        assert!(stored.insert(named, (seq, lines)).is_none(), "a key is there once");
    }
    let mut sent = BTreeSet::new();
    for ledger in ledgers {
        for (named, choice) in &ledger.sent {
            sent.insert(named);
            if let Some(version) = ledger.acknowledged.get(named) {
                let (seq, lines) = stored.get(named).expect("what was acknowledged is there");
                let said = lines.split_once(": ").map_or("", |(_, said)| said);
                assert_eq!(seq, version, "{named:?}");
                assert!(said.starts_with(choice.as_str()), "{choice} is {lines}");
            }
        }
    }
    for named in stored.keys() {
        assert!(sent.contains(named), "{named:?} was never sent");
    }
}

/// Every server shows the same of every table, and so does one that has only just come.
async fn check_what_is_shown(theatre: &Theatre, ledgers: &mut [Ledger]) {
    let newcomer = start(&theatre.cluster.address(&theatre.database)).await;
    let mut nodes = theatre.stage.nodes.lock().unwrap().clone();
    nodes.push(newcomer.address);
    for (table, host) in ledgers.iter_mut().flat_map(|ledger| &mut ledger.tables) {
        // What goes on is closed, so that it is the same however long the looking takes.
        while theatre.stage.ask(host, &format!("{table}/close"), Some("")).await.is_none() {}
        let patience = Instant::now() + Duration::from_secs(10);
        loop {
            let mut pages = Vec::new();
            for node in &nodes {
                host.address = *node;
                let page = host.get(table).await;
                assert_eq!(page.status, 200, "{}", page.body);
                pages.push(regions(&page));
            }
            if pages.iter().all(|page| *page == pages[0] && !page.is_empty()) {
                break;
            }
            assert!(Instant::now() < patience, "{table}: {pages:#?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_whatever_dies_pauses_or_restarts() {
    let seconds = std::env::var(SECONDS).ok().and_then(|text| text.parse().ok());
    let mut theatre = Theatre::open().await;
    let stage = Arc::clone(&theatre.stage);
    let store = Postgres::open(&theatre.cluster.address(&theatre.database)).await.unwrap();
    let store = Arc::new(store);
    let mut playing = Vec::new();
    for table in 0..ALONE + PAIRS {
        playing.push(tokio::spawn(play(Arc::clone(&stage), if table < ALONE { 1 } else { 2 })));
    }
    let watching: Vec<_> = (0..BOTS)
        .map(|_| tokio::spawn(watch_bots(Arc::clone(&stage), Arc::clone(&store))))
        .collect();
    // Everybody plays before anything goes wrong.
    let (patience, wanted) = (Instant::now() + Duration::from_mins(1), 3 * (ALONE + PAIRS) as u64);
    while stage.acknowledged.load(Ordering::Relaxed) < wanted {
        assert!(Instant::now() < patience, "nobody plays");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut made = Vec::new();
    let end = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let all = [Fault::Kill, Fault::Pause, Fault::Restart];
    while end.map_or(made.len() < all.len(), |end| Instant::now() < end) {
        let fault = end.map_or_else(|| all[made.len()], |_| ALL[stage.whim.below(ALL.len())]);
        let node = stage.whim.below(3);
        theatre.make(fault, node).await;
        made.push(fault);
        tokio::time::sleep(Duration::from_millis(2000 + stage.whim.below(3000) as u64)).await;
    }
    stage.over.store(true, Ordering::Relaxed);
    let (mut ledgers, mut longest) = (Vec::new(), Duration::ZERO);
    for playing in playing {
        ledgers.push(playing.await.unwrap());
    }
    for watching in watching {
        let (ledger, still) = watching.await.unwrap();
        longest = longest.max(still);
        ledgers.push(ledger);
    }
    check_what_is_shown(&theatre, &mut ledgers).await;
    check_what_is_kept(&theatre, &ledgers);
    let acknowledged = stage.acknowledged.load(Ordering::Relaxed);
    let tables: usize = ledgers.iter().map(|ledger| ledger.tables.len()).sum();
    writeln!(
        std::io::stdout(),
        "{} faults {made:?}, {tables} tables, {acknowledged} answers acknowledged, none lost; \
         bots stood still for {longest:?} at most",
        made.len()
    )
    .unwrap();
    assert!(tables >= 50 && acknowledged > 50, "{tables} tables, {acknowledged} answers");
    assert!(longest < STILL, "a table of bots stood still for {longest:?}");
}
