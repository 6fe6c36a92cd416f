//! What is bounded, cached and shed, and that it is right all the same.

use crate::client::form;
use crate::house::House;

#[tokio::test]
async fn a_session_that_is_at_hand_is_gone_once_it_is_closed() {
    let house = House::open().await;
    let (anna, _) = house.player("morra").await;
    let mut here = anna.clone();
    let settings = here.get("/settings").await;
    assert!(settings.body.contains("name=\"session\""), "a session of hers is open");
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
