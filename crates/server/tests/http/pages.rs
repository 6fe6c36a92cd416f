//! Every page is there, in both languages, with nothing left unsaid.

use crate::house::House;

#[tokio::test]
async fn every_page_is_said_in_both_languages() {
    let house = House::open().await;
    let (mut anna, table) = house.player("skirmish").await;
    let moment = format!("{table}/moment?at=1");
    for lang in ["en", "it"] {
        let body = crate::client::form(&[("lang", lang), ("back", "/")]);
        assert_eq!(anna.post("/settings/language", &body).await.status, 303);
        for path in [
            "/",
            "/lobby",
            "/rules",
            "/rules/morra",
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
async fn the_browser_may_say_the_language() {
    let house = House::open().await;
    let mut client = house.client();
    for (accepted, lang) in [("it-IT,it;q=0.9", "it"), ("de,en-GB", "en"), ("de", "en"), ("", "en")]
    {
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
    let all = client.get("/rules/skirmish").await.body;
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
