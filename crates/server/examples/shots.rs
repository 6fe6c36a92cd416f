//! Takes pictures of a running server's pages: `shots http://127.0.0.1:7777 OUT [GAME...]`.
//!
//! For each game: home, new table, a table after some answers; at three widths, both themes, both languages.

#[path = "../tests/browser/cdp.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod cdp;

use cdp::{Chromium, Tab};
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
        tab.speak(lang).await;
        tab.prefer(theme).await;
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
        tab.shoot(&out.join(format!("{name}-{width}.png"))).await;
    }
}

fn eprintln_line(text: &str) {
    use std::io::Write;
    let _nobody_reads = writeln!(std::io::stderr(), "{text}");
}
