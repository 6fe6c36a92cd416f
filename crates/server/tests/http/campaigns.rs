//! Campaigns on the page: begun, left, resumed, counted, and what is asked before the next game.

use crate::client::{Client, Reply};
use crate::house::House;
use kernel::Seat;
use server::live::{Command, Deed};
use server::store::Phase;

const ALL: &str = "/campaign/monster-lands";

/// Somebody who has begun a campaign, and the address of its page.
async fn begun(house: &House, difficulty: &str) -> (Client, String) {
    let mut client = house.client();
    let reply = client.post(ALL, &format!("answer={difficulty}")).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    (client, reply.header("location").unwrap().to_owned())
}

async fn plays(client: &mut Client, campaign: &str, answer: &str) -> Reply {
    client.post(&format!("{campaign}/play"), answer).await
}

/// The address of the table somebody is led to.
async fn table(client: &mut Client, campaign: &str) -> String {
    let reply = plays(client, campaign, "").await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    reply.header("location").unwrap().to_owned()
}

/// Plays the game of a table to its end, with whatever is offered first.
async fn finish(house: &House, table: &str) {
    let id = table.strip_prefix("/t/").unwrap().parse().unwrap();
    let live = house.hall.table(id).await.unwrap();
    loop {
        let state = live.shown();
        if state.record.phase == Phase::Over {
            return;
        }
        let offered = state.table.as_ref().unwrap().offered(Seat(0));
        let expected = state.record.version;
        let command = Command {
            person: state.record.host,
            seat: Seat(0),
            deed: Deed::Choose(offered[0].clone()),
            expected,
            key: format!("k{expected}"),
        };
        live.obey(&house.hall, command).await.unwrap();
    }
}

#[tokio::test]
async fn a_campaign_is_begun_left_and_resumed() {
    let house = House::open().await;
    assert!(house.client().get("/").await.body.contains(ALL), "home leads there");
    assert_eq!(house.client().get("/campaign/root").await.status, 404);
    let form = house.client().get(ALL).await;
    assert_eq!(form.body.matches("name=\"answer\"").count(), 4, "{}", form.body);
    assert_eq!(house.client().post(ALL, "answer=easy").await.status, 422);

    let (mut anna, campaign) = begun(&house, "tutorial").await;
    let page = anna.get(&campaign).await;
    assert!(page.body.contains("Scenario 1 of 10, Business as usual, is next: Tutorial."));
    assert!(page.body.contains("No game has been played yet."));
    assert_eq!(page.body.matches("class=\"ahead\"").count(), 9, "{}", page.body);
    let first = table(&mut anna, &campaign).await;
    let played = anna.get(&first).await;
    assert!(played.body.contains(&campaign), "the table leads back to the campaign");
    assert!(!house.client().get(&first).await.body.contains(&campaign), "but only its player");
    assert_eq!(table(&mut anna, &campaign).await, first, "the game waits where it was left");
    assert!(anna.get(&campaign).await.body.contains("Go on with the game"));
    assert!(anna.get(ALL).await.body.contains(&campaign));
    assert_eq!(house.client().get(&campaign).await.status, 404, "it is nobody else's");
    assert_eq!(plays(&mut house.client(), &campaign, "").await.status, 404);
}

