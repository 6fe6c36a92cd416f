//! What is bounded, cached and shed, and that it is right all the same.

use crate::client::{Client, Reply, form};
use crate::house::{House, PROXY, version};
use server::Limits;
use server::live::Hall;
use server::store::{PersonId, TableId};
use server::work::Who;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

#[tokio::test]
async fn a_session_that_is_at_hand_is_gone_once_it_is_closed() {
    let house = House::open().await;
    let (anna, _) = house.player("morra").await;
    let mut here = anna.clone();
    let settings = here.get("/settings").await;
    let session = settings.after("name=\"session\" value=\"").unwrap().to_owned();
    let mut elsewhere = anna.clone();
    assert!(elsewhere.get("/settings").await.body.contains("name=\"session\""), "it is at hand");
    assert_eq!(here.post("/settings/sessions", &form(&[("session", &session)])).await.status, 303);
    assert!(!elsewhere.get("/settings").await.body.contains("name=\"session\""), "and gone");
}

#[tokio::test]
async fn a_name_that_was_changed_is_the_new_one_at_once() {
    let house = House::open().await;
    let (mut anna, _) = house.player("morra").await;
    for name in ["Anna", "Annina"] {
        let manners = [("name", name), ("lang", "en"), ("theme", "dark"), ("motion", "on")];
        assert_eq!(anna.post("/settings", &form(&manners)).await.status, 200);
        assert!(anna.get("/").await.body.contains(name), "{name}");
    }
}

/// A table of Skirmish that is over.
async fn finished(house: &House) -> (Client, String) {
    let (mut anna, table) = house.player("skirmish").await;
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    (anna, table)
}

/// Holds the thread that looks back, until the sender is dropped.
pub(crate) async fn hold(hall: &Hall) -> std::sync::mpsc::Sender<()> {
    let (go, held) = std::sync::mpsc::channel::<()>();
    let (begun, begins) = tokio::sync::oneshot::channel();
    let hall = hall.clone();
    tokio::spawn(async move {
        let work = move || {
            begun.send(()).unwrap();
            held.recv().unwrap_err();
        };
        hall.look_back(Who::Person(PersonId(1)), work).await.unwrap();
    });
    begins.await.unwrap();
    go
}

async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn who_looks_back_while_many_do_is_refused_politely() {
    let house = House::open().await;
    let (mut anna, table) = finished(&house).await;
    let go = hold(&house.hall).await;
    let crowd = (0..100).map(|person| {
        let hall = house.hall.clone();
        tokio::spawn(async move { hall.look_back(Who::Person(PersonId(person)), || ()).await })
    });
    let crowd: Vec<_> = crowd.collect();
    until(|| house.hall.looking_back() == 32).await;
    let mut waiting = Vec::new();
    for _ in 0..4 {
        let (mut anna, path) = (anna.clone(), format!("{table}/moment"));
        waiting.push(tokio::spawn(async move { anna.get(&path).await }));
    }
    let refused = loop {
        let reply = anna.get(&format!("{table}/log")).await;
        if reply.status != 200 {
            break reply;
        }
    };
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("5")));
    assert!(refused.body.contains("<html") && refused.body.contains(&table), "a page leads back");
    assert_eq!(anna.get(&table).await.status, 200, "the table itself is shown meanwhile");
    drop(go);
    for page in waiting {
        assert!(matches!(page.await.unwrap().status, 200 | 503));
    }
    for one in crowd {
        one.await.unwrap().ok();
    }
    assert_eq!(anna.get(&format!("{table}/log")).await.status, 200, "and then all is well again");
}

