//! The style sheet, the script, the type and the textures: embedded, named by their content so that browsers keep them
//! for good.

use crate::Board;
use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// Something a page loads besides itself.
#[derive(Debug, PartialEq, Eq)]
pub struct Asset {
    /// Where it is.
    pub address: String,
    /// What it is, as a server says it.
    pub kind: &'static str,
    /// What is in it.
    pub content: Cow<'static, [u8]>,
}

impl Asset {
    fn new(name: &str, kind: &'static str, content: Cow<'static, [u8]>) -> Self {
        let (stem, end) = name.split_once('.').unwrap_or((name, ""));
        let address = format!("/asset/{stem}-{:016x}.{end}", print_of(&content));
        Self { address, kind, content }
    }
}

const WOFF2: &str = "font/woff2";
const SVG: &str = "image/svg+xml";

/// What the style sheet names, by the name it has there.
static NAMED: LazyLock<Vec<(&str, Asset)>> = LazyLock::new(|| {
    let files: [(&str, &str, &[u8]); 5] = [
        ("head.woff2", WOFF2, include_bytes!("../assets/type/head.woff2")),
        ("text.woff2", WOFF2, include_bytes!("../assets/type/text.woff2")),
        ("text-bold.woff2", WOFF2, include_bytes!("../assets/type/text-bold.woff2")),
        ("wood.svg", SVG, include_bytes!("../assets/wood.svg")),
        ("paper.svg", SVG, include_bytes!("../assets/paper.svg")),
    ];
    files.map(|(name, kind, bytes)| (name, Asset::new(name, kind, bytes.into()))).into()
});

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let own = [
        include_str!("../assets/base.css"),
        include_str!("../assets/pages.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/plates.css"),
        include_str!("../assets/forms.css"),
        include_str!("../assets/play.css"),
        include_str!("../assets/beats.css"),
        include_str!("../assets/lesson.css"),
        include_str!("../assets/ending.css"),
        include_str!("../assets/book.css"),
    ];
    sheet("style.css", &own)
});

fn sheet(name: &str, parts: &[&str]) -> Asset {
    let named = |text: String, (name, asset): &(&str, Asset)| {
        text.replace(&format!("/asset/{name}"), &asset.address)
    };
    let whole = NAMED.iter().fold(parts.join("\n"), named);
    Asset::new(name, "text/css; charset=utf-8", whole.into_bytes().into())
}

static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = [
        include_str!("../assets/table.js"),
        include_str!("../assets/beats.js"),
        include_str!("../assets/play.js"),
        include_str!("../assets/card.js"),
        include_str!("../assets/lesson.js"),
        include_str!("../assets/replay.js"),
        include_str!("../assets/calls.js"),
        include_str!("../assets/pages.js"),
    ];
    let script = parts.join("\n");
    Asset::new("script.js", "text/javascript; charset=utf-8", script.into_bytes().into())
});

/// What lets the page be put on a home screen.
pub const MANIFEST: &str = include_str!("../assets/manifest.json");

/// The worker that shows what is pushed.
pub const WORKER: &str = include_str!("../assets/worker.js");

/// The picture on a home screen, by the name of its size.
pub fn icon(name: &str) -> Option<&'static [u8]> {
    match name {
        "180.png" => Some(include_bytes!("../assets/icons/180.png")),
        "192.png" => Some(include_bytes!("../assets/icons/192.png")),
        "512.png" => Some(include_bytes!("../assets/icons/512.png")),
        _ => None,
    }
}

/// The further style sheet of tables: that of these boards.
pub fn boards<'a>(boards: impl IntoIterator<Item = &'a dyn Board>) -> Asset {
    let mut parts = Vec::new();
    for style in boards.into_iter().map(Board::style) {
        if !parts.contains(&style) {
            parts.push(style);
        }
    }
    sheet("boards.css", &parts)
}

/// The style sheet.
pub fn style() -> &'static Asset {
    &STYLE
}

/// The script.
pub fn script() -> &'static Asset {
    &SCRIPT
}

/// The face of headings and of plain text, which a page wants at once.
pub fn faces() -> impl Iterator<Item = &'static Asset> {
    NAMED.iter().map(|(_, asset)| asset).filter(|asset| asset.kind == WOFF2)
}

/// What is at an address.
pub fn at(address: &str) -> Option<&'static Asset> {
    let named = NAMED.iter().map(|(_, asset)| asset);
    [style(), script()].into_iter().chain(named).find(|asset| asset.address == address)
}

/// A fingerprint to tell a changed text from an unchanged one.
pub fn fingerprint(text: &str) -> u64 {
    print_of(text)
}

fn print_of(content: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::Plain;
    use crate::boards::root::Woodland;

    #[test]
    fn no_name_is_declared_twice_in_the_joined_script() {
        let script = String::from_utf8(script().content.to_vec()).unwrap();
        let declared = script.lines().filter_map(|line| {
            let line = line.strip_prefix("async ").unwrap_or(line);
            let kinds = ["let ", "const ", "function ", "class "];
            let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
            rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()
        });
        let mut names: Vec<&str> = declared.filter(|name| !name.is_empty()).collect();
        assert!(names.len() > 50, "{names:?}");
        names.sort_unstable();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }

    #[test]
    fn the_style_sheet_names_nothing_that_is_not_there() {
        let of_boards = boards([&Plain as &dyn Board, &Plain, &Woodland]);
        for sheet in [style(), &of_boards] {
            let text = String::from_utf8(sheet.content.to_vec()).unwrap();
            let named = text.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
            for address in named {
                assert!(at(address).is_some(), "{address}");
            }
            assert_eq!(text.matches("\n.plain-board {").count(), usize::from(sheet != style()));
        }
    }
}
