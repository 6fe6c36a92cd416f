//! Those who mean no good.

mod connections;
mod guests;
mod sockets;

use crate::client::{Client, form};
use crate::stage::BRUNO;
use connections::{abandon, drip, hold, pipeline, slow};
use guests::{Watching, bring_journals, crowd, load, play, set_tables, wonder};
use sockets::{come_and_go, ping, sockets};
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The kinds of attack.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident = $word:literal,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Kind { $($(#[$doc])* $name,)* }

        impl Kind {
            pub(crate) fn all() -> impl Iterator<Item = Self> {
                [$(Self::$name,)*].into_iter()
            }
        }

        impl fmt::Display for Kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $(Self::$name => $word,)* })
            }
        }
    };
}

kinds! {
    /// Nobody: for comparison.
    Nobody = "nobody",
    /// Sixteen loops on moments of a finished game.
    Moments = "moments",
    /// Sixteen loops on logs, replays and verdicts.
    Pasts = "pasts",
    /// Two hundred requests at a time that nobody waits for.
    Abandoned = "abandoned",
    /// Sixty-four loops on pages.
    Pages = "pages",
    /// Requests packed into few connections.
    Pipelined = "pipelined",
    /// Sixteen loops that become guests and set tables.
    Guests = "guests",
    /// 1,100 connections that say nothing.
    Silent = "silent",
    /// Connections that say what they want letter by letter, or never read the answer.
    Slow = "slow",
    /// A hundred who guess passwords, and one who knows it.
    Guesses = "guesses",
    /// Forty-nine tables of masters that nobody watches.
    BotTables = "bot-tables",
    /// Forty-nine tables of masters with a person at each, watched.
    OwnTables = "own-tables",
    /// Three hundred sockets at one table that never stop asking.
    Sockets = "sockets",
    /// Sixteen loops that bring journals.
    Imports = "imports",
    /// Sixteen loops with tokens nobody knows.
    Tokens = "tokens",
    /// A hundred guests, each in a loop on pages, moments and lists.
    Crowd = "crowd",
    /// Sixty guests who play as fast as they are let.
    Players = "players",
    /// Sixty guests who ask for a hint before every move.
    Hints = "hints",
    /// Connections that send what they announced letter by letter, and come back.
    Bodies = "bodies",
    /// Sockets that ping as fast as they can.
    Pings = "pings",
    /// Guests who come to the player's table and go, again and again, while others watch.
    Comings = "comings",
    /// Journals as long as may be, brought and looked at.
    Journals = "journals",
    /// Fifty guests who want tables that are not at hand.
    Loads = "loads",
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = Self::all().find(|kind| kind.to_string() == text);
        kind.ok_or_else(|| format!("no attack is called {text}"))
    }
}

/// Whom to attack.
#[derive(Debug, Clone)]
pub(crate) struct Target {
    pub(crate) address: SocketAddr,
    pub(crate) past: String,
    pub(crate) table: String,
}

/// How often each status was answered.
#[derive(Debug, Default)]
struct Tally([AtomicU64; 6]);

impl Tally {
    fn add(&self, status: u16) {
        self.0[usize::from(status / 100).min(5)].fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = ["hung up on", "1xx", "done", "done and led on", "refused", "put off"];
        for (count, word) in self.0.iter().zip(words) {
            let count = count.load(Ordering::Relaxed);
            if count > 0 {
                write!(f, "{count} {word}, ")?;
            }
        }
        Ok(())
    }
}

/// The requests of a client that sends one after the other.
type Requests = Arc<dyn Fn(u64) -> Vec<u8> + Send + Sync>;

/// Attacks for so long; says what came of it.
pub(crate) async fn attack(kind: Kind, target: Target, time: Duration) -> String {
    let tally = Arc::new(Tally::default());
    let end = Instant::now() + time;
    if let Some((clients, requests)) = requests(kind, &target) {
        loops(clients, end, &target, &tally, requests).await;
        return tally.to_string();
    }
    let notes = match as_guests(kind, end, &target, &tally).await {
        Some(notes) => notes,
        None => as_strangers(kind, end, &target, &tally).await,
    };
    tokio::time::sleep(left(end)).await;
    format!("{tally}{notes}")
}

/// Attacks that take a session.
async fn as_guests(
    kind: Kind,
    end: Instant,
    target: &Target,
    tally: &Arc<Tally>,
) -> Option<String> {
    Some(match kind {
        Kind::BotTables => set_tables(end, target, Watching::No).await,
        Kind::OwnTables => set_tables(end, target, Watching::Yes).await,
        Kind::Crowd => crowd(end, target, tally).await,
        Kind::Players => play(end, target, tally).await,
        Kind::Hints => wonder(end, target, tally).await,
        Kind::Comings => come_and_go(end, target).await,
        Kind::Journals => bring_journals(end, target, tally).await,
        Kind::Loads => load(end, target, tally).await,
        _ => return None,
    })
}

