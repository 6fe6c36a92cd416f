//! What an update of a table weighs as it is sent: from one question of a player to the next, with all that others did.

use crate::client::{Client, Reply, answer};
use crate::house::{House, first_choice, regions, version};
use server::Limits;

/// The most an update may weigh.
const MOST: usize = 20_000;
const ANSWERS: usize = 25;

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_update_of_every_game_is_light() {
    // The page is asked for until it is the player's turn, faster than any browser would.
    let house = House::with(Limits::for_a_crowd(), "").await;
    for game in ["monster-lands", "root", "village-attacks", "wonderful-kingdom"] {
        let (mut anna, table) = house.player(game).await;
        let mut page = asked(&mut anna, &table).await;
        let mut weights = Vec::new();
        for turn in 0..ANSWERS {
            let Some(choice) = first_choice(&page) else { break };
            let body = answer(0, version(&page), &format!("key-{turn}"), &choice);
            assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200);
            let next = asked(&mut anna, &table).await;
            let mut socket = anna.socket(&table, &regions(&page)).await;
            weights.push(socket.hear_bytes().await.expect("an update").len());
            page = next;
        }
        let most = weights.iter().copied().max().unwrap_or_default();
        assert!(most <= MOST, "{game}: {most} bytes, of {weights:?}");
    }
}
