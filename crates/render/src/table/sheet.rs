//! A table as it is drawn for everyone who sees and may do the same, and the page around it.

use super::{Region, Shows};
use crate::Tongue;
use crate::look;
use crate::shell::{Page, Reader, picture, shell};
use maud::{Markup, PreEscaped, html};

/// What is drawn of a table. It holds nothing of whoever looks but what they may see and do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The version it is of.
    pub version: u64,
    /// Where the style sheet of the boards is.
    pub style: String,
    /// The title of the tab.
    pub title: String,
    /// Through whose eyes it is seen: a seat, or `watcher`.
    pub viewer: String,
    /// Every region.
    pub regions: Vec<Region>,
    /// What is to be seen of what happened.
    pub shows: Shows,
}

/// Where a page stands: what it was last sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stood {
    version: u64,
    told: usize,
    viewer: String,
}

impl Sheet {
    /// Where a page stands that was sent this.
    pub fn stood(&self) -> Stood {
        Stood { version: self.version, told: self.shows.told, viewer: self.viewer.clone() }
    }

    /// What is to be seen on the way here from where a page stood. Whoever was away, or looks through other eyes, or had
    /// something taken back, gets the end alone.
    pub fn beats_since(&self, stood: &Stood) -> Vec<serde_json::Value> {
        let Shows { beats, from, broken, .. } = &self.shows;
        if stood.viewer != self.viewer || *broken > stood.version || *from > stood.told {
            return Vec::new();
        }
        let fresh = beats.iter().filter(|beat| beat.fact >= stood.told);
        fresh.map(crate::Beat::json).collect()
    }

    /// The whole page, with something to tell whoever asked for it.
    pub fn page(&self, tongue: &Tongue<'_>, reader: &Reader, notice: Option<String>) -> Markup {
        let region = |name: &str| self.regions.iter().find(|region| region.name == name);
        let label = |name: &str| tongue.word(format!("page-region-{name}"));
        let is_of_game = |name: &str| matches!(name, "board" | "mat" | "beside");
        let foreign = tongue.foreign("game-name");
        let part = |name: &'static str| {
            html! {
                @if let Some(region) = region(name) {
                    section.region.(name) data-region=(name) data-hash=(region.hash) aria-label=(label(name))
                        tabindex=[is_of_game(name).then_some("0")] lang=[foreign.filter(|_| is_of_game(name))] {
                        (PreEscaped(&region.html))
                    }
                }
            }
        };
        let main = html! {
            div.table.(format!("board-{}", self.game)) data-table=(self.id) data-version=(self.version)
                data-viewer=(self.viewer) data-saying=(sayings(tongue, "page-script-keys")) {
                // The first thing a key reaches is the first answer, whatever the eye sees on top.
                (part("status")) (part("question")) (part("ending")) (part("board")) (part("mat"))
                div.left { (part("players")) (part("beside")) }
                (tabs(tongue))
                div.below { (part("log")) (part("chat")) (part("about")) }
                p #says.sr role="status" aria-live="polite" {}
            }
        };
        let page = Page {
            title: self.title.clone(),
            class: "page-table",
            address: format!("/t/{}", self.id),
            notice,
            sheet: Some(self.style.clone()),
            main,
        };
        shell(reader, tongue, &page)
    }
}

/// Where there is no room for everything one panel is shown at a time, and these choose which: its name, the part that
/// holds it, its picture.
fn tabs(tongue: &Tongue<'_>) -> Markup {
    let tabs = [
        ("board", "board", look::ui("board")),
        ("mat", "mat", look::ui("hand")),
        ("players", "left", look::ui("person")),
        ("log", "log", look::ui("log")),
        ("chat", "chat", look::ui("chat")),
    ];
    html! {
        nav.tabs aria-label=(tongue.word("page-tabs")) {
            @for (name, part, glyph) in tabs {
                label data-tab=(part) title=(tongue.word(format!("page-tab-{name}"))) {
                    input type="radio" name="tab" id=(format!("tab-{name}")) checked[name == "board"] autocomplete="off";
                    (picture(glyph, None)) span { (tongue.word(format!("page-tab-{name}"))) }
                }
            }
        }
    }
}

/// What the script says, in the reader's language, as lines of `name=words`; the keys of this page among it.
pub(super) fn sayings(tongue: &Tongue<'_>, keys: &'static str) -> String {
    let words = [
        "why-not",
        "not-asked",
        "busy",
        "changed",
        "offline",
        "unknown",
        "failed",
        "sent",
        "since",
        "reset-view",
        "back",
        "what",
        "close",
        "less",
        "more",
        "read-on",
        "keys-title",
        "day",
        "hour",
    ];
    let line = |name: &&str| format!("{name}={}", tongue.word(format!("page-script-{name}")));
    let own =
        [format!("keys={}", tongue.word(keys)), format!("copied={}", tongue.word("ending-copied"))];
    words.iter().map(line).chain(own).collect::<Vec<_>>().join("\n")
}
