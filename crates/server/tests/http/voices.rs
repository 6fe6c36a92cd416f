//! What is said at a table: told from namesakes, muted, sent away, and never pushed away by a flood.

use crate::client::{Client, Reply, form};
use crate::house::House;
use server::Limits;
use server::store::{Chat, PersonId, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

const TWO: &str = "option-seats=2&seat-0=me&seat-1=open&door=open";

/// A house that stops no one for knocking often, and forgets tables when it sweeps.
async fn crowded() -> House {
    House::with(Limits { idle: -5, ..Limits::for_a_crowd() }, "").await
}

async fn named(house: &House, name: &str) -> Client {
    let mut client = house.client();
    let manners = form(&[("name", name), ("lang", "en"), ("theme", "dark"), ("motion", "on")]);
    assert_eq!(client.post("/settings", &manners).await.status, 200);
    client
}

async fn say(client: &mut Client, table: &str, text: &str) -> u16 {
    client.script(&format!("{table}/say"), &form(&[("text", text)])).await.status
}

/// The lines of a page's chat, as they are drawn.
fn lines(page: &Reply) -> Vec<String> {
    let (_, chat) = page.body.split_once("<ol class=\"said\"").unwrap();
    let (chat, _) = chat.split_once("</ol>").unwrap();
    chat.split("<li>").skip(1).map(str::to_owned).collect()
}

/// The marks by which a host may mute or send away.
fn marks(page: &Reply) -> BTreeSet<String> {
    let parts = page.body.split("name=\"who\" value=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
}

async fn about(host: &mut Client, table: &str, deed: &str, who: &str) -> u16 {
    host.post(&format!("{table}/{deed}"), &form(&[("who", who)])).await.status
}

#[tokio::test]
async fn a_speaker_is_told_from_their_namesakes() {
    let house = crowded().await;
    let mut anna = named(&house, "Anna").await;
    let table = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    let (mut second, mut third) = (named(&house, "Anna").await, named(&house, "Anna").await);
    for (client, text) in [(&mut anna, "I host"), (&mut second, "so do I"), (&mut third, "and I")] {
        assert_eq!(say(client, &table, text).await, 200);
    }
    let said = lines(&anna.get(&table).await);
    assert!(said[0].contains("class=\"glyph\"") && !said[0].contains("class=\"mark\""), "a player");
    let mark = |line: &str| {
        let (_, rest) = line.split_once("class=\"mark\">").expect("a watcher is marked");
        rest.split('<').next().map(str::to_owned)
    };
    assert!(mark(&said[1]).unwrap().contains("watching #"), "{}", said[1]);
    assert_ne!(mark(&said[1]), mark(&said[2]), "two who watch are told apart");
    assert_eq!(say(&mut second, &table, "again").await, 200);
    let again = lines(&third.get(&table).await);
    assert_eq!(mark(&again[3]), mark(&again[1]), "a mark stays");
    let other = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    assert_eq!(say(&mut second, &other, "here").await, 200);
    let elsewhere = lines(&anna.get(&other).await);
    assert_ne!(mark(&elsewhere[0]), mark(&said[1]), "it says nothing of other tables");
}

#[tokio::test]
async fn who_watches_is_muted_and_heard_again() {
    let house = crowded().await;
    let (mut anna, mut bruno) = (named(&house, "Anna").await, named(&house, "Bruno").await);
    let table = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    assert_eq!(say(&mut bruno, &table, "noise").await, 200);
    let mark = marks(&anna.get(&table).await).pop_first().unwrap();
    assert!(marks(&bruno.get(&table).await).is_empty(), "only the host is asked");
    assert_eq!(about(&mut bruno, &table, "mute", &mark).await, 403);
    assert_eq!(about(&mut anna, &table, "mute", "0123456789abcdef").await, 409, "nobody");
    assert_eq!(about(&mut anna, &table, "mute", &mark).await, 303);
    assert_eq!(say(&mut bruno, &table, "more noise").await, 403);
    assert!(lines(&anna.get(&table).await).is_empty(), "nothing of theirs is shown");
    house.hall.sweep();
    assert_eq!(about(&mut anna, &table, "unmute", &mark).await, 303);
    assert_eq!(say(&mut bruno, &table, "sorry").await, 200);
    assert_eq!(lines(&anna.get(&table).await).len(), 2);
}

#[tokio::test]
async fn who_watches_is_sent_away_and_stays_away() {
    let house = crowded().await;
    let (mut anna, mut bruno) = (named(&house, "Anna").await, named(&house, "Bruno").await);
    let table = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    let mut socket = bruno.socket(&table, &BTreeMap::new()).await;
    socket.hear().await.unwrap();
    let mark = marks(&anna.get(&table).await).pop_first().expect("whoever looks on is listed");
    assert_eq!(about(&mut bruno, &table, "dismiss", &mark).await, 403);
    assert_eq!(about(&mut anna, &table, "dismiss", &mark).await, 303);
    let closed = async { while socket.hear().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), closed).await.expect("the socket is closed");
    assert_eq!(bruno.get(&table).await.status, 403);
    assert_eq!(say(&mut bruno, &table, "hello?").await, 403);
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 403);
}

