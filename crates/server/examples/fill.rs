//! A database of many tables, and how long the lists take that everyone sees.
//!
//! `cargo run --release -p server --example fill -- big.db --tables 100000`
//!
//! Every table that is over has a whole journal, so that a hundred and fifty thousand of them come to more than a gigabyte. What is there
//! already is kept: the second run only measures.
#![expect(clippy::unwrap_used, reason = "a tool that cannot go on fails")]

use kernel::Seat;
use server::store::{
    Aids, Door, PersonId, PersonRecord, Phase, Screens, SeatRecord, Sits, Sqlite, Store, TableId,
    TableRecord,
};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The game every table has played.
const JOURNAL: &str = include_str!("../../../games/root/tests/replays/keepers-6.journal");
/// How many are written at a time.
const TOGETHER: u64 = 200;
/// How often a list is asked for.
const LOOKS: usize = 300;
/// How many tables a list has, as the pages ask for it.
const LISTED: u32 = 30;
/// The seats of that game.
const SEATS: u8 = 6;
const HOST: PersonId = PersonId(1);

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let database = args.first().expect("the database is named first");
    let tables = args.iter().position(|arg| arg == "--tables").and_then(|at| args.get(at + 1));
    let tables = tables.and_then(|text| text.parse().ok()).unwrap_or(100_000);
    let store = Arc::new(Sqlite::open(Path::new(database)).unwrap());
    fill(&store, tables).await;
    let bytes = std::fs::metadata(database).unwrap().len();
    say(&format!("{tables} tables, {} MB", bytes >> 20));
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over] {
        let mut took = Vec::new();
        for _ in 0..LOOKS {
            let start = Instant::now();
            let page = store.found_tables(phase, None, LISTED).await.unwrap();
            took.push(start.elapsed());
            assert_eq!(page.tables.len(), LISTED as usize);
        }
        percentiles(&format!("lobby, {}", phase.word()), took);
    }
    let (mut took, mut mark) = (Vec::new(), None);
    for _ in 0..LOOKS {
        let start = Instant::now();
        let page = store.found_tables(Phase::Over, mark, LISTED).await.unwrap();
        took.push(start.elapsed());
        mark = page.next;
    }
    percentiles("lobby, page after page", took);
    let mut took = Vec::new();
    for _ in 0..LOOKS {
        let start = Instant::now();
        store.tables_of(HOST, None, LISTED).await.unwrap();
        took.push(start.elapsed());
    }
    percentiles("tables of one person", took);
}

/// Writes what is missing.
async fn fill(store: &Arc<Sqlite>, tables: u64) {
    if store.person(HOST).await.unwrap().is_none() {
        let (name, settings) = ("Anna".to_owned(), String::new());
        let host = PersonRecord { id: HOST, name, account: None, settings, since: 0 };
        store.add_person(host).await.unwrap();
    }
    let mut number = 0;
    while number < tables {
        let some = (number + 1)..=(number + TOGETHER).min(tables);
        if store.table(id(*some.end())).await.unwrap().is_none() {
            let mut writing = tokio::task::JoinSet::new();
            for number in some.clone() {
                let store = Arc::clone(store);
                writing.spawn(async move { store.add_table(table(number)).await.unwrap() });
            }
            writing.join_all().await;
        }
        number = *some.end();
    }
}

fn is_seed(line: &str) -> bool {
    line.starts_with("commitment ") || line.starts_with("seed ")
}

fn id(number: u64) -> TableId {
    TableId(u128::from(number))
}

/// A table: of ten, two gather, two are played, five are over and one is closed.
fn table(number: u64) -> TableRecord {
    let phase = match number % 10 {
        0 | 1 => Phase::Gathering,
        2 | 3 => Phase::Playing,
        4 => Phase::Closed,
        _ => Phase::Over,
    };
    let (head, entries) = JOURNAL.split_once("---\n").unwrap();
    let opening = match phase {
        Phase::Gathering => {
            let undealt = head.lines().filter(|line| !is_seed(line));
            undealt.chain(["---\n"]).collect::<Vec<_>>().join("\n")
        }
        Phase::Playing => {
            let half: Vec<&str> = entries.lines().take(entries.lines().count() / 2).collect();
            format!("{head}---\n{}\n", half.join("\n"))
        }
        Phase::Over | Phase::Closed => JOURNAL.to_owned(),
    };
    let first = if number.is_multiple_of(50) { Sits::Person(HOST) } else { Sits::Nobody };
    let seat = |seat: u8| SeatRecord {
        seat: Seat(seat),
        sits: if seat == 0 { first.clone() } else { Sits::Bot("novice".to_owned()) },
        name: String::new(),
    };
    let at = i64::try_from(number).unwrap();
    TableRecord {
        id: id(number),
        game: "root".to_owned(),
        opening,
        host: HOST,
        door: Door::Open,
        screens: Screens::Own,
        aids: Aids::default(),
        phase,
        version: 0,
        asked: 0,
        since: at,
        touched: at,
        seats: (0..SEATS).map(seat).collect(),
    }
}

fn percentiles(name: &str, mut all: Vec<Duration>) {
    all.sort_unstable();
    let at = |percent: usize| all[(all.len() * percent / 100).min(all.len() - 1)];
    say(&format!("{name}: p50 {:.2?}, p99 {:.2?}, most {:.2?}", at(50), at(99), at(100)));
}

fn say(text: &str) {
    let _nobody_reads = writeln!(std::io::stdout(), "{text}");
}
