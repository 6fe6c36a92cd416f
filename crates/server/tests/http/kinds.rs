//! Kinds of play: together over the network, on one screen, with bots standing in; and what a host may do.

use crate::client::{answer, form};
use crate::house::{House, first_choice, version};
use server::Limits;
use std::time::{Duration, Instant};

const TWO: &str = "option-seats=2&seat-0=me&seat-1=open&door=open";

#[tokio::test]
async fn a_guest_joins_from_the_lobby_and_the_last_seat_starts_the_game() {
    let house = House::open().await;
    let (mut anna, table) = house.host("morra", TWO).await;
    assert!(
        first_choice(&anna.get(&table).await).is_none(),
        "nothing is asked before everyone is there"
    );
    let mut bruno = house.client();
    assert!(bruno.get("/lobby").await.body.contains(&table));
    assert!(bruno.get(&table).await.body.contains("/sit\""));
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let pages = [anna.get(&table).await, bruno.get(&table).await];
    assert!(pages.iter().any(|page| first_choice(page).is_some()));
    let mut carla = house.client();
    assert_eq!(
        carla.post(&format!("{table}/sit"), "seat=1").await.status,
        409,
        "the seat is taken"
    );
    assert!(first_choice(&carla.get(&table).await).is_none(), "a watcher is asked nothing");
}

#[tokio::test]
async fn a_private_table_is_not_in_the_lobby() {
    let house = House::open().await;
    let (_, table) = house.host("morra", "option-seats=2&seat-0=me&seat-1=open&door=private").await;
    let mut bruno = house.client();
    assert!(!bruno.get("/lobby").await.body.contains(&table));
    assert_eq!(bruno.get(&table).await.status, 200, "who has the link may come");
}

#[tokio::test]
async fn the_host_removes_a_player_who_cannot_come_back() {
    let house = House::open().await;
    let (mut anna, table) =
        house.host("morra", "option-seats=3&seat-0=me&seat-1=open&seat-2=open").await;
    let mut bruno = house.client();
    bruno.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(bruno.post(&format!("{table}/remove"), "seat=0").await.status, 403, "only the host");
    assert_eq!(anna.post(&format!("{table}/remove"), "seat=1").await.status, 303);
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 403);
    assert_eq!(bruno.get(&table).await.status, 403);
    assert_eq!(bruno.try_socket(&table).await.err(), Some(403));
}

#[tokio::test]
async fn a_seat_is_given_to_a_bot_and_taken_back() {
    let house = House::open().await;
    let (mut anna, table) = house.host("skirmish", TWO).await;
    let mut bruno = house.client();
    bruno.post(&format!("{table}/sit"), "seat=1").await;
    assert_eq!(bruno.post(&format!("{table}/stand-in"), "seat=0").await.status, 403);
    assert_eq!(anna.post(&format!("{table}/stand-in"), "seat=1").await.status, 303);
    let page = bruno.get(&table).await;
    assert!(first_choice(&page).is_none() && page.body.contains("take-back"));
    assert_eq!(
        anna.post(&format!("{table}/take-back"), "seat=1").await.status,
        409,
        "it is not hers"
    );
    assert_eq!(bruno.post(&format!("{table}/take-back"), "seat=1").await.status, 303);
    let body = bruno.get(&table).await.body;
    assert!(!body.contains("take-back"), "it is his again");
}

#[tokio::test]
async fn a_host_who_waits_for_someone_away_is_offered_a_bot() {
    let house = House::open().await;
    let (mut anna, table) = house.host("skirmish", TWO).await;
    let mut bruno = house.client();
    bruno.post(&format!("{table}/sit"), "seat=1").await;
    let offered = |page: &crate::client::Reply| page.body.contains("class=\"absent\"");
    let waiting = loop {
        let page = anna.get(&table).await;
        let Some(choice) = first_choice(&page) else { break page };
        assert!(!offered(&page), "it is her own turn");
        let body = answer(0, version(&page), &format!("k{}", version(&page)), &choice);
        assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200);
    };
    assert!(offered(&waiting), "no page of his is open");
    assert!(!offered(&bruno.get(&table).await), "only the host may");
    let _here = bruno.socket(&table, &std::collections::BTreeMap::new()).await;
    assert!(!offered(&anna.get(&table).await), "now he is here");
}

#[tokio::test]
async fn the_host_starts_and_bots_fill_the_open_seats() {
    let house = House::open().await;
    let (mut anna, table) =
        house.host("morra", "option-seats=4&seat-0=me&seat-1=open&seat-2=open&seat-3=open").await;
    assert_eq!(house.client().post(&format!("{table}/start"), "").await.status, 403);
    assert_eq!(anna.post(&format!("{table}/start"), "level=random").await.status, 303);
    for _ in 0..400 {
        if first_choice(&anna.get(&table).await).is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the bots never came to the point of asking her");
}

#[tokio::test]
async fn on_one_screen_nothing_is_seen_before_the_hand_over() {
    let house = House::open().await;
    let (mut anna, table) = house.host("skirmish", "option-seats=2&seat-0=me&seat-1=hotseat").await;
    let veiled = anna.get(&table).await;
    assert!(veiled.body.contains("class=\"curtain") && first_choice(&veiled).is_none());
    assert!(!veiled.body.contains("data-choice"), "no card, no choice");
    assert_eq!(anna.post(&format!("{table}/unveil"), "seat=7").await.status, 409);
    assert_eq!(anna.post(&format!("{table}/unveil"), "seat=0").await.status, 303);
    let own = anna.get(&table).await;
    let choice = first_choice(&own).expect("the first seat is asked");
    let body = answer(0, version(&own), "k", &choice);
    assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200);
    let next = anna.get(&table).await;
    assert!(next.body.contains("class=\"curtain"), "the other seat takes over behind the curtain");
}

