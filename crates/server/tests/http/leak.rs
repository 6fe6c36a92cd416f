//! What a seat may not know is in nothing it can obtain: two tables that differ only in that are the same to it, to
//! the byte, in every page and every message.

use crate::client::Client;
use crate::house::{House, regions, version};
use kernel::chance::{Fast, Source};
use kernel::{AnyTable, Data, Options, Seat, Seed, Spoken, Table, Viewer};
use monster_lands::MonsterLands;
use proof::morra::Morra;
use proof::skirmish::Skirmish;
use root::Root;
use server::Limits;
use server::chance::Token;
use server::store::{
    Aids, Door, PersonId, PersonRecord, Phase, ProgramToken, Scope, Screens, SeatRecord,
    SessionRecord, Sits, TableId, TableRecord,
};
use std::collections::BTreeMap;
use std::time::Duration;
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

pub(crate) const TABLE: TableId = TableId(0x7ab1e);

/// A game played at random for a while.
pub(crate) fn some_game<G: Spoken>(seed: u64, decisions: usize) -> Table<G> {
    let options = Options::accept(G::options(), []).unwrap();
    let data = Data::embedded(G::data());
    let mut table = Table::<G>::new(&options, &data, Seed::from_number(seed)).unwrap();
    let mut chance = Fast::new(seed);
    for _ in 0..decisions {
        let asks = table.asks().to_vec();
        if asks.is_empty() {
            break;
        }
        let ask = asks[chance.below(u32::try_from(asks.len()).unwrap()) as usize];
        let offers = table.offers(&ask);
        let choice = offers[chance.below(u32::try_from(offers.len()).unwrap()) as usize].choice;
        table.play(ask.seat, choice).unwrap();
    }
    table
}

fn person(number: u128) -> PersonRecord {
    PersonRecord {
        id: PersonId(number),
        name: format!("Person {number}"),
        account: None,
        settings: String::new(),
        since: 0,
    }
}

/// A house where every seat is held by a person, and the table is exactly this one.
async fn house_of<G: Spoken>(table: &Table<G>, journal: String, tokens: &[Token]) -> House {
    let limits = Limits { bot_pace: Duration::ZERO, ..Limits::default() };
    house_with(limits, table, journal, tokens).await
}

/// The same with other limits.
pub(crate) async fn house_with<G: Spoken>(
    limits: Limits,
    table: &Table<G>,
    journal: String,
    tokens: &[Token],
) -> House {
    let house = House::with(limits, "").await;
    let store = &house.hall.store;
    for (number, token) in (0_u128..).zip(tokens) {
        store.add_person(person(number)).await.unwrap();
        let session = SessionRecord {
            token: token.hash(),
            person: PersonId(number),
            since: 0,
            used: server::chance::now(),
            browser: String::new(),
        };
        store.open_session(session).await.unwrap();
        let kept = ProgramToken {
            token: token.hash(),
            person: PersonId(number),
            name: String::new(),
            scope: Scope::Play,
            since: 0,
            used: Some(server::chance::now()),
        };
        store.add_token(kept, 9).await.unwrap();
    }
    let seats = (0_u8..).take(G::seats(table.setting())).map(|seat| SeatRecord {
        seat: Seat(seat),
        sits: Sits::Person(PersonId(u128::from(seat))),
        name: person(u128::from(seat)).name,
    });
    let record = TableRecord {
        id: TABLE,
        game: G::NAME.into(),
        opening: journal,
        host: PersonId(0),
        door: Door::Open,
        screens: Screens::Own,
        aids: Aids::default(),
        phase: if table.is_over() { Phase::Over } else { Phase::Playing },
        version: 0,
        asked: 0,
        since: 0,
        touched: 0,
        seats: seats.collect(),
    };
    store.add_table(record).await.unwrap();
    house.hall.adopt(TABLE, Box::new(table.clone())).await.unwrap();
    house
}

