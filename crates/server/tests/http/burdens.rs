//! What would weigh on everyone, were it taken as it comes.

use crate::client::{Client, form};
use crate::house::House;
use crate::limits::hold;
use server::Limits;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test]
async fn pictures_are_had_while_strangers_at_the_same_address_wait() {
    let house = House::with(Limits { at_once: 1, ..Limits::default() }, "").await;
    let (mut anna, table) = house.player("skirmish").await;
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    let go = hold(&house.hall).await;
    let (mut stranger, past) = (house.client(), format!("{table}/moment"));
    let waiting = tokio::spawn(async move { stranger.get(&past).await.status });
    while house.hall.looking_back() == 0 {
        tokio::task::yield_now().await;
    }
    let page = anna.get(&table).await;
    assert_eq!(house.client().get("/rules").await.status, 429, "one of them is inside already");
    let style = page.after("rel=\"stylesheet\" href=\"").expect("a page has a style").to_owned();
    assert_eq!(anna.get(&style).await.status, 200);
    drop(go);
    assert_eq!(waiting.await.unwrap(), 200);
}

#[tokio::test]
async fn a_body_that_does_not_come_keeps_nobody_out() {
    let house = House::with(Limits { connections_per_address: 10, ..Limits::default() }, "").await;
    let mut open = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let head = "POST /sign-in HTTP/1.1\r\nhost: t\r\ncontent-length: 50\r\n\r\nlo";
        stream.write_all(head.as_bytes()).await.ok();
        open.push(stream);
    }
    let mut client = house.client();
    for _ in 0..5 {
        assert_eq!(client.get("/").await.status, 200);
    }
}

/// A journal of Skirmish whose first choice is refused, and a number of choices more.
async fn refused_at_once(house: &House, choices: usize) -> (Client, String) {
    let (mut anna, table) = house.player("skirmish").await;
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    let whole = anna.get(&format!("{table}/journal")).await.body;
    let (head, _) = whole.split_once("---\n").expect("a journal has a head");
    let mut journal = format!("{head}---\n");
    for number in 0..choices {
        writeln!(journal, "0: nonsense {number}").unwrap();
    }
    (anna, journal)
}

#[tokio::test]
async fn a_journal_without_end_is_refused() {
    let house = House::open().await;
    let (mut anna, journal) = refused_at_once(&house, 20_000).await;
    let reply = anna.post("/import", &form(&[("journal", &journal)])).await;
    assert_eq!(reply.status, 422);
    assert!(reply.body.contains("20000 lines") || reply.body.contains("20,000 lines"));
    let long = format!("tavolata journal 2\n{}\n", "x".repeat(501));
    assert_eq!(anna.post("/import", &form(&[("journal", &long)])).await.status, 422);
}

#[tokio::test]
async fn the_page_tells_the_beginning_of_what_was_cut_off_and_the_log_all_of_it() {
    let house = House::open().await;
    let (mut anna, journal) = refused_at_once(&house, 900).await;
    let reply = anna.post("/import", &form(&[("journal", &journal)])).await;
    let table = reply.header("location").expect("it is taken").to_owned();
    let told = |page: &str| page.matches("nonsense ").count();
    let page = anna.get(&table).await.body;
    assert!((200..=201).contains(&told(&page)), "{}", told(&page));
    assert!(page.contains(&format!("{table}/log")), "it leads to the log");
    let log = anna.get(&format!("{table}/log")).await.body;
    assert_eq!(told(&log), 900);
    let stranger = house.client().get(&format!("{table}/log")).await.body;
    assert_eq!(told(&stranger), 0, "what may be a secret is told when the table has ended");
}

#[tokio::test]
async fn tables_nobody_uses_make_room_for_others() {
    let limits = Limits { tables_at_hand: 6, bot_pace: Duration::ZERO, ..Limits::default() };
    let house = House::with(limits, "").await;
    let (mut anna, first) = house.player("morra").await;
    let mut tables = vec![first];
    for _ in 0..30 {
        let reply = anna.post("/play/morra", "").await;
        tables.push(reply.header("location").unwrap().to_owned());
    }
    assert!(house.hall.count() <= 8, "{} are at hand", house.hall.count());
    for table in &tables {
        assert_eq!(anna.get(table).await.status, 200);
    }
}

#[tokio::test]
async fn to_be_ready_is_to_have_written() {
    let house = House::open().await;
    let database = house.database();
    let shrink = "PRAGMA wal_checkpoint(TRUNCATE)";
    database.query_row(shrink, [], |_| Ok(())).unwrap();
    let log = format!("{}-wal", database.path().unwrap());
    let length = || std::fs::metadata(&log).map_or(0, |about| about.len());
    assert_eq!(length(), 0, "nothing is in the log");
    assert_eq!(house.client().get("/readyz").await.status, 200);
    assert!(length() > 0, "it was written");
}

#[tokio::test]
async fn a_socket_that_pings_all_the_time_is_told_the_news_all_the_same() {
    let house = House::open().await;
    let (mut anna, table) = house.player("morra").await;
    let mut socket = anna.socket(&table, &BTreeMap::new()).await;
    for _ in 0..4 {
        assert!(socket.ping().await);
    }
    let page = anna.get(&table).await;
    let choice = crate::house::first_choice(&page).unwrap();
    let version = crate::house::version(&page);
    let body = crate::client::answer(0, version, &format!("0-{version}"), &choice);
    assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200);
    let hearing = tokio::time::timeout(Duration::from_secs(20), socket.hear_version(version + 1));
    hearing.await.expect("it is told");
}

#[tokio::test]
async fn pages_and_pictures_are_packed_for_who_unpacks_them() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    assert_eq!(page.header("content-encoding"), None);
    let style = page.after("rel=\"stylesheet\" href=\"").unwrap().to_owned();
    anna.headers.push(("accept-encoding", "gzip".to_owned()));
    for path in [&table, &style, &style] {
        let packed = anna.get(path).await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(packed.header("vary"), Some("accept-encoding"), "{path}");
    }
    let counts = anna.get("/metrics").await;
    assert_eq!(counts.header("content-encoding"), None);
    anna.post("/play/morra", "").await;
    assert_ne!(anna.get("/metrics").await.body, counts.body, "counts are not kept");
}
