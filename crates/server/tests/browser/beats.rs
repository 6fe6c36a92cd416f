//! What happens is seen: a march and a battle of a table that is laid out in words. What is left is a fresh page, and a slow
//! machine loses no answer.

use crate::cdp::{Chromium, Tab};
use crate::clicks::answers;
use crate::house::House;
use crate::lessons::{WANTED, WHERE};
use crate::touch::answer_by_keyboard;
use crate::{asked, begin};
use serde_json::{Value, json};

/// Notes what is played: each thing that flies with its number and the ways it passes, and what the dice say.
const NOTE: &str = "void (window.played = [], new MutationObserver((records) => { for (const { addedNodes } of records) \
    for (const node of addedNodes) { \
      if (node.matches?.('.flier')) setTimeout(() => window.played.push([node.dataset.kind, node.textContent, \
        node.getAnimations()[0]?.effect.getKeyframes().length ?? 0])); \
      if (node.matches?.('.dice-band')) window.played.push(['dice', ...[...node.querySelectorAll('.face')].map((f) => f.textContent)]); \
    } }).observe(document.body, { childList: true, subtree: true }))";
const DICE: &str = "window.played.find(([kind]) => kind === 'dice')";
const MARCH: &str = "window.played.find(([kind]) => kind === 'march')";
pub(crate) const SHOW: &str = "document.querySelector('.show')";
const BOARD: &str = "document.querySelector('[data-region=board]').outerHTML";

/// Goes on with a lesson, watching each answer to its end, until this is so.
async fn watch_until(tab: &Tab<'_>, is_so: &str) {
    for _ in 0..60 {
        if tab.is(is_so).await {
            return;
        }
        let before = tab.text(WHERE).await;
        tab.click(WANTED).await;
        tab.until(&format!("{WHERE} !== {before:?}")).await;
        tab.until(&format!("!{SHOW}")).await;
    }
    panic!("never so: {is_so}; {}", tab.look("window.played").await);
}

/// The first lesson of Root: two warriors march from clearing 2 to 6 and fight there; the dice fall as it is written.
async fn open_lesson(tab: &Tab<'_>, house: &House) {
    tab.open(&format!("http://{}/learn/root", house.address)).await;
    tab.click("form[action='/learn/root/first'] button").await;
    tab.until("document.querySelector('.lesson') && document.querySelector('[data-linked]')").await;
    tab.look(NOTE).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_march_goes_along_its_path_and_a_battle_shows_its_dice() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    for (width, height) in [(1440, 900), (390, 844)] {
        let tab = chromium.tab(width, height).await;
        open_lesson(&tab, &house).await;
        watch_until(&tab, MARCH).await;
        let march = tab.look(MARCH).await;
        assert_eq!(march[1], "2", "two warriors go: {march}");
        assert!(march[2].as_u64() > Some(3), "along a bent path: {march}");
        watch_until(&tab, DICE).await;
        assert_eq!(tab.look(DICE).await, json!(["dice", "2", "0"]), "as they were rolled");
        let board = tab.text(BOARD).await;
        let address = tab.text("location.href").await;
        tab.open(&address).await;
        tab.until("document.querySelector('[data-linked]')").await;
        assert_eq!(board, tab.text(BOARD).await, "what is left is a fresh page");
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_machine_loses_no_answer() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    tab.call("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
    for game in ["root", "village-attacks"] {
        begin(&tab, &format!("http://{}", house.address), game).await;
        assert!(asked(&tab).await);
        tab.look(NOTE).await;
        answer_by_keyboard(&tab, game, 8).await;
        assert_eq!(answers(&house, &tab).await.len(), 8, "{game}: each was played once");
        assert!(asked(&tab).await);
        tab.until(&format!("!{SHOW}")).await;
        assert_ne!(tab.look("window.played.length").await, Value::from(0), "{game}: it was seen");
    }
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}
