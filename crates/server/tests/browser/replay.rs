//! The way through a game on one page: scrubbed, played, by keyboard, and quick.

use crate::cdp::{Chromium, Tab};
use crate::house::House;
use crate::no_overflow;
use serde_json::json;

/// A finished game of Root.
pub(crate) const ROOT: &str =
    include_str!("../../../../games/root/tests/replays/autumn-standard-2.journal");
const AT: &str = "Number(document.querySelector('[data-replay]').dataset.at)";
const OF: &str = "Number(document.querySelector('[data-replay]').dataset.of)";
const BOARD: &str = "document.querySelector('[data-region=board]').innerHTML.replace(/<div class=.zoom-tools.*/s, '')";

async fn open_replay(tab: &Tab<'_>, house: &House) {
    tab.open(&format!("http://{}/import", house.address)).await;
    tab.look(&format!("document.querySelector('textarea').value = {}", json!(ROOT))).await;
    tab.look("document.querySelector('main form').requestSubmit()").await;
    tab.until("document.querySelector('.ended') && document.querySelector('[data-linked]')").await;
    tab.look("window.same = location.pathname; location.pathname += '/replay'").await;
    tab.until("document.querySelector('.scripted')").await;
    tab.look("void (window.stays = true)").await;
}

async fn arrives(tab: &Tab<'_>, at: &str) {
    tab.until(&format!("{AT} === {at}")).await;
    assert!(tab.is("window.stays").await, "one page");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn keys_and_slider_lead_through_a_game_on_one_page() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for (width, height) in [(1440, 900), (390, 844)] {
        let tab = chromium.tab(width, height).await;
        open_replay(&tab, &house).await;
        no_overflow(&tab, "the replay").await;
        tab.press("ArrowRight").await;
        arrives(&tab, "1").await;
        tab.press("End").await;
        arrives(&tab, OF).await;
        tab.press("ArrowLeft").await;
        arrives(&tab, &format!("{OF} - 1")).await;
        tab.press("PageUp").await;
        tab.until(&format!("{AT} < {OF} - 1")).await;
        tab.look("void ((s) => { s.value = 2; s.dispatchEvent(new Event('input')); })(document.querySelector('#turn'))").await;
        arrives(
            &tab,
            "Number(document.querySelector('[data-replay]').dataset.stops.split(' ')[2])",
        )
        .await;
        tab.press("?").await;
        tab.until("document.querySelector('.card .keys, dl.keys')").await;
        tab.press("Escape").await;
        let (board, address) = (tab.text(BOARD).await, tab.text("location.href").await);
        tab.open(&address).await;
        tab.until("document.querySelector('.scripted')").await;
        assert_eq!(board, tab.text(BOARD).await, "the page of that moment, by its link");
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_plays_itself_until_it_is_paused() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    open_replay(&tab, &house).await;
    tab.click("button.play").await;
    tab.until(&format!("{AT} > 4")).await;
    tab.click("button.play").await;
    tab.until("document.querySelector('.play[aria-pressed=false]')").await;
    let at = tab.look(AT).await;
    tab.press("ArrowRight").await;
    tab.until(&format!("{AT} === {at} + 1 || {AT} === {at} + 2")).await;
    assert!(tab.is("document.querySelector('#says').textContent.length > 9").await, "it is said");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_scrubbed_end_to_end() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    open_replay(&tab, &house).await;
    tab.look(
        "void (async () => { const took = []; for (let at = 1; at <= going(); at++) { const from = performance.now(); \
         await fetch(`${location.pathname}?at=${at}`, { headers: { accept: 'application/json' } }).then((a) => a.json()); \
         took.push(performance.now() - from); } window.took = took; \
         function going() { return Number(document.querySelector('[data-replay]').dataset.of); } })()",
    )
    .await;
    tab.until("window.took").await;
    let median =
        tab.look("window.took.sort((a, b) => a - b)[Math.floor(window.took.length / 2)]").await;
    assert!(median.as_f64() < Some(50.0), "a moment took {median} ms");
    for _ in 0..12 {
        tab.press("PageDown").await;
    }
    tab.until(&format!("{AT} > 0")).await;
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}