#[tokio::test]
async fn one_person_has_one_seat_unless_screens_are_shared() {
    let house = House::open().await;
    let open = "option-seats=4&seat-0=me&seat-1=open&seat-2=open&seat-3=open";
    let (mut anna, own) = house.host("morra", open).await;
    assert_eq!(anna.post(&format!("{own}/sit"), "seat=1").await.status, 409);
    let mut bruno = house.client();
    assert_eq!(bruno.post(&format!("{own}/sit"), "seat=1").await.status, 303);
    let refused = bruno.post(&format!("{own}/sit"), "seat=2").await;
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("each person has one"), "{}", refused.body);
    assert_eq!(bruno.post(&format!("{own}/leave"), "seat=1").await.status, 303);
    assert_eq!(bruno.post(&format!("{own}/sit"), "seat=2").await.status, 303, "another instead");
    let (mut carla, shared) = house.host("morra", &format!("{open}&screens=shared")).await;
    assert_eq!(carla.post(&format!("{shared}/sit"), "seat=1").await.status, 303);
    assert!(carla.get(&shared).await.body.contains("/sit\""), "she is offered more");
    let twice = house.client().post("/new/morra", "option-seats=2&seat-0=me&seat-1=me").await;
    assert_eq!(twice.status, 422, "{}", twice.body);
    let twice = "option-seats=2&seat-0=me&seat-1=me&screens=shared";
    assert_eq!(house.client().post("/new/morra", twice).await.status, 303);
}

#[tokio::test]
async fn a_closed_table_is_played_no_more_and_tells_everything() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let mut bruno = house.client();
    assert_eq!(bruno.post(&format!("{table}/close"), "").await.status, 403);
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    let body = answer(0, version(&page), "k", &first_choice(&page).unwrap());
    assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 409);
    assert_eq!(bruno.get(&format!("{table}/journal")).await.status, 200);
}

#[tokio::test]
async fn a_bot_that_was_thinking_does_not_open_a_closed_table_again() {
    let limits = Limits { bot_pace: Duration::from_millis(40), ..Limits::default() };
    let house = House::with(limits, "").await;
    let (mut anna, table) = house.player("skirmish").await;
    let mut socket = anna.socket(&table, &std::collections::BTreeMap::new()).await;
    socket.hear_text().await.unwrap();
    while let page = anna.get(&table).await
        && let Some(choice) = first_choice(&page)
    {
        let body = answer(0, version(&page), &format!("k{}", version(&page)), &choice);
        assert_eq!(anna.script(&format!("{table}/choose"), &body).await.status, 200);
    }
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    let closed = version(&anna.get(&table).await);
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
        let page = anna.get(&table).await;
        assert_eq!(version(&page), closed, "nobody plays on");
        assert!(page.body.contains("class=\"ended\""));
    }
}

#[tokio::test]
async fn an_account_keeps_its_tables_on_another_device() {
    let house = House::open().await;
    let (mut anna, table) = house.player("morra").await;
    let account = |password: &str| form(&[("login", "anna"), ("password", password)]);
    assert_eq!(anna.post("/settings/account", &account("short")).await.status, 422);
    assert_eq!(anna.post("/settings/account", &account("correct horse")).await.status, 200);
    let mut phone = house.client();
    assert_eq!(phone.post("/sign-in", &account("wrong horse")).await.status, 403);
    assert_eq!(phone.post("/sign-in", &account("correct horse")).await.status, 303);
    assert!(phone.get("/").await.body.contains(&table));
    let (mut bruno, _) = house.player("morra").await;
    assert_eq!(bruno.post("/settings/account", &account("another one")).await.status, 409);
    let settings = phone.get("/settings").await;
    let session = settings.after("name=\"session\" value=\"").unwrap().to_owned();
    assert_eq!(settings.body.matches("name=\"session\"").count(), 2);
    assert_eq!(bruno.post("/settings/sessions", &form(&[("session", &session)])).await.status, 404);
    assert_eq!(phone.post("/settings/sessions", &form(&[("session", &session)])).await.status, 303);
    assert_eq!(
        phone.get("/settings").await.body.matches("name=\"session\"").count()
            + anna.get("/settings").await.body.matches("name=\"session\"").count(),
        1
    );
}

#[tokio::test]
async fn a_table_nobody_holds_is_rebuilt_as_it_was() {
    let house =
        House::with(Limits { idle: -5, bot_pace: Duration::ZERO, ..Limits::default() }, "").await;
    let (mut anna, table) = house.player("skirmish").await;
    let page = anna.get(&table).await;
    let body = answer(0, version(&page), "k", &first_choice(&page).unwrap());
    anna.script(&format!("{table}/choose"), &body).await;
    let patience = Instant::now() + Duration::from_secs(20);
    let before = loop {
        let page = anna.get(&table).await;
        if first_choice(&page).is_some() || page.body.contains("class=\"ended\"") {
            break page;
        }
        assert!(Instant::now() < patience, "the bots have answered");
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    house.hall.sweep();
    assert_eq!(house.hall.count(), 0);
    let after = anna.get(&table).await;
    let strip = |body: &str| body.split("data-region=\"log\"").next().map(str::to_owned);
    assert_eq!(strip(&after.body), strip(&before.body));
}