/// Everything a client can obtain of the table without changing it.
async fn obtain(house: &House, token: Option<&Token>) -> Vec<String> {
    let mut client = Client::new(house.address);
    client.cookie = token.map(|token| format!("tavolata={}", token.reveal()));
    client.headers.push(("host", "table.test".into()));
    let table = format!("/t/{TABLE}");
    let mut all = Vec::new();
    for path in [
        "/",
        "/lobby",
        "/settings",
        &table,
        &format!("{table}/log"),
        &format!("{table}/beats?from=0"),
        &format!("{table}/journal"),
        &format!("{table}/verify"),
    ] {
        let page = client.get(path).await;
        all.push(format!("{} {}", page.status, page.body));
    }
    all.extend(after_the_end(&mut client, &table).await);
    for choice in ["nonsense", "swap sword", "call 5", "show 2", "march 1", "pass"] {
        // A key that was never used, for a version that never was: nothing is played.
        let body = crate::client::answer(0, 77, "leak", choice);
        let refused = client.script(&format!("{table}/choose"), &body).await;
        all.push(format!("{} {}", refused.status, refused.body));
    }
    let page = client.get(&table).await;
    assert_eq!(regions(&page).len(), 10);
    let mut socket = client.socket(&table, &BTreeMap::new()).await;
    all.push(socket.hear_text().await.unwrap());
    all.push(metrics(house).await);
    if let Ok(mut live) = client.try_live().await {
        all.push(live.hear_text().await.unwrap());
    }
    all.extend(obtain_as_program(house, token).await);
    all
}

/// Everything a program can obtain of the table without changing it.
async fn obtain_as_program(house: &House, token: Option<&Token>) -> Vec<String> {
    let mut program = Client::new(house.address);
    if let Some(token) = token {
        program.headers.push(("authorization", format!("Bearer tavolata_{}", token.reveal())));
    }
    let mut all = Vec::new();
    for path in [
        "",
        "/view",
        "/view?seat=0",
        "/view?seat=1",
        "/choices",
        "/story",
        "/story?seat=1",
        "/journal",
        "/asked",
        "/prepared",
    ] {
        let answer = program.get(&format!("/api/v1/tables/{TABLE}{path}")).await;
        assert_ne!(answer.status, 404, "{path}");
        all.push(format!("{} {}", answer.status, answer.body));
    }
    all
}

/// What comes after the end is told to nobody before it.
async fn after_the_end(client: &mut Client, table: &str) -> Vec<String> {
    if client.get(table).await.body.contains("class=\"ended\"") {
        return Vec::new();
    }
    let mut all = Vec::new();
    for path in ["rematch", "analysis"] {
        let early = client.script(&format!("{table}/{path}"), "").await;
        assert_ne!(early.status, 200, "{}", early.body);
        all.push(format!("{} {}", early.status, early.body));
    }
    let early = client.get(&format!("{table}/analysis")).await;
    assert_ne!(early.status, 200, "{}", early.body);
    all
}

async fn metrics(house: &House) -> String {
    let text = Client::new(house.address).get("/metrics").await.body;
    text.lines().filter(|line| line.contains("tables_in_memory")).collect()
}

/// The same table to this viewer, with other secrets: hands, decks, and what others have answered under seal.
fn otherwise<G: Spoken>(truth: &Table<G>, viewer: Viewer, seed: u64) -> Table<G> {
    let mut other = truth.imagined(viewer, &mut Fast::new(seed));
    // An imagined table has forgotten sealed answers. That they were given is public: they are given anew.
    let forgotten = |ask: &&kernel::Ask<G>| truth.ask_of(ask.seat).is_none();
    let asks: Vec<_> = other.asks().iter().filter(forgotten).copied().collect();
    for ask in asks {
        let offers = other.offers(other.ask_of(ask.seat).unwrap());
        let choice = offers[offers.len() - 1].choice;
        other.play(ask.seat, choice).unwrap();
    }
    other
}

/// What a seat knows of a table: what it sees, is asked and has heard.
fn known(table: &dyn AnyTable, seat: Seat) -> String {
    let viewer = Viewer::Seat(seat);
    format!("{} {:?} {:?}", table.view(viewer).json(), table.ask(seat), table.story(viewer, 0))
}

/// An answer after which a seat knows the same of both tables.
fn alike<G: Spoken>(seat: Seat, tables: [&Table<G>; 2]) -> Option<String> {
    let mut offers = tables[0].offers(tables[0].ask_of(seat)?).iter().take(8);
    let after = |table: &Table<G>, choice: &str| {
        let mut table: Box<dyn AnyTable> = Box::new(table.clone());
        table.play(seat, choice).ok().map(|_| known(&*table, seat))
    };
    offers.find_map(|offer| {
        let choice = offer.choice.to_string();
        let [ours, theirs] = tables.map(|table| after(table, &choice));
        (ours.is_some() && ours == theirs).then_some(choice)
    })
}

