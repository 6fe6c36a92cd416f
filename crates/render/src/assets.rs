//! The style sheet and the script: ours, embedded, named by their content so that browsers keep them for good.

use crate::boards;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

static STYLE: LazyLock<String> = LazyLock::new(|| {
    let own = [
        include_str!("../assets/base.css"),
        include_str!("../assets/pages.css"),
        include_str!("../assets/table.css"),
    ];
    own.into_iter().chain(boards::all().map(crate::Board::style)).collect::<Vec<_>>().join("\n")
});
static SCRIPT: &str = include_str!("../assets/table.js");
static STYLE_ADDRESS: LazyLock<String> = LazyLock::new(|| named("style", &STYLE, "css"));
static SCRIPT_ADDRESS: LazyLock<String> = LazyLock::new(|| named("script", SCRIPT, "js"));

/// The style sheet.
pub fn style() -> &'static str {
    &STYLE
}

/// The script.
pub const fn script() -> &'static str {
    SCRIPT
}

/// Where the style sheet is.
pub fn style_address() -> &'static str {
    &STYLE_ADDRESS
}

/// Where the script is.
pub fn script_address() -> &'static str {
    &SCRIPT_ADDRESS
}

fn named(name: &str, content: &str, kind: &str) -> String {
    format!("/asset/{name}-{:016x}.{kind}", fingerprint(content))
}

/// A fingerprint to tell a changed text from an unchanged one.
pub fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
