//! The words of the law: one message per paragraph in each language, and the rulings that comments cite.

use super::table::Chapter;
use crate::fluent::{self, Messages};
use crate::languages;
use crate::tree::{Problem, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// What every language says of a paragraph, in small letters, by the key of its message.
pub(crate) type Words = BTreeMap<String, String>;

/// What is wrong with the law texts of a game.
pub(crate) fn texts(game: &str, chapters: &[Chapter], tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let told = languages::told(tree);
    let Some(told) = told.get(&format!("games/{game}/lang")) else {
        let file = format!("games/{game}/src/spoken.rs");
        return vec![Problem::new(&file, 1, "no `texts!` embeds the texts of the game")];
    };
    for language in &told.codes {
        let file = format!("games/{game}/lang/law.{language}.ftl");
        let Some(text) = tree.text(&file) else {
            problems.push(Problem::new(&file, 1, "the file with the texts of the law is missing"));
            continue;
        };
        let messages = fluent::messages(text);
        problems.extend(missing(&file, chapters, &messages));
        problems.extend(idle(&file, chapters, &messages));
    }
    problems
}

/// What the texts of the law say, in every language they are in.
pub(crate) fn words(game: &str, tree: &Tree) -> Words {
    let mut words = Words::new();
    for (_, text) in tree.below(&format!("games/{game}/lang/law."), ".ftl") {
        let mut key = None;
        for line in text.lines() {
            let (head, said) = line.split_once(" = ").unwrap_or(("", line));
            if head.starts_with("law-") {
                key = Some(head);
            }
            if let Some(key) = key {
                let words = words.entry(key.to_owned()).or_default();
                words.push_str(&said.trim().to_lowercase());
                words.push(' ');
            }
        }
    }
    words
}

fn missing(file: &str, chapters: &[Chapter], messages: &Messages) -> Vec<Problem> {
    let mut problems = Vec::new();
    for row in chapters.iter().flat_map(|chapter| &chapter.rows) {
        let key = row.number.key();
        match messages.get(&key) {
            None => {
                let what = format!("{key} is missing: {} {}", row.number, row.title);
                problems.push(Problem::new(file, 1, what));
            }
            Some(message) if !message.has_value => {
                problems.push(Problem::new(file, message.line, format!("{key} has no text")));
            }
            Some(message) if !message.attributes.contains_key("title") => {
                problems.push(Problem::new(file, message.line, format!("{key} has no .title")));
            }
            Some(_) => {}
        }
    }
    problems
}

/// Messages under no paragraph. A heading that has paragraphs under it may have a message without a row.
fn idle(file: &str, chapters: &[Chapter], messages: &Messages) -> Vec<Problem> {
    let rows = chapters.iter().flat_map(|chapter| &chapter.rows);
    let known: BTreeSet<String> = rows.map(|row| row.number.key()).collect();
    let is_heading = |key: &str| known.iter().any(|other| other.starts_with(&format!("{key}-")));
    let is_idle = |key: &str| !known.contains(key) && !is_heading(key);
    let idle = messages.iter().filter(|(key, _)| key.starts_with("law-") && is_idle(key));
    idle.map(|(key, message)| {
        Problem::new(file, message.line, format!("{key} has no row in the law table"))
    })
    .collect()
}

/// The rulings that comments of a game cite and its `RULINGS.md` does not have.
pub(crate) fn rulings(game: &str, tree: &Tree) -> Vec<Problem> {
    let file = format!("games/{game}/RULINGS.md");
    let known: BTreeSet<&str> = tree.text(&file).unwrap_or("").lines().filter_map(ruled).collect();
    let mut problems = Vec::new();
    for folder in ["src", "tests"] {
        for (path, text) in tree.below(&format!("games/{game}/{folder}/"), ".rs") {
            for (line, ruling) in cited(text).filter(|(_, ruling)| !known.contains(ruling)) {
                problems.push(Problem::new(path, line, format!("{file} has no {ruling}")));
            }
        }
    }
    problems
}

/// The ruling that a line of `RULINGS.md` opens with: `## R12 ...`, `- **R12** ...`.
fn ruled(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    line.split(|c: char| !c.is_alphanumeric()).next().filter(|word| is_ruling(word))
}

/// The rulings that the comments of a text cite, with their lines.
fn cited(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let comments =
        text.lines().enumerate().filter_map(|(at, line)| Some((at, line.split_once("//")?.1)));
    comments.flat_map(|(at, comment)| {
        let words = comment.split(|c: char| !c.is_alphanumeric());
        words.filter(|word| is_ruling(word)).map(move |word| (at + 1, word))
    })
}

fn is_ruling(word: &str) -> bool {
    let digits = word.strip_prefix('R').unwrap_or("");
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}
