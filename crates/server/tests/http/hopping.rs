//! Those who go from seat to seat to read every hand. Before a table begins nothing is dealt, so there is nothing to
//! read; afterwards a person sees through one seat's eyes, or a watcher's.

use crate::client::{Client, answer, form};
use crate::house::{GAMES, House, regions};
use kernel::{Data, Journal, Options, Seat, Seed};
use server::Limits;
use server::chance::{Token, now};
use server::store::{
    Aids, Door, PersonId, PersonRecord, Phase, Screens, SeatRecord, SessionRecord, Sits, TableId,
    TableRecord,
};
use std::collections::BTreeMap;
use std::time::Duration;

/// A table with every seat open.
fn all_open(seats: u8) -> String {
    let open: Vec<String> = (0..seats).map(|seat| format!("&seat-{seat}=open")).collect();
    format!("option-seats={seats}&door=open{}", open.concat())
}

/// The seats each game is tried with.
fn seats_of(game: &str) -> u8 {
    if game == "root" { 4 } else { 2 }
}

/// A house that stops no one for knocking often.
async fn patient() -> House {
    House::with(Limits::for_a_crowd(), "").await
}

async fn named(house: &House, name: &str) -> Client {
    let mut client = house.client();
    let manners = form(&[("name", name), ("lang", "en"), ("theme", "dark"), ("motion", "on")]);
    assert_eq!(client.post("/settings", &manners).await.status, 200);
    client.headers.push(("host", "table.test".into()));
    client
}

fn id_of(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().unwrap()
}

