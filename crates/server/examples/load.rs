//! Many tables of scripted players over real HTTP and sockets on the loopback: how many, how fast, how large.
//!
//! `cargo run --release -p server --example load -- --game root --tables 500 --sockets 4 --rate 50 --seconds 20`
//!
//! With `--database FILE` the tables are set in that database, which may be large already.
//!
//! The server runs in a process of its own. A scripted player answers with the first choice it is offered; the other
//! seats are bots that play at random; the further sockets of a table are watchers.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../tests/http/client.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod client;

use client::{Client, answer};
use flate2::Compression;
use flate2::write::GzEncoder;
use proof::skirmish;
use render::boards;
use server::brain::Random;
use server::net::Proxies;
use server::shelf::Title;
use server::{Config, Limits};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, watch};

static GAMES: &[Title] = &[
    Title::plain(skirmish::GAME),
    Title::new(monster_lands::GAME, &boards::monster_lands::Lands),
    Title::new(root::GAME, &boards::root::Woodland),
    Title::new(village_attacks::GAME, &boards::village_attacks::Castle),
    Title::new(wonderful_kingdom::GAME, &boards::wonderful_kingdom::Kingdoms),
];

#[derive(Debug)]
struct Plan {
    game: String,
    tables: usize,
    sockets: usize,
    rate: u64,
    seconds: u64,
}

/// A table under load.
struct Laden {
    client: Mutex<Client>,
    path: String,
    seen: Vec<watch::Receiver<u64>>,
}

/// How long a watcher is waited for: a socket whose page stays as it was hears nothing.
const PATIENCE: Duration = Duration::from_secs(2);

/// What one answer took: until it was acknowledged, and until the last socket that heard of it had heard.
#[derive(Debug, Clone, Copy)]
struct Took {
    sent: Instant,
    acknowledged: Duration,
    seen: Duration,
    heard_nothing: usize,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == "serve") {
        return serve(&args[1]).await;
    }
    let after = |name: &str| {
        let at = args.iter().position(|arg| arg == name);
        at.and_then(|at| args.get(at + 1))
    };
    let number =
        |name: &str, usual: u64| after(name).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let plan = Plan {
        game: after("--game").map_or("root", String::as_str).to_owned(),
        tables: usize::try_from(number("--tables", 100))?,
        sockets: usize::try_from(number("--sockets", 4))?,
        rate: number("--rate", 50),
        seconds: number("--seconds", 10),
    };
    let dir = tempfile::tempdir()?;
    let new = || dir.path().join("load.db").display().to_string();
    let (mut child, address) = start(&after("--database").map_or_else(new, Clone::clone))?;
    let result = load(&plan, address, child.id()).await;
    child.kill()?;
    child.wait()?;
    result
}

async fn serve(database: &str) -> Result<(), Box<dyn std::error::Error>> {
    let config = Config {
        listen: "127.0.0.1:0".parse()?,
        database: database.into(),
        public: String::new(),
        titles: GAMES.to_vec(),
        data: BTreeMap::new(),
        brain: Arc::new(Random),
        limits: Limits::for_a_crowd(),
        proxies: Proxies::default(),
        retention: server::Retention::default(),
        metrics: None,
        reach: server::Reach::default(),
        entry: server::http::Entry::default(),
        issuer: None,
        admin: None,
    };
    let ready = |address| {
        let _nobody_reads = writeln!(std::io::stdout(), "serving {address}");
    };
    Ok(server::serve(config, ready, server::asked_to_end()).await?)
}

fn start(database: &str) -> Result<(Child, std::net::SocketAddr), Box<dyn std::error::Error>> {
    let mut child = Command::new(std::env::current_exe()?)
        .args(["serve", database])
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let address = line.trim().strip_prefix("serving ").ok_or("the server did not start")?;
    Ok((child, address.parse()?))
}

/// The memory a process has, in kilobytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or_default()
}

async fn load(
    plan: &Plan,
    address: std::net::SocketAddr,
    process: u32,
) -> Result<(), Box<dyn std::error::Error>> {
    let empty = memory(process);
    let start = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..plan.tables {
        tables.push(set(&plan.game, address).await?);
    }
    let set_in = start.elapsed();
    let held = memory(process);
    for table in &mut tables {
        watch_table(table, plan.sockets).await?;
    }
    let watched = memory(process);
    let tables: Vec<Arc<Laden>> = tables.into_iter().map(Arc::new).collect();
    let start = Instant::now();
    let took = drive(plan, &tables).await;
    // Not when the drive ended: it waits for sockets that have nothing to hear.
    let last = took.iter().map(|took| took.sent + took.seen).max();
    let elapsed = last.unwrap_or(start).duration_since(start);
    let per = |kilobytes: u64, count: usize| kilobytes / u64::try_from(count).unwrap_or(1).max(1);
    say(&format!(
        "tables {} of {} (set in {set_in:.1?}), sockets {}",
        plan.tables,
        plan.game,
        plan.tables * plan.sockets
    ));
    say(&format!(
        "memory: empty {empty} kB, per table {} kB, per socket {} kB, at the end {} kB",
        per(held.saturating_sub(empty), plan.tables),
        per(watched.saturating_sub(held), plan.tables * plan.sockets),
        memory(process)
    ));
    say(&format!(
        "answers {} in {elapsed:.1?}: {:.1}/s",
        took.len(),
        f64::from(u32::try_from(took.len())?) / elapsed.as_secs_f64()
    ));
    percentiles("acknowledged", took.iter().map(|took| took.acknowledged).collect());
    percentiles("seen by all ", took.iter().map(|took| took.seen).collect());
    let heard_nothing: usize = took.iter().map(|took| took.heard_nothing).sum();
    say(&format!("sockets with nothing new to hear: {heard_nothing}"));
    for game in ["monster-lands", "root", "village-attacks", "wonderful-kingdom"] {
        weigh(address, game).await?;
    }
    Ok(())
}

