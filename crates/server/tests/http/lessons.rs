//! Lessons over HTTP: what is held back, what goes on, and that one can leave and come back.

use crate::client::{Client, answer};
use crate::house::{GAMES, House, version};
use server::Limits;
use std::time::Duration;

/// Begins a lesson of Root.
async fn begin(house: &House, lesson: &str) -> (Client, String) {
    let mut anna = house.client();
    let began = anna.post(&format!("/learn/root/{lesson}"), "").await;
    assert_eq!(began.status, 303, "{}", began.body);
    let table = began.header("location").expect("it leads to a table").to_owned();
    (anna, table)
}

/// Answers what is asked now.
async fn choose(anna: &mut Client, table: &str, choice: &str) -> (u16, String) {
    let page = anna.get(table).await;
    let since = page.body.split("name=\"version\" value=\"").nth(1).unwrap_or_default();
    let since = since.split('"').next().unwrap_or_default();
    let body = format!("seat=0&version={since}&key=0-{since}&choice={}", choice.replace(' ', "+"));
    let reply = anna.script(&format!("{table}/choose"), &body).await;
    (reply.status, reply.body)
}

async fn next(anna: &mut Client, table: &str, step: usize) {
    let read = anna.script(&format!("{table}/next"), &format!("step={step}")).await;
    assert_eq!(read.status, 200, "{}", read.body);
}

#[tokio::test]
async fn a_lesson_says_waits_and_holds_back_what_it_does_not_want() {
    let house = House::open().await;
    let (mut anna, table) = begin(&house, "first").await;
    let page = anna.get(&table).await.body;
    assert!(
        page.contains("Whoever first has 30 points wins") && page.contains("data-deed=\"next\"")
    );
    assert!(!page.contains("data-choice=\"pass\""), "what is said is read first");
    let early = answer(0, 0, "early", "pass");
    let early = anna.script(&format!("{table}/choose"), &early).await;
    assert_eq!(early.status, 422, "nor by who asks without the page: {}", early.body);
    next(&mut anna, &table, 0).await;
    next(&mut anna, &table, 0).await;
    next(&mut anna, &table, 1).await;
    let page = anna.get(&table).await;
    assert!(page.body.contains("craft it"), "{}", page.body);
    assert!(page.body.contains("data-later"), "what is for later is marked");
    let before = version(&page);
    let (status, said) = choose(&mut anna, &table, "pass").await;
    assert!(status == 422 && said.contains("Not yet: crafting is for free"), "{said}");
    assert_eq!(version(&anna.get(&table).await), before, "and nothing has changed");
    let (status, said) = choose(&mut anna, &table, "craft a-visit-to-friends").await;
    assert_eq!(status, 200, "{said}");
    assert!(anna.get(&table).await.body.contains("You have three actions"));
}

/// What stands in an attribute for the first time after a place.
fn attribute<'a>(after: &'a str, name: &str) -> Option<&'a str> {
    after.split_once(&format!("{name}=\""))?.1.split_once('"').map(|(value, _)| value)
}

/// Reads on until an answer is put off: the answer, and why.
async fn put_off(anna: &mut Client, table: &str) -> (String, String) {
    for _ in 0..12 {
        let page = anna.get(table).await.body;
        if let Some((_, later)) = page.split_once("data-later=") {
            let word = |name: &str| attribute(later, name).expect("an answer").to_owned();
            return (word("data-choice"), word("title"));
        }
        let step = page.split_once("data-answer").and_then(|(_, form)| attribute(form, "value"));
        if page.contains("data-deed=\"next\"") {
            next(anna, table, step.expect("a step").parse().expect("a number")).await;
        } else {
            let wanted = page.split_once("form=\"answer\" name=\"choice\"");
            let wanted = wanted.and_then(|(_, button)| attribute(button, "value"));
            let wanted = wanted.expect("something is wanted").to_owned();
            assert_eq!(choose(anna, table, &wanted).await.0, 200, "{wanted}");
        }
    }
    panic!("{table}: nothing is put off");
}

