//! Clicks: each answers the question it was made on, or none, and whoever clicked hears of it.

use crate::cdp::{Chromium, Tab};
use crate::house::House;
use crate::line::Line;
use crate::{ASKED, LINKED, VERSION, asked, begin};
use serde_json::json;

const TOLD: &str = "document.querySelector('#toast').textContent.trim()";
const BUTTON: &str = ".question button[data-choice]";

/// The choices of the first seat that are stored.
pub(crate) async fn answers(house: &House, tab: &Tab<'_>) -> Vec<String> {
    let id = tab.text("location.pathname").await.trim_start_matches("/t/").parse().unwrap();
    let steps = house.hall.store.steps(id, 0).await.unwrap();
    let lines = steps.iter().flat_map(|step| step.lines.lines());
    lines.filter_map(|line| line.strip_prefix("0: ")).map(str::to_owned).collect()
}

/// Where the middle of a thing is.
async fn place(tab: &Tab<'_>, selector: &str) -> (f64, f64) {
    let place = format!(
        "(() => {{ const e = document.querySelector({selector:?}); e.scrollIntoView({{block: 'center'}}); \
         const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }})()"
    );
    let place = tab.look(&place).await;
    (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
}

async fn mouse(tab: &Tab<'_>, kind: &str, (x, y): (f64, f64), count: u32) {
    let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": count });
    tab.call("Input.dispatchMouseEvent", event).await;
}

async fn told(tab: &Tab<'_>, words: &str) {
    tab.until(&format!("{TOLD}.includes({words:?})")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_second_click_of_two_answers_no_other_question() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "root").await;
    assert!(asked(&tab).await);
    let (at, version) = (place(&tab, BUTTON).await, tab.text(VERSION).await);
    for kind in ["mousePressed", "mouseReleased"] {
        mouse(&tab, kind, at, 1).await;
    }
    tab.until(&format!("{VERSION} !== {version:?} && {ASKED}")).await;
    let (before, at) = (answers(&house, &tab).await, place(&tab, BUTTON).await);
    for kind in ["mousePressed", "mouseReleased"] {
        mouse(&tab, kind, at, 2).await;
    }
    told(&tab, "The question has changed").await;
    assert_eq!(answers(&house, &tab).await, before);
    let version = tab.text(VERSION).await;
    tab.click(BUTTON).await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_an_answer_is_on_its_way_another_is_refused_aloud() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let mut line = Line::to(house.address).await;
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", line.address), "root").await;
    assert!(asked(&tab).await);
    let version = tab.text(VERSION).await;
    let choice = |number: u32| format!("{BUTTON}[data-number='{number}']");
    let first = tab.text(&format!("document.querySelector({:?}).value", choice(1))).await;
    line.cut();
    tab.until(&format!("!{LINKED}")).await;
    tab.click(&choice(1)).await;
    told(&tab, "No connection").await;
    tab.click(&choice(2)).await;
    told(&tab, "still on its way").await;
    tab.click(&choice(1)).await;
    line.mend().await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
    assert_eq!(answers(&house, &tab).await, [first], "the first, once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_no_connection_hears_that_nobody_knows() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let mut line = Line::to(house.address).await;
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", line.address), "root").await;
    assert!(asked(&tab).await);
    let version = tab.text(VERSION).await;
    line.cut();
    tab.until(&format!("!{LINKED}")).await;
    tab.click(BUTTON).await;
    told(&tab, "look whether your answer was played").await;
    line.mend().await;
    tab.until(LINKED).await;
    tab.click(BUTTON).await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
    assert_eq!(answers(&house, &tab).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_drawn_anew_under_the_finger_is_answered_if_it_is_the_same_question() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "root").await;
    assert!(asked(&tab).await);
    let redrawn = "(() => { const region = document.querySelector('[data-region=question]'); \
                   const html = region.innerHTML; region.innerHTML = html; })()";
    let another = "document.querySelector('#answer [name=key]').value = '0-999'";
    let before = answers(&house, &tab).await.len();
    let at = place(&tab, BUTTON).await;
    mouse(&tab, "mousePressed", at, 1).await;
    tab.look(redrawn).await;
    tab.look(another).await;
    mouse(&tab, "mouseReleased", at, 1).await;
    told(&tab, "The question has changed").await;
    assert_eq!(answers(&house, &tab).await.len(), before, "another question is not answered");
    let table = tab.text("location.href").await;
    tab.open(&table).await;
    tab.until(LINKED).await;
    assert!(asked(&tab).await);
    let (at, version) = (place(&tab, BUTTON).await, tab.text(VERSION).await);
    let choice = tab.text(&format!("document.querySelector({BUTTON:?}).value")).await;
    mouse(&tab, "mousePressed", at, 1).await;
    tab.look(redrawn).await;
    mouse(&tab, "mouseReleased", at, 1).await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
    assert_eq!(answers(&house, &tab).await[before], choice);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_is_held_down_answers_once() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    begin(&tab, &format!("http://{}", house.address), "root").await;
    assert!(asked(&tab).await);
    let version = tab.text(VERSION).await;
    let down = |again: bool| json!({ "type": "keyDown", "key": "1", "text": "1", "windowsVirtualKeyCode": 49, "autoRepeat": again });
    tab.call("Input.dispatchKeyEvent", down(false)).await;
    tab.until(&format!("{VERSION} !== {version:?}")).await;
    assert!(asked(&tab).await);
    let once = answers(&house, &tab).await;
    for _ in 0..5 {
        tab.call("Input.dispatchKeyEvent", down(true)).await;
    }
    assert!(asked(&tab).await);
    assert_eq!(answers(&house, &tab).await, once);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_another_tab_answered_is_not_answered_by_surprise() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let (one, two) = (chromium.tab(1440, 900).await, chromium.tab(1440, 900).await);
    let base = format!("http://{}", house.address);
    begin(&one, &base, "root").await;
    assert!(asked(&one).await);
    let cookies = one.call("Network.getCookies", json!({})).await;
    let session = cookies["cookies"][0]["value"].as_str().unwrap().to_owned();
    two.set_cookie(&base, "tavolata", &session).await;
    two.open(&one.text("location.href").await).await;
    two.until(LINKED).await;
    assert!(asked(&two).await);
    // As soon as the question is another, a key is pressed that was meant for the one before.
    let surprised = "new MutationObserver((_, observer) => { observer.disconnect(); \
                     document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })); }) \
                     .observe(document.querySelector('[data-region=question]'), { childList: true })";
    one.look(&format!("void ({surprised})")).await;
    two.click(BUTTON).await;
    told(&one, "The question has changed").await;
    assert_eq!(answers(&house, &one).await.len(), 1);
}