/// How many bytes a text has once it is compressed.
fn packed(text: &str, how: Compression) -> usize {
    let mut packer = GzEncoder::new(Vec::new(), how);
    packer.write_all(text.as_bytes()).expect("memory takes what is written to it");
    packer.finish().map_or(0, |bytes| bytes.len())
}

/// What the page of a table weighs with all it needs, compressed, and what an answer's news weigh.
async fn weigh(
    address: std::net::SocketAddr,
    game: &str,
) -> Result<(), Box<dyn std::error::Error>> {
    let table = set(game, address).await?;
    let mut client = table.client.lock().await;
    let page = client.get(&table.path).await.body;
    let parts: BTreeSet<&str> = page
        .split('"')
        .filter(|part| part.starts_with("/asset/") || part.starts_with("/look/"))
        .collect();
    let mut rest = 0;
    for part in &parts {
        rest += packed(&client.get(part).await.body, Compression::default());
    }
    let mut socket = client.socket(&table.path, &BTreeMap::new()).await;
    socket.hear().await;
    let mut news = Vec::new();
    for _ in 0..40 {
        let now = client.get(&table.path).await;
        let Some(choice) = now.after("name=\"choice\" value=\"") else { break };
        let version: u64 = now.after("data-version=\"").unwrap_or_default().parse()?;
        let body = answer(0, version, &format!("0-{version}"), choice);
        client.script(&format!("{}/choose", table.path), &body).await;
        let heard = socket.hear_version(version + 1).await;
        news.push(packed(&heard.to_string(), Compression::fast()));
    }
    let page = packed(&page, Compression::default());
    let (most, sum) = (news.iter().max().copied().unwrap_or(0), news.iter().sum::<usize>());
    say(&format!(
        "{game}: page {page} B, style, script and {} pictures {rest} B, an update {} B on average, {most} B at most",
        parts.len().saturating_sub(2),
        sum / news.len().max(1)
    ));
    Ok(())
}

async fn set(
    game: &str,
    address: std::net::SocketAddr,
) -> Result<Laden, Box<dyn std::error::Error>> {
    let mut client = Client::new(address);
    let reply = client.post(&format!("/play/{game}"), "").await;
    let path =
        reply.header("location").ok_or_else(|| format!("status {}", reply.status))?.to_owned();
    Ok(Laden { client: Mutex::new(client), path, seen: Vec::new() })
}

/// The player's own socket first, then watchers'.
async fn watch_table(table: &mut Laden, sockets: usize) -> Result<(), Box<dyn std::error::Error>> {
    for number in 0..sockets {
        let client = table.client.lock().await.clone();
        let client = if number == 0 { client } else { Client::new(client.address) };
        let mut socket = client.socket(&table.path, &BTreeMap::new()).await;
        let (tells, seen) = watch::channel(0);
        tokio::spawn(async move {
            while let Some(heard) = socket.hear().await {
                tells.send_replace(heard["version"].as_u64().unwrap_or_default());
            }
        });
        table.seen.push(seen);
    }
    Ok(())
}

/// Answers at the planned rate, each time at the next table that asks.
async fn drive(plan: &Plan, tables: &[Arc<Laden>]) -> Vec<Took> {
    let pause = Duration::from_micros(1_000_000 / plan.rate.max(1));
    let mut ticks = tokio::time::interval(pause);
    let end = Instant::now() + Duration::from_secs(plan.seconds);
    let mut running = Vec::new();
    for table in tables.iter().cycle() {
        if Instant::now() > end {
            break;
        }
        ticks.tick().await;
        running.push(tokio::spawn(respond(Arc::clone(table))));
    }
    let mut took = Vec::new();
    for answer in running {
        took.extend(answer.await.ok().flatten());
    }
    took
}

async fn respond(table: Arc<Laden>) -> Option<Took> {
    let mut client = table.client.lock().await;
    let mut page = client.get(&table.path).await;
    if page.body.contains("class=\"ended\"") {
        return None;
    }
    let version: u64 = page.after("data-version=\"")?.parse().ok()?;
    let choice = page.after("name=\"choice\" value=\"")?.to_owned();
    page.body.clear();
    let body = answer(0, version, &format!("0-{version}"), &choice);
    let start = Instant::now();
    let reply = client.script(&format!("{}/choose", table.path), &body).await;
    let acknowledged = start.elapsed();
    let version = reply.json()["version"].as_u64()?;
    let hears = table.seen.iter().map(|seen| {
        let mut seen = seen.clone();
        tokio::spawn(async move {
            let heard = tokio::time::timeout(PATIENCE, seen.wait_for(|&saw| saw >= version)).await;
            heard.is_ok().then(|| start.elapsed())
        })
    });
    let mut heard = Vec::new();
    for hears in hears.collect::<Vec<_>>() {
        heard.push(hears.await.ok()?);
    }
    let own = heard.first().copied().flatten()?;
    let seen = heard.iter().flatten().copied().fold(own, Duration::max);
    let heard_nothing = heard.iter().filter(|heard| heard.is_none()).count();
    Some(Took { sent: start, acknowledged, seen, heard_nothing })
}

fn percentiles(name: &str, mut all: Vec<Duration>) {
    all.sort_unstable();
    let at = |percent: usize| {
        all.get((all.len() * percent / 100).min(all.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    say(&format!(
        "{name}: p50 {:.1?}, p90 {:.1?}, p99 {:.1?}, most {:.1?}",
        at(50),
        at(90),
        at(99),
        at(100)
    ));
}

fn say(text: &str) {
    let _nobody_reads = writeln!(std::io::stdout(), "{text}");
}