#[tokio::test]
async fn what_was_asked_for_and_abandoned_is_not_worked_on() {
    let house = House::open().await;
    let (_, table) = finished(&house).await;
    let go = hold(&house.hall).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let request = format!("GET {table}/moment HTTP/1.1\r\nhost: t\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    until(|| house.hall.looking_back() == 1).await;
    drop(stream);
    until(|| house.hall.looking_back() == 0).await;
    drop(go);
}

#[tokio::test]
async fn a_table_is_loaded_once_however_many_want_it() {
    let house = House::with(Limits { idle: -5, ..Limits::default() }, "").await;
    let (anna, table) = house.player("skirmish").await;
    until(|| {
        house.hall.sweep();
        house.hall.count() == 0
    })
    .await;
    let loads = |metrics: &Reply| -> u64 {
        let (_, rest) = metrics.body.split_once("\ntavolata_table_loads_total ").unwrap();
        rest.lines().next().unwrap().parse().unwrap()
    };
    let before = loads(&house.client().get("/metrics").await);
    let wanting = (0..12).map(|_| {
        let (mut anna, table) = (anna.clone(), table.clone());
        tokio::spawn(async move { anna.get(&table).await.status })
    });
    for page in wanting.collect::<Vec<_>>() {
        assert_eq!(page.await.unwrap(), 200);
    }
    assert_eq!(loads(&house.client().get("/metrics").await) - before, 1);
}

#[tokio::test]
async fn a_table_that_is_not_there_leaves_no_trace() {
    let house = House::open().await;
    for _ in 0..3 {
        assert_eq!(house.client().get(&format!("/t/{}", TableId(7))).await.status, 404);
    }
    assert_eq!(house.hall.count(), 0);
}

#[tokio::test]
async fn silent_connections_make_room_and_are_ended() {
    let limits = Limits {
        connections_per_address: 20,
        silence: Duration::from_millis(300),
        ..Limits::default()
    };
    let house = House::with(limits, "").await;
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(TcpStream::connect(house.address).await.unwrap());
    }
    let mut client = house.client();
    for _ in 0..5 {
        assert_eq!(client.get("/").await.status, 200, "there is room for who speaks");
    }
    for mut stream in silent {
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest));
        assert!(ended.await.is_ok() && rest.is_empty());
    }
}

#[tokio::test]
async fn heads_are_short_and_bodies_come_soon() {
    let limits = Limits { silence: Duration::from_millis(200), ..Limits::default() };
    let house = House::with(limits, "").await;
    let long = format!("GET / HTTP/1.1\r\nhost: t\r\nx-long: {}\r\n\r\n", "x".repeat(17 << 10));
    assert_eq!(house.client().raw(long.as_bytes()).await.status, 431);
    let slow =
        "POST /sign-in HTTP/1.1\r\nhost: t\r\ncontent-length: 50\r\nconnection: close\r\n\r\nlo";
    assert_eq!(house.client().raw(slow.as_bytes()).await.status, 408);
}

#[tokio::test]
async fn guests_and_tables_cost_their_address() {
    let limits = Limits { guests_per_hour: 9, tables_per_hour: 5, ..Limits::default() };
    let house = House::with(limits, "").await;
    let mut guests = Vec::new();
    for _ in 0..3 {
        guests.push(house.player("morra").await);
    }
    let refused = house.client().post("/play/morra", "").await;
    assert_eq!((refused.status, refused.header("set-cookie")), (429, None));
    assert_eq!(house.client().post("/settings/language", "lang=it").await.status, 303);
    let (anna, table) = &mut guests[0];
    assert_eq!(anna.get(table).await.status, 200, "who is there plays on");
    for _ in 0..2 {
        assert_eq!(anna.post("/play/morra", "").await.status, 303);
    }
    assert_eq!(anna.post("/play/morra", "").await.status, 429);
}

