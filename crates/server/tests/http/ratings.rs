//! Rated tables, profiles, and leaving for good.

use crate::client::{Client, answer, form};
use crate::house::{House, first_choice, version};
use server::Reach;
use server::store::TableId;

async fn account(client: &mut Client, login: &str) {
    let made = client
        .post("/settings/account", &form(&[("login", login), ("password", "a long password")]))
        .await;
    assert_eq!(made.status, 200, "{}", made.body);
}

/// Somebody with an account and nothing else.
async fn somebody(house: &House, login: &str) -> Client {
    let mut client = house.client();
    let named = form(&[("name", login), ("lang", "en"), ("theme", "system"), ("motion", "off")]);
    assert_eq!(client.post("/settings", &named).await.status, 200);
    account(&mut client, login).await;
    client
}

const RATED: &str = "seat-0=me&seat-1=open&rated=yes";

/// Two people play a rated game to its end.
async fn season(house: &House, anna: &mut Client, bruno: &mut Client) -> String {
    let set = anna.post("/new/skirmish", RATED).await;
    let table = set.header("location").unwrap_or_else(|| panic!("{}", set.body)).to_owned();
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    for _ in 0..500 {
        let asked = house.hall.store.table(id).await.unwrap().unwrap().asked;
        if asked == 0 {
            return table;
        }
        let seat = u8::from(asked & 1 == 0);
        let client = if seat == 0 { &mut *anna } else { &mut *bruno };
        let page = client.get(&table).await;
        let (at, choice) = (version(&page), first_choice(&page).expect("there is an offer"));
        let body = answer(seat, at, &format!("{seat}-{at}"), &choice);
        assert_eq!(client.script(&format!("{table}/choose"), &body).await.status, 200);
    }
    panic!("the game ends");
}

#[tokio::test]
async fn a_rated_season_makes_ratings_and_a_page_of_the_best() {
    let house = House::calling(Reach::default(), "").await;
    let (mut anna, mut bruno) = (somebody(&house, "Anna").await, somebody(&house, "Bruno").await);
    for _ in 0..5 {
        season(&house, &mut anna, &mut bruno).await;
    }
    let best = house.client().get("/best/skirmish").await;
    assert!(best.body.contains("Anna") && best.body.contains("Bruno"), "{}", best.body);
    let own = anna.get("/me").await.header("location").unwrap().to_owned();
    let profile = house.client().get(&own).await;
    assert!(profile.status == 200 && profile.body.contains("<td>5</td>"), "{}", profile.body);
    assert_eq!(anna.post("/settings/profile", "shown=off").await.status, 303);
    assert_eq!(house.client().get(&own).await.status, 404, "one can stay out of it");
    assert!(!house.client().get("/best/skirmish").await.body.contains("Anna"));
    assert_eq!(anna.get(&own).await.status, 200, "one sees oneself");
}

#[tokio::test]
async fn nobody_interferes_with_a_game_that_counts() {
    let house = House::calling(Reach::default(), "").await;
    let (mut anna, mut bruno) = (somebody(&house, "Anna").await, somebody(&house, "Bruno").await);
    let table = anna.post("/new/skirmish", RATED).await.header("location").unwrap().to_owned();
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let pace = house.hall.store.pace(id).await.unwrap().unwrap();
    assert_eq!(pace.seconds, 259_200, "nobody wins by never answering");
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    for deed in ["close", "remove", "stand-in"] {
        let done = anna.post(&format!("{table}/{deed}"), "seat=1").await;
        assert_eq!(done.status, 409, "{deed}: {}", done.body);
    }
    assert_eq!(anna.post(&format!("{table}/pause"), "on=on").await.status, 303);
    let page = anna.get(&table).await.body;
    assert!(page.contains("data-until"), "the host alone does not stop the clock");
    assert!(!page.contains("/stand-in\"") && !page.contains("/close\""), "{page}");
    assert_eq!(bruno.post(&format!("{table}/leave"), "seat=1").await.status, 303, "one may leave");
    play_on(&house, &mut anna, &table).await;
    let results = house.hall.store.results_of(person(&house, "Bruno").await, 9).await.unwrap();
    assert_eq!((results[0].place, results[0].won), (2, false), "who leaves has come last");
    let results = house.hall.store.results_of(person(&house, "Anna").await, 9).await.unwrap();
    assert_eq!(results[0].table, id);
}

async fn person(house: &House, login: &str) -> server::store::PersonId {
    house.hall.store.person_of_login(login.to_owned()).await.unwrap().unwrap().id
}

