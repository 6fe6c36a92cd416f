//! From server to server: each request is answered by another, and nothing is different.

use crate::client::{Client, Reply, answer, form};
use crate::house::{Nodes, first_choice, regions, version};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How soon what one server did is seen at another.
const SOON: Duration = Duration::from_secs(5);

/// Looks again and again until something is so.
async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let patience = Instant::now() + SOON;
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(Instant::now() < patience, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A table that a client sets, and where it is.
async fn set(client: &mut Client, path: &str, body: &str) -> String {
    let reply = client.post(path, body).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    reply.header("location").unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_with_every_request_at_another_server() {
    let nodes = Nodes::start(3).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/play/skirmish", "").await;
    let (mut turn, mut answers) = (0, 0);
    let patience = Instant::now() + Duration::from_secs(40);
    loop {
        assert!(Instant::now() < patience, "{answers} answers, and the game does not end");
        turn += 1;
        let page = nodes.moved(&anna, turn % 3).get(&table).await;
        assert_eq!(page.status, 200, "{}", page.body);
        if page.body.contains("class=\"ended\"") {
            break;
        }
        let Some(choice) = first_choice(&page) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let at = version(&page).unwrap();
        let body = answer(0, at, &format!("0-{at}"), &choice);
        // What one server has shown is answered at the next, at once.
        let reply =
            nodes.moved(&anna, (turn + 1) % 3).script(&format!("{table}/choose"), &body).await;
        assert_eq!(reply.status, 200, "nobody else answers for her: {}", reply.body);
        answers += 1;
        let after = nodes.moved(&anna, (turn + 2) % 3).get(&table).await;
        assert!(version(&after) >= reply.json()["version"].as_u64(), "and seen at the third");
    }
    assert!(answers > 3, "{answers}");
    let mut pages = Vec::new();
    for node in 0..3 {
        pages.push(regions(&nodes.moved(&anna, node).get(&table).await));
    }
    assert!(!pages[0].is_empty() && pages[0] == pages[1] && pages[1] == pages[2], "{pages:#?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_sent_to_all_servers_at_once_is_given_once() {
    let nodes = Nodes::start(3).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/play/morra", "").await;
    for round in 0.. {
        let mut page = nodes.moved(&anna, round % 3).get(&table).await;
        while first_choice(&page).is_none() && !page.body.contains("class=\"ended\"") {
            page = nodes.moved(&anna, round % 3).get(&table).await;
        }
        let Some(choice) = first_choice(&page) else { break };
        let at = version(&page).unwrap();
        let body = answer(0, at, &format!("0-{at}"), &choice);
        let sending = (0..3).map(|node| {
            let (mut anna, path, body) =
                (nodes.moved(&anna, node), format!("{table}/choose"), body.clone());
            tokio::spawn(async move { anna.script(&path, &body).await })
        });
        let mut versions = Vec::new();
        for sent in sending.collect::<Vec<_>>() {
            let reply = sent.await.unwrap();
            assert_eq!(reply.status, 200, "{}", reply.body);
            versions.push(reply.json()["version"].clone());
        }
        assert!(versions.iter().all(|version| *version == versions[0]), "{versions:?}");
    }
    let twice = "SELECT count(*) FROM (SELECT seq FROM receipts GROUP BY table_id, seq HAVING count(*) > 1) AS twice";
    assert_eq!(nodes.cluster.sql(&nodes.database, twice), "0");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_at_different_servers_play_together_and_see_it_at_once() {
    let nodes = Nodes::start(2).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/new/morra", "seat-0=me&seat-1=open").await;
    let mut bruno = nodes.client(1);
    let mut before = anna.socket(&table, &BTreeMap::new()).await;
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let begun = until("the page hears that it has begun", async || {
        before.hear().await.expect("the socket stays open");
        first_choice(&anna.clone().get(&table).await)
    });
    begun.await;
    // Where both are asked at once they answer at once, each at their own server.
    let give = |client: &Client, seat: u8, page: &Reply| {
        let (mut client, path) = (client.clone(), format!("{table}/choose"));
        let (at, choice) = (version(page).unwrap(), first_choice(page)?);
        let body = answer(seat, at, &format!("{seat}-{at}"), &choice);
        Some(tokio::spawn(async move { client.script(&path, &body).await }))
    };
    let mut together = 0;
    loop {
        let (one, other) = (anna.get(&table).await, bruno.get(&table).await);
        if one.body.contains("class=\"ended\"") {
            break;
        }
        let given = [give(&anna, 0, &one), give(&bruno, 1, &other)];
        let given: Vec<_> = given.into_iter().flatten().collect();
        assert!(!given.is_empty(), "somebody is asked");
        together += u32::from(given.len() == 2);
        for given in given {
            let reply = given.await.unwrap();
            assert_eq!(reply.status, 200, "judged again where the other was first: {}", reply.body);
        }
    }
    assert!(together > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_server_closed_no_other_opens_again() {
    let nodes = Nodes::start(2).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/new/skirmish", "seat-0=me&seat-1=open").await;
    let mut bruno = nodes.client(1);
    assert_eq!(bruno.get(&table).await.status, 200, "the other server has it at hand");
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    let late = bruno.script(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(late.status, 409, "{}", late.body);
    let closed = nodes.cluster.sql(
        &nodes.database,
        "SELECT phase, person IS NULL FROM tables JOIN seats ON id = table_id WHERE seat = 1",
    );
    assert_eq!(closed, "closed|t");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_muted_or_removed_at_one_server_is_so_at_the_other() {
    let nodes = Nodes::start(2).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/play/skirmish", "").await;
    let mut bruno = nodes.client(1);
    // He becomes somebody by saying how he likes to read.
    let manners = form(&[("name", "Bruno"), ("lang", "en"), ("theme", "dark"), ("motion", "on")]);
    assert_eq!(bruno.post("/settings", &manners).await.status, 200);
    let say = |text: &str| form(&[("text", text)]);
    assert_eq!(bruno.script(&format!("{table}/say"), &say("Ciao Anna")).await.status, 200);
    let page = anna.get(&table).await;
    assert!(page.body.contains("Ciao Anna"), "it is read at the other server at once");
    let who = page.after("name=\"who\" value=\"").expect("she may mute him").to_owned();
    assert_eq!(anna.post(&format!("{table}/mute"), &form(&[("who", &who)])).await.status, 303);
    let refused = bruno.script(&format!("{table}/say"), &say("Can you hear me?")).await;
    assert_eq!(refused.status, 403, "{}", refused.body);
    assert_eq!(anna.post(&format!("{table}/dismiss"), &form(&[("who", &who)])).await.status, 303);
    assert_eq!(bruno.get(&table).await.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_on_at_one_server_is_seen_at_the_other_and_a_session_ends_at_both() {
    let nodes = Nodes::start(2).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/new/skirmish", "seat-0=me&seat-1=open").await;
    let mut bruno = nodes.client(1);
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let alone = regions(&anna.get(&table).await);
    let mut page = nodes.moved(&bruno, 1).socket(&table, &BTreeMap::new()).await;
    page.hear().await.expect("a page");
    until("his page is open", async || (regions(&anna.get(&table).await) != alone).then_some(()))
        .await;
    let mut elsewhere = nodes.moved(&bruno, 0);
    let id =
        elsewhere.get("/settings").await.after("name=\"session\" value=\"").unwrap().to_owned();
    let ended = elsewhere.post("/settings/sessions", &form(&[("session", &id)])).await;
    assert_eq!(ended.status, 303, "{}", ended.body);
    let closed = async { while page.hear_bytes().await.is_some() {} };
    tokio::time::timeout(SOON, closed).await.expect("the page at the other server is closed");
    assert_eq!(bruno.script(&format!("{table}/leave"), "seat=1").await.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_seat_in_hand_goes_along() {
    let nodes = Nodes::start(2).await;
    let mut anna = nodes.client(0);
    let table = set(&mut anna, "/new/morra", "seat-0=me&seat-1=hotseat").await;
    let curtain = nodes.moved(&anna, 1).get(&table).await;
    assert!(first_choice(&curtain).is_none(), "nobody has a seat in hand yet");
    assert_eq!(anna.post(&format!("{table}/unveil"), "seat=0").await.status, 303);
    let page = nodes.moved(&anna, 1).get(&table).await;
    assert!(first_choice(&page).is_some(), "in hand at one server, in hand at the other");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_guesses_at_one_server_and_the_other_comes_to_one_bound() {
    let nodes = Nodes::start(2).await;
    let mut tried = 0;
    for number in 0..24 {
        let guess = nodes.client(number % 2).post("/sign-in", "login=anna&password=wrong").await;
        match guess.status {
            403 => tried += 1,
            429 => {}
            other => panic!("{other}: {}", guess.body),
        }
    }
    assert!(
        (8..=11).contains(&tried),
        "{tried} guesses, where each server alone lets eight through"
    );
    let other = nodes.client(1).post("/sign-in", "login=bruno&password=wrong").await;
    assert_eq!(other.status, 403, "another login is not meant");
}
