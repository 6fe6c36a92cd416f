//! The way through a game: pages, and what changes of them.

use crate::client::{Client, Reply, form};
use crate::house::House;
use serde_json::Value;

/// A finished game of Root, among two factions.
const ROOT: &str = include_str!("../../../../games/root/tests/replays/autumn-standard-2.journal");

async fn brought(house: &House) -> (Client, String) {
    let mut client = house.client();
    let reply = client.post("/import", &form(&[("journal", ROOT)])).await;
    let table = reply.header("location").unwrap().to_owned();
    (client, table)
}

/// What a page that scrubs is told of a moment.
async fn moment(client: &mut Client, address: &str) -> Value {
    client.headers.push(("accept", "application/json".into()));
    let reply = client.get(address).await;
    client.headers.pop();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

/// The part of a page that is a region.
fn region<'a>(page: &'a Reply, name: &str) -> &'a str {
    let (_, rest) = page.body.split_once(&format!("data-region=\"{name}\"")).unwrap();
    rest.split_once("data-region=").map_or(rest, |(region, _)| region)
}

#[tokio::test]
async fn a_moment_that_is_scrubbed_to_is_the_page_of_that_moment() {
    let house = House::open().await;
    let (mut client, table) = brought(&house).await;
    for (at, eyes) in [(0, ""), (40, "&as=1"), (41, "&as=0"), (9_999, "")] {
        let address = format!("{table}/replay?at={at}{eyes}");
        let (page, news) = (client.get(&address).await, moment(&mut client, &address).await);
        for name in ["board", "players", "mat", "beside"] {
            let html = news["regions"][name][1].as_str().unwrap();
            assert!(region(&page, name).contains(html), "{name} at {at}");
        }
        let place = news["place"].as_str().unwrap();
        assert!(page.body.contains(place), "{place}");
    }
}

#[tokio::test]
async fn every_way_is_a_link_without_script() {
    let house = House::open().await;
    let (mut client, table) = brought(&house).await;
    let page = client.get(&format!("{table}/replay?at=40&as=1")).await;
    for (deed, to) in [
        ("data-go=\"first\"", 0),
        ("data-go=\"back\" rel=\"prev\"", 39),
        ("data-go=\"on\" rel=\"next\"", 41),
    ] {
        let link = format!("{deed} href=\"{table}/replay?at={to}&amp;as=1\"");
        assert!(page.body.contains(&link), "{link} in {}", page.body);
    }
    for part in [
        "type=\"range\"",
        "data-go=\"turn-on\" href=",
        "data-go=\"theirs-on\" href=",
        "data-go=\"share\" href=",
        "class=\"go\"",
    ] {
        assert!(page.body.contains(part), "{part}");
    }
    let turn = client.get(&format!("{table}/replay?turn=3")).await;
    let begins = turn.after("data-stops=\"").unwrap().split(' ').nth(3).unwrap().to_owned();
    assert_eq!(turn.after("data-at=\""), Some(&*begins), "the slider goes by turns");
    assert!(!lang::has_gap(&page.body));
}

#[tokio::test]
async fn the_log_of_a_moment_tells_nothing_of_what_comes_later() {
    let house = House::open().await;
    let (mut client, table) = brought(&house).await;
    let news = moment(&mut client, &format!("{table}/replay?at=40")).await;
    let page = client.get(&format!("{table}/replay?at=40")).await;
    let told = news["told"].as_u64().unwrap();
    for line in page.body.split("<li class=\"").skip(1) {
        let Some(fact) = line.split("data-fact=\"").nth(1) else { continue };
        let fact: u64 = fact.split('"').next().unwrap().parse().unwrap();
        let class = line.split('"').next().unwrap();
        assert_eq!(class.contains("later"), fact >= told, "{class} {fact} of {told}");
    }
    let said = news["said"].as_array().unwrap();
    assert!(!said.is_empty() && news["from"].as_u64() < Some(told));
}

#[tokio::test]
async fn the_whole_way_is_scrubbed_and_each_step_has_its_beats() {
    let house = House::open().await;
    let (mut client, table) = brought(&house).await;
    let first = moment(&mut client, &format!("{table}/replay?at=0")).await;
    let of = first["of"].as_u64().unwrap();
    let (mut told, mut beats) = (first["told"].as_u64().unwrap(), 0);
    for at in 1..=of {
        let news = moment(&mut client, &format!("{table}/replay?at={at}")).await;
        assert_eq!(news["from"].as_u64(), Some(told), "a step begins where the last ended: {at}");
        told = news["told"].as_u64().unwrap();
        beats += news["beats"].as_array().unwrap().len();
    }
    assert!(beats > 100, "{beats}");
}
