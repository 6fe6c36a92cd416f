//! What happened reaches an open page with the news, light enough; who comes, comes back or takes something back gets the end alone.

use crate::client::{Client, Reply, Socket, answer};
use crate::house::{House, first_choice, version};
use server::Limits;
use std::collections::BTreeMap;

/// The most an update may weigh with its beats, as it is sent.
const MOST: usize = 30_000;
const ANSWERS: usize = 30;
const GAMES: [&str; 4] = ["monster-lands", "root", "village-attacks", "wonderful-kingdom"];

/// The page once the player is asked, or the game is over.
async fn asked(client: &mut Client, table: &str) -> Reply {
    loop {
        let page = client.get(table).await;
        if first_choice(&page).is_some() || page.body.contains("class=\"ended") {
            return page;
        }
        tokio::task::yield_now().await;
    }
}

async fn choose(client: &mut Client, table: &str, page: &Reply) {
    let (at, choice) = (version(page), first_choice(page).expect("something is asked"));
    let body = answer(0, at, &format!("key-{at}"), &choice);
    assert_eq!(client.script(&format!("{table}/choose"), &body).await.status, 200);
}

/// An open page that has heard where the table stands, and how many beats came with that.
async fn opened(client: &Client, table: &str) -> (Socket, usize) {
    let mut socket = client.socket(table, &BTreeMap::new()).await;
    let first = socket.hear().await.expect("where the table stands");
    (socket, beats(&first))
}

fn beats(news: &serde_json::Value) -> usize {
    news["beats"].as_array().expect("news carry beats").len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_with_beats_of_every_game_is_light() {
    let house = House::with(Limits::for_a_crowd(), "").await;
    for game in GAMES {
        let (mut anna, table) = house.player(game).await;
        let mut page = asked(&mut anna, &table).await;
        let (mut socket, _) = opened(&anna, &table).await;
        let (mut weights, mut seen) = (Vec::new(), 0);
        for _ in 0..ANSWERS {
            if first_choice(&page).is_none() {
                break;
            }
            choose(&mut anna, &table, &page).await;
            page = asked(&mut anna, &table).await;
            loop {
                let sent = socket.hear_bytes().await.expect("an update");
                weights.push(sent.len());
                let news = crate::client::unpacked(sent);
                seen += beats(&news);
                if news["version"].as_u64() >= Some(version(&page)) {
                    break;
                }
            }
        }
        let most = weights.iter().copied().max().unwrap_or_default();
        assert!(most <= MOST, "{game}: {most} bytes, of {weights:?}");
        assert!(seen > ANSWERS, "{game}: {seen} beats");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_or_comes_back_gets_the_end_and_an_undo_plays_nothing() {
    let house = House::with(Limits::for_a_crowd(), "").await;
    let (mut anna, table) = house.player("root").await;
    let (mut seen, mut undone) = (0, 0);
    for _ in 0..80 {
        let page = asked(&mut anna, &table).await;
        let (mut socket, at_once) = opened(&anna, &table).await;
        assert_eq!(at_once, 0, "who comes stands where the table does");
        choose(&mut anna, &table, &page).await;
        let news = socket.hear_version(version(&page) + 1).await;
        seen += beats(&news);
        let after = anna.get(&table).await;
        let now = version(&after);
        if after.body.contains("data-deed=\"undo\"") {
            let body = answer(0, now, &format!("undo-{now}"), "");
            if anna.script(&format!("{table}/undo"), &body).await.status == 200 {
                let news = socket.hear_version(now + 1).await;
                assert_eq!(beats(&news), 0, "what was taken back is not played");
                undone += 1;
                // And then something else.
                let page = asked(&mut anna, &table).await;
                choose(&mut anna, &table, &page).await;
            }
        }
        if undone > 2 && seen > 3 {
            return;
        }
    }
    panic!("{seen} beats and {undone} times something taken back");
}
