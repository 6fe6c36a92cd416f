//! The roots of rules crates switch the disallowed lists on, and every file says what it is.

use super::{Project, Source};
use crate::tree::Problem;

/// The lints that a rules crate switches on at its root.
const LINTS: [&str; 4] = [
    "clippy::disallowed_types",
    "clippy::disallowed_methods",
    "clippy::float_arithmetic",
    "clippy::wildcard_enum_match_arm",
];

/// What roots and headings lack.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let roots = project.rules().filter(|it| it.path.ends_with("/src/lib.rs"));
    let headings = project.sources.iter().filter(|it| !it.text.starts_with("//!"));
    let unsaid = "the file does not start with `//!` and what it is";
    roots
        .flat_map(lints)
        .chain(headings.map(|source| Problem::new(source.path, 1, unsaid)))
        .collect()
}

fn lints(source: &Source<'_>) -> Vec<Problem> {
    let warned: String = source
        .syntax
        .attrs
        .iter()
        .filter(|attr| attr.path().is_ident("warn"))
        .filter_map(|attr| attr.meta.require_list().ok())
        .map(|list| list.tokens.to_string().replace(' ', "") + ",")
        .collect();
    let is_shell = source.syntax.items.is_empty();
    let missing =
        LINTS.iter().filter(|lint| !is_shell && !warned.split(',').any(|it| it == **lint));
    missing
        .map(|lint| Problem::new(source.path, 1, format!("`#![warn({lint})]` is missing")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    const ROOT: &str = "//! A.\n
        #![warn(clippy::disallowed_types, clippy::disallowed_methods)]
        #![warn(clippy::float_arithmetic, clippy::wildcard_enum_match_arm)]
        mod a;";

    #[test]
    fn a_rules_crate_switches_its_lints_on() {
        let less = ROOT.replace("clippy::float_arithmetic, ", "");
        let lacks = "games/a/src/lib.rs:1: `#![warn(clippy::float_arithmetic)]` is missing";
        assert_eq!(found(check, &[("games/a/src/lib.rs", &less)]), [lacks]);
        assert_eq!(found(check, &[("games/a/src/lib.rs", ROOT)]), [""; 0]);
        assert_eq!(found(check, &[("games/a/src/lib.rs", "//! Nothing yet.\n")]), [""; 0]);
        assert_eq!(found(check, &[("crates/a/src/lib.rs", "//! No game.\nmod a;")]), [""; 0]);
    }

    #[test]
    fn a_file_says_what_it_is() {
        assert_eq!(found(check, &[("games/a/src/b.rs", "fn a() {}")]).len(), 1);
        assert_eq!(found(check, &[("games/a/src/b.rs", "//! B.\nfn a() {}")]), [""; 0]);
    }
}