/// Attacks with connections and sockets of nobody in particular.
async fn as_strangers(kind: Kind, end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    match kind {
        Kind::Abandoned => abandon(end, target).await,
        Kind::Pipelined => pipeline(end, target).await,
        Kind::Silent => hold(1100, end, target, |_| Vec::new()).await,
        Kind::Slow => slow(end, target).await,
        Kind::Bodies => drip(end, target).await,
        Kind::Guesses => guess(end, target, tally).await,
        Kind::Sockets => sockets(end, target).await,
        Kind::Pings => ping(end, target).await,
        _ => String::new(),
    }
}

/// How many clients send what, in attacks that are loops of requests.
fn requests(kind: Kind, target: &Target) -> Option<(u64, Requests)> {
    let Target { past, table, .. } = target.clone();
    Some(match kind {
        Kind::Moments => {
            (16, Arc::new(move |turn| get(&format!("{past}/moment?fact={}", turn * 37 % 900), "")))
        }
        Kind::Pasts => {
            let paths = ["log", "verify", "replay?at=400&as=1", "journal"];
            let path = move |turn| format!("{past}/{}", paths[index(turn / 16, paths.len())]);
            (16, Arc::new(move |turn| get(&path(turn), "")))
        }
        Kind::Pages => {
            let paths = ["/rules/root".to_owned(), table, "/".to_owned(), "/lobby".to_owned()];
            (64, Arc::new(move |turn| get(&paths[index(turn / 64, paths.len())], "")))
        }
        Kind::Guests => (16, Arc::new(|_| post("/play/root", ""))),
        Kind::Imports => {
            let body = form(&[("journal", &"0: pass\n".repeat(40_000))]);
            (16, Arc::new(move |_| post("/import", &body)))
        }
        Kind::Tokens => {
            let token = |turn| format!("cookie: tavolata={turn:064x}\r\n");
            (16, Arc::new(move |turn| get("/", &token(turn))))
        }
        _ => return None,
    })
}

fn index(turn: u64, of: usize) -> usize {
    usize::try_from(turn).unwrap_or_default() % of
}

/// How long it still goes on.
fn left(end: Instant) -> Duration {
    end.saturating_duration_since(Instant::now())
}

fn get(path: &str, more: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nhost: t\r\nconnection: close\r\n{more}\r\n").into_bytes()
}

fn post(path: &str, body: &str) -> Vec<u8> {
    let kind = "content-type: application/x-www-form-urlencoded";
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\nhost: t\r\nconnection: close\r\n{kind}\r\n");
    format!("{head}content-length: {length}\r\n\r\n{body}").into_bytes()
}

/// This many clients, each with its next request as soon as it has an answer.
async fn loops(
    clients: u64,
    end: Instant,
    target: &Target,
    tally: &Arc<Tally>,
    requests: Requests,
) {
    let mut running = Vec::new();
    for number in 0..clients {
        let (tally, requests) = (Arc::clone(tally), Arc::clone(&requests));
        let client = Client::new(target.address);
        running.push(tokio::spawn(async move {
            let mut turn = number;
            while Instant::now() < end {
                let request = requests(turn);
                let asking = tokio::time::timeout(left(end), client.raw(&request));
                let Ok(reply) = asking.await else { break };
                tally.add(reply.status);
                turn += clients;
            }
        }));
    }
    for client in running {
        client.await.unwrap();
    }
}

/// A hundred guess; somebody else signs in.
async fn guess(end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    let mut honest = Client::new(target.address);
    let signing_in = tokio::spawn(async move {
        let (mut longest, mut refused) = (Duration::ZERO, 0);
        while Instant::now() < end {
            let start = Instant::now();
            let reply = honest.post("/sign-in", &form(&BRUNO)).await;
            longest = longest.max(start.elapsed());
            refused += u32::from(reply.status != 303);
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        (longest, refused)
    });
    let login = |turn: u64| format!("victim{}", turn % 5);
    let body = move |turn| form(&[("login", &login(turn)), ("password", "wrong guess")]);
    loops(100, end, target, tally, Arc::new(move |turn| post("/sign-in", &body(turn)))).await;
    let (longest, refused) = signing_in.await.unwrap();
    format!("an honest sign-in took {longest:.0?} at most, {refused} were refused")
}
