//! Every message stands in both languages, with the same variables and attributes. Tests may plant gaps.

use super::Project;
use crate::fluent::{self, Message, Messages};
use crate::tree::Problem;
use std::collections::{BTreeMap, BTreeSet};

const ENGLISH: &str = ".en.ftl";
const ITALIAN: &str = ".it.ftl";

/// Attributes that only say how a name behaves in sentences, which one language may need and the other not.
const GRAMMAR: [&str; 2] = ["gender", "number"];

/// What is wrong with the message files.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut keys: BTreeMap<(&str, &str, String), &str> = BTreeMap::new();
    let files = project.tree.below("", ".ftl").filter(|(path, _)| !path.contains("/tests/"));
    for (path, text) in files {
        problems
            .extend(fluent::mistakes(text).into_iter().map(|(at, it)| Problem::new(path, at, it)));
        let twice = |key: &str| format!("{key} stands twice");
        let repeated = fluent::repeated(text).into_iter();
        problems.extend(repeated.map(|(at, key)| Problem::new(path, at, twice(&key))));
        let Some((folder, language)) = folder_and_language(path) else {
            problems.push(Problem::new(path, 1, "the name ends neither in .en.ftl nor in .it.ftl"));
            continue;
        };
        for (key, message) in fluent::messages(text) {
            if let Some(other) = keys.insert((folder, language, key.clone()), path) {
                let what = format!("{key} stands in {other} too");
                problems.push(Problem::new(path, message.line, what));
            }
        }
        problems.extend(pair(project, path, text));
    }
    problems
}

fn folder_and_language(path: &str) -> Option<(&str, &'static str)> {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    [ENGLISH, ITALIAN].into_iter().find(|it| path.ends_with(it)).map(|language| (folder, language))
}

/// Compares a file with the other language's: what only this one has, and, from the English side, what differs.
fn pair(project: &Project<'_>, path: &str, text: &str) -> Vec<Problem> {
    let (other, is_english) = match path.strip_suffix(ENGLISH) {
        Some(stem) => (format!("{stem}{ITALIAN}"), true),
        None => (path.replace(ITALIAN, ENGLISH), false),
    };
    let Some(theirs) = project.tree.text(&other) else {
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
            Some(their) if is_english => {
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
    use super::super::found;
    use super::*;

    fn of(english: &str, italian: &str) -> Vec<String> {
        found(check, &[("games/a/lang/b.en.ftl", english), ("games/a/lang/b.it.ftl", italian)])
    }

    #[test]
    fn both_languages_have_the_same_keys() {
        assert_eq!(of("a = x\n", "a = y\n"), [""; 0]);
        let missing = "games/a/lang/b.en.ftl:2: c is missing in games/a/lang/b.it.ftl";
        assert_eq!(of("a = x\nc = x\n", "a = y\n"), [missing]);
        assert_eq!(of("a = x\n", "a = y\nc = y\n").len(), 1);
        assert_eq!(found(check, &[("games/a/lang/b.en.ftl", "a = x\n")]).len(), 1);
        assert_eq!(found(check, &[("games/a/lang/b.ftl", "a = x\n")]).len(), 1);
        assert_eq!(found(check, &[("crates/a/tests/lang/b.en.ftl", "a = x\n")]), [""; 0]);
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
        assert_eq!(found(check, &files).len(), 2);
    }
}