#[tokio::test]
async fn a_game_counts_once_however_often_one_looks() {
    let house = House::open().await;
    let (mut anna, campaign) = begun(&house, "normal").await;
    let first = table(&mut anna, &campaign).await;
    let stands = |house: &House| -> (String, Option<String>, i64) {
        let row = "SELECT stands, at_table, version FROM campaigns";
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        house.database().query_row(row, [], read).unwrap()
    };
    let before = stands(&house);
    finish(&house, &first).await;
    let (after, at_table, version) = stands(&house);
    assert!(after.contains("games 1") && after.contains("played scenario 1, normal"), "{after}");
    assert_eq!((at_table, version), (None, 2), "it is counted as the game ends");
    assert!(anna.get(&first).await.body.contains("On with the campaign"));
    for _ in 0..2 {
        let page = anna.get(&campaign).await;
        let lost = page.body.contains("The campaign is lost");
        assert!(lost || page.body.contains("1 game has been played."), "{}", page.body);
        assert!(page.body.contains("Scenario 1, Business as usual, Normal: "), "{}", page.body);
    }
    assert_eq!(stands(&house).2, 2);

    // The server stopped between the last choice and the counting: who looks sees it counted.
    let (text, table, _) = before;
    let back = "UPDATE campaigns SET stands = ?1, at_table = ?2";
    house.database().execute(back, rusqlite::params![text, table]).unwrap();
    anna.get(&campaign).await;
    assert_eq!(stands(&house), (after, None, 3));
}

#[tokio::test]
async fn a_hero_is_asked_before_the_next_game() {
    let house = House::open().await;
    let (mut anna, campaign) = begun(&house, "normal").await;
    let hero = "UPDATE campaigns SET stands = 'scenario 2, difficulty hard, games 1, open\na hero chooses\nplayed scenario 1, normal, rank 3, points 61\n'";
    house.database().execute(hero, []).unwrap();
    let page = anna.get(&campaign).await;
    assert!(page.body.contains("A Hero chooses"), "{}", page.body);
    assert_eq!(page.body.matches("name=\"answer\"").count(), 2);
    assert!(page.body.contains("Scenario 1, Business as usual, Normal: Hero, 61 points"));
    assert_eq!(plays(&mut anna, &campaign, "").await.status, 422, "nothing is begun unanswered");
    assert_eq!(plays(&mut anna, &campaign, "answer=tutorial").await.status, 422);
    let reply = plays(&mut anna, &campaign, "answer=cut-throat").await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    let id = reply.header("location").unwrap().strip_prefix("/t/").unwrap().parse().unwrap();
    let opening = house.hall.store.table(id).await.unwrap().unwrap().opening;
    let journal = kernel::Journal::parse(&opening).unwrap();
    for (name, value) in [("seats", "1"), ("scenario", "2"), ("difficulty", "cut-throat")] {
        let set = |(key, set): &(String, String)| key == name && set == value;
        assert!(journal.options.iter().any(set), "{name}: {opening}");
    }
    assert!(!anna.get(&campaign).await.body.contains("A Hero chooses"), "it was answered");
}

#[tokio::test]
async fn a_closed_game_is_played_again_and_a_campaign_that_is_over_is_not() {
    let house = House::open().await;
    let (mut anna, campaign) = begun(&house, "hard").await;
    let first = table(&mut anna, &campaign).await;
    assert_eq!(anna.post(&format!("{first}/close"), "").await.status, 303);
    assert!(anna.get(&campaign).await.body.contains("No game has been played yet."));
    let second = table(&mut anna, &campaign).await;
    assert_ne!(first, second);
    let won = "UPDATE campaigns SET stands = 'scenario 10, difficulty hard, games 12, won\n', at_table = NULL";
    house.database().execute(won, []).unwrap();
    let page = anna.get(&campaign).await;
    assert!(page.body.contains("The campaign is won, in 12 games."), "{}", page.body);
    assert!(!page.body.contains("/play\""), "there is nothing to go on with");
    assert_eq!(page.body.matches("class=\"passed\"").count(), 10);
    let reply = plays(&mut anna, &campaign, "").await;
    assert_eq!(reply.header("location"), Some(campaign.as_str()));
}

#[tokio::test]
async fn a_campaign_is_told_in_italian() {
    let house = House::open().await;
    let (mut anna, campaign) = begun(&house, "cut-throat").await;
    assert_eq!(anna.post("/settings/language", "lang=it&back=/").await.status, 303);
    let page = anna.get(&campaign).await;
    assert!(page.body.contains("Il prossimo è lo scenario 1 di 10"), "{}", page.body);
    assert!(page.body.contains("Taglia-gola"));
    assert!(page.body.contains("sei qui"));
}
