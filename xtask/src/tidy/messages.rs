//! Every message stands in all languages that its folder is told in, with the same variables and attributes. Tests may plant gaps.

use super::Project;
use crate::fluent::{self, Message, Messages};
use crate::languages::{self, Told};
use crate::tree::Problem;
use std::collections::{BTreeMap, BTreeSet};

/// Attributes that only say how a name behaves in sentences, which one language may need and another not.
const GRAMMAR: [&str; 3] = ["gender", "number", "forms"];

/// What is wrong with the message files.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let (languages, told) = (languages::codes(project.tree), languages::told(project.tree));
    let mut problems: Vec<Problem> =
        told.iter().flat_map(|(folder, told)| named(folder, told, &languages)).collect();
    let mut keys: BTreeMap<(&str, &str, String), &str> = BTreeMap::new();
    let files = project.tree.below("", ".ftl").filter(|(path, _)| !path.contains("/tests/"));
    for (path, text) in files {
        problems
            .extend(fluent::mistakes(text).into_iter().map(|(at, it)| Problem::new(path, at, it)));
        let twice = |key: &str| format!("{key} stands twice");
        let repeated = fluent::repeated(text).into_iter();
        problems.extend(repeated.map(|(at, key)| Problem::new(path, at, twice(&key))));
        let Some(file) = File::of(path) else {
            problems.push(Problem::new(path, 1, "the name ends in no language"));
            continue;
        };
        let codes = told.get(file.folder()).map_or(&[][..], |told| &told.codes);
        if !codes.contains(&file.language) {
            let what = format!("no `texts!` embeds {} of {}", file.language, file.folder());
            problems.push(Problem::new(path, 1, what));
            continue;
        }
        for (key, message) in fluent::messages(text) {
            if let Some(other) = keys.insert((file.folder(), file.language, key.clone()), path) {
                let what = format!("{key} stands in {other} too");
                problems.push(Problem::new(path, message.line, what));
            }
        }
        problems.extend(compare(project, &file, text, codes));
        if file.language == "fr" {
            problems.extend(french(text).map(|(at, it)| Problem::new(path, at, it)));
        }
    }
    problems
}

/// What is wrong with the languages that a folder is told in: the first comes first, and menus are in all of them.
fn named(folder: &str, told: &Told<'_>, languages: &[&str]) -> Vec<Problem> {
    let problem = |what: String| Problem::new(told.path, told.line, what);
    let mut problems = Vec::new();
    if told.codes.first() != languages.first() {
        problems.push(problem(format!("{folder} does not begin with the first language")));
    }
    let is_needed = |code: &&&str| languages::is_menu(folder) && !told.codes.contains(code);
    let lacking = languages.iter().filter(is_needed);
    problems.extend(lacking.map(|code| problem(format!("{folder} is a menu and lacks {code}"))));
    problems
}

/// Where a line of French has a plain space at a mark that wants a narrow one, an apostrophe of a typewriter, or a 1 where
/// the plural of zero is chosen too.
fn french(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.filter_map(|(at, line)| {
        let what = if line.contains("« ") || has_plain_space(line) {
            "French has a narrow no-break space (U+202F) at ; : ! ? « »"
        } else if line.contains('\'') {
            "French has the apostrophe ’"
        } else if line.contains("[one] 1 ") {
            "French says 0 as it says 1: count here, or ask for [1]"
        } else {
            return None;
        };
        Some((at + 1, what))
    })
}

/// Whether a plain space stands between a word and a mark that French sets apart.
fn has_plain_space(line: &str) -> bool {
    let is_word = |before: char| before.is_alphanumeric() || "})»%…\"".contains(before);
    [" ;", " :", " !", " ?", " »"]
        .iter()
        .flat_map(|mark| line.match_indices(mark))
        .any(|(at, _)| line[..at].ends_with(is_word))
}

/// A file of messages.
struct File<'a> {
    path: &'a str,
    /// The path up to the language.
    stem: &'a str,
    language: &'a str,
}

