//! Prepared answers among several servers: made at one, given by whoever drives the table, once.

use crate::client::{Client, form};
use crate::house::{Nodes, first_choice, version};
use std::time::{Duration, Instant};

/// Answers for a seat at a server, and says what is to be the next time.
async fn answer(client: &mut Client, table: &str, seat: &str, choice: &str, again: &str) -> u16 {
    let at = version(&client.get(table).await).unwrap().to_string();
    let key = format!("{seat}-{at}");
    let sent = form(&[
        ("seat", seat),
        ("version", &at),
        ("key", &key),
        ("choice", choice),
        ("again", again),
        ("about", "any"),
    ]);
    client.script(&format!("{table}/choose"), &sent).await.status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_prepared_at_one_server_is_given_once_whichever_server_hears_of_the_question() {
    let nodes = Nodes::start(3).await;
    let mut anna = nodes.client(0);
    let set = anna.post("/new/skirmish", &form(&[("seat-0", "me"), ("seat-1", "open")])).await;
    let table = set.header("location").unwrap().to_owned();
    let mut bruno = nodes.client(1);
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let patience = Instant::now() + Duration::from_secs(40);
    let (mut kept, mut turn) = (false, 0);
    let given = || {
        let count = format!(
            "SELECT count(*) FROM steps WHERE table_id = '{}' AND lines LIKE '0: rest%'",
            table.trim_start_matches("/t/")
        );
        nodes.cluster.sql(&nodes.database, &count).trim().parse::<u32>().unwrap()
    };
    while given() < 3 {
        assert!(Instant::now() < patience, "{} were given", given());
        turn += 1;
        let mut bruno = nodes.moved(&bruno, turn % 3);
        let page = bruno.get(&table).await;
        let dull = ["rest", "stand", "hold"].into_iter();
        let dull = dull
            .map(str::to_owned)
            .find(|it| page.body.contains(&format!("name=\"choice\" value=\"{it}\"")));
        if let Some(choice) = dull.or_else(|| first_choice(&page)) {
            answer(&mut bruno, &table, "1", &choice, "").await;
        }
        // Anna says once that she rests; whatever else she is asked she answers herself.
        let mut anna = nodes.moved(&anna, (turn + 1) % 3);
        let page = anna.get(&table).await;
        if page.body.contains("name=\"choice\" value=\"rest\"") {
            if !kept {
                assert_eq!(answer(&mut anna, &table, "0", "rest", "on").await, 200);
                kept = true;
            }
        } else if let Some(choice) = first_choice(&page) {
            answer(&mut anna, &table, "0", &choice, "").await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let used = nodes.cluster.sql(&nodes.database, "SELECT given FROM prepared");
    let led = "SELECT count(*) FROM steps WHERE lines LIKE '0: rest%' AND epoch IS NOT NULL";
    let led = nodes.cluster.sql(&nodes.database, led);
    assert_eq!(used.trim(), led.trim(), "each once, by whoever drove the table");
}