/// The first seat plays to the end, whoever sits in the other.
async fn play_on(house: &House, client: &mut Client, table: &str) {
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let live = house.hall.table(id).await.unwrap();
    let mut news = live.listen();
    for _ in 0..500 {
        let record = live.shown().record.clone();
        if record.phase == server::store::Phase::Over {
            return;
        }
        let page = client.get(table).await;
        let (at, choice) = (version(&page), first_choice(&page));
        let Some(choice) = choice else {
            let _moved =
                tokio::time::timeout(std::time::Duration::from_secs(2), news.changed()).await;
            continue;
        };
        let body = answer(0, at, &format!("0-{at}"), &choice);
        client.script(&format!("{table}/choose"), &body).await;
    }
    panic!("the game ends");
}

#[tokio::test]
async fn a_rematch_keeps_its_terms_and_calls_whoever_begins() {
    let reach = Reach { targets: server::calls::Targets::Any, ..Reach::default() };
    let (house, mut hook) = (House::calling(reach, "").await, crate::sinks::Hook::open().await);
    let (mut anna, mut bruno) = (somebody(&house, "Anna").await, somebody(&house, "Bruno").await);
    let table = season(&house, &mut anna, &mut bruno).await;
    for client in [&mut anna, &mut bruno] {
        let address = form(&[("address", &hook.url("/"))]);
        assert_eq!(client.post("/settings/calls/webhook", &address).await.status, 303);
    }
    let next = anna.post(&format!("{table}/rematch"), "").await;
    let next = next.header("location").unwrap().to_owned();
    let told = hook.next().await.json();
    assert_eq!(told["table"], next.trim_start_matches("/t/"), "{told}");
    let live = house.hall.table(next.trim_start_matches("/t/").parse().unwrap()).await.unwrap();
    let state = live.shown();
    assert!(state.beside.rated && state.beside.clock.is_some());
    let named = |seat| state.seat(seat).unwrap().name == told["person"].as_str().unwrap();
    assert!(state.asked().iter().any(named), "{told}");
}

#[tokio::test]
async fn guests_bots_and_aids_keep_away_from_rated_tables() {
    let house = House::calling(Reach::default(), "").await;
    let mut anna = somebody(&house, "Anna").await;
    for wrong in ["seat-0=me&seat-1=bot-random&rated=yes", "seat-0=me&seat-1=hotseat&rated=yes"] {
        assert_eq!(anna.post("/new/skirmish", wrong).await.status, 422, "{wrong}");
    }
    let mut guest = house.client();
    assert_eq!(guest.post("/new/skirmish", RATED).await.status, 422, "a guest sets none");
    let table = anna.post("/new/skirmish", RATED).await.header("location").unwrap().to_owned();
    assert_eq!(
        guest.post(&format!("{table}/sit"), "seat=1").await.status,
        403,
        "a guest does not sit"
    );
    assert_eq!(
        anna.post(&format!("{table}/start"), "level=random").await.status,
        403,
        "no bot does"
    );
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let record = house.hall.store.table(id).await.unwrap().unwrap();
    assert!(!record.gives_hints() && record.aids.undo == server::store::Undo::Forbidden);
}

#[tokio::test]
async fn who_is_forgotten_stays_a_former_player_to_others() {
    let house = House::calling(Reach::default(), "").await;
    let (mut anna, mut bruno) = (somebody(&house, "Anna").await, somebody(&house, "Bruno").await);
    let table = season(&house, &mut anna, &mut bruno).await;
    assert_eq!(
        anna.post("/settings/calls/quiet", "from=22:00&to=07:00&ahead=60").await.status,
        303
    );
    assert_eq!(anna.post(&format!("{table}/hush"), "on=on").await.status, 303);
    let export = anna.get("/settings/export").await.json();
    assert_eq!(export["quiet"]["from"], 22 * 60, "{export}");
    assert_eq!(export["hushed"][0], table.trim_start_matches("/t/"));
    assert!(export["games"][0]["journal"].as_str().unwrap().contains("\nseed "), "{export}");
    assert!(export["lessons"].is_array() && export["campaigns"].is_array());
    assert_eq!((export["name"].as_str(), export["login"].as_str()), (Some("Anna"), Some("Anna")));
    assert_eq!(export["results"].as_array().unwrap().len(), 1, "{export}");
    assert!(!export.to_string().contains("argon2"), "no password in it");
    let delete = |password: &str| form(&[("password", password)]);
    assert_eq!(anna.post("/settings/delete", &delete("wrong")).await.status, 403);
    assert_eq!(anna.post("/settings/delete", &delete("a long password")).await.status, 303);
    let page = bruno.get(&table).await.body;
    assert!(page.contains("A former player") && !page.contains("Anna"), "{page}");
    let again = form(&[("login", "Anna"), ("password", "a long password")]);
    assert_eq!(house.client().post("/sign-in", &again).await.status, 403);
    assert!(!house.client().get("/best/skirmish").await.body.contains("Anna"));
}