/// What an open page of a seat is sent when the seat answers so: what has changed, and beats.
async fn told(house: &House, token: &Token, seat: Seat, choice: &str) -> String {
    let mut client = Client::new(house.address);
    client.cookie = Some(format!("tavolata={}", token.reveal()));
    client.headers.push(("host", "table.test".into()));
    let table = format!("/t/{TABLE}");
    let mut socket = client.socket(&table, &BTreeMap::new()).await;
    socket.hear_text().await.expect("where the table stands");
    let at = version(&client.get(&table).await);
    let body = crate::client::answer(seat.0, at, "told", choice);
    assert_eq!(client.script(&format!("{table}/choose"), &body).await.status, 200);
    loop {
        let text = socket.hear_text().await.expect("an update");
        let news: serde_json::Value = serde_json::from_str(&text).unwrap();
        if news["version"].as_u64() > Some(at) {
            return text;
        }
    }
}

/// Leaks nothing; says how many answers told the same at both tables, and to the byte.
async fn leaks_nothing<G: Spoken>(seed: u64, decisions: usize) -> usize {
    let mut compared = 0;
    let truth = some_game::<G>(seed, decisions);
    let seats = u8::try_from(G::seats(truth.setting())).unwrap();
    let tokens: Vec<Token> = (0..seats).map(|_| Token::fresh()).collect();
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Watcher]);
    for viewer in viewers {
        let other = otherwise(&truth, viewer, seed + 1);
        // Fresh ones for each: who looked before would still be shown as present.
        let journal = || truth.journal().to_string();
        let house = house_of(&truth, journal(), &tokens).await;
        let twin = house_of(&other, journal(), &tokens).await;
        let token = viewer.seat().map(|seat| &tokens[seat.index()]);
        let (ours, theirs) = (obtain(&house, token).await, obtain(&twin, token).await);
        for (one, two) in ours.iter().zip(&theirs) {
            assert_eq!(one, two, "{} seed {seed} after {decisions}, as {viewer:?}", G::NAME);
        }
        let Some((seat, token)) = viewer.seat().zip(token) else { continue };
        if let Some(choice) = alike(seat, [&truth, &other]) {
            let ours = told(&house, token, seat, &choice).await;
            let theirs = told(&twin, token, seat, &choice).await;
            assert_eq!(ours, theirs, "{} seed {seed}: {choice}, as {viewer:?}", G::NAME);
            compared += 1;
        }
    }
    compared
}

#[tokio::test]
async fn morra_leaks_nothing() {
    for (seed, decisions) in [(1, 1), (2, 2), (3, 5), (4, 11)] {
        leaks_nothing::<Morra>(seed, decisions).await;
    }
}

#[tokio::test]
async fn a_skirmish_leaks_nothing() {
    for (seed, decisions) in [(1, 0), (2, 3), (3, 7), (4, 13), (5, 22)] {
        leaks_nothing::<Skirmish>(seed, decisions).await;
    }
}

#[tokio::test]
async fn monster_lands_leaks_nothing() {
    let mut compared = 0;
    for (seed, decisions) in [(1, 4), (2, 40), (3, 150)] {
        compared += leaks_nothing::<MonsterLands>(seed, decisions).await;
    }
    assert!(compared > 0, "updates were compared");
}

#[tokio::test]
async fn root_leaks_nothing() {
    let mut compared = 0;
    for (seed, decisions) in [(1, 4), (2, 40), (3, 150)] {
        compared += leaks_nothing::<Root>(seed, decisions).await;
    }
    assert!(compared > 0, "updates were compared");
}

#[tokio::test]
async fn wonderful_kingdom_leaks_nothing() {
    let mut compared = 0;
    for (seed, decisions) in [(1, 4), (2, 40), (3, 150)] {
        compared += leaks_nothing::<WonderfulKingdom>(seed, decisions).await;
    }
    assert!(compared > 0, "updates were compared");
}

#[tokio::test]
async fn village_attacks_leaks_nothing() {
    let mut compared = 0;
    for (seed, decisions) in [(1, 4), (2, 40), (3, 150)] {
        compared += leaks_nothing::<VillageAttacks>(seed, decisions).await;
    }
    assert!(compared > 0, "updates were compared");
}

#[tokio::test]
async fn the_test_would_notice_a_leak() {
    let truth = some_game::<Skirmish>(3, 7);
    let other = truth.imagined(Viewer::Watcher, &mut Fast::new(9));
    let tokens = [Token::fresh(), Token::fresh()];
    let house = house_of(&truth, truth.journal().to_string(), &tokens).await;
    let twin = house_of(&other, truth.journal().to_string(), &tokens).await;
    let own = Some(&tokens[0]);
    assert_ne!(obtain(&house, own).await, obtain(&twin, own).await, "the seat sees its own hand");
}
