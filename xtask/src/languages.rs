//! The languages players read, as the kernel lists them, and which texts are in which.

use crate::tree::Tree;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Where the list stands.
pub(crate) const LIST: &str = "crates/kernel/src/lang.rs";

/// The codes of the languages, in the order of the list.
pub(crate) fn codes(tree: &Tree) -> Vec<&str> {
    tree.text(LIST).unwrap_or_default().lines().filter_map(code).collect()
}

/// The code in a line of the list: `English = "en", "English";`.
fn code(line: &str) -> Option<&str> {
    let (name, rest) = line.trim().split_once(" = \"")?;
    let (code, own) = rest.split_once("\", \"")?;
    let is_row = name.chars().all(char::is_alphanumeric) && own.ends_with("\";");
    is_row.then_some(code)
}

/// The languages that a folder of texts is embedded in, and so must be complete in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Told<'a> {
    /// The file that says so.
    pub(crate) path: &'a str,
    /// In which line.
    pub(crate) line: usize,
    /// The codes it names.
    pub(crate) codes: Vec<&'a str>,
}

/// What `texts!` names, by the folder: `texts![in "../lang", en it: "law"]` in `games/a/src/spoken.rs` is of `games/a/lang`.
pub(crate) fn told(tree: &Tree) -> BTreeMap<String, Told<'_>> {
    let mut all = BTreeMap::new();
    for (path, text) in tree.below("", ".rs").filter(|(path, _)| !path.starts_with("xtask/")) {
        for (at, _) in text.match_indices("texts![") {
            let before = &text[..at];
            let is_comment =
                before.rsplit('\n').next().is_some_and(|it| it.trim_start().starts_with("//"));
            let Some((folder, codes)) = names(&text[at..]).filter(|_| !is_comment) else {
                continue;
            };
            let told = Told { path, line: before.matches('\n').count() + 1, codes };
            all.insert(beside(path, folder), told);
        }
    }
    all
}

/// The folder and the codes of `texts![in "FOLDER", CODES: ...]`.
fn names(text: &str) -> Option<(&str, Vec<&str>)> {
    let rest = text.strip_prefix("texts![")?.trim_start().strip_prefix("in \"")?;
    let (folder, rest) = rest.split_once("\",")?;
    let (codes, _) = rest.split_once(':')?;
    Some((folder, codes.split_whitespace().collect()))
}

/// A folder as seen from a file.
fn beside(path: &str, folder: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in folder.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

/// Whether a folder holds what is of no game: menus, pages, the command line.
pub(crate) fn is_menu(folder: &str) -> bool {
    folder.starts_with("crates/") && folder.ends_with("/texts")
}

/// Which games are told in which language, a line each.
pub(crate) fn summary(tree: &Tree) -> String {
    let (told, mut text) = (told(tree), String::new());
    let games: Vec<(&str, &Told<'_>)> = told
        .iter()
        .filter_map(|(folder, told)| {
            Some((folder.strip_prefix("games/")?.split('/').next()?, told))
        })
        .collect();
    for code in codes(tree) {
        let of = |is_told: bool| -> Vec<&str> {
            let fits = games.iter().filter(|(_, told)| told.codes.contains(&code) == is_told);
            fits.map(|(game, _)| *game).collect()
        };
        let (has, lacks) = (of(true), of(false));
        write!(text, "          {code}: menus, {}", has.join(", ")).expect("a string takes all");
        if !lacks.is_empty() {
            write!(text, "; not {}", lacks.join(", ")).expect("a string takes all");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "languages! {\n    English = \"en\", \"English\";\n    Italian = \"it\", \"Italiano\";\n}\n";

    #[test]
    fn a_language_is_a_line_of_the_list() {
        let list = format!("($name:ident = $code:literal, $own:literal;)\n{TWO}");
        assert_eq!(codes(&Tree::of(&[(LIST, &list)])), ["en", "it"]);
        assert_eq!(codes(&Tree::of(&[])), [""; 0]);
    }

    #[test]
    fn a_folder_is_told_in_the_languages_its_texts_name() {
        let files = [
            (LIST, TWO),
            (
                "games/a/src/spoken.rs",
                "/// texts![in \"no\", de: \"x\"]\nconst A: B =\n    kernel::texts![\n        in \"../lang\", en it:\n \"law\"];",
            ),
            ("games/b/src/said/mod.rs", "texts![in \"../../lang\", en: \"law\"]; texts![@ x]"),
            ("crates/c/src/lib.rs", "texts![in \"lang\", en it: \"law\"]"),
        ];
        let tree = Tree::of(&files);
        let told = told(&tree);
        let folders: Vec<&str> = told.keys().map(String::as_str).collect();
        assert_eq!(folders, ["crates/c/src/lang", "games/a/lang", "games/b/lang"]);
        assert_eq!(
            (told["games/a/lang"].line, &*told["games/a/lang"].codes),
            (3, &["en", "it"][..])
        );
        assert_eq!(summary(&tree), "          en: menus, a, b\n          it: menus, a; not b\n");
    }
}
