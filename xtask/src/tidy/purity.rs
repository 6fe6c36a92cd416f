//! Rules crates know no file, clock, environment, thread, float, hash order, or randomness but the kernel's.

use super::Project;
use crate::tree::Problem;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::Lit;

/// Modules of the standard library that a rule has no use for.
const MODULES: [&str; 6] = ["fs", "env", "time", "thread", "net", "process"];

/// Names that a rule has no use for, wherever they come from.
const NAMES: [(&str, &str); 4] = [
    ("HashMap", "order is not a rule: BTreeMap or an array"),
    ("HashSet", "order is not a rule: BTreeSet or Bits"),
    ("f32", "no floats in rules"),
    ("f64", "no floats in rules"),
];

/// What is not pure.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    for source in project.rules() {
        let tokens: TokenStream = source.text.parse().expect("a file that parsed has tokens");
        let mut words = Vec::new();
        flatten(tokens, &mut words);
        for at in 0..words.len() {
            let found = impurity(&words[at..], at.checked_sub(1).map(|before| &words[before]));
            problems.extend(found.map(|what| Problem::new(source.path, words[at].line, what)));
        }
    }
    problems
}

/// A token: a word, a sign, or the brackets of a group.
struct Word {
    text: String,
    line: usize,
}

fn flatten(tokens: TokenStream, words: &mut Vec<Word>) {
    for token in tokens {
        let line = token.span().start().line;
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                words.push(Word { text: open.to_owned(), line });
                flatten(group.stream(), words);
                words.push(Word { text: close.to_owned(), line: group.span_close().start().line });
            }
            other => words.push(Word { text: other.to_string(), line }),
        }
    }
}

/// What is impure about the first of these words.
fn impurity(words: &[Word], before: Option<&Word>) -> Option<String> {
    let text = |at: usize| words.get(at).map_or("", |word| word.text.as_str());
    let follows_path = text(1) == ":" && text(2) == ":";
    let first = text(0);
    if let Some((name, why)) = NAMES.iter().find(|(name, _)| *name == first) {
        return Some(format!("{name}: {why}"));
    }
    if first == "rand" && follows_path {
        return Some("rand: the only randomness is the kernel's Chance".to_owned());
    }
    if first == "std" && follows_path {
        let module = modules(&words[3..]).into_iter().find(|name| MODULES.contains(name))?;
        return Some(format!("std::{module}: a rule knows no such thing"));
    }
    // `pair.0.1` reads as a float behind a point.
    let is_field = before.is_some_and(|word| word.text == ".");
    (!is_field && is_float(first)).then(|| format!("{first}: no floats in rules"))
}

/// The modules that stand behind `std::`, one or a braced list.
fn modules(words: &[Word]) -> Vec<&str> {
    let Some(first) = words.first().filter(|word| word.text == "{") else {
        return words.first().map(|word| word.text.as_str()).into_iter().collect();
    };
    let (mut names, mut depth, mut last) = (Vec::new(), 0, first.text.as_str());
    for word in words {
        match word.text.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            name if depth == 1 && (last == "{" || last == ",") => names.push(name),
            _ => {}
        }
        if depth == 0 {
            break;
        }
        last = &word.text;
    }
    names
}

fn is_float(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
        && matches!(syn::parse_str::<Lit>(text), Ok(Lit::Float(_)))
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    fn refused(text: &str) -> bool {
        let places = ["games/a/src/b/mod.rs", "games/a/tests/b.rs", "crates/server/src/b.rs"];
        let found = found(check, &places.map(|place| (place, text)));
        assert!(found.len() <= 1 && found.iter().all(|it| it.starts_with(places[0])), "{found:?}");
        !found.is_empty()
    }

    #[test]
    fn files_clocks_environments_and_threads_are_refused() {
        assert!(refused("fn a() { std::fs::read(\"b\"); }"));
        assert!(refused("use std::{fmt, env::{self, var}};"));
        assert!(refused("use std::time::Instant;"));
        assert!(refused("fn a() { debug_assert!(::std::thread::panicking()); }"));
        assert!(!refused("use std::{fmt::{self, time}, iter};\nfn a() { std::mem::take(); }"));
    }

    #[test]
    fn hash_order_is_refused() {
        assert!(refused("type A = std::collections::HashMap<u8, u8>;"));
        assert!(refused("use std::collections::{BTreeMap, HashSet};"));
        assert!(!refused("use std::collections::BTreeMap;"));
    }

    #[test]
    fn floats_are_refused() {
        assert!(refused("fn a() -> u8 { (2.5 * 2) as u8 }"));
        assert!(refused("struct A(f64);"));
        assert!(!refused(
            "fn a(b: ((u8, u8),)) -> u8 { b.0.1 + (0..5).sum() }\nconst C: &str = \"1.5\";"
        ));
    }

    #[test]
    fn foreign_chance_is_refused() {
        assert!(refused("fn a() -> u8 { rand::random() }"));
        assert!(!refused("fn a(rand: u8) -> u8 { rand }"));
    }
}
