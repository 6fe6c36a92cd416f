//! What every page says of tables that wait, and what lets it be put on a home screen.

use crate::cdp::Chromium;
use crate::house::House;
use crate::{LINKED, asked, begin};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_wait_are_counted_and_a_key_leads_to_the_next() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let base = format!("http://{}", house.address);
    let tab = chromium.tab(1440, 900).await;
    let badge =
        "navigator.setAppBadge = (count) => { window.badge = count; return Promise.resolve(); };";
    tab.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": badge })).await;
    for _ in 0..2 {
        begin(&tab, &base, "skirmish").await;
        assert!(asked(&tab).await);
    }
    tab.open(&format!("{base}/credits")).await;
    tab.until("document.title.startsWith('(2) ')").await;
    assert!(tab.is("document.querySelector('a.waiting').textContent === '2 tables wait'").await);
    assert!(tab.is("window.badge === 2").await);
    tab.press("n").await;
    tab.until(&format!("location.pathname.startsWith('/t/') && {LINKED}")).await;
    let first = tab.text("location.pathname").await;
    tab.until("document.title.startsWith('(2) ')").await;
    tab.press("n").await;
    tab.until(&format!("location.pathname !== {first:?} && {LINKED}")).await;
    assert!(tab.is("location.pathname.startsWith('/t/')").await);
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_can_be_put_on_a_home_screen() {
    let (house, chromium) = (House::open().await, Chromium::start().await);
    let tab = chromium.tab(390, 844).await;
    tab.open(&format!("http://{}", house.address)).await;
    let worker =
        "navigator.serviceWorker.ready.then((it) => it.active.scriptURL.endsWith('/worker.js'))";
    assert_eq!(tab.look(worker).await, true);
    let icons = "fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json()).then((it) => \
                 Promise.all(it.icons.map((icon) => new Promise((there) => { const image = new Image(); \
                 image.onload = () => there(`${image.naturalWidth}x${image.naturalHeight}` === icon.sizes); \
                 image.src = icon.src; })))).then((all) => all.length > 1 && all.every(Boolean))";
    assert_eq!(tab.look(icons).await, true);
    // All that is in the way is that the tabs of tests keep nothing.
    let private = json!([{ "errorId": "in-incognito", "errorArguments": [] }]);
    let installable = tab.call("Page.getInstallabilityErrors", json!({})).await;
    assert_eq!(installable["installabilityErrors"], private, "{installable}");
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}