#[tokio::test]
async fn a_player_is_muted_but_not_sent_away() {
    let house = crowded().await;
    let (mut anna, mut bruno) = (named(&house, "Anna").await, named(&house, "Bruno").await);
    let table = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    assert_eq!(say(&mut bruno, &table, "noise").await, 200);
    let mark = marks(&anna.get(&table).await).pop_first().unwrap();
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    assert_eq!(
        about(&mut anna, &table, "dismiss", &mark).await,
        409,
        "a seat is removed otherwise"
    );
    assert_eq!(about(&mut anna, &table, "mute", &mark).await, 303);
    assert_eq!(say(&mut bruno, &table, "noise").await, 403);
}

/// Lines of one person, as if said over a long time.
async fn long_ago(house: &House, table: TableId, person: PersonId, count: usize) {
    for index in 0..count {
        let line = Chat {
            id: 0,
            person: Some(person),
            name: "Someone".into(),
            text: format!("line {index} of {}", person.0),
            at: 1000,
        };
        house.hall.store.say(table, line, None).await.unwrap();
    }
}

#[tokio::test]
async fn a_flood_does_not_push_the_lines_of_others_away() {
    let house = crowded().await;
    let (mut anna, mut bruno) = (named(&house, "Anna").await, named(&house, "Bruno").await);
    let table = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let host = house.hall.store.table(id).await.unwrap().unwrap().host;
    assert_eq!(say(&mut bruno, &table, "a word of Bruno").await, 200);
    long_ago(&house, id, host, 99).await;
    // As after a restart: what is kept is what is stored.
    house.hall.sweep();
    let mut said = 0;
    for guest in 0..12 {
        let mut guest = named(&house, &format!("Guest {guest}")).await;
        for _ in 0..8 {
            said += u32::from(say(&mut guest, &table, "BUY NOW").await == 200);
        }
    }
    assert!((1..=12).contains(&said), "together they say no more than one breath: {said}");
    house.hall.sweep();
    let page = anna.get(&table).await;
    let count = |text: &str| lines(&page).iter().filter(|line| line.contains(text)).count();
    assert_eq!(lines(&page).len(), 100);
    assert_eq!(count("a word of Bruno"), 1, "his one line stays");
    assert_eq!((count("BUY NOW"), count("line ")), (said as usize, 99 - said as usize));
}

#[tokio::test]
async fn one_person_says_so_much_in_a_breath_and_no_more() {
    let house = crowded().await;
    let mut anna = named(&house, "Anna").await;
    let table = anna.post("/new/morra", TWO).await.header("location").unwrap().to_owned();
    let mut refused = 0;
    for _ in 0..20 {
        refused += u32::from(say(&mut anna, &table, "and another thing").await == 429);
    }
    assert_eq!(refused, 14);
}

#[tokio::test]
async fn who_left_is_not_listed() {
    let house = crowded().await;
    let (mut anna, mut bruno) = (named(&house, "Anna").await, named(&house, "Bruno").await);
    let three = "option-seats=3&seat-0=me&seat-1=open&seat-2=open&door=open";
    let table = anna.post("/new/morra", three).await.header("location").unwrap().to_owned();
    bruno.post(&format!("{table}/sit"), "seat=1").await;
    let lobby = |page: &Reply| page.body.contains("Anna, Bruno");
    assert!(lobby(&anna.get("/lobby").await));
    bruno.post(&format!("{table}/leave"), "seat=1").await;
    assert!(!lobby(&anna.get("/lobby").await), "who stood up sits there no more");
    let mut socket = bruno.socket(&table, &BTreeMap::new()).await;
    socket.hear().await.unwrap();
    let named = |page: &Reply| page.body.contains("<bdi>Bruno</bdi>");
    assert!(named(&anna.get(&table).await), "who looks on is named");
    drop(socket);
    while named(&anna.get(&table).await) {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}
