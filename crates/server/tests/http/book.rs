//! The book over HTTP: every link of it is followed, its pages are small, and what is searched for is shown.

use crate::client::Client;
use crate::house::House;
use std::collections::{BTreeMap, BTreeSet};

const GAMES: [&str; 4] = ["root", "monster-lands", "village-attacks", "wonderful-kingdom"];
/// The most a page of the book may weigh.
const HEAVIEST: usize = 300_000;

/// The addresses a page leads to, within the book.
fn links(page: &str) -> BTreeSet<String> {
    let all = page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let own = |link: &&str| {
        ["/rules", "/know", "/cards", "/learn", "/new"].iter().any(|it| link.starts_with(it))
    };
    all.filter(own).map(|link| link.replace("&amp;", "&")).collect()
}

/// Follows a redirection or two.
async fn read(client: &mut Client, path: &str) -> (String, String) {
    let mut path = path.to_owned();
    for _ in 0..3 {
        let (bare, mark) =
            path.split_once('#').map_or((path.clone(), ""), |(it, mark)| (it.to_owned(), mark));
        let reply = client.get(&bare).await;
        if reply.status != 303 {
            assert_eq!(reply.status, 200, "{path}");
            return (reply.body, mark.to_owned());
        }
        reply.header("location").expect("it leads somewhere").clone_into(&mut path);
    }
    panic!("{path} leads on and on");
}

#[tokio::test]
async fn every_link_of_the_book_leads_to_what_it_names() {
    let house = House::with(server::Limits::for_a_crowd(), "").await;
    let mut anna = house.client();
    for lang in ["en", "it", "fr"] {
        anna.headers = vec![("accept-language", lang.to_owned())];
        for game in GAMES {
            let mut pages: BTreeMap<String, String> = BTreeMap::new();
            let mut waiting =
                vec![format!("/rules/{game}"), format!("/know/{game}"), format!("/cards/{game}")];
            let mut marks: BTreeSet<(String, String)> = BTreeSet::new();
            while let Some(path) = waiting.pop() {
                let bare = path.split('#').next().unwrap_or_default().to_owned();
                if pages.contains_key(&bare) {
                    continue;
                }
                let (body, _) = read(&mut anna, &bare).await;
                assert!(body.len() <= HEAVIEST, "{bare}: {} bytes", body.len());
                assert!(!body.contains('⟦'), "{bare} in {lang} leaves something unsaid");
                for link in links(&body) {
                    let (to, mark) = link.split_once('#').unwrap_or((&link, ""));
                    let to = if to.is_empty() { bare.clone() } else { to.to_owned() };
                    if !mark.is_empty() {
                        marks.insert((to.clone(), mark.to_owned()));
                    }
                    let inside = to.contains(&format!("/{game}"));
                    if inside && !pages.contains_key(&to) {
                        waiting.push(to);
                    }
                }
                pages.insert(bare, body);
            }
            assert!(pages.len() > 15, "{game}: {}", pages.len());
            for (page, mark) in marks {
                let body = pages.get(&page).unwrap_or_else(|| panic!("{page} was not read"));
                assert!(body.contains(&format!("id=\"{mark}\"")), "{page} has no {mark}");
            }
        }
    }
}

#[tokio::test]
async fn a_paragraph_is_found_by_its_number_and_a_word_is_shown_where_it_stands() {
    let house = House::open().await;
    let mut anna = house.client();
    let there = anna.get("/rules/root/6.5.4.II").await;
    assert_eq!(there.header("location"), Some("/rules/root/marquise#law-6-5-4-ii"));
    let page = anna.get("/rules/root?q=sawmill").await.body;
    assert!(page.contains("<mark>sawmill</mark>"), "{page}");
    let page = anna.get("/rules/root?q=7.5.2").await.body;
    assert!(page.contains("id=\"law-7-5-2\"") && !page.contains("id=\"law-6-1\""), "{page}");
    let page = anna.get("/rules/root/alliance").await.body;
    assert!(page.contains("class=\"term\"") && page.contains("rel=\"next\""), "{page}");
    assert!(page.contains("rel=\"prev\"") && page.contains("class=\"ruling\""), "{page}");
    assert_eq!(anna.get("/rules/root/nothing").await.status, 404);
    assert_eq!(anna.get("/rules/nothing/victory").await.status, 404);
}

#[tokio::test]
async fn an_example_opens_as_a_table_of_ones_own() {
    let house = House::open().await;
    let mut anna = house.client();
    let set = anna.post("/rules/root/try/defenseless", "").await;
    assert_eq!(set.status, 303, "{}", set.body);
    let table = set.header("location").expect("it leads to a table").to_owned();
    let page = anna.get(&table).await.body;
    assert!(page.contains("data-choice="), "one is asked: {page}");
    let mut bruno = house.client();
    assert_eq!(bruno.get(&table).await.status, 200, "whoever has the link may look");
    assert_eq!(anna.post("/rules/root/try/nothing", "").await.status, 404);
}

#[tokio::test]
async fn cards_are_chosen_by_what_tells_them_apart() {
    let house = House::open().await;
    let mut anna = house.client();
    let count = |page: &str| page.matches("class=\"card-art\"").count();
    let all = anna.get("/cards/root").await.body;
    let foxes = anna.get("/cards/root?kind=card&suit=fox").await.body;
    assert!(0 < count(&foxes) && count(&foxes) < count(&all));
    let sappers = anna.get("/cards/root?q=sappers").await.body;
    assert_eq!(count(&sappers), 1, "{sappers}");
    assert_eq!(anna.get("/cards/morra").await.status, 404, "a game without cards has no index");
}

#[tokio::test]
async fn a_card_without_words_of_its_own_says_what_its_paragraph_says() {
    let house = House::open().await;
    let mut anna = house.client();
    let moods = anna.get("/cards/root?kind=mood").await.body;
    assert_eq!(moods.matches("class=\"card-art\"").count(), 8, "{moods}");
    assert!(moods.contains("Attacking with the warlord, deal an extra hit."), "{moods}");
    let ministers = anna.get("/cards/root?kind=minister&rank=squire").await.body;
    assert_eq!(ministers.matches("class=\"card-art\"").count(), 3, "{ministers}");
    let calamities = anna.get("/cards/wonderful-kingdom?kind=calamity").await.body;
    assert!(calamities.contains("A Calamity costs nothing, cannot be recycled"), "{calamities}");
}

#[tokio::test]
async fn a_card_nobody_played_names_no_figure() {
    let house = House::open().await;
    let mut anna = house.client();
    let cards = anna.get("/cards/root").await.body;
    assert!(cards.contains("class=\"played\"") && !cards.contains("in 0 of 10 games"), "{cards}");
}

#[tokio::test]
async fn a_table_walks_one_through_the_turn_and_knows_who_plays() {
    let house = House::open().await;
    let mut anna = house.client();
    let set = anna.post("/rules/root/try/wood", "").await;
    let table = set.header("location").expect("it leads to a table").to_owned();
    let page = anna.get(&table).await.body;
    assert!(page.contains("Your goal") && page.contains("30 points"), "{page}");
    assert!(page.contains("class=\"walk\"") && page.contains("aria-current=\"step\""), "{page}");
    assert!(page.contains("href=\"/know/root/faction-marquise\""), "{page}");
    assert!(page.contains("href=\"/know/root/faction-eyrie\""), "{page}");
    let form = anna.get("/new/root").await.body;
    assert!(form.contains("href=\"/know/root/landmark-tower\""), "{form}");
}
