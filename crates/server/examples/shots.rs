//! Takes pictures of every kind of page: `cargo run -p server --example shots -- OUT [PART-OF-A-NAME [LOOKS]]`.
//!
//! Home, lobby, rules, settings, and of each game a new table, the middle of a game, a battle, the end and the replay;
//! at four widths, in both themes and every language. The server runs inside, and its bots wait, so that a page stays
//! as it is. What is too wide, and what a page complained of, is told.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod album;
#[path = "../tests/browser/cdp.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod cdp;

use album::played::{set, until};
use album::{GAMES, Wanted};
use cdp::{Chromium, Tab};
use kernel::{AnyTable, Seat, Viewer};
use serde_json::json;
use server::shelf::Title;
use std::path::Path;
use std::time::Duration;

const SIZES: [(u32, u32); 4] = [(390, 844), (820, 1180), (1180, 820), (1440, 900)];

/// Scenarios of Village Attacks that show every castle and every goal.
const CASTLES: [&str; 9] = [
    "pitchforks-at-the-gate",
    "engines-of-the-house",
    "breaches",
    "a-meal-for-the-house",
    "the-calling",
    "hold-till-the-third-dawn",
    "heirlooms",
    "troll-at-the-table",
    "the-lantern-road",
];

/// A table to be shown: its name, and the journal it is rebuilt from.
type Scene = (String, String);

#[tokio::main]
async fn main() {
    let Wanted { out, part: wanted, looks } = Wanted::read();
    let (base, _dir) = album::serve().await;
    let scenes: Vec<Scene> = scenes(&wanted);
    let chromium = Chromium::start().await;
    for (lang, theme) in looks {
        let tab = chromium.tab(1440, 900).await;
        speak(&tab, lang).await;
        prefer(&tab, theme).await;
        let album =
            Album { tab: &tab, out: &out, mark: format!("{lang}-{theme}"), wanted: &wanted };
        for (name, journal) in &scenes {
            album.table(&base, name, journal).await;
        }
        for (name, form) in GATHERINGS {
            album.gathering(&base, name, form).await;
        }
        for (name, path) in pages() {
            if album.wants(&name) {
                tab.open(&format!("{base}{path}")).await;
                album.shoot(&name).await;
            }
        }
    }
    for trouble in chromium.troubles() {
        tell(&trouble);
    }
}

/// Tables that are set by hand: their names, their games, and who sits there.
const GATHERINGS: [(&str, &str); 5] = [
    ("root-gathering", "root?seat-0=me&seat-1=open&seat-2=open&seat-3=bot-random&door=open"),
    (
        "monster-lands-gathering",
        "monster-lands?option-seats=4&seat-0=me&seat-1=open&seat-2=open&seat-3=bot-random",
    ),
    (
        "village-attacks-gathering",
        "village-attacks?option-seats=5&seat-0=me&seat-1=open&seat-2=open&seat-3=open&seat-4=open",
    ),
    ("wonderful-kingdom-gathering", "wonderful-kingdom?seat-0=me&seat-1=open&door=open"),
    ("root-curtain", "root?seat-0=me&seat-1=hotseat&seat-2=bot-random&seat-3=bot-random"),
];

/// The pages that belong to no table.
fn pages() -> Vec<(String, String)> {
    let of_game = |title: &Title| {
        let name = title.game.name();
        [
            (format!("{name}-new"), format!("/new/{name}")),
            (format!("{name}-rules"), format!("/rules/{name}")),
            (format!("{name}-found"), format!("/rules/{name}?q=card")),
            (format!("{name}-glossary"), format!("/rules/{name}/glossary")),
            (format!("{name}-rulings"), format!("/rules/{name}/rulings")),
            (format!("{name}-setup-chapter"), format!("/rules/{name}/setup")),
            (format!("{name}-known"), format!("/know/{name}")),
            (format!("{name}-cards"), format!("/cards/{name}")),
        ]
    };
    let known = [
        ("root", "faction-marquise"),
        ("root", "hireling-the-exile"),
        ("monster-lands", "monster-abysur"),
        ("village-attacks", "monster-clinker"),
        ("wonderful-kingdom", "duchy-senada"),
    ];
    let known = known.map(|(game, page)| (format!("know-{page}"), format!("/know/{game}/{page}")));
    let chapters = [("root", "actions"), ("monster-lands", "buildings"), ("root", "alliance")];
    let chapters = chapters
        .map(|(game, leaf)| (format!("chapter-{game}-{leaf}"), format!("/rules/{game}/{leaf}")));
    let shared = ["home", "lobby", "settings", "rules", "credits", "import", "sign-in", "nowhere"];
    let shared = shared.map(|name| (name.to_owned(), format!("/{}", name.replace("home", ""))));
    GAMES.iter().flat_map(of_game).chain(known).chain(chapters).chain(shared).collect()
}