#[tokio::test]
async fn in_every_lesson_what_is_put_off_says_why_and_changes_nothing() {
    let house = House::with(Limits { bot_pace: Duration::ZERO, ..Limits::for_a_crowd() }, "").await;
    for title in GAMES {
        for file in title.lessons {
            let mut anna = house.client();
            let lesson = file.name.trim_end_matches(".lesson");
            let place = format!("/learn/{}/{lesson}", title.game.name());
            let began = anna.post(&place, "").await;
            let table = began.header("location").expect("it leads to a table").to_owned();
            let (choice, why) = put_off(&mut anna, &table).await;
            let before = anna.get(&table).await;
            let (status, said) = choose(&mut anna, &table, &choice).await;
            assert_eq!(status, 422, "{place}: {choice}: {said}");
            assert!(said.contains(&why), "{place}: {choice}: {why}: {said}");
            let after = anna.get(&table).await;
            assert_eq!(version(&after), version(&before), "{place}");
            assert_eq!(
                after.body.matches("data-later").count(),
                before.body.matches("data-later").count()
            );
        }
    }
}

#[tokio::test]
async fn a_first_visit_offers_the_first_lesson_of_every_game() {
    let house = House::open().await;
    let home = house.client().get("/").await.body;
    for title in GAMES.iter().filter(|title| !title.lessons.is_empty()) {
        let first = title.lessons[0].name.trim_end_matches(".lesson");
        let place = format!("action=\"/learn/{}/{first}\"", title.game.name());
        assert!(home.contains(&place), "{place}");
    }
    assert_eq!(home.matches("Learn it in five minutes").count(), 4);
}

#[tokio::test]
async fn a_lesson_is_come_through_and_noted() {
    let house = House::open().await;
    let (mut anna, table) = begin(&house, "eyrie").await;
    next(&mut anna, &table, 0).await;
    for choice in
        ["column recruit", "card a-visit-to-friends", "pass", "pass", "move c11 c12", "count 2"]
    {
        let (status, said) = choose(&mut anna, &table, choice).await;
        assert_eq!(status, 200, "{choice}: {said}");
    }
    assert!(!anna.get("/learn/root").await.body.contains("lesson-line done"));
    for step in 7..10 {
        next(&mut anna, &table, step).await;
    }
    let page = anna.get(&table).await.body;
    assert!(page.contains("That was this lesson"), "{page}");
    assert!(page.contains("name=\"lesson\" value=\"eyrie\""), "one may play as the Eyrie: {page}");
    let list = anna.get("/learn/root").await.body;
    assert_eq!(list.matches("lesson-line done").count(), 1);
    let home = anna.get("/").await.body;
    assert!(home.contains("href=\"/learn/root\""), "who has learned is led to the list");
}

#[tokio::test]
async fn after_a_lesson_one_plays_whom_one_has_learned() {
    let house = House::open().await;
    let mut anna = house.client();
    let set = anna.post("/play/root", "lesson=corvids").await;
    assert_eq!(set.status, 303, "{}", set.body);
    let table = set.header("location").expect("it leads to a table").to_owned();
    let page = anna.get(&table).await.body;
    assert!(page.contains("href=\"/know/root/faction-corvids\""), "{page}");
    assert!(!page.contains("class=\"lesson\""), "it is a game like any other");
}

#[tokio::test]
async fn a_lesson_is_left_and_gone_on_with() {
    let house = House::with(Limits { idle: -1, ..Limits::for_a_crowd() }, "").await;
    let (mut anna, table) = begin(&house, "first").await;
    next(&mut anna, &table, 0).await;
    next(&mut anna, &table, 1).await;
    choose(&mut anna, &table, "craft a-visit-to-friends").await;
    let list = anna.get("/learn/root").await.body;
    assert!(list.contains(&format!("href=\"{table}\"")), "{list}");
    house.hall.sweep();
    assert_eq!(house.hall.count(), 0, "nobody has it at hand any more");
    let page = anna.get(&table).await.body;
    assert!(page.contains("You have three actions"), "{page}");
}

#[tokio::test]
async fn only_who_learns_goes_on_and_no_lesson_is_made_up() {
    let house = House::open().await;
    let (_, table) = begin(&house, "first").await;
    let mut bruno = house.client();
    bruno.post("/play/morra", "").await;
    assert_eq!(bruno.script(&format!("{table}/next"), "step=0").await.status, 403);
    assert_eq!(bruno.script(&format!("{table}/next"), "step=-1").await.status, 400);
    assert_eq!(bruno.post("/learn/root/nothing", "").await.status, 404);
    assert_eq!(bruno.get("/learn/nothing").await.status, 404);
    assert_eq!(bruno.get("/learn/morra").await.status, 404, "a game without lessons has no list");
}
