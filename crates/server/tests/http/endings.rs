//! After the end: how it went, the rematch, and setting a table again.

use crate::client::{Client, Reply, answer, form};
use crate::house::{House, first_choice, regions};
use server::store::{Sits, TableId};
use std::fmt::Write as _;

/// Answers with the first choice for whoever of them is asked, until the game is over.
async fn play_out(players: &mut [(Client, u8)], table: &str) -> Reply {
    for turn in 0..5000 {
        for (client, seat) in players.iter_mut() {
            let page = client.get(table).await;
            if page.body.contains("class=\"ended\"") {
                return page;
            }
            let Some(choice) = first_choice(&page) else { continue };
            let since = page.after("name=\"version\" value=\"").unwrap().parse().unwrap();
            let sent = answer(*seat, since, &format!("k{turn}-{seat}"), &choice);
            client.script(&format!("{table}/choose"), &sent).await;
        }
        tokio::task::yield_now().await;
    }
    panic!("the game did not end");
}

/// Two people who have played a short skirmish to its end.
async fn played(house: &House) -> (Vec<(Client, u8)>, String, Reply) {
    let set = "option-seats=2&option-rounds=1&seat-0=me&seat-1=open&door=open";
    let (host, table) = house.host("skirmish", set).await;
    let mut guest = house.client();
    assert_eq!(guest.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let mut players = vec![(host, 0), (guest, 1)];
    let end = play_out(&mut players, &table).await;
    (players, table, end)
}

#[tokio::test]
async fn an_end_tells_who_won_how_it_went_and_where_to_go() {
    let house = House::open().await;
    let (_, table, end) = played(&house).await;
    let parts =
        ["class=\"curve\"", "role=\"img\"", "details class=\"as-table\"", "table class=\"result\""];
    for part in parts.into_iter().chain([&*format!("{table}/rematch"), "/new/skirmish?again"]) {
        assert!(end.body.contains(part), "{part} in {}", end.body);
    }
    assert!(!lang::has_gap(&end.body));
}

#[tokio::test]
async fn nothing_is_told_of_how_it_goes_before_the_end() {
    let house = House::open().await;
    let (mut client, table) = house.player("skirmish").await;
    let page = client.get(&table).await;
    assert!(!page.body.contains("class=\"curve\"") && !page.body.contains("/rematch"));
    let early = client.post(&format!("{table}/rematch"), "").await;
    assert_eq!(early.status, 409, "{}", early.body);
}

#[tokio::test]
async fn a_rematch_has_the_same_people_and_one_table_however_often_it_is_wanted() {
    let house = House::open().await;
    let (mut players, table, _) = played(&house).await;
    let mut watcher = house.client();
    assert_eq!(watcher.post(&format!("{table}/rematch"), "").await.status, 403, "without a name");
    let first = players[1].0.post(&format!("{table}/rematch"), "").await;
    assert_eq!(first.status, 303, "{}", first.body);
    let next = first.header("location").unwrap().to_owned();
    let again = players[0].0.script(&format!("{table}/rematch"), "").await;
    assert_eq!(again.json()["next"], next.as_str(), "the one that is set");
    let id = |table: &str| table.trim_start_matches("/t/").parse::<TableId>().unwrap();
    let old = house.hall.table(id(&table)).await.unwrap().shown();
    let new = house.hall.table(id(&next)).await.unwrap().shown();
    let people = |state: &server::live::State| {
        let mut all: Vec<_> = state.record.seats.iter().map(|seat| seat.sits.person()).collect();
        all.sort();
        all
    };
    assert_eq!(people(&old), people(&new));
    assert_ne!(old.record.seats[0].sits, Sits::Nobody);
    assert_ne!(old.record.opening, new.record.opening, "it is dealt anew");
    assert_eq!(players[0].0.get(&next).await.status, 200);
}

#[tokio::test]
async fn whoever_looks_on_hears_of_the_rematch() {
    let house = House::open().await;
    let (mut players, table, _) = played(&house).await;
    let mut watcher = house.client();
    let page = watcher.get(&table).await;
    assert!(!page.body.contains("data-next="));
    let mut socket = watcher.socket(&table, &regions(&page)).await;
    let set = players[0].0.script(&format!("{table}/rematch"), "").await.json();
    let news = loop {
        let news = socket.hear().await.expect("it is told");
        if news["regions"].get("question").is_some() {
            break news;
        }
    };
    let told = news["regions"]["question"][1].as_str().unwrap().to_owned();
    let mut wanted = String::new();
    write!(wanted, "data-next=\"{}\"", set["next"].as_str().unwrap()).unwrap();
    assert!(told.contains(&wanted), "{told}");
}

/// A finished game of Root, among four bots.
const ROOT: &str = include_str!("../../../../games/root/tests/replays/autumn-standard-2.journal");

#[tokio::test]
async fn the_next_player_begins_a_rematch() {
    let house = House::open().await;
    let mut client = house.client();
    let brought = client.post("/import", &form(&[("journal", ROOT)])).await;
    let table = brought.header("location").unwrap().to_owned();
    let id = |address: &str| address.trim_start_matches("/t/").parse::<TableId>().unwrap();
    let old = house.hall.table(id(&table)).await.unwrap().shown();
    let next = old.next_to_begin().unwrap();
    let told = client.get(&table).await;
    assert!(told.body.contains("class=\"rematch\""), "{}", told.body);
    let set = client.script(&format!("{table}/rematch"), "").await.json();
    let new = house.hall.table(id(set["next"].as_str().unwrap())).await.unwrap().shown();
    let named = format!("first={}", next.0 + 1);
    assert!(new.record.opening.contains(&named), "{named} in {}", new.record.opening);
}

/// Asks until an analysis is made.
async fn analysed(client: &mut Client, table: &str) -> Reply {
    client.post(&format!("{table}/analysis"), "").await;
    loop {
        let page = client.get(&format!("{table}/analysis")).await;
        assert_eq!(page.status, 200, "{}", page.body);
        if page.header("refresh").is_none() {
            return page;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn those_who_sat_there_may_have_a_game_analysed_and_nobody_else() {
    let house = House::open().await;
    let (mut players, table, end) = played(&house).await;
    let address = format!("{table}/analysis");
    assert!(end.body.contains(&address));
    let (mut stranger, mut other) = (house.client(), house.player("morra").await.0);
    for nobody in [&mut stranger, &mut other] {
        assert_eq!(nobody.get(&address).await.status, 403);
        assert_eq!(nobody.post(&address, "").await.status, 403);
        assert!(!nobody.get(&table).await.body.contains(&address));
    }
    let page = analysed(&mut players[1].0, &table).await;
    for part in ["class=\"curve\"", "/replay?at=", "&amp;as=", "10 %"] {
        assert!(page.body.contains(part), "{part} in {}", page.body);
    }
    assert!(!lang::has_gap(&page.body), "{}", page.body);
    assert_eq!(stranger.get(&address).await.status, 403, "what was found stays among them");
    let kept: u32 =
        house.database().query_row("SELECT count(*) FROM analyses", [], |row| row.get(0)).unwrap();
    assert_eq!(kept, 1, "it is kept with the game");
}

#[tokio::test]
async fn a_game_that_is_on_is_not_analysed() {
    let house = House::open().await;
    let (mut client, table) = house.player("skirmish").await;
    assert_eq!(client.get(&format!("{table}/analysis")).await.status, 409);
    assert_eq!(client.post(&format!("{table}/analysis"), "").await.status, 409);
}

#[tokio::test]
async fn a_set_up_comes_again_as_it_was_last_sent() {
    let house = House::open().await;
    let set = "option-seats=2&option-rounds=1&seat-0=me&seat-1=open&door=open&undo=forbidden";
    let (mut host, _) = house.host("skirmish", set).await;
    let usual = host.get("/new/skirmish").await;
    assert!(usual.body.contains("href=\"/new/skirmish?again\""), "{}", usual.body);
    let again = host.get("/new/skirmish?again").await;
    let is_chosen = |page: &Reply, name: &str, value: &str| {
        page.body.contains(&format!("name=\"{name}\" value=\"{value}\" checked"))
    };
    assert!(is_chosen(&again, "undo", "forbidden") && is_chosen(&again, "door", "open"));
    assert!(is_chosen(&usual, "undo", "allowed"));
    host.post("/settings", "name=Anna&lang=it&theme=dark&motion=off").await;
    let later = host.get("/new/skirmish?again").await;
    assert!(is_chosen(&later, "undo", "forbidden"), "it outlives other settings");
    let mut stranger = house.client();
    assert_eq!(stranger.get("/new/skirmish?again").await.status, 200);
}
