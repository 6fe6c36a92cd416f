//! Sessions: who is signed out hears nothing more, a changed password signs everyone else out, and a guest who signs in
//! keeps what is theirs.

use crate::client::{Client, Reply, Socket, form};
use crate::house::{House, first_choice};
use server::Limits;
use server::chance::now;
use server::store::{PersonId, SessionRecord, TableId, TokenHash};
use std::collections::BTreeMap;
use std::time::Duration;

const LOGIN: [(&str, &str); 2] = [("login", "anna"), ("password", "correct horse")];

/// Anna with an account, at a table against a bot; and her phone, signed in too.
async fn two_devices(house: &House) -> (Client, Client, String) {
    let (mut anna, table) = house.player("skirmish").await;
    assert_eq!(anna.post("/settings/account", &form(&LOGIN)).await.status, 200);
    let mut phone = house.client();
    assert_eq!(phone.post("/sign-in", &form(&LOGIN)).await.status, 303);
    (anna, phone, table)
}

/// The sessions a page of settings lists, and which of them is its own.
fn sessions(page: &Reply) -> Vec<(String, bool)> {
    let rows = page.body.split("<li>").skip(1);
    let of = |row: &str| {
        let (_, rest) = row.split_once("name=\"session\" value=\"")?;
        Some((rest.split('"').next()?.to_owned(), row.contains("<b>")))
    };
    rows.filter_map(of).collect()
}

/// The socket of a page that shows the seat's own hand.
async fn private(client: &Client, table: &str) -> Socket {
    let mut socket = client.socket(table, &BTreeMap::new()).await;
    let heard = socket.hear().await.unwrap();
    assert_eq!(heard["viewer"], "0");
    socket
}

/// A socket says nothing more and is closed.
async fn is_closed(socket: &mut Socket) {
    let heard = tokio::time::timeout(Duration::from_secs(5), socket.hear()).await;
    assert_eq!(heard.expect("it is closed at once"), None, "nothing more is heard");
}

fn id_of(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().unwrap()
}

#[tokio::test]
async fn the_sockets_of_a_closed_session_close_at_once() {
    let house = House::open().await;
    let (mut anna, mut phone, table) = two_devices(&house).await;
    let mut pages = [private(&phone, &table).await, private(&phone, &table).await];
    let mut own = private(&anna, &table).await;
    let listed = sessions(&anna.get("/settings").await);
    let (other, _) = listed.iter().find(|(_, is_this)| !is_this).unwrap();
    assert_eq!(anna.post("/settings/sessions", &form(&[("session", other)])).await.status, 303);
    for page in &mut pages {
        is_closed(page).await;
    }
    let said = anna.script(&format!("{table}/say"), &form(&[("text", "still here")])).await;
    assert_eq!(said.status, 200);
    assert!(own.hear().await.is_some(), "her own goes on");
    let mut again = phone.socket(&table, &BTreeMap::new()).await;
    assert_eq!(again.hear().await.unwrap()["viewer"], "watcher", "the phone is nobody's now");
    assert!(first_choice(&phone.get(&table).await).is_none());
}

#[tokio::test]
async fn signing_out_closes_ones_own_sockets() {
    let house = House::open().await;
    let (mut anna, _, table) = two_devices(&house).await;
    let mut page = private(&anna, &table).await;
    let listed = sessions(&anna.get("/settings").await);
    let (own, _) = listed.iter().find(|(_, is_this)| *is_this).unwrap();
    assert_eq!(anna.post("/settings/sessions", &form(&[("session", own)])).await.status, 303);
    is_closed(&mut page).await;
}

#[tokio::test]
async fn an_account_is_changed_with_its_password_only_and_every_other_session_ends() {
    let house = House::open().await;
    let (mut anna, mut phone, table) = two_devices(&house).await;
    let mut page = private(&phone, &table).await;
    let wanted = |old: &str, login: &str, new: &str| {
        form(&[("login", login), ("old", old), ("password", new)])
    };
    for (old, why) in [("", "none"), ("wrong horse", "a wrong one")] {
        for (login, new) in [("anna", "another horse"), ("bertha", ""), ("bertha", "another horse")]
        {
            let refused = phone.post("/settings/account", &wanted(old, login, new)).await;
            assert_eq!(refused.status, 403, "{why}: {login}, {new}");
        }
    }
    let signs_in = async |login: &str, password: &str| {
        let body = form(&[("login", login), ("password", password)]);
        house.client().post("/sign-in", &body).await.status == 303
    };
    assert!(signs_in("anna", "correct horse").await, "nothing has changed");
    let changed = wanted("correct horse", "Bertha", "another horse");
    assert_eq!(anna.post("/settings/account", &changed).await.status, 200);
    is_closed(&mut page).await;
    assert!(!signs_in("anna", "correct horse").await && !signs_in("bertha", "correct horse").await);
    assert!(phone.get("/settings").await.body.contains("/sign-in"), "the phone is signed out");
    assert_eq!(sessions(&anna.get("/settings").await).len(), 1, "and so is whoever else was in");
    let renamed = wanted("another horse", "carla", "");
    assert_eq!(anna.post("/settings/account", &renamed).await.status, 200);
    assert!(signs_in("carla", "another horse").await, "an empty new password keeps the old");
}

