//! Guests: whoever has a session may do more than a stranger.

use super::{Tally, Target, left};
use crate::client::{Client, answer, form};
use crate::stage::SHELVED;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Instant;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Watching {
    Yes,
    No,
}

/// As many tables of masters as one may have.
pub(super) async fn set_tables(end: Instant, target: &Target, watching: Watching) -> String {
    let mut host = Client::new(target.address);
    let first = if watching == Watching::Yes { "me" } else { "bot-master" };
    let others = "seat-1=bot-master&seat-2=bot-master&seat-3=bot-master";
    let seats = format!("option-seats=4&seat-0={first}&{others}");
    let (mut tables, mut open) = (0, Vec::new());
    for _ in 0..49 {
        let reply = host.post("/new/root", &seats).await;
        let Some(table) = reply.header("location").map(str::to_owned) else { continue };
        tables += 1;
        if watching == Watching::Yes
            && let Ok(socket) = host.try_socket(&table).await
        {
            open.push(socket);
        }
    }
    tokio::time::sleep(left(end)).await;
    format!("{tables} tables, {} sockets", open.len())
}

/// New guests, as many of these as the address is let make.
pub(super) async fn guests(count: usize, target: &Target) -> Vec<Client> {
    let mut all = Vec::new();
    for number in 0..count {
        let mut guest = Client::new(target.address);
        let name = format!("Guest {number}");
        let manners =
            form(&[("name", &name), ("lang", "en"), ("theme", "light"), ("motion", "on")]);
        guest.post("/settings", &manners).await;
        if guest.cookie.is_none() {
            break;
        }
        all.push(guest);
    }
    all
}

/// What one guest does over and over: one deed, which says what came of it.
trait Deed: Fn(u64) -> String + Send + Sync + 'static {}
impl<F: Fn(u64) -> String + Send + Sync + 'static> Deed for F {}

/// Every guest looks at one thing after the other.
async fn look(
    guests: Vec<Client>,
    end: Instant,
    tally: &Arc<Tally>,
    paths: impl Deed + Clone,
) -> usize {
    let (count, mut running) = (guests.len(), Vec::new());
    for (number, mut guest) in (0_u64..).zip(guests) {
        let (tally, paths) = (Arc::clone(tally), paths.clone());
        guest.headers.push(("accept-encoding", "gzip".to_owned()));
        running.push(tokio::spawn(async move {
            for turn in 0.. {
                let path = paths(number * 1000 + turn);
                let Ok(reply) = tokio::time::timeout(left(end), guest.get(&path)).await else {
                    return;
                };
                tally.add(reply.status);
            }
        }));
    }
    for guest in running {
        guest.await.unwrap();
    }
    count
}

/// A hundred guests look at whatever there is.
pub(super) async fn crowd(end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    let (table, past) = (target.table.clone(), target.past.clone());
    let paths = move |turn: u64| match turn % 5 {
        0 => format!("{past}/moment?fact={}", turn * 37 % 900),
        1 => "/lobby".to_owned(),
        2 => "/rules/root".to_owned(),
        _ => table.clone(),
    };
    let count = look(guests(100, target).await, end, tally, paths).await;
    format!("{count} guests")
}

/// Fifty guests want tables nobody has at hand.
pub(super) async fn load(end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    let paths = |turn: u64| format!("/t/{:032x}", turn * 61 % SHELVED + 1);
    let count = look(guests(50, target).await, end, tally, paths).await;
    format!("{count} guests")
}

/// A table of a guest's own, against novices.
async fn own_table(guest: &mut Client) -> Option<String> {
    let seats = "option-seats=2&seat-0=me&seat-1=bot-novice";
    guest.post("/new/root", seats).await.header("location").map(str::to_owned)
}

/// Answers with the first choice there is; says what came of it.
async fn answer_first(guest: &mut Client, table: &str) -> u16 {
    let page = guest.get(table).await;
    let version = page.after("data-version=\"").and_then(|text| text.parse::<u64>().ok());
    match (version, page.after("name=\"choice\" value=\"")) {
        (Some(version), Some(choice)) => {
            let body = answer(0, version, &format!("0-{version}"), choice);
            guest.script(&format!("{table}/choose"), &body).await.status
        }
        _ => page.status,
    }
}

/// Sixty guests play as fast as they are let.
pub(super) async fn play(end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    let mut running = Vec::new();
    for mut guest in guests(60, target).await {
        let tally = Arc::clone(tally);
        running.push(tokio::spawn(async move {
            let Some(table) = own_table(&mut guest).await else { return 0 };
            while Instant::now() < end {
                tally.add(answer_first(&mut guest, &table).await);
            }
            1
        }));
    }
    let mut tables = 0;
    for guest in running {
        tables += guest.await.unwrap();
    }
    format!("{tables} tables")
}

/// Sixty guests ask for a hint and wait for it, before each of their moves.
pub(super) async fn wonder(end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    let mut running = Vec::new();
    for mut guest in guests(60, target).await {
        let tally = Arc::clone(tally);
        running.push(tokio::spawn(async move {
            let Some(table) = own_table(&mut guest).await else { return 0 };
            let mut hints = 0;
            while Instant::now() < end {
                let hint = format!("{table}/hint");
                let asking = tokio::time::timeout(left(end), guest.post(&hint, "seat=0"));
                let Ok(reply) = asking.await else { break };
                hints += u64::from(reply.status == 303);
                tally.add(answer_first(&mut guest, &table).await);
            }
            hints
        }));
    }
    let mut hints = 0;
    for guest in running {
        hints += guest.await.unwrap();
    }
    format!("{hints} hints")
}

/// Eight guests bring journals of the greatest length, cut at once, and look at what became of them.
pub(super) async fn bring_journals(end: Instant, target: &Target, tally: &Arc<Tally>) -> String {
    let head = "tavolata journal 2\ngame root\nedition 1\noption seats=2\n---\n";
    let mut journal = head.to_owned();
    for number in 0..19_900 {
        let _written = writeln!(journal, "{}: build {number}", number % 2);
    }
    let body = form(&[("journal", &journal)]);
    let mut running = Vec::new();
    for mut guest in guests(8, target).await {
        let (tally, body) = (Arc::clone(tally), body.clone());
        running.push(tokio::spawn(async move {
            let reply = guest.post("/import", &body).await;
            let table = reply.header("location").map(str::to_owned);
            let is_taken = u32::from(table.is_some());
            let paths = table.map_or_else(Vec::new, |table| {
                ["", "/log", "/moment?fact=3", "/replay?at=9"].map(|end| table.clone() + end).into()
            });
            while Instant::now() < end {
                for path in &paths {
                    tally.add(guest.get(path).await.status);
                }
                if paths.is_empty() {
                    tally.add(guest.post("/import", &body).await.status);
                }
            }
            is_taken
        }));
    }
    let mut taken = 0;
    for guest in running {
        taken += guest.await.unwrap();
    }
    format!("{taken} journals taken of 8")
}
