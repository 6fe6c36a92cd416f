//! A table in every window: measured by a script in the page.

use crate::cdp::Tab;
use serde_json::{Value, json};

/// Phones, tablets and screens, upright and lying; 720 by 450 is a screen at twice its size.
pub(crate) const SIZES: [(u32, u32); 10] = [
    (390, 844),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1024, 600),
    (720, 450),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
];

const MEASURE: &str = include_str!("fit.js");

/// Opens a table that is rebuilt from a journal.
pub(crate) async fn import(tab: &Tab<'_>, base: &str, journal: &str) {
    tab.open(&format!("{base}/import")).await;
    tab.look(&format!("document.querySelector('textarea').value = {}", json!(journal))).await;
    tab.look("document.querySelector('main form').requestSubmit()").await;
    tab.until("location.pathname.startsWith('/t/') && document.readyState === 'complete'").await;
    tab.until("document.querySelector('[data-linked]')").await;
    tab.until("document.fonts.ready").await;
}

/// What does not fit in a window of this size.
pub(crate) async fn measure(tab: &Tab<'_>, (width, height): (u32, u32)) -> Value {
    tab.resize(width, height).await;
    tab.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
    // Until the page has drawn itself anew, however busy the machine is.
    tab.look("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 150))))").await;
    tab.look(MEASURE).await
}
