//! A reader who searches the sources for a term of the field finds it: every term of the glossary stands in a doc comment.

use super::Project;
use crate::tree::Problem;

/// The glossary, whose tables of three columns say what the field calls a thing in the last.
const GLOSSARY: &str = "docs/glossary.md";

/// The head of such a table.
const HEAD: &str = "| ours | means | the field calls it |";

/// Terms of the glossary that no doc comment has.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let Some(glossary) = project.tree.text(GLOSSARY) else { return Vec::new() };
    let sources = ["crates/", "xtask/"].map(|folder| project.tree.below(folder, ".rs"));
    let comments: String = sources.into_iter().flatten().map(|(_, text)| said(text)).collect();
    let mut problems = Vec::new();
    for (at, line) in rows(glossary) {
        for term in terms(line).filter(|term| !comments.contains(&plain(term))) {
            let what = format!("no doc comment has the term \"{term}\"");
            problems.push(Problem::new(GLOSSARY, at, what));
        }
    }
    problems
}

/// The rows of the tables, each with its line.
fn rows(glossary: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut inside = false;
    glossary.lines().enumerate().filter_map(move |(at, line)| {
        let is_row = inside && line.starts_with("| ");
        inside = line == HEAD || inside && line.starts_with('|');
        is_row.then_some((at + 1, line))
    })
}

/// The terms of a row: the last column, parted by commas, without what stands in parentheses.
fn terms(row: &str) -> impl Iterator<Item = String> {
    let column = row.trim_end_matches([' ', '|']).rsplit('|').next().unwrap_or_default();
    let mut depth = 0;
    let outside = column.chars().filter(move |letter| {
        depth += i32::from(*letter == '(');
        let is_outside = depth == 0;
        depth -= i32::from(*letter == ')');
        is_outside
    });
    let outside: String = outside.collect();
    let terms: Vec<String> = outside.split(',').map(|term| term.trim().to_owned()).collect();
    terms.into_iter().filter(|term| !term.is_empty())
}

/// What the doc comments of a text say.
fn said(text: &str) -> String {
    let comments = text.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))
    });
    comments.flat_map(|comment| [plain(comment.trim()), " ".to_owned()]).collect()
}

/// In small letters, words parted by spaces alone.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('-', " ")
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    #[test]
    fn every_term_of_the_field_is_found() {
        let glossary = "# Glossary\n\n| ours | means | the field calls it |\n|---|---|---|\n\
                        | gate | who may ask | rate limit (by address), token bucket |\n\n\
                        | name | where | which |\n|---|---|---|\n| Line | here | a row |\n";
        let missing =
            |code: &str| found(check, &[(GLOSSARY, glossary), ("crates/a/src/b.rs", code)]);
        assert!(missing("//! The gate: rate limit.\n/// Token-bucket.\nfn a() {}").is_empty());
        let problems = missing("/// Rate limit.\nfn a() {} // token bucket");
        assert_eq!(problems.len(), 1);
    }
}
