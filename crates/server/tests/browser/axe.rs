//! What axe, a tool that looks for barriers, finds on every kind of page: nothing.

use crate::cdp::Tab;
use crate::sizes;
use serde_json::json;

/// The tool, where the test run has put it: it is in neither the repository nor the program.
fn tool() -> String {
    let here = std::env::current_exe().unwrap();
    let target = here.ancestors().nth(3).expect("tests and examples lie three folders deep");
    std::fs::read_to_string(target.join("test-tools/axe.min.js"))
        .expect("axe is there: cargo xtask test fetches it")
}

/// What it finds on the page, by rule and place.
async fn barriers(tab: &Tab<'_>, tool: &str) -> Vec<String> {
    tab.look(&format!("{tool}; true")).await;
    let run = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => \
               violations.flatMap(({ id, nodes }) => nodes.slice(0, 6).map((node) => \
               `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.any.concat(node.all, node.none)[0]?.message ?? ''}`)))";
    let found = tab.look(run).await;
    let found = found.as_array().expect("axe has run").iter();
    found.map(|it| it.as_str().unwrap_or_default().to_owned()).collect()
}

async fn prefer(tab: &Tab<'_>, theme: &str) {
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": theme },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ] });
    tab.call("Emulation.setEmulatedMedia", features).await;
}

/// The pages besides.
const PAGES: [&str; 23] = [
    "/",
    "/lobby",
    "/new/root",
    "/rules",
    "/rules/wonderful-kingdom",
    "/rules/root/alliance",
    "/rules/root?q=roost",
    "/know/root",
    "/know/root/faction-marquise",
    "/cards/monster-lands",
    "/settings",
    "/settings/calls",
    "/settings/tokens",
    "/me",
    "/best/root",
    "/sign-in",
    "/import",
    "/credits",
    "/learn/root",
    "/learn/wonderful-kingdom",
    "/rules/root/glossary",
    "/rules/root/rulings",
    "/campaign/village-attacks",
];

/// What opens over a table, and the selector of what is there then: the keys, the card of a thing, another's mat, and what
/// comes of a touch.
const OPENED: [(&str, &str, &str); 4] = [
    ("its keys", "press(document.body, '?')", ".card .keys"),
    ("a card", "lit.focus(), press(lit, 'i')", ".card h3"),
    (
        "a mat",
        "document.querySelector('.plate .opens')?.click()",
        ".mat-of:popover-open, .table:not(:has(.opens))",
    ),
    ("a touch", "lit.dispatchEvent(new MouseEvent('click', { bubbles: true }))", ".table"),
];

/// A lesson where it asks for something and puts something else off.
async fn lesson(tab: &Tab<'_>, base: &str) -> String {
    tab.open(&format!("{base}/learn/root")).await;
    tab.click("form[action='/learn/root/first'] button").await;
    for step in 0..2 {
        tab.until(&format!("document.querySelector('#answer [name=step]')?.value === '{step}'"))
            .await;
        tab.click(".lesson [data-deed=next]").await;
    }
    tab.until("document.querySelector('[data-later]')").await;
    tab.text("location.href").await
}

/// What it finds on a full table and on a moment of its past, and on every page besides.
pub(crate) async fn everywhere(
    tab: &Tab<'_>,
    base: &str,
    journals: &[(&str, String)],
) -> Vec<String> {
    let tool = tool();
    let mut found = Vec::new();
    for (name, journal) in journals {
        sizes::import(tab, base, journal).await;
        let table = tab.text("location.pathname").await;
        for path in ["", "/moment?at=40", "/replay?at=40&as=1", "/analysis"] {
            found.extend(both(tab, &tool, (name, &format!("{base}{table}{path}"))).await);
        }
        if *name != "ended" {
            found.extend(over(tab, &tool, (name, &format!("{base}{table}"))).await);
        }
    }
    let asked = lesson(tab, base).await;
    found.extend(both(tab, &tool, ("a lesson", &asked)).await);
    for path in PAGES {
        found.extend(both(tab, &tool, (path, &format!("{base}{path}"))).await);
    }
    found.extend(in_french(tab, base, &tool).await);
    found
}

/// What it finds on pages in the third language.
async fn in_french(tab: &Tab<'_>, base: &str, tool: &str) -> Vec<String> {
    tab.call("Network.setExtraHTTPHeaders", json!({ "headers": { "Accept-Language": "fr" } }))
        .await;
    let mut found = Vec::new();
    for path in ["/", "/lobby", "/new/wonderful-kingdom", "/rules/wonderful-kingdom", "/settings"] {
        let name = format!("{path} in French");
        found.extend(both(tab, tool, (&name, &format!("{base}{path}"))).await);
    }
    found
}

/// What it finds where something is opened over a table.
async fn over(tab: &Tab<'_>, tool: &str, (name, address): (&str, &str)) -> Vec<String> {
    tab.open(address).await;
    tab.until("document.querySelector('[data-linked]')").await;
    let mut found = Vec::new();
    for (what, opens, there) in OPENED {
        let page = "const press = (at, key) => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })); \
                    press(document.body, 'Escape'); document.querySelector('.mat-of:popover-open')?.hidePopover(); \
                    const lit = document.querySelector(':is(.board, .mat) [data-thing].lit') ?? document.body;";
        tab.look(&format!("void (() => {{ {page} {opens}; }})()")).await;
        tab.until(&format!("document.querySelector({there:?})")).await;
        let told = barriers(tab, tool).await;
        found.extend(told.into_iter().map(|it| format!("{name} {what} {it}")));
    }
    found
}

/// What it finds on a page, light and dark.
async fn both(tab: &Tab<'_>, tool: &str, (name, address): (&str, &str)) -> Vec<String> {
    tab.open(address).await;
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        prefer(tab, theme).await;
        let told = barriers(tab, tool).await;
        found.extend(told.into_iter().map(|it| format!("{name} {theme} {it}")));
    }
    found
}
