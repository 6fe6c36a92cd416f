//! Measures whether tables fit: `cargo run -p server --example fit -- OUT [PART-OF-A-NAME [LOOKS]]`.
//!
//! One full table of each game, late in a game, is resized through ten sizes. What does not fit is told, and a picture
//! of each is kept. `barriers` instead of a name tells what axe finds, `readme` makes the small pictures
//! of the README (`-- docs/pictures readme`). Where a part of a name is given, further tables of Root show its other boards and maps.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[expect(dead_code, reason = "the pictures use more of it")]
mod album;
#[path = "../tests/browser/axe.rs"]
mod axe;
#[path = "../tests/browser/cdp.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod cdp;
#[path = "../tests/browser/full.rs"]
mod full;
#[path = "../tests/browser/sizes.rs"]
mod sizes;

use album::Wanted;
use cdp::{Chromium, Tab};
use full::{FULL, Full};
use serde_json::json;
use std::path::Path;

/// Further tables of Root, for the boards of its other factions and its other maps.
static MORE: [Full; 6] = [
    root("root-eyrie", &[("factions", "eyrie,duchy,riverfolk,alliance"), ("map", "winter")]),
    root("root-duchy", &[("factions", "duchy,alliance,lizard-cult,marquise"), ("map", "lake")]),
    root("root-keepers", &[("factions", "keepers,hundreds,corvids,marquise"), ("map", "mountain")]),
    root("root-vagabond", &[("factions", "vagabond,marquise,eyrie,riverfolk")]),
    root("root-riverfolk", &[("factions", "riverfolk,alliance,lizard-cult,corvids")]),
    root("root-alliance", &[("factions", "alliance,hundreds,lizard-cult,marquise")]),
];

const fn root(name: &'static str, options: &'static [(&'static str, &'static str)]) -> Full {
    Full { name, game: root::GAME, options, choices: 200 }
}

#[tokio::main]
async fn main() {
    let Wanted { out, part: wanted, looks } = Wanted::read();
    let (base, _dir) = album::serve().await;
    if wanted == "readme" {
        return portraits(&base, &out).await;
    }
    let barriers = wanted == "barriers";
    let is_wanted = |full: &&Full| barriers || full.name.contains(&wanted);
    let more = MORE.iter().filter(|_| !wanted.is_empty() && !barriers);
    let tables: Vec<(&str, String)> = FULL
        .iter()
        .chain(more)
        .filter(is_wanted)
        .map(|full| (full.name, kept(&out, full)))
        .collect();
    let chromium = Chromium::start().await;
    if barriers {
        let tab = chromium.tab(1440, 900).await;
        axe::everywhere(&tab, &base, &tables).await.iter().for_each(|found| tell(found));
        return;
    }
    for (lang, theme) in looks {
        let tab = chromium.tab(1440, 900).await;
        speak(&tab, lang, theme).await;
        for (name, journal) in &tables {
            sizes::import(&tab, &base, journal).await;
            for (width, height) in sizes::SIZES {
                let measured = sizes::measure(&tab, (width, height)).await;
                let mark = format!("{name}-{width}x{height}-{lang}-{theme}");
                tell(&format!("{mark}: {} %, {} answers", measured["share"], measured["whole"]));
                for found in measured["found"].as_array().into_iter().flatten() {
                    tell(&format!("    {}", found.as_str().unwrap_or_default()));
                }
                keep(&tab, &out.join(format!("{mark}.png"))).await;
            }
        }
    }
    for trouble in chromium.troubles() {
        tell(&trouble);
    }
}

/// A small picture of each table, as a newcomer first sees it.
async fn portraits(base: &str, out: &Path) {
    let chromium = Chromium::start().await;
    let tab = chromium.tab(1280, 800).await;
    speak(&tab, "en", "light").await;
    for full in &FULL {
        sizes::import(&tab, base, &full.journal()).await;
        sizes::measure(&tab, (1280, 800)).await;
        let small = json!({ "x": 0, "y": 0, "width": 1280, "height": 800, "scale": 0.5 });
        let how = json!({ "format": "jpeg", "quality": 72, "clip": small });
        let shot = tab.call("Page.captureScreenshot", how).await;
        let picture = album::decode(shot["data"].as_str().unwrap_or_default());
        std::fs::write(out.join(format!("{}.jpg", full.name)), picture).expect("it is written");
    }
}

/// The journal of a table; kept beside the pictures, for the next time.
fn kept(out: &Path, full: &Full) -> String {
    let path = out.join(format!("{}.journal", full.name));
    std::fs::read_to_string(&path).unwrap_or_else(|_| {
        let journal = full.journal();
        std::fs::write(&path, &journal).expect("the journal is written");
        journal
    })
}

async fn speak(tab: &Tab<'_>, lang: &str, theme: &str) {
    let headers = json!({ "headers": { "Accept-Language": lang } });
    tab.call("Network.setExtraHTTPHeaders", headers).await;
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": theme },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ] });
    tab.call("Emulation.setEmulatedMedia", features).await;
}

/// Keeps a picture of the page as it is.
async fn keep(tab: &Tab<'_>, path: &Path) {
    let shot = tab.call("Page.captureScreenshot", json!({ "format": "png" })).await;
    std::fs::write(path, album::decode(shot["data"].as_str().unwrap_or_default()))
        .expect("the picture is written");
}

fn tell(text: &str) {
    use std::io::Write;
    let _nobody_reads = writeln!(std::io::stderr(), "{text}");
}
