//! Takes pictures of what happens: `cargo run -p server --example frames -- OUT GAME CHOICES ANSWERS [OPTION=VALUE ...]`.
//!
//! A game is played a number of choices far by bots and opened; then a number of answers are given, each is played twelve times as slowly
//! as a page would, and a picture is taken at several moments of each, at 1440 and 390. What was to be seen is told.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[expect(dead_code, reason = "the other pictures use more of it")]
mod album;
#[path = "../tests/browser/cdp.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod cdp;

use album::played;
use cdp::{Chromium, Tab};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

const SLOW: &str = "void (document.documentElement.dataset.slow = 12, window.told = [], \
    document.addEventListener('played', ({ detail }) => window.told.push(...detail.map(([kind, span]) => `${kind} ${span}`))))";

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let out = PathBuf::from(args.next().expect("a directory for the pictures"));
    std::fs::create_dir_all(&out).expect("the directory can be made");
    let game = args.next().expect("a game");
    let mut number = || args.next().and_then(|word| word.parse::<usize>().ok()).expect("a number");
    let (choices, answers) = (number(), number());
    let words: Vec<String> = args.collect();
    let options: Vec<(&str, &str)> = words.iter().filter_map(|word| word.split_once('=')).collect();
    let journal = played::until(played::set(&game, &options), choices, |_| true);
    let (base, _dir) = album::serve_at(Duration::from_millis(200)).await;
    let chromium = Chromium::start().await;
    for (width, height) in [(1440, 900), (390, 844)] {
        let tab = chromium.tab(width, height).await;
        open(&tab, &base, &journal).await;
        for answer in 0..answers {
            let name = format!("{game}-{width}-{answer:02}");
            if !watch(&tab, &out, &name).await {
                break;
            }
        }
    }
    for trouble in chromium.troubles() {
        tell(&trouble);
    }
}

async fn open(tab: &Tab<'_>, base: &str, journal: &str) {
    tab.open(&format!("{base}/import")).await;
    tab.look(&format!("document.querySelector('textarea').value = {}", json!(journal))).await;
    tab.look("document.querySelector('main form').requestSubmit()").await;
    tab.until("location.pathname.startsWith('/t/') && document.querySelector('[data-linked]')")
        .await;
    tab.look(SLOW).await;
}

/// Gives an answer and looks at what comes of it; whether there was one to give.
async fn watch(tab: &Tab<'_>, out: &Path, name: &str) -> bool {
    let asked = "document.querySelector('.question button[data-choice]')";
    if !tab.comes(asked).await {
        return false;
    }
    let said = tab.text(&format!("{asked}.textContent.trim()")).await;
    let version = tab.text("document.querySelector('[data-version]').dataset.version").await;
    tab.look(&format!("{asked}.click()")).await;
    tab.until(&format!("document.querySelector('[data-version]').dataset.version !== {version:?}"))
        .await;
    for frame in 0..40 {
        if !tab.is("document.querySelector('.show')").await {
            break;
        }
        let shot = tab.call("Page.captureScreenshot", json!({ "format": "png" })).await;
        let bytes = album::decode(shot["data"].as_str().unwrap_or_default());
        std::fs::write(out.join(format!("{name}-{frame:02}.png")), bytes).unwrap();
        tokio::time::sleep(Duration::from_millis(600)).await;
    }
    let told = tab.look("window.told.splice(0).join(', ')").await;
    tell(&format!("{name}: {said}: {told:#}"));
    true
}

fn tell(text: &str) {
    let _nobody_reads = writeln!(std::io::stderr(), "{text}");
}