/// Everything a client can get out of a table, the table's own address left out.
async fn obtain(client: &mut Client, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in [
        "",
        "/log",
        "/moment",
        "/moment?at=0",
        "/moment?fact=0",
        "/moment?as=1",
        "/replay",
        "/replay?as=1",
        "/journal",
        "/verify",
        "/report",
    ] {
        let page = client.get(&format!("{table}{path}")).await;
        all.push(format!("{path} {} {}", page.status, page.body));
    }
    for seat in 0..4 {
        for deed in ["hint", "unveil", "take-back", "undo", "restart", "choose"] {
            let body = answer(seat, 0, &format!("{deed}-{seat}"), "pass");
            let reply = client.script(&format!("{table}/{deed}"), &body).await;
            all.push(format!("{deed} {seat} {} {}", reply.status, reply.body));
        }
    }
    let mut socket = client.socket(table, &BTreeMap::new()).await;
    all.push(socket.hear_text().await.unwrap());
    drop(socket);
    while client.get(table).await.body.contains("class=\"dot on\"") {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let id = table.trim_start_matches("/t/");
    all.into_iter().map(|text| without_hashes(&text.replace(id, "TABLE"))).collect()
}

/// A text without the fingerprints of its regions and the marks of those who watch, which the table's address is part of.
fn without_hashes(text: &str) -> String {
    let is_hash = |part: &&str| part.len() == 16 && part.bytes().all(|b| b.is_ascii_hexdigit());
    let text = text.split(['"', '\\']).filter(|part| !is_hash(part)).collect::<Vec<_>>().join("\"");
    let unmarked = text.split(" #").map(|part| part.get(4..).unwrap_or(part));
    unmarked.collect()
}

async fn sit(client: &mut Client, table: &str, seat: u8) {
    let reply = client.post(&format!("{table}/sit"), &format!("seat={seat}")).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
}

async fn leave(client: &mut Client, table: &str, seat: u8) {
    let reply = client.post(&format!("{table}/leave"), &format!("seat={seat}")).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
}

/// A new table, through every seat of which a guest, the host and one whom a bot stood in for have gone: the table,
/// its host, and all they could read.
async fn hopped(house: &House, game: &str) -> (Client, String, Vec<String>) {
    let seats = seats_of(game);
    let (mut anna, mut bruno) = (named(house, "Anna").await, named(house, "Bruno").await);
    let reply = anna.post(&format!("/new/{game}"), &all_open(seats)).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    let table = reply.header("location").unwrap().to_owned();
    let mut read = Vec::new();
    for seat in 0..seats {
        read.extend(through([&mut anna, &mut bruno], &table, seat).await);
    }
    (anna, table, read)
}

/// What is read of a seat by a guest, by the same once a bot stands or stood in, and by the host.
async fn through([host, guest]: [&mut Client; 2], table: &str, seat: u8) -> Vec<String> {
    let body = format!("seat={seat}");
    sit(guest, table, seat).await;
    let mut read = obtain(guest, table).await;
    host.post(&format!("{table}/stand-in"), &body).await;
    read.extend(obtain(guest, table).await);
    guest.post(&format!("{table}/take-back"), &body).await;
    read.extend(obtain(guest, table).await);
    leave(guest, table, seat).await;
    sit(host, table, seat).await;
    read.extend(obtain(host, table).await);
    read.extend(obtain(guest, table).await);
    leave(host, table, seat).await;
    read
}

#[tokio::test]
async fn nothing_is_dealt_before_a_table_begins() {
    for game in GAMES.iter().map(|title| title.game.name()) {
        let house = patient().await;
        let (mut anna, one, read) = hopped(&house, game).await;
        let (mut carla, two, again) = hopped(&house, game).await;
        for (ours, theirs) in read.iter().zip(&again) {
            assert_eq!(ours, theirs, "{game}: two tables set alike look alike from every seat");
        }
        for table in [&one, &two] {
            let kept = house.hall.store.table(id_of(table)).await.unwrap().unwrap().opening;
            let journal = Journal::parse(&kept).unwrap();
            assert_eq!((journal.seed, journal.commitment), (None, None), "{game}");
            assert!(journal.entries.is_empty(), "{game}: {kept}");
        }
        for (host, table) in [(&mut anna, &one), (&mut carla, &two)] {
            sit(host, table, 0).await;
            assert_eq!(host.post(&format!("{table}/start"), "").await.status, 303);
        }
        let boards = [anna.get(&one).await, carla.get(&two).await];
        let [ours, theirs] = boards.map(|page| regions(&page));
        assert_ne!(ours, theirs, "{game}: once they have begun, the test would notice the deal");
    }
}

#[tokio::test]
async fn the_seed_is_drawn_and_committed_to_when_the_table_begins() {
    let house = patient().await;
    let (mut anna, table, _) = hopped(&house, "skirmish").await;
    assert!(!anna.get(&table).await.body.contains("class=\"fair\""), "no fingerprint yet");
    sit(&mut anna, &table, 1).await;
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    let kept = house.hall.store.table(id_of(&table)).await.unwrap().unwrap();
    let journal = Journal::parse(&kept.opening).unwrap();
    let commitment = journal.seed.expect("a seed was drawn").commitment();
    assert_eq!(journal.commitment, Some(commitment));
    let page = anna.get(&table).await;
    assert_eq!(page.after("<code title=\""), Some(commitment.to_string().as_str()));
    assert_eq!(kept.phase, Phase::Playing);
}

#[tokio::test]
async fn of_many_who_start_a_table_at_once_one_deals() {
    let house = patient().await;
    let (mut anna, table) = house.host("skirmish", &all_open(2)).await;
    sit(&mut anna, &table, 0).await;
    let starts: Vec<_> = (0..8)
        .map(|_| {
            let (mut anna, table) = (anna.clone(), table.clone());
            tokio::spawn(async move { anna.post(&format!("{table}/start"), "").await.status })
        })
        .collect();
    let mut started = 0;
    for start in starts {
        started += u32::from(start.await.unwrap() == 303);
    }
    assert_eq!(started, 1);
}

/// A person of a database of old, and a client with a session of theirs.
async fn of_old(house: &House) -> (PersonId, Client) {
    let person = PersonRecord {
        id: PersonId(0xa22a),
        name: "Anna".into(),
        account: None,
        settings: String::new(),
        since: 0,
    };
    let token = Token::fresh();
    let session = SessionRecord {
        token: token.hash(),
        person: person.id,
        since: 0,
        used: now(),
        browser: String::new(),
    };
    house.hall.store.add_person(person.clone()).await.unwrap();
    house.hall.store.open_session(session).await.unwrap();
    let mut client = house.client();
    client.cookie = Some(format!("tavolata={}", token.reveal()));
    (person.id, client)
}

/// A table of a database of old: it gathers, and was dealt when it was set.
fn dealt_of_old(host: PersonId, seed: Seed) -> TableRecord {
    let game = root::GAME;
    let options = Options::accept(game.options(), []).unwrap();
    let dealt = game.table(&options, &Data::embedded(game.data()), seed).unwrap();
    let seat = |seat: u8| SeatRecord {
        seat: Seat(seat),
        sits: if seat == 0 { Sits::Person(host) } else { Sits::Nobody },
        name: String::new(),
    };
    TableRecord {
        id: TableId(0x01d),
        game: game.name().into(),
        opening: dealt.journal().to_string(),
        host,
        door: Door::Private,
        screens: Screens::Own,
        aids: Aids::default(),
        phase: Phase::Gathering,
        version: 0,
        asked: 1,
        since: 0,
        touched: 0,
        seats: (0..4).map(seat).collect(),
    }
}

#[tokio::test]
async fn a_table_that_was_dealt_while_it_gathered_is_dealt_anew() {
    let house = patient().await;
    let (person, mut anna) = of_old(&house).await;
    let seed = Seed::from_number(77);
    let record = dealt_of_old(person, seed);
    house.hall.store.add_table(record.clone()).await.unwrap();
    let table = format!("/t/{}", record.id);
    let old = Journal::parse(&record.opening).unwrap();
    let read = obtain(&mut anna, &table).await.join("\n");
    assert!(!read.contains(&seed.to_string()) && !read.contains(&seed.commitment().to_string()));
    assert!(!read.contains("data-key=\"card"), "no hand is shown");
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
    let kept = house.hall.store.table(record.id).await.unwrap().unwrap();
    let new = Journal::parse(&kept.opening).unwrap();
    assert_eq!(new.options, old.options);
    assert!(new.seed.is_some() && new.seed != old.seed, "a fresh seed");
    assert_ne!(new.entries, old.entries);
}

#[tokio::test]
async fn a_table_closed_before_it_began_has_nothing_to_tell() {
    let house = patient().await;
    let (mut anna, table) = house.host("root", &all_open(4)).await;
    assert_eq!(anna.post(&format!("{table}/close"), "").await.status, 303);
    let page = anna.get(&table).await;
    assert!(page.status == 200 && page.body.contains("class=\"ended\""), "{}", page.body);
    assert!(!page.body.contains("/verify"), "there are no dice to check");
    for path in ["/journal", "/verify", "/replay", "/moment", "/log"] {
        assert_eq!(anna.get(&format!("{table}{path}")).await.status, 409, "{path}");
    }
    assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 409);
}

