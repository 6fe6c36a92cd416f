//! What makes a table good to sit at: a phone's panels, calm, news that are marked and said, a light page.

use crate::cdp::{Chromium, Tab};
use crate::house::House;
use crate::{ASKED, LINKED, VERSION, asked, begin, no_overflow};
use serde_json::json;

const GAMES: [&str; 4] = ["monster-lands", "root", "village-attacks", "wonderful-kingdom"];

async fn is_shown(tab: &Tab<'_>, selector: &str) -> bool {
    tab.is(&format!("document.querySelector({selector:?})?.getClientRects().length")).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_shows_the_question_and_one_panel() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(390, 844).await;
    for game in GAMES {
        begin(&tab, &format!("http://{}", house.address), game).await;
        assert!(asked(&tab).await);
        for (name, panel) in [
            ("mat", ".mat"),
            ("players", ".players"),
            ("log", ".log"),
            ("chat", ".chat"),
            ("board", ".board"),
        ] {
            tab.click(&format!("label:has(> #tab-{name})")).await;
            tab.until(&format!("document.querySelector('#tab-{name}').checked")).await;
            assert!(is_shown(&tab, panel).await, "{game}: {panel} is shown");
            assert!(is_shown(&tab, ASKING).await, "{game}: the question stays");
            assert_eq!(is_shown(&tab, ".board").await, name == "board", "{game}: {name}");
            no_overflow(&tab, game).await;
        }
        let scrolls = "document.documentElement.scrollHeight > innerHeight";
        assert_eq!(tab.look(scrolls).await, false, "{game}: nothing is below the screen");
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_in_a_castle_can_be_read_on_a_phone() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(390, 844).await;
    begin(&tab, &format!("http://{}", house.address), "village-attacks").await;
    assert!(asked(&tab).await);
    tab.until("document.querySelector('svg.castle.tall')").await;
    let least = "Math.min(...[...document.querySelectorAll('svg.castle text')] \
                 .filter((text) => text.getClientRects().length) \
                 .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d))";
    let least = tab.look(least).await.as_f64().unwrap();
    assert!(least >= 11.0, "the smallest letters are {least} px high");
}

const ASKING: &str = ".question button[data-choice]";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_moves_for_who_wants_it_still() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    tab.call("Emulation.setEmulatedMedia", still).await;
    begin(&tab, &format!("http://{}", house.address), "root").await;
    for _ in 0..4 {
        assert!(asked(&tab).await);
        let version = tab.text(VERSION).await;
        tab.press("1").await;
        tab.until(&format!("{VERSION} !== {version:?}")).await;
        assert_eq!(tab.look("document.getAnimations().length").await, 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_came_since_the_last_visit_is_marked_and_news_are_said() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let base = format!("http://{}", house.address);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &base, "root").await;
    assert!(asked(&tab).await);
    let table = tab.text("location.pathname").await;
    tab.open(&format!("{base}/credits")).await;
    let id = table.trim_start_matches("/t/");
    let earlier = "Number(localStorage.getItem(name)) - 2";
    tab.look(&format!("{{ const name = 'seen-{id}'; localStorage.setItem(name, {earlier}); }}"))
        .await;
    tab.open(&format!("{base}{table}")).await;
    tab.until(LINKED).await;
    tab.until("document.querySelector('.log .since')").await;
    let version = tab.text(VERSION).await;
    tab.press("1").await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
    assert!(tab.is("document.querySelector('.log .since')").await, "the mark stays");
    tab.until("document.querySelector('#says').textContent.trim()").await;
    let asks = "document.querySelector('#says').textContent.includes(document.querySelector('.question .ask').firstChild.textContent.trim())";
    assert!(!tab.is(ASKED).await || tab.is(asks).await, "the question is read out");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sounds_are_off_until_someone_wants_them() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    tab.open(&format!("http://{}/settings", house.address)).await;
    assert!(!tab.is("'sounds' in document.documentElement.dataset").await);
    tab.look("document.querySelector('#sounds').value = 'on'").await;
    tab.click("form[action='/settings'] button").await;
    tab.until("'sounds' in document.documentElement.dataset").await;
    tab.until("document.querySelector('#sounds')?.value === 'on'").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_a_table_is_light() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for game in GAMES {
        let tab = chromium.tab(1440, 900).await;
        begin(&tab, &format!("http://{}", house.address), game).await;
        is_light(&tab, game).await;
    }
}

/// A page and everything it has loaded weigh little enough.
pub(crate) async fn is_light(tab: &Tab<'_>, what: &str) {
    tab.look("document.fonts.ready").await;
    let weight = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] \
                  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)";
    let weight = tab.look(weight).await.as_u64().unwrap();
    assert!(weight < 300_000, "{what} weighs {weight} bytes");
}
