//! Clocks at tables: who runs out of time is stood in for, and comes back.

use crate::client::{Client, form};
use crate::house::House;
use server::chance::now;
use server::live::Time;
use server::store::{Pace, Per, Sits, TableId};
use std::sync::Arc;

/// A table of two people with a clock, begun, and the one whose seat is asked first.
async fn timed(house: &House) -> (Client, Client, String) {
    let seats = form(&[
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("pace", "answer"),
        ("pace-time", "60"),
        ("pace-reserve", "300"),
    ]);
    let (anna, table) = house.host("skirmish", &seats).await;
    let mut bruno = house.client();
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    (anna, bruno, table)
}

fn id(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().unwrap()
}

#[tokio::test]
async fn a_clock_is_set_shown_and_stopped() {
    let house = House::open().await;
    let (mut anna, mut bruno, table) = timed(&house).await;
    let pace = house.hall.store.pace(id(&table)).await.unwrap();
    assert_eq!(pace, Some(Pace { per: Per::Answer, seconds: 60, reserve: 300 }));
    let page = anna.get(&table).await;
    assert!(
        page.body.contains("data-until=\"") && page.body.contains("data-reserve=\"300\""),
        "{}",
        page.body
    );
    let until: i64 = page.after("data-until=\"").unwrap().parse().unwrap();
    assert!((now() + 50..=now() + 60).contains(&until), "{until}");
    let pause = async |who: &mut Client, on: &str| {
        who.post(&format!("{table}/pause"), &form(&[("on", on)])).await.status
    };
    assert_eq!(pause(&mut bruno, "on").await, 303);
    assert!(
        anna.get(&table).await.body.contains("data-until=\""),
        "one of two is not more than half"
    );
    assert_eq!(pause(&mut anna, "on").await, 303);
    let page = anna.get(&table).await.body;
    assert!(!page.contains("data-until=\"") && page.contains("The clock stands."), "{page}");
    assert_eq!(pause(&mut house.client(), "off").await, 403, "strangers have no say");
    assert_eq!(pause(&mut bruno, "off").await, 303);
    assert_eq!(pause(&mut anna, "off").await, 303);
    assert!(anna.get(&table).await.body.contains("data-until=\""));
    for (time, reserve) in
        [("59", "0"), ("1209601", "0"), ("60", "-1"), ("60", "1209601"), ("x", "0")]
    {
        let wrong = form(&[
            ("seat-0", "me"),
            ("pace", "turn"),
            ("pace-time", time),
            ("pace-reserve", reserve),
        ]);
        assert_eq!(anna.post("/new/morra", &wrong).await.status, 422, "{time} {reserve}");
    }
}

#[tokio::test]
async fn who_runs_out_is_stood_in_for_until_they_are_back() {
    let house = House::open().await;
    let (anna, bruno, table) = timed(&house).await;
    let live = house.hall.table(id(&table)).await.unwrap();
    let asked = live.shown().asked().iter().next().unwrap();
    let mut who = if asked.0 == 0 { anna } else { bruno };
    // As if it had been asked an hour ago.
    house.database().execute("UPDATE tables SET touched = touched - 3600", []).unwrap();
    let twin = house.reopened().await;
    let live = twin.hall.table(id(&table)).await.unwrap();
    assert!(
        matches!(live.shown().time(asked, &[]), Some(Time::Until(until, 300)) if until < now())
    );
    tokio::spawn(twin.hall.clone().keep_clocks());
    let mut news = live.listen();
    while !matches!(live.shown().seat(asked).unwrap().sits, Sits::StandIn(..)) {
        news.changed().await.unwrap();
    }
    assert!(
        live.shown().record.has_seat(live.shown().seat(asked).unwrap().sits.owner().unwrap()),
        "nobody is thrown out"
    );
    who.address = twin.address;
    let back =
        who.post(&format!("{table}/take-back"), &form(&[("seat", &asked.to_string())])).await;
    assert_eq!(back.status, 303, "{}", back.body);
    let state = live.shown();
    if let Some(time) = state.time(asked, &[]) {
        assert!(
            matches!(time, Time::Until(until, _) if until > now() + 30),
            "their time begins anew: {time:?}"
        );
    }
    drop(Arc::clone(&live));
}