impl<'a> File<'a> {
    fn of(path: &'a str) -> Option<Self> {
        let (stem, language) = path.strip_suffix(".ftl")?.rsplit_once('.')?;
        Some(Self { path, stem, language })
    }

    fn folder(&self) -> &'a str {
        self.stem.rsplit_once('/').map_or("", |(folder, _)| folder)
    }
}

/// Compares a file of the first language with that of every other; one of another only for what the first has not.
fn compare(project: &Project<'_>, file: &File<'_>, text: &str, all: &[&str]) -> Vec<Problem> {
    let is_first = all.first() == Some(&file.language);
    let others = if is_first { &all[1..] } else { &all[..1] };
    let pairs = others.iter().map(|other| format!("{}.{other}.ftl", file.stem));
    pairs.flat_map(|other| pair(project, file.path, text, &other, is_first)).collect()
}

/// What only this file has and the other has not, and, from the first language, what differs.
fn pair(
    project: &Project<'_>,
    path: &str,
    text: &str,
    other: &str,
    is_first: bool,
) -> Vec<Problem> {
    let Some(theirs) = project.tree.text(other) else {
        return vec![Problem::new(path, 1, format!("{other} is missing"))];
    };
    let theirs: Messages = fluent::messages(theirs);
    let mut problems = Vec::new();
    for (key, message) in fluent::messages(text) {
        match theirs.get(&key) {
            None => {
                let what = format!("{key} is missing in {other}");
                problems.push(Problem::new(path, message.line, what));
            }
            Some(their) if is_first => {
                let differences = differences(&message, their).into_iter();
                problems.extend(
                    differences.map(|it| {
                        Problem::new(path, message.line, format!("{key}: {it} in {other}"))
                    }),
                );
            }
            Some(_) => {}
        }
    }
    problems
}

fn differences(ours: &Message, theirs: &Message) -> Vec<String> {
    let mut found = Vec::new();
    if ours.has_value != theirs.has_value {
        found.push("the text is not there in both, compare it".to_owned());
    }
    let attributes = |it: &Message| -> BTreeSet<String> {
        it.attributes.keys().filter(|key| !GRAMMAR.contains(&key.as_str())).cloned().collect()
    };
    found.extend(difference("attributes", &attributes(ours), &attributes(theirs)));
    found.extend(difference("variables", &arguments(ours), &arguments(theirs)));
    found
}

fn difference(what: &str, ours: &BTreeSet<String>, theirs: &BTreeSet<String>) -> Option<String> {
    let only: Vec<&str> = ours.symmetric_difference(theirs).map(String::as_str).collect();
    (!only.is_empty()).then(|| format!("the {what} differ by {}, compare them", only.join(", ")))
}