fn scenes(wanted: &str) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut add = |name: &str, journal: &dyn Fn() -> String| {
        if name.contains(wanted) || wanted.is_empty() {
            scenes.push((name.to_owned(), journal()));
        }
    };
    for game in GAMES.iter().map(|title| title.game.name()) {
        add(&format!("{game}-setup"), &|| until(set(game, &[]), 0, |_| true));
    }
    for seats in ["1", "4"] {
        let set = move || set("monster-lands", &[("seats", seats)]);
        add(&format!("monster-lands-mid-{seats}"), &|| until(set(), 120, |_| true));
        add(&format!("monster-lands-battle-{seats}"), &|| until(set(), 20, is_battle));
    }
    let factions = ["marquise", "eyrie", "alliance", "vagabond"];
    for (index, faction) in factions.into_iter().enumerate() {
        let mut order = factions;
        order.swap(0, index);
        let order = order.join(",");
        let set = || set("root", &[("factions", &order)]);
        add(&format!("root-mid-{faction}"), &|| until(set(), 150, |_| true));
        add(&format!("root-battle-{faction}"), &|| until(set(), 100, is_battle));
    }
    for guest in ["lizard-cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"] {
        let order = format!("{guest},marquise,eyrie,vagabond");
        let set = || set("root", &[("factions", &order)]);
        add(&format!("root-mid-{guest}"), &|| until(set(), 150, |_| true));
    }
    for (seats, monsters) in [("1", "3"), ("5", "5")] {
        let set = || set("village-attacks", &[("seats", seats), ("monsters", monsters)]);
        add(&format!("village-attacks-mid-{seats}"), &|| until(set(), 150, |_| true));
        add(&format!("village-attacks-defend-{seats}"), &|| until(set(), 60, is_attack));
    }
    for scenario in CASTLES {
        let set = || set("village-attacks", &[("scenario", scenario), ("first", "1")]);
        add(&format!("village-attacks-{scenario}"), &|| until(set(), 110, |_| true));
    }
    for map in ["winter", "lake", "mountain"] {
        let set = || set("root", &[("map", map)]);
        add(&format!("root-{map}"), &|| until(set(), 130, |_| true));
    }
    for (name, options, choices, question) in KINGDOMS {
        let set = || set("wonderful-kingdom", options);
        let so = |table: &dyn AnyTable| is_asked(table, question);
        add(&format!("wonderful-kingdom-{name}"), &|| until(set(), choices, so));
    }
    for game in GAMES.iter().map(|title| title.game.name()) {
        add(&format!("{game}-cut"), &|| cut(&until(set(game, &[]), 100, |_| true)));
        add(&format!("{game}-end"), &|| until(set(game, &[]), usize::MAX, |_| true));
    }
    scenes
}

/// Moments of It's a Wonderful Kingdom: name, options, choices played before, the question.
type Moment = (&'static str, &'static [(&'static str, &'static str)], usize, &'static str);

const KINGDOMS: [Moment; 11] = [
    ("mid-offer", &[], 150, "ask-offer"),
    ("select", &[("quest", "captive-dragon")], 20, "ask-select"),
    ("mid-plan", &[], 180, "ask-plan"),
    ("place", &[("duchy", "senada")], 220, "ask-place"),
    ("menace", &[("module", "menace"), ("blue-menace", "sisters")], 120, "ask-plan"),
    ("combat", &[("module", "menace"), ("blue-menace", "illusionists")], 120, "ask-fight"),
    ("advisors", &[("module", "advisors")], 180, "ask-plan"),
    ("conquest", &[("module", "conquest")], 150, "ask-conquest"),
    ("conquest-offer", &[("module", "conquest"), ("board", "b1")], 150, "ask-offer"),
    ("alone", &[("seats", "1")], 60, "ask-select"),
    ("alone-conquest", &[("seats", "1"), ("module", "conquest")], 60, "ask-conquest"),
];

fn is_asked(table: &dyn AnyTable, question: &str) -> bool {
    table.ask(Seat(0)).is_some_and(|ask| ask.question.key == question)
}

/// A journal in which a choice is made a second time, where the rules refuse it.
fn cut(journal: &str) -> String {
    let (head, entries) = journal.split_once("---\n").unwrap();
    let lines: Vec<&str> = entries.lines().collect();
    let is_choice = |line: &&str| line.starts_with(|first: char| first.is_ascii_digit());
    let first = lines.iter().copied().find(is_choice).unwrap();
    let half = lines.len() / 2;
    let at = half + lines[half..].iter().position(is_choice).unwrap();
    format!("{head}---\n{}\n{first}\n{}\n", lines[..at].join("\n"), lines[at..].join("\n"))
}

fn is_battle(table: &dyn AnyTable) -> bool {
    !table.view(Viewer::Watcher).json()["battle"].is_null()
}

fn is_attack(table: &dyn AnyTable) -> bool {
    table.ask(Seat(0)).is_some_and(|ask| &*ask.question.key == "ask-defend")
}

/// Where pictures go.
struct Album<'a> {
    tab: &'a Tab<'a>,
    out: &'a Path,
    mark: String,
    wanted: &'a str,
}

