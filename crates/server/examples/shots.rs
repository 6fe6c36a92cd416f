//! Takes pictures of a running server's pages: `shots http://127.0.0.1:7777 OUT [GAME...]`.
//!
//! For each game: home, new table, a table after some answers; at three widths, both themes, both languages.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../tests/browser/cdp.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod cdp;

use cdp::{Chromium, Tab};
use serde_json::json;
use std::path::{Path, PathBuf};

const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let base = args.next().expect("the address of a server");
    let out = PathBuf::from(args.next().expect("a directory for the pictures"));
    std::fs::create_dir_all(&out).expect("the directory can be made");
    let answers: usize = std::env::var("ANSWERS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let games: Vec<String> = args.collect();
    let chromium = Chromium::start().await;
    for (lang, theme) in [("en", "light"), ("it", "dark")] {
        let tab = chromium.tab(1440, 900).await;
        speak(&tab, lang).await;
        prefer(&tab, theme).await;
        let mark = format!("{lang}-{theme}");
        tab.open(&base).await;
        sizes(&tab, &out, &format!("home-{mark}")).await;
        for game in &games {
            tab.open(&format!("{base}/new/{game}")).await;
            sizes(&tab, &out, &format!("{game}-new-{mark}")).await;
            tab.open(&base).await;
            tab.click(&format!("form[action='/play/{game}'] button")).await;
            play(&tab, answers).await;
            sizes(&tab, &out, &format!("{game}-table-{mark}")).await;
            tab.open(&format!("{base}/rules/{game}")).await;
            sizes(&tab, &out, &format!("{game}-rules-{mark}")).await;
        }
    }
    for trouble in chromium.troubles() {
        eprintln_line(&trouble);
    }
}

/// Answers what is asked, again and again, with what comes to hand.
async fn play(tab: &Tab<'_>, answers: usize) {
    tab.until("document.querySelector('[data-linked]')").await;
    for answer in 0..answers {
        tab.until("document.querySelector('.question button[data-choice], .ended')").await;
        let pick = format!(
            "(() => {{ const all = [...document.querySelectorAll('.question button[data-choice]')]; \
             const b = all[({answer} * 7) % Math.max(1, all.length)]; if (!b) return false; \
             b.click(); return true; }})()"
        );
        let version = tab.text("document.querySelector('[data-version]').dataset.version").await;
        if tab.look(&pick).await == false {
            return;
        }
        tab.until(&format!("document.querySelector('[data-version]').dataset.version !== {version:?} || document.querySelector('#toast > div')")).await;
    }
    tab.until("document.querySelector('.question button[data-choice], .ended')").await;
}

async fn sizes(tab: &Tab<'_>, out: &Path, name: &str) {
    for (width, height) in SIZES {
        tab.resize(width, height).await;
        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
        let over = tab
            .look("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            .await;
        if over != 0 {
            eprintln_line(&format!("{name} at {width}: {over} px too wide"));
        }
        shoot(tab, &out.join(format!("{name}-{width}.png"))).await;
    }
}

fn eprintln_line(text: &str) {
    use std::io::Write;
    let _nobody_reads = writeln!(std::io::stderr(), "{text}");
}

/// Light or dark, as the system has it.
async fn prefer(tab: &Tab<'_>, theme: &str) {
    let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
    tab.call("Emulation.setEmulatedMedia", features).await;
}

/// The language the browser asks for.
async fn speak(tab: &Tab<'_>, lang: &str) {
    let headers = json!({ "headers": { "Accept-Language": lang } });
    tab.call("Network.setExtraHTTPHeaders", headers).await;
}

async fn shoot(tab: &Tab<'_>, path: &Path) {
    let shot = tab.call("Page.captureScreenshot", json!({ "format": "png" })).await;
    let bytes = decode(shot["data"].as_str().unwrap_or_default());
    std::fs::write(path, bytes).expect("the picture is written");
}

/// Base 64, as pictures come.
fn decode(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(value).collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for four in digits.chunks(4) {
        let mut word = [0; 4];
        word[..four.len()].copy_from_slice(four);
        let bits = word.iter().fold(0_u32, |bits, &digit| bits << 6 | u32::from(digit));
        bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
    }
    bytes
}