/// The arguments a message uses. `$who_the` is the form `the` of the argument `who`: languages differ in forms.
fn arguments(message: &Message) -> BTreeSet<String> {
    let used = message.variables.iter().chain(message.attributes.values().flatten());
    used.map(|name| name.split('_').next().unwrap_or(name).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: &str = r#"languages! {
        English = "en", "English";
        Italian = "it", "Italiano";
        German = "de", "Deutsch";
    }"#;

    fn in_languages(codes: &str, files: &[(&str, &str)]) -> Vec<String> {
        let spoken = format!("//! A.\nconst A: B = texts![in \"../lang\", {codes}: \"b\"];");
        let own = [(languages::LIST, THREE), ("games/a/src/spoken.rs", &spoken)];
        super::super::found(check, &[&own, files].concat())
    }

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        in_languages("en it", files)
    }

    fn of(english: &str, italian: &str) -> Vec<String> {
        found(&[("games/a/lang/b.en.ftl", english), ("games/a/lang/b.it.ftl", italian)])
    }

    #[test]
    fn both_languages_have_the_same_keys() {
        assert_eq!(of("a = x\n", "a = y\n"), [""; 0]);
        let missing = "games/a/lang/b.en.ftl:2: c is missing in games/a/lang/b.it.ftl";
        assert_eq!(of("a = x\nc = x\n", "a = y\n"), [missing]);
        assert_eq!(of("a = x\n", "a = y\nc = y\n").len(), 1);
        assert_eq!(found(&[("games/a/lang/b.en.ftl", "a = x\n")]).len(), 1);
        assert_eq!(found(&[("games/a/lang/b.ftl", "a = x\n")]).len(), 1);
        assert_eq!(found(&[("crates/a/tests/lang/b.en.ftl", "a = x\n")]), [""; 0]);
    }

    #[test]
    fn a_third_language_has_them_too() {
        let of = |german: &[(&str, &str)]| {
            let two = [("games/a/lang/b.en.ftl", "a = x\n"), ("games/a/lang/b.it.ftl", "a = y\n")];
            in_languages("en it de", &[&two, german].concat())
        };
        assert_eq!(of(&[("games/a/lang/b.de.ftl", "a = z\n")]), [""; 0]);
        let missing = "games/a/lang/b.en.ftl:1: games/a/lang/b.de.ftl is missing";
        assert_eq!(of(&[]), [missing]);
        let differs = of(&[("games/a/lang/b.de.ftl", "a = { $who }\n")]);
        assert_eq!(differs.len(), 1, "{differs:?}");
    }

    #[test]
    fn a_game_need_not_be_told_in_a_language_but_a_menu_must() {
        let two = [("games/a/lang/b.en.ftl", "a = x\n"), ("games/a/lang/b.it.ftl", "a = y\n")];
        let stray = [&two[..], &[("games/a/lang/b.de.ftl", "a = z\n")]].concat();
        assert_eq!(
            found(&stray),
            ["games/a/lang/b.de.ftl:1: no `texts!` embeds de of games/a/lang"]
        );
        let menu = "//! A.\nconst A: B = texts![in \"../texts\", en it: \"c\"];";
        assert_eq!(
            found(&[("crates/c/src/lib.rs", menu)]),
            ["crates/c/src/lib.rs:2: crates/c/texts is a menu and lacks de"]
        );
        let late = ["games/a/src/spoken.rs:2: games/a/lang does not begin with the first language"];
        assert_eq!(in_languages("it", &two[1..])[..1], late);
    }

    #[test]
    fn french_has_its_own_spaces_and_apostrophes() {
        let lines = |text: &str| french(text).map(|(at, _)| at).collect::<Vec<_>>();
        assert_eq!(lines("a = Où\u{202f}? L’or\u{202f}!\n# Why ?\nb = { $x ->\n"), [0; 0]);
        assert_eq!(lines("a = ?\nb = a | ? b\nc =\n    [1] 1 or\n"), [0; 0]);
        assert_eq!(lines("a = Où ?\nb = l'or\nc = « or\u{202f}»\n[one] 1 or\n"), [1, 2, 3, 4]);
    }

    #[test]
    fn both_languages_have_the_same_variables_in_their_own_forms() {
        assert_eq!(of("a = { $who } goes\n", "a = { $who_the } va\n"), [""; 0]);
        assert_eq!(of("a = { $who } goes\n", "a = va\n").len(), 1);
    }

    #[test]
    fn both_languages_have_the_same_attributes() {
        assert_eq!(of("a = x\n    .title = x\n", "a = y\n    .title = y\n"), [""; 0]);
        assert_eq!(of("a = x\n    .title = x\n", "a = y\n").len(), 1);
        assert_eq!(of("a = x\n", "a = y\n    .gender = f\n"), [""; 0]);
        assert_eq!(of("a =\n    .title = x\n", "a = y\n    .title = y\n").len(), 1);
    }

    #[test]
    fn a_key_stands_once_and_every_line_is_fluent() {
        assert_eq!(of("a = x\na = x\n", "a = y\n").len(), 1);
        assert!(!of("a = { ) }\n", "a = y\n").is_empty());
        let files = [
            ("games/a/lang/b.en.ftl", "a = x\n"),
            ("games/a/lang/b.it.ftl", "a = y\n"),
            ("games/a/lang/c.en.ftl", "a = x\n"),
            ("games/a/lang/c.it.ftl", "a = y\n"),
        ];
        assert_eq!(found(&files).len(), 2);
    }
}