#[tokio::test]
async fn settings_sent_from_an_old_page_do_not_bring_the_old_password_back() {
    let house = House::open().await;
    let (mut anna, mut phone, _) = two_devices(&house).await;
    let changed =
        form(&[("login", "anna"), ("old", "correct horse"), ("password", "another horse")]);
    let named = form(&[("name", "Anna"), ("lang", "en"), ("theme", "dark"), ("motion", "on")]);
    let both = tokio::join!(anna.post("/settings/account", &changed), async {
        phone.post("/settings", &named).await
    });
    assert_eq!(both.0.status, 200);
    let mut anyone = house.client();
    assert_eq!(anyone.post("/sign-in", &form(&LOGIN)).await.status, 403);
}

/// The only session of the person who hosts a table.
async fn session_of(house: &House, table: &str) -> (PersonId, SessionRecord) {
    let host = house.hall.store.table(id_of(table)).await.unwrap().unwrap().host;
    (host, house.hall.store.sessions_of(host).await.unwrap().remove(0))
}

#[tokio::test]
async fn a_session_that_is_not_used_ends() {
    let limits = Limits { session_idle: 1000, ..Limits::default() };
    let house = House::with(limits, "").await;
    let (mut anna, table) = house.player("skirmish").await;
    let (host, session) = session_of(&house, &table).await;
    let used = async |ago: i64| {
        house.hall.store.touch_session(session.token, now() - ago).await.unwrap();
        house.hall.sessions.forget_person(host);
    };
    used(900).await;
    assert!(first_choice(&anna.get(&table).await).is_some(), "it was used lately");
    used(1100).await;
    let page = anna.get(&table).await;
    assert!(first_choice(&page).is_none() && page.body.contains("data-viewer=\"watcher\""));
    assert!(house.hall.store.session(session.token).await.unwrap().is_none(), "it is gone");
}

#[tokio::test]
async fn who_signs_in_ever_again_has_fifty_sessions_and_no_more() {
    let house = House::open().await;
    let (mut anna, _, table) = two_devices(&house).await;
    let (host, session) = session_of(&house, &table).await;
    for number in 0..60 {
        let token = TokenHash([number; 32]);
        let old = SessionRecord { token, used: session.used - 100, ..session.clone() };
        house.hall.store.open_session(old).await.unwrap();
    }
    let mut tablet = house.client();
    assert_eq!(tablet.post("/sign-in", &form(&LOGIN)).await.status, 303);
    assert_eq!(house.hall.store.sessions_of(host).await.unwrap().len(), 50);
    for client in [&mut anna, &mut tablet] {
        assert!(client.get("/settings").await.body.contains("name=\"session\""));
    }
}

#[tokio::test]
async fn it_is_noted_that_a_session_is_used() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let (host, session) = session_of(&house, &table).await;
    house.hall.store.touch_session(session.token, now() - 5 * 3600).await.unwrap();
    house.hall.sessions.forget_person(host);
    anna.get("/").await;
    let (_, noted) = session_of(&house, &table).await;
    assert!(now() - noted.used < 60, "{}", now() - noted.used);
}

#[tokio::test]
async fn a_guest_who_signs_in_keeps_seats_and_tables() {
    let house = House::open().await;
    let (_, mut phone, old) = two_devices(&house).await;
    drop(phone.cookie.take());
    let hosted = phone.post("/play/skirmish", "").await.header("location").unwrap().to_owned();
    let (_, joined) = house.host("morra", "option-seats=3&seat-0=me&seat-1=open&seat-2=open").await;
    assert_eq!(phone.post(&format!("{joined}/sit"), "seat=1").await.status, 303);
    let guest = phone.clone();
    let mut page = private(&guest, &hosted).await;
    assert_eq!(phone.post("/sign-in", &form(&LOGIN)).await.status, 303);
    is_closed(&mut page).await;
    let home = phone.get("/").await.body;
    for table in [&old, &hosted, &joined] {
        assert!(home.contains(table.as_str()), "{table} is Anna's");
    }
    assert!(first_choice(&phone.get(&hosted).await).is_some(), "she plays on");
    assert_eq!(phone.post(&format!("{joined}/leave"), "seat=1").await.status, 303);
    assert_eq!(phone.post(&format!("{hosted}/close"), "").await.status, 303, "she is its host");
    let left = guest.clone().get(&hosted).await;
    assert!(left.body.contains("data-viewer=\"watcher\""), "the guest's session is over");
}

#[tokio::test]
async fn a_guest_who_signs_in_gets_no_second_seat_at_a_table() {
    let house = House::open().await;
    let (mut anna, mut phone, _) = two_devices(&house).await;
    drop(phone.cookie.take());
    let two = "option-seats=2&seat-0=me&seat-1=open";
    let table = anna.post("/new/skirmish", two).await.header("location").unwrap().to_owned();
    assert_eq!(phone.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let guest = private_as(&phone, &table, "1").await;
    drop(guest);
    assert_eq!(phone.post("/sign-in", &form(&LOGIN)).await.status, 303);
    let record = house.hall.store.table(id_of(&table)).await.unwrap().unwrap();
    assert!(record.seats[1].sits.bot().is_some(), "a bot plays on: {:?}", record.seats[1]);
    let page = phone.get(&table).await;
    assert!(page.body.contains("data-viewer=\"0\""), "she sees her own seat");
    assert!(!page.body.contains("take-back"), "and no other");
    for deed in ["take-back", "unveil", "sit"] {
        assert_eq!(phone.post(&format!("{table}/{deed}"), "seat=1").await.status, 409, "{deed}");
    }
}

async fn private_as(client: &Client, table: &str, seat: &str) -> Socket {
    let mut socket = client.socket(table, &BTreeMap::new()).await;
    assert_eq!(socket.hear().await.unwrap()["viewer"], seat);
    socket
}
