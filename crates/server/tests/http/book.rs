//! The book over HTTP: every link of it is followed, its pages are small, and what is searched for is shown.

use crate::client::Client;
use crate::house::House;
use std::collections::{BTreeMap, BTreeSet};

const GAMES: [&str; 4] = ["root", "monster-lands", "village-attacks", "wonderful-kingdom"];
/// The most a page of the book may weigh.
const HEAVIEST: usize = 300_000;

/// What a book begins with in addresses: from these pages every link is followed on.
const BOOKS: [&str; 5] = ["/rules", "/know", "/cards", "/learn", "/new"];
/// What is searched for in each book: a beginning of its numbers.
const SOUGHT: [&str; 4] = ["6.5", "M9", "V3", "K3"];

/// The values of an attribute in a page, in which a number stands for no letter.
fn values<'a>(page: &'a str, name: &str) -> impl Iterator<Item = String> + use<'a> {
    let all = page.split(&format!(" {name}=\"")).skip(1).collect::<Vec<_>>();
    let value = |rest: &str| rest.split('"').next().unwrap_or_default().replace("&amp;", "&");
    all.into_iter().map(value)
}

/// The pages that were read in a language, and what they lead to.
struct Crawl {
    client: Client,
    lang: &'static str,
    pages: BTreeMap<String, String>,
    /// Where each address was first found.
    waiting: BTreeMap<String, String>,
    /// Places within pages, and where they were found.
    marks: BTreeMap<(String, String), String>,
    /// What a press of a button asks for.
    deeds: BTreeSet<String>,
}

impl Crawl {
    fn of(house: &House, lang: &'static str) -> Self {
        let mut client = house.client();
        client.headers = vec![("accept-language", lang.to_owned())];
        let (pages, waiting) = (BTreeMap::new(), BTreeMap::new());
        Self { client, lang, pages, waiting, marks: BTreeMap::new(), deeds: BTreeSet::new() }
    }

    /// Reads an address and all it leads to.
    async fn from(&mut self, first: String) {
        self.waiting.insert(first, "the test".to_owned());
        while let Some((path, from)) = self.waiting.pop_first() {
            let (body, at) = read(&mut self.client, &path, &from).await;
            // A number of a paragraph leads on to its chapter and its place there.
            if let Some((page, mark)) = at.split_once('#') {
                self.marks.insert((page.to_owned(), mark.to_owned()), from.clone());
                self.wait(page, &from);
            }
            // The small games of the tests have no book.
            let is_ours = path == "/rules" || GAMES.iter().any(|game| path.contains(game));
            let is_of_book = is_ours && BOOKS.iter().any(|it| path.starts_with(it));
            self.pages.insert(path.clone(), body.clone());
            if is_of_book && at == path {
                self.look(&path, &body);
            }
        }
    }

    /// Notes what a page of the book leads to.
    fn look(&mut self, path: &str, body: &str) {
        let lang = self.lang;
        assert!(body.len() <= HEAVIEST, "{path}: {} bytes", body.len());
        assert!(!body.contains('⟦'), "{path} in {lang} leaves something unsaid");
        for link in values(body, "href").chain(values(body, "src")) {
            let (to, mark) = link.split_once('#').unwrap_or((&link, ""));
            let to = if to.is_empty() { path } else { to };
            if to.starts_with("http") || to.starts_with("data:") {
                continue;
            }
            assert!(to.starts_with('/'), "{path} leads to {link}");
            if !mark.is_empty() {
                self.marks.insert((to.to_owned(), mark.to_owned()), path.to_owned());
            }
            self.wait(to, path);
        }
        let deeds = values(body, "action");
        self.deeds.extend(deeds.filter(|it| it.contains("/try/") || it.starts_with("/learn/")));
    }

    fn wait(&mut self, to: &str, from: &str) {
        if !self.pages.contains_key(to) {
            self.waiting.entry(to.to_owned()).or_insert_with(|| from.to_owned());
        }
    }

    /// Every place that is named is there.
    fn holds(&self) {
        for ((page, mark), from) in &self.marks {
            let body = self.pages.get(page).unwrap_or_else(|| panic!("{page} was not read"));
            let there = body.contains(&format!("id=\"{mark}\""));
            assert!(there, "{from} leads to {page}#{mark}, which is not there in {}", self.lang);
        }
    }
}

/// Follows a redirection or two: what is read, and where.
async fn read(client: &mut Client, path: &str, from: &str) -> (String, String) {
    let mut at = path.to_owned();
    for _ in 0..3 {
        let bare = at.split('#').next().unwrap_or_default().to_owned();
        let reply = client.get(&bare).await;
        if reply.status != 303 {
            assert_eq!(reply.status, 200, "{from} leads to {path}");
            return (reply.body, at);
        }
        reply.header("location").expect("it leads somewhere").clone_into(&mut at);
    }
    panic!("{path} leads on and on");
}

#[tokio::test]
async fn every_link_of_the_book_leads_to_what_it_names() {
    let house = House::with(server::Limits::for_a_crowd(), "").await;
    let mut deeds = BTreeSet::new();
    for lang in ["en", "it", "fr"] {
        let mut crawl = Crawl::of(&house, lang);
        crawl.from("/rules".to_owned()).await;
        for (game, sought) in GAMES.into_iter().zip(SOUGHT) {
            for first in ["rules", "know", "cards", "learn"] {
                crawl.from(format!("/{first}/{game}")).await;
            }
            crawl.from(format!("/rules/{game}?q={sought}")).await;
            let own = crawl.pages.keys().filter(|page| page.contains(game));
            assert!(own.count() > 30, "{game}");
        }
        crawl.holds();
        deeds.extend(crawl.deeds);
    }
    let tries = deeds.iter().filter(|deed| deed.contains("/try/")).count();
    assert!(tries >= 12 && deeds.len() - tries >= 28, "{deeds:?}");
    for deed in deeds {
        let set = house.client().post(&deed, "").await;
        let to = set.header("location").unwrap_or_default();
        assert!(set.status == 303 && to.starts_with("/t/"), "{deed}: {} {to}", set.status);
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
    assert!(page.contains("href=\"/learn/root#marquise\""), "and which lesson is on this: {page}");
    let form = anna.get("/new/root").await.body;
    assert!(form.contains("href=\"/know/root/landmark-tower\""), "{form}");
}
