//! Every page is there, in every language, with nothing left unsaid.

use crate::house::House;
use server::store::{Door, Phase, TableId, TableRecord};

#[tokio::test]
async fn every_page_is_said_in_every_language() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let moment = format!("{table}/moment?at=1");
    for lang in ["en", "it", "fr"] {
        let body = crate::client::form(&[("lang", lang), ("back", "/")]);
        assert_eq!(anna.post("/settings/language", &body).await.status, 303);
        for path in [
            "/",
            "/lobby",
            "/rules",
            "/rules/morra",
            "/rules/morra/1",
            "/rules/skirmish?q=card",
            "/new/morra",
            "/new/skirmish",
            "/import",
            "/settings",
            "/sign-in",
            "/credits",
            &table,
            &moment,
            &format!("{table}/log"),
        ] {
            let page = anna.get(path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.body.contains(&format!("<html lang=\"{lang}\"")), "{path}");
            assert!(!page.body.contains('⟦'), "{path} in {lang}: {}", page.body);
        }
    }
}

#[tokio::test]
async fn a_game_told_in_another_language_says_so_and_marks_its_texts() {
    let house = House::open().await;
    let mut anna = house.client();
    for (lang, is_told) in [("fr", false), ("it", true)] {
        anna.headers = vec![("accept-language", lang.to_owned())];
        for path in ["/rules/skirmish", "/new/skirmish"] {
            let body = anna.get(path).await.body;
            assert_eq!(body.contains("sont en anglais."), !is_told, "{path} in {lang}");
            assert_eq!(body.contains("<p lang=\"en\">"), !is_told, "{path} in {lang}");
        }
    }
}

#[tokio::test]
async fn the_browser_may_say_the_language() {
    let house = House::open().await;
    let mut client = house.client();
    for (accepted, lang) in [
        ("it-IT,it;q=0.9", "it"),
        ("fr-CA,en;q=0.8", "fr"),
        ("de,en-GB", "en"),
        ("de", "en"),
        ("", "en"),
    ] {
        client.headers = vec![("accept-language", accepted.to_owned())];
        assert!(
            client.get("/").await.body.contains(&format!("<html lang=\"{lang}\"")),
            "{accepted}"
        );
    }
}

#[tokio::test]
async fn a_rulebook_is_searched() {
    let house = House::open().await;
    let mut client = house.client();
    let front = client.get("/rules/skirmish").await.body;
    assert!(
        front.contains("href=\"/rules/skirmish/1\""),
        "a game without a book has its law's chapters"
    );
    let all = client.get("/rules/skirmish?q=a").await.body;
    let some = client.get("/rules/skirmish?q=ambush").await.body;
    let count = |page: &str| page.matches("id=\"law-").count();
    assert!(0 < count(&some) && count(&some) < count(&all));
    assert_eq!(count(&client.get("/rules/skirmish?q=zeppelin").await.body), 0);
}

#[tokio::test]
async fn options_that_cannot_be_played_are_refused_in_the_form() {
    let house = House::open().await;
    let reply = house.client().post("/new/skirmish", "option-seats=99&seat-0=me").await;
    assert_eq!(reply.status, 422);
    assert!(reply.body.contains("role=\"alert\"") && !reply.body.contains('⟦'));
    let reply =
        house.client().post("/new/skirmish", "option-seats=2&seat-0=me&seat-1=bot-genius").await;
    assert_eq!(reply.status, 422);
}

#[tokio::test]
async fn health_and_counts_are_told() {
    let house = House::open().await;
    let (mut anna, _) = house.player("skirmish").await;
    assert_eq!(anna.get("/healthz").await.body, "ok\n");
    assert!(anna.get("/metrics").await.body.contains("tavolata_tables_in_memory 1"));
    let style = anna.get("/").await.after("stylesheet\" href=\"").unwrap().to_owned();
    assert!(anna.get(&style).await.header("cache-control").unwrap().contains("immutable"));
}

/// The addresses of the tables a page lists.
fn listed(page: &str) -> Vec<String> {
    let links = page.split("href=\"/t/").skip(1);
    links.map(|link| link.split('"').next().unwrap().to_owned()).collect()
}

/// Where the first list of a page goes on.
fn more(page: &str) -> Option<String> {
    let (_, link) =
        page.split_once("href=\"/lobby?part=").or_else(|| page.split_once("href=\"/?after="))?;
    let before = if page.contains("href=\"/lobby?part=") { "/lobby?part=" } else { "/?after=" };
    Some(format!("{before}{}", link.split('"').next()?.replace("&amp;", "&")))
}

#[tokio::test]
async fn long_lists_go_on_behind_a_link() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let first = table.trim_start_matches("/t/").to_owned();
    let whole = house.hall.store.table(first.parse().unwrap()).await.unwrap().unwrap();
    let mut set = vec![first];
    for number in 1..=100 {
        let record = TableRecord {
            id: TableId(number),
            door: Door::Open,
            phase: Phase::Over,
            ..whole.clone()
        };
        set.push(record.id.to_string());
        house.hall.store.add_table(record).await.unwrap();
    }
    for (start, most, all) in [("/lobby", 30, &set[1..]), ("/", 60, &set[..])] {
        let (mut found, mut next) = (Vec::new(), Some(start.to_owned()));
        while let Some(path) = next {
            let page = anna.get(&path).await;
            assert_eq!(page.status, 200, "{path}");
            let tables = listed(&page.body);
            assert!(tables.len() <= most, "{} at {path}", tables.len());
            found.extend(tables);
            next = more(&page.body);
        }
        found.sort();
        let mut all = all.to_vec();
        all.sort();
        assert_eq!(found, all, "{start}");
    }
    for path in ["/lobby?after=nowhere", "/?after=7-", "/lobby?part=over&after=x-1"] {
        assert_eq!(anna.get(path).await.status, 400, "{path}");
    }
}
