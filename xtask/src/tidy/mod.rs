//! Tidy: what the conventions promise and no compiler checks. Every rule has a test of what it refuses and accepts.

mod data;
mod glossary;
mod levels;
mod licences;
mod limits;
mod messages;
mod orphans;
mod purity;
mod roots;
mod tables;
mod words;

use crate::languages;
use crate::rust;
use crate::tree::{Problem, Tree};
use anyhow::Result;
use std::fmt::Write;
use std::path::Path;

/// The project as the rules see it: its files, and the Rust among them already parsed.
pub(crate) struct Project<'a> {
    tree: &'a Tree,
    sources: Vec<Source<'a>>,
}

/// A Rust file.
struct Source<'a> {
    path: &'a str,
    text: &'a str,
    syntax: syn::File,
}

/// A rule: a name, and what it finds.
type Rule = (&'static str, fn(&Project<'_>) -> Vec<Problem>);

/// Every rule over files; licences are asked of cargo.
const RULES: &[Rule] = &[
    ("crates depend on earlier levels", levels::check),
    ("rules crates are pure", purity::check),
    ("crate roots and file headings", roots::check),
    ("every file is compiled", orphans::check),
    ("limits of files and functions", limits::check),
    ("words and attributes", words::check),
    ("messages in every language they are told in", messages::check),
    ("tables and messages agree", tables::check),
    ("data has its source", data::check),
    ("the glossary is found in the code", glossary::check),
];

impl<'a> Project<'a> {
    /// Parses the Rust files; those that are no Rust are named.
    fn read(tree: &'a Tree) -> (Self, Vec<Problem>) {
        let (mut sources, mut problems) = (Vec::new(), Vec::new());
        for (path, text) in tree.below("", ".rs") {
            match rust::parse(path, text) {
                Ok(syntax) => sources.push(Source { path, text, syntax }),
                Err(problem) => problems.push(problem),
            }
        }
        (Self { tree, sources }, problems)
    }

    /// The sources of the rules crates, without their tests and examples.
    fn rules(&self) -> impl Iterator<Item = &Source<'a>> {
        self.sources.iter().filter(|it| it.path.starts_with("games/") && it.path.contains("/src/"))
    }
}

/// Runs every rule; says what was found, and whether that was nothing.
pub(crate) fn run(root: &Path, tree: &Tree) -> Result<(String, bool)> {
    let (project, problems) = Project::read(tree);
    let mut report = Findings::default();
    report.add("sources are Rust", &problems);
    for (name, check) in RULES {
        report.add(name, &check(&project));
    }
    report.text.push_str(&languages::summary(tree));
    report.add("licences and sources of dependencies", &licences::check(root, tree)?);
    Ok((report.text, report.problems == 0))
}

#[derive(Default)]
struct Findings {
    text: String,
    problems: usize,
}

impl Findings {
    fn add(&mut self, rule: &str, problems: &[Problem]) {
        self.problems += problems.len();
        let mark = if problems.is_empty() { "ok" } else { "NOT TIDY" };
        writeln!(self.text, "{mark:>8}  {rule}").expect("writing to a string succeeds");
        for problem in problems {
            writeln!(self.text, "          {problem}").expect("writing to a string succeeds");
        }
    }
}

/// What a rule finds in files that a test writes down.
#[cfg(test)]
fn found(check: fn(&Project<'_>) -> Vec<Problem>, files: &[(&str, &str)]) -> Vec<String> {
    let tree = Tree::of(files);
    let (project, problems) = Project::read(&tree);
    assert_eq!(problems, []);
    check(&project).iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_not_rust_is_refused() {
        let tree = Tree::of(&[("games/a/src/lib.rs", "//! A.\nfn (\n")]);
        assert_eq!(Project::read(&tree).1.len(), 1);
    }

    #[test]
    fn a_report_counts_and_names_what_is_not_tidy() {
        let mut report = Findings::default();
        report.add("all well", &[]);
        report.add("not so", &[Problem::new("a.rs", 3, "it is odd")]);
        assert_eq!(report.problems, 1);
        let text = "      ok  all well\nNOT TIDY  not so\n          a.rs:3: it is odd\n";
        assert_eq!(report.text, text);
    }
}