impl Album<'_> {
    fn wants(&self, name: &str) -> bool {
        name.contains(self.wanted)
    }

    async fn table(&self, base: &str, name: &str, journal: &str) {
        let tab = self.tab;
        tab.open(&format!("{base}/import")).await;
        tab.look(&format!("document.querySelector('textarea').value = {}", json!(journal))).await;
        tab.look("document.querySelector('main form').requestSubmit()").await;
        tab.until("location.pathname.startsWith('/t/') && document.readyState === 'complete'")
            .await;
        tab.until("document.querySelector('[data-linked]')").await;
        self.shoot(name).await;
        if tab.is("document.querySelector('.ended')").await {
            tab.look("location.pathname += '/replay'").await;
            tab.until("document.querySelector('.replay .steps')").await;
            tab.look("location.search = '?at=90'").await;
            tab.until("location.search && document.querySelector('.replay .steps') && document.readyState === 'complete'").await;
            self.shoot(&name.replace("end", "replay")).await;
        }
    }

    /// A table as it is when someone has set it.
    async fn gathering(&self, base: &str, name: &str, set: &str) {
        if !self.wants(name) {
            return;
        }
        let (tab, (game, seats)) = (self.tab, set.split_once('?').unwrap());
        tab.open(&format!("{base}/new/{game}")).await;
        for (name, value) in seats.split('&').filter_map(|pair| pair.split_once('=')) {
            let fields = format!("document.querySelectorAll('[name=\"{name}\"]')");
            tab.look(&format!("{fields}.forEach((f) => {{ if (f.type === 'radio') f.checked = f.value === {value:?}; else f.value = {value:?}; }})")).await;
        }
        tab.look("document.querySelector('.new-table').requestSubmit()").await;
        tab.until("document.querySelector('[data-linked]')").await;
        self.shoot(name).await;
    }

    async fn shoot(&self, name: &str) {
        for (width, height) in SIZES {
            self.tab.resize(width, height).await;
            tokio::time::sleep(Duration::from_millis(250)).await;
            let over =
                "document.documentElement.scrollWidth - document.documentElement.clientWidth";
            let over = self.tab.look(over).await;
            if over != 0 {
                tell(&format!("{name} {} at {width}: {over} px too wide", self.mark));
            }
            self.keep(name, width).await;
            if width < 700 && name.contains("mid") && self.mark == "en-light" {
                self.panels(name).await;
            }
        }
    }

    /// The other panels of a table on a phone.
    async fn panels(&self, name: &str) {
        for panel in ["mat", "players", "log", "chat", "board"] {
            self.tab.look(&format!("document.querySelector('#tab-{panel}').click()")).await;
            tokio::time::sleep(Duration::from_millis(80)).await;
            if panel != "board" {
                self.keep(&format!("{name}-{panel}"), 390).await;
            }
        }
    }

    /// Keeps a picture of the page as it is.
    async fn keep(&self, name: &str, width: u32) {
        let params = json!({ "format": "png", "captureBeyondViewport": width < 700 });
        let shot = self.tab.call("Page.captureScreenshot", params).await;
        let bytes = album::decode(shot["data"].as_str().unwrap_or_default());
        let path = self.out.join(format!("{name}-{}-{width}.png", self.mark));
        std::fs::write(path, bytes).expect("the picture is written");
    }
}

fn tell(text: &str) {
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