/// Everything a client sees of a table now, and through whose eyes.
async fn eyes(client: &mut Client, table: &str) -> String {
    let page = client.get(table).await;
    page.after("data-viewer=\"").unwrap_or("nothing").to_owned()
}

/// Tries every way to another seat.
async fn try_everything(client: &mut Client, table: &str) {
    for seat in 0..4 {
        for deed in ["sit", "take-back", "unveil", "stand-in", "leave", "take-back", "remove"] {
            client.post(&format!("{table}/{deed}"), &format!("seat={seat}")).await;
        }
    }
}

#[tokio::test]
async fn once_a_table_has_begun_nobody_sees_through_two_seats() {
    for game in GAMES.iter().map(|title| title.game.name()) {
        let house = patient().await;
        let (mut anna, mut bruno) = (named(&house, "Anna").await, named(&house, "Bruno").await);
        let seats = seats_of(game);
        let set = all_open(seats).replace("seat-0=open", "seat-0=me");
        let table = anna.post(&format!("/new/{game}"), &set).await;
        let table = table.header("location").unwrap().to_owned();
        if seats > 2 {
            sit(&mut bruno, &table, 1).await;
            assert_eq!(anna.post(&format!("{table}/start"), "").await.status, 303);
        } else {
            sit(&mut bruno, &table, 1).await;
        }
        assert_eq!(eyes(&mut bruno, &table).await, "1", "{game}");
        // A guest leaves to a bot, tries every other seat, and comes back to the one that is theirs.
        leave(&mut bruno, &table, 1).await;
        assert_eq!(eyes(&mut bruno, &table).await, "watcher", "{game}: a bot plays");
        try_everything(&mut bruno, &table).await;
        assert_eq!(eyes(&mut bruno, &table).await, "1", "{game}: theirs again, and no other");
        assert_eq!(eyes(&mut anna, &table).await, "0", "{game}");
        // A stranger gets none, not even a bot's.
        let mut carla = named(&house, "Carla").await;
        try_everything(&mut carla, &table).await;
        assert_eq!(eyes(&mut carla, &table).await, "watcher", "{game}");
        // The host removes everyone, gives every seat to bots, and still has one.
        try_everything(&mut anna, &table).await;
        assert_eq!(eyes(&mut anna, &table).await, "0", "{game}: the host");
        assert_eq!(eyes(&mut bruno, &table).await, "nothing", "{game}: removed");
        let record = house.hall.store.table(id_of(&table)).await.unwrap().unwrap();
        assert!(record.seats[1..].iter().all(|seat| matches!(seat.sits, Sits::Bot(_))), "{game}");
    }
}