/// A request from an address of the loopback, perhaps for another.
async fn from(house: &House, peer: &str, forwarded: &str) -> u16 {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{peer}:0").parse().unwrap()).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let head = "POST /play/morra HTTP/1.1\r\nhost: t\r\nconnection: close\r\ncontent-length: 0\r\n";
    let forwarded = if forwarded.is_empty() {
        String::new()
    } else {
        format!("x-forwarded-for: {forwarded}\r\n")
    };
    stream.write_all(format!("{head}{forwarded}\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test]
async fn only_a_named_proxy_speaks_for_another_address() {
    let house = House::with(Limits { guests_per_hour: 1, ..Limits::default() }, "").await;
    assert_eq!(from(&house, PROXY, "192.0.2.1").await, 303);
    assert_eq!(from(&house, PROXY, "192.0.2.1").await, 429);
    assert_eq!(from(&house, PROXY, "192.0.2.2").await, 303, "another person");
    assert_eq!(
        from(&house, PROXY, "6.6.6.6, 192.0.2.2").await,
        429,
        "what they claim is not heard"
    );
    assert_eq!(from(&house, PROXY, "2001:db8::1").await, 303);
    assert_eq!(from(&house, PROXY, "2001:db8::2").await, 429, "the same household");
    assert_eq!(from(&house, "127.0.0.8", "192.0.2.3").await, 303);
    assert_eq!(from(&house, "127.0.0.8", "192.0.2.4").await, 429, "no proxy of ours");
}

#[tokio::test]
async fn looking_has_a_budget_too() {
    let house = House::with(Limits { looks_per_minute: 60, ..Limits::default() }, "").await;
    let (mut anna, table) = house.player("morra").await;
    let mut stranger = house.client();
    let mut replies = Vec::new();
    for _ in 0..70 {
        replies.push(stranger.get("/rules").await);
    }
    let refused = replies.iter().filter(|reply| reply.status == 429).count();
    assert!((5..=10).contains(&refused), "{refused} of 70 were refused");
    let last = replies.iter().rfind(|reply| reply.status == 429).unwrap();
    assert!(last.header("retry-after").is_some() && last.body.contains("<html"));
    assert_eq!(anna.get(&table).await.status, 200, "who plays has a budget of their own");
    assert_eq!(stranger.get("/healthz").await.status, 200, "who watches over it is not counted");
}

#[tokio::test]
async fn passwords_are_tried_a_few_times_and_by_others_all_the_same() {
    let house = House::open().await;
    let account = |login: &str, password: &str| form(&[("login", login), ("password", password)]);
    let (mut bruno, _) = house.player("morra").await;
    let bruno_s = account("bruno", "a good password");
    assert_eq!(bruno.post("/settings/account", &bruno_s).await.status, 200);
    let mut guesser = house.client();
    let mut statuses = Vec::new();
    for number in 0..12 {
        let guess = account("anna", &format!("wrong guess {number}"));
        statuses.push(guesser.post("/sign-in", &guess).await.status);
    }
    assert_eq!(statuses, [vec![403; 8], vec![429; 4]].concat());
    assert_eq!(house.client().post("/sign-in", &bruno_s).await.status, 303);
}

#[tokio::test]
async fn a_bot_whose_answer_is_not_stored_holds_nobody_up_and_tries_again() {
    let limits = Limits { unseen_pace: Duration::ZERO, ..Limits::default() };
    let house = House::with(limits, "").await;
    let (mut host, table) =
        house.host("skirmish", "option-seats=2&seat-0=bot-random&seat-1=open").await;
    let database = house.database();
    database.execute_batch("ALTER TABLE steps RENAME TO steps_away").unwrap();
    assert_eq!(host.post(&format!("{table}/start"), "level=random").await.status, 303);
    let looking = Instant::now();
    for _ in 0..10 {
        let page = host.get(&table).await;
        assert_eq!((page.status, version(&page)), (200, 0), "nothing is kept");
    }
    assert!(looking.elapsed() < Duration::from_secs(1), "{:?}", looking.elapsed());
    database.execute_batch("ALTER TABLE steps_away RENAME TO steps").unwrap();
    host.socket(&table, &BTreeMap::new()).await.hear_version(1).await;
}
