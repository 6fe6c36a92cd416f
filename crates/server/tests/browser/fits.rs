//! Full tables in every window, and without a barrier.

use crate::cdp::Chromium;
use crate::full::FULL;
use crate::house::House;
use crate::{axe, comforts, replay, sizes};
use serde_json::json;
use server::Limits;
use std::time::Duration;

/// A house whose bots never move while someone looks on.
async fn quiet() -> House {
    House::with(Limits { bot_pace: Duration::from_hours(24), ..Limits::default() }, "").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_fits_every_window() {
    let (house, chromium) = (quiet().await, Chromium::start().await);
    let tab = chromium.tab(1440, 900).await;
    let mut found = Vec::new();
    for full in &FULL {
        sizes::import(&tab, &format!("http://{}", house.address), &full.journal()).await;
        comforts::is_light(&tab, full.name).await;
        for size in sizes::SIZES {
            let measured = sizes::measure(&tab, size).await;
            let told = measured["found"].as_array().expect("the script tells what it found");
            found.extend(told.iter().map(|it| format!("{} {size:?}: {it}", full.name)));
        }
    }
    sizes::import(&tab, &format!("http://{}", house.address), replay::ROOT).await;
    comforts::is_light(&tab, "an ended game").await;
    assert_eq!(found, Vec::<String>::new());
    assert_eq!(chromium.troubles(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_has_a_barrier() {
    no_barrier((1440, 900), "en").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_has_a_barrier_on_a_phone_in_italian() {
    no_barrier((390, 844), "it").await;
}

async fn no_barrier((width, height): (u32, u32), lang: &str) {
    let (house, chromium) = (quiet().await, Chromium::start().await);
    let tab = chromium.tab(width, height).await;
    let headers = json!({ "headers": { "Accept-Language": lang } });
    tab.call("Network.setExtraHTTPHeaders", headers).await;
    let mut journals: Vec<_> = FULL.iter().map(|full| (full.name, full.journal())).collect();
    journals.push(("ended", replay::ROOT.to_owned()));
    let found = axe::everywhere(&tab, &format!("http://{}", house.address), &journals).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}
