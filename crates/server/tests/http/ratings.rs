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
    let export = anna.get("/settings/export").await.json();
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
